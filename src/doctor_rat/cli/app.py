"""All commands of `doctor-rat`."""

from importlib.metadata import version

import click
from click.shell_completion import get_completion_class

from doctor_rat.bots.cache import find_cache, use_cache
from doctor_rat.cli.admin import admin_command
from doctor_rat.cli.analyse import analyse_command, analyze_command
from doctor_rat.cli.arena import arena_command
from doctor_rat.cli.backup import backup_command, restore_command
from doctor_rat.cli.check_bot import check_bot_command
from doctor_rat.cli.fit import fit_command
from doctor_rat.cli.judge import judge_command
from doctor_rat.cli.play import play_command
from doctor_rat.cli.puzzles import puzzles_command
from doctor_rat.cli.rate import rate_command
from doctor_rat.cli.replay import replay_command
from doctor_rat.cli.review import review_command
from doctor_rat.cli.serve import free_port, serve_command
from doctor_rat.cli.warm import warm_command
from doctor_rat.home import data_folder


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(version("doctor-rat"), prog_name="doctor-rat")
@click.pass_context
def app(context: click.Context) -> None:
    """Doctor Rat: play, judge, replay, review, and simulate (an unofficial implementation).

    Without a command the game opens in your browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve_command, port=free_port(), open_browser=True)
    elif context.invoked_subcommand in THINKING:
        use_cache(find_cache(data=data_folder()))


THINKING = ("play", "arena", "check-bot", "rate")
"""Commands in which bots think, in this process: they compile, for which numba wants a place."""


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion_command(shell: str) -> None:
    """Print the completion script for your shell.

    For example, in ~/.bashrc: eval "$(doctor-rat completion bash)"
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(app, {}, "doctor-rat", "_DOCTOR_RAT_COMPLETE").source())


COMMANDS = (
    play_command,
    judge_command,
    replay_command,
    review_command,
    analyse_command,
    analyze_command,
    arena_command,
    check_bot_command,
    rate_command,
    puzzles_command,
    fit_command,
    serve_command,
    warm_command,
    backup_command,
    restore_command,
    admin_command,
    completion_command,
)
for command in COMMANDS:
    app.add_command(command)
