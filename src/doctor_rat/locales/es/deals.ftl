# Repartos que se juegan en varias mesas: el reparto del día, los retos, los torneos.

## Los resultados, dondequiera que aparezcan
deal-won = Ganada
deal-lost = Perdida en la comida { $meal }
deal-crosses =
    { $count ->
        [0] ninguna cruz roja
        [one] 1 cruz roja
       *[other] { $count } cruces rojas
    }
deal-tokens =
    { $count ->
        [0] ninguna ficha restante
        [one] 1 ficha restante
       *[other] { $count } fichas restantes
    }
deal-place = { $place }.
deal-yours = la tuya
deal-nobody = un invitado
deal-bots = bots
deal-look = Ver esta partida
deal-compare = Comparar con la tuya
deal-meals = Comida a comida, una columna por grupo
deal-meal = Comida { $meal }: { $marks }
deal-mark =
    { $mark ->
        [good] bueno
        [bad] malo
       *[none] sin veredicto
    }
deal-promise = Cómo comprobar que nadie ha cambiado nada
deal-promise-text = El reparto está decidido y estas son sus huellas. Cada mesa de este reparto muestra las mismas dos antes de empezar y las abre al final; entonces tu navegador las compara.
deal-promise-shuffle = Cartas barajadas
deal-promise-deal = Reparto completo
deal-closed-until = Verás los resultados y las partidas en cuanto termines tú este reparto.

## El reparto del día
day-title = El reparto del día
day-lead = Un reparto al día, el mismo para todos en este servidor. Lo juegas una sola vez, con bots.
day-today = { $day }: { $difficulty }
day-bots = Nivel de tus bots: { $level }.
day-named = Mostrar mi nombre junto al resultado
day-named-text = Si no, los demás ven tu resultado y tu partida sin nombre. Puedes cambiarlo más tarde.
day-go-on = Seguir jugando
day-unfinished = Aún no has terminado el reparto de ayer. Cuenta para ayer.
day-unfinished-go = Terminar el de ayer
day-next = El próximo reparto llega en { $time }, a medianoche UTC.
day-mine = Puesto { $place } de { $count }
day-how =
    { $side ->
        [doctor] Cómo les fue a todos de doctor
       *[rats] Cómo les fue a todos de ratas
    }
day-won-of = { $won } ganadas de { $count }.
day-lost-in =
    { $count ->
        [one] Comida { $meal }: 1 partida perdida
       *[other] Comida { $meal }: { $count } partidas perdidas
    }
day-best = Ver la mejor partida
day-own = Ver tu partida
day-share = Compartir tu resultado
day-shared =
    { $side ->
        [doctor] Doctor Rata, { $day }, de doctor
       *[rats] Doctor Rata, { $day }, de ratas
    }
day-tomorrow = El reparto de mañana también está decidido: { $difficulty }

## Los retos
challenge-title = Un reto
challenge-lead = { $name } ha jugado este reparto. Juega con las mismas cartas, dietas y sitios, y luego comparad.
challenge-yours = Es el reparto que jugaste. Tus amigos tendrán las mismas cartas, dietas y sitios, y después podréis comparar.
challenge-link = Envía este enlace a quienes quieras retar:
challenge-play = Jugar como { $roles }
challenge-go-on = Ir a tu mesa
challenge-count =
    { $count ->
        [one] 1 mesa lo ha terminado.
       *[other] { $count } mesas lo han terminado.
    }
challenge-results = Resultados
challenge-names = Quienes han terminado el mismo reparto ven tu nombre y tu partida.

## Los torneos
cup-title = Torneo
cup-lead = Cinco repartos, los mismos para todos los equipos. Cada equipo juega sus cinco mesas cuando quiere; nadie sabe nada de un reparto antes de terminarlo.
cup-make = Crear un torneo
cup-link = Envía este enlace a quienes quieran jugar:
cup-new-team = Crear un equipo
cup-team = Equipo { $number }
cup-your-team = Tu equipo: { $number }
cup-team-link = Envía este enlace a tus compañeros:
cup-join = Unirse al equipo { $number }
cup-deal = Reparto { $number }
cup-play = Jugar el reparto { $number }
cup-results = Resultados
cup-none = sin empezar
cup-open = en juego
cup-over = terminado
cup-total = Ganados
cup-no-teams = Todavía no hay equipos.
cup-names = Quien tenga el enlace ve los nombres de los miembros de los equipos.
