"""The referee on diets, on the rulebooks' examples, and on a record's header, types and outcome."""

import json
from typing import Any

import pytest

from . import RefereeError, check, judge, places
from .build import PRESET_2, PRESET_3, make, meal, refused, result, then
from .diets import check_deal
from .notation import FOODS, read_diet

FIRST = "4yl 1rc 1gv 4bl"


@pytest.mark.parametrize(
    ("identity", "diet", "foods", "verdicts"),
    [
        ("3rc", "mandatory:l+ro", "4gl 4bl 1rv 2oc 3bc 2gv", "+ + + + - -"),  # 9.1
        ("2gv", "forbidden:l+ob", "2gv 1rc 3yl 1ov 2bc 4yc", "+ + - - - +"),  # 9.2
        ("3rc", "alternating:c/v", "2rl 4bc", "- +"),  # 9.3
        ("3rc", "identical:type", "2rc 2rl 4yl", "+ - +"),  # 9.4
        ("3rc", "different:type", "2rl 2gl 3bc", "+ - +"),  # 9.5
        ("3rc", "step", "2rc 2rl 1ov", "+ - +"),  # 9.6
        ("1bl", "identical:quantity", "1rc 2rc 2bv", "+ - +"),
        ("1bl", "different:colour", "1bc 2rc 2rv 1gl", "- + - +"),
        ("1bl", "step", "2rc 4rc 3bv 1bv", "+ - + -"),
        ("2gv", "alternating:v/3", "3rc 1rv 3rl 3bl 3bv", "+ + + - +"),
        ("2gv", "mandatory:3+2", "3rc 2rv 1bl", "+ + -"),
    ],
)
def test_judging(identity: str, diet: str, foods: str, verdicts: str) -> None:
    assert judge(identity, diet, foods.split()) == [sign == "+" for sign in verdicts.split()]


def test_9_7_two_groups_draw_three() -> None:
    running = make("colony", PRESET_2, FIRST, "")
    assert places(running, 0)["stock"] == ["1rc", "1gv", "4bl"]
    assert places(running, 0)["trash"] == ["4yl"]


@pytest.mark.parametrize(
    ("identity", "diet", "rule"),
    [
        ("3rc", "mandatory:l", "3.1"),
        ("3rc", "mandatory:l+yg", "3.1"),
        ("2gv", "forbidden:c+l", "3.2"),
        ("2gv", "forbidden:1+3", "3.2"),
        ("2gv", "forbidden:ro+yb", "3.2"),
        ("2gv", "forbidden:l+yg", "3.2"),
        ("2gv", "forbidden:v", "3.2"),
        ("3rc", "alternating:v/c", "3.3"),
        ("3rc", "alternating:c/c", "2.8"),
        ("3rc", "mandatory:3+3", "2.8"),
        ("3rc", "mandatory:or", "8.2"),
        ("3rc", "mandatory:", "8.2"),
        ("3rc", "mandatory:5", "8.2"),
        ("3rc", "mandatory:rr", "8.2"),
        ("3rc", "mandatory:c+l+v", "8.3"),
        ("3rc", "mandatory:c/l", "8.2"),
        ("3rc", "mandatory", "8.3"),
        ("3rc", "alternating:c", "8.3"),
        ("3rc", "alternating:c+v", "8.2"),
        ("3rc", "identical:color", "8.3"),
        ("3rc", "identical:type+colour", "8.3"),
        ("3rc", "step:", "8.3"),
        ("3rc", "Step", "8.3"),
        ("3rc ", "step", "8.1"),
        ("5rc", "step", "8.1"),
    ],
)
def test_diets_refused(identity: str, diet: str, rule: str) -> None:
    with pytest.raises(RefereeError) as caught:
        judge(identity, diet, [])
    assert caught.value.rule == rule


@pytest.mark.parametrize("diet", ["mandatory:c+l", "mandatory:ro+rb", "alternating:c/l", "forbidden:l+1"])
def test_diets_that_suit_three_red_cheeses(diet: str) -> None:
    assert judge("3rc", diet, []) == []


def test_card_order_is_put_right() -> None:
    assert read_diet("mandatory:ro+l").text() == "mandatory:l+ro"
    assert read_diet("forbidden:ob+2").text() == "forbidden:2+ob"
    assert read_diet("alternating:ro/c").text() == "alternating:ro/c"


@pytest.mark.parametrize(
    ("diets", "rule"),
    [
        (["mandatory:l+3", "mandatory:l+yg", "mandatory:l+3"], "2.9"),
        (["step", "forbidden:l", "step"], "2.9"),
        (["mandatory:l+gb", "mandatory:gb+l", "step"], "2.9"),
        (["mandatory:l", "forbidden:l", "mandatory:l+3"], "1.3"),
    ],
)
def test_deals_refused(diets: list[str], rule: str) -> None:
    refused(make("colony", (PRESET_3[0], diets), "", ""), rule, None)


def test_deals_allowed() -> None:
    check_deal(["1bl", "2gv"], [read_diet("alternating:l/v"), read_diet("alternating:v/l")])
    check_deal(["1bl", "2gv"], [read_diet("identical:type"), read_diet("different:type")])


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"format": "doctor-rat-record/2"}, "record"),
        ({"variant": "solo"}, "record"),
        ({"yuck": 4}, "2.3"),
        ({"yuck": True}, "2.3"),
        ({"yuck": 1.0}, "2.3"),
        ({"extra": 1}, "record"),
        ({"complications": None}, "record"),
        ({"complications": []}, "record"),
        ({"identities": ["1bl", "1bl"]}, "2.1"),
        ({"identities": ["1bl", "2gl"]}, "1.2"),
        ({"identities": ["1bl"], "diets": ["step"]}, "2.1"),
        ({"identities": "1bl"}, "record"),
        ({"diets": ["mandatory:rb"]}, "2.2"),
        ({"diets": ["mandatory:rb", None]}, "8.3"),
        ({"pile": FOODS[1:]}, "1.1"),
        ({"pile": FOODS[1:] + FOODS[-1:]}, "1.1"),
        ({"pile": [1] * 60}, "8.1"),
        ({"actions": {}}, "record"),
        ({"outcome": {}}, "record"),
        ({"outcome": {"won": 1, "meal": 8, "reason": "exam-passed"}}, "record"),
        ({"outcome": {"won": True, "meal": 8.0, "reason": "exam-passed"}}, "record"),
        ({"outcome": {"won": True, "meal": 8, "reason": "luck"}}, "record"),
        ({"outcome": result(True, 8, "exam-passed")}, "4.10"),
    ],
)
def test_headers_refused(changes: dict[str, Any], rule: str) -> None:
    refused(make("colony", PRESET_2, FIRST, "", **changes), rule, None)


def test_header_extras_and_gaps() -> None:
    check(make("colony", PRESET_2, FIRST, "", meta={"anything": 1}, proof=None))
    for key in ("format", "variant", "yuck", "identities", "diets", "pile", "actions", "outcome"):
        record = make("colony", PRESET_2, FIRST, "")
        del record[key]
        refused(record, "record", None)
    refused(make("colleagues", PRESET_3, "", ""), "7.1", None)
    refused(make("complications", PRESET_3, "", "", complications=["madness"]), "1.5", None)
    record = make("complications", PRESET_3, "", "")
    del record["complications"]
    refused(record, "record", None)


@pytest.mark.parametrize(
    "action",
    [
        None,
        {},
        {"by": "doctor", "act": ["serve"]},
        {"by": "doctor", "act": "pass"},
        {"by": 0, "act": "pass"},
        {"by": 0, "act": "serve"},
        {"by": "doctor", "act": "offer", "foods": ["1rc", "1gv"], "note": 1},
        {"by": "doctor", "act": "offer", "foods": "1rc"},
        {"by": "doctor", "act": "take", "food": "1rc"},
        {"by": False, "act": "take", "food": "1rc"},
        {"by": 2, "act": "take", "food": "1rc"},
        {"by": -1, "act": "take", "food": "1rc"},
        {"by": 0, "act": "take"},
        {"by": "doctor", "act": "medicine", "group": True, "at": 0},
        {"by": "doctor", "act": "medicine", "group": 0, "at": 0.0},
        {"by": "doctor", "act": "medicine", "group": 2, "at": 0},
    ],
)
def test_badly_shaped_actions(action: object) -> None:
    refused(make("colony", PRESET_2, FIRST, "", actions=[action]), "record")


def test_records_survive_json_and_may_end_anywhere() -> None:
    record = make("colony", PRESET_2, FIRST, meal("1rc 1gv"))
    for length in range(len(record["actions"]) + 1):
        check(json.loads(json.dumps(record | {"actions": record["actions"][:length]})))
    refused(then(record, "serve"), "4.5")
