"""This server's secrets: made once, the same in all processes. Backups contain them, because promises rest on them."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer

_key = schema.keys.c


class KeysKept:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, name: str, new: Callable[[], bytes]) -> bytes:
        """The key; the first process to ask makes it."""
        which = select(_key.value).where(_key.name == name)
        async with self._database.reading.connect() as connection:
            found: bytes | None = (await connection.execute(which)).scalar_one_or_none()
        if found is not None:
            return bytes(found)
        row = {"name": name, "value": new()}

        def work(connection: Connection) -> bytes:
            connection.execute(insert(connection.dialect.name, schema.keys).on_conflict_do_nothing(), row)
            return bytes(connection.execute(which).scalar_one())

        return await self._writer.change(work)
