"""`doctor-rat backup` and `doctor-rat restore`: the server's data in a file, and back."""

import asyncio
import os
from pathlib import Path

import click

from doctor_rat.cli.private import keep_private

database_option = click.option("--database", help="sqlite:///FILE or postgresql://…  [default: same as `serve`]")


def database_url(database: str | None) -> str:
    from doctor_rat.server.settings import SettingsError, read_settings

    try:
        return read_settings(os.environ, database=database).database_url
    except SettingsError as error:
        raise click.ClickException(str(error)) from None


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup_command(file: Path, database: str | None) -> None:
    """Write all tables and guests to FILE; the server can keep running."""
    from doctor_rat.server.storage import StorageError
    from doctor_rat.server.storage.backup import backup

    keep_private()
    try:
        asyncio.run(backup(database_url(database), file))
    except StorageError as error:
        raise click.ClickException(error.sentence) from None
    click.echo(f"Wrote {file}")


@click.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore_command(file: Path, database: str | None) -> None:
    """Read a backup into an empty database."""
    from doctor_rat.server.storage import StorageError
    from doctor_rat.server.storage.backup import restore

    keep_private()
    try:
        count = asyncio.run(restore(file, database_url(database)))
    except StorageError as error:
        raise click.ClickException(error.sentence) from None
    click.echo(f"Restored {count} rows from {file}")
