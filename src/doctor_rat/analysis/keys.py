"""Everything that an analysis says, as keys of the catalogues; each has exactly these arguments.

`group` and `other` are numbers, `food` and `taken` texts of RULES 8, `side` is a `Side`; the rest are numbers.
"""

from enum import StrEnum


class Key(StrEnum):
    names: tuple[str, ...]

    def __new__(cls, value: str, *names: str) -> "Key":
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
    """The chance that all is good, of what was done and of the best."""
    TELLS = "why-tells", "group", "food", "left", "if_good", "if_bad"
    """How many of the diets left its verdict would rule out."""
    LEFT = "why-left", "group", "left"
    """How many diets were possible."""
    TRASH = "why-trash", "group", "food"
    """The trash held what the group needed."""

    # The doctor:
    BOUND_GOOD = "why-bound-good", "group", "food", "percent"
    """What rats who go by their chances take from the best offer; it is good."""
    BOUND_BAD = "why-bound-bad", "group", "food", "percent"
    """What they take from the offer that was made; it is bad."""
    FEEDS = "why-feeds", "group", "food"
    """The best offer had something good for this group, the one made had not."""
    NOTHING_GOOD = "why-nothing-good", "group"
    """Neither stock nor trash has anything good for the group."""
    TO_RETURN = "why-to-return", "group", "food"
    """It was bad, and could be sent back."""
    RETURNED_GOOD = "why-returned-good", "group", "food"
    THIRD_CROSS = "why-third-cross", "group"
    """A bad food now loses the game."""
    COVERS = "why-covers", "group", "covered"
    MENU = "why-menu", "group", "food", "percent"
    """Good for the group, which by itself could be no surer than this."""

    # A colleague:
    OWN_ODDS = "why-own-odds", "food", "percent"
    NEEDED = "why-needed", "group", "food"
    """The other could eat it."""
    TABLE_EMPTY = "why-table-empty", "group"
    """Nothing on the table was good for the other."""

    # The story.
    DECIDED_BY = "story-decided-by", "side", "meal", "points"
    DECIDED_BY_LUCK = "story-decided-by-luck", "meal", "points"
    """Down, `points` below 0, or up."""
    MOSTLY_LUCK = "story-mostly-luck", "luck", "play"
    MOSTLY_PLAY = "story-mostly-play", "luck", "play"
    BEST = "story-best", "side", "meal", "points"
    """Ahead of the next best by so much."""
    BEST_NONE = "story-best-none", "side"
    """Nothing that another decision wouldn't have done as well."""
