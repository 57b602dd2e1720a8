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
table-sure = Va bene? Ancora Invio. Esc per annullare.
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

## Segnalini: tutto ciò che se ne dice, in qualunque pagina

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
table-ask-medicine = Copre due simboli vicini fino alla fine della partita. Le croci coperte non contano più, e nemmeno le spunte.
table-token-place = Quali due simboli?
table-token-pair = { $group }: { $first } e { $second }
table-do-medicine = Metti il cerotto
table-ask-strict-menu = Uno degli alimenti che hai scelto va apertamente a un gruppo. Il gruppo mangia quello e non prende altro.
table-token-group = Quale gruppo?
table-token-food = Quale alimento?
table-do-strict-menu = Assegna
table-prepared-medicine = Con la cena arriva la Medicina per { INSIDE($group) }.
table-prepared-strict-menu = Con la cena arriva lo Stretto Regime: { $food } per { INSIDE($group) }.
table-extra = Dal mazzo
yuck = Bleah!
medicine = Medicina
strict-menu = Stretto Regime
yuck-front-rule = Prima di scegliere: butta via tutta la riserva senza mostrarla e pesca altrettanti alimenti.
yuck-back-rule = Quando tutti hanno scelto: rimanda indietro un alimento. Quel gruppo ne prende un altro.
medicine-rule = Una volta per partita: copri due simboli vicini della stessa fila. Non contano più.
strict-menu-rule = Una volta per partita: dai apertamente a un gruppo uno degli alimenti scelti. Il gruppo mangia quello e non prende altro.
event-medicine-prepared = Medicina pronta per { INSIDE($group) }.
event-menu-prepared = Stretto Regime pronto: { $food } per { INSIDE($group) }.
event-served-medicine = Medicina per { INSIDE($group) }! Due simboli coperti.
event-served-strict-menu = Stretto Regime! { $group } devono mangiare { $food }.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } hanno 1 croce rossa. La Medicina ne copre { $covered }.
       *[other] { $group } hanno { $crosses } croci rosse. La Medicina ne copre { $covered }.
    }
reason-doctor-menu = { $food }: proprio quel che ci vuole per { INSIDE($group) }. Meglio che mangino questo e basta.
error-medicine-place = La Medicina vuole due simboli vicini.
error-menu-food = Lo Stretto Regime vuole uno degli alimenti che hai scelto.
error-menu-group = Adesso questo gruppo non può ricevere lo Stretto Regime.
act-medicine = Medicina ({ $group }), sugli alimenti { $first } e { $second } della fila
act-strict-menu = Stretto Regime: { $food } ({ $group })
learn-rats-medicine = Medicina: il dottore ha coperto due simboli. Le croci sotto il cerotto non contano più, ma possono ancora insegnarti qualcosa.
learn-rats-menu = Stretto Regime: il dottore ha dato apertamente un alimento a un gruppo. Di sicuro lo fa a fin di bene.
learn-doctor-menu = Stretto Regime, una volta per partita: prima di servire, dai apertamente a un gruppo uno degli alimenti scelti. Quello non lo sbaglia nessuno.
learn-doctor-medicine = Medicina, una volta per partita: un cerotto su due simboli vicini. Meglio se sono due croci.
learn-doctor-danger = { $group }: due croci. Alla terza si perde. Possono aiutarti Medicina, Bleah! o Stretto Regime.
rules-setup-3 = Il dottore prende i segnalini: tre Bleah!, una Medicina, uno Stretto Regime. Con meno Bleah! è più difficile; vincere senza neanche uno è il traguardo supremo.
rules-medicine-text = Una volta, prima di servire: copre due simboli vicini della stessa fila fino alla fine. Le croci coperte non contano più. Per le Complicazioni non contano le spunte coperte né quelle alla loro sinistra.
rules-strict-menu-text = Una volta, prima di servire: il dottore dà apertamente a un gruppo uno degli alimenti che ha scelto. Quel gruppo lo mangia e non prende altro.
rules-colleagues-1 = Niente Medicina, niente Stretto Regime, niente Complicazioni. I segnalini Bleah! sono di entrambi. All’inizio nella spazzatura c’è un alimento.
review-medicine =
    { $crosses ->
        [0] { $group }: la Medicina non ha coperto nessuna croce rossa.
        [one] { $group }: la Medicina ha coperto 1 croce rossa.
       *[other] { $group }: la Medicina ha coperto { $crosses } croci rosse.
    }
review-strict-menu = { $group }: { $food } con lo Stretto Regime. Per i ratti, senza aiuto: { $percent }% che andasse bene.
why-covers =
    { $covered ->
        [one] { $group }: qui la Medicina copre 1 croce rossa.
       *[other] { $group }: qui la Medicina copre { $covered } croci rosse.
    }
why-menu = Stretto Regime ({ $group }): un alimento buono, { $food }. Senza aiuto, probabilità solo { $percent }%.
why-menu-sure = Stretto Regime ({ $group }): un alimento buono, { $food }. Anche senza aiuto, probabilità { $percent }%.
why-menu-bad = Stretto Regime ({ $group }): un alimento cattivo, { $food }, senza altra scelta.
puzzle-why-menu = { $group } mangiano { $food }, qualunque cosa avrebbero preso da soli.
puzzle-why-medicine =
    { $crosses ->
        [one] { $group } hanno 1 croce rossa. La Medicina ne copre { $covered }.
       *[other] { $group } hanno { $crosses } croci rosse. La Medicina ne copre { $covered }.
    }
compare-fork =
    { $fork ->
        [yuck-front] Solo un dottore ha buttato gli alimenti con Bleah!
        [offer] Sono stati offerti alimenti diversi.
        [token] Medicina o Stretto Regime usati in modo diverso.
        [plan] Hanno scelto alimenti diversi.
        [yuck-back] Bleah! ha rimandato indietro alimenti diversi.
       *[rest] Alla fine hanno mangiato cose diverse.
    }
compare-origin =
    { $origin ->
        [trash] dalla spazzatura
        [menu] per Stretto Regime
       *[madness] per Pazzia
    }
compare-medicine = Medicina per { INSIDE($group) }
compare-strict-menu = Stretto Regime: { $food } ({ $group })
terminal-covered = { $mark } = coperto dalla Medicina, non conta più
terminal-event-medicine-prepared = Medicina pronta per { INSIDE($group) }: coprirà { $one } e { $two }.
terminal-event-served-medicine = Medicina per { INSIDE($group) }! Due simboli coperti: { $one } e { $two }.
terminal-hint-serve-first = Con Invio servi la cena. O prima: { $commands } (? mostra come).
terminal-help-medicine = { $command }: Medicina, copre { $one } e { $two } per il resto della partita
terminal-help-menu = { $command }: Stretto Regime, dai apertamente un alimento (gruppi: { $groups }; alimenti: { $foods })
rules-yuck-back-text = Quando tutti hanno scelto: un alimento torna sul tavolo. Quel gruppo ne prende subito un altro e in questo pasto non può riprendere lo stesso. Non vale per un alimento dello Stretto Regime o della Pazzia, né se non resta altro da prendere.

## Complicazioni: tutto ciò che se ne dice, in qualunque pagina

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
complication-name =
    { $complication ->
        [madness] Pazzia
        [insomnia] Insonnia
        [gluttony] Gola
        [megalomania] Megalomania
       *[paranoia] Paranoia
    }
complication-rule =
    { $complication ->
        [madness] Si pescano due alimenti solo per questo gruppo. Ne mangia uno e nient’altro, e il verdetto arriva subito.
        [insomnia] Occhi sbarrati: questo gruppo prende il suo alimento prima di tutti, senza chiedere a nessuno.
        [gluttony] Quando tutti hanno scelto, questo gruppo fa il bis. Valgono entrambi gli alimenti.
        [megalomania] Questo gruppo prevede il verdetto di tutti gli altri. Dove sbaglia, quell’alimento se lo mangia lui.
       *[paranoia] Questo gruppo si fida solo della spazzatura e mangia soltanto da lì.
    }
nothing-to-predict = L’altro gruppo ha già il suo verdetto: non c’è nulla da predire.
event-served-madness = Due alimenti per il gruppo in preda alla Pazzia: { $foods }.
event-taken-madness = { $group } arraffano { $food }, ridacchiando.
event-predicted-good-right = { $group } prevedono «bene» per { INSIDE($other) }. Giusto!
event-predicted-good-wrong = { $group } prevedono «bene» per { INSIDE($other) }. Sbagliato!
event-predicted-bad-right = { $group } prevedono «male» per { INSIDE($other) }. Giusto!
event-predicted-bad-wrong = { $group } prevedono «male» per { INSIDE($other) }. Sbagliato!
reason-rats-madness = Pazzia: { INSIDE($group) } scelgono { $food } tra i loro due alimenti, { $percent }% che vada bene.
reason-rats-insomnia = Insonnia: { INSIDE($group) } prendono prima di tutti { $food }, { $percent }% che vada bene.
reason-rats-gluttony = Gola, bis per { INSIDE($group) }: { $food }, { $percent }% che vada bene.
reason-rats-paranoia = Paranoia: { INSIDE($group) } ripescano dalla spazzatura { $food }, { $percent }% che vada bene.
reason-rats-predict-good = { $food } per { INSIDE($group) }: dovrebbe andar bene ({ $percent }%).
reason-rats-predict-bad = { $food } per { INSIDE($group) }: dovrebbe andar male ({ $percent }%).
reason-rats-predict-nothing = { $group } hanno già il loro verdetto: non resta nulla da predire.
error-madness-foods = Pazzia: uno dei suoi due alimenti, nient’altro.
error-trash-only = Paranoia: solo dalla spazzatura.
error-last-in-trash = L’ultimo alimento nella spazzatura spetta al gruppo in preda alla Paranoia.
error-prediction = Di’ «bene» o «male» per ogni altro gruppo che non ha ancora un verdetto.
rules-complications-order = Se ne arrivano più d’una insieme: prima sceglie Insonnia, poi Pazzia, che ha subito il suo verdetto, poi Paranoia, poi tutti gli altri. Segue il bis di Gola, poi Bleah!, e per ultima Megalomania.
rules-complications-text = Un gioco più difficile, per ratti furbi. Un gruppo la cui fila finisce con tre spunte una dopo l’altra pesca una carta Complicazione dopo il pasto, ma non dopo i pasti 7 e 8. Vale solo nel pasto seguente. In quel pasto una sola persona del gruppo applica la carta, senza chiedere a nessuno: l’unico alimento di Pazzia, Insonnia e Paranoia, il bis di Gola, le previsioni di Megalomania. Di tutto il resto si parla come sempre.

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
table-end-took = Doctor Rat: «{ $text }»
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
