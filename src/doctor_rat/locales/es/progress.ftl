# Tu progreso. $name, $percent, $low, $high, $points, $meal y $meals son textos ya hechos.

me-title = Tu progreso
me-lead = Esta página solo la ves tú, salvo que la compartas más abajo.
me-none = Aquí aún no hay nada. Juega una partida hasta el final y aparecerá.
me-left = Todavía se están añadiendo partidas más antiguas. Tarda un momento.
me-counts = Qué cuenta: las partidas que jugaste hasta el final en un sitio ocupado antes del reparto, con personas o bots. No cuentan las lecciones, los estudios ni los sitios que un bot terminó por ti. Cada invitado tiene un solo sitio, así que nadie juega contra sí mismo; que dos invitados sean la misma persona no puede saberlo nadie.

## Partidas

me-games = Partidas
me-games-text = El intervalo contiene la verdadera proporción de victorias con un 95 % de certeza: cuantas más partidas, más estrecho.
me-all = Todas las partidas
me-by-variant = Por variante
me-by-role = Por papel
me-by-difficulty = Por dificultad
me-role =
    { $role ->
        [rats] Rata
        [doctor] Doctor Rata
       *[colleague] Compañera
    }
me-col-games = Partidas
me-col-won = Ganadas
me-col-share = Proporción
me-col-range = Intervalo
me-range = de { $low } a { $high }

## Decisiones

me-lost = Puntos perdidos por decisión
me-lost-text = Un punto es una centésima de la probabilidad de ganar, según el análisis. Como rata decides junto con las demás ratas. Menos es mejor.
me-lost-none = Aún no se ha analizado ninguna partida. Se hace en segundo plano, unas pocas cada vez; al abrir el análisis de una partida se añade enseguida.
me-unweighed =
    { $count ->
        [one] 1 partida aún no está analizada y falta aquí.
       *[other] { $count } partidas aún no están analizadas y faltan aquí.
    }
me-col-role = Papel
me-col-when = Hasta
me-col-points = Puntos

## Dietas

me-diets = Dietas que reconoces tarde
me-diets-text = Una dieta se podía reconocer desde la comida a cuyo inicio los veredictos la hacían más probable que todas las demás juntas. Tu retraso cuenta las comidas desde ahí hasta la última cruz roja que un plan más probable le habría ahorrado al grupo. Las dietas que no se podían reconocer a tiempo no cuentan.
me-diets-none = Sale de los repasos de partidas en las que fuiste rata o compañera. Aún no hay ninguno.
me-col-diet = Dieta
me-col-times = Veces
me-col-known = Reconocible desde la comida
me-col-late = Comidas de retraso
me-col-late-times = Tarde

## Personas, problemas

me-mates = Con quién juegas
me-mates-text = Con los nombres de vuestra última partida juntos. Nadie más ve nunca esta lista.
me-col-name = Nombre
me-rating = Puntuación en problemas
me-rating-none = Resuelve un problema y aquí empezará la evolución de tu puntuación.
me-rating-span = De { $first } a { $last }, tras { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }.
me-col-rating = Puntuación
me-show-table = Mostrar como tabla

## Honores

me-honors = Honores
me-honors-text = Ganados en la mesa, nunca haciendo clic. Las partidas con las dietas fijas de una primera partida no dan ninguno.
me-honor =
    { $honor ->
        [ultimate] La victoria suprema
        [none-spent] Ni un solo ¡Puaj!
        [no-cross] Platos limpios
        [brutal] Brutal, y vencida
        [every-variant] Ganar de todas las formas
       *[five-languages] Cinco lenguas, una mesa
    }
me-honor-text =
    { $honor ->
        [ultimate] Gana una partida preparada sin fichas ¡Puaj!
        [none-spent] Gana sin gastar ninguna ficha ¡Puaj!
        [no-cross] Gana sin una sola cruz roja.
        [brutal] Gana un reparto brutal.
        [every-variant] Gana en Colonia, Complicaciones y Compañeras.
       *[five-languages] Termina una partida que en la mesa se lee en cinco idiomas. Nadie se entera de quién lee cuál.
    }
me-honor-when = Ganado el { $date }
me-honor-times =
    { $count ->
        [one] una vez
       *[other] { $count } veces
    }
me-honor-look = Ver la partida
me-honor-not-yet = Todavía no

## Compartir, llevarse

me-share = Mostrar mis estadísticas a otros
me-share-text = Crea un enlace. Quien lo tenga ve tu nombre, tus estadísticas y tus honores, pero no con quién juegas ni ninguna partida. Si lo desactivas, la página se cierra al momento.
me-share-link = Este enlace muestra tus estadísticas:
me-puzzles = Mis partidas pueden convertirse en problemas
me-puzzles-text = Solo las partidas en las que todas las personas que se sentaron a la mesa están de acuerdo. Un problema muestra un momento de las cartas: sin nombres, sin conversación, sin fecha. Puedes desactivarlo cuando quieras; los problemas ya creados se quedan.
me-records = Todas tus partidas en un archivo
me-records-text = Cada partida terminada como registro, una por línea: para repetirla, comprobarla o guardarla.
me-records-get = Descargar los registros
me-shared-title = Estadísticas de { $name }
me-shared-lead = { $name } ha hecho pública esta página y puede cerrarla cuando quiera.
me-shared-closed = Esta página está cerrada
me-shared-closed-text = Nadie comparte estadísticas con este enlace, o ya no.
