"""Around the table: settings, other devices, guests, strangers, the size of the first page."""

import re

from playwright.sync_api import expect

from browser.conftest import Come
from browser.lobby import introduces_self, invites, is_ready, lays_table, picks, sits, starts
from browser.measure import transferred
from browser.people import Person
from browser.playing import gives_anything, open_slots, rats_eat_first_meal, rats_play_on, slots
from doctor_rat.locales import LANGUAGES

KILOBYTE = 1000


def test_the_first_page_is_light(come: Come) -> None:
    sizes = transferred(come("Ann"), "/")
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= 100 * KILOBYTE, sizes
    assert sum(sizes.values()) <= 250 * KILOBYTE, sizes
    assert len(sizes) <= 14, sorted(sizes)


def test_what_a_screen_needs_is_requested_before_any_code_has_loaded(come: Come) -> None:
    ann = come("Ann", "de")
    ann.forgive("/assets/first-")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.route("**/assets/first-*.js", lambda route: route.abort())
    ann.goes_to("/rules")
    files = {url.rpartition("/")[2].partition("-")[0]: url for url in asked}
    assert {"Rules", "app", "game", "table", "learn"} <= set(files), asked
    assert ann.w("nav-settings") in ann.context.request.get(files["app"]).text()


def test_the_title_calls_whose_turn_it_is(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    place = f"{ann.w('listed-meal', meal=1)} · {ann.w('app-name')}"
    expect(ann.page).to_have_title(ann.w("your-turn-title", place=place))
    ann.goes_to("/")
    expect(ann.page).to_have_title(ann.w("app-name"))


def test_a_person_decides_whether_the_doctor_learns_from_their_games(come: Come) -> None:
    """Off until they switch it on, and kept by the server."""
    ann = come("Ann", "de")
    introduces_self(ann)
    switch = ann.starting("switch", ann.w("teach-doctor"))
    expect(switch).not_to_be_checked()
    ann.presses(switch)
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()
    ann.page.reload()
    expect(switch).to_be_checked()
    expect(ann.page.get_by_text(ann.w("teach-doctor-text"))).to_be_visible()


def test_settings_are_kept(come: Come) -> None:
    ann = come("Ann")
    introduces_self(ann)
    picks(ann, "settings-theme", "theme-name", theme="light")
    picks(ann, "settings-cards", "cards-size", size="large")
    expect(ann.named("switch", ann.w("settings-sound"))).not_to_be_checked()
    ann.presses(ann.named("switch", ann.w("settings-sound")))
    ann.page.reload()
    page = ann.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    expect(page).to_have_attribute("data-cards", "large")
    for name in (ann.w("theme-name", theme="light"), ann.w("cards-size", size="large")):
        expect(ann.named("radio", name)).to_be_checked()
    expect(ann.named("switch", ann.w("settings-sound"))).to_be_checked()
    expect(ann.page.get_by_label(ann.w("home-name"), exact=True)).to_have_value("Ann")


def test_another_language_in_the_middle_of_a_game(come: Come) -> None:
    ann = come("Ann")
    ann.plays_now("rats")
    rats_eat_first_meal(ann)
    for language in LANGUAGES[1:]:
        speaks(ann, language)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\d"))
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        open_slots(ann)
    rats_play_on(ann, meals=1)


def speaks(person: Person, language: str) -> None:
    """Through the table's menu, and back to the table."""
    names = {"fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español"}
    person.presses(person.button("menu-open"))
    person.presses(person.link("nav-settings"))
    person.presses(person.named("radio", names[language]))
    person.language = language
    expect(person.page.get_by_role("heading", name=person.w("settings-title"))).to_be_visible()
    person.page.go_back()


def test_continuing_on_another_device(come: Come) -> None:
    ann = come("Ann")
    introduces_self(ann)
    ann.plays_now("rats")
    open_slots(ann)
    waiting = [group for group, slot in enumerate(slots(ann)) if slot.is_visible()]
    gives_anything(ann, slots(ann)[waiting[0]])
    ann.goes_to("/settings")
    ann.presses(ann.button("settings-device-make"))
    link = ann.page.get_by_label(ann.w("settings-device-text")).input_value()

    phone = come("Ann", "de")
    phone.goes_to(link)
    phone.presses(phone.button("continue-go"))
    expect(phone.page.get_by_text(phone.w("continue-done", name="Ann"))).to_be_visible()
    table = phone.page.get_by_role("region", name=phone.w("home-your-tables")).get_by_role("link")
    expect(table.get_by_text(phone.w("home-your-turn"))).to_be_visible()
    phone.presses(table)
    expect(slots(phone)[waiting[1]]).to_be_visible()
    expect(slots(phone)[waiting[0]]).to_have_count(0)

    late = come("Eve")
    late.forgive("/api/me/continue)")
    late.goes_to(link)
    late.presses(late.button("continue-go"))
    expect(late.page.get_by_text(late.w("error-bad-link"))).to_be_visible()


def test_a_spectator_sees_no_secret_and_may_not_touch(come: Come) -> None:
    host, watcher = come("Ann"), come("Will", "it")
    lays_table(host, access="open", diets="preset")
    sits(host, host.w("doctor"))
    starts(host, fill="random")
    expect(host.region("table-stock-title")).to_be_visible()

    introduces_self(watcher)
    watcher.goes_to("/")
    tables = watcher.page.get_by_role("region", name=watcher.w("home-open-tables"))
    watcher.presses(tables.get_by_role("link").filter(has_text=watcher.w("listed-company", names="Ann")))
    expect(watcher.page.get_by_role("heading", name=watcher.w("table-title", meal=1))).to_be_visible()
    watcher.reads(watcher.w("event-drew", count=4))
    expect(watcher.page.get_by_text(watcher.w("talk-spectator"))).to_be_visible()
    expect(watcher.region("table-stock-title")).to_have_count(0)
    for text in host_diets(host):
        expect(watcher.page.get_by_text(text)).to_have_count(0)
    host.presses(host.button("menu-open"))
    expect(host.dialog().get_by_text(host.w("lobby-watching", count=1))).to_be_visible()


def host_diets(host: Person) -> list[str]:
    """What the doctor reads on the diet cards."""
    cards = [host.page.get_by_role("button", name=f"{host.group(each)}: ") for each in ("1bl", "2gv", "3rc")]
    return [card.first.inner_text().split(": ", 1)[1] for card in cards]


def test_a_stranger_stays_outside_a_private_table(come: Come) -> None:
    host, eve, friend = come("Pia"), come("Eve", "es"), come("Fred", "fr")
    link = lays_table(host, access="private", diets="preset")
    assert invites(host) == link
    introduces_self(eve)
    eve.goes_to("/")
    expect(eve.page.get_by_role("region", name=eve.w("home-open-tables"))).to_be_visible()
    expect(eve.page.get_by_text(eve.w("listed-company", names="Pia"))).to_have_count(0)
    eve.goes_to(link.split("?")[0])
    expect(eve.page.get_by_role("heading", name=eve.w("private-title"))).to_be_visible()
    expect(eve.page.get_by_text(eve.w("error-not-invited"))).to_be_visible()
    # The code friends send each other leads to the same door as the link.
    introduces_self(friend)
    friend.goes_to("/")
    friend.page.get_by_label(friend.w("home-join-label")).fill(link)
    friend.presses(friend.button("home-join-go"))
    sits(friend, friend.w("doctor"))
    is_ready(friend)


def test_pages_that_are_not_there(come: Come) -> None:
    ann = come("Ann")
    introduces_self(ann)
    ann.forgive("/no/such/page")
    ann.goes_to("/no/such/page")
    expect(ann.page.get_by_role("heading", name=ann.w("lost-title"))).to_be_visible()
    ann.goes_to("/table/nowhere")
    expect(ann.page.get_by_role("heading", name=ann.w("dead-table-title"))).to_be_visible()
    ann.presses(ann.link("nav-home"))
    expect(ann.starting("button", ann.w("home-play-rats"))).to_be_visible()
