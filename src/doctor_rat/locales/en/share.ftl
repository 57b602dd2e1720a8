# A moment of a game shared by a link, and two games of one deal side by side

## The preview of a link. The server writes it; it is on the picture, too

share-at-meal = Meal { $meal }: what would you do?
share-won = Won in meal { $meal }!
share-lost = Lost in meal { $meal }
share-eyes =
    { $eyes ->
        [rats] As the rats saw it
        [doctor] What Doctor Rat knew
        [colleague] As one of the two doctors saw it
       *[all] With every secret on the table
    }

## Sharing

share-title = Share this moment
share-text = Anyone with the link can watch this game, starting here. You can take the link back at any time.
share-whose = Shown as
share-make = Make a link
share-message = Text for a message
share-send = Share
share-copy-link = Copy link
share-copy-text = Copy text
share-picture = What the link looks like in a message: the table at this moment
share-mine = Your links to this game
share-where = Step { $step }: { $eyes }
share-revoke = Take back
share-revoked = The link leads nowhere now.

## Two games of one deal

compare-title = Same cards, two teams
compare-link = Compare with another game
compare-original = Compare with the original game
compare-text = Two games dealt from the same cards, side by side: what did each team do with the same foods? Choose a saved game or paste the link to a finished one.
compare-which = Game { $number }
compare-mine = Game { $number }: yours
compare-address = Link to a finished game
compare-file = Or a saved game
compare-chosen = Chosen: { $name }
compare-go = Compare
compare-other = Compare other games
compare-parted = They parted in meal { $meal }
compare-same = Both teams did exactly the same.
compare-there = Go there
compare-line = The chance to win in both games, meal by meal
compare-chances = Meal { $meal }. Game 1: { $first }. Game 2: { $second }.
compare-stage =
    { $stage ->
        [offer] the offer
        [choice] the choice
       *[verdict] the verdicts
    }
compare-step = Meal { $meal }: { $stage }
compare-offered = Offered
compare-eaten = Eaten
compare-tokens = Tokens
compare-over = The game was over by then.
compare-open = Meal { $meal } in the review
compare-meals = Meal by meal
compare-asking = Weighing every decision in both games…
compare-none = The chances to win aren’t available right now.
