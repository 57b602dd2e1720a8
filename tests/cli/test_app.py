import subprocess
import sys

import pytest
from click.testing import CliRunner

from doctor_rat.cli.app import app


@pytest.mark.parametrize(
    "command",
    [
        (),
        ("play",),
        ("judge",),
        ("replay",),
        ("review",),
        ("arena",),
        ("check-bot",),
        ("rate",),
        ("puzzles",),
        ("completion",),
    ],
)
def test_every_command_explains_itself(command: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, [*command, "--help"])
    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_printed_for_each_shell(shell: str) -> None:
    result = CliRunner().invoke(app, ["completion", shell])
    assert result.exit_code == 0
    assert "_DOCTOR_RAT_COMPLETE" in result.output


def test_the_version_is_printed() -> None:
    assert CliRunner().invoke(app, ["--version"]).output.startswith("doctor-rat, version ")


def test_a_command_loads_when_it_is_asked_for_and_a_server_without_what_it_seldom_needs() -> None:
    told = (
        "import sys, doctor_rat.cli.app, doctor_rat.server.run as run; run._prepare(); "
        "print(*{'alembic', 'babel', 'fluent', 'numba', 'rich'} & {*sys.modules})"
    )
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
