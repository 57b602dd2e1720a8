"""What a player at the terminal reads: whole messages from the catalogs, in one language.

Typed commands (`offer`, `serve`, `3rc`) aren't translated: they are the same for everyone. What developers and
operators read stays in English, where it is printed: `--help`, contradictory options, unreadable records, and all
output of commands that aren't for players, such as `arena`, `serve`, `admin` and `replay --check`.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import assert_never

from rich.cells import cell_len

from doctor_rat.bots import BotReason as BotReason
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.locales import has_words
from doctor_rat.locales import words as look_up
from doctor_rat.review import ReviewKey as ReviewKey
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
"""How much of what was typed is repeated at most."""
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
        """A message from the catalog, without soft hyphens, which are for narrow labels."""
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
        """The most columns any food's name takes."""
        return max(cell_len(self.food(food)) for food in FOODS)

    @cached_property
    def longest_face(self) -> int:
        """The most columns any type or color takes."""
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
        """The name of a group, or of a doctor in Colleagues, as it appears in a sentence."""
        if board.variant is Variant.COLLEAGUES:
            return self("colleague", number=group)
        return self("group", identity=_identity(group, board))

    def label(self, group: Group, board: Board) -> str:
        """The same with the number to type for it."""
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
        if found.key not in list(ReasonKey):
            return None
        return self(f"reason-{found.key}", **self._named(found.arguments, board))

    def highlight(self, key: ReviewKey, arguments: Mapping[str, str | int], board: Board) -> str:
        return self(str(key), **self._named(arguments, board))

    def why(self, key: str, arguments: Mapping[str, str | int], board: Board) -> str:
        """A sentence of an analysis."""
        named = self._named(arguments, board)
        for name in named.keys() & {"side", "one", "two"}:
            named[name] = self("analysis-side", side=named[name])
        for name in named.keys() & {"points", "luck", "play"}:
            named[name] = _signed(int(named[name]))
        return self(key, **named)

    def _named(self, arguments: Mapping[str, str | int], board: Board) -> dict[str, str | int]:
        """Names instead of group numbers and card notation; foods stay as they are typed."""
        named = dict(arguments)
        for who in ("group", "other"):
            if who in named:
                named[who] = self.group(Group(int(named[who])), board)
        if "specification" in named:
            named["specification"] = self.specification(Specification(str(named["specification"])))
        return named

    def refusal(self, error: DoctorRatError) -> str:
        """The terminal knows better what was typed."""
        return self.answer(self.own(f"error-{error.code}"), error.arguments)

    def own(self, key: str) -> str:
        """The terminal's own message in place of this one, if it has one."""
        own = f"terminal-{key}"
        return own if has_words(self.language, own) else key

    def answer(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """A message that repeats what was typed: not too much, and nothing that could move the cursor."""
        shown = {name: _shown(value) if isinstance(value, str) else value for name, value in arguments.items()}
        return self(key, **shown)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def _lower(member: Type | Colour) -> str:
    """The name the catalogs use."""
    return member.name.lower()


def _identity(group: Group, board: Board) -> str:
    return _lower(board.rows[group].identity.type)


def _shown(text: str) -> str:
    text = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _written(text: str, encoding: str) -> str:
    """The text in letters the encoding has."""
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
