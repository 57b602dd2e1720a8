"""One person with bots, from home to the end."""

from playwright.sync_api import Route, expect

from browser.conftest import Come
from browser.houses import House
from browser.playing import doctor_plays_on, ended, rats_play_on
from doctor_rat.bots.reasons import ReasonKey


def test_one_person_plays_the_rats_with_a_bot_doctor(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    expect(ann.dialog().get_by_text(ann.w("table-end-diets"))).to_be_visible()
    expect(ann.dialog().get_by_text(ann.w("seal-kept"))).to_be_visible()


def test_the_doctor_says_at_the_end_and_in_the_review_whom_he_took_the_rats_for(come: Come, house: House) -> None:
    house.bots.doctor_saw = ReasonKey.DOCTOR_SAW_COLOUR
    try:
        ann = come("Ann", "de")
        ann.plays_now("rats")
        said = ann.w("reason-doctor-saw-colour")
        rats_play_on(ann)
        ended(ann)
    finally:
        house.bots.doctor_saw = None
    expect(ann.dialog().get_by_text(said)).to_be_visible()
    ann.presses(ann.button("table-end-review"))
    ann.reads_from_the_top("review-title")
    expect(ann.region("analysis-title").get_by_text(said)).to_be_visible()


def test_a_tampered_deal_is_reported_loudly(come: Come) -> None:
    """The server may say what it likes at the end: the browser remembers the seals and checks for itself."""
    ann = come("Ann")
    ann.page.route("**/api/tables/*/record", swap_two_cards)
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    expect(ann.dialog().get_by_role("alert")).to_contain_text(ann.w("seal-broken"))


def swap_two_cards(route: Route) -> None:
    record = route.fetch().json()
    pile = record["pile"]
    other = next(place for place, food in enumerate(pile) if food != pile[0])
    pile[0], pile[other] = pile[other], pile[0]
    route.fulfill(json=record)


def test_one_person_plays_the_doctor_with_bot_rats(come: Come) -> None:
    dora = come("Dora")
    dora.plays_now("doctor")
    doctor_plays_on(dora)
    ended(dora)
