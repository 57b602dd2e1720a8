"""`doctor-rat arena`: many games between bots."""

import sys
from collections.abc import Iterable
from contextlib import nullcontext
from itertools import product
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from click.core import ParameterSource
from rich.console import Console
from rich.progress import track

from doctor_rat.bots import LEVELS
from doctor_rat.bots.decision import BotFault
from doctor_rat.cli.hands import a_cluster_that_works, hands_of, hands_options
from doctor_rat.cli.named_bot import check_arena_name, check_arena_names
from doctor_rat.lab.arena import Match, PlayedGame, run
from doctor_rat.lab.figures import Figures, MatchSummary, Speed
from doctor_rat.lab.ledger import Ledger, LedgerError, terms_of
from doctor_rat.lab.spread import Hands
from doctor_rat.rules import Variant

MATRIX = ",".join(LEVELS)


@click.command("arena")
@click.option(
    "--variant", type=click.Choice([variant.value for variant in Variant]), default="colony", show_default=True
)
@click.option(
    "--groups", type=click.IntRange(2, 3), default=3, show_default=True, help="Rat groups (Colleagues: always two)."
)
@click.option("--yuck", type=click.IntRange(0, 3), default=3, show_default=True, help="Yuck! tokens.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games per pairing.")
@click.option("--seed", type=int, default=1, show_default=True, help="Game i gets the seed SEED + i.")
@click.option(
    "--doctor", callback=check_arena_name, default="random", show_default=True, help="In Colleagues, Doctor A."
)
@click.option("--rats", callback=check_arena_name, default="random", show_default=True, help="In Colleagues, Doctor B.")
@click.option(
    "--matrix",
    callback=check_arena_names,
    is_flag=False,
    flag_value=MATRIX,
    metavar="[BOT,BOT...]",
    help=f"Play every doctor with every kind of rats.  [default if no bots are named: {MATRIX}]",
)
@click.option(
    "--records", type=click.Path(dir_okay=False, path_type=Path), help="Write every game to this JSON Lines file."
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write every finished game to this JSON Lines file, and skip those already in it.",
)
@hands_options
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def arena_command(
    context: click.Context,
    variant: str,
    groups: int,
    yuck: int,
    games: int,
    seed: int,
    doctor: str,
    rats: str,
    matrix: list[str],
    records: Path | None,
    resume: Path | None,
    jobs: int,
    cluster: str,
    as_json: bool,
) -> None:
    """Let bots play many games. The same seed deals the same games, whoever plays.

    A bot is random, one of the levels that --matrix lists, noisy:SIGMA (regular rats whose estimates are off by that
    much), person:SEED (rats and a doctor who play as a person might), person:KIND (another person of that kind in every
    game), grid: in place of person: (rats that our doctors expect), oracle (which knows everything) or anybody's
    package.module:Class.
    """
    named = [name for name in ("doctor", "rats") if context.get_parameter_source(name) is not ParameterSource.DEFAULT]
    if matrix and named:
        raise click.UsageError(f"--matrix names all the bots: leave out --{named[0]}.")
    if records and resume:
        raise click.UsageError("--records and --resume can't be combined: skipped games have no record.")
    pairings = list(product(matrix, matrix)) if matrix else [(doctor, rats)]
    matches = [Match(Variant(variant), groups, yuck, *pairing, seed, games) for pairing in pairings]
    try:
        with a_cluster_that_works():
            figures = _play_all(matches, hands_of(jobs, cluster), records, resume)
    except (BotFault, LedgerError) as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        answer = {"pairings": figures} if matrix else figures[0]
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    elif matrix:
        _print_matrix(matrix, figures)
    else:
        _print(figures[0])


def _play_all(matches: list[Match], hands: Hands, records: Path | None, resume: Path | None) -> list[Figures]:
    ledger = _open_ledger(resume, matches) if resume else None
    with _open(records) if records else nullcontext() as file:
        return [_play(match, hands, file, ledger) for match in matches]


def _play(match: Match, hands: Hands, file: BinaryIO | None, ledger: Ledger | None) -> Figures:
    summary = MatchSummary(match)
    known = list(ledger.played(match)) if ledger else []
    for played in known:
        summary.add(played)
    skip = {played.result.seed - match.seed for played in known}
    games: Iterable[PlayedGame] = run(match, hands, records=file is not None, skip=skip)
    console = Console(stderr=True)
    if console.is_terminal:
        text = f"{match.doctor} with {match.rats}"
        games = track(games, text, total=match.games - len(skip), console=console, transient=True)
    for played in games:
        summary.add(played)
        if ledger is not None:
            ledger.add(match, played)
        if file is not None and played.record is not None:
            file.write(played.record + b"\n")
    return summary.figures()


def _open(path: Path) -> BinaryIO:
    try:
        return path.open("wb")
    except OSError as error:
        raise click.ClickException(f"Couldn't write {path}: {error.strerror}.") from None


def _open_ledger(path: Path, matches: list[Match]) -> Ledger:
    try:
        return Ledger(path, terms_of(matches))
    except OSError as error:
        raise click.ClickException(f"Couldn't read and write {path}: {error.strerror}.") from None


def _title(token: str) -> str:
    return "Yuck!" if token == "yuck" else token.replace("_", " ").title()


def _print(figures: Figures) -> None:
    low, high = figures.interval
    left = figures.mean_tokens_left
    click.echo(
        f"{figures.wins} of {figures.games} games won: {figures.win_rate:.1%} (95% interval {low:.1%} to {high:.1%})"
    )
    click.echo(f"meals played: {figures.mean_meals:.2f} per game")
    colleagues = figures.match.variant is Variant.COLLEAGUES
    tokens = ["yuck"] if colleagues else list(left)
    click.echo("tokens left: " + ", ".join(f"{_title(token)} {left[token]:.2f}" for token in tokens))
    for name, counts in (("actions", figures.actions), ("complications", figures.complications)):
        if counts:
            click.echo(f"{name}: " + ", ".join(f"{key} {count}" for key, count in counts.items()))
    doctor, rats = ("doctor A", "doctor B") if colleagues else ("doctor", "rats")
    click.echo(f"thinking time, {doctor}: {_pace(figures.think_ms.doctor)}")
    click.echo(f"thinking time, {rats}: {_pace(figures.think_ms.rats)}")


def _pace(pace: Speed) -> str:
    return f"{pace.p50:.2f} ms p50, {pace.p95:.2f} ms p95, {pace.mean:.2f} ms mean of {pace.decisions} decisions"


def _print_matrix(levels: list[str], figures: list[Figures]) -> None:
    """Win rates with their intervals: a row per doctor, a column per kind of rats."""
    cells = iter([f"{each.win_rate:.1%} ({each.interval[0]:.1%}-{each.interval[1]:.1%})" for each in figures])
    rows = [["doctor \\ rats", *levels]]
    rows += [[level, *(next(cells) for _ in levels)] for level in levels]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    click.echo(f"Games won out of {figures[0].games} per pairing, with the 95% interval:")
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
