"""One person with bots, from home to the end."""

from playwright.sync_api import expect

from browser.conftest import Come
from browser.playing import doctor_plays_on, ended, rats_play_on


def test_one_person_plays_the_rats_with_a_bot_doctor(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    expect(ann.dialog().get_by_text(ann.w("table-end-diets"))).to_be_visible()


def test_one_person_plays_the_doctor_with_bot_rats(come: Come) -> None:
    dora = come("Dora")
    dora.plays_now("doctor")
    doctor_plays_on(dora)
    ended(dora)
