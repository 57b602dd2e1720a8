"""Games to analyze, played by bots of every level in every variant."""

from functools import cache
from random import Random

from doctor_rat.analysis import Analysis, analyse
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.bots import bot_named
from doctor_rat.review.game import Game
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Record,
    Role,
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

QUICK = 0.02
CONFIGS = (
    Config(),
    Config(Variant.COLONY, IDENTITIES[:2]),
    Config(yuck=0),
    Config(Variant.COMPLICATIONS),
    Config(Variant.COLLEAGUES, IDENTITIES[1:]),
)


@cache
def played(config: Config, seed: int, doctor: str = "regular", rats: str = "regular") -> Record:
    rng = Random(seed)
    state = new_game(config, new_deal(config, rng))
    bots = bot_named(doctor), bot_named(rats)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        bot = bots[0] if role in (Role.DOCTOR, Role.COLLEAGUE_0) else bots[1]
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return record_of(state)


@cache
def analysed(config: Config, seed: int, doctor: str = "novice", rats: str = "novice") -> Analysis:
    return analyse(played(config, seed, doctor, rats), effort=QUICK)


def moments_of(record: Record) -> list[Moment]:
    return list(moments(Game(record)))
