"""Generated files are current."""

from pathlib import Path

from litestar.handlers import WebsocketRouteHandler

from doctor_rat.protocol.describe import protocol
from doctor_rat.protocol.schema import LIMITS
from doctor_rat.server.sockets import routes as sockets

DOCS = Path(__file__).parents[2] / "docs"


def test_the_protocol_page_is_current() -> None:
    assert (DOCS / "protocol.md").read_text() == protocol(), "run make types"


def test_the_limits_of_the_client_are_the_server_s() -> None:
    limits = (DOCS.parent / "web" / "src" / "lib" / "generated" / "limits.ts").read_text()
    for name, value in LIMITS.items():
        assert f"export const {name} = {value};" in limits, "run make types"


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
