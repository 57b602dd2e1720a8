"""Finished games that may become puzzles: those where everybody who ever sat at the table has agreed to it."""

from collections.abc import AsyncIterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from doctor_rat.rules import Record
from doctor_rat.server.storage import Storage
from doctor_rat.table import BrokenLogError, DietsFrom, Entry, finished_record
from doctor_rat.table.entries import Forgotten, FormatError
from doctor_rat.table.old import replayed


async def lent_records(storage: Storage, most: int) -> AsyncIterator[Record]:
    """The latest of them, without names: neither people's nor the table's."""
    for named in await storage.progress.lent(most):
        try:
            found = _record(await storage.read(named, 0))
        except (BrokenLogError, FormatError):
            continue
        if found is not None:
            yield found


def _record(entries: Sequence[Entry]) -> Record | None:
    # Deleted guests can no longer be asked.
    if any(isinstance(entry.body, Forgotten) for entry in entries):
        return None
    table = replayed(entries)
    # A deal that others may still play; a game that others began; a lesson, where nobody decided anything.
    if table.shared is not None or table.study is not None or table.options.diets is DietsFrom.LESSON:
        return None
    record = finished_record(table)
    return None if record is None else replace(record, meta=UNSET, proof=UNSET)
