"""What is generated is current."""

from pathlib import Path

from doctor_rat.server.describe import protocol

DOCS = Path(__file__).parents[2] / "docs"


def test_the_protocol_page_is_current() -> None:
    assert (DOCS / "protocol.md").read_text() == protocol(), "run make types"


def test_every_message_is_described() -> None:
    text = protocol()
    for name in ("Hello", "Propose", "Delivery", "Welcome", "GameView", "Options"):
        assert f"### {name}\n" in text
