### Das Spiel in Worten: Karten, was geschieht, was man sagt und was nicht geht.
### Fertige Texte: $food, $foods, $group, $card, $name. Zum Auswählen: $type, $colour, $identity.
###
### Speisen lauten im Nominativ und im Akkusativ gleich (darum „1 rotes Stück Käse“, nie „1 roter Käse“). Sie stehen nie im
### Dativ und nie als Subjekt vor einem Verb, denn 1 Speise „ist“ und 2 Speisen „sind“.
### Rudel und Doktoren heißen ohne Artikel, stehen in jedem Fall gleich und sind immer Einzahl: „Rudel Käsefuß nimmt …“.

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
# The same inside a sentence. Messages write INSIDE($group) where the name doesn't begin the sentence.
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
        [random] Bot Schussel
        [novice] Bot Lehrling
        [regular] Bot Geselle
       *[expert] Bot Meister
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

## Diäten

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
        [different] Unterschiedlich
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Jede Speise muss zu mindestens einer der Karten passen. Auch die Identität passt dazu.
        [forbidden] Keine Speise darf zu einer der Karten passen. Auch die Identität tut es nicht.
        [alternating] In ungeraden Gängen zählt die rechte Karte, in geraden die linke. Die Identität passt zur linken.
        [identical] Jede Speise muss hierin der vorigen gleichen. Die Identität ist die erste, auch Speisen mit Kreuz zählen.
        [different] Jede Speise muss sich hierin von der vorigen unterscheiden. Die Identität ist die erste, auch Speisen mit Kreuz zählen.
       *[step] Jede Speise hat genau eins mehr oder eins weniger als die vorige. Alles andere ist egal.
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

## Komplikationen

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
        [madness] Nur für dieses Rudel werden zwei Speisen gezogen. Es frisst eine davon und sonst nichts.
        [insomnia] Hellwach: Dieses Rudel nimmt seine Speise vor allen anderen und fragt niemanden.
        [gluttony] Wenn alle gewählt haben, holt sich dieses Rudel einen Nachschlag. Beide Speisen werden geprüft.
        [megalomania] Dieses Rudel sagt jedem anderen den Befund voraus. Wo es sich irrt, frisst es die Speise selbst.
       *[paranoia] Dieses Rudel traut nur dem Mülleimer und frisst aus nichts anderem.
    }

## Plättchen

yuck = Igitt!
medicine = Medizin
strict-menu = Strenge Speisekarte
yuck-front-rule = Vor dem Wählen: den ganzen Vorrat verdeckt wegwerfen und gleich viele neue Speisen ziehen.
yuck-back-rule = Wenn alle gewählt haben: eine Speise zurückschicken. Das Rudel nimmt eine andere.
medicine-rule = Einmal pro Partie: zwei Symbole abdecken, die in einer Reihe nebeneinanderliegen. Sie zählen nicht mehr.
strict-menu-rule = Einmal pro Partie: eine der gewählten Speisen offen einem Rudel geben. Es frisst sie und nimmt sonst nichts.

## Was am Tisch geschieht

news-made = Der Tisch ist gedeckt.
news-sat = { $name } nimmt Platz: { $roles }.
news-options-changed = An diesem Tisch gelten neue Optionen.
news-stood = Ein Platz ist wieder frei.
news-youngest = { $name } ist die jüngste Ratte und entscheidet, wenn ihr euch nicht einigt.
news-ready = { $name } ist bereit.
news-not-ready = { $name } ist noch nicht bereit.
news-started = Die Karten sind gemischt.
news-diet-settled = Du hast eine Diät festgelegt: { $group }.
news-dealt = Jedes Rudel hat seine Diät. Das Essen beginnt!
news-suggested = { $name } macht einen Vorschlag.
news-planned-agreed = Die Ratten sind sich einig.
news-planned-youngest = Die Ratten sind sich nicht einig, also entscheidet die jüngste.
news-planned-bots = Die Bots entscheiden.
news-planned-deadline = Die Zeit ist um: Für die Ratten wird ein Plan gespielt.
news-appointed = { $name } entscheidet allein: { $group }, { $complication }.
news-took-over-left = { $name } ist gegangen. Ein Bot springt ein.
news-took-over-gone = { $name } ist weg. Ein Bot springt ein.
news-took-over-kicked = { $name } wurde hinausgebeten. Ein Bot springt ein.
news-took-over-deadline = { $name } hat zu lange überlegt. Ein Bot springt ein.
news-came-back = { $name } ist wieder da.
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
event-you-offered = Du wählst { $foods }.
event-extra = Vom Zugstapel kommt dazu: { $food }.
event-medicine-prepared = Die Medizin liegt bereit: { $group }.
event-menu-prepared = Die Strenge Speisekarte liegt bereit: { $group }, { $food }.
event-served = „Essen ist fertig!“ Auf dem Tisch: { $foods }.
event-served-medicine = Medizin! Zwei Symbole sind abgedeckt: { $group }.
event-served-menu = Strenge Speisekarte! { $group } muss { $food } schlucken.
event-served-madness = Für das Rudel im Wahnsinn gezogen: { $foods }.
event-taken = { $group } nimmt { $food }.
event-taken-trash = { $group } angelt { $food } aus dem Mülleimer.
event-taken-madness = { $group } grapscht sich kichernd { $food }.
event-discarded = Aus dem Spiel: { $food }.
event-sent-back = Igitt! { $group } muss { $food } zurücklegen.
event-centre-cleared = Ab in den Mülleimer: { $foods }.
event-predicted-good-right = { $group } sagt voraus: „gut“ für { $other }. Stimmt!
event-predicted-good-wrong = { $group } sagt voraus: „gut“ für { $other }. Falsch!
event-predicted-bad-right = { $group } sagt voraus: „schlecht“ für { $other }. Stimmt!
event-predicted-bad-wrong = { $group } sagt voraus: „schlecht“ für { $other }. Falsch!
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
reason-rats-safe = { $group }: { $food }. Passt zu jeder Diät, die noch möglich ist.
reason-rats-odds = { $group }: { $food }, zu { $percent } % gut.
reason-rats-only-likely = { $group }: { $food }. Nur das ist wahrscheinlich gut ({ $percent } %).
reason-rats-rules-out =
    { $left ->
        [one] 1 Diät ist möglich. „Gut“ würde { $if_good } ausschließen, „schlecht“ { $if_bad }.
       *[other] { $left } Diäten sind möglich. „Gut“ würde { $if_good } ausschließen, „schlecht“ { $if_bad }.
    }
reason-rats-keep = { $group } hätte lieber { $food }, lässt aber { $other } den Vortritt.
reason-rats-read-offer = Es ging zu viel schief. Warum bietet der Doktor gerade das hier an?
reason-rats-returned = Zurückgeschickt: { $returned }. Also für { $group }: { $food }, zu { $percent } % gut.
reason-rats-madness = Wahnsinn, nur zwei Speisen zur Wahl: { $group } nimmt { $food }, zu { $percent } % gut.
reason-rats-insomnia = Schlaflosigkeit: { $group } nimmt vor allen anderen { $food }, zu { $percent } % gut.
reason-rats-gluttony = Völlerei, Nachschlag für { $group }: { $food }, zu { $percent } % gut.
reason-rats-paranoia = Paranoia: { $group } nimmt { $food } aus dem Mülleimer, zu { $percent } % gut.
reason-rats-predict-good = Dürfte gut sein für { $group }: { $food }, zu { $percent } % sicher.
reason-rats-predict-bad = Dürfte schlecht sein für { $group }: { $food }, zu { $percent } % sicher.
reason-doctor-expects = Damit gewinnen wir zu { $percent } %.
reason-doctor-foresees = Ich weiß schon, was sie damit machen.
reason-doctor-feeds-all = Für alle ist etwas dabei.
reason-doctor-feeds-some = Das kann nicht für alle zugleich gut sein.
reason-doctor-nothing-good = Für { $group } ist hier nichts Gutes dabei.
reason-doctor-teaches = { $group } wird { $food } nehmen und daraus lernen: Das schließt { $out } von { $left ->
        [one] 1 Diät
       *[other] { $left } Diäten
    } aus.
reason-doctor-saves = Ich hebe { $food } für { $group } auf: Sonst habe ich nichts, was zu „{ $specification }“ passt.
reason-doctor-fresh-stock = Lieber ein frischer Vorrat als das hier.
reason-doctor-serves = Essen ist fertig.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } hat 1 Kreuz. Die Medizin deckt { $covered } ab.
       *[other] { $group } hat { $crosses } Kreuze. Davon deckt die Medizin { $covered } ab.
    }
reason-doctor-menu = Gut für { $group }: { $food }. Dann besser gleich genau das.
reason-doctor-sends-back = Schlecht für { $group }: { $food }. Zurück damit.
reason-doctor-third-cross = { $food }, das wäre das dritte Kreuz für { $group }. Zurück damit!
reason-doctor-lets-eat = Schlecht für { $group }: { $food }. Aber sollen sie ruhig.
reason-doctor-all-good = Was sie genommen haben, ist alles gut.
reason-colleague-no-choice = Es gibt keine Wahl.
reason-colleague-takes = { $food }: Wir gewinnen zu { $percent } %.
reason-colleague-returns = { $food } zurücklegen: Wir gewinnen zu { $percent } %.
reason-colleague-fresh-table = Mit frisch gedecktem Tisch gewinnen wir zu { $percent } %.
reason-colleague-passes = So lassen: Wir gewinnen zu { $percent } %.
reason-colleague-table-will-do = Der Tisch kann so bleiben.
reason-colleague-hopeless-table = Selbst die beste Speise hier ist nur zu { $percent } % gut.
reason-colleague-bad-for-you = Die falsche Wahl: { $food }.
reason-colleague-nothing-to-return = Nichts zurückzuschicken.
reason-colleague-odds = { $food }, zu { $percent } % gut.

## Was man mit Satzbausteinen sagt. $pattern ist eine Diät oder ein Teil davon in Worten.

say-claim-sure = { $group }: „{ $pattern }“, ganz sicher.
say-claim-maybe = { $group }: „{ $pattern }“, vielleicht?
say-claim-no = { $group }: nicht „{ $pattern }“.
say-want = { $food } für { INSIDE($group) }!
say-avoid = Bloß nicht { $food } für { $group }!
say-leave = Lasst uns bitte { $food } übrig.
say-ask = Was meint ihr zu { $group }?
say-agree = Einverstanden!
say-unsure = Ich bin mir nicht sicher.
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
error-cards-equal = Die beiden Ernährungsplankarten müssen verschieden sein.
error-cards-one-family = „Verboten“ braucht zwei Karten verschiedener Sorten.
error-cards-two-families = Mit der Option für Neulinge sind beide Karten von derselben Sorte.
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
error-medicine-place = Medizin braucht zwei Symbole nebeneinander.
error-menu-food = Für die Strenge Speisekarte nimmst du eine der Speisen, die du gewählt hast.
error-menu-group = Diesem Rudel kannst du jetzt keine Strenge Speisekarte geben.
error-not-there = Diese Speise ist weg.
error-sent-back = Was zurückgeschickt wurde, darf dieses Rudel nicht noch einmal nehmen.
error-madness-foods = Wahnsinn: eine der beiden eigenen Speisen, sonst nichts.
error-trash-only = Paranoia: nur aus dem Mülleimer.
error-last-in-trash = Die letzte Speise im Mülleimer bleibt für das Rudel mit Paranoia.
error-not-taken = Diese Speise hat das Rudel gar nicht gewählt.
error-cannot-return = Diese Speise kannst du nicht zurückschicken.
error-nothing-else = Für das Rudel bliebe sonst nichts übrig.
error-prediction = Sag für jedes andere Rudel „gut“ oder „schlecht“.
error-no-such-role = Diese Rolle gibt es in dieser Partie nicht.
error-outcome = Das Ende der gespeicherten Partie passt nicht zu ihren Zügen.
error-bad-proof = Der Nachweis in der gespeicherten Partie ist nicht lesbar.
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
error-wrong-stage = Das geht an dieser Stelle nicht.
error-stale = Die Partie ist schon weiter. Schau noch mal hin.
error-too-much-done = Du hast an diesem Tisch schon { $most } Dinge getan. Jetzt kannst du nur noch entscheiden oder gehen.
error-not-yours = Das ist nicht deine Sache.
error-nothing-to-choose = Gerade gibt es nichts gemeinsam zu wählen.
error-solo = Für dieses Rudel entscheidet eine Person allein.
error-solo-first = Erst muss jemand allein entscheiden.
error-plan-groups = Wähle für jedes Rudel eine Speise.
error-not-youngest = Wenn sich die Ratten nicht einigen, entscheidet nur die jüngste.
error-silent-doctor = Doktor Ratte schweigt bis zum Schluss.
error-silent-solo = Du entscheidest jetzt allein, und zwar schweigend.
error-silent-turn = Laut denken darf gerade nur, wer dran ist.
error-silent-spectator = Zaungäste dürfen nicht mitreden.
error-muted = Die Tischleitung hat dich stumm geschaltet.
error-by-voice = An diesem Tisch wird laut geredet.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-talk = Eine Nachricht hat 1 bis { $most } Zeichen.
error-bad-phrase = Dieser Satz passt nicht zu dieser Partie.
error-talked-out = Du hast an diesem Tisch schon { $most }-mal etwas gesagt. Mehr passt nicht hinein.
error-bad-id = Da ging etwas schief. Versuch es noch einmal.
error-no-guest = Die Küche kennt dich noch nicht. Verrate uns erst deinen Namen.
error-no-table = Diesen Tisch gibt es nicht.
error-not-found = Hier ist nichts.
error-unreadable = Das konnte die Küche nicht lesen.
error-too-large = Das ist zu groß.
error-too-fast = Langsam, bitte. Die Küche kommt nicht hinterher.
error-talk-too-fast = Lass die anderen auch zu Wort kommen: Warte einen Moment.
error-tables-too-fast = Du hast gerade viele Tische aufgemacht. Versuch es in einer Minute noch einmal.
error-too-many-tables = Du sitzt schon an zu vielen Tischen.
error-too-many-sockets = Dieser Tisch ist in zu vielen Fenstern offen.
error-bad-origin = Diese Seite kam von woanders her.
error-bad-link = Dieser Link ist schon benutzt oder zu alt.
error-not-finished = Die Partie ist noch nicht vorbei.
error-not-for-you = Das ist nicht für deine Augen bestimmt.
error-unavailable = Die Küche meldet sich nicht. Neuer Versuch …
error-internal = In der Küche ging etwas zu Bruch. Du kannst nichts dafür.
