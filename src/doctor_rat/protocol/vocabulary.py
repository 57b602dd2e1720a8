"""Values the client must know in advance: `make types` writes them to web/src/lib/generated/vocabulary.ts."""

from typing import Any, NamedTuple

from msgspec import json

from doctor_rat.analysis.values import AS_GOOD
from doctor_rat.locales import LANGUAGES
from doctor_rat.protocol.progress import HonorName
from doctor_rat.protocol.push import PushKind
from doctor_rat.puzzles.values import Theme
from doctor_rat.rules import Complication, Diet, DietName, Difficulty, Variant, judge, parse_diet, parse_food, roles
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
from doctor_rat.rules.diets import KINDS, Takes, WithSides
from doctor_rat.table import BotLevel
from doctor_rat.table.decide import LONGEST_TALK
from doctor_rat.table.options import DAY, USUAL, diets_from
from doctor_rat.table.phrases import MOST_CARDS, Sure
from doctor_rat.table.silence import TOPICS
from doctor_rat.table.values import Access, Pace, Sheet, To

_TAKES = " | ".join(f'"{takes}"' for takes in Takes)
_EXAMPLE = "{ diet: string; identity: Food; eaten: [Food, boolean][] }"
_DIET = f"{{ takes: {_TAKES}; sign: string; forbids: boolean; sides: number[] | null; example: {_EXAMPLE} }}"


class Word(NamedTuple):
    type: str
    """The TypeScript type."""
    value: object


def _list(kind: str, values: Any) -> Word:
    return Word(f"readonly {kind}[]", list(values))


def _number(value: float) -> Word:
    return Word("", value)


def _facts(kind: type[Diet]) -> dict[str, object]:
    """How a diet is shown, with an example judged by the rules."""
    identity, diet, *foods = kind.example.split()
    eaten = list(map(parse_food, foods))
    verdicts = judge(parse_food(identity), parse_diet(diet), eaten)
    example = {"diet": diet, "identity": identity, "eaten": list(zip(eaten, verdicts, strict=True))}
    sides = _sides(parse_diet(diet))
    return {"takes": kind.takes, "sign": kind.sign, "forbids": kind.forbids, "sides": sides, "example": example}


def _sides(diet: Diet) -> list[int] | None:
    """By meal, which of a diet's two sides counts: 0 is the left."""
    if not isinstance(diet, WithSides):
        return None
    right = next(food for food in diet.right.foods if food not in diet.left.foods)
    return [int(diet.accepts(right, right, meal)) for meal in range(1, MEALS + 1)]


SEATABLE = tuple(level for level in BotLevel if level is not BotLevel.TEACHER)
"""The levels people pick from: the teacher appears only in lessons."""

VOCABULARY: dict[str, Word] = {
    "FOODS": _list("Food", FOODS),
    "IDENTITIES": _list("Food", IDENTITIES),
    "SPECIFICATIONS": _list("Specification", Specification),
    "CATEGORIES": _list("Category", Category),
    "DIETS": _list("DietName", DietName),
    "DIET_FACTS": Word(f"Readonly<Record<DietName, {_DIET}>>", {name: _facts(kind) for name, kind in KINDS.items()}),
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
    "HONORS": _list("HonorName", HonorName),
    "THEMES": _list("Theme", Theme),
    "PUSH_KINDS": _list("PushKind", PushKind),
    "ACCESSES": _list("Access", reversed(Access)),
    "PACES": _list("Pace", Pace),
    "LISTENERS": _list("To", reversed(To)),
    "LANGUAGES": Word(f"readonly {json.encode(LANGUAGES).decode()}", LANGUAGES),
    "TOPICS": Word(f"Readonly<Record<{' | '.join(repr(name) for name in TOPICS)}, readonly PhraseKind[]>>", TOPICS),
    "LONGEST_TALK": _number(LONGEST_TALK),
    "MOST_CARDS": _number(MOST_CARDS),
    "MEALS": _number(MEALS),
    "EXAM": _number(EXAM),
    "EXTRA_MEAL": _number(EXTRA_MEAL),
    "LEAN_MEAL": _number(LEAN_MEAL),
    "CROSSES_TO_LOSE": _number(CROSSES_TO_LOSE),
    "YUCK_TOKENS": _number(YUCK_TOKENS),
    "DAY": _number(DAY),
    "AS_GOOD": _number(AS_GOOD),
}


def vocabulary() -> list[tuple[str, str, str]]:
    """Names, types and values as TypeScript reads them, in this order."""
    return [(name, word.type, json.encode(word.value).decode()) for name, word in VOCABULARY.items()]
