"""The system's Firefox, driven by WebDriver BiDi over one socket: no driver program, no library."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
FIREFOX = next((path for name in NAMES if (path := shutil.which(name))), None)
needs_firefox = pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox here: the tests ran in Chromium alone")
PREFERENCES = """
user_pref("ui.useOverlayScrollbars", 0);
user_pref("widget.gtk.overlay-scrollbars.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
user_pref("intl.accept_languages", "de");
user_pref("network.proxy.type", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
"""
PATIENCE = 120.0
KINDS = {"button": "button", "heading": "h1, h2, h3"}
FIND = """(kind, name) => [...document.querySelectorAll(kind)].filter((one) => {
  const text = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ");
  return one.checkVisibility() && (text === name || text.endsWith(` ${name}`));
})"""
"""A drawing in front of a name contains letters of its own."""


class Firefox:
    """One window."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self.complaints: list[str] = []
        """Errors and warnings from the console."""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(message["params"]["text"]))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def goes_to(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Returns a JSON value; awaits promises."""
        written = f"(async () => JSON.stringify(await ({expression})))()"
        found = self.ask("script.evaluate", expression=written, target={"context": self._window}, awaitPromise=True)
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def find(self, role: str, name: str) -> list[str]:
        """The visible element of this kind with this label or text."""
        expression = f"({FIND})({json.dumps(KINDS[role])}, {json.dumps(name)})"
        found = self.ask("script.evaluate", expression=expression, target={"context": self._window}, awaitPromise=False)
        assert found["type"] == "success", found
        return [node["sharedId"] for node in found["result"]["value"]]

    def press(self, role: str, name: str) -> None:
        """Clicks it as soon as it appears."""
        (node, *_) = self.until_found(role, name)
        # Firefox doesn't scroll to the element it clicks.
        self.ask(
            "script.callFunction",
            functionDeclaration='(node) => node.scrollIntoView({ block: "center", behavior: "instant" })',
            arguments=[{"sharedId": node}],
            target={"context": self._window},
            awaitPromise=True,
        )
        origin = {"type": "element", "element": {"sharedId": node}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self._window, actions=[mouse])

    def until_found(self, role: str, name: str) -> list[str]:
        for _ in range(LOOKS):
            if found := self.find(role, name):
                return found
            self.evaluate("new Promise((done) => setTimeout(done, 50))")
        raise AssertionError(f"there is no {role} called {name}: {self.evaluate('document.body.innerText')}")

    def until_gone(self, role: str, name: str) -> None:
        for _ in range(LOOKS):
            if not self.find(role, name):
                return
            self.evaluate("new Promise((done) => setTimeout(done, 50))")
        raise AssertionError(f"the {role} called {name} is still there")


LOOKS = 200


@contextmanager
def open_firefox(folder: Path) -> Iterator[Firefox]:
    (folder / "user.js").write_text(PREFERENCES)
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    environment = {**os.environ, "HOME": str(folder), "LANG": "C.UTF-8", "NO_PROXY": "*"}
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as fox:
        try:
            assert fox.stderr is not None
            address = next(
                found[1] for line in fox.stderr if (found := re.search(r"BiDi listening on (ws://\S+)", line))
            )
            with connect(f"{address}/session", proxy=None, max_size=None) as socket:
                yield Firefox(socket)
        finally:
            fox.terminate()
