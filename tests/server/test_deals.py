"""Deals that several tables play: the day's, a friend's, a tournament's; on a real server, on both databases."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from databases import KINDS, fresh_url
from doctor_rat.client import new_id
from doctor_rat.difficulty import grade_of, predict
from doctor_rat.protocol.deals import DayStart
from doctor_rat.protocol.messages import NewStudy, NewTable
from doctor_rat.rules import Difficulty, Role, read_record
from doctor_rat.rules.proof import check_proof
from doctor_rat.server.deals.days import day_at, deal_for, grade_for, midnight_after
from doctor_rat.server.deals.standings import WHOLE
from doctor_rat.server.run import House
from doctor_rat.server.storage import schema
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, Stage, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.options import OptionChanges
from doctor_rat.table.shared import id_of_day
from server.dealing import (
    RATS,
    alone,
    begin_day,
    challenge,
    challenged,
    cup,
    cup_table,
    day,
    live,
    past,
    play_out,
    refusal,
    take_up,
)
from server.house import Friends, house, run, sqlite

Scene = Callable[[House, Friends], Awaitable[None]]
DAY = 86_400_000
NOON = 20_410 * DAY + DAY // 2
"""A Wednesday in November 2025."""


def at(url: str, scene: Scene) -> None:
    async def whole() -> None:
        async with house(url) as found, Friends(found.url) as friends:
            await scene(found, friends)

    run(whole())


def set_clock(found: House, monkeypatch: pytest.MonkeyPatch, now: int) -> None:
    monkeypatch.setattr(found.core.clock, "now", lambda: now)


# The deal of the day


@pytest.mark.parametrize("kind", KINDS)
def test_the_days_deal_is_the_same_for_all_and_keeps_its_promise(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        page = await day(ann)
        assert (page.mine, page.results) == (None, None)
        first, second = await begin_day(ann), await begin_day(ben, "doctor")
        setups = [(await live(found, made.id)).room.table.setup for made in (first, second)]
        assert setups[0] == setups[1]
        await play_out(friends, "Ann", first)
        record = read_record(await ann.request("GET", f"/api/tables/{first.id}/record"))
        assert check_proof(record)
        proof = record.proof
        assert isinstance(proof, dict)
        assert (proof["shuffle"], proof["deal"]) == (page.today.promise.shuffle, page.today.promise.deal)
        assert page.tomorrow.promise != page.today.promise

    at(fresh_url(kind, tmp_path), scene)


@pytest.mark.parametrize("kind", KINDS)
def test_only_the_first_try_counts_wherever_it_is_asked_for(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        tries = await asyncio.gather(*(begin_day(ann, side) for side in ("rats", "doctor", "rats")))
        assert len({each.id for each in tries}) == 1
        assert (await begin_day(ann, "doctor")).id == tries[0].id
        await play_out(friends, "Ann", tries[0])
        assert (await begin_day(ann)).id == tries[0].id, "no second try"

    at(fresh_url(kind, tmp_path), scene)


def test_processes_on_one_database_agree(tmp_path: Path) -> None:
    url = fresh_url("postgresql", tmp_path)

    async def scene() -> None:
        async with house(url) as one, house(url) as other, Friends(one.url) as friends:
            ann = await friends.come("Ann")
            for each in (one, other):
                await each.core.today.prepare()
            guest = await one.core.storage.guests.find(ann.token or "")
            assert guest is not None
            wish = await day(ann)
            tables = await asyncio.gather(
                *(each.core.today.begin(guest, DayStart("rats")) for each in (one, other, one, other))
            )
            assert len({table.room.table.id for table in tables}) == 1
            assert (await other.core.today.page(guest.id)).today == wish.today

    run(scene())


def test_the_first_try_outlives_a_process_that_died_before_it_made_the_table(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        guest = await found.core.storage.guests.find(ann.token or "")
        assert guest is not None
        deal = await found.core.today.deal(day_at(found.core.clock.now()))
        await found.core.storage.deals.claim_once(guest.id, deal.shared.id, TableId("claimed"), named=False)
        assert (await day(ann)).mine is None
        assert (await begin_day(ann)).id == "claimed"
        assert (await live(found, TableId("claimed"))).room.table.stage is Stage.GAME

    at(sqlite(tmp_path), scene)


def test_only_those_who_have_finished_see_the_results(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        for name, named in (("Ann", True), ("Ben", False), ("Cat", False)):
            made = await begin_day(await friends.come(name), named=named)
            assert (await day(friends.apis[name])).results is None
            await play_out(friends, name, made)
        cat = friends.apis["Cat"]
        page = await day(cat)
        assert page.mine is not None
        assert page.mine.over
        results = page.results
        assert results is not None
        assert results.count == 3
        assert results.won + sum(results.lost) == 3
        assert results.yours is not None
        assert [each.table for each in results.top if each.yours] == [page.mine.table]
        assert results.best == results.top[0]
        assert [each.place for each in results.top] == sorted(each.place for each in results.top)
        assert "Ben" not in json.dumps([str(each) for each in results.top])
        for each in results.top:
            await cat.request("GET", f"/api/tables/{each.table}/review")
        own = {each.table: each for each in results.top}
        for name in ("Ann", "Ben"):
            page_of = await day(friends.apis[name])
            assert page_of.mine is not None
            text = (await cat.request("GET", f"/api/tables/{page_of.mine.table}/record")).decode()
            assert (name in text) is (name == "Ann"), "a name is told by those who agreed"
            assert page_of.mine.table in own
        await friends.apis["Ben"].request("PUT", "/api/day/name", {"day": page.today.day, "named": True})
        again = await day(cat)
        assert again.results is not None
        assert "Ben" in json.dumps([str(each) for each in again.results.top])
        score = results.yours.score
        assert sum(cell is False for meal in score.meals for cell in meal) == score.crosses
        assert len(score.meals) == score.meal

    at(sqlite(tmp_path), scene)


@pytest.mark.parametrize("kind", KINDS)
def test_results_are_read_once_however_many_look(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of results cost the same whatever the number of tables: only those that have ended since are read."""
    monkeypatch.setattr("doctor_rat.server.deals.standings.PAGE", 2)
    read: list[int] = []

    async def scene(found: House, friends: Friends) -> None:
        deals = found.core.storage.deals
        finished = deals.finished

        async def counted(*asked: Any) -> list[Any]:
            summaries = await finished(*asked)
            read.append(len(summaries))
            return summaries

        monkeypatch.setattr(deals, "finished", counted)
        set_clock(found, monkeypatch, NOON)
        for number in range(5):
            await play_out(friends, f"P{number}", await begin_day(await friends.come(f"P{number}")))
        for number in range(3):
            await begin_day(await friends.come(f"Q{number}"))
        for looks in range(2):
            for number in range(5):
                page = await day(friends.apis[f"P{number}"])
                assert page.results is not None
                assert page.results.count == 5, "those in the middle of it take no place"
                assert page.results.yours is not None
            assert sum(read) == 5, looks
        await play_out(friends, "Late", await begin_day(await friends.come("Late")))
        page = await day(friends.apis["Late"])
        assert page.results is not None
        assert page.results.count == 6, "one's own is there at once"
        assert page.results.yours is not None
        better = [each for each in page.results.top if each.place < page.results.yours.place]
        assert page.results.yours.place == len(better) + 1
        set_clock(found, monkeypatch, NOON + WHOLE + 1)
        read.clear()
        assert (await day(friends.apis["Late"])).results == page.results
        assert sum(read) == 6, "every now and then all are read again"

    at(fresh_url(kind, tmp_path), scene)


@pytest.mark.parametrize("kind", KINDS)
def test_the_day_ends_at_midnight_utc_and_running_games_go_on(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        set_clock(found, monkeypatch, NOON)
        first = await day(ann)
        made = await begin_day(ann)
        set_clock(found, monkeypatch, first.midnight - 1)
        assert (await day(ann)).today == first.today
        set_clock(found, monkeypatch, first.midnight)
        second = await day(ann)
        assert second.today == first.tomorrow
        assert second.mine is None
        assert second.unfinished is not None
        assert second.unfinished.table == made.id
        await play_out(friends, "Ann", made)
        assert (await day(ann)).unfinished is None
        counted = await past(ann, first.today.day)
        assert counted.results is not None
        assert counted.results.count == 1
        assert (await begin_day(ann)).id != made.id, "today's is another"
        assert await refusal(past(await friends.come("Ben"), first.today.day)) == "not-found"

    at(fresh_url(kind, tmp_path), scene)


def test_a_week_is_normal_and_then_hard() -> None:
    for number in range(14):
        when = day_at(NOON + number * DAY)
        deal = deal_for(when, b"a key" * 7)
        diets = deal.given.setup.deal().diets
        assert grade_of(predict(deal.options.config(), diets)) is grade_for(when)
        assert grade_for(when) is (Difficulty.HARD if when.weekday() > 3 else Difficulty.NORMAL)
        assert midnight_after(NOON + number * DAY) == NOON + number * DAY + DAY // 2


def test_another_server_has_other_deals_and_one_server_always_the_same() -> None:
    when = day_at(NOON)
    assert deal_for(when, b"a" * 32) == deal_for(when, b"a" * 32)
    assert deal_for(when, b"a" * 32).given != deal_for(when, b"b" * 32).given


def test_tomorrow_is_settled_today_without_anybody_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(found: House, friends: Friends) -> None:
        set_clock(found, monkeypatch, NOON)
        await found.core.chores.once()
        for when in (NOON, NOON + DAY):
            assert await found.core.storage.deals.get(id_of_day(day_at(when))) is not None

    at(sqlite(tmp_path), scene)


# The same deal for friends


@pytest.mark.parametrize("kind", KINDS)
def test_a_challenge_is_the_same_deal_with_the_same_seats(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        origin = await alone(friends, "Ann", Options(random_identities=True))
        ann, ben = friends.apis["Ann"], await friends.come("Ben")
        deal = await challenge(ann, origin)
        assert await challenge(ann, origin) == deal
        page = await challenged(ben, deal)
        assert (page.mine, page.finished, page.count, page.results) == (None, False, 1, ())
        assert page.host == "Ann"
        assert await refusal(take_up(ben, deal, (Role.GROUP_0,))) == "seat-roles"
        made = await take_up(ben, deal)
        first, second = (await live(found, origin)).room.table, (await live(found, made.id)).room.table
        assert second.stage is Stage.GAME, "one person and a bot: it begins at once"
        assert (first.config, first.game and first.game.deal) == (second.config, second.game and second.game.deal)
        assert [(seat.roles, seat.bot) for seat in second.seats if seat.guest is None] == [
            (seat.roles, seat.bot) for seat in first.seats if seat.guest is None
        ]
        await play_out(friends, "Ben", made)
        for api in (ann, ben):
            both = await challenged(api, deal)
            assert both.finished
            assert {each.table for each in both.results} == {origin, made.id}
            for each in both.results:
                await api.request("GET", f"/api/tables/{each.table}/review")
        assert await challenge(ben, made.id) == deal, "who took it up may pass it on"
        assert await refusal(take_up(ann, deal)) == "deal-played"
        assert (await take_up(ben, deal)).id == made.id

    at(fresh_url(kind, tmp_path), scene)


def test_what_cannot_be_a_challenge_is_refused(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        running = await ann.make(NewTable(Options(), RATS, BotLevel.RANDOM))
        assert await refusal(challenge(await friends.come("Ben"), running.id)) == "not-seated"
        today = await begin_day(ann)
        await play_out(friends, "Ann", today)
        assert await refusal(challenge(ann, today.id)) == "no-challenge"
        lesson = Options(diets=DietsFrom.LESSON, access=Access.PRIVATE)
        assert await refusal(challenge(ann, await alone(friends, "Ann", lesson))) == "no-challenge"
        assert await refusal(challenged(ann, "nothing")) == "not-found"

    at(sqlite(tmp_path), scene)


def test_the_options_of_a_shared_deal_stay_as_they_are(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        seats = {"Ann": (Role.DOCTOR,), "Bob": RATS}
        origin = await friends.gather(Options(), seats)
        await friends.start("Ann")
        for name in seats:
            await friends.places[name].do(ask.GoAway(new_id()))
        deal = await challenge(friends.apis["Ann"], await _over(found, origin))
        made = await take_up(await friends.come("Cat"), deal, (Role.DOCTOR,))
        place = await friends.visit("Cat", made.id, made.invite)
        changes = OptionChanges(access=Access.OPEN)
        assert await refusal(place.do(ask.SetOptions(new_id(), changes))) == "deal-fixed"
        assert await refusal(place.do(ask.ChangeOptions(new_id(), Options()))) == "deal-fixed"

    at(sqlite(tmp_path), scene)


async def _over(found: House, table: Any) -> Any:
    room = (await live(found, table)).room
    ended = asyncio.Event()
    room.listen(lambda _: ended.set() if room.table.stage is Stage.OVER else None)
    if room.table.stage is not Stage.OVER:
        await ended.wait()
    return table


# Tournaments


@pytest.mark.parametrize("kind", KINDS)
def test_a_tournament_of_two_teams(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        named = json.loads(await ann.request("POST", "/api/cups", {"difficulty": "easy"}))["id"]
        for api in (ann, ben):
            await api.request("POST", f"/api/cups/{named}/teams")
        page = await cup(ann, named)
        assert [team.names for team in page.teams] == [("Ann",), ("Ben",)]
        assert len({promise.deal for promise in page.promises}) == 5
        for name in ("Ann", "Ben"):
            for number in range(1, 6):
                api = friends.apis[name]
                made, same = await asyncio.gather(*(cup_table(api, named, number) for _ in range(2)))
                assert made == same, "a team has one table for each deal"
                place = await friends.visit(name, made.id, made.invite)
                await place.do(ask.Sit(new_id(), RATS))
                await place.do(ask.Start(new_id(), BotLevel.RANDOM))
                await place.close()
                await play_out(friends, name, made)
                if name == "Ann":
                    mine, other = (await cup(ann, named)).teams, (await cup(ben, named)).teams
                    assert mine[0].tables[number - 1].result is not None
                    assert other[0].tables[number - 1].result is None, "closed to those who haven't finished"
                    assert other[0].tables[number - 1].state == "over"
        page = await cup(ben, named)
        assert all(table.result is not None for team in page.teams for table in team.tables)
        assert all(team.won is not None for team in page.teams)
        for team in page.teams:
            for table in team.tables:
                assert table.result is not None
                await ben.request("GET", f"/api/tables/{table.result.table}/review")

    at(fresh_url(kind, tmp_path), scene)


def test_a_tournament_has_only_so_many_teams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doctor_rat.server.storage.cups.MOST_TEAMS", 1)

    async def scene(found: House, friends: Friends) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        await ann.request("POST", f"/api/cups/{named}/teams")
        assert await refusal(ben.request("POST", f"/api/cups/{named}/teams")) == "too-many-teams"
        assert len((await cup(ben, named)).teams) == 1

    at(sqlite(tmp_path), scene)


def test_a_team_has_only_so_many_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doctor_rat.server.storage.cups.MOST_MEMBERS", 2)

    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        await ann.request("POST", f"/api/cups/{named}/teams")
        invitation = {"team": 1, "invite": (await cup(ann, named)).invite}
        for name, told in (("Ben", ""), ("Cat", "team-full"), ("Ben", "")):
            api = await friends.come(name)
            assert await refusal(api.request("POST", f"/api/cups/{named}/members", invitation)) == told
        made = await cup_table(ann, named, 1)
        place = await friends.visit("Cat", made.id, made.invite)
        assert await refusal(place.do(ask.Sit(new_id(), RATS))) == "team-full", "nor by a seat"
        assert (await cup(ann, named)).teams[0].names == ("Ann", "Ben")

    at(sqlite(tmp_path), scene)


def test_nobody_plays_for_two_teams(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann, ben, cat = [await friends.come(name) for name in ("Ann", "Ben", "Cat")]
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        for api in (ann, ben):
            await api.request("POST", f"/api/cups/{named}/teams")
        page = await cup(ann, named)
        wrong = {"team": 1, "invite": "guessed"}
        assert await refusal(cat.request("POST", f"/api/cups/{named}/members", wrong)) == "bad-link"
        right = {"team": 1, "invite": page.invite}
        await cat.request("POST", f"/api/cups/{named}/members", right)
        assert (await cup(cat, named)).team == 1
        assert await refusal(ben.request("POST", f"/api/cups/{named}/members", right)) == "other-team"
        assert await refusal(cup_table(await friends.come("Dora"), named, 1)) == "not-for-you"
        made = await cup_table(ben, named, 1)
        place = await friends.visit("Cat", made.id, made.invite)
        assert await refusal(place.do(ask.Sit(new_id(), RATS))) == "other-team"

    at(sqlite(tmp_path), scene)


def test_a_player_who_took_a_seat_elsewhere_at_the_same_moment_is_named_at_the_start(tmp_path: Path) -> None:
    """Between the claim and the seat, another process may have given the claim to another table."""

    async def scene(found: House, friends: Friends) -> None:
        ann = await friends.come("Ann")
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        await ann.request("POST", f"/api/cups/{named}/teams")
        made = await cup_table(ann, named, 1)
        place = await friends.visit("Ann", made.id, made.invite)
        await place.do(ask.Sit(new_id(), RATS))
        elsewhere = update(schema.deal_players).values(table_id="elsewhere")
        await found.core.storage.database.transact(lambda connection: connection.execute(elsewhere))
        assert await refusal(place.do(ask.Start(new_id(), BotLevel.RANDOM))) == "deal-played-by"

    at(sqlite(tmp_path), scene)


# A person's data


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_stored_about_a_player_is_exported_and_deleted_with_them(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        ann, ben = await friends.come("Ann"), await friends.come("Ben")
        made = await begin_day(ann, named=True)
        await play_out(friends, "Ann", made)
        other = await ben.make(NewTable(Options(), RATS, BotLevel.RANDOM))
        place = await friends.visit("Ann", other.id)
        await place.close()
        named = json.loads(await ann.request("POST", "/api/cups", {}))["id"]
        await ann.request("POST", f"/api/cups/{named}/teams")
        told = json.loads(await ann.request("GET", "/api/me/export"))
        assert [each["table"] for each in told["deals"]] == [made.id]
        assert told["teams"] == [{"cup": named, "team": 1}]
        assert told["looked_at"] == [other.id]
        await play_out(friends, "Ben", await begin_day(ben))
        await ann.request("DELETE", "/api/me")
        page = await day(ben)
        assert page.results is not None
        assert page.results.count == 2, "the game stays, under no name"
        assert "Ann" not in str(page.results)
        assert (await cup(ben, named)).teams[0].names == ()
        async with found.core.storage.database.reading.connect() as connection:
            for table in (schema.deal_players, schema.onlookers, schema.team_members):
                rows = (await connection.execute(select(table.c.guest_id))).scalars().all()
                assert told["id"] not in rows

    at(fresh_url(kind, tmp_path), scene)


def test_a_study_of_a_shared_game_is_for_those_who_have_finished(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends) -> None:
        origin = await alone(friends, "Ann", Options())
        ann, ben = friends.apis["Ann"], await friends.come("Ben")
        deal = await challenge(ann, origin)
        study = json.loads(
            await ann.request("POST", f"/api/tables/{origin}/study", NewStudy(0, "same", (Role.DOCTOR,)))
        )
        place = await friends.visit("Ben", study["id"], study["invite"])
        assert await refusal(place.do(ask.Sit(new_id(), RATS))) == "deal-closed"
        await place.close()
        await play_out(friends, "Ben", await take_up(ben, deal))
        place = await friends.visit("Ben", study["id"], study["invite"])
        await place.do(ask.Sit(new_id(), RATS))

    at(sqlite(tmp_path), scene)
