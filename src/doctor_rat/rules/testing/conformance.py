"""The conformance check: plays an engine hard and says what it breaks.

It is public so that other implementations can be run through it. An engine is anything with the functions of
`Engine` over the public types of `doctor_rat.rules`; its states may be of any type.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol

from msgspec import Struct, field

from doctor_rat.rules.actions import DOCTOR, Action, Take
from doctor_rat.rules.cards import FOODS, IDENTITIES, MEALS, Food
from doctor_rat.rules.choices import Choice
from doctor_rat.rules.diets import Diet
from doctor_rat.rules.errors import DoctorRatError, Refused
from doctor_rat.rules.events import Event, Outcome
from doctor_rat.rules.record import Record, read_record, write_record
from doctor_rat.rules.setup import new_deal
from doctor_rat.rules.state import Config, Deal, Desk, Variant
from doctor_rat.rules.testing.conceivable import canonical, conceivable
from doctor_rat.rules.testing.worlds import Story, other_world
from doctor_rat.rules.view import Role, View, events_for, roles


class Engine(Protocol):
    """What is checked. The module `doctor_rat.rules` itself is one."""

    def new_game(self, config: Config, deal: Deal, /) -> Any: ...
    def apply(self, state: Any, action: Action, /) -> tuple[Any, tuple[Event, ...]]: ...
    def legal_actions(self, state: Any, /) -> Iterable[Action]: ...
    def outcome(self, state: Any, /) -> Outcome | None: ...
    def view(self, state: Any, role: Role, /) -> View: ...
    def choices(self, seen: View, /) -> tuple[Choice, ...]: ...
    def record_of(self, state: Any, /) -> Record: ...
    def replay_all(self, record: Record, /) -> Any: ...


class Nonconformity(AssertionError):
    """The engine broke a promise; the message says which, and how to get there."""


class Findings(Struct):
    """How much was actually tried: a check that saw nothing proves nothing."""

    games: int = 0
    steps: int = 0
    accepted: int = 0
    refused: int = 0
    worlds: Counter[str] = field(default_factory=Counter)
    """Pairs of worlds compared that really differed in diet, stock, pile or complication order."""


CONFIGS = tuple(
    Config(variant, identities, yuck)
    for variant in Variant
    for identities in (IDENTITIES, (IDENTITIES[2], IDENTITIES[0]))
    for yuck in (3, 0)
    if variant is not Variant.COLLEAGUES or len(identities) == 2
)


def check_engine(engine: Engine, *, games: int = 20, seed: int = 0, thorough: float = 0.1) -> Findings:
    """Play this many games of every kind. `thorough` is the share of steps at which everything is tried."""
    findings = Findings()
    for number in range(games):
        for config in CONFIGS:
            rng = Random(f"{seed}/{number}/{config}")
            check_game(engine, config, new_deal(config, rng), rng, findings, thorough)
    return findings


def check_game(engine: Engine, config: Config, deal: Deal, rng: Random, findings: Findings, thorough: float) -> None:
    """Play one game to its end, checking on the way."""
    state = engine.new_game(config, deal)
    events: list[tuple[Event, ...]] = [engine.view(state, _insider(config)).history]
    actions: list[Action] = []
    findings.games += 1
    while True:
        story = Story(config, deal, tuple(actions), tuple(events))
        legal = list(engine.legal_actions(state))
        _check_step(engine, state, story, legal)
        findings.steps += 1
        if engine.outcome(state) is not None or rng.random() < thorough:
            check_legality(engine, state, story, legal, rng, findings)
            check_secrecy(engine, state, story, rng, findings)
            _check_record(engine, state, story)
        if engine.outcome(state) is not None:
            return
        action = _pick(engine, state, story, legal, rng)
        state, happened = engine.apply(state, action)
        actions.append(action)
        events.append(happened)


def _pick(engine: Engine, state: Any, story: Story, legal: list[Action], rng: Random) -> Action:
    """Mostly at random. Rats who often pick good foods see more of the game."""
    board = engine.view(state, Role.SPECTATOR).board
    takes = [action for action in legal if isinstance(action, Take)]
    if takes and rng.random() < 0.8:
        good = [
            take for take in takes if _is_good(story.deal.diets[take.by], take, board.rows[take.by].last, board.meal)
        ]
        return rng.choice(good or takes)
    return rng.choice(legal)


def _is_good(diet: Diet, take: Take, last: Food, meal: int) -> bool:
    return diet.accepts(take.food, last, meal)


def _check_step(engine: Engine, state: Any, story: Story, legal: list[Action]) -> None:
    ending = engine.outcome(state)
    _demand(bool(legal) != (ending is not None), "a running game has something to do, a finished one nothing", story)
    keys = [canonical(action) for action in legal]
    _demand(all(keys.count(key) == 1 for key in keys), "no legal action is listed twice", story)
    open_board = engine.view(state, Role.SPECTATOR).board
    _demand(1 <= open_board.meal <= MEALS, "a game has eight meals", story)
    _demand(ending is None or ending.meal == open_board.meal, "a game ends in the meal it is in", story)
    check_conservation(engine, state, story)


def _insider(config: Config) -> Role:
    """A role that is told every event in full: the doctor or, in Colleagues, anyone."""
    return roles(config)[0]


def check_conservation(engine: Engine, state: Any, story: Story) -> None:
    """Every food is in exactly one place (RULES 1.1, 4.11)."""
    seen = engine.view(state, _insider(story.config))
    board, desk = seen.board, seen.desk or Desk()
    places = [board.centre, board.trash, board.madness, board.discarded, *board.plates, desk.stock, desk.chosen]
    foods = [food for place in (*places, desk.thrown) for food in place]
    foods += [entry.food for row in board.rows for entry in row.eaten]
    foods += [] if desk.extra is None else [desk.extra]
    drawn = story.deal.pile[: len(foods)]
    _demand(sorted(foods) == sorted(drawn), "the foods in play are those drawn from the pile", story)
    hidden = desk.extra is not None
    _demand(board.pile == len(FOODS) - len(foods) + hidden, "60 foods are conserved", story)
    if story.config.variant is not Variant.COLLEAGUES:
        _demand(board.stock == len(desk.stock) + len(desk.chosen), "the stock is counted openly", story)
        _demand(board.out == len(desk.thrown) + len(board.discarded), "foods out of the game are counted", story)


def check_legality(
    engine: Engine, state: Any, story: Story, legal: list[Action], rng: Random, findings: Findings
) -> None:
    """What is listed is accepted, everything else refused, and every role's choices are its share of the list."""
    for action in legal:
        try:
            engine.apply(state, action)
        except DoctorRatError as error:
            raise _fault(f"the legal action `{action}` was refused: {error}", story) from error
        findings.accepted += 1
    allowed = {canonical(action) for action in legal}
    seen = engine.view(state, _insider(story.config))
    for action in conceivable(seen.board, seen.desk.stock if seen.desk else (), rng):
        if canonical(action) not in allowed:
            _check_refusal(engine, state, story, action)
            findings.refused += 1
    offered: list[Action] = []
    for role in roles(story.config):
        offered += [action for choice in engine.choices(engine.view(state, role)) for action in choice.actions()]
    _demand(
        len(offered) == len(allowed) and {canonical(action) for action in offered} == allowed,
        "the roles' choices together are the legal actions",
        story,
    )


def _check_refusal(engine: Engine, state: Any, story: Story, action: Action) -> None:
    try:
        engine.apply(state, action)
    except Refused as error:
        _demand(error.rule is not None, f"the refusal of `{action}` names a rule", story)
    else:
        raise _fault(f"`{action}` isn't legal but was accepted", story)


def check_secrecy(engine: Engine, state: Any, story: Story, rng: Random, findings: Findings) -> None:
    """Worlds that differ only in what a role must not know are the same to it."""
    for role in roles(story.config):
        deal, actions = other_world(story, role, rng)
        twin = engine.new_game(story.config, deal)
        told = [events_for(engine.view(twin, _insider(story.config)).history, role)]
        for action in actions:
            twin, happened = engine.apply(twin, action)
            told.append(events_for(happened, role))
        _demand(told == [events_for(step, role) for step in story.events], f"{role} is told the same events", story)
        mine, other = engine.view(state, role), engine.view(twin, role)
        _demand(mine == other, f"{role} has the same view of both worlds", story)
        _demand(engine.choices(mine) == engine.choices(other), f"{role} has the same choices in both worlds", story)
        _check_same_answers(engine, (state, twin), role, story, rng)
        findings.worlds.update(_differences(engine, state, twin, story, deal))


def _check_same_answers(engine: Engine, twins: tuple[Any, Any], role: Role, story: Story, rng: Random) -> None:
    """Refusals reveal nothing to a role either."""
    if role is Role.SPECTATOR:
        return
    seen = engine.view(twins[0], role)
    stock = seen.desk.stock if seen.desk else ()
    by = DOCTOR if role is Role.DOCTOR else role.number
    own = [action for action in conceivable(seen.board, stock, rng) if action.by == by]
    for action in rng.sample(own, min(len(own), 12)):
        one, other = (_refusal(engine, twin, action) for twin in twins)
        _demand(one == other, f"{role} gets the same answer to `{action}` in both worlds", story)


def _refusal(engine: Engine, state: Any, action: Action) -> str | None:
    try:
        engine.apply(state, action)
    except Refused as error:
        return f"{error.code} {error}"
    return None


def _differences(engine: Engine, state: Any, twin: Any, story: Story, deal: Deal) -> list[str]:
    """What actually differs between the two worlds."""
    desks = [engine.view(each, _insider(story.config)).desk or Desk() for each in (state, twin)]
    pairs: dict[str, Callable[[], bool]] = {
        "diet": lambda: story.deal.diets != deal.diets,
        "stock": lambda: set(desks[0].stock) != set(desks[1].stock),
        "pile": lambda: story.deal.pile != deal.pile,
        "complications": lambda: story.deal.complications != deal.complications,
    }
    return [name for name, differ in pairs.items() if differ()]


def _check_record(engine: Engine, state: Any, story: Story) -> None:
    """A record written, read and replayed gives the same game."""
    record = engine.record_of(state)
    again = read_record(write_record(record))
    _demand(again == record, "a record reads back as it was written", story)
    twin = engine.replay_all(again)
    for role in roles(story.config):
        _demand(engine.view(twin, role) == engine.view(state, role), f"a replayed game is the same to {role}", story)


def _demand(kept: bool, promise: str, story: Story) -> None:
    if not kept:
        raise _fault(f"broken promise: {promise}", story)


def _fault(message: str, story: Story) -> Nonconformity:
    config, deal = story.config, story.deal
    actions = "; ".join(map(str, story.actions))
    return Nonconformity(f"{message}\n{config}\n{deal}\nafter: {actions}")
