# I tuoi progressi. $name, $percent, $low, $high, $points, $meal e $meals sono testi già pronti.

me-title = I tuoi progressi
me-lead = Questa pagina la vedi solo tu, a meno che tu non la condivida qui sotto.
me-none = Qui non c’è ancora nulla. Gioca una partita fino in fondo e comparirà.
me-left = Si stanno ancora aggiungendo partite più vecchie. Ci vuole un momento.
me-counts = Che cosa conta: le partite giocate fino in fondo da un posto preso prima della distribuzione, con persone o bot. Non contano le lezioni, gli studi e i posti che un bot ha finito per te. Ogni ospite ha un solo posto, quindi nessuno gioca contro sé stesso; che due ospiti siano la stessa persona non può saperlo nessuno.

## Partite

me-games = Partite
me-games-text = L’intervallo contiene la vera quota di vittorie con il 95% di certezza: più partite, più è stretto.
me-all = Tutte le partite
me-by-variant = Per variante
me-by-role = Per ruolo
me-by-difficulty = Per difficoltà
me-role =
    { $role ->
        [rats] Ratto
        [doctor] Doctor Rat
       *[colleague] Collega
    }
me-col-games = Partite
me-col-won = Vinte
me-col-share = Quota
me-col-range = Intervallo
me-range = da { $low } a { $high }

## Decisioni

me-lost = Punti persi per decisione
me-lost-text = Un punto è un centesimo della probabilità di vincere, secondo l’analisi. Da ratto decidi insieme agli altri ratti. Meno è meglio.
me-lost-none = Nessuna partita è ancora stata analizzata. Succede in sottofondo, poche alla volta; aprendo l’analisi di una partita la si aggiunge subito.
me-unweighed =
    { $count ->
        [one] 1 partita non è ancora analizzata e qui manca.
       *[other] { $count } partite non sono ancora analizzate e qui mancano.
    }
me-col-role = Ruolo
me-col-when = Fino al
me-col-points = Punti

## Diete

me-diets = Diete che riconosci tardi
me-diets-text = Una dieta era riconoscibile dal pasto al cui inizio i verdetti la rendevano più probabile di tutte le altre insieme. Il tuo ritardo conta i pasti da lì fino all’ultima croce rossa che un piano più probabile avrebbe risparmiato al gruppo. Le diete che non si potevano riconoscere in tempo non contano.
me-diets-none = Viene dalle partite in cui eri ratto o collega, una volta riviste. Non ce n’è ancora nessuna.
me-col-diet = Dieta
me-col-times = Volte
me-col-known = Riconoscibile dal pasto
me-col-late = Pasti di ritardo
me-col-late-times = In ritardo

## Persone, rompicapi

me-mates = Con chi giochi
me-mates-text = Con i nomi della vostra ultima partita insieme. Nessun altro vede mai questo elenco.
me-col-name = Nome
me-rating = Punteggio nei rompicapi
me-rating-none = Risolvi un rompicapo e qui comincerà l’andamento del tuo punteggio.
me-rating-span = Da { $first } a { $last }, dopo { $count ->
        [one] 1 rompicapo
       *[other] { $count } rompicapi
    }.
me-col-rating = Punteggio
me-show-table = Mostra come tabella

## Onori

me-honors = Onori
me-honors-text = Guadagnati al tavolo, mai cliccando. Le partite con le diete fisse di una prima partita non ne danno.
me-honor =
    { $honor ->
        [ultimate] La vittoria suprema
        [none-spent] Nemmeno un Bleah!
        [no-cross] Piatti puliti
        [brutal] Spietata, e battuta
        [every-variant] Vincere in ogni modo
       *[five-languages] Cinque lingue, un tavolo
    }
me-honor-text =
    { $honor ->
        [ultimate] Vinci una partita preparata senza segnalini Bleah!
        [none-spent] Vinci tenendo tutti i segnalini Bleah!
        [no-cross] Vinci senza nemmeno una croce rossa.
        [brutal] Vinci una partita spietata.
        [every-variant] Vinci in Colonia, Complicazioni e Colleghi.
       *[five-languages] Finisci una partita che al tavolo si legge in cinque lingue. Nessuno viene a sapere chi legge che cosa.
    }
me-honor-when = Guadagnato il { $date }
me-honor-times =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
me-honor-look = Rivedi la partita
me-honor-not-yet = Non ancora

## Condividere, portare via

me-share = Mostra ad altri le mie statistiche
me-share-text = Crea un link. Chi lo ha vede il tuo nome, le tue statistiche e i tuoi onori, ma non con chi giochi né alcuna partita. Se lo disattivi, la pagina si chiude subito.
me-share-link = Questo link mostra le tue statistiche:
me-puzzles = Le mie partite possono diventare rompicapi
me-puzzles-text = Solo quelle in cui sono d’accordo tutte le persone che si sono sedute al tavolo. Un rompicapo mostra un momento delle carte: niente nomi, niente conversazioni, niente data. Puoi disattivarlo quando vuoi; i rompicapi già creati restano.
me-records = Tutte le tue partite in un file
me-records-text = Ogni partita finita come registrazione, una per riga: da rigiocare, controllare, conservare.
me-records-get = Scarica le registrazioni
me-shared-title = Statistiche di { $name }
me-shared-lead = { $name } ha reso pubblica questa pagina e può chiuderla in qualsiasi momento.
me-shared-closed = Questa pagina è chiusa
me-shared-closed-text = Nessuno condivide statistiche con questo link, o non più.
