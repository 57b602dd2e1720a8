"""Whole meals staged by hand: games dealt so that each meal's foods are known in advance."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from doctor_rat.rules import FOODS, Code, Food, Refused, Role, State, Variant, View, parse_food, view
from stage import PRESET, begin, play, refuse

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
"""The preset of a game for two groups."""

# Eight good meals with the preset, one food per group.
GOOD = (
    "1rc 1oc 3oc",
    "1rl 1ov 3ol",
    "1rv 2oc 3ov",
    "2rc 2ov 3yc",
    "2rl 4oc 3yl",
    "2rv 4ov 3yv",
    "4rc 1yc 3gc",
    "4rl 1yv 3gl",
)


def stocked(
    groups: str,
    *meals: str,
    then: str = "",
    trash: str = "",
    extra: str = "",
    yuck: int = 3,
    complications: str = "",
    variant: Variant | None = None,
) -> State:
    """A game in which the doctor can offer exactly these foods in each meal.

    `trash` are setup's foods, `extra` meal 3's, `then` what is drawn after these meals. All others are foods named
    nowhere, from the end of the list.
    """
    count = len(groups.split())
    named = " ".join((*meals, then, trash, extra)).split()
    spare = (food for food in reversed(FOODS) if food not in named)
    # Nothing is drawn in meal 5: its foods are those earlier meals left in the stock.
    left: Iterator[str] = iter((meals[4] if len(meals) > 4 else "").split())
    pile: list[str] = trash.split() or [next(spare) for _ in range(count - 1)]
    for meal, foods in enumerate(meals, 1):
        if meal != 5:
            pile += [*foods.split(), next(left, None) or next(spare)]
        if meal == 3:
            pile.append(extra or next(spare))
    first = " ".join((*pile, *then.split()))
    return begin(groups, first, yuck=yuck, complications=complications, variant=variant)


def served(state: State, foods: str) -> State:
    return play(state, f"doctor offer {foods}, doctor serve")


def taken(state: State, foods: str) -> State:
    """Offered and served, and each group has taken its food: the first, the second..."""
    state = served(state, foods)
    return play(state, ",".join(f"{group} take {food}" for group, food in enumerate(foods.split())))


def eaten(state: State, foods: str) -> State:
    return play(taken(state, foods), "doctor analyse")


def fed(
    groups: str = PRESET,
    *meals: str,
    then: str = "",
    trash: str = "",
    extra: str = "",
    yuck: int = 3,
    complications: str = "",
    variant: Variant | None = None,
) -> State:
    """The game `stocked` deals, after these meals."""
    state = stocked(
        groups,
        *meals,
        then=then,
        trash=trash,
        extra=extra,
        yuck=yuck,
        complications=complications,
        variant=variant,
    )
    for foods in meals:
        state = eaten(state, foods)
    return state


def complicated(cards: str, then: str = "", trash: str = "1yc", extra: str = "1gc") -> State:
    """Two groups at the start of meal 4, group 0 under the first card.

    Group 0 has three checks; group 1's cross in meal 2 keeps it from a card of its own.
    """
    meals = ("1rc 1oc", "1rl 1ol", "1rv 2oc")
    return fed(PAIR, *meals, then=then, trash=trash, extra=extra, complications=cards)


def nothing_to_predict() -> State:
    """Of two groups, 0 was under Madness and has its verdict; 1, under Megalomania, must predict."""
    meals, cards = ("1rc 1oc", "1rl 1ov", "1rv 2oc"), "madness megalomania"
    state = fed(PAIR, *meals, then="2rl 2ov 4gc 4bc 4bl", trash="1yc", extra="1gc", complications=cards)
    return play(state, "doctor offer 2rl 2ov, doctor serve, 0 take 4bl, 1 take 2ov, doctor analyse")


@contextmanager
def refused(code: Code, rule: str) -> Iterator[None]:
    """What happens here must be refused with this code, by this rule."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code is code
    assert caught.value.rule == rule


def denied(state: State, action: str, code: Code, rule: str) -> None:
    """This action must be refused with this code, by this rule."""
    error = refuse(state, action)
    assert error.code is code
    assert error.rule == rule


def named(text: str) -> tuple[Food, ...]:
    return tuple(map(parse_food, text.split()))


def texts(foods: tuple[str, ...]) -> str:
    return " ".join(foods)


def rats_view(state: State) -> View:
    return view(state, Role.GROUP_0)
