"""Players for empty seats: each decides only from what its role may see."""

from doctor_rat.bots.decision import Bot, BotReason, Decision
from doctor_rat.bots.registry import BOTS, LEVELS, bot_named

__all__ = ["BOTS", "LEVELS", "Bot", "BotReason", "Decision", "bot_named"]
