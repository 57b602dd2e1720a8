"""Compiles the kernel ahead of time, so that no player waits for it: `python -m doctor_rat.bots.warm`."""

from random import Random
from typing import NamedTuple

from doctor_rat.bots.cache import NONE, PATIENCE, compiling, find_cache, use_cache
from doctor_rat.bots.registry import LEVELS, bot_named
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    State,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    role_of,
    view,
)

COLLEAGUES = Config(Variant.COLLEAGUES, IDENTITIES[:2])


class WarmPart(NamedTuple):
    """What is compiled together: the bots that share most of their code."""

    name: str
    levels: tuple[str, ...]
    config: Config


PARTS = (
    WarmPart("simple", LEVELS[:-1], Config()),
    WarmPart("strongest", LEVELS[-1:], Config()),
    WarmPart("colleagues", LEVELS, COLLEAGUES),
)
"""What a first game needs comes first; the strongest level has by far the most code of its own."""


def warm_up(folder: str = NONE) -> None:
    """Compile everything. Waits for other processes that compile in this folder, and uses their results."""
    left = [part for part in PARTS if not _warmed(part, folder, 0)]
    for part in left:
        _warmed(part, folder, PATIENCE)


def warm_for(level: str, variant: Variant) -> None:
    """What one bot needs for one game."""
    _play(level, COLLEAGUES if variant is Variant.COLLEAGUES else Config())


def _warmed(part: WarmPart, folder: str, patience: float) -> bool:
    """Compiles the part, unless others are at it and we have no patience; returns whether nobody else was at it."""
    with compiling(folder, f"-{part.name}", patience) as ours:
        if ours or patience:
            for level in part.levels:
                _play(level, part.config)
    return ours


def _play(level: str, config: Config) -> State:
    rng = Random(1)
    bot = bot_named(level)
    state = new_game(config, new_deal(config, rng))
    while outcome(state) is None and state.board.meal < 3:
        role = role_of(acting(state.board)[0], config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


if __name__ == "__main__":
    use_cache(found := find_cache())
    warm_up(found)
