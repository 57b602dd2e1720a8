"""Many games between bots, reproducible by seed whatever the number of processes."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache, partial
from random import Random
from time import perf_counter

from msgspec import Struct
from msgspec.structs import force_setattr

from doctor_rat.bots.decision import Bot, BotFault
from doctor_rat.bots.insiders import insider_named
from doctor_rat.bots.registry import bot_named
from doctor_rat.lab.spread import ALONE, Hands, spread
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Deal,
    Refused,
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

CHUNK = 10
"""Games a process plays at a time: few, so that an interrupted run loses little."""


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
    """How a game went. It depends only on the seed."""

    seed: int
    won: bool
    meals: int
    tokens: dict[str, int]
    """What was left of each at the end."""
    actions: dict[str, int]
    complications: dict[str, int]


class Think(Struct, frozen=True):
    """How long each decision of a side took, in milliseconds. It differs between runs."""

    doctor: list[float]
    rats: list[float]


class PlayedGame(Struct, frozen=True):
    """One game: its result and, separately, how long the bots thought."""

    result: Result
    think: Think
    record: bytes | None = None


class Contestant(Struct, frozen=True):
    """A bot in one game, with its own random source and thinking times."""

    name: str
    bot: Bot
    rng: Random
    times: list[float]


def arena_bot(name: str, deal: Deal) -> Bot:
    """A bot for one game. Only here may it be one that knows the deal."""
    return insider_named(name, deal) or bot_named(name)


def play_game(match: Match, number: int, think: Think | None = None) -> State:
    """Play game `number` of a match, with the seed `match.seed + number`. Fills in `think`."""
    seed = match.seed + number
    rng = Random(seed)
    config = Config(match.variant, tuple(rng.sample(IDENTITIES, match.groups)), match.yuck)
    deal = new_deal(config, rng)
    state = new_game(config, deal)
    times = think or Think([], [])
    rats = Contestant(match.rats, arena_bot(match.rats, deal), Random(f"{seed}/rats"), times.rats)
    doctor = Contestant(match.doctor, arena_bot(match.doctor, deal), Random(f"{seed}/doctor"), times.doctor)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        state = _decide(state, role, doctor if role in (Role.DOCTOR, Role.COLLEAGUE_0) else rats)
    return state


def _decide(state: State, role: Role, seat: Contestant) -> State:
    seen = view(state, role)
    start = perf_counter()
    decision = seat.bot.decide(seen, seat.rng)
    seat.times.append(round(1000 * (perf_counter() - start), 4))
    if not decision.actions:
        raise BotFault(f"The bot {seat.name} decided nothing as {role} in {state!r}.")
    for action in decision.actions:
        actor = role_of(action.by, state.config.variant)
        # The rats decide together; everyone else acts alone.
        if actor is not role and not (actor.is_group and role.is_group):
            raise BotFault(f"The bot {seat.name} acted as {actor} instead of {role} in {state!r}.")
        try:
            state, _ = apply(state, action)
        except Refused as error:
            raise BotFault(f"The bot {seat.name} tried `{action}` in {state!r}: {error}") from None
    return state


def run(
    match: Match, hands: Hands = ALONE, *, records: bool = False, skip: Collection[int] = frozenset()
) -> Iterator[PlayedGame]:
    """All games in order, except the numbers to skip."""
    numbers = [number for number in range(match.games) if number not in skip]
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    return spread(partial(_play_chunk, match, records), chunks, hands)


def _play_chunk(match: Match, records: bool, numbers: Sequence[int]) -> Iterator[PlayedGame]:
    return (_play(match, number, records) for number in numbers)


@cache
def _warm_up(match: Match) -> None:
    """Play an untimed game: compiling and loading the kernel doesn't count as thinking."""
    play_game(match, 0)


def _play(match: Match, number: int, records: bool) -> PlayedGame:
    _warm_up(match)
    think = Think([], [])
    state = play_game(match, number, think)
    meta = {"seed": match.seed + number, "doctor": match.doctor, "rats": match.rats}
    record = write_record(record_of(state, meta)) if records else None
    return PlayedGame(_result(state, match.seed + number), think, record)


def _result(state: State, seed: int) -> Result:
    ending = outcome(state)
    assert ending is not None
    board = state.board
    drawn = (event for event in state.log if isinstance(event, ComplicationDrawn))
    return Result(
        seed=seed,
        won=ending.won,
        meals=ending.meal,
        tokens={token: int(left) for token, left in board.tokens.items()},
        actions=Counter(str(action.__struct_config__.tag) for action in state.actions),
        complications=Counter(event.complication.value for event in drawn),
    )
