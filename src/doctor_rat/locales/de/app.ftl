### Alles rund um den Tisch: Startseite, Optionen, Plätze, Einstellungen, Fehler.

app-name = Doctor Rat
labeled = { $label }: { $text }
app-tagline = Mäkelige Ratten, ein stummer Doktor und acht Gänge, um herauszufinden, wer was verträgt.
app-unofficial = Eine kostenlose, inoffizielle Fassung für Fans des Brettspiels.

## Überall

skip-to-content = Zum Inhalt springen
nav-home = Start
nav-settings = Einstellungen
nav-privacy = Datenschutz
close = Schließen
copy = Kopieren
copied = Kopiert.
share = Teilen
cancel = Abbrechen
again = Noch mal
loading = Moment …
your-turn-title = Du bist dran! { $place }
your-turn-call = Du bist dran, { $name }!

## Startseite

home-play = Jetzt spielen
home-play-rats = Als Ratten
home-play-rats-text = Finde heraus, was jedes Rudel verträgt. Ein Bot ist der Doktor.
home-play-doctor = Als Doktor
home-play-doctor-text = Du kennst jede Diät und darfst kein Wort sagen. Bots sind die Ratten.
home-laying = Der Tisch wird gedeckt …
home-first-game = Leichte Diäten fürs erste Mal
home-bots = Bots
home-your-tables = Deine Tische
home-your-turn = Du bist dran
home-open-tables = Offene Tische
home-no-open-tables = Gerade ist kein Tisch offen. Deck doch selbst einen!
home-new-table = Tisch decken
home-new-table-text = Für deine Runde, ob nah oder fern. Du bestimmst, wie gespielt wird.
home-join = Dazusetzen
home-join-label = Link oder Code
home-join-go = Los
join-code-wrong = Kein Tisch hat diesen Code. Codes haben acht Zeichen und gelten, bis die Partie vorbei ist.
home-learn = Spielen lernen
home-learn-text = Ein kleines Essen mit einer hilfsbereiten Nachbarratte.
home-puzzles = Rätsel
home-puzzles-text = Ein Tisch, eine Frage: Training für die Schnurrhaare.
home-day = Partie des Tages
home-day-text = Dieselben Karten für alle, einmal am Tag.
home-cup = Turnier
home-rules = Die Regeln
home-past = Frühere Partien
home-me = Dein Fortschritt
home-open-record = Partie öffnen
home-hello = Hallo, { $name }
home-what-name = Wie sollen wir dich nennen?
home-name = Dein Name
home-name-keep = Das bin ich
default-name =
    { $number ->
        [0] Pieps
        [1] Mo
        [2] Krümel
        [3] Knabber
        [4] Keks
        [5] Flicken
        [6] Fussel
        [7] Trüffel
        [8] Nudel
        [9] Gurke
        [10] Waffel
       *[11] Knopf
    }

## Ein Tisch in der Liste

listed-meal = Gang { $meal } von 8
listed-lobby = Noch nicht begonnen
listed-setup = Der Doktor schreibt Diäten
listed-won = Gewonnen
listed-lost = Verloren
listed-free =
    { $count ->
        [0] Kein freier Platz
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
listed-sit = Hinsetzen
listed-watch = Zuschauen
listed-go-on = Weiter
listed-study = Studie
listed-look = Rückblick
listed-company = Mit { $names }
listed-alone = Noch ist niemand da
listed-own = Allein
listed-as = Als { INSIDE($roles) }
listed-ended =
    { $reason ->
        [exam-passed] Gewonnen, alle acht Gänge
        [third-cross] Verloren in Gang { $meal }, drittes rotes Kreuz
       *[exam-failed] Verloren in der letzten Prüfung
    }
time-left = Noch { $time }
time-over = Zeit abgelaufen

## Einen Tisch aufmachen

new-title = Tisch decken
new-make = Tisch decken
option-variant = Variante
variant-name =
    { $variant ->
        [colony] Kolonie
        [complications] Komplikationen
       *[colleagues] Kameradenratten
    }
variant-text =
    { $variant ->
        [colony] Das Spiel, wie es ist: ein Doktor, zwei oder drei Rattenrudel.
        [complications] Wie Kolonie, aber wer zu lange gesund bleibt, fängt sich etwas Seltsames ein.
       *[colleagues] Zwei Doktoren sitzen sich gegenüber. Jeder sieht nur die Diät des anderen.
    }
option-groups = Rudel
groups-count = { $count } Rudel
groups-text = Mit weniger Rudeln ist das Essen schneller vorbei.
option-identities = Identitäten
identities-name =
    { $how ->
        [random] Zufällig
       *[chosen] Ausgesucht
    }
identities-text =
    { $how ->
        [random] Zwei der drei, für jede Partie neu ausgelost.
       *[chosen] Der Tisch bestimmt, wer wer ist.
    }
identities-group = Rudel { $number }
option-yuck = Igitt!-Plättchen
yuck-text =
    { $count ->
        [0] Kein einziges: Wer so gewinnt, hat das höchste Ziel erreicht.
        [one] Schwer: Der Doktor kann nur einmal „Igitt!“ sagen.
        [2] Etwas schwerer.
       *[other] Wie in den Regeln vorgesehen.
    }
option-diets = Diäten
diets-name =
    { $diets ->
        [lesson] Lehrstunde
        [preset] Erste Partie
        [random] Gezogen
        [difficulty] Nach Schwierigkeit
       *[chosen] Der Doktor wählt
    }
diets-text =
    { $diets ->
        [lesson] Die Diäten des ersten Spiels, mit Speisen in lehrreicher Reihenfolge.
        [preset] Drei leichte Diäten, immer dieselben. Am besten zum Lernen.
        [random] Für jedes Rudel wird zufällig eine Diät gezogen.
        [difficulty] So gezogen, dass die Partie so schwer wird, wie ihr wollt.
       *[chosen] Der Doktor zieht jede Diät oder sucht sie heimlich aus.
    }
option-difficulty = Schwierigkeit
difficulty-name =
    { $difficulty ->
        [easy] Leicht
        [normal] Normal
        [hard] Schwer
       *[brutal] Brutal
    }
option-one-family = Sanftes Abwechseln
option-one-family-text = Für Neulinge: Bei „Abwechselnd“ sind beide Karten von derselben Sorte.
option-access = Wer darf kommen?
access-name =
    { $access ->
        [open] Alle
       *[private] Wer den Link hat
    }
option-sheet = Detektivzettel
sheet-name =
    { $sheet ->
        [none] Keiner
        [marks] Selbst markieren
        [crossed] Streicht durch
       *[odds] Zeigt Chancen
    }
sheet-text =
    { $sheet ->
        [none] Papier und Stift oder einfach Köpfchen.
        [marks] Eine Liste aller Diäten, in der du selbst markierst.
        [crossed] Unmögliche Diäten werden für dich durchgestrichen.
       *[odds] Der Zettel verrät auch, wie wahrscheinlich jede Diät ist.
    }
option-pace = Tempo
pace-name =
    { $pace ->
        [live] Live
       *[slow] Gemütlich
    }
pace-text =
    { $pace ->
        [live] Alle sitzen gleichzeitig am Tisch.
       *[slow] Schaut vorbei, wann ihr wollt. Nach einigen Tagen entscheidet ein Bot für euch.
    }
option-deadline = Bedenkzeit
deadline-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
option-clock = Eieruhr
clock-none = Keine Uhr
clock-minutes =
    { $count ->
        [one] 1 Minute pro Gang
       *[other] { $count } Minuten pro Gang
    }
option-voice = Wir sprechen miteinander
option-voice-text = Kein Text-Chat am Tisch; fertige Sätze bleiben.
option-latecomers = Späte Gäste willkommen
option-latecomers-text = Wer zuschaut, darf während der Partie den Platz eines Bots übernehmen.
more-options = Mehr Optionen

## Der Tisch vor dem Beginn

lobby-title = Rund um den Tisch
lobby-seats = Plätze
lobby-sit = Hier sitzen
lobby-sit-also = Dazunehmen
lobby-join = Mit zu { INSIDE($group) }
lobby-take-seat = Für den Bot spielen
lobby-hint-sit = Du schaust zu. Nimm dir einen freien Platz oder den eines Bots, um mitzuspielen.
lobby-hint-join = Du schaust zu. Alle Rollen sind besetzt, aber es gibt noch Stühle: Setz dich zu einem Rudel und entscheidet gemeinsam.
lobby-hint-full = Du schaust zu. Alle { $count } Plätze sind besetzt; wird einer frei, kannst du dich setzen.
lobby-let-go = Abgeben
lobby-bot = Bot holen
lobby-bot-level = Wie gut ist der Bot?
lobby-send-bot-away = Bot wegschicken
lobby-you = Du
lobby-owner = Leitung
lobby-ready = Bereit
lobby-not-ready = Nicht bereit
lobby-i-am-ready = Bin bereit!
lobby-wait = Halt, noch nicht
lobby-youngest = Jüngste
lobby-make-youngest = Als jüngste Ratte markieren
lobby-start = Essen beginnen
lobby-start-text = Auf freie Plätze setzen sich Bots.
lobby-waiting-host = Warten auf die Tischleitung.
lobby-no-host = Die Tischleitung ist weg. Alle dürfen beginnen; ein Bot springt für sie ein.
lobby-waiting-ready = Noch nicht bereit: { $names }.
lobby-invite = Einladen
lobby-invite-text = Schick diesen Link oder lass ihn scannen.
lobby-code-text = Oder sag diesen Code:
lobby-qr = QR-Code des Links
lobby-options = So spielen wir
lobby-change-options = Ändern
manage-open = Mehr zu { $name }
manage-hide-text = Nur du siehst nicht mehr, was { $name } schreibt.
manage-mute-text = { $name } bleibt am Tisch, kann aber nichts mehr schreiben oder sagen.
manage-unmute-text = { $name } kann wieder schreiben.
manage-host = Tischleitung übergeben
manage-host-text = { $name } leitet ab jetzt den Tisch. Du gibst die Leitung ab.
manage-remove = Vom Tisch entfernen
manage-remove-text =
    { $stage ->
        [lobby] { $name } verliert den Platz und kommt nur zurück, wenn du es erlaubst. Der alte Link und der alte Code gelten nicht mehr.
       *[game] Für { $name } spielt ein Bot weiter; zurück geht es nur, wenn du es erlaubst. Der alte Link und der alte Code gelten nicht mehr.
    }
manage-sure = Wirklich?
manage-remove-do = { $name } entfernen
manage-host-do = Leitung an { $name }
removed-title = Vom Tisch entfernt
removed-let-in = { $name } wieder zulassen
removed-unnamed = jemand von einem früheren Tisch
removed-done = { $name } darf mit jedem Link oder Code dieses Tischs wieder kommen.
lobby-mute = { $name } stummschalten
lobby-unmute = { $name } wieder reden lassen
lobby-hide = Nachrichten von { $name } ausblenden
lobby-show = Nachrichten von { $name } wieder zeigen
lobby-watching =
    { $count ->
        [0] Niemand schaut zu
        [one] 1 Zaungast
       *[other] { $count } Zaungäste
    }
lobby-away = weg
lobby-promise = Siegel der Mischung
lobby-promise-text = Fingerabdrücke der Mischung und des Ausgeteilten. Am Ende prüft dein Browser, dass niemand eine Karte vertauscht hat.

## Der Doktor bereitet vor

setup-title = Der Schreibtisch des Doktors
setup-text = Gib jedem Rudel eine Diät: Zieh sie oder such sie heimlich aus. Die Ratten erfahren nur, ob sie gezogen oder ausgesucht ist.
setup-waiting = Doktor Ratte schreibt Diäten. Psst.
setup-draw = Ziehen
setup-choose = Aussuchen
setup-one-or-two = Diese Diätkarte hast du gezogen. Wie viele Ernährungsplankarten kommen dazu?
setup-one-card = Eine Karte
setup-two-cards = Zwei Karten
setup-kind = Diätkarte
setup-cards = Eine Karte oder zwei
setup-card-left = Links, gerade Gänge
setup-card-right = Rechts, ungerade Gänge
setup-category = Kategorie
setup-take = Diät vergeben
setup-finish = Zu Tisch!
setup-finish-text = Erst braucht jedes Rudel eine Diät.
setup-difficulty = Schwierigkeit: { $word }, { $score } von 100

## Seitenleisten

panel-talk = Reden
panel-sheet = Zettel
panel-log = Verlauf
panel-open-talk =
    { $count ->
        [0] Reden und Verlauf
        [one] Reden und Verlauf, 1 neue Nachricht
       *[other] Reden und Verlauf, { $count } neue Nachrichten
    }
panel-open-sheet = Zettel zum Kombinieren
talk-label = Sag etwas
talk-think-aloud =
    { $doctor ->
        [person] Du führst alle Ratten: Denk laut! Der Doktor hört zu.
       *[bot] Du führst alle Ratten: Denk laut! Wer sagt, warum er eine Speise wählt, kombiniert besser, und es bleibt im Verlauf.
    }
talk-label-side = Sag deiner Seite etwas
talk-to = Wer dich hört
talk-to-everyone = Alle
talk-to-side = Deine Seite
talk-side-name = { $name }, nur an deine Seite
talk-send = Senden
talk-silent-doctor = Der Doktor schweigt bis zum Schluss.
talk-silent-solo = Du entscheidest jetzt allein und schweigst.
talk-silent-choosing = Jetzt wird geschwiegen. Laut denken darfst du, wenn deine Seite ihre Speise wählt.
talk-spectator = Zaungäste hören zu.
talk-voice = An diesem Tisch wird gesprochen statt geschrieben. Fertige Sätze gehen trotzdem.
talk-phrases = Sätze
talk-hidden = (ausgeblendet)
phrase-kind = Ich will sagen
phrase-topic =
    { $topic ->
        [foods] Speisen
        [diets] Diäten
        [answers] Antworten
       *[greetings] Grüße
    }
phrase-verb =
    { $kind ->
        [want] Nehmt das
        [avoid] Bloß nicht
        [try] Ausprobieren
        [means] Der Doktor meint …
        [trash] Aus dem Mülleimer
        [swap] Tauschen
        [safe] Auf Nummer sicher
        [leave] Lasst uns das
        [claim] Unsere Vermutung
        [either] Entweder – oder
        [ask] Was meint ihr?
        [look] Seht euch das an
        [agree] Einverstanden
        [disagree] Dagegen
        [unsure] Nicht sicher
        [decide] Entscheidet ihr
        [thinking] Moment …
        [hello] Hallo
        [praise] Gut gespielt
        [thanks] Danke
       *[again] Noch mal?
    }
phrase-group = Rudel
phrase-other-group = Anderes Rudel
phrase-food = Speise
phrase-meal = Mahlzeit
phrase-either-one = Entweder
phrase-either-two = Oder
phrase-diet = Diät
phrase-card = Karte
phrase-category = Verglichen wird
phrase-sure = Wie sicher?
phrase-sure-name =
    { $sure ->
        [sure] ganz sicher
        [maybe] vielleicht
       *[no] sicher nicht
    }
phrase-back = Anderer Satz
phrase-todo = Tippe an, was du meinst.
phrase-say = Sagen
sheet-title = Detektivzettel
sheet-notes = Notizen
sheet-possible =
    { $count ->
        [one] 1 Diät möglich
       *[other] { $count } Diäten möglich
    }
sheet-mark =
    { $mark ->
        [no] ausgeschlossen
        [maybe] vielleicht
        [yes] sicher
       *[none] nicht markiert
    }
sheet-mark-help = Tippe ein Zeichen an: nein, vielleicht, ja. Der Name einer Diät sagt dir, was sie bedeutet.
sheet-of = { $diet }: { $card }
sheet-explain = { $diet }: was das bedeutet
sheet-kind-open =
    { $count ->
        [one] { $diet }: 1 Diät
       *[other] { $diet }: { $count } Diäten
    }
sheet-percent = { $percent } %
sheet-not-kept = Deine Markierungen ließen sich nicht speichern. Bei der nächsten wird es noch einmal versucht.

## Frühere Partien

past-title = Frühere Partien
past-none = Du hast noch keine Partie beendet.
past-more = Ältere Partien zeigen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-browser = Wie im Browser
settings-theme = Design
theme-name =
    { $theme ->
        [system] Wie auf dem Gerät
        [dark] Dunkel
       *[light] Hell
    }
settings-sound = Töne
settings-show = Was am Tisch passiert
show-name =
    { $show ->
        [slow] Langsam zeigen
       *[usual] Zeigen
        [none] Nur das Ergebnis zeigen
    }
settings-motion = Animationen
settings-shortcuts = Tastenkürzel
settings-shortcuts-text = Am Tisch genügt ein Buchstabe oder eine Ziffer. Ausschalten, wenn du diktierst.
settings-notifications = Sag mir Bescheid, wenn ich dran bin
settings-notifications-denied = Der Browser lässt es nicht zu.
settings-cards = Karten
cards-size =
    { $size ->
        [small] Klein
        [medium] Mittel
       *[large] Groß
    }
settings-name = Name
settings-name-text = Die anderen sehen ihn ab dem nächsten Tisch.
settings-kept = Gespeichert.
settings-device = Auf einem anderen Gerät weiterspielen
settings-device-text = Erstellt einen Link, der deinen Platz auf einem anderen Gerät öffnet. Er gilt nur einmal und nur kurz.
settings-device-make = Link erstellen
settings-data = Deine Daten
settings-data-text = Alles, was dieser Server über dich gespeichert hat, in einer Datei.
settings-export = Meine Daten herunterladen
settings-forget = Vergiss mich
settings-forget-text = Löscht deinen Namen und deine Plätze von diesem Server. Das lässt sich nicht rückgängig machen.
settings-forget-sure = Ja, vergiss mich

## Auf diesem Gerät weiterspielen

continue-title = Willkommen zurück
continue-text = Hier als der Gast weiterspielen, von dem dieser Link stammt?
continue-go = Hier weiter
continue-done = Da bist du ja wieder, { $name }!

## Wenn etwas nicht stimmt

lost-title = Dieser Teller ist leer
lost-text = Die Seite, die du suchst, wurde aufgefressen oder nie gekocht.
dead-table-title = Dieser Tisch ist weg
private-title = Geschlossene Gesellschaft
door-title = { $host } lädt dich ein
door-title-nobody = Du bist eingeladen
door-game = Zu einer Partie { $variant }.
door-table = Am Tisch: { $names }.
door-empty = Noch sitzt niemand am Tisch.
door-running = Die Partie läuft schon: Du kannst zuschauen oder für einen Bot einspringen, wenn der Tisch es erlaubt.
door-over = Diese Partie ist vorbei: Du kannst sehen, wie sie ausging.
watching = Du schaust zu
watching-text = Du siehst, was alle sehen dürfen. Am Tisch hört dich niemand.
kicked-title = Du wurdest hinausgebeten
broken-title = Da ist etwas übergekocht
offline-title = Die Küche meldet sich nicht
page-reloaded = Das Spiel wurde aktualisiert, darum wurde die Seite neu geladen.
announce-read-only = Der Server wird gerade gewartet: Du kannst dich umsehen, aber nichts spielen oder ändern.
part-missing = Ein Teil der Seite ist nicht angekommen. Vielleicht wurde das Spiel aktualisiert, oder die Leitung ist unterbrochen.
reconnecting = Verbinde neu …
reconnecting-stalled = Die Küche meldet sich nicht. Neuer Versuch …
connecting = Auf dem Weg zum Tisch …

## Tastenkürzel

shortcuts-title = Tasten
shortcut-help = Diese Liste zeigen
shortcut-talk = Gespräch öffnen oder schließen
shortcut-sheet = Zettel öffnen oder schließen
shortcut-home = Zur Startseite
shortcut-say = Etwas schreiben
shortcut-help-rules = Regeln und Diäten nachschlagen

## Das Menü des Tischs

talk-bot-plan = { $name } hat einen Plan. Warum?
shortcut-menu = Tischmenü öffnen
menu-open = Menü
help-open = Regeln und Diäten
help-rules = Regeln
help-keys = Tasten
menu-title = Der Tisch
menu-take-over = Bot einspringen lassen
menu-come-back = Wieder selbst spielen
menu-come-back-text = Ein Bot sitzt auf deinem Platz.
menu-leave = Partie verlassen
menu-leave-text = Ein Bot übernimmt deinen Platz. Du kannst jederzeit zurückkommen.
