### La table : ce qui se trouve où, à qui de jouer et ce que l’on peut faire.
### Prêts à lire : $food, $foods, $group, $name, $complication, $diet.

## Les parties de la table

table-title = Repas { $meal } sur 8
table-meals = Repas
table-meal = Repas { $meal }
table-meal-eaten = Repas { $meal }, terminé
table-meal-now = Repas { $meal }, en cours
table-meal-extra = La pile ajoute une carte sur la table.
table-meal-extra-tag = +1 carte
table-meal-lean = Le docteur ne pioche rien.
table-meal-lean-tag = sans pioche
table-meal-trash = On ne pioche rien : les deux mangent dans la poubelle.
table-meal-trash-tag = poubelle
table-meal-exam = L’examen final : une seule croix rouge, et c’est perdu.
table-meal-exam-tag = exam
table-centre = Sur la table
table-centre-empty = Rien sur la table pour l’instant.
table-trash = Poubelle
table-trash-count =
    { $count ->
        [0] Poubelle : vide
        [one] Poubelle : { $count } carte
       *[other] Poubelle : { $count } cartes
    }
table-trash-look = Fouiller la poubelle
table-cabinet = L’armoire de Doctor Rat
table-pile-short = Pile { $count }
table-stock =
    { $count ->
        [one] { $count } carte dans le stock
       *[other] { $count } cartes dans le stock
    }
table-stock-short = Stock { $count }
table-stock-title = Stock
table-yuck-left =
    { $count ->
        [0] Plus aucun Beurk !
        [one] Il reste { $count } Beurk !
       *[other] Il reste { $count } Beurk !
    }
table-token-used = { $token } (utilisé)
table-first-player = Premier joueur
table-led-by = Avec
table-bot = Bot
table-stands-in = un bot joue
table-turn = À jouer

## Les nourritures à leur place

table-food-centre = { $food }, sur la table
table-food-trash = { $food }, dans la poubelle
table-food-planned = { $food }, pour { INSIDE($group) }
table-food-good = { $food }, coche verte
table-food-bad = { $food }, croix rouge
table-food-good-covered = { $food }, coche verte sous le jeton Médicaments
table-food-bad-covered = { $food }, croix rouge sous le jeton Médicaments
table-food-taken = { $food }, choix fait, verdict à venir
table-food-meal = Repas { $meal } : { $food }
table-food-from = { $food }, au départ pour { INSIDE($group) }
table-food-asked = { $food } : bon ou mauvais ?
table-food-not-for = { $food }, Beurk !, plus pour { INSIDE($group) }
table-green-cross = Croix verte : { $complication }
table-identity = Identité : { $food }
table-row-spread = Étaler la rangée : { INSIDE($group) }
table-row-title = { $group } : la rangée
table-crosses =
    { $count ->
        [0] Aucune croix rouge.
        [one] { $count } croix rouge. À la troisième, c’est perdu.
       *[other] { $count } croix rouges. À la troisième, c’est perdu.
    }

## À qui de jouer

table-now-doctor-offer = Doctor Rat fouille dans son stock. Pas un mot.
table-now-doctor-return = Doctor Rat peut encore dire « Beurk ! ».
table-now-rats = Les rats choisissent.
table-now-solo = { $name } décide en solo pour { INSIDE($group) }.
table-now-solo-plan = { $name } décide en solo pour { INSIDE($group) }. Prépare la suite en attendant.
table-now-colleague-take = { $group } prend une carte.
table-now-colleague-window = { $group } peut dire « Beurk ! » ou passer.
table-wakes-doctor = Doctor Rat enfile encore sa blouse…
table-wakes-rats = Les rats se lavent encore les pattes…
table-wakes-colleague = { $group } enfile encore sa blouse…
table-presented = { $group } : { $food }…
table-given = { $group } : { $food }.
table-missing = Encore sans carte : { $groups }.
table-covers = Médicaments pour { INSIDE($group) }, sur : { $foods }.
table-not-again = { $food } : Beurk ! Plus pour { INSIDE($group) } pendant ce repas.
table-you-offer =
    { $count ->
        [one] Choisis { $count } carte pour la table.
       *[other] Choisis { $count } cartes pour la table.
    }
table-you-offer-ready = Sers-les, ou touche une carte pour la reposer.
table-you-serve = Sers le repas, ou utilise d’abord un jeton.
table-you-return = Tous ont choisi. Dis « Beurk ! » à une carte, ou rends ton verdict.
table-you-listen = Écoute. Pas un frisson de moustache.
table-you-plan = Donne une carte à chaque groupe, puis dis « D’accord ».
table-you-plan-alone = Donne une carte à chaque groupe.
table-think-aloud = Pense à voix haute !
table-you-retake = Beurk ! Une carte est revenue. Choisis-en une autre.
table-you-held = { $food } : pour qui ?
table-you-held-group = { $group } : quelle carte ?
table-you-ready = Chaque groupe a sa carte. D’accord ?
table-you-ready-alone = Chaque groupe a sa carte. On mange ?
table-you-missing = Encore sans carte : { $groups }.
table-you-sure = C’est sûr ? Encore A ou Entrée. Échap pour annuler.
table-sure = C’est sûr ? Encore Entrée. Échap pour annuler.
table-you-agreed = Tu es d’accord. On attend les autres.
table-you-silent = Tu décides en solo. Ne parle à personne.
table-you-take = À toi : prends une carte sur la table ou dans la poubelle.
table-you-take-trash = À toi : prends une carte dans la poubelle.
table-you-take-held = Tu prends { $food }. C’est sûr ?
table-you-window-front = Dis « Beurk ! » à toute la table, ou passe.
table-you-window-trash = Dis « Beurk ! » à toute la poubelle, ou passe.
table-you-window-back = Dis « Beurk ! » à la carte de l’autre, ou passe.
table-away = Un bot joue à ta place.
table-won = Examen réussi !
table-lost = Partie perdue.

## Ce que l’on peut faire

table-agree = D’accord
table-eat = On mange !
table-decide = Trancher
table-decide-ask = Tu es le plus jeune rat : tu peux trancher pour tous. Les autres ne sont pas encore d’accord.
table-choose = Choisir
table-serve = À table !
table-verdict = Verdict !
table-take = Prendre
table-pass = Passer
table-suggest = Proposer
table-alone = Décider en solo
table-give = Pour { INSIDE($group) } : { $food }
table-choose-for = Choisir une carte pour { INSIDE($group) }
table-take-back = { $food } pour { INSIDE($group) } : reprendre
table-let-go = Reposer
table-skip = Sauter
table-back = Retour
table-close = Fermer
table-plans = Ce que feraient les autres
table-actions = Ce que tu peux faire
table-plans-all =
    { $count ->
        [one] 1 plan
       *[other] Les { $count } plans
    }
table-see-end = Voir la fin
table-plan-of = { $name } verrait bien { $food } pour { INSIDE($group) }
table-plan-of-agreed = { $name } est d’accord : { $food } pour { INSIDE($group) }
table-advice-of = { $name } conseille { $food } pour { INSIDE($group) }
table-advice = Conseil
table-same = Pareil
table-is-same = Pareil que toi
table-follow = Pareil que { $name }
table-suggests-take = { $name } prendrait { $food }
table-suggests-pass = { $name } passerait
table-suggests-yuck = { $name } dirait « Beurk ! »
table-agreed = { $name } est d’accord
table-thinking = { $name } réfléchit

## Jetons : tout ce qu’on en dit, sur quelque page que ce soit

table-yuck-front-ask = Tout le stock quitte le jeu sans être montré, et tu pioches autant de nouvelles cartes. Les rats voient que tu l’as fait.
table-yuck-front-do = Tout jeter
table-yuck-sweep-ask = Toutes les cartes de la table et de la poubelle quittent le jeu, et on en pioche autant.
table-yuck-sweep-trash-ask = Toutes les cartes de la poubelle quittent le jeu, et on en pioche autant.
table-yuck-sweep-do = Faire table rase
table-yuck-sweep-trash-do = Vider la poubelle
table-yuck-back-ask = La carte revient sur la table. Le groupe en prend aussitôt une autre.
table-yuck-back-pick = Quelle carte revient ?
table-yuck-back-do = Renvoyer
table-yuck-back-food = { $group } : { $food }
table-ask-medicine = Couvre deux symboles voisins jusqu’à la fin. Les croix couvertes ne comptent plus, les coches couvertes non plus.
table-token-place = Quels symboles ?
table-token-pair = { $group } : { $first }, puis { $second }
table-do-medicine = Poser le pansement
table-ask-strict-menu = Un groupe reçoit ouvertement l’une des cartes que tu as choisies. Il la mange et ne prend rien d’autre.
table-token-group = Quel groupe ?
table-token-food = Quelle carte ?
table-do-strict-menu = Donner
table-prepared-medicine = Avec le repas : le jeton Médicaments, pour { INSIDE($group) }.
table-prepared-strict-menu = Avec le repas : le Menu Imposé, { $food } pour { INSIDE($group) }.
table-extra = Ajout de la pile
yuck = Beurk !
medicine = Médicaments
strict-menu = Menu Imposé
yuck-front-rule = Avant de choisir : jette tout le stock sans le montrer et pioche autant de nouvelles cartes.
yuck-back-rule = Quand tous ont choisi : renvoie une nourriture. Le groupe en prend une autre.
medicine-rule = Une fois par partie : couvre deux symboles voisins d’une rangée. Ils ne comptent plus.
strict-menu-rule = Une fois par partie : donne ouvertement à un groupe l’une des cartes choisies. Il la mange et ne prend rien d’autre.
event-medicine-prepared = Jeton Médicaments prêt pour { INSIDE($group) }.
event-menu-prepared = Menu Imposé prêt pour { INSIDE($group) } : { $food }.
event-served-medicine = Médicaments ! Deux symboles couverts pour { INSIDE($group) }.
event-served-strict-menu = Menu Imposé ! { $group } doivent manger { $food }.
reason-doctor-medicine = { $group } ont { $crosses } croix. Le jeton Médicaments en couvre { $covered }.
reason-doctor-menu = { $food }, c’est bon pour { INSIDE($group) } : autant le leur imposer.
error-medicine-place = Le jeton Médicaments demande deux symboles voisins.
error-menu-food = Menu Imposé : une des cartes que tu as choisies.
error-menu-group = Ce groupe ne peut pas recevoir de Menu Imposé maintenant.
act-medicine = Médicaments pour { INSIDE($group) }, sur les nourritures { $first } et { $second } de la rangée
act-strict-menu = Menu Imposé : { $food } pour { INSIDE($group) }
learn-rats-medicine = Médicaments : le docteur a couvert deux symboles. Les croix sous le pansement ne comptent plus, mais elles ont encore des choses à t’apprendre.
learn-rats-menu = Menu Imposé : le docteur a donné une carte à un groupe, devant tout le monde. C’est sûrement pour son bien.
learn-doctor-menu = Menu Imposé, une fois par partie : avant de servir, donne ouvertement à un groupe l’une des cartes choisies. Celle-là, personne ne peut la rater.
learn-doctor-medicine = Médicaments, une fois par partie : un pansement sur deux symboles voisins. Sur deux croix, c’est l’idéal.
learn-doctor-danger = { $group } ont deux croix. À la troisième, c’est perdu. Un jeton Médicaments, Beurk ! ou Menu Imposé peut aider.
rules-setup-3 = Le docteur prend les jetons : trois Beurk !, un Médicaments, un Menu Imposé. Avec moins de Beurk !, c’est plus dur ; gagner sans un seul, c’est l’exploit suprême.
rules-medicine-text = Une fois, avant de servir : le docteur couvre deux symboles voisins d’une rangée jusqu’à la fin. Les croix couvertes ne comptent plus. Pour les Complications, les coches couvertes ne comptent plus non plus, ni celles à gauche du jeton.
rules-strict-menu-text = Une fois, avant de servir : le docteur donne ouvertement à un groupe l’une des cartes qu’il a choisies. Le groupe la mange et ne prend rien d’autre.
rules-colleagues-1 = Pas de Médicaments, pas de Menu Imposé, pas de Complications. Les jetons Beurk ! sont à vous deux. Au départ, il y a une carte dans la poubelle.
review-medicine =
    { $crosses ->
        [0] Le jeton Médicaments n’a couvert aucune croix rouge pour { INSIDE($group) }.
        [one] Le jeton Médicaments a couvert { $crosses } croix rouge pour { INSIDE($group) }.
       *[other] Le jeton Médicaments a couvert { $crosses } croix rouges pour { INSIDE($group) }.
    }
review-strict-menu = Menu Imposé : { $food } pour { INSIDE($group) }. D’eux-mêmes, les rats pouvaient y croire à { $percent } %.
why-covers =
    { $covered ->
        [one] { $group } : ici, les Médicaments couvrent 1 croix rouge.
       *[other] { $group } : ici, les Médicaments couvrent { $covered } croix rouges.
    }
why-menu = Menu Imposé : une bonne carte pour { INSIDE($group) }, { $food }. D’eux-mêmes, ils ne lui donnaient que { $percent } % de chances.
why-menu-sure = Menu Imposé : une bonne carte pour { INSIDE($group) }, { $food }. D’eux-mêmes, ils lui donnaient déjà { $percent } % de chances.
why-menu-bad = Menu Imposé : une mauvaise carte pour { INSIDE($group) }, { $food }, sans autre choix.
puzzle-why-menu = { $group } mangent { $food }, quoi qu’ils aient voulu prendre d’eux-mêmes.
puzzle-why-medicine = { $group } ont { $crosses } croix rouges. Le jeton Médicaments en couvre { $covered }.
compare-fork =
    { $fork ->
        [yuck-front] Un seul des docteurs a jeté les aliments avec Beurk !
        [offer] On ne leur a pas servi les mêmes aliments.
        [token] Médicaments ou Menu Imposé n’ont pas servi de la même façon.
        [plan] Elles n’ont pas choisi les mêmes aliments.
        [yuck-back] Beurk ! n’a pas renvoyé les mêmes aliments.
       *[rest] Elles n’ont finalement pas mangé la même chose.
    }
compare-origin =
    { $origin ->
        [trash] de la poubelle
        [menu] par Menu Imposé
       *[madness] en étant Fou
    }
compare-medicine = Médicaments pour { INSIDE($group) }
compare-strict-menu = Menu Imposé : { $food } pour { INSIDE($group) }
terminal-covered = { $mark } = couvert par le jeton Médicaments, ne compte plus
terminal-event-medicine-prepared = Jeton Médicaments prêt pour { INSIDE($group) }. À couvrir : { $one } et { $two }.
terminal-event-served-medicine = Médicaments ! Deux symboles couverts pour { INSIDE($group) } : { $one } et { $two }.
terminal-hint-serve-first = Entrée : à table ! Ou d’abord : { $commands } (tape ? pour voir comment).
terminal-help-medicine = { $command } : Médicaments, couvrir { $one } et { $two } jusqu’à la fin de la partie
terminal-help-menu = { $command } : Menu Imposé, donner une carte ouvertement (groupes : { $groups } ; cartes : { $foods })
rules-yuck-back-text = Quand tous ont choisi : une carte revient sur la table. Ce groupe en prend aussitôt une autre, et ne peut plus reprendre la même à ce repas. Impossible pour une carte de Menu Imposé ou du groupe Fou, ou s’il ne reste rien d’autre à prendre.

## Complications : tout ce qu’on en dit, sur quelque page que ce soit

table-under = { $group } : { $complication }
table-madness-foods = Pioché pour le groupe Fou
table-solo-title = Tu décides en solo
table-solo-open = Retour à ton choix
table-predict-open = Retour aux pronostics
table-solo-rows = Ce que les autres ont mangé
table-solo-madness = Deux cartes, zéro discussion. Laquelle manges-tu ?
table-solo-insomnia = Tu passes avant tout le monde. Que prends-tu ?
table-solo-gluttony-second = Du rab ! Que manges-tu encore ?
table-solo-paranoia = Seule la poubelle est sûre. Que repêches-tu ?
table-solo-do = Manger
table-predict = Ton pronostic pour chacun des autres ? Si tu te trompes, tu manges leur carte.
table-predict-good = bon
table-predict-bad = mauvais
table-predict-do = Ainsi soit-il !
complication-name =
    { $complication ->
        [madness] Fou
        [insomnia] Insomniaque
        [gluttony] Goinfre
        [megalomania] Mégalomaniaque
       *[paranoia] Paranoïaque
    }
complication-rule =
    { $complication ->
        [madness] On pioche deux cartes rien que pour ce groupe. Il en mange une, et rien d’autre. Le verdict tombe aussitôt.
        [insomnia] Pas fermé l’œil : ce groupe se sert avant tout le monde, sans consulter personne.
        [gluttony] Quand tout le monde a choisi, ce groupe se ressert. Les deux nourritures sont jugées.
        [megalomania] Ce groupe pronostique le verdict de tous les autres. S’il se trompe, il mange leur nourriture.
       *[paranoia] Ce groupe ne fait confiance qu’à la poubelle et ne mange rien d’autre.
    }
nothing-to-predict = L’autre groupe a déjà son verdict : il n’y a rien à prédire.
event-served-madness = Pioché pour le groupe Fou : { $foods }.
event-taken-madness = { $group } attrapent { $food } en ricanant.
event-predicted-good-right = { $group } pronostiquent « bon » pour { INSIDE($other) }. Bien vu !
event-predicted-good-wrong = { $group } pronostiquent « bon » pour { INSIDE($other) }. Raté !
event-predicted-bad-right = { $group } pronostiquent « mauvais » pour { INSIDE($other) }. Bien vu !
event-predicted-bad-wrong = { $group } pronostiquent « mauvais » pour { INSIDE($other) }. Raté !
reason-rats-madness = Fou : sur les deux cartes, { INSIDE($group) } prennent { $food } ({ $percent } % de chances que ça passe).
reason-rats-insomnia = Insomniaque : avant tous les autres, { INSIDE($group) } prennent { $food } ({ $percent } % de chances que ça passe).
reason-rats-gluttony = Goinfre : en rab, { INSIDE($group) } prennent { $food } ({ $percent } % de chances que ça passe).
reason-rats-paranoia = Paranoïaque : dans la poubelle, { INSIDE($group) } prennent { $food } ({ $percent } % de chances que ça passe).
reason-rats-predict-good = { $food }, c’est sans doute bon pour { INSIDE($group) }. Sûr à { $percent } %.
reason-rats-predict-bad = { $food }, c’est sans doute mauvais pour { INSIDE($group) }. Sûr à { $percent } %.
reason-rats-predict-nothing = { $group } ont déjà leur verdict : il n’y a plus rien à pronostiquer.
error-madness-foods = Fou : une de ses deux cartes, rien d’autre.
error-trash-only = Paranoïaque : seulement dans la poubelle.
error-last-in-trash = La dernière carte de la poubelle est réservée au groupe Paranoïaque.
error-prediction = Dis bon ou mauvais pour chacun des autres groupes qui n’est pas encore jugé.
rules-complications-order = Si plusieurs frappent en même temps : Insomniaque choisit d’abord, puis Fou, qui reçoit aussitôt son verdict, puis Paranoïaque, puis tous les autres. Ensuite, Goinfre se ressert ; puis vient Beurk !, et pour finir Mégalomaniaque.
rules-complications-text = Un jeu plus corsé pour rats futés. Un groupe dont la rangée finit par trois coches d’affilée pioche une carte Complications après le repas, mais pas après les repas 7 et 8. Elle ne vaut que pour le repas suivant. Un seul joueur du groupe l’applique alors, sans consulter personne : la seule nourriture de Fou, Insomniaque et Paranoïaque, le rab de Goinfre, les pronostics de Mégalomaniaque. De tout le reste, vous discutez comme toujours.

## Régimes

table-diet = { $group } : { $diet }
table-diet-unknown = Ton propre régime : tu ne le vois jamais.
table-diet-now = Pour ce repas : { $card }

## La fin

table-end-won = Tout le monde gagne !
table-end-lost = Tout le monde perd
table-end-exam-passed = Examen final réussi, sans une croix.
table-end-exam-failed = Une croix rouge à l’examen final.
table-end-third-cross = Une troisième croix rouge au repas { $meal }.
table-end-by = Le coup de grâce : { $food } pour { INSIDE($group) }.
table-end-took = Doctor Rat : « { $text } »
table-end-diets = Ce que personne n’avait le droit de dire
table-end-saved =
    { $count ->
        [0] Aucun Beurk ! économisé.
        [one] { $count } Beurk ! économisé.
       *[other] { $count } Beurk ! économisés.
    }
table-end-unspent = Pas un seul Beurk ! dépensé : chapeau bas, docteur !
table-end-ultimate = La victoire suprême : sans aucun Beurk ! dans le jeu.
table-end-again = Rejouer
table-end-on = Continuer
table-end-review = Revoir
table-end-record = Garder la partie
table-end-challenge = Défier des amis
table-end-day = Voir les résultats du jour
table-end-cup = Voir le tournoi

## The sealed deal, checked by the browser

seal-kept = Donne respectée : personne n’a changé de carte ni de régime pendant la partie.
seal-consistent = Cette partie enregistrée correspond à ses propres sceaux. Ce navigateur n’était pas à la table quand ils ont été montrés ; il ne peut pas en dire plus.
seal-broken = LA DONNE N’A PAS ÉTÉ RESPECTÉE. Les cartes ou les régimes de cette partie ne sont pas ceux qui avaient été scellés avant le début.
seal-checking = Vérification des sceaux…
seal-cannot = Ton navigateur ne vérifie les sceaux que sur les pages chiffrées (https). Enregistre la partie et vérifie-la à la main :
seal-unavailable = Impossible de vérifier les sceaux pour le moment.
seal-details = Comment ton navigateur a vérifié
seal-how = Avant la partie, le serveur a montré à tous une empreinte (SHA-256) des cartes mélangées, puis, avant le premier repas, celle de toute la donne, régimes compris. La partie finie, il a ouvert les deux, et ton navigateur a recalculé les empreintes à partir de la partie enregistrée. Si une seule carte avait été échangée, elles ne correspondraient pas.
seal-name =
    { $seal ->
        [deal] Sceau de la donne entière
       *[shuffle] Sceau du mélange
    }
seal-told = Montré avant :
seal-not-told = pas vu par ce navigateur
seal-salt = Secret ajouté pour que personne ne devine :
seal-found = Recalculé maintenant :
seal-by-hand = Pour vérifier toi-même, enregistre la partie et lance

## Touches

table-key-give = Donner à ce groupe la carte que tu tiens, ou choisir pour lui
table-key-agree = D’accord
table-key-let-go = Reposer, sauter ou fermer
table-key-move = Aller de carte en carte
table-key-mute = Activer ou couper les sons
table-sounds-on = Sons activés.
table-sounds-off = Sons coupés.

## Le minuteur d’une table en direct

table-clock = Minuteur : encore { $minutes } min { $seconds } s
table-clock-over = Minuteur : le temps de ce repas est écoulé. Rien ne presse.
study-mark = Étude
study-back = Retour à la partie
