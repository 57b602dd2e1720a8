"""How hard a deal is by simulation: a score, a word, and each diet's share. The pile plays no part."""

from collections.abc import Sequence

from doctor_rat.difficulty import grade_of
from doctor_rat.rules import Code, Config, Diet, Difficulty, Refused, check_diets
from doctor_rat.rules.values import Value

GAMES = 3_000
"""Enough for a standard error of at most one point."""


class DealRating(Value, frozen=True):
    score: int
    """How many of 100 games the simulated players lose."""
    word: Difficulty
    shares: tuple[int, ...]
    """By group, adding up to 100: of 100 lost games, how many ended with a bad food of this group."""


def check_possible(config: Config, diets: Sequence[Diet]) -> None:
    """Refuse diets that no game with this configuration can have."""
    if len(diets) != len(config.identities):
        raise Refused(Code.DIET_COUNT, "2.2", count=len(config.identities))
    check_diets(config.identities, diets)


def rate(config: Config, diets: Sequence[Diet], games: int = GAMES) -> DealRating:
    """Simulate, always with the same shuffles. The kernel plays Colony, so other variants are rated as Colony."""
    # Imported here, because the simulation needs numba, which is slow to load.
    from doctor_rat.lab.simulate import count_losses

    check_possible(config, diets)
    lost = count_losses(config, diets, games)
    score = round(100 * sum(lost) / games)
    return DealRating(score, grade_of(score), _shares(lost))


def _shares(lost: Sequence[int]) -> tuple[int, ...]:
    """Whole percentages that add up to 100; equal parts if no game was lost."""
    counts = lost if sum(lost) else [1] * len(lost)
    exact = [100 * count / sum(counts) for count in counts]
    shares = [int(part) for part in exact]
    by_rest = sorted(range(len(exact)), key=lambda group: shares[group] - exact[group])
    for group in by_rest[: 100 - sum(shares)]:
        shares[group] += 1
    return tuple(shares)
