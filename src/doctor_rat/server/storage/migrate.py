"""Bring a database up to date."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from doctor_rat.server.storage.errors import StorageCode, Unusable

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Call it inside a transaction that keeps out other processes that would migrate."""
    if _revision(connection) != current_revision():
        _upgrade(connection)


def current_revision() -> str:
    """Read from the file names, such as `v0001_first`, so that a start without migrations needn't load Alembic."""
    return max(script.stem[1:5] for script in (_SCRIPTS / "versions").glob("v*.py"))


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise Unusable(
            StorageCode.NEWER,
            "The database was made by a newer version of this program; use that one.",
        )
    command.upgrade(config, "head")


def _config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
