"""Every sentence that a player at the terminal reads, in English: constants, and functions of plain arguments.

Typed commands (`offer`, `serve`, `3rc`) are no words of this module's language: they are the same for everybody.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from doctor_rat.bots import Reason as BotReason
from doctor_rat.bots.reasons import Key
from doctor_rat.review import Key as ReviewKey
from doctor_rat.rules import (
    Alternating,
    Category,
    Code,
    Colour,
    Complication,
    Diet,
    DietName,
    Different,
    Difficulty,
    DoctorRatError,
    Food,
    Forbidden,
    Group,
    Identical,
    Mandatory,
    Outcome,
    Reason,
    Specification,
    Step,
    Type,
    Variant,
)

# Foods and cards.

TYPES = {Type.CHEESE: "cheese", Type.LIQUID: "liquid", Type.VEGETABLE: "vegetable"}
COLOURS = {
    Colour.RED: "red",
    Colour.ORANGE: "orange",
    Colour.YELLOW: "yellow",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
}
_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
_MANY = {Type.CHEESE: "cheeses", Type.LIQUID: "liquids", Type.VEGETABLE: "vegetables"}
_CATEGORIES = {Category.TYPE: "type", Category.QUANTITY: "quantity", Category.COLOUR: "colour"}

COMPLICATIONS = {
    Complication.MADNESS: "Madness",
    Complication.INSOMNIA: "Insomnia",
    Complication.GLUTTONY: "Gluttony",
    Complication.MEGALOMANIA: "Megalomania",
    Complication.PARANOIA: "Paranoia",
}
COMPLICATION_RULES = {
    Complication.MADNESS: "Madness: it eats one of two foods drawn just for it, and nothing else.",
    Complication.INSOMNIA: "Insomnia: wide awake, it takes its food before all others, asking nobody.",
    Complication.GLUTTONY: "Gluttony: when all have chosen, it takes a second helping.",
    Complication.MEGALOMANIA: "Megalomania: it foretells the others' verdicts, and eats its own mistakes.",
    Complication.PARANOIA: "Paranoia: it trusts only the trash can, and eats from nowhere else.",
}

DIETS = {
    DietName.MANDATORY: (
        "Mandatory",
        "One or two cards, such as liquids or the pair red and orange. Every food must match at least one of them.",
    ),
    DietName.FORBIDDEN: (
        "Forbidden",
        "One or two cards of different kinds. No food may match any of them.",
    ),
    DietName.ALTERNATING: (
        "Alternating",
        "Two cards, left and right. Meals 1, 3, 5 and 7 must match the right one, meals 2, 4, 6 and 8 the left one. "
        "The identity matches the left one.",
    ),
    DietName.IDENTICAL: (
        "Identical to the previous card",
        "The same type, or quantity, or colour as the food before it in the row. "
        "The identity counts as the first, crosses count too.",
    ),
    DietName.DIFFERENT: (
        "Different from the previous card",
        "Another type, or quantity, or colour than the food before it in the row.",
    ),
    DietName.STEP: (
        "Quantity +1 or -1",
        "Exactly one more or one fewer than the food before it in the row.",
    ),
}
DIETS_TITLE = "The six diets (each group has one, no two have the same)"
DIETS_NOTE = "Mandatory and Forbidden always agree with the group's identity."


def food_name(food: Food) -> str:
    noun = TYPES[food.type] if food.quantity == 1 else _MANY[food.type]
    return f"{_NUMBERS[food.quantity]} {COLOURS[food.colour]} {noun}"


def specification(card: Specification) -> str:
    match card.family:
        case Category.TYPE:
            return _MANY[Type(card)]
        case Category.QUANTITY:
            return f"quantity {card}"
        case Category.COLOUR:
            return f"{COLOURS[Colour(card[0])]} or {COLOURS[Colour(card[1])]}"
        case _:
            assert_never(card.family)


def diet(found: Diet) -> str:
    match found:
        case Mandatory((one,)):
            return f"Mandatory: only {specification(one)}."
        case Mandatory((one, two)):
            return f"Mandatory: only {specification(one)}, or {specification(two)}."
        case Forbidden((one,)):
            return f"Forbidden: no {specification(one)}."
        case Forbidden((one, two)):
            return f"Forbidden: no {specification(one)}, and no {specification(two)}."
        case Alternating(left, right):
            return f"Alternating: odd meals {specification(right)}, even meals {specification(left)}."
        case Identical(category):
            return f"Identical: the same {_CATEGORIES[category]} as the food before."
        case Different(category):
            return f"Different: another {_CATEGORIES[category]} than the food before."
        case Step():
            return "Quantity +1 or -1: one more or one fewer than the food before."
    raise AssertionError(f"a diet with too many cards: {found}")


# The table.

YUCK, MEDICINE, STRICT_MENU = "Yuck!", "Medicine", "Strict Menu"
CENTRE, TRASH, MADNESS_FOODS = "Centre", "Trash can", "Madness"
STOCK = "Your stock, and whom it would suit now"
NOTHING = "nothing"
TRACK_EXTRA, TRACK_LEAN, TRACK_EXAM = "extra food", "nothing drawn", "exam"
UNKNOWN_DIET = "Your own diet: that is the mystery."


def name(group: Group, variant: Variant) -> str:
    if variant is Variant.COLLEAGUES:
        return ("Doctor A", "Doctor B")[group]
    return f"Group {group}"


def counts(pile: int, stock: int, out: int) -> str:
    return f"pile {pile}, stock {stock}, out {out}"


def counts_together(pile: int, out: int) -> str:
    return f"pile {pile}, out {out}"


def first_player(who: str) -> str:
    return f"{who} goes first."


def trash_line(foods: str) -> str:
    return f"Trash can: {foods}"


def tray_line(foods: str) -> str:
    return f"On the tray: {foods}"


def covered_legend(mark: str) -> str:
    return f"{mark} = covered by Medicine, counts no more"


# What happened.


def meal_began(meal: int, variant: Variant) -> str:
    together = variant is Variant.COLLEAGUES
    if meal == 8:
        return "Meal 8, the exam: only the trash can" if together else "Meal 8, the exam: not a single cross now"
    if meal == 5:
        return "Meal 5: no delivery, only the trash can" if together else "Meal 5: the doctor draws nothing"
    if meal == 3 and not together:
        return "Meal 3: one food more on the table"
    return f"Meal {meal}"


def trash_opened(foods: str) -> str:
    return f"In the trash can to begin with: {foods}."


def drew(count: int) -> str:
    return f"The doctor draws {count} foods into his stock."


def you_drew(foods: str) -> str:
    return f"You draw {foods}."


def stock_thrown(count: int) -> str:
    return f"Yuck! The doctor throws out his stock unseen, {count} foods, and draws as many."


def you_threw(thrown: str, drawn: str) -> str:
    return f"Yuck! Out go {thrown}. You draw {drawn}."


def laid(foods: str) -> str:
    return f"The kitchen brings {foods}."


def table_cleared(who: str, centre: str, trash: str) -> str:
    return f"Yuck! {who} sweeps the table clean. New in the centre: {centre}; in the trash can: {trash}."


def offered(foods: str) -> str:
    return f"You choose {foods}."


def offered_with_extra(foods: str, extra: Food) -> str:
    return f"You choose {foods}. The pile adds {extra}."


def medicine_prepared(one: Food, two: Food, who: str) -> str:
    return f"Medicine is ready for {who}: it will cover {one} and {two}."


def menu_prepared(food: Food, who: str) -> str:
    return f"Strict Menu is ready: {who} will eat {food}."


def served(foods: str) -> str:
    return f'"Dinner\'s ready!" In the centre: {foods}.'


def medicine_served(who: str, one: Food, two: Food) -> str:
    return f"The doctor gives {who} Medicine: {one} and {two} are covered."


def menu_served(who: str, food: Food) -> str:
    return f"Strict Menu! {who} is handed {food}, no discussion."


def madness_served(foods: str) -> str:
    return f"Drawn for the group under Madness: {foods}."


def taken(who: str, food: Food, origin: str) -> str:
    match origin:
        case "trash":
            return f"{who} fishes {food} out of the trash can."
        case "madness":
            return f"{who} picks {food}, giggling."
    return f"{who} takes {food}."


def discarded(food: Food) -> str:
    return f"{food} leaves the game."


def sent_back(who: str, food: Food) -> str:
    return f"Yuck! {who} must put {food} back and take something else."


def passed(who: str) -> str:
    return f"{who} passes."


def centre_cleared(foods: str) -> str:
    return f"Left over, so into the trash can: {foods}."


def predicted(who: str, other: str, good: bool, right: bool) -> str:
    match good, right:
        case True, True:
            return f'{who} says good for {other}. The doctor: "Right."'
        case True, False:
            return f'{who} says good for {other}. The doctor: "Wrong."'
        case False, True:
            return f'{who} says bad for {other}. The doctor: "Right."'
    return f'{who} says bad for {other}. The doctor: "Wrong."'


def moved(who: str, food: Food, origin: str) -> str:
    return f"{food} moves from {origin} to {who}: eat your words."


def judged(who: str, food: Food, good: bool) -> str:
    if good:
        return f"{who} eats {food}, {food_name(food)}: good!"
    return f"{who} eats {food}, {food_name(food)}: bad."


def complication_spent(who: str, complication: Complication) -> str:
    return f"{who} is over its {COMPLICATIONS[complication]}."


def complication_drawn(who: str, complication: Complication) -> str:
    return f"Three checks in a row! {who} is too healthy and catches {COMPLICATIONS[complication]}."


def ended(outcome: Outcome) -> str:
    match outcome.reason:
        case Reason.EXAM_PASSED:
            return "The exam is passed: everybody wins!"
        case Reason.EXAM_FAILED:
            return "A cross in the exam: everybody loses."
        case Reason.THIRD_CROSS:
            return f"A third cross, in meal {outcome.meal}: everybody loses."
        case _:
            assert_never(outcome.reason)


# The end.

DIETS_REVEALED = "The diets were:"
KIND_WORD = {
    Reason.EXAM_PASSED: "Whiskers up! The cheese is on the house.",
    Reason.EXAM_FAILED: "So close: seven meals survived, and then that one bite. Dinner again tomorrow?",
    Reason.THIRD_CROSS: "A good stomach ache teaches more than ten books. Another helping?",
}
NONE_SPENT = "And not one Yuck! was needed: the doctor bows."
SAVE_QUESTION = "Save the record of this game? [Y/n] "


def tokens_left(yuck: int) -> str:
    if yuck == 0:
        return "No Yuck! tokens are left."
    return "One Yuck! token is left." if yuck == 1 else f"{yuck} Yuck! tokens are left."


def overwrite_question(path: str) -> str:
    return f"{path} exists. Write over it? [y/N] "


def saved(path: str) -> str:
    return f"Saved in {path}. Replay it with: doctor-rat replay {path}"


def not_saved(path: str, problem: str) -> str:
    return f"{path} can't be written: {problem}."


NOT_SAVED = "Nothing was saved."
UNFINISHED = "The game wasn't finished, so no record was saved."
GOODBYE = "The rats wave goodbye. Come back hungry!"

# Before the game.

WELCOME = "Welcome to the kitchen of Doctor Rat!"
ROLE_QUESTION = (
    "Who would you like to be?",
    "r   all the rats: find out what you may eat (just press Enter)",
    "d   Doctor Rat: you know it all and may say nothing",
    "a   doctor A of two, in Colleagues: each knows the other's diet",
)
GROUPS_QUESTION = (
    "How many groups of rats?",
    "3   three (just press Enter)",
    "2   two, a shorter dinner",
    "3c  three, with Complications: too much health is bad for you",
    "2c  two, with Complications",
)
FIRST_QUESTION = (
    "Your first game?",
    "n   no, deal the diets at random (just press Enter)",
    "y   yes, the easy diets please",
)
PROMPTS = {"rats": "rats", "doctor": "doctor", "a": "doctor A"}

INTRO = {
    "rats": "You are all the rats. Find out what each group may eat before the exam in meal 8. "
    "Think aloud: the doctor is listening, and says nothing.",
    "doctor": "You are Doctor Rat. You know the diets but may not say them: help the rats with what you serve.",
    "a": "You are doctor A. You know doctor B's diet, and doctor B knows yours. Neither of you may tell.",
}
INTRO_COMMANDS = "3rc means three red cheeses, and so on. Type ? for help at any time, quit to leave."
FIRST_GAME = "First game: the diets are easy ones."

WRONG_ROLE_COLLEAGUES = "Colleagues is played by two doctors: leave --role out, or say --role a."
WRONG_VARIANT_A = "Doctor A only exists in Colleagues: leave --variant out, or say --variant colleagues."
WRONG_GROUPS_COLLEAGUES = "Colleagues is always played by two."
DEALT_TO_ORDER = {
    Difficulty.EASY: "As ordered: easy diets.",
    Difficulty.NORMAL: "As ordered: diets neither easy nor hard.",
    Difficulty.HARD: "As ordered: hard diets.",
    Difficulty.BRUTAL: "As ordered: brutal diets. Good luck!",
}

WRONG_FIRST_DIFFICULTY = "The diets of a first game are given: leave --difficulty out."
WRONG_FIRST_COLLEAGUES = "In Colleagues diets are always drawn, so there is no first-game preset."


def answer_unclear(answers: str) -> str:
    return f"Please answer one of: {answers}."


# Why bots do what they do.

NOBODY_SAYS = "Nobody says why."
MINDS_TITLE = "What the others had in mind:"
REASONS = {
    Key.RANDOM: "No reason: it was picked at random.",
    Key.RATS_SAFE: "Group {group} takes {food}: good by every diet left ({left}).",
    Key.RATS_ODDS: "Group {group} takes {food}: {percent} % likely good.",
    Key.RATS_ONLY_LIKELY: "Group {group} takes {food}, the only one likely good: {percent} %.",
    Key.RATS_RULES_OUT: "Of {left} diets of group {group}, {food} rules out {if_good} if good, {if_bad} if bad.",
    Key.RATS_KEEP: "Group {group} would rather have {food}, but leaves it to group {other}.",
    Key.RATS_READ_OFFER: "Too much went wrong. Why does the doctor offer just these foods?",
    Key.RATS_RETURNED: "{returned} was sent back, so group {group} takes {food}: {percent} % likely good.",
    Key.RATS_MADNESS: "Madness: of its two foods group {group} takes {food}, {percent} % likely good.",
    Key.RATS_INSOMNIA: "Insomnia: before all others group {group} takes {food}, {percent} % likely good.",
    Key.RATS_GLUTTONY: "Gluttony: as a second helping group {group} takes {food}, {percent} % likely good.",
    Key.RATS_PARANOIA: "Paranoia: from the trash can group {group} takes {food}, {percent} % likely good.",
    Key.RATS_PREDICT_GOOD: "{food} should be good for group {group}: {percent} % sure.",
    Key.RATS_PREDICT_BAD: "{food} should be bad for group {group}: {percent} % sure.",
    Key.DOCTOR_EXPECTS: "I expect to win with {percent} %.",
    Key.DOCTOR_FORESEES: "Of all offers, they will make the best of this one.",
    Key.DOCTOR_FEEDS_ALL: "Everybody finds something good here.",
    Key.DOCTOR_FEEDS_SOME: "What I offer can't be good for all at once.",
    Key.DOCTOR_NOTHING_GOOD: "Nothing here is good for group {group}.",
    Key.DOCTOR_TEACHES: "Group {group} should take {food}, and learn: that rules out {out} of {left} diets.",
    Key.DOCTOR_SAVES: "I save {food} for group {group}, it's my only food that matches {specification}.",
    Key.DOCTOR_FRESH_STOCK: "Better fresh stock than this.",
    Key.DOCTOR_SERVES: "Dinner's ready.",
    Key.DOCTOR_MEDICINE: "Group {group} needs Medicine: it has {crosses} crosses, and {covered} can be covered.",
    Key.DOCTOR_MENU: "{food} is good for group {group}, so it had better eat just that.",
    Key.DOCTOR_SENDS_BACK: "{food} is bad for group {group}: back with it.",
    Key.DOCTOR_THIRD_CROSS: "{food} would be the third cross of group {group}: back with it!",
    Key.DOCTOR_LETS_EAT: "{food} is bad for group {group}, but let them eat it.",
    Key.DOCTOR_ALL_GOOD: "All they took is good.",
    Key.COLLEAGUE_ODDS: "I take {food}: {percent} % likely good for me.",
    Key.COLLEAGUE_HOPELESS_TABLE: "At best {percent} % likely good for me, and nothing for you: away with it all.",
    Key.COLLEAGUE_TABLE_WILL_DO: "What lies here will do.",
    Key.COLLEAGUE_BAD_FOR_YOU: "{food} is bad for you, and there is something better.",
    Key.COLLEAGUE_NOTHING_TO_RETURN: "Nothing need go back.",
    Key.COLLEAGUE_NO_CHOICE: "There was no choice.",
    Key.COLLEAGUE_TAKES: "With {food} I expect to win with {percent} %.",
    Key.COLLEAGUE_RETURNS: "If {food} goes back I expect to win with {percent} %.",
    Key.COLLEAGUE_FRESH_TABLE: "With everything fresh I expect to win with {percent} %.",
    Key.COLLEAGUE_PASSES: "As it is I expect to win with {percent} %.",
}


def reason(found: BotReason) -> str | None:
    """None for a reason of somebody else's bot, whose sentences we don't have."""
    if found.key not in list(Key):
        return None
    arguments = dict(found.arguments)
    if "specification" in arguments:
        arguments["specification"] = specification(Specification(str(arguments["specification"])))
    return REASONS[Key(found.key)].format(**arguments)


def mind(meal: int, sentences: Sequence[str]) -> str:
    return f"Meal {meal}: {' '.join(sentences)}"


# Prompts and hints.

PLATES = "As things stand:"


def _and(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def hint_takes(names: Sequence[str], example: str) -> str:
    return f"One food each for {_and(names)}, for instance: {example}"


def hint_take(who: str, foods: str) -> str:
    return f"{who} may take {foods}."


def hint_left(foods: str) -> str:
    return f"Still there: {foods}."


def hint_predict(names: Sequence[str], example: str) -> str:
    return f"Good or bad for {_and(names)}? For instance: {example}"


def hint_offer(count: int, example: str) -> str:
    return f"Choose {count} foods, for instance: {example}"


HINT_SERVE_BOTH = "Enter serves dinner. Or first: medicine, menu (? shows how)."
HINT_SERVE_MEDICINE = "Enter serves dinner. Or first: medicine (? shows how)."
HINT_SERVE_MENU = "Enter serves dinner. Or first: menu (? shows how)."
HINT_SERVE_ONLY = "Enter serves dinner."
HINT_JUDGE = "Enter judges the meal. Or: back (? shows how)."
HINT_JUDGE_ONLY = "Enter judges the meal."
HINT_PASS_FRONT = "Enter passes. Or yuck: centre and trash are thrown out and drawn anew."
HINT_PASS_BACK = "Enter passes. Or back: doctor B must put the food back and take another."
HINT_PASS_ONLY = "Enter passes."


def plan_line(entries: str) -> str:
    return f"The plan: {entries}"


def plan_entry(who: str, food: Food | None) -> str:
    return f"{who}: nothing yet" if food is None else f"{who}: {food}"


def prediction(who: str, food: Food, good: bool) -> str:
    return f"You say: {food} is good for {who}." if good else f"You say: {food} is bad for {who}."


CONFIRM = "Enter eats it, and there is no way back. Or change the plan, or say no."
CONFIRM_PREDICTION = "Enter says it aloud. Or say something else, or no."
PLAN_CLEARED = "Plates cleared. Think again."
PREDICTION_CLEARED = "Nothing was said."

# Help.

HELP_TITLE = "What you can do now"
HELP_YUCK = "yuck: spend a Yuck! token, throw out the stock and draw as many foods"
HELP_YUCK_TOGETHER = "yuck: spend a Yuck! token, throw out centre and trash, draw as many"
HELP_SERVE = "serve, or Enter: put the foods on the table"
HELP_ANALYSE = "judge, or Enter: say good or bad for each food"
HELP_PASS = "pass, or Enter: let it be"
HELP_ALWAYS = "At any time: table, diets, history, why (the bots do what they do), ? and quit."
HELP_SYMBOLS = "In the rows:"


def help_offer(count: int, example: str) -> str:
    return f"offer {example}: choose {count} foods of your stock (offer can be left out)"


def help_medicine(command: str, one: Food, two: Food) -> str:
    return f"{command}: Medicine, cover {one} and {two} for the rest of the game"


def help_menu(command: str, groups: str, foods: str) -> str:
    return f"{command}: Strict Menu, give one food openly (groups: {groups}; foods: {foods})"


def help_take(group: Group, food: str, who: str, foods: str) -> str:
    return f"{group} {food}: plan a food for {who}, from {foods}"


def help_take_alone(food: str, foods: str) -> str:
    return f"take {food}: plan your food, from {foods}"


def help_back(command: str, who: str) -> str:
    return f"{command}: spend a Yuck! token, {who} must take something else"


def help_predict(example: str, names: Sequence[str]) -> str:
    return f"{example}: your prediction for {_and(names)}"


def help_symbols(check: str, cross: str, green_cross: str, covered: str, waiting: str) -> str:
    return f"{check} good, {cross} bad, {covered} covered, {green_cross} complication over, {waiting} not judged yet"


# Refusals.


def not_understood(text: str) -> str:
    return f"I can't make anything of {_short(text)!r}. Type ? for what is possible now."


def not_on_a_plate(food: Food) -> str:
    return f"Nobody has {food} on a plate."


def too_many_foods(count: int) -> str:
    return "That is more than one food." if count == 1 else f"That is more than {count} foods."


def food_twice(food: Food) -> str:
    return f"{food} can't be on two plates."


def no_food_for(group: Group) -> str:
    return f"And which food for group {group}?"


def predictions_needed(count: int) -> str:
    return "Say good or bad, once." if count == 1 else f"Say good or bad, {count} times."


COMMAND_INCOMPLETE = "Something is missing there. Type ? to see how it is written."

REFUSALS = {
    Code.BAD_FOOD: "{text!r} is no food. Write quantity, colour and type, such as 3rc.",
    Code.NOT_NOW: "That isn't possible just now. Type ? for what is.",
    Code.NOT_IN_VARIANT: "There is no such thing in this game.",
    Code.NOT_YOUR_TURN: "It isn't that group's turn.",
    Code.NO_SUCH_GROUP: "There is no group {group} in this kitchen.",
    Code.NO_TOKEN: "You have no {token} token left.",
    Code.NOT_IN_EXAM: "No special actions in the exam: the kitchen is on its own now.",
    Code.OFFER_COUNT: "It must be exactly {count} foods.",
    Code.OFFER_TWICE: "One of those foods is named twice.",
    Code.NOT_IN_STOCK: "{food} isn't in your stock.",
    Code.MEDICINE_PLACE: "There are no two neighbouring foods to cover there.",
    Code.MENU_FOOD: "{food} isn't one of the foods you chose.",
    Code.MENU_GROUP: "Group {group} has a complication that allows no Strict Menu.",
    Code.NOT_THERE: "{food} is neither in the centre nor in the trash can.",
    Code.SENT_BACK: "Yuck! {food} was just sent back, it can't be taken again in this meal.",
    Code.MADNESS_FOODS: "Group {group} is under Madness: it must take one of its own two foods.",
    Code.TRASH_ONLY: "Group {group} is under Paranoia: only the trash can will do.",
    Code.LAST_IN_TRASH: "The last food in the trash can is kept for group {group}, which trusts nothing else.",
    Code.NOT_TAKEN: "That group didn't choose {food}.",
    Code.CANNOT_RETURN: "{food} can't go back: the group had no choice of it.",
    Code.NOTHING_ELSE: "There is nothing else left to take, so it can't go back.",
}


def refusal(error: DoctorRatError) -> str:
    sentence = REFUSALS.get(error.code)
    if sentence is None:
        return error.message
    return sentence.format(
        **{key: _short(value) if isinstance(value, str) else value for key, value in error.arguments.items()}
    )


def _short(text: str) -> str:
    return text if len(text) <= 30 else f"{text[:27]}..."


# Replay.

WARMING_UP = "The kitchen is warming up: the very first time this takes a minute."
STILL_RUNNING = "Here the record ends: this game was still being played."

# Review.

REVIEW_SURE = "That couldn't go wrong."
REVIEW_NO_BETTER = "Nothing clearly likelier was there."
REVIEW_ROLE_AND_JSON = "--json gives every role's part: leave --role out."
REVIEW_KNOWLEDGE = "Diets still possible as each meal began:"

HIGHLIGHTS = {
    ReviewKey.SURE: "It was certain: whatever the diet, this was good.",
    ReviewKey.RISKY: "A risk: {percent} % sure, where {best} % was there for the taking.",
    ReviewKey.LUCKY: "Lucky! All good, with a chance of {percent} %.",
    ReviewKey.UNLUCKY: "Unlucky: {percent} % sure, and still a cross.",
    ReviewKey.MISSED_SAFE: "Missed: {food} was safe for {group}, whatever its diet. It took {taken}.",
    ReviewKey.LESSON: "The best lesson of the game: {food} cut the diets of {group} from {before} to {after}.",
    ReviewKey.KNOWN: "From here on the diet of {group} could be known for certain.",
    ReviewKey.TURNING_POINT: "The turning point: the best plan went from {before} % in the meal before to {after} %.",
    ReviewKey.EXAM: "Ready for the exam? Diets known for certain: {known} of {groups}; the best plan: {percent} %.",
    ReviewKey.LOST_BY: "The cross that lost the game: {food} for {group}.",
    ReviewKey.NO_GOOD: "The doctor couldn't help: nothing in his stock or in the trash can was good for {group}.",
    ReviewKey.KEPT_GOOD: "The doctor kept {food} back, and nothing else there was good for {group}.",
    ReviewKey.YUCK_FRONT: "Yuck! There was something good for {before} before it, for {after} after it.",
    ReviewKey.YUCK_BACK_SAVED: "Saved! {food} was bad for {group}; {taken}, taken instead, was good.",
    ReviewKey.YUCK_BACK_VAIN: "In vain: {food} was bad for {group}, and {taken}, taken instead, was too.",
    ReviewKey.YUCK_BACK_WRONG: "A pity: {food}, which was sent back, was good for {group}.",
    ReviewKey.MEDICINE: "Medicine for {group}; crosses that it covers: {crosses}.",
    ReviewKey.STRICT_MENU: "Strict Menu for {group}: of {food} the rats could be {percent} % sure.",
}


def highlight(key: ReviewKey, arguments: Mapping[str, str | int], variant: Variant) -> str:
    who = {"group": name(Group(int(arguments["group"])), variant)} if "group" in arguments else {}
    return HIGHLIGHTS[key].format(**{**arguments, **who})


def highlight_of(who: str, sentence: str) -> str:
    return f"{who}: {sentence}"


def no_such_role(role: str) -> str:
    return f"Nobody played {role} in this game."


def on_the_table(centre: str, trash: str) -> str:
    return f"In the centre: {centre or NOTHING}; in the trash can: {trash or NOTHING}."


def in_the_stock(stock: str) -> str:
    return f"In the doctor's stock: {stock or NOTHING}."


def really_good(who: str, foods: str) -> str:
    return f"Good for {who}: {foods or NOTHING}."


def choice(who: str, foods: str, percent: int, possible: int) -> str:
    if percent == 100:
        return f"{who}: {foods}, certainly good. Diets still possible: {possible}."
    return f"{who}: {foods}, good with a chance of {percent} %. Diets still possible: {possible}."


def plate(who: str, foods: str) -> str:
    return f"{who} {foods}"


def plan_chance(percent: int) -> str:
    return f"All of it good: {percent} %."


def better_plan(plates: str, percent: int) -> str:
    return f"Likelier, with {percent} %: {plates}."


def revealed(who: str, diet_text: str) -> str:
    return f"{who}. {diet_text}"


def possible_by_meal(who: str, counts_by_meal: Sequence[int]) -> str:
    return f"{who}: {', '.join(map(str, counts_by_meal))}"
