# A moment of a game shared by a link, and two games of one deal side by side

## The preview of a link. The server writes it; it stands on the picture too

share-at-meal = Gang { $meal }: Was würdest du tun?
share-won = In Gang { $meal } gewonnen!
share-lost = In Gang { $meal } verloren
share-eyes =
    { $eyes ->
        [rats] Wie die Ratten es sahen
        [doctor] Was Doktor Ratte wusste
        [colleague] Wie eine der beiden Doktorratten es sah
       *[all] Mit allen Geheimnissen auf dem Tisch
    }

## Sharing

share-title = Diesen Moment teilen
share-text = Wer den Link hat, kann sich diese Partie ansehen, von hier an. Du kannst den Link jederzeit zurücknehmen.
share-whose = Gezeigt wird
share-make = Link erstellen
share-message = Text für eine Nachricht
share-send = Teilen
share-copy-link = Link kopieren
share-copy-text = Text kopieren
share-picture = So sieht der Link in einer Nachricht aus: der Tisch in diesem Moment
share-mine = Deine Links zu dieser Partie
share-where = Schritt { $step }: { $eyes }
share-revoke = Zurücknehmen
share-revoked = Der Link führt jetzt nirgendwohin.

## Two games of one deal

compare-title = Gleiche Karten, zwei Teams
compare-link = Mit einer anderen Partie vergleichen
compare-original = Mit der ursprünglichen Partie vergleichen
compare-text = Zwei Partien mit denselben Karten nebeneinander: Was hat jedes Team aus denselben Speisen gemacht? Wähle eine gespeicherte Partie oder füge den Link zu einer beendeten ein.
compare-which = Partie { $number }
compare-mine = Partie { $number }: deine
compare-address = Link zu einer beendeten Partie
compare-file = Oder eine gespeicherte Partie
compare-chosen = Gewählt: { $name }
compare-go = Vergleichen
compare-other = Andere Partien vergleichen
compare-parted = In Gang { $meal } trennten sich ihre Wege
compare-same = Beide Teams haben genau das Gleiche getan.
compare-there = Dorthin
compare-line = Die Gewinnchance in beiden Partien, Gang für Gang
compare-chances = Gang { $meal }. Partie 1: { $first }. Partie 2: { $second }.
compare-stage =
    { $stage ->
        [offer] das Angebot
        [choice] die Wahl
       *[verdict] die Urteile
    }
compare-step = Gang { $meal }: { $stage }
compare-offered = Angeboten
compare-eaten = Gegessen
compare-tokens = Marker
compare-over = Da war die Partie schon vorbei.
compare-open = Gang { $meal } im Rückblick
compare-meals = Gang für Gang
compare-asking = Jede Entscheidung beider Partien wird gewogen …
compare-none = Die Gewinnchancen lassen sich gerade nicht ermitteln.
