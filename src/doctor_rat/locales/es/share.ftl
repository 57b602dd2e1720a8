# A moment of a game shared by a link, and two games of one deal side by side

## The preview of a link. The server writes it; it stands on the picture too

share-at-meal = Comida { $meal }: ¿tú qué harías?
share-won = ¡Ganada en la comida { $meal }!
share-lost = Perdida en la comida { $meal }
share-eyes =
    { $eyes ->
        [rats] Como lo vieron las ratas
        [doctor] Lo que sabía el Doctor Rata
        [colleague] Como lo vio uno de los dos doctores
       *[all] Con todos los secretos sobre la mesa
    }

## Sharing

share-title = Compartir este momento
share-text = Quien tenga el enlace puede ver esta partida desde aquí. Puedes retirar el enlace cuando quieras.
share-whose = Vista por
share-make = Crear un enlace
share-message = Texto para un mensaje
share-send = Compartir
share-copy-link = Copiar el enlace
share-copy-text = Copiar el texto
share-picture = Así se ve el enlace en un mensaje: la mesa en este momento
share-mine = Tus enlaces a esta partida
share-where = Paso { $step }: { $eyes }
share-revoke = Retirar
share-revoked = El enlace ya no lleva a ninguna parte.

## Two games of one deal

compare-title = Las mismas cartas, dos equipos
compare-link = Comparar con otra partida
compare-original = Comparar con la partida original
compare-text = Dos partidas con las mismas cartas, una al lado de otra: ¿qué hizo cada equipo con los mismos alimentos? Elige una partida guardada o pega el enlace de una partida terminada.
compare-which = Partida { $number }
compare-mine = Partida { $number }: la tuya
compare-address = Enlace a una partida terminada
compare-file = O una partida guardada
compare-chosen = Elegida: { $name }
compare-go = Comparar
compare-other = Comparar otras partidas
compare-parted = Sus caminos se separan en la comida { $meal }
compare-same = Los dos equipos hicieron exactamente lo mismo.
compare-there = Ir allí
compare-line = La probabilidad de ganar en las dos partidas, comida a comida
compare-chances = Comida { $meal }. Partida 1: { $first }. Partida 2: { $second }.
compare-stage =
    { $stage ->
        [offer] la oferta
        [choice] la elección
       *[verdict] los veredictos
    }
compare-step = Comida { $meal }: { $stage }
compare-offered = Ofrecido
compare-eaten = Comido
compare-tokens = Fichas
compare-over = La partida ya había terminado.
compare-open = La comida { $meal } en el repaso
compare-meals = Comida a comida
compare-asking = Sopesando cada decisión de las dos partidas…
compare-none = Ahora mismo no se puede calcular la probabilidad de ganar.
