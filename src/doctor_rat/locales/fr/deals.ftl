# Les donnes jouées à plusieurs tables : donne du jour, défis, tournois.

## Les résultats, où qu’ils soient
deal-won = Gagné
deal-lost = Perdu au repas { $meal }
deal-crosses =
    { $count ->
        [0] aucune croix rouge
        [one] 1 croix rouge
       *[other] { $count } croix rouges
    }
deal-tokens =
    { $count ->
        [0] plus de jeton
        [one] 1 jeton restant
       *[other] { $count } jetons restants
    }
deal-place = { $place }.
deal-yours = le tien
deal-nobody = un invité
deal-bots = des bots
deal-look = Revoir cette partie
deal-compare = Comparer avec la vôtre
deal-meals = Repas par repas, une colonne par groupe
deal-meal = Repas { $meal } : { $marks }
deal-mark =
    { $mark ->
        [good] bon
        [bad] mauvais
       *[none] non jugé
    }
deal-promise = Comment vérifier que rien n’a été changé
deal-promise-text = La donne est fixée, et voici ses empreintes. Chaque table de cette donne montre les deux mêmes avant de commencer et les ouvre à la fin ; ton navigateur les compare alors.
deal-promise-shuffle = Cartes mélangées
deal-promise-deal = Donne entière
deal-closed-until = Les résultats et les parties s’affichent dès que tu as toi-même terminé la donne.

## La donne du jour
day-title = La donne du jour
day-lead = Une donne par jour, la même pour tous sur ce serveur. Tu la joues une seule fois, avec des bots.
day-today = { $day } : { $difficulty }
day-bots = Niveau de tes bots : { $level }.
day-named = Afficher mon nom avec mon résultat
day-named-text = Sinon, les autres voient ton résultat et ta partie sans nom. Tu pourras changer d’avis plus tard.
day-go-on = Continuer la partie
day-unfinished = Tu n’as pas fini la donne d’hier. Elle compte pour hier.
day-unfinished-go = Finir celle d’hier
day-next = La prochaine donne arrive dans { $time }, à minuit UTC.
day-mine = Place { $place } sur { $count }
day-how =
    { $side ->
        [doctor] Les résultats de tous, côté docteur
       *[rats] Les résultats de tous, côté rats
    }
day-won-of = { $won } gagnées sur { $count }.
day-lost-in =
    { $count ->
        [one] Repas { $meal } : 1 partie perdue
       *[other] Repas { $meal } : { $count } parties perdues
    }
day-best = Revoir la meilleure partie
day-own = Revoir ta partie
day-share = Partager ton résultat
day-shared =
    { $side ->
        [doctor] Doctor Rat, { $day }, côté docteur
       *[rats] Doctor Rat, { $day }, côté rats
    }
day-tomorrow = La donne de demain est fixée, elle aussi : { $difficulty }

## Les défis
challenge-title = Un défi
challenge-lead = { $name } a joué cette donne. Joue avec les mêmes cartes, les mêmes régimes et les mêmes places, puis comparez.
challenge-yours = C’est la donne que tu as jouée. Tes amis auront les mêmes cartes, les mêmes régimes et les mêmes places, et vous comparerez ensuite.
challenge-link = Envoie ce lien à ceux que tu défies :
challenge-play = Jouer : { $roles }
challenge-go-on = Aller à ta table
challenge-count =
    { $count ->
        [one] 1 table l’a terminée.
       *[other] { $count } tables l’ont terminée.
    }
challenge-results = Résultats
challenge-names = Ceux qui ont terminé la même donne voient ton nom et ta partie.

## Les tournois
cup-title = Tournoi
cup-lead = Cinq donnes, les mêmes pour toutes les équipes. Chaque équipe joue ses cinq tables quand elle veut ; personne n’apprend rien d’une donne avant de l’avoir terminée.
cup-make = Créer un tournoi
cup-link = Envoie ce lien à tous ceux qui veulent jouer :
cup-new-team = Créer une équipe
cup-team = Équipe { $number }
cup-your-team = Ton équipe : { $number }
cup-team-link = Envoie ce lien à tes coéquipiers :
cup-join = Rejoindre l’équipe { $number }
cup-deal = Donne { $number }
cup-play = Jouer la donne { $number }
cup-results = Résultats
cup-none = pas commencée
cup-open = en cours
cup-over = terminée
cup-total = Gagnées
cup-no-teams = Aucune équipe pour l’instant.
cup-names = Tous ceux qui ont le lien voient les noms des membres des équipes.
