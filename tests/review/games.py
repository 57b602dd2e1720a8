"""Games to review: random ones in every variant, and some by hand."""

from functools import cache

from doctor_rat.review import Highlight, Review, ReviewKey, review
from doctor_rat.rules import State, Variant, record_of, replay
from rules.later_meals import ALL_CONFIGS, random_game
from stage import begin, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
GAMES = 4
"""Of each kind."""


@cache
def random_reviews() -> tuple[tuple[Review, tuple[State, ...]], ...]:
    """Whole games, each with all its states."""
    return tuple(reviewed(list(random_game(config, seed))[-1]) for config in ALL_CONFIGS for seed in range(GAMES))


def reviewed(end: State) -> tuple[Review, tuple[State, ...]]:
    record = record_of(end)
    return review(record), tuple(replay(record))


def scripted(pile: str, script: str, groups: str = PAIR, variant: Variant = Variant.COLONY, yuck: int = 3) -> Review:
    return reviewed(play(begin(groups, pile, variant=variant, yuck=yuck), script))[0]


def told(found: Review, key: ReviewKey) -> list[Highlight]:
    return [highlight for highlight in found.highlights if highlight.key is key]
