# A moment of a game shared by a link, and two games of one deal side by side

## The preview of a link. The server writes it; it stands on the picture too

share-at-meal = Repas { $meal } : que ferais-tu ?
share-won = Gagné au repas { $meal } !
share-lost = Perdu au repas { $meal }
share-eyes =
    { $eyes ->
        [rats] Comme les rats l’ont vu
        [doctor] Ce que savait Doctor Rat
        [colleague] Comme l’un des deux docteurs l’a vu
       *[all] Tous les secrets sur la table
    }

## Sharing

share-title = Partager ce moment
share-text = Toute personne qui a le lien peut revoir cette partie à partir d’ici. Tu peux retirer le lien à tout moment.
share-whose = Vu par
share-make = Créer un lien
share-message = Texte pour un message
share-send = Partager
share-copy-link = Copier le lien
share-copy-text = Copier le texte
share-picture = L’aperçu du lien dans un message : la table à ce moment
share-mine = Tes liens vers cette partie
share-where = Étape { $step } : { $eyes }
share-revoke = Retirer
share-revoked = Le lien ne mène plus nulle part.

## Two games of one deal

compare-title = Mêmes cartes, deux équipes
compare-link = Comparer avec une autre partie
compare-original = Comparer avec la partie d’origine
compare-text = Deux parties distribuées avec les mêmes cartes, côte à côte : qu’a fait chaque équipe des mêmes aliments ? Choisis une partie enregistrée ou colle le lien d’une partie terminée.
compare-which = Partie { $number }
compare-mine = Partie { $number } : la tienne
compare-address = Lien vers une partie terminée
compare-file = Ou une partie enregistrée
compare-chosen = Choisie : { $name }
compare-go = Comparer
compare-other = Comparer d’autres parties
compare-parted = Leurs chemins se séparent au repas { $meal }
compare-same = Les deux équipes ont fait exactement la même chose.
compare-there = Y aller
compare-line = Les chances de gagner dans les deux parties, repas par repas
compare-chances = Repas { $meal }. Partie 1 : { $first }. Partie 2 : { $second }.
compare-stage =
    { $stage ->
        [offer] ce qui est servi
        [choice] le choix
       *[verdict] les verdicts
    }
compare-step = Repas { $meal } : { $stage }
compare-offered = Servi
compare-eaten = Mangé
compare-tokens = Jetons
compare-over = La partie était déjà finie.
compare-open = Le repas { $meal } dans la relecture
compare-meals = Repas par repas
compare-asking = On pèse chaque décision des deux parties…
compare-none = Impossible d’évaluer les chances de gagner pour l’instant.
