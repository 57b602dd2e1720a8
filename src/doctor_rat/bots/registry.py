"""The bots that can be asked for by name."""

from collections.abc import Callable

from doctor_rat.bots.decision import Bot
from doctor_rat.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def bot_named(name: str) -> Bot:
    """A new bot of this name; a KeyError if there is none."""
    return BOTS[name]()
