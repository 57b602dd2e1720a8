"""Partners for empty seats: each decides from what its role may see, and nothing else."""

from doctor_rat.bots.decision import Bot, Decision, Reason
from doctor_rat.bots.registry import BOTS, bot_named

__all__ = ["BOTS", "Bot", "Decision", "Reason", "bot_named"]
