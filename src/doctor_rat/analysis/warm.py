"""Compiles the analysis in advance, so that nobody waits for it: `python -m doctor_rat.analysis.warm`."""

from random import Random

from doctor_rat.analysis.account import analyse
from doctor_rat.bots import bot_named
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Record,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    record_of,
    role_of,
    view,
)

CONFIGS = (Config(), Config(Variant.COMPLICATIONS), Config(Variant.COLLEAGUES, IDENTITIES[:2]))
LITTLE = 0.01


def warm_up() -> None:
    """Analyze a short game of every kind."""
    for config in CONFIGS:
        analyse(_lost(config), effort=LITTLE)


def _lost(config: Config) -> Record:
    """Random players don't last long."""
    rng = Random(2)
    bot = bot_named("random")
    state = new_game(config, new_deal(config, rng))
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return record_of(state)


if __name__ == "__main__":
    warm_up()
