# Your own progress. $name, $percent, $low, $high, $points, $meal and $meals are ready-made texts.

me-title = Your progress
me-lead = Only you see this page, unless you share it below.
me-none = Nothing here yet. Play a game to its end, and it shows up here.
me-left = Older games are still being added. This takes a moment.
me-counts = What counts: games you played to the end in a seat you took before the deal, with people or bots. Lessons, studies and seats a bot finished for you don’t. One guest has one seat, so nobody plays against themselves; whether two guests are one person, nobody can tell.

## Games

me-games = Games
me-games-text = The range holds the true share of wins with 95% certainty: the more games, the narrower.
me-all = All games
me-by-variant = By variant
me-by-role = By role
me-by-difficulty = By difficulty
me-role =
    { $role ->
        [rats] Rat
        [doctor] Doctor Rat
       *[colleague] Colleague
    }
me-col-games = Games
me-col-won = Won
me-col-share = Share
me-col-range = Range
me-range = { $low } to { $high }

## Decisions

me-lost = Points lost per decision
me-lost-text = A point is one hundredth of the chance to win, by the analysis. As a rat you decide together with the other rats. Lower is better.
me-lost-none = No game has been analyzed yet. It happens in the background, a few at a time; opening a game’s analysis adds it at once.
me-unweighed =
    { $count ->
        [one] 1 game isn’t analyzed yet and is missing here.
       *[other] { $count } games aren’t analyzed yet and are missing here.
    }
me-col-role = Role
me-col-when = Until
me-col-points = Points

## Diets

me-diets = Diets you recognize late
me-diets-text = A diet could be known from the meal at whose start the verdicts made it likelier than all others together. You were late by the number of meals from there to the last red cross that a likelier plan would have spared the group. Diets that couldn’t be known in time aren’t counted.
me-diets-none = This comes from the reviews of games you played as a rat or a colleague. There are none yet.
me-col-diet = Diet
me-col-times = Times
me-col-known = Knowable from meal
me-col-late = Meals late
me-col-late-times = Late

## People, puzzles

me-mates = Who you play with
me-mates-text = The names of your last game together. Nobody else is ever shown this list.
me-col-name = Name
me-rating = Puzzle rating
me-rating-none = Solve a puzzle, and your rating will appear here.
me-rating-span = From { $first } to { $last }, after { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }.
me-col-rating = Rating
me-show-table = Show as a table

## Honors

me-honors = Honors
me-honors-text = Earned at the table, never by clicking. Games with the fixed diets of a first game don’t earn any.
me-honor =
    { $honor ->
        [ultimate] The ultimate win
        [none-spent] Not one Yuck!
        [no-cross] Clean plates
        [brutal] Brutal, and beaten
        [every-variant] Every way to win
       *[five-languages] Five tongues, one table
    }
me-honor-text =
    { $honor ->
        [ultimate] Win a game set up without Yuck! tokens.
        [none-spent] Win with every Yuck! token unspent.
        [no-cross] Win without a single red cross.
        [brutal] Win a brutal deal.
        [every-variant] Win Colony, Complications and Colleagues.
       *[five-languages] Finish a game whose players read it in five languages. Nobody learns who reads what.
    }
me-honor-when = Earned on { $date }
me-honor-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
me-honor-look = Look at the game
me-honor-not-yet = Not yet

## Sharing, taking along

me-share = Show my statistics to others
me-share-text = Makes a link. Anyone with it sees your name, your statistics and honors, but not who you play with, and no games. Turn it off, and it stops working at once.
me-share-link = This link shows your statistics:
me-puzzles = My games may become puzzles
me-puzzles-text = Only games where everyone who ever sat at the table has agreed. A puzzle shows one moment of the cards: no names, no talk, no date. You can switch it off at any time; puzzles that have been made stay.
me-records = All your games in one file
me-records-text = Every finished game as a record, one per line: to replay, to check, to keep.
me-records-get = Download the records
me-shared-title = Statistics of { $name }
me-shared-lead = { $name } has made this page public, and can close it at any time.
me-shared-closed = This page is closed
me-shared-closed-text = This link doesn’t lead to anyone’s statistics, or no longer does.
