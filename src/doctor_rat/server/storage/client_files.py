"""The client's files, of this version and of earlier ones.

A tab opened before an upgrade asks for the files it was built with, and while old and new processes serve the same
people, each is asked for the other's files. Names change with the content, so a stored file is never wrong.
"""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, delete, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer

_file = schema.client_files.c
KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000
"""How long a file is kept after the last process that had it."""


class KeptFile(Value, frozen=True):
    kind: str
    body: bytes


class ClientFiles:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def keep(self, files: Mapping[str, KeptFile]) -> None:
        """Store the files of a client in use, and delete those that no process has had for a month."""
        now = self._now()
        rows = [
            {"path": path, "kind": file.kind, "body": file.body, "used_at": now} for path, file in sorted(files.items())
        ]

        def work(connection: Connection) -> None:
            new = insert(connection.dialect.name, schema.client_files).on_conflict_do_nothing()
            known = set(connection.execute(select(_file.path)).scalars())
            if missing := [row for row in rows if row["path"] not in known]:
                connection.execute(new, missing)
            connection.execute(update(schema.client_files).where(_file.path.in_(list(files))).values(used_at=now))
            connection.execute(delete(schema.client_files).where(_file.used_at < now - KEPT_MILLISECONDS))

        await self._writer.change(work)

    async def find(self, path: str) -> KeptFile | None:
        async with self._database.reading.connect() as connection:
            row = (await connection.execute(select(_file.kind, _file.body).where(_file.path == path))).one_or_none()
        return None if row is None else KeptFile(row.kind, row.body)
