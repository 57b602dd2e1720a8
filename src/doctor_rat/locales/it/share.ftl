# A moment of a game shared by a link, and two games of one deal side by side

## The preview of a link. The server writes it; it stands on the picture too

share-at-meal = Pasto { $meal }: tu cosa faresti?
share-won = Vinta al pasto { $meal }!
share-lost = Persa al pasto { $meal }
share-eyes =
    { $eyes ->
        [rats] Come l’hanno vista i ratti
        [doctor] Quello che sapeva Doctor Rat
        [colleague] Come l’ha vista uno dei due dottori
       *[all] Con tutti i segreti in tavola
    }

## Sharing

share-title = Condividi questo momento
share-text = Chi ha il link può rivedere questa partita da qui. Puoi ritirare il link quando vuoi.
share-whose = Vista da
share-make = Crea un link
share-message = Testo per un messaggio
share-send = Condividi
share-copy-link = Copia il link
share-copy-text = Copia il testo
share-picture = Come appare il link in un messaggio: la tavola in questo momento
share-mine = I tuoi link a questa partita
share-where = Passo { $step }: { $eyes }
share-revoke = Ritira
share-revoked = Il link ora non porta da nessuna parte.

## Two games of one deal

compare-title = Stesse carte, due squadre
compare-link = Confronta con un’altra partita
compare-original = Confronta con la partita originale
compare-text = Due partite con le stesse carte, fianco a fianco: che cosa ha fatto ogni squadra con gli stessi alimenti? Scegli una partita salvata o incolla il link di una partita finita.
compare-which = Partita { $number }
compare-mine = Partita { $number }: la tua
compare-address = Link a una partita finita
compare-file = Oppure una partita salvata
compare-chosen = Scelta: { $name }
compare-go = Confronta
compare-other = Confronta altre partite
compare-parted = Le strade si dividono al pasto { $meal }
compare-same = Le due squadre hanno fatto esattamente lo stesso.
compare-there = Vai lì
compare-line = La probabilità di vincere nelle due partite, pasto per pasto
compare-chances = Pasto { $meal }. Partita 1: { $first }. Partita 2: { $second }.
compare-stage =
    { $stage ->
        [offer] l’offerta
        [choice] la scelta
       *[verdict] i verdetti
    }
compare-step = Pasto { $meal }: { $stage }
compare-offered = Offerto
compare-eaten = Mangiato
compare-tokens = Gettoni
compare-over = La partita era già finita.
compare-open = Il pasto { $meal } nella revisione
compare-meals = Pasto per pasto
compare-asking = Stiamo pesando ogni decisione delle due partite…
compare-none = Per ora non si può stimare la probabilità di vincere.
