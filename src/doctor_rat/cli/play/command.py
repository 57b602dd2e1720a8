"""`doctor-rat play`: the options, and the questions that replace them."""

import contextlib
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import click
from click.core import ParameterSource
from rich.console import Console

from doctor_rat.bots.registry import BOTS
from doctor_rat.bots.warm import warm_for
from doctor_rat.cli.draw.screen import Screen, standard_console
from doctor_rat.cli.language import language_option
from doctor_rat.cli.play.game import Pause, play
from doctor_rat.cli.play.host import PersonRole, PlayOptions
from doctor_rat.cli.play.seat import QUIT, ReadLine
from doctor_rat.rules import Difficulty, Variant

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets people edit the line they type)

Answer = TypeVar("Answer")

_PAUSE_SECONDS = 0.6
_ROLES: dict[str, PersonRole] = {"": "rats", "r": "rats", "rats": "rats", "d": "doctor", "doctor": "doctor", "a": "a"}
_GROUPS: dict[str, tuple[int, Variant]] = {
    "": (3, Variant.COLONY),
    "2": (2, Variant.COLONY),
    "3": (3, Variant.COLONY),
    "2c": (2, Variant.COMPLICATIONS),
    "3c": (3, Variant.COMPLICATIONS),
}
_FIRST = {"": False, "n": False, "no": False, "y": True, "yes": True}

# The questions and their possible answers, line by line.
_ROLE_QUESTION = ("terminal-ask-role", "terminal-ask-role-rats", "terminal-ask-role-doctor", "terminal-ask-role-a")
_GROUPS_QUESTION = (
    "terminal-ask-groups",
    "terminal-ask-groups-3",
    "terminal-ask-groups-2",
    "terminal-ask-groups-3c",
    "terminal-ask-groups-2c",
)
_FIRST_QUESTION = ("terminal-ask-first", "terminal-ask-first-no", "terminal-ask-first-yes")

# Wrong options are answered in English, as click does.
_WRONG_ROLE_COLLEAGUES = "Colleagues is played by two doctors: leave out --role, or use --role a."
_WRONG_VARIANT_A = "Doctor A only exists in Colleagues: leave out --variant, or use --variant colleagues."
_WRONG_GROUPS_COLLEAGUES = "Colleagues always has two groups."
_WRONG_FIRST_COLLEAGUES = "In Colleagues, diets are always drawn: leave out --first-game."
_WRONG_FIRST_DIFFICULTY = "The first-game diets are fixed: leave out --difficulty."


@click.command("play")
@click.option("--role", type=click.Choice(["rats", "doctor", "a"]), help="Who you are (a: Doctor A in Colleagues).")
@click.option("--variant", type=click.Choice([variant.value for variant in Variant]), help="[default: colony]")
@click.option("--groups", type=click.IntRange(2, 3), help="Rat groups.  [default: 3]")
@click.option("--yuck", type=click.IntRange(0, 3), default=3, show_default=True, help="Yuck! tokens; fewer is harder.")
@click.option("--first-game", is_flag=True, help="Use the easy first-game diets.")
@click.option(
    "--difficulty", type=click.Choice([word.value for word in Difficulty]), help="Deal diets that are this hard."
)
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Offer to save the game here.")
@click.option(
    "--bot", type=click.Choice(sorted(BOTS)), default="expert", show_default=True, help="Who fills the other seats."
)
@language_option
@click.pass_context
def play_command(
    context: click.Context,
    role: PersonRole | None,
    variant: str | None,
    groups: int | None,
    yuck: int,
    first_game: bool,
    difficulty: str | None,
    seed: int | None,
    record: Path | None,
    bot: str,
    language: str,
) -> None:
    """Play in the terminal; bots take the other seats.

    Without options, on a terminal, you're asked what you'd like to play.
    """
    screen = Screen(standard_console(), language)
    if sys.stdin.isatty() and _no_options(context):
        options = ask_options(screen, read_line)
        if options is None:
            return
        options = replace(options, bot=bot)
    else:
        who, kind = _role_and_variant(role, variant)
        _check_colleagues(kind, groups, first_game)
        if first_game and difficulty:
            raise click.UsageError(_WRONG_FIRST_DIFFICULTY)
        asked = Difficulty(difficulty) if difficulty else None
        options = PlayOptions(who, kind, groups or 3, yuck, first_game, seed, record, bot, asked)
    _warm(options, screen)
    play(options, screen, read_line, _pause_for(screen.console))


def _warm(options: PlayOptions, screen: Screen) -> None:
    """Compile the reasoning bots before the first meal, not during it."""
    if options.bot != "random":
        screen.say(screen.words("terminal-warming-up"), "italic")
        warm_for(options.bot, options.variant)


def _no_options(context: click.Context) -> bool:
    """Ignores the language, which answers none of the questions."""
    names = [name for name in context.params if name != "language"]
    return all(context.get_parameter_source(name) is ParameterSource.DEFAULT for name in names)


def _role_and_variant(role: PersonRole | None, variant: str | None) -> tuple[PersonRole, Variant]:
    """Colleagues has its own roles, so either option implies the other."""
    kind = Variant(variant) if variant else Variant.COLLEAGUES if role == "a" else Variant.COLONY
    if kind is Variant.COLLEAGUES:
        if role not in (None, "a"):
            raise click.UsageError(_WRONG_ROLE_COLLEAGUES)
        return "a", kind
    if role == "a":
        raise click.UsageError(_WRONG_VARIANT_A)
    return role or "rats", kind


def _check_colleagues(variant: Variant, groups: int | None, first_game: bool) -> None:
    if variant is Variant.COLLEAGUES:
        if groups == 3:
            raise click.UsageError(_WRONG_GROUPS_COLLEAGUES)
        if first_game:
            raise click.UsageError(_WRONG_FIRST_COLLEAGUES)


def read_line(prompt: str) -> str:
    """A line of standard input. One from a file is echoed, so that the output can be read afterwards."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def _pause_for(console: Console) -> Pause | None:
    return (lambda: time.sleep(_PAUSE_SECONDS)) if console.is_terminal and sys.stdin.isatty() else None


def ask_options(screen: Screen, read: ReadLine) -> PlayOptions | None:
    """Ask up to three questions; Enter picks the first answer. None if the person quits."""
    screen.say(screen.words("terminal-welcome"), "bold")
    try:
        role = _ask(_ROLE_QUESTION, _ROLES, screen, read)
        if role == "a":
            return PlayOptions("a", Variant.COLLEAGUES)
        groups, variant = _ask(_GROUPS_QUESTION, _GROUPS, screen, read)
        first_game = _ask(_FIRST_QUESTION, _FIRST, screen, read)
    except (EOFError, KeyboardInterrupt):
        screen.console.print()
        screen.say(screen.words("terminal-goodbye"))
        return None
    return PlayOptions(role, variant, groups, first_game=first_game)


def _ask(question: Sequence[str], answers: Mapping[str, Answer], screen: Screen, read: ReadLine) -> Answer:
    for key, style in zip(question, ("bold", *[""] * len(question)), strict=False):
        screen.say(screen.words(key), style)
    while True:
        answer = read("> ").strip().lower()
        if answer in QUIT:
            raise EOFError
        if answer in answers:
            return answers[answer]
        screen.say(screen.words("terminal-answer-unclear", answers=", ".join(filter(None, answers))))
