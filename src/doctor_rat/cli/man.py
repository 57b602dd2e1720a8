"""The manual page, from what `--help` says: `python -m doctor_rat.cli.man > packaging/doctor-rat.1`."""

from collections.abc import Iterator

import click

from doctor_rat.cli.app import app

HEAD = """.TH DOCTOR-RAT 1 "" "Doctor Rat" "User Commands"
.SH NAME
doctor-rat \\- a cooperative deduction card game in the browser and the terminal
.SH SYNOPSIS
.B doctor-rat
[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]
"""
FOOT = """.SH ENVIRONMENT
Every setting of the server is read from a variable: its name in capitals, after
.BR DOCTOR_RAT_ .
.TP
.B DOCTOR_RAT_LANGUAGE
The language of the terminal: en, fr, de, it or es.
.TP
.BR PGPASSWORD ", " PGPASSFILE
PostgreSQL's password, if it isn't in
.IR ~/.pgpass .
.SH FILES
.TP
.I ~/.local/share/doctor-rat/tables.db
The tables, unless another database is named.
"""


def man_page() -> str:
    parts = [HEAD, ".SH DESCRIPTION\n", _text(app.help or ""), ".SH COMMANDS\n"]
    context = click.Context(app)
    for name in app.list_commands(context):
        command = app.get_command(context, name)
        assert command is not None
        parts += _command(name, command)
    return "".join([*parts, FOOT])


def _command(name: str, command: click.Command) -> Iterator[str]:
    context = click.Context(command, info_name=f"doctor-rat {name}")
    usage = " ".join(command.collect_usage_pieces(context))
    yield f".SS {_escape(f'doctor-rat {name} {usage}')}\n{_text(command.help or '')}"
    for option in command.get_params(context):
        # Every command has it, and its names depend on how the command was last called.
        if "--help" in option.opts:
            continue
        if (record := option.get_help_record(context)) is not None:
            yield f".TP\n.B {_escape(record[0])}\n{_text(record[1])}"
    if isinstance(command, click.Group):
        for inner, below in sorted(command.commands.items()):
            yield from _command(f"{name} {inner}", below)


def _text(text: str) -> str:
    paragraphs = (" ".join(part.split()) for part in text.replace("\b", "").split("\n\n"))
    return "\n.PP\n".join(_escape(part) for part in paragraphs if part) + "\n"


def _escape(text: str) -> str:
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return "\\&" + plain if plain.startswith((".", "'")) else plain


if __name__ == "__main__":
    click.echo(man_page(), nl=False)
