### Tutto ciò che sta intorno al tavolo: inizio, opzioni, posti, impostazioni, errori.

app-name = Doctor Rat
labeled = { $label }: { $text }
app-tagline = Ratti schizzinosi, un dottore muto e otto cene per scoprire chi può mangiare cosa.
app-unofficial = Una versione gratuita e non ufficiale, per chi ama il gioco da tavolo.

## Dappertutto

skip-to-content = Vai al contenuto
nav-home = Inizio
nav-settings = Impostazioni
nav-privacy = Privacy
close = Chiudi
copy = Copia
copied = Copiato.
share = Condividi
cancel = Annulla
again = Riprova
loading = Un momento…
your-turn-title = Tocca a te! { $place }
your-turn-call = Tocca a te, { $name }!

## Inizio

home-play = Gioca subito
home-play-rats = Gioca da ratto
home-play-rats-text = Scopri che cosa può mangiare ogni gruppo. Il dottore è un bot.
home-play-doctor = Gioca da dottore
home-play-doctor-text = Conosci tutte le diete e non puoi dire una parola. I ratti sono bot.
home-laying = Si apparecchia…
home-first-game = Diete facili, per la prima partita
home-bots = Bot
home-your-tables = I tuoi tavoli
home-your-turn = Tocca a te
home-open-tables = Tavoli aperti
home-no-open-tables = Adesso non c’è nessun tavolo aperto. Apparecchia tu!
home-new-table = Crea un tavolo
home-new-table-text = Per gli amici, vicini e lontani. Come si gioca lo scegli tu.
home-join = Unisciti a un tavolo
home-join-label = Link o codice
home-join-go = Vai
join-code-wrong = Nessun tavolo ha questo codice. I codici hanno otto lettere e cifre e scadono con la partita.
home-learn = Impara a giocare
home-learn-text = Una cena breve, con qualcuno accanto.
home-puzzles = Rompicapi
home-puzzles-text = Un tavolo, una domanda: per affilare i baffi.
home-day = La partita del giorno
home-day-text = Le stesse carte per tutti, una volta al giorno.
home-cup = Torneo
home-rules = Le regole
home-past = Partite passate
home-me = I tuoi progressi
home-open-record = Apri una partita
home-hello = Ciao, { $name }
home-what-name = Come ti chiamiamo?
home-name = Il tuo nome
home-name-keep = Sono io
default-name =
    { $number ->
        [0] Pepe
        [1] Rosicchio
        [2] Briciola
        [3] Zampetta
        [4] Biscotto
        [5] Toppa
        [6] Fuliggine
        [7] Tartufo
        [8] Tortellino
        [9] Cetriolino
        [10] Cialda
       *[11] Bottone
    }

## Un tavolo nell'elenco

listed-meal = Pasto { $meal } su 8
listed-lobby = Non ancora iniziata
listed-setup = Il dottore sta prescrivendo le diete
listed-won = Vinta
listed-lost = Persa
listed-free =
    { $count ->
        [0] Nessun posto libero
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
listed-sit = Siediti
listed-watch = Guarda
listed-go-on = Continua
listed-study = Studio
listed-look = Rivedi
listed-company = Con { $names }
listed-alone = Ancora nessuno
listed-own = In solitaria
listed-as = Ruolo: { INSIDE($roles) }
listed-ended =
    { $reason ->
        [exam-passed] Vinta, tutti e otto i pasti
        [third-cross] Persa al pasto { $meal }, terza croce rossa
       *[exam-failed] Persa all’esame finale
    }
time-left = Ancora { $time }
time-over = Tempo scaduto

## Creare un tavolo

new-title = Crea un tavolo
new-make = Apparecchia
option-variant = Variante
variant-name =
    { $variant ->
        [colony] Colonia
        [complications] Complicazioni
       *[colleagues] Colleghi
    }
variant-text =
    { $variant ->
        [colony] Il gioco classico: un dottore, due o tre gruppi di ratti.
        [complications] Come Colonia, ma chi è troppo in salute si becca qualcosa di strano.
       *[colleagues] Due dottori faccia a faccia. Ognuno vede la dieta dell’altro e non la propria.
    }
option-groups = Gruppi
groups-count = { $count } gruppi
groups-text = Con meno gruppi la cena è più breve.
option-identities = Identità
identities-name =
    { $how ->
        [random] A caso
       *[chosen] Scelte
    }
identities-text =
    { $how ->
        [random] Due delle tre, sorteggiate a ogni partita.
       *[chosen] Il tavolo decide chi è chi.
    }
identities-group = Gruppo { $number }
option-yuck = Segnalini Bleah!
yuck-text =
    { $count ->
        [0] Neanche uno: vincere così è il traguardo supremo.
        [one] Difficile: il dottore può dire Bleah! una volta sola.
        [2] Un po’ più difficile.
       *[other] Come da regolamento.
    }
option-diets = Diete
diets-name =
    { $diets ->
        [lesson] Lezione
        [preset] Prima partita
        [random] Pescate
        [difficulty] Per difficoltà
       *[chosen] A scelta del dottore
    }
diets-text =
    { $diets ->
        [lesson] Le diete della prima partita, con alimenti in un ordine istruttivo.
        [preset] Tre diete facili, sempre le stesse. L’ideale per imparare.
        [random] La dieta di ogni gruppo si pesca a caso.
        [difficulty] Pescate in modo che l’insieme sia difficile quanto volete.
       *[chosen] Il dottore pesca o sceglie ogni dieta in segreto.
    }
option-difficulty = Difficoltà
difficulty-name =
    { $difficulty ->
        [easy] Facile
        [normal] Normale
        [hard] Difficile
       *[brutal] Spietata
    }
option-one-family = Alternanza facile
option-one-family-text = Per principianti: le due carte di Alternanza sono della stessa tipologia.
option-access = Chi può venire
access-name =
    { $access ->
        [open] Tutti
       *[private] Amici con il link
    }
option-sheet = Taccuino
sheet-name =
    { $sheet ->
        [none] Nessuno
        [marks] I miei segni
        [crossed] Automatico
       *[odds] Probabilità
    }
sheet-text =
    { $sheet ->
        [none] Carta e matita, o solo la vostra testa.
        [marks] Un elenco di tutte le diete, da segnare a mano.
        [crossed] Le diete impossibili si cancellano da sole.
       *[odds] Il taccuino dice anche quanto è probabile ogni dieta.
    }
option-pace = Ritmo
pace-name =
    { $pace ->
        [live] Dal vivo
       *[slow] Lento
    }
pace-text =
    { $pace ->
        [live] Siete tutti al tavolo.
       *[slow] Ognuno passa quando vuole. Dopo qualche giorno decide un bot.
    }
option-deadline = Tempo per decidere
deadline-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
option-clock = Timer da cucina
clock-none = Senza timer
clock-minutes =
    { $count ->
        [one] 1 minuto a pasto
       *[other] { $count } minuti a pasto
    }
option-voice = Parliamo a voce
option-voice-text = Niente chat al tavolo; restano le frasi pronte.
option-latecomers = Posto per chi arriva tardi
option-latecomers-text = Chi guarda può prendere il posto di un bot a partita iniziata.
more-options = Altre opzioni

## Il tavolo prima dell'inizio

lobby-title = Intorno al tavolo
lobby-seats = Posti
lobby-sit = Siediti qui
lobby-sit-also = Anche questo
lobby-join = Gioca con { INSIDE($group) }
lobby-take-seat = Prendi il posto del bot
lobby-hint-sit = Stai guardando. Per giocare, prendi un posto libero o quello di un bot.
lobby-hint-join = Stai guardando. Ogni ruolo ha già qualcuno, ma c’è ancora posto: unisciti a un gruppo e decidete insieme.
lobby-hint-full = Stai guardando. Tutti i { $count } posti sono presi; se uno si libera, puoi sederti.
lobby-let-go = Lascia il posto
lobby-bot = Metti un bot
lobby-bot-level = Quanto è bravo il bot?
lobby-send-bot-away = Manda via il bot
lobby-you = Tu
lobby-owner = Host
lobby-ready = Via libera
lobby-not-ready = Un momento
lobby-i-am-ready = Ci sono!
lobby-wait = No, un momento
lobby-youngest = Ratto più giovane
lobby-make-youngest = Segna come più giovane
lobby-start = Tutti a tavola
lobby-start-text = I bot occupano i posti vuoti.
lobby-waiting-host = Aspettiamo il via dell’host.
lobby-no-host = L’host è via. Chiunque può dare il via; al suo posto gioca un bot.
lobby-waiting-ready = Aspettiamo { $names }.
lobby-invite = Invita
lobby-invite-text = Manda questo link o fallo inquadrare.
lobby-code-text = Oppure di’ questo codice:
lobby-qr = Codice QR del link
lobby-options = Come si gioca
lobby-change-options = Cambia
manage-open = Altro su { $name }
manage-hide-text = Solo tu non vedrai più ciò che scrive { $name }.
manage-mute-text = { $name } resta al tavolo, ma senza messaggi né frasi.
manage-unmute-text = { $name } può scrivere di nuovo.
manage-host = Passa il ruolo di host
manage-host-text = D’ora in poi il tavolo è di { $name }. Tu non sei più l’host.
manage-remove = Allontana dal tavolo
manage-remove-text =
    { $stage ->
        [lobby] { $name } perde il posto e torna solo se vuoi tu. Il vecchio link e il vecchio codice non valgono più.
       *[game] Per { $name } continua un bot, e torna solo se vuoi tu. Il vecchio link e il vecchio codice non valgono più.
    }
manage-sure = Davvero?
manage-remove-do = Allontana { $name }
manage-host-do = { $name } diventa host
removed-title = Allontanati dal tavolo
removed-let-in = Fai tornare { $name }
removed-unnamed = qualcuno di un tavolo precedente
removed-done = { $name } può tornare con qualsiasi link o codice di questo tavolo.
lobby-mute = Togli la parola a { $name }
lobby-unmute = Ridai la parola a { $name }
lobby-hide = Nascondi i messaggi di { $name }
lobby-show = Mostra di nuovo i messaggi di { $name }
lobby-watching =
    { $count ->
        [0] Nessuno guarda
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
lobby-away = non c’è
lobby-promise = Sigillo del mazzo
lobby-promise-text = Impronte del mazzo e delle carte date. Alla fine il tuo browser verifica che nessuno abbia cambiato una carta.

## La preparazione del dottore

setup-title = La scrivania del dottore
setup-text = Dai una dieta a ogni gruppo: pescala o sceglila. I ratti sapranno se l’hai pescata o scelta, e nient’altro.
setup-waiting = Doctor Rat sta prescrivendo le diete. Sst!
setup-draw = Pesca
setup-choose = Scegli
setup-one-or-two = Hai pescato questa carta Dieta. Quante carte Dettaglio vanno con lei?
setup-one-card = Una carta
setup-two-cards = Due carte
setup-kind = Tipo di dieta
setup-cards = Una carta o due
setup-card-left = Sinistra, pasti pari
setup-card-right = Destra, pasti dispari
setup-category = Categoria
setup-take = Dai questa dieta
setup-finish = Si può cenare
setup-finish-text = Prima ogni gruppo deve avere una dieta.
setup-difficulty = Difficoltà: { $word }, { $score } su 100

## Pannelli laterali

panel-talk = Chat
panel-sheet = Taccuino
panel-log = Cronaca
panel-open-talk =
    { $count ->
        [0] Chat e cronaca
        [one] Chat e cronaca, 1 messaggio nuovo
       *[other] Chat e cronaca, { $count } messaggi nuovi
    }
panel-open-sheet = Taccuino
talk-label = Di’ qualcosa
talk-think-aloud =
    { $doctor ->
        [person] Guidi tutti i ratti: pensa ad alta voce! Il dottore ascolta.
       *[bot] Guidi tutti i ratti: pensa ad alta voce! Dire perché scegli un alimento aiuta a dedurre, e resta nella cronaca.
    }
talk-label-side = Di’ qualcosa alla tua parte
talk-to = Chi ti sente
talk-to-everyone = Tutti
talk-to-side = La tua parte
talk-side-name = { $name }, solo alla tua parte
talk-send = Invia
talk-silent-doctor = Il dottore tace fino alla fine.
talk-silent-solo = Ora decidi per conto tuo, in silenzio.
talk-silent-choosing = Ora silenzio! Pensi ad alta voce quando la tua parte sceglie il suo alimento.
talk-spectator = Il pubblico ascolta.
talk-voice = A questo tavolo si parla a voce. Le frasi pronte funzionano lo stesso.
talk-phrases = Frasi
talk-hidden = (nascosto)
phrase-kind = Voglio dire
phrase-topic =
    { $topic ->
        [foods] Alimenti
        [diets] Diete
        [answers] Risposte
       *[greetings] Saluti
    }
phrase-verb =
    { $kind ->
        [want] Prendete questo
        [avoid] Questo no
        [try] Proviamo
        [means] Il dottore intende…
        [trash] Dalla spazzatura
        [swap] Scambio
        [safe] Prudenza
        [leave] Lasciateci questo
        [claim] La nostra idea
        [either] Uno dei due
        [ask] E questo gruppo?
        [look] Guardate un pasto
        [agree] D’accordo
        [disagree] Non sono d’accordo
        [unsure] Non saprei
        [decide] Decidete voi
        [thinking] Aspettate…
        [hello] Ciao
        [praise] Ben giocato
        [thanks] Grazie
       *[again] Ancora?
    }
phrase-group = Gruppo
phrase-other-group = Altro gruppo
phrase-food = Alimento
phrase-meal = Pasto
phrase-either-one = O
phrase-either-two = Oppure
phrase-diet = Dieta
phrase-card = Carta
phrase-category = In base a
phrase-sure = È sicuro?
phrase-sure-name =
    { $sure ->
        [sure] di sicuro
        [maybe] forse
       *[no] proprio no
    }
phrase-back = Un’altra frase
phrase-todo = Tocca ciò che intendi.
phrase-say = Dillo
sheet-title = Taccuino
sheet-notes = Appunti
sheet-possible =
    { $count ->
        [one] 1 dieta possibile
       *[other] { $count } diete possibili
    }
sheet-mark =
    { $mark ->
        [no] esclusa
        [maybe] forse
        [yes] sicura
       *[none] nessun segno
    }
sheet-mark-help = Tocca un segno per marcarlo: no, forse, sì. Tocca il nome di una dieta per leggere che cosa vuol dire.
sheet-of = { $diet }: { $card }
sheet-explain = { $diet }: che cosa vuol dire
sheet-kind-open =
    { $count ->
        [one] { $diet }: 1 dieta
       *[other] { $diet }: { $count } diete
    }
sheet-percent = { $percent }%
sheet-not-kept = Non siamo riusciti a salvare i tuoi segni. Riproveremo con il prossimo.

## Partite passate

past-title = Partite passate
past-none = Non hai ancora finito nessuna partita.
past-more = Mostra le partite precedenti

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-browser = Come nel browser
settings-theme = Tema
theme-name =
    { $theme ->
        [system] Come il dispositivo
        [dark] Scuro
       *[light] Chiaro
    }
settings-sound = Suoni
settings-show = Quello che succede a tavola
show-name =
    { $show ->
        [slow] Mostra lentamente
       *[usual] Mostra
        [none] Mostra solo come finisce
    }
settings-motion = Animazioni
settings-shortcuts = Scorciatoie da tastiera
settings-shortcuts-text = Al tavolo basta una lettera o una cifra. Disattivale se usi la dettatura.
settings-notifications = Avvisami quando tocca a me
settings-notifications-denied = Il browser non lo permette.
settings-cards = Carte
cards-size =
    { $size ->
        [small] Piccole
        [medium] Medie
       *[large] Grandi
    }
settings-name = Nome
settings-name-text = Gli altri lo vedranno dal prossimo tavolo.
settings-kept = Salvato.
settings-device = Continua su un altro dispositivo
settings-device-text = Crea un link che apre il tuo posto su un altro dispositivo. Funziona una volta sola e per poco tempo.
settings-device-make = Crea un link
settings-data = I tuoi dati
settings-data-text = Tutto ciò che questo server ha salvato su di te, in un solo file.
settings-export = Scarica i miei dati
settings-forget = Dimenticami
settings-forget-text = Cancella il tuo nome e i tuoi posti da questo server. Non si può tornare indietro.
settings-forget-sure = Sì, dimenticami

## Continuare su questo dispositivo

continue-title = Rieccoti!
continue-text = Vuoi continuare qui con il nome e i posti di questo link?
continue-go = Continua qui
continue-done = Che bello rivederti, { $name }!

## Quando qualcosa non va

lost-title = Piatto vuoto
lost-text = La pagina che cerchi se l’è mangiata qualcuno, o nessuno l’ha mai cucinata.
dead-table-title = Questo tavolo non c’è più
private-title = Una cena privata
door-title = Invito da { $host }
door-title-nobody = C’è un invito per te
door-game = A una partita di { $variant }.
door-table = Al tavolo: { $names }.
door-empty = Al tavolo non c’è ancora nessuno.
door-running = La partita è già iniziata: puoi guardare, o prendere il posto di un bot se il tavolo lo permette.
door-over = Questa partita è finita: puoi vedere com’è andata.
watching = Stai guardando
watching-text = Vedi ciò che possono vedere tutti. Al tavolo nessuno ti sente.
kicked-title = Ti hanno chiesto di alzarti
broken-title = La pentola è traboccata
offline-title = La cucina non risponde
page-reloaded = Il gioco è stato aggiornato, perciò la pagina è stata ricaricata.
announce-read-only = Il server è in manutenzione: puoi guardare, ma per ora non si può giocare né cambiare nulla.
part-missing = Una parte della pagina non è arrivata. Forse il gioco è stato aggiornato, oppure la linea è interrotta.
reconnecting = Riconnessione…
reconnecting-stalled = La cucina non risponde. Riproviamo…
connecting = Verso il tavolo…

## Tasti

shortcuts-title = Tasti
shortcut-help = Mostra questo elenco
shortcut-talk = Apri o chiudi la chat
shortcut-sheet = Apri o chiudi il taccuino
shortcut-home = Vai all’inizio
shortcut-say = Scrivi qualcosa
shortcut-help-rules = Consultare regole e diete

## Il menù del tavolo

talk-bot-plan = { $name } ha un piano. Perché?
shortcut-menu = Apri il menù del tavolo
menu-open = Menù
help-open = Regole e diete
help-rules = Regole
help-keys = Tasti
menu-title = Il tavolo
menu-take-over = Fai continuare un bot
menu-come-back = Riprendi il tuo posto
menu-come-back-text = Al tuo posto c’è un bot.
menu-leave = Lascia la partita
menu-leave-text = Un bot prende il tuo posto. Puoi tornare quando vuoi.
