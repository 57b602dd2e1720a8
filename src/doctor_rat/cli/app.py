"""All commands of `doctor-rat`."""

from importlib.metadata import version

import click
from click.shell_completion import get_completion_class

from doctor_rat.cli.arena import arena_command
from doctor_rat.cli.backup import backup_command, restore_command
from doctor_rat.cli.check_bot import check_bot_command
from doctor_rat.cli.fit import fit_command
from doctor_rat.cli.judge import judge_command
from doctor_rat.cli.play import play_command
from doctor_rat.cli.rate import rate_command
from doctor_rat.cli.replay import replay_command
from doctor_rat.cli.review import review_command
from doctor_rat.cli.serve import serve_command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("doctor-rat"), prog_name="doctor-rat")
def app() -> None:
    """Doctor Rat: play, judge, replay, review, and simulate (an unofficial implementation)."""


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
    arena_command,
    check_bot_command,
    rate_command,
    fit_command,
    serve_command,
    backup_command,
    restore_command,
    completion_command,
)
for command in COMMANDS:
    app.add_command(command)
