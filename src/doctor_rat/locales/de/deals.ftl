# Partien, die an mehreren Tischen gespielt werden: Partie des Tages, Herausforderungen, Turniere.

## Ergebnisse, wo immer sie stehen
deal-won = Gewonnen
deal-lost = Verloren in Gang { $meal }
deal-crosses =
    { $count ->
        [0] kein rotes Kreuz
        [one] 1 rotes Kreuz
       *[other] { $count } rote Kreuze
    }
deal-tokens =
    { $count ->
        [0] kein Plättchen übrig
        [one] 1 Plättchen übrig
       *[other] { $count } Plättchen übrig
    }
deal-place = { $place }.
deal-yours = deins
deal-nobody = ein Gast
deal-bots = Bots
deal-look = Diese Partie ansehen
deal-compare = Mit deiner Partie vergleichen
deal-meals = Gang für Gang, eine Spalte für jedes Rudel
deal-meal = Gang { $meal }: { $marks }
deal-mark =
    { $mark ->
        [good] gut
        [bad] schlecht
       *[none] ohne Urteil
    }
deal-promise = So prüfst du, dass nichts vertauscht wurde
deal-promise-text = Karten und Diäten stehen fest, und das sind ihre Fingerabdrücke. Jeder Tisch dieser Partie zeigt dieselben zwei vor dem Beginn und öffnet sie am Ende; dein Browser vergleicht sie dann.
deal-promise-shuffle = Gemischte Karten
deal-promise-deal = Alles zusammen
deal-closed-until = Ergebnisse und Partien siehst du, sobald du selbst fertig bist.

## Die Partie des Tages
day-title = Partie des Tages
day-lead = Jeden Tag dieselben Karten und Diäten für alle auf diesem Server. Du spielst sie einmal, allein mit Bots.
day-today = { $day }: { $difficulty }
day-bots = So gut spielen deine Bots: { $level }.
day-named = Meinen Namen beim Ergebnis zeigen
day-named-text = Sonst sehen andere dein Ergebnis und deine Partie ohne Namen. Du kannst das später ändern.
day-go-on = Weiterspielen
day-unfinished = Du steckst noch mitten in der Partie von gestern. Sie zählt für gestern.
day-unfinished-go = Die von gestern beenden
day-next = Die nächste Partie kommt in { $time }, um Mitternacht UTC.
day-mine = Platz { $place } von { $count }
day-how =
    { $side ->
        [doctor] So lief es für alle als Doktor
       *[rats] So lief es für alle als Ratten
    }
day-won-of = { $won } von { $count } gewonnen.
day-lost-in =
    { $count ->
        [one] Gang { $meal }: 1 Partie verloren
       *[other] Gang { $meal }: { $count } Partien verloren
    }
day-best = Die beste Partie ansehen
day-own = Deine Partie ansehen
day-share = Ergebnis teilen
day-shared =
    { $side ->
        [doctor] Doktor Ratte, { $day }, als Doktor
       *[rats] Doktor Ratte, { $day }, als Ratten
    }
day-tomorrow = Auch die Partie von morgen steht fest: { $difficulty }

## Herausforderungen
challenge-title = Herausforderung
challenge-lead = { $name } hat diese Partie gespielt. Spielt mit denselben Karten, Diäten und Plätzen und vergleicht dann.
challenge-yours = Das ist die Partie, die du gespielt hast. Andere bekommen dieselben Karten, Diäten und Plätze, und danach vergleicht ihr.
challenge-link = Schick diesen Link an alle, die du herausforderst:
challenge-play = Spielen als { $roles }
challenge-go-on = Zu deinem Tisch
challenge-count =
    { $count ->
        [one] 1 Tisch ist damit fertig.
       *[other] { $count } Tische sind damit fertig.
    }
challenge-results = Ergebnisse
challenge-names = Wer dieselbe Partie beendet hat, sieht deinen Namen und dein Spiel.

## Turniere
cup-title = Turnier
cup-lead = Fünf Partien, für alle Teams dieselben. Jedes Team spielt seine fünf Tische, wann es will; niemand erfährt etwas über eine Partie, bevor er sie beendet hat.
cup-make = Turnier erstellen
cup-link = Schick diesen Link an alle, die mitspielen wollen:
cup-new-team = Team gründen
cup-team = Team { $number }
cup-your-team = Dein Team: { $number }
cup-team-link = Schick diesen Link an dein Team:
cup-join = Team { $number } beitreten
cup-deal = Partie { $number }
cup-play = Partie { $number } spielen
cup-results = Ergebnisse
cup-none = nicht begonnen
cup-open = läuft
cup-over = beendet
cup-total = Gewonnen
cup-no-teams = Noch kein Team.
cup-names = Wer den Link hat, sieht die Namen der Teammitglieder.
