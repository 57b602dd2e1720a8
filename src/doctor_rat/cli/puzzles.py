"""`doctor-rat puzzles`: make them from bots' games or people's, and check the shipped ones."""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import track

from doctor_rat.cli.backup import database_option, database_url
from doctor_rat.cli.hands import a_cluster_that_works, hands_of, hands_options
from doctor_rat.puzzles.collection import FILE, Collection, collection
from doctor_rat.rules import Record, RecordError
from doctor_rat.rules.record import read_lines

Each = TypeVar("Each")


@click.group("puzzles")
def puzzles_command() -> None:
    """Make puzzles from bots' games, or check them."""


@puzzles_command.command("make")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games to search.")
@click.option("--seed", type=int, default=1, show_default=True, help="Game i gets the seed SEED + i.")
@hands_options
@click.option(
    "--records",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Search the games in this JSON Lines file instead.",
)
@click.option("--lent", is_flag=True, help="Look through people's games on this server, if everyone there agreed.")
@database_option
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path(FILE),
    show_default=True,
    help="The file to write, one puzzle per line.",
)
def make_command(
    games: int,
    seed: int,
    jobs: int,
    cluster: str,
    records: Path | None,
    lent: bool,
    database: str | None,
    output: Path,
) -> None:
    """Look through bots' games for moments with one right answer. The same options make the same file."""
    if lent and records is not None:
        raise click.UsageError("Either --records or --lent.")
    from doctor_rat.puzzles.compact import write

    with _needing_bots():
        from doctor_rat.puzzles.make import Wish, make, make_from
    hands = hands_of(jobs, cluster)
    if lent or records is not None:
        read = _lent(database, games) if records is None else _read(records)
        made, total = make_from(read), len(read)
    else:
        made, total = make(Wish(games, seed), hands), games
    counts: Counter[str] = Counter()
    try:
        file = output.open("w", encoding="ascii")
    except OSError as error:
        raise click.ClickException(f"Couldn't write {output}: {error.strerror}.") from None
    with file, a_cluster_that_works():
        for found in _watched(made, total, "games"):
            for puzzle in found:
                file.write(f"{puzzle.id} {write(puzzle)}\n")
                counts[puzzle.kind.value] += 1
            file.flush()
    click.echo(f"{counts.total()} puzzles: " + ", ".join(f"{kind} {count}" for kind, count in counts.items()))


@contextmanager
def _needing_bots() -> Iterator[None]:
    """The kernel that weighs the doctor's kinds is an optional extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise click.ClickException(f"Puzzles need {error.name}: install doctor-rat[bots].") from None


def _read(path: Path) -> list[Record]:
    with path.open("rb") as lines:
        found = list(read_lines(lines))
    faults = [each for each in found if isinstance(each, RecordError)]
    if faults:
        raise click.ClickException(str(faults[0]))
    return [each for each in found if isinstance(each, Record)]


def _lent(database: str | None, most: int) -> list[Record]:
    from doctor_rat.server.puzzles.lent import lent_records
    from doctor_rat.server.storage import StorageError, open_storage

    async def whole() -> list[Record]:
        async with open_storage(database_url(database)) as storage:
            return [record async for record in lent_records(storage, most)]

    try:
        return asyncio.run(whole())
    except StorageError as error:
        raise click.ClickException(error.sentence) from None


@puzzles_command.command("check")
@click.option("--sample", type=click.IntRange(min=1), help="Check only this many, chosen at random.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed chooses other puzzles.")
@click.option(
    "--file",
    "path",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Check this file instead of the shipped puzzles.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def check_command(sample: int | None, seed: int, path: Path | None, as_json: bool) -> None:
    """Verify each puzzle's answer again; the exit code is 1 if one is wrong."""
    with _needing_bots():
        from doctor_rat.puzzles.check import check
    found = collection() if path is None else Collection(path.read_text(encoding="ascii").splitlines())
    total = len(found) if sample is None else min(sample, len(found))
    checked = list(_watched(check(found, sample, seed), total, "puzzles"))
    wrong = [each.id for each in checked if not each.right]
    if as_json:
        answer = {"puzzles": len(found), "checked": len(checked), "wrong": len(wrong)}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    else:
        click.echo(f"{len(checked)} of {len(found)} puzzles checked, {len(wrong)} wrong")
        for named in wrong:
            click.echo(f"wrong: {named}")
    if wrong:
        sys.exit(1)


def _watched(steps: Iterable[Each], total: int, text: str) -> Iterable[Each]:
    """The steps, with a progress bar if standard error is a terminal."""
    console = Console(stderr=True)
    return track(steps, text, total=total, console=console, transient=True) if console.is_terminal else steps
