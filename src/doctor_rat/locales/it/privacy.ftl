# Il testo della pagina sulla privacy. I numeri vengono dalle impostazioni del server; 0 vuol dire senza limite.
privacy-lead = Qui giochi senza account, indirizzo e-mail o password. Questa pagina dice che cosa salva il server e per quanto tempo.
privacy-contact = Domande sui tuoi dati: { $contact }
privacy-imprint = Chi gestisce questo server
privacy-terms = Condizioni d’uso
privacy-kept = Che cosa viene salvato
privacy-guest =
    { $days ->
        [0] Il nome che ti dai e quando l’hai fatto la prima volta, finché non li fai cancellare.
        [one] Il nome che ti dai e quando l’hai fatto la prima volta, finché non li fai cancellare. Se non ti siedi mai a un tavolo e non risolvi nessun rompicapo, tutto viene cancellato dopo 1 giorno.
       *[other] Il nome che ti dai e quando l’hai fatto la prima volta, finché non li fai cancellare. Se non ti siedi mai a un tavolo e non risolvi nessun rompicapo, tutto viene cancellato dopo { $days } giorni.
    }
privacy-cookie = Un cookie, perché quando torni tu sia ancora tu. Il tuo browser lo tiene per { $days } giorni; il server ne tiene solo un’impronta.
privacy-games =
    { $days ->
        [0] Le tue partite: chi sedeva dove, ogni mossa e quel che si è detto al tavolo. Le partite finite restano finché chi ha giocato non si fa dimenticare.
        [one] Le tue partite: chi sedeva dove, ogni mossa e quel che si è detto al tavolo. Le partite finite vengono cancellate dopo 1 giorno.
       *[other] Le tue partite: chi sedeva dove, ogni mossa e quel che si è detto al tavolo. Le partite finite vengono cancellate dopo { $days } giorni.
    }
privacy-archive =
    { $days ->
        [one] I tavoli che nessuno tocca per 1 giorno spariscono dagli elenchi, ma puoi sempre continuare.
       *[other] I tavoli che nessuno tocca per { $days } giorni spariscono dagli elenchi, ma puoi sempre continuare.
    }
privacy-notes = I tuoi segni e le tue note sul taccuino, le risposte ai rompicapi e il tuo punteggio.
privacy-deals = Le partite che hai giocato o visto e che giocano anche altri, se il tuo nome compare con il risultato del giorno, e le tue squadre nei tornei. Per i tavoli aperti che hai guardato, il fatto che li hai guardati: così nessuno gioca una partita che conosce.
privacy-shares = I link che crei a momenti delle tue partite, finché non li ritiri o finché la partita o i tuoi dati non vengono eliminati.
privacy-results = I tuoi risultati: com’è finita per te ogni partita, che cosa dice la sua analisi delle decisioni della tua parte e quando avresti potuto riconoscere ogni dieta. Restano finché non ti fai dimenticare, anche dove le vecchie partite vengono cancellate. Li vedi solo tu, a meno che tu non li condivida.
privacy-language = La lingua in cui leggi il gioco, quando siedi a un tavolo. Gli altri sanno solo che un tavolo aveva cinque lingue, mai di chi.
privacy-puzzles = Se le tue partite finite possono diventare rompicapi: solo se l’hai detto tu. Un rompicapo non contiene nulla di chi ha giocato.
privacy-teach = Se il dottore può imparare dalle tue partite: solo se lo attivi nelle impostazioni. Dove tutti a un tavolo sono d’accordo, il bot dottore conta una volta al giorno quanto è frequente ogni modo di scegliere, su tutte queste partite insieme. Restano solo queste percentuali, niente di tuo. Chi lo disattiva o si fa dimenticare non entra nel conteggio successivo.
privacy-link =
    { $minutes ->
        [one] Un link per un altro dispositivo, per 1 minuto.
       *[other] Un link per un altro dispositivo, per { $minutes } minuti.
    }
privacy-not-kept = Che cosa non viene salvato
privacy-address = Il tuo indirizzo di rete serve solo perché nessuno chieda troppo in una volta. Resta in memoria e non compare in nessun registro del gioco. Solo se chi gestisce il server blocca una rete, quella rete viene salvata.
privacy-nobody = Niente pubblicità, niente statistiche su di te per altri che per te, niente di altre aziende: tutto ciò che questa pagina carica viene da questo server.
privacy-device = Lingua, colori, suoni e simili restano nel tuo browser.
privacy-around = Le copie di sicurezza e i registri intorno al gioco dipendono da chi gestisce il server; ciò che qui è cancellato può restare per un po’ in una copia.
privacy-yours = Che cosa puoi fare
privacy-export = Nelle impostazioni puoi scaricare tutto ciò che è salvato su di te.
privacy-forget =
    { $days ->
        [one] Lì puoi anche farti dimenticare: il tuo nome e tutto ciò che hai scritto vengono cancellati subito, anche nelle vecchie partite. Un numero senza nome resta per 1 giorno, perché nulla di tuo ritorni.
       *[other] Lì puoi anche farti dimenticare: il tuo nome e tutto ciò che hai scritto vengono cancellati subito, anche nelle vecchie partite. Un numero senza nome resta per { $days } giorni, perché nulla di tuo ritorni.
    }

# In the settings
teach-doctor = Il dottore può imparare dalle mie partite
teach-doctor-text = Una volta al giorno il bot dottore conta come si sceglie qui: su tutte le partite insieme, mai persona per persona. Una partita finita conta solo se tutti al tavolo sono d’accordo.
