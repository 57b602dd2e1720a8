"""What the doctor thinks of his rats: how likely each way to choose, and each idea, is after every choice seen."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, combinations, permutations
from math import exp, log
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.belief import Clue
from doctor_rat.bots.kernel import minds
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, tables
from doctor_rat.bots.kernel.memory import FORGETS, NOISE, RECENT
from doctor_rat.bots.kernel.play import CLUES, MEAL, Position, seed_noise
from doctor_rat.bots.kernel.position import believed, numbers
from doctor_rat.bots.kernel.watch import COLDEST, HEAT, weigh_choice
from doctor_rat.bots.thinking.meaning import believed_by_readers
from doctor_rat.bots.thinking.offers import Dish, dishes
from doctor_rat.bots.thinking.population import AssumedWay, population
from doctor_rat.bots.thinking.shares import SHARES, expected_here
from doctor_rat.bots.thinking.watching import Chosen, Watched, watch
from doctor_rat.rules import Group, View

FLOOR = 0.003
"""The share of every choice left to chance: nobody is exactly as we think."""
TINY = 1e-200
"""Keeps what cannot be from becoming nothing at all."""
TURN = 0.4
"""About how often one person of a round decides."""


class Reading(Struct, frozen=True):
    """How likely each way in the population is, and by way and group, each idea."""

    ways: tuple[AssumedWay, ...]
    weights: NDArray[np.float64]
    ideas: Mapping[AssumedWay, NDArray[np.float64]]
    clues: int
    """How many clues there have been."""

    def draw(self, count: int, rng: Random) -> NDArray[np.float64]:
        """This many rats as the kernel has them, one per row."""
        drawn = np.array(rng.choices(range(len(self.ways)), self.weights.tolist(), k=count))
        alike = {k: np.flatnonzero(drawn == k) for k in dict.fromkeys(drawn.tolist())}
        rows = max(len(_seated(self.ways[k])) for k in alike)
        found = np.zeros((count, rows * minds.SIZE))
        for k, places in alike.items():
            people = _seated(self.ways[k])
            for row, each in enumerate(people):
                row_of_each = np.broadcast_to(_vector(each), (len(places), minds.SIZE)).copy()
                if each.family == minds.ONE_IDEA:
                    groups = len(self.ideas[each])
                    row_of_each[:, minds.IDEA : minds.IDEA + groups] = self._ideas(each, len(places), rng)
                    row_of_each[:, minds.SINCE : minds.SINCE + groups] = self.clues
                found[places, row * minds.SIZE : (row + 1) * minds.SIZE] = row_of_each
            found[places, minds.MEMBERS] = len(people)
        return found

    def _ideas(self, way: AssumedWay, count: int, rng: Random) -> NDArray[np.int64]:
        """For this many people of one way, by group: an idea."""
        sums = self.ideas[way].cumsum(axis=1)
        luck = np.array([[rng.random() for _ in sums] for _ in range(count)]) * sums[:, -1]
        return np.array([np.searchsorted(*each) for each in zip(sums, luck.T, strict=True)]).T

    def readers(self) -> float:
        """How likely these are rats who read offers."""
        return float(sum(weight for way, weight in zip(self.ways, self.weights, strict=True) if way.reads))

    def kinds(self) -> dict[str, float]:
        """How likely each kind of people is, the likeliest first."""
        found = dict.fromkeys(SHARES, 0.0)
        for way, weight in zip(self.ways, self.weights, strict=True):
            found[way.kind] += float(weight)
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))


def who_reads(rats: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which of these rats ask what the doctor means by his offers."""
    if rats.shape[1] < minds.SIZE:
        return np.zeros(len(rats), dtype=np.bool_)
    return rats[:, minds.READS] > 0


def _seated(way: AssumedWay) -> tuple[AssumedWay, ...]:
    """The people who take turns deciding."""
    return way.members or (way,)


@cache
def _vector(way: AssumedWay) -> NDArray[np.float64]:
    return way.vector()


@cache
def _people() -> tuple[AssumedWay, ...]:
    """Everyone who may choose, including people in rounds, each once."""
    return tuple(dict.fromkeys(each for way in population() for each in _seated(way)))


@cache
def _thinkers() -> tuple[tuple[AssumedWay, ...], tuple[AssumedWay, ...]]:
    """The people who hold ideas, and the others."""
    ideas = tuple(way for way in _people() if way.family == minds.ONE_IDEA)
    return ideas, tuple(way for way in _people() if way.family != minds.ONE_IDEA)


def read(view: View, p: Position, rng: Random, shares: Mapping[str, float] | None = None) -> Reading:
    """What the choices so far say about the rats; `p` is the current position, used for everything that doesn't
    change."""
    given = expected_here() if shares is None else shares
    scores, ideas = evidence(view, p, rng)
    scores = scores + np.log(_start(tuple(given.items())))
    weights = np.exp(scores - scores.max())
    return Reading(population(), weights / weights.sum(), ideas, int(p.counts[CLUES]))


def evidence(view: View, p: Position, rng: Random) -> tuple[NDArray[np.float64], dict[AssumedWay, NDArray[np.float64]]]:
    """By way: the logarithm of how likely all choices are. By thinker, group and diet: how likely each idea is."""
    seen = watch(view)
    seed_noise(rng.getrandbits(31))
    thinkers, _ = _thinkers()
    ideas, by_idea = _Ideas(view, p, thinkers).follow(seen)
    scores = np.zeros(len(population()))
    served = dishes(view)
    for k, choice in enumerate(seen.choices):
        single = np.concatenate((by_idea[k], _by_reckoning(view, p, seen, choice, served[: choice.meal])))
        scores += np.log((1 - FLOOR) * (_deciding() @ single) + FLOOR * _by_chance(choice))
    return scores, dict(zip(thinkers, ideas, strict=True))


@cache
def _deciding() -> NDArray[np.float64]:
    """By way and person, people with ideas first: how often this one decides."""
    places = {each: place for place, each in enumerate(chain(*_thinkers()))}
    found = np.zeros((len(population()), len(places)))
    for at, way in enumerate(population()):
        people = _seated(way)
        found[at, [places[each] for each in people]] = 1 / len(people)
    return found


@cache
def _start(shares: tuple[tuple[str, float], ...]) -> NDArray[np.float64]:
    given = dict(shares)
    kinds = [way.kind for way in population()]
    return np.array([max(given.get(kind, 0.0), 1e-6) / kinds.count(kind) for kind in kinds])


def _by_chance(choice: Chosen) -> float:
    count = len(choice.centre) + len(choice.trash)
    return exp(-sum(log(count - k) for k in range(len(choice.taken))))


def _by_reckoning(
    view: View, p: Position, seen: Watched, choice: Chosen, served: Sequence[Dish]
) -> NDArray[np.float64]:
    """How likely each person without ideas was to make this choice."""
    _, others = _thinkers()
    found = seen.clues[: choice.clues]
    counts = p.counts.copy()
    counts[MEAL], counts[CLUES] = choice.meal, choice.clues
    then = p._replace(
        previous=numbers(choice.previous),
        crosses=np.array(choice.crosses),
        counts=counts,
        weights=believed(view, found),
    )
    foods = (*choice.centre, *choice.trash)
    taken = np.full(len(choice.previous), -1)
    for group, food in choice.taken.items():
        taken[group] = foods.index(food)
    likely = np.empty(len(others))
    readers = who_reads(_vectors(others))
    for who, q in ((~readers, then), (readers, then._replace(weights=believed_by_readers(view, found, served)))):
        part = np.empty(who.sum())
        weigh_choice(
            tables().masks, q, _vectors(others)[who], numbers(foods), len(choice.centre), len(foods), taken, part
        )
        likely[who] = part
    return likely


@cache
def _vectors(ways: tuple[AssumedWay, ...]) -> NDArray[np.float64]:
    return np.stack([_vector(way) for way in ways])


class _Ideas:
    """How likely each idea is to be the current one: it stays until a verdict refutes it, and shows in what is
    taken."""

    def __init__(self, view: View, p: Position, ways: tuple[AssumedWay, ...]) -> None:
        self._groups = len(p.identity)
        self._identity = [IDENTITY_NUMBER[each] for each in view.config.identities]
        vectors = _vectors(ways)
        orders = vectors[:, minds.ORDER].astype(np.int64)
        self._first = [p.first[self._groups * (1 + orders) + group] for group in range(self._groups)]
        self._heard: list[list[tuple[int, NDArray[np.bool_]]]] = [[] for _ in range(self._groups)]
        """By group: each clue's meal, and the diets that agree with it."""
        self._forgets = vectors[:, FORGETS][:, None]
        self._held = [first.copy() for first in self._first]
        self._turn = np.array([TURN if way.turns else 1.0 for way in ways])[:, None]
        heat = np.maximum(HEAT * vectors[:, NOISE], COLDEST)
        self._liked = np.exp(np.minimum(1 / heat, 30))[:, None]
        self._near = np.exp(np.minimum(vectors[:, minds.CENTRE] / heat, 30))[:, None]

    def follow(self, seen: Watched) -> tuple[NDArray[np.float64], list[NDArray[np.float64]]]:
        """By way, group and diet: what they think now. For each choice, by way: how likely it was."""
        found = []
        told = 0
        for choice in seen.choices:
            for clue in seen.clues[told : choice.clues]:
                self._hear(clue)
            told = choice.clues
            found.append(self._watch(choice))
        for clue in seen.clues[told:]:
            self._hear(clue)
        return np.stack(self._held, axis=1), found

    def _accepting(self, group: int, previous: int, meal: int, foods: NDArray[np.int64]) -> NDArray[np.int64]:
        """By diet and food."""
        masks = tables().masks[self._identity[group], previous, meal % 2]
        return np.asarray((masks[:, None] >> foods) & 1)

    def _hear(self, clue: Clue) -> None:
        group = clue.group
        food = np.array([FOOD_NUMBER[clue.food]])
        agrees = self._accepting(group, FOOD_NUMBER[clue.previous], clue.meal, food)[:, 0] == clue.good
        if not np.logical_and.reduce([agrees, *(told for _, told in self._heard[group])]).any():
            return
        self._heard[group].append((clue.meal, agrees))
        held = self._held[group] * agrees
        fresh = self._first[group] * self._remembered(group, clue.meal)
        lost = 1 - held.sum(axis=1, keepdims=True)
        self._held[group] = held + lost * fresh / fresh.sum(axis=1, keepdims=True)

    def _remembered(self, group: int, meal: int) -> NDArray[np.float64]:
        """By way and diet: how likely it agrees with all that is remembered."""
        found = np.ones_like(self._held[group])
        for heard, agrees in self._heard[group]:
            found *= np.where(agrees, 1.0, self._forgets if meal - heard > RECENT else 0.0)
        return found

    def _watch(self, choice: Chosen) -> NDArray[np.float64]:
        """The choice's likelihood by way. Also learns from the choice which ideas are likely.

        Two groups may want the same food, and then one gets something else. Nobody knows whose wish came first, so
        every order counts as much.
        """
        orders = self._in_all_orders(choice)
        totals = np.array([[(self._held[g] * share).sum(axis=1) for g, share in each.items()] for each in orders])
        by_order = totals.prod(axis=1) + TINY
        weights = by_order / by_order.sum(axis=0)
        for at, group in enumerate(choice.taken):
            shown = sum(
                (weight / (total[at] + TINY))[:, None] * each[group]
                for weight, total, each in zip(weights, totals, orders, strict=True)
            )
            self._held[group] *= 1 - self._turn + self._turn * shown
        return np.asarray(by_order.mean(axis=0))

    def _in_all_orders(self, choice: Chosen) -> list[dict[Group, NDArray[np.float64]]]:
        """For each order in which the groups may choose, by group: the share of each idea for what it took."""
        shares = {
            (group, others): self._share(choice, group, others)
            for group in choice.taken
            for count in range(len(choice.taken))
            for others in map(frozenset, combinations(set(choice.taken) - {group}, count))
        }
        return [
            {group: shares[group, frozenset(order[: order.index(group)])] for group in choice.taken}
            for order in permutations(choice.taken)
        ]

    def _share(self, choice: Chosen, group: Group, before: frozenset[Group]) -> NDArray[np.float64]:
        """By way and idea: the chance that this group takes its food, once those before it have taken theirs."""
        gone = {choice.taken[other] for other in before}
        centre = [food for food in choice.centre if food not in gone]
        foods = [*centre, *(food for food in choice.trash if food not in gone)]
        good = self._accepting(group, FOOD_NUMBER[choice.previous[group]], choice.meal, numbers(foods))
        inside = len(centre)
        near, far = good[:, :inside].sum(axis=1), good[:, inside:].sum(axis=1)
        total = self._near * (self._liked * near + inside - near) + self._liked * far + len(foods) - inside - far
        at = foods.index(choice.taken[group])
        mine = np.where(good[:, at], self._liked, 1.0) * (self._near if at < inside else 1.0)
        return np.asarray(mine / total)
