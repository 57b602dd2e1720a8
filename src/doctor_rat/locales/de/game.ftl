### Das Spiel in Worten: Karten, was geschieht, was man sagt und was nicht geht.
### Fertige Texte: $food, $foods, $group, $card, $name. Zum Auswählen: $type, $colour, $identity.
###
### Speisen lauten im Nominativ und im Akkusativ gleich (darum „1 rotes Stück Käse“, nie „1 roter Käse“). Sie stehen nie im
### Dativ und nie als Subjekt vor einem Verb, denn 1 Speise „ist“ und 2 Speisen „sind“.
### Rudel und Doktoren heißen ohne Artikel, wie „Team Blau“: in jedem Fall gleich, am Satzanfang wie mitten im Satz, und immer
### Einzahl: „Rudel Käsefuß nimmt …“, „für Rudel Käsefuß“, „von Doktor A“.

## Speisen

# Ganze Angaben, weil sich die Farben beugen.
food =
    { $type ->
        [cheese] { $colour ->
            [red] { $count ->
                [one] 1 rotes Stück Käse
               *[other] { $count } rote Käse
            }
            [orange] { $count ->
                [one] 1 oranges Stück Käse
               *[other] { $count } orange Käse
            }
            [yellow] { $count ->
                [one] 1 gelbes Stück Käse
               *[other] { $count } gelbe Käse
            }
            [green] { $count ->
                [one] 1 grünes Stück Käse
               *[other] { $count } grüne Käse
            }
           *[blue] { $count ->
                [one] 1 blaues Stück Käse
               *[other] { $count } blaue Käse
            }
        }
        [liquid] { $colour ->
            [red] { $count ->
                [one] 1 rote Flüssigkeit
               *[other] { $count } rote Flüssigkeiten
            }
            [orange] { $count ->
                [one] 1 orange Flüssigkeit
               *[other] { $count } orange Flüssigkeiten
            }
            [yellow] { $count ->
                [one] 1 gelbe Flüssigkeit
               *[other] { $count } gelbe Flüssigkeiten
            }
            [green] { $count ->
                [one] 1 grüne Flüssigkeit
               *[other] { $count } grüne Flüssigkeiten
            }
           *[blue] { $count ->
                [one] 1 blaue Flüssigkeit
               *[other] { $count } blaue Flüssigkeiten
            }
        }
       *[vegetable] { $colour ->
            [red] { $count ->
                [one] 1 rotes Gemüse
               *[other] { $count } rote Gemüse
            }
            [orange] { $count ->
                [one] 1 oranges Gemüse
               *[other] { $count } orange Gemüse
            }
            [yellow] { $count ->
                [one] 1 gelbes Gemüse
               *[other] { $count } gelbe Gemüse
            }
            [green] { $count ->
                [one] 1 grünes Gemüse
               *[other] { $count } grüne Gemüse
            }
           *[blue] { $count ->
                [one] 1 blaues Gemüse
               *[other] { $count } blaue Gemüse
            }
        }
    }

type-name =
    { $type ->
        [cheese] Käse
        [liquid] Flüssigkeit
       *[vegetable] Gemüse
    }
colour-name =
    { $colour ->
        [red] rot
        [orange] orange
        [yellow] gelb
        [green] grün
       *[blue] blau
    }
# Gelb und grün beginnen beide mit G; darum haben sie, und nur sie, zwei Buchstaben.
letter-red = R
letter-orange = O
letter-yellow = Ge
letter-green = Gr
letter-blue = B
no-foods = nichts

## Rudel. $identity ist die Art auf der Identitätskarte und bedeutet sonst nichts.

group =
    { $identity ->
        [liquid] Rudel Schlürfnase
        [vegetable] Rudel Kernbeißer
       *[cheese] Rudel Käsefuß
    }
# Dasselbe mitten im Satz. Wo der Name keinen Satz beginnt, steht INSIDE($group).
group-inside =
    { $identity ->
        [liquid] Rudel Schlürfnase
        [vegetable] Rudel Kernbeißer
       *[cheese] Rudel Käsefuß
    }
group-short =
    { $identity ->
        [liquid] Schlürfnase
        [vegetable] Kernbeißer
       *[cheese] Käsefuß
    }
colleague =
    { $number ->
        [0] Doktor A
       *[1] Doktor B
    }
doctor = Doktor Ratte
spectator = Zaungast
rats = Alle Ratten
somebody = jemand
bot-name =
    { $level ->
        [teacher] Bot Lehrer
        [random] Bot Schussel
        [novice] Bot Lehrling
        [regular] Bot Geselle
       *[expert] Bot Meister
    }
bot-level =
    { $level ->
        [teacher] Lehrer
        [random] Schussel
        [novice] Lehrling
        [regular] Geselle
       *[expert] Meister
    }
bot-level-text =
    { $level ->
        [teacher] Kocht für Lernende.
        [random] Frisst, was gerade da ist.
        [novice] Meint es gut und vergisst viel.
        [regular] Spielt mit Verstand.
       *[expert] Denkt scharf nach, auch darüber, was du denkst.
    }

## Ernährungsplan- und Kategoriekarten

card-type =
    { $type ->
        [cheese] Käse
        [liquid] Flüssigkeiten
       *[vegetable] Gemüse
    }
card-quantity = Anzahl { $count }
card-colours =
    { $pair ->
        [ro] rot oder orange
        [ry] rot oder gelb
        [rg] rot oder grün
        [rb] rot oder blau
        [oy] orange oder gelb
        [og] orange oder grün
        [ob] orange oder blau
        [yg] gelb oder grün
        [yb] gelb oder blau
       *[gb] grün oder blau
    }
category =
    { $category ->
        [type] Art
        [quantity] Anzahl
       *[colour] Farbe
    }

## Diäten: alles, was irgendwo von ihnen gesagt wird

diet-name =
    { $diet ->
        [mandatory] Verpflichtend
        [forbidden] Verboten
        [alternating] Abwechselnd
        [identical] Identisch zur vorigen Speise
        [different] Unterschiedlich zur vorigen Speise
       *[step] Anzahl „+1 oder −1“
    }
diet-name-short =
    { $diet ->
        [mandatory] Verpflichtend
        [forbidden] Verboten
        [alternating] Abwechselnd
        [identical] Identisch
        [different] Unter{ "\u00AD" }schiedlich
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Jede Speise muss zu mindestens einer der Karten passen. Auch die Identität passt dazu.
        [forbidden] Keine Speise darf zu einer der Karten passen. Auch die Identität passt zu keiner.
        [alternating] In ungeraden Gängen zählt die rechte Karte, in geraden die linke. Die Identität passt zur linken.
        [identical] Jede Speise muss der vorigen gleichen, je nach Karte in Art, Anzahl oder Farbe. Die Identität ist die erste, und auch Speisen mit Kreuz zählen.
        [different] Jede Speise muss sich von der vorigen unterscheiden, je nach Karte in Art, Anzahl oder Farbe. Die Identität ist die erste, und auch Speisen mit Kreuz zählen.
       *[step] Jede Speise hat genau eins mehr oder eins weniger als die vorige. Art und Farbe sind egal.
    }
diet-mandatory-one = Nur { $card }
diet-mandatory-two = Nur { $one } oder auch { $two }
diet-forbidden-one = Nie { $card }
diet-forbidden-two = Nie { $one }, nie { $two }
diet-alternating = Ungerade Gänge: { $right }; gerade Gänge: { $left }
diet-identical =
    { $category ->
        [type] Gleiche Art wie bei der Speise davor
        [quantity] Gleiche Anzahl wie bei der Speise davor
       *[colour] Gleiche Farbe wie bei der Speise davor
    }
diet-different =
    { $category ->
        [type] Andere Art als bei der Speise davor
        [quantity] Andere Anzahl als bei der Speise davor
       *[colour] Andere Farbe als bei der Speise davor
    }
diet-step = Eins mehr oder weniger als bei der Speise davor
diet-unknown = Das weiß noch niemand
diet-source =
    { $source ->
        [drawn] gezogen
        [chosen] vom Doktor ausgesucht
       *[preset] Diät für die erste Partie
    }
diet-how =
    { $source ->
        [drawn] Diese Diät wurde gezogen.
        [chosen] Diese Diät hat der Doktor ausgesucht.
       *[preset] Das ist eine Diät für die erste Partie.
    }
learn-diet =
    { $diet ->
        [mandatory] Jede Speise muss zur Karte der Diät passen, oder zu einer von zweien.
        [forbidden] Keine Speise darf zur Karte der Diät passen, auch nicht zur zweiten.
        [alternating] In ungeraden Gängen zählt die eine Karte, in geraden die andere.
        [identical] Dieselbe Art, Anzahl oder Farbe wie die Speise davor.
        [different] Eine andere Art, Anzahl oder Farbe als die Speise davor.
       *[step] Eins mehr oder eins weniger als die Speise davor.
    }
learn-diets-open = Sechs Diäten
learn-diets = Es gibt nur sechs Arten von Diäten, und jedes Rudel hat eine davon. Lies diese Liste; du kannst sie jederzeit wieder öffnen.
learn-rats-sheet = Schau auf den Zettel: die sechs Diäten mit allen Karten, die dazugehören können. Was nicht mehr stimmen kann, ist weg. Noch möglich: { $list }.
learn-rats-back = Drei Diäten schauen auf die Speise davor. Identisch will noch einmal dieselbe Art, Anzahl oder Farbe, Unterschiedlich eine andere, ±1 eins mehr oder eins weniger.
rules-diets = Die sechs Diäten
rules-diets-cards = „Verpflichtend“ und „Verboten“ haben eine oder zwei Ernährungsplankarten, „Abwechselnd“ immer zwei. Zwei Karten bei „Verboten“ sind von verschiedenen Sorten, also zum Beispiel eine Art und ein Farbenpaar.
help-diets = Die sechs Diäten
terminal-diets = Die sechs Diäten (jedes Rudel hat eine; zwei Rudel können dieselbe Diätkarte haben, aber nie mit genau denselben Karten dazu)

## Was am Tisch geschieht

news-made = Der Tisch ist gedeckt.
news-sat = { $name } nimmt Platz: { INSIDE($roles) }.
news-options-changed = An diesem Tisch gelten neue Optionen.
news-stood = Ein Platz ist wieder frei.
news-youngest = { $name } ist die jüngste Ratte und entscheidet, wenn ihr euch nicht einigt.
news-ready = { $name } ist bereit.
news-not-ready = { $name } ist noch nicht bereit.
news-started = Die Karten sind gemischt.
news-diet-settled = Die Diät für { INSIDE($group) } steht fest.
news-diet-card-drawn = Du hast eine Diätkarte gezogen: { $group }.
news-dealt = Jedes Rudel hat seine Diät. Das Essen beginnt!
news-suggested = { $name } macht einen Vorschlag.
news-planned-agreed = Die Ratten sind sich einig.
news-planned-youngest = Die Ratten sind sich nicht einig, also entscheidet die jüngste.
news-planned-bots = Die Bots entscheiden.
news-planned-deadline = Die Zeit ist um: Es gilt der Plan der jüngsten Ratte.
news-appointed = { $name } entscheidet allein für { INSIDE($group) }: { $complication }.
news-took-over-left = { $name } ist gegangen. Ein Bot springt ein.
news-took-over-gone = { $name } ist weg. Ein Bot springt ein.
news-took-over-kicked = Die Tischleitung hat jemanden vom Tisch entfernt. Ein Bot springt ein.
news-took-over-deadline = { $name } hat zu lange überlegt. Ein Bot springt ein.
news-came-back = { $name } ist wieder da.
news-hosting = { $name } leitet jetzt den Tisch.
news-readmitted = Die Tischleitung hat jemanden wieder zugelassen.
news-muted = { $name } ist stumm geschaltet.
news-unmuted = { $name } darf wieder reden.
news-again = Dieselbe Runde spielt an einem anderen Tisch weiter.

## Was im Spiel geschieht

event-trash-opened = Zu Beginn im Mülleimer: { $foods }.
event-meal-began = Gang { $meal }
event-meal-3 = Gang 3: eine Speise mehr auf dem Tisch
event-meal-5 = Gang 5: Der Doktor zieht nichts
event-meal-8 = Gang 8: die letzte Prüfung
event-colleagues-meal-5 = Gang 5: nur der Mülleimer
event-colleagues-meal-8 = Gang 8: die letzte Prüfung, aus dem Mülleimer
event-first-player = { $group } beginnt.
event-drew =
    { $count ->
        [one] Doktor Ratte zieht 1 Speise.
       *[other] Doktor Ratte zieht { $count } Speisen.
    }
event-you-drew = Du ziehst { $foods }.
event-stock-thrown =
    { $count ->
        [one] Igitt! Doktor Ratte wirft seinen Vorrat verdeckt weg und zieht 1 neue Speise.
       *[other] Igitt! Doktor Ratte wirft seinen Vorrat verdeckt weg und zieht { $count } neue Speisen.
    }
event-you-threw = Igitt! Weg damit: { $thrown }. Du ziehst { $drawn }.
event-laid = Auf dem Tisch: { $foods }.
event-table-cleared = Igitt! { $group } fegt den Tisch leer. Jetzt in der Mitte: { $foods }. Im Mülleimer: { $trash }.
event-trash-cleared = Igitt! { $group } leert den Mülleimer. Jetzt darin: { $trash }.
event-you-offered = Du wählst { $foods }.
event-extra = Vom Zugstapel kommt dazu: { $food }.
event-served = „Essen ist fertig!“ Auf dem Tisch: { $foods }.
event-taken = { $group } nimmt { $food }.
event-taken-trash = { $group } angelt { $food } aus dem Mülleimer.
event-discarded = Aus dem Spiel: { $food }.
event-sent-back = Igitt! { $group } muss { $food } zurücklegen.
event-centre-cleared = Ab in den Mülleimer: { $foods }.
event-moved = { $group } muss die Suppe selbst auslöffeln: { $food }.
event-judged-good = { $group }: { $food }. Gut!
event-judged-bad = { $group }: { $food }. Schlecht!
event-complication-spent = { $group } hat es überstanden: { $complication }.
event-complication-drawn = Drei Häkchen am Stück? Verdächtig gesund. { $group } hat sich etwas eingefangen: { $complication }.
event-passed = { $group } passt.
event-colleague-taken = { $group } nimmt { $food }.
event-colleague-taken-trash = { $group } angelt { $food } aus dem Mülleimer.
event-colleague-sent-back = Igitt! { $group } muss { $food } zurücklegen.
event-won = Die letzte Prüfung ist bestanden. Alle gewinnen!
event-lost-exam = Ein rotes Kreuz in der letzten Prüfung. Alle verlieren.
event-lost-crosses = Ein drittes rotes Kreuz. Alle verlieren.

## Warum ein Bot so denkt

reason-random = Augen zu und zugegriffen.
reason-quick = Keine Zeit zum Nachdenken: Das sah richtig aus.
reason-rats-safe = { $group } verträgt { $food } mit jeder Diät, die noch möglich ist.
reason-rats-odds = { $group } verträgt { $food } mit { $percent } % Wahrscheinlichkeit.
reason-rats-only-likely = Für { INSIDE($group) } dürfte nur eins gut sein: { $food } ({ $percent } %).
reason-rats-rules-out =
    { $left ->
        [one] 1 Diät ist möglich. „Gut“ würde { $if_good } ausschließen, „schlecht“ { $if_bad }.
       *[other] { $left } Diäten sind möglich. „Gut“ würde { $if_good } ausschließen, „schlecht“ { $if_bad }.
    }
reason-rats-keep = { $group } hätte lieber { $food }, lässt aber { INSIDE($other) } den Vortritt.
reason-rats-read-offer = Warum bietet der Doktor gerade das hier an?
reason-rats-meant = Der Doktor scheint { $food } für { INSIDE($group) } zu meinen.
reason-rats-learn = { $group } kann vor der letzten Prüfung keine drei Kreuze mehr bekommen und probiert, was am meisten verrät.
reason-rats-returned = Zurückgeschickt: { $returned }. Also nimmt { INSIDE($group) } { $food }, Chance { $percent } %.
reason-doctor-expects = Damit stehen unsere Chancen bei { $percent } %.
reason-doctor-foresees = Ich weiß schon, was sie damit machen.
reason-doctor-feeds-all = Für alle ist etwas dabei.
reason-doctor-feeds-some = Das kann nicht für alle zugleich gut sein.
reason-doctor-nothing-good = Für { INSIDE($group) } ist hier nichts Gutes dabei.
reason-doctor-teaches = { $group } wird { $food } nehmen und daraus lernen: Das schließt { $out } von { $left ->
        [one] 1 Diät
       *[other] { $left } Diäten
    } aus.
reason-doctor-saves = Ich hebe { $food } für { INSIDE($group) } auf: Sonst habe ich nichts, was zu „{ $specification }“ passt.
reason-doctor-fresh-stock = Lieber ein frischer Vorrat als das hier.
reason-doctor-serves = Essen ist fertig.
reason-doctor-sends-back = { $group } verträgt { $food } nicht. Zurück damit.
reason-doctor-third-cross = { $food }, das wäre das dritte Kreuz für { INSIDE($group) }. Zurück damit!
reason-doctor-lets-eat = { $group } verträgt { $food } nicht. Aber sollen sie ruhig.
reason-doctor-all-good = Was sie genommen haben, ist alles gut.
reason-doctor-saw-reckoning = Ich dachte, ihr rechnet euch die Chancen aus.
reason-doctor-saw-forgetting = Ich dachte, ihr habt manches von mir schon vergessen.
reason-doctor-saw-centre = Ich dachte, ihr verlasst euch auf das, was in der Mitte liegt.
reason-doctor-saw-idea = Ich dachte, ihr bleibt bei einer Idee, bis ich sie widerlege.
reason-doctor-saw-likeness = Ich dachte, ihr nehmt, was den guten Speisen ähnlich sieht.
reason-doctor-saw-type = Ich dachte, ihr schaut auf die Art.
reason-doctor-saw-quantity = Ich dachte, ihr schaut auf die Menge.
reason-doctor-saw-colour = Ich dachte, ihr schaut auf die Farben.
reason-doctor-saw-round = Ich dachte, bei euch entscheidet jedes Mal jemand anderes.
reason-colleague-no-choice = Mir bleibt keine Wahl.
reason-colleague-takes = { $food }: Damit stehen unsere Chancen bei { $percent } %.
reason-colleague-returns = { $food } zurück: Damit stehen unsere Chancen bei { $percent } %.
reason-colleague-fresh-table = Mit frisch gedecktem Tisch stehen unsere Chancen bei { $percent } %.
reason-colleague-passes = Alles so lassen: Damit stehen unsere Chancen bei { $percent } %.
reason-colleague-table-will-do = Der Tisch kann so bleiben.
reason-colleague-hopeless-table = Selbst die beste Speise hier hat nur eine Chance von { $percent } %.
reason-colleague-bad-for-you = Die falsche Wahl: { $food }.
reason-colleague-nothing-to-return = Nichts zurückzuschicken.
reason-colleague-odds = { $food }, Chance { $percent } %.

## Was man mit Satzbausteinen sagt. $pattern ist eine Diät oder ein Teil davon in Worten.

say-claim-sure = { $group }: „{ $pattern }“, ganz sicher.
say-claim-maybe = { $group }: „{ $pattern }“, vielleicht?
say-claim-no = { $group }: nicht „{ $pattern }“.
say-want = { $food } für { INSIDE($group) }!
say-avoid = Bloß nicht { $food } für { INSIDE($group) }!
say-leave = Lasst uns bitte { $food } übrig.
say-ask = Was meint ihr zu { INSIDE($group) }?
say-agree = Einverstanden!
say-unsure = Ich bin mir nicht sicher.
say-either = { $group }: entweder „{ $one }“ oder „{ $two }“.
say-look = { $group }: Seht euch Gang { $meal } an.
say-try = Probieren wir { $food } bei { INSIDE($group) }, dann wissen wir mehr.
say-means = Der Doktor meint { $food } für { INSIDE($group) }.
say-trash = Etwas aus dem Mülleimer für { INSIDE($group) }.
say-trash-food = { $food } aus dem Mülleimer für { INSIDE($group) }.
say-swap = Tauschen wir: { $food } für { INSIDE($group) }, { $other-food } für { INSIDE($other) }.
say-safe = Vorsicht bei { INSIDE($group) }: schon zwei Kreuze.
say-disagree = Da bin ich anderer Meinung.
say-decide = Entscheidet ihr.
say-thinking = Moment, ich überlege noch.
say-hello = Hallo!
say-praise = Gut gespielt!
say-thanks = Danke!
say-again = Noch eine Partie?
pattern-any = irgendeine Diät
pattern-cards = { $diet }: { $cards }

## Was nicht geht und was schiefging

error-bad-food = Das ist keine Speisekarte.
error-bad-specification = Das ist keine Ernährungsplankarte.
error-bad-category = Das ist keine Kategoriekarte.
error-bad-diet = Das ist keine Diät.
error-bad-action = Diesen Zug versteht die Küche nicht.
error-bad-state = Diese Partie lässt sich nicht lesen.
error-bad-record = Diese Datei ist keine gespeicherte Partie.
error-group-count = Mit so vielen Rudeln lässt sich diese Variante nicht spielen.
error-not-an-identity = Diese Speise ist auf keiner Identitätskarte.
error-identities-equal = Zwei Rudel können nicht dieselbe Identität haben.
error-yuck-count = Es gibt 0 bis 3 Igitt!-Plättchen.
error-diet-identity = Diese Diät passt nicht zur Identität des Rudels.
error-card-count = Zu dieser Diät gehören eine oder zwei Ernährungsplankarten.
error-cards-not-asked = Eine Karte oder zwei? Das entscheidest du erst, wenn du „Verpflichtend“ oder „Verboten“ gezogen hast.
error-cards-equal = Die beiden Ernährungsplankarten müssen verschieden sein.
error-cards-one-family = „Verboten“ braucht zwei Karten verschiedener Sorten.
error-cards-two-families = Beim sanften Abwechseln müssen beide Karten von derselben Sorte sein.
error-diets-equal = Genau diese Diät hat schon ein anderes Rudel.
error-cards-used-up = Dafür reichen die Karten nicht.
error-diet-count = Erst braucht jedes Rudel eine Diät.
error-drawn-only = Bei den Kameradenratten werden Diäten gezogen, nie ausgesucht.
error-bad-pile = Im Zugstapel muss jede der 60 Speisen genau einmal sein.
error-bad-complications = Die Komplikationskarten sind nicht vollständig.
error-game-over = Die Partie ist vorbei.
error-not-in-variant = Das gibt es in dieser Variante nicht.
error-not-now = Das geht jetzt nicht.
error-not-your-turn = Du bist nicht dran.
error-no-such-group = Dieses Rudel gibt es nicht.
error-no-token = Dieses Plättchen ist verbraucht.
error-not-in-exam = Keine Sonderaktionen in der letzten Prüfung.
error-offer-count = Wähle genau { $count } Speisen.
error-offer-twice = Eine Speise ist doppelt genannt.
error-not-in-stock = Diese Speise ist nicht im Vorrat.
error-not-there = Diese Speise ist weg.
error-sent-back = Was zurückgeschickt wurde, darf dieses Rudel nicht noch einmal nehmen.
error-not-taken = Diese Speise hat das Rudel gar nicht gewählt.
error-cannot-return = Diese Speise kannst du nicht zurückschicken.
error-nothing-else = Für das Rudel bliebe sonst nichts übrig.
error-no-such-role = Diese Rolle gibt es in dieser Partie nicht.
error-outcome = Das Ende der gespeicherten Partie passt nicht zu ihren Zügen.
error-unfinished = Diese Partie ist noch nicht zu Ende: Analysiert werden nur beendete Partien.
error-bad-proof = Der Nachweis in der gespeicherten Partie ist nicht lesbar.
error-another-deal = Diese beiden Partien wurden nicht mit denselben Karten gespielt.
error-broken-promise = Das sind nicht die Karten, die vor der Partie versprochen wurden.
error-bad-options = Diese Optionen passen nicht zusammen.
error-preset-variant = Bei den Kameradenratten werden Diäten immer gezogen.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-no-such-seat = Diesen Platz gibt es nicht.
error-seat-taken = Da hat sich gerade jemand anders hingesetzt.
error-seat-roles = Diese Rollen passen nicht auf einen Platz.
error-name-taken = An diesem Tisch sitzt schon jemand, dessen Name genauso aussieht. Nimm einen anderen, um dich zu setzen.
error-table-full = Dieser Tisch ist voll.
error-not-invited = Dieser Tisch ist privat. Frag die Tischleitung nach dem Link.
error-kicked = Die Tischleitung hat dich hinausgebeten.
error-owner-only = Das darf nur die Tischleitung.
error-yourself = Das kannst du nicht mit dir selbst machen.
error-not-a-bot = Das ist kein Bot.
error-not-a-person = Das ist kein Mensch.
error-not-a-rat = Nur eine Ratte kann die jüngste sein.
error-seats-empty = Hier muss noch jemand Platz nehmen: { $role }.
error-not-ready = Es sind noch nicht alle bereit.
error-still-here = { $name } ist noch da.
error-too-early = An einem gemütlichen Tisch springt ein Bot erst ein, wenn die Bedenkzeit um ist.
error-not-stood-in = Für dich spielt gar kein Bot.
error-seated = Du hast schon einen Platz an diesem Tisch.
error-no-latecomers = An diesem Tisch übernimmt niemand während der Partie den Platz eines Bots.
error-knows-too-much = Du kennst aus dieser Partie Geheimnisse, die dieser Platz nicht wissen darf.
error-not-removed = Diese Person darf schon kommen.
error-wrong-stage = Das geht an dieser Stelle nicht.
error-stale = Die Partie ist schon weiter. Schau noch mal hin.
error-too-much-done = Du hast an diesem Tisch schon { $most } Dinge getan. Jetzt kannst du nur noch entscheiden oder gehen.
error-log-full = An diesem Tisch sind schon { $most } Dinge getan worden. Jetzt kann man nur noch entscheiden oder gehen.
error-not-yours = Das darfst du hier nicht entscheiden.
error-nothing-to-choose = Gerade gibt es nichts gemeinsam zu wählen.
error-solo = Für dieses Rudel entscheidet eine Person allein.
error-solo-first = Erst muss jemand allein entscheiden.
error-plan-groups = Wähle für jedes Rudel eine Speise.
error-not-youngest = Wenn sich die Ratten nicht einigen, entscheidet nur die jüngste.
error-silent-doctor = Doktor Ratte schweigt bis zum Schluss.
error-silent-solo = Du entscheidest jetzt allein, und zwar schweigend.
error-silent-turn = Laut denken darfst du nur, während deine eigene Seite wählt.
error-silent-spectator = Zaungäste dürfen nicht mitreden.
error-muted = Die Tischleitung hat dich stumm geschaltet.
error-by-voice = An diesem Tisch wird gesprochen statt geschrieben.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-talk = Eine Nachricht hat 1 bis { $most } Zeichen.
error-bad-phrase = Dieser Satz passt nicht zu dieser Partie.
error-talked-out = Du hast an diesem Tisch schon { $most }-mal etwas gesagt. Mehr passt nicht hinein.
error-too-much-said = An diesem Tisch wurde schon { $most }-mal etwas gesagt. Mehr passt nicht hinein.
error-phrase-not-now = Dieser Satz passt gerade nicht.
error-phrase-across = Die andere Seite darf nur hören, was deine eigene Diät und deine Speisen angeht.
error-no-side-talk = Nur eine Seite mit mehreren Leuten redet unter sich, und nur während der Partie.
error-bad-id = Da ging etwas schief. Versuch es noch einmal.
error-no-guest = Die Küche kennt dich noch nicht. Verrate uns erst deinen Namen.
error-no-table = Diesen Tisch gibt es nicht.
error-not-found = Hier ist nichts.
error-unreadable = Das konnte die Küche nicht lesen.
error-too-large = Das ist zu groß.
error-too-fast = Langsam, bitte. Die Küche kommt nicht hinterher.
error-talk-too-fast = Lass die anderen auch zu Wort kommen: Warte einen Moment.
error-tables-too-fast = Du hast gerade viele Tische aufgemacht. Versuch es in einer Minute noch einmal.
error-busy = In der Küche ist gerade viel los. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-many-tables = Du sitzt schon an zu vielen Tischen.
error-too-many-sockets = Dieser Tisch ist in zu vielen Fenstern offen.
error-too-many-shares = Du hast schon { $most } Links. Nimm erst einen zurück.
error-no-share = Dieser Link führt nirgendwohin. Vielleicht wurde er zurückgenommen.
error-bad-origin = Diese Anfrage kam von einer fremden Seite.
error-bad-link = Dieser Link ist schon benutzt oder zu alt.
error-not-finished = Die Partie ist noch nicht vorbei.
error-deal-closed = Auch andere spielen diese Partie. Zuschauen kannst du, sobald du sie an einem eigenen Tisch beendet hast.
error-deal-fixed = Andere Tische spielen diese Partie mit denselben Einstellungen; sie lassen sich nicht ändern.
error-deal-played = Du spielst diese Partie schon an einem anderen Tisch, oder du kennst sie.
error-deal-played-by = { $name } spielt diese Partie schon an einem anderen Tisch oder kennt sie.
error-no-challenge = Diese Partie lässt sich nicht als Herausforderung weitergeben.
error-other-team = Du bist in diesem Turnier schon in einem anderen Team.
error-too-many-teams = Mehr Teams kann dieses Turnier nicht haben.
error-team-full = Mehr Leute kann dieses Team nicht haben.
error-not-for-you = Das ist nicht für deine Augen bestimmt.
error-unavailable = Die Küche meldet sich nicht. Versuch es gleich noch einmal.
error-broken-table = Das Protokoll dieses Tisches ist beschädigt, darum geht es hier nicht weiter. Der Server hat es gemeldet.
error-table-closed = Dieser Tisch wurde von den Betreibern des Servers geschlossen.
error-blocked = Du kannst hier gerade nicht herein. Die Betreiber des Servers haben dich oder dein Netz gesperrt.
error-read-only = Du kannst dich umsehen, aber gerade lässt sich nichts spielen oder ändern.
error-internal = In der Küche ging etwas zu Bruch. Du kannst nichts dafür.
