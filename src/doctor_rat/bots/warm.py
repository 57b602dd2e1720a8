"""Compiles the kernel ahead of time, so that no player waits for it: `python -m doctor_rat.bots.warm`."""

from random import Random

from doctor_rat.bots.registry import BOTS, bot_named
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

LEVELS = tuple(name for name in BOTS if name != "random")


def warm_up(levels: tuple[str, ...] = LEVELS, variant: Variant | None = None) -> None:
    """Let each of these bots play a short game of this variant, or of every kind."""
    for level in levels:
        for config in (Config(), Config(Variant.COLLEAGUES, IDENTITIES[:2])):
            if variant is None or (variant is Variant.COLLEAGUES) == (config.variant is Variant.COLLEAGUES):
                _play(level, config)


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
    warm_up()
