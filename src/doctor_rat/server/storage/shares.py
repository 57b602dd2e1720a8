"""Links to moments of finished games."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, TableId

_share = schema.shares.c


class KeptShare(Value, frozen=True):
    """Fields in the order of the columns. The id is as hard to guess as a token, and opens one finished game."""

    id: str
    guest: GuestId
    table: TableId
    step: int
    eyes: str
    language: str
    made_at: int


class SharesKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def keep(self, share: KeptShare, most: int) -> KeptShare | None:
        """Store this link, or return the one the guest has for the same moment; None if they have too many."""
        same = select(schema.shares).where(
            _share.guest_id == share.guest,
            _share.table_id == share.table,
            _share.step == share.step,
            _share.eyes == share.eyes,
            _share.language == share.language,
        )
        count = select(func.count()).where(_share.guest_id == share.guest)
        new = (share.id, share.guest, share.table, share.step, share.eyes, share.language, self._now())

        def work(connection: Connection) -> KeptShare | None:
            if (known := connection.execute(same).first()) is not None:
                return KeptShare(*known)
            if connection.execute(count).scalar_one() >= most:
                return None
            connection.execute(insert(schema.shares).values(new))
            return KeptShare(*new)

        return await self._writer.change(work)

    async def find(self, named: str) -> KeptShare | None:
        statement = select(schema.shares).where(_share.id == named)
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(statement)).first()
        return None if found is None else KeptShare(*found)

    async def of(self, guest: GuestId, table: TableId | None = None) -> list[KeptShare]:
        """All of a guest's links, or those to one game; latest first."""
        statement = select(schema.shares).where(_share.guest_id == guest)
        if table is not None:
            statement = statement.where(_share.table_id == table)
        async with self._database.reading.connect() as connection:
            rows = await connection.execute(statement.order_by(_share.made_at.desc(), _share.id))
            return [KeptShare(*row) for row in rows.all()]

    async def revoke(self, named: str, guest: GuestId) -> bool:
        """Returns whether it was theirs and is now gone."""
        statement = delete(schema.shares).where(_share.id == named, _share.guest_id == guest)

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self._writer.change(work) > 0
