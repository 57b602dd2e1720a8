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
review-keys = Mit den Pfeiltasten geht es Schritt für Schritt, mit der Umschalttaste dazu von Gang zu Gang.
review-stock = Hinter dem Sichtschirm
review-stock-empty = Der Vorrat des Doktors ist leer.
review-intentions = Was die Bots im Sinn hatten
review-thrown = Mit Igitt! weggeworfen
review-won = Gewonnen!
review-lost-crosses = Verloren in Gang { $meal }: ein drittes rotes Kreuz
review-lost-exam = Verloren in der letzten Prüfung
review-unfinished = Abgebrochen
review-to-the-end = Zum Ende der Partie
review-diets = Die Diäten

## Wie sicher konnten sie sein?

review-bars = Wie sicher konnten sie sein?
review-bars-text = Der Balken zeigt, wie wahrscheinlich eine Speise gut war, nach allem, was man wissen konnte.
review-bars-none = Hier wählt niemand.
review-bar =
    { $percent ->
        [0] { $food }: sicher schlecht
        [100] { $food }: sicher gut
       *[other] { $food }: { $percent } % Chance
    }
review-percent = { $percent } %
review-taken = genommen
review-best = bester Plan
review-was-good = war gut
review-was-bad = war schlecht
review-plan-best = Chance, dass mit diesem Plan alles gut ist: { $percent } %. Mit dem besten: { $best } %.
review-plan-was-best = Chance, dass mit diesem Plan alles gut ist: { $percent } %. Einen besseren gab es nicht.

## Die Kurve des Wissens

review-curve = Was man wissen konnte
review-curve-text = Für wie wahrscheinlich man die wahre Diät zu Beginn jedes Gangs halten konnte, in Prozent.
review-curve-table = Als Tabelle
review-curve-cell = { $percent } %, { $count } möglich

## Sehenswerte Momente

review-highlights = Einen zweiten Blick wert
review-highlights-none = Ein ruhiges Essen: Nichts sticht hervor.
review-highlights-all = Alle { $count } anzeigen
review-tone =
    { $tone ->
        [good] Stark
        [bad] Autsch
        [learnt] Gelernt
       *[plain] Schau mal
    }
review-sure = Todsicher: Egal, wie die Diäten lauteten, dieser Plan konnte nicht schiefgehen.
review-risky = Ein kühner Plan: Chance { $percent } %. Es gab einen mit { $best } %.
review-lucky = Glück gehabt! Die Chance lag nur bei { $percent } %.
review-unlucky = Pech: Die Chance lag bei { $percent } %.
review-missed-safe = { $group } hätte { $food } mit jeder noch möglichen Diät vertragen, aber niemand griff zu. Stattdessen gab es { $taken }.
review-lesson = Der lehrreichste Befund: { $group } fraß { $food }. Mögliche Diäten vorher: { $before }, nachher: { $after }.
review-known = Ab hier stand die Diät von { INSIDE($group) } eindeutig fest.
review-turning-point = Der Wendepunkt: Beim besten Plan ging die Chance von { $before } % auf { $after } %.
review-exam =
    { $known ->
        [0] In die letzte Prüfung, ohne eine einzige Diät sicher zu kennen: Chance { $percent } %.
       *[other] In die letzte Prüfung mit { $known } von { $groups } bekannten Diäten: Chance { $percent } %.
    }
review-lost-by = Ein Happen zu viel: { $group } fraß { $food }.
review-doctor-had-no-good = Weder im Vorrat noch im Mülleimer war etwas Gutes für { INSIDE($group) }.
review-doctor-kept-good = Für { INSIDE($group) } war nichts Gutes auf dem Tisch, und der Doktor behielt { $food } für sich.
review-yuck-front = Igitt! So viele hätten etwas Gutes gefunden: vorher { $before }, nachher { $after }.
review-yuck-back-saved = Igitt! im richtigen Moment: { $group } legte { $food } zurück (schlecht) und nahm { $taken } (gut).
review-yuck-back-vain = Igitt! vergeblich: { $group } legte { $food } zurück und nahm { $taken }. Schlecht war beides.
review-yuck-back-wrong = Igitt! zu Unrecht: { $group } hätte { $food } gut vertragen.

## Eigene Markierungen

review-marks = Deine Markierungen
review-marks-text = Was am Ende auf deinem Detektivzettel stand.
review-marks-true = Deine Markierung bei der wahren Diät
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

## Was den Ausschlag gab

analysis-title = Wie es lief
analysis-mark =
    { $mark ->
        [inaccuracy] ungenau
        [mistake] Fehler
        [blunder] grober Fehler
        [only] das einzig Richtige
       *[great] großartig
    }
analysis-side =
    { $side ->
        [rats] Die Ratten
        [doctor] Doktor Ratte
        [colleague-0] Doktor A
       *[colleague-1] Doktor B
    }
analysis-cost = Gewinnchance: von { $before } % auf { $after } %.
analysis-better = Besser: { $text }.
analysis-start = Am Anfang
analysis-luck = Glück und Pech
analysis-end = Am Ende
why-safe = { $group }: { $food }, von jeder noch möglichen Diät erlaubt.
why-safe-for-all = Es gab einen Plan, der allen bekam, egal welche Diät sie hatten.
why-odds = Chance, dass alles gut ist: { $percent } % wie gewählt, { $best } % beim besseren Plan.
why-tells = { $group }: { $food }. Dieser Befund verrät mehr: Von { $left } möglichen Diäten schließt „gut“ { $if_good } aus, „schlecht“ { $if_bad }.
why-left =
    { $left ->
        [one] { $group }: Noch 1 Diät war möglich.
       *[other] { $group }: Noch { $left } Diäten waren möglich.
    }
why-trash = { $group }: Am aussichtsreichsten war etwas aus dem Mülleimer, { $food }.
why-bound-good = Beim besten Angebot hätte { INSIDE($group) } wohl { $food } genommen (Chance { $percent } %), und zu Recht.
why-bound-bad = Bei diesem Angebot nimmt { INSIDE($group) } wohl { $food } (Chance { $percent } %), und zu Unrecht.
why-feeds = Gut für { INSIDE($group) }: { $food }. In diesem Angebot war nichts dabei.
why-nothing-good = Weder Vorrat noch Mülleimer hatten etwas Gutes für { INSIDE($group) }.
why-to-return = Schlecht für { INSIDE($group) }: { $food }. Das ließ sich zurückschicken.
why-returned-good = Gut für { INSIDE($group) }: { $food }. Kein Grund, das zurückzuschicken.
why-kept = Gut für { INSIDE($group) }: { $food }. Zurückgeschickt konnte das aber noch in einem späteren Gang helfen.
why-nothing-else = Schlecht für { INSIDE($group) }: { $food }. Etwas Besseres war aber nicht zu haben.
why-saved-token = Schlecht für { INSIDE($group) }: { $food }. Das Igitt!-Plättchen kann später aber mehr wert sein.
why-third-cross = { $group }: Noch ein rotes Kreuz hätte die Partie beendet.
why-own-odds = { $food }: nach den Befunden allein mit { $percent } % Wahrscheinlichkeit gut.
why-own-odds-less = Nach den Befunden allein weniger aussichtsreich ({ $best } % statt { $percent } %), und doch öfter gewonnen: { $food }.
why-needed = { $group } hätte { $food } essen können: besser liegen lassen.
why-table-empty = Auf dem Tisch war nichts Gutes für { INSIDE($group) }.
why-plan-odds = Chance, dass all diese Speisen gut sind: { $percent } %.
why-likely = { $group }: { $food }, mit { $percent } % Wahrscheinlichkeit gut.
why-verdict = { $group }: { $food }. Dieser Befund verrät viel: Von { $left } möglichen Diäten schließt „gut“ { $if_good } aus, „schlecht“ { $if_bad }.
why-offer-good = Bei diesem Angebot nimmt { INSIDE($group) } wohl { $food } (Chance { $percent } %), und zu Recht.
why-for-all = In diesem Angebot war für jedes Rudel etwas Gutes.
why-for-some = Rudel, die aus diesem Angebot zugleich gut essen konnten: { $fed } von { $count }.
why-nothing-for = In diesem Angebot war nichts Gutes für { INSIDE($group) }, im Mülleimer auch nicht.
why-stock = Gutes für { INSIDE($group) }: im Vorrat { $good } von { $count } Speisen, im Zugstapel { $percent } %.
why-stays-bad = Schlecht für { INSIDE($group) }: { $food }. Das bleibt auf dem Teller.
why-plates-good = Alles auf den Tellern ist gut.
why-table-good = Auf dem Tisch war etwas Gutes für { INSIDE($group) }: { $food }.
story-decided-by = Entscheidend war eine Wahl in Gang { $meal } ({ $points } Punkte). { $side }: Es gab Besseres.
story-decided-by-luck = Entscheidend war, was in Gang { $meal } herauskam ({ $points } Punkte).
story-steady = Kein Wendepunkt: Die Gewinnchance war von Anfang bis Ende gut.
story-won-by-play = Gut gespielt und gewonnen: Entscheidungen { $play } Punkte, Glück { $luck }.
story-won-with-luck = Mit etwas Glück gewonnen: Entscheidungen { $play } Punkte, Glück { $luck }.
story-mostly-luck = Eher durch Pech verloren als durch Entscheidungen: Glück { $luck } Punkte, Entscheidungen { $play }.
story-mostly-play = Eher durch Entscheidungen verloren als durch Pech: Entscheidungen { $play } Punkte, Glück { $luck }.
story-best = Beste Entscheidungen. { $one_points ->
        [0] { $one }: keine ragt heraus.
        [one] { $one }: in Gang { $one_meal }, { $one_points } Punkt besser als alles andere.
       *[other] { $one }: in Gang { $one_meal }, { $one_points } Punkte besser als alles andere.
    } { $two_points ->
        [0] { $two }: keine ragt heraus.
        [one] { $two }: in Gang { $two_meal }, { $two_points } Punkt besser als alles andere.
       *[other] { $two }: in Gang { $two_meal }, { $two_points } Punkte besser als alles andere.
    }

## Möglichkeiten und ein zweiter Versuch

analysis-asking = Jede Entscheidung kommt auf die Waage…
analysis-meanwhile = Experten spielen jede Entscheidung hunderte Male zu Ende, um zu sehen, wie sehr sie die Gewinnchance verändert hat.
analysis-refining = Erste Zahlen. Genauere folgen.
analysis-half = Erste Zahlen. Genauere gibt es gerade nicht.
analysis-line = Die Gewinnchance, Gang für Gang
analysis-all = Alle { $count } markierten Entscheidungen
analysis-account = Wie sich die Punkte summieren
analysis-account-text = In Punkten von hundert. Eine Entscheidung gewinnt nie etwas: Sie verliert den Abstand zur besten gefundenen. Der Rest ist Glück und Pech.
analysis-none = Die Entscheidungen lassen sich gerade nicht abwägen.
analysis-ask-again = Noch einmal versuchen
analysis-candidates = { $side }: Gewinnchance mit …
analysis-done = das wurde getan
analysis-belief = Nach den Befunden allein, einfach gespielt: { $percent } %.
analysis-act =
    { $act ->
        [yuck-front] Igitt! Neues Futter
        [serve] Essen ist fertig
        [analyse] Die Befunde
       *[pass] Passen
    }
analysis-act-offer = { $foods } anbieten
analysis-act-take = { $food } für { INSIDE($group) }
analysis-act-return = Igitt! { $food } geht zurück
analysis-act-predict =
    { $good ->
        [yes] { $group }: gut
       *[no] { $group }: schlecht
    }

## Aus Fehlern lernen

practice-open =
    { $count ->
        [one] Aus einem Fehler lernen
       *[other] Aus { $count } Fehlern lernen
    }
practice-title = Aus Fehlern lernen
practice-number = { $number } von { $count }
practice-find = { $side }: Finde etwas Besseres.
practice-was = Im Spiel: { $text }. Gewinnchance: von { $before } % auf { $after } %.
practice-right = Das ist es!
practice-wrong = Nicht ganz: { $chance } %. Das Beste hat { $best } %.
practice-weighing = Kommt auf die Waage…
practice-hint = Tipp
practice-hint-plain = Etwas anderes auf diesem Tisch gewinnt öfter.
practice-show = Antwort zeigen
practice-again = Noch einmal
practice-next = Weiter
practice-answer = Am besten: { $text }.
practice-none = Hier gibt es nichts zu lernen. Gut gespielt!
practice-none-side = { $side }: Hier gibt es nichts zu lernen. Gut gespielt!
practice-done = Das war der letzte. Gut gemacht!
practice-back = Zurück zum Rückblick

## Von hier aus weiterspielen

study-title = Von hier aus weiterspielen
study-text = Ein neuer Tisch in dieser Stellung, als Studie. Die Diäten bleiben dort geheim.
study-over = Hier endet die Partie. Geh zurück, um von einer früheren Stellung weiterzuspielen.
study-as = Du spielst
study-pile = Die Speisen, die niemand gesehen hatte
study-pile-which =
    { $pile ->
        [new] neu gemischt
       *[same] wie sie lagen
    }
study-alone = Allein mit Bots
study-friends = Mit Freunden
