### Der Tisch: was wo liegt, wer dran ist und was man tun kann.
### Fertige Texte: $food, $foods, $group, $name, $complication, $diet.

## Was auf dem Tisch liegt

table-title = Gang { $meal } von 8
table-meals = Gänge
table-meal = Gang { $meal }
table-meal-eaten = Gang { $meal }, verputzt
table-meal-now = Gang { $meal }, jetzt
table-meal-extra = Vom Zugstapel kommt eine Speise mehr auf den Tisch.
table-meal-extra-tag = +1 Speise
table-meal-lean = Der Doktor zieht nichts.
table-meal-lean-tag = zieht nichts
table-meal-trash = Es wird nichts gezogen: Beide essen aus dem Mülleimer.
table-meal-trash-tag = nur Müll
table-meal-exam = Die letzte Prüfung: Ein einziges rotes Kreuz, und alles ist verloren.
table-meal-exam-tag = Prüfung
table-centre = Auf dem Tisch
table-centre-empty = Noch ist nichts auf dem Tisch.
table-trash = Mülleimer
table-trash-count =
    { $count ->
        [0] Mülleimer: leer
        [one] Mülleimer: 1 Speise
       *[other] Mülleimer: { $count } Speisen
    }
table-trash-look = In den Mülleimer schauen
table-cabinet = Doktor Rattes Schrank
table-pile-short = Stapel { $count }
table-stock =
    { $count ->
        [one] 1 Speise im Vorrat
       *[other] { $count } Speisen im Vorrat
    }
table-stock-short = Vorrat { $count }
table-stock-title = Vorrat
table-yuck-left =
    { $count ->
        [0] Kein Igitt! mehr
        [one] Noch 1 Igitt!
       *[other] Noch { $count } Igitt!
    }
table-token-used = { $token }, verbraucht
table-first-player = Erste Ratte
table-led-by = Geführt von
table-bot = Bot
table-stands-in = Bot springt ein
table-turn = Am Zug

## Speisen und ihr Platz

table-food-centre = { $food }, auf dem Tisch
table-food-trash = { $food }, im Mülleimer
table-food-planned = { $food }, für { INSIDE($group) }
table-food-good = { $food }, gut
table-food-bad = { $food }, schlecht
table-food-good-covered = { $food }, gut, von Medizin abgedeckt
table-food-bad-covered = { $food }, schlecht, von Medizin abgedeckt
table-food-taken = { $food }, genommen, noch nicht geprüft
table-food-meal = Gang { $meal }: { $food }
table-food-from = { $food }, abgenommen von { INSIDE($group) }
table-food-asked = { $food }: gut oder schlecht?
table-food-not-for = { $food }, zurückgeschickt, nicht noch einmal für { INSIDE($group) }
table-green-cross = Grünes Kreuz: { $complication }
table-identity = Identität: { $food }
table-row-spread = Reihe von { INSIDE($group) } auffächern
table-row-title = Die Reihe von { INSIDE($group) }
table-crosses =
    { $count ->
        [0] Keine roten Kreuze.
        [one] 1 rotes Kreuz. Beim dritten ist Schluss.
       *[other] { $count } rote Kreuze. Beim dritten ist Schluss.
    }

## Wer dran ist

table-now-doctor-offer = Doktor Ratte wühlt im Vorrat. Kein Mucks.
table-now-doctor-return = Doktor Ratte kann noch „Igitt!“ sagen.
table-now-rats = Die Ratten wählen.
table-now-solo = { $name } entscheidet allein für { INSIDE($group) }.
table-now-solo-plan = { $name } entscheidet allein für { INSIDE($group) }. Plan ruhig weiter.
table-now-colleague-take = { $group } nimmt eine Speise.
table-now-colleague-window = { $group } kann „Igitt!“ sagen oder passen.
table-wakes-doctor = Doktor Ratte zieht noch den Kittel an…
table-wakes-rats = Die Ratten waschen sich noch die Pfoten…
table-wakes-colleague = { $group } zieht noch den Kittel an…
table-presented = { $group }: { $food }…
table-given = { $group }: { $food }.
table-missing = Noch ohne Speise: { $groups }.
table-covers = Medizin für { INSIDE($group) }, abgedeckt: { $foods }.
table-not-again = { $food }: Igitt! In diesem Gang nicht noch einmal für { INSIDE($group) }.
table-you-offer =
    { $count ->
        [one] Wähle 1 Speise für den Tisch.
       *[other] Wähle { $count } Speisen für den Tisch.
    }
table-you-offer-ready = Tisch diese auf oder tippe eine an, um sie zurückzulegen.
table-you-serve = Tisch das Essen auf oder nutze erst ein Plättchen.
table-you-return = Alle haben gewählt. Ein „Igitt!“ oder gleich der Befund?
table-you-listen = Hör zu. Kein Schnurrhaar darf zucken.
table-you-plan = Gib jedem Rudel eine Speise, dann stimm zu.
table-you-plan-alone = Gib jedem Rudel eine Speise.
table-think-aloud = Denk dabei laut!
table-you-retake = Igitt! Eine Speise kam zurück. Wähle eine andere.
table-you-held = { $food }: für wen?
table-you-held-group = Welche Speise für { INSIDE($group) }?
table-you-ready = Jedes Rudel hat eine Speise. Einverstanden?
table-you-ready-alone = Jedes Rudel hat eine Speise. Reinhauen?
table-you-missing = Noch ohne Speise: { $groups }.
table-you-sure = Sicher? Noch einmal A oder Enter. Esc nimmt es zurück.
table-you-agreed = Du bist dafür. Jetzt fehlen noch die anderen.
table-you-silent = Du entscheidest allein. Sprich mit niemandem.
table-you-take = Du bist dran: Nimm eine Speise vom Tisch oder aus dem Mülleimer.
table-you-take-trash = Du bist dran: Nimm eine Speise aus dem Mülleimer.
table-you-take-held = Du nimmst { $food }. Sicher?
table-you-window-front = Sag „Igitt!“ zum ganzen Tisch oder passe.
table-you-window-trash = Sag „Igitt!“ zum ganzen Mülleimer oder passe.
table-you-window-back = Sag „Igitt!“ zur Speise gegenüber oder passe.
table-away = Ein Bot spielt gerade für dich.
table-won = Die Prüfung ist bestanden!
table-lost = Aus und vorbei.

## Was man tun kann

table-agree = Einverstanden
table-eat = Haut rein!
table-decide = Ich entscheide
table-decide-ask = Du bist die jüngste Ratte und darfst für alle entscheiden. Die anderen sind sich noch nicht einig.
table-choose = Diese wählen
table-serve = Essen ist fertig!
table-verdict = Zum Befund
table-take = Nehmen
table-pass = Passen
table-suggest = Vorschlagen
table-alone = Ich bestimme
table-give = { $food } an { INSIDE($group) } geben
table-choose-for = Eine Speise für { INSIDE($group) } wählen
table-take-back = { $food } für { INSIDE($group) } zurücknehmen
table-let-go = Ablegen
table-skip = Weiter
table-back = Zurück
table-close = Schließen
table-plans = Was die anderen täten
table-actions = Was du tun kannst
table-plans-all =
    { $count ->
        [one] 1 Plan
       *[other] Alle { $count } Pläne
    }
table-see-end = So ging’s aus
table-plan-of = { $name } schlägt vor: { $food } für { INSIDE($group) }
table-plan-of-agreed = { $name } ist dafür: { $food } für { INSIDE($group) }
table-advice-of = { $name } rät: { $food } für { INSIDE($group) }
table-advice = Rat
table-same = Ebenso
table-is-same = Wie deiner
table-follow = Ebenso wie { $name }
table-suggests-take = { $name } würde { $food } nehmen
table-suggests-pass = { $name } würde passen
table-suggests-yuck = { $name } würde „Igitt!“ sagen
table-agreed = { $name } ist dafür
table-thinking = { $name } grübelt

## Plättchen

table-yuck-front-ask = Der ganze Vorrat kommt verdeckt aus dem Spiel, und du ziehst gleich viele neue Speisen. Die Ratten sehen, dass du das getan hast.
table-yuck-front-do = Alles raus!
table-yuck-sweep-ask = Alle Speisen auf dem Tisch und im Mülleimer kommen aus dem Spiel, und gleich viele werden neu gezogen.
table-yuck-sweep-trash-ask = Alle Speisen im Mülleimer kommen aus dem Spiel, und gleich viele werden neu gezogen.
table-yuck-sweep-do = Tisch leer fegen
table-yuck-sweep-trash-do = Mülleimer leeren
table-yuck-back-ask = Die Speise kommt zurück auf den Tisch. Dafür wird sofort eine andere genommen.
table-yuck-back-pick = Welche Speise geht zurück?
table-yuck-back-do = Zurück damit
table-yuck-back-food = { $group }: { $food }
table-medicine-ask = Deckt bis zum Ende der Partie zwei benachbarte Symbole ab. Abgedeckte Kreuze zählen nicht mehr, abgedeckte Häkchen auch nicht.
table-medicine-pick = Welche zwei Symbole?
table-medicine-pair = { $group }: { $first } und { $second }
table-medicine-do = Pflaster drauf
table-menu-ask = Ein Rudel bekommt offen eine der Speisen, die du gewählt hast. Es frisst sie und nimmt sonst nichts.
table-menu-group = Welches Rudel?
table-menu-food = Welche Speise?
table-menu-do = Verordnen
table-prepared-medicine = Mit dem Essen kommt Medizin für { INSIDE($group) }.
table-prepared-menu = Mit dem Essen kommt die Strenge Speisekarte: { $food } für { INSIDE($group) }.
table-extra = Vom Zugstapel dazu

## Komplikationen

table-under = { $group } leidet an { $complication }
table-madness-foods = Für das Rudel im Wahnsinn gezogen
table-solo-title = Du entscheidest allein
table-solo-open = Zurück zur Wahl
table-predict-open = Zurück zur Vorhersage
table-solo-rows = Was die anderen gefressen haben
table-solo-madness = Zwei Speisen, keine Diskussion. Welche frisst du?
table-solo-insomnia = Du bist zuerst dran. Welche Speise nimmst du?
table-solo-gluttony-second = Nachschlag! Was frisst du noch?
table-solo-paranoia = Nur dem Mülleimer ist zu trauen. Was angelst du heraus?
table-solo-do = Fressen
table-predict = Wie ergeht es den anderen? Wo du dich irrst, frisst du es selbst.
table-predict-good = gut
table-predict-bad = schlecht
table-predict-do = So sei es!

## Diäten

table-diet = { $group }: { $diet }
table-diet-unknown = Deine eigene Diät: Du bekommst sie nie zu sehen.
table-diet-now = In diesem Gang: { $card }

## Das Ende

table-end-won = Alle gewinnen!
table-end-lost = Alle verlieren
table-end-exam-passed = Die letzte Prüfung ist ohne Kreuz bestanden.
table-end-exam-failed = Ein rotes Kreuz in der letzten Prüfung.
table-end-third-cross = Ein drittes rotes Kreuz in Gang { $meal }.
table-end-by = Daran lag es: { $food } für { INSIDE($group) }.
table-end-diets = Was niemand sagen durfte
table-end-saved =
    { $count ->
        [0] Kein Igitt! mehr übrig.
        [one] Noch 1 Igitt! übrig.
       *[other] Noch { $count } Igitt! übrig.
    }
table-end-unspent = Kein einziges Igitt! verbraucht: Der Doktor verbeugt sich.
table-end-ultimate = Der größte aller Siege: ganz ohne Igitt! im Spiel.
table-end-again = Noch einmal
table-end-on = Weiter
table-end-review = Rückblick
table-end-record = Partie speichern
table-end-challenge = Freunde herausfordern
table-end-day = Zu den Tagesergebnissen
table-end-cup = Zum Turnier

## The sealed deal, checked by the browser

seal-kept = Die Karten waren ehrlich: Während des Spiels hat niemand eine Karte oder eine Diät vertauscht.
seal-consistent = Dieses gespeicherte Spiel passt zu seinen eigenen Siegeln. Dieser Browser war nicht am Tisch, als sie gezeigt wurden; mehr kann er nicht sagen.
seal-broken = DIE KARTEN WAREN NICHT EHRLICH. Karten oder Diäten dieses Spiels sind nicht die, die vor dem Beginn versiegelt wurden.
seal-checking = Die Siegel werden geprüft …
seal-cannot = Dein Browser prüft Siegel nur auf verschlüsselten Seiten (https). Speichere das Spiel und prüfe es selbst:
seal-unavailable = Die Siegel ließen sich gerade nicht prüfen.
seal-details = So hat dein Browser geprüft
seal-how = Vor dem Spiel hat der Server allen einen Fingerabdruck (SHA-256) der gemischten Karten gezeigt und vor der ersten Mahlzeit einen von allem, was ausgeteilt wurde, samt Diäten. Jetzt, nach dem Ende, hat er beide geöffnet, und dein Browser hat die Fingerabdrücke aus dem gespeicherten Spiel neu berechnet. Wäre auch nur eine Karte vertauscht, würden sie nicht passen.
seal-name =
    { $seal ->
        [deal] Siegel von allem Ausgeteilten
       *[shuffle] Siegel der Mischung
    }
seal-told = Vorher gezeigt:
seal-not-told = von diesem Browser nicht gesehen
seal-salt = Geheimer Zusatz, damit niemand raten kann:
seal-found = Jetzt berechnet:
seal-by-hand = Zum Selberprüfen: Speichere das Spiel und starte

## Tasten

table-key-give = Diesem Rudel die Speise in deiner Pfote geben oder eine aussuchen
table-key-agree = Zustimmen
table-key-let-go = Ablegen, überspringen oder schließen
table-key-move = Zwischen den Karten wandern
table-key-mute = Töne an oder aus
table-sounds-on = Töne an.
table-sounds-off = Töne aus.

## Die Eieruhr an einem Live-Tisch

table-clock = Eieruhr: noch { $minutes } min { $seconds } s
table-clock-over = Eieruhr: Die Zeit für diesen Gang ist um. Nur keine Hektik.
study-mark = Studie
study-back = Zurück zum Rückblick
