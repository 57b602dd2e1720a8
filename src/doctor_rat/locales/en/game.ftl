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
rats = All the rats
somebody = someone
bot-name =
    { $level ->
        [teacher] Teacher bot
        [random] Dizzy bot
        [novice] Beginner bot
        [regular] Regular bot
       *[expert] Expert bot
    }
bot-level =
    { $level ->
        [teacher] Teacher
        [random] Dizzy
        [novice] Beginner
        [regular] Regular
       *[expert] Expert
    }
bot-level-text =
    { $level ->
        [teacher] Cooks for learners.
        [random] Eats whatever’s there.
        [novice] Means well, forgets a lot.
        [regular] Plays sensibly.
       *[expert] Thinks hard, even about what you’re thinking.
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

## Diets: everything said about them, on any page

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
        [mandatory] Every food must match at least one of the cards. The identity does too.
        [forbidden] No food may match any of the cards. The identity doesn’t either.
        [alternating] Odd meals must match the right card, even meals the left one. The identity matches the left one.
        [identical] Every food must match the one before it in the card’s category: type, quantity, or color. Start from the identity; foods with a cross count too.
        [different] Every food must differ from the one before it in the card’s category: type, quantity, or color. Start from the identity; foods with a cross count too.
       *[step] Every card must show exactly one more or one fewer than the card before, whatever the food. Start from the identity; foods with a cross count too.
    }
diet-mandatory-one = Only { $card }
diet-mandatory-two = Only { $one }, or { $two }
diet-forbidden-one = Never { $card }
diet-forbidden-two = Never { $one }, and never { $two }
diet-alternating = Odd meals: { $right }; even meals: { $left }
diet-identical =
    { $category ->
        [type] The same type as the previous food
        [quantity] The same quantity as the previous food
       *[colour] The same color as the previous food
    }
diet-different =
    { $category ->
        [type] A different type from the previous food
        [quantity] A different quantity from the previous food
       *[colour] A different color from the previous food
    }
diet-step = One more or one fewer than the previous food
diet-unknown = Nobody knows yet
diet-source =
    { $source ->
        [drawn] drawn
        [chosen] chosen by the doctor
       *[preset] first-game diet
    }
diet-how =
    { $source ->
        [drawn] This diet was drawn.
        [chosen] The doctor chose this diet.
       *[preset] This is a first-game diet.
    }
learn-diet =
    { $diet ->
        [mandatory] Every food must match the diet’s card, or one of its two.
        [forbidden] No food may match the diet’s card, or either of its two.
        [alternating] In odd meals one card counts, in even meals the other.
        [identical] The same type, quantity, or color as the food before.
        [different] A different type, quantity, or color from the food before.
       *[step] One more or one fewer than the food before.
    }
learn-diets-open = Six diets
learn-diets = There are just six kinds of diet, and every group has one of them. Read this list; you can open it again whenever you like.
learn-rats-sheet = Look at the sheet: the six diets, with every card that may go with them. What’s no longer possible is gone. Still possible: { $list }.
learn-rats-back = Three diets look at the food before. Identical wants the same type, quantity, or color again; Different wants another; ±1 wants one more or one fewer.
rules-diets = The six diets
rules-diets-cards = Mandatory and Forbidden have one or two Specification cards, Alternating always two. The two cards of Forbidden are from different families.
help-diets = The six diets
terminal-diets = The six diets (each group has one; two groups may have the same kind, but never with exactly the same cards)

## What happens at the table

news-made = The table is set.
news-sat = { $name } sits down as { INSIDE($roles) }.
news-options-changed = The table’s options have changed.
news-stood = A seat is free again.
news-youngest = { $name } is the youngest and has the last word if there’s no agreement.
news-ready = { $name } is ready.
news-not-ready = { $name } isn’t ready yet.
news-started = The cards are shuffled.
news-diet-settled = You’ve assigned a diet to { INSIDE($group) }.
news-diet-card-drawn = You have drawn a Diet card: { $group }.
news-dealt = Every group has its diet. Dinner begins!
news-suggested = { $name } makes a suggestion.
news-planned-agreed = The rats agree.
news-planned-youngest = The rats can’t agree, so the youngest decides.
news-planned-bots = The bots decide.
news-planned-deadline = Time’s up: a plan is chosen for the rats.
news-appointed = { $name } decides alone for { INSIDE($group) }: { $complication }.
news-took-over-left = { $name } has left. A bot is sitting in.
news-took-over-gone = { $name } is gone. A bot is sitting in.
news-took-over-kicked = The host has removed a player. A bot plays on.
news-took-over-deadline = { $name } ran out of time. A bot is sitting in.
news-came-back = { $name } is back.
news-hosting = { $name } is the host now.
news-readmitted = The host has let someone in again.
news-muted = { $name } is muted.
news-unmuted = { $name } can talk again.
news-again = The same players are starting again at a new table.

## What happens in the game

event-trash-opened = In the trash can to start with: { $foods }.
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
event-table-cleared = Yuck! { $group } sweeps the table clean. Now on the table: { $foods }. In the trash can: { $trash }.
event-trash-cleared = Yuck! { $group } empties the trash can. Now in it: { $trash }.
event-you-offered = You choose { $foods }.
event-extra = The pile adds { $food }.
event-served = “Dinner’s ready!” On the table: { $foods }.
event-taken = { $group } take { $food }.
event-taken-trash = { $group } fish { $food } out of the trash can.
event-discarded = Out of the game: { $food }.
event-sent-back = Yuck! { $group } must put back { $food }.
event-centre-cleared = Into the trash can: { $foods }.
event-moved = { $group } must eat their words, and { $food } too.
event-judged-good = { $group }: { $food }. Good!
event-judged-bad = { $group }: { $food }. Bad!
event-complication-spent = { $group } are over their { $complication }.
event-complication-drawn = Three checks in a row? Too healthy! { $group } come down with { $complication }.
event-passed = { $group } passes.
event-colleague-taken = { $group } takes { $food }.
event-colleague-taken-trash = { $group } fishes { $food } out of the trash can.
event-colleague-sent-back = Yuck! { $group } must put back { $food }.
event-won = Final examination passed. Everyone wins!
event-lost-exam = A red cross in the final examination. Everyone loses.
event-lost-crosses = A third red cross. Everyone loses.

## Why a bot thinks so

reason-random = Eyes shut, paw out.
reason-quick = No time to think: this looked right.
reason-rats-safe = { $group }: { $food } fits every diet still possible.
reason-rats-odds = { $group }: { $food } is { $percent }% likely to be good.
reason-rats-only-likely = { $group }: { $food }, the only one likely to be good ({ $percent }%).
reason-rats-rules-out =
    { $left ->
        [one] 1 diet is possible. “Good” would rule out { $if_good }, “bad” { $if_bad }.
       *[other] { $left } diets are possible. “Good” would rule out { $if_good }, “bad” { $if_bad }.
    }
reason-rats-keep = { $group } would rather have { $food }, but leave it for { INSIDE($other) }.
reason-rats-read-offer = Why is the doctor offering these?
reason-rats-meant = The doctor seems to mean { $food } for { INSIDE($group) }.
reason-rats-learn = { $group } can’t reach three crosses before the final examination, so they try whatever teaches them most.
reason-rats-returned = { $returned } was sent back, so { $food } for { INSIDE($group) }: { $percent }% likely to be good.
reason-doctor-expects = With these, our chance of winning is { $percent }%.
reason-doctor-foresees = I know what they’ll do with it.
reason-doctor-feeds-all = Something for everyone.
reason-doctor-feeds-some = This can’t suit everyone at once.
reason-doctor-nothing-good = Nothing here is good for { INSIDE($group) }.
reason-doctor-teaches =
    { $left ->
        [one] { $group } will take { $food } and learn from it: that rules out { $out } of 1 diet.
       *[other] { $group } will take { $food } and learn from it: that rules out { $out } of { $left } diets.
    }
reason-doctor-saves = I’m saving { $food } for { INSIDE($group) }: nothing else I have matches { $specification }.
reason-doctor-fresh-stock = Any fresh stock beats this one.
reason-doctor-serves = Dinner’s ready.
reason-doctor-sends-back = { $food } is bad for { INSIDE($group) }. Back it goes.
reason-doctor-third-cross = { $food } would be the third cross for { INSIDE($group) }. Back it goes!
reason-doctor-lets-eat = { $food } is bad for { INSIDE($group) }, but let them eat it.
reason-doctor-all-good = Everything they took is good.
reason-doctor-saw-reckoning = I thought you were weighing up your chances.
reason-doctor-saw-forgetting = I thought you had forgotten some of what I’d said.
reason-doctor-saw-centre = I thought you trusted whatever lay in the center.
reason-doctor-saw-idea = I thought you were holding on to one idea until I proved it wrong.
reason-doctor-saw-likeness = I thought you were going by what looked like the good food.
reason-doctor-saw-type = I thought you were looking at types.
reason-doctor-saw-quantity = I thought you were looking at quantities.
reason-doctor-saw-colour = I thought you were looking at colors.
reason-doctor-saw-round = I thought someone else was deciding each time.
reason-colleague-no-choice = There’s no choice.
reason-colleague-takes = { $food }: our chance of winning is { $percent }%.
reason-colleague-returns = Put back { $food }: our chance of winning is { $percent }%.
reason-colleague-fresh-table = With a fresh table, our chance of winning is { $percent }%.
reason-colleague-passes = Leave it as it is: our chance of winning is { $percent }%.
reason-colleague-table-will-do = This table will do.
reason-colleague-hopeless-table = Even the best food here is only { $percent }% likely to be good.
reason-colleague-bad-for-you = { $food } was the wrong choice.
reason-colleague-nothing-to-return = Nothing to send back.
reason-colleague-odds = { $food } is { $percent }% likely to be good.

## What people say with phrases. $pattern is a diet, or a part of one, in words.

say-claim-sure = { $group }, definitely: “{ $pattern }”
say-claim-maybe = { $group }, maybe: “{ $pattern }”
say-claim-no = { $group }, definitely not: “{ $pattern }”
say-want = { $food } for { INSIDE($group) }!
say-avoid = Not { $food } for { INSIDE($group) }!
say-leave = Leave { $food } for us, please.
say-ask = What do you think about { INSIDE($group) }?
say-agree = Agreed!
say-unsure = I’m not sure.
say-either = { $group }: either “{ $one }” or “{ $two }”.
say-look = Look at meal { $meal } for { INSIDE($group) }.
say-try = Let’s try { $food } with { INSIDE($group) }, to learn something.
say-means = The doctor means { $food } for { INSIDE($group) }.
say-trash = Something from the trash can for { INSIDE($group) }.
say-trash-food = { $food } from the trash can for { INSIDE($group) }.
say-swap = Let’s swap: { $food } for { INSIDE($group) }, { $other-food } for { INSIDE($other) }.
say-safe = Play it safe with { INSIDE($group) }: two crosses already.
say-disagree = I disagree.
say-decide = You decide.
say-thinking = Wait, I’m thinking.
say-hello = Hello!
say-praise = Well played!
say-thanks = Thanks!
say-again = Again?
pattern-any = some diet
pattern-cards = { $diet }: { $cards }

## What isn't allowed, and what went wrong

error-bad-food = That isn’t a Food card.
error-bad-specification = That isn’t a Specification card.
error-bad-category = That isn’t a Category card.
error-bad-diet = That isn’t a diet.
error-bad-action = The kitchen doesn’t understand that move.
error-bad-state = This game can’t be read.
error-bad-record = This file isn’t a saved game.
error-group-count = This variant can’t be played with that many groups.
error-not-an-identity = No Identity card shows that food.
error-identities-equal = Two groups can’t have the same identity.
error-yuck-count = There can be 0 to 3 Yuck! tokens.
error-diet-identity = This diet doesn’t fit the group’s identity.
error-card-count = This diet takes one or two Specification cards.
error-cards-not-asked = One card or two? You’re only asked once you’ve drawn Mandatory or Forbidden.
error-cards-equal = The two Specification cards must be different.
error-cards-one-family = Forbidden needs two cards from different families.
error-cards-two-families = With the beginners’ option, both cards must be from the same family.
error-diets-equal = Another group already has exactly this diet.
error-cards-used-up = There aren’t enough cards left for that.
error-diet-count = Every group needs a diet first.
error-drawn-only = In Colleagues, diets are drawn, never chosen.
error-bad-pile = The pile must hold each of the 60 foods exactly once.
error-bad-complications = The set of Complication cards isn’t complete.
error-game-over = The game is over.
error-not-in-variant = That isn’t part of this variant.
error-not-now = You can’t do that right now.
error-not-your-turn = It’s not your turn.
error-no-such-group = There’s no such group.
error-no-token = That token is used up.
error-not-in-exam = No special actions in the final examination.
error-offer-count = Choose exactly { $count } foods.
error-offer-twice = You’ve picked the same food twice.
error-not-in-stock = That food isn’t in the stock.
error-not-there = That food is gone.
error-sent-back = This group can’t take the food that was sent back.
error-not-taken = That group didn’t choose this food.
error-cannot-return = That food can’t be sent back.
error-nothing-else = The group would have nothing else to take.
error-no-such-role = There’s no such role in this game.
error-outcome = The ending of this saved game doesn’t match its moves.
error-unfinished = This game isn’t over: only finished games are analyzed.
error-bad-proof = The proof in this saved game can’t be read.
error-another-deal = These two games weren’t dealt the same cards.
error-broken-promise = The cards aren’t the ones promised before the game.
error-bad-options = These options don’t work together.
error-preset-variant = In Colleagues, diets are always drawn.
error-not-seated = You don’t have a seat at this table.
error-no-such-seat = There’s no such seat.
error-seat-taken = Someone else just took that seat.
error-seat-roles = One seat can’t play all of these roles.
error-name-taken = Someone at this table has a name that looks just like yours. Choose another one to sit down.
error-table-full = This table is full.
error-not-invited = This table is private. Ask the host for the link.
error-kicked = The host has asked you to leave.
error-owner-only = Only the host can do that.
error-yourself = You can’t do that to yourself.
error-not-a-bot = That isn’t a bot.
error-not-a-person = That isn’t a person.
error-not-a-rat = Only a rat can be the youngest.
error-seats-empty = Nobody is playing { INSIDE($role) } yet.
error-not-ready = Not everyone is ready.
error-still-here = { $name } is still here.
error-too-early = At a slow table, a bot steps in only at the deadline.
error-not-stood-in = No bot is sitting in for you.
error-seated = You already have a seat at this table.
error-no-latecomers = At this table, nobody takes over from a bot once the game has begun.
error-knows-too-much = You’ve seen secrets in this game that this seat mustn’t know.
error-not-removed = That person can come in already.
error-wrong-stage = That’s not possible at this point.
error-stale = The game has moved on. Take another look.
error-too-much-done = You have done { $most } things at this table. From here on you can only decide, or leave.
error-log-full = People have done { $most } things at this table. From here on they can only decide, or leave.
error-not-yours = That’s not your move.
error-nothing-to-choose = There’s nothing to choose together right now.
error-solo = One player decides alone for this group.
error-solo-first = Someone has to decide alone first.
error-plan-groups = Choose one food for each group.
error-not-youngest = Only the youngest can decide when the rats don’t agree.
error-silent-doctor = Doctor Rat stays silent until the end.
error-silent-solo = You’re deciding alone now, in silence.
error-silent-turn = You can think out loud only while your own side chooses.
error-silent-spectator = Spectators can’t talk to the players.
error-muted = The host has muted you.
error-by-voice = This table is on a voice call.
error-bad-name = A name has 1 to { $most } characters.
error-bad-talk = A message has 1 to { $most } characters.
error-bad-phrase = That phrase doesn’t fit this game.
error-talked-out = You have said { $most } things at this table. That is all it can hold.
error-too-much-said = People have said { $most } things at this table. That is all it can hold.
error-phrase-not-now = That phrase isn’t for this part of the game.
error-phrase-across = The other side can only hear about your own diet and foods.
error-no-side-talk = Only a side with several people has a chat of its own, and only during the game.
error-bad-id = Something went wrong with that command. Try again.
error-no-guest = The kitchen doesn’t know you yet. Tell us your name first.
error-no-table = There’s no such table.
error-not-found = There’s nothing here.
error-unreadable = The kitchen couldn’t read that.
error-too-large = That’s too large.
error-too-fast = Slow down, please. The kitchen can’t keep up.
error-talk-too-fast = Let the others get a word in: wait a moment.
error-tables-too-fast = You have just set up a lot of tables. Try again in a minute.
error-busy = The kitchen is busy. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-many-tables = You’re already sitting at too many tables.
error-too-many-sockets = This table is open in too many windows.
error-too-many-shares = You already have { $most } links. Take one back first.
error-no-share = This link leads nowhere. Perhaps it was taken back.
error-bad-origin = That request came from another site.
error-bad-link = This link has already been used or has expired.
error-not-finished = The game isn’t over yet.
error-deal-closed = Others are playing this deal too. You can look once you have finished it at a table of your own.
error-deal-fixed = Other tables play this deal under the same options, so they can’t be changed.
error-deal-played = You’re already playing this deal at another table, or you know it.
error-deal-played-by = { $name } already plays this deal at another table, or knows it.
error-no-challenge = The deal of this game can’t be passed on as a challenge.
error-other-team = You’re in another team of this tournament.
error-too-many-teams = This tournament has as many teams as it can have.
error-team-full = This team has as many people as it can have.
error-not-for-you = That isn’t for your eyes.
error-unavailable = The kitchen isn’t answering. Try again in a moment.
error-broken-table = This table’s log is damaged, so the game can’t go on. The people who run this server have been told.
error-table-closed = The people who run this server have closed this table.
error-blocked = You can’t come in here for now. The people who run this server have blocked you or your network.
error-read-only = You can look around, but nothing can be played or changed right now.
error-internal = Something broke in the kitchen. It’s not your fault.
