"""The system clock jumps: nobody loses a seat over it, and no lease lasts for days."""

import time
from pathlib import Path

import pytest

from databases import KINDS, fresh_url
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.clock import SteadyClock
from doctor_rat.server.storage import open_storage
from doctor_rat.table import BotLevel, Options, Pace
from doctor_rat.table.agreement import awaited
from doctor_rat.table.entries import TookOver
from server.house import house, run
from server.storage.samples import TABLE, Time
from table.company import Company
from table.company import run as play

DAYS = 4 * 86_400.0


class Watch:
    """A system's two clocks, one of which anyone may set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_000_000.0, 0.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.passed)

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def gained(clock: SteadyClock, watch: Watch, seconds: int) -> float:
    """How far it gets while this many seconds pass, with a look at each."""
    begin = clock.now()
    for _ in range(seconds):
        watch.go_on(1)
        clock.now()
    return (clock.now() - begin) / 1000


def test_it_follows_the_system_clock_while_that_behaves(watch: Watch) -> None:
    clock = SteadyClock()
    assert gained(clock, watch, 3600) == 3600
    assert clock.now() == 1000 * watch.wall


def test_a_jump_of_days_for_some_seconds_gains_only_seconds(watch: Watch) -> None:
    clock = SteadyClock()
    watch.wall += DAYS
    assert gained(clock, watch, 6) == 12
    watch.wall -= DAYS
    assert gained(clock, watch, 6) == 3, "it waits for the system's, but stands still for nobody"
    assert gained(clock, watch, 60) == pytest.approx(57)
    assert clock.now() == 1000 * watch.wall


def test_it_never_goes_back_and_reaches_a_lasting_correction(watch: Watch) -> None:
    clock = SteadyClock()
    watch.wall -= 100
    assert gained(clock, watch, 10) == 5
    gained(clock, watch, 190)
    assert clock.now() == 1000 * watch.wall


@pytest.mark.parametrize("jump", [DAYS, -DAYS])
def test_no_bot_takes_the_seat_of_a_doctor_whose_server_s_clock_jumped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def scene() -> None:
        async with house(fresh_url("sqlite", tmp_path)) as found, Api(found.url) as ann:
            await ann.become("Ann")
            wish = NewTable(Options(pace=Pace.SLOW, deadline=3 * 86_400), (Role.DOCTOR,), BotLevel.RANDOM)
            table = (await ann.make(wish)).id
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            for _ in range(3):
                await found.core.chores.once()
                await ann.your_tables()
            monkeypatch.undo()
            await found.core.chores.once()
            entries = await found.core.storage.read(table, 0)
            assert not any(isinstance(entry.body, TookOver) for entry in entries)

    run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_a_lease_that_would_last_for_days_can_be_taken(tmp_path: Path, kind: str) -> None:
    """The clock of its process was wrong."""
    database = fresh_url(kind, tmp_path)

    async def scene() -> None:
        ahead, right = Time(), Time()
        ahead.now += int(1000 * DAYS)
        async with open_storage(database, now=ahead) as one, open_storage(database, now=right) as other:
            assert await one.leases.take(TABLE, "a", 8)
            assert await other.leases.take(TABLE, "b", 8)
            assert not await other.leases.take(TABLE, "c", 8)

    run(scene())


def test_a_move_from_the_future_extends_no_deadline() -> None:
    """It was written while the clock was ahead; the server has been restarted since."""

    async def scene() -> None:
        company = Company(Options(pace=Pace.SLOW, deadline=3_600))
        await company.found("ann")
        await company.sit("ann", Role.DOCTOR)
        company.clock.time += int(1000 * DAYS)
        await company.start("ann", BotLevel.RANDOM)
        company.clock.time -= int(1000 * DAYS)
        again = company.new_room()
        await again.open(company.room.table.id)
        assert awaited(again.table)
        assert again.due is not None
        assert again.due <= company.clock.time + 3_600_000

    play(scene())
