"""Bots that know the deal: yardsticks for the arena, never partners at a table.

The registry knows none of them, so code that seats a bot by name can't hand out more than a view.
"""

from doctor_rat.bots.decision import Bot
from doctor_rat.bots.registry import Level
from doctor_rat.rules import Deal


def insider_named(name: str, deal: Deal) -> Bot | None:
    """A bot of this name that knows this deal; None if no insider has that name."""
    if name != "oracle":
        return None
    from doctor_rat.bots.levels.oracle.colleague import OracleColleague
    from doctor_rat.bots.levels.oracle.colony import OracleDoctor, OracleRats

    return Level(OracleDoctor(), OracleRats(deal.diets), OracleColleague(deal.diets))
