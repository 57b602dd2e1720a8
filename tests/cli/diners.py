"""Scripted people and bots for games in the terminal."""

import io
import re
from collections.abc import Iterable, Iterator
from random import Random

from rich.console import Console

from doctor_rat.bots import Decision
from doctor_rat.cli.draw.screen import Screen
from doctor_rat.cli.words import Words
from doctor_rat.rules import Action, View, choices
from doctor_rat.rules.choices import MayAnalyse, MayOffer, MayPass, MayPredict, MayServe, MayTake

_HINT = re.compile(r"for example: (.*)|may take (\w+)|^ Press Enter ", re.IGNORECASE | re.MULTILINE)
ENGLISH = Words("en")
_GOING_ON = (MayOffer, MayServe, MayAnalyse, MayPass, MayPredict, MayTake)


class FirstBot:
    """Makes the first move that advances the meal, whatever the diets are, and spends no token."""

    def decide(self, view: View, rng: Random) -> Decision:
        choice = next(choice for choice in choices(view) if isinstance(choice, _GOING_ON))
        action: Action = next(choice.actions())
        return Decision((action,))


class Paper:
    """A console whose output is kept."""

    def __init__(self, encoding: str = "utf-8", *, colour: bool = False, language: str = "en") -> None:
        self._file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
        self.console = Console(
            file=self._file,
            width=80,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            no_color=None,
        )
        self.screen = Screen(self.console, language)

    @property
    def text(self) -> str:
        data = self._file.buffer
        assert isinstance(data, io.BytesIO)
        return data.getvalue().decode(self._file.encoding)

    @property
    def prose(self) -> str:
        """The text without its line breaks."""
        return " ".join(self.text.split())


class Obedient:
    """Types what the last hint suggests."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.prompts = 0

    def __call__(self, prompt: str) -> str:
        self.prompts += 1
        assert self.prompts < 500, "the game goes round in circles"
        *_, hint = _HINT.finditer(self.paper.text)
        return hint[1] or hint[2] or ""


class Heckler(Obedient):
    """Types each of these lines at every prompt before something sensible."""

    def __init__(self, paper: Paper, lines: Iterable[str]) -> None:
        super().__init__(paper)
        self._lines = tuple(lines)
        self._left: Iterator[str] = iter(self._lines)
        self.silences = 0
        self._length = 0

    def __call__(self, prompt: str) -> str:
        self.silences += len(self.paper.text) == self._length
        self._length = len(self.paper.text)
        for line in self._left:
            return line
        self._left = iter(self._lines)
        return super().__call__(prompt)


class Script:
    """These lines, and then the end of input."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)

    def __call__(self, prompt: str) -> str:
        for line in self._lines:
            return line
        raise EOFError
