# Ta progression. $name, $percent, $low, $high, $points, $meal et $meals sont des textes tout faits.

me-title = Ta progression
me-lead = Cette page n’est visible que pour toi, sauf si tu la partages ci-dessous.
me-none = Rien ici pour l’instant. Joue une partie jusqu’au bout et elle apparaîtra.
me-left = Des parties plus anciennes sont en cours d’ajout. Cela prend un moment.
me-counts = Ce qui compte : les parties jouées jusqu’au bout à une place prise avant la donne, avec des gens ou des bots. Les leçons, les études et les places qu’un bot a finies pour toi ne comptent pas. Un invité n’a qu’une place, donc personne ne joue contre soi-même ; que deux invités soient une seule personne, nul ne peut le savoir.

## Parties

me-games = Parties
me-games-text = L’intervalle contient la vraie part de victoires avec 95 % de certitude : plus il y a de parties, plus il est étroit.
me-all = Toutes les parties
me-by-variant = Par variante
me-by-role = Par rôle
me-by-difficulty = Par difficulté
me-role =
    { $role ->
        [rats] Rat
        [doctor] Doctor Rat
       *[colleague] Confrère
    }
me-col-games = Parties
me-col-won = Victoires
me-col-share = Part
me-col-range = Intervalle
me-range = { $low } à { $high }

## Décisions

me-lost = Points perdus par décision
me-lost-text = Un point est un centième de la chance de gagner, selon l’analyse. En rat, tu décides avec les autres rats. Moins, c’est mieux.
me-lost-none = Aucune partie n’est encore analysée. Cela se fait en arrière-plan, quelques-unes à la fois ; ouvrir l’analyse d’une partie l’ajoute aussitôt.
me-unweighed =
    { $count ->
        [one] 1 partie n’est pas encore analysée et manque ici.
       *[other] { $count } parties ne sont pas encore analysées et manquent ici.
    }
me-col-role = Rôle
me-col-when = Jusqu’au
me-col-points = Points

## Régimes

me-diets = Les régimes que tu reconnais tard
me-diets-text = Un régime était reconnaissable dès le repas au début duquel les verdicts le rendaient plus probable que tous les autres réunis. Ton retard compte les repas de là jusqu’à la dernière croix rouge qu’un plan plus probable aurait épargnée au groupe. Les régimes impossibles à reconnaître à temps ne comptent pas.
me-diets-none = Cela vient des parties où tu étais rat ou confrère, une fois passées en revue. Il n’y en a pas encore.
me-col-diet = Régime
me-col-times = Fois
me-col-known = Reconnaissable dès le repas
me-col-late = Repas de retard
me-col-late-times = En retard

## Gens, problèmes

me-mates = Avec qui tu joues
me-mates-text = Sous les noms de votre dernière partie ensemble. Personne d’autre ne voit jamais cette liste.
me-col-name = Nom
me-rating = Cote aux problèmes
me-rating-none = Résous un problème et le cours de ta cote commencera ici.
me-rating-span = De { $first } à { $last }, après { $count ->
        [one] 1 problème
       *[other] { $count } problèmes
    }.
me-col-rating = Cote
me-show-table = Montrer en tableau

## Honneurs

me-honors = Honneurs
me-honors-text = Gagnés à la table, jamais en cliquant. Les parties avec les régimes fixes d’une première partie n’en donnent pas.
me-honor =
    { $honor ->
        [ultimate] La victoire ultime
        [none-spent] Pas un seul Beurk !
        [no-cross] Assiettes nettes
        [brutal] Infernale, et gagnée
        [every-variant] Gagner de toutes les façons
       *[five-languages] Cinq langues, une table
    }
me-honor-text =
    { $honor ->
        [ultimate] Gagne une partie préparée sans jeton Beurk !
        [none-spent] Gagne en gardant tous les jetons Beurk !
        [no-cross] Gagne sans une seule croix rouge.
        [brutal] Gagne une partie infernale.
        [every-variant] Gagne en Colonie, en Complications et en Confrères.
       *[five-languages] Termine une partie lue en cinq langues autour de la table. Personne n’apprend qui lit quoi.
    }
me-honor-when = Gagné le { $date }
me-honor-times =
    { $count ->
        [one] une fois
       *[other] { $count } fois
    }
me-honor-look = Revoir la partie
me-honor-not-yet = Pas encore

## Partager, emporter

me-share = Montrer mes statistiques aux autres
me-share-text = Crée un lien. Qui l’a voit ton nom, tes statistiques et tes honneurs, mais ni avec qui tu joues, ni aucune partie. Désactive-le et la page se ferme aussitôt.
me-share-link = Ce lien montre tes statistiques :
me-puzzles = Mes parties peuvent devenir des problèmes
me-puzzles-text = Seulement si toutes les personnes qui se sont assises à la table l’ont accepté. Un problème montre un moment des cartes : ni noms, ni paroles, ni date. Tu peux le désactiver à tout moment ; les problèmes déjà créés restent.
me-records = Toutes tes parties dans un fichier
me-records-text = Chaque partie terminée sous forme d’enregistrement, une par ligne : à rejouer, à vérifier, à garder.
me-records-get = Télécharger les enregistrements
me-shared-title = Statistiques de { $name }
me-shared-lead = { $name } a rendu cette page publique et peut la fermer à tout moment.
me-shared-closed = Cette page est fermée
me-shared-closed-text = Personne ne partage de statistiques sous ce lien, ou plus maintenant.
