"""Coming to a table: what its door shows, its code, its host, and seats taken over during the game."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from doctor_rat.client import Refusal, TablePlace, new_id
from doctor_rat.protocol.messages import NewTable, TableMadeAnswer
from doctor_rat.rules import Role
from doctor_rat.server.core import Core
from doctor_rat.server.run import House
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, Pace, SeatId, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.spoken import LENGTH, LETTERS, heard_code, spoken_code
from server.house import PLENTY, Friends, house, run, sqlite, until

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
PRIVATE = Options(access=Access.PRIVATE)
PRESET = Options(diets=DietsFrom.PRESET)


async def refused(attempt: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await attempt
    return caught.value.code


async def at_door(found: House, table: str, invite: str = "") -> tuple[int, dict[str, Any]]:
    """As a visitor without a guest account."""
    async with httpx.AsyncClient(base_url=found.url) as http:
        answer = await http.post(f"/api/tables/{table}/door", json={"invite": invite})
        return answer.status_code, answer.json()


async def by_code(found: House, code: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(base_url=found.url) as http:
        answer = await http.post("/api/codes", json={"code": code})
        return answer.status_code, answer.json()


# The door


def test_invited_guests_read_who_invites_them_and_to_what(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(PRIVATE, (Role.GROUP_0,)))
            status, door = await at_door(found, made.id, made.invite)
            assert (status, door["host"], door["stage"], door["options"]["variant"]) == (200, "Ann", "lobby", "colony")
            assert [(seat["name"], seat["roles"]) for seat in door["seats"]] == [("Ann", ["group-0"])]
            assert set(door) == {"id", "host", "stage", "options", "seats"}
            assert found.core.tables.known()[0].room.number == 2, "looking leaves no trace"

    run(scene())


def test_a_host_without_a_seat_has_a_name_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(PRIVATE))
            assert (await at_door(found, made.id, made.invite))[1]["host"] == "Ann"
            ann = friends.apis["Ann"]
            await ann.request("DELETE", "/api/me")
            assert (await at_door(found, made.id, made.invite))[1]["host"] == "—"

    run(scene())


def test_without_the_invitation_private_and_missing_tables_show_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            made, opened = await ann.make(NewTable(PRIVATE)), await ann.make(NewTable(Options()))
            assert await at_door(found, made.id) == (403, {"code": "not-invited", "arguments": {}, "final": True})
            assert await at_door(found, made.id, "guessed") == (
                403,
                {"code": "not-invited", "arguments": {}, "final": True},
            )
            assert await at_door(found, "nowhere") == (404, {"code": "no-table", "arguments": {}, "final": True})
            assert (await at_door(found, opened.id))[0] == 200

    run(scene())


# The code


def test_a_code_has_eight_characters_that_cannot_be_confused() -> None:
    code = spoken_code(TableId("t"), "open-sesame")
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert not set("0O1IL2Z5S8BUV") & set(LETTERS)
    assert heard_code(f" {code[:4].lower()}-{code[4:]} ") == code
    assert spoken_code(TableId("t"), "another") != code
    assert spoken_code(TableId("u"), "open-sesame") != code
    for text in ("", "AAAA", code + "A", "AAAA-AAA0", "ÄÄÄÄÄÄÄÄ"):
        assert heard_code(text) is None


def test_the_code_leads_where_the_link_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(PRIVATE, RATS))
            code = (await friends.visit("Ann", made.id)).welcome.code  # type: ignore[union-attr]
            assert code is not None
            status, answer = await by_code(found, f"{code[:4]} {code[4:].lower()}")
            assert (status, answer) == (200, {"id": made.id, "invite": made.invite})
            place = await friends.visit("Bob", answer["id"], answer["invite"])
            assert place.welcome is not None
            assert place.welcome.code == code, "who was invited may pass it on"

    run(scene())


def test_a_stranger_at_an_open_table_is_sent_no_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(Options(), RATS))
            place = await friends.visit("Eve", made.id)
            assert place.welcome is not None
            assert (place.welcome.code, place.welcome.invite) == (None, None)
            code = spoken_code(made.id, made.invite)
            for path in ("/api/tables", f"/api/tables/{made.id}", "/api/me/tables"):
                assert code.encode() not in await friends.apis["Eve"].request("GET", path)

    run(scene())


def test_the_code_dies_with_the_invitation_when_someone_is_removed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            table = await friends.gather(PRIVATE, {"Ann": (Role.DOCTOR,), "Bob": RATS})
            ann = friends.places["Ann"]
            old = ann.welcome.code  # type: ignore[union-attr]
            assert old is not None
            await ann.do(ask.Kick(new_id(), SeatId("s2")))
            assert (await by_code(found, old))[0] == 404
            new = ann.welcome.code  # type: ignore[union-attr]
            assert new not in (None, old)
            assert (await by_code(found, new or ""))[1]["id"] == table

    run(scene())


def test_the_code_of_a_finished_game_leads_nowhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made, code = await finished(friends)
            assert (await by_code(found, code))[0] == 404
            place = await friends.visit("Ann", made.id)
            assert place.welcome is not None
            assert place.welcome.code is None

    run(scene())


async def finished(friends: Friends) -> tuple[TableMadeAnswer, str]:
    """Ann, the doctor, leaves, and the bots play to the end."""
    ann = await friends.come("Ann")
    made = await ann.make(NewTable(replace(PRIVATE, diets=DietsFrom.PRESET), (Role.DOCTOR,), BotLevel.RANDOM))
    place = await friends.visit("Ann", made.id)
    code = place.welcome.code  # type: ignore[union-attr]
    assert code is not None
    await place.do(ask.GoAway(new_id()))
    await until(place, lambda: place.table is not None and place.table.stage == "over")
    return made, code


def test_guessing_codes_is_limited_by_address_and_in_total(tmp_path: Path) -> None:
    async def scene() -> None:
        slow = replace(PLENTY, code_burst=3, codes_per_second=1e-6)
        async with house(sqlite(tmp_path / "one"), slow) as found:
            assert [(await by_code(found, "AAAA-AAAA"))[0] for _ in range(4)] == [404, 404, 404, 429]
        few = replace(PLENTY, wrong_code_burst=2, wrong_codes_per_second=1e-6)
        async with house(sqlite(tmp_path / "all"), few) as found, Friends(found.url) as friends:
            made = await (await friends.come("Ann")).make(NewTable(PRIVATE))
            assert [(await by_code(found, "AAAA-AAAA"))[0] for _ in range(3)] == [404, 404, 429]
            assert (await by_code(found, spoken_code(made.id, made.invite)))[0] == 200, "a right one costs nobody"

    run(scene())


# The host


def test_the_rights_of_a_host_whose_window_is_closed_pass_on_after_a_while(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            await friends.gather(Options(), {"Ann": (Role.DOCTOR,), "Bob": RATS})
            bob = friends.places["Bob"]
            await friends.places["Ann"].close()
            await until(bob, lambda: bob.here is not None and not bob.here.host)
            await found.core.chores.once()
            assert not bob.welcome.owner, "she may only have lost the connection"  # type: ignore[union-attr]
            later(found.core, 61_000)
            await found.core.chores.once()
            await until(bob, lambda: bob.welcome is not None and bob.welcome.owner)
            assert [seat.owner for seat in bob.table.seats] == [False, True]  # type: ignore[union-attr]
            assert bob.here is not None
            assert bob.here.host

    run(scene())


def later(core: Core, milliseconds: int) -> None:
    """As if everything seen at every table had been seen this much earlier."""
    for live in core.tables.known():
        live._host_seen_at -= milliseconds


def test_a_present_host_stays_the_host_and_one_at_a_slow_table_has_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            slow = Options(pace=Pace.SLOW, deadline=86_400)
            for options in (Options(), slow):
                await friends.gather(options, {"Ann": (Role.DOCTOR,), "Bob": RATS})
                if options is slow:
                    await friends.places["Ann"].close()
                later(found.core, 3_600_000)
                await found.core.chores.once()
                assert not friends.places["Bob"].welcome.owner  # type: ignore[union-attr]
                assert friends.places["Bob"].here.host  # type: ignore[union-attr]

    run(scene())


def test_the_next_person_starts_at_once_when_the_host_has_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            await friends.gather(PRESET, {"Ann": (Role.DOCTOR,), "Bob": RATS})
            bob = friends.places["Bob"]
            assert await refused(bob.do(ask.Start(new_id()))) == "owner-only"
            await friends.places["Ann"].close()
            await until(bob, lambda: bob.here is not None and not bob.here.host)
            await bob.do(ask.Start(new_id()))
            await until(bob, lambda: bob.table is not None and bob.table.stage == "game")
            assert bob.table is not None
            assert [(seat.bot is not None, seat.owner) for seat in bob.table.seats] == [(True, False), (False, True)]

    run(scene())


def test_only_the_host_is_told_who_was_removed_and_lets_them_in_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            seats: dict[str, tuple[Role, ...]] = {"Ann": (Role.DOCTOR,), "Bob": (Role.GROUP_0,), "Cat": (Role.GROUP_1,)}
            table = await friends.gather(PRIVATE, seats)
            ann, cat = friends.places["Ann"], friends.places["Cat"]
            await ann.do(ask.Kick(new_id(), SeatId("s2")))
            assert [(each.number, each.name) for each in ann.welcome.removed] == [(1, "Bob")]  # type: ignore[union-attr]
            assert cat.welcome.removed == ()  # type: ignore[union-attr]
            assert await refused(friends.visit("Bob", table)) == "kicked"
            await ann.do(ask.LetIn(new_id(), 1))
            assert ann.welcome.removed == ()  # type: ignore[union-attr]
            bob = await friends.visit("Bob", table)
            await bob.do(ask.Sit(new_id(), (Role.GROUP_0,)))

    run(scene())


# Latecomers


async def running(friends: Friends, options: Options = PRESET) -> tuple[TablePlace, TablePlace]:
    """Ann plays a rat, bots the rest; Eve watches."""
    ann = await friends.come("Ann")
    made = await ann.make(NewTable(options, (Role.GROUP_0,), BotLevel.RANDOM))
    place = await friends.visit("Ann", made.id, made.invite)
    return place, await friends.visit("Eve", made.id, made.invite)


def free_seat(place: TablePlace, role: Role) -> SeatId:
    assert place.table is not None
    return next(seat.id for seat in place.table.seats if seat.roles == (role,) and seat.free)


@pytest.mark.rule("10.1")
def test_whoever_takes_the_doctor_s_seat_is_sent_the_whole_game_with_the_doctor_s_eyes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann, eve = await running(friends)
            assert eve.game is not None
            assert set(eve.game.diets) == {None}
            await eve.do(ask.TakeSeat(new_id(), free_seat(eve, Role.DOCTOR)))
            live = found.core.tables.known()[0]
            await until(eve, lambda: eve.number == live.room.seen(Role.DOCTOR))
            assert eve.welcome is not None
            assert eve.welcome.audience is Role.DOCTOR
            assert all(eve.game.diets), "she plays the doctor now"
            assert [each.number for each in eve.log] == list(range(1, eve.number + 1))
            assert ann.game is not None
            assert set(ann.game.diets) == {None}

    run(scene())


def test_a_client_with_the_number_of_another_stream_is_sent_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            _, eve = await running(friends)
            await eve.close()
            table = found.core.tables.known()[0].room.table.id
            seat = ask.TakeSeat(new_id(), free_seat(eve, Role.DOCTOR))
            await friends.apis["Eve"].request("POST", f"/api/tables/{table}/commands", seat)
            assert eve.number > 0
            await eve.connect()
            assert eve.number == found.core.tables.known()[0].room.seen(Role.DOCTOR)
            assert len(eve.log) == eve.number

    run(scene())


def test_an_invited_spectator_follows_to_the_next_private_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made, _ = await finished(friends)
            await friends.visit("Eve", made.id, made.invite)
            onward = await friends.apis["Ann"].request("POST", f"/api/tables/{made.id}/again")
            await friends.visit("Eve", found.core.tables.known()[-1].room.table.id)
            assert onward

    run(scene())


# Lists


def test_a_list_says_which_seat_is_yours_how_it_ended_and_how_long_you_have(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            ann = await friends.come("Ann")
            slow = replace(PRESET, pace=Pace.SLOW, deadline=86_400)
            made = await ann.make(NewTable(slow, (Role.DOCTOR,), BotLevel.RANDOM))
            (mine,) = await ann.your_tables()
            assert [seat.yours for seat in mine.seats] == [True, False, False, False]
            assert mine.due == found.core.tables.known()[0].room.due is not None
            assert not any(
                seat.yours for each in await (await friends.come("Bob")).open_tables() for seat in each.seats
            )
            place = await friends.visit("Ann", made.id)
            assert place.table is not None
            assert place.table.due == mine.due

    run(scene())


def test_a_past_game_says_how_it_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            made, _ = await finished(friends)
            (past,), _ = await found.core.lists.past(found.core.tables.known()[0].room.table.owner)
            assert past.id == made.id
            assert past.ended is not None
            live = found.core.tables.known()[0].room.table.game
            assert live is not None
            outcome = live.board.outcome
            assert outcome is not None
            assert (past.ended.reason, past.ended.meal, past.ended.yuck) == (
                outcome.reason,
                outcome.meal,
                live.board.yuck,
            )

    run(scene())
