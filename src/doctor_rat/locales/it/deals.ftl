# Partite giocate a più tavoli: la partita del giorno, le sfide, i tornei.

## I risultati, ovunque compaiano
deal-won = Vinta
deal-lost = Persa al pasto { $meal }
deal-crosses =
    { $count ->
        [0] nessuna croce rossa
        [one] 1 croce rossa
       *[other] { $count } croci rosse
    }
deal-tokens =
    { $count ->
        [0] nessun segnalino rimasto
        [one] 1 segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
deal-place = { $place }.
deal-yours = la tua
deal-nobody = un ospite
deal-bots = bot
deal-look = Guarda questa partita
deal-compare = Confronta con la tua
deal-meals = Pasto per pasto, una colonna per gruppo
deal-meal = Pasto { $meal }: { $marks }
deal-mark =
    { $mark ->
        [good] buono
        [bad] cattivo
       *[none] senza verdetto
    }
deal-promise = Come verificare che nulla sia stato cambiato
deal-promise-text = Carte e diete sono già decise, e queste sono le loro impronte. Ogni tavolo di questa partita mostra le stesse due prima di cominciare e le apre alla fine; il tuo browser allora le confronta.
deal-promise-shuffle = Carte mescolate
deal-promise-deal = Tutto insieme
deal-closed-until = Vedrai i risultati e le partite appena avrai finito anche tu.

## La partita del giorno
day-title = La partita del giorno
day-lead = Ogni giorno le stesse carte e le stesse diete per tutti su questo server. La giochi una volta sola, con i bot.
day-today = { $day }: { $difficulty }
day-bots = Livello dei tuoi bot: { $level }.
day-named = Mostra il mio nome accanto al risultato
day-named-text = Altrimenti gli altri vedono il tuo risultato e la tua partita senza nome. Puoi cambiare idea più tardi.
day-go-on = Continua a giocare
day-unfinished = Non hai ancora finito la partita di ieri. Vale per ieri.
day-unfinished-go = Finisci quella di ieri
day-next = La prossima partita arriva tra { $time }, a mezzanotte UTC.
day-mine = Posizione { $place } su { $count }
day-how =
    { $side ->
        [doctor] Com’è andata a tutti da dottore
       *[rats] Com’è andata a tutti da ratti
    }
day-won-of = { $won } vinte su { $count }.
day-lost-in =
    { $count ->
        [one] Pasto { $meal }: 1 partita persa
       *[other] Pasto { $meal }: { $count } partite perse
    }
day-best = Guarda la partita migliore
day-own = Guarda la tua partita
day-share = Condividi il risultato
day-shared =
    { $side ->
        [doctor] Doctor Rat, { $day }, da dottore
       *[rats] Doctor Rat, { $day }, da ratti
    }
day-tomorrow = Anche la partita di domani è già decisa: { $difficulty }

## Le sfide
challenge-title = Una sfida
challenge-lead = { $name } ha giocato questa partita. Gioca con le stesse carte, le stesse diete e gli stessi posti, poi confrontatevi.
challenge-yours = È la partita che hai giocato. Gli amici avranno le stesse carte, le stesse diete e gli stessi posti, e poi vi confronterete.
challenge-link = Manda questo link a chi vuoi sfidare:
challenge-play = Gioca come { $roles }
challenge-go-on = Vai al tuo tavolo
challenge-count =
    { $count ->
        [one] 1 tavolo l’ha finita.
       *[other] { $count } tavoli l’hanno finita.
    }
challenge-results = Risultati
challenge-names = Chi ha finito la stessa partita vede il tuo nome e come hai giocato.

## I tornei
cup-title = Torneo
cup-lead = Cinque partite, le stesse per tutte le squadre. Ogni squadra gioca i suoi cinque tavoli quando vuole; nessuno viene a sapere nulla di una partita prima di averla finita.
cup-make = Crea un torneo
cup-link = Manda questo link a chi vuole giocare:
cup-new-team = Crea una squadra
cup-team = Squadra { $number }
cup-your-team = La tua squadra: { $number }
cup-team-link = Manda questo link ai tuoi compagni:
cup-join = Entra nella squadra { $number }
cup-deal = Partita { $number }
cup-play = Gioca la partita { $number }
cup-results = Risultati
cup-none = non iniziata
cup-open = in corso
cup-over = finita
cup-total = Vinte
cup-no-teams = Ancora nessuna squadra.
cup-names = Chi ha il link vede i nomi dei membri delle squadre.
