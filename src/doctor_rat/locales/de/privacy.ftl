# Was auf der Datenschutzseite steht. Die Zahlen kommen aus den Einstellungen des Servers; 0 heißt ohne Frist.
privacy-lead = Du spielst hier ohne Konto, E-Mail-Adresse oder Passwort. Auf dieser Seite steht, was der Server speichert und wie lange.
privacy-contact = Fragen zu deinen Daten: { $contact }
privacy-imprint = Impressum
privacy-terms = Nutzungsbedingungen
privacy-kept = Was gespeichert wird
privacy-guest =
    { $days ->
        [0] Der Name, den du dir gibst, und wann du das zum ersten Mal getan hast, bis du beides löschen lässt.
        [one] Der Name, den du dir gibst, und wann du das zum ersten Mal getan hast, bis du beides löschen lässt. Wenn du dich nie an einen Tisch setzt und kein Rätsel löst, wird es nach 1 Tag gelöscht.
       *[other] Der Name, den du dir gibst, und wann du das zum ersten Mal getan hast, bis du beides löschen lässt. Wenn du dich nie an einen Tisch setzt und kein Rätsel löst, wird es nach { $days } Tagen gelöscht.
    }
privacy-cookie = Ein Cookie, damit du beim nächsten Besuch noch du bist. Dein Browser behält es { $days } Tage; der Server kennt nur einen Fingerabdruck davon.
privacy-games =
    { $days ->
        [0] Deine Partien: wer wo saß, jeder Zug und was am Tisch gesagt wurde. Beendete Partien bleiben, bis die Beteiligten sich vergessen lassen.
        [one] Deine Partien: wer wo saß, jeder Zug und was am Tisch gesagt wurde. Beendete Partien werden nach 1 Tag gelöscht.
       *[other] Deine Partien: wer wo saß, jeder Zug und was am Tisch gesagt wurde. Beendete Partien werden nach { $days } Tagen gelöscht.
    }
privacy-archive =
    { $days ->
        [one] Tische, an denen 1 Tag lang nichts geschieht, verschwinden aus den Listen; weiterspielen kannst du trotzdem.
       *[other] Tische, an denen { $days } Tage lang nichts geschieht, verschwinden aus den Listen; weiterspielen kannst du trotzdem.
    }
privacy-notes = Deine Zeichen und Notizen auf dem Detektivzettel, deine Antworten auf Rätsel und deine Wertung.
privacy-deals = Welche Partien du gespielt oder gesehen hast, die auch andere spielen, ob dein Name beim Tagesergebnis steht, und deine Teams in Turnieren. Bei offenen Tischen, an denen du zugeschaut hast, dass du zugeschaut hast: So spielt niemand eine Partie, die er kennt.
privacy-shares = Die Links, die du zu Momenten deiner Partien erstellst, bis du sie zurücknimmst oder bis die Partie oder deine Daten gelöscht werden.
privacy-results = Deine Ergebnisse: wie jede beendete Partie für dich ausging, was ihre Analyse zu den Entscheidungen deiner Seite sagt und wann du jede Diät hättest erkennen können. Sie bleiben, bis du dich vergessen lässt, auch wo alte Partien gelöscht werden. Nur du siehst sie, außer du gibst sie frei.
privacy-language = Die Sprache, in der du das Spiel liest, sobald du an einem Tisch sitzt. Andere erfahren nur, dass ein Tisch fünf Sprachen hatte, nie, wessen.
privacy-puzzles = Ob aus deinen beendeten Partien Rätsel werden dürfen: nur, wenn du es erlaubt hast. Ein Rätsel enthält nichts von denen, die gespielt haben.
privacy-teach = Ob der Doktor aus deinen Partien lernen darf: nur, wenn du es in den Einstellungen einschaltest. Wo alle an einem Tisch es erlauben, zählt der Bot-Doktor einmal am Tag, wie oft welche Art zu wählen vorkommt, über alle diese Partien zusammen. Nur diese Anteile bleiben, nichts von dir. Wer es ausschaltet oder sich vergessen lässt, fehlt bei der nächsten Zählung.
privacy-link =
    { $minutes ->
        [one] Ein Link zu einem anderen Gerät, 1 Minute lang.
       *[other] Ein Link zu einem anderen Gerät, { $minutes } Minuten lang.
    }
privacy-not-kept = Was nicht gespeichert wird
privacy-address = Deine Netzadresse dient nur dazu, dass niemand zu viel auf einmal verlangt. Sie bleibt im Arbeitsspeicher und steht in keinem Protokoll des Spiels. Nur wenn die Betreiber ein Netz sperren, wird dieses Netz gespeichert.
privacy-nobody = Keine Werbung, keine Statistik über dich für andere als dich, nichts von anderen Firmen: Alles, was diese Seite lädt, kommt von diesem Server.
privacy-device = Sprache, Farben, Töne und Ähnliches bleiben in deinem Browser.
privacy-around = Sicherungskopien und Protokolle rund um das Spiel sind Sache der Betreiber; was hier gelöscht ist, kann in einer Sicherung noch eine Weile liegen.
privacy-yours = Was du tun kannst
privacy-export = In den Einstellungen kannst du alles herunterladen, was über dich gespeichert ist.
privacy-forget =
    { $days ->
        [one] Dort kannst du dich auch vergessen lassen: Dein Name und alles, was du geschrieben hast, werden sofort gelöscht, auch in alten Partien. Eine Nummer ohne Namen bleibt 1 Tag, damit nichts von dir zurückkommt.
       *[other] Dort kannst du dich auch vergessen lassen: Dein Name und alles, was du geschrieben hast, werden sofort gelöscht, auch in alten Partien. Eine Nummer ohne Namen bleibt { $days } Tage, damit nichts von dir zurückkommt.
    }

# In the settings
teach-doctor = Der Doktor darf aus meinen Partien lernen
teach-doctor-text = Einmal am Tag zählt der Bot-Doktor, wie hier gewählt wird: über alle Partien zusammen, nie für einzelne Personen. Eine beendete Partie zählt nur, wenn alle am Tisch es erlauben.
