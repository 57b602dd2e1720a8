"""Puzzles in the browser: by mouse, touch and keyboard, as rats and as doctor; feedback on right and wrong answers."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.measure import judged_by_axe, misplaced
from browser.people import PHONE, Person
from browser.playing import gives
from doctor_rat.puzzles import Puzzle, PuzzleKind, collection
from doctor_rat.rules import Medicine, Offer, StrictMenu, Take, YuckBack


def one_of(kind: PuzzleKind, *moves: type) -> Puzzle:
    """The first of a kind, with everything it needs on the table."""
    for listed in collection():
        puzzle = collection().get(listed.id) if listed.kind is kind and listed.groups == 3 else None
        if puzzle is not None and (not moves or isinstance(puzzle.answer[0], moves)):
            return puzzle
    raise AssertionError(kind)


def opens(person: Person, puzzle: Puzzle, *, unfolded: bool = True) -> None:
    person.goes_to(f"/puzzles/{puzzle.id}")
    if unfolded:
        expect(person.page.get_by_role("heading", name=person.w("puzzle-kind", kind=puzzle.kind.value))).to_be_visible()
    else:
        expect(person.button("puzzle-task")).to_be_visible()


def takes(person: Person, puzzle: Puzzle, answer: tuple[Take, ...]) -> None:
    for take in answer:
        gives(person, str(puzzle.state.config.identities[take.by]), take.food)
    person.presses(person.button("table-eat"))


def answer_of(puzzle: Puzzle) -> tuple[Take, ...]:
    return tuple(take for take in puzzle.answer if isinstance(take, Take))


def told(person: Person, key: str) -> None:
    expect(person.page.get_by_role("heading", name=person.w(key), exact=True)).to_be_focused()


@pytest.mark.parametrize(
    ("kind", "language"), [(PuzzleKind.EAT, "en"), (PuzzleKind.TOGETHER, "de"), (PuzzleKind.QUESTION, "fr")]
)
def test_the_rats_kinds_are_answered_at_the_table(come: Come, kind: PuzzleKind, language: str) -> None:
    ann = come("Ann", language)
    puzzle = one_of(kind)
    opens(ann, puzzle)
    takes(ann, puzzle, answer_of(puzzle))
    told(ann, "puzzle-right")
    expect(ann.page.get_by_role("listitem").filter(has_text=ann.food(answer_of(puzzle)[0].food)).first).to_be_visible()


def test_a_wrong_answer_is_told_with_the_reason_and_the_next_one_comes(come: Come) -> None:
    ann = come("Ann")
    puzzle = one_of(PuzzleKind.EAT)
    opens(ann, puzzle)
    (right,) = answer_of(puzzle)
    other = next(food for food in puzzle.state.board.centre if food != right.food)
    takes(ann, puzzle, (Take(right.by, other),))
    told(ann, "puzzle-wrong")
    group = ann.group(puzzle.state.config.identities[right.by])
    answer = ann.w("puzzle-answer-take", food=ann.food(right.food), group=group)
    expect(ann.page.get_by_text(ann.w("puzzle-answer", answer=answer))).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=ann.food(other)).first).to_be_visible()
    ann.presses(ann.button("puzzle-next"))
    expect(ann.page.get_by_role("heading", name=ann.w("puzzle-wrong"))).to_have_count(0)
    expect(ann.page.get_by_text(ann.w("puzzle-rating-unsure", rating="")).first).to_be_visible()


def test_the_doctor_serves(come: Come) -> None:
    ann = come("Ann", "it")
    puzzle = one_of(PuzzleKind.ORDERS)
    opens(ann, puzzle)
    expect(ann.page.get_by_text(ann.w("puzzle-rats"))).to_be_visible()
    (offer,) = puzzle.answer
    assert isinstance(offer, Offer)
    for food in offer.foods:
        ann.presses(ann.page.get_by_role("button", name=ann.food(food)).first)
    board = puzzle.state.board
    ann.presses(ann.starting("button", ann.w("table-choose" if board.medicine or board.strict_menu else "table-serve")))
    told(ann, "puzzle-right")


def test_the_doctor_finds_the_way_out_on_a_phone(come: Come) -> None:
    ann = come("Ann", "es", **PHONE)
    puzzle = one_of(PuzzleKind.WAY_OUT, StrictMenu, YuckBack, Medicine)
    opens(ann, puzzle)
    # Nothing but a token is a way out.
    ann.presses(ann.button("table-verdict" if puzzle.state.board.plates[0] else "table-serve"))
    told(ann, "puzzle-wrong")
    expect(ann.button("puzzle-next")).to_be_in_viewport()


@pytest.mark.parametrize("kind", [PuzzleKind.EAT, PuzzleKind.ORDERS])
@pytest.mark.parametrize("size", [(360, 640), (667, 375)], ids=["upright", "sideways"])
def test_on_a_small_phone_the_whole_table_is_in_sight(come: Come, kind: PuzzleKind, size: tuple[int, int]) -> None:
    width, height = size
    ann = come("Ann", "de", **{**PHONE, "viewport": {"width": width, "height": height}})
    opens(ann, one_of(kind), unfolded=False)
    assert misplaced(ann.page, touch=True, page_scrolls=False) == []
    ann.presses(ann.button("puzzle-task"))
    expect(ann.page.get_by_role("heading", name=ann.w("puzzle-kind", kind=kind.value))).to_be_in_viewport()
    ann.presses(ann.button("puzzle-task"))
    expect(ann.page.get_by_role("heading", name=ann.w("puzzle-kind", kind=kind.value))).to_be_hidden()


def test_by_touch(come: Come) -> None:
    ann = come("Ann", "fr", **PHONE)
    puzzle = one_of(PuzzleKind.EAT)
    opens(ann, puzzle)
    takes(ann, puzzle, answer_of(puzzle))
    told(ann, "puzzle-right")


def test_by_keyboard(come: Come) -> None:
    ann = come("Ann")
    puzzle = one_of(PuzzleKind.EAT)
    opens(ann, puzzle)
    (take,) = answer_of(puzzle)
    group = ann.group(puzzle.state.config.identities[take.by])
    slot = ann.button("table-choose-for", group=group)
    slot.focus()
    ann.page.keyboard.press("Enter")
    on_table = ann.button("table-food-centre", food=ann.food(take.food), within=ann.region("table-centre"))
    if on_table.count():
        on_table.focus()
    else:
        ann.button("table-trash-look").focus()
        ann.page.keyboard.press("Enter")
        ann.named("button", ann.food(take.food), within=ann.dialog()).focus()
    ann.page.keyboard.press("Enter")
    eat = ann.button("table-eat")
    expect(eat).to_be_enabled()
    eat.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.status()).to_have_text(ann.w("table-you-sure"))
    ann.page.keyboard.press("Enter")
    told(ann, "puzzle-right")
    ann.page.keyboard.press("Tab")
    expect(ann.button("puzzle-next")).to_be_focused()


def test_a_puzzle_that_isnt_there_is_said_to_be_missing_and_another_comes(come: Come) -> None:
    ann = come("Ann")
    ann.forgive("404")
    ann.goes_to("/puzzles/nonesuch")
    expect(ann.page.get_by_role("heading", level=1, name=ann.w("lost-title"))).to_be_visible()
    ann.presses(ann.button("puzzle-next"))
    expect(ann.region("table-centre").or_(ann.region("table-stock-title")).first).to_be_visible()


def test_themes_the_day_and_the_storm(come: Come) -> None:
    ann = come("Ann")
    ann.goes_to("/")
    ann.presses(ann.starting("link", ann.w("home-puzzles")))
    ann.selects(ann.w("puzzle-theme"), "orders")
    expect(ann.page.get_by_role("heading", name=ann.w("puzzle-kind", kind="orders"))).to_be_visible()
    ann.presses(ann.link("puzzle-day"))
    expect(ann.page.get_by_text(ann.w("puzzle-day"), exact=True)).to_be_visible()
    ann.presses(ann.link("puzzle-storm"))
    ann.presses(ann.button("puzzle-storm-start"))
    expect(ann.page.get_by_text(ann.w("puzzle-storm-score", count=0), exact=True)).to_be_visible()
    expect(ann.page.get_by_role("timer")).to_be_visible()


@pytest.mark.parametrize("kind", [PuzzleKind.EAT, PuzzleKind.ORDERS])
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_axe_has_nothing_to_complain_about(come: Come, kind: PuzzleKind, window: dict[str, object]) -> None:
    ann = come("Ann", "de", **window)
    opens(ann, one_of(kind))
    assert judged_by_axe(ann) == []
