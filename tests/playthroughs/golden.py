"""Whole games written out in words, one file per kind of game. Run this file to rewrite them.

The diff of these files is the review of a rules change: what was done, what happened, what each role was told.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

from msgspec.structs import asdict

from doctor_rat.rules import (
    Config,
    Event,
    GreenCross,
    Role,
    Row,
    State,
    Take,
    Variant,
    acting,
    apply,
    choices,
    events_for,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    parse_food,
    role_of,
    roles,
    view,
)

FOLDER = Path(__file__).parent

# Each seed was picked for a long, eventful game.
GAMES = {
    "colony-2": (Variant.COLONY, "3rc 1bl", 2, 397),
    "colony-3": (Variant.COLONY, "1bl 2gv 3rc", 3, 394),
    "complications-2": (Variant.COMPLICATIONS, "2gv 3rc", 3, 6),
    "complications-3": (Variant.COMPLICATIONS, "1bl 2gv 3rc", 3, 2960),
    "colleagues": (Variant.COLLEAGUES, "2gv 1bl", 3, 399),
}


def write(name: str) -> str:
    """The game of this name as text."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    variant, identities, yuck, seed = GAMES[name]
    config = Config(variant, tuple(map(parse_food, identities.split())), yuck)
    rng = Random(seed)
    state = new_game(config, new_deal(config, rng))
    yield f"{name}, seed {seed}"
    yield from _deal(state)
    yield from _happened(state, state.log)
    while outcome(state) is None:
        yield from _position(state)
        actions = list(legal_actions(state))
        good = [action for action in actions if isinstance(action, Take) and _is_good(state, action)]
        action = rng.choice(good if good and rng.random() < 0.85 else actions)
        yield f"> {action}"
        state, events = apply(state, action)
        yield from _happened(state, events)
    yield from _position(state)
    yield str(state)


def _is_good(state: State, take: Take) -> bool:
    board = state.board
    return state.deal.diets[take.by].accepts(take.food, board.rows[take.by].last, board.meal)


def _deal(state: State) -> Iterator[str]:
    for group, (identity, diet) in enumerate(zip(state.config.identities, state.deal.diets, strict=True)):
        yield f"group {group}: {identity}, {diet}"
    yield f"pile: {' '.join(state.deal.pile)}"
    if state.deal.complications:
        yield f"complications: {' '.join(state.deal.complications)}"


def _happened(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    """Events as the insider has them; if others are told less, that too."""
    insider = roles(state.config)[0]
    for event in events_for(events, insider):
        yield f"  {_words(event)}"
        told = events_for((event,), Role.SPECTATOR)
        if told != (event,):
            yield f"    the others: {_words(told[0]) if told else 'nothing'}"


def _words(event: Event) -> str:
    fields = " ".join(f"{name}={_plain(value)}" for name, value in asdict(event).items())
    return f"{event.__struct_config__.tag} {fields}".strip()


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{' '.join(_plain(entry) for entry in value)}]"
    return str(value)


def _position(state: State) -> Iterator[str]:
    board, desk = state.board, state.desk
    yield f"meal {board.meal}, {board.phase}: {', '.join(role_of(by, board.variant) for by in acting(board))}"
    for group in board.groups:
        plate = f" | {' '.join(board.plates[group])}" if board.plates[group] else ""
        card = f" under {board.complications[group]}" if board.complications[group] else ""
        yield f"  {group}: {_row(board.rows[group])}{plate}{card}"
    yield f"  centre {_plain(board.centre)} trash {_plain(board.trash)} stock {_plain(desk.stock)}"
    tokens = f"yuck {board.yuck} medicine {board.medicine:d} menu {board.strict_menu:d}"
    yield f"  {tokens} pile {board.pile} out {board.out} legal {len(list(legal_actions(state)))}"
    for role in roles(state.config):
        for choice in choices(view(state, role)):
            yield f"  {role} may {choice.__struct_config__.tag} {_plain(tuple(asdict(choice).values())[1:])}"


def _row(row: Row) -> str:
    marks = [str(row.identity)]
    for entry in row.entries:
        if isinstance(entry, GreenCross):
            marks.append(f"x({entry.complication})")
        else:
            mark = f"{entry.food}{'+' if entry.good else '-'}"
            marks.append(f"({mark})" if entry.covered else mark)
    return " ".join(marks)


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(write(each))
    # When run as a script, this folder is on the path but its parent isn't.
    sys.path.insert(0, str(FOLDER.parent))
    (FOLDER / "table-first-game.txt").write_text(import_module("playthroughs.transcript").write())
