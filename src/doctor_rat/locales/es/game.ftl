### El juego en palabras: las cartas, lo que pasa, lo que se dice y lo que no se puede.
### Listos para leer: $food, $foods, $group, $card, $name. Para elegir la forma: $type, $colour, $identity.
### Los grupos son nombres propios en femenino plural, con su artículo: $group al principio de la frase («Las Mojabigotes»),
### INSIDE($group) en medio («para las Mojabigotes»). Un alimento puede ser singular o plural: nunca es el sujeto de un verbo.

## Alimentos

food =
    { $type ->
        [cheese] { $colour ->
            [red] { $count ->
                [one] 1 queso rojo
               *[other] { $count } quesos rojos
            }
            [orange] { $count ->
                [one] 1 queso naranja
               *[other] { $count } quesos naranjas
            }
            [yellow] { $count ->
                [one] 1 queso amarillo
               *[other] { $count } quesos amarillos
            }
            [green] { $count ->
                [one] 1 queso verde
               *[other] { $count } quesos verdes
            }
           *[blue] { $count ->
                [one] 1 queso azul
               *[other] { $count } quesos azules
            }
        }
        [liquid] { $colour ->
            [red] { $count ->
                [one] 1 líquido rojo
               *[other] { $count } líquidos rojos
            }
            [orange] { $count ->
                [one] 1 líquido naranja
               *[other] { $count } líquidos naranjas
            }
            [yellow] { $count ->
                [one] 1 líquido amarillo
               *[other] { $count } líquidos amarillos
            }
            [green] { $count ->
                [one] 1 líquido verde
               *[other] { $count } líquidos verdes
            }
           *[blue] { $count ->
                [one] 1 líquido azul
               *[other] { $count } líquidos azules
            }
        }
       *[vegetable] { $colour ->
            [red] { $count ->
                [one] 1 verdura roja
               *[other] { $count } verduras rojas
            }
            [orange] { $count ->
                [one] 1 verdura naranja
               *[other] { $count } verduras naranjas
            }
            [yellow] { $count ->
                [one] 1 verdura amarilla
               *[other] { $count } verduras amarillas
            }
            [green] { $count ->
                [one] 1 verdura verde
               *[other] { $count } verduras verdes
            }
           *[blue] { $count ->
                [one] 1 verdura azul
               *[other] { $count } verduras azules
            }
        }
    }

type-name =
    { $type ->
        [cheese] queso
        [liquid] líquido
       *[vegetable] verdura
    }
colour-name =
    { $colour ->
        [red] rojo
        [orange] naranja
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
# Amarillo y azul empiezan igual, y una A sola no diría cuál de los dos es: ambos usan su segunda letra, aMarillo y aZul.
letter-red = R
letter-orange = N
letter-yellow = M
letter-green = V
letter-blue = Z
no-foods = nada

## Grupos

# Mojan los bigotes en lo que beben; roen el corazón de las manzanas; sueñan con queso.
group =
    { $identity ->
        [liquid] Las Mojabigotes
        [vegetable] Las Roecorazones
       *[cheese] Las Quesoñadoras
    }
# The same inside a sentence. Messages write INSIDE($group) where the name doesn't begin the sentence.
group-inside =
    { $identity ->
        [liquid] las Mojabigotes
        [vegetable] las Roecorazones
       *[cheese] las Quesoñadoras
    }
group-short =
    { $identity ->
        [liquid] Bigotes
        [vegetable] Corazones
       *[cheese] Soñadoras
    }
# Sin artículo: las frases de la variante Compañeras lo ponen delante («el { $group }»).
colleague =
    { $number ->
        [0] Doctor A
       *[1] Doctor B
    }
doctor = Doctor Rata
spectator = Público
rats = Todas las ratas
somebody = alguien
bot-name =
    { $level ->
        [teacher] Bot maestro
        [random] Bot mareado
        [novice] Bot novato
        [regular] Bot apañado
       *[expert] Bot experto
    }
bot-level =
    { $level ->
        [teacher] Maestro
        [random] Mareado
        [novice] Novato
        [regular] Apañado
       *[expert] Experto
    }
bot-level-text =
    { $level ->
        [teacher] Cocina para quien aprende.
        [random] Come lo que pilla.
        [novice] Buena voluntad y mala memoria.
        [regular] Juega con cabeza.
       *[expert] Piensa mucho, también en lo que piensas tú.
    }

## Cartas de especificación y de categoría

card-type =
    { $type ->
        [cheese] quesos
        [liquid] líquidos
       *[vegetable] verduras
    }
card-quantity = cantidad { $count }
card-colours =
    { $pair ->
        [ro] rojo o naranja
        [ry] rojo o amarillo
        [rg] rojo o verde
        [rb] rojo o azul
        [oy] naranja o amarillo
        [og] naranja o verde
        [ob] naranja o azul
        [yg] amarillo o verde
        [yb] amarillo o azul
       *[gb] verde o azul
    }
category =
    { $category ->
        [type] tipo
        [quantity] cantidad
       *[colour] color
    }

## Dietas: todo lo que se dice de ellas, en cualquier página

diet-name =
    { $diet ->
        [mandatory] Obligatoria
        [forbidden] Prohibida
        [alternating] Alternante
        [identical] Igual a la carta anterior
        [different] Distinta a la carta anterior
       *[step] Cantidad +1 o −1
    }
diet-name-short =
    { $diet ->
        [mandatory] Obligatoria
        [forbidden] Prohibida
        [alternating] Alternante
        [identical] Igual
        [different] Distinta
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Cada alimento tiene que encajar con al menos una de las cartas. La identidad también encaja.
        [forbidden] Ningún alimento puede encajar con ninguna de las cartas. La identidad tampoco encaja.
        [alternating] Las comidas impares siguen la carta derecha; las pares, la izquierda. La identidad encaja con la izquierda.
        [identical] Cada alimento tiene que coincidir en esto con el anterior. La identidad es el primero y los que llevan cruz también cuentan.
        [different] Cada alimento tiene que ser distinto del anterior en esto. La identidad es el primero y los que llevan cruz también cuentan.
       *[step] Cada alimento tiene exactamente una unidad más o una menos que el anterior, sea lo que sea.
    }
diet-mandatory-one = Solo { $card }
diet-mandatory-two = Solo { $one }, o bien { $two }
diet-forbidden-one = Nunca { $card }
diet-forbidden-two = Nunca { $one } y nunca { $two }
diet-alternating = Comidas impares: { $right }; pares: { $left }
diet-identical =
    { $category ->
        [type] Del mismo tipo que el alimento anterior
        [quantity] En la misma cantidad que el alimento anterior
       *[colour] Del mismo color que el alimento anterior
    }
diet-different =
    { $category ->
        [type] De tipo distinto al del alimento anterior
        [quantity] En cantidad distinta a la del alimento anterior
       *[colour] De color distinto al del alimento anterior
    }
diet-step = Una unidad más o una menos que el alimento anterior
diet-unknown = Nadie lo sabe todavía
diet-source =
    { $source ->
        [drawn] robada al azar
        [chosen] elegida por el doctor
       *[preset] de primera partida
    }
diet-how =
    { $source ->
        [drawn] Esta dieta se robó al azar.
        [chosen] Esta dieta la eligió el doctor.
       *[preset] Es una dieta de primera partida.
    }
learn-diet =
    { $diet ->
        [mandatory] Cada alimento debe encajar con la carta de la dieta, o con una de las dos.
        [forbidden] Ningún alimento puede encajar con la carta de la dieta, ni con la segunda.
        [alternating] En las comidas impares cuenta una carta; en las pares, la otra.
        [identical] El mismo tipo, cantidad o color que el alimento anterior.
        [different] Otro tipo, cantidad o color que el alimento anterior.
       *[step] Uno más o uno menos que el alimento anterior.
    }
learn-diets-open = Seis dietas
learn-diets = Solo hay seis tipos de dieta, y cada grupo sigue una de ellas. Lee esta lista; puedes volver a abrirla cuando quieras.
learn-rats-sheet = Mira la hoja: las seis dietas, con todas las cartas que pueden acompañarlas. Lo que ya no puede ser ha desaparecido. Aún posibles: { $list }.
learn-rats-back = Tres dietas miran el alimento anterior. Igual quiere otra vez el mismo tipo, cantidad o color, Distinta quiere otro, y ±1 quiere uno más o uno menos.
rules-diets = Las seis dietas
rules-diets-cards = Obligatoria y Prohibida llevan una o dos cartas de especificación; Alternante, siempre dos. Si Prohibida lleva dos, son de familias distintas.
help-diets = Las seis dietas
terminal-diets = Las seis dietas (una por grupo; dos grupos pueden tener la misma carta de dieta, pero nunca con exactamente las mismas cartas)

## Lo que pasa en la mesa

news-made = La mesa está puesta.
news-sat = { $name } se sienta a la mesa: { INSIDE($roles) }.
news-options-changed = Han cambiado las opciones de la mesa.
news-stood = Vuelve a haber un sitio libre.
news-youngest = { $name } es la rata más joven: si no hay acuerdo, decide.
news-ready = { $name } ya puede empezar.
news-not-ready = { $name } aún no puede empezar.
news-started = Las cartas están barajadas.
news-diet-settled = Has decidido la dieta de { INSIDE($group) }.
news-diet-card-drawn = Carta de dieta robada: { $group }.
news-dealt = Cada grupo tiene su dieta. ¡Empieza la cena!
news-suggested = { $name } propone algo.
news-planned-agreed = Las ratas se han puesto de acuerdo.
news-planned-youngest = Las ratas no se ponen de acuerdo: decide la más joven.
news-planned-bots = Deciden los bots.
news-planned-deadline = Se acabó el tiempo: se juega un plan en nombre de las ratas.
news-appointed = { $name } decide por { INSIDE($group) } sin consultar a nadie: { $complication }.
news-took-over-left = { $name } se ha ido. Un bot ocupa su sitio.
news-took-over-gone = { $name } ha desaparecido. Un bot ocupa su sitio.
news-took-over-kicked = La rata anfitriona ha expulsado a alguien. Un bot ocupa su sitio.
news-took-over-deadline = A { $name } se le acabó el tiempo. Un bot ocupa su sitio.
news-came-back = { $name } ha vuelto.
news-hosting = Ahora la rata anfitriona es { $name }.
news-readmitted = La rata anfitriona ha dejado volver a alguien.
news-muted = { $name } ya no puede hablar.
news-unmuted = { $name } puede hablar otra vez.
news-again = La misma pandilla sigue jugando en otra mesa.

## Lo que pasa en la partida

event-trash-opened = Para empezar, en el cubo de basura: { $foods }.
event-meal-began = Comida { $meal }
event-meal-3 = Comida 3: un alimento más en la mesa
event-meal-5 = Comida 5: el doctor no roba nada
event-meal-8 = Comida 8: el examen final
event-colleagues-meal-5 = Comida 5: solo el cubo de basura
event-colleagues-meal-8 = Comida 8: el examen final, y del cubo de basura
event-first-player = Empieza el { $group }.
event-drew =
    { $count ->
        [one] El Doctor Rata roba 1 alimento.
       *[other] El Doctor Rata roba { $count } alimentos.
    }
event-you-drew = Robas { $foods }.
event-stock-thrown =
    { $count ->
        [one] ¡Puaj! El Doctor Rata tira su reserva sin enseñarla y roba 1 alimento nuevo.
       *[other] ¡Puaj! El Doctor Rata tira su reserva sin enseñarla y roba { $count } alimentos nuevos.
    }
event-you-threw = ¡Puaj! Fuera: { $thrown }. Robas { $drawn }.
event-laid = En la mesa: { $foods }.
event-table-cleared = ¡Puaj! El { $group } limpia la mesa. Ahora en el centro: { $foods }. En el cubo de basura: { $trash }.
event-trash-cleared = ¡Puaj! El { $group } vacía el cubo de basura. Ahora hay: { $trash }.
event-you-offered = Eliges { $foods }.
event-extra = El mazo añade { $food }.
event-served = «¡La cena está lista!» En la mesa: { $foods }.
event-taken = { $group } se llevan { $food }.
event-taken-trash = { $group } pescan { $food } en el cubo de basura.
event-discarded = Fuera de la partida: { $food }.
event-sent-back = ¡Puaj! { $group } tienen que devolver { $food }.
event-centre-cleared = Al cubo de basura: { $foods }.
event-moved = { $group } se tragan sus palabras y, de postre, { $food }.
event-judged-good = { $group }: { $food }. ¡Bien!
event-judged-bad = { $group }: { $food }. ¡Mal!
event-complication-spent = { $group } ya se han curado. ¡Adiós, { $complication }!
event-complication-drawn = Tres marcas verdes seguidas: ¡demasiada salud! { $group } caen enfermas: { $complication }.
event-passed = El { $group } pasa.
event-colleague-taken = El { $group } se lleva { $food }.
event-colleague-taken-trash = El { $group } pesca { $food } en el cubo de basura.
event-colleague-sent-back = ¡Puaj! El { $group } tiene que devolver { $food }.
event-won = Examen final aprobado. ¡Gana toda la mesa!
event-lost-exam = Una cruz roja en el examen final. Pierde toda la mesa.
event-lost-crosses = La tercera cruz roja. Pierde toda la mesa.

## Por qué un bot piensa así

reason-random = Ojos cerrados y pata al plato.
reason-quick = Sin tiempo para pensar: parecía lo correcto.
reason-rats-safe = { $group }: con { $food } no se puede fallar, sea cual sea la dieta.
reason-rats-odds = { $group }: { $food }, { $percent } % de probabilidad de acierto.
reason-rats-only-likely = { $group }: { $food }, lo único que promete ({ $percent } %).
reason-rats-rules-out = Dietas posibles: { $left }. Descartadas si sienta bien: { $if_good }; si sienta mal: { $if_bad }.
reason-rats-keep = { $group } preferirían { $food }, pero se lo dejan a { INSIDE($other) }.
reason-rats-read-offer = ¿Por qué nos ofrece el doctor justo esto?
reason-rats-meant = Parece que el doctor ha pensado en { $food } para { INSIDE($group) }.
reason-rats-learn = { $group } ya no pueden llegar a tres cruces antes del examen final: prueban lo que más les enseña.
reason-rats-returned = Devuelto: { $returned }. Entonces, { $food } para { INSIDE($group) }, { $percent } % de probabilidad de acierto.
reason-doctor-expects = Con esto, probabilidad de ganar: { $percent } %.
reason-doctor-foresees = Ya sé lo que van a hacer con esto.
reason-doctor-feeds-all = Hay algo para cada grupo.
reason-doctor-feeds-some = Esto no puede sentar bien a todos los grupos a la vez.
reason-doctor-nothing-good = Aquí no hay nada bueno para { INSIDE($group) }.
reason-doctor-teaches = { $group } se llevarán { $food } y aprenderán algo: eso descarta { $out } de { $left ->
        [one] 1 dieta
       *[other] { $left } dietas
    }.
reason-doctor-saves = Guardo { $food } para { INSIDE($group) }: no tengo nada más para «{ $specification }».
reason-doctor-fresh-stock = Mejor una reserva nueva que esta.
reason-doctor-serves = La cena está lista.
reason-doctor-sends-back = { $food }: nada bueno para { INSIDE($group) }. ¡De vuelta!
reason-doctor-third-cross = { $food }: sería la tercera cruz para { INSIDE($group) }. ¡De vuelta!
reason-doctor-lets-eat = { $food }: nada bueno para { INSIDE($group) }, pero que aproveche.
reason-doctor-all-good = Todo lo que han elegido sienta bien.
reason-doctor-saw-reckoning = Pensaba que calculabais vuestras probabilidades.
reason-doctor-saw-forgetting = Pensaba que habíais olvidado parte de mis veredictos.
reason-doctor-saw-centre = Pensaba que os fiabais de lo que había en el centro.
reason-doctor-saw-idea = Pensaba que manteníais una idea hasta que yo la desmintiera.
reason-doctor-saw-likeness = Pensaba que elegíais lo que se parecía a los alimentos buenos.
reason-doctor-saw-type = Pensaba que os fijabais en los tipos.
reason-doctor-saw-quantity = Pensaba que os fijabais en las cantidades.
reason-doctor-saw-colour = Pensaba que os fijabais en los colores.
reason-doctor-saw-round = Pensaba que cada vez decidía otra persona.
reason-colleague-no-choice = No hay elección.
reason-colleague-takes = { $food }. Probabilidad de ganar: { $percent } %.
reason-colleague-returns = Devolver { $food }. Probabilidad de ganar: { $percent } %.
reason-colleague-fresh-table = Con una mesa nueva, probabilidad de ganar: { $percent } %.
reason-colleague-passes = Dejarlo así. Probabilidad de ganar: { $percent } %.
reason-colleague-table-will-do = Esta mesa me vale.
reason-colleague-hopeless-table = Lo mejor que hay aquí solo tiene un { $percent } % de probabilidad de acierto.
reason-colleague-bad-for-you = { $food }: mala elección.
reason-colleague-nothing-to-return = No hay nada que devolver.
reason-colleague-odds = { $food }, { $percent } % de probabilidad de acierto.

## Lo que se dice con frases preparadas. $pattern es una dieta, o parte de una, en palabras.

say-claim-sure = { $group }: «{ $pattern }», seguro.
say-claim-maybe = { $group }: «{ $pattern }», ¿quizás?
say-claim-no = { $group }: descarto «{ $pattern }».
say-want = ¡{ $food } para { INSIDE($group) }!
say-avoid = ¿{ $food } para { INSIDE($group) }? ¡Mejor no!
say-leave = Dejadnos { $food }, por favor.
say-ask = ¿Y { INSIDE($group) }? ¿Qué pensáis?
say-agree = ¡De acuerdo!
say-unsure = No lo veo claro.
say-either = { $group }: o «{ $one }» o «{ $two }».
say-look = { $group }: mirad la comida { $meal }.
say-try = Probemos { $food } con { INSIDE($group) }, a ver qué aprendemos.
say-means = El doctor piensa en { $food } para { INSIDE($group) }.
say-trash = Algo del cubo de basura para { INSIDE($group) }.
say-trash-food = { $food } del cubo de basura para { INSIDE($group) }.
say-swap = ¡Cambiemos! { $food } para { INSIDE($group) }, { $other-food } para { INSIDE($other) }.
say-safe = Sin riesgos con { INSIDE($group) }: ya hay dos cruces.
say-disagree = No estoy de acuerdo.
say-decide = Os dejo decidir.
say-thinking = Un momento, estoy pensando.
say-hello = ¡Hola!
say-praise = ¡Bien jugado!
say-thanks = ¡Gracias!
say-again = ¿Otra partida?
pattern-any = alguna dieta
pattern-cards = { $diet }: { $cards }

## Lo que no se puede y lo que ha salido mal

error-bad-food = Eso no es una carta de alimento.
error-bad-specification = Eso no es una carta de especificación.
error-bad-category = Eso no es una carta de categoría.
error-bad-diet = Eso no es una dieta.
error-bad-action = La cocina no entiende esa jugada.
error-bad-state = Esta partida no se puede leer.
error-bad-record = Este archivo no es una partida guardada.
error-group-count = Esta variante no se juega con ese número de grupos.
error-not-an-identity = Ese alimento no está en ninguna carta de identidad.
error-identities-equal = Dos grupos no pueden tener la misma identidad.
error-yuck-count = Hay de 0 a 3 fichas ¡Puaj!
error-diet-identity = Esta dieta no encaja con la identidad del grupo.
error-card-count = Esta dieta lleva una o dos cartas de especificación.
error-cards-not-asked = ¿Una carta o dos? Solo se decide cuando has robado Obligatoria o Prohibida.
error-cards-equal = Las dos cartas de especificación tienen que ser distintas.
error-cards-one-family = Prohibida necesita dos cartas de familias distintas.
error-cards-two-families = Con la opción para principiantes, las dos cartas son de la misma familia.
error-diets-equal = Otro grupo tiene exactamente esta dieta.
error-cards-used-up = No quedan cartas suficientes para eso.
error-diet-count = Antes, cada grupo necesita una dieta.
error-drawn-only = En Compañeras las dietas se roban, nunca se eligen.
error-bad-pile = El mazo tiene que llevar los 60 alimentos, uno de cada.
error-bad-complications = Faltan cartas de complicación.
error-game-over = La partida ha terminado.
error-not-in-variant = Eso no existe en esta variante.
error-not-now = Ahora no se puede.
error-not-your-turn = No te toca.
error-no-such-group = Ese grupo no existe.
error-no-token = Esa ficha ya está gastada.
error-not-in-exam = En el examen final no hay acciones especiales.
error-offer-count = Elige exactamente { $count } alimentos.
error-offer-twice = Hay un alimento repetido.
error-not-in-stock = Ese alimento no está en la reserva.
error-not-there = Ese alimento ya no está.
error-sent-back = Este grupo no puede volver a llevarse el alimento devuelto.
error-not-taken = Ese grupo no ha elegido este alimento.
error-cannot-return = Ese alimento no se puede devolver.
error-nothing-else = Al grupo no le quedaría nada que elegir.
error-no-such-role = Ese papel no existe en esta partida.
error-outcome = El final guardado no encaja con las jugadas.
error-unfinished = Esta partida no ha terminado: solo se analizan las partidas acabadas.
error-bad-proof = No se puede leer la prueba de la partida guardada.
error-another-deal = Estas dos partidas no se repartieron con las mismas cartas.
error-broken-promise = Las cartas no son las que se prometieron antes de la partida.
error-bad-options = Estas opciones no combinan.
error-preset-variant = En Compañeras las dietas siempre se roban.
error-not-seated = No tienes sitio en esta mesa.
error-no-such-seat = Ese sitio no existe.
error-seat-taken = Alguien acaba de sentarse ahí.
error-seat-roles = Un solo sitio no puede tener estos papeles.
error-name-taken = En esta mesa ya hay un nombre que parece igual al tuyo. Elige otro para sentarte.
error-table-full = Esta mesa está llena.
error-not-invited = Esta mesa es privada. Pide el enlace a la rata anfitriona.
error-kicked = La rata anfitriona te ha pedido que te vayas.
error-owner-only = Eso solo lo puede hacer la rata anfitriona.
error-yourself = Contigo no puedes hacer eso.
error-not-a-bot = Eso no es un bot.
error-not-a-person = Eso no es una persona.
error-not-a-rat = Solo una rata puede ser la más joven.
error-seats-empty = Aquí falta alguien: { INSIDE($role) }.
error-not-ready = Aún falta alguien por confirmar.
error-still-here = { $name } sigue en la mesa.
error-too-early = En una mesa sin prisa, el bot solo entra cuando vence el plazo.
error-not-stood-in = Ningún bot ocupa tu sitio.
error-seated = Ya tienes un sitio en esta mesa.
error-no-latecomers = En esta mesa nadie ocupa el sitio de un bot durante la partida.
error-knows-too-much = En esta partida has visto secretos que este sitio no debe conocer.
error-not-removed = Esa persona ya puede entrar.
error-wrong-stage = Eso no se puede hacer en este momento.
error-stale = La partida ha avanzado mientras tanto. Vuelve a mirar.
error-too-much-done = Ya has hecho { $most } cosas en esta mesa. Ahora solo puedes decidir o irte.
error-log-full = En esta mesa ya se han hecho { $most } cosas. Ahora solo se puede decidir o irse.
error-not-yours = Eso no te corresponde.
error-nothing-to-choose = Ahora no hay nada que elegir en común.
error-solo = Por este grupo decide una sola persona.
error-solo-first = Antes, alguien tiene que decidir por su cuenta.
error-plan-groups = Elige un alimento para cada grupo.
error-not-youngest = Si las ratas no se ponen de acuerdo, solo decide la más joven.
error-silent-doctor = El Doctor Rata calla hasta el final.
error-silent-solo = Ahora decides por tu cuenta y en silencio.
error-silent-turn = Piensas en voz alta solo mientras elige tu propio bando.
error-silent-spectator = El público no puede hablar con la mesa.
error-muted = La rata anfitriona te ha silenciado.
error-by-voice = En esta mesa se habla de viva voz.
error-bad-name = Un nombre tiene de 1 a { $most } caracteres.
error-bad-talk = Un mensaje tiene de 1 a { $most } caracteres.
error-bad-phrase = Esa frase no encaja en esta partida.
error-talked-out = Ya has dicho { $most } cosas en esta mesa. No caben más.
error-too-much-said = En esta mesa ya se han dicho { $most } cosas. No caben más.
error-phrase-not-now = Esa frase no es para este momento de la partida.
error-phrase-across = El otro bando solo puede oír de tu propia dieta y de tus alimentos.
error-no-side-talk = Solo un bando de varias personas habla entre sí, y solo durante la partida.
error-bad-id = Algo ha fallado con esa orden. Inténtalo otra vez.
error-no-guest = La cocina aún no te conoce. Dinos antes tu nombre.
error-no-table = Esa mesa no existe.
error-not-found = Aquí no hay nada.
error-unreadable = La cocina no ha podido leerlo.
error-too-large = Eso es demasiado grande.
error-too-fast = Más despacio, por favor. La cocina no da abasto.
error-talk-too-fast = Deja hablar a los demás: espera un momento.
error-tables-too-fast = Acabas de abrir muchas mesas. Vuelve a intentarlo dentro de un minuto.
error-busy = La cocina está a tope. Vuelve a intentarlo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-many-tables = Ya ocupas demasiadas mesas.
error-too-many-sockets = Esta mesa está abierta en demasiadas ventanas.
error-too-many-shares = Ya tienes { $most } enlaces. Retira uno primero.
error-no-share = Este enlace no lleva a ninguna parte. Quizá lo retiraron.
error-bad-origin = Esta página viene de otro sitio.
error-bad-link = Este enlace ya se ha usado o es demasiado antiguo.
error-not-finished = La partida aún no ha terminado.
error-deal-closed = Otros también juegan este reparto. Podrás mirar cuando lo hayas terminado en una mesa tuya.
error-deal-fixed = Otras mesas juegan este reparto con las mismas opciones, así que no se pueden cambiar.
error-deal-played = Ya juegas este reparto en otra mesa, o lo conoces.
error-deal-played-by = { $name } ya juega este reparto en otra mesa, o lo conoce.
error-no-challenge = El reparto de esta partida no se puede usar como reto.
error-other-team = En este torneo estás en otro equipo.
error-too-many-teams = Este torneo ya no admite más equipos.
error-team-full = Este equipo ya no admite a más personas.
error-not-for-you = Eso no es para tus ojos.
error-unavailable = La cocina no responde. Inténtalo de nuevo en un momento.
error-broken-table = El registro de esta mesa está dañado y la partida no puede continuar. El servidor ya ha dado aviso.
error-table-closed = Quienes llevan el servidor han cerrado esta mesa.
error-blocked = De momento no puedes entrar. Quienes llevan el servidor te han bloqueado a ti o a tu red.
error-read-only = Puedes mirar, pero ahora no se puede jugar ni cambiar nada.
error-internal = Algo se ha roto en la cocina. No es culpa tuya.
