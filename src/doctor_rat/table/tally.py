"""How much has been done at a table, by each person and by all, so that nobody can make its log grow without end."""

from collections import Counter
from collections.abc import Callable, Sequence

from doctor_rat.rules import Group
from doctor_rat.table.decide import Drafted
from doctor_rat.table.entries import Body, Entry, Hosting, Kicked, Muted, Said, Stood, Talked, TookOver
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.values import GuestId

MOST_TALK, MOST_ENTRIES = 500, 3_000
"""Per person. A long game has about two hundred entries in total."""
MOST_TALK_OF_ALL, MOST_ENTRIES_OF_ALL = 3_000, 10_000
"""At one table, by everyone together: people may come and go without end."""

_TALK = (Talked, Said)
_LIMITED = (TookOver, Stood, Kicked, Hosting)
"""Defends someone or lets them go, and can't be repeated before something else has happened."""


class Activity:
    def __init__(self) -> None:
        self._count = 0
        self._entries: Counter[GuestId] = Counter()
        self._talk: Counter[GuestId] = Counter()
        self._heard: Counter[Group | None] = Counter()
        """What was said, by the side that heard it; None for everyone."""

    def add(self, entry: Entry) -> None:
        self._count += 1
        if entry.by is not None:
            self._entries[entry.by] += 1
            if isinstance(entry.body, _TALK):
                self._talk[entry.by] += 1
                self._heard[entry.body.side] += 1

    def check(self, guest: GuestId, drafted: Sequence[Drafted], seen: Callable[[GuestId], int]) -> None:
        """Refuse what any game can do without, once more has been done or said than any game needs.

        `seen` tells how many entries someone knows of: what is hidden from them isn't counted, or it could be noticed.
        """
        for step in drafted:
            if isinstance(step.body, _TALK):
                self._check_talk(guest, step.body)
        if self._entries[guest] >= MOST_ENTRIES and not _must_go_on(drafted):
            raise Denied(TableCode.TOO_MUCH_DONE, most=MOST_ENTRIES)
        if self._count >= MOST_ENTRIES_OF_ALL and seen(guest) >= MOST_ENTRIES_OF_ALL and not _must_go_on(drafted):
            raise Denied(TableCode.LOG_FULL, most=MOST_ENTRIES_OF_ALL)

    def _check_talk(self, guest: GuestId, said: Talked | Said) -> None:
        if self._talk[guest] >= MOST_TALK:
            raise Denied(TableCode.TALKED_OUT, most=MOST_TALK)
        if sum(self._heard[side] for side in {None, said.side}) >= MOST_TALK_OF_ALL:
            raise Denied(TableCode.TOO_MUCH_SAID, most=MOST_TALK_OF_ALL)


def _must_go_on(drafted: Sequence[Drafted]) -> bool:
    """Whether others wait for it, or it defends someone."""
    return any(step.body.effect.move for step in drafted) or all(_is_limited(step.body) for step in drafted)


def _is_limited(body: Body) -> bool:
    return isinstance(body, _LIMITED) or (isinstance(body, Muted) and body.muted)
