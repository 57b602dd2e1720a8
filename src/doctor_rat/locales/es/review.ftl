### El repaso de una partida. $group, $food, $foods, $taken están listos para leer; $percent, $best, $before, $after son números.

## La pantalla

review-title = Repaso
review-viewer = ¿Con qué ojos?
review-viewer-rats = Las ratas
review-viewer-all = Todo a la vista
review-nothing = Tras la pantalla: los demás no notaron nada.
review-drew = El Doctor Rata roba { $foods }.
review-threw = ¡Puaj! Fuera: { $thrown }. El Doctor Rata roba { $drawn }.
review-offered = El Doctor Rata elige { $foods }.
review-controls = Recorrer la partida
review-next = Un paso adelante
review-back = Un paso atrás
review-next-meal = Comida siguiente
review-back-meal = Comida anterior
review-step = Paso { $step } de { $steps }
review-step-value = Comida { $meal }, paso { $step } de { $steps }
review-timeline = Comidas
review-meal = Comida { $meal }
review-meal-marks =
    { $count ->
        [0] nada que señalar
        [one] 1 momento destacado
       *[other] { $count } momentos destacados
    }
review-meal-verdicts = { $good } bien, { $bad } mal
review-keys = Las flechas van paso a paso; con Mayús, de comida en comida.
review-stock = Tras la pantalla
review-stock-empty = La reserva del doctor está vacía.
review-thrown = Tirado con ¡Puaj!
review-won = ¡Victoria!
review-lost-crosses = Derrota en la comida { $meal }: tercera cruz roja
review-lost-exam = Derrota en el examen final
review-unfinished = Sin terminar
review-to-the-end = Ir al final de la partida
review-diets = Las dietas

## ¿Qué seguridad podían tener?

review-bars = ¿Con cuánta seguridad se podía elegir?
review-bars-text = La barra muestra la probabilidad de que cada alimento sentara bien, según todo lo que se podía saber.
review-bars-none = Aquí no elige nadie.
review-bar =
    { $percent ->
        [0] { $food }: seguro que mal
        [100] { $food }: seguro que bien
       *[other] { $food }: { $percent } % de probabilidad de acierto
    }
review-percent = { $percent } %
review-taken = elegido
review-best = el mejor plan
review-was-good = sentó bien
review-was-bad = sentó mal
review-plan-best = Todo bien con este plan: { $percent } %. Con el mejor: { $best } %.
review-plan-was-best = Todo bien con este plan: { $percent } %. No lo había mejor.

## La curva del saber

review-curve = Lo que se podía saber
review-curve-text = Lo probable que parecía la dieta verdadera al empezar cada comida, en porcentaje.
review-curve-table = En una tabla
review-curve-cell =
    { $count ->
        [one] { $percent } %, 1 posible
       *[other] { $percent } %, { $count } posibles
    }

## Momentos destacados

review-highlights = Merece otra mirada
review-highlights-none = Una cena tranquila: nada que destacar.
review-highlights-all = Mostrar todos ({ $count })
review-tone =
    { $tone ->
        [good] Bien hecho
        [bad] ¡Ay!
        [learnt] Aprendido
       *[plain] Mira
    }
review-sure = Apuesta segura: fueran cuales fueran las dietas, este plan no podía fallar.
review-risky = Un plan atrevido: { $percent } %. Había uno con un { $best } %.
review-lucky = ¡Qué suerte! Solo había un { $percent } % a favor.
review-unlucky = Mala suerte: había un { $percent } % a favor.
review-missed-safe = { $group }: con { $food } no se podía fallar, y nadie lo eligió. En su lugar: { $taken }.
review-lesson = El veredicto que más enseñó. { $group }, { $food }. Dietas posibles: antes { $before }, después { $after }.
review-known = { $group }: a partir de aquí se podía saber la dieta.
review-turning-point = El momento decisivo: el mejor plan pasó del { $before } % al { $after } %.
review-exam =
    { $known ->
        [0] Al examen final sin saber con certeza ninguna dieta: { $percent } %.
       *[other] Al examen final con { $known } de { $groups } dietas claras: { $percent } %.
    }
review-lost-by = { $group }: { $food }, un bocado de más.
review-doctor-had-no-good = { $group }: ni en la reserva ni en el cubo de basura había nada bueno.
review-doctor-kept-good = { $group }: en la mesa no había nada bueno, y el doctor se guardó { $food }.
review-yuck-front = ¡Puaj! Grupos con algo bueno: { $before } con los alimentos de antes, { $after } con los nuevos.
review-yuck-back-saved = { $group }: un ¡Puaj! muy oportuno. Con { $food } habría sido un fallo; con { $taken } fue un acierto.
review-yuck-back-vain = { $group }: un ¡Puaj! en vano. Con { $food } era un fallo, y con { $taken } también.
review-yuck-back-wrong = { $group }: un ¡Puaj! por error. Con { $food } era un acierto.
review-medicine =
    { $crosses ->
        [0] { $group }: la Medicina no tapó ninguna cruz roja.
        [one] { $group }: la Medicina tapó 1 cruz roja.
       *[other] { $group }: la Medicina tapó { $crosses } cruces rojas.
    }
review-strict-menu = { $group }: el Menú obligatorio trajo { $food }. Por su cuenta, las ratas le habrían dado un { $percent } %.

## Las marcas propias

review-marks = Tus marcas
review-marks-text = Lo que decía tu hoja de deducción al final.
review-marks-true = Tu marca en la dieta verdadera
review-marks-ruled-out =
    { $count ->
        [one] 1 dieta descartada
       *[other] { $count } dietas descartadas
    }
review-notes = Tus notas

## Partidas guardadas

review-open = Cargar una partida
review-open-text = El archivo contiene una partida entera que alguien guardó. Cárgalo y vuelve a verla; la cocina no se queda con nada.
review-open-drop = Suelta aquí el archivo, o elígelo.
review-choose-file = Elegir archivo
review-record = Guardar partida
review-share = Compartir
review-reading = Echando un vistazo…
review-which-game = ¿Qué partida?
review-game-number = Partida { $number }
review-another = Cargar otra partida
review-broken = Esta partida no se puede mostrar
review-broken-code = Código para curiosos: { $code }
review-waiting-title = Aún en la mesa
