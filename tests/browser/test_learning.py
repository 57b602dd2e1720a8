"""The lessons, the rules, and reviews of games."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.by_ear import Listener
from browser.conftest import Come
from browser.houses import House
from browser.measure import misplaced, restless
from browser.people import Person, resized
from browser.playing import (
    IDENTITIES,
    LONG,
    any_of,
    doctor_chooses,
    doctor_picks,
    ended,
    foods_in,
    gives,
    rats_play_on,
    slots,
    the_end,
)
from browser.stories import game_with
from browser.together import is_won
from doctor_rat.rules import PRESET, Config, Food, record_of, write_record

DIETS = ("mandatory", "forbidden", "alternating", "identical", "different", "step")


def hears(person: Person) -> str:
    """What the coach says now."""
    return person.region("learn-coach").locator(".text").inner_text()


WITHOUT_MOTION = """localStorage["doctor-rat.settings"] = JSON.stringify({ show: "none", motion: false });"""
SMALL = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
PLACES = [("en", {}), ("de", SMALL)]
"""At a desk, and in the longest words on the smallest phone: each part once here, all of it in the soak."""
IDS = ["desk", "small-phone"]


@pytest.mark.parametrize(("language", "window"), [PLACES[0], pytest.param(*PLACES[1], marks=pytest.mark.soak)], ids=IDS)
def test_the_lesson_as_the_rats(come: Come, language: str, window: dict[str, Any]) -> None:
    ann = come("Ann", language, reduced_motion="no-preference", show=False, **window)
    ann.context.add_init_script(WITHOUT_MOTION)
    listener = Listener(ann)
    ann.goes_to("/")
    ann.presses(ann.starting("link", ann.w("home-learn")))
    ann.presses(ann.button("learn-start").first)
    coach = ann.region("learn-coach")
    expect(coach.get_by_text(ann.w("learn-rats-welcome"))).to_be_visible()
    ann.presses(ann.button("learn-next"))
    listed = ann.region("rules-diets")
    for diet in DIETS:
        name = ann.w("diet-name" if diet == "step" else "diet-name-short", diet=diet)
        expect(listed.get_by_text(name, exact=True)).to_be_visible()
        expect(listed.get_by_text(ann.w("learn-diet", diet=diet))).to_be_visible()
    assert not listed.locator("..").evaluate("one => one.scrollHeight > one.clientHeight + 1"), "six at a glance"
    expect(ann.button("learn-sheet")).to_have_count(0)
    ann.presses(ann.button("learn-next"))
    expect(listed).to_have_count(0)
    expect(ann.button("learn-sheet")).to_be_visible()
    lines: set[str] = set()
    for turn in range(LONG):
        expect(any_of(*slots(ann), the_end(ann))).to_be_visible()
        if the_end(ann).is_visible():
            break
        lines.update(everything_said(ann))
        is_tidy(ann)
        if turn == 0:
            is_tidy_at_every_size(ann)
        rats_eat_well(ann)
    says_nothing_three_times(listener, lines)
    assert ann.w("learn-rats-exam") in lines, "the last meal was never reached"
    assert ann.page.get_by_role("dialog").get_by_role("button").count() == 2  # to lay it away, and to go on
    expect(ann.dialog().get_by_text(ann.w("seal-kept"))).to_be_visible()
    ann.presses(ann.button("table-end-on"))
    expect(coach.get_by_text(ann.w("learn-rats-won"))).to_be_visible()
    for diet in DIETS:
        expect(coach.get_by_text(ann.w("diet-name", diet=diet), exact=True)).to_be_visible()
    for key in ("learn-end-doctor", "learn-end-again"):
        expect(ann.button(key)).to_have_count(1)
    is_tidy_at_every_size(ann, over=True)
    one_lesson_for_two_taps(ann)


def one_lesson_for_two_taps(person: Person) -> None:
    made: list[str] = []
    person.page.on("request", lambda asked: made.append(asked.url) if asked.method == "POST" else None)
    person.button("learn-end-doctor").dblclick()
    expect(person.region("learn-coach").get_by_text(person.w("learn-doctor-welcome"))).to_be_visible()
    assert [urlsplit(each).path for each in made] == ["/api/tables"]


def says_nothing_three_times(listener: Listener, lines: set[str]) -> None:
    times = Counter(line for line in listener.heard() if line in lines)
    assert times
    assert max(times.values()) <= 2, times


def is_tidy(person: Person, *, page_scrolls: bool = False) -> None:
    """Once everything is read, it covers nothing, nothing needs scrolling, and with less motion nothing moves."""
    assert misplaced(person.page, touch=person.touches, page_scrolls=page_scrolls) == [], hears(person)
    assert restless(person) == []


OTHER_SIZES = ((667, 375), (640, 400), (390, 844), (768, 1024), (1366, 650), (1440, 900))


def is_tidy_at_every_size(person: Person, *, over: bool = False) -> None:
    """After the end, a small window scrolls from what comes next to the whole table; at 400% it always scrolls."""
    for width, height in OTHER_SIZES:
        with resized(person, width, height):
            is_tidy(person, page_scrolls=over and width < 1000 and height < 900)
    with resized(person, 320, 200):
        is_tidy(person, page_scrolls=True)


def suits(identity: str, food: Food) -> bool:
    """The lesson's diets are the same for everyone, and depend only on the food."""
    return PRESET[Food(identity)].accepts(food, Food(identity), 1)


def rats_eat_well(person: Person) -> None:
    """Each group that chooses gets what it likes, if it is on the table."""
    groups = [identity for identity, slot in zip(IDENTITIES, slots(person), strict=True) if slot.is_visible()]
    foods = list(foods_in(person, person.region("table-centre"), "table-food-centre"))

    def liked(given: tuple[Food, ...]) -> int:
        return sum(map(suits, groups, given))

    if len(foods) >= len(groups):
        best = max(permutations(foods, len(groups)), key=liked)
        for identity, food in zip(groups, best, strict=True):
            gives(person, identity, food)
        person.presses(person.button("table-eat"))
    else:
        rats_play_on(person, meals=1)


def everything_said(person: Person) -> list[str]:
    """What the coach says while "Got it" is pressed."""
    said = [hears(person)]
    got_it = person.button("learn-next")
    while got_it.is_visible():
        person.presses(got_it)
        said.append(hears(person))
    return said


@pytest.mark.parametrize(("language", "window"), [pytest.param(*PLACES[0], marks=pytest.mark.soak), PLACES[1]], ids=IDS)
def test_the_lesson_as_the_doctor(come: Come, house: House, language: str, window: dict[str, Any]) -> None:
    house.bots.kind = True
    ann = come("Ann", language, **window)
    listener = Listener(ann)
    ann.goes_to("/learn")
    ann.presses(ann.button("learn-start").last)
    coach = ann.region("learn-coach")
    expect(coach.get_by_text(ann.w("learn-doctor-welcome"))).to_be_visible()
    verdict = ann.button("table-verdict")
    heard: set[str] = set()
    for turn in range(LONG):
        expect(any_of(ann.region("table-stock-title"), the_end(ann))).to_be_visible()
        if the_end(ann).is_visible():
            break
        heard.update(everything_said(ann))
        is_tidy(ann)
        if turn == 0:
            is_tidy_at_every_size(ann)
        doctor_serves_well(ann)
        expect(verdict).to_be_visible()
        heard.update(everything_said(ann))
        is_tidy(ann)
        ann.presses(verdict)
        expect(verdict).to_have_count(0)
    ended(ann)
    says_nothing_three_times(listener, heard)
    steps = ("stock", "lesson", "trash", "extra", "save", "lean", "yuck-front", "yuck-back", "exam")
    assert {ann.w(f"learn-doctor-{step}") for step in steps} <= heard
    ann.presses(ann.button("table-end-on"))
    expect(
        coach.get_by_text(ann.w("learn-doctor-won")).or_(coach.get_by_text(ann.w("learn-doctor-lost")))
    ).to_be_visible()
    expect(ann.button("learn-end-rats")).to_be_visible()
    is_tidy_at_every_size(ann, over=True)


def doctor_serves_well(person: Person) -> None:
    """Something for every group first, then whatever else there is."""
    left = list(foods_in(person, person.region("table-stock-title")))
    for identity in IDENTITIES:
        left.sort(key=lambda food: not suits(identity, food))
        left.append(left.pop(0))
    choose, serve = person.button("table-choose"), person.button("table-serve")
    for food in reversed(left):
        if any_of(choose, serve).is_visible():
            break
        doctor_picks(person, food)
    doctor_chooses(person)


def test_the_rules_show_every_part(come: Come) -> None:
    ann = come("Ann", "de")
    ann.goes_to("/")
    ann.presses(ann.link("home-rules"))
    contents = ann.page.get_by_role("navigation", name=ann.w("rules-contents"))
    expect(contents).to_be_visible()
    names = [text.strip() for text in contents.get_by_role("listitem").all_text_contents()]
    assert len(names) > 5
    for name in names:
        expect(ann.page.get_by_role("heading", name=name, exact=True).first).to_be_attached()
    for complication in ("madness", "insomnia", "gluttony", "megalomania", "paranoia"):
        expect(ann.page.get_by_text(ann.w("complication-name", complication=complication)).first).to_be_attached()


def opens_record(person: Person, file: Path) -> None:
    person.goes_to("/")
    person.presses(person.link("home-open-record"))
    person.page.get_by_label(person.w("review-choose-file")).set_input_files(file)
    expect(person.page.get_by_role("heading", name=person.w("review-title"), exact=True)).to_be_visible()


def test_a_record_is_opened_and_stepped_through(come: Come, tmp_path: Path) -> None:
    game = game_with(Config(), is_won, preset=True)
    (tmp_path / "game.json").write_bytes(write_record(record_of(game)))
    ann = come("Ann", "fr")
    opens_record(ann, tmp_path / "game.json")
    slider = ann.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill("0")
    for step in (1, 2, 3):
        ann.presses(ann.button("review-next"))
        expect(slider).to_have_value(str(step))
    ann.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    before = 2
    for _ in range(7):
        ann.presses(ann.button("review-next-meal"))
        expect(slider).not_to_have_value(str(before))
        assert int(slider.input_value()) > before
        before = int(slider.input_value())
    slider.fill(str(last))
    expect(ann.page.get_by_text(ann.w("review-won")).first).to_be_visible()
    ann.presses(ann.named("radio", ann.w("review-viewer-all")))
    expect(ann.named("radio", ann.w("review-viewer-all"))).to_be_checked()


STEP_BY_STEP = """
  globalThis.later = [];
  const usual = setTimeout;
  globalThis.setTimeout = (call, wait, ...given) => (wait ? usual(call, wait, ...given) : later.push(call));
"""


def test_a_review_is_drawn_in_its_place(come: Come, tmp_path: Path) -> None:
    """Its parts appear one after another; none moves what is already there."""
    (tmp_path / "game.json").write_bytes(write_record(record_of(game_with(Config(), is_won, preset=True))))
    ann = come("Ann", viewport={"width": 1350, "height": 940})
    ann.page.add_init_script(STEP_BY_STEP)
    ann.goes_to("/review")
    ann.page.get_by_label(ann.w("review-choose-file")).set_input_files(tmp_path / "game.json")
    expect(ann.page.locator("main[aria-busy=true]")).to_be_visible()
    whole, lamp = ann.page.locator("main[aria-busy=false]"), ann.page.locator(".kitchen .lamp")
    places = []
    while not whole.is_visible():
        ann.page.evaluate("later.splice(0).forEach((call) => call())")
        if lamp.is_visible():
            places.append(lamp.bounding_box())
    assert len(places) > 1
    assert places == places[:1] * len(places)


def test_a_game_just_played_is_saved_looked_at_and_opened_again(come: Come, tmp_path: Path) -> None:
    ann = come("Ann")
    ann.forgive("429")  # the game's analysis may still run when the record's is asked for: it waits and asks again
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    with ann.page.expect_download() as saving:
        ann.presses(ann.button("table-end-record"))
    saving.value.save_as(tmp_path / "mine.json")
    ann.presses(ann.button("table-end-review"))
    expect(ann.button("review-next")).to_be_visible()
    opens_record(ann, tmp_path / "mine.json")
    expect(ann.button("review-another")).to_be_visible()


def test_a_file_that_is_not_a_record(come: Come, tmp_path: Path) -> None:
    (tmp_path / "shopping.json").write_text('{"milk": 2}')
    ann = come("Ann")
    ann.forgive("/api/")
    ann.goes_to("/review")
    ann.page.get_by_label(ann.w("review-choose-file")).set_input_files(tmp_path / "shopping.json")
    expect(ann.page.get_by_role("heading", name=ann.w("review-broken"))).to_be_visible()
