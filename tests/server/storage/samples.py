"""Entries to store: one body of each kind, and long logs of talk."""

from random import Random

from msgspec.structs import replace

from doctor_rat.protocol.messages import ListedSeat, ListedTable
from doctor_rat.protocol.progress import PlayedSide
from doctor_rat.rules import FOODS, Complication, DietName, Difficulty, Group, Pass, Role, Variant
from doctor_rat.server.storage import Summary
from doctor_rat.server.storage.played import Played
from doctor_rat.table import Access, BotLevel, CommandId, DietsFrom, GuestId, Options, Plan, SeatId, Stage, TableId
from doctor_rat.table import entries as e
from doctor_rat.table.phrases import Claim, Pattern, Sure
from doctor_rat.table.ports import PlainDealer
from doctor_rat.table.shared import SharedDeal, SharedKind
from doctor_rat.table.values import DealId

TABLE = TableId("t1")
ANN, BOB = GuestId("ann"), GuestId("bob")
SEAT = SeatId("s1")
GROUP = Group(0)
PLAN = Plan(((GROUP, FOODS[0]),))
BECAUSE = e.Because("reason-safe", {"food": "1bl", "chance": 3})

BODIES: tuple[e.Body, ...] = (
    e.Made(TABLE, Options(), ANN, "Ann", "open-sesame"),
    e.Joined(BOB),
    e.OptionsChanged(Options(yuck=1)),
    e.Sat(SEAT, (Role.DOCTOR,), ANN, "Ann “Zoë” 🐀 \0"),
    e.BotSat(SeatId("s2"), (Role.GROUP_0, Role.GROUP_1), BotLevel.EXPERT, "Rattigan"),
    e.Stood(SEAT),
    e.Youngest(SEAT),
    e.Readied(SEAT, True),
    e.Started(PlainDealer(Random(1)).shuffle(Options()), "ab" * 32),
    e.DietCardDrawn(GROUP),
    e.DietDrawn(GROUP),
    e.DietDrawn(GROUP, "mandatory:rb"),
    e.DietChosen(GROUP, "mandatory:rb"),
    e.Dealt("cd" * 32),
    e.Acted(SEAT, (Pass(GROUP),), (BECAUSE,)),
    e.Proposed(SEAT, PLAN, True, (BECAUSE,)),
    e.Suggested(SEAT, Pass(GROUP)),
    e.Planned(PLAN, e.How.AGREED),
    e.Appointed(GROUP, Complication.MADNESS, SEAT),
    e.Talked(SEAT, "line\nbreak, 'quotes' and \\", 3),
    e.Said(SEAT, Claim(GROUP, Pattern(DietName.MANDATORY), Sure.MAYBE), None),
    e.Talked(SEAT, "among ourselves", 3, GROUP),
    e.Said(SEAT, Claim(GROUP, Pattern(DietName.MANDATORY), Sure.MAYBE), 3, GROUP),
    e.TookOver(SEAT, BotLevel.NOVICE, e.Why.GONE),
    e.CameBack(SEAT),
    e.Kicked(BOB),
    e.Forgotten(BOB),
    e.Readmitted(BOB),
    e.Hosting(SEAT),
    e.Muted(SEAT, True),
    e.Shared(SharedDeal(DealId("d1"), SharedKind.CHALLENGE)),
    e.Again(TableId("t2")),
)


def talk(first: int, count: int = 1, text: str = "hello") -> list[e.Entry]:
    """Entries from this number on."""
    return [
        e.Entry(number, 1_000 + number, e.Talked(SEAT, f"{text} {number}", None), ANN, CommandId(f"c{number}"))
        for number in range(first, first + count)
    ]


def summary(
    *seated: GuestId,
    stage: Stage = Stage.LOBBY,
    access: Access = Access.OPEN,
    says: str = "x",
) -> Summary:
    seats = (ListedSeat((Role.DOCTOR,), says, None),)
    return Summary(ListedTable(TABLE, stage, Options(access=access), seats, None, None, 0), seated)


def game(who: GuestId, number: int = 1, **changes: object) -> Played:
    """A lost game of drawn diets, in the order of its number."""
    usual = Played(
        table=TableId(f"t{number}"),
        guest=who,
        at=1_000 * number,
        counted=True,
        variant=Variant.COLONY,
        side=PlayedSide.RATS,
        diets=DietsFrom.RANDOM,
        difficulty=Difficulty.NORMAL,
        won=False,
        meal=4,
        crosses=3,
        yuck=3,
        yuck_left=2,
    )
    return replace(usual, **changes)


class Time:
    """Advances when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now
