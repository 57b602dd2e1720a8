### The game in words: cards, what happens, what people say, and what isn't allowed.
### Arguments that are ready to read: $food, $foods, $group, $card, $name. Arguments to choose by: $type, $colour, $identity.

## Foods

# A food card, whole: nouns and colors inflect, so nothing is glued together.
food =
    { $type ->
        [cheese] { $colour ->
            [red] { $count ->
                [one] 1 red cheese
               *[other] { $count } red cheeses
            }
            [orange] { $count ->
                [one] 1 orange cheese
               *[other] { $count } orange cheeses
            }
            [yellow] { $count ->
                [one] 1 yellow cheese
               *[other] { $count } yellow cheeses
            }
            [green] { $count ->
                [one] 1 green cheese
               *[other] { $count } green cheeses
            }
           *[blue] { $count ->
                [one] 1 blue cheese
               *[other] { $count } blue cheeses
            }
        }
        [liquid] { $colour ->
            [red] { $count ->
                [one] 1 red liquid
               *[other] { $count } red liquids
            }
            [orange] { $count ->
                [one] 1 orange liquid
               *[other] { $count } orange liquids
            }
            [yellow] { $count ->
                [one] 1 yellow liquid
               *[other] { $count } yellow liquids
            }
            [green] { $count ->
                [one] 1 green liquid
               *[other] { $count } green liquids
            }
           *[blue] { $count ->
                [one] 1 blue liquid
               *[other] { $count } blue liquids
            }
        }
       *[vegetable] { $colour ->
            [red] { $count ->
                [one] 1 red vegetable
               *[other] { $count } red vegetables
            }
            [orange] { $count ->
                [one] 1 orange vegetable
               *[other] { $count } orange vegetables
            }
            [yellow] { $count ->
                [one] 1 yellow vegetable
               *[other] { $count } yellow vegetables
            }
            [green] { $count ->
                [one] 1 green vegetable
               *[other] { $count } green vegetables
            }
           *[blue] { $count ->
                [one] 1 blue vegetable
               *[other] { $count } blue vegetables
            }
        }
    }

type-name =
    { $type ->
        [cheese] cheese
        [liquid] liquid
       *[vegetable] vegetable
    }
colour-name =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
       *[blue] blue
    }
# One letter for each color, all different.
letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B
no-foods = nothing

## Groups. $identity is the type on the group's Identity card: it has no other meaning.

group =
    { $identity ->
        [liquid] The Wet Whiskers
        [vegetable] The Hard Cores
       *[cheese] The Big Cheeses
    }
# The same inside a sentence. Messages write INSIDE($group) where the name doesn't begin the sentence.
group-inside =
    { $identity ->
        [liquid] the Wet Whiskers
        [vegetable] the Hard Cores
       *[cheese] the Big Cheeses
    }
group-short =
    { $identity ->
        [liquid] Whiskers
        [vegetable] Cores
       *[cheese] Cheeses
    }
colleague =
    { $number ->
        [0] Doctor A
       *[1] Doctor B
    }
doctor = Doctor Rat
spectator = Spectator
rats = All rats
somebody = somebody
bot-name =
    { $level ->
        [random] Dizzy bot
        [novice] Beginner bot
        [regular] Regular bot
       *[expert] Expert bot
    }

## Specification and Category cards

card-type =
    { $type ->
        [cheese] cheeses
        [liquid] liquids
       *[vegetable] vegetables
    }
card-quantity = quantity { $count }
card-colours =
    { $pair ->
        [ro] red or orange
        [ry] red or yellow
        [rg] red or green
        [rb] red or blue
        [oy] orange or yellow
        [og] orange or green
        [ob] orange or blue
        [yg] yellow or green
        [yb] yellow or blue
       *[gb] green or blue
    }
category =
    { $category ->
        [type] type
        [quantity] quantity
       *[colour] color
    }

## Diets

diet-name =
    { $diet ->
        [mandatory] Mandatory
        [forbidden] Forbidden
        [alternating] Alternating
        [identical] Identical to the previous card
        [different] Different from the previous card
       *[step] Quantity +1 or −1
    }
diet-name-short =
    { $diet ->
        [mandatory] Mandatory
        [forbidden] Forbidden
        [alternating] Alternating
        [identical] Identical
        [different] Different
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Every food must match at least one of the cards. The identity matches, too.
        [forbidden] No food may match any of the cards. The identity doesn't, either.
        [alternating] Odd meals must match the right card, even meals the left one. The identity matches the left one.
        [identical] Every food must share this with the one before it. The identity comes first, crossed foods count.
        [different] Every food must differ in this from the one before it. The identity comes first, crossed foods count.
       *[step] Every food has exactly one more or one fewer than the one before it, whatever it is.
    }
diet-mandatory-one = Only { $card }
diet-mandatory-two = Only { $one }, or { $two }
diet-forbidden-one = Never { $card }
diet-forbidden-two = Never { $one }, and never { $two }
diet-alternating = Odd meals: { $right }; even meals: { $left }
diet-identical =
    { $category ->
        [type] The same type as the food before
        [quantity] The same quantity as the food before
       *[colour] The same color as the food before
    }
diet-different =
    { $category ->
        [type] Another type than the food before
        [quantity] Another quantity than the food before
       *[colour] Another color than the food before
    }
diet-step = One more or one fewer than the food before
diet-unknown = Nobody knows yet
diet-source =
    { $source ->
        [drawn] drawn
        [chosen] chosen by the doctor
       *[preset] first-game diet
    }

## Complications

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
        [madness] Two foods are drawn just for this group. It eats one of them and nothing else.
        [insomnia] Wide awake: this group takes its food before everybody else, asking nobody.
        [gluttony] When all have chosen, this group takes a second helping. Both are judged.
        [megalomania] This group foretells the verdict of every other group. Where it is wrong, it eats that food itself.
       *[paranoia] This group trusts only the trash can and eats from nowhere else.
    }

## Tokens

yuck = Yuck!
medicine = Medicine
strict-menu = Strict Menu
yuck-front-rule = Before choosing: throw out the whole stock unseen and draw as many new foods.
yuck-back-rule = After all have chosen: send one food back. That group takes another.
medicine-rule = Once in a game: cover two symbols of one row that stand side by side. They count no more.
strict-menu-rule = Once in a game: give one of the chosen foods openly to a group. It eats that and takes nothing else.

## What happens at the table

news-made = The table is laid.
news-sat = { $name } sits down: { $roles }.
news-options-changed = The table's options have changed.
news-stood = A seat is free again.
news-youngest = { $name } is the youngest and decides if nobody agrees.
news-ready = { $name } is ready.
news-not-ready = { $name } isn't ready yet.
news-started = The cards are shuffled.
news-diet-settled = You have settled a diet: { $group }.
news-dealt = Every group has its diet. Dinner begins!
news-suggested = { $name } makes a suggestion.
news-planned-agreed = The rats agree.
news-planned-youngest = The rats don't agree, so the youngest decides.
news-planned-bots = The bots decide.
news-planned-deadline = Time is up: a plan is played for the rats.
news-appointed = { $name } decides alone: { $group }, { $complication }.
news-took-over-left = { $name } has left. A bot sits in.
news-took-over-gone = { $name } is gone. A bot sits in.
news-took-over-kicked = { $name } was asked to leave. A bot sits in.
news-took-over-deadline = { $name } ran out of time. A bot sits in.
news-came-back = { $name } is back.
news-muted = { $name } is muted.
news-unmuted = { $name } may talk again.
news-again = The same company plays on at another table.

## What happens in the game

event-trash-opened = In the trash can to begin with: { $foods }.
event-meal-began = Meal { $meal }
event-meal-3 = Meal 3: one more food on the table
event-meal-5 = Meal 5: the doctor draws nothing
event-meal-8 = Meal 8: the final examination
event-colleagues-meal-5 = Meal 5: only the trash can
event-colleagues-meal-8 = Meal 8: the final examination, from the trash can
event-first-player = { $group } goes first.
event-drew =
    { $count ->
        [one] Doctor Rat draws 1 food.
       *[other] Doctor Rat draws { $count } foods.
    }
event-you-drew = You draw { $foods }.
event-stock-thrown =
    { $count ->
        [one] Yuck! Doctor Rat throws out his stock unseen and draws 1 new food.
       *[other] Yuck! Doctor Rat throws out his stock unseen and draws { $count } new foods.
    }
event-you-threw = Yuck! Out go { $thrown }. You draw { $drawn }.
event-laid = On the table: { $foods }.
event-table-cleared = Yuck! { $group } sweeps the table clean. Now in the center: { $foods }. In the trash can: { $trash }.
event-you-offered = You choose { $foods }.
event-extra = The pile adds { $food }.
event-medicine-prepared = Medicine is ready: { $group }.
event-menu-prepared = Strict Menu is ready: { $group }, { $food }.
event-served = “Dinner's ready!” On the table: { $foods }.
event-served-medicine = Medicine! Two symbols are covered: { $group }.
event-served-menu = Strict Menu! { $group } must eat { $food }.
event-served-madness = Drawn for the group under Madness: { $foods }.
event-taken = { $group } take { $food }.
event-taken-trash = { $group } fish { $food } out of the trash can.
event-taken-madness = { $group } grab { $food }, giggling.
event-discarded = Out of the game: { $food }.
event-sent-back = Yuck! { $group } must put back { $food }.
event-centre-cleared = Into the trash can: { $foods }.
event-predicted-good-right = { $group } foretell “good”: { $other }. Right!
event-predicted-good-wrong = { $group } foretell “good”: { $other }. Wrong!
event-predicted-bad-right = { $group } foretell “bad”: { $other }. Right!
event-predicted-bad-wrong = { $group } foretell “bad”: { $other }. Wrong!
event-moved = { $group } must eat their words, and { $food }.
event-judged-good = { $group }: { $food }. Good!
event-judged-bad = { $group }: { $food }. Bad!
event-complication-spent = { $group } are over it: { $complication }.
event-complication-drawn = Three checks in a row is too healthy. { $group } come down with something: { $complication }.
event-passed = { $group } passes.
event-colleague-taken = { $group } takes { $food }.
event-colleague-taken-trash = { $group } fishes { $food } out of the trash can.
event-colleague-sent-back = Yuck! { $group } must put back { $food }.
event-won = The final examination is passed. Everybody wins!
event-lost-exam = A red cross in the final examination. Everybody loses.
event-lost-crosses = A third red cross. Everybody loses.

## Why a bot thinks so

reason-random = Eyes shut, paw out.
reason-rats-safe = { $group }: { $food } fits every diet that is still possible.
reason-rats-odds = { $group }: { $food } is good with { $percent } %.
reason-rats-only-likely = { $group }: { $food }, the only one likely to be good ({ $percent } %).
reason-rats-rules-out =
    { $left ->
        [one] 1 diet is possible. “Good” would rule out { $if_good }, “bad” { $if_bad }.
       *[other] { $left } diets are possible. “Good” would rule out { $if_good }, “bad” { $if_bad }.
    }
reason-rats-keep = { $group } would like { $food } better, but leave it to { $other }.
reason-rats-read-offer = Too much went wrong. Why does the doctor offer just these?
reason-rats-returned = { $returned } was sent back. Then { $food } for { $group }: good with { $percent } %.
reason-rats-madness = Madness: of their two foods { $group } take { $food }, good with { $percent } %.
reason-rats-insomnia = Insomnia: before all others { $group } take { $food }, good with { $percent } %.
reason-rats-gluttony = Gluttony: a second helping for { $group }, { $food }, good with { $percent } %.
reason-rats-paranoia = Paranoia: out of the trash can { $group } take { $food }, good with { $percent } %.
reason-rats-predict-good = { $food } should be good for { $group }: { $percent } % sure.
reason-rats-predict-bad = { $food } should be bad for { $group }: { $percent } % sure.
reason-doctor-expects = With these we win { $percent } %.
reason-doctor-foresees = I know what they will do with it.
reason-doctor-feeds-all = Something for everybody.
reason-doctor-feeds-some = This can't be good for all at once.
reason-doctor-nothing-good = Nothing here is good for { $group }.
reason-doctor-teaches =
    { $left ->
        [one] { $group } will take { $food } and learn from it: that rules out { $out } of 1 diet.
       *[other] { $group } will take { $food } and learn from it: that rules out { $out } of { $left } diets.
    }
reason-doctor-saves = I save { $food } for { $group }: nothing else I have matches { $specification }.
reason-doctor-fresh-stock = Better a fresh stock than this.
reason-doctor-serves = Dinner's ready.
reason-doctor-medicine =
    { $crosses ->
        [one] { $group } have 1 cross. Medicine covers { $covered }.
       *[other] { $group } have { $crosses } crosses. Medicine covers { $covered }.
    }
reason-doctor-menu = { $food } is good for { $group }, so they had better eat just that.
reason-doctor-sends-back = { $food } is bad for { $group }. Back with it.
reason-doctor-third-cross = { $food } would be the third cross for { $group }. Back with it!
reason-doctor-lets-eat = { $food } is bad for { $group }, but let them eat it.
reason-doctor-all-good = All they took is good.
reason-colleague-no-choice = There is no choice.
reason-colleague-takes = { $food }: we win { $percent } %.
reason-colleague-returns = Put back { $food }: we win { $percent } %.
reason-colleague-fresh-table = With a fresh table we win { $percent } %.
reason-colleague-passes = Leave it so: we win { $percent } %.
reason-colleague-table-will-do = The table will do.
reason-colleague-hopeless-table = The best food here is good with only { $percent } %.
reason-colleague-bad-for-you = { $food } was the wrong choice.
reason-colleague-nothing-to-return = Nothing to send back.
reason-colleague-odds = { $food } is good with { $percent } %.

## What people say with phrases. $pattern is a diet, or a part of one, in words.

say-claim-sure = { $group }: “{ $pattern }”, for sure.
say-claim-maybe = { $group }: “{ $pattern }”, maybe?
say-claim-no = { $group }: not “{ $pattern }”.
say-want = { $food } for { INSIDE($group) }!
say-avoid = Not { $food } for { $group }!
say-leave = Leave us { $food }, please.
say-ask = What do you think of { $group }?
say-agree = Agreed!
say-unsure = I'm not sure.
pattern-any = some diet
pattern-cards = { $diet }: { $cards }

## What isn't allowed, and what went wrong

error-bad-food = That is no food card.
error-bad-specification = That is no Specification card.
error-bad-category = That is no Category card.
error-bad-diet = That is no diet.
error-bad-action = The kitchen doesn't understand that move.
error-bad-state = This game can't be read.
error-bad-record = This file is no game record.
error-group-count = This variant can't be played with that many groups.
error-not-an-identity = That food is on no Identity card.
error-identities-equal = Two groups can't have the same identity.
error-yuck-count = There are 0 to 3 Yuck! tokens.
error-diet-identity = This diet doesn't agree with the group's identity.
error-card-count = This diet takes one or two Specification cards.
error-cards-equal = The two Specification cards must differ.
error-cards-one-family = Forbidden needs two cards of different kinds.
error-cards-two-families = With the beginners' option both cards are of one kind.
error-diets-equal = Another group has exactly this diet.
error-cards-used-up = There aren't enough cards for that.
error-diet-count = Every group needs a diet first.
error-drawn-only = In Colleagues diets are drawn, never chosen.
error-bad-pile = The pile must hold each of the 60 foods once.
error-bad-complications = The Complication cards aren't complete.
error-game-over = The game is over.
error-not-in-variant = That doesn't exist in this variant.
error-not-now = That isn't possible now.
error-not-your-turn = It isn't your turn.
error-no-such-group = There is no such group.
error-no-token = That token is used up.
error-not-in-exam = No special actions in the final examination.
error-offer-count = Choose exactly { $count } foods.
error-offer-twice = A food is named twice.
error-not-in-stock = That food isn't in the stock.
error-medicine-place = Medicine needs two symbols side by side.
error-menu-food = Strict Menu takes one of the foods that you chose.
error-menu-group = This group can't be given a Strict Menu now.
error-not-there = That food is gone.
error-sent-back = This group can't take the food that was sent back.
error-madness-foods = Madness: one of its own two foods, nothing else.
error-trash-only = Paranoia: only from the trash can.
error-last-in-trash = The last food in the trash can is kept for the group under Paranoia.
error-not-taken = That group didn't choose this food.
error-cannot-return = That food can't be sent back.
error-nothing-else = The group would have nothing else to take.
error-prediction = Say good or bad for every other group.
error-no-such-role = There is no such role in this game.
error-outcome = The record's ending doesn't fit its moves.
error-bad-proof = The record's proof can't be read.
error-broken-promise = The cards aren't those that were promised before the game.
error-bad-options = These options don't go together.
error-preset-variant = In Colleagues diets are always drawn.
error-not-seated = You have no seat at this table.
error-no-such-seat = There is no such seat.
error-seat-taken = Somebody else has just sat down there.
error-seat-roles = One seat can't hold these roles.
error-name-taken = Someone at this table has a name that looks just like yours. Choose another one to sit down.
error-table-full = This table is full.
error-not-invited = This table is private. Ask its owner for the link.
error-kicked = The table's owner has asked you to leave.
error-owner-only = Only the table's owner can do that.
error-yourself = You can't do that to yourself.
error-not-a-bot = That isn't a bot.
error-not-a-person = That isn't a person.
error-not-a-rat = Only a rat can be the youngest.
error-seats-empty = Somebody must still sit down here: { $role }.
error-not-ready = Not everybody is ready.
error-still-here = { $name } is still here.
error-too-early = At a slow table a bot steps in only at the deadline.
error-not-stood-in = No bot is sitting in for you.
error-wrong-stage = That isn't possible at this point.
error-stale = The game has moved on in the meantime. Look again.
error-too-much-done = You have done { $most } things at this table. From here on you can only decide, or leave.
error-not-yours = That isn't yours to do.
error-nothing-to-choose = There is nothing to choose together now.
error-solo = One player decides alone for this group.
error-solo-first = Somebody must decide alone first.
error-plan-groups = Choose one food for each group.
error-not-youngest = Only the youngest decides when the rats don't agree.
error-silent-doctor = Doctor Rat keeps silent until the end.
error-silent-solo = You decide alone now, and in silence.
error-silent-turn = It isn't your turn to think aloud.
error-silent-spectator = Spectators can't talk to the players.
error-muted = The table's owner has muted you.
error-by-voice = This table talks by voice.
error-bad-name = A name has 1 to { $most } letters.
error-bad-talk = A message has 1 to { $most } letters.
error-bad-phrase = That phrase doesn't fit this game.
error-talked-out = You have said { $most } things at this table. That is all it can hold.
error-bad-id = Something went wrong with that command. Try again.
error-no-guest = The kitchen doesn't know you yet. Tell us your name first.
error-no-table = There is no such table.
error-not-found = There is nothing here.
error-unreadable = The kitchen couldn't read that.
error-too-large = That is too large.
error-too-fast = Slow down, please. The kitchen can't keep up.
error-talk-too-fast = Let the others get a word in: wait a moment.
error-tables-too-fast = You have just set up a lot of tables. Try again in a minute.
error-too-many-tables = You sit at too many tables already.
error-too-many-sockets = This table is open in too many windows.
error-bad-origin = This page came from somewhere else.
error-bad-link = This link has been used or is too old.
error-not-finished = The game isn't over yet.
error-not-for-you = That isn't for your eyes.
error-unavailable = The kitchen doesn't answer. Trying again…
error-internal = Something broke in the kitchen. It isn't your fault.
