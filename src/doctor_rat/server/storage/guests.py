"""Guests, their tokens, and links to another device. Secrets are stored only as hashes."""

import hmac
import secrets
from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from doctor_rat.server.storage import schema
from doctor_rat.server.storage.blotting import Blotting, Summarize
from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.forget import mark, tables_of
from doctor_rat.server.storage.values import Guest, NewLink, NewToken
from doctor_rat.server.storage.writer import Writer
from doctor_rat.table.values import GuestId, TableId

TOKEN_BYTES, CODE_BYTES = 16, 10
LINK_MILLISECONDS = 10 * 60 * 1000
TOMBSTONE_MILLISECONDS = 7 * 24 * 60 * 60 * 1000
"""How long a deleted guest's id is remembered: longer than any process may be suspended and resume."""


class Guests:
    def __init__(self, database: Database, writer: Writer, now: Callable[[], int]) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._blotting = Blotting(database, writer)

    async def make(self, name: str) -> NewToken:
        now = self._now()
        guest = Guest(GuestId(secrets.token_urlsafe(9)), name, now)
        token = secrets.token_urlsafe(TOKEN_BYTES)

        def work(connection: Connection) -> NewToken:
            connection.execute(insert(schema.guests), _row(guest))
            _add_token(connection, guest.id, token, now)
            return NewToken(guest, token)

        return await self._writer.change(work)

    async def find(self, token: str) -> Guest | None:
        """Who this token belongs to."""
        hashed = hash_secret(token)
        async with self._database.reading.connect() as connection:
            row = (await connection.execute(_by_token(hashed))).one_or_none()
        if row is None or not hmac.compare_digest(row.token_hash, hashed):
            return None
        return _guest(row)

    async def get(self, named: GuestId) -> Guest | None:
        async with self._database.reading.connect() as connection:
            row = (await connection.execute(select(schema.guests).where(schema.guests.c.id == named))).one_or_none()
        return _guest(row) if row is not None else None

    async def rename(self, named: GuestId, name: str) -> bool:
        change = update(schema.guests).where(schema.guests.c.id == named).values(name=name)

        def work(connection: Connection) -> bool:
            return bool(connection.execute(change).rowcount)

        return await self._writer.change(work)

    async def make_link(self, named: GuestId) -> NewLink:
        """A code that opens this guest's account once, on another device."""
        code = b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        now = self._now()
        link = NewLink(code, now + LINK_MILLISECONDS)

        def work(connection: Connection) -> NewLink:
            connection.execute(delete(schema.links).where(schema.links.c.expires_at <= now))
            row = {"code_hash": hash_secret(code), "guest_id": named, "expires_at": link.expires_at}
            connection.execute(insert(schema.links), row)
            return link

        return await self._writer.change(work)

    async def redeem(self, code: str) -> NewToken | None:
        """A new token for the guest who made the link; None if it is unknown, used or expired."""
        now = self._now()
        token = secrets.token_urlsafe(TOKEN_BYTES)
        hashed = hash_secret(code.strip().upper())
        links = schema.links.c
        use = (
            update(schema.links)
            .where(links.code_hash == hashed, links.used_at.is_(None), links.expires_at > now)
            .values(used_at=now)
            .returning(links.guest_id)
        )

        def work(connection: Connection) -> NewToken | None:
            named = connection.execute(use).scalar_one_or_none()
            if named is None:
                return None
            _add_token(connection, GuestId(named), token, now)
            row = connection.execute(select(schema.guests).where(schema.guests.c.id == named)).one()
            return NewToken(_guest(row), token)

        return await self._writer.change(work)

    async def tables(self, named: GuestId) -> list[TableId]:
        """Tables that may hold their data: those they made or ever sat at, including archived ones."""
        async with self._database.reading.connect() as connection:
            return await connection.run_sync(tables_of, named)

    async def mark(self, named: GuestId) -> None:
        """The first step of a deletion: nobody gets in as this guest any more, in any process."""
        now = self._now()
        await self._writer.change(lambda connection: mark(connection, named, now))

    async def forget(self, named: GuestId, summarize: Summarize) -> list[TableId]:
        """Delete all of a guest's data, and their name in logs. Returns the tables whose logs changed."""
        await self.mark(named)
        return [table for table in await self.tables(named) if await self.blot(table, named, summarize)]

    async def blot(self, table: TableId, named: GuestId, summarize: Summarize) -> bool:
        """Delete their name in one log. False if that had been done."""
        return await self._blotting.blot(table, named, summarize)

    async def unswept(self) -> list[tuple[GuestId, int]]:
        """Guests whose deletion isn't finished, and when it began."""
        gone = schema.forgotten.c
        async with self._database.reading.connect() as connection:
            rows = (await connection.execute(select(gone.guest_id, gone.at).where(~gone.swept))).all()
        return [(GuestId(guest), at) for guest, at in rows]

    async def swept(self, named: GuestId) -> None:
        """Finish a deletion: nothing of theirs can arrive any more. Also deletes old tombstones."""
        gone = schema.forgotten.c
        old = self._now() - TOMBSTONE_MILLISECONDS

        def work(connection: Connection) -> None:
            connection.execute(update(schema.forgotten).where(gone.guest_id == named).values(swept=True))
            connection.execute(delete(schema.forgotten).where(gone.swept, gone.at < old))

        await self._writer.change(work)


def hash_secret(secret: str) -> bytes:
    """Tokens and codes are long and random, so a plain hash is enough."""
    return sha256(secret.encode()).digest()


def _add_token(connection: Connection, named: GuestId, token: str, now: int) -> None:
    row = {"token_hash": hash_secret(token), "guest_id": named, "made_at": now}
    connection.execute(insert(schema.tokens), row)


def _by_token(hashed: bytes) -> Select[Any]:
    return (
        select(schema.guests, schema.tokens.c.token_hash)
        .join(schema.tokens, schema.tokens.c.guest_id == schema.guests.c.id)
        .where(schema.tokens.c.token_hash == hashed)
    )


def _row(guest: Guest) -> dict[str, Any]:
    return {field: getattr(guest, field) for field in guest.__struct_fields__}


def _guest(row: Any) -> Guest:
    return Guest(GuestId(row.id), row.name, row.made_at)
