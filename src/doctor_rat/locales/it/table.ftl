### Il tavolo: che cosa sta dove, a chi tocca e che cosa si può fare.

## Le parti del tavolo

table-title = Pasto { $meal } su 8
table-meals = Pasti
table-meal = Pasto { $meal }
table-meal-eaten = Pasto { $meal }, mangiato
table-meal-now = Pasto { $meal }, adesso
table-meal-extra = Il mazzo aggiunge un alimento sul tavolo.
table-meal-extra-tag = +1 carta
table-meal-lean = Il dottore non pesca.
table-meal-lean-tag = non pesca
table-meal-trash = Non si pesca: si mangia dalla spazzatura.
table-meal-trash-tag = spazzatura
table-meal-exam = L’esame finale: basta una croce rossa e si perde.
table-meal-exam-tag = esame
table-centre = Sul tavolo
table-centre-empty = Sul tavolo non c’è ancora niente.
table-trash = Spazzatura
table-trash-count =
    { $count ->
        [0] Spazzatura: vuota
        [one] Spazzatura: 1 alimento
       *[other] Spazzatura: { $count } alimenti
    }
table-trash-look = Fruga nella spazzatura
table-cabinet = L’armadietto di Doctor Rat
table-pile-short = Mazzo { $count }
table-stock =
    { $count ->
        [one] 1 alimento nella riserva
       *[other] { $count } alimenti nella riserva
    }
table-stock-short = Riserva { $count }
table-stock-title = Riserva
table-yuck-left =
    { $count ->
        [0] Bleah!: nessuno
        [one] Bleah!: ancora 1
       *[other] Bleah!: ancora { $count }
    }
table-token-used = { $token } (segnalino usato)
table-first-player = Primo giocatore
table-led-by = Con
table-bot = Bot
table-stands-in = gioca un bot
table-turn = Di turno

## Gli alimenti dove stanno

table-food-centre = { $food }, sul tavolo
table-food-trash = { $food }, nella spazzatura
table-food-planned = { $food }, per { INSIDE($group) }
table-food-good = { $food }, spunta verde
table-food-bad = { $food }, croce rossa
table-food-good-covered = { $food }, spunta verde coperta dalla Medicina
table-food-bad-covered = { $food }, croce rossa coperta dalla Medicina
table-food-taken = { $food }, in attesa del verdetto
table-food-meal = Pasto { $meal }: { $food }
table-food-from = { $food }, prima per { INSIDE($group) }
table-food-asked = { $food }: va bene o no?
table-food-not-for = { $food }, Bleah!, non più per { INSIDE($group) }
table-green-cross = Croce verde: { $complication }
table-identity = Identità: { $food }
table-row-spread = Apri la fila: { INSIDE($group) }
table-row-title = { $group }: la fila
table-crosses =
    { $count ->
        [0] Nessuna croce rossa.
        [one] 1 croce rossa. Alla terza si perde.
       *[other] { $count } croci rosse. Alla terza si perde.
    }

## A chi tocca

table-now-doctor-offer = Doctor Rat fruga nella riserva. Non vola una mosca.
table-now-doctor-return = Doctor Rat può ancora dire Bleah!
table-now-rats = I ratti stanno scegliendo.
table-now-solo = Per { INSIDE($group) } decide solo { $name }.
table-now-solo-plan = Per { INSIDE($group) } decide solo { $name }. Intanto prepara il piano per gli altri.
table-now-colleague-take = { $group } prende un alimento.
table-now-colleague-window = { $group } può dire Bleah! oppure passare.
table-wakes-doctor = Doctor Rat si sta ancora infilando il camice…
table-wakes-rats = I ratti si stanno ancora lavando le zampe…
table-wakes-colleague = { $group } si sta ancora infilando il camice…
table-presented = { $group }: { $food }…
table-given = { $group }: { $food }.
table-missing = Ancora senza alimento: { $groups }.
table-covers = Medicina per { INSIDE($group) }, sopra: { $foods }.
table-not-again = { $food }: Bleah! In questo pasto non più per { INSIDE($group) }.
table-you-offer =
    { $count ->
        [one] Scegli 1 alimento per il tavolo.
       *[other] Scegli { $count } alimenti per il tavolo.
    }
table-you-offer-ready = Servi questi, oppure toccane uno per rimetterlo a posto.
table-you-serve = Servi la cena, o prima usa un segnalino.
table-you-return = Hanno scelto tutti. Di’ Bleah! a un alimento o dai il verdetto.
table-you-listen = Ascolta. Non muovere neanche un baffo.
table-you-plan = Dai un alimento a ogni gruppo, poi mettetevi d’accordo.
table-you-plan-alone = Dai un alimento a ogni gruppo.
table-think-aloud = Pensa ad alta voce!
table-you-retake = Bleah! Un alimento è tornato indietro. Scegline un altro.
table-you-held = { $food }: per chi?
table-you-held-group = { $group }: quale alimento?
table-you-ready = Ogni gruppo ha un alimento. D’accordo?
table-you-ready-alone = Ogni gruppo ha un alimento. Si mangia?
table-you-missing = Ancora senza alimento: { $groups }.
table-you-sure = Va bene? Ancora A o Invio. Esc per annullare.
table-you-agreed = Per te va bene. Aspettiamo gli altri.
table-you-silent = Decidi per conto tuo. Non parlare con nessuno.
table-you-take = Tocca a te: prendi un alimento dal tavolo o dalla spazzatura.
table-you-take-trash = Tocca a te: prendi un alimento dalla spazzatura.
table-you-take-held = Prendi { $food }. Va bene?
table-you-window-front = Di’ Bleah! a tutto il tavolo, oppure passa.
table-you-window-trash = Di’ Bleah! a tutta la spazzatura, oppure passa.
table-you-window-back = Di’ Bleah! all’alimento del collega, oppure passa.
table-away = Un bot gioca al posto tuo.
table-won = Esame superato!
table-lost = Partita persa.

## Che cosa fare

table-agree = D’accordo
table-eat = Si mangia!
table-decide = Decidi per tutti
table-decide-ask = Sei il ratto più giovane: puoi decidere per tutti. Gli altri non sono ancora d’accordo.
table-choose = Scegli questi
table-serve = La cena è pronta!
table-verdict = Dai il verdetto
table-take = Prendi
table-pass = Passa
table-suggest = Proponi
table-alone = Decido io
table-give = Scegli { $food } per { INSIDE($group) }
table-choose-for = Scegli un alimento per { INSIDE($group) }
table-take-back = { $food } per { INSIDE($group) }: togli
table-let-go = Rimetti giù
table-skip = Salta
table-back = Indietro
table-close = Chiudi
table-plans = Che cosa farebbero gli altri
table-actions = Che cosa puoi fare
table-plans-all =
    { $count ->
        [one] 1 piano
       *[other] Tutti i { $count } piani
    }
table-see-end = Com’è finita
table-plan-of = { $name } propone { $food } per { INSIDE($group) }
table-plan-of-agreed = { $name } è d’accordo: { $food } per { INSIDE($group) }
table-advice-of = { $name } consiglia { $food } per { INSIDE($group) }
table-advice = Consiglio
table-same = Uguale
table-is-same = Uguale al tuo
table-follow = Uguale a { $name }
table-suggests-take = { $name } prenderebbe { $food }
table-suggests-pass = { $name } passerebbe
table-suggests-yuck = { $name } direbbe Bleah!
table-agreed = { $name } è d’accordo
table-thinking = { $name } ci pensa

## Segnalini

table-yuck-front-ask = Tutta la riserva esce dal gioco senza essere mostrata e peschi altrettanti alimenti. I ratti vedono che l’hai fatto.
table-yuck-front-do = Butta via tutto
table-yuck-sweep-ask = Tutti gli alimenti sul tavolo e nella spazzatura escono dal gioco e se ne pescano altrettanti.
table-yuck-sweep-trash-ask = Tutti gli alimenti nella spazzatura escono dal gioco e se ne pescano altrettanti.
table-yuck-sweep-do = Sgombera il tavolo
table-yuck-sweep-trash-do = Svuota la spazzatura
table-yuck-back-ask = L’alimento torna sul tavolo. Quel gruppo ne prende subito un altro.
table-yuck-back-pick = Quale alimento torna indietro?
table-yuck-back-do = Rimanda indietro
table-yuck-back-food = { $group }: { $food }
table-medicine-ask = Copre due simboli vicini fino alla fine della partita. Le croci coperte non contano più, e nemmeno le spunte.
table-medicine-pick = Quali due simboli?
table-medicine-pair = { $group }: { $first } e { $second }
table-medicine-do = Metti il cerotto
table-menu-ask = Uno degli alimenti che hai scelto va apertamente a un gruppo. Il gruppo mangia quello e non prende altro.
table-menu-group = Quale gruppo?
table-menu-food = Quale alimento?
table-menu-do = Assegna
table-prepared-medicine = Con la cena arriva la Medicina per { INSIDE($group) }.
table-prepared-menu = Con la cena arriva lo Stretto Regime: { $food } per { INSIDE($group) }.
table-extra = Dal mazzo

## Complicazioni

table-under = { $group }: { $complication }
table-madness-foods = Per il gruppo in preda alla Pazzia
table-solo-title = Decidi per conto tuo
table-solo-open = Torna alla scelta
table-predict-open = Torna alle previsioni
table-solo-rows = Che cosa hanno mangiato gli altri
table-solo-madness = Due alimenti, niente discussioni. Quale mangi?
table-solo-insomnia = Scegli prima di tutti. Quale alimento prendi?
table-solo-gluttony-second = Bis! Che cos’altro mangi?
table-solo-paranoia = Solo la spazzatura è sicura. Che cosa ripeschi?
table-solo-do = Mangia
table-predict = Come andrà agli altri? Dove sbagli, te lo mangi tu.
table-predict-good = bene
table-predict-bad = male
table-predict-do = Così sarà

## Diete

table-diet = { $group }: { $diet }
table-diet-unknown = La tua dieta: tu non la vedi mai.
table-diet-now = In questo pasto: { $card }

## La fine

table-end-won = Vincono tutti!
table-end-lost = Perdono tutti
table-end-exam-passed = Esame finale superato senza neanche una croce.
table-end-exam-failed = Una croce rossa all’esame finale.
table-end-third-cross = La terza croce rossa, nel pasto { $meal }.
table-end-by = Il colpo di grazia: { $food } per { INSIDE($group) }.
table-end-diets = Quello che nessuno poteva dire
table-end-saved =
    { $count ->
        [0] Nessun Bleah! risparmiato.
        [one] 1 Bleah! risparmiato.
       *[other] { $count } Bleah! risparmiati.
    }
table-end-unspent = Neanche un Bleah! usato: il dottore fa l’inchino.
table-end-ultimate = La vittoria suprema: senza nessun Bleah! in gioco.
table-end-again = Gioca ancora
table-end-on = Avanti
table-end-review = Rivedi
table-end-record = Salva la partita
table-end-challenge = Sfida gli amici
table-end-day = Ai risultati del giorno
table-end-cup = Al torneo

## The sealed deal, checked by the browser

seal-kept = Carte in regola: durante la partita nessuno ha cambiato una carta o una dieta.
seal-consistent = Questa partita salvata corrisponde ai propri sigilli. Questo browser non era al tavolo quando sono stati mostrati: di più non può dire.
seal-broken = LE CARTE NON SONO IN REGOLA. Le carte o le diete di questa partita non sono quelle sigillate prima dell’inizio.
seal-checking = Verifica dei sigilli…
seal-cannot = Il tuo browser verifica i sigilli solo sulle pagine cifrate (https). Salva la partita e verificala da te:
seal-unavailable = Al momento non è possibile verificare i sigilli.
seal-details = Come ha verificato il tuo browser
seal-how = Prima della partita il server ha mostrato a tutti un’impronta (SHA-256) delle carte mescolate e, prima del primo pasto, quella di tutte le carte date, diete comprese. A partita finita le ha aperte entrambe, e il tuo browser ha ricalcolato le impronte dalla partita salvata. Se anche una sola carta fosse stata scambiata, non corrisponderebbero.
seal-name =
    { $seal ->
        [deal] Sigillo di tutte le carte date
       *[shuffle] Sigillo del mazzo
    }
seal-told = Mostrato prima:
seal-not-told = non visto da questo browser
seal-salt = Segreto aggiunto perché nessuno potesse indovinare:
seal-found = Calcolato ora:
seal-by-hand = Per verificare da te, salva la partita ed esegui

## Tasti

table-key-give = Dai a questo gruppo l’alimento che hai nella zampa, o scegline uno
table-key-agree = D’accordo
table-key-let-go = Rimetti giù, salta o chiudi
table-key-move = Spostati tra le carte
table-key-mute = Attiva o spegni i suoni
table-sounds-on = Suoni attivi.
table-sounds-off = Suoni spenti.

## The kitchen clock of a live table

table-clock = Timer da cucina: ancora { $minutes } min { $seconds } s
table-clock-over = Timer da cucina: il tempo per questo pasto è finito. Niente fretta.
study-mark = Studio
study-back = Torna alla partita
