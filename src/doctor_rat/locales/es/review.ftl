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
review-intentions = Lo que los bots tenían en mente
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

## Qué lo decidió

analysis-title = Cómo fue
analysis-mark =
    { $mark ->
        [inaccuracy] imprecisión
        [mistake] error
        [blunder] error grave
        [only] la única jugada buena
       *[great] excelente
    }
analysis-side =
    { $side ->
        [rats] Las ratas
        [doctor] Doctor Rata
        [colleague-0] Doctor A
       *[colleague-1] Doctor B
    }
analysis-cost = Probabilidad de ganar: del { $before } % al { $after } %.
analysis-better = Mejor: { $text }.
analysis-start = Al empezar
analysis-luck = La suerte
analysis-end = Al final
why-safe = { $group }: { $food }, sin riesgo con ninguna dieta aún posible.
why-safe-for-all = Había un plan bueno para todos, fueran cuales fueran las dietas.
why-odds = Probabilidad de que todo siente bien: { $percent } % con lo elegido, { $best } % con el mejor plan.
why-tells = { $group }: el veredicto sobre { $food } dice más. De { $left } dietas posibles, «bien» descarta { $if_good } y «mal» { $if_bad }.
why-left =
    { $left ->
        [one] { $group }: aún 1 dieta posible.
       *[other] { $group }: aún { $left } dietas posibles.
    }
why-trash = { $group }: lo más prometedor estaba en el cubo de basura, { $food }.
why-bound-good = { $group }: con la mejor oferta habrían elegido { $food } (probabilidad estimada: { $percent } %), y habrían acertado.
why-bound-bad = { $group }: con esta oferta elegirían { $food } (probabilidad estimada: { $percent } %), y se equivocarían.
why-feeds = { $group }: había algo bueno, { $food }; en esta oferta, nada.
why-nothing-good = { $group }: nada bueno, ni en la reserva ni en el cubo de basura.
why-to-return = { $group }: algo malo, { $food }, que se podía devolver.
why-returned-good = { $group }: algo bueno, { $food }, que no hacía falta devolver.
why-kept = { $group }: algo bueno, { $food }, pero devuelto aún podía servir en otra comida.
why-nothing-else = { $group }: algo malo, { $food }, pero no había nada mejor que elegir.
why-saved-token = { $group }: algo malo, { $food }, pero la ficha ¡Puaj! puede valer más después.
why-third-cross = { $group }: otra cruz roja habría terminado la partida.
why-own-odds = { $food }: { $percent } % de probabilidad de acierto, solo según los veredictos.
why-own-odds-less = Menos probable solo según los veredictos ({ $best } % en vez de { $percent } %), y aun así más partidas ganadas: { $food }.
why-needed = { $group } podía comer { $food }: mejor dejarlo.
why-table-empty = En la mesa no había nada bueno para { INSIDE($group) }.
why-plan-odds = Probabilidad de que todos estos alimentos sienten bien: { $percent } %.
why-likely = { $group }: { $food }, { $percent } % de probabilidad de acierto.
why-verdict = { $group }: el veredicto sobre { $food } dice mucho. De { $left } dietas posibles, «bien» descarta { $if_good } y «mal» { $if_bad }.
why-offer-good = { $group }: con esta oferta elegirían { $food } (probabilidad estimada: { $percent } %), y acertarían.
why-for-all = En esta oferta había algo bueno para cada grupo.
why-for-some = Grupos que podían comer bien a la vez con esta oferta: { $fed } de { $count }.
why-nothing-for = { $group }: nada bueno en esta oferta, ni en el cubo de basura.
why-stock = { $group }: alimentos buenos en la reserva, { $good } de { $count }; en el mazo, el { $percent } %.
why-stays-bad = { $group }: algo malo, { $food }, que se queda en el plato.
why-plates-good = Todo lo que hay en los platos es bueno.
why-table-good = En la mesa había algo bueno para { INSIDE($group) }: { $food }.
story-decided-by = Lo decidió una elección en la comida { $meal } ({ $points } puntos). { $side }: había algo mejor.
story-decided-by-luck = Lo decidió lo que salió en la comida { $meal } ({ $points } puntos).
story-steady = Sin punto de inflexión: la probabilidad de ganar fue buena de principio a fin.
story-won-by-play = Bien jugada y ganada: decisiones { $play } puntos, suerte { $luck }.
story-won-with-luck = Ganada con algo de suerte: decisiones { $play } puntos, suerte { $luck }.
story-mostly-luck = Perdida más por mala suerte que por las decisiones: suerte { $luck } puntos, decisiones { $play }.
story-mostly-play = Perdida más por las decisiones que por mala suerte: decisiones { $play } puntos, suerte { $luck }.
story-best = Las mejores elecciones. { $one_points ->
        [0] { $one }: ninguna destaca.
        [one] { $one }: en la comida { $one_meal }, { $one_points } punto más que todo lo demás.
       *[other] { $one }: en la comida { $one_meal }, { $one_points } puntos más que todo lo demás.
    } { $two_points ->
        [0] { $two }: ninguna destaca.
        [one] { $two }: en la comida { $two_meal }, { $two_points } punto más que todo lo demás.
       *[other] { $two }: en la comida { $two_meal }, { $two_points } puntos más que todo lo demás.
    }

## Las opciones, y un segundo intento

analysis-asking = Pesando cada decisión…
analysis-meanwhile = Unos expertos juegan cientos de veces lo que sigue a cada decisión para ver cuánto cambió la probabilidad de ganar.
analysis-refining = Primeras cifras. Vienen otras más precisas.
analysis-half = Primeras cifras. Ahora mismo no hay otras más precisas.
analysis-line = La probabilidad de ganar, comida a comida
analysis-all = Las { $count } decisiones marcadas
analysis-account = Cómo se suman los puntos
analysis-account-text = En puntos sobre cien. Una decisión nunca gana: pierde lo que la separa de la mejor encontrada. El resto es suerte.
analysis-none = Ahora mismo no se pueden pesar las decisiones.
analysis-ask-again = Intentarlo de nuevo
analysis-candidates = { $side }: probabilidad de ganar con…
analysis-done = esto se hizo
analysis-belief = Solo con los veredictos y jugando sencillo: { $percent } %.
analysis-act =
    { $act ->
        [yuck-front] ¡Puaj! Alimentos nuevos
        [serve] A la mesa
        [analyse] Los veredictos
       *[pass] Pasar
    }
analysis-act-offer = Ofrecer { $foods }
analysis-act-take = { $food } ({ $group })
analysis-act-return = ¡Puaj! { $food }: se devuelve
analysis-act-predict =
    { $good ->
        [yes] { $group }: bien
       *[no] { $group }: mal
    }

## Aprender de los errores

practice-open =
    { $count ->
        [one] Aprender de un error
       *[other] Aprender de { $count } errores
    }
practice-title = Aprender de los errores
practice-number = { $number } de { $count }
practice-find = { $side }: encuentra algo mejor.
practice-was = En la partida: { $text }. Probabilidad de ganar: del { $before } % al { $after } %.
practice-right = ¡Eso es!
practice-wrong = No del todo: { $chance } %. Lo mejor tiene { $best } %.
practice-weighing = En la balanza…
practice-hint = Pista
practice-hint-plain = Otra elección en esta mesa gana más a menudo.
practice-show = Ver la respuesta
practice-again = Intentarlo otra vez
practice-next = Siguiente
practice-answer = Lo mejor: { $text }.
practice-none = Aquí no hay nada que aprender. ¡Bien jugado!
practice-none-side = { $side }: aquí no hay nada que aprender. ¡Bien jugado!
practice-done = Era el último. ¡Bien hecho!
practice-back = Volver a la partida

## Seguir desde aquí

study-title = Seguir desde aquí
study-text = Una mesa nueva en esta posición, como estudio. Allí las dietas siguen siendo secretas.
study-over = La partida termina aquí. Retrocede para seguir desde una posición anterior.
study-as = Juegas
study-pile = Los alimentos que nadie había visto
study-pile-which =
    { $pile ->
        [new] barajados de nuevo
       *[same] como estaban
    }
study-alone = A solas con bots
study-friends = Con amigos
