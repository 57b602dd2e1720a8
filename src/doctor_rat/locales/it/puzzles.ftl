### Rompicapi. $group, $other, $food, $foods, $diet e $answer sono pronti da leggere; $percent e $next sono numeri.

## La pagina

puzzle-title = Rompicapi
puzzle-intro = Un tavolo, una domanda, una sola risposta giusta.
puzzle-loading = Si apparecchia…
puzzle-none = Di questo tema non ti restano altri rompicapi. Scegline un altro.
puzzle-task = Il tuo compito
puzzle-kind =
    { $kind ->
        [eat] Che cosa possono mangiare?
        [together] Tutti insieme
        [question] Una sola domanda
        [orders] Ordini del dottore
       *[way-out] La via d’uscita
    }
puzzle-task-eat = Un solo alimento qui va bene di sicuro per { INSIDE($group) }. Quale?
puzzle-task-together = Dai un alimento a ogni gruppo. Quale piano ha più probabilità di andare tutto bene?
puzzle-task-question = Un alimento per { INSIDE($group) }: quale verdetto direbbe di più sulla loro dieta?
puzzle-task-orders = Sei il dottore e conosci le diete. Quali alimenti servi?
puzzle-task-way-out = Sei il dottore. Un solo segnalino salva la partita: quale, e come?
puzzle-rats = Questi ratti ricordano ogni verdetto e prendono ciò che ha più probabilità di andar bene a tutti insieme.
puzzle-choose-for = Scegli un alimento per { INSIDE($group) }.
puzzle-theme = Tema
puzzle-theme-name =
    { $theme ->
        [all] Tutti i rompicapi
        [eat] Che cosa possono mangiare?
        [together] Tutti insieme
        [question] Una sola domanda
        [orders] Ordini del dottore
        [way-out] La via d’uscita
        [exam] L’esame finale
       *[two-groups] Due gruppi
    }
puzzle-hardness = Punteggio del rompicapo: { $rating }
puzzle-rating = Il tuo punteggio: { $rating }
puzzle-rating-unsure = Il tuo punteggio: circa { $rating }
puzzle-rating-up = su di { $change }
puzzle-rating-down = giù di { $change }
puzzle-streak =
    { $count ->
        [one] 1 di fila
       *[other] { $count } di fila
    }
puzzle-best-streak = Record: { $count }
puzzle-right = Giusto!
puzzle-wrong = Non proprio.
puzzle-answer = La risposta: { $answer }.
puzzle-answer-take = { $food } per { INSIDE($group) }
puzzle-answer-offer = servire { $foods }
puzzle-answer-yuck-front = Bleah!, e una riserva fresca
puzzle-answer-yuck-back = Bleah!, e indietro { $food } preso da { INSIDE($group) }
puzzle-why = Perché
puzzle-next = Prossimo rompicapo
puzzle-day = Rompicapo del giorno
puzzle-day-done = Al rompicapo di oggi hai già risposto. Eccolo di nuovo, solo per divertimento.
puzzle-storm = Tempesta
puzzle-storm-text = Quanti più puoi in tre minuti. Un errore costa solo tempo.
puzzle-storm-start = Inizia la tempesta
puzzle-storm-left = Ancora { $seconds } secondi
puzzle-storm-score = Risolti: { $count }
puzzle-storm-over = La tempesta è finita.
puzzle-storm-result =
    { $solved ->
        [one] Hai risolto 1 rompicapo su { $tried }.
       *[other] Hai risolto { $solved } rompicapi su { $tried }.
    }
puzzle-storm-best = La tua migliore tempesta: { $count }
puzzle-storm-again = Ancora una volta
puzzle-storm-leave = Torna ai rompicapi
puzzle-not-rated = Questo non conta per il tuo punteggio.

## Perché la risposta è giusta

puzzle-why-sure =
    { $left ->
        [one] Per { INSIDE($group) } resta possibile 1 sola dieta, e con { $food } si è in regola.
       *[other] Per { INSIDE($group) } restano possibili { $left } diete, e con { $food } si è in regola con tutte.
    }
puzzle-why-not-sure =
    { $out ->
        [one] { $food }: contro c’è 1 dieta su { $left }. { $diet }.
       *[other] { $food }: contro ci sono { $out } diete su { $left }. Per esempio: { $diet }.
    }
puzzle-why-plan = Questo piano va tutto bene con probabilità { $percent }%, il migliore dopo di lui con { $next }%.
puzzle-why-part = { $group }: { $food }, { $percent }% che vada bene.
puzzle-why-clash = Ognuno per sé, { INSIDE($group) } e { INSIDE($other) } preferirebbero tutti { $food }.
puzzle-why-tells = { $food }: { $percent }% che vada bene. Con «bene» restano { $if_good } diete, con «male» { $if_bad }: una divisione quasi pari dice di più.
puzzle-why-tells-nothing = { $food }: il verdetto si sa già prima e non insegna nulla.
puzzle-why-tells-less = { $food }: { $percent }% che vada bene, più lontano dalla metà.
puzzle-why-wins = Giocata fino in fondo molte volte, questa mossa vince { $percent }% delle partite, la migliore dopo di lei { $next }%.
puzzle-why-they-take =
    { $good ->
        [yes] { $group } prendono { $food }: bene.
       *[no] { $group } prendono { $food }: male, ma si può sopportare.
    }
puzzle-why-back =
    { $crosses ->
        [3] { $food }: sarebbe la terza croce rossa per { INSIDE($group) }.
       *[other] { $food }: sarebbe la croce rossa numero { $crosses } per { INSIDE($group) }.
    }
puzzle-why-front = Nella riserva niente aiuta abbastanza. Alimenti freschi valgono un segnalino.
