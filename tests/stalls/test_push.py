"""Push services and name servers that don't answer stop nobody's game, and no other service's calls."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doctor_rat.server.push.postman import AT_ONCE, MOST, Letter
from doctor_rat.server.push.turns import GRACE
from server.house import run, sqlite
from server.push_service import Browser
from server.test_push import LIVE, Later, Scene, all_devices, opened
from server.test_whole_games import play

DEAD = "https://dead.example"


@pytest.fixture
def nameless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The name server never answers for `dead.example`."""
    known, over = socket.getaddrinfo, threading.Event()

    def stuck(host: Any, *rest: Any, **more: Any) -> Any:
        if host == "dead.example":
            over.wait(60)
            raise socket.gaierror
        return known(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", stuck)
    yield
    over.set()


async def call_the_dead(here: Scene, letters: int) -> None:
    """So many messages are under way to a service whose name can't be looked up."""
    here.core.postman._seconds = 3_600.0
    if not any(each.endpoint.startswith(DEAD) for each in await all_devices(here)):
        await here.subscribe("Dan", Browser(DEAD))
    (device,) = [each for each in await all_devices(here) if each.endpoint.startswith(DEAD)]
    signer = await here.core.calls.signer()
    for _ in range(letters):
        here.core.postman.send(Letter(device, {"title": "x"}, "x", 60), signer)


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
def test_others_are_called_meanwhile_and_what_waits_is_bounded(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite(tmp_path)) as here:
            await call_the_dead(here, MOST - 1)
            await here.subscribe("Ann", Browser(here.service.origin))
            await here.doctors_table()
            here.core.calls._clock = Later(here.core, GRACE)
            await here.core.calls.look()
            await here.service.until(1)
            await call_the_dead(here, 2 * MOST)
            assert here.core.postman.count == MOST

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
