# Rufe an alle, die gerade nicht hinsehen: die Einstellungen dafür, was ein Telefon zeigt, und die Seite ohne Verbindung.
push-title = Ruf mich
push-lead = Auch wenn das Spiel geschlossen ist. Die Nachrichten sind für dieses Gerät verschlüsselt und laufen über den Push-Dienst deines Browsers.
push-on = Auf diesem Gerät rufen
push-kind =
    { $kind ->
        [turn] Wenn ich an einem gemütlichen Tisch dran bin
        [waiting] Wenn ein Tisch auf mich wartet
       *[today] Wenn es die Partie des Tages gibt
    }
push-kind-text =
    { $kind ->
        [turn] Nur wenn du nicht am Tisch bist.
        [waiting] Wenn deine Zeit fast um ist oder die anderen ohne dich dasitzen.
       *[today] Einmal am Tag, nie in der Nacht.
    }
push-blocked = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in seinen Website-Einstellungen und komm dann wieder hierher.
push-cannot = Dieser Browser lässt sich nicht rufen. Leg das Spiel auf einem iPhone oder iPad zuerst auf den Home-Bildschirm und öffne es von dort.
push-failed = Der Push-Dienst deines Browsers meldet sich nicht. Versuch es später noch einmal.
push-others =
    { $count ->
        [one] Ein anderes deiner Geräte wird auch gerufen.
       *[other] { $count } andere deiner Geräte werden auch gerufen.
    }

# Was ein Telefon zeigt
push-turn-title = Du bist dran
push-turn-text =
    { $meal ->
        [0] Das Spiel wird vorbereitet, und der nächste Schritt liegt bei dir.
       *[other] Gang { $meal }: Der Tisch gehört dir.
    }
push-waiting-slow-title = Dein Tisch wartet
push-waiting-slow-text = Deine Zeit ist fast um. Danach entscheidet ein Bot für dich.
push-waiting-live-title = Die anderen warten auf dich
push-waiting-live-text = Sie sitzen am Tisch, und du bist dran.
push-today-title = Die Partie des Tages ist serviert
push-today-text = Für alle dieselbe, und der erste Versuch zählt.

# Ohne Verbindung
no-connection-title = Du bist offline
no-connection-text = Die Küche ist gerade nicht zu erreichen. Deine Partien sind auf dem Server gut aufgehoben und gehen weiter, sobald du wieder da bist.
no-connection-again = Noch einmal versuchen

privacy-push = Wenn du dich rufen lässt: die Push-Adresse und die Schlüssel dieses Geräts, seine Sprache und Zeitzone, wofür es gerufen wird und für welchen Zug du zuletzt gerufen wurdest. Der Hersteller deines Browsers leitet die Nachrichten weiter, ohne sie lesen zu können. Alles wird gelöscht, wenn du es ausschaltest; was 14 Tage lang nicht zu erreichen ist, von selbst.

error-bad-device = Die Push-Adresse dieses Browsers lässt sich nicht verwenden.
error-push-off = Dieser Server ruft niemanden.
