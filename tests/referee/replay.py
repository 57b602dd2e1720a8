"""Replaying whole records: the referee's three questions about them."""

from typing import Any

from .colleagues import Colleagues
from .colony import Colony
from .notation import RefereeError
from .shape import check_action, check_header
from .table import Knowledge, Table


def start(record: dict[str, Any]) -> Table:
    """The table after setup and the first draw, its header checked."""
    check_header(record)
    if record["variant"] == "colleagues":
        return Colleagues(record)
    return Colony(record)


def play(table: Table, variant: str, index: int, action: object) -> None:
    """Do action number `index`, or say what is wrong with it."""
    try:
        check_action(action, variant, table.groups)
        assert isinstance(action, dict)
        table.play(action)
    except RefereeError as error:
        raise RefereeError(index, error.rule, error.message) from None


def replay(record: dict[str, Any], upto: int | None = None) -> Table:
    """The table after the first `upto` actions (all of them, if None)."""
    table = start(record)
    actions = record["actions"]
    if upto is None:
        upto = len(actions)
    if not 0 <= upto <= len(actions):
        raise RefereeError(None, "record", f"the record has no first {upto} actions")
    for index, action in enumerate(actions[:upto]):
        play(table, record["variant"], index, action)
    return table


def check(record: dict[str, Any]) -> None:
    """Refuse a record on the first thing wrong with it: its header, an action, or its outcome."""
    table = replay(record)
    claimed, real = record["outcome"], table.outcome
    if claimed is None and real is not None:
        raise RefereeError(None, "4.10", f"the game is over ({real['reason']}), but the outcome is null")
    if claimed is not None and real is None:
        raise RefereeError(None, "4.10", "the game still runs, but the record has an outcome")
    if claimed != real:
        raise RefereeError(None, "4.10", f"the outcome is {real}, not {claimed}")


def known(record: dict[str, Any], upto: int) -> dict[str, Knowledge]:
    """What each role has been shown after the first `upto` actions (section 10)."""
    return replay(record, upto).knows


def places(record: dict[str, Any], upto: int) -> dict[str, list[str]]:
    """Where each of the 60 foods is after the first `upto` actions."""
    return replay(record, upto).places()
