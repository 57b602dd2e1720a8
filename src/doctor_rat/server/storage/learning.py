"""Games from which the doctor may learn, and what he has learned: counts over all people, never one person's."""

import msgspec
from sqlalchemy import Connection, func, select, update

from doctor_rat.bots.thinking.shares import Fit
from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import TableId

NAME = "people"
_key, _played, _profile, _seat = schema.keys.c, schema.played.c, schema.profiles.c, schema.seats.c


class Learned(Value, frozen=True):
    at: int
    """When a process last started learning, in milliseconds."""
    fit: Fit | None = None


_read = msgspec.json.Decoder(Learned)


class LearningKept:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def games(self, limit: int) -> list[TableId]:
        """The latest games that people finished as rats, if everyone who ever sat at the table allows it."""
        willing = select(_profile.guest_id).where(_profile.teaches)
        unwilling = select(_seat.guest_id).where(_seat.table_id == _played.table_id, _seat.guest_id.not_in(willing))
        theirs = (_played.side == PlayedSide.RATS, _played.counted, _played.guest_id.in_(willing))
        found = select(_played.table_id).where(*theirs, ~unwilling.exists()).group_by(_played.table_id)
        latest = found.order_by(func.max(_played.at).desc(), _played.table_id).limit(limit)
        async with self._database.reading.connect() as connection:
            return [TableId(named) for named in (await connection.execute(latest)).scalars()]

    async def learned(self) -> Learned | None:
        async with self._database.reading.connect() as connection:
            found = (await connection.execute(select(_key.value).where(_key.name == NAME))).scalar_one_or_none()
        return None if found is None else _read.decode(found)

    async def replace(self, before: Learned | None, after: Learned) -> bool:
        """False if another process was quicker."""
        new = {"name": NAME, "value": msgspec.json.encode(after)}

        def work(connection: Connection) -> bool:
            if before is None:
                first = insert(connection.dialect.name, schema.keys).on_conflict_do_nothing()
                return connection.execute(first, new).rowcount == 1
            old = (_key.name == NAME, _key.value == msgspec.json.encode(before))
            return connection.execute(update(schema.keys).where(*old).values(value=new["value"])).rowcount == 1

        return await self._writer.change(work)
