"""The written forms of foods, cards and diets (rules 8.1 to 8.3), and the referee's one exception."""

from dataclasses import dataclass

COLOURS = ["r", "o", "y", "g", "b"]
TYPES = ["c", "l", "v"]
QUANTITIES = ["1", "2", "3", "4"]
COLOUR_PAIRS = ["ro", "ry", "rg", "rb", "oy", "og", "ob", "yg", "yb", "gb"]

# The order in which two cards of one diet are written (8.3).
SPECIFICATIONS = TYPES + QUANTITIES + COLOUR_PAIRS
CATEGORIES = ["type", "quantity", "colour"]
FOODS = [quantity + colour + kind for quantity in QUANTITIES for colour in COLOURS for kind in TYPES]
IDENTITIES = ["1bl", "2gv", "3rc"]


class RefereeError(Exception):
    """Something in a record, a diet or a food breaks a rule.

    `action` is the index of the offending action, or None for the header and the outcome.
    """

    def __init__(self, action: int | None, rule: str, message: str) -> None:
        where = "" if action is None else f"action {action}: "
        super().__init__(f"{where}{message} (rule {rule})")
        self.action = action
        self.rule = rule
        self.message = message


def refuse(rule: str, message: str) -> RefereeError:
    """An error whose place in the record is filled in later."""
    return RefereeError(None, rule, message)


@dataclass
class Diet:
    """A diet as read: its kind and its cards (for alternating: left, right)."""

    kind: str
    cards: list[str]

    def text(self) -> str:
        """The diet in its one proper spelling."""
        if self.kind == "step":
            return "step"
        return self.kind + ":" + ("/" if self.kind == "alternating" else "+").join(self.cards)


def read_food(value: object) -> str:
    """A food's notation, checked (8.1)."""
    if not isinstance(value, str) or value not in FOODS:
        raise refuse("8.1", f"not a food: {value!r}")
    return value


def family(card: str) -> str:
    """The family of a Specification card."""
    if card in TYPES:
        return "type"
    if card in QUANTITIES:
        return "quantity"
    return "colour"


def read_cards(text: str, separator: str, whole: str) -> list[str]:
    """The Specification cards of a diet, in the order written (8.2)."""
    cards = text.split(separator)
    for card in cards:
        if card not in SPECIFICATIONS:
            raise refuse("8.2", f"not a Specification card: {card!r} in {whole!r}")
    return cards


def read_diet(value: object) -> Diet:
    """A diet's notation, read and put in its proper order (8.3)."""
    if not isinstance(value, str):
        raise refuse("8.3", f"not a diet: {value!r}")
    if value == "step":
        return Diet("step", [])
    kind, colon, rest = value.partition(":")
    if colon and kind in ("mandatory", "forbidden"):
        cards = read_cards(rest, "+", value)
        if len(cards) > 2:
            raise refuse("8.3", f"more than two cards: {value!r}")
        return Diet(kind, sorted(cards, key=SPECIFICATIONS.index))
    if colon and kind == "alternating":
        cards = read_cards(rest, "/", value)
        if len(cards) != 2:
            raise refuse("8.3", f"alternating needs two cards: {value!r}")
        return Diet(kind, cards)
    if colon and kind in ("identical", "different"):
        if rest not in CATEGORIES:
            raise refuse("8.3", f"not a Category card: {rest!r} in {value!r}")
        return Diet(kind, [rest])
    raise refuse("8.3", f"not a diet: {value!r}")
