"""The lessons, the rules, and games to look back at."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Come
from browser.people import Person
from browser.playing import LONG, any_of, doctor_serves, ended, rats_play_on, slots, the_end
from browser.stories import game_with
from browser.together import is_won
from doctor_rat.rules import Config, record_of, write_record


def understands(person: Person) -> None:
    """Everything that the neighbour has to say just now."""
    got_it = person.button("learn-next")
    while got_it.is_visible():
        person.presses(got_it)


DIETS = ("mandatory", "forbidden", "alternating", "identical", "different", "step")


def hears(person: Person) -> str:
    """What the neighbour says just now."""
    return person.region("learn-coach").locator(".text").inner_text()


def test_the_lesson_as_the_rats(come: Come) -> None:
    ann = come("Ann")
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
    ann.presses(ann.button("learn-next"))
    expect(listed).to_have_count(0)
    heard: dict[str, set[str]] = {}
    for _ in range(LONG):
        expect(any_of(*slots(ann), the_end(ann))).to_be_visible()
        if the_end(ann).is_visible():
            break
        meal = coach.locator(".meal").inner_text()
        for text in everything_said(ann):
            heard.setdefault(text, set()).add(meal)
        rats_play_on(ann, meals=1)
    assert not [text for text, meals in heard.items() if text and len(meals) > 2], heard
    assert ann.page.get_by_role("dialog").get_by_role("button").count() == 2  # to lay it away, and to go on
    ann.presses(ann.button("table-end-on"))
    expect(coach.get_by_text(ann.w("learn-rats-won")).or_(coach.get_by_text(ann.w("learn-rats-lost")))).to_be_visible()
    for diet in DIETS:
        expect(coach.get_by_text(ann.w("diet-name", diet=diet), exact=True)).to_be_visible()
    for key in ("learn-end-doctor", "learn-end-again"):
        expect(ann.button(key)).to_have_count(1)


def everything_said(person: Person) -> list[str]:
    """What the neighbour says while "Got it" is pressed."""
    said = [hears(person)]
    got_it = person.button("learn-next")
    while got_it.is_visible():
        person.presses(got_it)
        said.append(hears(person))
    return said


def test_the_lesson_as_the_doctor(come: Come) -> None:
    ann = come("Ann")
    ann.goes_to("/learn")
    ann.presses(ann.button("learn-start").last)
    coach = ann.region("learn-coach")
    expect(coach.get_by_text(ann.w("learn-doctor-welcome"))).to_be_visible()
    verdict = ann.button("table-verdict")
    for _ in range(LONG):
        expect(any_of(ann.region("table-stock-title"), the_end(ann))).to_be_visible()
        if the_end(ann).is_visible():
            break
        understands(ann)
        doctor_serves(ann)
        ann.presses(verdict)
        expect(verdict).to_have_count(0)
    ended(ann)
    ann.presses(ann.button("table-end-on"))
    expect(ann.button("learn-end-rats")).to_be_visible()


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


def test_a_file_that_is_no_record(come: Come, tmp_path: Path) -> None:
    (tmp_path / "shopping.json").write_text('{"milk": 2}')
    ann = come("Ann")
    ann.forgive("/api/")
    ann.goes_to("/review")
    ann.page.get_by_label(ann.w("review-choose-file")).set_input_files(tmp_path / "shopping.json")
    expect(ann.page.get_by_role("heading", name=ann.w("review-broken"))).to_be_visible()
