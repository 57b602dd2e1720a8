# Gli avvisi a chi non sta guardando: le impostazioni, ciò che mostra un telefono e la pagina senza connessione.
push-title = Avvisami
push-lead = Anche a gioco chiuso. I messaggi sono cifrati per questo dispositivo e passano dal servizio di notifiche del tuo browser.
push-on = Avvisami su questo dispositivo
push-kind =
    { $kind ->
        [turn] Quando tocca a me a un tavolo lento
        [waiting] Quando un tavolo mi aspetta
       *[today] Quando c’è la partita del giorno
    }
push-kind-text =
    { $kind ->
        [turn] Solo se non sei al tavolo.
        [waiting] Quando il tuo tempo sta per scadere o gli altri sono lì senza di te.
       *[today] Una volta al giorno, mai di notte.
    }
push-blocked = Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per il sito, poi torna qui.
push-cannot = Questo browser non può ricevere avvisi. Su iPhone o iPad aggiungi prima il gioco alla schermata Home e aprilo da lì.
push-failed = Il servizio di notifiche del tuo browser non risponde. Riprova più tardi.
push-others =
    { $count ->
        [one] Viene avvisato anche un altro tuo dispositivo.
       *[other] Vengono avvisati anche altri { $count } tuoi dispositivi.
    }

# Ciò che mostra un telefono
push-turn-title = Tocca a te
push-turn-text =
    { $meal ->
        [0] La partita si prepara e la prossima scelta è tua.
       *[other] Pasto { $meal }: il tavolo è tuo.
    }
push-waiting-slow-title = Il tuo tavolo ti aspetta
push-waiting-slow-text = Il tuo tempo sta per scadere. Poi deciderà un bot per te.
push-waiting-live-title = Gli altri ti aspettano
push-waiting-live-text = Sono al tavolo e tocca a te.
push-today-title = La partita del giorno è servita
push-today-text = La stessa per tutti, e conta il primo tentativo.

# Senza connessione
no-connection-title = Non sei in linea
no-connection-text = Al momento la cucina non si raggiunge. Le tue partite sono al sicuro sul server e continueranno appena torni.
no-connection-again = Riprova

privacy-push = Se ti fai avvisare: l’indirizzo per le notifiche e le chiavi di quel dispositivo, la sua lingua e il fuso orario, per che cosa viene avvisato e l’ultimo turno per cui lo è stato. Chi produce il tuo browser inoltra i messaggi senza poterli leggere. Tutto si cancella quando lo disattivi; ciò che non si raggiunge per 14 giorni si cancella da solo.

error-bad-device = L’indirizzo per le notifiche di questo browser non è utilizzabile.
error-push-off = Questo server non avvisa nessuno.
