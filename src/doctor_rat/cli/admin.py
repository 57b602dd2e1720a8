"""`doctor-rat admin`: for the operator of a server. Works on its database while it runs."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, TypeVar

import click

from doctor_rat.cli.backup import database_option, database_url
from doctor_rat.cli.private import keep_private
from doctor_rat.locales import LANGUAGES

if TYPE_CHECKING:
    from doctor_rat.server.storage import Order, OrderKind, Storage, Summary

Answer = TypeVar("Answer")
_SECONDS = {"m": 60, "h": 3_600, "d": 86_400}


class Duration(click.ParamType[int]):
    """Minutes, hours or days."""

    name = "duration"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if (found := re.fullmatch(r"([0-9]{1,5})([mhd])", value)) is None:
            self.fail("such as 30m, 12h or 7d", param, ctx)
        return 1000 * int(found[1]) * _SECONDS[found[2]]


_for = click.option("--for", "lasting", type=Duration(), help="How long, such as 30m, 12h or 7d.  [default: forever]")
_table = click.argument("table")
_ANY_NAME = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""Ids of tables and guests may begin with a dash."""


def _now() -> int:
    return time.time_ns() // 1_000_000


def _until(lasting: int | None) -> int | None:
    return None if lasting is None else _now() + lasting


def _do(database: str | None, work: "Callable[[Storage], Awaitable[Answer]]") -> Answer:
    from doctor_rat.server.storage import StorageError, open_storage

    async def whole() -> Answer:
        async with open_storage(database_url(database)) as storage:
            return await work(storage)

    keep_private()
    try:
        return asyncio.run(whole())
    except StorageError as error:
        raise click.ClickException(error.sentence) from None


def _give(database: str | None, order: "Order") -> None:
    _do(database, lambda storage: storage.orders.give(order))


def _lift(database: str | None, kind: "OrderKind", subject: str = "") -> bool:
    return _do(database, lambda storage: storage.orders.lift(kind, subject))


@click.group("admin")
def admin_command() -> None:
    """Look after a running server: its tables, who may come in, what everyone is told.

    Works on the server's database. All of its processes follow within a few seconds.
    """


@admin_command.command("tables")
@click.option("--all", "past", is_flag=True, help="Include finished and archived tables.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True)
@database_option
def tables_command(past: bool, limit: int, database: str | None) -> None:
    """List tables, last touched first."""
    found = _do(database, lambda storage: storage.tables.all(past=past, limit=limit))
    for each in found:
        click.echo(_line(each))
    click.echo(f"{len(found)} tables")


def _line(kept: "Summary") -> str:
    listed = kept.listed
    people = sum(seat.bot is None for seat in listed.seats)
    stage = f"meal {listed.meal}" if listed.meal else listed.stage.value
    archived = "  archived" if kept.archived else ""
    return (
        f"{listed.id:14} {_day(listed.touched)}  {listed.options.access.value:7} {listed.options.variant.value:13} "
        f"{stage:7} people: {people}{archived}"
    )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin_command.command("table", context_settings=_ANY_NAME)
@_table
@database_option
def table_command(table: str, database: str | None) -> None:
    """Show one table: who sits there and how far it is, but no secrets of its game."""
    from doctor_rat.server.storage import OrderKind
    from doctor_rat.table import TableId

    async def look(storage: "Storage") -> "tuple[Summary | None, list[Order]]":
        return await storage.tables.get(TableId(table)), await storage.orders.standing()

    kept, orders = _do(database, look)
    if kept is None:
        raise click.ClickException("There is no such table.")
    click.echo(_line(kept))
    click.echo(f"made {_day(kept.made_at)}, {kept.number} public entries")
    for seat, holder in zip(kept.listed.seats, kept.holders, strict=False):
        roles = ", ".join(role.value for role in seat.roles)
        click.echo(f"  {roles}: " + (f"bot ({seat.bot.value})" if seat.bot else f"{seat.name} (guest {holder})"))
    if any(each.kind is OrderKind.TABLE and each.subject == table for each in orders):
        click.echo("closed")


@admin_command.command("close", context_settings=_ANY_NAME)
@_table
@_for
@database_option
def close_command(table: str, lasting: int | None, database: str | None) -> None:
    """Close a table: everyone there must leave, and nobody can come in."""
    from doctor_rat.server.storage import Order, OrderKind
    from doctor_rat.table import TableId

    async def close(storage: "Storage") -> bool:
        if not await storage.orders.archive(TableId(table)):
            return False
        await storage.orders.give(Order(OrderKind.TABLE, table, until=_until(lasting)))
        return True

    _must(_do(database, close), "There is no such table.")
    click.echo(f"Closed {table}")


@admin_command.command("reopen", context_settings=_ANY_NAME)
@_table
@database_option
def reopen_command(table: str, database: str | None) -> None:
    """Reopen a closed table. It is back in the lists as soon as someone plays."""
    from doctor_rat.server.storage import OrderKind

    _must(_lift(database, OrderKind.TABLE, table), "That table isn't closed.")
    click.echo(f"Reopened {table}")


@admin_command.command("archive", context_settings=_ANY_NAME)
@_table
@database_option
def archive_command(table: str, database: str | None) -> None:
    """Remove a table from the lists. Its people find it among their past tables and can go on."""
    from doctor_rat.table import TableId

    _must(_do(database, lambda storage: storage.orders.archive(TableId(table))), "There is no such table.")
    click.echo(f"Archived {table}")


def _must(done: bool, otherwise: str) -> None:
    if not done:
        raise click.ClickException(otherwise)


def _whom(text: str) -> "tuple[OrderKind, str]":
    """An address or a range of addresses, or else a guest."""
    from doctor_rat.server.storage import OrderKind

    try:
        return OrderKind.NETWORK, str(ip_network(text, strict=False))
    except ValueError:
        return OrderKind.GUEST, text


@admin_command.command("block", context_settings=_ANY_NAME)
@click.argument("whom")
@_for
@database_option
def block_command(whom: str, lasting: int | None, database: str | None) -> None:
    """Refuse everything from WHOM: an address, a range such as 192.0.2.0/24, or a guest's id."""
    from doctor_rat.server.storage import Order, OrderKind
    from doctor_rat.table import GuestId

    kind, subject = _whom(whom)
    if kind is OrderKind.GUEST:
        known = _do(database, lambda storage: storage.guests.get(GuestId(subject)))
        _must(known is not None, "That is neither an address nor a guest's id.")
    _give(database, Order(kind, subject, until=_until(lasting)))
    click.echo(f"Blocked {subject}")


@admin_command.command("unblock", context_settings=_ANY_NAME)
@click.argument("whom")
@database_option
def unblock_command(whom: str, database: str | None) -> None:
    """Lift a block."""
    kind, subject = _whom(whom)
    _must(_lift(database, kind, subject), "That isn't blocked.")
    click.echo(f"Unblocked {subject}")


@admin_command.command("read-only")
@click.argument("state", type=click.Choice(["on", "off"]))
@_for
@database_option
def read_only_command(state: str, lasting: int | None, database: str | None) -> None:
    """Let people look but not play, for example while a database is moved."""
    from doctor_rat.server.storage import Order, OrderKind

    if state == "on":
        _give(database, Order(OrderKind.READ_ONLY, until=_until(lasting)))
    else:
        _lift(database, OrderKind.READ_ONLY)
    click.echo(f"Read-only mode is {state}")


def _in_languages(command: Callable[..., None]) -> Callable[..., None]:
    for language in reversed(LANGUAGES[1:]):
        command = click.option(f"--{language}", help=f"The message in this language ({language}).")(command)
    return command


@admin_command.command("message")
@click.argument("text", required=False)
@_in_languages
@_for
@database_option
def message_command(text: str | None, lasting: int | None, database: str | None, **others: str | None) -> None:
    """Show a message to everyone; without TEXT, remove it.

    TEXT is in English, and shown to everyone whose language isn't given.
    """
    from doctor_rat.server.storage import Order, OrderKind

    if text is None:
        _lift(database, OrderKind.MESSAGE)
        click.echo("No message is shown.")
        return
    texts = {LANGUAGES[0]: text} | {language: said for language, said in others.items() if said}
    if longest := [each for each in texts.values() if len(each) > LONGEST]:
        raise click.ClickException(f"At most {LONGEST} characters: {longest[0][:40]}…")
    _give(database, Order(OrderKind.MESSAGE, texts=texts, until=_until(lasting)))
    click.echo(f"Shown in: {', '.join(texts)}")


LONGEST = 300


@admin_command.command("orders")
@database_option
def orders_command(database: str | None) -> None:
    """List the standing orders: closed tables, blocks, read-only mode, the message."""
    found = _do(database, lambda storage: storage.orders.standing())
    for each in found:
        until = "" if each.until is None else f"  until {_day(each.until)}"
        click.echo(f"{each.kind.value:10} {each.subject or each.texts.get(LANGUAGES[0], '')}{until}")
    click.echo(f"{len(found)} orders")


@admin_command.command("prune")
@click.option("--days", type=click.IntRange(0, 36_500), default=30, show_default=True, help="Older than this.")
@database_option
def prune_command(days: int, database: str | None) -> None:
    """Delete guests who never sat at a table or solved a puzzle. The server also does it by itself."""
    from doctor_rat.server.storage.cleaning import AT_ONCE

    async def prune(storage: "Storage") -> int:
        count = last = await storage.cleaning.prune_guests(_now() - days * 86_400_000)
        while last == AT_ONCE:
            last = await storage.cleaning.prune_guests(_now() - days * 86_400_000)
            count += last
        return count

    click.echo(f"Deleted {_do(database, prune)} guests")
