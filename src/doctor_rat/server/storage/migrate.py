"""Bring a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from doctor_rat.server.storage.errors import StorageCode, Unusable

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Inside a transaction that keeps out others who would migrate at the same time."""
    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise Unusable(
            StorageCode.NEWER,
            "The database was made by a newer version of this program; use that one.",
        )
    command.upgrade(config, "head")


def current_revision() -> str:
    head = ScriptDirectory(str(_SCRIPTS)).get_current_head()
    assert head is not None
    return head


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
