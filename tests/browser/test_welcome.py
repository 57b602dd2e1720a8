"""The first minute: what a newcomer finds without looking for it, and what happens on a slow connection."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Come
from browser.measure import clipped, wider_than_page
from browser.people import Person
from doctor_rat.locales import LANGUAGES

SIZES = (
    (390, 844),
    (360, 640),
    (320, 568),
    (667, 375),
    (640, 400),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SCREENS = (
    *("new", "learn", "rules", "past", "settings", "privacy", "review", "puzzles", "day", "me", "cup", "compare"),
    *("nowhere", "table", "continue", "challenge", "progress"),
)
"""Addresses with nothing behind them; those on the second line need more."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_sees_the_way_to_learn_and_the_language_without_scrolling(come: Come, language: str) -> None:
    ann = come("Ann", language)
    ann.goes_to("/")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.link("home-learn")).to_be_in_viewport(ratio=1)
        expect(languages(ann)).to_be_in_viewport(ratio=1)
        assert not wider_than_page(ann), (width, height)
        assert not clipped(ann), (width, height)


def languages(person: Person) -> Locator:
    return person.named("combobox", person.w("settings-language"))


def speaks(person: Person, language: str) -> None:
    person.language = language
    expect(person.page.get_by_role("heading", name=person.w("home-play"))).to_be_visible()


def test_the_language_is_switched_on_the_first_page(come: Come) -> None:
    ann = come("Ann")
    ann.goes_to("/")
    with held(ann.page, "**/assets/app-*.js"):
        languages(ann).select_option(LANGUAGES[1])
        shows_that_it_works(ann)
    speaks(ann, LANGUAGES[1])
    for language in (*LANGUAGES[2:], LANGUAGES[0]):
        languages(ann).select_option(language)
        speaks(ann, language)
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_the_window_has_the_color_of_the_chosen_theme(come: Come) -> None:
    ann = come("Ann", color_scheme="dark")
    frame = ann.page.locator("meta[name=theme-color]")
    ann.goes_to("/settings")
    expect(frame).to_have_attribute("content", "#17132a")
    ann.presses(ann.named("radio", ann.w("theme-name", theme="light")))
    expect(frame).to_have_attribute("content", "#a9d3de")
    ann.page.reload(wait_until="commit")
    expect(frame).to_have_attribute("content", "#a9d3de")


def test_every_address_answers_as_the_page_shows(come: Come) -> None:
    """The server and the client each have a list of addresses: they must agree."""
    ann = come("Ann")
    ann.forgive("404")
    lost = ann.page.get_by_role("heading", name=ann.w("lost-title"))
    for path in map("/{}".format, SCREENS):
        answer = ann.page.goto(path)
        assert answer is not None
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert (answer.status == 404) == lost.is_visible(), path


# A slow connection


@contextmanager
def held(page: Page, address: str) -> Iterator[None]:
    """Holds back answers to these until the end: nothing shown in the meantime needs them."""
    waiting: list[Route] = []
    released: list[bool] = []

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            waiting.append(route)

    page.route(address, hold)
    yield
    released.append(True)
    for route in waiting:
        route.continue_()


def comes_slowly(come: Come, name: str) -> Person:
    person = come(name)
    person.context.new_cdp_session(person.page).send("Network.emulateNetworkConditions", SLOW)
    return person


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_picture_shows_before_any_script_or_style_has_loaded(come: Come, theme: str) -> None:
    ann = come("Ann", color_scheme=theme)
    with held(ann.page, "**/assets/**"):
        ann.page.goto("/", wait_until="commit")
        expect(ann.page.locator("#waiting svg")).to_be_visible()
        ann.page.wait_for_function(PAINTED)
        back = ann.page.locator("#waiting").evaluate("one => getComputedStyle(one).getPropertyValue('--back')")
        assert back == {"dark": "#17132a", "light": "#a9d3de"}[theme]
    expect(ann.starting("button", ann.w("home-play-rats"))).to_be_visible()
    expect(ann.page.locator("#waiting")).to_have_count(0)


def shows_that_it_works(person: Person) -> None:
    strip = person.page.locator(".strip")
    expect(strip).to_be_in_viewport()
    expect(strip).to_have_css("opacity", "1")


def test_be_the_rats_shows_that_it_works(come: Come) -> None:
    ann = comes_slowly(come, "Ann")
    ann.goes_to("/")
    with held(ann.page, "**/api/tables"):
        ann.presses(ann.starting("button", ann.w("home-play-rats")))
        laying = ann.starting("button", ann.w("home-laying"))
        expect(laying).to_have_attribute("aria-busy", "true")
        shows_that_it_works(ann)
        laying.click(force=True)  # once more, impatiently: one table is enough
    with held(ann.page, "**/assets/Table*.js"):
        expect(ann.page.get_by_role("status").filter(has_text=ann.w("loading"))).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.w("table-title", meal=1))).to_be_visible()
    ann.goes_to("/")
    expect(ann.page.get_by_role("link", name=ann.w("listed-meal", meal=1))).to_have_count(1)


def test_every_page_shows_that_it_is_loading(come: Come) -> None:
    ann = comes_slowly(come, "Ann")
    parts = (("home-rules", "Rules"), ("home-rules", "learn"), ("home-puzzles", "puzzles"), ("home-past", "Past"))
    for key, file in parts:
        ann.goes_to("/")
        with held(ann.page, f"**/assets/{file}-*.js"):
            ann.presses(ann.starting("link", ann.w(key)))
            expect(ann.page.get_by_role("status").filter(has_text=ann.w("loading"))).to_be_visible()
            expect(ann.page.locator(".plates")).to_be_visible()
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
