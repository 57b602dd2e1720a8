### Everything around the table: home, options, seats, settings, errors.

app-name = Doctor Rat
labeled = { $label }: { $text }
app-tagline = Fussy rats, a silent doctor, and eight dinners to figure out who can eat what.
app-unofficial = A free, unofficial fan version of the board game.

## Everywhere

skip-to-content = Skip to content
nav-home = Home
nav-settings = Settings
nav-privacy = Privacy
close = Close
copy = Copy
copied = Copied.
share = Share
cancel = Cancel
again = Try again
loading = One moment…
your-turn-title = Your turn! { $place }
your-turn-call = It’s your turn, { $name }!

## Home

home-play = Play now
home-play-rats = Be the rats
home-play-rats-text = Figure out what each group can eat. A bot plays the doctor.
home-play-doctor = Be the doctor
home-play-doctor-text = You know every diet but can’t say a word. Bots play the rats.
home-laying = Setting the table…
home-first-game = Easy diets for a first game
home-bots = Bots
home-your-tables = Your tables
home-your-turn = Your turn
home-open-tables = Open tables
home-no-open-tables = No tables are open right now. Why not set one yourself?
home-new-table = Start a table
home-new-table-text = For friends near and far. You choose how to play.
home-join = Join a table
home-join-label = Link or code
home-join-go = Go
join-code-wrong = No table has this code. Codes have eight letters and digits, and expire when their game ends.
home-learn = Learn to play
home-learn-text = A short dinner, with a friend at your side.
home-puzzles = Puzzles
home-puzzles-text = One table, one question: sharpen your whiskers.
home-day = Deal of the day
home-day-text = The same cards for everyone, once a day.
home-cup = Tournament
home-rules = The rules
home-past = Past games
home-me = Your progress
home-open-record = Open a saved game
home-hello = Hello, { $name }
home-what-name = What should we call you?
home-name = Your name
home-name-keep = That’s me
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
listed-setup = The doctor is prescribing diets
listed-won = Won
listed-lost = Lost
listed-free =
    { $count ->
        [0] No free seats
        [one] 1 free seat
       *[other] { $count } free seats
    }
listed-sit = Sit down
listed-watch = Watch
listed-go-on = Continue
listed-study = Study
listed-look = Look back
listed-company = With { $names }
listed-alone = Nobody’s here yet
listed-own = On your own
listed-as = As { INSIDE($roles) }
listed-ended =
    { $reason ->
        [exam-passed] Won, all eight meals
        [third-cross] Lost at meal { $meal }, by a third red cross
       *[exam-failed] Lost in the final examination
    }
time-left = { $time } left
time-over = Time’s up

## Making a table

new-title = Start a table
new-make = Set the table
option-variant = Variant
variant-name =
    { $variant ->
        [colony] Colony
        [complications] Complications
       *[colleagues] Colleagues
    }
variant-text =
    { $variant ->
        [colony] The classic game: one doctor, two or three groups of rats.
        [complications] Colony, but a group that stays too healthy comes down with something odd.
       *[colleagues] Two doctors face to face. Each sees the other’s diet but not their own.
    }
option-groups = Groups
groups-count = { $count } groups
groups-text = Fewer groups make for a shorter dinner.
option-identities = Identities
identities-name =
    { $how ->
        [random] At random
       *[chosen] Chosen
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
        [0] None at all: winning this way is the ultimate goal.
        [one] Hard: the doctor can say Yuck! only once.
        [2] A little harder.
       *[other] The standard game.
    }
option-diets = Diets
diets-name =
    { $diets ->
        [lesson] Lesson
        [preset] First game
        [random] Random
        [difficulty] By difficulty
       *[chosen] Doctor’s choice
    }
diets-text =
    { $diets ->
        [lesson] The first-game diets, with foods in an order worth learning from.
        [preset] Three easy diets, always the same. Best for learning.
        [random] Every group’s diet is drawn at random.
        [difficulty] Drawn to make the whole deal as hard as you like.
       *[chosen] The doctor draws each diet, or secretly chooses it.
    }
option-difficulty = Difficulty
difficulty-name =
    { $difficulty ->
        [easy] Easy
        [normal] Normal
        [hard] Hard
       *[brutal] Brutal
    }
option-one-family = Gentler Alternating diets
option-one-family-text = For beginners: both cards of an Alternating diet come from the same family.
option-access = Who can join
access-name =
    { $access ->
        [open] Anyone
       *[private] Friends with the link
    }
option-sheet = Deduction sheet
sheet-name =
    { $sheet ->
        [none] None
        [marks] My own marks
        [crossed] Crossed out for me
       *[odds] With odds
    }
sheet-text =
    { $sheet ->
        [none] Pencil and paper, or just your head.
        [marks] A list of all the diets, for you to mark.
        [crossed] Impossible diets are crossed out for you.
       *[odds] The sheet also shows how likely each diet is.
    }
option-pace = Pace
pace-name =
    { $pace ->
        [live] Live
       *[slow] Slow
    }
pace-text =
    { $pace ->
        [live] Everyone’s at the table.
       *[slow] Drop by whenever you like. After a few days, a bot decides for you.
    }
option-deadline = Time per decision
deadline-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
option-clock = Kitchen timer
clock-none = No timer
clock-minutes =
    { $count ->
        [one] 1 minute per meal
       *[other] { $count } minutes per meal
    }
option-voice = We’re on a voice call
option-voice-text = No text chat at this table; ready-made phrases still work.
option-latecomers = Latecomers welcome
option-latecomers-text = Someone watching can take over a bot’s seat during the game.
more-options = More options

## The table before the start

lobby-title = Around the table
lobby-seats = Seats
lobby-sit = Sit here
lobby-sit-also = Take this one too
lobby-join = Join { INSIDE($group) }
lobby-take-seat = Take over from the bot
lobby-hint-sit = You are watching. To play, take a free seat or a bot’s.
lobby-hint-join = You are watching. Every role has its people, and there is room for more: join a group and decide together.
lobby-hint-full = You are watching. All { $count } seats are taken; if one becomes free, you can sit down.
lobby-let-go = Give up this seat
lobby-bot = Add a bot
lobby-bot-level = How good is the bot?
lobby-send-bot-away = Send the bot away
lobby-you = You
lobby-owner = Host
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-i-am-ready = I’m ready!
lobby-wait = Wait, not yet
lobby-youngest = Youngest
lobby-make-youngest = Mark as youngest
lobby-start = Start dinner
lobby-start-text = Bots will take the empty seats.
lobby-waiting-host = Waiting for the host to start.
lobby-no-host = The host is gone. Anyone can start; a bot fills in for the host.
lobby-waiting-ready = Waiting for { $names }.
lobby-invite = Invite
lobby-invite-text = Send this link, or have someone scan the code.
lobby-code-text = Or say this code:
lobby-qr = QR code for the link
lobby-options = How we play
lobby-change-options = Change
manage-open = More about { $name }
manage-hide-text = You won’t see what { $name } writes; everyone else still will.
manage-mute-text = { $name } stays at the table but can’t write or say phrases.
manage-unmute-text = { $name } can write again.
manage-host = Make host
manage-host-text = { $name } runs the table from now on. You give up the host’s rights.
manage-remove = Remove from the table
manage-remove-text =
    { $stage ->
        [lobby] { $name } loses the seat and can’t come back unless you let them in. The old link and code stop working.
       *[game] A bot plays on for { $name }, who can’t come back unless you let them in. The old link and code stop working.
    }
manage-sure = Are you sure?
manage-remove-do = Remove { $name }
manage-host-do = Make { $name } the host
removed-title = Removed from the table
removed-let-in = Let { $name } back in
removed-unnamed = someone from an earlier table
removed-done = { $name } can come back with any link or code to this table.
lobby-mute = Mute { $name }
lobby-unmute = Unmute { $name }
lobby-hide = Hide what { $name } writes
lobby-show = Show what { $name } writes again
lobby-watching =
    { $count ->
        [0] Nobody watching
        [one] 1 person watching
       *[other] { $count } people watching
    }
lobby-away = away
lobby-promise = Shuffle seal
lobby-promise-text = Fingerprints of the shuffle and of the deal. When the game ends, your browser checks that nobody changed a card.

## The doctor's setup

setup-title = The doctor’s desk
setup-text = Give each group a diet: draw one, or choose it yourself. The rats will see which you did, and not a thing more!
setup-waiting = Doctor Rat is prescribing diets. Shh!
setup-draw = Draw one
setup-choose = Choose
setup-one-or-two = You drew this Diet card. How many Specification cards go with it?
setup-one-card = One card
setup-two-cards = Two cards
setup-kind = Kind of diet
setup-cards = One card or two
setup-card-left = Left card, even meals
setup-card-right = Right card, odd meals
setup-category = Category
setup-take = Assign this diet
setup-finish = Let dinner begin
setup-finish-text = Every group needs a diet first.
setup-difficulty = This deal: { $word }, { $score } out of 100

## Side panels

panel-talk = Chat
panel-sheet = Sheet
panel-log = Log
panel-open-talk =
    { $count ->
        [0] Chat and log
        [one] Chat and log, 1 new message
       *[other] Chat and log, { $count } new messages
    }
panel-open-sheet = Deduction sheet
talk-label = Say something
talk-think-aloud =
    { $doctor ->
        [person] You lead all the rats: think aloud! The doctor is listening.
       *[bot] You lead all the rats: think aloud! Saying why you choose a food helps you deduce, and it stays in the log.
    }
talk-label-side = Say something to your side
talk-to = Who hears you
talk-to-everyone = Everyone
talk-to-side = Your side
talk-side-name = { $name }, to your side
talk-send = Send
talk-silent-doctor = The doctor stays silent until the end.
talk-silent-solo = You’re deciding alone now, in silence.
talk-silent-choosing = Quiet now! You think out loud while your side chooses its food.
talk-spectator = Spectators can only listen.
talk-voice = This table is on a voice call. Phrases still work.
talk-phrases = Phrases
talk-hidden = (hidden)
talk-bot-plan = { $name } has a plan. Why?
phrase-kind = I want to say
phrase-topic =
    { $topic ->
        [foods] Foods
        [diets] Diets
        [answers] Answers
       *[greetings] Greetings
    }
phrase-verb =
    { $kind ->
        [want] Take this
        [avoid] Don’t take this
        [try] Let’s try it
        [means] The doctor means…
        [trash] From the trash can
        [swap] Swap
        [safe] Play it safe
        [leave] Leave us this
        [claim] Our guess
        [either] One of two
        [ask] What about them?
        [look] Look at a meal
        [agree] Agreed
        [disagree] I disagree
        [unsure] Not sure
        [decide] You decide
        [thinking] Wait…
        [hello] Hello
        [praise] Well played
        [thanks] Thanks
       *[again] Again?
    }
phrase-group = Group
phrase-other-group = Other group
phrase-food = Food
phrase-meal = Meal
phrase-either-one = Either
phrase-either-two = Or
phrase-diet = Diet
phrase-card = Card
phrase-category = Compared by
phrase-sure = How sure?
phrase-sure-name =
    { $sure ->
        [sure] definitely
        [maybe] maybe
       *[no] definitely not
    }
phrase-back = Another phrase
phrase-todo = Tap what you mean.
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
        [yes] certain
       *[none] no mark
    }
sheet-mark-help = Tap a sign to mark it no, maybe, or yes. Tap a diet’s name to read what it means.
sheet-of = { $diet }: { $card }
sheet-explain = { $diet }: what it means
sheet-kind-open =
    { $count ->
        [one] { $diet }: 1 diet
       *[other] { $diet }: { $count } diets
    }
sheet-percent = { $percent }%
sheet-not-kept = Your marks couldn’t be saved. We’ll try again with your next one.

## Past games

past-title = Past games
past-none = You haven’t finished a game yet.
past-more = Show earlier games

## Settings

settings-title = Settings
settings-language = Language
settings-language-browser = Same as the browser
settings-theme = Theme
theme-name =
    { $theme ->
        [system] Same as this device
        [dark] Night
       *[light] Day
    }
settings-sound = Sounds
settings-show = What happens at the table
show-name =
    { $show ->
        [slow] Show it slowly
       *[usual] Show it
        [none] Only show how it ends
    }
settings-motion = Animations
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-text = Single letters and digits do something at the table. Turn this off if you dictate.
settings-notifications = Tell me when it’s my turn
settings-notifications-denied = Your browser is blocking notifications.
settings-cards = Cards
cards-size =
    { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    }
settings-name = Name
settings-name-text = Others will see it from your next table on.
settings-kept = Saved.
settings-device = Continue on another device
settings-device-text = Creates a link that opens your seat on another device. It works once and expires soon.
settings-device-make = Create a link
settings-data = Your data
settings-data-text = Everything this server has stored about you, in one file.
settings-export = Download my data
settings-forget = Forget me
settings-forget-text = Deletes your name and seats from this server. This can’t be undone.
settings-forget-sure = Yes, forget me

## Continue on this device

continue-title = Welcome back
continue-text = Continue here as the player who made this link?
continue-go = Continue here
continue-done = Hello again, { $name }!

## When something isn't right

lost-title = Nothing on this plate
lost-text = The page you’re looking for was eaten, or never cooked.
dead-table-title = This table is gone
private-title = A private dinner
door-title = { $host } invites you
door-title-nobody = You’re invited
door-game = To a game of { $variant }.
door-table = At the table: { $names }.
door-empty = Nobody sits at the table yet.
door-running = The game is already on: you can watch, or take over from a bot if the table allows it.
door-over = This game is over: you can look at how it ended.
watching = You are watching
watching-text = You see what everyone may see. Players can’t hear you.
kicked-title = You were asked to leave
broken-title = Something boiled over
offline-title = The kitchen isn’t answering
page-reloaded = The game was updated, so the page was loaded again.
announce-read-only = The server is under maintenance: you can look around, but nothing can be played or changed right now.
part-missing = A part of the page didn’t arrive. The game may have been updated, or the connection is down.
reconnecting = Reconnecting…
reconnecting-stalled = The kitchen isn’t answering. Trying again…
connecting = Walking to the table…

## Shortcuts

shortcuts-title = Keyboard shortcuts
shortcut-help = Show this list
shortcut-talk = Open or close the chat
shortcut-sheet = Open or close the sheet
shortcut-menu = Open the table menu
shortcut-home = Go to the home page
shortcut-say = Write a message
shortcut-help-rules = Look up rules and diets

## The table's menu, during a game

menu-open = Menu
help-open = Rules and diets
help-rules = Rules
help-keys = Keys
menu-title = The table
menu-take-over = Let a bot sit in for me
menu-come-back = Take my seat back
menu-come-back-text = A bot is sitting in for you.
menu-leave = Leave the game
menu-leave-text = A bot takes your seat. You can come back anytime.
