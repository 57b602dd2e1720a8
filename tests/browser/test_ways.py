"""Other ways to play: by touch on a phone, by keyboard alone, in motion."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.keyboard import Keys
from browser.measure import wider_than_page
from browser.people import PHONE
from browser.playing import any_of, ended, rats_play_on, slots

READING = 400
"""Milliseconds before a new control can be pressed."""
BUILDING = 50
"""Milliseconds for a table's parts to come, one after the other: far fewer than any step of the show takes."""


LONGER_THAN_ITS_PAPER = """() => {
  const { scrollHeight, clientHeight } = document.querySelector("dialog .sheet");
  return scrollHeight > clientHeight + 1;
}"""


def test_a_game_on_a_phone_by_touch(come: Come) -> None:
    ann = come("Ann", "fr", **PHONE)
    ann.plays_now("rats")
    ann.presses(ann.button("panel-open-talk", count=0))
    ann.says("Bon appétit !")
    ann.reads("Bon appétit !")
    ann.presses(ann.button("close", within=ann.page.get_by_role("complementary")))
    rats_play_on(ann)
    ended(ann)
    assert not wider_than_page(ann)
    expect(ann.dialog().get_by_text(ann.w("seal-kept"))).to_be_visible()
    for width, height in ((390, 844), (667, 375), (360, 640)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not ann.page.evaluate(LONGER_THAN_ITS_PAPER), (width, height)


def test_a_game_by_keyboard_alone(come: Come) -> None:
    ann = come("Ann")
    ann.goes_to("/")
    keys = Keys(ann)
    expect(ann.starting("button", ann.w("home-play-rats"))).to_be_visible()
    keys.tab_to("a", ann.w("skip-to-content"))
    keys.tab_to("select", ann.w("home-bots"))
    keys.press("Home")
    expect(ann.named("combobox", ann.w("home-bots"))).to_have_value("random")
    keys.tab_to("button", ann.w("home-play-rats"), back=True)
    keys.press("Enter")
    expect(any_of(*slots(ann))).to_be_visible()

    keys.press("?")
    expect(ann.dialog("shortcuts-title")).to_be_visible()
    keys.press("Escape")
    expect(ann.dialog("shortcuts-title")).to_have_count(0)
    keys.press("/")
    expect(ann.page.get_by_label(ann.w("talk-label"))).to_be_focused()
    ann.page.keyboard.type("Without a mouse")
    keys.press("Enter")
    ann.reads("Without a mouse")
    keys.press("Escape")
    expect(ann.page.get_by_role("complementary")).to_have_count(0)

    keys.play_rats()
    ended(ann)
    keys.tab_to("button", ann.w("table-end-review"))
    keys.press("Escape")
    expect(ann.dialog()).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_shown_step_by_step_and_can_be_skipped(come: Come, motion: str) -> None:
    """With reduced motion, too: then it is still told step by step, but nothing moves."""
    ann = come("Ann", reduced_motion=motion, show=True)
    ann.page.clock.install(time=0)
    ann.goes_to("/")
    ann.selects(ann.w("home-bots"), "random")
    ann.page.clock.pause_at(600_000)  # from here on the show goes on only when Ann skips it
    ann.presses(ann.starting("button", ann.w("home-play-rats")))
    expect(ann.page.get_by_role("heading", name=ann.w("table-title", meal=1))).to_be_visible()
    ann.page.clock.run_for(BUILDING)
    skip = ann.button("table-skip")
    expect(any_of(skip, *slots(ann))).to_be_visible()
    ann.page.clock.run_for(READING)
    if skip.is_visible():
        ann.presses(skip)
    ann.page.clock.run_for(READING)
    place = f"{ann.w('listed-meal', meal=1)} · {ann.w('app-name')}"
    expect(ann.page).to_have_title(ann.w("your-turn-title", place=place))
    rats_play_on(ann, meals=1)
    expect(skip).to_be_visible()
    expect(ann.page).to_have_title(place)  # whatever the server has already told
    ann.page.clock.run_for(READING)
    ann.presses(skip)
    ann.page.clock.resume()
    expect(any_of(*slots(ann))).to_be_visible()
