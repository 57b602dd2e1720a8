"""Push services and name servers that don't answer stop nobody's game, and no other service's messages."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doctor_rat.server.push.postman import AT_ONCE, Letter
from doctor_rat.server.push.turns import GRACE
from server.house import run, sqlite
from server.push_service import Browser
from server.test_push import LIVE, Later, Scene, all_devices, opened
from server.test_whole_games import play

DEAD = "dead.example"
MOST, OF_ONE_GUEST = 20, 10
"""Fewer than the real limits, so that fewer people are needed."""


@pytest.fixture
def nameless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The name server never answers for `dead.example`. Code that waits for it in the loop's own thread fails at once:
    the test couldn't say so while the loop stands still.
    """
    known, over = socket.getaddrinfo, threading.Event()

    def stuck(host: Any, *rest: Any, **more: Any) -> Any:
        if host.endswith(DEAD):
            if threading.current_thread() is not threading.main_thread():
                over.wait(60)
            raise socket.gaierror
        return known(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", stuck)
    yield
    over.set()


async def call_the_dead(here: Scene, letters: int, name: str = "Dan", hosts: int = 1) -> None:
    """Puts this many messages for one person under way to services whose names can't be looked up."""
    here.core.postman._seconds = 3_600.0
    browsers = [Browser(f"https://{number}.{DEAD}") for number in range(hosts)]
    for each in browsers:
        await here.subscribe(name, each)
    devices = {each.id: each for each in await all_devices(here)}
    signer = await here.core.calls.signer()
    for number in range(letters):
        device = devices[browsers[number % hosts].id]
        here.core.postman.send(Letter(device, {"title": "x"}, "x", 60), signer)


async def call_ann(here: Scene) -> None:
    """She is called by a service that answers, while others don't."""
    await here.subscribe("Ann", Browser(here.service.origin))
    await here.doctors_table()
    here.core.calls._clock = Later(here.core, GRACE)
    await here.core.calls.look()
    while not here.service.received:
        assert not here.core.postman._slots.locked(), "the dead have every place"
        await asyncio.sleep(0.005)


@pytest.mark.usefixtures("nameless")
def test_a_game_goes_on_while_a_push_service_cannot_be_reached(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            await call_the_dead(here, AT_ONCE)
            table = await here.doctors_table("Ann", LIVE)
            room = (await here.core.tables.get(table)).room
            async with here.friends.apis["Ann"].at(table) as place:
                while not room.table.open_count:
                    if place.game is None or not await play(place, Random(1)):
                        await anext(aiter(place))
            await here.core.chores.once()
            assert here.core.postman.count == AT_ONCE, "they still wait"

    run(scene(), 50)


@pytest.mark.usefixtures("nameless")
def test_others_are_called_meanwhile_and_what_waits_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("MOST", MOST), ("OF_ONE_GUEST", OF_ONE_GUEST)):
        monkeypatch.setattr(f"doctor_rat.server.push.postman.{name}", value)

    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            for number in range(MOST // OF_ONE_GUEST):
                await call_the_dead(here, MOST, f"Dan {number}")
            assert here.core.postman.count == MOST, "nobody fills it alone"
            await call_ann(here)
            for number in range(MOST):
                await call_the_dead(here, MOST, f"Eve {number}")
            assert here.core.postman.count == 2 * MOST

    run(scene(), 50)


@pytest.mark.usefixtures("nameless")
def test_a_guest_with_many_services_that_do_not_answer_holds_up_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            await call_the_dead(here, 2 * AT_ONCE, hosts=10)
            await call_ann(here)

    run(scene(), 50)


@pytest.mark.usefixtures("nameless")
def test_a_service_with_many_guests_that_does_not_answer_holds_up_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            for number in range(2 * AT_ONCE):
                await call_the_dead(here, 1, f"Dan {number}")
            await call_ann(here)

    run(scene(), 50)


def test_a_service_that_never_answers_is_given_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            here.core.postman._seconds = 0.05
            here.service.silent.set()
            await here.subscribe("Ann", Browser(here.service.origin))
            await here.doctors_table()
            await here.look(GRACE)
            assert len(here.service.received) == 3
            (kept,) = await all_devices(here)
            assert kept.failing_since is not None

    run(scene())
