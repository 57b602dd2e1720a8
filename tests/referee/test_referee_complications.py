"""The referee on the five complications, each met in meal 4."""

import pytest

from . import check, known, places
from .build import PRESET_2, PRESET_3, Record, make, meal, refused, result, row, then
from .colony import COMPLICATIONS, Colony
from .replay import replay

# Three groups: two foods of trash, then four a meal; 4gl is meal 3's extra food, 2bc and 2oc come next after
# meal 4's draw.
FIRST = "4yl 4ol 1rc 1gv 3gc 4bl 2rc 2gv 3gv 4bv 1bv 1yv 3yc 4rl 4gl 1bc 2yv 3oc 4rc 2bc 2oc"
THREE_MEALS = meal("1rc 1gv 3gc") + meal("2rc 2gv 3gv") + meal("1bv 1yv 3yc")
OFFER = "offer 1bc 2yv 3oc/"


def game(cards: str, text: str) -> Record:
    """A game whose groups 0, 1 and 2 get the named cards for meal 4."""
    order = cards.split() + [card for card in COMPLICATIONS if card not in cards.split()]
    return make("complications", PRESET_3, FIRST, THREE_MEALS + text, complications=order)


MIP = "madness insomnia paranoia"
GMI = "gluttony megalomania insomnia"


def test_three_checks_draw_a_card() -> None:
    record = game(MIP, OFFER + "serve")
    check(record)
    assert known(record, 17)["spectator"].complications == set()
    assert known(record, 18)["group-0"].complications == set(MIP.split())
    assert known(record, 19)["group-2"].foods == {
        "4yl",
        "4ol",
        "4gl",
        "1rc",
        "1gv",
        "3gc",
        "2rc",
        "2gv",
        "3gv",
        "1bv",
        "1yv",
        "3yc",
    }
    served = known(record, 20)["group-1"].foods
    assert {"1bc", "2yv", "3oc", "2bc", "2oc"} <= served
    assert "4rc" not in served
    assert places(record, 20)["madness"] == ["2bc", "2oc"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("serve/0 2bc", "6.9"),
        ("serve/2 4ol", "6.9"),
        ("serve/1 2yv/2 4ol", "6.9"),
        ("serve/1 2yv/0 1bc", "6.4"),
        ("serve/1 2bc", "4.6"),
        ("serve/1 2yv/0 2bc/2 3oc", "6.8"),
        ("serve/1 2yv/0 2bc/2 2oc", "4.6"),
        ("serve/1 2yv/0 2bc/2 4ol/0 2oc", "4.6"),
        ("serve/1 2yv/0 2bc/2 4ol/back 0 2bc", "5.2"),
        ("serve/1 2yv/0 2bc/2 4ol/back 2 4ol/2 4ol", "5.2"),
        ("serve/1 2yv/0 2bc/2 4ol/back 2 4ol/2 3oc", "6.8"),
        ("strict 0 1bc", "5.4"),
        ("strict 2 3oc", "5.4"),
    ],
)
def test_madness_insomnia_paranoia_refusals(text: str, rule: str) -> None:
    refused(game(MIP, OFFER + text), rule)


def test_madness_insomnia_paranoia_together() -> None:
    text = OFFER + "serve/1 2yv/0 2bc/2 4ol/back 2 4ol/2 4yl/analyse"
    record = game(MIP, text)
    check(record)
    assert [row(record, group) for group in range(3)] == [
        "1rc+ 2rc+ 1bv+ 2bc+ X",
        "1gv+ 2gv+ 1yv+ 2yv+ X",
        "3gc+ 3gv+ 3yc+ 4yl- X",
    ]
    end = places(record, len(record["actions"]))
    assert end["out"] == ["2oc"]
    assert sorted(end["trash"]) == ["1bc", "3oc", "4gl", "4ol"]
    # The cards are spent: in meal 5 nobody is bound, and nobody draws again after it.
    after = then(record, "offer 4bl 4bv 4rl/serve/2 4rl/0 4bl/1 4bv/analyse")
    check(after)
    assert known(after, len(after["actions"]))["doctor"].complications == set(MIP.split())
    # Medicine: the last two foods of a row have the card between them.
    asked = then(after, f"offer {' '.join(places(after, len(after['actions']))['stock'][:3])}")
    refused(then(asked, "medicine 2 3"), "5.3")
    covered = then(asked, "medicine 2 2")
    check(covered)
    assert row(covered, 2) == "3gc+ 3gv+ (3yc+) (4yl-) X 4rl-"


@pytest.mark.parametrize(("food", "symbol"), [("2bc", "+"), ("2oc", "-")])
def test_madness_is_judged_at_once(food: str, symbol: str) -> None:
    record = game(MIP, OFFER + f"serve/1 2yv/0 {food}")
    check(record)
    assert row(record, 0) == f"1rc+ 2rc+ 1bv+ {food}{symbol}"
    assert places(record, len(record["actions"]))["plates"] == ["2yv"]
    end = then(record, "2 4ol/analyse")
    check(end)
    assert row(end, 0) == f"1rc+ 2rc+ 1bv+ {food}{symbol} X"


def test_a_third_cross_of_madness_ends_the_game_at_once() -> None:
    first = "4yl 1gv 4ol 4bl 2gv 1rc 2rc 1yv 1bv 3rv 4gl 2yv 1bc 4bc 3yv 3bc 4rc 4gv 4rv"
    text = (
        "offer 1gv 4ol/serve/0 4yl/1 1gv/analyse\n offer 2gv 1rc/serve/0 4ol/1 2gv/analyse\n"
        + meal("1bv 1yv")
        + "offer 2yv 1bc/serve/1 2yv/0 1bc/analyse\n"
        + meal("4bc 3rv")
        + "offer 3yv 3bc/serve/"
    )
    cards = ["insomnia", "madness", "gluttony", "megalomania", "paranoia"]
    record = make("complications", PRESET_2, first, text, complications=cards)
    check(then(record, "0 4rv/1 3yv/analyse"))
    lost = then(record, "0 4gv") | {"outcome": result(False, 6, "third-cross")}
    check(lost)
    assert row(lost, 0) == "4yl- 4ol- 1bv+ 1bc+ 4bc+ 4gv-"
    refused(then(lost, "1 3yv"), "4.10")


def mad_and_predicted(taken: str) -> Record:
    """Group 0 under Madness, group 1 predicts."""
    return game("madness megalomania insomnia", OFFER + f"serve/2 3oc/0 {taken}/1 2yv/analyse")


@pytest.mark.parametrize("guess", ["T-T", "F-T", "---", "-TT", "T--"])
def test_a_madness_group_is_not_predicted(guess: str) -> None:
    refused(then(mad_and_predicted("2oc"), f"predict 1 {guess}"), "6.7")


def test_a_madness_food_never_moves() -> None:
    record = then(mad_and_predicted("2oc"), "predict 1 --F")
    check(record)
    assert [row(record, group) for group in range(3)] == [
        "1rc+ 2rc+ 1bv+ 2oc- X",
        "1gv+ 2gv+ 1yv+ 2yv+ 3oc+ X",
        "3gc+ 3gv+ 3yc+ X",
    ]


def test_strict_menu_replaces_insomnias_choice() -> None:
    record = game(MIP, OFFER + "strict 1 3oc/serve/0 2oc/2 4gl/analyse")
    check(record)
    assert row(record, 1) == "1gv+ 2gv+ 1yv+ 3oc+ X"


def test_the_last_trash_food_is_kept_for_paranoia() -> None:
    table = replay(game("insomnia paranoia madness", OFFER + "serve"))
    assert isinstance(table, Colony)
    assert "4yl" in table.options(0)
    table.trash = ["4yl"]
    assert sorted(table.options(0)) == ["1bc", "2yv", "3oc"]
    assert table.options(1) == ["4yl"]
    table.waiting.discard(1)
    assert "4yl" in table.options(0)


GLUTTONY = OFFER + "serve/2 3oc/0 1bc/1 2yv/0 4yl/"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (OFFER + "serve/0 1bc", "6.9"),
        (OFFER + "serve/2 3oc/0 1bc/0 4yl", "4.6"),
        (OFFER + "serve/2 3oc/0 1bc/1 2yv/1 4yl", "6.6"),
        (OFFER + "serve/2 3oc/0 1bc/1 2yv/analyse", "4.9"),
        (OFFER + "serve/2 3oc/0 1bc/1 2yv/back 0 1bc", "4.7"),
        (GLUTTONY + "0 4ol", "4.6"),
        (GLUTTONY + "predict 1 T-T", "6.7"),
        (GLUTTONY + "analyse/predict 0 -TT", "6.7"),
        (GLUTTONY + "analyse/predict 1 TTT", "6.7"),
        (GLUTTONY + "analyse/predict 1 T--", "6.7"),
        (GLUTTONY + "analyse/predict 1 T-", "6.7"),
        (GLUTTONY + "analyse/analyse", "4.9"),
        (GLUTTONY + "analyse/back 0 1bc", "4.7"),
        (GLUTTONY + "analyse/offer 4bl 4bv 4rl", "4.3"),
        (GLUTTONY + "back 0 1bc/0 1bc", "5.2"),
    ],
)
def test_gluttony_megalomania_refusals(text: str, rule: str) -> None:
    refused(game(GMI, text), rule)


def test_gluttony_yuck_back_keeps_the_place_and_a_wrong_prediction_moves_the_first_food() -> None:
    record = game(GMI, GLUTTONY + "back 0 1bc/0 4gl/analyse")
    check(record)
    here = places(record, len(record["actions"]))
    assert here["plates"] == ["4gl", "4yl", "2yv", "3oc"]
    assert sorted(here["trash"]) == ["1bc", "4ol"]
    wrong = then(record, "predict 1 T-T")  # 4gl is bad for group 0
    check(wrong)
    assert [row(wrong, group) for group in range(3)] == [
        "1rc+ 2rc+ 1bv+ 4yl- X",
        "1gv+ 2gv+ 1yv+ 2yv+ 4gl- X",
        "3gc+ 3gv+ 3yc+ 3oc+ X",
    ]
    right = then(record, "predict 1 F-T")
    check(right)
    assert row(right, 0) == "1rc+ 2rc+ 1bv+ 4gl- 4yl- X"
    assert row(right, 1) == "1gv+ 2gv+ 1yv+ 2yv+ X"
    both = then(record, "predict 1 T-F")
    check(both)
    assert row(both, 1) == "1gv+ 2gv+ 1yv+ 2yv+ 4gl- 3oc+ X"
    assert row(both, 2) == "3gc+ 3gv+ 3yc+ X"


def test_yuck_back_on_gluttonys_second_food() -> None:
    record = game(GMI, GLUTTONY + "back 0 4yl/0 4ol/back 0 4ol/0 4gl/analyse/predict 1 T-T")
    check(record)
    assert row(record, 0) == "1rc+ 2rc+ 1bv+ 1bc+ 4gl- X"


def test_strict_menu_is_gluttonys_first_food() -> None:
    record = game(GMI, OFFER + "strict 0 1bc/serve/2 3oc/1 2yv/0 4yl/")
    check(record)
    refused(then(record, "back 0 1bc"), "5.2")
    moved = then(record, "back 0 4yl/0 4gl/analyse/predict 1 F-T")
    check(moved)
    assert row(moved, 0) == "1rc+ 2rc+ 1bv+ 4gl- X"
    assert row(moved, 1) == "1gv+ 2gv+ 1yv+ 2yv+ 1bc+ X"


def test_a_second_food_follows_what_precedes_it() -> None:
    first = FIRST.replace("1rc", "9").replace("2rc", "1rc").replace("9", "2rc").replace("1bv", "2bv")
    deal = (PRESET_3[0], ["step", "forbidden:l", "mandatory:3"])
    opening = meal("2rc 1gv 3gc") + meal("1rc 2gv 3gv") + meal("2bv 1yv 3yc")
    cards = ["gluttony", "megalomania", "insomnia", "madness", "paranoia"]
    fourth = OFFER + "serve/2 4yl/0 1bc/1 2yv/0 3oc/analyse/predict 1 "
    kept = make("complications", deal, first, opening + fourth + "T-F", complications=cards)
    check(kept)
    assert row(kept, 0) == "2rc+ 1rc+ 2bv+ 1bc+ 3oc- X"
    moved = make("complications", deal, first, opening + fourth + "F-F", complications=cards)
    check(moved)
    assert row(moved, 0) == "2rc+ 1rc+ 2bv+ 3oc+ X"
    assert row(moved, 1) == "1gv+ 2gv+ 1yv+ 2yv+ 1bc+ X"


def test_a_second_food_is_alternated_by_its_meal() -> None:
    deal = (PRESET_3[0], ["alternating:rb/c", "forbidden:l", "mandatory:3"])
    third = "offer 1bv 1yv 3yc/serve/0 3yc/1 1yv/2 4yl/analyse\n"
    opening = meal("1rc 1gv 3gc") + meal("2rc 2gv 3gv") + third
    fourth = OFFER + "serve/0 1bc/1 2yv/2 3oc/0 1bv/analyse/predict 1 T-T"
    cards = ["gluttony", "megalomania", "insomnia", "madness", "paranoia"]
    record = make("complications", deal, FIRST, opening + fourth, complications=cards)
    check(record)
    assert row(record, 0) == "1rc+ 2rc+ 3yc+ 1bc+ 1bv+ X"


def test_medicine_keeps_a_complication_away() -> None:
    start = meal("1rc 1gv 3gc") + meal("2rc 2gv 3gv")
    third = "offer 1bv 1yv 3yc/medicine 0 0/serve/0 1bv/1 1yv/2 3yc/analyse"
    record = make("complications", PRESET_3, FIRST, start + third)
    check(record)
    assert known(record, len(record["actions"]))["spectator"].complications == {"madness", "insomnia"}
    refused(then(record, OFFER + "serve/0 1bc"), "6.9")  # insomnia lies with group 2


def test_paranoia_with_an_empty_trash_is_safe_from_yuck_back() -> None:
    first = "4yl 1rc 1gv 4bl 2rc 3gv 4bv 3bl 1yv 4rl 4ol 1bc 2yv 4rc"
    text = (
        meal("1rc 4bl")
        + meal("2rc 3gv")
        + meal("3bl 1yv")
        + "offer 1bc 2yv/serve/1 2yv/0 1bc/0 4yl/analyse\n offer 4rl 4rc/serve/"
    )
    cards = ["gluttony", "paranoia", "insomnia", "madness", "megalomania"]
    record = make("complications", PRESET_2, first, text, complications=cards)
    check(record)
    refused(then(record, "0 4rl"), "6.9")
    taken = then(record, "1 4ol/0 4rl")
    check(taken)
    refused(then(taken, "back 1 4ol"), "5.2")
    end = then(taken, "back 0 4rl/0 4rc/analyse")
    check(end)
    assert places(end, len(end["actions"]))["trash"] == ["4rl"]
    assert row(end, 1) == "4bl- 3gv+ 1yv+ 2yv+ 4ol- X"
