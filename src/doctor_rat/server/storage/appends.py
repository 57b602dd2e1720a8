"""Appending to many logs in one transaction, each append all or nothing."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.codec import as_row
from doctor_rat.server.storage.databases import database_of
from doctor_rat.server.storage.errors import StorageCode, WriteFailed
from doctor_rat.server.storage.forget import gone_among
from doctor_rat.server.storage.listener import CHANNEL
from doctor_rat.server.storage.played import Played, write_played
from doctor_rat.server.storage.sql import execute_many
from doctor_rat.server.storage.summaries import NewSummary, write_seats, write_summaries
from doctor_rat.server.storage.values import Summary
from doctor_rat.table.entries import Entry, person_of
from doctor_rat.table.personal import NOTHING
from doctor_rat.table.values import GuestId, TableId

LONGEST_MEMORY = 10_000
"""Tables."""


class Append(Value, frozen=True):
    table: TableId
    entries: tuple[Entry, ...]
    summary: Summary | None = None
    """None if it hasn't changed."""
    told: bool = False
    """Whether anyone may know that something was written."""
    played: tuple[Played, ...] = ()
    """How the game ended for each guest, if this append ends it."""

    @property
    def first(self) -> int:
        return self.entries[0].number

    @property
    def last(self) -> Entry:
        return self.entries[-1]

    @property
    def people(self) -> set[GuestId]:
        """The guests whose data it carries."""
        return {person for entry in self.entries if (person := person_of(entry)) is not None}


class Outrun(Exception):
    """Another process wrote the same numbers between our read and our write: the whole transaction must be undone."""


class Written(NamedTuple):
    """A table as this process last left it."""

    number: int
    seated: tuple[GuestId, ...] | None


Memory = dict[TableId, Written]
"""Saves looking up the heads. If another process has written since, the insert fails."""


Kept = bool | WriteFailed


def keep(connection: Connection, appends: Sequence[Append], memory: Memory) -> list[Kept]:
    """Return which were kept. An append that doesn't continue from its table's head is lost, and so are those after it.

    One that carries the data of a deleted guest fails.
    """
    if len(memory) > LONGEST_MEMORY:
        memory.clear()
    gone = _gone(connection, appends)
    allowed = [append for append in appends if not append.people & gone] if gone else appends
    chosen = iter(choose(allowed, _heads(connection, allowed, memory)))
    kept: list[Kept] = [GONE if gone and append.people & gone else next(chosen) for append in appends]
    winners = [append for append, is_kept in zip(appends, kept, strict=True) if is_kept is True]
    if winners:
        _insert(connection, winners)
        _touch(connection, winners, memory)
        write_played(connection, [each for append in winners for each in append.played])
        _notify(connection, winners)
    return kept


GONE = WriteFailed(StorageCode.GUEST_GONE, "The guest's data is deleted.")


def _gone(connection: Connection, appends: Sequence[Append]) -> set[GuestId]:
    people = {
        person
        for append in appends
        for entry in append.entries
        if entry.body.personal is not NOTHING and (person := person_of(entry)) is not None
    }
    return gone_among(connection, people) if people else set()


def _heads(connection: Connection, appends: Sequence[Append], memory: Memory) -> dict[TableId, int]:
    """The remembered heads, where the appends continue from them and those entries still exist; else the real ones."""
    before = {append.table: append.first - 1 for append in reversed(appends)}
    known = {table: number for table, number in before.items() if table in memory and memory[table].number == number}
    if known and not _are_there(connection, known):
        known = {}
    for table in (unknown := before.keys() - known.keys()):
        memory.pop(table, None)
    return known | (read_heads(connection, unknown) if unknown else {})


def _are_there(connection: Connection, heads: dict[TableId, int]) -> bool:
    """A database restored to an older state has lost what we remember."""
    return database_of(connection).count_entries(connection, heads) == len(heads)


def choose(appends: Sequence[Append], heads: dict[TableId, int]) -> list[bool]:
    lost: set[TableId] = set()
    kept: list[bool] = []
    for append in appends:
        if append.first != heads.get(append.table, 0) + 1:
            lost.add(append.table)
        kept.append(append.table not in lost)
        if kept[-1]:
            heads[append.table] = append.last.number
    return kept


_HEADS = (
    select(schema.entries.c.table_id, func.max(schema.entries.c.number))
    .where(schema.entries.c.table_id.in_(bindparam("named", expanding=True)))
    .group_by(schema.entries.c.table_id)
)


def read_heads(connection: Connection, named: Collection[TableId]) -> dict[TableId, int]:
    rows = connection.execute(_HEADS, {"named": list(named)})
    return {TableId(table): number for table, number in rows}


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    # In the same order in all processes, or two of them could deadlock.
    ordered = sorted(appends, key=lambda append: (append.table, append.first))
    rows = [as_row(append.table, entry) for append in ordered for entry in append.entries]
    try:
        execute_many(connection, _INSERT, rows)
    except IntegrityError:
        raise Outrun from None


_INSERT = insert(schema.entries)


def _touch(connection: Connection, appends: Sequence[Append], memory: Memory) -> None:
    """Secret entries don't move a table in lists, but take it out of the archive."""
    last = {append.table: append.last for append in appends}
    summaries = {append.table: append.summary for append in appends if append.summary is not None}
    if hidden := {append.table for append in appends if not append.told} - summaries.keys():
        connection.execute(_TAKE_OUT, [{"named": table} for table in sorted(hidden)])
    told = [NewSummary(table, last[table], summary) for table, summary in summaries.items()]
    before = {table: memory[table].seated for table in last if table in memory}
    write_summaries(connection, told, touch=True)
    write_seats(connection, [each for each in told if each.summary.guests != before.get(each.table)])
    for table, entry in last.items():
        seated = summaries[table].guests if table in summaries else before.get(table)
        memory[table] = Written(entry.number, seated)


_TAKE_OUT = update(schema.tables).where(schema.tables.c.id == bindparam("named")).values(archived=False)


def _notify(connection: Connection, appends: Sequence[Append]) -> None:
    """Tell the other processes, once per table, with the commit."""
    heads = {append.table: append.last.number for append in appends}
    database_of(connection).tell(connection, CHANNEL, [f"{number} {table}" for table, number in heads.items()])
