"""Everything an analysis says, as keys of the catalogs, each with its exact arguments.

`group` and `other` are numbers, `food` and `taken` texts of RULES 8, `side` is a `Side`; the rest are numbers.
"""

from enum import StrEnum


class AnalysisKey(StrEnum):
    names: tuple[str, ...]

    def __new__(cls, value: str, *names: str) -> "AnalysisKey":
        key = str.__new__(cls, value)
        key._value_ = value
        key.names = names
        return key

    # Why the best was best. The rats:
    SAFE = "why-safe", "group", "food"
    """It suits every diet left."""
    SAFE_FOR_ALL = "why-safe-for-all"
    """The best plan couldn't go wrong."""
    ODDS = "why-odds", "percent", "best"
    """The chance that all is good, for what was done and for the best."""
    TELLS = "why-tells", "group", "food", "left", "if_good", "if_bad"
    """How many of the diets left its verdict would rule out."""
    LEFT = "why-left", "group", "left"
    """How many diets were possible."""
    TRASH = "why-trash", "group", "food"
    """Nothing was as likely to be good for the group as this food from the trash."""

    # The doctor:
    BOUND_GOOD = "why-bound-good", "group", "food", "percent"
    """What rats who follow their chances take from the best offer; it is good."""
    BOUND_BAD = "why-bound-bad", "group", "food", "percent"
    """What they take from the offer that was made; it is bad."""
    FEEDS = "why-feeds", "group", "food"
    """The best offer had something good for this group; the actual one didn't."""
    NOTHING_GOOD = "why-nothing-good", "group"
    """Neither stock nor trash has anything good for the group."""
    TO_RETURN = "why-to-return", "group", "food"
    """It was bad, and could be sent back."""
    RETURNED_GOOD = "why-returned-good", "group", "food"
    KEPT = "why-kept", "group", "food"
    """It was good, but sent back it stays for later."""
    NOTHING_ELSE = "why-nothing-else", "group", "food"
    """It was bad, and so was everything the group could have taken instead."""
    SAVED_TOKEN = "why-saved-token", "group", "food"
    """It was bad, but cost no more than a cross."""
    THIRD_CROSS = "why-third-cross", "group"
    """A bad food now loses the game."""
    COVERS = "why-covers", "group", "covered"
    MENU = "why-menu", "group", "food", "percent"
    """Good for the group, which couldn't be surer than this on its own."""
    MENU_SURE = "why-menu-sure", "group", "food", "percent"
    """Good for the group, which could have been sure enough on its own."""
    MENU_BAD = "why-menu-bad", "group", "food"

    # A colleague:
    OWN_ODDS = "why-own-odds", "food", "percent"
    OWN_ODDS_LESS = "why-own-odds-less", "food", "percent", "best"
    """The best food was less likely to be good than what was taken."""
    NEEDED = "why-needed", "group", "food"
    """The other could eat it."""
    TABLE_EMPTY = "why-table-empty", "group"
    """Nothing on the table was good for the other."""

    # What speaks for and against one candidate, whatever was done. The rats:
    PLAN_ODDS = "why-plan-odds", "percent"
    """The chance that everything on the plates is good."""
    LIKELY = "why-likely", "group", "food", "percent"
    """The chance that this food is good."""
    VERDICT = "why-verdict", "group", "food", "left", "if_good", "if_bad"
    """A verdict that tells much: how many of the diets left it would rule out."""

    # The doctor:
    OFFER_GOOD = "why-offer-good", "group", "food", "percent"
    """What rats who follow their chances take from it; it is good. BOUND_BAD says the same of a bad one."""
    FOR_ALL = "why-for-all"
    """A good food for each group, none needed twice."""
    FOR_SOME = "why-for-some", "fed", "count"
    """Good foods for this many of the groups at once."""
    NOTHING_FOR = "why-nothing-for", "group"
    """Neither the offer nor the trash has anything good for the group."""
    STOCK = "why-stock", "group", "good", "count", "percent"
    """How many of the foods in stock are good for the group, and what share of those to come."""
    STAYS_BAD = "why-stays-bad", "group", "food"
    """A bad food stays on the plate."""
    PLATES_GOOD = "why-plates-good"
    """Everything on the plates is good."""

    # A colleague:
    TABLE_GOOD = "why-table-good", "group", "food"
    """The table has something good for the other."""

    # The story.
    DECIDED_BY = "story-decided-by", "side", "meal", "points"
    DECIDED_BY_LUCK = "story-decided-by-luck", "meal", "points"
    """Down, `points` below 0, or up."""
    STEADY = "story-steady"
    """A win to which luck added little in any meal."""
    WON_BY_PLAY = "story-won-by-play", "luck", "play"
    WON_WITH_LUCK = "story-won-with-luck", "luck", "play"
    MOSTLY_LUCK = "story-mostly-luck", "luck", "play"
    MOSTLY_PLAY = "story-mostly-play", "luck", "play"
    """Why a game was lost."""
    BEST = "story-best", "one", "one_meal", "one_points", "two", "two_meal", "two_points"
    """Each side's best decision, ahead of the next best by this much; 0 if none was better than its alternatives."""
