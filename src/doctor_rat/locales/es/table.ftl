### La mesa: qué hay en cada sitio, a quién le toca y qué se puede hacer.
### Listos para leer: $food, $foods, $group, $name, $complication, $diet.

## Las partes de la mesa

table-title = Comida { $meal } de 8
table-meals = Comidas
table-meal = Comida { $meal }
table-meal-eaten = Comida { $meal }, terminada
table-meal-now = Comida { $meal }, ahora
table-meal-extra = El mazo pone un alimento más en la mesa.
table-meal-extra-tag = +1 alimento
table-meal-lean = El doctor no roba nada.
table-meal-lean-tag = no roba
table-meal-trash = No se roba nada: hay que comer del cubo de basura.
table-meal-trash-tag = solo cubo
table-meal-exam = El examen final: con una sola cruz roja se pierde.
table-meal-exam-tag = examen
table-centre = En la mesa
table-centre-empty = Aún no hay nada en la mesa.
table-trash = Cubo de basura
table-trash-count =
    { $count ->
        [0] Cubo de basura: vacío
        [one] Cubo de basura: 1 alimento
       *[other] Cubo de basura: { $count } alimentos
    }
table-trash-look = Mirar en el cubo de basura
table-cabinet = El armario del Doctor Rata
table-pile-short = Mazo { $count }
table-stock =
    { $count ->
        [one] 1 alimento en la reserva
       *[other] { $count } alimentos en la reserva
    }
table-stock-short = Reserva { $count }
table-stock-title = Reserva
table-yuck-left =
    { $count ->
        [0] ¡Puaj!: no queda ninguna
        [one] ¡Puaj!: queda 1
       *[other] ¡Puaj!: quedan { $count }
    }
table-token-used = { $token }, ficha usada
table-first-player = Primer jugador
table-led-by = Con
table-bot = Bot
table-stands-in = juega un bot
table-turn = Le toca

## Los alimentos, allí donde están

table-food-centre = { $food }, en la mesa
table-food-trash = { $food }, en el cubo de basura
table-food-planned = { $food }, para { INSIDE($group) }
table-food-good = { $food }, bien
table-food-bad = { $food }, mal
table-food-good-covered = { $food }, bien, bajo la Medicina
table-food-bad-covered = { $food }, mal, bajo la Medicina
table-food-taken = { $food }, sin veredicto todavía
table-food-meal = Comida { $meal }: { $food }
table-food-from = { $food }, antes para { INSIDE($group) }
table-food-asked = { $food }: ¿bien o mal?
table-food-not-for = { $food }, ¡Puaj!, ya no para { INSIDE($group) }
table-green-cross = Cruz verde: { $complication }
table-identity = Identidad: { $food }
table-row-spread = Desplegar la fila: { INSIDE($group) }
table-row-title = { $group }: la fila
table-crosses =
    { $count ->
        [0] Ninguna cruz roja.
        [one] 1 cruz roja. Con la tercera se pierde.
       *[other] { $count } cruces rojas. Con la tercera se pierde.
    }

## A quién le toca

table-now-doctor-offer = El Doctor Rata rebusca en su reserva. Ni una palabra.
table-now-doctor-return = El Doctor Rata aún puede decir ¡Puaj!
table-now-rats = Las ratas están eligiendo.
table-now-solo = { $name } decide por { INSIDE($group) } sin consultar a nadie.
table-now-solo-plan = { $name } decide por { INSIDE($group) } sin consultar a nadie. Sigue con el plan de los demás.
table-now-colleague-take = El { $group } elige un alimento.
table-now-colleague-window = El { $group } puede decir ¡Puaj! o pasar.
table-wakes-doctor = El Doctor Rata aún se está poniendo la bata…
table-wakes-rats = Las ratas aún se están lavando las patas…
table-wakes-colleague = El { $group } aún se está poniendo la bata…
table-presented = { $group }: { $food }…
table-given = { $group }: { $food }.
table-missing = Aún sin alimento: { $groups }.
table-covers = Medicina para { INSIDE($group) }, sobre: { $foods }.
table-not-again = { $food }: ¡Puaj! En esta comida ya no para { INSIDE($group) }.
table-you-offer =
    { $count ->
        [one] Elige 1 alimento para la mesa.
       *[other] Elige { $count } alimentos para la mesa.
    }
table-you-offer-ready = Sirve estos, o toca uno para devolverlo.
table-you-serve = Sirve la cena, o usa antes una ficha.
table-you-return = Ya han elegido todos. Di ¡Puaj! a un alimento o da el veredicto.
table-you-listen = Escucha y no muevas ni un bigote.
table-you-plan = Da un alimento a cada grupo y poneos de acuerdo.
table-you-plan-alone = Da un alimento a cada grupo.
table-think-aloud = ¡Piensa en voz alta!
table-you-retake = ¡Puaj! Un alimento ha vuelto a la mesa. Elige otro.
table-you-held = { $food }: ¿para quién?
table-you-held-group = { $group }: ¿qué alimento?
table-you-ready = Cada grupo tiene su alimento. ¿De acuerdo?
table-you-ready-alone = Cada grupo tiene su alimento. ¿A comer?
table-you-missing = Aún sin alimento: { $groups }.
table-you-sure = ¿Seguro? Otra vez A o Intro. Esc para volver.
table-sure = ¿Seguro? Otra vez Intro. Esc para volver.
table-you-agreed = Estás de acuerdo. Faltan los demás.
table-you-silent = Decides por tu cuenta. No hables con nadie.
table-you-take = Te toca: elige un alimento de la mesa o del cubo de basura.
table-you-take-trash = Te toca: elige un alimento del cubo de basura.
table-you-take-held = Te llevas { $food }. ¿Seguro?
table-you-window-front = Di ¡Puaj! a toda la mesa, o pasa.
table-you-window-trash = Di ¡Puaj! a todo el cubo de basura, o pasa.
table-you-window-back = Di ¡Puaj! al alimento del otro doctor, o pasa.
table-away = Un bot ocupa tu sitio.
table-won = ¡Examen aprobado!
table-lost = Partida perdida.

## Lo que se puede hacer

table-agree = De acuerdo
table-eat = ¡A comer!
table-decide = Decidir por todas
table-decide-ask = Eres la rata más joven y puedes decidir por todas. Las demás aún no están de acuerdo.
table-choose = Elegir estos
table-serve = ¡La cena está lista!
table-verdict = Dar el veredicto
table-take = Me lo llevo
table-pass = Pasar
table-suggest = Proponerlo
table-alone = Decidir yo
table-give = Dar { $food } a { INSIDE($group) }
table-choose-for = Elegir un alimento para { INSIDE($group) }
table-take-back = Quitar { $food } a { INSIDE($group) }
table-let-go = Soltar
table-skip = Saltar
table-back = Atrás
table-close = Cerrar
table-plans = Lo que harían los demás
table-actions = Lo que puedes hacer
table-plans-all =
    { $count ->
        [one] 1 plan
       *[other] Los { $count } planes
    }
table-see-end = Ver cómo acabó
table-plan-of = { $name } daría { $food } a { INSIDE($group) }
table-plan-of-agreed = { $name } está de acuerdo: { $food } para { INSIDE($group) }
table-advice-of = { $name } aconseja { $food } para { INSIDE($group) }
table-advice = Consejo
table-same = Igual
table-is-same = Igual que el tuyo
table-follow = Igual que { $name }
table-suggests-take = { $name } se llevaría { $food }
table-suggests-pass = { $name } pasaría
table-suggests-yuck = { $name } diría ¡Puaj!
table-agreed = { $name } está de acuerdo
table-thinking = { $name } está pensando

## Fichas: todo lo que se dice de ellas, en cualquier página

table-yuck-front-ask = Toda la reserva sale de la partida sin que nadie la vea y robas otros tantos alimentos. Las ratas ven que lo has hecho.
table-yuck-front-do = Tirarlo todo
table-yuck-sweep-ask = Todos los alimentos de la mesa y del cubo de basura salen de la partida y se roban otros tantos.
table-yuck-sweep-trash-ask = Todos los alimentos del cubo de basura salen de la partida y se roban otros tantos.
table-yuck-sweep-do = Limpiar la mesa
table-yuck-sweep-trash-do = Vaciar el cubo
table-yuck-back-ask = El alimento vuelve a la mesa. Ese grupo elige otro enseguida.
table-yuck-back-pick = ¿Qué alimento vuelve?
table-yuck-back-do = Devolverlo
table-yuck-back-food = { $group }: { $food }
table-ask-medicine = Tapa dos símbolos seguidos para el resto de la partida. Las cruces tapadas ya no cuentan, y las marcas verdes tapadas tampoco.
table-token-place = ¿Qué dos símbolos?
table-token-pair = { $group }: { $first } y { $second }
table-do-medicine = Poner la tirita
table-ask-strict-menu = Das a un grupo, a la vista de todos, uno de los alimentos que has elegido. El grupo se come ese y ningún otro.
table-token-group = ¿Qué grupo?
table-token-food = ¿Qué alimento?
table-do-strict-menu = Darlo
table-prepared-medicine = La Medicina para { INSIDE($group) } sale con la cena.
table-prepared-strict-menu = El Menú obligatorio sale con la cena: { $food } para { INSIDE($group) }.
table-extra = Añadido por el mazo
yuck = ¡Puaj!
medicine = Medicina
strict-menu = Menú obligatorio
yuck-front-rule = Antes de elegir: tira toda la reserva sin enseñarla y roba otros tantos alimentos.
yuck-back-rule = Cuando todos han elegido: devuelve un alimento. Ese grupo elige otro.
medicine-rule = Una vez por partida: tapa dos símbolos seguidos de una fila. Dejan de contar.
strict-menu-rule = Una vez por partida: da a un grupo, a la vista de todos, uno de los alimentos elegidos. El grupo se come ese y ningún otro.
event-medicine-prepared = La Medicina para { INSIDE($group) } está preparada.
event-menu-prepared = El Menú obligatorio está preparado: { $food } para { INSIDE($group) }.
event-served-medicine = ¡Medicina para { INSIDE($group) }! Quedan tapados dos símbolos.
event-served-strict-menu = ¡Menú obligatorio! { $group } tienen que comerse { $food }.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } tienen 1 cruz. La Medicina tapa { $covered }.
       *[other] { $group } tienen { $crosses } cruces. La Medicina tapa { $covered }.
    }
reason-doctor-menu = { $food }: justo lo que necesitan { INSIDE($group) }. Mejor que no coman otra cosa.
error-medicine-place = La Medicina necesita dos símbolos seguidos.
error-menu-food = El Menú obligatorio usa uno de los alimentos que has elegido.
error-menu-group = Ahora no puedes dar el Menú obligatorio a este grupo.
act-medicine = Medicina ({ $group }), sobre los alimentos { $first } y { $second } de la fila
act-strict-menu = Menú obligatorio: { $food } ({ $group })
learn-rats-medicine = Medicina: el doctor ha tapado dos símbolos. Las cruces bajo la tirita ya no cuentan, pero aún puedes aprender de ellas.
learn-rats-menu = Menú obligatorio: el doctor ha dado un alimento a un grupo a la vista de todos. Seguro que es por su bien.
learn-doctor-menu = Menú obligatorio, una vez por partida: antes de servir, da a un grupo, a la vista de todos, uno de los alimentos elegidos. Con ese nadie se puede equivocar.
learn-doctor-medicine = Medicina, una vez por partida: una tirita sobre dos símbolos seguidos. Mejor si son dos cruces.
learn-doctor-danger = { $group }: dos cruces. Con la tercera se pierde. Pueden ayudar la Medicina, un ¡Puaj! o el Menú obligatorio.
rules-setup-3 = El doctor toma las fichas: tres ¡Puaj!, una Medicina y un Menú obligatorio. Con menos ¡Puaj! es más difícil; ganar sin ninguno es la meta suprema.
rules-medicine-text = Una vez, antes de servir: tapa dos símbolos seguidos de una fila hasta el final. Las cruces tapadas ya no cuentan. Para las Complicaciones no cuentan las marcas verdes tapadas ni las que quedan a su izquierda.
rules-strict-menu-text = Una vez, antes de servir: el doctor da a un grupo, a la vista de todos, uno de los alimentos que ha elegido. El grupo se come ese y ningún otro.
rules-colleagues-1 = Sin Medicina, sin Menú obligatorio y sin Complicaciones. Las fichas ¡Puaj! son de los dos. Al principio hay un alimento en el cubo de basura.
review-medicine =
    { $crosses ->
        [0] { $group }: la Medicina no tapó ninguna cruz roja.
        [one] { $group }: la Medicina tapó 1 cruz roja.
       *[other] { $group }: la Medicina tapó { $crosses } cruces rojas.
    }
review-strict-menu = { $group }: el Menú obligatorio trajo { $food }. Por su cuenta, las ratas le habrían dado un { $percent } %.
why-covers =
    { $covered ->
        [one] { $group }: aquí la Medicina tapa 1 cruz roja.
       *[other] { $group }: aquí la Medicina tapa { $covered } cruces rojas.
    }
why-menu = Menú obligatorio ({ $group }): algo bueno, { $food }. Sin ayuda, la probabilidad era solo del { $percent } %.
why-menu-sure = Menú obligatorio ({ $group }): algo bueno, { $food }. También sin ayuda, la probabilidad era del { $percent } %.
why-menu-bad = Menú obligatorio ({ $group }): algo malo, { $food }, sin otra opción.
puzzle-why-menu = { $group } se comen { $food }, elijan lo que elijan por su cuenta.
puzzle-why-medicine =
    { $crosses ->
        [one] { $group } tienen 1 cruz roja. La Medicina tapa { $covered }.
       *[other] { $group } tienen { $crosses } cruces rojas. La Medicina tapa { $covered }.
    }
compare-fork =
    { $fork ->
        [yuck-front] Solo un doctor tiró los alimentos con ¡Puaj!
        [offer] Se les ofrecieron alimentos distintos.
        [token] La medicina o el menú obligatorio se usaron de otra forma.
        [plan] Eligieron alimentos distintos.
        [yuck-back] ¡Puaj! devolvió alimentos distintos.
       *[rest] Al final comieron cosas distintas.
    }
compare-origin =
    { $origin ->
        [trash] del cubo de basura
        [menu] por menú obligatorio
       *[madness] por Locura
    }
compare-medicine = Medicina para { INSIDE($group) }
compare-strict-menu = Menú obligatorio: { $food } ({ $group })
terminal-covered = { $mark } = tapado por la Medicina, ya no cuenta
terminal-event-medicine-prepared = La Medicina para { INSIDE($group) } está preparada: va a tapar { $one } y { $two }.
terminal-event-served-medicine = ¡Medicina para { INSIDE($group) }! Dos símbolos tapados: { $one } y { $two }.
terminal-hint-serve-first = Con Intro sirves la cena. O antes: { $commands } (? enseña cómo).
terminal-help-medicine = { $command }: Medicina, tapa { $one } y { $two } hasta el final de la partida
terminal-help-menu = { $command }: Menú obligatorio, da un alimento a la vista de todos (grupos: { $groups }; alimentos: { $foods })
rules-yuck-back-text = Cuando todos han elegido: un alimento vuelve a la mesa. Ese grupo elige otro enseguida y no puede volver a llevarse el mismo en esta comida. No vale con un alimento del Menú obligatorio o de la Locura, ni si no queda nada más que elegir.

## Complicaciones: todo lo que se dice de ellas, en cualquier página

table-under = { $group }: { $complication }
table-madness-foods = Para el grupo con Locura
table-solo-title = Decides por tu cuenta
table-solo-open = Volver a elegir
table-predict-open = Volver a predecir
table-solo-rows = Lo que han comido los demás
table-solo-madness = Dos alimentos y nada que discutir. ¿Cuál te comes?
table-solo-insomnia = Vas antes que nadie. ¿Qué te llevas?
table-solo-gluttony-second = ¡A repetir! ¿Qué más te comes?
table-solo-paranoia = Solo te puedes fiar del cubo de basura. ¿Qué pescas?
table-solo-do = Me lo como
table-predict = ¿Cómo les irá a los demás? Lo que falles te lo comes tú.
table-predict-good = bien
table-predict-bad = mal
table-predict-do = ¡He dicho!
complication-name =
    { $complication ->
        [madness] Locura
        [insomnia] Insomnio
        [gluttony] Gula
        [megalomania] Megalomanía
       *[paranoia] Paranoia
    }
complication-rule =
    { $complication ->
        [madness] Se roban dos alimentos solo para este grupo. Se come uno y nada más, y el veredicto llega enseguida.
        [insomnia] Con los ojos como platos: este grupo elige antes que nadie y sin consultar a nadie.
        [gluttony] Cuando todos han elegido, este grupo repite. Los dos alimentos reciben veredicto.
        [megalomania] Este grupo predice el veredicto de los demás. Si se equivoca, se come ese alimento.
       *[paranoia] Este grupo solo se fía del cubo de basura y no come de ningún otro sitio.
    }
nothing-to-predict = El otro grupo ya tiene su veredicto: no queda nada que predecir.
event-served-madness = Para el grupo con Locura salen { $foods }.
event-taken-madness = { $group } agarran { $food } entre risitas.
event-predicted-good-right = { $group } predicen «bien» para { INSIDE($other) }. ¡Aciertan!
event-predicted-good-wrong = { $group } predicen «bien» para { INSIDE($other) }. ¡Fallan!
event-predicted-bad-right = { $group } predicen «mal» para { INSIDE($other) }. ¡Aciertan!
event-predicted-bad-wrong = { $group } predicen «mal» para { INSIDE($other) }. ¡Fallan!
reason-rats-madness = Locura: de sus dos alimentos, { INSIDE($group) } se llevan { $food }, { $percent } % de probabilidad de acierto.
reason-rats-insomnia = Insomnio: antes que nadie, { INSIDE($group) } se llevan { $food }, { $percent } % de probabilidad de acierto.
reason-rats-gluttony = Gula: { INSIDE($group) } repiten con { $food }, { $percent } % de probabilidad de acierto.
reason-rats-paranoia = Paranoia: { INSIDE($group) } pescan { $food } en el cubo de basura, { $percent } % de probabilidad de acierto.
reason-rats-predict-good = { $food } para { INSIDE($group) }: seguramente bien ({ $percent } %).
reason-rats-predict-bad = { $food } para { INSIDE($group) }: seguramente mal ({ $percent } %).
reason-rats-predict-nothing = { $group } ya tienen su veredicto: no queda nada por predecir.
error-madness-foods = Locura: uno de sus dos alimentos y ningún otro.
error-trash-only = Paranoia: solo del cubo de basura.
error-last-in-trash = El último alimento del cubo de basura se reserva para el grupo con Paranoia.
error-prediction = Di «bien» o «mal» para cada uno de los otros grupos que aún no tienen veredicto.
rules-complications-order = Si coinciden varias: primero elige el Insomnio, luego la Locura, que recibe enseguida su veredicto, luego la Paranoia y luego los demás. Después repite la Gula, luego llega ¡Puaj! y, por último, la Megalomanía.
rules-complications-text = Un juego más difícil para ratas listas. El grupo cuya fila acaba en tres marcas verdes seguidas roba una carta de complicación al terminar la comida, salvo tras las comidas 7 y 8. Solo vale para la comida siguiente. Entonces una persona del grupo aplica la carta por su cuenta, sin consultar a nadie: el único alimento de Locura, Insomnio y Paranoia, el segundo de la Gula, las predicciones de la Megalomanía. Todo lo demás se habla como siempre.

## Dietas

table-diet = { $group }: { $diet }
table-diet-unknown = Tu propia dieta: no la verás nunca.
table-diet-now = En esta comida: { $card }

## El final

table-end-won = ¡Gana toda la mesa!
table-end-lost = Pierde toda la mesa
table-end-exam-passed = Examen final aprobado sin una sola cruz.
table-end-exam-failed = Una cruz roja en el examen final.
table-end-third-cross = La tercera cruz roja, en la comida { $meal }.
table-end-by = El golpe de gracia: { $food } para { INSIDE($group) }.
table-end-took = El Doctor Rata: «{ $text }»
table-end-diets = Lo que nadie podía decir
table-end-saved =
    { $count ->
        [0] No ha sobrado ninguna ficha ¡Puaj!
        [one] Ha sobrado 1 ficha ¡Puaj!
       *[other] Han sobrado { $count } fichas ¡Puaj!
    }
table-end-unspent = Ni un solo ¡Puaj! gastado: el doctor hace una reverencia.
table-end-ultimate = La victoria suprema: sin ningún ¡Puaj! en la partida.
table-end-again = Jugar otra
table-end-on = Seguir
table-end-review = Repasar
table-end-record = Guardar la partida
table-end-challenge = Retar a amigos
table-end-day = A los resultados del día
table-end-cup = Al torneo

## The sealed deal, checked by the browser

seal-kept = Reparto limpio: nadie cambió una carta ni una dieta durante la partida.
seal-consistent = Esta partida guardada coincide con sus propios sellos. Este navegador no estaba en la mesa cuando se mostraron: no puede decir más.
seal-broken = EL REPARTO NO ES LIMPIO. Las cartas o las dietas de esta partida no son las que se sellaron antes de empezar.
seal-checking = Comprobando los sellos…
seal-cannot = Tu navegador solo comprueba los sellos en páginas cifradas (https). Guarda la partida y compruébala tú:
seal-unavailable = Ahora mismo no se pueden comprobar los sellos.
seal-details = Cómo lo ha comprobado tu navegador
seal-how = Antes de la partida, el servidor mostró a todos una huella (SHA-256) de las cartas barajadas y, antes de la primera comida, otra de todo el reparto, dietas incluidas. Al terminar, abrió las dos, y tu navegador ha vuelto a calcular las huellas a partir de la partida guardada. Si se hubiera cambiado una sola carta, no coincidirían.
seal-name =
    { $seal ->
        [deal] Sello de todo el reparto
       *[shuffle] Sello del barajado
    }
seal-told = Mostrado antes:
seal-not-told = no visto por este navegador
seal-salt = Secreto añadido para que nadie adivinara:
seal-found = Calculado ahora:
seal-by-hand = Para comprobarlo tú, guarda la partida y ejecuta

## Teclas

table-key-give = Dar a este grupo el alimento que tienes en la pata, o elegir para él
table-key-agree = De acuerdo
table-key-let-go = Soltar, saltar o cerrar
table-key-move = Moverse entre las cartas
table-key-mute = Activar o quitar los sonidos
table-sounds-on = Sonidos activados.
table-sounds-off = Sonidos quitados.

## The kitchen clock of a live table

table-clock = Reloj de cocina: quedan { $minutes } min { $seconds } s
table-clock-over = Reloj de cocina: se acabó el tiempo de esta comida. Sin prisas.
study-mark = Estudio
study-back = Volver a la partida
