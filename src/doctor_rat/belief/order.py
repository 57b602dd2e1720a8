"""What a deal made to order reveals: all diets together must have the difficulty the table asked for.

By the table in `doctor_rat.difficulty`, a deal has a difficulty if the terms of its diets and of each pair of their
kinds add up to a number in a known range. Terms are whole numbers, and diets of one kind and term are interchangeable
here, so the weights of all worlds can be summed exactly (except for rounding) without listing them.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate

from doctor_rat.difficulty.kinds import DIET_KINDS, DietKind, kind_of
from doctor_rat.difficulty.predict import largest_total, pair_terms, term, totals
from doctor_rat.rules import Config, Diet, Food, Group

_ROUNDING = 1e-13
"""A difference this small, relative to what was subtracted from, counts as zero."""
_LOST = 1e-15
"""What adding up a side's weights may lose: they add up to 1."""

_Kind = DietKind | None
"""None for the missing third group."""
_Classes = Mapping[DietKind, Mapping[int, float]] | Mapping[None, Mapping[int, float]]
"""Weights by kind and term."""
_NOBODY: Mapping[None, Mapping[int, float]] = {None: {0: 1.0}}


def with_grade(config: Config, loose: Sequence[Mapping[Diet, float]], group: Group) -> dict[Diet, float]:
    """A group's weights, not normalized, given that all diets together have the config's difficulty and no two groups
    share one. `loose` has each group's own weights. Empty if there is no such world."""
    sides = [_Side(config, each, weights) for each, weights in zip(config.groups, loose, strict=True)]
    return _Worlds(config, sides.pop(group), sides).weigh()


class _Side:
    """One group's diets as the table sees them."""

    def __init__(self, config: Config, group: Group, weights: Mapping[Diet, float]) -> None:
        identity, total = config.identities[group], sum(weights.values())
        self.weights = {diet: weight / total for diet, weight in weights.items()}
        self.terms: defaultdict[DietKind, dict[Diet, int]] = defaultdict(dict)
        classes: defaultdict[DietKind, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
        for diet, weight in self.weights.items():
            kind, value = _entry(identity, diet)
            self.terms[kind][diet] = value
            classes[kind][value] += weight
        self.classes: Mapping[DietKind, Mapping[int, float]] = classes


class _Worlds:
    """All worlds left for a group and the other one or two."""

    def __init__(self, config: Config, own: _Side, others: Sequence[_Side]) -> None:
        groups = len(config.identities)
        assert config.difficulty is not None
        wanted = totals(groups, config.yuck, config.difficulty)
        self._own = own
        self._others = others
        # No sum here, and no end of the wanted range, is further from 0 than this.
        self._reach = 2 * largest_total(groups)
        self._low, self._high = self._reach + wanted.start, self._reach + wanted.stop
        self._pairs = _pairs()
        self._ladders: dict[tuple[int, DietKind, DietKind], list[float]] = {}

    def weigh(self) -> dict[Diet, float]:
        one = self._others[0].classes
        two = self._others[1].classes if len(self._others) == 2 else _NOBODY
        found: dict[Diet, float] = {}
        for kind, terms in self._own.terms.items():
            rest = dict.fromkeys(terms.values(), 0.0)
            for beside, partners in one.items():
                ladder = self._ladder(two, kind, beside)
                for value in rest:
                    low, high = self._low - value, self._high - value
                    rest[value] += sum([w * (ladder[high - x] - ladder[low - x]) for x, w in partners.items()])
            found |= self._without_twins(kind, rest)
        return found

    def _without_twins(self, kind: DietKind, rest: Mapping[int, float]) -> dict[Diet, float]:
        """The weights of all diets of a kind, by inclusion and exclusion; `rest` counts twins among the worlds."""
        twins = self._twins(kind)
        ladders = [self._ladder(other.classes, kind, kind) for other in reversed(self._others)]
        if len(ladders) == 1:
            ladders = [self._ladder(_NOBODY, kind, kind)]
        found: dict[Diet, float] = {}
        for diet, value in self._own.terms[kind].items():
            weight = rest[value] - self._wanted(twins, value)
            both = 2.0 if len(self._others) == 2 else 0.0
            total = value + 3 * self._pairs[kind, kind]
            for other, ladder in zip(self._others, ladders, strict=True):
                share = other.weights.get(diet, 0.0)
                both *= share
                if share:
                    total += other.terms[kind][diet]
                    weight -= share * self._wanted(ladder, value + other.terms[kind][diet])
            if both and self._low <= total + self._reach < self._high:
                weight += both
            if weight > max(_ROUNDING * rest[value], _LOST):
                found[diet] = weight * self._own.weights[diet]
        return found

    def _twins(self, kind: DietKind) -> list[float]:
        """The weights of worlds in which the two other groups share a diet."""
        if len(self._others) == 1:
            return self._climb({0: 0.0})
        one, two = self._others
        found: defaultdict[int, float] = defaultdict(float, {0: 0.0})
        for shared, terms in one.terms.items():
            others = two.terms[shared]
            shift = 2 * self._pairs[kind, shared] + self._pairs[shared, shared]
            for diet, value in terms.items():
                if diet in others:
                    found[value + others[diet] + shift] += one.weights[diet] * two.weights[diet]
        return self._climb(found)

    def _ladder(self, classes: _Classes, kind: DietKind, beside: DietKind) -> list[float]:
        """The last group's terms next to two of these kinds, including those of all pairs."""
        # The order of the two kinds doesn't matter.
        key = (id(classes), min(kind, beside), max(kind, beside))
        if key not in self._ladders:
            self._ladders[key] = self._build(classes, kind, beside)
        return self._ladders[key]

    def _build(self, classes: _Classes, kind: DietKind, beside: DietKind) -> list[float]:
        pairs = self._pairs
        found: defaultdict[int, float] = defaultdict(float)
        for third, terms in classes.items():
            shift = pairs[kind, beside] + pairs[kind, third] + pairs[beside, third]
            for value, weight in terms.items():
                found[value + shift] += weight
        return self._climb(found)

    def _climb(self, weights: Mapping[int, float]) -> list[float]:
        """At index `reach` + x, for any x that may be asked for, the weight of all terms below x."""
        first, last = min(weights), max(weights)
        steps = list(accumulate([weights.get(value, 0.0) for value in range(first, last + 1)]))
        return [0.0] * (self._reach + first + 1) + steps + steps[-1:] * (self._reach - last)

    def _wanted(self, ladder: Sequence[float], value: int) -> float:
        """How much weight is in the wanted range if this is added."""
        return ladder[self._high - value] - ladder[self._low - value]


@cache
def _entry(identity: Food, diet: Diet) -> tuple[DietKind, int]:
    return kind_of(diet), term(identity, diet)


@cache
def _pairs() -> dict[tuple[_Kind, _Kind], int]:
    known, kinds = pair_terms(), (*DIET_KINDS, None)
    return {(one, two): 0 if one is None or two is None else known[one, two] for one in kinds for two in kinds}
