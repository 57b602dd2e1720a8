"""The supported databases: a new one is a class and a line here."""

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from doctor_rat.server.storage.database import Database
from doctor_rat.server.storage.errors import StorageCode, Unusable


def database_of(connection: Connection) -> type[Database]:
    """What kind of database is at its other end."""
    return database_of_kind(connection.dialect.name)


def database_of_kind(kind: str) -> type[Database]:
    """Imported when first needed: PostgreSQL's driver and its dependencies are a fifth of all that a server loads."""
    if kind == "sqlite":
        from doctor_rat.server.storage.sqlite import SQLite

        return SQLite
    from doctor_rat.server.storage.postgresql import PostgreSQL

    return PostgreSQL


def database_at(url: str, *, patient: bool = False) -> Database:
    """A patient one has no time limit on reads."""
    try:
        read = make_url(url)
    except ArgumentError:
        read = URL.create("none")
    if read.drivername in ("postgresql", "postgres"):
        from doctor_rat.server.storage.postgresql import PostgreSQL

        return PostgreSQL(read.set(drivername="postgresql"), patient=patient)
    if read.drivername == "sqlite" and read.database not in (None, "", ":memory:"):
        from doctor_rat.server.storage.sqlite import SQLite

        return SQLite(read)
    raise Unusable(
        StorageCode.BAD_URL, "Give the database as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE."
    )
