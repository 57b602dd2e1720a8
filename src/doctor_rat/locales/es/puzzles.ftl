### Problemas. $group, $other, $food, $foods, $diet y $answer están listos para leer; $percent y $next son números.

## La página

puzzle-title = Problemas
puzzle-intro = Una mesa, una pregunta, una sola respuesta correcta.
puzzle-loading = Poniendo la mesa…
puzzle-none = De este tema no te queda ningún otro problema. Elige otro.
puzzle-task = Tu misión
puzzle-kind =
    { $kind ->
        [eat] ¿Qué pueden comer?
        [together] Todo a la vez
        [question] Una sola pregunta
        [orders] Órdenes del doctor
       *[way-out] La salida
    }
puzzle-task-eat = Aquí hay un solo alimento que seguro sienta bien a { INSIDE($group) }. ¿Cuál?
puzzle-task-together = Da un alimento a cada grupo. ¿Qué plan tiene más probabilidad de acertar en todo?
puzzle-task-question = Un alimento para { INSIDE($group) }: ¿qué veredicto diría más sobre su dieta?
puzzle-task-orders = Eres el doctor y conoces las dietas. ¿Qué alimentos sirves?
puzzle-task-way-out = Eres el doctor. Una sola ficha salva la partida: ¿cuál, y cómo?
puzzle-rats = Estas ratas recuerdan cada veredicto y se llevan lo que tiene más probabilidad de sentar bien a todos los grupos a la vez.
puzzle-choose-for = Elige un alimento para { INSIDE($group) }.
puzzle-theme = Tema
puzzle-theme-name =
    { $theme ->
        [all] Todos los problemas
        [eat] ¿Qué pueden comer?
        [together] Todo a la vez
        [question] Una sola pregunta
        [orders] Órdenes del doctor
        [way-out] La salida
        [exam] El examen final
       *[two-groups] Dos grupos
    }
puzzle-hardness = Puntuación del problema: { $rating }
puzzle-rating = Tu puntuación: { $rating }
puzzle-rating-unsure = Tu puntuación: unos { $rating }
puzzle-rating-up = sube { $change }
puzzle-rating-down = baja { $change }
puzzle-streak =
    { $count ->
        [one] 1 seguido
       *[other] { $count } seguidos
    }
puzzle-best-streak = Récord: { $count }
puzzle-right = ¡Correcto!
puzzle-wrong = No del todo.
puzzle-answer = La respuesta: { $answer }.
puzzle-answer-take = { $food } para { INSIDE($group) }
puzzle-answer-offer = servir { $foods }
puzzle-answer-yuck-front = ¡Puaj!, y una reserva nueva
puzzle-answer-yuck-back = ¡Puaj!, y de vuelta { $food } de { INSIDE($group) }
puzzle-why = Por qué
puzzle-next = Siguiente problema
puzzle-day = Problema del día
puzzle-day-done = Ya has respondido al problema de hoy. Aquí está otra vez, solo por gusto.
puzzle-storm = Tormenta
puzzle-storm-text = Todos los que puedas en tres minutos. Un fallo solo cuesta tiempo.
puzzle-storm-start = Empezar la tormenta
puzzle-storm-left = Quedan { $seconds } segundos
puzzle-storm-score = Resueltos: { $count }
puzzle-storm-over = La tormenta ha pasado.
puzzle-storm-result =
    { $solved ->
        [one] Has resuelto 1 problema de { $tried }.
       *[other] Has resuelto { $solved } problemas de { $tried }.
    }
puzzle-storm-best = Tu mejor tormenta: { $count }
puzzle-storm-again = Otra vez
puzzle-storm-leave = Volver a los problemas
puzzle-not-rated = Este no cuenta para tu puntuación.

## Por qué la respuesta es correcta

puzzle-why-sure =
    { $left ->
        [one] Para { INSIDE($group) } solo queda 1 dieta posible, y con { $food } se cumple.
       *[other] Para { INSIDE($group) } quedan { $left } dietas posibles, y con { $food } se cumplen todas.
    }
puzzle-why-not-sure =
    { $out ->
        [one] { $food }: 1 de { $left } dietas está en contra. { $diet }.
       *[other] { $food }: { $out } de { $left } dietas están en contra. Por ejemplo: { $diet }.
    }
puzzle-why-plan = Este plan acierta en todo con un { $percent } % de probabilidad; el mejor después de él, con un { $next } %.
puzzle-why-part = { $group }: { $food }, { $percent } % de probabilidad de acierto.
puzzle-why-clash = Cada uno por su lado, { INSIDE($group) } y { INSIDE($other) } preferirían { $food }.
puzzle-why-tells = { $food }: { $percent } % de probabilidad de acierto. Si sienta bien quedan { $if_good } dietas; si sienta mal, { $if_bad }: un reparto casi igual es lo que más dice.
puzzle-why-tells-nothing = { $food }: el veredicto ya se sabe de antemano y no enseña nada.
puzzle-why-tells-less = { $food }: { $percent } % de probabilidad de acierto, más lejos de la mitad.
puzzle-why-wins = Jugado muchas veces hasta el final, esto gana un { $percent } % de las partidas; lo mejor después, un { $next } %.
puzzle-why-they-take =
    { $good ->
        [yes] { $group } se llevan { $food }: bien.
       *[no] { $group } se llevan { $food }: mal, pero se puede soportar.
    }
puzzle-why-back =
    { $crosses ->
        [3] { $food }: sería la tercera cruz roja para { INSIDE($group) }.
       *[other] { $food }: sería la cruz roja número { $crosses } para { INSIDE($group) }.
    }
puzzle-why-front = Nada en la reserva ayuda lo bastante. Alimentos nuevos valen una ficha.
