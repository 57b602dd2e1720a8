"""A study's review says where it began, and lets nothing from before stand out."""

from typing import Any

import pytest
from msgspec.structs import replace

from doctor_rat.review import review
from doctor_rat.rules import Record, record_of
from doctor_rat.rules.record import STUDY, Continuation, continued
from rules.later_meals import ALL_CONFIGS, random_game


def game() -> Record:
    return record_of(list(random_game(ALL_CONFIGS[0], 1))[-1])


def test_only_what_was_played_there_stands_out() -> None:
    record = game()
    whole = review(record)
    step = whole.highlights[len(whole.highlights) // 2].frame
    found = review(replace(record, meta={STUDY: {"step": step, "origin": "t1"}}))
    assert found.study == Continuation(step, "t1")
    assert found.highlights == tuple(each for each in whole.highlights if each.frame >= step)
    assert 0 < len(found.highlights) < len(whole.highlights)
    assert replace(found, study=None, highlights=whole.highlights) == whole


@pytest.mark.parametrize("told", [None, 3, {}, {"step": -1}, {"step": 10_000}, {"step": 1, "origin": "../me"}])
def test_what_cannot_be_read_is_no_study(told: Any) -> None:
    assert continued(replace(game(), meta={STUDY: told})) is None
    assert continued(replace(game(), meta="by hand")) is None
