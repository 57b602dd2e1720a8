### Rückblick auf eine Partie. $group, $food, $foods, $taken sind fertige Texte; $percent, $best, $before, $after sind Zahlen.

## Der Bildschirm

review-title = Rückblick
review-viewer = Mit wessen Augen?
review-viewer-rats = Die Ratten
review-viewer-all = Alles offen
review-nothing = Hinter dem Sichtschirm: Die anderen haben nichts gemerkt.
review-drew = Doktor Ratte zieht { $foods }.
review-threw = Igitt! Weg damit: { $thrown }. Doktor Ratte zieht { $drawn }.
review-offered = Doktor Ratte wählt { $foods }.
review-controls = Schritt für Schritt durch die Partie
review-next = Schritt vor
review-back = Schritt zurück
review-next-meal = Nächster Gang
review-back-meal = Voriger Gang
review-step = Schritt { $step } von { $steps }
review-step-value = Gang { $meal }, Schritt { $step } von { $steps }
review-timeline = Gänge
review-meal = Gang { $meal }
review-meal-marks =
    { $count ->
        [0] nichts Besonderes
        [one] 1 sehenswerter Moment
       *[other] { $count } sehenswerte Momente
    }
review-meal-verdicts = { $good } gut, { $bad } schlecht
review-keys = Pfeiltasten gehen Schritt für Schritt, mit Umschalttaste von Gang zu Gang.
review-stock = Hinter dem Sichtschirm
review-stock-empty = Der Vorrat des Doktors ist leer.
review-thrown = Mit Igitt! weggeworfen
review-won = Gewonnen!
review-lost-crosses = Verloren in Gang { $meal }: ein drittes rotes Kreuz
review-lost-exam = Verloren in der letzten Prüfung
review-unfinished = Abgebrochen
review-diets = Die Diäten

## Wie sicher konnten sie sein?

review-bars = Wie sicher konnten sie sein?
review-bars-text = Der Balken zeigt, wie wahrscheinlich eine Speise gut war, nach allem, was man wissen konnte.
review-bars-none = Hier wählt niemand.
review-bar =
    { $percent ->
        [0] { $food }: sicher schlecht
        [100] { $food }: sicher gut
       *[other] { $food }: zu { $percent } % gut
    }
review-percent = { $percent } %
review-taken = genommen
review-best = bester Plan
review-was-good = war gut
review-was-bad = war schlecht
review-plan-best = Alles gut mit diesem Plan: { $percent } %. Mit dem besten: { $best } %.
review-plan-was-best = Alles gut mit diesem Plan: { $percent } %. Einen besseren gab es nicht.

## Die Kurve des Wissens

review-curve = Was man wissen konnte
review-curve-text = Wie wahrscheinlich die wahre Diät zu Beginn jedes Gangs aussah, in Prozent.
review-curve-table = Als Tabelle
review-curve-cell = { $percent } %, { $count } möglich

## Sehenswerte Momente

review-highlights = Einen zweiten Blick wert
review-highlights-none = Ein ruhiges Essen: Nichts sticht hervor.
review-tone =
    { $tone ->
        [good] Stark
        [bad] Autsch
        [learnt] Gelernt
       *[plain] Schau
    }
review-sure = Todsicher: Egal, wie die Diäten lauteten, dieser Plan konnte nicht schiefgehen.
review-risky = Ein kühner Plan: { $percent } %. Es gab einen mit { $best } %.
review-lucky = Glück gehabt! Nur { $percent } % sprachen dafür.
review-unlucky = Pech: { $percent } % sprachen dafür.
review-missed-safe = { $group }: { $food }, das passte zu jeder noch möglichen Diät, aber niemand nahm es. Stattdessen genommen: { $taken }.
review-lesson = Der lehrreichste Befund. { $group }, { $food }: vorher { $before } mögliche Diäten, nachher { $after }.
review-known = { $group }: Ab hier konnte man die Diät kennen.
review-turning-point = Der Wendepunkt: Der beste Plan ging von { $before } % auf { $after } %.
review-exam =
    { $known ->
        [0] In die letzte Prüfung, ohne eine einzige Diät sicher zu kennen: { $percent } %.
       *[other] In die letzte Prüfung mit { $known } von { $groups } bekannten Diäten: { $percent } %.
    }
review-lost-by = { $group }: { $food }, das war ein Happen zu viel.
review-doctor-had-no-good = { $group }: Weder im Vorrat noch im Mülleimer war etwas Gutes.
review-doctor-kept-good = { $group }: Auf dem Tisch war nichts Gutes, und der Doktor behielt { $food } für sich.
review-yuck-front = Igitt! Für so viele Rudel war etwas Gutes dabei: vorher { $before }, nachher { $after }.
review-yuck-back-saved = { $group }: Igitt! im rechten Moment. Vorher schlecht: { $food }. Danach gut: { $taken }.
review-yuck-back-vain = { $group }: Igitt! umsonst. Schlecht war beides: { $food } und dann { $taken }.
review-yuck-back-wrong = { $group }: Igitt! aus Versehen. Das wäre gut gewesen: { $food }.
review-medicine =
    { $crosses ->
        [0] { $group }: Die Medizin deckte kein rotes Kreuz ab.
        [one] { $group }: Die Medizin deckte 1 rotes Kreuz ab.
       *[other] { $group }: Die Medizin deckte { $crosses } rote Kreuze ab.
    }
review-strict-menu = { $group }: Die Strenge Speisekarte brachte { $food }. Von allein konnten die Ratten das zu { $percent } % für gut halten.

## Eigene Zeichen

review-marks = Deine Zeichen
review-marks-text = Was am Ende auf deinem Detektivzettel stand.
review-marks-true = Dein Zeichen bei der wahren Diät
review-marks-ruled-out =
    { $count ->
        [one] 1 Diät ausgeschlossen
       *[other] { $count } Diäten ausgeschlossen
    }
review-notes = Deine Notizen

## Gespeicherte Partien

review-open = Partie öffnen
review-open-text = In einer gespeicherten Partie steckt ein ganzes Spiel. Öffne sie und schau es dir noch einmal an; die Küche behält nichts davon.
review-open-drop = Zieh die Datei hierher oder wähle sie aus.
review-choose-file = Datei wählen
review-record = Partie speichern
review-share = Teilen
review-reading = Ein Blick hinein …
review-which-game = Welche Partie?
review-game-number = Partie { $number }
review-another = Andere Partie öffnen
review-broken = Diese Partie lässt sich nicht zeigen
review-broken-code = Code für Neugierige: { $code }
review-waiting-title = Noch am Tisch
