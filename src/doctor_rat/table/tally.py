"""How much each person has done at a table, so that nobody can make its log grow without end."""

from collections import Counter

from doctor_rat.table.commands import Command, Say, Talk
from doctor_rat.table.entries import Entry, Said, Talked
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.values import GuestId

MOST_TALK, MOST_ENTRIES = 500, 3_000
"""Per person. A long game has about two hundred entries in total."""

_TALK, _TALKING = (Talked, Said), (Talk, Say)


class Activity:
    def __init__(self) -> None:
        self._entries: Counter[GuestId] = Counter()
        self._talk: Counter[GuestId] = Counter()

    def add(self, entry: Entry) -> None:
        if entry.by is not None:
            self._entries[entry.by] += 1
            if isinstance(entry.body, _TALK):
                self._talk[entry.by] += 1

    def check(self, guest: GuestId, command: Command) -> None:
        """Refuse someone who has done or said more than any game needs."""
        if isinstance(command, _TALKING) and self._talk[guest] >= MOST_TALK:
            raise Denied(TableCode.TALKED_OUT, most=MOST_TALK)
        if not command.always and self._entries[guest] >= MOST_ENTRIES:
            raise Denied(TableCode.TOO_MUCH_DONE, most=MOST_ENTRIES)
