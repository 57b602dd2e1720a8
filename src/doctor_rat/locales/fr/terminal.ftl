### Ce que dit seulement le terminal. Les commandes se tapent partout de la même façon : offer, serve, good, 3rc.
### $group est un nom, ou un numéro avec un nom court (« 0 Glouglous ») ; $food et $foods sont en notation (3rc).

## Morceaux de phrases

# Avec une espace insécable.
terminal-group = { $number } { $group }
terminal-food = { $food } ({ $name })
terminal-of = { $name } : { $text }
terminal-diet = { $name }. { $diet }.
terminal-list =
    { $count ->
        [1] { $one }
        [2] { $one } et { $two }
       *[3] { $one }, { $two } et { $three }
    }

## Avant la partie

terminal-warming-up = La cuisine chauffe : la toute première fois, cela prend une minute.
terminal-welcome = Bienvenue dans la cuisine de Doctor Rat !
terminal-ask-role = Qui veux-tu être ?
terminal-ask-role-rats = r   tous les rats : trouve ce que vous pouvez manger (ou juste Entrée)
terminal-ask-role-doctor = d   Doctor Rat : tu sais tout, mais motus !
terminal-ask-role-a = a   l’un des deux docteurs, en mode Confrères : chacun connaît le régime de l’autre
terminal-ask-groups = Combien de groupes de rats ?
terminal-ask-groups-3 = 3   trois (ou juste Entrée)
terminal-ask-groups-2 = 2   deux, pour un dîner plus court
terminal-ask-groups-3c = 3c  trois, avec Complications : trop de santé rend malade
terminal-ask-groups-2c = 2c  deux, avec Complications
terminal-ask-first = C’est ta première partie ?
terminal-ask-first-no = n   non, on pioche les régimes (ou juste Entrée)
terminal-ask-first-yes = y   oui, les régimes faciles, s’il te plaît
terminal-answer-unclear = Réponses possibles : { $answers }.
# Devant le curseur.
terminal-prompt =
    { $person ->
        [rats] rats
        [doctor] docteur
       *[a] docteur A
    }
terminal-intro =
    { $person ->
        [rats] Tu joues tous les rats. Trouve ce que chaque groupe peut manger avant l’examen final du repas 8. Pense tout haut, comme à une vraie table. Le docteur ne dira pas un mot.
        [doctor] Tu es Doctor Rat. Tu connais les régimes, mais tu n’as pas le droit de les dire : aide les rats par ce que tu sers.
       *[a] Tu es le docteur A. Tu connais le régime du docteur B, et lui le tien. Mais chut, de part et d’autre !
    }
terminal-intro-foods = { $food } veut dire { $name }, et ainsi de suite.
terminal-letters-colours = Couleurs : r rouge, o orange, y jaune, g vert, b bleu.
terminal-letters-types = Nourritures : c fromage, l liquide, v végétal.
terminal-intro-help = Tape ? pour de l’aide à tout moment, quit pour partir.
terminal-first-game = Première partie : les régimes sont faciles.
terminal-dealt =
    { $difficulty ->
        [easy] Comme commandé : des régimes faciles.
        [normal] Comme commandé : des régimes ni faciles ni durs.
        [hard] Comme commandé : des régimes durs.
       *[brutal] Comme commandé : des régimes infernaux. Bonne chance !
    }

## La table

terminal-stock = Ton stock, et à qui il conviendrait maintenant
terminal-tray = Sur le plateau : { $foods }
terminal-trash = Poubelle : { $foods }
terminal-plates = En l’état :
terminal-counts = pile { $pile }, stock { $stock }, hors jeu { $out }
terminal-counts-colleagues = pile { $pile }, hors jeu { $out }

## Ce qui se passe

terminal-nobody-says = Personne ne dit pourquoi.
terminal-minds = Ce que les autres avaient en tête :
terminal-mind = Repas { $meal } : { $sentences }

## Que faire maintenant

terminal-hint-takes = Une carte chacun pour { INSIDE($groups) }, par exemple : { $example }
terminal-hint-take = { $group }, au choix : { $foods }.
terminal-hint-left = Encore là : { $foods }.
terminal-hint-predict = Bon (good) ou mauvais (bad) pour { INSIDE($groups) } ? Par exemple : { $example }
terminal-hint-offer =
    { $count ->
        [one] Choisis { $count } carte, par exemple : { $example }
       *[other] Choisis { $count } cartes, par exemple : { $example }
    }
terminal-hint-serve-only = Entrée : à table !
terminal-hint-judge = Entrée : le verdict. Ou bien : back (tape ? pour voir comment).
terminal-hint-judge-only = Entrée : le verdict.
terminal-hint-pass-front = Entrée : tu passes. Ou yuck : on jette tout, table et poubelle, et on pioche à nouveau.
terminal-hint-pass-back = Entrée : tu passes. Ou back : le docteur B repose sa carte et en prend une autre.
terminal-hint-pass-only = Entrée : tu passes.
terminal-plan = Le plan : { $entries }
terminal-nothing-yet = encore rien
terminal-plan-cleared = Assiettes vidées. On recommence.
terminal-confirm = Entrée : on mange, sans retour possible. Sinon, change le plan, ou tape no.
terminal-you-say-good = Tu dis « bon » pour { INSIDE($group) } : { $food }.
terminal-you-say-bad = Tu dis « mauvais » pour { INSIDE($group) } : { $food }.
terminal-prediction-cleared = Personne n’a rien entendu.
terminal-confirm-prediction = Entrée : tu le dis tout haut. Sinon, dis autre chose, ou tape no.

## Aide : ce qu’on tape, puis ce que ça fait

terminal-help = Ce que tu peux faire maintenant
terminal-help-offer =
    { $count ->
        [one] offer { $example } : choisir { $count } carte de ton stock (offer est facultatif)
       *[other] offer { $example } : choisir { $count } cartes de ton stock (offer est facultatif)
    }
terminal-help-yuck = yuck : dépenser un jeton Beurk !, jeter le stock et piocher autant de cartes
terminal-help-yuck-colleagues = yuck : dépenser un jeton Beurk !, jeter la table et la poubelle, piocher autant de cartes
terminal-help-serve = serve, ou Entrée : mettre les cartes sur la table
terminal-help-judge = judge, ou Entrée : dire bon ou mauvais pour chaque carte
terminal-help-take = { $command } : prévoir une carte pour { INSIDE($group) }, parmi { $foods }
terminal-help-back = { $command } : dépenser un jeton Beurk !, il faut une autre carte pour { INSIDE($group) }
terminal-help-predict = { $example } : ton pronostic pour { INSIDE($groups) }
terminal-help-pass = pass, ou Entrée : laisser comme ça
terminal-help-always = À tout moment : table, diets (régimes), history (le journal), why (pourquoi les bots font ça), ? et quit.
terminal-help-symbols = Dans les rangées : { $check } bon, { $cross } mauvais, { $covered } couvert, { $green } complication passée, { $waiting } pas encore jugé

## Ce qu’on a tapé, et pourquoi non

terminal-not-understood = « { $text } » ne veut rien dire ici. Tape ? pour voir ce qui est possible.
terminal-incomplete = Il manque quelque chose. Tape ? pour voir comment ça s’écrit.
terminal-not-on-a-plate = Personne n’a { $food } dans son assiette.
terminal-too-many-foods =
    { $count ->
        [one] Ça fait plus de { $count } carte.
       *[other] Ça fait plus de { $count } cartes.
    }
terminal-food-twice = Impossible de mettre { $food } dans deux assiettes.
terminal-which-food = Et quelle carte pour le groupe { $group } ?
terminal-predictions-needed =
    { $count ->
        [one] Tape good (bon) ou bad (mauvais), une seule fois.
       *[other] Tape good (bon) ou bad (mauvais), { $count } fois.
    }
terminal-error-bad-food = « { $text } » n’est pas une carte Nourriture. Écris quantité, couleur et type, par exemple 3rc.
terminal-error-not-now = Ce n’est pas possible maintenant. Tape ? pour voir ce qui l’est.
terminal-error-no-such-group = Il n’y a pas de groupe { $group } dans cette cuisine.
terminal-error-not-there = { $food } : ni sur la table, ni dans la poubelle.
terminal-error-not-in-stock = { $food } : pas dans ton stock.

## La fin

terminal-kind-word =
    { $reason ->
        [exam-passed] Moustaches au vent ! Le fromage est offert par la maison.
        [exam-failed] Si près du but : sept repas sans drame, et puis cette bouchée. On dîne encore demain ?
       *[third-cross] Un bon mal de ventre en apprend plus que dix livres. On se ressert ?
    }
terminal-save = Garder cette partie ? (y = oui, n = non, Entrée = oui)
terminal-overwrite = { $path } existe déjà. L’écraser ? (y = oui, n = non, Entrée = non)
terminal-saved = Enregistrée dans { $path }. Pour la revoir : doctor-rat replay { $path }
terminal-not-saved = Rien n’a été enregistré.
terminal-cannot-save = Impossible d’écrire dans { $path } ({ $problem }).
terminal-unfinished = La partie n’était pas finie : rien n’a été enregistré.
terminal-goodbye = Les rats te saluent. Reviens avec un bon appétit !

## Revoir une partie

terminal-still-running = L’enregistrement s’arrête ici : la partie n’était pas finie.
terminal-review-table = Sur la table : { $foods }. Dans la poubelle : { $trash }.
terminal-review-stock = Dans le stock du docteur : { $foods }.
terminal-review-good = Bon pour { INSIDE($group) } : { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group } : { $foods }, bon à coup sûr. Régimes encore possibles : { $count }.
       *[other] { $group } : { $foods }, { $percent } % de chances que ça passe. Régimes encore possibles : { $count }.
    }
terminal-review-seen-by = { $text } (vu par { INSIDE($group) })
terminal-review-sure = Ça ne pouvait pas rater.
terminal-review-better = Mieux : { $plates }.
terminal-review-knowledge = Régimes encore possibles au début de chaque repas :
