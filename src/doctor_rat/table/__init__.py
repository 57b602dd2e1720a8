"""A game as people play it: seats, agreement, silence, talk, presence, takeover. No network, no database."""

from doctor_rat.table.again import next_table
from doctor_rat.table.commands import Command
from doctor_rat.table.entries import BrokenLogError, Entry, FormatError, Plan
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.options import Options
from doctor_rat.table.room import Room, Store, TableExistsError, UnknownTableError
from doctor_rat.table.table import Table, finished_record
from doctor_rat.table.values import (
    Access,
    BotLevel,
    CommandId,
    DietsFrom,
    GuestId,
    Pace,
    SeatId,
    Sheet,
    Stage,
    TableId,
)

__all__ = [
    "Access",
    "BotLevel",
    "BrokenLogError",
    "Command",
    "CommandId",
    "Denied",
    "DietsFrom",
    "Entry",
    "FormatError",
    "GuestId",
    "Options",
    "Pace",
    "Plan",
    "Room",
    "SeatId",
    "Sheet",
    "Stage",
    "Store",
    "Table",
    "TableCode",
    "TableExistsError",
    "TableId",
    "UnknownTableError",
    "finished_record",
    "next_table",
]
