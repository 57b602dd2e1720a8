# El texto de la página de privacidad. Los números vienen de los ajustes del servidor; 0 significa sin límite.
privacy-lead = Aquí juegas sin cuenta, sin correo y sin contraseña. Esta página dice qué guarda el servidor y durante cuánto tiempo.
privacy-contact = Preguntas sobre tus datos: { $contact }
privacy-imprint = Quién lleva este servidor
privacy-terms = Condiciones de uso
privacy-kept = Qué se guarda
privacy-guest =
    { $days ->
        [0] El nombre que te pones y cuándo lo hiciste por primera vez, hasta que los hagas borrar.
        [one] El nombre que te pones y cuándo lo hiciste por primera vez, hasta que los hagas borrar. Si nunca te sientas a una mesa ni resuelves un problema, se borra todo al cabo de 1 día.
       *[other] El nombre que te pones y cuándo lo hiciste por primera vez, hasta que los hagas borrar. Si nunca te sientas a una mesa ni resuelves un problema, se borra todo al cabo de { $days } días.
    }
privacy-cookie = Una cookie, para que al volver sigas siendo tú. Tu navegador la conserva { $days } días; el servidor solo guarda una huella de ella.
privacy-games =
    { $days ->
        [0] Tus partidas: quién se sentó dónde, cada jugada y lo que se dijo en la mesa. Las partidas terminadas se quedan hasta que sus jugadores piden que se les olvide.
        [one] Tus partidas: quién se sentó dónde, cada jugada y lo que se dijo en la mesa. Las partidas terminadas se borran al cabo de 1 día.
       *[other] Tus partidas: quién se sentó dónde, cada jugada y lo que se dijo en la mesa. Las partidas terminadas se borran al cabo de { $days } días.
    }
privacy-archive =
    { $days ->
        [one] Las mesas que nadie toca en 1 día salen de las listas, pero puedes seguir jugando en ellas.
       *[other] Las mesas que nadie toca en { $days } días salen de las listas, pero puedes seguir jugando en ellas.
    }
privacy-notes = Tus marcas y notas en la hoja de deducción, tus respuestas a los problemas y tu puntuación.
privacy-deals = Qué repartos has jugado o visto que también juegan otros, si tu nombre aparece con el resultado del día, y tus equipos en los torneos. De las mesas abiertas que has mirado, que las has mirado: así nadie juega un reparto que ya conoce.
privacy-shares = Los enlaces que creas a momentos de tus partidas, hasta que los retires o se borren la partida o tus datos.
privacy-results = Tus resultados: cómo terminó para ti cada partida, qué dice su análisis de las decisiones de tu bando y cuándo podrías haber reconocido cada dieta. Se quedan hasta que pidas que te olvidemos, aunque se borren las partidas antiguas. Solo los ves tú, salvo que los compartas.
privacy-language = El idioma en que lees el juego, cuando te sientas a una mesa. Los demás solo saben que una mesa tuvo cinco idiomas, nunca de quién.
privacy-puzzles = Si tus partidas terminadas pueden convertirse en problemas: solo si tú lo has dicho. Un problema no contiene nada de quienes jugaron.
privacy-teach = Si el doctor puede aprender de tus partidas: solo si lo activas en los ajustes. Cuando todos en una mesa lo permiten, el bot doctor cuenta una vez al día con qué frecuencia se da cada forma de elegir, en todas esas partidas juntas. Solo se guardan esas proporciones, nada tuyo. Quien lo desactiva o pide que se le olvide queda fuera del siguiente recuento.
privacy-link =
    { $minutes ->
        [one] Un enlace a otro dispositivo, durante 1 minuto.
       *[other] Un enlace a otro dispositivo, durante { $minutes } minutos.
    }
privacy-not-kept = Qué no se guarda
privacy-address = Tu dirección de red solo sirve para que nadie pida demasiado de golpe. Se queda en memoria y no aparece en ningún registro del juego. Solo si quienes llevan el servidor bloquean una red se guarda esa red.
privacy-nobody = Ni publicidad, ni estadísticas sobre ti para nadie más que tú, ni nada de otras empresas: todo lo que carga esta página viene de este servidor.
privacy-device = El idioma, los colores, los sonidos y lo demás se quedan en tu navegador.
privacy-around = Las copias de seguridad y los registros alrededor del juego son cosa de quienes llevan el servidor; lo que aquí se borra puede seguir un tiempo en una copia.
privacy-yours = Qué puedes hacer
privacy-export = En los ajustes puedes descargar todo lo que hay guardado sobre ti.
privacy-forget =
    { $days ->
        [one] Ahí también puedes pedir que se te olvide: tu nombre y todo lo que escribiste se borran al momento, también en partidas antiguas. Un número sin nombre se conserva 1 día, para que nada tuyo vuelva.
       *[other] Ahí también puedes pedir que se te olvide: tu nombre y todo lo que escribiste se borran al momento, también en partidas antiguas. Un número sin nombre se conserva { $days } días, para que nada tuyo vuelva.
    }

# In the settings
teach-doctor = El doctor puede aprender de mis partidas
teach-doctor-text = Una vez al día, el bot doctor cuenta cómo se elige aquí: en todas las partidas juntas, nunca persona por persona. Una partida terminada solo cuenta si todos en la mesa lo permiten.
