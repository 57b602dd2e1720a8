"""Exact inference: which diets are still possible for each group, and how likely each is."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log2

from msgspec import Struct

from doctor_rat.belief.evidence import Clue, clues
from doctor_rat.belief.order import with_grade
from doctor_rat.belief.prior import prior
from doctor_rat.rules import Config, Diet, Food, Group, Source, View

MISTAKEN_RETURN = 0.02
"""How often a doctor sends back a food that was good."""


class Belief(Struct, frozen=True):
    """What can be known of one group's diet, and of its next food."""

    group: Group
    previous: Food
    meal: int
    weights: Mapping[Diet, float]
    """Every diet still possible, likeliest first; the weights add up to 1."""

    def chance(self, food: Food) -> float:
        """The chance that this food would be good now."""
        return min(1.0, sum([w for diet, w in self.weights.items() if diet.accepts(food, self.previous, self.meal)]))

    def information(self, food: Food) -> float:
        """How many bits the verdict on this food would reveal about the diet, on average."""
        return _entropy(self.chance(food))

    def ruled_out(self, food: Food, good: bool) -> int:
        """How many of the remaining diets this verdict would rule out."""
        return sum([diet.accepts(food, self.previous, self.meal) != good for diet in self.weights])

    @property
    def uncertainty(self) -> float:
        """How many bits about the diet are still missing."""
        return -sum([weight * log2(weight) for weight in self.weights.values() if weight > 0])


def _entropy(chance: float) -> float:
    return -sum([p * log2(p) for p in (chance, 1 - chance) if p > 0])


def beliefs(view: View) -> tuple[Belief, ...]:
    """What this view's role can know of every group's diet."""
    if next(clues(view), None) is None:
        return starting(view.config, view.sources, view.diets)
    loose = own_weights(view)
    ordered = is_ordered(view.config, view.sources)
    return tuple(
        Belief(group, view.board.rows[group].last, view.board.meal, together(view.config, loose, group, ordered))
        for group in view.config.groups
    )


@lru_cache(maxsize=256)
def starting(config: Config, sources: tuple[Source, ...], shown: tuple[Diet | None, ...]) -> tuple[Belief, ...]:
    """What a viewer who is shown these diets can know before the first meal."""
    loose = [
        prior(identity, source) if diet is None else {diet: 1.0}
        for identity, source, diet in zip(config.identities, sources, shown, strict=True)
    ]
    ordered = is_ordered(config, sources)
    return tuple(
        Belief(group, config.identities[group], 1, together(config, loose, group, ordered)) for group in config.groups
    )


def is_ordered(config: Config, sources: Sequence[Source]) -> bool:
    """Whether the deal must have the difficulty the table asked for: a doctor who chooses diets isn't bound by it."""
    return config.difficulty is not None and all(source is Source.DRAWN for source in sources)


def together(config: Config, loose: Sequence[Mapping[Diet, float]], group: Group, ordered: bool) -> dict[Diet, float]:
    """One group's weights, likeliest first, given each group's own weights and that they belong to one deal."""
    if ordered and any(len(weights) > 1 for weights in loose):
        found = with_grade(config, loose, group)
        # Nothing is left if the difficulty is wrong, as for a game dealt with an older table.
        if found:
            return _settle(found)
    return _settle(_no_twins(loose, group))


def own_weights(view: View) -> list[dict[Diet, float]]:
    """Each group's diets by its own clues alone, ignoring that no two groups share one."""
    found = list(clues(view))
    return [_weigh(view, group, found) for group in view.config.groups]


def _weigh(view: View, group: Group, found: Sequence[Clue]) -> dict[Diet, float]:
    known = view.diets[group]
    if known is not None:
        return {known: 1.0}
    own = [clue for clue in found if clue.group == group]
    weights: dict[Diet, float] = {}
    for diet, weight in prior(view.config.identities[group], view.sources[group]).items():
        likelihood = 1.0
        for clue in own:
            likelihood *= _likelihood(diet, clue)
            if not likelihood:
                break
        else:
            weights[diet] = weight * likelihood
    return weights


def _likelihood(diet: Diet, clue: Clue) -> float:
    agrees = diet.accepts(clue.food, clue.previous, clue.meal) == clue.good
    if clue.kind == "sent-back":
        return 1 - MISTAKEN_RETURN if agrees else MISTAKEN_RETURN
    return float(agrees)


def _no_twins(loose: Sequence[Mapping[Diet, float]], group: Group) -> dict[Diet, float]:
    """Exclude worlds in which two groups share a restriction (RULES 2.9), by inclusion and exclusion."""
    others = [weights for other, weights in enumerate(loose) if other != group]
    totals = [sum(weights.values()) for weights in others]
    if len(others) == 1:
        return {diet: weight * (totals[0] - others[0].get(diet, 0)) for diet, weight in loose[group].items()}
    one, two = others
    apart = totals[0] * totals[1] - sum([weight * two.get(diet, 0) for diet, weight in one.items()])
    found: dict[Diet, float] = {}
    for diet, weight in loose[group].items():
        first, second = one.get(diet, 0), two.get(diet, 0)
        found[diet] = weight * (apart - first * totals[1] - second * totals[0] + 2 * first * second)
    return found


def _settle(weights: dict[Diet, float]) -> dict[Diet, float]:
    """Likeliest first, adding up to 1."""
    left = {diet: weight for diet, weight in weights.items() if weight > 0}
    total = sum(left.values())
    ranked = sorted(left.items(), key=lambda entry: -entry[1])
    return {diet: weight / total for diet, weight in ranked}
