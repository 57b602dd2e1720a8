# Dein Fortschritt. $name, $percent, $low, $high, $points, $meal und $meals sind fertige Texte.

me-title = Dein Fortschritt
me-lead = Diese Seite siehst nur du, außer du gibst sie unten frei.
me-none = Hier ist noch nichts. Spiel eine Partie zu Ende, dann steht sie hier.
me-left = Ältere Partien werden noch ergänzt. Das dauert einen Moment.
me-counts = Was zählt: Partien, die du von einem vor dem Austeilen gewählten Platz aus zu Ende gespielt hast, mit Menschen oder Bots. Lektionen und Studien zählen nicht, ebenso wenig Plätze, die ein Bot für dich zu Ende gespielt hat. Ein Gast hat einen Platz, also spielt niemand gegen sich selbst; ob zwei Gäste dieselbe Person sind, kann niemand wissen.

## Partien

me-games = Partien
me-games-text = Der Bereich enthält den wahren Anteil der Siege mit 95 % Sicherheit: Je mehr Partien, desto enger ist er.
me-all = Alle Partien
me-by-variant = Nach Variante
me-by-role = Nach Rolle
me-by-difficulty = Nach Schwierigkeit
me-role =
    { $role ->
        [rats] Ratte
        [doctor] Doktor Ratte
       *[colleague] Kameradenratte
    }
me-col-games = Partien
me-col-won = Siege
me-col-share = Anteil
me-col-range = Bereich
me-range = { $low } bis { $high }

## Entscheidungen

me-lost = Verlorene Punkte je Entscheidung
me-lost-text = Ein Punkt ist ein Hundertstel der Gewinnchance, laut Analyse. Als Ratte entscheidest du gemeinsam mit den anderen Ratten. Weniger ist besser.
me-lost-none = Noch ist keine Partie analysiert. Das geschieht im Hintergrund, immer ein paar auf einmal; wer die Analyse einer Partie öffnet, hat sie sofort dabei.
me-unweighed =
    { $count ->
        [one] 1 Partie ist noch nicht analysiert und fehlt hier.
       *[other] { $count } Partien sind noch nicht analysiert und fehlen hier.
    }
me-col-role = Rolle
me-col-when = Bis
me-col-points = Punkte

## Diäten

me-diets = Diäten, die du spät erkennst
me-diets-text = Erkennbar war eine Diät ab dem Gang, zu dessen Beginn sie nach den Befunden wahrscheinlicher war als alle anderen zusammen. Zu spät warst du um so viele Gänge, wie von dort bis zum letzten roten Kreuz vergingen, das ein wahrscheinlicherer Plan dem Rudel erspart hätte. Diäten, die nicht rechtzeitig erkennbar waren, zählen nicht.
me-diets-none = Das kommt aus den Rückblicken von Partien, in denen du Ratte oder Kameradenratte warst. Noch gibt es keinen.
me-col-diet = Diät
me-col-times = Anzahl
me-col-known = Erkennbar ab Gang
me-col-late = Gänge zu spät
me-col-late-times = Zu spät

## Leute, Rätsel

me-mates = Mit wem du spielst
me-mates-text = Mit den Namen eurer letzten gemeinsamen Partie. Diese Liste sieht nie jemand anderes.
me-col-name = Name
me-rating = Rätselwertung
me-rating-none = Löse ein Rätsel, dann beginnt hier der Verlauf deiner Wertung.
me-rating-span = Von { $first } auf { $last }, nach { $count ->
        [one] 1 Rätsel
       *[other] { $count } Rätseln
    }.
me-col-rating = Wertung
me-show-table = Als Tabelle zeigen

## Ehren

me-honors = Ehren
me-honors-text = Am Tisch verdient, nie durch Klicken. Partien mit den festen Diäten der ersten Partie bringen keine.
me-honor =
    { $honor ->
        [ultimate] Der ultimative Sieg
        [none-spent] Kein einziges Igitt!
        [no-cross] Blanke Teller
        [brutal] Brutal, und bezwungen
        [every-variant] Sieg auf jede Art
       *[five-languages] Fünf Sprachen, ein Tisch
    }
me-honor-text =
    { $honor ->
        [ultimate] Gewinne eine Partie, in der es keine Igitt!-Plättchen gibt.
        [none-spent] Gewinne, ohne ein Igitt!-Plättchen einzusetzen.
        [no-cross] Gewinne ohne ein einziges rotes Kreuz.
        [brutal] Gewinne eine brutale Partie.
        [every-variant] Gewinne Kolonie, Komplikationen und Kameradenratten.
       *[five-languages] Spiele eine Partie zu Ende, die am Tisch in fünf Sprachen gelesen wird. Wer welche liest, erfährt niemand.
    }
me-honor-when = Verdient am { $date }
me-honor-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
me-honor-look = Partie ansehen
me-honor-not-yet = Noch nicht

## Freigeben, mitnehmen

me-share = Anderen meine Statistik zeigen
me-share-text = Ergibt einen Link. Wer ihn hat, sieht deinen Namen, deine Statistik und deine Ehren, aber nicht, mit wem du spielst, und keine Partien. Schaltest du es aus, ist die Seite sofort zu.
me-share-link = Dieser Link zeigt deine Statistik:
me-puzzles = Aus meinen Partien dürfen Rätsel werden
me-puzzles-text = Nur aus Partien, bei denen alle zugestimmt haben, die je am Tisch saßen. Ein Rätsel zeigt einen Moment der Karten: keine Namen, keine Gespräche, kein Datum. Du kannst es jederzeit ausschalten; fertige Rätsel bleiben.
me-records = Alle deine Partien in einer Datei
me-records-text = Jede beendete Partie als Mitschrift, eine pro Zeile: zum Nachspielen, Prüfen, Aufheben.
me-records-get = Mitschriften herunterladen
me-shared-title = Statistik von { $name }
me-shared-lead = { $name } hat diese Seite freigegeben und kann sie jederzeit schließen.
me-shared-closed = Diese Seite ist geschlossen
me-shared-closed-text = Unter diesem Link gibt niemand eine Statistik frei, oder nicht mehr.
