### Quello che dice solo il terminale. I comandi si scrivono ovunque allo stesso modo: offer, serve, good, 3rc.
### $group è un nome, o un numero con il nome breve ("0 Sorsi"); $food e $foods sono in sigla (3rc).

## Pezzi di frasi

# Con uno spazio unificatore.
terminal-group = { $number } { $group }
terminal-food = { $food } ({ $name })
terminal-of = { $name }: { $text }
terminal-diet = { $name }. { $diet }.
terminal-list =
    { $count ->
        [1] { $one }
        [2] { $one } e { $two }
       *[3] { $one }, { $two } e { $three }
    }

## Prima della partita

terminal-warming-up = La cucina si sta scaldando: la primissima volta ci vuole un minuto.
terminal-welcome = Ti diamo il benvenuto nella cucina di Doctor Rat!
terminal-ask-role = Chi vuoi essere?
terminal-ask-role-rats = r   tutti i ratti: scoprite che cosa potete mangiare (basta premere Invio)
terminal-ask-role-doctor = d   Doctor Rat: sai tutto e non puoi dire niente
terminal-ask-role-a = a   uno dei due dottori di Colleghi: ognuno conosce la dieta dell’altro
terminal-ask-groups = Quanti gruppi di ratti?
terminal-ask-groups-3 = 3   tre (basta premere Invio)
terminal-ask-groups-2 = 2   due, per una cena più breve
terminal-ask-groups-3c = 3c  tre, con Complicazioni: troppa salute fa male
terminal-ask-groups-2c = 2c  due, con Complicazioni
terminal-ask-first = È la tua prima partita?
terminal-ask-first-no = n   no, le diete si pescano (basta premere Invio)
terminal-ask-first-yes = y   sì, con le diete facili, grazie
terminal-answer-unclear = Risposte possibili: { $answers }.
# Davanti al cursore.
terminal-prompt =
    { $person ->
        [rats] ratti
        [doctor] dottore
       *[a] Doctor A
    }
terminal-intro =
    { $person ->
        [rats] Guidi tutti i ratti. Scopri che cosa può mangiare ogni gruppo prima dell’esame finale, nel pasto 8. Pensa pure ad alta voce, come a un vero tavolo. Il dottore non dirà una parola.
        [doctor] Sei Doctor Rat. Conosci le diete ma non puoi dirle: aiuta i ratti con quello che servi.
       *[a] Sei Doctor A. Conosci la dieta di Doctor B, e Doctor B conosce la tua. Ma acqua in bocca, tutti e due!
    }
terminal-intro-foods = { $food } vuol dire { $name }, e così via.
terminal-letters-colours = Colori: r rosso, o arancione, y giallo, g verde, b blu.
terminal-letters-types = Alimenti: c formaggio, l liquido, v verdura.
terminal-intro-help = Scrivi ? per avere aiuto in ogni momento, quit per andare via.
terminal-first-game = Prima partita: le diete sono facili.
terminal-dealt =
    { $difficulty ->
        [easy] Come da ordinazione: diete facili.
        [normal] Come da ordinazione: diete né facili né difficili.
        [hard] Come da ordinazione: diete difficili.
       *[brutal] Come da ordinazione: diete spietate. Buona fortuna!
    }

## Il tavolo

terminal-stock = La tua riserva, e a chi andrebbe bene adesso
terminal-tray = Sul vassoio: { $foods }
terminal-trash = Spazzatura: { $foods }
terminal-plates = Per ora:
terminal-counts = mazzo { $pile }, riserva { $stock }, fuori { $out }
terminal-counts-colleagues = mazzo { $pile }, fuori { $out }

## Che cosa accade

terminal-nobody-says = Nessuno dice perché.
terminal-minds = Che cosa avevano in mente gli altri:
terminal-mind = Pasto { $meal }: { $sentences }

## Che cosa fare adesso

terminal-hint-takes = Un alimento a testa per { INSIDE($groups) }, per esempio: { $example }
terminal-hint-take = { $group }, a scelta: { $foods }.
terminal-hint-left = Ancora lì: { $foods }.
terminal-hint-predict = Bene (good) o male (bad) per { INSIDE($groups) }? Per esempio: { $example }
terminal-hint-offer =
    { $count ->
        [one] Scegli 1 alimento, per esempio: { $example }
       *[other] Scegli { $count } alimenti, per esempio: { $example }
    }
terminal-hint-serve-only = Con Invio servi la cena.
terminal-hint-judge = Con Invio dai il verdetto. Oppure: back (? mostra come).
terminal-hint-judge-only = Con Invio dai il verdetto.
terminal-hint-pass-front = Con Invio passi. Oppure yuck: via tutto, tavolo e spazzatura, e si pesca di nuovo.
terminal-hint-pass-back = Con Invio passi. Oppure back: Doctor B rimette giù l’alimento e ne prende un altro.
terminal-hint-pass-only = Con Invio passi.
terminal-plan = Il piano: { $entries }
terminal-nothing-yet = ancora niente
terminal-plan-cleared = Piatti sparecchiati. Ci si ripensa.
terminal-confirm = Con Invio si mangia, e non si torna indietro. Oppure cambia il piano, o scrivi no.
terminal-you-say-good = Tu dici «bene» per { INSIDE($group) }: { $food }.
terminal-you-say-bad = Tu dici «male» per { INSIDE($group) }: { $food }.
terminal-prediction-cleared = Nessuno ha sentito niente.
terminal-confirm-prediction = Con Invio lo dici ad alta voce. Oppure di’ qualcos’altro, o scrivi no.

## Aiuto: che cosa si scrive, e che cosa fa

terminal-help = Che cosa puoi fare adesso
terminal-help-offer =
    { $count ->
        [one] offer { $example }: scegli 1 alimento dalla riserva (offer si può omettere)
       *[other] offer { $example }: scegli { $count } alimenti dalla riserva (offer si può omettere)
    }
terminal-help-yuck = yuck: usa un segnalino Bleah!, butta via la riserva e pesca altrettanti alimenti
terminal-help-yuck-colleagues = yuck: usa un segnalino Bleah!, butta via tutto, tavolo e spazzatura, e pesca altrettanti alimenti
terminal-help-serve = serve, o Invio: porta gli alimenti in tavola
terminal-help-judge = judge, o Invio: di’ bene o male per ogni alimento
terminal-help-take = { $command }: scegli un alimento per { INSIDE($group) } tra { $foods }
terminal-help-back = { $command }: usa un segnalino Bleah!, ci vuole un altro alimento per { INSIDE($group) }
terminal-help-predict = { $example }: la tua previsione per { INSIDE($groups) }
terminal-help-pass = pass, o Invio: lascia così
terminal-help-always = In ogni momento: table (il tavolo), diets (le diete), history (la cronaca), why (perché i bot fanno così), ? e quit.
terminal-help-symbols = Nelle file: { $check } bene, { $cross } male, { $covered } coperto, { $green } complicazione passata, { $waiting } ancora senza verdetto

## Che cosa hai scritto, e perché no

terminal-not-understood = «{ $text }» qui non vuol dire niente. Scrivi ? per sapere che cosa si può fare.
terminal-incomplete = Manca qualcosa. Scrivi ? per vedere come si scrive.
terminal-not-on-a-plate = Nessuno ha { $food } nel piatto.
terminal-too-many-foods =
    { $count ->
        [one] È più di 1 alimento.
       *[other] Sono più di { $count } alimenti.
    }
terminal-food-twice = { $food } non può stare in due piatti.
terminal-which-food = E quale alimento per il gruppo { $group }?
terminal-predictions-needed =
    { $count ->
        [one] Scrivi good (bene) o bad (male), una volta sola.
       *[other] Scrivi good (bene) o bad (male), { $count } volte.
    }
terminal-error-bad-food = «{ $text }» non è un alimento. Scrivi quantità, colore e tipo, per esempio 3rc.
terminal-error-not-now = Adesso non si può. Scrivi ? per sapere che cosa si può fare.
terminal-error-no-such-group = In questa cucina non c’è nessun gruppo { $group }.
terminal-error-not-there = { $food } non è né sul tavolo né nella spazzatura.
terminal-error-not-in-stock = { $food } non è nella tua riserva.

## La fine

terminal-kind-word =
    { $reason ->
        [exam-passed] Su i baffi! Il formaggio lo offre la casa.
        [exam-failed] C’eravamo quasi: sette pasti sopravvissuti, e poi quel boccone. Si cena anche domani?
       *[third-cross] Un bel mal di pancia insegna più di dieci libri. Facciamo il bis?
    }
terminal-save = Salvare questa partita? (y = sì, n = no, Invio = sì)
terminal-overwrite = { $path } esiste già. Sovrascrivere? (y = sì, n = no, Invio = no)
terminal-saved = Salvata in { $path }. Per rivederla: doctor-rat replay { $path }
terminal-not-saved = Non è stato salvato niente.
terminal-cannot-save = Non si può scrivere in { $path } ({ $problem }).
terminal-unfinished = La partita non era finita: non è stato salvato niente.
terminal-goodbye = I ratti salutano con la zampa. Torna con l’appetito!

## Rivedere una partita

terminal-still-running = La registrazione finisce qui: la partita era ancora in corso.
terminal-review-table = Sul tavolo: { $foods }. Nella spazzatura: { $trash }.
terminal-review-stock = Nella riserva del dottore: { $foods }.
terminal-review-good = Bene per { INSIDE($group) }: { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group }: { $foods }, bene di sicuro. Diete ancora possibili: { $count }.
       *[other] { $group }: { $foods }, { $percent }% che vada bene. Diete ancora possibili: { $count }.
    }
terminal-review-seen-by = { $text } (visto da { $group })
terminal-review-sure = Non poteva andare male.
terminal-review-better = Meglio: { $plates }.
terminal-review-knowledge = Diete ancora possibili all’inizio di ogni pasto:
