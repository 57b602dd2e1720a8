"""What the client must know beforehand: `make types` writes it to web/src/lib/generated/vocabulary.ts."""

from typing import Any, NamedTuple

from msgspec import json

from doctor_rat.rules import Complication, DietName, Difficulty, Variant, roles
from doctor_rat.rules.cards import (
    CROSSES_TO_LOSE,
    EXAM,
    EXTRA_MEAL,
    FOODS,
    IDENTITIES,
    LEAN_MEAL,
    MEALS,
    YUCK_TOKENS,
    Category,
    Specification,
)
from doctor_rat.table import BotLevel
from doctor_rat.table.options import DAY, USUAL, diets_from
from doctor_rat.table.phrases import MOST_CARDS, Sure
from doctor_rat.table.silence import TOPICS
from doctor_rat.table.values import Sheet


class Word(NamedTuple):
    type: str
    """As TypeScript says it."""
    value: object


def _list(kind: str, values: Any) -> Word:
    return Word(f"readonly {kind}[]", list(values))


def _number(value: int) -> Word:
    return Word("", value)


SEATABLE = tuple(level for level in BotLevel if level is not BotLevel.TEACHER)
"""The levels that people pick from: the teacher's place is in lessons."""

VOCABULARY: dict[str, Word] = {
    "FOODS": _list("Food", FOODS),
    "IDENTITIES": _list("Food", IDENTITIES),
    "SPECIFICATIONS": _list("Specification", Specification),
    "CATEGORIES": _list("Category", Category),
    "DIETS": _list("DietName", DietName),
    "COMPLICATIONS": _list("Complication", Complication),
    "VARIANTS": _list("Variant", Variant),
    "DIFFICULTIES": _list("Difficulty", Difficulty),
    "SHEETS": _list("Sheet", Sheet),
    "BOT_LEVELS": _list("BotLevel", SEATABLE),
    "RAT_ROLES": _list("Role", [role for role in roles(USUAL.config()) if role.is_group]),
    "DIETS_FROM": Word(
        "Readonly<Record<Variant, readonly DietsFrom[]>>", {each: list(diets_from(each)) for each in Variant}
    ),
    "USUAL": Word("Options", USUAL),
    "SURE": _list("Sure", Sure),
    "TOPICS": Word(f"Readonly<Record<{' | '.join(repr(name) for name in TOPICS)}, readonly PhraseKind[]>>", TOPICS),
    "MOST_CARDS": _number(MOST_CARDS),
    "MEALS": _number(MEALS),
    "EXAM": _number(EXAM),
    "EXTRA_MEAL": _number(EXTRA_MEAL),
    "LEAN_MEAL": _number(LEAN_MEAL),
    "CROSSES_TO_LOSE": _number(CROSSES_TO_LOSE),
    "YUCK_TOKENS": _number(YUCK_TOKENS),
    "DAY": _number(DAY),
}


def vocabulary() -> list[tuple[str, str, str]]:
    """Names, types and values as TypeScript reads them, in this order."""
    return [(name, word.type, json.encode(word.value).decode()) for name, word in VOCABULARY.items()]
