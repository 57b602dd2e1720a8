"""Play again: everyone who stayed has a seat at the next table, and the doctor's role is passed on."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doctor_rat.rules import IDENTITIES, Role, Variant
from doctor_rat.table import BotLevel, GuestId, Options, SeatId, Table, TableId, next_table
from doctor_rat.table.entries import BotSat, Sat
from doctor_rat.table.seats import MOST_SEATS, Seat
from doctor_rat.table.table import fold, made

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
GROUPS = (A, B, C)
SITS, STANDS_IN, BOT, KICKED, FORGOTTEN = "sits", "stands-in", "bot", "kicked", "forgotten"


def table_of(variant: Variant, seats: list[tuple[str, tuple[Role, ...]]]) -> Table:
    """A table with seats held in these ways; ids as after people have come and gone."""
    found: list[Seat] = []
    for number, (how, held) in enumerate(seats, 1):
        guest = None if how in (BOT, FORGOTTEN) else GuestId(f"g{number}")
        bot = BotLevel.NOVICE if how in (BOT, STANDS_IN) else None
        found.append(Seat(SeatId(f"s{2 * number}"), held, f"N{number}", guest, bot))
    kicked = frozenset(GuestId(f"g{number}") for number, (how, _) in enumerate(seats, 1) if how == KICKED)
    identities = IDENTITIES if variant is Variant.COLONY else IDENTITIES[:2]
    options = Options(variant, identities)
    return Table(TableId("t1"), options, GuestId("g1"), "x", frozenset(), kicked, seats=tuple(found))


def onward(table: Table) -> Table:
    first, more = next_table(table, TableId("t2"), "y", GuestId("g1"))
    found = made(first)
    for body in more:
        found = fold(found, body).table
    return found


@st.composite
def tables(draw: st.DrawFn) -> Table:
    variant = draw(st.sampled_from([Variant.COLONY, Variant.COMPLICATIONS]))
    groups = GROUPS if variant is Variant.COLONY else GROUPS[:2]
    rats = st.lists(st.sampled_from(groups), min_size=1, max_size=len(groups), unique=True).map(tuple)
    held = [(DOCTOR,), *draw(st.lists(rats, min_size=1, max_size=MOST_SEATS - 1))]
    ways = st.sampled_from([SITS, SITS, STANDS_IN, BOT, KICKED, FORGOTTEN])
    return table_of(variant, draw(st.permutations([(draw(ways), each) for each in held])))


def stayed(table: Table) -> list[Seat]:
    return [seat for seat in table.seats if seat.guest not in {None, *table.kicked} and seat.is_person]


@given(tables())
def test_every_role_is_held_as_before_and_by_the_people_who_stayed(table: Table) -> None:
    after = onward(table)
    assert Counter(seat.roles for seat in after.seats) == Counter(seat.roles for seat in table.seats)
    assert [seat.guest for seat in after.seats if seat.guest is not None] == [seat.guest for seat in stayed(table)]
    assert all(seat.is_person is (seat.guest is not None) for seat in after.seats)


@given(tables())
def test_seats_are_renumbered_but_keep_their_order(table: Table) -> None:
    """So that clients know who they hid at the previous table."""
    after = onward(table)
    assert [seat.id for seat in after.seats] == [f"s{place + 1}" for place in range(len(table.seats))]
    for before, now in zip(table.seats, after.seats, strict=True):
        assert now.guest in (None, before.guest)


@given(tables())
def test_another_person_is_the_doctor_if_a_person_was(table: Table) -> None:
    (before,) = [seat for seat in table.seats if seat.is_doctor]
    (now,) = [seat for seat in onward(table).seats if seat.is_doctor]
    if before.guest is None and before.bot is not None:
        assert (now.guest, now.bot) == (None, before.bot), "a bot that was the doctor from the start stays so"
    elif len(stayed(table)) >= 2:
        assert now.guest is not None
        assert now.guest != before.guest


@pytest.mark.parametrize("how", [STANDS_IN, KICKED, FORGOTTEN])
def test_the_next_person_swaps_roles_with_the_bot_of_a_doctor_who_left(how: str) -> None:
    seats = [(SITS, (B,)), (how, (DOCTOR,)), (BOT, (C,)), (SITS, (A, C)), (SITS, (A,))]
    after = onward(table_of(Variant.COLONY, seats))
    assert [(seat.guest, seat.roles) for seat in after.seats] == [
        ("g1", (B,)),
        (None, (A, C)),
        (None, (C,)),
        ("g4", (DOCTOR,)),
        ("g5", (A,)),
    ]


def test_after_the_last_seat_comes_the_first() -> None:
    after = onward(table_of(Variant.COMPLICATIONS, [(BOT, (B,)), (SITS, (A,)), (STANDS_IN, (DOCTOR,))]))
    assert [seat.roles for seat in after.seats] == [(B,), (DOCTOR,), (A,)]


def test_bots_keep_their_roles_if_nobody_stayed() -> None:
    table = table_of(Variant.COLONY, [(STANDS_IN, (DOCTOR,)), (KICKED, (A, B, C))])
    _, more = next_table(table, TableId("t2"), "y", GuestId("g1"))
    assert [(type(body), body.roles) for body in more if isinstance(body, BotSat | Sat)] == [
        (BotSat, (DOCTOR,)),
        (BotSat, (A, B, C)),
    ]


def test_in_colleagues_everybody_keeps_the_team() -> None:
    one, two = Role.COLLEAGUE_0, Role.COLLEAGUE_1
    table = table_of(Variant.COLLEAGUES, [(SITS, (one,)), (STANDS_IN, (two,)), (SITS, (two,))])
    assert [seat.roles for seat in onward(table).seats] == [(one,), (two,), (two,)]
