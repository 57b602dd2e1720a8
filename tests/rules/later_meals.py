"""Staging for rules that only show in later meals: whole meals in one call, and groups under complications."""

from collections.abc import Iterator
from itertools import repeat
from random import Random

from doctor_rat.rules import (
    IDENTITIES,
    Action,
    Complication,
    Config,
    Event,
    Food,
    Group,
    Medicine,
    Offer,
    State,
    StrictMenu,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    acting,
    apply,
    legal_actions,
    new_deal,
    new_game,
    parse_action,
    parse_food,
)
from stage import begin, play

TYPES = "1bl=mandatory:l 2gv=mandatory:v 3rc=mandatory:c"
"""A food's last letter says who it is good for: liquids for group 0, vegetables for 1, cheeses for 2."""

PILE = " ".join(
    (
        "4bl 4bc",  # the trash
        "1rl 1rv 1rc 4rl",
        "1ol 1ov 1oc 4rv",
        "1yl 1yv 1yc 4rc 4ol",  # meal 3, its extra food last
        "1gl 1gv 1gc 4ov",
        "2rl 2rv 2rc 4oc",  # meal 6, as none are drawn in meal 5
        "2ol 2ov 2oc 4yl",
        "2yl 2yv 2yc 4yv",
    )
)

GOOD = (
    "1rl 1rv 1rc",
    "1ol 1ov 1oc",
    "1yl 1yv 1yc",
    "1gl 1gv 1gc",
    "4rl 4rv 4rc",  # meal 5: what was spared in meals 1 to 3
    "2rl 2rv 2rc",
    "2ol 2ov 2oc",
    "2yl 2yv 2yc",
)
"""What each group likes in each meal of a game with TYPES and PILE."""

# Who finds the first three meals good, and what is then eaten in meals 1 and 2. All leave 4bl 4bc 4ol in the trash.
_FIRST_MEALS = {
    (0, 1, 2): (GOOD[0], GOOD[1]),
    (0, 1): ("1rl 1rv 4rl", GOOD[1]),
    (0, 2): ("1rl 4rl 1rc", GOOD[1]),
    (1, 2): (GOOD[0], "4rv 1ov 1oc"),
    (0,): ("1rl 1rc 1rv", GOOD[1]),
    (1,): ("1rc 1rv 1rl", GOOD[1]),
    (2,): ("1rv 1rl 1rc", GOOD[1]),
    (): ("1rv 1rc 1rl", GOOD[1]),
}


def eat(state: State, wanted: str = "") -> State:
    """A whole meal without tokens: each group takes its food of `wanted`, from the offer or the trash."""
    foods = [parse_food(word) for word in (wanted or GOOD[state.board.meal - 1]).split()]
    stock = state.desk.stock
    offer = [food for food in foods if food in stock]
    # The rest of the offer comes from this meal's own foods, so that later meals find theirs.
    fresh = stock[-len(foods) - 1 :]
    offer += [food for food in fresh if food not in offer][: len(foods) - len(offer)]
    state = play(state, f"doctor offer {' '.join(offer)}, doctor serve")
    for group, food in enumerate(foods):
        state = play(state, f"{group} take {food}")
    return play(state, "doctor analyse")


def struck(cards: str, groups: str = TYPES, *, yuck: int = 3) -> State:
    """The start of meal 4, with these groups under these cards: `struck("madness - gluttony")`.

    A group without a card has one cross. The trash holds 4bl 4bc 4ol, the stock 1gl 1gv 1gc 4ov and some spare foods;
    2rl and 2rv are next on the pile.
    """
    under = tuple(group for group, card in enumerate(cards.split()) if card != "-")
    state = begin(groups, PILE, yuck=yuck, complications=cards.replace("-", "").strip() or "madness")
    for meal in (*_FIRST_MEALS[under], GOOD[2]):
        state = eat(state, meal)
    found = tuple("-" if card is None else str(card) for card in state.board.complications)
    assert found == tuple(cards.split())
    return state


def one_cross_and(card: str) -> State:
    """The start of meal 5: group 0 has one cross and is under this card, the others have two crosses.

    The trash holds 4bl 4bc 4ol, the stock 4rl 4rv 4rc 4ov.
    """
    state = begin(TYPES, PILE, complications=card)
    for meal in ("1rv 1rc 1rl", GOOD[1], "1yl 1yc 1yv", GOOD[3]):
        state = eat(state, meal)
    assert state.board.complications == (Complication(card), None, None)
    return state


def two_crosses_and_madness(drawn: str = "2ol 2ov") -> State:
    """The start of meal 6: group 0 is under Madness and will draw these, and all groups have two crosses."""
    state = begin(TYPES, PILE.replace("2ol 2ov 2oc", f"{drawn} 3rl"), complications="madness")
    for meal in ("1rc 1rv 1rl", "1ov 1ol 1oc", "1yl 1yv 1yc", "1gl 1gv 4bl", "4rl 4rc 4bc"):
        state = eat(state, meal)
    return state


def step(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """The state after one action, and its events."""
    return apply(state, parse_action(text))


def cards(state: State) -> list[str]:
    """Each group's card, `-` for none."""
    return ["-" if card is None else str(card) for card in state.board.complications]


def takes(state: State) -> dict[int, set[str]]:
    """What each group may take now."""
    found: dict[int, set[str]] = {}
    for action in legal_actions(state):
        if isinstance(action, Take):
            found.setdefault(action.by, set()).add(action.food)
    return found


def plates(state: State) -> list[str]:
    return [" ".join(plate) for plate in state.board.plates]


ALL_CONFIGS = (
    Config(Variant.COLONY, IDENTITIES[:2]),
    Config(Variant.COLONY, IDENTITIES),
    Config(Variant.COMPLICATIONS, IDENTITIES[:2]),
    Config(Variant.COMPLICATIONS, IDENTITIES),
    Config(Variant.COLLEAGUES, IDENTITIES[:2]),
)


def random_game(config: Config, seed: int) -> Iterator[State]:
    """Every state of a game whose rats mostly eat well: such games are long, and bring complications."""
    rng = Random(seed)
    state = new_game(config, new_deal(config, rng))
    yield state
    while acting(state.board) and state.board.outcome is None:
        state, _ = apply(state, _some_action(state, rng))
        yield state


def _some_action(state: State, rng: Random) -> Action:
    actions = list(legal_actions(state))
    special = [action for action in actions if isinstance(action, YuckFront | Medicine | StrictMenu | YuckBack)]
    if special and rng.random() < 0.15:
        return rng.choice(special)
    plain = [action for action in actions if action not in special]
    liked = [action for action in plain if _is_liked(state, action)]
    return rng.choice(liked if liked and rng.random() < 0.95 else plain)


def _is_liked(state: State, action: Action) -> bool:
    """A good food, or an offer with one for each group."""
    match action:
        case Take(by, food):
            return _is_good(state, by, food)
        case Offer(_, foods):
            return all(map(_is_good, repeat(state), state.config.groups, foods))
        case _:
            return False


def _is_good(state: State, group: Group, food: Food) -> bool:
    previous = (*state.board.plates[group], state.board.rows[group].last)[0]
    return state.deal.diets[group].accepts(food, previous, state.board.meal)


COLLEAGUES = {"1bl": "1bl=mandatory:l", "2gv": "2gv=mandatory:v", "3rc": "3rc=mandatory:c"}

COLLEAGUES_PILE = " ".join(
    (
        "4bl",  # the trash
        "1rl 1rv 4rv",
        "1ol 1ov 4ol",
        "1yl 1yv 4yv",
        "1gl 1gv 4gl",
        "2rl 2rv 2rc",  # meal 6
        "2ol 2ov 2oc",
        "3bc",
    )
)

COLLEAGUES_GOOD = ("1rl 1rv", "1ol 1ov", "1yl 1yv", "1gl 1gv", "4bl 4rv", "2rl 2rv", "2ol 2ov", "4ol 4yv")
"""What the doctors of 1bl and 2gv like in each meal; in meals 5 and 8 it's in the trash."""


def begin_together(*, identities: str = "1bl 2gv", yuck: int = 3) -> State:
    """Colleagues; each likes the type of food its identity shows."""
    groups = " ".join(COLLEAGUES[identity] for identity in identities.split())
    return begin(groups, COLLEAGUES_PILE, variant=Variant.COLLEAGUES, yuck=yuck)


def eat_together(state: State, wanted: str = "") -> State:
    """A whole meal of Colleagues without tokens."""
    foods = (wanted or COLLEAGUES_GOOD[state.board.meal - 1]).split()
    state = _pass_twice(state)
    assert state.board.first is not None
    for group in (state.board.first, 1 - state.board.first):
        state = play(state, f"{group} take {foods[group]}")
    return _pass_twice(state) if state.board.phase == "return" else state


def _pass_twice(state: State) -> State:
    if state.board.turn is None:
        return state
    return play(state, f"{state.board.turn} pass, {1 - state.board.turn} pass")
