### Looking back at a game. $group, $food, $foods, $taken are ready to read; $percent, $best, $before, $after are numbers.

## The screen

review-title = Look back
review-viewer = Through whose eyes?
review-viewer-rats = The rats
review-viewer-all = Everything open
review-nothing = Behind the screen: the others noticed nothing.
review-drew = Doctor Rat draws { $foods }.
review-threw = Yuck! Out go { $thrown }. Doctor Rat draws { $drawn }.
review-offered = Doctor Rat chooses { $foods }.
review-controls = Step through the game
review-next = One step on
review-back = One step back
review-next-meal = Next meal
review-back-meal = Meal back
review-step = Step { $step } of { $steps }
review-step-value = Meal { $meal }, step { $step } of { $steps }
review-timeline = Meals
review-meal = Meal { $meal }
review-meal-marks =
    { $count ->
        [0] nothing noted
        [one] 1 moment worth a look
       *[other] { $count } moments worth a look
    }
review-meal-verdicts = { $good } good, { $bad } bad
review-keys = Arrow keys step; with Shift they go from meal to meal.
review-stock = Behind the screen
review-stock-empty = The doctor's stock is empty.
review-thrown = Thrown out by Yuck!
review-won = Won!
review-lost-crosses = Lost in meal { $meal }: a third red cross
review-lost-exam = Lost in the final examination
review-unfinished = Broken off
review-diets = The diets

## How sure could they be?

review-bars = How sure could they be?
review-bars-text = The bar says how likely a food was good, by all that could be known.
review-bars-none = Nobody chooses here.
review-bar =
    { $percent ->
        [0] { $food }: surely bad
        [100] { $food }: surely good
       *[other] { $food }: good with { $percent } %
    }
review-percent = { $percent } %
review-taken = taken
review-best = best plan
review-was-good = was good
review-was-bad = was bad
review-plan-best = All good with this plan: { $percent } %. With the best one: { $best } %.
review-plan-was-best = All good with this plan: { $percent } %. None was better.

## The curve of knowledge

review-curve = What could be known
review-curve-text = How likely the true diet looked as each meal began, in percent.
review-curve-table = As a table
review-curve-cell = { $percent } %, { $count } possible

## Moments worth a look

review-highlights = Worth a second look
review-highlights-none = A quiet dinner: nothing stands out.
review-tone =
    { $tone ->
        [good] Well done
        [bad] Ouch
        [learnt] Learnt
       *[plain] Look
    }
review-sure = A sure thing: whatever the diets were, this plan couldn't go wrong.
review-risky = A bold plan: { $percent } %. There was one with { $best } %.
review-lucky = Lucky! Only { $percent } % spoke for it.
review-unlucky = Bad luck: { $percent } % spoke for it.
review-missed-safe = { $group }: { $food } fitted every diet still possible, and nobody took it. Taken instead: { $taken }.
review-lesson = The verdict that taught the most. { $group }, { $food }: { $before ->
        [one] 1 diet was
       *[other] { $before } diets were
    } possible before it, { $after } after.
review-known = { $group }: from here on the diet could be known.
review-turning-point = The turning point: the best plan went from { $before } % to { $after } %.
review-exam =
    { $known ->
        [0] Into the final examination without knowing any diet for certain: { $percent } %.
       *[other] Into the final examination with { $known } of { $groups } diets known: { $percent } %.
    }
review-lost-by = { $group }: { $food } was one bite too many.
review-doctor-had-no-good = { $group }: neither the stock nor the trash can had anything good.
review-doctor-kept-good = { $group }: nothing good was on the table, and the doctor kept back { $food }.
review-yuck-front =
    { $before ->
        [one] Yuck! The old foods had something good for 1 group, the new ones for { $after }.
       *[other] Yuck! The old foods had something good for { $before } groups, the new ones for { $after }.
    }
review-yuck-back-saved = { $group }: Yuck! at the right moment. { $food } would have been bad, { $taken } was good.
review-yuck-back-vain = { $group }: Yuck! in vain. { $food } was bad, and so was { $taken }.
review-yuck-back-wrong = { $group }: Yuck! by mistake. { $food } was good.
review-medicine =
    { $crosses ->
        [0] { $group }: Medicine covered no red cross.
        [one] { $group }: Medicine covered 1 red cross.
       *[other] { $group }: Medicine covered { $crosses } red crosses.
    }
review-strict-menu = { $group }: Strict Menu gave { $food }. By themselves the rats could hold it good with { $percent } %.

## One's own marks

review-marks = Your marks
review-marks-text = What your deduction sheet said at the end.
review-marks-true = Your mark on the true diet
review-marks-ruled-out =
    { $count ->
        [one] 1 diet ruled out
       *[other] { $count } diets ruled out
    }
review-notes = Your notes

## Records

review-open = Open a record
review-open-text = A record holds a whole game that somebody saved. Open it and watch it again; the kitchen keeps nothing of it.
review-open-drop = Drop the file here, or choose it.
review-choose-file = Choose a file
review-record = Save record
review-share = Share
review-reading = Looking into it…
review-which-game = Which game?
review-game-number = Game { $number }
review-another = Another record
review-broken = This game can't be shown
review-broken-code = Code for the curious: { $code }
review-waiting-title = Still at the table
