"""The referee on Colleagues: turns, Yuck! windows, meals without a draw, who sees what."""

import pytest

from . import check, known, places
from .build import Record, make, refused, result, row, then

DEAL = (["3rc", "1bl"], ["mandatory:3", "mandatory:rb"])  # doctor 1 has the lower quantity and starts
FIRST = """4yl 1rc 3gc 2ov 3yc 2bl 4gv 3ov 2rl 4gc 1gv 1yv 3gv 4bv 1oc 2gc 2yc
    3rl 3bl 1ol 3rv 2rv 1gl 3yl 1rv 4bl 1rl 3ol 3bv"""
MEAL_1 = "1 pass/0 pass/1 1rc/0 3gc/1 pass/0 back 1rc/1 2ov/1 pass/0 pass/"
MEAL_2 = "0 yuck/1 yuck/0 3gv/1 4bv/"
REST = "1 3bl/0 3rl/0 3rv/1 2rv/1 2gc/0 2yc/0 3yl/1 1rv/1 1rl/0 3ol/"


def game(text: str, **changes: object) -> Record:
    return make("colleagues", DEAL, FIRST, text, **changes)


def test_won_game_with_windows() -> None:
    record = game(MEAL_1 + MEAL_2 + REST + "0 3bv/1 4bl", outcome=result(True, 8, "exam-passed"))
    check(record)
    assert row(record, 0) == "3gc+ 3gv+ 3rl+ 3rv+ 2yc- 3yl+ 3ol+ 3bv+"
    assert row(record, 1) == "2ov- 4bv+ 3bl+ 2rv+ 2gc- 1rv+ 1rl+ 4bl+"
    second = places(record, 9)
    assert (second["centre"], sorted(second["trash"])) == (["3yc", "2bl", "4gv"], ["1rc", "4yl"])
    thrown = places(record, 10)
    assert (thrown["centre"], thrown["trash"]) == (["3ov", "2rl", "4gc"], ["1gv", "1yv"])
    assert sorted(thrown["out"]) == ["1rc", "2bl", "3yc", "4gv", "4yl"]
    fifth = places(record, 17)
    assert (fifth["centre"], sorted(fifth["trash"])) == ([], ["1gl", "1oc", "1ol", "2gc", "2yc"])
    refused(then(record, "0 pass"), "4.10")


def test_failed_exam() -> None:
    check(game(MEAL_1 + MEAL_2 + REST + "0 3bv/1 1oc", outcome=result(False, 8, "exam-failed")))


def test_third_cross() -> None:
    text = "1 2ov/0 3gc/0 3yc/1 4gv/1 4gc/0 3ov"
    record = game(text, yuck=0, outcome=result(False, 3, "third-cross"))
    check(record)
    assert row(record, 0) == "3gc+ 3yc+ 3ov+"  # doctor A's food is judged first


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("0 pass", "7.5"),
        ("0 yuck", "7.5"),
        ("1 1rc", "7.6"),
        ("1 pass/1 pass", "7.5"),
        ("1 pass/0 pass/1 pass", "7.5"),
        ("1 pass/0 pass/1 yuck", "7.5"),
        ("1 pass/0 pass/0 1rc", "7.6"),
        ("1 pass/0 pass/1 1gv", "7.6"),
        ("1 pass/0 pass/1 1rc/1 3gc", "7.6"),
        ("1 pass/0 pass/1 1rc/0 back 1rc", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/0 pass", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 back 1rc", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/0 3gc", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/1 2ov", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/0 pass", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/0 2ov/1 pass", "7.7"),
        ("1 pass/0 pass/1 1rc/0 3gc/1 pass/0 yuck", "7.5"),
    ],
)
def test_refusals(text: str, rule: str) -> None:
    refused(game(text), rule)


def test_a_yuck_between_passes_keeps_the_window_open() -> None:
    record = game("1 pass/0 yuck/1 pass/0 pass/1 2bl/0 3yc")
    check(record)
    assert places(record, 2)["centre"] == ["3yc", "2bl", "4gv"]
    assert places(record, 2)["trash"] == ["3ov"]
    refused(game("1 pass/0 yuck/1 pass/1 2bl"), "7.6")


def test_the_last_token_closes_the_window() -> None:
    refused(game("1 yuck/0 pass", yuck=1), "7.5")
    record = game("1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/0 2ov", yuck=1)
    check(record)
    assert row(record, 0) == "2ov-"
    assert len(places(record, 6)["centre"]) == 3
    refused(then(record, "1 pass"), "7.5")
    refused(game("1 pass", yuck=0), "7.5")


def test_yuck_back_until_nothing_else_is_left() -> None:
    text = "1 pass/0 pass/1 1rc/0 3gc/1 back 3gc/0 2ov/0 pass/1 back 2ov/0 4yl/0 pass/"
    refused(game(text + "1 back 4yl"), "7.7")  # only foods banned for doctor 0 would be left
    record = game(text + "1 pass")  # the window has to be passed all the same
    check(record)
    assert row(record, 0) == "4yl-"


def test_no_window_in_meal_8_though_tokens_are_left() -> None:
    first = "4yl 1rc 3gc 2ov 2bl 3yc 4gv 2rl 3ov 4gc 4bv 3gv 1oc 1rv 3rl 1ol 1rl 3yl 4ov"
    foods = ["1rc 3gc", "3yc 2bl", "2rl 3ov", "3gv 4bv", "2ov 4gv", "3rl 1rv", "1rl 3yl"]
    text = ""
    for number, pair in enumerate(foods, start=1):
        one, two = (1, 0) if number % 2 else (0, 1)
        window = f"{one} pass/{two} pass/"
        text += f"{window}{one} {pair.split()[0]}/{two} {pair.split()[1]}/{window}"
    record = make("colleagues", DEAL, first, text)
    check(record)
    assert sorted(places(record, 42)["trash"]) == ["1oc", "1ol", "4gc", "4ov", "4yl"]
    refused(then(record, "0 pass"), "7.5")
    refused(then(record, "0 yuck"), "7.5")
    refused(then(record, "0 1oc/1 1ol/0 pass"), "4.10")
    check(then(record, "0 1oc/1 1ol") | {"outcome": result(False, 8, "exam-failed")})


def test_who_knows_what() -> None:
    record = game(MEAL_1 + MEAL_2 + REST + "0 3bv/1 4bl", outcome=result(True, 8, "exam-passed"))
    start = known(record, 0)
    assert set(start) == {"colleague-0", "colleague-1", "spectator"}
    assert start["colleague-0"].diets == {(1, "mandatory:rb")}
    assert start["colleague-1"].diets == {(0, "mandatory:3")}
    assert start["spectator"].diets == set()
    for knowledge in start.values():
        assert knowledge.foods == {"4yl", "1rc", "3gc", "2ov"}
    both = {(0, "mandatory:3"), (1, "mandatory:rb")}
    end = known(record, len(record["actions"]))
    assert all(knowledge.diets == both for knowledge in end.values())
    assert end["spectator"].foods == set(FIRST.split())
