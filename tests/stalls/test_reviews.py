"""Strangers' requests have their own bounded processes and queues: bots never wait for them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewTable
from doctor_rat.rules import Role
from doctor_rat.server.run import House
from doctor_rat.server.thinking.crew import Crew, Worker
from doctor_rat.server.thinking.workers import Workers
from doctor_rat.table import BotLevel, DietsFrom, Options, Sheet
from server.house import Friends, until
from stalls.crews import IN_TIME, SEEN, by, ready
from stalls.kitchen import kitchen, run
from stalls.records import body, records

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)
RECORDS = [body(record) for record in records()]
DAMAGED = body({**records()[0], "yuck": 4})


def crews(house: House) -> Workers:
    found = house.core.thinker
    assert isinstance(found, Workers)
    return found


@asynccontextmanager
async def visited(folder: Path, **changes: Any) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    async with kitchen(folder, **changes) as house, httpx.AsyncClient(base_url=house.url, timeout=100) as http:
        yield house, http


async def frozen(crew: Crew) -> Worker:
    crew.start()
    worker = await ready(crew)
    os.kill(worker.pid, signal.SIGSTOP)
    return worker


def thaw(worker: Worker) -> None:
    os.kill(worker.pid, signal.SIGCONT)


async def post(http: httpx.AsyncClient, record: bytes, address: str = "192.0.2.1") -> httpx.Response:
    return await http.post("/api/review", content=record, headers={"X-Forwarded-For": address})


async def waiting(house: House, count: int) -> None:
    while house.core.analyst.reviews.waiting != count:
        await asyncio.sleep(0)


def check_busy(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, "busy")
    seconds = answer.json()["arguments"]["seconds"]
    assert 1 <= seconds <= 60
    assert answer.headers["retry-after"] == str(seconds)


def test_bots_do_not_wait_for_reviews(tmp_path: Path) -> None:
    """With the review process frozen and its queue full, a table starts and a bot thinks."""

    async def scene() -> None:
        async with (
            visited(tmp_path, trusted_proxy=True, review_queue=4) as (house, http),
            Friends(house.url) as friends,
        ):
            worker = await frozen(crews(house).reviews)
            asked = [asyncio.create_task(post(http, RECORDS[at], f"192.0.2.{at}")) for at in range(4)]
            await waiting(house, 4)
            assert by(await crews(house).think(BotLevel.RANDOM, SEEN)) == IN_TIME
            made = await (await friends.come("Ann")).make(
                NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.RANDOM)
            )
            place = await friends.visit("Ann", made.id)
            await until(place, lambda: place.table is not None and bool(place.table.count))
            assert crews(house).late == 0
            thaw(worker)
            assert {(await each).status_code for each in asked} == {200}

    run(scene())


def test_damaged_records_cost_no_process(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path) as (house, http):
            crews(house).bots.start()
            before = await ready(crews(house).bots), (await _reviewed(http, house))
            for _ in range(12):
                answer = await post(http, DAMAGED)
                assert (answer.status_code, answer.json()["code"]) == (409, "yuck-count")
            assert by(await crews(house).think(BotLevel.RANDOM, SEEN)) == IN_TIME
            assert crews(house).replaced == 0
            assert [crews(house).bots.workers, crews(house).reviews.workers] == [[each] for each in before]

    run(scene())


async def _reviewed(http: httpx.AsyncClient, house: House) -> Worker:
    assert (await post(http, RECORDS[0])).status_code == 200
    return await ready(crews(house).reviews)


def test_one_at_a_time_for_each_and_a_queue_that_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path, trusted_proxy=True, review_queue=3) as (house, http):
            worker = await frozen(crews(house).reviews)
            asked = [asyncio.create_task(post(http, RECORDS[0], "192.0.2.0"))]
            await waiting(house, 1)
            check_busy(await post(http, RECORDS[1], "192.0.2.0"))
            asked += [asyncio.create_task(post(http, RECORDS[at], f"192.0.2.{at}")) for at in (1, 2)]
            await waiting(house, 3)
            check_busy(await post(http, RECORDS[3], "192.0.2.3"))
            same = asyncio.create_task(post(http, RECORDS[0], "192.0.2.4"))
            thaw(worker)
            answers = await asyncio.gather(*asked, same)
            assert [answer.status_code for answer in answers] == [200] * 4
            assert answers[0].content == answers[3].content
            assert len({answer.content for answer in answers}) == 3

    run(scene())


def test_guests_are_counted_by_who_they_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path) as (house, _), Api(house.url) as ann, Api(house.url) as ben:
            await ann.become("Ann")
            await ben.become("Ben")
            worker = await frozen(crews(house).reviews)
            asked = [asyncio.create_task(_as(api, RECORDS[at])) for at, api in enumerate((ann, ben))]
            await waiting(house, 2)
            check_busy(await _as(ann, RECORDS[2]))
            thaw(worker)
            assert {(await each).status_code for each in asked} == {200}

    run(scene())


async def _as(api: Api, record: bytes) -> httpx.Response:
    return await api._http.post("/api/review", content=record, headers={"Authorization": f"Bearer {api.token}"})


def test_what_was_reviewed_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path) as (house, http):
            first = await post(http, RECORDS[0])
            await frozen(crews(house).reviews)
            assert (await post(http, RECORDS[0])).content == first.content

    run(scene())


def test_a_review_whose_process_is_frozen_is_busy_and_the_next_is_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path, review_deadline=0.05) as (house, http):
            mind = crews(house)
            worker = await frozen(mind.reviews)
            check_busy(await post(http, RECORDS[0]))
            while worker in mind.reviews.workers:
                await asyncio.sleep(0)
            mind._settings = replace(mind._settings, review_deadline=60)
            mind.reviews._patience = 60
            assert (await post(http, RECORDS[0])).status_code == 200

    run(scene())


def test_sheets_do_not_wait_for_reviews(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path) as (house, http), Friends(house.url) as friends:
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(Options(diets=DietsFrom.PRESET, sheet=Sheet.ODDS), RATS, BotLevel.RANDOM))
            worker = await frozen(crews(house).reviews)
            asked = asyncio.create_task(post(http, RECORDS[0]))
            await waiting(house, 1)
            assert b'"groups":[{' in await ann.request("GET", f"/api/tables/{made.id}/sheet")
            thaw(worker)
            assert (await asked).status_code == 200

    run(scene())


def test_a_table_goes_on_while_all_processes_of_bots_are_frozen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visited(tmp_path, bot_deadline=0.05) as (house, _), Friends(house.url) as friends:
            await frozen(crews(house).bots)
            made = await (await friends.come("Ann")).make(
                NewTable(Options(diets=DietsFrom.PRESET), RATS, BotLevel.EXPERT)
            )
            place = await friends.visit("Ann", made.id)
            await until(place, lambda: place.table is not None and bool(place.table.count))
            assert crews(house).late

    run(scene())
