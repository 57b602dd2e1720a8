### Everything around the table: home, options, seats, settings, errors.

app-name = Doctor Rat
app-tagline = Fussy rats, a silent doctor, and eight dinners to find out who can eat what.
app-unofficial = A free, unofficial version for fans of the board game.

## Everywhere

skip-to-content = Skip to the content
nav-home = Home
nav-settings = Settings
close = Close
copy = Copy
copied = Copied.
share = Share
cancel = Cancel
again = Try again
loading = One moment…
your-turn-title = Your turn! { $place }
your-turn-call = It's your turn, { $name }!

## Home

home-play = Play now
home-play-rats = Be the rats
home-play-rats-text = Find out what each group can eat. A bot is the doctor.
home-play-doctor = Be the doctor
home-play-doctor-text = You know every diet and must not say a word. Bots are the rats.
home-first-game = Easy diets, for a first game
home-bots = Bots
home-your-tables = Your tables
home-your-turn = Your turn
home-open-tables = Open tables
home-no-open-tables = No table is open right now. Lay one yourself!
home-new-table = Make a table
home-new-table-text = For friends, near or far. You choose how to play.
home-join = Join a table
home-join-label = Link or code
home-join-go = Go
home-learn = Learn to play
home-learn-text = A short dinner with somebody at your side.
home-rules = The rules
home-past = Past games
home-open-record = Open a record
home-hello = Hello, { $name }
home-what-name = What should we call you?
home-name = Your name
home-name-keep = That's me
default-name =
    { $number ->
        [0] Pip
        [1] Mo
        [2] Crumb
        [3] Nibs
        [4] Biscuit
        [5] Patch
        [6] Sooty
        [7] Truffle
        [8] Noodle
        [9] Pickle
        [10] Waffle
       *[11] Button
    }

## A table in a list

listed-meal = Meal { $meal } of 8
listed-lobby = Not started yet
listed-setup = The doctor is writing diets
listed-won = Won
listed-lost = Lost
listed-free =
    { $count ->
        [0] No free seat
        [one] 1 free seat
       *[other] { $count } free seats
    }
listed-sit = Sit down
listed-watch = Watch
listed-go-on = Go on
listed-look = Look back
listed-company = With { $names }
listed-alone = Nobody is here yet

## Making a table

new-title = Make a table
new-make = Lay the table
option-variant = Variant
variant-name =
    { $variant ->
        [colony] Colony
        [complications] Complications
       *[colleagues] Colleagues
    }
variant-text =
    { $variant ->
        [colony] The game as it is: one doctor, two or three groups of rats.
        [complications] Colony, but a group that stays too healthy comes down with something odd.
       *[colleagues] Two doctors face to face. Each sees the other's diet and not their own.
    }
option-groups = Groups
groups-count = { $count } groups
groups-text = Fewer groups make a shorter dinner.
option-identities = Identities
identities-name =
    { $how ->
        [random] At random
       *[chosen] Choose
    }
identities-text =
    { $how ->
        [random] Any two of the three, shuffled for every game.
       *[chosen] Your table decides who is who.
    }
identities-group = Group { $number }
option-yuck = Yuck! tokens
yuck-text =
    { $count ->
        [0] None at all: winning like this is the ultimate goal.
        [one] Hard: the doctor can say Yuck! once.
        [2] A little harder.
       *[other] As the rules suggest.
    }
option-diets = Diets
diets-name =
    { $diets ->
        [preset] First game
        [random] Drawn
        [difficulty] By difficulty
       *[chosen] The doctor's choice
    }
diets-text =
    { $diets ->
        [preset] Three easy diets, always the same. Best for learning.
        [random] Every group's diet is drawn by chance.
        [difficulty] Drawn so that the whole deal is as hard as you like.
       *[chosen] The doctor draws or chooses each diet in secret.
    }
option-difficulty = Difficulty
difficulty-name =
    { $difficulty ->
        [easy] Easy
        [normal] Normal
        [hard] Hard
       *[brutal] Brutal
    }
option-one-family = Kind Alternating diets
option-one-family-text = For beginners: both cards of an Alternating diet are of one kind.
option-access = Who may come
access-name =
    { $access ->
        [open] Everybody
       *[private] Friends with the link
    }
option-sheet = Deduction sheet
sheet-name =
    { $sheet ->
        [none] None
        [marks] My own marks
        [crossed] Crosses out
       *[odds] Shows odds
    }
sheet-text =
    { $sheet ->
        [none] Paper and pencil, or just your head.
        [marks] A list of all diets that you mark yourself.
        [crossed] Impossible diets are crossed out for you.
       *[odds] The sheet also says how likely each diet is.
    }
option-pace = Pace
pace-name =
    { $pace ->
        [live] Live
       *[slow] Slow
    }
pace-text =
    { $pace ->
        [live] Everybody is at the table.
       *[slow] Come by when you like. After some days a bot decides for you.
    }
option-deadline = Time for a decision
deadline-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
option-clock = Kitchen clock
clock-none = No clock
clock-minutes =
    { $count ->
        [one] 1 minute a meal
       *[other] { $count } minutes a meal
    }
option-voice = We talk by voice
option-voice-text = No written talk at the table; phrases stay.
more-options = More options
bot-level =
    { $level ->
        [random] Dizzy
        [novice] Beginner
        [regular] Regular
       *[expert] Expert
    }
bot-level-text =
    { $level ->
        [random] Eats whatever is there.
        [novice] Means well and forgets a lot.
        [regular] Plays sensibly.
       *[expert] Thinks hard, and about your thinking, too.
    }

## The table before the start

lobby-title = Around the table
lobby-seats = Seats
lobby-sit = Sit here
lobby-sit-also = Take this, too
lobby-let-go = Let go
lobby-bot = Seat a bot
lobby-bot-level = How good is the bot?
lobby-send-bot-away = Send the bot away
lobby-you = You
lobby-owner = Host
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-i-am-ready = I'm ready!
lobby-wait = Wait, not yet
lobby-youngest = Youngest
lobby-make-youngest = Is the youngest
lobby-start = Start dinner
lobby-start-text = Bots take the empty seats.
lobby-waiting-host = Waiting for the host to start.
lobby-waiting-ready = Waiting for { $names }.
lobby-invite = Invite
lobby-invite-text = Send this link, or let somebody scan it.
lobby-qr = QR code of the link
lobby-options = How we play
lobby-change-options = Change
lobby-kick = Ask to leave
lobby-mute = Mute
lobby-unmute = Let talk
lobby-hide = Hide messages
lobby-show = Show messages again
lobby-watching =
    { $count ->
        [0] Nobody is watching
        [one] 1 is watching
       *[other] { $count } are watching
    }
lobby-away = away
lobby-promise = Seal of the shuffle

## The doctor's setup

setup-title = The doctor's desk
setup-text = Give each group a diet: draw one, or choose it yourself. The rats will see which you did, and not a thing more!
setup-waiting = Doctor Rat is writing diets. Psst.
setup-draw = Draw one
setup-choose = Choose
setup-one-or-two = You drew this Diet card. How many Specification cards go with it?
setup-one-card = One card
setup-two-cards = Two cards
setup-kind = Kind of diet
setup-card-first = First card
setup-card-second = Second card
setup-card-left = Left card, even meals
setup-card-right = Right card, odd meals
setup-card-none = no second card
setup-category = Category
setup-take = Give this diet
setup-finish = Dinner can begin
setup-finish-text = Every group needs a diet first.
setup-difficulty = This deal: { $word }, { $score } of 100

## Side panels

panel-talk = Talk
panel-sheet = Sheet
panel-log = Log
panel-open-talk =
    { $count ->
        [0] Talk and log
        [one] Talk and log, 1 new message
       *[other] Talk and log, { $count } new messages
    }
panel-open-sheet = Deduction sheet
talk-label = Say something
talk-think-aloud =
    { $doctor ->
        [person] You lead all the rats: think aloud! The doctor is listening.
       *[bot] You lead all the rats: think aloud! Saying why you choose a food helps you deduce, and it stays in the log.
    }
talk-send = Send
talk-silent-doctor = The doctor is silent until the end.
talk-silent-solo = You decide alone now, in silence.
talk-silent-turn = Now you listen. You think aloud when it's your turn.
talk-spectator = Spectators listen.
talk-voice = This table talks by voice. Phrases still work.
talk-phrases = Phrases
talk-hide = Don't show { $name }'s messages
talk-show = Show { $name }'s messages again
talk-hidden = (hidden)
talk-bot-plan = { $name } has a plan. Why?
phrase-kind = I want to say
phrase-kind-name =
    { $kind ->
        [claim] what a group eats
        [want] who should take what
        [avoid] who should not take what
        [leave] leave us a food
        [ask] ask about a group
        [agree] agreed
       *[unsure] not sure
    }
phrase-group = Group
phrase-food = Food
phrase-diet = Diet
phrase-diet-any = any diet
phrase-card = Card
phrase-card-any = any card
phrase-category = Compared by
phrase-sure = How sure?
phrase-sure-name =
    { $sure ->
        [sure] for sure
        [maybe] maybe
       *[no] surely not
    }
phrase-say = Say it
sheet-title = Deduction sheet
sheet-notes = Notes
sheet-possible =
    { $count ->
        [one] 1 diet possible
       *[other] { $count } diets possible
    }
sheet-mark =
    { $mark ->
        [no] ruled out
        [maybe] maybe
        [yes] surely
       *[none] no mark
    }
sheet-mark-help = Tap a diet to mark it: no, maybe, yes.
sheet-percent = { $percent } %
sheet-not-kept = Your marks couldn't be kept. They will be tried again with the next one.


## Past games

past-title = Past games
past-none = You haven't finished a game yet.

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = As in the browser
settings-theme = Light
theme-name =
    { $theme ->
        [system] As on this device
        [dark] Night
       *[light] Day
    }
settings-sound = Sounds
settings-motion = Things may move
settings-notifications = Tell me when it's my turn
settings-notifications-denied = The browser doesn't allow it.
settings-cards = Cards
cards-size =
    { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    }
settings-name = Name
settings-name-text = Others see it from the next table on.
settings-kept = Kept.
settings-device = Go on with another device
settings-device-text = Makes a link that opens your seat on another device. It works once and not for long.
settings-device-make = Make a link
settings-forget = Forget me
settings-forget-text = Deletes your name and seats from this server. It can't be undone.
settings-forget-sure = Yes, forget me

## Continue on this device

continue-title = Welcome back
continue-text = Go on playing here as the guest who made this link?
continue-go = Go on here
continue-done = Hello again, { $name }!

## When something isn't right

lost-title = Nothing on this plate
lost-text = The page that you are looking for was eaten, or never cooked.
dead-table-title = This table is gone
private-title = A private dinner
full-title = No free seat
kicked-title = You were asked to leave
broken-title = Something boiled over
offline-title = The kitchen doesn't answer
reconnecting = Reconnecting…
connecting = Walking to the table…

## Shortcuts

shortcuts-title = Keys
shortcut-help = Show this list
shortcut-talk = Open or close the talk
shortcut-sheet = Open or close the sheet
shortcut-menu = Open the table's menu
shortcut-home = Go home
shortcut-say = Write something

## The table's menu, during a game

menu-open = Menu
menu-title = The table
menu-take-over = Let a bot sit in
menu-come-back = Take my seat again
menu-come-back-text = A bot is sitting in for you.
menu-leave = Leave the game
menu-leave-text = A bot takes your seat. You can come back at any time.
