"""What a player at the terminal reads: whole messages of the catalogues, in the language of a `Words`.

Typed commands (`offer`, `serve`, `3rc`) are words of no language: they are the same for everybody. What developers and
operators read stays English and stands where it is said: `--help`, options that contradict each other, records that
can't be read, and all of `judge`, `arena`, `check-bot`, `rate`, `serve`, `backup`, `restore` and `replay --check`.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import assert_never

from rich.cells import cell_len

from doctor_rat.bots import Reason as BotReason
from doctor_rat.bots.reasons import Key
from doctor_rat.locales import has_words
from doctor_rat.locales import words as look_up
from doctor_rat.review import Key as ReviewKey
from doctor_rat.rules import (
    FOODS,
    Board,
    Colour,
    Complication,
    Diet,
    DoctorRatError,
    Food,
    Group,
    Outcome,
    Reason,
    Specification,
    Type,
    Variant,
)
from doctor_rat.server.sharing.diets import card_text, diet_text

_LONGEST = 30
"""No more than so much of what was typed is repeated."""
_PLAIN = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "\u2019": "'",
    "\u2212": "-",
    "…": "...",
    "±": "+/-",
    "ß": "ss",
}
_NUMBERED = ("one", "two", "three")


class Words:
    """One language, in an encoding that may lack some of its letters. Immutable."""

    def __init__(self, language: str, encoding: str = "utf-8") -> None:
        self.language = language
        self._encoding = encoding

    def __call__(self, key: str, **arguments: str | int) -> str:
        """A message of the catalogue. Where a word may be broken is for narrow labels, not for a terminal."""
        text = look_up(self.language, key, arguments).replace("\N{SOFT HYPHEN}", "")
        return _written(text, self._encoding)

    # Foods and cards.

    def food(self, food: Food) -> str:
        """`3 red cheeses`."""
        return self("food", type=_lower(food.type), colour=_lower(food.colour), count=food.quantity)

    def notated(self, food: Food) -> str:
        """`3rc (3 red cheeses)`."""
        return self("terminal-food", food=str(food), name=self.food(food))

    def type_name(self, kind: Type) -> str:
        return self("type-name", type=_lower(kind))

    def colour_name(self, colour: Colour) -> str:
        return self("colour-name", colour=_lower(colour))

    @cached_property
    def longest_food(self) -> int:
        """Columns that the name of any food takes at most."""
        return max(cell_len(self.food(food)) for food in FOODS)

    @cached_property
    def longest_face(self) -> int:
        """Columns that a type or a colour takes at most."""
        return max(map(cell_len, (*map(self.type_name, Type), *map(self.colour_name, Colour))))

    def specification(self, card: Specification) -> str:
        return _written(card_text(card, self.language), self._encoding)

    def diet(self, found: Diet) -> str:
        """`Mandatory. Only liquids.`"""
        name = self("diet-name-short", diet=found.name.value)
        return self("terminal-diet", name=name, diet=diet_text(found, self.language))

    def complication(self, complication: Complication) -> str:
        return self("complication-name", complication=complication.value)

    def complication_rule(self, complication: Complication) -> str:
        rule = self("complication-rule", complication=complication.value)
        return self("terminal-of", name=self.complication(complication), text=rule)

    # Who.

    def group(self, group: Group, board: Board) -> str:
        """The name of a group, or in Colleagues of a doctor, as it stands in a sentence."""
        if board.variant is Variant.COLLEAGUES:
            return self("colleague", number=group)
        return self("group", identity=_identity(group, board))

    def label(self, group: Group, board: Board) -> str:
        """The same with the number by which it is typed."""
        if board.variant is Variant.COLLEAGUES:
            return self("colleague", number=group)
        return self("terminal-group", number=group, group=self("group-short", identity=_identity(group, board)))

    def listed(self, names: Sequence[str]) -> str:
        """One to three names: `a`, `a and b`, `a, b and c`."""
        padded = (*names, "", "")[: len(_NUMBERED)]
        return self("terminal-list", count=len(names), **dict(zip(_NUMBERED, padded, strict=True)))

    # What happens.

    def meal(self, meal: int, variant: Variant) -> str:
        if variant is Variant.COLLEAGUES and meal in (5, 8):
            return self(f"event-colleagues-meal-{meal}")
        if variant is not Variant.COLLEAGUES and meal in (3, 5, 8):
            return self(f"event-meal-{meal}")
        return self("event-meal-began", meal=meal)

    def ended(self, outcome: Outcome) -> str:
        match outcome.reason:
            case Reason.EXAM_PASSED:
                return self("event-won")
            case Reason.EXAM_FAILED:
                return self("event-lost-exam")
            case Reason.THIRD_CROSS:
                return self("event-lost-crosses")
            case _:
                assert_never(outcome.reason)

    # What bots, rules and reviews say by keys.

    def reason(self, found: BotReason, board: Board) -> str | None:
        """None for a reason given by another author's bot: its sentences aren't in our catalogs."""
        if found.key not in list(Key):
            return None
        return self(f"reason-{found.key}", **self._named(found.arguments, board))

    def highlight(self, key: ReviewKey, arguments: Mapping[str, str | int], board: Board) -> str:
        return self(str(key), **self._named(arguments, board))

    def why(self, key: str, arguments: Mapping[str, str | int], board: Board) -> str:
        """A sentence of an analysis."""
        named = self._named(arguments, board)
        if "side" in named:
            named["side"] = self("analysis-side", side=named["side"])
        return self(key, **named)

    def _named(self, arguments: Mapping[str, str | int], board: Board) -> dict[str, str | int]:
        """With names instead of the numbers of groups and the texts of cards; foods stay as they are typed."""
        named = dict(arguments)
        for who in ("group", "other"):
            if who in named:
                named[who] = self.group(Group(int(named[who])), board)
        if "specification" in named:
            named["specification"] = self.specification(Specification(str(named["specification"])))
        return named

    def refusal(self, error: DoctorRatError) -> str:
        """Where the terminal knows better what was typed, it has a sentence of its own."""
        own = f"terminal-error-{error.code}"
        return self.answer(own if has_words(self.language, own) else f"error-{error.code}", error.arguments)

    def answer(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """A message that repeats what was typed: not too much of it, and nothing that could move the cursor."""
        shown = {name: _shown(value) if isinstance(value, str) else value for name, value in arguments.items()}
        return self(key, **shown)


def _lower(member: Type | Colour) -> str:
    """What the catalogues choose by."""
    return member.name.lower()


def _identity(group: Group, board: Board) -> str:
    return _lower(board.rows[group].identity.type)


def _shown(text: str) -> str:
    text = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _written(text: str, encoding: str) -> str:
    """The text in letters that the encoding has."""
    return text if _has(text, encoding) else "".join(_nearest(letter, encoding) for letter in text)


def _nearest(letter: str, encoding: str) -> str:
    if _has(letter, encoding):
        return letter
    if letter in _PLAIN:
        return _PLAIN[letter]
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts if _has(part, encoding)) or "?"


def _has(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
