"""Compiles the analysis in advance, so that nobody waits for it: `python -m doctor_rat.analysis.warm`."""

from random import Random

from doctor_rat.analysis.account import analyse
from doctor_rat.analysis.experts import finish, rats_win
from doctor_rat.review.game import Game
from doctor_rat.rules import IDENTITIES, Config, Phase, Record, Variant, new_deal, new_game, record_of
from doctor_rat.rules.cards import EXAM

CONFIGS = (Config(), Config(Variant.COMPLICATIONS), Config(Variant.COLLEAGUES, IDENTITIES[:2]))
LITTLE = 0.01


def warm_up() -> None:
    """Analyze a short game of every kind, and ask expert rats about an exam: their first answer is slow."""
    for config in CONFIGS:
        # Random players don't last long.
        analyse(_played(config, "random"), effort=LITTLE)
    states = Game(_played(Config(), "regular")).states
    rats_win(next(each for each in states if each.board.meal == EXAM and each.board.phase is Phase.CHOOSE))


def _played(config: Config, bots: str) -> Record:
    rng = Random(2)
    return record_of(finish(new_game(config, new_deal(config, rng)), bots, bots, rng))


if __name__ == "__main__":
    warm_up()
