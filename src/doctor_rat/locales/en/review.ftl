### Looking back at a game. $group, $food, $foods, $taken are ready to read; $percent, $best, $before, $after are numbers.

## The screen

review-title = Looking back
review-viewer = Through whose eyes?
review-viewer-rats = The rats
review-viewer-all = Everything revealed
review-nothing = Behind the screen: nobody else noticed a thing.
review-drew = Doctor Rat draws { $foods }.
review-threw = Yuck! Out go { $thrown }. Doctor Rat draws { $drawn }.
review-offered = Doctor Rat chooses { $foods }.
review-controls = Step through the game
review-next = One step forward
review-back = One step back
review-next-meal = Next meal
review-back-meal = Previous meal
review-step = Step { $step } of { $steps }
review-step-value = Meal { $meal }, step { $step } of { $steps }
review-timeline = Meals
review-meal = Meal { $meal }
review-meal-marks =
    { $count ->
        [0] nothing stands out
        [one] 1 moment worth a look
       *[other] { $count } moments worth a look
    }
review-meal-verdicts = { $good } good, { $bad } bad
review-keys = Use the arrow keys to step; hold Shift to jump from meal to meal.
review-stock = Behind the screen
review-stock-empty = The doctor’s stock is empty.
review-intentions = What the bots had in mind
review-thrown = Thrown out by Yuck!
review-won = Won!
review-lost-crosses = Lost in meal { $meal }: a third red cross
review-lost-exam = Lost in the final examination
review-unfinished = Unfinished
review-to-the-end = To the end of the game
review-diets = The diets

## How sure could they be?

review-bars = How sure could they be?
review-bars-text = The bar shows how likely each food was to be good, given everything that could be known.
review-bars-none = Nobody is choosing here.
review-bar =
    { $percent ->
        [0] { $food }: certain to be bad
        [100] { $food }: certain to be good
       *[other] { $food }: { $percent }% likely to be good
    }
review-percent = { $percent }%
review-taken = taken
review-best = best plan
review-was-good = was good
review-was-bad = was bad
review-plan-best = Chance that every food in this plan was good: { $percent }%. In the best plan: { $best }%.
review-plan-was-best = Chance that every food in this plan was good: { $percent }%. No plan was better.

## The curve of knowledge

review-curve = What could be known
review-curve-text = How likely the true diet looked as each meal began, in percent.
review-curve-table = As a table
review-curve-cell = { $percent }%, { $count } possible

## Moments worth a look

review-highlights = Worth a second look
review-highlights-none = A quiet dinner: nothing stands out.
review-highlights-all = Show all { $count }
review-tone =
    { $tone ->
        [good] Well done
        [bad] Ouch
        [learnt] Lesson
       *[plain] Note
    }
review-sure = A sure thing: whatever the diets, this plan couldn’t go wrong.
review-risky = A bold plan, at { $percent }%. There was one at { $best }%.
review-lucky = Lucky! The odds were only { $percent }%.
review-unlucky = Bad luck: the odds were { $percent }%.
review-missed-safe = { $group }: { $food } fit every diet still possible, but nobody took it. Taken instead: { $taken }.
review-lesson = The verdict that taught the most. { $group }, { $food }: { $before ->
        [one] 1 diet was
       *[other] { $before } diets were
    } possible before it, { $after } after.
review-known = { $group }: from here on, the diet could be known.
review-turning-point = The turning point: the best plan went from { $before }% to { $after }%.
review-exam =
    { $known ->
        [0] Into the final examination without knowing any diet for certain: { $percent }%.
       *[other] Into the final examination with { $known } of { $groups } diets known: { $percent }%.
    }
review-lost-by = { $group }: { $food } was one bite too many.
review-doctor-had-no-good = Nothing good for { INSIDE($group) }, in the stock or in the trash can.
review-doctor-kept-good = Nothing good on the table for { INSIDE($group) }, and the doctor was holding back { $food }.
review-yuck-front =
    { $before ->
        [one] Yuck! The old foods had something good for 1 group, the new ones for { $after }.
       *[other] Yuck! The old foods had something good for { $before } groups, the new ones for { $after }.
    }
review-yuck-back-saved = { $group }: a well-timed Yuck! { $food } would have been bad, { $taken } was good.
review-yuck-back-vain = { $group }: a wasted Yuck! { $food } was bad, and so was { $taken }.
review-yuck-back-wrong = { $group }: a mistaken Yuck! { $food } was good.

## One's own marks

review-marks = Your marks
review-marks-text = What your deduction sheet showed at the end.
review-marks-true = Your mark on the true diet
review-marks-ruled-out =
    { $count ->
        [one] 1 diet ruled out
       *[other] { $count } diets ruled out
    }
review-notes = Your notes

## Records

review-open = Open a saved game
review-open-text = A saved game is a file that holds a whole dinner. Open it and watch it again; the kitchen keeps no copy.
review-open-drop = Drop the file here, or choose one.
review-choose-file = Choose a file
review-record = Save this game
review-share = Share
review-reading = Taking a look…
review-which-game = Which game?
review-game-number = Game { $number }
review-another = Another saved game
review-broken = This game can’t be shown
review-broken-code = Code for the curious: { $code }
review-waiting-title = Still at the table

## What decided it. $points, $luck and $play are points of a hundred, below 0 where the chance went down

analysis-title = How it went
analysis-mark =
    { $mark ->
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
        [only] the only move
       *[great] great
    }
analysis-side =
    { $side ->
        [rats] The rats
        [doctor] Doctor Rat
        [colleague-0] Doctor A
       *[colleague-1] Doctor B
    }
analysis-cost = Chance to win: from { $before }% to { $after }%.
analysis-better = Better: { $text }.
analysis-start = At the start
analysis-luck = Luck
analysis-end = In the end
why-safe = { $group }: { $food } fit every diet still possible.
why-safe-for-all = There was a plan that suited everyone, whatever the diets.
why-odds = Chance that everything is good: { $percent }% as chosen, { $best }% in the better plan.
why-tells = { $group }: the verdict on { $food } tells more. Of { $left } diets left, “good” rules out { $if_good }, “bad” { $if_bad }.
why-left =
    { $left ->
        [one] { $group }: 1 diet was still possible.
       *[other] { $group }: { $left } diets were still possible.
    }
why-trash = { $group }: the best bet was in the trash can, { $food }.
why-bound-good = With the best offer, { INSIDE($group) } would probably have taken { $food } ({ $percent }% sure), and been right.
why-bound-bad = From this offer, { INSIDE($group) } would probably take { $food } ({ $percent }% sure), and be wrong.
why-feeds = { $food } would have served { INSIDE($group) }; this offer had nothing for them.
why-nothing-good = Nothing in stock or in the trash can was good for { INSIDE($group) }.
why-to-return = A bad food for { INSIDE($group) }, { $food }: it could be sent back.
why-returned-good = A good food for { INSIDE($group) }, { $food }: no need to send it back.
why-kept = A good food for { INSIDE($group) }, { $food }, but sent back, it could still help in a later meal.
why-nothing-else = A bad food for { INSIDE($group) }, { $food }, but there was nothing better to take instead.
why-saved-token = A bad food for { INSIDE($group) }, { $food }, but the Yuck! token may be worth more later.
why-third-cross = { $group }: one more red cross would have ended the game.
why-own-odds = Chance that { $food } would be good, by the verdicts alone: { $percent }%.
why-own-odds-less = Less likely to be good by the verdicts alone ({ $best }% instead of { $percent }%), yet more games were won with it: { $food }.
why-needed = { $group } could have eaten { $food }: better to leave it.
why-table-empty = Nothing on the table was good for { INSIDE($group) }.
why-plan-odds = Chance that all these foods are good: { $percent }%.
why-likely = { $group }: { $food }, { $percent }% likely to be good.
why-verdict = { $group }: the verdict on { $food } tells a lot. Of { $left } diets left, “good” rules out { $if_good }, “bad” { $if_bad }.
why-offer-good = From this offer, { INSIDE($group) } would probably take { $food } ({ $percent }% sure), and be right.
why-for-all = This offer had something good for every group.
why-for-some = Groups that could eat well from this offer at the same time: { $fed } of { $count }.
why-nothing-for = This offer had nothing good for { INSIDE($group) }, and neither had the trash can.
why-stock = Good foods for { INSIDE($group) }: { $good } of { $count } in stock, and { $percent }% of those to come.
why-stays-bad = A bad food for { INSIDE($group) }, { $food }: it stays on the plate.
why-plates-good = Everything on the plates is good.
why-table-good = The table had something good for { INSIDE($group) }: { $food }.
story-decided-by = What decided it: a decision in meal { $meal } ({ $points } points). { $side } could have done better.
story-decided-by-luck = What decided it: what came up in meal { $meal } ({ $points } points).
story-steady = No turning point: the chance to win was good from start to finish.
story-won-by-play = Well played and won: decisions { $play } points, luck { $luck }.
story-won-with-luck = Won with some luck: decisions { $play } points, luck { $luck }.
story-mostly-luck = Lost more by bad luck than by decisions: luck { $luck } points, decisions { $play }.
story-mostly-play = Lost more by decisions than by bad luck: decisions { $play } points, luck { $luck }.
story-best = Best decisions. { $one_points ->
        [0] { $one }: none that stood out.
        [one] { $one }: in meal { $one_meal }, { $one_points } point better than anything else.
       *[other] { $one }: in meal { $one_meal }, { $one_points } points better than anything else.
    } { $two_points ->
        [0] { $two }: none that stood out.
        [one] { $two }: in meal { $two_meal }, { $two_points } point better than anything else.
       *[other] { $two }: in meal { $two_meal }, { $two_points } points better than anything else.
    }

## Candidates, and a second try

analysis-asking = Weighing every decision…
analysis-meanwhile = Experts play on from each decision, hundreds of times, to see how much it changed the chance to win.
analysis-refining = First figures. More precise ones are coming.
analysis-half = First figures. More precise ones aren’t available just now.
analysis-line = The chance to win, meal by meal
analysis-all = All { $count } marked decisions
analysis-account = How the points add up
analysis-account-text = In points of a hundred. A decision never gains: it loses the distance from the best one found. Luck is the rest.
analysis-none = The decisions can’t be weighed just now.
analysis-ask-again = Try again
analysis-candidates = { $side }: chance to win with…
analysis-done = this was done
analysis-belief = By the verdicts alone, playing simply: { $percent }%.
analysis-act =
    { $act ->
        [yuck-front] Yuck! New foods
        [serve] Dinner
        [analyse] The verdicts
       *[pass] Pass
    }
analysis-act-offer = Offer { $foods }
analysis-act-take = { $food } for { INSIDE($group) }
analysis-act-return = Yuck! { $food } goes back
analysis-act-predict =
    { $good ->
        [yes] { $group }: good
       *[no] { $group }: bad
    }

## Learn from your mistakes

practice-open =
    { $count ->
        [one] Learn from one mistake
       *[other] Learn from { $count } mistakes
    }
practice-title = Learn from your mistakes
practice-number = { $number } of { $count }
practice-find = { $side }: find something better.
practice-was = In the game: { $text }. Chance to win: from { $before }% to { $after }%.
practice-right = That’s it!
practice-wrong = Not quite: { $chance }%. The best has { $best }%.
practice-weighing = Weighing it…
practice-hint = Hint
practice-hint-plain = Something else on this table wins more often.
practice-show = Show the answer
practice-again = Try again
practice-next = Next
practice-answer = Best: { $text }.
practice-none = Nothing to learn here. Well played!
practice-none-side = { $side }: nothing to learn here. Well played!
practice-done = That was the last one. Well done!
practice-back = Back to the review

## Play on from here

study-title = Play on from here
study-text = A new table in this position, as a study. The diets stay secret there.
study-over = The game ends here. Step back to play on from an earlier position.
study-as = You play
study-pile = The foods nobody had seen
study-pile-which =
    { $pile ->
        [new] shuffled again
       *[same] as they were
    }
study-alone = Alone with bots
study-friends = With friends
