# Les appels à qui ne regarde pas : leurs réglages, ce que montre un téléphone, et la page sans connexion.
push-title = Me prévenir
push-lead = Même quand le jeu est fermé. Les messages sont chiffrés pour cet appareil et passent par le service de notifications de ton navigateur.
push-on = Me prévenir sur cet appareil
push-kind =
    { $kind ->
        [turn] Quand c’est mon tour à une table lente
        [waiting] Quand une table m’attend
       *[today] Quand la donne du jour est prête
    }
push-kind-text =
    { $kind ->
        [turn] Seulement si tu n’es pas à la table.
        [waiting] Quand ton temps est presque écoulé, ou quand les autres sont là sans toi.
       *[today] Une fois par jour, jamais la nuit.
    }
push-blocked = Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages pour ce site, puis reviens ici.
push-cannot = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoute d’abord le jeu à l’écran d’accueil et ouvre-le de là.
push-failed = Le service de notifications de ton navigateur ne répond pas. Réessaie plus tard.
push-others =
    { $count ->
        [one] Un autre de tes appareils est aussi prévenu.
       *[other] { $count } autres de tes appareils sont aussi prévenus.
    }

# Ce que montre un téléphone
push-turn-title = À toi de jouer
push-turn-text =
    { $meal ->
        [0] La partie se prépare, et la suite dépend de toi.
       *[other] Repas { $meal } : la table est à toi.
    }
push-waiting-slow-title = Ta table t’attend
push-waiting-slow-text = Ton temps est presque écoulé. Ensuite, un bot décidera pour toi.
push-waiting-live-title = Les autres t’attendent
push-waiting-live-text = Ils sont à table, et c’est ton tour.
push-today-title = La donne du jour est servie
push-today-text = La même pour tout le monde, et c’est le premier essai qui compte.

# Sans connexion
no-connection-title = Tu es hors ligne
no-connection-text = La cuisine est injoignable pour le moment. Tes parties sont en sécurité sur le serveur et reprendront dès ton retour.
no-connection-again = Réessayer

privacy-push = Si tu te fais prévenir : l’adresse de notification et les clés de cet appareil, sa langue et son fuseau horaire, ce pour quoi il est prévenu, et le dernier tour pour lequel tu l’as été. L’éditeur de ton navigateur transmet les messages sans pouvoir les lire. Tout est effacé quand tu l’éteins ; un appareil injoignable pendant 14 jours est effacé de lui-même.

error-bad-device = L’adresse de notification de ce navigateur est inutilisable.
error-push-off = Ce serveur ne prévient personne.
