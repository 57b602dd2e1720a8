"""A whole game for one person with bots, from the welcome to the record."""

from collections.abc import Callable, Iterable
from pathlib import Path

from doctor_rat.cli.draw import ending, minds, told
from doctor_rat.cli.draw.screen import Screen
from doctor_rat.cli.play.host import Host, PersonRole, PlayOptions
from doctor_rat.cli.play.seat import Left, ReadLine, TerminalSeat
from doctor_rat.rules import Event, Food, Outcome, Source
from doctor_rat.rules.events import Drew, Judged, Passed, Predicted, Taken, TrashOpened

Pause = Callable[[], None]
"""A pause before each verdict."""


def play(options: PlayOptions, screen: Screen, read_line: ReadLine, pause: Pause | None = None) -> Outcome | None:
    """The outcome, or None if the person left early."""
    return play_at(Host.of(options), options.role, screen, read_line, options.record, pause)


def play_at(
    host: Host,
    person: PersonRole,
    screen: Screen,
    read_line: ReadLine,
    record: Path | None = None,
    pause: Pause | None = None,
) -> Outcome | None:
    game = TerminalGame(host, person, screen, read_line, pause)
    try:
        game.welcome()
        game.run()
    except (Left, KeyboardInterrupt):
        screen.say(screen.words("terminal-goodbye"))
        if record is not None:
            screen.say(screen.words("terminal-unfinished"))
        return None
    screen.show(ending(host.seen, screen.look, screen.width, screen.words))
    screen.lines(minds(host.minds, host.seen.board, screen.words))
    if record is not None:
        _offer_record(host, record, screen, read_line)
    return host.outcome


class TerminalGame:
    def __init__(
        self, host: Host, person: PersonRole, screen: Screen, read_line: ReadLine, pause: Pause | None
    ) -> None:
        self._host = host
        self._person = person
        self._screen = screen
        self._seat = TerminalSeat(host, screen, read_line, screen.words("terminal-prompt", person=person))
        self._pause = pause

    def welcome(self) -> None:
        seen, say, words = self._host.seen, self._screen.say, self._screen.words
        example = Food("3rc")
        say(words("terminal-intro", person=self._person), "bold")
        say(words("terminal-intro-foods", food=str(example), name=words.food(example)))
        say(words("terminal-letters-colours"))
        say(words("terminal-letters-types"))
        say(words("terminal-intro-help"))
        if Source.PRESET in seen.sources:
            say(words("terminal-first-game"))
        if seen.config.difficulty is not None:
            say(words("terminal-dealt", difficulty=seen.config.difficulty.value))
        self._tell(seen.history)

    def run(self) -> None:
        while self._host.outcome is None:
            if self._host.choices:
                self._tell(event for event in self._seat.turn() if not _own(event))
            else:
                self._tell(self._host.let_bot_act())

    def _tell(self, events: Iterable[Event]) -> None:
        board = self._host.seen.board
        for event in events:
            if isinstance(event, Drew | TrashOpened):
                continue
            if self._pause is not None and isinstance(event, Judged | Predicted):
                self._pause()
            self._screen.lines(told(event, board, self._screen.look, self._screen.words))


def _own(event: Event) -> bool:
    """What the person has just done needn't be told."""
    return isinstance(event, Taken | Passed)


def _offer_record(host: Host, path: Path, screen: Screen, read_line: ReadLine) -> None:
    words, there = screen.words, path.exists()
    question = words("terminal-overwrite", path=str(path)) if there else words("terminal-save")
    default = "n" if there else "y"
    try:
        answer = read_line(f"{question} ").strip().lower() or default
    except (EOFError, KeyboardInterrupt):
        screen.console.print()
        answer = default
    if not answer.startswith("y"):
        screen.say(words("terminal-not-saved"))
        return
    try:
        path.write_bytes(host.record() + b"\n")
    except OSError as error:
        screen.say(words("terminal-cannot-save", path=str(path), problem=error.strerror or str(error)))
    else:
        screen.say(words("terminal-saved", path=str(path)))
