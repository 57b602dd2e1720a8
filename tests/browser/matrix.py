"""Every kind of table at every moment, as each role receives it, to check at every size in every language.

The scenes come from the table's own wire format, from whole games; the browser gets them in place of its socket.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from browser.stories import games
from doctor_rat.locales import LANGUAGES
from doctor_rat.protocol.messages import CatchUp, Here, Welcome
from doctor_rat.rules import Board, Config, Group, Phase, Role, State, Take, Variant, apply, new_game
from doctor_rat.rules.cards import GLUTTONY, IDENTITIES, INSOMNIA, MADNESS, PARANOIA
from doctor_rat.table import GuestId
from doctor_rat.table.admission import has_sheet, may_change_options
from doctor_rat.table.agreement import joint_groups
from doctor_rat.table.values import Sheet
from doctor_rat.table.wire import audience_of
from table.company import Company, may_talk, options_of, run, setup_of, staged

SIZES = ("390x844", "360x640", "667x375", "640x400", "768x1024", "1024x768", "1440x900", "1920x1080", "320x200")
TOUCH = ("390x844", "360x640", "667x375", "844x390", "768x1024", "1024x768")
"""Sizes of handheld devices."""
ZOOMED = "320x200"
"""400% of 1280 by 800, which scrolls at every moment."""
TABLES = ("colony-3", "colony-2", "complications-3", "complications-2", "colleagues-2")
ROLES = ("leads", "guesses", "watches")
"""The doctor or doctor A; the rats or doctor B; a spectator."""
MOMENTS = (
    "lobby",
    "preparing",
    "serving",
    "choosing",
    "planning",
    "window",
    "prediction",
    "solo",
    "verdicts",
    "end",
    "review",
)
FULL_LOBBY = "full lobby"
"""With several people for one role; at one table only, since the others differ in nothing there."""
LATE = 4
"""From this meal on, the rows are long enough to need room."""


class Case(NamedTuple):
    table: str
    role: str
    moment: str
    size: str
    language: str

    def __str__(self) -> str:
        return "-".join(self)

    @property
    def viewport(self) -> dict[str, int]:
        width, height = map(int, self.size.split("x"))
        return {"width": width, "height": height}


def all_cases() -> Iterator[Case]:
    for values in product(TABLES, ROLES, MOMENTS, SIZES, LANGUAGES):
        case = Case(*values)
        if case.moment in moments(case.table):
            yield case


def paired_cases() -> list[Case]:
    """A small set of cases in which every two values that can meet do meet."""
    left = {pair for case in all_cases() for pair in _pairs(case)}
    chosen: list[Case] = []
    found = list(all_cases())
    while left:
        best = max(found, key=lambda case: len(_pairs(case) & left))
        chosen.append(best)
        left -= _pairs(best)
    return chosen


@cache
def _pairs(case: Case) -> frozenset[tuple[tuple[int, str], tuple[int, str]]]:
    return frozenset(combinations(enumerate(case), 2))


def moments(table: str) -> tuple[str, ...]:
    if table.startswith("complications"):
        return MOMENTS
    left_out = {"colony": ("prediction", "solo"), "colleagues": ("prediction", "solo", "serving")}
    return tuple(each for each in MOMENTS if each not in left_out[table.split("-")[0]])


# Games


@cache
def game(table: str) -> State:
    """A long game with everything this kind of table can show."""
    variant, groups = table.split("-")
    config = Config(Variant(variant), IDENTITIES[: int(groups)])
    wanted = set(moments(table)) - {"lobby", "planning", "verdicts", "review"}
    return next(state for state in games(config) if wanted <= {name for name, _ in positions(state)})


def positions(game: State) -> Iterator[tuple[str, State]]:
    """Its moments by name, each with the state that shows it."""
    state = new_game(game.config, game.deal)
    for action in game.actions:
        if state.board.meal >= LATE and (name := _moment(state)):
            yield name, state
        state, _ = apply(state, action)
    yield "end", state


def _moment(state: State) -> str | None:
    board = state.board
    match board.phase:
        case Phase.PREPARE:
            return "serving" if state.desk.chosen else "preparing"
        case Phase.CHOOSE if any(_is_alone(board, group) for group in board.takers):
            return "solo"
        case Phase.CHOOSE if not any((*board.complications, *board.plates)):
            return "choosing"
        case Phase.RETURN:
            return "window"
        case Phase.PREDICT:
            return "prediction"
        case _:
            return None


def _is_alone(board: Board, group: Group) -> bool:
    """Whether one player decides. Everyone discusses Gluttony's ordinary food and Megalomania's (RULES 6.2)."""
    card = board.complications[group]
    return card in (MADNESS, INSOMNIA, PARANOIA) or (card is GLUTTONY and bool(board.plates[group]))


# Scenes


class Scene(NamedTuple):
    before: list[str]
    """What brings this person up to the moment."""
    then: list[str]
    """What they are sent while they watch."""


@cache
def scene(table: str, moment: str, role: str) -> Scene:
    """Runs in its own thread: the browser's thread already has an event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_made, table, moment, role).result()


def _made(table: str, moment: str, role: str) -> Scene:
    if role == "alone":
        return _scene(run(staged(dict(positions(game(table)))[moment], _seats_alone(table), sheet=Sheet.ODDS)), "bob")
    who = {"leads": "dora", "guesses": "bob", "watches": "eve"}[role]
    if moment in ("lobby", FULL_LOBBY):
        return _scene(run(_gathered(table, _seats(table) if moment == "lobby" else _crowd(table))), who)
    if moment == "planning":
        return _scene(run(_planning(table)), who)
    if moment == "talk":
        return _talk(table, dict(positions(game(table)))["choosing"], who)
    if moment != "verdicts":
        return _scene(_table(table, dict(positions(game(table)))[moment]), who)
    before, after = (_table(table, state) for state in _judged(table))
    known = before.seen_by(who)
    return Scene(_scene(before, who).before, [_text(each) for each in after.seen_by(who, len(known))])


def _talk(table: str, state: State, who: str) -> Scene:
    """Everyone who may talk does, at length."""
    company = _table.__wrapped__(table, state)  # of its own: nobody else is to read it
    before = _scene(company, who).before
    known = len(company.seen_by(who))
    run(_said(company))
    return Scene(before, [_text(each) for each in company.seen_by(who, known)])


async def _said(company: Company) -> None:
    for seat in company.room.table.seats:
        if seat.guest is not None and may_talk(company.room.table, seat):
            await company.talk(
                seat.guest, "I have a long thought about what the doctor could have meant by all of this"
            )


def _judged(table: str) -> tuple[State, State]:
    """Just before a late meal is judged, and just after."""
    played = game(table)
    state = new_game(played.config, played.deal)
    for action in played.actions:
        after, _ = apply(state, action)
        if after.board.meal > max(state.board.meal, LATE):
            return state, after
        state = after
    raise AssertionError(f"no late meal in {table}")


@cache
def _table(table: str, state: State) -> Company:
    seats = _seats(table)
    return run(_paired(state, seats) if table.startswith("colleagues") else staged(state, seats, sheet=Sheet.ODDS))


async def _paired(state: State, seats: dict[str, tuple[Role, ...]]) -> Company:
    """Colleagues who have played up to this state; the first two lead their sides."""
    company = Company(replace(options_of(state), sheet=Sheet.ODDS), setup=setup_of(state))
    await company.found("dora")
    for who, held in seats.items():
        await company.sit(who, *held)
    await company.start("dora")
    for action in state.actions:
        await company.act(("dora", "bob")[Group(int(action.by))], str(action), alone=len(seats) > 2)
    return company


async def _planning(table: str) -> Company:
    """As many players as possible while choosing: some have plans, some are thinking, one has a long name."""
    state = dict(positions(game(table)))["choosing"]
    board = state.board
    if table.startswith("colleagues"):
        company = await _paired(state, CROWDED_PAIR)
        side = board.takers[0]
        for who in [each for each, held in CROWDED_PAIR.items() if held[0].number == side][1:]:
            await company.act(who, str(Take(side, board.trash[0])))
        return company
    company = await staged(state, _crowd(table), sheet=Sheet.ODDS)
    foods = (*board.centre, *board.trash)
    plan = {int(group): str(food) for group, food in zip(joint_groups(company.room.table), foods, strict=False)}
    await company.propose("ann", plan)
    await company.propose(LONG_NAME, plan, agreed=False)
    await company.propose("dan", dict([*plan.items()][:1]), agreed=False)
    await company.think()
    return company


LONG_NAME = "jean-baptiste maximilien"
CROWDED_PAIR: dict[str, tuple[Role, ...]] = {
    "dora": (Role.COLLEAGUE_0,),
    "bob": (Role.COLLEAGUE_1,),
    LONG_NAME: (Role.COLLEAGUE_0,),
    "cat": (Role.COLLEAGUE_1,),
    "dan": (Role.COLLEAGUE_0,),
    "fay": (Role.COLLEAGUE_1,),
}


def _crowd(table: str) -> dict[str, tuple[Role, ...]]:
    last = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)[int(table[-1]) - 1]
    others = {LONG_NAME: (Role.GROUP_0,), "dan": (Role.GROUP_1,), "cat": (last,), "fay": (Role.GROUP_0,)}
    return {**_seats(table), **others}


async def _gathered(table: str, seats: dict[str, tuple[Role, ...]]) -> Company:
    company = Company(options_of(game(table)))
    await company.found("dora")
    for who, held in seats.items():
        await company.sit(who, *held)
    return company


def _seats(table: str) -> dict[str, tuple[Role, ...]]:
    if table.startswith("colleagues"):
        return {"dora": (Role.COLLEAGUE_0,), "bob": (Role.COLLEAGUE_1,)}
    groups = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)[: int(table[-1])]
    return {"dora": (Role.DOCTOR,), "ann": groups[:1], "bob": groups[1:]}


def _seats_alone(table: str) -> dict[str, tuple[Role, ...]]:
    """All rats are one person: nobody else has a plan, so that the table is laid out otherwise."""
    return {"dora": (Role.DOCTOR,), "bob": (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)[: int(table[-1])]}


def _scene(company: Company, who: str) -> Scene:
    table = company.room.table
    seat = table.seat_of(GuestId(who))
    welcome = Welcome(
        guest=GuestId(who),
        name=who.title(),
        seat=seat.id if seat else None,
        audience=audience_of(seat),
        invite="open-sesame" if seat else None,
        owner=table.owner == who,
        options=may_change_options(table, GuestId(who)),
        sheet=has_sheet(table, seat),
        now=company.clock.time,
    )
    here = Here(tuple(each.id for each in table.seats), watching=1)
    return Scene([_text(each) for each in (welcome, CatchUp(True, tuple(company.seen_by(who))), here)], [])


def _text(message: Any) -> str:
    return msgspec.json.encode(message).decode()
