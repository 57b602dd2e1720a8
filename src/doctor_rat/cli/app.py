"""All commands of `doctor-rat`."""

from importlib import import_module
from importlib.metadata import version

import click
from click.shell_completion import get_completion_class

from doctor_rat.bots.cache import find_cache, use_cache
from doctor_rat.home import data_folder

COMMANDS = {
    "play": "play:play_command",
    "judge": "judge:judge_command",
    "replay": "replay:replay_command",
    "review": "review:review_command",
    "analyse": "analyse:analyse_command",
    "analyze": "analyse:analyze_command",
    "arena": "arena:arena_command",
    "check-bot": "check_bot:check_bot_command",
    "rate": "rate:rate_command",
    "puzzles": "puzzles:puzzles_command",
    "fit": "fit:fit_command",
    "serve": "serve:serve_command",
    "warm": "warm:warm_command",
    "backup": "backup:backup_command",
    "restore": "backup:restore_command",
    "admin": "admin:admin_command",
    "completion": "app:completion_command",
}
"""Each command's module and function."""


class Commands(click.Group):
    """Loads a command only when it is used, so that none waits for another's imports."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, _, function = COMMANDS[name].partition(":")
        found: click.Command = getattr(import_module(f"doctor_rat.cli.{module}"), function)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(version("doctor-rat"), prog_name="doctor-rat")
@click.pass_context
def app(context: click.Context) -> None:
    """Doctor Rat: play, judge, replay, review, and simulate (an unofficial implementation).

    Without a command, the game opens in your browser.
    """
    if context.invoked_subcommand is None:
        from doctor_rat.cli.serve import free_port, serve_command

        context.invoke(serve_command, port=free_port(), open_browser=True)
    elif context.invoked_subcommand in THINKING:
        use_cache(find_cache(data=data_folder()))


THINKING = ("play", "arena", "check-bot", "rate")
"""Commands whose bots think in this process: numba needs a folder for what it compiles."""


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion_command(shell: str) -> None:
    """Print the completion script for your shell.

    For example, in ~/.bashrc: eval "$(doctor-rat completion bash)"
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(app, {}, "doctor-rat", "_DOCTOR_RAT_COMPLETE").source())
