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
table-sure = Sicher? Noch einmal Enter. Esc nimmt es zurück.
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

## Plättchen: alles, was irgendwo von ihnen gesagt wird

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
table-ask-medicine = Deckt bis zum Ende der Partie zwei benachbarte Symbole ab. Abgedeckte Kreuze zählen nicht mehr, abgedeckte Häkchen auch nicht.
table-token-place = Welche zwei Symbole?
table-token-pair = { $group }: { $first } und { $second }
table-do-medicine = Pflaster drauf
table-ask-strict-menu = Ein Rudel bekommt offen eine der Speisen, die du gewählt hast. Es frisst sie und nimmt sonst nichts.
table-token-group = Welches Rudel?
table-token-food = Welche Speise?
table-do-strict-menu = Verordnen
table-prepared-medicine = Mit dem Essen kommt Medizin für { INSIDE($group) }.
table-prepared-strict-menu = Mit dem Essen kommt die Strenge Speisekarte: { $food } für { INSIDE($group) }.
table-extra = Vom Zugstapel dazu
yuck = Igitt!
medicine = Medizin
strict-menu = Strenge Speisekarte
yuck-front-rule = Vor dem Wählen: den ganzen Vorrat verdeckt wegwerfen und gleich viele neue Speisen ziehen.
yuck-back-rule = Wenn alle gewählt haben: eine Speise zurückschicken. Das Rudel nimmt eine andere.
medicine-rule = Einmal pro Partie: zwei Symbole abdecken, die in einer Reihe nebeneinanderliegen. Sie zählen nicht mehr.
strict-menu-rule = Einmal pro Partie: eine der gewählten Speisen offen einem Rudel geben. Es frisst sie und nimmt sonst nichts.
event-medicine-prepared = Die Medizin für { INSIDE($group) } liegt bereit.
event-menu-prepared = Die Strenge Speisekarte liegt bereit: { $food } für { INSIDE($group) }.
event-served-medicine = Medizin für { INSIDE($group) }! Zwei Symbole sind abgedeckt.
event-served-strict-menu = Strenge Speisekarte! { $group } bekommt { $food } vorgesetzt.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } hat 1 Kreuz. Die Medizin deckt { $covered } ab.
       *[other] { $group } hat { $crosses } Kreuze. Davon deckt die Medizin { $covered } ab.
    }
reason-doctor-menu = { $group } verträgt { $food }. Dann besser gleich genau das.
error-medicine-place = Medizin braucht zwei Symbole nebeneinander.
error-menu-food = Die Strenge Speisekarte geht nur mit einer Speise, die du gewählt hast.
error-menu-group = Diesem Rudel kannst du jetzt keine Strenge Speisekarte geben.
act-medicine = Medizin für { INSIDE($group) }, auf die Speisen { $first } und { $second } der Reihe
act-strict-menu = Strenge Speisekarte: { $food } für { INSIDE($group) }
learn-rats-medicine = Medizin: Der Doktor hat zwei Symbole abgedeckt. Kreuze unter dem Pflaster zählen nicht mehr, aber lernen darfst du weiter daraus.
learn-rats-menu = Strenge Speisekarte: Der Doktor hat einem Rudel offen eine Speise gegeben. Er meint es sicher gut.
learn-doctor-menu = Strenge Speisekarte, einmal pro Partie: Gib vor dem Auftischen eine gewählte Speise offen einem Rudel. Da kann niemand danebengreifen.
learn-doctor-medicine = Medizin, einmal pro Partie: ein Pflaster auf zwei Symbole nebeneinander. Am besten auf zwei Kreuze.
learn-doctor-danger = { $group } hat zwei Kreuze. Beim dritten ist alles verloren. Medizin, Igitt! oder die Strenge Speisekarte könnten helfen.
rules-setup-3 = Der Doktor nimmt sich die Plättchen: dreimal Igitt!, einmal Medizin, einmal Strenge Speisekarte. Mit weniger Igitt! wird es schwerer; ganz ohne zu gewinnen ist das höchste Ziel.
rules-medicine-text = Einmal, vor dem Auftischen: deckt bis zum Ende zwei benachbarte Symbole in einer Reihe ab. Abgedeckte Kreuze zählen nicht mehr. Für Komplikationen zählen abgedeckte Häkchen nicht, und auch keine links davon.
rules-strict-menu-text = Einmal, vor dem Auftischen: Eine der Speisen, die der Doktor gewählt hat, geht offen an ein Rudel. Es frisst sie und nimmt sonst nichts.
rules-colleagues-1 = Keine Medizin, keine Strenge Speisekarte, keine Komplikationen. Die Igitt!-Plättchen gehören beiden. Im Mülleimer liegt zu Beginn eine Speise.
review-medicine =
    { $crosses ->
        [0] Die Medizin deckte bei { INSIDE($group) } kein rotes Kreuz ab.
        [one] Die Medizin deckte bei { INSIDE($group) } 1 rotes Kreuz ab.
       *[other] Die Medizin deckte bei { INSIDE($group) } { $crosses } rote Kreuze ab.
    }
review-strict-menu = Mit der Strengen Speisekarte bekam { INSIDE($group) } { $food }. Ohne Hilfe hätte die Chance bei { $percent } % gelegen.
why-covers =
    { $covered ->
        [one] { $group }: Medizin deckt hier 1 rotes Kreuz ab.
       *[other] { $group }: Medizin deckt hier { $covered } rote Kreuze ab.
    }
why-menu = Strenge Speisekarte, gut für { INSIDE($group) }: { $food }. Ohne Hilfe lag die Chance nur bei { $percent } %.
why-menu-sure = Strenge Speisekarte, gut für { INSIDE($group) }: { $food }. Auch ohne Hilfe lag die Chance bei { $percent } %.
why-menu-bad = Strenge Speisekarte, schlecht für { INSIDE($group) }: { $food }. Eine andere Wahl gibt es nicht.
puzzle-why-menu = { $group } frisst { $food }, was immer das Rudel selbst genommen hätte.
puzzle-why-medicine =
    { $crosses ->
        [one] { $group } hat 1 rotes Kreuz. Die Medizin deckt { $covered } ab.
       *[other] { $group } hat { $crosses } rote Kreuze. Davon deckt die Medizin { $covered } ab.
    }
compare-fork =
    { $fork ->
        [yuck-front] Nur auf einer Seite flogen die Speisen mit Igitt! hinaus.
        [offer] Es kamen verschiedene Speisen auf den Tisch.
        [token] Medizin oder Strenge Speisekarte wurde anders eingesetzt.
        [plan] Sie wählten verschiedene Speisen.
        [yuck-back] Mit Igitt! gingen verschiedene Speisen zurück.
       *[rest] Am Ende aßen sie Verschiedenes.
    }
compare-origin =
    { $origin ->
        [trash] aus dem Mülleimer
        [menu] durch Strenge Speisekarte
       *[madness] im Wahnsinn
    }
compare-medicine = Medizin für { INSIDE($group) }
compare-strict-menu = Strenge Speisekarte: { $food } für { INSIDE($group) }
terminal-covered = { $mark } = von der Medizin abgedeckt, zählt nicht mehr
terminal-event-medicine-prepared = Die Medizin für { INSIDE($group) } liegt bereit. Abgedeckt werden { $one } und { $two }.
terminal-event-served-medicine = Medizin für { INSIDE($group) }! Zwei Symbole sind abgedeckt: { $one } und { $two }.
terminal-hint-serve-first = Mit Enter tischst du auf. Oder erst noch: { $commands } (? zeigt, wie).
terminal-help-medicine = { $command }: Medizin, deckt { $one } und { $two } bis zum Ende der Partie ab
terminal-help-menu = { $command }: Strenge Speisekarte, eine Speise offen geben (Rudel: { $groups }; Speisen: { $foods })
rules-yuck-back-text = Wenn alle gewählt haben: Eine Speise geht zurück auf den Tisch. Das Rudel nimmt sofort eine andere und darf die alte in diesem Gang nicht noch einmal nehmen. Das geht nicht bei Speisen von der Strengen Speisekarte oder bei Wahnsinn, und auch nicht, wenn sonst nichts übrig ist.

## Komplikationen: alles, was irgendwo von ihnen gesagt wird

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
complication-name =
    { $complication ->
        [madness] Wahnsinn
        [insomnia] Schlaflosigkeit
        [gluttony] Völlerei
        [megalomania] Größenwahn
       *[paranoia] Paranoia
    }
complication-rule =
    { $complication ->
        [madness] Nur für dieses Rudel werden zwei Speisen gezogen. Es frisst eine davon und sonst nichts. Der Befund kommt sofort.
        [insomnia] Hellwach: Dieses Rudel nimmt seine Speise vor allen anderen und fragt niemanden.
        [gluttony] Wenn alle gewählt haben, holt sich dieses Rudel einen Nachschlag. Beide Speisen werden geprüft.
        [megalomania] Dieses Rudel sagt jedem anderen den Befund voraus. Wo es sich irrt, frisst es die Speise selbst.
       *[paranoia] Dieses Rudel traut nur dem Mülleimer und frisst aus nichts anderem.
    }
nothing-to-predict = Das andere Rudel hat seinen Befund schon: Es bleibt nichts vorherzusagen.
event-served-madness = Für das Rudel im Wahnsinn gezogen: { $foods }.
event-taken-madness = { $group } grapscht sich kichernd { $food }.
event-predicted-good-right = { $group } sagt voraus: „gut“ für { INSIDE($other) }. Stimmt!
event-predicted-good-wrong = { $group } sagt voraus: „gut“ für { INSIDE($other) }. Falsch!
event-predicted-bad-right = { $group } sagt voraus: „schlecht“ für { INSIDE($other) }. Stimmt!
event-predicted-bad-wrong = { $group } sagt voraus: „schlecht“ für { INSIDE($other) }. Falsch!
reason-rats-madness = Wahnsinn, nur zwei Speisen zur Wahl: { $group } nimmt { $food }, Chance { $percent } %.
reason-rats-insomnia = Schlaflosigkeit: { $group } nimmt vor allen anderen { $food }, Chance { $percent } %.
reason-rats-gluttony = Völlerei, Nachschlag für { INSIDE($group) }: { $food }, Chance { $percent } %.
reason-rats-paranoia = Paranoia: { $group } nimmt { $food } aus dem Mülleimer, Chance { $percent } %.
reason-rats-predict-good = { $group } dürfte { $food } vertragen, da bin ich mir zu { $percent } % sicher.
reason-rats-predict-bad = { $group } dürfte { $food } nicht vertragen, da bin ich mir zu { $percent } % sicher.
reason-rats-predict-nothing = Der Befund für { $group } steht schon fest: Es bleibt nichts vorherzusagen.
error-madness-foods = Wahnsinn: eine der beiden eigenen Speisen, sonst nichts.
error-trash-only = Paranoia: nur aus dem Mülleimer.
error-last-in-trash = Die letzte Speise im Mülleimer bleibt für das Rudel mit Paranoia.
error-prediction = Sag für jedes andere Rudel, das noch kein Urteil hat, „gut“ oder „schlecht“.
rules-complications-order = Wenn es mehrere zugleich erwischt: Zuerst wählt die Schlaflosigkeit, dann der Wahnsinn, der sofort seinen Befund bekommt, dann die Paranoia, dann alle anderen. Danach kommt der Nachschlag der Völlerei, dann Igitt!, zuletzt der Größenwahn.
rules-complications-text = Ein schwereres Spiel für schlaue Ratten. Endet die Reihe eines Rudels mit drei Häkchen nebeneinander, zieht es nach dem Gang eine Komplikationskarte, allerdings nicht nach den Gängen 7 und 8. Sie gilt nur im nächsten Gang. Eine Person des Rudels führt sie dann allein aus und fragt niemanden: die eine Speise bei Wahnsinn, Schlaflosigkeit und Paranoia, den Nachschlag der Völlerei, die Vorhersagen des Größenwahns. Alles andere besprecht ihr wie immer.

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
table-end-took = Doktor Ratte: „{ $text }“
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
