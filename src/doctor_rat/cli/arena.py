"""`doctor-rat arena`: many games between bots."""

import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.progress import track

from doctor_rat.bots import bot_named
from doctor_rat.bots.arena import Figures, Match, Result, Summary, run
from doctor_rat.rules import Variant


def _check_bot(context: click.Context, parameter: click.Parameter, name: str) -> str:
    """A bot that can't be made is said at once, not in the first game."""
    try:
        bot_named(name)
    except (KeyError, ValueError, ImportError, AttributeError) as error:
        raise click.BadParameter(f"there is no bot {name!r} ({error}).", context, parameter) from None
    return name


@click.command("arena")
@click.option(
    "--variant", type=click.Choice([variant.value for variant in Variant]), default="colony", show_default=True
)
@click.option(
    "--groups", type=click.IntRange(2, 3), default=3, show_default=True, help="Rat groups (Colleagues: always two)."
)
@click.option("--yuck", type=click.IntRange(0, 3), default=3, show_default=True, help="Yuck! tokens.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="Game i has the seed SEED + i.")
@click.option("--doctor", callback=_check_bot, default="random", show_default=True, help="In Colleagues: doctor A.")
@click.option("--rats", callback=_check_bot, default="random", show_default=True, help="In Colleagues: doctor B.")
@click.option(
    "--records", type=click.Path(dir_okay=False, path_type=Path), help="Write every game to this JSON Lines file."
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena_command(
    variant: str,
    groups: int,
    yuck: int,
    games: int,
    seed: int,
    doctor: str,
    rats: str,
    records: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play many games; the same seed gives the same games whatever --jobs."""
    match = Match(Variant(variant), groups, yuck, doctor, rats, seed, games)
    summary = Summary(match)
    console = Console(stderr=True)
    results: Iterable[Result] = run(match, jobs, records=records is not None)
    if console.is_terminal:
        results = track(results, "Playing", total=games, console=console, transient=True)
    with _open(records) if records else nullcontext() as file:
        for result in results:
            summary.add(result)
            if file is not None and result.record is not None:
                file.write(result.record + b"\n")
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(summary.figures()) + b"\n")
    else:
        _print(summary.figures())


def _open(path: Path) -> BinaryIO:
    try:
        return path.open("wb")
    except OSError as error:
        raise click.ClickException(f"{path} can't be written: {error.strerror}.") from None


def _print(figures: Figures) -> None:
    low, high = figures.interval
    click.echo(
        f"{figures.wins} of {figures.games} games won: {figures.win_rate:.1%} (95 % interval {low:.1%} to {high:.1%})"
    )
    click.echo(f"meals played: {figures.mean_meals:.2f} a game; Yuck! tokens left: {figures.mean_yuck_left:.2f}")
    for name, counts in (("actions", figures.actions), ("complications", figures.complications)):
        if counts:
            click.echo(f"{name}: " + ", ".join(f"{key} {count}" for key, count in counts.items()))
