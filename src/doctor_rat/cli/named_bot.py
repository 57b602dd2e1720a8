"""Bots named on the command line. One that can't be made is reported at once, not in the first game."""

import sys
from pathlib import Path
from random import Random

import click

from doctor_rat.bots.registry import bot_named
from doctor_rat.lab.arena import arena_bot
from doctor_rat.rules import Config, new_deal


def check_name(context: click.Context, parameter: click.Parameter, name: str, *, insiders: bool = False) -> str:
    """Check that a bot can be made from this name; with `insiders`, also one that knows the deal."""
    _look_here()
    try:
        if insiders:
            arena_bot(name, new_deal(Config(), Random(0)))
        else:
            bot_named(name)
    except KeyError:
        raise click.BadParameter(f"there's no bot {name!r}.", context, parameter) from None
    except Exception as error:  # another author's module may raise anything
        problem = f"there's no bot {name!r} ({type(error).__name__}: {error})."
        raise click.BadParameter(problem, context, parameter) from None
    return name


def check_arena_name(context: click.Context, parameter: click.Parameter, name: str) -> str:
    return check_name(context, parameter, name, insiders=True)


def check_arena_names(context: click.Context, parameter: click.Parameter, names: str | None) -> list[str]:
    """Names separated by commas, each once."""
    found = dict.fromkeys(name.strip() for name in names.split(",")) if names else {}
    return [check_arena_name(context, parameter, name) for name in found]


def _look_here() -> None:
    """Find modules in the current folder, as `python -m` does."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
