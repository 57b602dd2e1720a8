"""Drawing for the terminal. Everything here gets views, boards and events, never a game's state."""

from doctor_rat.cli.draw.desk import desk, plates
from doctor_rat.cli.draw.food import card
from doctor_rat.cli.draw.look import ASCII, UNICODE, TerminalLook, chip, look_for, names, paint
from doctor_rat.cli.draw.pages import diet_list, ending, minds, reasons
from doctor_rat.cli.draw.table import rows, shelf, status, table, track
from doctor_rat.cli.draw.told import heading, history, told

__all__ = [
    "ASCII",
    "UNICODE",
    "TerminalLook",
    "card",
    "chip",
    "desk",
    "diet_list",
    "ending",
    "heading",
    "history",
    "look_for",
    "minds",
    "names",
    "paint",
    "plates",
    "reasons",
    "rows",
    "shelf",
    "status",
    "table",
    "told",
    "track",
]
