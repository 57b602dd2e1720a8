"""What a notification says, in the device's language. It tells no more than a list of tables."""

from doctor_rat.locales import words
from doctor_rat.protocol.push import PushKind
from doctor_rat.server.push.postman import Letter
from doctor_rat.server.storage import Summary
from doctor_rat.server.storage.push import Device
from doctor_rat.table import Pace

LIVE_SECONDS = 600
"""How long a notification about a live table is worth delivering."""
LONGEST = 4 * 7 * 86_400
"""Seconds: push services keep nothing longer."""


def for_table(device: Device, kind: PushKind, summary: Summary) -> Letter:
    listed = summary.listed
    is_slow = listed.options.pace is Pace.SLOW
    said = f"push-{kind}" if kind is PushKind.TURN else f"push-{kind}-{listed.options.pace}"
    path = f"/table/{listed.id}"
    message = _message(device, said, path, listed.meal or 0)
    seconds = min(listed.options.deadline, LONGEST) if is_slow else LIVE_SECONDS
    return Letter(device, message, path, seconds)


def for_today(device: Device, seconds: int) -> Letter:
    """`seconds` is what is left of the day."""
    return Letter(device, _message(device, "push-today", "/day"), "/day", seconds)


def _message(device: Device, said: str, path: str, meal: int = 0) -> dict[str, str]:
    return {
        "title": words(device.language, f"{said}-title"),
        "body": words(device.language, f"{said}-text", {"meal": meal}),
        "path": path,
        "language": device.language,
    }
