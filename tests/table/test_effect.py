"""Every kind of entry declares what it may change, and the declarations are complete."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from doctor_rat.rules import Role
from doctor_rat.table import Access, Entry, GuestId, Options, Table, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import invite_for
from doctor_rat.table.entries import Body, Made, Proposed
from doctor_rat.table.old import as_read
from doctor_rat.table.shared import SharedDeal, SharedKind
from doctor_rat.table.table import fold, made
from doctor_rat.table.values import DealId
from doctor_rat.table.wire import Scene, audience_of, audiences, game_view
from table.company import Company, run
from table.stored import FOLDER

KINDS = get_args(Body)
GUESTS = [GuestId(name) for name in ("ann", "ben", "cat", "dan", "dora", "eve")]
Step = tuple[Table, Body, Table]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_entry_says_what_it_may_change(kind: type[Any]) -> None:
    assert "effect" in vars(kind), "a new kind of entry has to say what it may change"


async def comings_and_goings() -> list[Entry]:
    """Ann's private table, and everything a host can do there."""
    company = Company(Options(access=Access.PRIVATE))
    await company.found("ann")
    await company.sit("ann", Role.GROUP_0)
    for who, role in (("ben", Role.GROUP_1), ("cat", Role.GROUP_2), ("dan", Role.GROUP_2)):
        await company.room.join(GuestId(who), who.title(), company.room.table.invite)
        await company.sit(who, role)
    ben, cat = company.seat("ben").id, company.seat("cat").id
    for command in (
        ask.MarkYoungest(company.next_id(), ben),
        ask.Mute(company.next_id(), cat, True),
        ask.Kick(company.next_id(), cat),
        ask.LetIn(company.next_id(), 1),
        ask.MakeHost(company.next_id(), ben),
    ):
        await company.do("ann", command)
    await company.room.forget(GuestId("dan"))
    await company.room.share(SharedDeal(DealId("d1"), SharedKind.CHALLENGE))
    return company.store.logs[TableId("t1")]


def stored() -> list[list[Entry]]:
    paths = sorted(FOLDER.glob("*.jsonl"))
    return [[msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines()] for path in paths]


def steps(entries: Sequence[Entry]) -> list[Step]:
    found: list[Step] = []
    first, *rest = entries
    assert isinstance(first.body, Made)
    table = made(first.body)
    for entry in rest:
        before, table = table, fold(table, as_read(table, entry.number, entry.body)).table
        found.append((before, entry.body, table))
    return found


ALL = [step for log in (*stored(), run(comings_and_goings())) for step in steps(log)]


def seating(table: Table) -> list[tuple[Role, str | None, bool]]:
    """Everything a welcome contains."""
    return [(audience_of(table.seat_of(guest)), invite_for(table, guest), guest == table.owner) for guest in GUESTS]


def visible(table: Table, audience: Role) -> object:
    return replace(Scene(table).table_view(audience), proposals=(), awaited=())


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_changes_but_what_an_entry_says(kind: type[Any]) -> None:
    found = [step for step in ALL if isinstance(step[1], kind)]
    assert found or kind in (Made,), "a new kind of entry needs a sample"
    for before, body, after in found:
        effect, told = body.effect, audiences(after.config)
        assert effect.seats or seating(before) == seating(after)
        assert effect.table or all(visible(before, each) == visible(after, each) for each in told)
        assert effect.game or all(game_view(before, each) == game_view(after, each) for each in told)
        assert effect.move or (before.count, before.stage) == (after.count, after.stage)
        assert isinstance(body, Proposed) or effect.table or before.proposals == after.proposals
