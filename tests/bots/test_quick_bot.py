"""The bot that stands in for others: it plays every role by the rules, inside the server process, and not at random."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random

from doctor_rat.bots.decision import Bot
from doctor_rat.bots.quick_bot import QuickBot
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.bots.testing import BotPart, check_bot
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

CONFIGS = (Config(), Config(Variant.COMPLICATIONS), Config(Variant.COLLEAGUES, IDENTITIES[:2]))


def test_it_passes_the_check_in_every_part() -> None:
    findings = check_bot(QuickBot, games=2)
    assert min(findings.decisions[part] for part in BotPart) > 20
    assert findings.exams > 3


def test_it_needs_nothing_that_has_to_be_compiled() -> None:
    told = "import sys, doctor_rat.bots.quick_bot; print(*{'numba', 'numpy'} & {*sys.modules})"
    found = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""


def played(bot: Bot, config: Config, seed: int) -> State:
    rng = Random(seed)
    state = new_game(config, new_deal(config, rng))
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


def verdicts(bot: Bot, config: Config) -> Iterator[bool]:
    for seed in range(30):
        for row in played(bot, config, seed).board.rows:
            yield from (eaten.good for eaten in row.eaten)


def share(verdicts: Iterator[bool]) -> float:
    found = list(verdicts)
    return sum(found) / len(found)


def test_it_eats_better_than_chance() -> None:
    for config in CONFIGS:
        assert share(verdicts(QuickBot(), config)) > share(verdicts(RandomBot(), config)) + 0.02, config.variant
