# Le texte de la page de confidentialité. Les nombres viennent des réglages du serveur ; 0 veut dire sans limite.
privacy-lead = Ici, tu joues sans compte, sans adresse e-mail et sans mot de passe. Cette page dit ce que le serveur enregistre, et pour combien de temps.
privacy-contact = Des questions sur tes données : { $contact }
privacy-imprint = Mentions légales
privacy-terms = Conditions d’utilisation
privacy-kept = Ce qui est enregistré
privacy-guest =
    { $days ->
        [0] Le nom que tu te donnes et la date où tu l’as fait, jusqu’à ce que tu les fasses effacer.
        [one] Le nom que tu te donnes et la date où tu l’as fait, jusqu’à ce que tu les fasses effacer. Si tu ne t’assieds jamais à une table et ne résous aucun problème, tout est effacé après { $days } jour.
       *[other] Le nom que tu te donnes et la date où tu l’as fait, jusqu’à ce que tu les fasses effacer. Si tu ne t’assieds jamais à une table et ne résous aucun problème, tout est effacé après { $days } jours.
    }
privacy-cookie = Un cookie, pour que tu sois encore toi à ton retour. Ton navigateur le garde { $days } jours ; le serveur n’en garde qu’une empreinte.
privacy-games =
    { $days ->
        [0] Tes parties : qui était assis où, chaque coup et ce qui s’est dit à table. Les parties terminées restent jusqu’à ce que leurs joueurs se fassent oublier.
        [one] Tes parties : qui était assis où, chaque coup et ce qui s’est dit à table. Les parties terminées sont effacées après { $days } jour.
       *[other] Tes parties : qui était assis où, chaque coup et ce qui s’est dit à table. Les parties terminées sont effacées après { $days } jours.
    }
privacy-archive =
    { $days ->
        [one] Les tables que personne ne touche pendant { $days } jour quittent les listes, mais tu peux toujours y reprendre la partie.
       *[other] Les tables que personne ne touche pendant { $days } jours quittent les listes, mais tu peux toujours y reprendre la partie.
    }
privacy-notes = Tes marques et tes notes sur la feuille de déduction, tes réponses aux problèmes et ta cote.
privacy-deals = Les donnes que tu as jouées ou vues et que d’autres jouent aussi, si ton nom figure avec le résultat du jour, et tes équipes dans les tournois. Pour les tables ouvertes que tu as regardées, le fait que tu les as regardées : ainsi, personne ne joue une donne qu’il connaît.
privacy-shares = Les liens que tu crées vers des moments de tes parties, jusqu’à ce que tu les retires ou que la partie ou tes données soient supprimées.
privacy-results = Tes résultats : comment chaque partie terminée a fini pour toi, ce que son analyse dit des décisions de ton camp et quand tu aurais pu reconnaître chaque régime. Ils restent jusqu’à ce que tu te fasses oublier, même là où les vieilles parties sont supprimées. Personne d’autre ne les voit, sauf si tu les partages.
privacy-language = La langue dans laquelle tu lis le jeu, dès que tu es à une table. Les autres apprennent seulement qu’une table avait cinq langues, jamais lesquelles étaient à qui.
privacy-puzzles = Si tes parties terminées peuvent devenir des problèmes : seulement si tu l’as dit. Un problème ne contient rien des personnes qui ont joué.
privacy-teach = Si le docteur peut apprendre de tes parties : seulement si tu l’actives dans les réglages. Quand tout le monde à une table est d’accord, le bot docteur compte une fois par jour à quelle fréquence apparaît chaque façon de choisir, sur toutes ces parties ensemble. Seules ces proportions sont gardées, rien de toi. Qui le désactive ou se fait oublier n’est plus dans le compte suivant.
privacy-link =
    { $minutes ->
        [one] Un lien vers un autre appareil, pendant { $minutes } minute.
       *[other] Un lien vers un autre appareil, pendant { $minutes } minutes.
    }
privacy-not-kept = Ce qui n’est pas enregistré
privacy-address = Ton adresse réseau sert seulement à éviter que quelqu’un en demande trop d’un coup. Elle reste en mémoire et ne figure dans aucun journal du jeu. Un réseau n’est enregistré que si les responsables du serveur le bloquent.
privacy-nobody = Pas de publicité, pas de statistiques sur toi pour d’autres que toi, rien d’autres entreprises : tout ce que cette page charge vient de ce serveur.
privacy-device = La langue, les couleurs, les sons et le reste des réglages restent dans ton navigateur.
privacy-around = Les sauvegardes et les journaux autour du jeu dépendent des responsables du serveur ; ce qui est effacé ici peut rester un moment dans une sauvegarde.
privacy-yours = Ce que tu peux faire
privacy-export = Dans les réglages, tu peux télécharger tout ce qui est enregistré sur toi.
privacy-forget =
    { $days ->
        [one] Tu peux aussi t’y faire oublier : ton nom et tout ce que tu as écrit sont effacés aussitôt, même dans les anciennes parties. Un numéro sans nom est gardé { $days } jour, pour que rien de toi ne revienne.
       *[other] Tu peux aussi t’y faire oublier : ton nom et tout ce que tu as écrit sont effacés aussitôt, même dans les anciennes parties. Un numéro sans nom est gardé { $days } jours, pour que rien de toi ne revienne.
    }

# In the settings
teach-doctor = Le docteur peut apprendre de mes parties
teach-doctor-text = Une fois par jour, le bot docteur compte comment on choisit ici : sur toutes les parties ensemble, jamais personne par personne. Une partie terminée ne compte que si tout le monde à la table est d’accord.
