### Rätsel. $group, $other, $food, $foods, $diet und $answer sind fertige Texte; $percent und $next sind Zahlen.

## Die Seite

puzzle-title = Rätsel
puzzle-intro = Ein Tisch, eine Frage, eine richtige Antwort.
puzzle-loading = Der Tisch wird gedeckt …
puzzle-none = Zu diesem Thema gibt es für dich kein weiteres Rätsel. Such dir ein anderes aus.
puzzle-task = Deine Aufgabe
puzzle-kind =
    { $kind ->
        [eat] Was vertragen sie?
        [together] Alle auf einmal
        [question] Eine einzige Frage
        [orders] Auf ärztliche Anordnung
       *[way-out] Der Ausweg
    }
puzzle-task-eat = Genau eine Speise hier ist für { INSIDE($group) } sicher gut. Welche?
puzzle-task-together = Gib jedem Rudel eine Speise. Welcher Plan ist am wahrscheinlichsten ganz gut?
puzzle-task-question = Eine Speise für { INSIDE($group) }: Welcher Befund würde am meisten über die Diät verraten?
puzzle-task-orders = Du bist der Doktor und kennst die Diäten. Welche Speisen servierst du?
puzzle-task-way-out = Du bist der Doktor. Ein einziges Plättchen rettet die Partie: welches, und wie?
puzzle-rats = Diese Ratten merken sich jeden Befund und nehmen, was am wahrscheinlichsten für alle zusammen gut ist.
puzzle-choose-for = Wähle eine Speise für { INSIDE($group) }.
puzzle-theme = Thema
puzzle-theme-name =
    { $theme ->
        [all] Alle Rätsel
        [eat] Was vertragen sie?
        [together] Alle auf einmal
        [question] Eine einzige Frage
        [orders] Auf ärztliche Anordnung
        [way-out] Der Ausweg
        [exam] Die letzte Prüfung
       *[two-groups] Zwei Rudel
    }
puzzle-hardness = Wertung des Rätsels: { $rating }
puzzle-rating = Deine Wertung: { $rating }
puzzle-rating-unsure = Deine Wertung: etwa { $rating }
puzzle-rating-up = { $change } hinauf
puzzle-rating-down = { $change } hinunter
puzzle-streak =
    { $count ->
        [one] 1 in Folge
       *[other] { $count } in Folge
    }
puzzle-best-streak = Rekord: { $count }
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz.
puzzle-answer = Die Lösung: { $answer }.
puzzle-answer-take = { $food } für { INSIDE($group) }
puzzle-answer-offer = { $foods } servieren
puzzle-answer-yuck-front = Igitt!, und ein frischer Vorrat
puzzle-answer-yuck-back = Igitt!, und { $food } von { INSIDE($group) } geht zurück
puzzle-why = Warum
puzzle-next = Nächstes Rätsel
puzzle-day = Rätsel des Tages
puzzle-day-done = Das heutige Rätsel hast du schon beantwortet. Hier ist es noch einmal, nur zum Spaß.
puzzle-storm = Sturm
puzzle-storm-text = So viele wie möglich in drei Minuten. Ein Fehler kostet nur Zeit.
puzzle-storm-start = Sturm beginnen
puzzle-storm-left = Noch { $seconds } Sekunden
puzzle-storm-score = Gelöst: { $count }
puzzle-storm-over = Der Sturm ist vorbei.
puzzle-storm-result =
    { $solved ->
        [one] Du hast 1 von { $tried } Rätseln gelöst.
       *[other] Du hast { $solved } von { $tried } Rätseln gelöst.
    }
puzzle-storm-best = Dein bester Sturm: { $count }
puzzle-storm-again = Noch einmal
puzzle-storm-leave = Zurück zu den Rätseln
puzzle-not-rated = Dieses zählt nicht für deine Wertung.

## Warum die Antwort stimmt

puzzle-why-sure =
    { $left ->
        [one] Für { INSIDE($group) } ist nur noch 1 Diät möglich, und sie erlaubt { $food }.
       *[other] Für { INSIDE($group) } sind noch { $left } Diäten möglich, und jede davon erlaubt { $food }.
    }
puzzle-why-not-sure =
    { $out ->
        [one] { $food }: 1 von { $left } Diäten spricht dagegen. { $diet }.
       *[other] { $food }: { $out } von { $left } Diäten sprechen dagegen. Zum Beispiel: { $diet }.
    }
puzzle-why-plan = Dieser Plan ist mit { $percent } % Wahrscheinlichkeit ganz gut, der nächstbeste mit { $next } %.
puzzle-why-part = { $group }: { $food }, Chance { $percent } %.
puzzle-why-clash = Für sich allein hätten { INSIDE($group) } und { INSIDE($other) } beide am liebsten { $food }.
puzzle-why-tells = { $food }: Chance { $percent } %. „Gut“ ließe { $if_good } Diäten übrig, „schlecht“ { $if_bad }: Eine fast gleiche Teilung verrät am meisten.
puzzle-why-tells-nothing = { $food }: Der Befund steht vorher fest und verrät nichts.
puzzle-why-tells-less = { $food }: Chance { $percent } %, das ist weiter weg von halb und halb.
puzzle-why-wins = Viele Male zu Ende gespielt, gewinnt das { $percent } % der Partien, das Nächstbeste { $next } %.
puzzle-why-they-take =
    { $good ->
        [yes] { $group } nimmt { $food }: gut.
       *[no] { $group } nimmt { $food }: schlecht, aber verschmerzbar.
    }
puzzle-why-back =
    { $crosses ->
        [3] { $food }, das wäre das dritte rote Kreuz für { INSIDE($group) }.
       *[other] { $food }, das wäre das rote Kreuz Nummer { $crosses } für { INSIDE($group) }.
    }
puzzle-why-front = Nichts im Vorrat hilft genug. Frische Speisen sind ein Plättchen wert.
