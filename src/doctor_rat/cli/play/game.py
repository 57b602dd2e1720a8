"""A whole game of one person with bots, from the welcome to the record."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from doctor_rat.cli import words
from doctor_rat.cli.draw import ending, minds, told
from doctor_rat.cli.draw.screen import Screen
from doctor_rat.cli.play.host import Host, Person, PlayOptions
from doctor_rat.cli.play.seat import Left, ReadLine, Seat
from doctor_rat.rules import Event, Outcome, Source
from doctor_rat.rules.events import Drew, Judged, Passed, Predicted, Taken, TrashOpened

Pause = Callable[[], None]
"""A breath between two verdicts."""


def play(options: PlayOptions, console: Console, read_line: ReadLine, pause: Pause | None = None) -> Outcome | None:
    """The outcome, or None if the person left early."""
    return play_at(Host.of(options), options.role, Screen(console), read_line, options.record, pause)


def play_at(
    host: Host,
    person: Person,
    screen: Screen,
    read_line: ReadLine,
    record: Path | None = None,
    pause: Pause | None = None,
) -> Outcome | None:
    game = Game(host, person, screen, read_line, pause)
    try:
        game.welcome()
        game.run()
    except (Left, KeyboardInterrupt):
        screen.say(words.GOODBYE)
        if record is not None:
            screen.say(words.UNFINISHED)
        return None
    screen.show(ending(host.seen, screen.look, screen.width))
    screen.lines(minds(host.minds))
    if record is not None:
        _offer_record(host, record, screen, read_line)
    return host.outcome


class Game:
    def __init__(self, host: Host, person: Person, screen: Screen, read_line: ReadLine, pause: Pause | None) -> None:
        self._host = host
        self._person = person
        self._screen = screen
        self._seat = Seat(host, screen, read_line, words.PROMPTS[person])
        self._pause = pause

    def welcome(self) -> None:
        seen = self._host.seen
        self._screen.say(words.INTRO[self._person], "bold")
        self._screen.say(words.INTRO_COMMANDS)
        if Source.PRESET in seen.sources:
            self._screen.say(words.FIRST_GAME)
        if seen.config.difficulty is not None:
            self._screen.say(words.DEALT_TO_ORDER[seen.config.difficulty])
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
            self._screen.lines(told(event, board, self._screen.look))


def _own(event: Event) -> bool:
    """What the person has just done himself needn't be told."""
    return isinstance(event, Taken | Passed)


def _offer_record(host: Host, path: Path, screen: Screen, read_line: ReadLine) -> None:
    question, default = (words.overwrite_question(str(path)), "n") if path.exists() else (words.SAVE_QUESTION, "y")
    try:
        answer = read_line(question).strip().lower() or default
    except (EOFError, KeyboardInterrupt):
        screen.console.print()
        answer = default
    if not answer.startswith("y"):
        screen.say(words.NOT_SAVED)
        return
    try:
        path.write_bytes(host.record() + b"\n")
    except OSError as error:
        screen.say(words.not_saved(str(path), error.strerror or ""))
    else:
        screen.say(words.saved(str(path)))
