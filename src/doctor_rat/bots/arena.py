"""Many games between bots, reproducible by seed whatever the number of processes."""

import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from msgspec import Struct
from msgspec.structs import force_setattr

from doctor_rat.bots.decision import Bot
from doctor_rat.bots.registry import bot_named
from doctor_rat.rules import (
    IDENTITIES,
    Complication,
    Config,
    Role,
    State,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    record_of,
    role_of,
    view,
    write_record,
)
from doctor_rat.rules.events import ComplicationDrawn

CHUNK = 50
"""Games a process plays at a time."""


class Match(Struct, frozen=True):
    """Who plays what. In Colleagues `doctor` is doctor A and `rats` doctor B."""

    variant: Variant
    groups: int
    yuck: int
    doctor: str
    rats: str
    seed: int
    games: int

    def __post_init__(self) -> None:
        if self.variant is Variant.COLLEAGUES:
            force_setattr(self, "groups", 2)


class Result(Struct, frozen=True):
    won: bool
    meals: int
    yuck_left: int
    actions: dict[str, int]
    complications: dict[str, int]
    record: bytes | None


class BotFault(RuntimeError):
    """A bot did nothing, or acted for a role that isn't its own."""


def play_game(match: Match, number: int) -> State:
    """Game `number` of a match, which has the seed `match.seed + number`."""
    seed = match.seed + number
    rng = Random(seed)
    config = Config(match.variant, tuple(rng.sample(IDENTITIES, match.groups)), match.yuck)
    state = new_game(config, new_deal(config, rng))
    doctor, rats = bot_named(match.doctor), bot_named(match.rats)
    seats = {role: (rats, Random(f"{seed}/rats")) for role in Role}
    seats[Role.DOCTOR] = seats[Role.COLLEAGUE_0] = (doctor, Random(f"{seed}/doctor"))
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        state = _decide(state, role, *seats[role])
    return state


def _decide(state: State, role: Role, bot: Bot, rng: Random) -> State:
    decision = bot.decide(view(state, role), rng)
    if not decision.actions:
        raise BotFault(f"{bot} decided nothing as {role} in {state!r}")
    for action in decision.actions:
        actor = role_of(action.by, state.config.variant)
        # The rats decide together; everybody else acts for himself.
        if actor is not role and not (actor.is_group and role.is_group):
            raise BotFault(f"{bot} acted as {actor} instead of {role} in {state!r}")
        state, _ = apply(state, action)
    return state


def run(match: Match, jobs: int = 1, *, records: bool = False) -> Iterator[Result]:
    """The results of all games, in order."""
    chunks = [range(start, min(start + CHUNK, match.games)) for start in range(0, match.games, CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield from _play_chunk(match, chunk, records)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_play_chunk, match, chunk, records) for chunk in chunks]
        for future in waiting:
            yield from future.result()


def _play_chunk(match: Match, numbers: range, records: bool) -> list[Result]:
    return [_result(match, number, records) for number in numbers]


def _result(match: Match, number: int, records: bool) -> Result:
    state = play_game(match, number)
    ending = outcome(state)
    assert ending is not None
    drawn = (event for event in state.log if isinstance(event, ComplicationDrawn))
    meta = {"seed": match.seed + number, "doctor": match.doctor, "rats": match.rats}
    return Result(
        won=ending.won,
        meals=ending.meal,
        yuck_left=state.board.yuck,
        actions=Counter(str(action.__struct_config__.tag) for action in state.actions),
        complications=Counter(event.complication.value for event in drawn),
        record=write_record(record_of(state, meta)) if records else None,
    )


class Figures(Struct, frozen=True):
    """What a match came to; `interval` is the win rate's 95 % interval."""

    match: Match
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_meals: float
    mean_yuck_left: float
    actions: dict[str, int]
    complications: dict[str, int]


class Summary:
    """Adds up results as they come."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._games = self._wins = self._meals = self._yuck_left = 0
        self._actions = Counter(dict.fromkeys(_acts(match.variant), 0))
        cards = [card.value for card in Complication] if match.variant is Variant.COMPLICATIONS else []
        self._complications = Counter(dict.fromkeys(cards, 0))

    def add(self, result: Result) -> None:
        self._games += 1
        self._wins += result.won
        self._meals += result.meals
        self._yuck_left += result.yuck_left
        self._actions.update(result.actions)
        self._complications.update(result.complications)

    def figures(self) -> Figures:
        games = max(1, self._games)
        return Figures(
            match=self._match,
            games=self._games,
            wins=self._wins,
            win_rate=self._wins / games,
            interval=wilson(self._wins, self._games),
            mean_meals=self._meals / games,
            mean_yuck_left=self._yuck_left / games,
            actions=dict(self._actions),
            complications=dict(self._complications),
        )


def _acts(variant: Variant) -> tuple[str, ...]:
    """Every kind of action of a variant: one that never happened shows as zero."""
    if variant is Variant.COLLEAGUES:
        return ("yuck-front", "pass", "take", "yuck-back")
    colony = ("yuck-front", "offer", "medicine", "strict-menu", "serve", "take", "yuck-back", "analyse")
    return (*colony, "predict") if variant is Variant.COMPLICATIONS else colony


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    if not games:
        return (0.0, 1.0)
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (max(0.0, centre - half), min(1.0, centre + half))
