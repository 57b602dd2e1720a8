"""The databases there are: a new one is a class of its own, and a line here."""

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.errors import StorageCode, Unusable
from doctor_rat.server.storage.postgresql import PostgreSQL
from doctor_rat.server.storage.sqlite import SQLite

_KINDS: dict[str, type[Database]] = {each.kind: each for each in (SQLite, PostgreSQL)}


def database_of(connection: Connection) -> type[Database]:
    """What kind of database is at its other end."""
    return _KINDS[connection.dialect.name]


def database_of_kind(kind: str) -> type[Database]:
    return _KINDS[kind]


def database_at(url: str, *, patient: bool = False) -> Database:
    """Patient ones read for as long as it takes."""
    try:
        read = make_url(url)
    except ArgumentError:
        read = URL.create("none")
    if read.drivername in ("postgresql", "postgres"):
        return PostgreSQL(read.set(drivername="postgresql"), patient=patient)
    if read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
        return SQLite(read)
    raise Unusable(
        StorageCode.BAD_URL, "Give the database as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE."
    )
