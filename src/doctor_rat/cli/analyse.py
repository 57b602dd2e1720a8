"""`doctor-rat analyse`: where a recorded game was won or lost."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from doctor_rat.cli.draw import heading
from doctor_rat.cli.draw.look import BRASS, MUTED
from doctor_rat.cli.draw.screen import Screen, standard_console
from doctor_rat.cli.files import read_file
from doctor_rat.cli.language import language_option
from doctor_rat.rules import Action, Board, DoctorRatError, Record, RecordError, replay_all

if TYPE_CHECKING:
    from doctor_rat.analysis import Analysis, Decided

    _Told = Callable[[int, int], None]


@click.command("analyse")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", "number", type=click.IntRange(min=1), help="Only this game of a JSON Lines file.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for each game.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed plays other games.")
@click.option(
    "--effort",
    type=click.FloatRange(0.01, 10),
    default=1.0,
    show_default=True,
    help="How many games to play out, relative to the usual number.",
)
@language_option
def analyse_command(file: Path, number: int | None, as_json: bool, seed: int, effort: float, language: str) -> None:
    """Weigh every decision of recorded games: what it cost, and what was luck."""
    failed = False
    for at, found in enumerate(read_file(file), 1):
        if number is not None and at != number:
            continue
        try:
            if isinstance(found, RecordError):
                raise found
            analysis = _analyse(found, seed, effort)
        except DoctorRatError as error:
            click.echo(f"Error: game {at}: {error}", err=True)
            failed = True
            continue
        if as_json:
            sys.stdout.buffer.write(as_line(analysis) + b"\n")
            sys.stdout.buffer.flush()
        else:
            _Telling(analysis, replay_all(found).board, Screen(standard_console(), language)).tell(at)
    if number is not None and number > at:
        raise click.ClickException(f"{file} has no game {number}.")
    if failed:
        sys.exit(1)


analyze_command = click.Command(
    "analyze",
    params=analyse_command.params,
    callback=analyse_command.callback,
    help=analyse_command.help,
    hidden=True,
)


def _analyse(record: Record, seed: int, effort: float) -> "Analysis":
    try:
        from doctor_rat.analysis import analyse
    except ModuleNotFoundError as error:
        raise click.ClickException(f"Analyzing needs {error.name}: install doctor-rat[bots].") from None
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeElapsedColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task("Weighing decisions", total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return analyse(record, seed=seed, effort=effort, progress=progress)


def as_line(found: "Analysis") -> bytes:
    """One game: won = start + the sides + luck."""
    decisions = [
        {
            "step": each.step,
            "role": each.side,
            "meal": each.meal,
            "stage": each.stage,
            "chosen": _text(each.chosen),
            "best": _text(each.best),
            "before": each.before,
            "after": each.after,
            "loss": each.loss,
            "error": each.error,
            "belief": each.belief,
            "mark": each.mark,
            "reasons": each.reasons,
            "candidates": [
                {"actions": _text(one.actions), "chance": one.chance, "belief": one.belief, "reasons": one.reasons}
                for one in each.candidates
            ],
        }
        for each in found.decisions
    ]
    line = {"won": found.won, "start": found.start, "sides": found.sides, "luck": found.luck, "decisions": decisions}
    return msgspec.json.encode(line)


def _text(actions: tuple[Action, ...]) -> str:
    return ", ".join(map(str, actions))


class _Telling:
    def __init__(self, found: "Analysis", board: Board, screen: Screen) -> None:
        self._found = found
        self._board = board
        self._screen = screen
        self._words = screen.words

    def tell(self, number: int) -> None:
        title = self._words("review-game-number", number=number)
        self._screen.lines([Text(), heading(title, self._screen.look)])
        for sentence in self._found.story:
            self._screen.say(self._words.why(sentence.key, sentence.arguments, self._board))
        for meal in range(1, self._board.meal + 1):
            marked = [each for each in self._found.decisions if each.meal == meal and each.mark is not None]
            if marked:
                self._screen.lines([Text(), heading(self._words.meal(meal, self._board.variant), self._screen.look)])
            for each in marked:
                self._decision(each)
        self._sums()

    def _decision(self, each: "Decided") -> None:
        assert each.mark is not None
        mark = self._words("analysis-mark", mark=each.mark.value)
        side = self._words("analysis-side", side=each.side.value)
        self._screen.lines([Text.assemble((self._screen.look.arrow, BRASS), " ", f"{side}: {mark}")])
        chances = self._words("analysis-cost", before=round(100 * each.before), after=round(100 * each.after))
        self._screen.say(f"{_text(each.chosen)}. {chances}")
        if each.best != each.chosen:
            self._screen.say(self._words("analysis-better", text=_text(each.best)))
        for reason in each.reasons:
            self._screen.say(self._words.why(reason.key, reason.arguments, self._board), MUTED)

    def _sums(self) -> None:
        self._screen.say("")
        for text, points in self._rows():
            self._screen.say(self._words("terminal-of", name=text, text=f"{points:+.1f}"))

    def _rows(self) -> Iterator[tuple[str, float]]:
        found = self._found
        yield self._words("analysis-start"), 100 * found.start
        for side, loss in found.sides.items():
            yield self._words("analysis-side", side=side.value), 100 * loss
        yield self._words("analysis-luck"), 100 * found.luck
        yield self._words("analysis-end"), 100.0 * found.won
