"""Nobody sits down under another guest's name, and a removed guest doesn't come back through the same door."""

from pathlib import Path

import pytest

from doctor_rat.client import Refusal, new_id
from doctor_rat.protocol.messages import NewGuest, NewTable
from doctor_rat.rules import Role
from doctor_rat.server.http.look import alike
from doctor_rat.server.run import House
from doctor_rat.table import Access, Options, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.text import clean
from server.house import Friends, until
from server.test_edges import until_closed
from stalls.strangers import at

DOCTOR, RATS = (Role.DOCTOR,), (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
IGNORED = [
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180E, 0x180F),
    *(0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2064, 0x206F, 0x3164, 0xFE00, 0xFE0F, 0xFEFF),
    *(0xFFA0, 0xFFF8, 0x1BCA0, 0x1D173, 0xE0000, 0xE0001, 0xE0020, 0xE007F, 0xE0100, 0xE01EF, 0xE0FFF),
]
"""Unicode's Default_Ignorable_Code_Point, the ends of each range."""


@pytest.mark.parametrize("code", IGNORED, ids=hex)
def test_invisible_characters_are_left_out(code: int) -> None:
    assert clean(f"Ho{chr(code)}st", 24, TableCode.BAD_NAME) == "Host"


ALIKE = [
    ("Host", "host"),
    ("Host", "Ho st"),
    ("Host", "\u041d\u043est"),  # Cyrillic
    ("Host", "\u041dOST"),
    ("Ann", "\u0391nn"),  # Greek
    ("Ian", "lan"),
    ("Bob", "8ob".replace("8", "\U0001d4d1")),
    ("Host", "\uff28\uff4f\uff53\uff54"),  # full width
    ("\u05d5\u05d5", "\u05f0"),
    ("Zo\u00eb", "Zoe\u0308"),
]
DIFFERENT = [("Ann", "Anna"), ("Zoe", "Zo\u00eb"), ("Bob", "Rob"), ("\u674e", "\u6728\u5b50"), ("Ann", "Ben")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_nobody_sits_down_under_a_name_that_looks_like_another_s(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        table = await friends.gather(Options(), {"Host": DOCTOR})
        false = await friends.visit("\u041d\u043est", table)
        with pytest.raises(Refusal, match=TableCode.NAME_TAKEN):
            await false.do(ask.Sit(new_id(), RATS))
        host = friends.places["Host"]
        await host.do(ask.Sit(new_id(), RATS))  # one's own name is no other's
        elsewhere = await friends.come("\u041d\u043est")
        await elsewhere.make(NewTable(Options(), RATS))
        await elsewhere.request("PATCH", "/api/me", NewGuest("Guest"))
        await false.do(ask.Sit(new_id(), DOCTOR))
        await until(host, lambda: host.table is not None and len(host.table.seats) == 2)
        assert host.table is not None
        assert [seat.name for seat in host.table.seats] == ["Host", "Guest"]

    at(tmp_path, scene)


def test_a_removed_guest_does_not_come_back_by_the_same_invitation(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        private = Options(access=Access.PRIVATE)
        table = await friends.gather(private, {"Ann": DOCTOR, "Bob": RATS[:1], "Cat": RATS[1:]})
        ann, bob, cat = (friends.places[name] for name in ("Ann", "Bob", "Cat"))
        assert ann.welcome is not None
        old = ann.welcome.invite
        assert bob.welcome is not None
        assert bob.welcome.seat is not None
        await ann.do(ask.Kick(new_id(), bob.welcome.seat))
        assert await until_closed(bob) == 4400
        assert bob.welcome.invite == old, "he is told of no other"
        with pytest.raises(Refusal, match=TableCode.NOT_INVITED):
            await friends.visit("Bob again", table, old)
        for place in (ann, cat):
            await until(place, lambda place=place: place.welcome is not None and place.welcome.invite != old)  # type: ignore[misc]
        assert cat.welcome is not None
        new = cat.welcome.invite
        assert new
        assert ann.welcome.invite == new
        dan = await friends.visit("Dan", table, new)
        assert dan.welcome is not None
        assert dan.welcome.invite == new

    at(tmp_path, scene)


def test_strangers_at_an_open_table_are_told_of_no_invitation(tmp_path: Path) -> None:
    async def scene(_: House, friends: Friends) -> None:
        table = await friends.gather(Options(), {"Ann": DOCTOR, "Bob": RATS})
        ann, bob = friends.places["Ann"], friends.places["Bob"]
        eve = await friends.visit("Eve", table)
        assert bob.welcome is not None
        assert bob.welcome.seat is not None
        await ann.do(ask.Kick(new_id(), bob.welcome.seat))
        await until(eve, lambda: eve.table is not None and len(eve.table.seats) == 1)
        assert eve.welcome is not None
        assert eve.welcome.invite is None
        assert ann.welcome is not None
        assert ann.welcome.invite
        assert all(ann.welcome.invite not in repr(each) for each in eve.log)

    at(tmp_path, scene)
