"""A bot whose process dies once in the middle of its work."""

import os
import signal
from pathlib import Path
from random import Random

from doctor_rat.bots import Decision
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.rules import View

GRAVE = "DOCTOR_RAT_TEST_GRAVE"
"""The environment variable with the path of the file that records where it died."""
LATE = 40
"""Decisions before it dies: by then some games of its chunk are over."""


class Mortal(RandomBot):
    asked = 0

    def decide(self, view: View, rng: Random) -> Decision:
        type(self).asked += 1
        if type(self).asked > LATE and (grave := os.environ.get(GRAVE)) and not Path(grave).exists():
            Path(grave).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view, rng)
