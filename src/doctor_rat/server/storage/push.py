"""Devices whose owners want notifications."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, and_, delete, func, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId

_device = schema.push_devices.c
MOST = 10
"""Devices per guest: a new one replaces the oldest."""
FAILING_MILLISECONDS = 14 * 24 * 60 * 60 * 1000
"""A device that fails for this long is forgotten."""
DAY_MINUTES = 24 * 60
MORNING, EVENING = 8 * 60, 21 * 60
"""Between these, by a device's own clock, it may be notified of the deal of the day."""


class Device(Value, frozen=True):
    """A browser that gets notifications, and what of."""

    id: str
    guest_id: GuestId
    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str
    turn: bool
    waiting: bool
    today: bool
    ahead: int
    made_at: int = 0
    day: int = 0
    failing_since: int | None = None


def device_id(endpoint: str) -> str:
    """Browsers compute it too, to find themselves among a guest's devices."""
    return urlsafe_b64encode(sha256(endpoint.encode()).digest()).rstrip(b"=").decode()


class PushKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def keep(self, device: Device, day: int) -> None:
        """Add a device or change its settings. A new one is notified of deals of the day after `day`."""
        row = asdict(device) | {"made_at": self._now(), "day": day, "failing_since": None}
        changed = [name for name in row if name not in ("id", "made_at", "day")]

        def work(connection: Connection) -> None:
            statement = insert(connection.dialect.name, schema.push_devices)
            known = {name: statement.excluded[name] for name in changed}
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=known), row)
            others = select(_device.id).where(_device.guest_id == device.guest_id, _device.id != device.id)
            oldest = others.order_by(_device.made_at.desc(), _device.id).offset(MOST - 1)
            gone = connection.execute(oldest).scalars().all()
            connection.execute(delete(schema.push_devices).where(_device.id.in_(gone)))

        await self._writer.change(work)

    async def end(self, guest: GuestId, device: str) -> None:
        """At its owner's request."""
        await self._delete(and_(_device.id == device, _device.guest_id == guest))

    async def remove(self, device: str) -> None:
        """Its push service no longer knows it."""
        await self._delete(_device.id == device)

    async def _delete(self, which: Any) -> None:
        await self._change(delete(schema.push_devices).where(which))

    async def _change(self, statement: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._writer.change(work)

    async def works(self, device: Device) -> None:
        if device.failing_since is not None:
            await self._change(update(schema.push_devices).where(_device.id == device.id).values(failing_since=None))

    async def fails(self, device: Device) -> None:
        now = self._now()

        def work(connection: Connection) -> None:
            since = func.coalesce(_device.failing_since, now)
            connection.execute(update(schema.push_devices).where(_device.id == device.id).values(failing_since=since))
            too_long = _device.failing_since < now - FAILING_MILLISECONDS
            connection.execute(delete(schema.push_devices).where(_device.id == device.id, too_long))

        await self._writer.change(work)

    async def has(self, device: Device) -> bool:
        """Whether this device still gets notifications, for the same guest."""
        same = select(_device.id).where(_device.id == device.id, _device.guest_id == device.guest_id)
        async with self._database.reading.connect() as connection:
            return (await connection.execute(same)).first() is not None

    async def of(self, guest: GuestId) -> list[Device]:
        return await self._read(_devices().where(_device.guest_id == guest).order_by(_device.made_at, _device.id))

    async def of_all(self, guests: Collection[GuestId]) -> list[Device]:
        return await self._read(_devices().where(_device.guest_id.in_(list(guests))).order_by(_device.id))

    async def take_for_today(self, day: int, minute: int, most: int) -> list[Device]:
        """Some that want to hear about this day's deal, haven't yet, and are in daytime. No other process gets them.

        `minute` is the minute of the day in UTC.
        """
        clock = (_device.ahead + minute + DAY_MINUTES) % DAY_MINUTES
        due = and_(_device.today, _device.day < day, clock >= MORNING, clock < EVENING)
        if not await self._read(_devices().where(due).limit(1)):
            return []
        some = select(_device.id).where(due).order_by(_device.id).limit(most)
        taken = update(schema.push_devices).where(_device.id.in_(some), _device.day < day).values(day=day)

        def work(connection: Connection) -> list[Device]:
            return [Device(*row) for row in connection.execute(taken.returning(*_columns()))]

        return await self._writer.change(work)

    async def _read(self, statement: Select[Any]) -> list[Device]:
        async with self._database.reading.connect() as connection:
            return [Device(*row) for row in (await connection.execute(statement)).all()]


def _columns() -> list[Any]:
    return [_device[name] for name in Device.__struct_fields__]


def _devices() -> Select[Any]:
    return select(*_columns())
