"""The operator's orders, for all processes on a database: closed tables, blocks, a message, read-only mode."""

from collections.abc import Callable
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.sql import insert
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import TableId

_order = schema.orders.c


class OrderKind(StrEnum):
    TABLE = "table"
    """A closed table: nobody can stay or come in."""
    GUEST = "guest"
    NETWORK = "network"
    """A blocked range of addresses."""
    READ_ONLY = "read-only"
    MESSAGE = "message"


class Order(Value, frozen=True):
    kind: OrderKind
    subject: str = ""
    texts: dict[str, str] = {}
    """By language."""
    until: int | None = None
    """In milliseconds; None means until it is lifted."""


class OrdersKept:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now

    async def standing(self) -> list[Order]:
        """Orders that haven't expired."""
        lasts = or_(_order.until.is_(None), _order.until > self._now())
        found = select(schema.orders).where(lasts).order_by(_order.kind, _order.subject)
        async with self._database.reading.connect() as connection:
            rows = (await connection.execute(found)).all()
        return [Order(OrderKind(row.kind), row.subject, msgspec.json.decode(row.texts), row.until) for row in rows]

    async def give(self, order: Order) -> None:
        """Replaces an order of the same kind and subject. Also deletes expired orders."""
        now = self._now()
        row = {
            "kind": order.kind.value,
            "subject": order.subject,
            "texts": msgspec.json.encode(order.texts).decode(),
            "made_at": now,
            "until": order.until,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.orders).where(_order.until <= now))
            statement = insert(connection.dialect.name, schema.orders)
            changed = {name: statement.excluded[name] for name in ("texts", "made_at", "until")}
            connection.execute(statement.on_conflict_do_update(index_elements=["kind", "subject"], set_=changed), row)

        await self._writer.change(work)

    async def lift(self, kind: OrderKind, subject: str = "") -> bool:
        """Returns whether there was one."""
        lifted = delete(schema.orders).where(_order.kind == kind, _order.subject == subject)
        return await self._writer.change(lambda connection: connection.execute(lifted).rowcount > 0)

    async def archive(self, named: TableId) -> bool:
        """Hide a table from the lists of running ones. Returns whether it exists. A new entry brings it back."""
        hidden = update(schema.tables).where(schema.tables.c.id == named).values(archived=True)
        return await self._writer.change(lambda connection: connection.execute(hidden).rowcount > 0)
