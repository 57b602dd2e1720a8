"""`doctor-rat review`: a recorded game, with how sure everyone could have been."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec
from rich.text import Text

from doctor_rat.cli.draw import heading, names, paint, told
from doctor_rat.cli.draw.look import BRASS, MUTED
from doctor_rat.cli.draw.screen import Screen, standard_console
from doctor_rat.cli.files import pick
from doctor_rat.cli.language import language_option
from doctor_rat.review import Choosing, Frame, Highlight, Review, Serving, review
from doctor_rat.review.odds import percent
from doctor_rat.rules import Group, RecordError, Role, parse_diet
from doctor_rat.rules.events import Judged

_ROLES = {
    "rats": Role.GROUP_0,
    "doctor": Role.DOCTOR,
    "colleague-0": Role.COLLEAGUE_0,
    "colleague-1": Role.COLLEAGUE_1,
}


@click.command("review")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--game",
    "number",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Which game of a JSON Lines file.",
)
@click.option("--role", type=click.Choice(list(_ROLES)), help="Whose choices to show.  [default: everyone's]")
@click.option("--json", "as_json", is_flag=True, help="Print the whole review as one JSON object.")
@language_option
def review_command(file: Path, number: int, role: str | None, as_json: bool, language: str) -> None:
    """Show how sure the players of a recorded game could have been, meal by meal."""
    if as_json and role is not None:
        raise click.UsageError("--json includes every role: leave out --role.")
    try:
        found = review(pick(file, number))
    except RecordError as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    chosen = None if role is None else _ROLES[role]
    if chosen is not None and all(sight.role is not chosen for sight in found.frames[0].sights):
        raise click.ClickException(f"Nobody played {role} in this game.")
    _Telling(found, chosen, Screen(standard_console(), language)).tell()


class _Telling:
    def __init__(self, found: Review, role: Role | None, screen: Screen) -> None:
        self._review = found
        self._role = role
        self._screen = screen
        self._words = screen.words
        self._board = found.frames[-1].board

    def tell(self) -> None:
        frames = self._review.frames
        if self._review.study is not None:
            self._screen.lines([Text(self._words("study-mark"), "bold")])
        for meal in range(1, frames[-1].board.meal + 1):
            title = self._words.meal(meal, self._review.variant)
            self._screen.lines([Text(), heading(title, self._screen.look)])
            self._meal(meal)
        self._end()

    def _meal(self, meal: int) -> None:
        plans = [plan for plan in self._review.plans if plan.meal == meal]
        for plan in plans:
            if self._role in (None, Role.DOCTOR, plan.role):
                self._table(self._review.frames[plan.frame])
            if self._role in (None, plan.role):
                self._plan(plan)
        for frame in self._review.frames:
            if frame.meal == meal:
                self._verdicts(frame)
        for highlight in self._review.highlights:
            if highlight.meal == meal and self._is_told(highlight):
                self._highlight(highlight)

    def _table(self, frame: Frame) -> None:
        nothing = self._words("no-foods")
        centre, trash = names(frame.board.centre) or nothing, names(frame.board.trash) or nothing
        self._screen.say(self._words("terminal-review-table", foods=centre, trash=trash))
        doctor = next((sight for sight in frame.sights if sight.role is Role.DOCTOR), None)
        if self._role is Role.DOCTOR and doctor is not None and doctor.desk is not None:
            stock = names(doctor.desk.stock) or nothing
            self._screen.say(self._words("terminal-review-stock", foods=stock))
            for bars in doctor.bars:
                good = names([food for food, chance in bars.chances.items() if chance == 1]) or nothing
                self._screen.say(self._words("terminal-review-good", group=self._who(bars.group), foods=good))

    def _plan(self, plan: Choosing) -> None:
        sight = next(sight for sight in self._review.frames[plan.frame].sights if sight.role is plan.role)
        for serving in plan.chosen:
            chosen = self._words(
                "terminal-review-choice",
                group=self._who(serving.group),
                foods=names(serving.foods),
                percent=percent(serving.chance),
                count=sight.knowledge[serving.group].possible,
            )
            self._screen.say(chosen)
        self._screen.say(" ".join(self._prospects(plan)), MUTED)

    def _prospects(self, plan: Choosing) -> Iterator[str]:
        if plan.chance == 1:
            yield self._words("terminal-review-sure")
        elif percent(plan.best_chance) == percent(plan.chance):
            yield self._words("review-plan-was-best", percent=percent(plan.chance))
        else:
            yield self._words("review-plan-best", percent=percent(plan.chance), best=percent(plan.best_chance))
            yield self._words("terminal-review-better", plates=self._plates(plan.best))

    def _plates(self, servings: Sequence[Serving]) -> str:
        return ", ".join(
            self._words("terminal-food", food=names(each.foods), name=self._words.label(each.group, self._board))
            for each in servings
        )

    def _verdicts(self, frame: Frame) -> None:
        for event in frame.events:
            if isinstance(event, Judged):
                self._screen.lines(told(event, frame.board, self._screen.look, self._words))

    def _is_told(self, highlight: Highlight) -> bool:
        return self._role is None or highlight.role in (None, self._role)

    def _highlight(self, highlight: Highlight) -> None:
        sentence = self._words.highlight(highlight.key, highlight.arguments, self._board)
        if highlight.role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1) and highlight.role.number is not None:
            sentence = self._words("terminal-review-seen-by", group=self._who(highlight.role.number), text=sentence)
        self._screen.lines([Text.assemble((self._screen.look.arrow, BRASS), " ", paint(sentence, "italic"))])

    def _end(self) -> None:
        found, screen, words = self._review, self._screen, self._words
        screen.say("")
        screen.say(words("terminal-still-running") if found.outcome is None else words.ended(found.outcome))
        screen.say(words("table-end-diets"), "bold")
        for group, diet in enumerate(found.diets):
            screen.say(words("table-diet", group=self._who(Group(group)), diet=words.diet(parse_diet(diet))))
        screen.say(words("terminal-review-knowledge"), "bold")
        for curve in found.curves:
            counts = ", ".join(str(point.possible) for point in curve.points)
            screen.say(words("terminal-of", name=self._who(curve.group), text=counts))

    def _who(self, group: Group) -> str:
        return self._words.group(group, self._board)
