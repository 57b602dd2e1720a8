"""The game in Firefox, if installed: it plays, has no needless scrollbar, and logs nothing to the console."""

import json
from collections.abc import Iterator

import pytest

from browser.firefox import Firefox, needs_firefox, open_firefox
from browser.houses import House
from browser.people import COLOURS, TYPES
from browser.playing import IDENTITIES
from doctor_rat.locales import words
from doctor_rat.rules import Food

pytestmark = needs_firefox
BUTTONS = """[...document.querySelectorAll("button")].map((one) => one.textContent.trim().replace(/\\s+/g, " "))"""
FOODS = [
    words("de", "food", {"count": int(food[0]), "colour": COLOURS[food[1]], "type": TYPES[food[2]]}) for food in Food
]
BARS = "[innerWidth - document.documentElement.clientWidth, innerHeight - document.documentElement.clientHeight]"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with open_firefox(tmp_path_factory.mktemp("firefox")) as found:
        found.resize(1280, 800)
        yield found


def w(key: str, **arguments: str | int) -> str:
    return words("de", key, arguments)


def group(identity: str) -> str:
    return w("group", identity=TYPES[identity[2]])


def named(firefox: Firefox, start: str) -> list[str]:
    """Full names of the buttons that start like this."""
    found: list[str] = firefox.evaluate(f"{BUTTONS}.filter((name) => name.startsWith({json.dumps(start)}))")
    return found


def test_the_rats_eat_their_first_meal(firefox: Firefox, house: House) -> None:
    firefox.goes_to(house.url)
    firefox.until_found("heading", w("home-open-tables"))
    (play,) = named(firefox, w("home-play-rats"))
    firefox.press("button", play)
    firefox.until_found("heading", w("table-title", meal=1))
    for identity in IDENTITIES:
        slot = w("table-choose-for", group=group(identity))
        firefox.press("button", slot)
        there = firefox.evaluate(BUTTONS)
        food = next(each for each in FOODS if any(name.endswith(w("table-food-centre", food=each)) for name in there))
        firefox.press("button", w("table-food-centre", food=food))
        firefox.until_found("button", w("table-take-back", food=food, group=group(identity)))
    firefox.press("button", w("table-eat"))
    firefox.until_gone("button", w("table-eat"))
    assert firefox.evaluate(BARS) == [0, 0]
    firefox.evaluate("(document.body.style.minHeight = '300vh')")
    assert firefox.evaluate(BARS)[0] > 5, "here scrollbars do take room"
    assert firefox.complaints == []
