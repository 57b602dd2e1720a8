"""The server is killed in the middle of a game and restarted: everyone plays on."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, expect

from browser.people import Person
from browser.stories import Story, game_with, ordered
from browser.together import is_soon_lost
from doctor_rat.rules import Config
from server.house import sqlite

TESTS = Path(__file__).parent.parent


class Mortal:
    """A server in its own process, which always comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        setup = str(self._folder / "setup.json")
        command = [sys.executable, "-m", "browser.child", sqlite(self._folder), str(self._port), setup]
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == self.url

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


@contextmanager
def mortal(folder: Path) -> Iterator[Mortal]:
    server = Mortal(folder)
    try:
        yield server
    finally:
        server.kill()


def test_everybody_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    game = game_with(Config(), is_soon_lost, preset=True)
    (tmp_path / "setup.json").write_bytes(msgspec.json.encode(ordered(game)))
    with mortal(tmp_path) as server:
        server.start()
        with (
            Person.at(browser, server.url, "Dora", "en") as dora,
            Person.at(browser, server.url, "Ann", "de") as ann,
        ):
            story = Story(game, dora, {0: ann, 1: ann, 2: ann})
            story.sit_down(dora, diets="preset")
            # In the middle of a meal: dinner is served, and nobody has eaten.
            story.go_on(until=lambda state: state.board.meal == 2 and bool(state.board.centre))
            for person in (dora, ann):
                # The browser logs every attempt to reach a server that is down.
                person.forgive("ERR_CONNECTION_REFUSED")
                person.forgive("ERR_CONNECTION_RESET")
                person.forgive("ERR_EMPTY_RESPONSE")
            server.kill()
            for person in (dora, ann):
                expect(person.page.get_by_role("status").get_by_text(person.w("reconnecting"))).to_be_visible()
            server.start()
            for person in (dora, ann):
                expect(person.page.get_by_text(person.w("reconnecting"))).to_have_count(0)
            story.go_on()
            for person in (dora, ann):
                expect(person.dialog("table-end-lost")).to_be_visible()
                person.was_quiet()
