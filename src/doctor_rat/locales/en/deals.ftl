# Deals that several tables play: the deal of the day, challenges, tournaments.

## Results, wherever they are listed
deal-won = Won
deal-lost = Lost in meal { $meal }
deal-crosses =
    { $count ->
        [0] no red crosses
        [one] 1 red cross
       *[other] { $count } red crosses
    }
deal-tokens =
    { $count ->
        [0] no tokens left
        [one] 1 token left
       *[other] { $count } tokens left
    }
deal-place = { $place }.
deal-yours = yours
deal-nobody = a guest
deal-bots = bots
deal-look = Look at this game
deal-compare = Compare with yours
deal-meals = Meal by meal, one column for each group
deal-meal = Meal { $meal }: { $marks }
deal-mark =
    { $mark ->
        [good] good
        [bad] bad
       *[none] not judged
    }
deal-promise = How you can check that nothing was changed
deal-promise-text = The deal is already fixed, and these are its fingerprints. Every table of this deal shows the same two before it starts and reveals the cards behind them at the end, when your browser compares them.
deal-promise-shuffle = Shuffle
deal-promise-deal = Whole deal
deal-closed-until = You’ll see results and games once you’ve finished the deal yourself.

## The deal of the day
day-title = Deal of the day
day-lead = One deal a day, the same for everyone on this server. You play it once, alone with bots.
day-today = { $day }: { $difficulty }
day-bots = Your bots play at this level: { $level }.
day-named = Show my name with my result
day-named-text = Otherwise others see your result and your game without a name. You can change this later.
day-go-on = Keep playing
day-unfinished = You’re still in the middle of yesterday’s deal. It counts for yesterday.
day-unfinished-go = Finish yesterday’s
day-next = The next deal comes in { $time }, at midnight UTC.
day-mine = Place { $place } of { $count }
day-how =
    { $side ->
        [doctor] How everyone did as the doctor
       *[rats] How everyone did as the rats
    }
day-won-of = { $won } of { $count } won.
day-lost-in =
    { $count ->
        [one] Meal { $meal }: 1 game lost
       *[other] Meal { $meal }: { $count } games lost
    }
day-best = Look at the best game
day-own = Look at your game
day-share = Share your result
day-shared =
    { $side ->
        [doctor] Doctor Rat, { $day }, as the doctor
       *[rats] Doctor Rat, { $day }, as the rats
    }
day-tomorrow = Tomorrow’s deal is settled too: { $difficulty }

## Challenges
challenge-title = A challenge
challenge-lead = { $name } has played this deal. Play the same cards and diets with the same seats, then compare.
challenge-yours = This is the deal you played. Your friends get the same cards, diets and seats, and then you compare.
challenge-link = Send this link to the friends you’re challenging:
challenge-play = Play as { $roles }
challenge-go-on = Go to your table
challenge-count =
    { $count ->
        [one] 1 table has finished it.
       *[other] { $count } tables have finished it.
    }
challenge-results = Results
challenge-names = Those who have finished the same deal see your name and your game.

## Tournaments
cup-title = Tournament
cup-lead = Five deals, the same for every team. Each team plays its five tables whenever it likes; nobody learns anything about a deal before finishing it.
cup-make = Start a tournament
cup-link = Send this link to everyone who wants to play:
cup-new-team = Start a team
cup-team = Team { $number }
cup-your-team = Your team: { $number }
cup-team-link = Send this link to your teammates:
cup-join = Join team { $number }
cup-deal = Deal { $number }
cup-play = Play deal { $number }
cup-results = Results
cup-none = not started
cup-open = playing
cup-over = finished
cup-total = Won
cup-no-teams = No teams yet.
cup-names = Everyone with the link sees the names of the teams’ members.
