"""`doctor-rat serve`: run the server."""

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread

import click
import msgspec

from doctor_rat.cli.private import keep_private


def _use_people(file: Path) -> None:
    """For the bots' processes, which inherit the environment; an unreadable file is reported at once."""
    from doctor_rat.bots.thinking.shares import PEOPLE, read_fit

    try:
        read_fit(file)
    except (msgspec.MsgspecError, UnicodeError):
        raise click.ClickException(f"{file} wasn't written by doctor-rat fit.") from None
    os.environ[PEOPLE] = str(file.absolute())


def free_port() -> int | None:
    """The usual port, or 0 for any other if that is taken. None if the environment names one."""
    if "DOCTOR_RAT_PORT" in os.environ:
        return None
    usual = 8000
    with socket.socket() as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind(("127.0.0.1", usual))
        except OSError:
            return 0
    return usual


@click.command("serve")
@click.option("--host", help="Address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 for any free one.  [default: 8000]")
@click.option("--unix-socket", help="File to listen on instead, for a proxy on the same machine.")
@click.option("--database", help="sqlite:///FILE or postgresql://…  [default: a file in your data folder]")
@click.option("--data", help="Folder for the tables and for compiled bots.  [default: your data folder]")
@click.option("--public-url", help="How people reach this server, such as https://rat.example.")
@click.option("--trusted-proxy", is_flag=True, default=None, help="Trust X-Forwarded-For; only behind your own proxy.")
@click.option(
    "--people",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What `doctor-rat fit` found out about the people who play here.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the game in your browser.")
def serve_command(
    host: str | None,
    port: int | None,
    unix_socket: str | None,
    database: str | None,
    data: str | None,
    public_url: str | None,
    trusted_proxy: bool | None,
    people: Path | None,
    open_browser: bool,
) -> None:
    """Run the server. Every setting can also come from the environment, such as DOCTOR_RAT_PORT."""
    from doctor_rat.server.run import run
    from doctor_rat.server.settings import SettingsError, read_settings
    from doctor_rat.server.storage import StorageError

    if people is not None:
        _use_people(people)
    try:
        settings = read_settings(
            os.environ,
            host=host,
            port=port,
            unix_socket=unix_socket,
            database=database,
            data=data,
            public_url=public_url,
            trusted_proxy=trusted_proxy,
        )
    except SettingsError as error:
        raise click.ClickException(str(error)) from None

    def ready(url: str) -> None:
        if not settings.log_json:
            click.echo(f"Doctor Rat is at {url} (stop with Ctrl+C)")
            sys.stdout.flush()
        if open_browser:
            # In a thread: opening a terminal browser blocks, and it needs the server meanwhile.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    keep_private()
    try:
        asyncio.run(run(settings, ready))
    except StorageError as error:
        raise click.ClickException(error.sentence) from None
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"The server can't listen on that address: {error.strerror or error}.") from None
