### Tout autour de la table : accueil, options, places, réglages, erreurs.

app-name = Doctor Rat
labeled = { $label } : { $text }
app-tagline = Des rats difficiles, un docteur muet et huit repas pour découvrir qui peut manger quoi.
app-unofficial = Une version gratuite et non officielle, pour les fans du jeu de société.

## Partout

skip-to-content = Aller au contenu
nav-home = Accueil
nav-settings = Réglages
nav-privacy = Confidentialité
close = Fermer
copy = Copier
copied = Copié.
share = Partager
cancel = Annuler
again = Réessayer
loading = Un instant…
your-turn-title = À toi ! { $place }
your-turn-call = À toi de jouer, { $name } !

## Accueil

home-play = Jouer
home-play-rats = Jouer les rats
home-play-rats-text = Trouve ce que chaque groupe peut manger. Un bot fait le docteur.
home-play-doctor = Jouer le docteur
home-play-doctor-text = Tu connais tous les régimes, mais motus ! Des bots font les rats.
home-laying = On met la table…
home-first-game = Régimes faciles, pour débuter
home-bots = Bots
home-your-tables = Tes tables
home-your-turn = À toi
home-open-tables = Tables ouvertes
home-no-open-tables = Aucune table ouverte en ce moment. À toi de mettre le couvert !
home-new-table = Créer une table
home-new-table-text = Entre amis, de près ou de loin. Tu choisis comment on joue.
home-join = Rejoindre une table
home-join-label = Lien ou code
home-join-go = OK
join-code-wrong = Aucune table n’a ce code. Un code compte huit lettres et chiffres, et disparaît avec sa partie.
home-learn = Apprendre à jouer
home-learn-text = Un petit dîner, en bonne compagnie.
home-puzzles = Problèmes
home-puzzles-text = Une table, une question : de quoi s’aiguiser les moustaches.
home-day = La donne du jour
home-day-text = Les mêmes cartes pour tous, une fois par jour.
home-cup = Tournoi
home-rules = Les règles
home-past = Parties terminées
home-me = Ta progression
home-open-record = Ouvrir une partie enregistrée
home-hello = Bonjour, { $name }
home-what-name = Comment t’appelles-tu ?
home-name = Ton nom
home-name-keep = C’est moi
default-name =
    { $number ->
        [0] Pépin
        [1] Miette
        [2] Croûton
        [3] Quenotte
        [4] Biscotte
        [5] Réglisse
        [6] Moustache
        [7] Truffe
        [8] Nouille
        [9] Cornichon
        [10] Gaufrette
       *[11] Bouton
    }

## Une table dans une liste

listed-meal = Repas { $meal } sur 8
listed-lobby = Pas encore commencé
listed-setup = Le docteur prépare les régimes
listed-won = Gagné
listed-lost = Perdu
listed-free =
    { $count ->
        [0] Complet
        [one] { $count } place libre
       *[other] { $count } places libres
    }
listed-sit = S’asseoir
listed-watch = Regarder
listed-go-on = Continuer
listed-study = Étude
listed-look = Revoir
listed-company = Avec { $names }
listed-alone = Encore personne ici
listed-own = En solo
listed-as = Rôle : { INSIDE($roles) }
listed-ended =
    { $reason ->
        [exam-passed] Gagné, les huit repas
        [third-cross] Perdu au repas { $meal }, troisième croix rouge
       *[exam-failed] Perdu à l’examen final
    }
time-left = Reste { $time }
time-over = Temps écoulé

## Créer une table

new-title = Créer une table
new-make = Mettre la table
option-variant = Mode
variant-name =
    { $variant ->
        [colony] Colonie
        [complications] Complications
       *[colleagues] Confrères
    }
variant-text =
    { $variant ->
        [colony] Le jeu de base : un docteur, deux ou trois groupes de rats.
        [complications] La Colonie, mais un groupe en trop bonne santé attrape un mal bizarre.
       *[colleagues] Deux docteurs face à face. Chacun voit le régime de l’autre, jamais le sien.
    }
option-groups = Groupes
groups-count =
    { $count ->
        [one] { $count } groupe
       *[other] { $count } groupes
    }
groups-text = Moins de groupes, dîner plus court.
option-identities = Identités
identities-name =
    { $how ->
        [random] Au hasard
       *[chosen] Choisies
    }
identities-text =
    { $how ->
        [random] Deux des trois, tirées au sort à chaque partie.
       *[chosen] La table décide qui est qui.
    }
identities-group = Groupe { $number }
option-yuck = Jetons Beurk !
yuck-text =
    { $count ->
        [0] Aucun : gagner comme ça, c’est l’exploit suprême.
        [one] Difficile : le docteur n’a droit qu’à un seul Beurk !
        [2] Un peu plus difficile.
       *[other] Comme dans la règle.
    }
option-diets = Régimes
diets-name =
    { $diets ->
        [lesson] Leçon
        [preset] Pour débuter
        [random] Piochés
        [difficulty] Par difficulté
       *[chosen] Au choix du docteur
    }
diets-text =
    { $diets ->
        [lesson] Les régimes de la première partie, avec des aliments dans un ordre instructif.
        [preset] Trois régimes faciles, toujours les mêmes. Parfait pour apprendre.
        [random] Le régime de chaque groupe est pioché au hasard.
        [difficulty] Piochés pour une partie aussi dure que vous voulez.
       *[chosen] Le docteur pioche ou choisit chaque régime en secret.
    }
option-difficulty = Difficulté
difficulty-name =
    { $difficulty ->
        [easy] Facile
        [normal] Normal
        [hard] Dur
       *[brutal] Infernal
    }
option-one-family = Alternances douces
option-one-family-text = Pour débuter : les deux cartes d’une Alternance sont de la même famille.
option-access = Qui peut venir
access-name =
    { $access ->
        [open] Tout le monde
       *[private] Les amis qui ont le lien
    }
option-sheet = Feuille de déduction
sheet-name =
    { $sheet ->
        [none] Aucune
        [marks] Mes marques
        [crossed] Impossibles barrés
       *[odds] Probabilités
    }
sheet-text =
    { $sheet ->
        [none] Papier et crayon, ou tout de tête.
        [marks] La liste de tous les régimes, à annoter soi-même.
        [crossed] Les régimes impossibles sont barrés d’office.
       *[odds] La feuille indique aussi les chances de chaque régime.
    }
option-pace = Rythme
pace-name =
    { $pace ->
        [live] En direct
       *[slow] Lent
    }
pace-text =
    { $pace ->
        [live] Tout le monde est à table.
       *[slow] Passe quand tu veux. Après quelques jours, un bot décide pour toi.
    }
option-deadline = Délai pour décider
deadline-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
option-clock = Minuteur
clock-none = Sans minuteur
clock-minutes =
    { $count ->
        [one] { $count } minute par repas
       *[other] { $count } minutes par repas
    }
option-voice = De vive voix
option-voice-text = Pas de messages écrits à table, juste les phrases.
option-latecomers = Retardataires bienvenus
option-latecomers-text = Qui regarde peut prendre la place d’un bot en cours de partie.
more-options = Plus d’options

## La table avant le début

lobby-title = Autour de la table
lobby-seats = Places
lobby-sit = S’asseoir
lobby-sit-also = Prendre aussi
lobby-join = Rejoindre { INSIDE($group) }
lobby-take-seat = Remplacer le bot
lobby-hint-sit = Tu regardes. Pour jouer, prends une place libre ou celle d’un bot.
lobby-hint-join = Tu regardes. Chaque rôle a déjà du monde, mais il reste des chaises : rejoins un groupe et décidez ensemble.
lobby-hint-full = Tu regardes. Les { $count } places sont prises ; si l’une se libère, tu pourras t’asseoir.
lobby-let-go = Libérer
lobby-bot = Inviter un bot
lobby-bot-level = Quel niveau pour le bot ?
lobby-send-bot-away = Renvoyer le bot
lobby-you = Toi
lobby-owner = Hôte
lobby-ready = C’est bon
lobby-not-ready = Pas encore
lobby-i-am-ready = C’est bon !
lobby-wait = Attendez !
lobby-youngest = Plus jeune
lobby-make-youngest = Désigner comme plus jeune
lobby-start = Passer à table
lobby-start-text = Les bots prennent les places vides.
lobby-waiting-host = On attend que l’hôte lance la partie.
lobby-no-host = L’hôte n’est plus là. N’importe qui peut lancer la partie ; un bot jouera à sa place.
lobby-waiting-ready = On attend { $names }.
lobby-invite = Inviter
lobby-invite-text = Envoie ce lien, ou fais-le scanner.
lobby-code-text = Ou dis ce code :
lobby-qr = Code QR du lien
lobby-options = Comment on joue
lobby-change-options = Changer
manage-open = Options pour { $name }
manage-hide-text = Toi seul ne verras plus ce qu’écrit { $name }.
manage-mute-text = { $name } reste à table, mais sans messages ni phrases.
manage-unmute-text = { $name } peut écrire de nouveau.
manage-host = Céder le rôle d’hôte
manage-host-text = { $name } dirige la table désormais. Tu perds les droits d’hôte.
manage-remove = Exclure de la table
manage-remove-text =
    { $stage ->
        [lobby] { $name } perd sa place et ne peut revenir que si tu l’acceptes. L’ancien lien et l’ancien code ne marchent plus.
       *[game] Un bot continue pour { $name }, qui ne peut revenir que si tu l’acceptes. L’ancien lien et l’ancien code ne marchent plus.
    }
manage-sure = Vraiment ?
manage-remove-do = Exclure { $name }
manage-host-do = { $name } devient hôte
removed-title = Exclus de la table
removed-let-in = Laisser revenir { $name }
removed-unnamed = quelqu’un d’une table précédente
removed-done = { $name } peut revenir avec n’importe quel lien ou code de cette table.
lobby-mute = Retirer la parole à { $name }
lobby-unmute = Rendre la parole à { $name }
lobby-hide = Masquer les messages de { $name }
lobby-show = Montrer de nouveau les messages de { $name }
lobby-watching =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
lobby-away = pas là
lobby-promise = Sceau du mélange
lobby-promise-text = Empreintes du mélange et de la donne. À la fin, ton navigateur vérifie que personne n’a changé de carte.

## Le docteur se prépare

setup-title = Le bureau du docteur
setup-text = Donne un régime à chaque groupe : pioche-le ou choisis-le. Les rats sauront si tu as pioché ou choisi, et rien de plus.
setup-waiting = Doctor Rat prépare les régimes. Chut !
setup-draw = Piocher
setup-choose = Choisir
setup-one-or-two = Voilà la carte Régime piochée. Combien de cartes Critère avec elle ?
setup-one-card = Une carte
setup-two-cards = Deux cartes
setup-kind = Sorte de régime
setup-cards = Une carte ou deux
setup-card-left = À gauche, repas pairs
setup-card-right = À droite, repas impairs
setup-category = Nature
setup-take = Donner ce régime
setup-finish = Passer à table
setup-finish-text = Il faut d’abord un régime pour chaque groupe.
setup-difficulty = Difficulté : { $word }, { $score } sur 100

## Panneaux

panel-talk = Parler
panel-sheet = Feuille
panel-log = Journal
panel-open-talk =
    { $count ->
        [0] Parler et lire le journal
        [one] Parler et lire le journal, { $count } nouveau message
       *[other] Parler et lire le journal, { $count } nouveaux messages
    }
panel-open-sheet = Feuille de déduction
talk-label = Dis quelque chose
talk-think-aloud =
    { $doctor ->
        [person] Tu mènes tous les rats : pense à voix haute ! Le docteur écoute.
       *[bot] Tu mènes tous les rats : pense à voix haute ! Dire pourquoi tu choisis une carte aide à déduire, et le journal en garde la trace.
    }
talk-label-side = Dis quelque chose à ton camp
talk-to = Qui t’entend
talk-to-everyone = Tout le monde
talk-to-side = Ton camp
talk-side-name = { $name }, à ton camp
talk-send = Envoyer
talk-silent-doctor = Le docteur se tait jusqu’à la fin.
talk-silent-solo = Là, tu décides en solo, en silence.
talk-silent-choosing = Silence ! Tu penses tout haut quand ton camp choisit sa nourriture.
talk-spectator = Le public écoute.
talk-voice = Ici, on se parle de vive voix. Les phrases restent disponibles.
talk-phrases = Phrases
talk-hidden = (masqué)
phrase-kind = Je veux dire
phrase-topic =
    { $topic ->
        [foods] Nourritures
        [diets] Régimes
        [answers] Réponses
       *[greetings] Politesses
    }
phrase-verb =
    { $kind ->
        [want] Prendre ça
        [avoid] Pas ça
        [try] On essaie ?
        [means] Le docteur pense à…
        [trash] De la poubelle
        [swap] On échange
        [safe] Prudence
        [leave] Laissez-nous ça
        [claim] Notre idée
        [either] L’un ou l’autre
        [ask] Et ce groupe ?
        [look] Regardez ce repas
        [agree] D’accord
        [disagree] Pas d’accord
        [unsure] J’hésite
        [decide] À vous de voir
        [thinking] Attendez…
        [hello] Bonjour
        [praise] Bien joué
        [thanks] Merci
       *[again] On rejoue ?
    }
phrase-group = Groupe
phrase-other-group = Autre groupe
phrase-food = Nourriture
phrase-meal = Repas
phrase-either-one = Soit
phrase-either-two = Ou bien
phrase-diet = Régime
phrase-card = Carte
phrase-category = On compare
phrase-sure = C’est sûr ?
phrase-sure-name =
    { $sure ->
        [sure] c’est sûr
        [maybe] peut-être
       *[no] sûrement pas
    }
phrase-back = Une autre phrase
phrase-todo = Touche ce que tu veux dire.
phrase-say = Dire
sheet-title = Feuille de déduction
sheet-notes = Notes
sheet-possible =
    { $count ->
        [one] { $count } régime possible
       *[other] { $count } régimes possibles
    }
sheet-mark =
    { $mark ->
        [no] exclu
        [maybe] peut-être
        [yes] sûr
       *[none] sans marque
    }
sheet-mark-help = Touche un signe pour le marquer : non, peut-être, oui. Touche le nom d’un régime pour savoir ce qu’il veut dire.
sheet-of = { $diet } : { $card }
sheet-explain = { $diet } : ce que ça veut dire
sheet-kind-open =
    { $count ->
        [one] { $diet } : 1 régime
       *[other] { $diet } : { $count } régimes
    }
sheet-percent = { $percent } %
sheet-not-kept = Tes marques n’ont pas pu être gardées. Nouvel essai à la prochaine marque.

## Parties terminées

past-title = Parties terminées
past-none = Tu n’as pas encore fini de partie.
past-more = Voir les parties plus anciennes

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-browser = Comme le navigateur
settings-theme = Thème
theme-name =
    { $theme ->
        [system] Comme l’appareil
        [dark] Nuit
       *[light] Jour
    }
settings-sound = Sons
settings-show = Ce qui se passe à table
show-name =
    { $show ->
        [slow] Montrer lentement
       *[usual] Montrer
        [none] Montrer seulement la fin
    }
settings-motion = Animations
settings-shortcuts = Raccourcis clavier
settings-shortcuts-text = À table, une lettre ou un chiffre suffit. À désactiver si tu dictes.
settings-notifications = Me prévenir quand c’est mon tour
settings-notifications-denied = Le navigateur refuse.
settings-cards = Cartes
cards-size =
    { $size ->
        [small] Petites
        [medium] Moyennes
       *[large] Grandes
    }
settings-name = Nom
settings-name-text = Les autres le verront à partir de la prochaine table.
settings-kept = C’est noté.
settings-device = Continuer sur un autre appareil
settings-device-text = Crée un lien qui ouvre ta place sur un autre appareil. Il marche une seule fois, et pas longtemps.
settings-device-make = Créer un lien
settings-data = Tes données
settings-data-text = Tout ce que ce serveur a enregistré sur toi, dans un seul fichier.
settings-export = Télécharger mes données
settings-forget = Oublie-moi
settings-forget-text = Efface ton nom et tes places de ce serveur. Pas de retour possible.
settings-forget-sure = Oui, oublie-moi

## Continuer sur cet appareil

continue-title = Te revoilà !
continue-text = Jouer ici sous le nom de l’invité qui a créé ce lien ?
continue-go = Continuer ici
continue-done = Rebonjour, { $name } !

## Quand ça ne va pas

lost-title = Rien dans cette assiette
lost-text = La page que tu cherches a été mangée, ou jamais cuisinée.
dead-table-title = Table disparue
private-title = Un dîner privé
door-title = { $host } t’invite
door-title-nobody = On t’invite
door-game = À une partie de { $variant }.
door-table = À table : { $names }.
door-empty = Personne n’est encore à table.
door-running = La partie a commencé : tu peux regarder, ou remplacer un bot si la table le permet.
door-over = Cette partie est finie : tu peux voir comment.
watching = Tu regardes
watching-text = Tu vois ce que tout le monde peut voir. On ne t’entend pas.
kicked-title = On t’a demandé de partir
broken-title = Ça a débordé
offline-title = La cuisine ne répond pas
page-reloaded = Le jeu a été mis à jour, la page a donc été rechargée.
announce-read-only = Le serveur est en maintenance : tu peux regarder, mais rien ne peut être joué ni modifié pour le moment.
part-missing = Une partie de la page n’est pas arrivée. Le jeu a peut-être été mis à jour, ou la ligne est coupée.
reconnecting = Reconnexion…
reconnecting-stalled = La cuisine ne répond pas. Nouvel essai…
connecting = En route vers la table…

## Raccourcis

shortcuts-title = Raccourcis clavier
shortcut-help = Montrer cette liste
shortcut-talk = Ouvrir ou fermer la discussion
shortcut-sheet = Ouvrir ou fermer la feuille
shortcut-home = Aller à l’accueil
shortcut-say = Écrire quelque chose
shortcut-help-rules = Consulter les règles et les régimes

## Le menu de la table

talk-bot-plan = { $name } a un plan. Pourquoi ?
shortcut-menu = Ouvrir le menu de la table
menu-open = Menu
help-open = Règles et régimes
help-rules = Règles
help-keys = Touches
menu-title = La table
menu-take-over = Laisser un bot continuer
menu-come-back = Reprendre ma place
menu-come-back-text = Un bot joue à ta place.
menu-leave = Quitter la partie
menu-leave-text = Un bot prend ta place. Tu peux revenir quand tu veux.
