### Lo que solo dice el terminal. Las órdenes se escriben igual en todas partes: offer, serve, good, 3rc.
### $group es un nombre, o un número con el nombre corto («0 Bigotes»); $food y $foods van en clave (3rc).

## Trozos de frases

# Con un espacio de no separación.
terminal-group = { $number } { $group }
terminal-food = { $food } ({ $name })
terminal-of = { $name }: { $text }
terminal-diet = { $name }. { $diet }.
terminal-list =
    { $count ->
        [1] { $one }
        [2] { $one } y { $two }
       *[3] { $one }, { $two } y { $three }
    }

## Antes de la partida

terminal-warming-up = La cocina se está calentando: la primera vez tarda un minuto.
terminal-welcome = ¡Te damos la bienvenida a la cocina del Doctor Rata!
terminal-ask-role = ¿Quién quieres ser?
terminal-ask-role-rats = r   todas las ratas: averiguad qué podéis comer (o pulsa Intro)
terminal-ask-role-doctor = d   el Doctor Rata: lo sabes todo y no puedes decir ni mu
terminal-ask-role-a = a   uno de los dos doctores de Compañeras: cada uno conoce la dieta del otro
terminal-ask-groups = ¿Cuántos grupos de ratas?
terminal-ask-groups-3 = 3   tres (o pulsa Intro)
terminal-ask-groups-2 = 2   dos, una cena más corta
terminal-ask-groups-3c = 3c  tres, con Complicaciones: demasiada salud sienta mal
terminal-ask-groups-2c = 2c  dos, con Complicaciones
terminal-ask-first = ¿Es tu primera partida?
terminal-ask-first-no = n   no, que se roben las dietas (o pulsa Intro)
terminal-ask-first-yes = y   sí, con las dietas fáciles, por favor
terminal-answer-unclear = Respuestas posibles: { $answers }.
# Delante del cursor.
terminal-prompt =
    { $person ->
        [rats] ratas
        [doctor] doctor
       *[a] Doctor A
    }
terminal-intro =
    { $person ->
        [rats] Llevas a todas las ratas. Averigua qué puede comer cada grupo antes del examen final de la comida 8. Piensa en voz alta, como en una mesa de verdad. El doctor no dirá ni palabra.
        [doctor] Eres el Doctor Rata. Conoces las dietas, pero no puedes decirlas: ayuda a las ratas con lo que sirvas.
       *[a] Eres el Doctor A. Conoces la dieta del Doctor B, y él la tuya. Pero ni una palabra.
    }
terminal-intro-foods = { $food } significa { $name }, y así con todo.
terminal-letters-colours = Colores: r rojo, o naranja, y amarillo, g verde, b azul.
terminal-letters-types = Alimentos: c queso, l líquido, v verdura.
terminal-intro-help = Escribe ? para pedir ayuda en cualquier momento y quit para irte.
terminal-first-game = Primera partida: las dietas son fáciles.
terminal-dealt =
    { $difficulty ->
        [easy] Marchando: dietas fáciles.
        [normal] Marchando: dietas ni fáciles ni difíciles.
        [hard] Marchando: dietas difíciles.
       *[brutal] Marchando: dietas brutales. ¡Suerte!
    }

## La mesa

terminal-stock = Tu reserva, y a quién le sentaría bien ahora
terminal-tray = En la bandeja: { $foods }
terminal-trash = Cubo de basura: { $foods }
terminal-plates = Tal como está:
terminal-counts = mazo { $pile }, reserva { $stock }, fuera { $out }
terminal-counts-colleagues = mazo { $pile }, fuera { $out }

## Lo que pasa

terminal-nobody-says = Nadie dice por qué.
terminal-minds = Lo que los demás tenían en mente:
terminal-mind = Comida { $meal }: { $sentences }

## Qué hacer ahora

terminal-hint-takes = Un alimento para cada grupo ({ INSIDE($groups) }), por ejemplo: { $example }
terminal-hint-take = { $group }, a elegir: { $foods }.
terminal-hint-left = Aún quedan: { $foods }.
terminal-hint-predict = ¿Bien (good) o mal (bad) para { INSIDE($groups) }? Por ejemplo: { $example }
terminal-hint-offer =
    { $count ->
        [one] Elige 1 alimento, por ejemplo: { $example }
       *[other] Elige { $count } alimentos, por ejemplo: { $example }
    }
terminal-hint-serve-only = Con Intro sirves la cena.
terminal-hint-judge = Con Intro das el veredicto. O bien: back (? enseña cómo).
terminal-hint-judge-only = Con Intro das el veredicto.
terminal-hint-pass-front = Con Intro pasas. O yuck: fuera todo lo de la mesa y el cubo de basura, y se roba de nuevo.
terminal-hint-pass-back = Con Intro pasas. O back: el Doctor B devuelve su alimento y elige otro.
terminal-hint-pass-only = Con Intro pasas.
terminal-plan = El plan: { $entries }
terminal-nothing-yet = aún nada
terminal-plan-cleared = Platos recogidos. A pensarlo otra vez.
terminal-confirm = Con Intro se come, y no hay vuelta atrás. O cambia el plan, o escribe no.
terminal-you-say-good = Dices «bien» para { INSIDE($group) }: { $food }.
terminal-you-say-bad = Dices «mal» para { INSIDE($group) }: { $food }.
terminal-prediction-cleared = Nadie ha oído nada.
terminal-confirm-prediction = Con Intro lo dices en voz alta. O di otra cosa, o escribe no.

## Ayuda: lo que se escribe y lo que hace

terminal-help = Lo que puedes hacer ahora
terminal-help-offer =
    { $count ->
        [one] offer { $example }: elige 1 alimento de tu reserva (offer se puede omitir)
       *[other] offer { $example }: elige { $count } alimentos de tu reserva (offer se puede omitir)
    }
terminal-help-yuck = yuck: gasta una ficha ¡Puaj!, tira la reserva y roba otros tantos alimentos
terminal-help-yuck-colleagues = yuck: gasta una ficha ¡Puaj!, tira lo de la mesa y el cubo, y roba otros tantos alimentos
terminal-help-serve = serve, o Intro: pon los alimentos en la mesa
terminal-help-judge = judge, o Intro: di «bien» o «mal» para cada alimento
terminal-help-take = { $command }: elige un alimento para { INSIDE($group) } entre { $foods }
terminal-help-back = { $command }: gasta una ficha ¡Puaj!; otro alimento para { INSIDE($group) }
terminal-help-predict = { $example }: tu predicción para { INSIDE($groups) }
terminal-help-pass = pass, o Intro: déjalo así
terminal-help-always = En cualquier momento: table (la mesa), diets (las dietas), history (el diario), why (por qué los bots hacen eso), ? y quit.
terminal-help-symbols = En las filas: { $check } bien, { $cross } mal, { $covered } tapado, { $green } complicación superada, { $waiting } aún sin veredicto

## Lo que has escrito, y por qué no

terminal-not-understood = Aquí «{ $text }» no significa nada. Escribe ? para ver qué se puede hacer.
terminal-incomplete = Ahí falta algo. Escribe ? para ver cómo se escribe.
terminal-not-on-a-plate = Nadie tiene { $food } en el plato.
terminal-too-many-foods =
    { $count ->
        [one] Eso es más de 1 alimento.
       *[other] Son más de { $count } alimentos.
    }
terminal-food-twice = { $food } no puede estar en dos platos.
terminal-which-food = ¿Y qué alimento para el grupo { $group }?
terminal-predictions-needed =
    { $count ->
        [one] Escribe good (bien) o bad (mal), una sola vez.
       *[other] Escribe good (bien) o bad (mal), { $count } veces.
    }
terminal-error-bad-food = «{ $text }» no es un alimento. Escribe cantidad, color y tipo, por ejemplo 3rc.
terminal-error-not-now = Ahora no se puede. Escribe ? para ver qué se puede hacer.
terminal-error-no-such-group = En esta cocina no hay ningún grupo { $group }.
terminal-error-not-there = { $food } no está ni en la mesa ni en el cubo de basura.
terminal-error-not-in-stock = { $food } no está en tu reserva.

## El final

terminal-kind-word =
    { $reason ->
        [exam-passed] ¡Bigotes arriba! Al queso invita la casa.
        [exam-failed] Por los pelos: siete comidas a salvo, y luego ese bocado. ¿Cenamos mañana otra vez?
       *[third-cross] Un buen dolor de tripa enseña más que diez libros. ¿Repetimos?
    }
terminal-save = ¿Guardar esta partida? (y = sí, n = no, Intro = sí)
terminal-overwrite = { $path } ya existe. ¿Sobrescribir? (y = sí, n = no, Intro = no)
terminal-saved = Guardada en { $path }. Para volver a verla: doctor-rat replay { $path }
terminal-not-saved = No se ha guardado nada.
terminal-cannot-save = No se puede escribir en { $path } ({ $problem }).
terminal-unfinished = La partida no había terminado: no se ha guardado nada.
terminal-goodbye = Las ratas te dicen adiós. ¡Vuelve con hambre!

## Repaso de una partida

terminal-still-running = Lo guardado acaba aquí: la partida aún no había terminado.
terminal-review-table = En la mesa: { $foods }. En el cubo de basura: { $trash }.
terminal-review-stock = En la reserva del doctor: { $foods }.
terminal-review-good = Bueno para { INSIDE($group) }: { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group }: { $foods }, seguro que bien. Dietas aún posibles: { $count }.
       *[other] { $group }: { $foods }, { $percent } % de probabilidad de acierto. Dietas aún posibles: { $count }.
    }
terminal-review-seen-by = { $text } (visto por el { $group })
terminal-review-sure = No podía fallar.
terminal-review-better = Mejor: { $plates }.
terminal-review-knowledge = Dietas aún posibles al empezar cada comida:
