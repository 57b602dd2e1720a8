# Calls to people who aren't looking: the settings for it, what a phone shows, and the page for no connection.
push-title = Call me
push-lead = Even when the game is closed. Messages are encrypted for this device and travel through your browser’s push service.
push-on = Call me on this device
push-kind =
    { $kind ->
        [turn] When it’s my turn at a slow table
        [waiting] When a table is waiting for me
       *[today] When there’s a new deal of the day
    }
push-kind-text =
    { $kind ->
        [turn] Only when you aren’t at the table.
        [waiting] When your time is nearly up, or the others are there and you aren’t.
       *[today] Once a day, never at night.
    }
push-blocked = Your browser is blocking notifications from this site. Allow them in the browser’s site settings, then come back here.
push-cannot = This browser can’t be called. On an iPhone or iPad, add the game to your Home Screen first and open it from there.
push-failed = Your browser’s push service isn’t answering. Please try again later.
push-others =
    { $count ->
        [one] One other device of yours is called, too.
       *[other] { $count } other devices of yours are called, too.
    }

# What a phone shows
push-turn-title = It’s your turn
push-turn-text =
    { $meal ->
        [0] The game is being set up, and the next step is yours.
       *[other] Meal { $meal }: the table is yours.
    }
push-waiting-slow-title = Your table is waiting
push-waiting-slow-text = Your time is nearly up. After that, a bot decides for you.
push-waiting-live-title = The others are waiting for you
push-waiting-live-text = They’re at the table, and it’s your turn.
push-today-title = Today’s deal is served
push-today-text = The same for everyone, and your first try counts.

# Without a connection
no-connection-title = You’re offline
no-connection-text = The kitchen can’t be reached right now. Your games are safe on the server, and you can pick up where you left off once you’re back.
no-connection-again = Try again

privacy-push = If you ask to be called: the push address and keys of that device, its language and time zone, what it is called for, and which turn you were last called for. The maker of your browser passes the messages on without being able to read them. All of it is deleted when you switch it off, or when the device can’t be reached for 14 days.

error-bad-device = This browser’s push address can’t be used.
error-push-off = This server doesn’t call anyone.
