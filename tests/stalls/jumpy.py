"""`doctor-rat serve` on a machine whose clock jumps four days ahead, and back at the next signal."""

import signal
import time
from typing import Any

DAYS = 4 * 86_400
_real, _offset = time.time, 0


def _jump(*_: Any) -> None:
    global _offset
    _offset = 0 if _offset else DAYS


def main() -> None:
    time.time = lambda: _real() + _offset
    signal.signal(signal.SIGUSR1, _jump)
    from doctor_rat.cli import main as serve

    serve()
