### Problèmes. $group, $other, $food, $foods, $diet et $answer sont prêts à lire ; $percent et $next sont des nombres.

## La page

puzzle-title = Problèmes
puzzle-intro = Une table, une question, une seule bonne réponse.
puzzle-loading = On met la table…
puzzle-none = Il ne reste plus de problème de ce thème pour toi. Choisis-en un autre.
puzzle-task = Ta mission
puzzle-kind =
    { $kind ->
        [eat] Que peuvent-ils manger ?
        [together] Tous à la fois
        [question] Une seule question
        [orders] Sur ordonnance
       *[way-out] La porte de sortie
    }
puzzle-task-eat = Une seule nourriture ici est bonne à coup sûr pour { INSIDE($group) }. Laquelle ?
puzzle-task-together = Donne une nourriture à chaque groupe. Quel plan a le plus de chances d’être entièrement bon ?
puzzle-task-question = Une nourriture pour { INSIDE($group) } : quel verdict en dirait le plus sur leur régime ?
puzzle-task-orders = Tu es le docteur et tu connais les régimes. Que sers-tu ?
puzzle-task-way-out = Tu es le docteur. Un seul jeton sauve la partie : lequel, et comment ?
puzzle-rats = Ces rats retiennent chaque verdict et prennent ce qui a le plus de chances de convenir à tous à la fois.
puzzle-choose-for = Choisis une nourriture pour { INSIDE($group) }.
puzzle-theme = Thème
puzzle-theme-name =
    { $theme ->
        [all] Tous les problèmes
        [eat] Que peuvent-ils manger ?
        [together] Tous à la fois
        [question] Une seule question
        [orders] Sur ordonnance
        [way-out] La porte de sortie
        [exam] L’examen final
       *[two-groups] Deux groupes
    }
puzzle-hardness = Cote du problème : { $rating }
puzzle-rating = Ta cote : { $rating }
puzzle-rating-unsure = Ta cote : environ { $rating }
puzzle-rating-up = en hausse de { $change }
puzzle-rating-down = en baisse de { $change }
puzzle-streak =
    { $count ->
        [one] { $count } d’affilée
       *[other] { $count } d’affilée
    }
puzzle-best-streak = Record : { $count }
puzzle-right = Exact !
puzzle-wrong = Pas tout à fait.
puzzle-answer = La réponse : { $answer }.
puzzle-answer-take = { $food } pour { INSIDE($group) }
puzzle-answer-offer = servir { $foods }
puzzle-answer-yuck-front = Beurk !, et un stock tout frais
puzzle-answer-yuck-back = Beurk !, et retour de { $food } pris par { INSIDE($group) }
puzzle-why = Pourquoi
puzzle-next = Problème suivant
puzzle-day = Problème du jour
puzzle-day-done = Tu as déjà répondu au problème du jour. Le revoici, pour le plaisir.
puzzle-storm = Tempête
puzzle-storm-text = Le plus possible en trois minutes. Une erreur ne coûte que du temps.
puzzle-storm-start = Lancer la tempête
puzzle-storm-left = Encore { $seconds } secondes
puzzle-storm-score = Résolus : { $count }
puzzle-storm-over = La tempête est passée.
puzzle-storm-result =
    { $solved ->
        [one] { $solved } problème résolu sur { $tried }.
       *[other] { $solved } problèmes résolus sur { $tried }.
    }
puzzle-storm-best = Ta meilleure tempête : { $count }
puzzle-storm-again = Encore une fois
puzzle-storm-leave = Retour aux problèmes
puzzle-not-rated = Celui-ci ne compte pas pour ta cote.

## Pourquoi c’est la bonne réponse

puzzle-why-sure =
    { $left ->
        [one] Il ne reste que { $left } régime possible pour { INSIDE($group) }, et il permet { $food }.
       *[other] Il reste { $left } régimes possibles pour { INSIDE($group) }, et tous permettent { $food }.
    }
puzzle-why-not-sure =
    { $out ->
        [one] { $food } : exclu par { $out } régime sur { $left }. { $diet }.
       *[other] { $food } : exclu par { $out } régimes sur { $left }. Par exemple : { $diet }.
    }
puzzle-why-plan = Ce plan a { $percent } % de chances d’être entièrement bon. Le meilleur après lui : { $next } %.
puzzle-why-part = { $food } pour { INSIDE($group) } : { $percent } % de chances que ça passe.
puzzle-why-clash = Chacun pour soi, { INSIDE($group) } et { INSIDE($other) } voudraient tous { $food }.
puzzle-why-tells = { $food } : { $percent } % de chances que ça passe. « Bon » laisserait { $if_good } régimes, « mauvais » { $if_bad } : un partage presque égal en dit le plus.
puzzle-why-tells-nothing = { $food } : le verdict est connu d’avance, il n’apprend rien.
puzzle-why-tells-less = { $food } : { $percent } % de chances que ça passe, c’est plus loin d’une chance sur deux.
puzzle-why-wins = Joué jusqu’au bout bien des fois, ce choix gagne { $percent } % des parties. Le meilleur après lui : { $next } %.
puzzle-why-they-take =
    { $good ->
        [yes] { $group } prennent { $food } : bon.
       *[no] { $group } prennent { $food } : mauvais, mais c’est supportable.
    }
puzzle-why-back =
    { $crosses ->
        [3] { $food }, ce serait la troisième croix rouge pour { INSIDE($group) }.
       *[other] { $food }, ce serait la croix rouge numéro { $crosses } pour { INSIDE($group) }.
    }
puzzle-why-front = Rien dans le stock n’aide assez. Du frais vaut bien un jeton.
