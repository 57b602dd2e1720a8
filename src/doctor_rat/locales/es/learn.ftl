### Aprender: la primera partida guiada y las reglas con nuestras palabras.
### Listos para leer: $group, $food y $list. $list dice cuántas dietas le quedan a cada grupo: «131 (Bigotes), 90 (Corazones)».

## La página

learn-title = Aprender a jugar
learn-text = Dos cenas cortas con las dietas de la primera partida. Alguien se sienta a tu lado y te lo explica todo; lo demás es una partida de verdad.
learn-as-rats = Primero, las ratas
learn-as-rats-text = Llevas los tres grupos y averiguas qué puede comer cada uno.
learn-as-doctor = Después, el Doctor Rata
learn-as-doctor-text = Conoces todas las dietas, eliges los alimentos y no dices ni mu.
learn-start = Empezar
learn-go-on = Seguir con la lección
learn-read-rules = O lee las reglas, con todas las cartas
learn-coach = La rata de al lado
learn-next = Entendido
learn-sheet = Hoja
learn-sheet-close = Cerrar la hoja
learn-diets-close = Cerrar la lista
learn-leave = Seguir por mi cuenta
learn-meal = Comida { $meal } de 8
learn-group-left = { $count } ({ $group })
learn-watch = Chist, mira los paños: el veredicto.

## Con las ratas

learn-rats-welcome = ¡Hola! Llevas tres grupos de ratas, uno en cada paño de cocina. Cada uno tiene una dieta secreta. Averígualas antes de que acabe la comida 8.
learn-rats-identity = La rata de la carta lleva lo que más le gusta a su grupo. Ese alimento siempre encaja con su dieta: tu primera pista.
learn-rats-prepare = El Doctor Rata conoce las dietas. Elige alimentos detrás de su pantalla y no puede decir ni una palabra.
learn-rats-offer = Estos son los alimentos del doctor para esta comida. Quiere que haya algo para cada grupo, pero no puede decir qué es para quién.
learn-rats-trash = Lo que hay en el cubo de basura no lo ha elegido nadie. Aun así, un grupo puede comer de ahí.
learn-rats-give = Un alimento para cada grupo: tócalo y luego toca un paño, o arrástralo hasta allí. ¿Ni idea? ¡Prueba suerte! Todo veredicto enseña algo.
learn-rats-eat = Cada grupo tiene lo suyo. ¡A comer! Después no hay vuelta atrás.
learn-rats-yucked = ¡Puaj! El doctor ha devuelto ese alimento: seguramente le iba a sentar mal a este grupo. Elige otro.
learn-rats-return = Ahora el doctor puede decir ¡Puaj! a un alimento, o dejarte comer.
learn-rats-verdict = Una marca verde: el alimento encaja con la dieta. Una cruz: no encaja. Con la tercera cruz en una misma fila, pierde toda la mesa.
learn-rats-think = Mira un paño. Obligatoria: ¿qué tienen en común la carta y todos los alimentos con marca verde? Prohibida: ¿qué evitan todos? Tipo, cantidad o color; una cruz también ayuda.
learn-rats-guess = Otra pista: ¿por qué ha elegido el doctor justo estos alimentos? Seguramente uno es para ti.
learn-rats-extra = Comida 3: el mazo añade un alimento. Ese no lo ha elegido el doctor.
learn-rats-left = Dietas aún posibles: { $list }. La hoja dice cuáles.
learn-rats-alternate = Alternante va por el número de la comida: una carta cuenta en las impares y la otra en las pares. ¿Sabes ya las tres dietas de tus grupos?
learn-rats-lean = Comida 5: el doctor no ha robado nada y se apaña con lo que le queda.
learn-rats-danger = { $group }: dos cruces. Una más y pierde toda la mesa, así que aquí no te la juegues.
learn-rats-thrown = ¡Puaj! El doctor ha tirado todo lo que tenía y ha robado de nuevo. Estaba en un apuro.
learn-rats-exam = Comida 8, el examen final: con una sola cruz se pierde. Da a cada grupo lo que veas más claro.
learn-rats-wait = Un momento: le toca al doctor.
learn-rats-won = ¡Aprobado! Ya sabes jugar. ¿Y ahora, al otro lado de la mesa?
learn-rats-lost = Habéis perdido, todos juntos. Les pasa a las mejores ratas. Repasa lo que se podía saber, o inténtalo otra vez.

## Con el doctor

learn-doctor-welcome = Eres el Doctor Rata. Quieres que todos los grupos coman bien y no puedes decirles cómo.
learn-doctor-diets = Las dietas solo las ves tú. La etiqueta junto a cada paño dice qué puede comer el grupo. Tócala para leerla entera.
learn-doctor-stock = Esta es tu reserva. Elige tres alimentos para la mesa: a ser posible, uno bueno para cada grupo y de modo que las ratas puedan averiguar cuál es de quién.
learn-doctor-yuck-front = ¿No hay nada bueno? Con ¡Puaj! tiras toda la reserva y recibes otra. Tienes tres ¡Puaj! para toda la partida.
learn-doctor-choose =
    { $count ->
        [one] Elige 1 alimento y confirma.
       *[other] Elige { $count } alimentos y confirma.
    }
learn-doctor-chosen = Ya basta para la mesa. Confirma tu elección o toca un alimento para cambiarlo.
learn-doctor-serve = «¡La cena está lista!» es todo lo que puedes decir. Luego escucha cómo eligen las ratas, y no muevas ni un bigote.
learn-doctor-listen = Ahora las ratas eligen y tú callas. Lo que planean cuelga junto a los paños. Ni una tosecita, por favor.
learn-doctor-yuck-back = ¿Algún grupo va a comer algo malo? ¡Puaj! puede devolverlo, y el grupo elige otra cosa. Además, a las ratas les dice mucho.
learn-doctor-verdict = Da el veredicto: bien o mal para cada grupo. El juego ya sabe cuál es.
learn-doctor-lesson = ¿Ves? Las ratas aprenden de cada veredicto, también de las cruces. Sirve alimentos que les pongan más fácil acertar la próxima vez.
learn-doctor-trash = Lo que nadie se ha comido está en el cubo de basura. Las ratas aún pueden llevárselo en otra comida: nada se pierde.
learn-doctor-extra = Comida 3: después de tu elección, el mazo añade un alimento más, sea el que sea.
learn-doctor-save = Se acerca la comida 5, y en ella no robas nada. Guárdate algo bueno.
learn-doctor-lean = Comida 5: no se roba nada. Elige entre lo que queda en tu reserva.
learn-doctor-exam = Comida 8, el examen final: con una sola cruz se pierde, y ya no hay ficha que valga. ¡Elige bien!
learn-doctor-wait = Un momento: las ratas están en ello.
learn-doctor-won = Todos los grupos han aprobado y tú no has dicho ni mu. ¡Bravo, doctor!
learn-doctor-lost = Habéis perdido, todos juntos. Repasa lo que las ratas podían saber, o inténtalo otra vez.

## El final de una lección

learn-end-again = Otra vez
learn-end-doctor = Ahora, el doctor
learn-end-rats = Ahora, las ratas
learn-end-review = Repasar
learn-end-real = Jugar de verdad

## Las reglas, con nuestras palabras

rules-title = Las reglas
rules-lead = De 2 a 7 personas, que ganan o pierden juntas. Estas son las reglas de esta versión, con nuestras palabras; las originales están en la caja.
rules-contents = En esta página
rules-print = Imprimir
rules-try = ¿Prefieres aprender jugando?
rules-top = Arriba

rules-idea = De qué va
rules-idea-text = Hay ratas que no pueden comer de todo. El Doctor Rata conoce la dieta de cada grupo y no puede hablar de ella. Solo puede elegir qué alimentos llegan a la mesa y decir después qué ha sentado bien y qué ha sentado mal. Con eso, las ratas averiguan, comida tras comida, qué puede comer cada grupo.
rules-idea-goal = Hay ocho comidas. La octava es el examen final: si en ella cada grupo come algo bueno, gana toda la mesa. Con la tercera cruz roja de un grupo, o con cualquier cruz roja en el examen, pierde toda la mesa.

rules-foods = Los alimentos
rules-foods-text = Hay 60 cartas de alimento: cada tipo, en cada cantidad del 1 al 4 y en cada color, una sola vez. Las manzanas y las zanahorias son verduras.
rules-foods-signs = Cada color tiene también una letra, una insignia con forma propia, una trama y un borde recortado a su manera: para jugar no hace falta distinguir los colores.
rules-foods-type =
    { $type ->
        [cheese] Quesos
        [liquid] Líquidos
       *[vegetable] Verduras
    }
rules-identities = Los grupos
rules-identities-text = Juegan dos o tres grupos. Cada uno tiene una carta de identidad con un alimento que encaja con su dieta. Varias personas pueden compartir un grupo, y una sola puede llevar varios.

rules-diets-text = Cada grupo tiene una de estas dietas, con las cartas que le corresponden. Las ratas pueden consultar esta lista cuando quieran; cuál es la suya lo tienen que averiguar.
rules-diets-example = Un ejemplo
rules-diets-example-row = { $food }: la identidad
rules-diets-alternating = Manda el número de la comida, no el lugar en la fila. Una cruz no cambia nada.
rules-diets-previous = El alimento anterior es siempre el último de la fila, haya sentado bien o mal, esté tapado o no. En la primera comida es la identidad.
rules-diets-unique = Nunca hay dos grupos con exactamente la misma dieta.

rules-specifications = Cartas de especificación
rules-specifications-text = Un alimento encaja si es de ese tipo, si tiene esa cantidad o si es de uno de los dos colores.
rules-categories = Cartas de categoría
rules-categories-text = Para Igual y Distinta: lo que se compara.

rules-setup = Antes de la primera comida
rules-setup-doctor = El doctor debería ser quien haya leído las reglas.
rules-setup-1 = Las ratas dicen si juegan dos o tres grupos. Cada grupo recibe una identidad.
rules-setup-identities = Con dos grupos se usan dos de las tres identidades: al azar, si no preferís elegirlas.
rules-setup-2 = El doctor da una dieta a cada grupo, robada o elegida en secreto. La identidad tiene que cumplirla.
rules-setup-draw = Si el doctor roba Obligatoria o Prohibida, decide si lleva una o dos cartas de especificación. Todo el mundo puede saber si una dieta se ha robado o elegido.
rules-setup-4 = Se barajan los alimentos. Al empezar se ponen a la vista en el cubo de basura tantos como grupos, menos uno.
rules-setup-first = Para la primera partida hay tres dietas fáciles: rojo o azul para el líquido azul, nada de líquidos para las verduras verdes y cantidad 3 para los quesos rojos.

rules-meal = Una comida
rules-meal-prepare = El doctor prepara
rules-meal-prepare-text = Roba para su reserva tantos alimentos como grupos, más uno, y elige para la mesa tantos como grupos. Lo que no elige se queda en su reserva, sin que las ratas lo vean.
rules-meal-choose = Las ratas eligen
rules-meal-choose-text = Lo hablan entre ellas. Cada grupo se lleva exactamente un alimento, de la mesa o del cubo de basura. Si no se ponen de acuerdo, decide la rata más joven. Si una sola persona lleva todos los grupos, que piense en voz alta: el doctor escucha. Lo que queda en la mesa va al cubo de basura.
rules-meal-judge = El veredicto
rules-meal-judge-text = Para cada grupo, el doctor dice «bien» o «mal». El alimento pasa al final de la fila del grupo, con una marca verde o una cruz roja.
rules-meal-silence = El doctor calla toda la partida. Dice que la cena está lista y «bien» o «mal» (y en Megalomanía, «acierto» o «fallo»); nada más, ni siquiera con un gesto.
rules-meal-special = Hay tres comidas especiales
rules-meal-three = Comida 3: después de que el doctor elija, el mazo añade un alimento más. Se mezclan todos.
rules-meal-five = Comida 5: el doctor no roba nada.
rules-meal-eight = Comida 8: el examen final. No hay acciones especiales, y con una sola cruz roja se pierde.

rules-tokens = Acciones especiales
rules-tokens-text = El doctor tiene fichas para los malos momentos. Ninguna sirve en la comida 8.
rules-yuck-front = ¡Puaj!, anverso
rules-yuck-front-text = Antes de elegir: toda la reserva sale de la partida sin que nadie la vea, y el doctor roba otros tantos alimentos.
rules-yuck-back = ¡Puaj!, reverso

rules-complications = Complicaciones
rules-complications-after = Después de esa comida, la carta pasa a la fila como cruz verde. No es ni marca verde ni cruz roja, y se vuelve a contar desde cero.

rules-colleagues = Compañeras
rules-colleagues-text = Para dos doctores, o dos equipos. Cada uno tiene una identidad y una dieta que solo ve el otro. El veredicto de cada uno lo da el otro.
rules-colleagues-2 = En cada comida se roban tres alimentos para la mesa, a la vista de los dos; en las comidas 5 y 8 no se roba ninguno, y los dos comen del cubo de basura.
rules-colleagues-3 = Antes de elegir, cada uno puede decir ¡Puaj! a todo lo que hay en la mesa y en el cubo de basura: sale todo de la partida y se roban otros tantos alimentos.
rules-colleagues-4 = El primer jugador elige un alimento; luego, el otro. Empieza quien tiene la cantidad más baja en su identidad; después de cada comida, el turno de empezar pasa al otro.
rules-colleagues-5 = Después, cada uno puede decir ¡Puaj! al alimento del otro. Ese alimento vuelve a la mesa y el otro elige uno distinto.
rules-colleagues-6 = Al elegir, pensad en voz alta: es muy recomendable. Pero nunca comentéis el razonamiento del otro.

rules-end = El final
rules-end-win = Victoria: termina el examen y nadie ha recibido en él una cruz roja.
rules-end-lose = Derrota: un grupo tiene tres cruces rojas sin tapar, o alguien recibe una en el examen. La partida acaba en el acto.
