### Todo lo que rodea la mesa: inicio, opciones, sitios, ajustes, errores.

app-name = Doctor Rata
labeled = { $label }: { $text }
app-tagline = Ratas quisquillosas, un doctor callado y ocho comidas para averiguar quién puede comer qué.
app-unofficial = Una versión gratuita y no oficial para fans del juego de mesa.

## En todas partes

skip-to-content = Ir al contenido
nav-home = Inicio
nav-settings = Ajustes
nav-privacy = Privacidad
close = Cerrar
copy = Copiar
copied = Copiado.
share = Compartir
cancel = Cancelar
again = Reintentar
loading = Un momento…
your-turn-title = ¡Te toca! { $place }
your-turn-call = ¡Te toca, { $name }!

## Inicio

home-play = Jugar ya
home-play-rats = Jugar de rata
home-play-rats-text = Averigua qué puede comer cada grupo. El doctor es un bot.
home-play-doctor = Jugar de doctor
home-play-doctor-text = Conoces todas las dietas y no puedes decir ni mu. Las ratas son bots.
home-laying = Poniendo la mesa…
home-first-game = Dietas fáciles, para la primera vez
home-bots = Bots
home-your-tables = Tus mesas
home-your-turn = Te toca
home-open-tables = Mesas abiertas
home-no-open-tables = Ahora no hay ninguna mesa abierta. ¡Pon tú una!
home-new-table = Crear una mesa
home-new-table-text = Con gente de cerca o de lejos. Tú eliges cómo se juega.
home-join = Unirme a una mesa
home-join-label = Enlace o código
home-join-go = Ir
join-code-wrong = Ninguna mesa tiene este código. Los códigos tienen ocho letras y cifras y caducan con la partida.
home-learn = Aprender a jugar
home-learn-text = Una cena corta en buena compañía.
home-puzzles = Problemas
home-puzzles-text = Una mesa, una pregunta: para afilar los bigotes.
home-day = El reparto del día
home-day-text = Las mismas cartas para todos, una vez al día.
home-cup = Torneo
home-rules = Las reglas
home-past = Partidas jugadas
home-me = Tu progreso
home-open-record = Cargar partida
home-hello = Hola, { $name }
home-what-name = ¿Cómo te llamamos?
home-name = Tu nombre
home-name-keep = Así me llamo
default-name =
    { $number ->
        [0] Pipa
        [1] Pizca
        [2] Miga
        [3] Roque
        [4] Galleta
        [5] Parche
        [6] Tizne
        [7] Trufa
        [8] Fideo
        [9] Pepinillo
        [10] Gofre
       *[11] Botón
    }

## Una mesa en una lista

listed-meal = Comida { $meal } de 8
listed-lobby = Aún sin empezar
listed-setup = El doctor está recetando las dietas
listed-won = Ganada
listed-lost = Perdida
listed-free =
    { $count ->
        [0] Sin sitio libre
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
listed-sit = Sentarme
listed-watch = Mirar
listed-go-on = Seguir
listed-study = Estudio
listed-look = Repasar
listed-company = Con { $names }
listed-alone = Aún no hay nadie
listed-own = En solitario
listed-as = Papel: { INSIDE($roles) }
listed-ended =
    { $reason ->
        [exam-passed] Ganada, las ocho comidas
        [third-cross] Perdida en la comida { $meal }, tercera cruz roja
       *[exam-failed] Perdida en el examen final
    }
time-left = Quedan { $time }
time-over = Se acabó el tiempo

## Crear una mesa

new-title = Crear una mesa
new-make = Poner la mesa
option-variant = Variante
variant-name =
    { $variant ->
        [colony] Colonia
        [complications] Complicaciones
       *[colleagues] Compañeras
    }
variant-text =
    { $variant ->
        [colony] El juego tal cual: un doctor y dos o tres grupos de ratas.
        [complications] Colonia, pero al grupo que anda demasiado sano le da algo raro.
       *[colleagues] Dos doctores cara a cara. Cada uno ve la dieta del otro y no la suya.
    }
option-groups = Grupos
groups-count = { $count } grupos
groups-text = Con menos grupos, la cena es más corta.
option-identities = Identidades
identities-name =
    { $how ->
        [random] Al azar
       *[chosen] Elegidas
    }
identities-text =
    { $how ->
        [random] Dos de las tres, por sorteo en cada partida.
       *[chosen] La mesa decide quién es quién.
    }
identities-group = Grupo { $number }
option-yuck = Fichas ¡Puaj!
yuck-text =
    { $count ->
        [0] Ninguna: ganar así es la meta suprema.
        [one] Difícil: el doctor puede decir ¡Puaj! una vez.
        [2] Un poco más difícil.
       *[other] Como proponen las reglas.
    }
option-diets = Dietas
diets-name =
    { $diets ->
        [lesson] Lección
        [preset] Primera partida
        [random] Robadas al azar
        [difficulty] Por dificultad
       *[chosen] A gusto del doctor
    }
diets-text =
    { $diets ->
        [lesson] Las dietas de la primera partida, con alimentos en un orden instructivo.
        [preset] Tres dietas fáciles, siempre las mismas. Lo mejor para aprender.
        [random] La dieta de cada grupo se roba al azar.
        [difficulty] Se roban de forma que el reparto sea tan difícil como queráis.
       *[chosen] El doctor roba o elige cada dieta en secreto.
    }
option-difficulty = Dificultad
difficulty-name =
    { $difficulty ->
        [easy] Fácil
        [normal] Normal
        [hard] Difícil
       *[brutal] Brutal
    }
option-one-family = Alternante fácil
option-one-family-text = Para principiantes: las dos cartas de una dieta alternante son de la misma familia.
option-access = Quién puede venir
access-name =
    { $access ->
        [open] Todo el mundo
       *[private] Solo con el enlace
    }
option-sheet = Hoja de deducción
sheet-name =
    { $sheet ->
        [none] Ninguna
        [marks] Mis marcas
        [crossed] Automática
       *[odds] Con porcentajes
    }
sheet-text =
    { $sheet ->
        [none] Papel y lápiz, o solo la cabeza.
        [marks] Una lista de todas las dietas que marcas tú.
        [crossed] Las dietas imposibles se tachan solas.
       *[odds] La hoja dice además lo probable que es cada dieta.
    }
option-pace = Ritmo
pace-name =
    { $pace ->
        [live] En vivo
       *[slow] Sin prisa
    }
pace-text =
    { $pace ->
        [live] Todo el mundo está a la mesa.
       *[slow] Pásate cuando quieras. A los pocos días, un bot decide por ti.
    }
option-deadline = Plazo para decidir
deadline-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
option-clock = Reloj de cocina
clock-none = Sin reloj
clock-minutes =
    { $count ->
        [one] 1 minuto por comida
       *[other] { $count } minutos por comida
    }
option-voice = Hablamos de viva voz
option-voice-text = Sin charla escrita en la mesa; las frases preparadas siguen ahí.
option-latecomers = Se puede llegar tarde
option-latecomers-text = Quien mira puede ocupar el sitio de un bot durante la partida.
more-options = Más opciones

## La mesa antes de empezar

lobby-title = Alrededor de la mesa
lobby-seats = Sitios
lobby-sit = Sentarme
lobby-sit-also = Este también
lobby-join = Unirme a { INSIDE($group) }
lobby-take-seat = Jugar en vez del bot
lobby-hint-sit = Estás mirando. Para jugar, ocupa un sitio libre o el de un bot.
lobby-hint-join = Estás mirando. Todos los papeles tienen gente, pero quedan sillas: únete a un grupo y decidid juntos.
lobby-hint-full = Estás mirando. Los { $count } sitios están ocupados; si uno queda libre, podrás sentarte.
lobby-let-go = Dejar este sitio
lobby-bot = Sentar un bot
lobby-bot-level = ¿Qué nivel tiene el bot?
lobby-send-bot-away = Echar al bot
lobby-you = Tú
lobby-owner = Rata anfitriona
lobby-ready = Todo listo
lobby-not-ready = Aún no
lobby-i-am-ready = ¡Ya estoy!
lobby-wait = Espera, aún no
lobby-youngest = La más joven
lobby-make-youngest = Marcar como la más joven
lobby-start = Empezar la cena
lobby-start-text = Los bots ocupan los sitios libres.
lobby-waiting-host = Esperando a la rata anfitriona.
lobby-no-host = La rata anfitriona se ha ido. Cualquiera puede empezar; un bot ocupará su sitio.
lobby-waiting-ready = Esperando a { $names }.
lobby-invite = Invitar
lobby-invite-text = Envía este enlace o deja que lo escaneen.
lobby-code-text = O di este código:
lobby-qr = Código QR del enlace
lobby-options = Cómo jugamos
lobby-change-options = Cambiar
manage-open = Más sobre { $name }
manage-hide-text = Solo tú dejas de ver lo que escribe { $name }.
manage-mute-text = { $name } sigue en la mesa, pero sin mensajes ni frases.
manage-unmute-text = { $name } puede volver a escribir.
manage-host = Ceder la mesa
manage-host-text = Desde ahora la mesa es de { $name }. Tú dejas de ser la rata anfitriona.
manage-remove = Expulsar de la mesa
manage-remove-text =
    { $stage ->
        [lobby] { $name } pierde su sitio y solo puede volver si tú quieres. El enlace y el código de antes dejan de valer.
       *[game] Un bot sigue por { $name }, que solo puede volver si tú quieres. El enlace y el código de antes dejan de valer.
    }
manage-sure = ¿De verdad?
manage-remove-do = Expulsar a { $name }
manage-host-do = Ceder la mesa a { $name }
removed-title = Fuera de la mesa
removed-let-in = Dejar volver a { $name }
removed-unnamed = alguien de una mesa anterior
removed-done = { $name } puede volver con cualquier enlace o código de esta mesa.
lobby-mute = Silenciar a { $name }
lobby-unmute = Devolver la palabra a { $name }
lobby-hide = Ocultar los mensajes de { $name }
lobby-show = Volver a mostrar los mensajes de { $name }
lobby-watching =
    { $count ->
        [0] Nadie está mirando
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }
lobby-away = ausente
lobby-promise = Sello del barajado
lobby-promise-text = Huellas del barajado y del reparto. Al final, tu navegador comprueba que nadie cambió una carta.

## La preparación del doctor

setup-title = Escritorio del doctor
setup-text = Da una dieta a cada grupo: róbala o elígela. Las ratas sabrán si la has robado o elegido, y nada más.
setup-waiting = El Doctor Rata está recetando las dietas. Chist.
setup-draw = Robar una
setup-choose = Elegir
setup-one-or-two = Has robado esta carta de dieta. ¿Cuántas cartas de especificación lleva?
setup-one-card = Una carta
setup-two-cards = Dos cartas
setup-kind = Clase de dieta
setup-cards = Una carta o dos
setup-card-left = Izquierda, comidas pares
setup-card-right = Derecha, comidas impares
setup-category = Categoría
setup-take = Dar esta dieta
setup-finish = ¡Que empiece la cena!
setup-finish-text = Antes, cada grupo necesita una dieta.
setup-difficulty = Este reparto: { $word }, { $score } de 100

## Paneles laterales

panel-talk = Charla
panel-sheet = Hoja
panel-log = Diario
panel-open-talk =
    { $count ->
        [0] Charla y diario
        [one] Charla y diario, 1 mensaje nuevo
       *[other] Charla y diario, { $count } mensajes nuevos
    }
panel-open-sheet = Hoja de deducción
talk-label = Di algo
talk-think-aloud =
    { $doctor ->
        [person] Llevas a todas las ratas: ¡piensa en voz alta! El doctor escucha.
       *[bot] Llevas a todas las ratas: ¡piensa en voz alta! Decir por qué eliges un alimento ayuda a deducir, y queda en el diario.
    }
talk-label-side = Di algo a tu bando
talk-to = Quién te oye
talk-to-everyone = Todo el mundo
talk-to-side = Tu bando
talk-side-name = { $name }, solo a tu bando
talk-send = Enviar
talk-silent-doctor = El doctor calla hasta el final.
talk-silent-solo = Ahora decides por tu cuenta y en silencio.
talk-silent-choosing = ¡Silencio! Piensas en voz alta mientras tu bando elige su alimento.
talk-spectator = El público escucha.
talk-voice = En esta mesa se habla de viva voz. Las frases preparadas siguen funcionando.
talk-phrases = Frases
talk-hidden = (oculto)
phrase-kind = Quiero decir
phrase-topic =
    { $topic ->
        [foods] Alimentos
        [diets] Dietas
        [answers] Respuestas
       *[greetings] Saludos
    }
phrase-verb =
    { $kind ->
        [want] Tomad esto
        [avoid] Esto no
        [try] Probemos
        [means] El doctor piensa en…
        [trash] Del cubo de basura
        [swap] Cambio
        [safe] Sin riesgos
        [leave] Dejadnos esto
        [claim] Nuestra idea
        [either] Una de dos
        [ask] ¿Y este grupo?
        [look] Mirad una comida
        [agree] De acuerdo
        [disagree] No estoy de acuerdo
        [unsure] No lo veo claro
        [decide] Decidid
        [thinking] Un momento…
        [hello] Hola
        [praise] Bien jugado
        [thanks] Gracias
       *[again] ¿Otra?
    }
phrase-group = Grupo
phrase-other-group = Otro grupo
phrase-food = Alimento
phrase-meal = Comida
phrase-either-one = O bien
phrase-either-two = O
phrase-diet = Dieta
phrase-card = Carta
phrase-category = Se compara
phrase-sure = ¿Seguro?
phrase-sure-name =
    { $sure ->
        [sure] seguro
        [maybe] quizás
       *[no] seguro que no
    }
phrase-back = Otra frase
phrase-todo = Toca lo que quieres decir.
phrase-say = Decirlo
sheet-title = Hoja de deducción
sheet-notes = Notas
sheet-possible =
    { $count ->
        [one] 1 dieta posible
       *[other] { $count } dietas posibles
    }
sheet-mark =
    { $mark ->
        [no] descartada
        [maybe] quizás
        [yes] segura
       *[none] sin marca
    }
sheet-mark-help = Toca un signo para marcarlo: no, quizá, sí. Toca el nombre de una dieta para leer qué significa.
sheet-of = { $diet }: { $card }
sheet-explain = { $diet }: qué significa
sheet-kind-open =
    { $count ->
        [one] { $diet }: 1 dieta
       *[other] { $diet }: { $count } dietas
    }
sheet-percent = { $percent } %
sheet-not-kept = No se han podido guardar tus marcas. Se reintentará con la próxima.

## Partidas jugadas

past-title = Partidas jugadas
past-none = Aún no has terminado ninguna partida.
past-more = Ver partidas anteriores

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-browser = El del navegador
settings-theme = Tema
theme-name =
    { $theme ->
        [system] El del dispositivo
        [dark] Oscuro
       *[light] Claro
    }
settings-sound = Sonidos
settings-show = Lo que pasa en la mesa
show-name =
    { $show ->
        [slow] Mostrarlo despacio
       *[usual] Mostrarlo
        [none] Mostrar solo cómo acaba
    }
settings-motion = Animaciones
settings-shortcuts = Atajos de teclado
settings-shortcuts-text = En la mesa basta una letra o una cifra. Desactívalos si dictas.
settings-notifications = Avisarme cuando me toque
settings-notifications-denied = El navegador no lo permite.
settings-cards = Cartas
cards-size =
    { $size ->
        [small] Pequeñas
        [medium] Medianas
       *[large] Grandes
    }
settings-name = Nombre
settings-name-text = Los demás lo verán a partir de la próxima mesa.
settings-kept = Guardado.
settings-device = Seguir en otro dispositivo
settings-device-text = Crea un enlace que abre tu sitio en otro dispositivo. Sirve una sola vez y caduca pronto.
settings-device-make = Crear enlace
settings-data = Tus datos
settings-data-text = Todo lo que este servidor ha guardado sobre ti, en un solo archivo.
settings-export = Descargar mis datos
settings-forget = Olvídame
settings-forget-text = Borra tu nombre y tus sitios de este servidor. No se puede deshacer.
settings-forget-sure = Sí, olvídame

## Seguir en este dispositivo

continue-title = ¡Qué alegría verte de nuevo!
continue-text = ¿Seguir jugando aquí con el nombre y los sitios de quien creó este enlace?
continue-go = Seguir aquí
continue-done = ¡Hola otra vez, { $name }!

## Cuando algo no va bien

lost-title = Este plato está vacío
lost-text = La página que buscas se la ha comido alguien, o nunca se cocinó.
dead-table-title = Esta mesa ya no existe
private-title = Una cena privada
door-title = { $host } te invita
door-title-nobody = Tienes una invitación
door-game = A una partida de { $variant }.
door-table = En la mesa: { $names }.
door-empty = Aún no hay nadie en la mesa.
door-running = La partida ya ha empezado: puedes mirar u ocupar el sitio de un bot si la mesa lo permite.
door-over = Esta partida ha terminado: puedes ver cómo acabó.
watching = Estás mirando
watching-text = Ves lo que puede ver todo el mundo. En la mesa nadie te oye.
kicked-title = Te han pedido que te vayas
broken-title = Se nos ha quemado algo
offline-title = La cocina no responde
page-reloaded = El juego se ha actualizado y la página se ha vuelto a cargar.
announce-read-only = El servidor está en mantenimiento: puedes mirar, pero ahora no se puede jugar ni cambiar nada.
part-missing = Una parte de la página no ha llegado. Puede que el juego se haya actualizado o que la línea esté cortada.
reconnecting = Reconectando…
reconnecting-stalled = La cocina no responde. Reintentando…
connecting = De camino a la mesa…

## Atajos

shortcuts-title = Teclas
shortcut-help = Mostrar esta lista
shortcut-talk = Abrir o cerrar la charla
shortcut-sheet = Abrir o cerrar la hoja
shortcut-home = Ir al inicio
shortcut-say = Escribir algo
shortcut-help-rules = Consultar reglas y dietas

## El menú de la mesa

talk-bot-plan = { $name } tiene un plan. ¿Por qué?
shortcut-menu = Abrir el menú de la mesa
menu-open = Menú
help-open = Reglas y dietas
help-rules = Reglas
help-keys = Teclas
menu-title = La mesa
menu-take-over = Que siga un bot
menu-come-back = Recuperar mi sitio
menu-come-back-text = Un bot ocupa tu sitio.
menu-leave = Dejar la partida
menu-leave-text = Un bot ocupa tu sitio. Puedes volver cuando quieras.
