### The table: what lies where, whose move it is, and what can be done.
### Arguments that are ready to read: $food, $foods, $group, $name, $complication, $diet.

## The parts of the table

table-title = Meal { $meal } of 8
table-meals = Meals
table-meal = Meal { $meal }
table-meal-eaten = Meal { $meal }, eaten
table-meal-now = Meal { $meal }, now
table-meal-extra = The pile adds one more food to the table.
table-meal-extra-tag = +1 food
table-meal-lean = The doctor draws nothing.
table-meal-lean-tag = no draw
table-meal-trash = Nothing is drawn: both doctors eat from the trash can.
table-meal-trash-tag = trash only
table-meal-exam = The final examination: one red cross, and everyone loses.
table-meal-exam-tag = exam
table-centre = On the table
table-centre-empty = Nothing is on the table yet.
table-trash = Trash can
table-trash-count =
    { $count ->
        [0] Trash can: empty
        [one] Trash can: 1 food
       *[other] Trash can: { $count } foods
    }
table-trash-look = Look in the trash can
table-cabinet = Doctor Rat’s cabinet
table-pile-short = Pile { $count }
table-stock =
    { $count ->
        [one] 1 food in the stock
       *[other] { $count } foods in the stock
    }
table-stock-short = Stock { $count }
table-stock-title = Stock
table-yuck-left =
    { $count ->
        [0] Yuck!: none left
        [one] Yuck!: 1 left
       *[other] Yuck!: { $count } left
    }
table-token-used = { $token }, used
table-first-player = First player
table-led-by = Led by
table-bot = Bot
table-stands-in = bot sits in
table-turn = To move

## Foods where they lie

table-food-centre = { $food }, on the table
table-food-trash = { $food }, in the trash can
table-food-planned = { $food }, for { INSIDE($group) }
table-food-good = { $food }, good
table-food-bad = { $food }, bad
table-food-good-covered = { $food }, good, covered by Medicine
table-food-bad-covered = { $food }, bad, covered by Medicine
table-food-taken = { $food }, taken, not judged yet
table-food-meal = Meal { $meal }: { $food }
table-food-from = { $food }, passed on by { INSIDE($group) }
table-food-asked = { $food }: good or bad?
table-food-not-for = { $food }, sent back, not for { INSIDE($group) } again
table-green-cross = Green cross: { $complication }
table-identity = Identity: { $food }
table-row-spread = Spread out the row of { INSIDE($group) }
table-row-title = The row of { INSIDE($group) }
table-crosses =
    { $count ->
        [0] No red crosses.
        [one] 1 red cross. A third one loses the game.
       *[other] { $count } red crosses. A third one loses the game.
    }

## Whose move it is

table-now-doctor-offer = Doctor Rat is looking through his stock. Not a word!
table-now-doctor-return = Doctor Rat may still say Yuck!
table-now-rats = The rats are choosing.
table-now-solo = { $name } is deciding alone for { INSIDE($group) }.
table-now-solo-plan = { $name } is deciding alone for { INSIDE($group) }. Go on planning for the others.
table-now-colleague-take = { $group } is taking a food.
table-now-colleague-window = { $group } may say Yuck! or pass.
table-wakes-doctor = Doctor Rat is still putting on his coat…
table-wakes-rats = The rats are still washing their paws…
table-wakes-colleague = { $group } is still putting on a coat…
table-presented = { $group }: { $food }…
table-given = { $group }: { $food }.
table-missing = { $groups } still choose.
table-covers = Medicine for { INSIDE($group) } covers { $foods }.
table-not-again = { $food }: sent back by Yuck! Not for { INSIDE($group) } again in this meal.
table-you-offer =
    { $count ->
        [one] Choose 1 food for the table.
       *[other] Choose { $count } foods for the table.
    }
table-you-offer-ready = Serve these, or tap one to put it back.
table-you-serve = Serve dinner, or use a token first.
table-you-return = Everyone has chosen. Say Yuck! to one food, or give the verdict.
table-you-listen = Listen. Don’t even twitch a whisker.
table-you-plan = Give each group one food, then agree.
table-you-plan-alone = Give each group one food.
table-think-aloud = Think aloud as you choose!
table-you-retake = Yuck! sent a food back. Choose another one.
table-you-held = { $food }: who gets it?
table-you-held-group = { $group }: which food?
table-you-ready = Every group has a food. Agree?
table-you-ready-alone = Every group has a food. Dig in?
table-you-missing = Still without food: { $groups }.
table-you-sure = Sure? Press A or Enter once more. Esc takes it back.
table-sure = Sure? Press Enter once more. Esc takes it back.
table-you-agreed = You agree. Waiting for the others.
table-you-silent = You decide alone. No talking!
table-you-take = Your turn: take a food from the table or the trash can.
table-you-take-trash = Your turn: take a food from the trash can.
table-you-take-held = You’re taking { $food }. Sure?
table-you-window-front = Say Yuck! to the whole table, or pass.
table-you-window-trash = Say Yuck! to the whole trash can, or pass.
table-you-window-back = Say Yuck! to your colleague’s food, or pass.
table-away = A bot is sitting in for you.
table-won = Examination passed!
table-lost = Game over.

## Things to do

table-agree = Agree
table-eat = Dig in!
table-decide = Decide for everyone
table-decide-ask = You’re the youngest, so you can decide for everyone. The others don’t agree yet.
table-choose = Choose these
table-serve = Dinner’s ready!
table-verdict = Give the verdict
table-take = Take it
table-pass = Pass
table-suggest = Suggest it
table-alone = Decide alone
table-give = Give { $food } to { INSIDE($group) }
table-choose-for = Choose a food for { INSIDE($group) }
table-take-back = Take back { $food } from { INSIDE($group) }
table-let-go = Put it down
table-skip = Skip
table-back = Back
table-close = Close
table-plans = What the others would do
table-actions = What you can do
table-plans-all =
    { $count ->
        [one] 1 plan
       *[other] All { $count } plans
    }
table-see-end = How it ended
table-plan-of = { $name } would give { $food } to { INSIDE($group) }
table-plan-of-agreed = { $name } agrees: { $food } for { INSIDE($group) }
table-advice-of = { $name } advises { $food } for { INSIDE($group) }
table-advice = Advice
table-same = Same
table-is-same = Same as yours
table-follow = Same as { $name }
table-suggests-take = { $name } would take { $food }
table-suggests-pass = { $name } would pass
table-suggests-yuck = { $name } would say Yuck!
table-agreed = { $name } agrees
table-thinking = { $name } is thinking

## Tokens: everything said about them, on any page

table-yuck-front-ask = Your whole stock leaves the game unseen, and you draw just as many new foods. The rats will see that you did.
table-yuck-front-do = Throw it all out
table-yuck-sweep-ask = All foods on the table and in the trash can leave the game, and just as many are drawn.
table-yuck-sweep-trash-ask = All foods in the trash can leave the game, and just as many are drawn.
table-yuck-sweep-do = Sweep the table
table-yuck-sweep-trash-do = Empty the trash can
table-yuck-back-ask = The food goes back to the table, and that group takes another one right away.
table-yuck-back-pick = Which food goes back?
table-yuck-back-do = Send it back
table-yuck-back-food = { $group }: { $food }
table-ask-medicine = Covers two symbols side by side for the rest of the game. Covered crosses no longer count, and neither do covered checks.
table-token-place = Which two symbols?
table-token-pair = { $group }: { $first } and { $second }
table-do-medicine = Apply the bandage
table-ask-strict-menu = One of your chosen foods goes openly to a group. It eats that and takes nothing else.
table-token-group = Which group?
table-token-food = Which food?
table-do-strict-menu = Give it
table-prepared-medicine = Medicine for { INSIDE($group) } goes out with dinner.
table-prepared-strict-menu = Strict Menu goes out with dinner: { $food } for { INSIDE($group) }.
table-extra = Added by the pile
yuck = Yuck!
medicine = Medicine
strict-menu = Strict Menu
yuck-front-rule = Before choosing: throw out the whole stock unseen and draw just as many new foods.
yuck-back-rule = After everyone has chosen: send one food back. That group takes another.
medicine-rule = Once per game: cover two symbols side by side in one row. They no longer count.
strict-menu-rule = Once per game: openly give one of the chosen foods to a group. It eats that and takes nothing else.
event-medicine-prepared = Medicine is ready for { INSIDE($group) }.
event-menu-prepared = Strict Menu is ready: { $food } for { INSIDE($group) }.
event-served-medicine = Medicine for { INSIDE($group) }! Two symbols are covered.
event-served-strict-menu = Strict Menu! { $group } must eat { $food }.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } have 1 cross. Medicine covers { $covered }.
       *[other] { $group } have { $crosses } crosses. Medicine covers { $covered } of them.
    }
reason-doctor-menu = { $food } is good for { INSIDE($group) }, so that’s what they’re getting.
error-medicine-place = Medicine needs two symbols side by side.
error-menu-food = Strict Menu takes one of the foods you chose.
error-menu-group = This group can’t be given a Strict Menu right now.
act-medicine = Medicine for { INSIDE($group) }, over foods { $first } and { $second } of the row
act-strict-menu = Strict Menu: { $food } for { INSIDE($group) }
learn-rats-medicine = Medicine: the doctor covered two symbols. Crosses under the bandage no longer count, but you can still learn from them.
learn-rats-menu = Strict Menu: the doctor openly gave a food to a group. No doubt he means well.
learn-doctor-menu = Strict Menu, once per game: before you serve, openly give one chosen food to a group. Nobody can get that one wrong.
learn-doctor-medicine = Medicine, once per game: a bandage over two symbols side by side. Ideally two crosses.
learn-doctor-danger = { $group } have two crosses. A third one loses the game. Medicine, Yuck!, or Strict Menu may help.
rules-setup-3 = The doctor takes the tokens: three Yuck!, one Medicine, one Strict Menu. Fewer Yuck! tokens make it harder; winning without any is the ultimate goal.
rules-medicine-text = Once, before he serves: covers two symbols side by side in one row until the end. Covered crosses no longer count. For Complications, covered checks don’t count, nor do checks to the left of them.
rules-strict-menu-text = Once, before he serves: openly gives one of the foods he chose to a group. It eats that and takes nothing else.
rules-colleagues-1 = No Medicine, no Strict Menu, no Complications. You share the Yuck! tokens. One food starts in the trash can.
review-medicine =
    { $crosses ->
        [0] { $group }: Medicine covered no red cross.
        [one] { $group }: Medicine covered 1 red cross.
       *[other] { $group }: Medicine covered { $crosses } red crosses.
    }
review-strict-menu = { $group }: Strict Menu gave { $food }. On their own, the rats could only be { $percent }% sure of it.
why-covers =
    { $covered ->
        [one] { $group }: Medicine covers 1 red cross here.
       *[other] { $group }: Medicine covers { $covered } red crosses here.
    }
why-menu = Strict Menu: a good food for { INSIDE($group) }, { $food }. They could be only { $percent }% sure of it.
why-menu-sure = Strict Menu: a good food for { INSIDE($group) }, { $food }. They could be { $percent }% sure of it anyway.
why-menu-bad = Strict Menu: a bad food for { INSIDE($group) }, { $food }, and they have no other choice.
puzzle-why-menu = { $group } eat { $food }, whatever they would have taken on their own.
puzzle-why-medicine =
    { $crosses ->
        [one] { $group } have 1 red cross. Medicine covers { $covered }.
       *[other] { $group } have { $crosses } red crosses. Medicine covers { $covered }.
    }
compare-fork =
    { $fork ->
        [yuck-front] One doctor threw out the foods with Yuck!, the other didn’t.
        [offer] They were offered different foods.
        [token] Medicine or Strict Menu was used differently.
        [plan] They chose different foods.
        [yuck-back] Yuck! sent back different foods.
       *[rest] They ate different foods in the end.
    }
compare-origin =
    { $origin ->
        [trash] from the trash can
        [menu] by Strict Menu
       *[madness] under Madness
    }
compare-medicine = Medicine for { INSIDE($group) }
compare-strict-menu = Strict Menu: { $food } for { INSIDE($group) }
terminal-covered = { $mark } = covered by Medicine, no longer counts
terminal-event-medicine-prepared = Medicine is ready for { INSIDE($group) }. It will cover { $one } and { $two }.
terminal-event-served-medicine = Medicine for { INSIDE($group) }! Covered: { $one } and { $two }.
terminal-hint-serve-first = Press Enter to serve dinner. Or first: { $commands } (? shows how).
terminal-help-medicine = { $command }: Medicine, cover { $one } and { $two } for the rest of the game
terminal-help-menu = { $command }: Strict Menu, give one food openly (groups: { $groups }; foods: { $foods })
rules-yuck-back-text = After everyone has chosen: one food goes back to the table. That group takes another one right away and can’t take the same one again in this meal. It doesn’t work on a Strict Menu or Madness food, or when nothing else is left to take.

## Complications: everything said about them, on any page

table-under = { $group }: { $complication }
table-madness-foods = Drawn for the group with Madness
table-solo-title = You decide alone
table-solo-open = Back to your choice
table-predict-open = Back to your predictions
table-solo-rows = What the others have eaten
table-solo-madness = Two foods, no discussion. Which one will you eat?
table-solo-insomnia = You go first. Which food will you take?
table-solo-gluttony-second = Second helping! What else will you eat?
table-solo-paranoia = Only the trash can is safe. What will you fish out?
table-solo-do = Eat it
table-predict = Good or bad for each of the others? Where you’re wrong, you eat the food yourself.
table-predict-good = good
table-predict-bad = bad
table-predict-do = Mark my words
complication-name =
    { $complication ->
        [madness] Madness
        [insomnia] Insomnia
        [gluttony] Gluttony
        [megalomania] Megalomania
       *[paranoia] Paranoia
    }
complication-rule =
    { $complication ->
        [madness] Two foods are drawn just for this group. It eats one of them and nothing else, and gets its verdict right away.
        [insomnia] Wide awake: this group takes its food before everyone else, without asking anyone.
        [gluttony] After everyone has chosen, this group takes a second helping. Both are judged.
        [megalomania] This group predicts the verdict for every other group. Where it’s wrong, it eats that food itself.
       *[paranoia] This group trusts only the trash can and eats from nowhere else.
    }
nothing-to-predict = The one other group already has its verdict: nothing is left to predict.
event-served-madness = Drawn for the group with Madness: { $foods }.
event-taken-madness = { $group } grab { $food }, giggling.
event-predicted-good-right = { $group } predict “good” for { INSIDE($other) }: right!
event-predicted-good-wrong = { $group } predict “good” for { INSIDE($other) }: wrong!
event-predicted-bad-right = { $group } predict “bad” for { INSIDE($other) }: right!
event-predicted-bad-wrong = { $group } predict “bad” for { INSIDE($other) }: wrong!
reason-rats-madness = Madness: of their two foods, { INSIDE($group) } take { $food } ({ $percent }% likely to be good).
reason-rats-insomnia = Insomnia: { INSIDE($group) } choose first and take { $food } ({ $percent }% likely to be good).
reason-rats-gluttony = Gluttony: a second helping for { INSIDE($group) }: { $food } ({ $percent }% likely to be good).
reason-rats-paranoia = Paranoia: { INSIDE($group) } take { $food } out of the trash can ({ $percent }% likely to be good).
reason-rats-predict-good = { $food } should be good for { INSIDE($group) } ({ $percent }% sure).
reason-rats-predict-bad = { $food } should be bad for { INSIDE($group) } ({ $percent }% sure).
reason-rats-predict-nothing = { $group } already have their verdict: nothing is left to predict.
error-madness-foods = Madness: this group must eat one of its own two foods.
error-trash-only = Paranoia: this group eats only from the trash can.
error-last-in-trash = The last food in the trash can is reserved for the group with Paranoia.
error-prediction = Say good or bad for every other group that hasn’t been judged yet.
rules-complications-order = If several strike at once: first Insomnia chooses, then Madness, which gets its verdict right away, then Paranoia, then all others. Gluttony’s second helping follows, then Yuck!, last Megalomania.
rules-complications-text = A harder game for clever rats. A group whose row ends in three straight checks draws a Complication card after the meal, though not after meals 7 and 8. It applies to the next meal only. One player of the group then applies the card alone, without asking anyone: the one food of Madness, Insomnia, and Paranoia, Gluttony’s second helping, Megalomania’s predictions. Everything else you talk over as always.

## Diets

table-diet = { $group }: { $diet }
table-diet-unknown = Your own diet stays hidden from you.
table-diet-now = In this meal: { $card }

## The end

table-end-won = Everyone wins!
table-end-lost = Everyone loses
table-end-exam-passed = The final examination was passed without a single cross.
table-end-exam-failed = A red cross in the final examination.
table-end-third-cross = A third red cross in meal { $meal }.
table-end-by = What did it: { $food } for { INSIDE($group) }.
table-end-took = Doctor Rat: “{ $text }”
table-end-diets = What nobody was allowed to say
table-end-saved =
    { $count ->
        [0] No Yuck! tokens left.
        [one] 1 Yuck! token left over.
       *[other] { $count } Yuck! tokens left over.
    }
table-end-unspent = Not a single Yuck! was spent: the doctor takes a bow.
table-end-ultimate = The ultimate win: no Yuck! tokens in the game at all.
table-end-again = Play again
table-end-on = Go on
table-end-review = Look back
table-end-record = Save this game
table-end-challenge = Challenge friends
table-end-day = To the day’s results
table-end-cup = To the tournament

## The sealed deal, checked by the browser

seal-kept = The deal was kept: nobody changed a card or a diet during the game.
seal-consistent = This saved game matches its own seals. This browser wasn’t at the table when they were shown, so it can’t say more.
seal-broken = THE DEAL WAS NOT KEPT. The cards or diets of this game aren’t the ones that were sealed before it began.
seal-checking = Checking the seals…
seal-cannot = Your browser checks the seals only on encrypted pages (https). Save the game and check it by hand:
seal-unavailable = The seals couldn’t be checked just now.
seal-details = How your browser checked
seal-how = Before the game, the server showed everyone a fingerprint (SHA-256) of the shuffled cards, and before the first meal one of the whole deal, diets included. Now that the game is over, it has opened both, and your browser has computed the fingerprints again from the saved game. Had a single card been swapped, they wouldn’t match.
seal-name =
    { $seal ->
        [deal] Seal of the whole deal
       *[shuffle] Seal of the shuffle
    }
seal-told = Shown before:
seal-not-told = not seen by this browser
seal-salt = Secret added so that nobody could guess:
seal-found = Computed now:
seal-by-hand = To check it yourself, save the game and run

## Keys

table-key-give = Give the food in your paw to this group, or choose a food for it
table-key-agree = Agree
table-key-let-go = Put it down, skip, or close
table-key-move = Move between the cards
table-key-mute = Turn sounds on or off
table-sounds-on = Sounds on.
table-sounds-off = Sounds off.

## The kitchen clock of a live table

table-clock = Kitchen timer: { $minutes } min { $seconds } s left
table-clock-over = Kitchen timer: time’s up for this meal. No hurry.
study-mark = Study
study-back = Back to the review
