"""Every kind of table, role, moment, size and language: everything in the window, nothing covering anything else."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.houses import House
from browser.lobby import introduces_self
from browser.matrix import FULL_LOBBY, ROLES, SIZES, TABLES, TOUCH, ZOOMED, Case, all_cases, game, paired_cases, scene
from browser.measure import misplaced
from browser.people import Person
from doctor_rat.locales import words
from doctor_rat.rules import record_of, write_record

GALLERY = "/table/gallery"
PAGES = ("lobby", FULL_LOBBY, "review")
"""Those scroll."""
INTO_THE_SHOW = 1_500
"""Milliseconds: by then, verdicts are on show."""
OTHER_WINDOW = """(language) => {
  const key = "doctor-rat.settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), language }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""


class Windows:
    """One window per language, handheld or not; each looks at one scene after another."""

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
                self._browser,
                self._house.url,
                "Eve",
                case.language,
                reduced_motion="no-preference",
                service_workers="block",
                **look,
            )
            self._people[case.language, touch] = eve = self._stack.enter_context(person)
            introduces_self(eve)  # and is known before any table is opened: a newcomer would stand at its door
            eve.page.clock.install()
        page = self._people[case.language, touch].page
        page.set_viewport_size(case.viewport)  # type: ignore[arg-type]
        return page


@pytest.fixture(scope="module")
def windows(browser: Browser, house: House) -> Iterator[Windows]:
    with ExitStack() as stack:
        yield Windows(browser, house, stack)


def look(page: Page, case: Case) -> list[str]:
    """As it opens, and without what lies over the table or beside it."""
    opens(page, case)
    found = measured(page, case)
    if puts_sheet_away(page):
        found += [f"behind its sheet: {each}" for each in measured(page, case)]
    panel = page.get_by_role("complementary")
    if case.moment not in (*PAGES, "talk") and panel.is_visible() and not page.get_by_role("dialog").count():
        panel.get_by_role("button", name=words(case.language, "close"), exact=True).click()
        found += [f"without its panel: {each}" for each in measured(page, case)]
    return found


def puts_sheet_away(page: Page) -> bool:
    """If one opened by itself."""
    sheet = page.get_by_role("dialog")
    if not sheet.count():
        return False
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return True


def opens(page: Page, case: Case) -> None:
    if case.moment == "review":
        _opens_review(page, case)
        return
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
    if found.then:
        expect(page.locator(".kitchen")).to_be_visible()  # by then the socket is open
    for each in found.then:
        sockets[-1].send(each)
    page.clock.run_for(INTO_THE_SHOW)


def measured(page: Page, case: Case) -> list[str]:
    return misplaced(page, touch=case.size in TOUCH, page_scrolls=case.size == ZOOMED or case.moment in PAGES)


def _opens_review(page: Page, case: Case) -> None:
    page.goto("/review")
    record = write_record(record_of(game(case.table)))
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    expect(page.locator("main[aria-busy=false] .kitchen")).to_be_visible()


@pytest.mark.parametrize("case", paired_cases(), ids=str)
def test_everything_has_its_place(windows: Windows, case: Case) -> None:
    assert look(windows.at(case), case) == []


@pytest.mark.parametrize("role", ["leads", "guesses"])
@pytest.mark.parametrize("size", [size for size in SIZES if size != ZOOMED])
@pytest.mark.parametrize("table", ["colony-3", "colony-2", "colleagues-2"])
def test_what_is_said_covers_nothing(windows: Windows, table: str, size: str, role: str) -> None:
    """Zoomed to four times its size, a window has no room that isn't a button's; bubbles go by themselves."""
    case = Case(table, role, "talk", size, "fr")
    page = windows.at(case)
    assert look(page, case) == []
    expect(page.locator(".bubble").first).to_be_visible()


@pytest.mark.parametrize("size", [*SIZES, "844x390"])
def test_everything_has_its_place_for_someone_alone(windows: Windows, size: str) -> None:
    case = Case("colony-3", "alone", "choosing", size, "fr")
    assert look(windows.at(case), case) == []


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


def test_a_lobby_of_seven_has_its_place(windows: Windows) -> None:
    """Several names for one role, for its host, a rat and a guest who came too late."""
    cases = [Case("colony-3", role, FULL_LOBBY, size, "de") for role in ROLES for size in SIZES]
    assert failed(windows, cases) == {}


@pytest.mark.soak
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_has_its_place_in_the_whole_matrix(windows: Windows, table: str, role: str) -> None:
    cases = [case for case in all_cases() if (case.table, case.role) == (table, role)]
    assert failed(windows, cases) == {}


def failed(windows: Windows, cases: Iterable[Case]) -> dict[str, list[str]]:
    return {name: found for name, found in all_found(windows, cases) if found}


def all_found(windows: Windows, cases: Iterable[Case]) -> Iterator[tuple[str, list[str]]]:
    """Opens each scene once on a handheld device and once on a desktop, and checks every language and size."""

    def scene_of(case: Case) -> tuple[str, str, str, bool]:
        return case.table, case.role, case.moment, case.size in TOUCH

    for _, each in groupby(sorted(cases, key=lambda case: (scene_of(case), case.language)), scene_of):
        found = [*each]
        page = windows.at(found[0])
        opens(page, found[0])
        yield from measured_in_turn(windows, found)
        if puts_sheet_away(page):
            yield from ((f"{case} behind its sheet", places) for case, places in measured_in_turn(windows, found))


def measured_in_turn(windows: Windows, cases: list[Case]) -> Iterator[tuple[str, list[str]]]:
    """In one window, which speaks one language after another, and in the end its own again."""
    own = spoken = cases[0].language
    for case in cases:
        page = windows.at(case._replace(language=own))
        if case.language != spoken:
            speaks(page, spoken := case.language)
        yield str(case), measured(page, case)
    speaks(windows.at(cases[0]), own)


def speaks(page: Page, language: str) -> None:
    """As if the language was chosen in another window."""
    page.evaluate(OTHER_WINDOW, language)
    expect(page.locator("a.skip")).to_have_text(words(language, "skip-to-content"))
