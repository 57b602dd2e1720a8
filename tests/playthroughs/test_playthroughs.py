import re

import pytest

from doctor_rat.rules import Complication
from playthroughs import transcript
from playthroughs.golden import FOLDER, GAMES, write


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    assert write(name) == (FOLDER / f"{name}.txt").read_text(), "see `make playthroughs`"


def test_every_kind_of_action_and_every_card_is_in_some_game() -> None:
    text = "".join(write(name) for name in GAMES)
    acts = [
        "yuck-front",
        "offer",
        "medicine",
        "strict-menu",
        "serve",
        "take",
        "yuck-back",
        "analyse",
        "predict",
        "pass",
    ]
    assert [act for act in acts if not re.search(rf"^> \w+ {act}\b", text, re.MULTILINE)] == []
    assert [card for card in Complication if f"complication={card}" not in text] == []


def test_a_first_game_is_sent_as_written() -> None:
    assert transcript.write() == (FOLDER / "table-first-game.txt").read_text(), "see `make playthroughs`"
