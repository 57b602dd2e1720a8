"""`doctor-rat replay`: look at a recorded game, or check records."""

import sys
from pathlib import Path

import click
import msgspec

from doctor_rat.cli.draw import ending, rows, told
from doctor_rat.cli.draw.screen import Screen, standard_console
from doctor_rat.cli.files import pick, read_file
from doctor_rat.cli.language import language_option
from doctor_rat.rules import Record, RecordError, View, replay, replay_all, roles, view
from doctor_rat.rules.events import MealBegan
from doctor_rat.rules.proof import check_proof


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--game",
    "number",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Which game of a JSON Lines file.",
)
@click.option("--check", is_flag=True, help="Only verify every record in the file; exit with 1 if any is wrong.")
@click.option("--json", "as_json", is_flag=True, help="With --check: one JSON object per record.")
@language_option
def replay_command(file: Path, number: int, check: bool, as_json: bool, language: str) -> None:
    """Show a recorded game meal by meal, or verify records with --check."""
    if check:
        sys.exit(0 if _check(file, as_json) else 1)
    if as_json:
        raise click.UsageError("--json only works with --check.")
    _show(pick(file, number), Screen(standard_console(), language))


def _check(file: Path, as_json: bool) -> bool:
    count = faults = 0
    for count, found in enumerate(read_file(file), 1):
        error = _verify(found)
        faults += error is not None
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(_answer(error)) + b"\n")
        elif error is not None:
            click.echo(f"record {count}: {error}")
    if not as_json:
        click.echo(f"{count} checked, {faults} wrong")
    return not faults


def _verify(found: Record | RecordError) -> RecordError | None:
    if isinstance(found, RecordError):
        return found
    try:
        replay_all(found)
        check_proof(found)
    except RecordError as error:
        return error
    return None


def _answer(error: RecordError | None) -> dict[str, object]:
    if error is None:
        return {"ok": True}
    return {
        "ok": False,
        "code": error.code,
        "action": error.action,
        "rule": error.rule,
        "message": error.message,
    }


def _show(record: Record, screen: Screen) -> None:
    """The game as the doctor knew it (in Colleagues: doctor A), with the rows after every meal."""
    seen: View | None = None
    try:
        for state in replay(record):
            before, seen = seen, view(state, roles(state.config)[0])
            _tell(screen, before, seen)
    except RecordError as error:
        raise click.ClickException(str(error)) from None
    if seen is not None and seen.board.outcome is not None:
        screen.show(ending(seen, screen.look, screen.width, screen.words))
    else:
        screen.say(screen.words("terminal-still-running"))


def _tell(screen: Screen, before: View | None, seen: View) -> None:
    if before is None:
        screen.show(*rows(seen, screen.look, screen.width, screen.words))
    for event in seen.history[len(before.history) if before else 0 :]:
        if isinstance(event, MealBegan) and before is not None:
            screen.show(*rows(seen, screen.look, screen.width, screen.words))
        screen.lines(told(event, seen.board, screen.look, screen.words))
