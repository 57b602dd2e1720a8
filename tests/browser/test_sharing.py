"""In the browser: a moment is shared and opened, and two games of one deal are compared."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from analysis.games import played
from browser.conftest import Come
from browser.keyboard import Keys
from browser.measure import judged_by_axe, misplaced
from browser.people import PHONE, Person
from browser.playing import ended, rats_play_on
from doctor_rat.review import compare
from doctor_rat.rules import Config, write_record
from review.test_compare import played_on


@pytest.mark.parametrize("window", [{}, PHONE])
def test_a_moment_is_shared_followed_and_taken_back(come: Come, window: dict[str, object]) -> None:
    ann = come("Ann", "de", **window)
    ann.plays_now("rats")
    rats_play_on(ann)
    ended(ann)
    ann.presses(ann.button("table-end-review"))
    expect(ann.named("radio", ann.w("review-viewer-rats")).first).to_be_checked()
    ann.presses(ann.button("review-next-meal"))
    step = 1 + int(ann.page.get_by_role("slider").input_value())
    ann.presses(ann.button("review-share"))
    sheet = ann.dialog("share-title")
    ann.presses(ann.button("share-make", within=sheet))
    picture = sheet.get_by_role("img", name=ann.w("share-picture"))
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1200)
    message = sheet.get_by_role("group", name=ann.w("share-message"))
    expect(message).to_contain_text(ann.w("share-at-meal", meal=2))
    expect(message).not_to_contain_text("(")
    where = ann.w("share-where", step=step, eyes=ann.w("share-eyes", eyes="rats"))
    expect(sheet.get_by_role("link", name=where, exact=True)).to_be_visible()
    assert judged_by_axe(ann) == []
    assert misplaced(ann.page, touch=bool(window), page_scrolls=True) == []
    link = re.search(r"http\S+", message.inner_text())
    assert link is not None
    bob = come("Bob", "fr", **PHONE)
    followed(bob, link[0])
    assert misplaced(bob.page, touch=True, page_scrolls=True) == []
    ann.presses(sheet.get_by_role("button", name=ann.w("share-revoke")))
    expect(ann.button("share-make", within=sheet)).to_be_visible()
    bob.forgive("404")
    bob.goes_to(link[0])
    expect(bob.page.get_by_text(bob.w("error-no-share"))).to_be_visible()


def followed(bob: Person, link: str) -> None:
    """At that step, through those eyes, without an account."""
    bob.goes_to(link)
    expect(bob.region("table-title", meal=2)).to_be_visible()
    expect(bob.named("radio", bob.w("review-viewer-rats")).first).to_be_checked()
    expect(bob.page.get_by_role("slider")).not_to_have_value("0")


@pytest.mark.parametrize("window", [{}, PHONE])
def test_two_games_of_one_deal(come: Come, tmp_path: Path, window: dict[str, object]) -> None:
    first = played(Config(), 5, "random", "random")
    second = played_on(first, 9, 3)
    parted = compare(first, second).parted
    assert parted is not None
    ann = come("Ann", "it", **window)
    ann.forgive("429")  # another window's game may still be weighed for this address; ours asks again
    ann.goes_to("/compare")
    for at, record in enumerate((first, second)):
        file = tmp_path / f"{at}.json"
        file.write_bytes(write_record(record))
        ann.page.get_by_label(ann.w("compare-file")).nth(at).set_input_files(file)
    ann.presses(ann.button("compare-go"))
    expect(ann.page.get_by_text(ann.w("compare-parted", meal=parted.meal))).to_be_visible()
    stage = ann.w("compare-stage", stage="offer")
    expect(ann.page.get_by_role("heading", name=ann.w("compare-step", meal=1, stage=stage))).to_be_visible()
    keys = Keys(ann)
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    verdicts = ann.w("compare-step", meal=1, stage=ann.w("compare-stage", stage="verdict"))
    expect(ann.page.get_by_role("heading", name=verdicts)).to_be_visible()
    chances = ann.page.get_by_role("list", name=ann.w("compare-line")).get_by_role("button")
    expect(ann.page.locator(".chart .line")).to_have_count(2)
    ann.presses(chances.last)
    assert judged_by_axe(ann) == []
    assert misplaced(ann.page, touch=bool(window), page_scrolls=True) == []
    ann.presses(ann.button("compare-open", meal=first.outcome.meal if first.outcome else 0).first)
    expect(ann.page.get_by_role("slider")).not_to_have_value("0")
    ann.presses(ann.button("compare-title"))
    expect(ann.page.get_by_role("heading", name=ann.w("compare-meals"), exact=True)).to_be_visible()
