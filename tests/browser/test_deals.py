"""The deal of the day and a challenge, through the browser: played to the end, shared, compared."""

import re

from playwright.sync_api import expect

from browser.conftest import Come
from browser.measure import judged_by_axe
from browser.people import PHONE, Person
from browser.playing import ended, rats_play_on


def reads_result(person: Person) -> None:
    """One's own stands at the head of the page, with the way to share it."""
    expect(person.page.get_by_role("heading", name=person.w("day-mine", place=1, count=1))).to_be_visible()
    expect(person.page.get_by_role("list", name=person.w("deal-meals"), exact=True).first).to_be_visible()


def test_the_deal_of_the_day_is_played_on_a_phone_and_its_result_shared(come: Come) -> None:
    ann = come("Ann", "fr", **PHONE, permissions=["clipboard-read", "clipboard-write"])
    ann.page.add_init_script("delete Navigator.prototype.share")
    ann.goes_to("/")
    ann.presses(ann.starting("link", ann.w("home-day")))
    expect(ann.page.get_by_role("heading", name=ann.w("day-title"), level=1)).to_be_visible()
    assert not judged_by_axe(ann)
    ann.presses(ann.button("home-play-rats"))
    rats_play_on(ann)
    ended(ann)
    expect(ann.dialog().get_by_text(ann.w("seal-kept"))).to_be_visible()
    ann.presses(ann.button("table-end-day", within=ann.dialog()))
    reads_result(ann)
    ann.presses(ann.button("day-share"))
    field = ann.page.get_by_role("textbox", name=ann.w("day-share"))
    expect(field).to_be_visible()
    text = field.input_value()
    grid = [line for line in text.split("\n") if line and set(line) <= set("✅❌⬜")]
    assert 1 <= len(grid) <= 8
    assert {len(line) for line in grid} == {3}
    assert ann.page.evaluate("navigator.clipboard.readText()") == text
    assert not judged_by_axe(ann)
    ann.goes_to("/day")
    reads_result(ann)
    expect(ann.button("home-play-rats")).to_have_count(0)
    expect(ann.link("day-best")).to_have_attribute("href", re.compile(r"^/review/"))


def test_a_friend_takes_up_a_challenge_and_both_results_stand_side_by_side(come: Come) -> None:
    ann, ben = come("Ann", "de"), come("Ben")
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    ann.presses(ann.button("table-end-challenge", within=ann.dialog()))
    expect(ann.page.get_by_role("heading", name=ann.w("challenge-title"), level=1)).to_be_visible()
    link = ann.page.get_by_label(ann.w("challenge-link")).input_value()
    ben.goes_to(link)
    expect(ben.page.get_by_text(ben.w("deal-closed-until"))).to_be_visible()
    expect(ben.link("deal-look")).to_have_count(0)
    ben.tells_name()
    ben.presses(ben.starting("button", ben.w("challenge-play", roles="")))
    rats_play_on(ben)
    ended(ben)
    ben.presses(ben.button("table-end-challenge", within=ben.dialog()))
    for person in (ann, ben):
        person.goes_to(link)
        results = person.region("challenge-results")
        expect(results.get_by_role("link", name=person.w("deal-look"))).to_have_count(2)
        expect(results.get_by_text("Ben", exact=True)).to_be_visible()
    assert not judged_by_axe(ben)
    ben.presses(ben.link("deal-compare"))
    expect(ben.page.get_by_role("heading", name=ben.w("compare-title"), level=1)).to_be_visible()
    ben.goes_to(link)
    expect(ben.link("deal-look").first).to_have_attribute("href", re.compile(r"^/review/"))
