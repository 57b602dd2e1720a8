"""Which language a player reads: `--language`, else the environment, else English."""

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from doctor_rat.locales import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])

_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(environment: Mapping[str, str]) -> str:
    """The system's language. As usual, the first variable that is set decides, even if we don't have its language."""
    setting = next((environment[name] for name in _SYSTEM if environment.get(name)), "")
    found = re.split(r"[_.@-]", setting.lower())[0]
    return found if found in LANGUAGES else "en"


def language_option(command: Command) -> Command:
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        envvar="DOCTOR_RAT_LANGUAGE",
        default=lambda: spoken(os.environ),
        help="The language to use.  [default: DOCTOR_RAT_LANGUAGE, or else the system's]",
    )(command)
