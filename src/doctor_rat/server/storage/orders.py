"""What an operator has ordered: kept where all processes look, some of it for a time."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, or_, select

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer

_order = schema.orders.c


class Orders:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def give(self, name: str, body: str = "", until: int | None = None) -> None:
        """In place of the one with the same name; until this time in milliseconds, if any."""
        row = {"name": name, "body": body, "until": until}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.orders).where(_order.until <= self._now()))
            statement = insert(connection.dialect.name, schema.orders)
            changed = {"body": statement.excluded.body, "until": statement.excluded.until}
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=changed), row)

        await self._writer.change(work)

    async def withdraw(self, name: str) -> bool:
        """Whether there was one."""
        gone = delete(schema.orders).where(_order.name == name)

        def work(connection: Connection) -> bool:
            return bool(connection.execute(gone).rowcount)

        return await self._writer.change(work)

    async def all(self) -> dict[str, str]:
        """Those in force, by name."""
        lasting = select(_order.name, _order.body).where(or_(_order.until.is_(None), _order.until > self._now()))
        async with self._database.reading.connect() as connection:
            rows = (await connection.execute(lasting)).all()
        return {row.name: row.body for row in rows}
