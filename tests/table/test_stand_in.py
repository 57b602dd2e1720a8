"""A bot that fills in takes over in the middle of anything, and plays on to the end."""

import pytest

from doctor_rat.rules import Complication, Role, State
from doctor_rat.table import Stage
from doctor_rat.table import commands as ask
from rules.staging import PAIR, complicated, served
from stage import begin, play
from table.company import run, staged

PILE = "4yl 1rc 2bv 3gl 4ov 4gl 1gl 2gl"
EACH = {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,), "ben": (Role.GROUP_1,)}
OFFERED = "doctor offer 1rc 2bv"

MIDDLES: dict[str, State] = {
    "at the desk": begin(PAIR, PILE),
    "an offer is chosen": play(begin(PAIR, PILE), OFFERED),
    "a Strict Menu is prepared": play(begin(PAIR, PILE), f"{OFFERED}, doctor strict-menu 0 1rc"),
    "a Strict Menu is served": play(begin(PAIR, PILE), f"{OFFERED}, doctor strict-menu 0 1rc, doctor serve"),
    "all have chosen": play(begin(PAIR, PILE), f"{OFFERED}, doctor serve, 0 take 1rc, 1 take 2bv"),
    "a food was sent back": play(
        begin(PAIR, PILE), f"{OFFERED}, doctor serve, 0 take 1rc, 1 take 2bv, doctor yuck-back 1 2bv"
    ),
    **{
        f"under {card}": served(complicated(card, then="2rl 2ov 4gc 4bc 4bl"), "2rl 2ov")
        for card in map(str, Complication)
    },
    "before a prediction": play(
        served(complicated("megalomania", then="2rl 2ov 4gc"), "2rl 2ov"), "0 take 2rl, 1 take 2ov, doctor analyse"
    ),
    "before the second food of a glutton": play(
        served(complicated("gluttony", then="2rl 2ov 4gc"), "2rl 2ov"), "0 take 2rl, 1 take 2ov"
    ),
}


@pytest.mark.parametrize("middle", MIDDLES)
def test_a_bot_goes_on_from_here(middle: str) -> None:
    async def go() -> None:
        company = await staged(MIDDLES[middle], EACH)
        company.hasty = False
        for who in EACH:
            await company.do(who, ask.GoAway(company.next_id()))
        await company.think()
        assert company.room.table.stage is Stage.OVER

    run(go())
