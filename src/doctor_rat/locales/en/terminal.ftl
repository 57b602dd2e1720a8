### What only the terminal says. Commands are typed in the same words everywhere: offer, serve, good, 3rc.
### Ready to read: $group is a name, or a number with a short name ("0 Whiskers"); $food and $foods are in notation (3rc).

## Parts of sentences

# With a no-break space.
terminal-group = { $number } { $group }
terminal-food = { $food } ({ $name })
terminal-of = { $name }: { $text }
terminal-diet = { $name }. { $diet }.
terminal-list =
    { $count ->
        [1] { $one }
        [2] { $one } and { $two }
       *[3] { $one }, { $two }, and { $three }
    }

## Before the game

terminal-warming-up = The kitchen is warming up. The very first time, this takes a minute.
terminal-welcome = Welcome to Doctor Rat’s kitchen!
terminal-ask-role = Who would you like to be?
terminal-ask-role-rats = r   all the rats: figure out what you can eat (just press Enter)
terminal-ask-role-doctor = d   Doctor Rat: you know it all and can’t say a thing
terminal-ask-role-a = a   Doctor A of two, in Colleagues: each knows the other’s diet
terminal-ask-groups = How many groups of rats?
terminal-ask-groups-3 = 3   three (just press Enter)
terminal-ask-groups-2 = 2   two, a shorter dinner
terminal-ask-groups-3c = 3c  three, with Complications: too much health is bad for you
terminal-ask-groups-2c = 2c  two, with Complications
terminal-ask-first = Your first game?
terminal-ask-first-no = n   no, draw the diets (just press Enter)
terminal-ask-first-yes = y   yes, the easy diets, please
terminal-answer-unclear = Please answer with one of these: { $answers }.
# What stands before the cursor.
terminal-prompt =
    { $person ->
        [rats] rats
        [doctor] doctor
       *[a] doctor A
    }
terminal-intro =
    { $person ->
        [rats] You are all the rats. Figure out what each group can eat before the final examination in meal 8. Think out loud, as you would at a table. The doctor won’t say a word.
        [doctor] You are Doctor Rat. You know the diets but can’t reveal them: help the rats with what you serve.
       *[a] You are Doctor A. You know Doctor B’s diet, and Doctor B knows yours. Neither of you may tell.
    }
terminal-intro-foods = { $food } means { $name }, and so on.
terminal-letters-colours = Colors: r red, o orange, y yellow, g green, b blue.
terminal-letters-types = Foods: c cheese, l liquid, v vegetable.
terminal-intro-help = Type ? for help at any time, or quit to leave.
terminal-first-game = First game: the diets are easy ones.
terminal-dealt =
    { $difficulty ->
        [easy] As ordered: easy diets.
        [normal] As ordered: diets neither easy nor hard.
        [hard] As ordered: hard diets.
       *[brutal] As ordered: brutal diets. Good luck!
    }

## The table

terminal-stock = Your stock, and who it would suit now
terminal-tray = On the tray: { $foods }
terminal-trash = Trash can: { $foods }
terminal-plates = As things stand:
terminal-counts = pile { $pile }, stock { $stock }, out { $out }
terminal-counts-colleagues = pile { $pile }, out { $out }

## What happens

terminal-nobody-says = Nobody says why.
terminal-minds = What the others had in mind:
terminal-mind = Meal { $meal }: { $sentences }

## What to do now

terminal-hint-takes = One food each for { INSIDE($groups) }, for example: { $example }
terminal-hint-take = { $group } may take { $foods }.
terminal-hint-left = Still there: { $foods }.
terminal-hint-predict = Good or bad for { INSIDE($groups) }? For example: { $example }
terminal-hint-offer = Choose { $count } foods, for example: { $example }
terminal-hint-serve-only = Press Enter to serve dinner.
terminal-hint-judge = Press Enter to judge the meal. Or: back (? shows how).
terminal-hint-judge-only = Press Enter to judge the meal.
terminal-hint-pass-front = Press Enter to pass. Or yuck: everything on the table and in the trash can is thrown out and replaced.
terminal-hint-pass-back = Press Enter to pass. Or back: Doctor B must put the food back and take another.
terminal-hint-pass-only = Press Enter to pass.
terminal-plan = The plan: { $entries }
terminal-nothing-yet = nothing yet
terminal-plan-cleared = Plates cleared. Think again.
terminal-confirm = Press Enter to eat: there’s no way back. Or change the plan, or type no.
terminal-you-say-good = You say “good” for { INSIDE($group) }: { $food }.
terminal-you-say-bad = You say “bad” for { INSIDE($group) }: { $food }.
terminal-prediction-cleared = Nothing was said.
terminal-confirm-prediction = Press Enter to say it out loud. Or type another prediction, or no.

## Help: what is typed, then what it does

terminal-help = What you can do now
terminal-help-offer = offer { $example }: choose { $count } foods from your stock (you can leave out the word offer)
terminal-help-yuck = yuck: spend a Yuck! token, throw out the stock, and draw just as many foods
terminal-help-yuck-colleagues = yuck: spend a Yuck! token, throw out everything on the table and in the trash can, and draw just as many
terminal-help-serve = serve, or Enter: put the foods on the table
terminal-help-judge = judge, or Enter: say good or bad for each food
terminal-help-take = { $command }: plan a food for { INSIDE($group) }, from { $foods }
terminal-help-back = { $command }: spend a Yuck! token; { INSIDE($group) } must take something else
terminal-help-predict = { $example }: your prediction for { INSIDE($groups) }
terminal-help-pass = pass, or Enter: leave things as they are
terminal-help-always = At any time: table, diets, history, why (the bots did what they did), ?, and quit.
terminal-help-symbols = In the rows: { $check } good, { $cross } bad, { $covered } covered, { $green } complication over, { $waiting } not judged yet

## What was typed, and why not

terminal-not-understood = “{ $text }” means nothing here. Type ? to see what you can do now.
terminal-incomplete = Something’s missing there. Type ? to see how to write it.
terminal-not-on-a-plate = Nobody has { $food } on a plate.
terminal-too-many-foods =
    { $count ->
        [one] That’s more than 1 food.
       *[other] That’s more than { $count } foods.
    }
terminal-food-twice = { $food } can’t be on two plates.
terminal-which-food = And which food for group { $group }?
terminal-predictions-needed =
    { $count ->
        [one] Say good or bad, once.
       *[other] Say good or bad, { $count } times.
    }
terminal-error-bad-food = “{ $text }” isn’t a food. Write quantity, color, and type, such as 3rc.
terminal-error-not-now = You can’t do that now. Type ? to see what you can do.
terminal-error-no-such-group = There’s no group { $group } in this kitchen.
terminal-error-not-there = { $food } isn’t on the table or in the trash can.
terminal-error-not-in-stock = { $food } isn’t in your stock.

## The end

terminal-kind-word =
    { $reason ->
        [exam-passed] Whiskers up! The cheese is on the house.
        [exam-failed] So close: seven meals survived, and then that one bite. Dinner again tomorrow?
       *[third-cross] A good stomachache teaches you more than ten books. Another helping?
    }
terminal-save = Save this game? [Y/n]
terminal-overwrite = { $path } already exists. Overwrite it? [y/N]
terminal-saved = Saved to { $path }. Replay it with: doctor-rat replay { $path }
terminal-not-saved = Nothing was saved.
terminal-cannot-save = Couldn’t write { $path } ({ $problem }).
terminal-unfinished = The game wasn’t finished, so nothing was saved.
terminal-goodbye = The rats wave goodbye. Come back hungry!

## Looking back

terminal-still-running = The saved game ends here: it was still being played.
terminal-review-table = On the table: { $foods }. In the trash can: { $trash }.
terminal-review-stock = In the doctor’s stock: { $foods }.
terminal-review-good = Good for { INSIDE($group) }: { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group }: { $foods }, certain to be good. Diets still possible: { $count }.
       *[other] { $group }: { $foods }, { $percent }% likely to be good. Diets still possible: { $count }.
    }
terminal-review-seen-by = { $text } (as seen by { INSIDE($group) })
terminal-review-sure = This couldn’t go wrong.
terminal-review-better = A better plan: { $plates }.
terminal-review-knowledge = Diets still possible as each meal began:
