"""The person's seat: prompts, plans to confirm before they are final, and commands."""

from collections.abc import Callable, Sequence

from rich.text import Text

from doctor_rat.cli.draw import desk, diet_list, history, plates, reasons, table
from doctor_rat.cli.draw.screen import Screen
from doctor_rat.cli.play.help import help_lines, hints
from doctor_rat.cli.play.host import Host
from doctor_rat.cli.play.read import TypedPlan, Unclear, read_command, read_prediction, tokens
from doctor_rat.rules import Action, Choice, DoctorRatError, Event, Predict, View
from doctor_rat.rules.choices import MayAnalyse, MayPass, MayPredict, MayServe, MayTake
from doctor_rat.rules.events import StockThrown, TableCleared

ReadLine = Callable[[str], str]
"""Shows the prompt and returns a line; raises EOFError at the end of input."""

QUIT = ("quit", "q", "exit", "bye")
_YES = (["yes"], ["y"], ["ok"])
_NO = (["no"], ["n"], ["clear"])


class Left(Exception):
    """The person leaves the table."""


class TerminalSeat:
    def __init__(self, host: Host, screen: Screen, read_line: ReadLine, prompt: str) -> None:
        self._host = host
        self._screen = screen
        self._read_line = read_line
        self._prompt = f"{prompt}> "
        self._table_drawn = (0, 0)
        self._desk_drawn = 0

    def turn(self) -> tuple[Event, ...]:
        """Ask until there is something to do, and do it."""
        seen, found = self._host.seen, self._host.choices
        table_is_new = self._draw_what_is_new(seen)
        if isinstance(found[0], MayAnalyse):
            self._screen.show(plates(seen, self._screen.look, self._screen.words))
        for hint in hints(found, seen, self._screen.words, table_is_new=table_is_new):
            self._screen.say(hint, "italic")
        return self._host.act(self._decide(found))

    def _draw_what_is_new(self, seen: View) -> bool:
        """Draw the table in a new meal or after it was cleared, else a new desk. Returns whether it drew the table."""
        table_drawn = (seen.board.meal, _count(TableCleared, seen))
        desk_drawn = _count(StockThrown, seen)
        table_is_new, desk_is_new = table_drawn != self._table_drawn, desk_drawn != self._desk_drawn
        if table_is_new:
            self._screen.show(Text())
            self._draw(seen)
            self._screen.show(Text())
        elif desk_is_new and seen.desk is not None:
            self._screen.lines(desk(seen, self._screen.look, self._screen.words))
        self._table_drawn, self._desk_drawn = table_drawn, desk_drawn
        return table_is_new

    def _draw(self, seen: View) -> None:
        self._screen.show(table(seen, self._screen.look, self._screen.width, self._screen.words))
        if seen.desk is not None:
            self._screen.lines(desk(seen, self._screen.look, self._screen.words))

    def _decide(self, found: Sequence[Choice]) -> Sequence[Action]:
        takers = [choice.by for choice in found if isinstance(choice, MayTake)]
        if takers:
            return self._plan(TypedPlan(takers))
        if isinstance(found[0], MayPredict):
            return (self._predict(found[0]),) if found[0].predicted else tuple(found[0].actions())
        return (self._command(found),)

    def _plan(self, plan: TypedPlan) -> Sequence[Action]:
        empty = TypedPlan(plan.takers)
        while True:
            typed = self._ask()
            if plan.complete and (not typed or typed in _YES):
                return plan.takes()
            if typed in _NO:
                plan = empty
                self._screen.say(self._screen.words("terminal-plan-cleared"))
            elif typed:
                plan = self._change(plan, typed)

    def _change(self, plan: TypedPlan, typed: Sequence[str]) -> TypedPlan:
        try:
            changed = plan.changed(typed)
            self._host.check(changed.takes())
        except (Unclear, DoctorRatError) as error:
            self._refuse(error)
            return plan
        self._show_plan(changed)
        return changed

    def _show_plan(self, plan: TypedPlan) -> None:
        words, board = self._screen.words, self._host.seen.board
        foods = [str(plan.foods.get(group) or words("terminal-nothing-yet")) for group in plan.takers]
        labels = [words.label(group, board) for group in plan.takers]
        entries = [words("terminal-of", name=label, text=food) for label, food in zip(labels, foods, strict=True)]
        self._screen.say(words("terminal-plan", entries=", ".join(entries)), "bold")
        if plan.complete:
            self._screen.say(words("terminal-confirm"), "italic")

    def _predict(self, choice: MayPredict) -> Action:
        plan: Predict | None = None
        while True:
            typed = self._ask()
            if plan is not None and (not typed or typed in _YES):
                return plan
            if typed in _NO:
                plan = None
                self._screen.say(self._screen.words("terminal-prediction-cleared"))
            elif typed:
                plan = self._foretell(choice, typed) or plan

    def _foretell(self, choice: MayPredict, typed: Sequence[str]) -> Predict | None:
        try:
            plan = read_prediction(typed, choice)
        except Unclear as error:
            self._refuse(error)
            return None
        words, board = self._screen.words, self._host.seen.board
        for group, good in zip(board.groups, plan.good, strict=True):
            if good is not None:
                key = "terminal-you-say-good" if good else "terminal-you-say-bad"
                self._screen.say(words(key, group=words.group(group, board), food=str(board.plates[group][0])))
        self._screen.say(words("terminal-confirm-prediction"), "italic")
        return plan

    def _command(self, found: Sequence[Choice]) -> Action:
        going_on = [choice for choice in found if isinstance(choice, MayServe | MayAnalyse | MayPass)]
        board = self._host.seen.board
        while True:
            typed = self._ask()
            if not typed and going_on:
                return next(going_on[0].actions())
            if not typed:
                self._screen.lines(help_lines(found, self._host.seen, self._screen.look, self._screen.words))
                continue
            try:
                action = read_command(typed, found[0].by, board)
                self._host.check((action,))
            except (Unclear, DoctorRatError) as error:
                self._refuse(error)
            else:
                return action

    def _refuse(self, error: Unclear | DoctorRatError) -> None:
        words = self._screen.words
        if isinstance(error, Unclear):
            answer = words.answer(error.key, error.arguments)
        else:
            answer = words.refusal(error)
        self._screen.say(answer, "#ee7f1e")

    def _ask(self) -> list[str]:
        """What was typed. Commands that work at any time are handled here."""
        while True:
            typed = tokens(self._read())
            if len(typed) != 1 or not self._serve_always(typed[0]):
                return typed

    def _read(self) -> str:
        try:
            return self._read_line(self._prompt)
        except (EOFError, KeyboardInterrupt):
            self._screen.console.print()
            raise Left from None

    def _serve_always(self, word: str) -> bool:
        """Handle a command that works at any time. Returns whether it was one."""
        screen, seen, words = self._screen, self._host.seen, self._screen.words
        match word:
            case _ if word in QUIT:
                raise Left
            case "?" | "help" | "h":
                screen.lines(help_lines(self._host.choices, seen, screen.look, words))
            case "diets" | "diet":
                screen.show(diet_list(words))
            case "history":
                screen.lines(history(seen.history, seen.board, screen.look, words))
            case "table":
                self._draw(seen)
            case "why":
                screen.lines(reasons(self._host.said, seen.board, words))
            case _:
                return False
        return True


def _count(kind: type[Event], seen: View) -> int:
    return sum(isinstance(event, kind) for event in seen.history)
