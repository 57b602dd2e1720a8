"""The deal of the day, a challenge and a tournament, through the browser: played to the end, shared, compared."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.lobby import sits, starts
from browser.measure import judged_by_axe, wider_than_page
from browser.people import PHONE, Person
from browser.playing import IDENTITIES, ended, rats_play_on

RATS = ["group-0", "group-1", "group-2"]


def reads_result(person: Person) -> None:
    """The player's own result is at the top of the page, with a button to share it."""
    expect(person.page.get_by_role("heading", name=person.w("day-mine", place=1, count=1))).to_be_visible()
    signs = person.page.get_by_role("list", name=person.w("deal-meals"), exact=True).first.locator("svg")
    assert all(box is not None and box["width"] >= 16 for box in map(Locator.bounding_box, signs.all()))
    expect(signs.first).to_be_visible()


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
    ben.presses(ben.button("home-play-rats"))
    rats_play_on(ben)
    ended(ben)
    ben.presses(ben.button("table-end-challenge", within=ben.dialog()))
    for person in (ann, ben):
        person.goes_to(link)
        results = person.region("challenge-results")
        expect(results.get_by_role("link", name=person.w("deal-look"))).to_have_count(2)
        expect(results.get_by_text("Ben", exact=True)).to_be_visible()
        expect(results.get_by_role("link", name=person.w("deal-compare"))).to_have_count(1)
    assert not judged_by_axe(ben)
    ben.presses(ben.link("deal-compare"))
    expect(ben.page.get_by_role("heading", name=ben.w("compare-title"), level=1)).to_be_visible()
    expect(ben.page.get_by_role("heading", name=ben.w("compare-mine", number=1), level=2)).to_be_visible()
    expect(ben.page.get_by_role("heading", name=ben.w("compare-which", number=2), level=2)).to_be_visible()
    assert not judged_by_axe(ben)
    ben.goes_to(link)
    expect(ben.link("deal-look").first).to_have_attribute("href", re.compile(r"^/review/"))


@pytest.mark.parametrize("path", ["/challenge/nowhere", "/cup/nowhere", "/day/2020-01-01", "/puzzles/nowhere"])
def test_a_link_that_leads_nowhere_is_no_failure_of_the_kitchen(come: Come, path: str) -> None:
    ann = come("Ann", "it")
    ann.forgive("404")
    ann.goes_to(path)
    expect(ann.page.get_by_role("heading", name=ann.w("lost-title"), level=1)).to_be_visible()
    expect(ann.link("nav-home")).to_be_visible()


def plays_out(person: Person, cup: str, number: int) -> str:
    """A deal of a tournament for one's team, left to bots; the table's address."""
    asks = person.context.request
    made = asks.post(f"/api/cups/{cup}/deals/{number}").json()
    path = f"/api/tables/{made['id']}"
    asks.post(f"{path}/join", data={"invite": made["invite"]})
    commands: list[dict[str, object]] = [
        {"do": "sit", "roles": RATS},
        {"do": "start", "fill": "random"},
        {"do": "leave"},
    ]
    for at, command in enumerate(commands):
        answer = asks.post(f"{path}/commands", data={**command, "id": f"{made['id']}-{at}"})
        assert answer.ok, answer.text()
    while asks.get(path).json()["stage"] != "over":
        person.page.wait_for_timeout(20)
    return str(made["id"])


def test_two_teams_play_a_tournament_and_see_each_others_results_in_the_end(come: Come) -> None:
    ann, ben = come("Ann", "fr"), come("Ben", "de", **PHONE)
    ann.goes_to("/")
    ann.presses(ann.starting("link", ann.w("home-cup")))
    ann.selects(ann.w("option-difficulty"), "easy")
    ann.presses(ann.button("cup-make"))
    link = ann.page.get_by_label(ann.w("cup-link")).input_value()
    cup = link.rpartition("/")[2]
    for person in (ann, ben):
        person.goes_to(link)
        person.tells_name()
        person.presses(person.button("cup-new-team"))
        title = person.w("cup-your-team", number=1 + (person is ben))
        expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    ann.presses(ann.button("cup-play", number=1))
    expect(ann.page.get_by_role("heading", name=ann.w("lobby-title"))).to_be_visible()
    sits(ann, *(ann.group(identity) for identity in IDENTITIES))
    starts(ann, "random")
    ben.goes_to(ann.page.url)
    expect(ben.page.get_by_text(ben.w("error-deal-closed"))).to_be_visible()
    rats_play_on(ann)
    ended(ann)
    ann.presses(ann.button("table-end-cup", within=ann.dialog()))
    mine = results_of(ann, 1)
    look = mine.get_by_role("link")
    expect(look).to_have_count(1)
    review = look.get_attribute("href") or ""

    ben.goes_to(link)
    theirs = results_of(ben, 1)
    expect(theirs.get_by_text(ben.w("cup-over"), exact=True)).to_have_count(1)
    expect(theirs.get_by_text(ben.w("cup-none"), exact=True)).to_have_count(4)
    expect(theirs.get_by_role("link")).to_have_count(0)
    ben.forgive("403")
    ben.goes_to(review)
    expect(ben.page.get_by_text(ben.w("error-deal-closed"))).to_be_visible()

    for number in range(2, 6):
        plays_out(ann, cup, number)
    for number in range(1, 4):
        plays_out(ben, cup, number)
    ben.goes_to(link)
    expect(results_of(ben, 1).get_by_role("link")).to_have_count(3)
    assert not wider_than_page(ben)
    for number in range(4, 6):
        plays_out(ben, cup, number)
    for person in (ann, ben):
        person.goes_to(link)
        for team in (1, 2):
            expect(results_of(person, team).get_by_role("link")).to_have_count(5)
            expect(results_of(person, team).get_by_role("cell").last).to_have_text(re.compile(r"^[0-5]$"))
        assert not judged_by_axe(person)
        assert not wider_than_page(person)
    ben.goes_to(review)
    expect(ben.page.get_by_text(ben.w("error-deal-closed"))).to_have_count(0)
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()


def results_of(person: Person, team: int) -> Locator:
    """The row of this team."""
    rows = person.page.get_by_role("table").get_by_role("row")
    return rows.filter(has=person.page.get_by_role("rowheader", name=person.w("cup-team", number=team)))
