"""What people see of the server's operator: the privacy page, announcements, maintenance."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from playwright.sync_api import expect

from browser.conftest import Come
from browser.houses import House, open_house
from browser.lobby import introduces_self
from browser.people import Person
from doctor_rat.cli.app import app
from server.house import PLENTY

IMPRINT, TERMS = "https://club.example/imprint", "https://club.example/terms"
HOSTED = replace(PLENTY, imprint_url=IMPRINT, terms_url=TERMS, contact="rats@club.example", retention_days=90)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("hosted"), HOSTED) as found:
        yield found


def admin(house: House, *arguments: str) -> None:
    """In a thread, since Playwright has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        done = thread.submit(CliRunner().invoke, app, ["admin", *arguments, "--database", house.database]).result()
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_privacy_page_follows_the_settings(come: Come, language: str) -> None:
    ann = come("Ann", language)
    ann.goes_to("/")
    ann.presses(ann.link("nav-privacy"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.w("nav-privacy"))
    expect(ann.page.get_by_text(ann.w("privacy-contact", contact="rats@club.example"))).to_be_visible()
    expect(ann.link("privacy-imprint")).to_have_attribute("href", IMPRINT)
    expect(ann.link("privacy-terms")).to_have_attribute("href", TERMS)
    for text in (
        ann.w("privacy-games", days=90),
        ann.w("privacy-guest", days=HOSTED.idle_guest_days),
        ann.w("privacy-archive", days=HOSTED.archive_days),
    ):
        expect(ann.page.get_by_text(text, exact=True)).to_be_visible()


def test_a_message_reaches_those_at_a_table_and_those_who_come_in_their_language(come: Come, house: House) -> None:
    ann, bea = come("Ann"), come("Bea", "de")
    ann.plays_now("rats")
    admin(house, "message", "Back in ten minutes.", "--de", "In zehn Minuten geht es weiter.")
    expect(ann.page.get_by_text("Back in ten minutes.")).to_be_visible()
    bea.goes_to("/")
    told = bea.page.get_by_text("In zehn Minuten geht es weiter.")
    expect(told).to_be_visible()
    bea.presses(bea.button("close"))
    expect(told).to_have_count(0)
    bea.goes_to("/rules")
    expect(bea.page.get_by_role("heading", level=1)).to_be_visible()
    expect(told).to_have_count(0)
    admin(house, "message")
    expect(ann.page.get_by_text("Back in ten minutes.")).to_have_count(0)


def test_during_maintenance_people_are_told_why_nothing_moves(come: Come, house: House) -> None:
    ann = come("Ann")
    introduces_self(ann)
    ann.goes_to("/")
    ann.forgive("/api/tables")
    admin(house, "read-only", "on")
    sign = ann.page.get_by_text(ann.w("announce-read-only"))
    expect(sign).to_be_visible()
    ann.presses(ann.starting("button", ann.w("home-play-rats")))
    expect(ann.page.get_by_text(ann.w("error-read-only"), exact=True)).to_be_visible()
    admin(house, "read-only", "off")
    expect(sign).to_have_count(0)
    ann.plays_now("rats")


PAGE, MORE = 24, 3


def test_earlier_games_are_shown_page_by_page(come: Come, house: House) -> None:
    ann = come("Ann")
    introduces_self(ann)
    for _ in range(PAGE + MORE):
        admin(house, "archive", begins_game(ann))
    ann.goes_to("/past")
    games = ann.page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(PAGE)
    expect(games.first.get_by_role("time")).to_have_attribute("datetime", re.compile(r"^20\d\d-\d\d-\d\dT"))
    ann.presses(ann.button("past-more"))
    expect(games).to_have_count(PAGE + MORE)
    expect(games.nth(PAGE).get_by_role("link")).to_be_focused()
    expect(ann.button("past-more")).to_have_count(0)


def begins_game(person: Person) -> str:
    """Over the wire, since it isn't the point."""
    wish = {"options": {"diets": "preset"}, "roles": ["doctor"], "start": "random"}
    made = person.context.request.post("/api/tables", data=wish, headers={"Origin": person.url})
    assert made.ok, made.text()
    return str(made.json()["id"])
