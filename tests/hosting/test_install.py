"""`pip install doctor-rat` installs the game, doctor-rat-rules the rules: the built wheels, in empty environments."""

import os
import re
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from hosting.wheels import ROOT, Environment, build_wheel

PLAYS = """
from random import Random
from doctor_rat.bots import BOTS, bot_named
from doctor_rat.locales import LANGUAGES, words
from doctor_rat.rules import Config, Role, new_deal, new_game, view
import numba, numpy
game = new_game(Config(), new_deal(Config(), Random(1)))
assert bot_named("random").decide(view(game, Role.DOCTOR), Random(1)).actions
assert all(words(language, "app-name") for language in LANGUAGES)
"""
RULES = """
import sys
from random import Random
from doctor_rat.belief import Belief
from doctor_rat.review import review
from doctor_rat.rules import Config, new_deal, new_game
from doctor_rat.difficulty import predict
from doctor_rat.table import Room
new_game(Config(), new_deal(Config(), Random(1)))
print(sorted({name.partition(".")[0] for name in sys.modules} & {"numpy", "numba", "click", "litestar", "fluent"}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("installed")
    return Environment(folder / "env", build_wheel(ROOT, folder))


def test_the_plain_install_has_all_that_plays(installed: Environment) -> None:
    ended = installed.python("-c", PLAYS)
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize("arguments", [["--version"], ["serve", "--help"], ["play", "--help"], ["warm", "--help"]])
def test_every_command_is_there(installed: Environment, arguments: list[str]) -> None:
    ended = subprocess.run([installed.script, *arguments], check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_alone_it_opens_the_game_in_the_browser(installed: Environment, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\nexec cat - > /dev/null\n")
    browser.chmod(0o755)
    mine = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": str(browser)}
    environment = {**os.environ, **mine, "DOCTOR_RAT_BOT_WARM": "false", "NO_PROXY": "*"}
    with subprocess.Popen([installed.script], env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = next(found[1] for line in server.stdout if (found := re.search(r"is at (http://\S+)", line)))
            with urlopen(url, timeout=60) as answer:
                assert b"Doctor Rat" in answer.read()
        finally:
            server.terminate()
    assert (tmp_path / "data" / "doctor-rat" / "tables.db").is_file()


def test_the_rules_alone_need_msgspec_and_nothing_else(tmp_path: Path) -> None:
    light = Environment(tmp_path / "env", build_wheel(ROOT / "packaging" / "rules", tmp_path))
    assert {path.name.partition("-")[0] for path in light.site.glob("*.dist-info")} == {"doctor_rat_rules", "msgspec"}
    ended = light.python("-c", RULES)
    assert (ended.returncode, ended.stdout) == (0, "[]\n"), ended.stderr
