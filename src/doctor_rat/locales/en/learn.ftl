### Learning: the guided first game, and the rules in our own words.
### $group, $food and $list are ready to read. A $list names how many diets are left, by group: “131 (Whiskers), 90 (Cores)”.

## The page

learn-title = Learn to play
learn-text = Two short dinners with the first-game diets. Somebody sits beside you and says what is what; the rest is a real game.
learn-as-rats = First as the rats
learn-as-rats-text = You lead all three groups and find out what each can eat.
learn-as-doctor = Then as Doctor Rat
learn-as-doctor-text = You know every diet, choose the foods, and say nothing.
learn-start = Begin
learn-go-on = Go on with your lesson
learn-read-rules = Or read the rules, with every card
learn-coach = Your neighbor at the table
learn-next = Got it
learn-sheet = Sheet
learn-sheet-close = Close sheet
learn-leave = Go on alone
learn-meal = Meal { $meal } of 8
learn-group-left = { $count } ({ $group })
learn-watch = Psst, look at the towels: the verdict.

## As the rats

learn-rats-welcome = Welcome! You lead three rat groups, one on each towel. Each has a secret diet. Find them out before meal 8 is over.
learn-rats-identity = The rat on its card holds what the group likes best. That food always fits its diet: your first clue.
learn-rats-prepare = Doctor Rat knows the diets. He picks foods behind his screen and must not say a word.
learn-rats-offer = These are the doctor's foods for this meal. He wants something for everybody, but he can't say for whom.
learn-rats-trash = Nobody chose what lies in the trash can. A group may eat from there all the same.
learn-rats-give = One food for each group: tap it, then a towel, or drag it there. No idea yet? Guess! Every verdict teaches.
learn-rats-eat = Every group has something. Dig in! After that there is no way back.
learn-rats-yucked = Yuck! The doctor sent that food back, so it was most likely bad for this group. Choose another one.
learn-rats-return = Now the doctor may say Yuck! to a food, or let you eat.
learn-rats-verdict = A check: the food fits the diet. A cross: it doesn't. A third cross in one row loses the game for all.
learn-rats-sheet = Look at the sheet: diets that can't be true anymore are gone. Still possible: { $list }.
learn-rats-think = Look at one towel. What do the card and all checked foods have in common: type, quantity or color? And what is different about a cross?
learn-rats-guess = Another clue: why did the doctor choose just these foods? One of them is probably for you.
learn-rats-extra = Meal 3: the pile adds one food. The doctor didn't choose that one.
learn-rats-left = Diets still possible: { $list }. The sheet says which.
learn-rats-lean = Meal 5: the doctor drew nothing and has to make do with what he has left.
learn-rats-danger = { $group }: two crosses. One more and everybody loses, so play it safe here.
learn-rats-thrown = Yuck! The doctor threw out everything he had and drew anew. He was in trouble.
learn-rats-medicine = Medicine: the doctor covered two symbols. Crosses under the plaster don't count anymore, but you may still learn from them.
learn-rats-menu = Strict Menu: the doctor gave a food to a group openly. Surely he means it well.
learn-rats-exam = Meal 8, the final examination: a single cross loses. Give each group what you are surest of.
learn-rats-wait = One moment: it's the doctor's turn.
learn-rats-won = Passed! You have learned the game. Next, sit on the other side?
learn-rats-lost = Lost, all together. That happens to the best of rats. Look back at what could have been known, or try again.

## As the doctor

learn-doctor-welcome = You are Doctor Rat. You want all groups to eat well, and you must not tell them how.
learn-doctor-diets = Only you see the diets. The label beside each towel says what the group may eat. Tap it to read it in full.
learn-doctor-stock = This is your stock. Choose three foods that go to the table: best one good food for each group, such that the rats find out whose is whose.
learn-doctor-yuck-front = Nothing good at all? Yuck! throws out the whole stock for a new one. You have three Yuck! in the whole game.
learn-doctor-choose =
    { $count ->
        [one] Choose 1 food, then confirm.
       *[other] Choose { $count } foods, then confirm.
    }
learn-doctor-menu = Strict Menu, once in a game: before you serve, give one chosen food openly to a group. Nobody can get that one wrong.
learn-doctor-medicine = Medicine, once in a game: a plaster over two symbols side by side. Best over two crosses.
learn-doctor-serve = “Dinner's ready!” is all that you may say. Then listen to the rats choosing, and don't even twitch a whisker.
learn-doctor-listen = Now the rats choose, and you keep silent. What they plan hangs beside the towels. Not even a cough, please.
learn-doctor-yuck-back = Does one of them hold something bad? Yuck! can send it back, and the group takes another. It also tells them a lot.
learn-doctor-verdict = Give the verdict: good or bad for each group. The game knows which.
learn-doctor-lesson = See? The rats learn from every verdict, from crosses, too. Serve foods that make the next guess easier.
learn-doctor-trash = What nobody ate lies in the trash can. The rats may still take it in a later meal, so it's never lost.
learn-doctor-extra = Meal 3: after your choice the pile adds one more food, whatever it is.
learn-doctor-save = Meal 5 comes soon, and you will draw nothing in it. Keep something good.
learn-doctor-lean = Meal 5: nothing is drawn. You choose from what is left in your stock.
learn-doctor-danger = { $group }: two crosses. The third one loses. Medicine, Yuck! or Strict Menu may help.
learn-doctor-exam = Meal 8, the final examination: a single cross loses, and no token helps anymore. Choose well!
learn-doctor-wait = One moment: the rats are at it.
learn-doctor-won = Everybody passed, and you never said a word. Bravo, doctor!
learn-doctor-lost = Lost, all together. Look back at what the rats could have known, or try again.

## The end of a lesson

learn-end-again = Once more
learn-end-doctor = Now as the doctor
learn-end-rats = Now as the rats
learn-end-review = Look back
learn-end-real = Play for real

## The rules: in our own words

rules-title = The rules
rules-lead = For 2 to 7 players who win or lose together. These are the rules as this version plays them, in our own words; the box has the original ones.
rules-contents = On this page
rules-print = Print
rules-try = Rather learn by playing?
rules-top = Up

rules-idea = What it is about
rules-idea-text = Some rats may not eat everything. Doctor Rat knows each group's diet and isn't allowed to speak about it. All that he can do is choose which foods come to the table, and say afterwards what was good and what was bad. From that the rats find out, meal by meal, what each group can eat.
rules-idea-goal = There are eight meals. The eighth is the final examination: if every group eats something good there, everybody wins. A group's third red cross, or any red cross in the examination, and everybody loses.

rules-foods = The foods
rules-foods-text = There are 60 Food cards: every type, in every quantity from 1 to 4, in every color, once each. Apples and carrots are vegetables.
rules-foods-signs = Every color also has a letter, a badge of its own shape, a pattern and a cut edge, so nobody needs to see colors to play.
rules-foods-type =
    { $type ->
        [cheese] Cheeses
        [liquid] Liquids
       *[vegetable] Vegetables
    }
rules-identities = The groups
rules-identities-text = Two or three groups play. Each has an Identity card with a food that fits its diet. A group may have several players, and one player may lead several groups.

rules-diets = The six diets
rules-diets-text = Each group has one of these diets, with the cards that belong to it. The rats may look at this list whenever they like; which one is theirs they have to find out.
rules-diets-example = An example
rules-diets-example-row = { $food }: the identity
rules-diets-alternating = The number of the meal decides, not the place in the row. A cross changes nothing about that.
rules-diets-previous = The food before is always the last one in the row, be it good or bad, covered or not. For the first meal it's the identity.
rules-diets-cards = Mandatory and Forbidden have one or two Specification cards, Alternating always two. The two cards of Forbidden are of different kinds.
rules-diets-unique = No two groups have exactly the same diet.

rules-specifications = Specification cards
rules-specifications-text = A food matches if it is of that type, has that quantity, or has one of the two colors.
rules-categories = Category cards
rules-categories-text = For Identical and Different: what is compared.

rules-setup = Before the first meal
rules-setup-doctor = Whoever has read the rules should be the doctor.
rules-setup-1 = The rats say whether two or three groups play. Every group gets an identity.
rules-setup-identities = With two groups, any two of the three identities are in play: at random, unless you choose them.
rules-setup-2 = The doctor gives every group a diet, drawn or chosen in secret. It has to agree with the identity.
rules-setup-draw = A doctor who draws Mandatory or Forbidden decides whether one or two Specification cards go with it. Everybody may know whether a diet was drawn or chosen.
rules-setup-3 = The doctor takes the tokens: three Yuck!, one Medicine, one Strict Menu. With fewer Yuck! it gets harder; to win without any is the ultimate goal.
rules-setup-4 = The foods are shuffled. One fewer than there are groups lies open in the trash can from the start.
rules-setup-first = For the first game there are three easy diets: red or blue for the blue liquid, no liquids for the green vegetables, quantity 3 for the red cheeses.

rules-meal = A meal
rules-meal-prepare = The doctor prepares
rules-meal-prepare-text = He draws one food more than there are groups into his stock, and chooses as many as there are groups for the table. What he doesn't choose stays in his stock, unseen by the rats.
rules-meal-choose = The rats choose
rules-meal-choose-text = They talk it over. Every group takes exactly one food, from the table or from the trash can. If they can't agree, the youngest decides. What nobody took from the table goes to the trash can.
rules-meal-judge = The verdict
rules-meal-judge-text = For every group the doctor says good or bad. The food goes to the end of the group's row, with a green check mark or a red cross.
rules-meal-silence = The doctor keeps silent all game long. He says that dinner is ready, and good or bad; nothing else, not even with his face.
rules-meal-special = Three meals are special
rules-meal-three = Meal 3: after the doctor's choice the pile adds one more food. All are mixed.
rules-meal-five = Meal 5: the doctor draws nothing.
rules-meal-eight = Meal 8: the final examination. No special actions, and a single red cross loses.

rules-tokens = Special actions
rules-tokens-text = The doctor has tokens for hard times. None of them works in meal 8.
rules-yuck-front = Yuck!, front
rules-yuck-front-text = Before he chooses: the whole stock leaves the game unseen, and he draws as many new foods.
rules-yuck-back = Yuck!, back
rules-yuck-back-text = When all have chosen: one food goes back to the table. That group takes another one at once and can't take the same again in this meal. Not for a food of a Strict Menu or of Madness, and not where nothing else is left.
rules-medicine-text = Once, before he serves: covers two neighboring symbols in one row until the end. Covered crosses don't count anymore. Covered checks don't count for Complications.
rules-menu-text = Once, before he serves: gives one of the foods that he chose openly to a group. It eats that and takes nothing else.

rules-complications = Complications
rules-complications-text = A harder game for clever rats. A group whose row ends in three checks side by side draws a Complication card after the meal, though not after meals 7 and 8. It counts in the next meal only. One player of the group then decides alone, asking nobody.
rules-complications-after = After that meal the card goes into the row as a green cross. It's neither a check nor a red cross, and the counting starts anew.
rules-complications-order = If several strike at once: first Insomnia chooses, then Madness, then Paranoia, then all others. Gluttony's second helping follows, then Yuck!, last Megalomania.

rules-colleagues = Colleagues
rules-colleagues-text = For two doctors, or two teams. Each has an identity and a diet that only the other one sees. You judge each other.
rules-colleagues-1 = No Medicine, no Strict Menu, no Complications. The Yuck! tokens belong to both. One food lies in the trash can at the start.
rules-colleagues-2 = Every meal three foods are drawn to the table, open to both; in meals 5 and 8 none are, and both eat from the trash can.
rules-colleagues-3 = Before the choice each may say Yuck! to everything on the table and in the trash can: it all leaves the game, and as many foods are drawn.
rules-colleagues-4 = The first player takes a food, then the other. The lower quantity on the identity begins; after every meal it's the other one's turn to begin.
rules-colleagues-5 = Then each may say Yuck! to the other's food. It goes back, and the other takes a different one.
rules-colleagues-6 = You may think aloud. Never comment on what the other thinks.

rules-end = The end
rules-end-win = Won: the examination is over, and nobody got a red cross in it.
rules-end-lose = Lost: a group has three red crosses that aren't covered, or anybody gets one in the examination. The game stops at once.
