### Apprendre : la première partie accompagnée, et les règles avec nos propres mots.
### Prêts à lire : $group, $food et $list. Une $list donne le nombre de régimes restants par groupe : « 131 (Glouglous), 90 (Trognons) ».

## La page

learn-title = Apprendre à jouer
learn-text = Deux petits dîners avec les régimes pour débuter. Quelqu’un s’assoit près de toi et t’explique tout. À part ça, c’est une vraie partie.
learn-as-rats = D’abord dans la peau des rats
learn-as-rats-text = Tu mènes les trois groupes et tu trouves ce que chacun peut manger.
learn-as-doctor = Puis dans celle de Doctor Rat
learn-as-doctor-text = Tu connais tous les régimes, tu choisis les cartes, et motus !
learn-start = C’est parti
learn-go-on = Reprendre ta leçon
learn-read-rules = Ou lire les règles, avec toutes les cartes
learn-coach = Ton voisin de table
learn-next = Compris
learn-sheet = Feuille
learn-sheet-close = Fermer la feuille
learn-diets-close = Fermer la liste
learn-leave = Continuer sans aide
learn-meal = Repas { $meal } sur 8
learn-group-left = { $count } ({ $group })
learn-watch = Psst ! Regarde les serviettes : le verdict tombe.

## Avec les rats

learn-rats-welcome = Bienvenue ! Tu mènes trois groupes de rats, un par serviette. Chacun a un régime secret. À toi de les trouver avant la fin du repas 8.
learn-rats-identity = Sur sa carte, le rat tient ce que son groupe préfère. Cette nourriture va toujours avec son régime : voilà ton premier indice.
learn-rats-prepare = Doctor Rat connaît les régimes. Il fait ses choix derrière son paravent et n’a pas le droit de dire un mot.
learn-rats-offer = Voici les cartes du docteur pour ce repas. Il voudrait gâter tout le monde, mais il n’a pas le droit de dire quelle carte est pour qui.
learn-rats-trash = Ce qui traîne dans la poubelle, personne ne l’a choisi. Un groupe a quand même le droit d’y manger.
learn-rats-give = Une carte par groupe : touche-la, puis touche une serviette, ou fais-la glisser. Aucune idée ? Devine ! Chaque verdict t’apprend quelque chose.
learn-rats-eat = Chaque groupe a sa carte. On mange ! Après, plus question de changer d’avis.
learn-rats-yucked = Beurk ! Le docteur a renvoyé cette carte : elle était sans doute mauvaise pour ce groupe. Choisis-en une autre.
learn-rats-return = Maintenant, le docteur peut dire « Beurk ! » à une carte, ou laisser manger tout le monde.
learn-rats-verdict = Une coche : ça va avec le régime. Une croix : non. À la troisième croix dans une même rangée, tout le monde perd.
learn-rats-think = Regarde une serviette. Obligation : qu’ont en commun l’identité et toutes les cartes cochées ? Interdiction : qu’évitent-elles toutes ? Type, quantité ou couleur ; une croix aide aussi.
learn-rats-guess = Autre indice : pourquoi le docteur a-t-il choisi justement ces cartes ? L’une d’elles est sans doute pour toi.
learn-rats-extra = Repas 3 : la pile ajoute une carte. Celle-là, le docteur ne l’a pas choisie.
learn-rats-left = Régimes encore possibles : { $list }. La feuille te dit lesquels.
learn-rats-alternate = Alternance suit le numéro du repas : une carte compte aux repas impairs, l’autre aux repas pairs. Peux-tu déjà nommer les trois régimes de tes groupes ?
learn-rats-lean = Repas 5 : le docteur n’a rien pioché. Il a fait avec les restes.
learn-rats-danger = { $group } ont deux croix. Encore une, et tout le monde perd. Ici, joue la prudence.
learn-rats-thrown = Beurk ! Le docteur a jeté tout son stock et repioché. Il était dans le pétrin.
learn-rats-exam = Repas 8, l’examen final : une seule croix, et c’est perdu. Donne à chaque groupe la carte la plus sûre.
learn-rats-wait = Un instant : c’est au tour du docteur.
learn-rats-won = Examen réussi ! Tu sais jouer. On passe de l’autre côté du paravent ?
learn-rats-lost = Perdu, tous ensemble. Ça arrive aux meilleurs rats. Revois ce qu’on pouvait deviner, ou réessaie.

## Avec le docteur

learn-doctor-welcome = Te voilà Doctor Rat. Tu veux que tous les groupes mangent bien, et tu n’as pas le droit de leur dire comment.
learn-doctor-diets = Il n’y a que toi qui vois les régimes. À côté de chaque serviette, l’étiquette dit ce que le groupe peut manger. Touche-la pour tout lire.
learn-doctor-stock = Voici ton stock. Choisis trois cartes pour la table : l’idéal, c’est une bonne pour chaque groupe, et que les rats devinent laquelle est à qui.
learn-doctor-yuck-front = Vraiment rien de bon ? Un jeton Beurk ! jette tout le stock et t’en donne un nouveau. Tu en as trois pour toute la partie.
learn-doctor-choose =
    { $count ->
        [one] Choisis { $count } carte, puis confirme.
       *[other] Choisis { $count } cartes, puis confirme.
    }
learn-doctor-chosen = C’est assez pour la table. Confirme ton choix, ou touche une carte pour en changer.
learn-doctor-serve = « À table ! », c’est tout ce que tu as le droit de dire. Ensuite, écoute les rats choisir, sans un frisson de moustache.
learn-doctor-listen = Les rats choisissent, et toi, tu te tais. Ce qu’ils prévoient s’affiche à côté des serviettes. Et on ne toussote pas !
learn-doctor-yuck-back = Un groupe tient une carte mauvaise pour lui ? Un jeton Beurk ! peut la renvoyer, et le groupe en prend une autre. Ça leur en dit long !
learn-doctor-verdict = Rends ton verdict : bon ou mauvais pour chaque groupe. Le jeu connaît les réponses.
learn-doctor-lesson = Tu vois ? Chaque verdict apprend quelque chose aux rats, même les croix. Sers des cartes qui les aideront à deviner la prochaine fois.
learn-doctor-trash = Ce que personne n’a mangé finit dans la poubelle. Les rats peuvent encore l’y repêcher plus tard : rien n’est perdu.
learn-doctor-extra = Repas 3 : après ton choix, la pile ajoute une carte. On verra bien laquelle.
learn-doctor-save = Le repas 5 approche, et tu n’y piocheras rien. Garde du bon de côté.
learn-doctor-lean = Repas 5 : pas de pioche. Choisis dans ce qui reste de ton stock.
learn-doctor-exam = Repas 8, l’examen final : une seule croix, et c’est perdu. Et plus aucun jeton ne peut t’aider. Choisis bien !
learn-doctor-wait = Un instant : c’est au tour des rats.
learn-doctor-won = Tout le monde a réussi, et tu n’as pas dit un mot. Bravo, docteur !
learn-doctor-lost = Perdu, tous ensemble. Revois ce que les rats pouvaient deviner, ou réessaie.

## La fin d’une leçon

learn-end-again = Encore une fois
learn-end-doctor = Jouer le docteur
learn-end-rats = Jouer les rats
learn-end-review = Revoir
learn-end-real = Jouer pour de bon

## Les règles, avec nos propres mots

rules-title = Les règles
rules-lead = De 2 à 7 joueurs, qui gagnent ou perdent ensemble. Voici les règles telles qu’on les joue ici, avec nos propres mots ; celles d’origine sont dans la boîte.
rules-contents = Sur cette page
rules-print = Imprimer
rules-try = Plutôt apprendre en jouant ?
rules-top = Haut de page

rules-idea = De quoi s’agit-il ?
rules-idea-text = Certains rats ne peuvent pas tout manger. Doctor Rat connaît le régime de chaque groupe, mais il lui est interdit d’en parler. Tout ce qu’il peut faire, c’est choisir les cartes qui arrivent sur la table, puis dire ce qui était bon et ce qui était mauvais. De repas en repas, les rats en déduisent ce que chaque groupe peut manger.
rules-idea-goal = Il y a huit repas. Le huitième est l’examen final : si chaque groupe y mange quelque chose de bon, tout le monde gagne. Si un groupe reçoit sa troisième croix rouge, ou si une seule croix rouge tombe à l’examen, tout le monde perd.

rules-foods = Les nourritures
rules-foods-text = Il y a 60 cartes Nourriture : chaque type, en chaque quantité de 1 à 4, dans chaque couleur, une seule fois. Les pommes et les carottes sont des végétaux.
rules-foods-signs = Chaque couleur a aussi sa lettre, sa forme de badge, son motif et sa découpe au bord de la carte. Pas besoin de distinguer les couleurs pour jouer.
rules-foods-type =
    { $type ->
        [cheese] Fromages
        [liquid] Liquides
       *[vegetable] Végétaux
    }
rules-identities = Les groupes
rules-identities-text = On joue avec deux ou trois groupes. Chacun a une carte Identité, avec une nourriture qui va avec son régime. Un groupe peut réunir plusieurs joueurs, et un joueur peut mener plusieurs groupes.

rules-diets-text = Chaque groupe suit l’un de ces régimes, avec les cartes qui le complètent. Les rats peuvent consulter cette liste quand ils veulent ; à eux de trouver lequel est le leur.
rules-diets-example = Un exemple
rules-diets-example-row = { $food } : l’identité
rules-diets-alternating = C’est le numéro du repas qui compte, pas la place dans la rangée. Une croix n’y change rien.
rules-diets-previous = La nourriture précédente est toujours la dernière de la rangée, bonne ou mauvaise, couverte ou non. Au premier repas, c’est l’identité.
rules-diets-unique = Deux groupes peuvent avoir le même régime, mais jamais avec exactement les mêmes cartes.

rules-specifications = Cartes Critère
rules-specifications-text = Une nourriture correspond si elle est de ce type, si elle a cette quantité ou si elle est de l’une des deux couleurs.
rules-categories = Cartes Nature
rules-categories-text = Pour Identique et Différente : ce que l’on compare.

rules-setup = Avant le premier repas
rules-setup-doctor = Le mieux est que le docteur soit quelqu’un qui a lu les règles.
rules-setup-1 = Les rats disent s’il y aura deux ou trois groupes. Chaque groupe reçoit une identité.
rules-setup-identities = À deux groupes, on joue avec deux des trois identités : au hasard, sauf si vous préférez les choisir.
rules-setup-2 = Le docteur donne à chaque groupe un régime, pioché ou choisi en secret. Ce régime doit aller avec l’identité.
rules-setup-draw = Un docteur qui pioche Obligation ou Interdiction décide s’il y joint une ou deux cartes Critère. Tout le monde peut savoir si un régime a été pioché ou choisi.
rules-setup-4 = On mélange les nourritures. Pour commencer, la poubelle en reçoit une de moins qu’il n’y a de groupes, face visible.
rules-setup-first = Pour la première partie, il y a trois régimes faciles : rouge ou bleu pour le liquide bleu, jamais de liquide pour les végétaux verts, quantité 3 pour les fromages rouges.

rules-meal = Un repas
rules-meal-prepare = Le docteur prépare
rules-meal-prepare-text = Il pioche pour son stock une carte de plus qu’il n’y a de groupes, puis choisit dans ce stock autant de cartes que de groupes, pour la table. Ce qu’il ne choisit pas reste dans son stock, caché aux rats.
rules-meal-choose = Les rats choisissent
rules-meal-choose-text = Ils en discutent. Chaque groupe prend exactement une carte, sur la table ou dans la poubelle. S’ils ne sont pas d’accord, le plus jeune tranche. Si une seule personne mène tous les groupes, elle a tout intérêt à réfléchir à voix haute : le docteur écoute. Ce qui reste sur la table part à la poubelle.
rules-meal-judge = Le verdict
rules-meal-judge-text = Pour chaque groupe, le docteur dit bon ou mauvais. La carte va au bout de la rangée du groupe, avec une coche verte ou une croix rouge.
rules-meal-silence = Le docteur se tait toute la partie. Il annonce le repas, dit bon ou mauvais, et répond bien vu ou raté aux pronostics du groupe Mégalomaniaque. Rien d’autre, pas même une grimace.
rules-meal-special = Trois repas pas comme les autres
rules-meal-three = Repas 3 : après le choix du docteur, la pile ajoute une carte. On mélange le tout.
rules-meal-five = Repas 5 : le docteur ne pioche rien.
rules-meal-eight = Repas 8 : l’examen final. Aucune action spéciale, et une seule croix rouge fait tout perdre.

rules-tokens = Actions spéciales
rules-tokens-text = Le docteur a des jetons pour les moments difficiles. Aucun ne sert au repas 8.
rules-yuck-front = Beurk ! (recto)
rules-yuck-front-text = Avant de choisir : tout le stock quitte le jeu sans être montré, et le docteur pioche autant de nouvelles cartes.
rules-yuck-back = Beurk ! (verso)

rules-complications = Complications
rules-complications-after = Après ce repas, la carte rejoint la rangée comme croix verte. Ce n’est ni une coche ni une croix rouge, et on recompte à partir de zéro.

rules-colleagues = Confrères
rules-colleagues-text = Pour deux docteurs, ou deux équipes. Chacun a une identité, et un régime que seul l’autre voit. Vous vous jugez l’un l’autre.
rules-colleagues-2 = À chaque repas, on pioche trois cartes pour la table, visibles par les deux. Aux repas 5 et 8, on n’en pioche aucune : les deux mangent dans la poubelle.
rules-colleagues-3 = Avant le choix, chacun peut dire « Beurk ! » à tout ce qui est sur la table et dans la poubelle : tout quitte le jeu, et on pioche autant de cartes.
rules-colleagues-4 = Le premier joueur prend une carte, puis c’est à l’autre. Au premier repas, c’est la plus petite quantité sur l’identité qui commence ; ensuite, on change de premier joueur après chaque repas.
rules-colleagues-5 = Puis chacun peut dire « Beurk ! » à la carte de l’autre. Elle revient sur la table, et l’autre en prend une différente.
rules-colleagues-6 = Réfléchissez à voix haute en choisissant, c’est conseillé. Mais ne commentez jamais le raisonnement de l’autre.

rules-end = La fin
rules-end-win = Gagné : l’examen est fini, et personne n’y a reçu de croix rouge.
rules-end-lose = Perdu : un groupe a trois croix rouges non couvertes, ou quelqu’un en reçoit une à l’examen. La partie s’arrête aussitôt.
