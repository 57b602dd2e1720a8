"""Hand-built records for the referee's tests: piles, a short script for actions, and the deals they use.

A script's steps are separated by "/" or line breaks:
`yuck`, `offer 1rc 1gv`, `medicine 0 2`, `strict 1 3rc`, `serve`, `0 1rc` (group 0 takes), `back 0 1rc`,
`analyse`, `predict 1 T-F`; for Colleagues `0 pass`, `0 yuck`, `0 back 1rc`, `0 1rc`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from .colony import COMPLICATIONS
from .notation import FOODS, RefereeError
from .replay import check, replay

Record = dict[str, Any]
PRESET_2 = (["1bl", "2gv"], ["mandatory:rb", "forbidden:l"])
PRESET_3 = (["1bl", "2gv", "3rc"], ["mandatory:rb", "forbidden:l", "mandatory:3"])


def pile(first: str) -> list[str]:
    """The named foods, then all the others."""
    foods = first.split()
    return foods + [food for food in FOODS if food not in foods]


def step(text: str) -> Record:
    head, *rest = text.split()
    guesses = {"T": True, "F": False, "-": None}
    doctor: dict[str, Callable[[], Record]] = {
        "yuck": lambda: {"act": "yuck-front"},
        "offer": lambda: {"act": "offer", "foods": rest},
        "medicine": lambda: {"act": "medicine", "group": int(rest[0]), "at": int(rest[1])},
        "strict": lambda: {"act": "strict-menu", "group": int(rest[0]), "food": rest[1]},
        "serve": lambda: {"act": "serve"},
        "back": lambda: {"act": "yuck-back", "group": int(rest[0]), "food": rest[1]},
        "analyse": lambda: {"act": "analyse"},
    }
    if head in doctor:
        return {"by": "doctor"} | doctor[head]()
    if head == "predict":
        return {"by": int(rest[0]), "act": "predict", "good": [guesses[letter] for letter in rest[1]]}
    by = int(head)
    if rest[0] == "pass":
        return {"by": by, "act": "pass"}
    if rest[0] == "yuck":
        return {"by": by, "act": "yuck-front"}
    if rest[0] == "back":
        return {"by": by, "act": "yuck-back", "food": rest[1]}
    return {"by": by, "act": "take", "food": rest[0]}


def script(text: str) -> list[Record]:
    return [step(part) for line in text.splitlines() for part in line.split("/") if part.strip()]


def meal(foods: str) -> str:
    """A plain meal's script: the foods offered, group i taking the i-th of them."""
    takes = " / ".join(f"{group} {food}" for group, food in enumerate(foods.split()))
    return f"offer {foods} / serve / {takes} / analyse\n"


def make(variant: str, deal: tuple[list[str], list[str]], first: str, text: str, /, **changes: Any) -> Record:
    """A record, running unless `outcome` is given."""
    record: Record = {
        "format": "doctor-rat-record/1",
        "variant": variant,
        "yuck": 3,
        "identities": list(deal[0]),
        "diets": list(deal[1]),
        "pile": pile(first),
        "actions": script(text),
        "outcome": None,
    }
    if variant == "complications":
        record["complications"] = list(COMPLICATIONS)
    return record | changes


def result(won: bool, at: int, reason: str) -> Record:
    return {"won": won, "meal": at, "reason": reason}


def refused(record: Record, rule: str, action: int | None = -1) -> None:
    """Assert that a record is refused by a rule, at its last action unless said otherwise."""
    with pytest.raises(RefereeError) as caught:
        check(record)
    wanted = len(record["actions"]) - 1 if action == -1 else action
    assert (caught.value.rule, caught.value.action) == (rule, wanted), str(caught.value)


def then(record: Record, text: str) -> Record:
    """The record with more actions at its end."""
    return record | {"actions": record["actions"] + script(text)}


def row(record: Record, group: int) -> str:
    """A row after all actions, as in `1rc+ 2gv- (3yc+) X`: brackets for Medicine, X for a card."""
    shown = []
    for entry in replay(record).rows[group]:
        text = "X" if entry.food is None else entry.food + ("+" if entry.good else "-")
        shown.append(f"({text})" if entry.covered else text)
    return " ".join(shown)
