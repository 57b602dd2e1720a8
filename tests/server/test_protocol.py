"""Generated files are current."""

import json
import subprocess
from pathlib import Path
from typing import get_args

from litestar.handlers import WebsocketRouteHandler

from doctor_rat.locales import LANGUAGES
from doctor_rat.protocol.describe import protocol
from doctor_rat.protocol.messages import Language
from doctor_rat.protocol.schema import schema
from doctor_rat.server.sockets import routes as sockets

DOCS = Path(__file__).parents[2] / "docs"
WEB = DOCS.parent / "web"


def test_the_protocol_page_is_current() -> None:
    assert (DOCS / "protocol.md").read_text() == protocol(), "run make types"


def test_the_client_s_types_vocabulary_limits_and_keys_are_current(tmp_path: Path) -> None:
    messages = json.dumps(schema(), sort_keys=True)
    subprocess.run(["node", WEB / "scripts" / "types.mjs", tmp_path], input=messages, text=True, check=True)
    subprocess.run(["node", WEB / "scripts" / "keys.mjs", tmp_path], check=True)
    stored = WEB / "src" / "lib" / "generated"
    assert {each.name for each in tmp_path.iterdir()} == {each.name for each in stored.iterdir()}
    for made in tmp_path.iterdir():
        assert (stored / made.name).read_text() == made.read_text(), f"{made.name}: run make types"


def test_announcements_may_be_in_every_language() -> None:
    assert get_args(Language) == LANGUAGES


def test_every_socket_is_described() -> None:
    handlers = [each for each in vars(sockets).values() if isinstance(each, WebsocketRouteHandler)]
    paths = {path.replace("{table_id:str}", "{id}") for handler in handlers for path in handler.paths}
    assert paths == {"/tables/{id}/socket", "/lobby"}
    for path in paths:
        assert f"socket `/api{path}`" in protocol()


def test_every_message_is_described() -> None:
    text = protocol()
    for name in ("Hello", "Propose", "Delivery", "Welcome", "GameView", "Options"):
        assert f"### {name}\n" in text
