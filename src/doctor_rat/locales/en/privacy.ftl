# What the privacy page says. Numbers come from the server's settings; 0 means no limit.
privacy-lead = You play here without an account, an email address or a password. This page says what the server stores, and for how long.
privacy-contact = Questions about your data: { $contact }
privacy-imprint = Who runs this server
privacy-terms = Terms of use
privacy-kept = What is stored
privacy-guest =
    { $days ->
        [0] The name you give yourself and when you first gave one, until you have them deleted.
        [one] The name you give yourself and when you first gave one, until you have them deleted. If you never sit down at a table or solve a puzzle, both are deleted after 1 day.
       *[other] The name you give yourself and when you first gave one, until you have them deleted. If you never sit down at a table or solve a puzzle, both are deleted after { $days } days.
    }
privacy-cookie = One cookie, so that you are still you when you come back. Your browser keeps it for { $days } days; the server keeps only a fingerprint of it.
privacy-games =
    { $days ->
        [0] Your games: who sat where, every move, and what was said at the table. Finished games stay until the people in them are forgotten.
        [one] Your games: who sat where, every move, and what was said at the table. Finished games are deleted after 1 day.
       *[other] Your games: who sat where, every move, and what was said at the table. Finished games are deleted after { $days } days.
    }
privacy-archive =
    { $days ->
        [one] Tables that nobody touches for 1 day leave the lists, but you can still continue them.
       *[other] Tables that nobody touches for { $days } days leave the lists, but you can still continue them.
    }
privacy-notes = Your marks and notes on the deduction sheet, your answers to puzzles and your rating.
privacy-deals = Which shared deals you have played or seen, whether your name is shown with the day’s result, and your teams in tournaments. Also which open tables you watched, so that nobody plays a deal they know.
privacy-shares = The links you make to moments of your games, until you take them back, or you or the game are deleted.
privacy-results = Your results: how each finished game ended for you, what its analysis says about your side’s decisions, and when you could have known each diet. They stay until you ask to be forgotten, even if old games are deleted. Only you see them, unless you share them.
privacy-language = The language you read the game in, once you sit at a table. Others learn only that a table had five languages, never whose.
privacy-puzzles = Whether your finished games may become puzzles: only if you have said so. A puzzle holds nothing about the people who played.
privacy-teach = Whether the doctor may learn from your games: only if you switch it on in the settings. If everyone at a table allows it, the bot doctor counts once a day how often each way of choosing occurs, over all such games together. Only those shares are kept, nothing about you. If you switch it off or are forgotten, your games are left out of the next count.
privacy-link =
    { $minutes ->
        [one] A link to another device, for 1 minute.
       *[other] A link to another device, for { $minutes } minutes.
    }
privacy-not-kept = What is not stored
privacy-address = Your network address is used only to keep anyone from sending too many requests at once. It stays in memory and is in no log of the game. Only if the people who run this server block a network is that network stored.
privacy-nobody = No advertising, no statistics about you for anyone but you, nothing from other companies: everything this page loads comes from this server.
privacy-device = Language, theme, sounds and similar settings stay in your browser.
privacy-around = Backups and logs around the game are up to the people who run this server; what is deleted here may stay in a backup for a while.
privacy-yours = What you can do
privacy-export = In the settings you can download everything stored about you.
privacy-forget =
    { $days ->
        [one] You can also ask to be forgotten there: your name and everything you wrote are deleted at once, in old games too. A number without a name is kept for 1 day, so that nothing of yours comes back.
       *[other] You can also ask to be forgotten there: your name and everything you wrote are deleted at once, in old games too. A number without a name is kept for { $days } days, so that nothing of yours comes back.
    }

# In the settings
teach-doctor = Let the doctor learn from my games
teach-doctor-text = Once a day, the bot doctor counts how the players here choose: over all games together, never person by person. A finished game counts only if everyone at the table allows it.
