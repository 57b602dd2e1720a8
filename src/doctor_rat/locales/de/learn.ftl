### Lernen: die begleitete erste Partie und die Regeln in eigenen Worten.
### $group, $food und $list sind fertige Texte. $list nennt je Rudel die Zahl der noch möglichen Diäten: „131 (Schlürfnase), 90 (Kernbeißer)“.

## Die Seite

learn-title = Spielen lernen
learn-text = Zwei kleine Essen mit den Diäten für die erste Partie. Eine Nachbarratte erklärt dir alles; sonst ist es ein echtes Spiel.
learn-as-rats = Zuerst als Ratten
learn-as-rats-text = Du führst alle drei Rudel und findest heraus, was jedes verträgt.
learn-as-doctor = Dann als Doktor Ratte
learn-as-doctor-text = Du kennst jede Diät, wählst die Speisen und sagst kein Wort.
learn-start = Los geht’s
learn-go-on = Weiter mit deiner Lektion
learn-read-rules = Oder lies die Regeln, mit allen Karten
learn-coach = Deine Nachbarratte
learn-next = Alles klar
learn-sheet = Zettel
learn-sheet-close = Zettel zu
learn-diets-close = Liste zu
learn-leave = Allein weiter
learn-meal = Gang { $meal } von 8
learn-group-left = { $count } ({ $group })
learn-watch = Psst, schau auf die Tücher: Da ist der Befund.

## Als Ratten

learn-rats-welcome = Willkommen! Du führst drei Rattenrudel, eins auf jedem Geschirrtuch. Jedes hat eine geheime Diät. Finde sie heraus, bevor Gang 8 vorbei ist.
learn-rats-identity = Die Ratte auf der Karte hält in den Pfoten, was ihr Rudel am liebsten mag. Diese Speise passt immer zu seiner Diät: dein erster Hinweis.
learn-rats-prepare = Doktor Ratte kennt die Diäten. Er sucht hinter seinem Sichtschirm Speisen aus und darf kein Wort sagen.
learn-rats-offer = Das sind die Speisen des Doktors für diesen Gang. Er möchte, dass für alle etwas dabei ist, darf aber nicht sagen, was für wen ist.
learn-rats-trash = Was im Mülleimer liegt, hat niemand ausgesucht. Trotzdem darf ein Rudel daraus fressen.
learn-rats-give = Eine Speise für jedes Rudel: Tippe sie an und dann ein Tuch, oder zieh sie dorthin. Noch keine Ahnung? Rate! Jeder Befund macht schlauer.
learn-rats-eat = Jedes Rudel hat etwas. Haut rein! Danach gibt es kein Zurück.
learn-rats-yucked = Igitt! Der Doktor hat diese Speise zurückgeschickt, also war sie wohl schlecht für dieses Rudel. Wähle eine andere.
learn-rats-return = Jetzt kann der Doktor zu einer Speise „Igitt!“ sagen, oder er lässt dich fressen.
learn-rats-verdict = Ein Häkchen: Die Speise passt zur Diät. Ein Kreuz: Sie passt nicht. Beim dritten Kreuz in einer Reihe haben alle verloren.
learn-rats-think = Schau dir ein Tuch an. Verpflichtend: Was haben die Karte und alle Speisen mit Häkchen gemeinsam? Verboten: Was meiden sie alle? Art, Anzahl oder Farbe; auch ein Kreuz hilft.
learn-rats-guess = Noch ein Hinweis: Warum hat der Doktor gerade diese Speisen gewählt? Eine davon ist wahrscheinlich für dich.
learn-rats-extra = Gang 3: Vom Zugstapel kommt eine Speise dazu. Die hat der Doktor nicht ausgesucht.
learn-rats-left = Noch mögliche Diäten: { $list }. Welche, das steht auf dem Zettel.
learn-rats-alternate = Abwechselnd geht nach der Nummer des Gangs: In ungeraden zählt die eine Karte, in geraden die andere. Kannst du die drei Diäten deiner Rudel schon nennen?
learn-rats-lean = Gang 5: Der Doktor hat nichts gezogen und muss mit dem auskommen, was er noch hat.
learn-rats-danger = { $group } hat zwei Kreuze. Noch eins, und alle verlieren. Geh hier lieber auf Nummer sicher.
learn-rats-thrown = Igitt! Der Doktor hat alles weggeworfen, was er hatte, und neu gezogen. Er war in der Klemme.
learn-rats-exam = Gang 8, die letzte Prüfung: Ein einziges Kreuz, und alles ist verloren. Gib jedem Rudel das, wobei du dir am sichersten bist.
learn-rats-wait = Moment: Der Doktor ist dran.
learn-rats-won = Bestanden! Jetzt kannst du das Spiel. Magst du auch mal auf der anderen Seite sitzen?
learn-rats-lost = Verloren, alle miteinander. Das passiert den besten Ratten. Schau im Rückblick, was man wissen konnte, oder versuch es noch mal.

## Als Doktor

learn-doctor-welcome = Du bist Doktor Ratte. Du willst, dass jedes Rudel das Richtige frisst, darfst aber nicht sagen, was das ist.
learn-doctor-diets = Nur du siehst die Diäten. Auf dem Etikett neben jedem Tuch steht, was das Rudel fressen darf. Tippe darauf, um alles zu lesen.
learn-doctor-stock = Das ist dein Vorrat. Wähle drei Speisen für den Tisch: am besten eine gute für jedes Rudel, und zwar so, dass die Ratten merken, welche für wen ist.
learn-doctor-yuck-front = Gar nichts Gutes dabei? Mit „Igitt!“ wirfst du den ganzen Vorrat weg und bekommst einen neuen. Du hast drei Igitt! für die ganze Partie.
learn-doctor-choose =
    { $count ->
        [one] Wähle 1 Speise, dann bestätige.
       *[other] Wähle { $count } Speisen, dann bestätige.
    }
learn-doctor-chosen = Das reicht für den Tisch. Bestätige deine Wahl, oder tippe eine Speise an, um sie zu tauschen.
learn-doctor-serve = „Essen ist fertig!“ Mehr darfst du nicht sagen. Hör dann zu, wie die Ratten wählen, und zuck mit keinem Schnurrhaar.
learn-doctor-listen = Jetzt wählen die Ratten, und du schweigst. Was sie vorhaben, hängt neben den Tüchern. Bitte nicht mal husten.
learn-doctor-yuck-back = Hat ein Rudel etwas Schlechtes erwischt? „Igitt!“ schickt es zurück, und das Rudel nimmt etwas anderes. Das verrät den Ratten auch eine Menge.
learn-doctor-verdict = Verkünde den Befund: gut oder schlecht für jedes Rudel. Was stimmt, weiß das Spiel.
learn-doctor-lesson = Siehst du? Die Ratten lernen aus jedem Befund, auch aus Kreuzen. Tisch auf, was das nächste Raten leichter macht.
learn-doctor-trash = Was niemand gefressen hat, liegt im Mülleimer. Die Ratten können es auch in späteren Gängen nehmen. Verloren ist es also nie.
learn-doctor-extra = Gang 3: Nach deiner Wahl kommt vom Zugstapel noch eine Speise dazu, egal welche.
learn-doctor-save = Bald kommt Gang 5, und da ziehst du nichts. Heb dir etwas Gutes auf.
learn-doctor-lean = Gang 5: Es wird nichts gezogen. Du wählst aus dem, was noch in deinem Vorrat ist.
learn-doctor-exam = Gang 8, die letzte Prüfung: Ein einziges Kreuz, und alles ist verloren. Jetzt hilft auch kein Plättchen mehr. Wähle gut!
learn-doctor-wait = Moment: Die Ratten sind am Werk.
learn-doctor-won = Alle haben bestanden, und du hast kein Wort gesagt. Bravo, Doktor!
learn-doctor-lost = Verloren, alle miteinander. Schau im Rückblick, was die Ratten wissen konnten, oder versuch es noch mal.

## Am Ende einer Lektion

learn-end-again = Noch einmal
learn-end-doctor = Jetzt als Doktor
learn-end-rats = Jetzt als Ratten
learn-end-review = Rückblick
learn-end-real = Ab ins echte Spiel

## Die Regeln, in eigenen Worten

rules-title = Die Regeln
rules-lead = Für 2 bis 7 Personen, die gemeinsam gewinnen oder verlieren. Das sind die Regeln dieser Fassung, in unseren eigenen Worten; die Originalregeln liegen in der Schachtel.
rules-contents = Auf dieser Seite
rules-print = Drucken
rules-try = Lieber beim Spielen lernen?
rules-top = Nach oben

rules-idea = Worum es geht
rules-idea-text = Manche Ratten dürfen nicht alles fressen. Doktor Ratte kennt die Diät jedes Rudels und darf nicht darüber sprechen. Er kann nur aussuchen, welche Speisen auf den Tisch kommen, und hinterher sagen, was gut und was schlecht war. Daraus finden die Ratten Gang für Gang heraus, was jedes Rudel verträgt.
rules-idea-goal = Es gibt acht Gänge. Der achte ist die letzte Prüfung: Frisst dort jedes Rudel etwas Gutes, gewinnen alle. Beim dritten roten Kreuz eines Rudels oder bei irgendeinem roten Kreuz in der Prüfung verlieren alle.

rules-foods = Die Speisen
rules-foods-text = Es gibt 60 Speisekarten: jede Art in jeder Anzahl von 1 bis 4 und in jeder Farbe, jeweils einmal. Äpfel und Karotten sind Gemüse.
rules-foods-signs = Jede Farbe hat auch ein Kürzel, ein Abzeichen mit eigener Form, ein Muster und einen Farbstreifen mit eigenem Rand. So muss niemand Farben erkennen, um mitzuspielen.
rules-foods-type =
    { $type ->
        [cheese] Käse
        [liquid] Flüssigkeiten
       *[vegetable] Gemüse
    }
rules-identities = Die Rudel
rules-identities-text = Es spielen zwei oder drei Rudel. Jedes hat eine Identitätskarte mit einer Speise, die zu seiner Diät passt. Ein Rudel können sich mehrere teilen, und eine Person kann mehrere Rudel führen.

rules-diets-text = Jedes Rudel hat eine dieser Diäten, mit den Karten, die dazugehören. Die Ratten dürfen jederzeit in diese Liste schauen; welche Diät ihre ist, müssen sie selbst herausfinden.
rules-diets-example = Ein Beispiel
rules-diets-example-row = { $food }: die Identität
rules-diets-alternating = Es zählt die Nummer des Gangs, nicht der Platz in der Reihe. Auch ein Kreuz ändert daran nichts.
rules-diets-previous = Die vorige Speise ist immer die letzte in der Reihe, ob gut oder schlecht, abgedeckt oder nicht. Im ersten Gang ist es die Identität.
rules-diets-unique = Zwei Rudel können dieselbe Diätkarte haben, aber nie mit genau denselben Karten dazu.

rules-specifications = Ernährungsplankarten
rules-specifications-text = Eine Speise passt, wenn sie von dieser Art ist, diese Anzahl hat oder eine der beiden Farben.
rules-categories = Kategoriekarten
rules-categories-text = Für „Identisch“ und „Unterschiedlich“: was verglichen wird.

rules-setup = Vor dem ersten Gang
rules-setup-doctor = Am besten spielt den Doktor, wer die Regeln gelesen hat.
rules-setup-1 = Die Ratten sagen, ob zwei oder drei Rudel spielen. Jedes Rudel bekommt eine Identität.
rules-setup-identities = Bei zwei Rudeln sind zwei der drei Identitäten im Spiel: zufällig, wenn ihr sie nicht aussucht.
rules-setup-2 = Der Doktor gibt jedem Rudel eine Diät, gezogen oder heimlich ausgesucht. Die Identität muss dazu passen.
rules-setup-draw = Zieht der Doktor „Verpflichtend“ oder „Verboten“, entscheidet er, ob eine oder zwei Ernährungsplankarten dazukommen. Ob eine Diät gezogen oder ausgesucht ist, dürfen alle wissen.
rules-setup-4 = Die Speisen werden gemischt. Von Anfang an liegen Speisen offen im Mülleimer: eine weniger, als es Rudel gibt.
rules-setup-first = Für die erste Partie gibt es drei leichte Diäten: rot oder blau für die blaue Flüssigkeit, keine Flüssigkeiten für das grüne Gemüse, Anzahl 3 für die roten Käse.

rules-meal = Ein Gang
rules-meal-prepare = Der Doktor bereitet vor
rules-meal-prepare-text = Er zieht eine Speise mehr, als es Rudel gibt, in seinen Vorrat und wählt so viele für den Tisch, wie es Rudel gibt. Was er nicht wählt, bleibt in seinem Vorrat, ungesehen von den Ratten.
rules-meal-choose = Die Ratten wählen
rules-meal-choose-text = Sie beraten sich. Jedes Rudel nimmt genau eine Speise, vom Tisch oder aus dem Mülleimer. Wer alle Rudel allein spielt, denkt am besten laut: Der Doktor hört zu. Werden sich die Ratten nicht einig, hat die jüngste das letzte Wort. Was auf dem Tisch übrig bleibt, kommt in den Mülleimer.
rules-meal-judge = Der Befund
rules-meal-judge-text = Für jedes Rudel sagt der Doktor „gut“ oder „schlecht“. Die Speise kommt ans Ende der Reihe des Rudels, mit einem grünen Häkchen oder einem roten Kreuz.
rules-meal-silence = Der Doktor schweigt die ganze Partie lang. Er sagt nur „Essen ist fertig!“, „gut“ oder „schlecht“ und beim Größenwahn „stimmt“ oder „falsch“. Sonst verrät er nichts, nicht einmal mit einer Miene.
rules-meal-special = Drei Gänge sind besonders
rules-meal-three = Gang 3: Nachdem der Doktor gewählt hat, kommt vom Zugstapel noch eine Speise dazu. Alle werden gemischt.
rules-meal-five = Gang 5: Der Doktor zieht nichts.
rules-meal-eight = Gang 8: die letzte Prüfung. Keine Sonderaktionen, und bei einem einzigen roten Kreuz ist alles verloren.

rules-tokens = Sonderaktionen
rules-tokens-text = Für harte Zeiten hat der Doktor Plättchen. In Gang 8 hilft keins davon.
rules-yuck-front = Igitt!, Vorderseite
rules-yuck-front-text = Bevor er wählt: Der ganze Vorrat kommt verdeckt aus dem Spiel, und er zieht gleich viele neue Speisen.
rules-yuck-back = Igitt!, Rückseite

rules-complications = Komplikationen
rules-complications-after = Nach diesem Gang kommt die Karte als grünes Kreuz in die Reihe. Es ist weder Häkchen noch rotes Kreuz, und das Zählen beginnt von vorn.

rules-colleagues = Kameradenratten
rules-colleagues-text = Für zwei Doktoren oder zwei Teams. Jede Seite hat eine Identität; ihre Diät sieht nur die andere. Ihr prüft euch gegenseitig.
rules-colleagues-2 = In jedem Gang werden drei Speisen gezogen und offen auf den Tisch gelegt; in den Gängen 5 und 8 keine, da essen beide aus dem Mülleimer.
rules-colleagues-3 = Vor dem Wählen darf jede Seite „Igitt!“ zu allem sagen, was auf dem Tisch und im Mülleimer liegt: Alles kommt aus dem Spiel, und gleich viele Speisen werden neu gezogen.
rules-colleagues-4 = Die Erste Ratte nimmt eine Speise, dann ist die andere Seite dran. Es beginnt, wer die niedrigere Anzahl auf der Identität hat; nach jedem Gang wechselt das.
rules-colleagues-5 = Dann darf jede Seite „Igitt!“ zur Speise gegenüber sagen. Die geht zurück, und das Gegenüber nimmt eine andere.
rules-colleagues-6 = Denkt beim Wählen ruhig laut, das hilft der anderen Seite. Zu deren Überlegungen sagt ihr aber nie etwas.

rules-end = Das Ende
rules-end-win = Gewonnen: Die Prüfung ist vorbei, und niemand hat darin ein rotes Kreuz bekommen.
rules-end-lose = Verloren: Ein Rudel hat drei rote Kreuze, die nicht abgedeckt sind, oder jemand bekommt in der Prüfung eins. Die Partie endet sofort.
