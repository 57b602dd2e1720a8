"""Which process runs a table's bots and deadlines. Losing a lease is harmless: the log decides."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, or_

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import TableId

_lease = schema.leases.c
LONGEST = 60_000
"""Milliseconds. A longer lease comes from a process whose clock was wrong."""


class Leases:
    def __init__(self, writer: Writer, now: Callable[[], int]) -> None:
        self._writer = writer
        self._now = now

    async def take(self, table: TableId, owner: str, seconds: float) -> bool:
        """Take a lease that is free or expired, or extend your own."""
        now = self._now()
        row = {"table_id": table, "owner": owner, "expires_at": now + round(1000 * seconds)}

        def work(connection: Connection) -> bool:
            statement = insert(connection.dialect.name, schema.leases)
            taken = connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["table_id"],
                    set_={"owner": statement.excluded.owner, "expires_at": statement.excluded.expires_at},
                    where=or_(_lease.owner == owner, _lease.expires_at <= now, _lease.expires_at > now + LONGEST),
                ).returning(_lease.owner),
                row,
            )
            return taken.one_or_none() is not None

        return await self._writer.change(work)

    async def release(self, owner: str) -> None:
        """Release all of an owner's leases."""
        gone = delete(schema.leases).where(_lease.owner == owner)

        def work(connection: Connection) -> None:
            connection.execute(gone)

        await self._writer.change(work)

    async def forget_old(self, before: int) -> None:
        """Delete leases that expired before this time: killed processes leave theirs behind."""
        old = delete(schema.leases).where(_lease.expires_at < before)

        def work(connection: Connection) -> None:
            connection.execute(old)

        await self._writer.change(work)
