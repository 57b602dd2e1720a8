"""Who plays while bots are still being compiled."""

from pathlib import Path

import pytest

from doctor_rat.bots import Bot, warm
from doctor_rat.bots.cache import compiling
from doctor_rat.bots.levels.expert.doctor import ExpertDoctor
from doctor_rat.bots.quick_bot import QuickBot
from doctor_rat.bots.registry import Level
from doctor_rat.bots.warm import Waking, stand_in
from doctor_rat.rules import Variant

NOVICE, REGULAR, EXPERT = ((level, Variant.COLONY) for level in ("novice", "regular", "expert"))


@pytest.mark.parametrize(
    ("done", "level", "variant", "found"),
    [
        ({NOVICE, REGULAR, EXPERT}, "expert", Variant.COLONY, "expert"),
        ({NOVICE, REGULAR}, "expert", Variant.COLONY, "regular"),
        ({NOVICE, REGULAR}, "novice", Variant.COLONY, "novice"),
        ({NOVICE, REGULAR}, "expert", Variant.COMPLICATIONS, "regular"),
        ({NOVICE, REGULAR}, "expert", Variant.COLLEAGUES, None),
        ({EXPERT}, "regular", Variant.COLONY, None),
        (set(), "teacher", Variant.COLONY, "teacher"),
    ],
)
def test_the_strongest_that_is_ready_stands_in(
    done: set[warm.WarmLevel], level: str, variant: Variant, found: str | None
) -> None:
    assert stand_in(level, variant, done) == found


def test_while_the_strongest_is_compiled_a_weaker_one_answers(tmp_path: Path) -> None:
    waking = Waking(str(tmp_path))
    with compiling(str(tmp_path), "-strongest") as ours:
        assert ours
        waking.start()
        assert not isinstance(doctor(waking), ExpertDoctor | QuickBot)
    waking.thread.join()
    assert isinstance(doctor(waking), ExpertDoctor)


def doctor(waking: Waking) -> Bot:
    bot = waking.bot("expert", Variant.COLONY)
    assert isinstance(bot, Level)
    return bot._doctor


def test_with_nothing_compiled_a_quick_one_answers(tmp_path: Path) -> None:
    assert isinstance(Waking(str(tmp_path)).bot("expert", Variant.COLONY), QuickBot)
