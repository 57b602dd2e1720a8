### Rivedere una partita. Niente "il" o "al" davanti a una percentuale: l'8%, l'11% e l'80% vogliono l'apostrofo.

## La pagina

review-title = Rivedi la partita
review-viewer = Con gli occhi di chi?
review-viewer-rats = I ratti
review-viewer-all = Tutto scoperto
review-nothing = Dietro le quinte: gli altri non si sono accorti di niente.
review-drew = Doctor Rat pesca { $foods }.
review-threw = Bleah! Via { $thrown }. Doctor Rat pesca { $drawn }.
review-offered = Doctor Rat sceglie { $foods }.
review-controls = Sfoglia la partita
review-next = Un passo avanti
review-back = Un passo indietro
review-next-meal = Pasto successivo
review-back-meal = Pasto precedente
review-step = Passo { $step } di { $steps }
review-step-value = Pasto { $meal }, passo { $step } di { $steps }
review-timeline = Pasti
review-meal = Pasto { $meal }
review-meal-marks =
    { $count ->
        [0] niente da segnalare
        [one] 1 momento da rivedere
       *[other] { $count } momenti da rivedere
    }
review-meal-verdicts = bene { $good }, male { $bad }
review-keys = Le frecce vanno di passo in passo; con Maiusc, di pasto in pasto.
review-stock = Dietro le quinte
review-stock-empty = La riserva del dottore è vuota.
review-intentions = Che cosa avevano in mente i bot
review-thrown = Buttati via con Bleah!
review-won = Vinta!
review-lost-crosses = Persa nel pasto { $meal }: la terza croce rossa
review-lost-exam = Persa all’esame finale
review-unfinished = Interrotta
review-to-the-end = Alla fine della partita
review-diets = Le diete

## Quanto potevano esserne sicuri?

review-bars = Quanto potevano essere sicuri?
review-bars-text = La barra dice quanto era probabile che un alimento andasse bene, con tutto ciò che si poteva sapere.
review-bars-none = Qui nessuno sceglie.
review-bar =
    { $percent ->
        [0] { $food }: male di sicuro
        [100] { $food }: bene di sicuro
       *[other] { $food }: { $percent }% che vada bene
    }
review-percent = { $percent }%
review-taken = la scelta
review-best = il piano migliore
review-was-good = bene
review-was-bad = male
review-plan-best = Tutto bene con questo piano: { $percent }%. Con il migliore: { $best }%.
review-plan-was-best = Tutto bene con questo piano: { $percent }%. Non ce n’era uno migliore.

## La curva di ciò che si sapeva

review-curve = Che cosa si poteva sapere
review-curve-text = Quanto sembrava probabile la vera dieta all’inizio di ogni pasto, in percentuale.
review-curve-table = Come tabella
review-curve-cell = { $percent }%, possibili: { $count }

## Momenti da rivedere

review-highlights = Da rivedere
review-highlights-none = Una cena tranquilla: niente di speciale.
review-highlights-all = Mostra tutti ({ $count })
review-tone =
    { $tone ->
        [good] Ben fatto
        [bad] Ahi!
        [learnt] Imparato
       *[plain] Guarda
    }
review-sure = Si andava sul sicuro: con qualunque dieta, questo piano non poteva fallire.
review-risky = Un piano audace: { $percent }%. Ce n’era uno da { $best }%.
review-lucky = Che fortuna! Probabilità: solo { $percent }%.
review-unlucky = Che sfortuna! Probabilità: ben { $percent }%.
review-missed-safe = { $group }: { $food }, in regola con ogni dieta ancora possibile, e nessuno ci ha pensato. La scelta: { $taken }.
review-lesson = Il verdetto più istruttivo. { $group }, { $food }: diete possibili prima { $before }, dopo { $after }.
review-known = { $group }: da qui in poi la dieta si poteva conoscere.
review-turning-point = La svolta. Il piano migliore: prima { $before }%, poi { $after }%.
review-exam =
    { $known ->
        [0] All’esame finale senza conoscere per certo nessuna dieta: { $percent }%.
        [one] All’esame finale conoscendo 1 dieta su { $groups }: { $percent }%.
       *[other] All’esame finale conoscendo { $known } diete su { $groups }: { $percent }%.
    }
review-lost-by = { $group }: { $food }, un boccone di troppo.
review-doctor-had-no-good = { $group }: niente di buono, né nella riserva né nella spazzatura.
review-doctor-kept-good = { $group }: sul tavolo niente di buono, e il dottore si è tenuto { $food }.
review-yuck-front = Bleah! Gruppi con qualcosa di buono: { $before } con i vecchi alimenti, { $after } con i nuovi.
review-yuck-back-saved = { $group }: Bleah! al momento giusto. Male { $food }, bene { $taken }.
review-yuck-back-vain = { $group }: Bleah! per niente. Male { $food }, e male anche { $taken }.
review-yuck-back-wrong = { $group }: Bleah! per sbaglio. Andava bene: { $food }.

## I propri segni

review-marks = I tuoi segni
review-marks-text = Che cosa diceva alla fine il tuo taccuino.
review-marks-true = Il tuo segno sulla vera dieta
review-marks-ruled-out =
    { $count ->
        [one] 1 dieta esclusa
       *[other] { $count } diete escluse
    }
review-notes = I tuoi appunti

## Partite salvate

review-open = Apri una partita salvata
review-open-text = Un file contiene una partita intera che qualcuno ha salvato. Aprilo e riguardala: in cucina non ne resta niente.
review-open-drop = Trascina qui il file, o sceglilo.
review-choose-file = Scegli un file
review-record = Salva
review-share = Condividi
review-reading = Diamo un’occhiata…
review-which-game = Quale partita?
review-game-number = Partita { $number }
review-another = Un’altra partita
review-broken = Questa partita non si può mostrare
review-broken-code = Codice per i curiosi: { $code }
review-waiting-title = Ancora a tavola

## Che cosa ha deciso

analysis-title = Com’è andata
analysis-mark =
    { $mark ->
        [inaccuracy] imprecisione
        [mistake] errore
        [blunder] errore grave
        [only] l’unica mossa giusta
       *[great] ottimo
    }
analysis-side =
    { $side ->
        [rats] I ratti
        [doctor] Doctor Rat
        [colleague-0] Doctor A
       *[colleague-1] Doctor B
    }
analysis-cost = Probabilità di vincere: da { $before }% a { $after }%.
analysis-better = Meglio: { $text }.
analysis-start = All’inizio
analysis-luck = La fortuna
analysis-end = Alla fine
why-safe = { $group }: { $food }, in regola con ogni dieta ancora possibile.
why-safe-for-all = C’era un piano buono per tutti, con qualunque dieta.
why-odds = Probabilità che tutto vada bene: { $percent }% con questa scelta, { $best }% con il piano migliore.
why-tells = { $group }: il verdetto su { $food } dice di più. Di { $left } diete possibili, «bene» ne esclude { $if_good }, «male» { $if_bad }.
why-left =
    { $left ->
        [one] { $group }: ancora 1 dieta possibile.
       *[other] { $group }: ancora { $left } diete possibili.
    }
why-trash = { $group }: la scelta più promettente era nella spazzatura, { $food }.
why-bound-good = { $group }: con l’offerta migliore la scelta sarebbe caduta su { $food } (probabilità stimata: { $percent }%), e a ragione.
why-bound-bad = { $group }: con questa offerta la scelta cade su { $food } (probabilità stimata: { $percent }%), e a torto.
why-feeds = { $group }: c’era qualcosa di buono, { $food }; in questa offerta, niente.
why-nothing-good = { $group }: niente di buono, né in riserva né nella spazzatura.
why-to-return = { $group }: un alimento cattivo, { $food }, che si poteva mandare indietro.
why-returned-good = { $group }: un alimento buono, { $food }, inutile mandarlo indietro.
why-kept = { $group }: un alimento buono, { $food }, ma rimandato indietro poteva servire in un altro pasto.
why-nothing-else = { $group }: un alimento cattivo, { $food }, ma non c’era niente di meglio da prendere.
why-saved-token = { $group }: un alimento cattivo, { $food }, ma il segnalino Bleah! può valere di più in seguito.
why-third-cross = { $group }: un’altra croce rossa e la partita era finita.
why-own-odds = { $food }: { $percent }% di probabilità di andare bene, secondo i soli verdetti.
why-own-odds-less = Meno probabile secondo i soli verdetti ({ $best }% invece di { $percent }%), eppure più partite vinte: { $food }.
why-needed = { $group } poteva mangiare { $food }: meglio non toccare.
why-table-empty = { $group }: sul tavolo niente di buono.
why-plan-odds = Probabilità che tutti questi alimenti vadano bene: { $percent }%.
why-likely = { $group }: { $food }, { $percent }% di probabilità di andare bene.
why-verdict = { $group }: il verdetto su { $food } dice molto. Di { $left } diete possibili, «bene» ne esclude { $if_good }, «male» { $if_bad }.
why-offer-good = { $group }: con questa offerta la scelta cade su { $food } (probabilità stimata: { $percent }%), e a ragione.
why-for-all = In questa offerta c’era qualcosa di buono per ogni gruppo.
why-for-some = Gruppi che con questa offerta potevano mangiare bene insieme: { $fed } su { $count }.
why-nothing-for = { $group }: niente di buono in questa offerta, e nemmeno nella spazzatura.
why-stock = { $group }: alimenti buoni in riserva, { $good } su { $count }; nel mazzo, il { $percent }%.
why-stays-bad = { $group }: un alimento cattivo, { $food }, che resta nel piatto.
why-plates-good = Tutto ciò che è nei piatti va bene.
why-table-good = { $group }: sul tavolo c’era qualcosa di buono, { $food }.
story-decided-by = A decidere è stata una scelta al pasto { $meal } ({ $points } punti). { $side }: si poteva fare meglio.
story-decided-by-luck = A decidere è stato ciò che è uscito al pasto { $meal } ({ $points } punti).
story-steady = Nessuna svolta: la probabilità di vincere è rimasta buona dall’inizio alla fine.
story-won-by-play = Giocata bene e vinta: decisioni { $play } punti, fortuna { $luck }.
story-won-with-luck = Vinta con un po’ di fortuna: decisioni { $play } punti, fortuna { $luck }.
story-mostly-luck = Persa più per sfortuna che per le decisioni: fortuna { $luck } punti, decisioni { $play }.
story-mostly-play = Persa più per le decisioni che per sfortuna: decisioni { $play } punti, fortuna { $luck }.
story-best = Scelte migliori. { $one_points ->
        [0] { $one }: nessuna spicca.
        [one] { $one }: al pasto { $one_meal }, { $one_points } punto in più di tutto il resto.
       *[other] { $one }: al pasto { $one_meal }, { $one_points } punti in più di tutto il resto.
    } { $two_points ->
        [0] { $two }: nessuna spicca.
        [one] { $two }: al pasto { $two_meal }, { $two_points } punto in più di tutto il resto.
       *[other] { $two }: al pasto { $two_meal }, { $two_points } punti in più di tutto il resto.
    }

## Le scelte possibili, e una seconda prova

analysis-asking = Ogni decisione passa sulla bilancia…
analysis-meanwhile = Degli esperti giocano il seguito di ogni decisione centinaia di volte, per vedere quanto ha cambiato la probabilità di vincere.
analysis-refining = Primi numeri. Ne arrivano di più precisi.
analysis-half = Primi numeri. Al momento non ce ne sono di più precisi.
analysis-line = La probabilità di vincere, pasto per pasto
analysis-all = Tutte le { $count } decisioni segnate
analysis-account = Il conto dei punti
analysis-account-text = In punti su cento. Una decisione non guadagna mai: perde la distanza dalla migliore trovata. Il resto è fortuna.
analysis-none = Adesso non è possibile pesare le decisioni.
analysis-ask-again = Riprova
analysis-candidates = { $side }: probabilità di vincere con…
analysis-done = è stato fatto questo
analysis-belief = Con i soli verdetti, giocando semplice: { $percent }%.
analysis-act =
    { $act ->
        [yuck-front] Bleah! Nuovi alimenti
        [serve] A tavola
        [analyse] I verdetti
       *[pass] Passare
    }
analysis-act-offer = Offrire { $foods }
analysis-act-take = { $food } ({ $group })
analysis-act-return = Bleah! { $food }: torna indietro
analysis-act-predict =
    { $good ->
        [yes] { $group }: bene
       *[no] { $group }: male
    }

## Imparare dagli errori

practice-open =
    { $count ->
        [one] Impara da un errore
       *[other] Impara da { $count } errori
    }
practice-title = Imparare dagli errori
practice-number = { $number } di { $count }
practice-find = { $side }: trova qualcosa di meglio.
practice-was = Nella partita: { $text }. Probabilità di vincere: da { $before }% a { $after }%.
practice-right = Proprio così!
practice-wrong = Non proprio: { $chance }%. La scelta migliore ha { $best }%.
practice-weighing = Sulla bilancia…
practice-hint = Indizio
practice-hint-plain = Un’altra scelta su questo tavolo vince più spesso.
practice-show = Mostra la risposta
practice-again = Riprova
practice-next = Avanti
practice-answer = Il meglio: { $text }.
practice-none = Qui non c’è niente da imparare. Ben giocato!
practice-none-side = { $side }: qui non c’è niente da imparare. Ben giocato!
practice-done = Era l’ultimo. Ben fatto!
practice-back = Torna alla partita

## Continuare da qui

study-title = Continua da qui
study-text = Un nuovo tavolo in questa posizione, come studio. Lì le diete restano segrete.
study-over = La partita finisce qui. Torna indietro per continuare da una posizione precedente.
study-as = Giochi
study-pile = Gli alimenti che nessuno aveva visto
study-pile-which =
    { $pile ->
        [new] mescolati di nuovo
       *[same] com’erano
    }
study-alone = Da solo con i bot
study-friends = Con gli amici
