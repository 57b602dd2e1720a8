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

terminal-warming-up = The kitchen is warming up: the very first time this takes a minute.
terminal-welcome = Welcome to the kitchen of Doctor Rat!
terminal-ask-role = Who would you like to be?
terminal-ask-role-rats = r   all the rats: find out what you may eat (just press Enter)
terminal-ask-role-doctor = d   Doctor Rat: you know it all and may say nothing
terminal-ask-role-a = a   doctor A of two, in Colleagues: each knows the other's diet
terminal-ask-groups = How many groups of rats?
terminal-ask-groups-3 = 3   three (just press Enter)
terminal-ask-groups-2 = 2   two, a shorter dinner
terminal-ask-groups-3c = 3c  three, with Complications: too much health is bad for you
terminal-ask-groups-2c = 2c  two, with Complications
terminal-ask-first = Your first game?
terminal-ask-first-no = n   no, draw the diets (just press Enter)
terminal-ask-first-yes = y   yes, the easy diets please
terminal-answer-unclear = Please answer one of: { $answers }.
# What stands before the cursor.
terminal-prompt =
    { $person ->
        [rats] rats
        [doctor] doctor
       *[a] doctor A
    }
terminal-intro =
    { $person ->
        [rats] You are all the rats. Find out what each group may eat before the final examination in meal 8. Think aloud: the doctor is listening, and says nothing.
        [doctor] You are Doctor Rat. You know the diets but may not say them: help the rats with what you serve.
       *[a] You are doctor A. You know doctor B's diet, and doctor B knows yours. Neither of you may tell.
    }
terminal-intro-foods = { $food } means { $name }, and so on.
terminal-letters-colours = Colors: r red, o orange, y yellow, g green, b blue.
terminal-letters-types = Foods: c cheese, l liquid, v vegetable.
terminal-intro-help = Type ? for help at any time, quit to leave.
terminal-first-game = First game: the diets are easy ones.
terminal-dealt =
    { $difficulty ->
        [easy] As ordered: easy diets.
        [normal] As ordered: diets neither easy nor hard.
        [hard] As ordered: hard diets.
       *[brutal] As ordered: brutal diets. Good luck!
    }

## The table

terminal-stock = Your stock, and whom it would suit now
terminal-tray = On the tray: { $foods }
terminal-trash = Trash can: { $foods }
terminal-plates = As things stand:
terminal-covered = { $mark } = covered by Medicine, counts no more
terminal-counts = pile { $pile }, stock { $stock }, out { $out }
terminal-counts-colleagues = pile { $pile }, out { $out }
terminal-diets = The six diets (each group has one, no two have the same)

## What happens

terminal-medicine-prepared = Medicine is ready: { $group }. It will cover { $one } and { $two }.
terminal-medicine-served = Medicine! { $group }. Covered: { $one } and { $two }.
terminal-nobody-says = Nobody says why.
terminal-minds = What the others had in mind:
terminal-mind = Meal { $meal }: { $sentences }

## What to do now

terminal-hint-takes = One food each for { $groups }, for instance: { $example }
terminal-hint-take = { $group } may take { $foods }.
terminal-hint-left = Still there: { $foods }.
terminal-hint-predict = Good or bad for { $groups }? For instance: { $example }
terminal-hint-offer = Choose { $count } foods, for instance: { $example }
terminal-hint-serve-both = Enter serves dinner. Or first: medicine, menu (? shows how).
terminal-hint-serve-medicine = Enter serves dinner. Or first: medicine (? shows how).
terminal-hint-serve-menu = Enter serves dinner. Or first: menu (? shows how).
terminal-hint-serve-only = Enter serves dinner.
terminal-hint-judge = Enter judges the meal. Or: back (? shows how).
terminal-hint-judge-only = Enter judges the meal.
terminal-hint-pass-front = Enter passes. Or yuck: all on the table and in the trash can is thrown out and drawn anew.
terminal-hint-pass-back = Enter passes. Or back: doctor B must put the food back and take another.
terminal-hint-pass-only = Enter passes.
terminal-plan = The plan: { $entries }
terminal-nothing-yet = nothing yet
terminal-plan-cleared = Plates cleared. Think again.
terminal-confirm = Enter eats it, and there is no way back. Or change the plan, or say no.
terminal-you-say-good = You say “good”: { $group }, { $food }.
terminal-you-say-bad = You say “bad”: { $group }, { $food }.
terminal-prediction-cleared = Nothing was said.
terminal-confirm-prediction = Enter says it aloud. Or say something else, or no.

## Help: what is typed, then what it does

terminal-help = What you can do now
terminal-help-offer = offer { $example }: choose { $count } foods of your stock (offer can be left out)
terminal-help-yuck = yuck: spend a Yuck! token, throw out the stock and draw as many foods
terminal-help-yuck-colleagues = yuck: spend a Yuck! token, throw out all on the table and in the trash can, draw as many
terminal-help-serve = serve, or Enter: put the foods on the table
terminal-help-medicine = { $command }: Medicine, cover { $one } and { $two } for the rest of the game
terminal-help-menu = { $command }: Strict Menu, give one food openly (groups: { $groups }; foods: { $foods })
terminal-help-judge = judge, or Enter: say good or bad for each food
terminal-help-take = { $command }: plan a food for { $group }, from { $foods }
terminal-help-back = { $command }: spend a Yuck! token, { $group } must take something else
terminal-help-predict = { $example }: your prediction for { $groups }
terminal-help-pass = pass, or Enter: let it be
terminal-help-always = At any time: table, diets, history, why (the bots do what they do), ? and quit.
terminal-help-symbols = In the rows: { $check } good, { $cross } bad, { $covered } covered, { $green } complication over, { $waiting } not judged yet

## What was typed, and why not

terminal-not-understood = “{ $text }” means nothing here. Type ? for what is possible now.
terminal-incomplete = Something is missing there. Type ? to see how it is written.
terminal-not-on-a-plate = Nobody has { $food } on a plate.
terminal-too-many-foods =
    { $count ->
        [one] That is more than 1 food.
       *[other] That is more than { $count } foods.
    }
terminal-food-twice = { $food } can't be on two plates.
terminal-which-food = And which food for group { $group }?
terminal-predictions-needed =
    { $count ->
        [one] Say good or bad, once.
       *[other] Say good or bad, { $count } times.
    }
terminal-error-bad-food = “{ $text }” is no food. Write quantity, color and type, such as 3rc.
terminal-error-not-now = That isn't possible now. Type ? for what is.
terminal-error-no-such-group = There is no group { $group } in this kitchen.
terminal-error-not-there = { $food } is neither on the table nor in the trash can.
terminal-error-not-in-stock = { $food } isn't in your stock.

## The end

terminal-kind-word =
    { $reason ->
        [exam-passed] Whiskers up! The cheese is on the house.
        [exam-failed] So close: seven meals survived, and then that one bite. Dinner again tomorrow?
       *[third-cross] A good stomach ache teaches more than ten books. Another helping?
    }
terminal-save = Save the record of this game? [Y/n]
terminal-overwrite = { $path } exists. Write over it? [y/N]
terminal-saved = Saved in { $path }. Replay it with: doctor-rat replay { $path }
terminal-not-saved = Nothing was saved.
terminal-cannot-save = { $path } can't be written ({ $problem }).
terminal-unfinished = The game wasn't finished, so no record was saved.
terminal-goodbye = The rats wave goodbye. Come back hungry!

## Looking back

terminal-still-running = Here the record ends: this game was still being played.
terminal-review-table = On the table: { $foods }. In the trash can: { $trash }.
terminal-review-stock = In the doctor's stock: { $foods }.
terminal-review-good = Good for { $group }: { $foods }.
terminal-review-choice =
    { $percent ->
        [100] { $group }: { $foods }, certainly good. Diets still possible: { $count }.
       *[other] { $group }: { $foods }, good with { $percent } %. Diets still possible: { $count }.
    }
terminal-review-seen-by = { $text } (seen by { $group })
terminal-review-sure = That couldn't go wrong.
terminal-review-better = Likelier: { $plates }.
terminal-review-knowledge = Diets still possible as each meal began:
