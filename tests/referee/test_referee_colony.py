"""The referee on Colony: whole games, special actions, refusals, who sees what."""

import pytest

from . import RefereeError, check, known, places
from .build import PRESET_2, PRESET_3, Record, make, meal, refused, result, row, then

# Two groups: the trash, then each meal's draw (in meal 3 with the extra food, in meal 5 none).
FIRST = """4yl 1rc 1gv 4bl 2rc 3gv 4bv 3bl 1yv 4rl 4ol 1bc 2yv 4rc
    2bc 3yv 4gv 3bc 4yv 1oc 3rl 2oc 1ov"""
MEALS = ["1rc 1gv", "2rc 3gv", "3bl 1yv", "1bc 2yv", "4bl 4bv", "2bc 3yv", "3bc 4yv", "3rl 2oc"]
WON = "".join(meal(foods) for foods in MEALS)
SEVEN = "".join(meal(foods) for foods in MEALS[:7])
TWO_CROSSES = "offer 1rc 1gv/serve/0 1gv/1 1rc/analyse\n offer 2rc 3gv/serve/1 2rc/0 3gv/analyse\n"


def colony(text: str, **changes: object) -> Record:
    return make("colony", PRESET_2, FIRST, text, **changes)


def test_won_game() -> None:
    record = colony(WON, outcome=result(True, 8, "exam-passed"))
    check(record)
    assert row(record, 0) == "1rc+ 2rc+ 3bl+ 1bc+ 4bl+ 2bc+ 3bc+ 3rl+"
    assert row(record, 1) == "1gv+ 3gv+ 1yv+ 2yv+ 4bv+ 3yv+ 4yv+ 2oc+"
    end = places(record, 40)
    assert sorted(end["stock"]) == ["1oc", "1ov", "4gv", "4rc", "4rl"]
    assert end["trash"] == ["4yl", "4ol"]
    assert len(end["pile"]) == 37
    refused(record | {"outcome": None}, "4.10", None)
    refused(record | {"outcome": result(False, 8, "exam-failed")}, "4.10", None)
    refused(then(record, "yuck"), "4.10")


def test_no_draw_in_meal_5_and_yuck_front_there() -> None:
    four = colony("".join(meal(foods) for foods in MEALS[:4]))
    assert sorted(places(four, 20)["stock"]) == ["4bl", "4bv", "4rc", "4rl"]
    again = then(four, "yuck")
    check(again)
    assert places(again, 21)["stock"] == ["2bc", "3yv", "4gv", "3bc"]
    assert sorted(places(again, 21)["out"]) == ["4bl", "4bv", "4rc", "4rl"]


def test_third_cross_leaves_later_foods_unjudged() -> None:
    text = TWO_CROSSES + "offer 3bl 1yv/serve/0 1yv/1 3bl/analyse"
    record = colony(text, outcome=result(False, 3, "third-cross"))
    check(record)
    assert row(record, 0) == "1gv- 3gv- 1yv-"
    assert row(record, 1) == "1rc+ 2rc+"
    assert places(record, 15)["plates"] == ["3bl"]
    assert sorted(places(record, 15)["trash"]) == ["4ol", "4yl"]


def test_medicine_covers_crosses() -> None:
    text = TWO_CROSSES + "offer 3bl 1yv/medicine 0 0/serve/0 1yv/1 3bl/analyse"
    record = colony(text)
    check(record)
    assert row(record, 0) == "(1gv-) (3gv-) 1yv-"
    refused(then(record, "offer 1bc 2yv/medicine 1 0"), "5.3")
    asked = colony(TWO_CROSSES + "offer 3bl 1yv")
    for bad in ("medicine 0 1", "medicine 0 -1", "medicine 1 2"):
        refused(then(asked, bad), "5.3")
    refused(colony(TWO_CROSSES + "medicine 0 0"), "4.4")
    refused(then(asked, "serve/medicine 0 0"), "4.4")


def test_failed_exam() -> None:
    text = SEVEN + "offer 3rl 2oc/serve/0 3rl/1 4yl/analyse"
    check(colony(text, outcome=result(False, 8, "exam-failed")))
    refused(colony(text, outcome=result(False, 8, "third-cross")), "4.10", None)


def test_exam_failed_by_group_0_stops_judging() -> None:
    text = SEVEN + "offer 3rl 2oc/serve/1 4yl/0 2oc/analyse"
    record = colony(text, outcome=result(False, 8, "exam-failed"))
    check(record)
    assert places(record, 40)["plates"] == ["4yl"]


def test_no_special_action_in_meal_8() -> None:
    refused(colony(SEVEN + "yuck"), "5")
    refused(colony(SEVEN + "offer 3rl 2oc/medicine 0 0"), "5")
    refused(colony(SEVEN + "offer 3rl 2oc/strict 0 3rl"), "5")
    refused(colony(SEVEN + "offer 3rl 2oc/serve/0 3rl/1 2oc/back 0 3rl"), "5")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("offer 1rc", "4.3"),
        ("offer 1rc 1gv 4bl", "4.3"),
        ("offer 1rc 1rc", "4.3"),
        ("offer 1rc 4yl", "4.3"),
        ("offer 1rc 9gv", "8.1"),
        ("offer 1rc 1gv/offer 1rc 1gv", "4.3"),
        ("offer 1rc 1gv/yuck", "5.1"),
        ("serve", "4.5"),
        ("offer 1rc 1gv/0 1rc", "4.6"),
        ("offer 1rc 1gv/serve/0 4bl", "4.6"),
        ("offer 1rc 1gv/serve/0 1rc/0 1gv", "4.6"),
        ("offer 1rc 1gv/serve/0 1rc/1 1rc", "4.6"),
        ("offer 1rc 1gv/serve/0 1rc/analyse", "4.9"),
        ("offer 1rc 1gv/serve/0 1rc/back 0 1rc", "4.7"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/1 4yl", "4.6"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1gv", "5.2"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc/0 1rc", "5.2"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc/1 4yl", "5.2"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc/analyse", "5.2"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc/back 1 1gv", "5.2"),
        ("offer 1rc 1gv/serve/0 1rc/1 1gv/predict 0 -T", "6.7"),
        ("offer 1rc 1gv/strict 0 4bl", "5.4"),
        ("offer 1rc 1gv/strict 0 1rc/serve/0 1gv", "4.6"),
        ("offer 1rc 1gv/strict 0 1rc/strict 1 1gv", "5.4"),
        ("offer 1rc 1gv/strict 0 1rc/serve/1 1gv/back 0 1rc", "5.2"),
    ],
)
def test_refusals(text: str, rule: str) -> None:
    refused(colony(text), rule)


def test_refusals_without_tokens() -> None:
    refused(colony("yuck", yuck=0), "5.1")
    refused(colony("yuck/yuck", yuck=1), "5.1")
    refused(colony("offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc", yuck=0), "5.2")


def test_yuck_back_until_nothing_else_is_left() -> None:
    text = "offer 1rc 1gv/serve/0 1rc/1 1gv/back 0 1rc/0 4yl"
    check(colony(text + "/analyse"))
    assert places(colony(text + "/analyse"), 7)["trash"] == ["1rc"]
    refused(colony(text + "/back 0 4yl"), "5.2")  # only the banned 1rc would be left
    other = colony(text + "/back 1 1gv/1 1rc/back 0 4yl/0 1gv/analyse")
    check(other)
    assert (row(other, 0), row(other, 1)) == ("1gv-", "1rc+")


def test_strict_menu_and_the_extra_food() -> None:
    start = meal(MEALS[0]) + meal(MEALS[1]) + "offer 3bl 1yv/"
    refused(colony(start + "strict 0 4ol"), "5.4")
    refused(colony(start + "serve/strict 0 3bl"), "4.4")
    record = colony(start + "strict 1 1yv/medicine 1 0/serve/0 4ol/analyse")
    check(record)
    assert row(record, 1) == "(1gv+) (3gv+) 1yv+"
    assert sorted(places(record, 13)["chosen"]) == ["1yv", "3bl", "4ol"]
    assert places(record, 14)["plates"] == ["1yv"]
    assert sorted(places(record, 14)["centre"]) == ["3bl", "4ol"]


def test_three_groups_draw_four() -> None:
    first = "4yl 4ol 1rc 1gv 3gc 4bl"
    record = make("colony", PRESET_3, first, meal("1rc 1gv 3gc"))
    check(record)
    assert places(record, 0)["trash"] == ["4yl", "4ol"]
    assert places(record, 0)["stock"] == ["1rc", "1gv", "3gc", "4bl"]
    assert len(places(record, 6)["stock"]) == 5
    assert set(known(record, 0)) == {"doctor", "group-0", "group-1", "group-2", "spectator"}


def test_who_knows_what() -> None:
    record = colony(meal(MEALS[0]) + meal(MEALS[1]) + "yuck/offer 1bc 2yv/strict 0 1bc/serve")
    diets = {(0, "mandatory:rb"), (1, "forbidden:l")}
    start = known(record, 0)
    assert start["group-0"].foods == start["spectator"].foods == {"4yl"}
    assert start["doctor"].foods == {"4yl", "1rc", "1gv", "4bl"}
    assert start["doctor"].diets == diets
    assert start["group-1"].diets == start["spectator"].diets == set()
    assert known(record, 1)["group-0"].foods == {"4yl"}
    assert known(record, 2)["group-0"].foods == {"4yl", "1rc", "1gv"}
    # After Yuck! front in meal 3: five foods thrown out, five drawn, the extra one drawn with the offer.
    seen = known(record, 11)
    assert {"4bl", "4bv", "4rl", "1bc", "2yv", "4rc", "4ol", "2bc"} <= seen["doctor"].foods
    assert "3yv" not in seen["doctor"].foods
    assert seen["group-1"].foods == {"4yl", "1rc", "1gv", "2rc", "3gv"}
    for upto in (12, 13):
        assert "3yv" in known(record, upto)["doctor"].foods
        assert known(record, upto)["group-1"].foods == seen["group-1"].foods
    assert known(record, 14)["group-1"].foods == seen["group-1"].foods | {"1bc", "2yv", "3yv"}
    assert known(record, 14)["spectator"] == known(record, 14)["group-0"]


def test_all_is_open_at_the_end() -> None:
    text = """yuck/offer 2rc 3gv/serve/0 3gv/1 2rc/analyse
        offer 1yv 4bv/serve/0 1yv/1 4bv/analyse
        offer 1bc 2yv/serve/0 2yv/1 1bc/analyse"""
    record = colony(text, outcome=result(False, 3, "third-cross"))
    check(record)
    before, after = known(record, 15), known(record, 16)
    assert not {"1rc", "1gv", "4bl"} & before["group-0"].foods
    assert after["group-0"] == after["doctor"] == after["spectator"]
    assert after["group-0"].foods == set(record["pile"]) - set(places(record, 16)["pile"])
    assert after["spectator"].diets == {(0, "mandatory:rb"), (1, "forbidden:l")}


def test_upto_is_within_the_record() -> None:
    for upto in (-1, 41):
        with pytest.raises(RefereeError):
            places(colony(WON), upto)
