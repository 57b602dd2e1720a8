### Le jeu en mots : les cartes, ce qui se passe, ce que l’on dit et ce qui n’est pas permis.
### Prêts à lire : $food, $foods, $group, $card, $name. Pour choisir : $type, $colour, $identity.
### Les noms de groupes ont leur article (« Les … ») : jamais « à » ni « de » devant, mais « pour » ou « sur ». Après le début
### d’une phrase, on écrit INSIDE($group) : « pour les … ».

## Nourritures

# « orange » est invariable.
food =
    { $type ->
        [cheese] { $colour ->
            [red] { $count ->
                [one] 1 fromage rouge
               *[other] { $count } fromages rouges
            }
            [orange] { $count ->
                [one] 1 fromage orange
               *[other] { $count } fromages orange
            }
            [yellow] { $count ->
                [one] 1 fromage jaune
               *[other] { $count } fromages jaunes
            }
            [green] { $count ->
                [one] 1 fromage vert
               *[other] { $count } fromages verts
            }
           *[blue] { $count ->
                [one] 1 fromage bleu
               *[other] { $count } fromages bleus
            }
        }
        [liquid] { $colour ->
            [red] { $count ->
                [one] 1 liquide rouge
               *[other] { $count } liquides rouges
            }
            [orange] { $count ->
                [one] 1 liquide orange
               *[other] { $count } liquides orange
            }
            [yellow] { $count ->
                [one] 1 liquide jaune
               *[other] { $count } liquides jaunes
            }
            [green] { $count ->
                [one] 1 liquide vert
               *[other] { $count } liquides verts
            }
           *[blue] { $count ->
                [one] 1 liquide bleu
               *[other] { $count } liquides bleus
            }
        }
       *[vegetable] { $colour ->
            [red] { $count ->
                [one] 1 végétal rouge
               *[other] { $count } végétaux rouges
            }
            [orange] { $count ->
                [one] 1 végétal orange
               *[other] { $count } végétaux orange
            }
            [yellow] { $count ->
                [one] 1 végétal jaune
               *[other] { $count } végétaux jaunes
            }
            [green] { $count ->
                [one] 1 végétal vert
               *[other] { $count } végétaux verts
            }
           *[blue] { $count ->
                [one] 1 végétal bleu
               *[other] { $count } végétaux bleus
            }
        }
    }

type-name =
    { $type ->
        [cheese] fromage
        [liquid] liquide
       *[vegetable] végétal
    }
colour-name =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
# Une lettre par couleur, toutes différentes.
letter-red = R
letter-orange = O
letter-yellow = J
letter-green = V
letter-blue = B
no-foods = rien

## Groupes

group =
    { $identity ->
        [liquid] Les Glouglous
        [vegetable] Les Trognons
       *[cheese] Les Rat-clettes
    }
# Les mêmes au milieu d’une phrase.
group-inside =
    { $identity ->
        [liquid] les Glouglous
        [vegetable] les Trognons
       *[cheese] les Rat-clettes
    }
group-short =
    { $identity ->
        [liquid] Glouglous
        [vegetable] Trognons
       *[cheese] Rat-clettes
    }
colleague =
    { $number ->
        [0] Docteur A
       *[1] Docteur B
    }
doctor = Doctor Rat
spectator = Public
rats = Tous les rats
somebody = quelqu’un
bot-name =
    { $level ->
        [teacher] Bot professeur
        [random] Bot étourdi
        [novice] Bot débutant
        [regular] Bot confirmé
       *[expert] Bot expert
    }
bot-level =
    { $level ->
        [teacher] Professeur
        [random] Étourdi
        [novice] Débutant
        [regular] Confirmé
       *[expert] Expert
    }
bot-level-text =
    { $level ->
        [teacher] Cuisine pour qui apprend.
        [random] Mange ce qui traîne.
        [novice] Veut bien faire et oublie beaucoup.
        [regular] Joue avec bon sens.
       *[expert] Réfléchit fort, même à ce que tu penses.
    }

## Cartes Critère et Nature

# Au pluriel, derrière « Uniquement : » et « Interdit : ».
card-type =
    { $type ->
        [cheese] fromages
        [liquid] liquides
       *[vegetable] végétaux
    }
card-quantity = quantité { $count }
card-colours =
    { $pair ->
        [ro] rouge ou orange
        [ry] rouge ou jaune
        [rg] rouge ou vert
        [rb] rouge ou bleu
        [oy] orange ou jaune
        [og] orange ou vert
        [ob] orange ou bleu
        [yg] jaune ou vert
        [yb] jaune ou bleu
       *[gb] vert ou bleu
    }
category =
    { $category ->
        [type] type
        [quantity] quantité
       *[colour] couleur
    }

## Régimes : tout ce qu’on en dit, sur quelque page que ce soit

diet-name =
    { $diet ->
        [mandatory] Obligation
        [forbidden] Interdiction
        [alternating] Alternance
        [identical] Identique à la carte précédente
        [different] Différente de la carte précédente
       *[step] Quantité +1 ou −1
    }
diet-name-short =
    { $diet ->
        [mandatory] Obligation
        [forbidden] Interdiction
        [alternating] Alternance
        [identical] Identique
        [different] Différente
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Chaque nourriture doit correspondre à au moins une des cartes Critère. L’identité aussi.
        [forbidden] Aucune nourriture ne doit correspondre à l’une des cartes Critère. L’identité non plus.
        [alternating] Repas impairs : la carte de droite. Repas pairs : celle de gauche, comme pour l’identité.
        [identical] Même type, même quantité ou même couleur (selon la carte Nature) que la nourriture précédente. On part de l’identité, et les croix comptent.
        [different] Autre type, autre quantité ou autre couleur (selon la carte Nature) que la nourriture précédente. On part de l’identité, et les croix comptent.
       *[step] Toujours exactement un de plus ou un de moins que la nourriture précédente. On part de l’identité, et les croix comptent.
    }
diet-mandatory-one = Uniquement : { $card }
diet-mandatory-two = Uniquement : { $one }, ou bien { $two }
diet-forbidden-one = Interdit : { $card }
diet-forbidden-two = Interdit : { $one }, et aussi { $two }
diet-alternating = Repas impairs : { $right } ; repas pairs : { $left }
diet-identical =
    { $category ->
        [type] Même type que la carte précédente
        [quantity] Même quantité que la carte précédente
       *[colour] Même couleur que la carte précédente
    }
diet-different =
    { $category ->
        [type] Autre type que la carte précédente
        [quantity] Autre quantité que la carte précédente
       *[colour] Autre couleur que la carte précédente
    }
diet-step = Un de plus ou de moins que la carte précédente
diet-unknown = Personne ne le connaît encore
diet-source =
    { $source ->
        [drawn] pioché
        [chosen] choisi par le docteur
       *[preset] première partie
    }
diet-how =
    { $source ->
        [drawn] Ce régime a été pioché.
        [chosen] Le docteur a choisi ce régime.
       *[preset] C’est un régime de première partie.
    }
learn-diet =
    { $diet ->
        [mandatory] Chaque carte doit correspondre au critère du régime, ou à l’un des deux.
        [forbidden] Aucune carte ne doit correspondre au critère du régime, ni au second.
        [alternating] Un critère compte aux repas impairs, l’autre aux repas pairs.
        [identical] Même type, même quantité ou même couleur que la carte précédente.
        [different] Autre type, autre quantité ou autre couleur que la carte précédente.
       *[step] Un de plus ou un de moins que la carte précédente.
    }
learn-diets-open = Six régimes
learn-diets = Il n’y a que six sortes de régimes, et chaque groupe en suit un. Lis cette liste ; tu peux la rouvrir quand tu veux.
learn-rats-sheet = Regarde la feuille : les six régimes, avec toutes les cartes qui peuvent aller avec. Ce qui est devenu impossible a disparu. Encore possibles : { $list }.
learn-rats-back = Trois régimes regardent la carte précédente. Identique veut encore le même type, la même quantité ou la même couleur, Différente en veut un autre, ±1 veut un de plus ou un de moins.
rules-diets = Les six régimes
rules-diets-cards = Obligation et Interdiction ont une ou deux cartes Critère, Alternance toujours deux. Les deux cartes d’une Interdiction sont de familles différentes.
help-diets = Les six régimes
terminal-diets = Les six régimes (deux groupes peuvent avoir le même, mais jamais avec exactement les mêmes cartes)

## Ce qui se passe à la table

news-made = La table est mise.
news-sat = { $name } s’installe et joue { INSIDE($roles) }.
news-options-changed = Les options de la table ont changé.
news-stood = Une place se libère.
news-youngest = { $name } est le plus jeune rat et tranche en cas de désaccord.
news-ready = { $name } n’attend plus que le dîner.
news-not-ready = { $name } demande encore un instant.
news-started = Les cartes sont mélangées.
news-diet-settled = Régime fixé pour { INSIDE($group) }.
news-diet-card-drawn = Tu as pioché une carte Régime : { $group }.
news-dealt = Chaque groupe a son régime. Que le dîner commence !
news-suggested = { $name } fait une proposition.
news-planned-agreed = Les rats sont d’accord.
news-planned-youngest = Les rats ne sont pas d’accord : le plus jeune tranche.
news-planned-bots = Les bots décident.
news-planned-deadline = Temps écoulé : on choisit pour les rats.
news-appointed = { $name } décide en solo pour { INSIDE($group) } ({ $complication }).
news-took-over-left = { $name } a quitté la table. Un bot prend le relais.
news-took-over-gone = { $name } a disparu. Un bot prend le relais.
news-took-over-kicked = L’hôte a exclu quelqu’un. Un bot prend le relais.
news-took-over-deadline = { $name } n’a plus de temps. Un bot prend le relais.
news-came-back = { $name } est de retour.
news-hosting = { $name } est maintenant l’hôte.
news-readmitted = L’hôte a laissé revenir quelqu’un.
news-muted = { $name } n’a plus la parole.
news-unmuted = { $name } retrouve la parole.
news-again = La même bande remet ça à une autre table.

## Ce qui se passe dans la partie

event-trash-opened = Dans la poubelle pour commencer : { $foods }.
event-meal-began = Repas { $meal }
event-meal-3 = Repas 3 : une carte de plus sur la table
event-meal-5 = Repas 5 : le docteur ne pioche rien
event-meal-8 = Repas 8 : l’examen final
event-colleagues-meal-5 = Repas 5 : rien que la poubelle
event-colleagues-meal-8 = Repas 8 : l’examen final, dans la poubelle
event-first-player = { $group } commence.
event-drew =
    { $count ->
        [one] Doctor Rat pioche { $count } carte.
       *[other] Doctor Rat pioche { $count } cartes.
    }
event-you-drew = Tu pioches : { $foods }.
event-stock-thrown =
    { $count ->
        [one] Beurk ! Doctor Rat jette son stock sans le montrer et pioche { $count } nouvelle carte.
       *[other] Beurk ! Doctor Rat jette son stock sans le montrer et pioche { $count } nouvelles cartes.
    }
event-you-threw = Beurk ! Tu jettes : { $thrown }. Tu pioches : { $drawn }.
event-laid = Sur la table : { $foods }.
event-table-cleared = Beurk ! { $group } fait table rase. Au centre : { $foods }. Dans la poubelle : { $trash }.
event-trash-cleared = Beurk ! { $group } vide la poubelle. Dedans, maintenant : { $trash }.
event-you-offered = Tu choisis : { $foods }.
event-extra = La pile ajoute : { $food }.
event-served = « À table ! » Au menu : { $foods }.
event-taken = { $group } prennent { $food }.
event-taken-trash = { $group } repêchent { $food } dans la poubelle.
event-discarded = Hors du jeu : { $food }.
event-sent-back = Beurk ! { $group } doivent reposer { $food }.
event-centre-cleared = À la poubelle : { $foods }.
event-moved = { $group } ravalent leur pronostic, avec { $food }.
event-judged-good = { $group } : { $food }. C’est bon !
event-judged-bad = { $group } : { $food }. C’est mauvais !
event-complication-spent = { $group } vont mieux : la complication « { $complication } » est passée.
event-complication-drawn = Trois coches vertes d’affilée, ce n’est pas sain. { $group } tombent malades : { $complication }.
event-passed = { $group } passe.
event-colleague-taken = { $group } prend { $food }.
event-colleague-taken-trash = { $group } repêche { $food } dans la poubelle.
event-colleague-sent-back = Beurk ! { $group } doit reposer { $food }.
event-won = Examen final réussi. Tout le monde gagne !
event-lost-exam = Une croix rouge à l’examen final. Tout le monde perd.
event-lost-crosses = Une troisième croix rouge. Tout le monde perd.

## Ce que pense un bot

reason-random = Les yeux fermés, la patte en avant.
reason-quick = Pas le temps de réfléchir : ça avait l’air bon.
reason-rats-safe = { $food } pour { INSIDE($group) } : ça passe avec tous les régimes encore possibles.
reason-rats-odds = { $food } pour { INSIDE($group) } : { $percent } % de chances que ça passe.
reason-rats-only-likely = { $food } pour { INSIDE($group) } : le seul choix qui a ses chances ({ $percent } %).
reason-rats-rules-out =
    { $left ->
        [one] { $left } régime possible. « Bon » en éliminerait { $if_good }, « mauvais » { $if_bad }.
       *[other] { $left } régimes possibles. « Bon » en éliminerait { $if_good }, « mauvais » { $if_bad }.
    }
reason-rats-keep = { $group } préféreraient { $food }, mais mieux vaut garder ça pour { INSIDE($other) }.
reason-rats-read-offer = Pourquoi le docteur propose-t-il justement ces cartes ?
reason-rats-meant = Le docteur semble réserver { $food } pour { INSIDE($group) }.
reason-rats-learn = { $group } ne risquent plus trois croix avant l’examen final : autant goûter ce qui leur apprend le plus.
reason-rats-returned = Renvoyé : { $returned }. Alors { $food } pour { INSIDE($group) } : { $percent } % de chances que ça passe.
reason-doctor-expects = Avec ça, { $percent } % de chances de gagner.
reason-doctor-foresees = Je sais ce qu’ils vont en faire.
reason-doctor-feeds-all = Il y en a pour tous les goûts.
reason-doctor-feeds-some = Ça ne peut pas convenir à tous à la fois.
reason-doctor-nothing-good = Rien de bon ici pour { INSIDE($group) }.
reason-doctor-teaches =
    { $out ->
        [one] { $group } prendront { $food }, et la leçon portera : { $out } régime éliminé sur { $left }.
       *[other] { $group } prendront { $food }, et la leçon portera : { $out } régimes éliminés sur { $left }.
    }
reason-doctor-saves = Je garde { $food } pour { INSIDE($group) } : je n’ai rien d’autre pour « { $specification } ».
reason-doctor-fresh-stock = Plutôt un stock tout frais que ça.
reason-doctor-serves = À table !
reason-doctor-sends-back = { $food }, c’est mauvais pour { INSIDE($group) }. Retour à l’envoyeur.
reason-doctor-third-cross = { $food }, ce serait la troisième croix pour { INSIDE($group) }. Retour à l’envoyeur !
reason-doctor-lets-eat = { $food }, c’est mauvais pour { INSIDE($group) }, mais laissons faire.
reason-doctor-all-good = Tout ce qu’ils ont pris est bon.
reason-doctor-saw-reckoning = Je pensais que vous calculiez vos chances.
reason-doctor-saw-forgetting = Je pensais que vous aviez oublié une partie de mes verdicts.
reason-doctor-saw-centre = Je pensais que vous faisiez confiance à ce qui était au centre.
reason-doctor-saw-idea = Je pensais que vous gardiez la même idée jusqu’à preuve du contraire.
reason-doctor-saw-likeness = Je pensais que vous preniez ce qui ressemblait aux bons aliments.
reason-doctor-saw-type = Je pensais que vous regardiez les types.
reason-doctor-saw-quantity = Je pensais que vous regardiez les quantités.
reason-doctor-saw-colour = Je pensais que vous regardiez les couleurs.
reason-doctor-saw-round = Je pensais que quelqu’un d’autre décidait à chaque fois.
reason-colleague-no-choice = Pas le choix.
reason-colleague-takes = { $food } : { $percent } % de chances de gagner.
reason-colleague-returns = Faire reposer { $food } : { $percent } % de chances de gagner.
reason-colleague-fresh-table = Avec une table toute fraîche, { $percent } % de chances de gagner.
reason-colleague-passes = On laisse comme ça : { $percent } % de chances de gagner.
reason-colleague-table-will-do = La table fera l’affaire.
reason-colleague-hopeless-table = Le meilleur choix ici n’a que { $percent } % de chances de passer.
reason-colleague-bad-for-you = { $food }, c’était le mauvais choix.
reason-colleague-nothing-to-return = Rien à renvoyer.
reason-colleague-odds = { $food } : { $percent } % de chances que ça passe.

## Ce que l’on dit avec des phrases. $pattern est un régime, ou un morceau de régime, en mots.

say-claim-sure = { $group } ? « { $pattern } », c’est sûr !
say-claim-maybe = { $group } ? « { $pattern } », peut-être…
say-claim-no = { $group } ? Pas « { $pattern } » !
say-want = { $food } pour { INSIDE($group) } !
say-avoid = Surtout pas { $food } pour { INSIDE($group) } !
say-leave = Laissez-nous { $food }, s’il vous plaît.
say-ask = Un avis sur { INSIDE($group) } ?
say-agree = D’accord !
say-unsure = J’hésite…
say-either = { $group } ? Soit « { $one } », soit « { $two } ».
say-look = { $group } : regardez le repas { $meal }.
say-try = Essayons { $food } pour { INSIDE($group) }, histoire d’en savoir plus.
say-means = Le docteur pense à { $food } pour { INSIDE($group) }.
say-trash = Quelque chose de la poubelle pour { INSIDE($group) }.
say-trash-food = { $food }, de la poubelle, pour { INSIDE($group) }.
say-swap = On échange : { $food } pour { INSIDE($group) }, { $other-food } pour { INSIDE($other) }.
say-safe = Prudence avec { INSIDE($group) } : déjà deux croix.
say-disagree = Je ne suis pas d’accord.
say-decide = Je vous laisse décider.
say-thinking = Attendez, je réfléchis.
say-hello = Bonjour !
say-praise = Bien joué !
say-thanks = Merci !
say-again = On en refait une ?
pattern-any = un régime
pattern-cards = { $diet } : { $cards }

## Ce qui n’est pas permis, et ce qui a mal tourné

error-bad-food = Ce n’est pas une carte Nourriture.
error-bad-specification = Ce n’est pas une carte Critère.
error-bad-category = Ce n’est pas une carte Nature.
error-bad-diet = Ce n’est pas un régime.
error-bad-action = La cuisine ne comprend pas ce coup.
error-bad-state = Cette partie est illisible.
error-bad-record = Ce fichier n’est pas une partie enregistrée.
error-group-count = Ce mode ne se joue pas avec ce nombre de groupes.
error-not-an-identity = Cette nourriture n’est sur aucune carte Identité.
error-identities-equal = Deux groupes ne peuvent pas avoir la même identité.
error-yuck-count = Il y a de 0 à 3 jetons Beurk !
error-diet-identity = Ce régime ne va pas avec l’identité du groupe.
error-card-count = Ce régime demande une ou deux cartes Critère.
error-cards-not-asked = Une carte ou deux ? La question ne se pose qu’après avoir pioché Obligation ou Interdiction.
error-cards-equal = Les deux cartes Critère doivent être différentes.
error-cards-one-family = L’Interdiction demande deux cartes de familles différentes.
error-cards-two-families = Avec l’option pour débuter, les deux cartes sont de la même famille.
error-diets-equal = Un autre groupe a exactement ce régime.
error-cards-used-up = Il n’y a pas assez de cartes pour ça.
error-diet-count = Il faut d’abord un régime pour chaque groupe.
error-drawn-only = En mode Confrères, les régimes sont piochés, jamais choisis.
error-bad-pile = La pile doit contenir une fois chacune des 60 nourritures.
error-bad-complications = Il manque des cartes Complications.
error-game-over = La partie est finie.
error-not-in-variant = Ça n’existe pas dans ce mode.
error-not-now = Ce n’est pas possible maintenant.
error-not-your-turn = Ce n’est pas ton tour.
error-no-such-group = Ce groupe n’existe pas.
error-no-token = Ce jeton est déjà utilisé.
error-not-in-exam = Pas d’action spéciale pendant l’examen final.
error-offer-count =
    { $count ->
        [one] Choisis exactement { $count } carte.
       *[other] Choisis exactement { $count } cartes.
    }
error-offer-twice = La même nourriture est citée deux fois.
error-not-in-stock = Cette nourriture n’est pas dans le stock.
error-not-there = Cette nourriture n’est plus là.
error-sent-back = Ce groupe ne peut pas reprendre la nourriture renvoyée.
error-not-taken = Ce groupe n’a pas choisi cette nourriture.
error-cannot-return = Cette nourriture ne peut pas être renvoyée.
error-nothing-else = Le groupe n’aurait plus rien d’autre à prendre.
error-no-such-role = Ce rôle n’existe pas dans cette partie.
error-outcome = La fin enregistrée ne va pas avec les coups joués.
error-unfinished = Cette partie n’est pas terminée : seules les parties finies sont analysées.
error-bad-proof = La preuve de cette partie est illisible.
error-another-deal = Ces deux parties n’ont pas été distribuées avec les mêmes cartes.
error-broken-promise = Les cartes ne sont pas celles promises avant la partie.
error-bad-options = Ces options ne vont pas ensemble.
error-preset-variant = En mode Confrères, les régimes sont toujours piochés.
error-not-seated = Tu n’as pas de place à cette table.
error-no-such-seat = Cette place n’existe pas.
error-seat-taken = Quelqu’un vient de s’asseoir là.
error-seat-roles = Une seule place ne peut pas avoir ces rôles.
error-name-taken = Quelqu’un à cette table porte un nom qui ressemble trop au tien. Choisis-en un autre pour t’asseoir.
error-table-full = Cette table est complète.
error-not-invited = Cette table est privée. Demande le lien à l’hôte.
error-kicked = L’hôte t’a demandé de quitter la table.
error-owner-only = Seul l’hôte de la table peut faire ça.
error-yourself = Tu ne peux pas te faire ça !
error-not-a-bot = Ce n’est pas un bot.
error-not-a-person = Ce n’est pas une personne.
error-not-a-rat = Le plus jeune est forcément un rat.
error-seats-empty = Personne ne joue encore { INSIDE($role) }.
error-not-ready = Tout le monde n’est pas encore prêt.
error-still-here = { $name } est encore là.
error-too-early = À une table lente, un bot n’intervient qu’à la fin du délai.
error-not-stood-in = Aucun bot ne joue à ta place.
error-seated = Tu as déjà une place à cette table.
error-no-latecomers = À cette table, on ne remplace pas les bots en cours de partie.
error-knows-too-much = Tu as vu dans cette partie des secrets que cette place ne doit pas connaître.
error-not-removed = Cette personne peut déjà venir.
error-wrong-stage = Ce n’est pas possible à ce stade.
error-stale = Entre-temps, la partie a avancé. Regarde à nouveau.
error-too-much-done = Tu as déjà fait { $most } choses à cette table. Tu ne peux plus que décider ou partir.
error-log-full = On a déjà fait { $most } choses à cette table. On ne peut plus que décider ou partir.
error-not-yours = Ce n’est pas à toi de le faire.
error-nothing-to-choose = Il n’y a rien à choisir ensemble pour l’instant.
error-solo = Pour ce groupe, une seule personne décide.
error-solo-first = Quelqu’un doit d’abord décider en solo.
error-plan-groups = Choisis une nourriture pour chaque groupe.
error-not-youngest = En cas de désaccord, seul le plus jeune rat tranche.
error-silent-doctor = Doctor Rat se tait jusqu’à la fin.
error-silent-solo = Là, tu décides en solo et en silence.
error-silent-turn = Tu penses tout haut seulement quand ton camp choisit.
error-silent-spectator = Le public ne parle pas aux joueurs.
error-muted = L’hôte t’a retiré la parole.
error-by-voice = À cette table, on se parle de vive voix.
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-talk = Un message compte de 1 à { $most } caractères.
error-bad-phrase = Cette phrase ne va pas avec cette partie.
error-talked-out = Tu as déjà dit { $most } choses à cette table. Elle n’en retient pas davantage.
error-too-much-said = On a déjà dit { $most } choses à cette table. Elle n’en retient pas davantage.
error-phrase-not-now = Cette phrase n’est pas pour ce moment de la partie.
error-phrase-across = L’autre camp ne doit entendre parler que de ton régime et de tes nourritures.
error-no-side-talk = Seul un camp de plusieurs personnes peut se parler à part, et seulement pendant la partie.
error-bad-id = Cette commande a mal tourné. Réessaie.
error-no-guest = La cuisine ne te connaît pas encore. Dis-nous d’abord ton nom.
error-no-table = Cette table n’existe pas.
error-not-found = Il n’y a rien ici.
error-unreadable = La cuisine n’arrive pas à lire ça.
error-too-large = C’est trop gros.
error-too-fast = Doucement ! La cuisine ne suit plus.
error-talk-too-fast = Laisse les autres en placer une : patiente un instant.
error-tables-too-fast = Tu viens d’ouvrir beaucoup de tables. Réessaie dans une minute.
error-busy = La cuisine est débordée. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-many-tables = Tu as déjà trop de tables.
error-too-many-sockets = Cette table est ouverte dans trop de fenêtres.
error-too-many-shares = Tu as déjà { $most } liens. Retires-en un d’abord.
error-no-share = Ce lien ne mène nulle part. Il a peut-être été retiré.
error-bad-origin = Cette page vient d’ailleurs.
error-bad-link = Ce lien a déjà servi ou il est trop vieux.
error-not-finished = La partie n’est pas encore finie.
error-deal-closed = D’autres jouent aussi cette donne. Tu pourras regarder quand tu l’auras terminée à ta propre table.
error-deal-fixed = D’autres tables jouent cette donne avec les mêmes options : elles ne changent pas.
error-deal-played = Tu joues déjà cette donne à une autre table, ou tu la connais.
error-deal-played-by = { $name } joue déjà cette donne à une autre table, ou la connaît.
error-no-challenge = La donne de cette partie ne peut pas servir de défi.
error-other-team = Tu es dans une autre équipe de ce tournoi.
error-too-many-teams = Ce tournoi ne peut pas avoir plus d’équipes.
error-team-full = Cette équipe ne peut pas avoir plus de membres.
error-not-for-you = Pas pour tes yeux !
error-unavailable = La cuisine ne répond pas. Réessaie dans un instant.
error-broken-table = Le journal de cette table est endommagé : la partie ne peut pas continuer. Le serveur l’a signalé.
error-table-closed = Les responsables du serveur ont fermé cette table.
error-blocked = Tu ne peux pas entrer pour le moment. Les responsables du serveur t’ont bloqué l’accès, à toi ou à ton réseau.
error-read-only = Tu peux regarder, mais rien ne peut être joué ni modifié pour le moment.
error-internal = Quelque chose a cassé en cuisine. Tu n’y es pour rien.
