### Learning: the guided first game, and the rules in our own words.
### $group, $food and $list are ready to read. A $list names how many diets are left, by group: “131 (Whiskers), 90 (Cores)”.

## The page

learn-title = Learn to play
learn-text = Two short dinners with the first-game diets. Your neighbor explains as you go; apart from that, it’s a real game.
learn-as-rats = First as the rats
learn-as-rats-text = You lead all three groups and figure out what each can eat.
learn-as-doctor = Then as Doctor Rat
learn-as-doctor-text = You know every diet, choose the foods, and say nothing.
learn-start = Begin
learn-go-on = Continue your lesson
learn-read-rules = Or read the rules, with every card
learn-coach = Your neighbor at the table
learn-next = Got it
learn-sheet = Sheet
learn-sheet-close = Close sheet
learn-diets-close = Close list
learn-leave = Continue without help
learn-meal = Meal { $meal } of 8
learn-group-left = { $count } ({ $group })
learn-watch = Psst, look at the towels: here’s the verdict.

## As the rats

learn-rats-welcome = Welcome! You lead three rat groups, one on each towel. Each has a secret diet. Figure them out before meal 8 is over.
learn-rats-identity = The rat on its card holds what the group likes best. That food always fits its diet: your first clue.
learn-rats-prepare = Doctor Rat knows the diets. He picks foods behind his screen and can’t say a word.
learn-rats-offer = These are the doctor’s foods for this meal. He’d like something for everyone, but he can’t say which is whose.
learn-rats-trash = Nobody picked out what’s in the trash can. A group may eat from there all the same.
learn-rats-give = One food for each group: tap it, then tap a towel, or drag it there. No idea yet? Guess! Every verdict teaches you something.
learn-rats-eat = Every group has something. Dig in! After that, there’s no going back.
learn-rats-yucked = Yuck! The doctor sent that food back, so it was most likely bad for this group. Choose another one.
learn-rats-return = Now the doctor may say Yuck! to a food, or let you eat.
learn-rats-verdict = A check: the food fits the diet. A cross: it doesn’t. A third cross in any one row loses the game for everyone.
learn-rats-think = Look at one towel. Mandatory: what do the card and all the checked foods share? Forbidden: what do they all avoid? Type, quantity, or color: a cross helps, too.
learn-rats-guess = Another clue: why did the doctor choose these very foods? One of them is probably for you.
learn-rats-extra = Meal 3: the pile adds one food. The doctor didn’t choose that one.
learn-rats-left = Diets still possible: { $list }. The sheet shows which.
learn-rats-alternate = Alternating goes by the number of the meal: one card counts in odd meals, the other in even ones. Can you name your groups’ three diets by now?
learn-rats-lean = Meal 5: the doctor drew nothing and has to make do with what he has left.
learn-rats-danger = { $group } have two crosses. One more and everyone loses, so play it safe here.
learn-rats-thrown = Yuck! The doctor threw out everything he had and drew again. He was in trouble.
learn-rats-exam = Meal 8, the final examination: one cross, and it’s over. Give each group what you’re surest of.
learn-rats-wait = One moment: it’s the doctor’s turn.
learn-rats-won = Passed! You’ve learned the game. Want to try the other side?
learn-rats-lost = You all lose together. It happens to the best of rats. Look back at what you could have known, or try again.

## As the doctor

learn-doctor-welcome = You are Doctor Rat. You want every group to eat well, but you can’t tell them how.
learn-doctor-diets = Only you see the diets. The label beside each towel says what the group can eat. Tap it to read it in full.
learn-doctor-stock = This is your stock. Choose three foods for the table: ideally one good food per group, picked so that the rats can tell which is whose.
learn-doctor-yuck-front = Nothing good at all? Yuck! swaps the whole stock for a new one. You have three Yuck! tokens for the whole game.
learn-doctor-choose =
    { $count ->
        [one] Choose 1 food, then confirm.
       *[other] Choose { $count } foods, then confirm.
    }
learn-doctor-chosen = That’s enough for the table. Confirm your choice, or tap a food to swap it.
learn-doctor-serve = “Dinner’s ready!” is all you may say. Then listen as the rats choose, and don’t even twitch a whisker.
learn-doctor-listen = Now the rats choose, and you stay silent. Their plan hangs beside the towels. Not even a cough, please.
learn-doctor-yuck-back = Is one of them holding something bad? Yuck! can send it back, and the group takes another. It also tells them a lot.
learn-doctor-verdict = Give the verdict: good or bad for each group. The game knows which.
learn-doctor-lesson = See? The rats learn from every verdict, even from crosses. Serve foods that make the next guess easier.
learn-doctor-trash = What nobody ate goes to the trash can. The rats may still take it in a later meal, so it’s never lost.
learn-doctor-extra = Meal 3: after your choice, the pile adds one more food, whatever it is.
learn-doctor-save = Meal 5 is coming up, and you won’t draw anything in it. Hold on to something good.
learn-doctor-lean = Meal 5: nothing is drawn. You choose from what’s left in your stock.
learn-doctor-exam = Meal 8, the final examination: one cross, and it’s over, and no token can help now. Choose well!
learn-doctor-wait = One moment: the rats are deciding.
learn-doctor-won = Everyone passed, and you never said a word. Bravo, Doctor!
learn-doctor-lost = You all lose together. Look back at what the rats could have known, or try again.

## The end of a lesson

learn-end-again = One more time
learn-end-doctor = Now as the doctor
learn-end-rats = Now as the rats
learn-end-review = Look back
learn-end-real = Play for real

## The rules: in our own words

rules-title = The rules
rules-lead = For 2 to 7 players, who win or lose together. These are the rules as this version plays them, in our own words; the originals are in the box.
rules-contents = On this page
rules-print = Print
rules-try = Prefer to learn by playing?
rules-top = Back to top

rules-idea = The idea
rules-idea-text = Not every rat can eat everything. Doctor Rat knows each group’s diet and isn’t allowed to talk about it. All he can do is choose which foods come to the table, and say afterward what was good and what was bad. From this, meal by meal, the rats figure out what each group can eat.
rules-idea-goal = There are eight meals. The eighth is the final examination: if every group eats something good there, everyone wins. If a group gets a third red cross, or anyone gets a red cross in the examination, everyone loses.

rules-foods = The foods
rules-foods-text = There are 60 Food cards: every type, in every quantity from 1 to 4, in every color, once each. Apples and carrots are vegetables.
rules-foods-signs = Every color also has a letter, a badge shape, a pattern, and a cut edge of its own, so you don’t need to see colors to play.
rules-foods-type =
    { $type ->
        [cheese] Cheeses
        [liquid] Liquids
       *[vegetable] Vegetables
    }
rules-identities = The groups
rules-identities-text = Two or three groups play. Each has an Identity card with a food that fits its diet. A group may have several players, and one player may lead several groups.

rules-diets-text = Each group has one of these diets, with the cards that go with it. The rats may look at this list whenever they like, but which diet is theirs they must figure out themselves.
rules-diets-example = Example
rules-diets-example-row = { $food }: the identity
rules-diets-alternating = The number of the meal decides, not the place in the row. A cross doesn’t change that.
rules-diets-previous = The previous food is always the last one in the row, good or bad, covered or not. For the first meal, it’s the identity.
rules-diets-unique = Two groups may have the same kind of diet, but never with exactly the same cards.

rules-specifications = Specification cards
rules-specifications-text = A food matches if it is of that type, has that quantity, or has one of the two colors.
rules-categories = Category cards
rules-categories-text = For Identical and Different: what gets compared.

rules-setup = Before the first meal
rules-setup-doctor = Whoever has read the rules should be the doctor.
rules-setup-1 = The rats say whether two or three groups will play. Every group gets an identity.
rules-setup-identities = With two groups, any two of the three identities are in play: at random, unless you choose them.
rules-setup-2 = The doctor gives every group a diet, drawn or secretly chosen. It has to fit the identity.
rules-setup-draw = A doctor who draws Mandatory or Forbidden decides whether one or two Specification cards go with it. Everyone may know whether a diet was drawn or chosen.
rules-setup-4 = The foods are shuffled. One food fewer than there are groups starts face up in the trash can.
rules-setup-first = For the first game, there are three easy diets: red or blue for the blue liquid, no liquids for the green vegetables, quantity 3 for the red cheeses.

rules-meal = A meal
rules-meal-prepare = The doctor prepares
rules-meal-prepare-text = He draws one more food than there are groups into his stock, and chooses as many as there are groups for the table. What he doesn’t choose stays in his stock, out of the rats’ sight.
rules-meal-choose = The rats choose
rules-meal-choose-text = They talk it over. Every group takes exactly one food, from the table or the trash can. If they can’t agree, the youngest decides. Whatever is left on the table goes to the trash can. If one player leads all the groups, think out loud, so that the doctor can follow your reasoning.
rules-meal-judge = The verdict
rules-meal-judge-text = For every group, the doctor says good or bad. The food goes to the end of the group’s row, with a green check mark or a red cross.
rules-meal-silence = The doctor stays silent all game long. He announces dinner, says good or bad, and (for Megalomania) right or wrong; nothing else, not even with a look.
rules-meal-special = Three meals are special
rules-meal-three = Meal 3: after the doctor’s choice, the pile adds one more food, and they are all shuffled together.
rules-meal-five = Meal 5: the doctor draws nothing.
rules-meal-eight = Meal 8: the final examination. No special actions, and one red cross loses the game for everyone.

rules-tokens = Special actions
rules-tokens-text = The doctor has tokens for hard times. They don’t work in meal 8.
rules-yuck-front = Yuck!, front
rules-yuck-front-text = Before he chooses: the whole stock leaves the game unseen, and he draws just as many new foods.
rules-yuck-back = Yuck!, back

rules-complications = Complications
rules-complications-after = After that meal, the card goes into the row as a green cross. It’s neither a check nor a red cross, and the count starts over.

rules-colleagues = Colleagues
rules-colleagues-text = For two doctors, or two teams. Each has an identity, and a diet that only the other sees. You judge each other.
rules-colleagues-2 = In every meal, three foods are drawn to the table, open to both; in meals 5 and 8 none are, and you both eat from the trash can.
rules-colleagues-3 = Before the choice, either of you may say Yuck! to everything on the table and in the trash can: it all leaves the game, and just as many foods are drawn.
rules-colleagues-4 = The first player takes a food, then the other. Whoever has the lower quantity on their Identity card starts; after every meal, the first-player token changes hands.
rules-colleagues-5 = Then each of you may say Yuck! to the other’s food. It goes back, and the other takes a different one.
rules-colleagues-6 = Think out loud while you choose: it helps your colleague. Never comment on the other’s reasoning.

rules-end = The end
rules-end-win = You win if the examination ends without a red cross in it.
rules-end-lose = You lose if a group has three uncovered red crosses, or if anyone gets a red cross in the examination. The game stops at once.
