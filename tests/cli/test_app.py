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


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(app, ["--version"]).output.startswith("doctor-rat, version ")
