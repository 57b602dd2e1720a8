"""A guest's private marks at a table."""

from sqlalchemy import Connection, select

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, TableId

_mark = schema.marks.c


class MarksKept:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def read(self, guest: GuestId, table: TableId) -> bytes | None:
        """The stored JSON."""
        statement = select(_mark.marks).where(_mark.guest_id == guest, _mark.table_id == table)
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(statement)).scalar_one_or_none()
        return found.encode() if found is not None else None

    async def keep(self, guest: GuestId, table: TableId, marks: bytes) -> None:
        row = {"guest_id": guest, "table_id": table, "marks": marks.decode()}

        def work(connection: Connection) -> None:
            statement = insert(connection.dialect.name, schema.marks)
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["guest_id", "table_id"], set_={"marks": statement.excluded.marks}
                ),
                row,
            )

        await self._writer.change(work)
