### Was nur das Terminal sagt. Befehle tippt man überall gleich: offer, serve, good, 3rc.
### $group ist ein Name oder eine Nummer mit Kurznamen („0 Schlürfnase“); $food und $foods stehen in Kurzform (3rc).

## Satzteile

# Mit geschütztem Leerzeichen.
terminal-group = { $number } { $group }
terminal-food = { $food } ({ $name })
terminal-of = { $name }: { $text }
terminal-diet = { $name }. { $diet }.
terminal-list =
    { $count ->
        [1] { $one }
        [2] { $one } und { $two }
       *[3] { $one }, { $two } und { $three }
    }

## Vor der Partie

terminal-warming-up = Die Küche heizt vor: Beim allerersten Mal dauert das eine Minute.
terminal-welcome = Willkommen in der Küche von Doktor Ratte!
terminal-ask-role = Wer möchtest du sein?
terminal-ask-role-rats = r   alle Ratten: Finde heraus, was jedes Rudel verträgt (oder einfach Enter)
terminal-ask-role-doctor = d   Doktor Ratte: Du weißt alles und darfst nichts sagen
terminal-ask-role-a = a   Doktor A von zweien, bei den Kameradenratten: Jeder kennt die Diät des anderen
terminal-ask-groups = Wie viele Rattenrudel?
terminal-ask-groups-3 = 3   drei (oder einfach Enter)
terminal-ask-groups-2 = 2   zwei, für ein kürzeres Essen
terminal-ask-groups-3c = 3c  drei, mit Komplikationen: Zu viel Gesundheit ist ungesund
terminal-ask-groups-2c = 2c  zwei, mit Komplikationen
terminal-ask-first = Deine erste Partie?
terminal-ask-first-no = n   nein, die Diäten werden gezogen (oder einfach Enter)
terminal-ask-first-yes = y   ja, bitte die leichten Diäten
terminal-answer-unclear = Mögliche Antworten: { $answers }.
# Vor dem Cursor.
terminal-prompt =
    { $person ->
        [rats] Ratten
        [doctor] Doktor
       *[a] Doktor A
    }
terminal-intro =
    { $person ->
        [rats] Du spielst alle Ratten. Finde vor der letzten Prüfung in Gang 8 heraus, was jedes Rudel verträgt. Denk ruhig laut, wie am echten Tisch. Der Doktor sagt kein Wort.
        [doctor] Du bist Doktor Ratte. Du kennst die Diäten, darfst sie aber nicht verraten: Hilf den Ratten mit dem, was du auftischst.
       *[a] Du bist Doktor A. Du kennst die Diät von Doktor B, und Doktor B kennt deine. Verraten darf keiner etwas.
    }
terminal-intro-foods = { $food } heißt { $name }, und so weiter.
terminal-letters-colours = Farben: r rot, o orange, y gelb, g grün, b blau.
terminal-letters-types = Speisen: c Käse, l Flüssigkeit, v Gemüse.
terminal-intro-help = Mit ? bekommst du jederzeit Hilfe, mit quit gehst du.
terminal-first-game = Erste Partie: Die Diäten sind leicht.
terminal-dealt =
    { $difficulty ->
        [easy] Wie bestellt: leichte Diäten.
        [normal] Wie bestellt: mittelschwere Diäten.
        [hard] Wie bestellt: schwere Diäten.
       *[brutal] Wie bestellt: brutale Diäten. Viel Glück!
    }

## Der Tisch

terminal-stock = Dein Vorrat und für wen was jetzt gut wäre
terminal-tray = Auf dem Tablett: { $foods }
terminal-trash = Mülleimer: { $foods }
terminal-plates = Wie es steht:
terminal-counts = Stapel { $pile }, Vorrat { $stock }, weg { $out }
terminal-counts-colleagues = Stapel { $pile }, weg { $out }

## Was geschieht

terminal-nobody-says = Niemand sagt, warum.
terminal-minds = Was die anderen im Sinn hatten:
terminal-mind = Gang { $meal }: { $sentences }

## Was jetzt zu tun ist

terminal-hint-takes = Je eine Speise für { INSIDE($groups) }, zum Beispiel: { $example }
terminal-hint-take = { $group } hat die Wahl: { $foods }.
terminal-hint-left = Noch da: { $foods }.
terminal-hint-predict = Gut (good) oder schlecht (bad) für { INSIDE($groups) }? Zum Beispiel: { $example }
terminal-hint-offer =
    { $count ->
        [one] Wähle 1 Speise, zum Beispiel: { $example }
       *[other] Wähle { $count } Speisen, zum Beispiel: { $example }
    }
terminal-hint-serve-only = Mit Enter tischst du auf.
terminal-hint-judge = Mit Enter gibst du den Befund. Oder: back (? zeigt, wie).
terminal-hint-judge-only = Mit Enter gibst du den Befund.
terminal-hint-pass-front = Mit Enter passt du. Oder yuck: Alles auf dem Tisch und im Mülleimer fliegt raus und wird neu gezogen.
terminal-hint-pass-back = Mit Enter passt du. Oder back: Doktor B muss die Speise zurücklegen und eine andere nehmen.
terminal-hint-pass-only = Mit Enter passt du.
terminal-plan = Der Plan: { $entries }
terminal-nothing-yet = noch nichts
terminal-plan-cleared = Teller abgeräumt. Noch mal überlegen.
terminal-confirm = Mit Enter wird gegessen, und es gibt kein Zurück. Sonst ändere den Plan oder tippe no.
terminal-you-say-good = Du sagst „gut“ für { INSIDE($group) }: { $food }.
terminal-you-say-bad = Du sagst „schlecht“ für { INSIDE($group) }: { $food }.
terminal-prediction-cleared = Niemand hat etwas gehört.
terminal-confirm-prediction = Mit Enter sagst du es laut. Sonst sag etwas anderes oder tippe no.

## Hilfe: was man tippt und was es tut

terminal-help = Was du jetzt tun kannst
terminal-help-offer =
    { $count ->
        [one] offer { $example }: 1 Speise aus deinem Vorrat wählen (offer darf fehlen)
       *[other] offer { $example }: { $count } Speisen aus deinem Vorrat wählen (offer darf fehlen)
    }
terminal-help-yuck = yuck: mit einem Igitt! den Vorrat wegwerfen und gleich viele Speisen ziehen
terminal-help-yuck-colleagues = yuck: mit einem Igitt! Tisch und Mülleimer leeren und gleich viele Speisen ziehen
terminal-help-serve = serve oder Enter: die Speisen auf den Tisch bringen
terminal-help-judge = judge oder Enter: bei jeder Speise „gut“ oder „schlecht“ sagen
terminal-help-take = { $command }: eine Speise für { INSIDE($group) } vorsehen, zur Wahl: { $foods }
terminal-help-back = { $command }: mit einem Igitt! zurückschicken, { INSIDE($group) } muss etwas anderes nehmen
terminal-help-predict = { $example }: deine Vorhersage für { INSIDE($groups) }
terminal-help-pass = pass oder Enter: es so lassen
terminal-help-always = Jederzeit: table (Tisch), diets (Diäten), history (Verlauf), why (warum die Bots das tun), ? und quit.
terminal-help-symbols = In den Reihen: { $check } gut, { $cross } schlecht, { $covered } abgedeckt, { $green } Komplikation überstanden, { $waiting } noch kein Befund

## Was getippt wurde und warum es nicht geht

terminal-not-understood = „{ $text }“ sagt mir hier nichts. Tippe ? und sieh, was jetzt geht.
terminal-incomplete = Da fehlt noch etwas. Tippe ? und sieh, wie man es schreibt.
terminal-not-on-a-plate = { $food } hat niemand auf dem Teller.
terminal-too-many-foods =
    { $count ->
        [one] Das ist mehr als 1 Speise.
       *[other] Das sind mehr als { $count } Speisen.
    }
terminal-food-twice = { $food } kann nicht auf zwei Tellern liegen.
terminal-which-food = Und welche Speise für Rudel { $group }?
terminal-predictions-needed =
    { $count ->
        [one] Tippe good (gut) oder bad (schlecht), und zwar einmal.
       *[other] Tippe good (gut) oder bad (schlecht), und zwar { $count }-mal.
    }
terminal-error-bad-food = „{ $text }“ ist keine Speise. Schreib Anzahl, Farbe und Art, zum Beispiel 3rc.
terminal-error-not-now = Das geht jetzt nicht. Tippe ? und sieh, was geht.
terminal-error-no-such-group = Ein Rudel { $group } gibt es in dieser Küche nicht.
terminal-error-not-there = { $food } liegt weder auf dem Tisch noch im Mülleimer.
terminal-error-not-in-stock = { $food } ist nicht in deinem Vorrat.

## Das Ende

terminal-kind-word =
    { $reason ->
        [exam-passed] Schnurrhaare hoch! Der Käse geht aufs Haus.
        [exam-failed] So knapp: sieben Gänge überlebt, und dann dieser eine Bissen. Morgen wieder zum Essen?
       *[third-cross] Ein ordentliches Bauchweh lehrt mehr als zehn Bücher. Noch ein Nachschlag?
    }
terminal-save = Diese Partie speichern? (y = ja, n = nein, Enter = ja)
terminal-overwrite = { $path } gibt es schon. Überschreiben? (y = ja, n = nein, Enter = nein)
terminal-saved = Gespeichert in { $path }. Noch einmal ansehen: doctor-rat replay { $path }
terminal-not-saved = Es wurde nichts gespeichert.
terminal-cannot-save = { $path } lässt sich nicht schreiben ({ $problem }).
terminal-unfinished = Die Partie war nicht zu Ende, also wurde nichts gespeichert.
terminal-goodbye = Die Ratten winken zum Abschied. Komm hungrig wieder!

## Rückblick

terminal-still-running = Hier endet die Aufzeichnung: Diese Partie lief noch.
terminal-review-table = Auf dem Tisch: { $foods }. Im Mülleimer: { $trash }.
terminal-review-stock = Im Vorrat des Doktors: { $foods }.
terminal-review-good = Gut für { INSIDE($group) }: { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group }: { $foods }, sicher gut. Noch mögliche Diäten: { $count }.
       *[other] { $group }: { $foods }, Chance { $percent } %. Noch mögliche Diäten: { $count }.
    }
terminal-review-seen-by = { $text } (aus Sicht von { INSIDE($group) })
terminal-review-sure = Das konnte nicht schiefgehen.
terminal-review-better = Besser: { $plates }.
terminal-review-knowledge = Noch mögliche Diäten zu Beginn jedes Gangs:
