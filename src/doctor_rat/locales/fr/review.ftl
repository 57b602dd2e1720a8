### Revoir une partie. $group, $food, $foods, $taken sont prêts à lire ; $percent, $best, $before, $after sont des nombres.

## L’écran

review-title = Revoir la partie
review-viewer = Vu par qui ?
review-viewer-rats = Les rats
review-viewer-all = Cartes sur table
review-nothing = Derrière le paravent : les autres n’ont rien remarqué.
review-drew = Doctor Rat pioche : { $foods }.
review-threw = Beurk ! Doctor Rat jette : { $thrown }. Il pioche : { $drawn }.
review-offered = Doctor Rat choisit : { $foods }.
review-controls = Parcourir la partie
review-next = Étape suivante
review-back = Étape précédente
review-next-meal = Repas suivant
review-back-meal = Repas précédent
review-step = Étape { $step } sur { $steps }
review-step-value = Repas { $meal }, étape { $step } sur { $steps }
review-timeline = Repas
review-meal = Repas { $meal }
review-meal-marks =
    { $count ->
        [0] rien à signaler
        [one] { $count } moment à revoir
       *[other] { $count } moments à revoir
    }
review-meal-verdicts =
    { $good ->
        [one] { $good } bon, { $bad } mauvais
       *[other] { $good } bons, { $bad } mauvais
    }
review-keys = Flèches : étape par étape ; avec Maj : de repas en repas.
review-stock = Derrière le paravent
review-stock-empty = Le stock du docteur est vide.
review-intentions = Ce que les bots avaient en tête
review-thrown = Jeté avec Beurk !
review-won = Gagné !
review-lost-crosses = Perdu au repas { $meal } : une troisième croix rouge
review-lost-exam = Perdu à l’examen final
review-unfinished = Partie interrompue
review-to-the-end = Aller à la fin de la partie
review-diets = Les régimes

## Quelle certitude ?

review-bars = À quel point pouvait-on être sûr ?
review-bars-text = La barre donne les chances qu’une nourriture soit bonne, d’après tout ce qu’on pouvait savoir.
review-bars-none = Ici, personne ne choisit.
review-bar =
    { $percent ->
        [0] { $food } : mauvais, c’est sûr
        [100] { $food } : bon, c’est sûr
       *[other] { $food } : { $percent } % de chances que ce soit bon
    }
review-percent = { $percent } %
review-taken = choisi
review-best = meilleur plan
review-was-good = bon
review-was-bad = mauvais
review-plan-best = Chances que tout soit bon avec ce plan : { $percent } %. Avec le meilleur : { $best } %.
review-plan-was-best = Chances que tout soit bon avec ce plan : { $percent } %. Il n’y avait pas mieux.

## La courbe du savoir

review-curve = Ce qu’on pouvait savoir
review-curve-text = La probabilité du vrai régime au début de chaque repas, en pour cent.
review-curve-table = En tableau
review-curve-cell =
    { $count ->
        [one] { $percent } %, { $count } possible
       *[other] { $percent } %, { $count } possibles
    }

## Moments à revoir

review-highlights = À revoir de plus près
review-highlights-none = Un dîner tranquille : rien à signaler.
review-highlights-all = Tout afficher ({ $count })
review-tone =
    { $tone ->
        [good] Bien joué
        [bad] Aïe
        [learnt] Leçon
       *[plain] À voir
    }
review-sure = À coup sûr : quels que soient les régimes, ce plan ne pouvait pas rater.
review-risky = Un plan osé : { $percent } %. Il y en avait un à { $best } %.
review-lucky = Veinards ! Seulement { $percent } % de chances.
review-unlucky = Pas de bol : { $percent } % de chances, et pourtant…
review-missed-safe = { $food } pour { INSIDE($group) }, ça passait avec tous les régimes encore possibles, et personne n’en a voulu. Choisi à la place : { $taken }.
review-lesson = Le verdict le plus instructif : { $food } pour { INSIDE($group) }. Régimes possibles : { $before } avant, { $after } après.
review-known = { $group } : à partir d’ici, on pouvait connaître le régime.
review-turning-point = Le tournant : le meilleur plan passe de { $before } % à { $after } %.
review-exam =
    { $known ->
        [0] À l’examen final sans connaître un seul régime à coup sûr : { $percent } %.
        [one] À l’examen final avec { $known } régime connu sur { $groups } : { $percent } %.
       *[other] À l’examen final avec { $known } régimes connus sur { $groups } : { $percent } %.
    }
review-lost-by = { $food } pour { INSIDE($group) } : la bouchée de trop.
review-doctor-had-no-good = Rien de bon pour { INSIDE($group) }, ni dans le stock ni dans la poubelle.
review-doctor-kept-good = Rien de bon sur la table pour { INSIDE($group) }, et le docteur gardait { $food } sous la patte.
review-yuck-front = Beurk ! Groupes avec quelque chose de bon à manger : { $before } avant, { $after } après.
review-yuck-back-saved = Beurk ! Juste au bon moment pour { INSIDE($group) }. Mauvais choix évité : { $food }. Bon choix à la place : { $taken }.
review-yuck-back-vain = Beurk ! Mais pour rien : { $food }, c’était mauvais pour { INSIDE($group) }, et { $taken } aussi.
review-yuck-back-wrong = Beurk ! Par erreur : { $food }, c’était bon pour { INSIDE($group) }.

## Ses propres marques

review-marks = Tes marques
review-marks-text = Ce que disait ta feuille de déduction à la fin.
review-marks-true = Ta marque sur le vrai régime
review-marks-ruled-out =
    { $count ->
        [one] { $count } régime exclu
       *[other] { $count } régimes exclus
    }
review-notes = Tes notes

## Parties enregistrées

review-open = Ouvrir une partie enregistrée
review-open-text = Quelqu’un a gardé une partie dans un fichier ? Ouvre-le pour la revoir ; la cuisine n’en garde rien.
review-open-drop = Dépose le fichier ici, ou choisis-le.
review-choose-file = Choisir un fichier
review-record = Enregistrer
review-share = Partager
review-reading = On regarde ça…
review-which-game = Quelle partie ?
review-game-number = Partie { $number }
review-another = Une autre partie
review-broken = Partie impossible à montrer
review-broken-code = Code pour les curieux : { $code }
review-waiting-title = Encore à table

## Ce qui a tout décidé

analysis-title = Le fil de la partie
analysis-mark =
    { $mark ->
        [inaccuracy] imprécision
        [mistake] erreur
        [blunder] gaffe
        [only] le seul bon coup
       *[great] excellent
    }
analysis-side =
    { $side ->
        [rats] Les rats
        [doctor] Doctor Rat
        [colleague-0] Docteur A
       *[colleague-1] Docteur B
    }
analysis-cost = Chances de gagner : de { $before } % à { $after } %.
analysis-better = Mieux : { $text }.
analysis-start = Au début
analysis-luck = La chance
analysis-end = À la fin
why-safe = { $food } pour { INSIDE($group) } : bon avec tous les régimes encore possibles.
why-safe-for-all = Un plan convenait à tous, quels que soient les régimes.
why-odds = Chances que tout soit bon : { $percent } % avec ce choix, { $best } % avec le meilleur plan.
why-tells = { $food } pour { INSIDE($group) } : un verdict plus instructif. Sur { $left } régimes possibles, « bon » en écarte { $if_good }, « mauvais » { $if_bad }.
why-left =
    { $left ->
        [one] { $group } : encore 1 régime possible.
       *[other] { $group } : encore { $left } régimes possibles.
    }
why-trash = { $group } : le meilleur pari était dans la poubelle, { $food }.
why-bound-good = Avec la meilleure offre, { INSIDE($group) } auraient sans doute pris { $food } (chances estimées : { $percent } %), avec raison.
why-bound-bad = Avec cette offre, { INSIDE($group) } prendraient sans doute { $food } (chances estimées : { $percent } %), à tort.
why-feeds = Il y avait mieux pour { INSIDE($group) } : { $food }. Cette offre n’avait rien pour eux.
why-nothing-good = Rien de bon pour { INSIDE($group) }, ni en stock ni dans la poubelle.
why-to-return = Une mauvaise carte pour { INSIDE($group) } : { $food }. On pouvait la refuser.
why-returned-good = Une bonne carte pour { INSIDE($group) } : { $food }. Inutile de la refuser.
why-kept = Une bonne carte pour { INSIDE($group) } : { $food }. Mais une fois refusée, elle pouvait servir à un autre repas.
why-nothing-else = Une mauvaise carte pour { INSIDE($group) } : { $food }. Mais il n’y avait rien de mieux à prendre.
why-saved-token = Une mauvaise carte pour { INSIDE($group) } : { $food }. Mais le jeton Beurk ! peut valoir plus par la suite.
why-third-cross = { $group } : une croix rouge de plus, et la partie était finie.
why-own-odds = { $food } : { $percent } % de chances d’être bon, d’après les seuls verdicts.
why-own-odds-less = Moins de chances d’être bon d’après les seuls verdicts ({ $best } % au lieu de { $percent } %), et pourtant plus de parties gagnées : { $food }.
why-needed = { $group } pouvait manger { $food } : mieux valait ne pas y toucher.
why-table-empty = Rien de bon sur la table pour { INSIDE($group) }.
why-plan-odds = Chances que tout ce plan soit bon : { $percent } %.
why-likely = { $food } pour { INSIDE($group) } : { $percent } % de chances d’être bon.
why-verdict = { $food } pour { INSIDE($group) } : un verdict très instructif. Sur { $left } régimes possibles, « bon » en écarte { $if_good }, « mauvais » { $if_bad }.
why-offer-good = Avec cette offre, { INSIDE($group) } prendraient sans doute { $food } (chances estimées : { $percent } %), avec raison.
why-for-all = Cette offre avait de quoi bien nourrir chaque groupe.
why-for-some = Groupes que cette offre pouvait bien nourrir en même temps : { $fed } sur { $count }.
why-nothing-for = Rien de bon pour { INSIDE($group) } dans cette offre, ni dans la poubelle.
why-stock = Bonnes cartes pour { INSIDE($group) } : { $good } sur { $count } en stock, et { $percent } % de celles à piocher.
why-stays-bad = Une mauvaise carte pour { INSIDE($group) } : { $food }. Elle reste dans l’assiette.
why-plates-good = Tout ce qui est dans les assiettes est bon.
why-table-good = Il y avait de quoi manger sur la table pour { INSIDE($group) } : { $food }.
story-decided-by = Le moment décisif : un choix au repas { $meal } ({ $points } points). { $side } : il y avait mieux.
story-decided-by-luck = Le moment décisif : ce qui est sorti au repas { $meal } ({ $points } points).
story-steady = Aucun tournant : les chances de gagner sont restées bonnes du début à la fin.
story-won-by-play = Bien joué et gagné : décisions { $play } points, chance { $luck }.
story-won-with-luck = Gagné avec un peu de chance : décisions { $play } points, chance { $luck }.
story-mostly-luck = Perdu par malchance plus que par les décisions : chance { $luck } points, décisions { $play }.
story-mostly-play = Perdu par les décisions plus que par malchance : décisions { $play } points, chance { $luck }.
story-best = Meilleurs choix. { $one_points ->
        [0] { $one } : aucun ne se détache.
        [one] { $one } : au repas { $one_meal }, { $one_points } point de mieux que tout le reste.
       *[other] { $one } : au repas { $one_meal }, { $one_points } points de mieux que tout le reste.
    } { $two_points ->
        [0] { $two } : aucun ne se détache.
        [one] { $two } : au repas { $two_meal }, { $two_points } point de mieux que tout le reste.
       *[other] { $two } : au repas { $two_meal }, { $two_points } points de mieux que tout le reste.
    }

## Les choix possibles, et une seconde chance

analysis-asking = Toutes les décisions passent à la balance…
analysis-meanwhile = Des experts rejouent la suite de chaque décision des centaines de fois, pour voir combien elle a changé les chances de gagner.
analysis-refining = Premiers chiffres. De plus précis arrivent.
analysis-half = Premiers chiffres. Pas de plus précis pour l’instant.
analysis-line = Les chances de gagner, repas par repas
analysis-all = Les { $count } décisions marquées
analysis-account = Le compte des points
analysis-account-text = En points sur cent. Une décision ne gagne jamais rien : elle perd ce qui la sépare de la meilleure trouvée. La chance fait le reste.
analysis-none = Impossible de peser les décisions pour le moment.
analysis-ask-again = Réessayer
analysis-candidates = { $side } : chances de gagner avec…
analysis-done = c’est ce qui a été fait
analysis-belief = Avec les seuls verdicts, en jouant simplement : { $percent } %.
analysis-act =
    { $act ->
        [yuck-front] Beurk ! De nouveaux aliments
        [serve] À table
        [analyse] Les verdicts
       *[pass] Passer
    }
analysis-act-offer = Proposer { $foods }
analysis-act-take = { $food } pour { INSIDE($group) }
analysis-act-return = Beurk ! { $food } : retour au centre
analysis-act-predict =
    { $good ->
        [yes] { $group } : bon
       *[no] { $group } : mauvais
    }

## Apprendre de ses erreurs

practice-open =
    { $count ->
        [one] Apprendre d’une erreur
       *[other] Apprendre de { $count } erreurs
    }
practice-title = Apprendre de ses erreurs
practice-number = { $number } sur { $count }
practice-find = { $side } : il y a mieux à faire.
practice-was = Dans la partie : { $text }. Chances de gagner : de { $before } % à { $after } %.
practice-right = C’est ça !
practice-wrong = Pas tout à fait : { $chance } %. Le meilleur choix a { $best } %.
practice-weighing = Sur la balance…
practice-hint = Indice
practice-hint-plain = Un autre choix sur cette table gagne plus souvent.
practice-show = Voir la réponse
practice-again = Réessayer
practice-next = Suivant
practice-answer = Le mieux : { $text }.
practice-none = Rien à apprendre ici. Bien joué !
practice-none-side = { $side } : rien à apprendre ici. Bien joué !
practice-done = C’était la dernière. Bravo !
practice-back = Retour à la partie

## Continuer à partir d’ici

study-title = Continuer à partir d’ici
study-text = Une nouvelle table dans cette position, pour étudier. Les régimes y restent secrets.
study-over = La partie s’arrête ici. Reviens en arrière pour continuer depuis une position antérieure.
study-as = Tu joues
study-pile = Les nourritures que personne n’avait vues
study-pile-which =
    { $pile ->
        [new] mélangées à nouveau
       *[same] comme elles étaient
    }
study-alone = Seul avec des bots
study-friends = Entre amis
