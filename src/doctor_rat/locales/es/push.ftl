# Los avisos a quien no está mirando: sus ajustes, lo que muestra un teléfono y la página sin conexión.
push-title = Avísame
push-lead = Aunque el juego esté cerrado. Los mensajes van cifrados para este dispositivo y pasan por el servicio de notificaciones de tu navegador.
push-on = Avisarme en este dispositivo
push-kind =
    { $kind ->
        [turn] Cuando me toque en una mesa sin prisa
        [waiting] Cuando una mesa me esté esperando
       *[today] Cuando salga el reparto del día
    }
push-kind-text =
    { $kind ->
        [turn] Solo si no estás en la mesa.
        [waiting] Cuando se te acabe el tiempo o los demás estén allí sin ti.
       *[today] Una vez al día, nunca de noche.
    }
push-blocked = Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes del sitio y vuelve aquí.
push-cannot = Este navegador no puede recibir avisos. En un iPhone o iPad, añade antes el juego a la pantalla de inicio y ábrelo desde allí.
push-failed = El servicio de notificaciones de tu navegador no responde. Inténtalo más tarde.
push-others =
    { $count ->
        [one] También se avisa a otro de tus dispositivos.
       *[other] También se avisa a otros { $count } dispositivos tuyos.
    }

# Lo que muestra un teléfono
push-turn-title = Te toca
push-turn-text =
    { $meal ->
        [0] La partida se está preparando y el siguiente paso es tuyo.
       *[other] Comida { $meal }: la mesa es tuya.
    }
push-waiting-slow-title = Tu mesa te espera
push-waiting-slow-text = Se te acaba el tiempo. Después, un bot decidirá por ti.
push-waiting-live-title = Los demás te esperan
push-waiting-live-text = Están en la mesa y te toca.
push-today-title = El reparto del día está servido
push-today-text = El mismo para todos, y cuenta el primer intento.

# Sin conexión
no-connection-title = Estás sin conexión
no-connection-text = Ahora mismo no se puede llegar a la cocina. Tus partidas están a salvo en el servidor y seguirán en cuanto vuelvas.
no-connection-again = Reintentar

privacy-push = Si pides que se te avise: la dirección de notificaciones y las claves de ese dispositivo, su idioma y su zona horaria, para qué se le avisa y el último turno por el que se te avisó. El fabricante de tu navegador transmite los mensajes sin poder leerlos. Todo se borra cuando lo desactivas; lo que no se puede alcanzar durante 14 días se borra solo.

error-bad-device = La dirección de notificaciones de este navegador no se puede usar.
error-push-off = Este servidor no avisa a nadie.
