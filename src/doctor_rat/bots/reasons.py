"""Every reason our bots give, with the arguments of its sentence in the catalogs.

Arguments are numbers or the texts of RULES 8: `group`, `other` and `left` are numbers, `food` and `returned` foods,
`specification` a card, `percent` a chance. A doctor's and a colleague's reasons tell what only they know: they are
secret while the game runs. The rats' follow from what everyone sees, and rats think aloud (RULES 4.6).
"""

from enum import StrEnum

from doctor_rat.bots.decision import BotReason
from doctor_rat.rules import Role


class ReasonKey(StrEnum):
    names: tuple[str, ...]

    def __new__(cls, value: str, *names: str) -> "ReasonKey":
        key = str.__new__(cls, value)
        key._value_ = value
        key.names = names
        return key

    RANDOM = "random"
    QUICK = "quick"
    """There was no time to think."""

    RATS_SAFE = "rats-safe", "group", "food", "left"
    """Good for every remaining diet."""
    RATS_ODDS = "rats-odds", "group", "food", "percent"
    RATS_ONLY_LIKELY = "rats-only-likely", "group", "food", "percent"
    """No other food there is more likely good than bad."""
    RATS_RULES_OUT = "rats-rules-out", "group", "food", "left", "if_good", "if_bad"
    """How many of the remaining diets either verdict would rule out."""
    RATS_KEEP = "rats-keep", "group", "food", "other"
    """The group would rather have this food, and leaves it to another."""
    RATS_READ_OFFER = "rats-read-offer"
    """They ask why the doctor offers these foods."""
    RATS_MEANT = "rats-meant", "group", "food"
    """The doctor seems to mean this food for the group."""
    RATS_LEARN = "rats-learn", "group"
    """It can't have three crosses before the exam, and takes what teaches it most."""
    RATS_RETURNED = "rats-returned", "group", "food", "percent", "returned"
    """The doctor sent a food back, and this is the likeliest of the others."""
    RATS_MADNESS = "rats-madness", "group", "food", "percent"
    RATS_INSOMNIA = "rats-insomnia", "group", "food", "percent"
    RATS_GLUTTONY = "rats-gluttony", "group", "food", "percent"
    """The second helping."""
    RATS_PARANOIA = "rats-paranoia", "group", "food", "percent"
    RATS_PREDICT_GOOD = "rats-predict-good", "group", "food", "percent"
    RATS_PREDICT_BAD = "rats-predict-bad", "group", "food", "percent"
    """Megalomania, and the chance that it is right."""
    RATS_PREDICT_NOTHING = "rats-predict-nothing", "group"
    """Megalomania, when the only other group is under Madness and already judged."""

    DOCTOR_EXPECTS = "doctor-expects", "percent"
    """The share of simulated games won from here."""
    DOCTOR_FORESEES = "doctor-foresees"
    """The best that literal rats would make of any offer."""
    DOCTOR_FEEDS_ALL = "doctor-feeds-all"
    """The foods offered have a good one for everyone."""
    DOCTOR_FEEDS_SOME = "doctor-feeds-some"
    """They don't, though with the trash everyone has a good one."""
    DOCTOR_NOTHING_GOOD = "doctor-nothing-good", "group"
    """Neither the stock nor the trash has anything good for this group."""
    DOCTOR_TEACHES = "doctor-teaches", "group", "food", "out", "left"
    """How many of the group's remaining diets the food it will take rules out."""
    DOCTOR_SAVES = "doctor-saves", "group", "food", "specification"
    """The only food that matches a card in the group's diet stays in stock."""
    DOCTOR_FRESH_STOCK = "doctor-fresh-stock"
    DOCTOR_SERVES = "doctor-serves"
    DOCTOR_MEDICINE = "doctor-medicine", "group", "crosses", "covered"
    """How many crosses the group has, and how many of them it covers."""
    DOCTOR_MENU = "doctor-menu", "group", "food"
    """Strict Menu: a good food for the group, whatever it would have taken."""
    DOCTOR_SENDS_BACK = "doctor-sends-back", "group", "food"
    DOCTOR_THIRD_CROSS = "doctor-third-cross", "group", "food"
    """The doctor sends it back: it would be the third cross."""
    DOCTOR_LETS_EAT = "doctor-lets-eat", "group", "food"
    """A bad food the doctor leaves on its plate."""
    DOCTOR_ALL_GOOD = "doctor-all-good"
    """Every food taken is good."""

    DOCTOR_SAW_RECKONING = "doctor-saw-reckoning"
    """What the doctor took the rats for: these estimate chances."""
    DOCTOR_SAW_FORGETTING = "doctor-saw-forgetting"
    DOCTOR_SAW_CENTRE = "doctor-saw-centre"
    DOCTOR_SAW_IDEA = "doctor-saw-idea"
    """They hold on to one idea until it is refuted."""
    DOCTOR_SAW_LIKENESS = "doctor-saw-likeness"
    DOCTOR_SAW_TYPE = "doctor-saw-type"
    """They look only at types, and so on."""
    DOCTOR_SAW_QUANTITY = "doctor-saw-quantity"
    DOCTOR_SAW_COLOUR = "doctor-saw-colour"
    DOCTOR_SAW_ROUND = "doctor-saw-round"
    """A different one decides each time."""

    COLLEAGUE_ODDS = "colleague-odds", "food", "percent"
    COLLEAGUE_HOPELESS_TABLE = "colleague-hopeless-table", "percent"
    COLLEAGUE_TABLE_WILL_DO = "colleague-table-will-do"
    COLLEAGUE_BAD_FOR_YOU = "colleague-bad-for-you", "food"
    COLLEAGUE_NOTHING_TO_RETURN = "colleague-nothing-to-return"
    COLLEAGUE_NO_CHOICE = "colleague-no-choice"
    COLLEAGUE_TAKES = "colleague-takes", "food", "percent"
    """These give the share of simulated games won."""
    COLLEAGUE_RETURNS = "colleague-returns", "food", "percent"
    COLLEAGUE_FRESH_TABLE = "colleague-fresh-table", "percent"
    COLLEAGUE_PASSES = "colleague-passes", "percent"


def because(key: ReasonKey, **arguments: str | int) -> BotReason:
    assert set(arguments) == set(key.names), f"{key} has the arguments {key.names}, not {tuple(arguments)}"
    return BotReason(key.value, arguments)


def may_be_told(role: Role) -> bool:
    """Whether others may hear this role's reasons while the game runs. By role, because any bot may use any key."""
    return role.is_group
