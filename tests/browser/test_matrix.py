"""Every kind of table, role, moment, size and language: all within the window, nothing over anything else."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.houses import House
from browser.matrix import SIZES, TOUCH, Case, all_cases, game, paired_cases, scene
from browser.measure import misplaced
from browser.people import Person
from doctor_rat.locales import words
from doctor_rat.rules import record_of, write_record

GALLERY = "/table/gallery"
INTO_THE_SHOW = 1_500
"""Milliseconds: by then verdicts are being told."""


class Windows:
    """A window for each language, to be held in a hand or not; each looks at one scene after another."""

    def __init__(self, browser: Browser, house: House, stack: ExitStack) -> None:
        self._browser = browser
        self._house = house
        self._stack = stack
        self._people: dict[tuple[str, bool], Person] = {}

    def at(self, case: Case) -> Page:
        touch = case.size in TOUCH
        if (case.language, touch) not in self._people:
            look = {"is_mobile": True, "has_touch": True} if touch else {}
            person = Person.at(
                self._browser, self._house.url, "Eve", case.language, reduced_motion="no-preference", **look
            )
            self._people[case.language, touch] = eve = self._stack.enter_context(person)
            eve.goes_to("/settings")
            eve.tells_name()
            eve.page.clock.install()
        page = self._people[case.language, touch].page
        page.set_viewport_size(case.viewport)  # type: ignore[arg-type]
        return page


@pytest.fixture(scope="module")
def windows(browser: Browser, house: House) -> Iterator[Windows]:
    with ExitStack() as stack:
        yield Windows(browser, house, stack)


def look(page: Page, case: Case) -> list[str]:
    if case.moment == "review":
        _opens_review(page, case)
        return misplaced(page, touch=case.size in TOUCH, page_scrolls=True)
    found = scene(case.table, case.moment, case.role)
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            for each in found.before if '"hello"' in str(text) else ():
                socket.send(each)

        sockets.append(socket)
        socket.on_message(hear)

    page.unroute_all()
    page.route_web_socket("**/api/tables/*/socket", answer)
    page.goto(GALLERY)
    expect(page.get_by_role("main")).to_be_visible()
    for each in found.then:
        sockets[-1].send(each)
    page.clock.run_for(INTO_THE_SHOW)
    return misplaced(page, touch=case.size in TOUCH, page_scrolls=case.moment == "lobby")


def _opens_review(page: Page, case: Case) -> None:
    page.goto("/review")
    record = write_record(record_of(game(case.table)))
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    expect(page.locator(".kitchen")).to_be_visible()


@pytest.mark.parametrize("case", paired_cases(), ids=str)
def test_everything_has_its_place(windows: Windows, case: Case) -> None:
    assert look(windows.at(case), case) == []


@pytest.mark.parametrize("role", ["leads", "guesses"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", ["colony-3", "colony-2", "colleagues-2"])
def test_what_is_said_covers_nothing(windows: Windows, table: str, size: str, role: str) -> None:
    case = Case(table, role, "talk", size, "fr")
    page = windows.at(case)
    assert look(page, case) == []
    expect(page.locator(".bubble").first).to_be_visible()


@pytest.mark.parametrize("panel", ["talk", "sheet"])
@pytest.mark.parametrize("size", ["768x1024", "1024x700", "1024x768", "1440x900", "1920x1080"])
@pytest.mark.parametrize("table", ["colony-3", "colony-2", "colleagues-2"])
def test_an_open_panel_covers_nothing(windows: Windows, table: str, size: str, panel: str) -> None:
    case = Case(table, "guesses", "choosing", size, "de")
    page = windows.at(case)
    assert look(page, case) == []
    open_panel = page.get_by_role("complementary", name=words("de", f"panel-{panel}"))
    if not open_panel.is_visible():
        page.keyboard.press(panel[0])
    expect(open_panel).to_be_visible()
    page.clock.run_for(INTO_THE_SHOW)
    assert misplaced(page, touch=False, page_scrolls=False) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", sorted({case.language for case in all_cases()}))
def test_everything_has_its_place_in_the_whole_matrix(windows: Windows, language: str) -> None:
    cases = [case for case in all_cases() if case.language == language]
    found = {str(case): look(windows.at(case), case) for case in cases}
    assert {name: problems for name, problems in found.items() if problems} == {}
