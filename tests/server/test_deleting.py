"""A guest's data is deleted: their name is gone from everything stored or sent."""

from pathlib import Path

import httpx
import pytest

from databases import fresh_url
from doctor_rat.client import Api, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.table import BotLevel, Options
from doctor_rat.table import commands as ask
from server.house import Friends, house, run, until
from server.test_http import RATS, at, refused


def test_a_guest_can_be_forgotten(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        ann, bob = await friends.come("Annabella"), await friends.come("Bob")
        made = await ann.make(NewTable(Options(), (Role.DOCTOR,), BotLevel.RANDOM))
        await ann.request("DELETE", "/api/me")
        assert await ann.request("GET", "/api/me") == b"null"
        assert await refused(ann.request("GET", "/api/me/tables")) == "no-guest"
        place = await friends.visit("Bob", made.id)
        assert "Annabella" not in repr(place.log)
        assert bob is not None

    at(tmp_path, scene)


def test_a_removed_guest_can_be_forgotten(tmp_path: Path) -> None:
    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        table = await friends.gather(Options(), {"Bob": RATS, "Annabella": (Role.DOCTOR,)})
        await friends.start("Bob")
        bob = friends.places["Bob"]
        assert bob.table is not None
        (hers,) = [seat.id for seat in bob.table.seats if seat.name == "Annabella"]
        await bob.do(ask.Kick(new_id(), hers))
        await friends.apis["Annabella"].request("DELETE", "/api/me")
        assert "Annabella" not in repr((await friends.visit("Bob", table)).log)

    at(tmp_path, scene)


def test_a_forgotten_onlooker_is_gone(tmp_path: Path) -> None:
    """Otherwise they could sit down under their name."""

    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        made = await (await friends.come("Bob")).make(NewTable(Options(), RATS))
        place = await friends.visit("Annabella", made.id)
        await friends.apis["Annabella"].request("DELETE", "/api/me")
        with pytest.raises(ConnectionError):
            await place.do(ask.Sit(new_id(), (Role.DOCTOR,)))
        assert "Annabella" not in repr((await friends.visit("Bob", made.id)).table)

    at(tmp_path, scene)


def test_nobody_writes_a_forgotten_name_again(tmp_path: Path) -> None:
    """Others play on at the table, but neither lists nor seats know her."""

    async def scene(friends: Friends, _: httpx.AsyncClient) -> None:
        seats: dict[str, tuple[Role, ...]] = {"Annabella": (Role.GROUP_0,), "Bob": (Role.GROUP_1,)}
        table = await friends.gather(Options(), seats)
        await friends.start("Annabella")
        await friends.places["Annabella"].do(ask.Talk(new_id(), "Annabella here"))
        await friends.apis["Annabella"].request("DELETE", "/api/me")
        bob = await friends.visit("Bob", table)
        await bob.do(ask.Talk(new_id(), "who was that?"))
        tables = await friends.apis["Bob"].request("GET", "/api/tables")
        assert b"Annabella" not in tables
        assert "—".encode() in tables
        assert "Annabella" not in repr((await friends.visit("Cleo", table)).log)
        assert bob.welcome is not None
        assert bob.welcome.owner, "somebody must have the say"

    at(tmp_path, scene)


async def closed(place: TablePlace) -> None:
    """Waits until the server has closed this connection."""
    async for _ in place:
        pass


def test_other_processes_forget_too(tmp_path: Path) -> None:
    """Ben plays on in another process, which had her name in memory."""
    database = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with house(database) as one, house(database) as other, Api(one.url) as anns, Api(other.url) as bens:
            await anns.become("Annabella")
            await bens.become("Ben")
            made = await anns.make(NewTable(Options(), (Role.DOCTOR,)))
            async with bens.at(made.id) as ben, Api(other.url, anns.token) as abroad:
                await ben.do(ask.Sit(new_id(), RATS))
                await ben.do(ask.Ready(new_id(), True))
                async with anns.at(made.id) as ann, abroad.at(made.id) as also:
                    await until(ann, lambda: ann.table is not None and len(ann.table.seats) == 2)
                    await ann.do(ask.Start(new_id(), None))
                    await anns.request("DELETE", "/api/me")
                    await closed(also)
                await closed(ben)
            async with bens.at(made.id) as ben:
                await ben.do(ask.Talk(new_id(), "who was that?"))
                assert "Annabella" not in repr(ben.log)
            for house_ in (one, other):
                listed = await house_.core.lobby.tables()
                assert [sorted(seat.name for seat in each.seats) for each in listed] == [["Ben", "—"]]
                assert "Annabella" not in repr(await house_.core.storage.read(made.id, 0))

    run(scene())
