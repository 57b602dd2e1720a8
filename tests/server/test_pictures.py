"""The picture of a shared moment: drawn in every language and variant, with everything the client draws."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, played
from doctor_rat.locales import LANGUAGES
from doctor_rat.review.game import Game
from doctor_rat.rules import Complication, Config, Variant
from doctor_rat.rules.cards import FOODS
from doctor_rat.rules.record import STUDY
from doctor_rat.server.sharing.drawing import HIGH, WIDE, draw, svg_of
from doctor_rat.server.sharing.moment import moment_of, seen_by
from doctor_rat.server.sharing.words import LONGEST, message_of, title_of

ART = json.loads((files("doctor_rat.server.sharing") / "art.json").read_text(encoding="utf-8"))
WEB = Path(__file__).parents[2] / "web" / "src" / "lib"


def eyes_in(config: Config) -> tuple[str, ...]:
    return (
        ("colleague-0", "colleague-1", "all") if config.variant is Variant.COLLEAGUES else ("group-0", "doctor", "all")
    )


@pytest.mark.parametrize("config", CONFIGS)
def test_every_step_can_be_drawn_and_said(config: Config) -> None:
    """No drawing is missing, and nothing is too long for a message."""
    for at, state in enumerate(Game(played(config, 2, "random", "random")).states):
        for eyes in eyes_in(config):
            language = LANGUAGES[at % len(LANGUAGES)]
            moment = seen_by(state, eyes)
            drawn = svg_of(moment, language)
            assert "var(" not in drawn
            assert "letter-" not in drawn
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(re.findall(r' id="([^"]+)"', drawn))
            assert len(message_of(moment, language)) <= LONGEST + 80


def test_a_study_is_marked() -> None:
    record = replace(played(Config(), 2, "random", "random"), meta={STUDY: {"step": 1}})
    moment = moment_of(record, (), 5, "group-0")
    assert title_of(moment, "de").startswith("Studie")
    assert title_of(moment, "de") in svg_of(moment, "de")
    assert message_of(moment, "de").startswith("Studie")


def test_a_picture_is_a_picture() -> None:
    record = played(Config(), 2, "random", "random")
    found = draw(record, (), 5, "all", "fr")
    assert found.startswith(b"\x89PNG")
    assert (int.from_bytes(found[16:20], "big"), int.from_bytes(found[20:24], "big")) == (WIDE, HIGH)
    assert found == draw(record, (), 5, "all", "fr")


def test_the_drawings_are_the_client_s() -> None:
    """Made by `make types`; forgetting that after a change to the sprite or a color fails here."""
    assert set(ART["foods"]) == {food.value for food in FOODS}
    assert set(ART["complications"]) == {each.value for each in Complication}
    sprite = (WEB / "art" / "sprite.svg").read_text(encoding="utf-8")
    shapes = re.findall(r'\sd="([^"]+)"', sprite)
    assert shapes
    assert not [shape for shape in shapes if shape not in ART["sprite"]]
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8").partition(":root[data-cards")[0]
    for name, colour in ART["colours"].items():
        if colour.startswith("#"):
            assert f"--{name}: {colour};" in tokens
