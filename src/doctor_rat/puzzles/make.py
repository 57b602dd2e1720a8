"""Making puzzles from games: bots' games, reproducible by seed with any number of processes, or recorded ones."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from doctor_rat.belief import beliefs
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.lab.spread import ALONE, Hands, spread
from doctor_rat.puzzles.compact import named, read, trimmed, write
from doctor_rat.puzzles.deduce import clever_plan, is_fair, sure_food, telling_food
from doctor_rat.puzzles.levels import estimated_rating
from doctor_rat.puzzles.values import Puzzle, PuzzleKind, takes
from doctor_rat.puzzles.weigh import kind_of, weigh
from doctor_rat.review.odds import percent
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Food,
    Group,
    Offer,
    Phase,
    Record,
    Role,
    Serve,
    State,
    Take,
    Variant,
    apply,
    new_game,
    replay_all,
    view,
)
from doctor_rat.rules.legal import takeable

EARLIEST = 3
"""Before this meal hardly anything is known."""
EARLIEST_FOR_DOCTORS = 5
"""From here on playouts are shorter, and more depends on each choice."""
DOCTORS_EVERY = 4
"""Playouts take long, so only one in this many games is searched for the doctor's kinds."""
YUCK = (0, 3, 0, 1)
"""Tokens, in turn: without them fewer hints blur what the verdicts tell, but the doctor's kinds need some."""
PAIRINGS = (("regular", "noisy:0.25"), ("novice", "regular"), ("novice", "novice"), ("regular", "regular"))
"""Who plays, in turn: good and bad doctors, good and bad rats."""
MOST = {PuzzleKind.EAT: 3, PuzzleKind.TOGETHER: 3, PuzzleKind.QUESTION: 2, PuzzleKind.ORDERS: 2, PuzzleKind.WAY_OUT: 2}
"""Per game, for variety."""
CHUNK = 5


class Wish(Struct, frozen=True):
    """Which games to search."""

    games: int
    seed: int


def make(wish: Wish, hands: Hands = ALONE) -> Iterator[list[Puzzle]]:
    """The puzzles of each game in turn, without duplicates."""
    return _none_twice(_all_games(wish, hands))


def make_from(records: Iterable[Record]) -> Iterator[list[Puzzle]]:
    """The same from recorded games. Only Colony has puzzles."""
    return _none_twice(_of_record(record) for record in records)


def _of_record(record: Record) -> list[str]:
    if record.variant is not Variant.COLONY:
        return []
    game = replay_all(record)
    # Seeded by the game, so that the order of the records doesn't matter.
    return _lines(states_of(game), Random(str(game)), doctors=True)


def _none_twice(games: Iterable[list[str]]) -> Iterator[list[Puzzle]]:
    known: set[str] = set()
    for lines in games:
        fresh = [puzzle for line in lines if (puzzle := read(line)).id not in known]
        known.update(puzzle.id for puzzle in fresh)
        yield fresh


def _all_games(wish: Wish, hands: Hands) -> Iterator[list[str]]:
    """Each game's puzzles as lines, which can pass between processes."""
    chunks = [range(start, min(start + CHUNK, wish.games)) for start in range(0, wish.games, CHUNK)]
    return spread(partial(_chunk, wish.seed), chunks, hands)


def _chunk(seed: int, numbers: Sequence[int]) -> list[list[str]]:
    return [from_game(seed, number) for number in numbers]


def from_game(seed: int, number: int) -> list[str]:
    doctor, rats = PAIRINGS[number % len(PAIRINGS)]
    groups = 2 if number % 5 == 4 else 3
    match = Match(Variant.COLONY, groups, YUCK[number % len(YUCK)], doctor, rats, seed, number + 1)
    rng = Random(f"{seed}/{number}/puzzles")
    return _lines(states_of(play_game(match, number)), rng, doctors=number % DOCTORS_EVERY == 1)


def _lines(states: Sequence[State], rng: Random, *, doctors: bool) -> list[str]:
    found = few_of_each(chain(from_rats(states, rng), from_doctors(states, rng) if doctors else ()))
    return [write(rated(puzzle, rng)) for puzzle in found]


def states_of(game: State) -> list[State]:
    """Every state of a game except the last."""
    state = new_game(game.config, game.deal)
    found = [state]
    for action in game.actions:
        state, _ = apply(state, action)
        found.append(state)
    return found[:-1]


def few_of_each(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    count: Counter[PuzzleKind] = Counter()
    found: list[Puzzle] = []
    for puzzle in puzzles:
        if count[puzzle.kind] < MOST[puzzle.kind]:
            count[puzzle.kind] += 1
            found.append(puzzle)
    return found


def rated(puzzle: Puzzle, rng: Random) -> Puzzle:
    return named(replace(puzzle, rating=estimated_rating(puzzle, rng)))


def from_rats(states: Sequence[State], rng: Random) -> Iterator[Puzzle]:
    for state in rng.sample(states, len(states)):
        if state.board.phase is Phase.CHOOSE and state.board.meal >= EARLIEST:
            yield from of_rats(state, rng)


def from_doctors(states: Sequence[State], rng: Random) -> Iterator[Puzzle]:
    for state in rng.sample(states, len(states)):
        if state.board.phase in (Phase.PREPARE, Phase.RETURN) and state.board.meal >= EARLIEST_FOR_DOCTORS:
            yield from of_doctor(state)


def of_rats(state: State, rng: Random) -> Iterator[Puzzle]:
    seen = view(state, Role.GROUP_0)
    if not is_fair(seen):
        return
    known = beliefs(seen)
    if (found := clever_plan(seen, known)) is not None:
        plan, *chances = found
        figures = tuple(map(percent, chances))
        yield replace(_puzzle(PuzzleKind.TOGETHER, state, None, takes(plan)), figures=figures)
    for group in rng.sample(state.config.groups, len(state.config.groups)):
        foods = takeable(state.board, group)
        for kind, food in (
            (PuzzleKind.EAT, sure_food(known[group], foods)),
            (PuzzleKind.QUESTION, telling_food(known[group], foods)),
        ):
            if food is not None:
                yield _puzzle(kind, state, group, (Take(group, food),))


def of_doctor(state: State) -> Iterator[Puzzle]:
    found = weigh(view(state, Role.DOCTOR))
    kind = None if found is None else kind_of(found.action)
    if found is None or kind is None:
        return
    figures = tuple(round(100 * share) for share in (found.won, found.next_won))
    puzzle = _puzzle(kind, state, None, (found.action,))
    taken = takes_after(puzzle.state, found.action) if isinstance(found.action, Offer) else ()
    yield replace(puzzle, figures=figures, takes=taken)


def takes_after(state: State, offer: Offer) -> tuple[Food, ...]:
    """What rats who remember every verdict take from this offer, by group."""
    for action in (offer, Serve(DOCTOR)):
        state, _ = apply(state, action)
    decided = RegularRats().decide(view(state, Role.GROUP_0), Random(0))
    plan = {action.by: action.food for action in decided.actions if isinstance(action, Take)}
    return tuple(plan[group] for group in state.board.groups)


def _puzzle(kind: PuzzleKind, state: State, group: Group | None, answer: tuple[Action, ...]) -> Puzzle:
    return Puzzle("", kind, 0, trimmed(state), group, answer)
