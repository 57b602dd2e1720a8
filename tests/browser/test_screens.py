"""Every screen: axe finds nothing in either theme, and no layout breaks in any language on a phone."""

from collections.abc import Callable, Iterator

import pytest

from browser import tour
from browser.conftest import Come
from browser.measure import clipped, judged_by_axe, restless, wider_than_page
from browser.people import PHONE, Person, resized
from doctor_rat.locales import LANGUAGES

LONGEST = ("de",)
"""What breaks in any language breaks here first; the others are for the soak."""


def whole_tour(person: Person) -> Iterator[str]:
    yield from tour.around_the_table(person)
    yield from tour.before_the_start(person)
    yield from tour.as_doctor(person)
    yield from tour.as_rats(person)
    yield from tour.afterwards(person)


@pytest.mark.parametrize("part", [tour.around_the_table, tour.as_rats], ids=["around", "rats"])
def test_axe_finds_nothing(come: Come, part: Callable[[Person], Iterator[str]]) -> None:
    ann = come("Ann")
    followed = tour.afterwards if part is tour.as_rats else tour.before_the_start
    found = {}
    for steps in (part, followed):
        for screen in steps(ann):
            found[screen] = judged_by_axe(ann)
    if part is tour.around_the_table:
        for screen in tour.as_doctor(ann):
            found[screen] = judged_by_axe(ann)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each in LONGEST else pytest.mark.soak) for each in LANGUAGES],
)
def test_no_layout_is_broken_on_a_phone(come: Come, language: str) -> None:
    """Nor at 400%, where every page scrolls, but never sideways."""
    ann = come("Ann", language, **PHONE)
    found = {}
    for screen in whole_tour(ann):
        found[screen] = broken(ann)
        with resized(ann, 320, 200):
            found[f"{screen}, at 400%"] = broken(ann)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


def broken(person: Person) -> list[str]:
    moving = [f"moves: {one}" for one in restless(person)]
    return clipped(person) + (["wider than the page"] if wider_than_page(person) else []) + moving
