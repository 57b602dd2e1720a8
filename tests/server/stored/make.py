"""A small database of one schema version, with something in every table, as SQL for both databases.

Run from `tests` with the code of that version: `python -m server.stored.make`. Its output is committed and never
regenerated: later versions have to read it (`server/test_stored.py`). The JSON file has what the database stores only
as hashes, and the ids the test asks for.
"""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from databases import execute, fresh_url
from doctor_rat.client import TablePlace
from doctor_rat.protocol.messages import Marks, NewStudy, NewTable, TableMadeAnswer
from doctor_rat.puzzles import collection
from doctor_rat.rules import IDENTITIES, Role, Variant
from doctor_rat.server.storage import open_storage, schema
from doctor_rat.server.storage.migrate import current_revision
from doctor_rat.server.storage.orders import Order, OrderKind
from doctor_rat.table import Access, BotLevel, DietsFrom, Options, TableId
from server.house import Friends, house
from server.test_whole_games import RATS, all_see_the_game, is_over, play, play_on

HERE = Path(__file__).parent
PUZZLES = 5
_POSTGRESQL: Any = postgresql.dialect()  # type: ignore[no-untyped-call]


async def fill(url: str) -> dict[str, Any]:
    async with house(url, seed=8) as found, Friends(found.url) as friends:
        rng = Random(8)
        ann = await friends.come("Ann")
        colony = await _colony(friends, rng)
        games = {"colony": colony}
        pair = Options(variant=Variant.COLLEAGUES, identities=IDENTITIES[:2])
        games["colleagues"] = await _alone(friends, NewTable(pair, (Role.COLLEAGUE_0,), BotLevel.NOVICE), rng)
        lesson = Options(diets=DietsFrom.LESSON, access=Access.PRIVATE)
        games["lesson"] = await _alone(friends, NewTable(lesson, RATS, BotLevel.TEACHER), rng)
        wish = NewStudy(2, roles=RATS, start=BotLevel.NOVICE)
        made = json.loads(await ann.request("POST", f"/api/tables/{colony}/study", wish))
        games["study"] = await _to_the_end(friends, made["id"], made["invite"], rng)
        running = await _running(friends, rng)
        await ann.request("PUT", f"/api/tables/{running}/marks", Marks(notes="brown again?"))
        await ann.request("POST", "/api/me/link")
        solved = await _puzzles(friends)
        await _leave(friends)
        await found.core.storage.orders.give(Order(OrderKind.MESSAGE, texts={"en": "Supper at eight"}))
        tokens = {name: api.token for name, api in friends.apis.items() if name != "Gone"}
        return {"tokens": tokens, "finished": games, "running": running, "puzzles": solved}


async def _colony(friends: Friends, rng: Random) -> TableId:
    seats: dict[str, tuple[Role, ...]] = {"Ann": RATS[:2], "Ben": RATS[2:], "Cleo": (Role.DOCTOR,)}
    table = await friends.gather(Options(), seats)
    await friends.start("Ann", None)
    await all_see_the_game(friends)
    await play_on(friends, rng)
    return table


async def _alone(friends: Friends, wish: NewTable, rng: Random) -> TableId:
    made: TableMadeAnswer = await friends.apis["Ann"].make(wish)
    return await _to_the_end(friends, made.id, made.invite, rng)


async def _to_the_end(friends: Friends, table: TableId, invite: str, rng: Random) -> TableId:
    async with friends.apis["Ann"].at(table, invite) as place:
        while not is_over(place):
            if place.game is None or not await play(place, rng):
                await asyncio.sleep(0)
    return table


async def _running(friends: Friends, rng: Random) -> TableId:
    table = await friends.gather(Options(), {"Ann": RATS, "Ben": (Role.DOCTOR,)})
    await friends.start("Ann", None)
    places: list[TablePlace] = [friends.places["Ann"], friends.places["Ben"]]
    while not all(place.game is not None and place.game.board.meal == 2 for place in places):
        acted = [await play(place, rng) for place in places if place.game is not None and place.game.board.meal < 2]
        if not any(acted):
            await asyncio.sleep(0)
    return table


async def _puzzles(friends: Friends) -> list[str]:
    solved = [listed.id for listed in list(collection())[:PUZZLES]]
    for named in solved:
        puzzle = collection().get(named)
        assert puzzle is not None
        await friends.apis["Ann"].request("POST", f"/api/puzzles/{named}/answer", {"actions": puzzle.answer})
    return solved


async def _leave(friends: Friends) -> None:
    gone = await friends.come("Gone")
    await gone.make(NewTable(Options(), RATS))
    await gone.request("DELETE", "/api/me")


async def clear(url: str) -> None:
    """Every start adds its own client files."""
    async with open_storage(url) as storage:
        await storage.database.transact(lambda connection: connection.execute(delete(schema.client_files)))


def dump(kind: str, url: str) -> str:
    if kind == "postgresql":
        return asyncio.run(_dump_postgresql(url))
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        return "\n".join(connection.iterdump()) + "\n"


async def _dump_postgresql(url: str) -> str:
    """By hand, since the tests' PostgreSQL has no matching dump program."""
    lines = [_text(CreateTable(table)) for table in schema.metadata.sorted_tables]
    lines += [_text(CreateIndex(index)) for table in schema.metadata.sorted_tables for index in table.indexes]
    lines.append("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    for table in schema.metadata.sorted_tables:
        lines += await _rows(url, table.name, [column.name for column in table.columns])
    lines += await _rows(url, "alembic_version", ["version_num"])
    return "".join(f"{line};\n" for line in lines)


def _text(statement: CreateTable | CreateIndex) -> str:
    return " ".join(str(statement.compile(dialect=_POSTGRESQL)).split())


async def _rows(url: str, table: str, columns: list[str]) -> list[str]:
    values = " || ', ' || ".join(f'quote_nullable("{name}")' for name in columns)
    rows = await execute(url, f"SELECT {values} AS row FROM {table} ORDER BY 1")
    return [f"INSERT INTO {table} VALUES ({row['row']})" for row in rows]


def main() -> None:
    told = {}
    with TemporaryDirectory() as folder:
        for kind in ("sqlite", "postgresql"):
            url = fresh_url(kind, Path(folder))
            told[kind] = asyncio.run(fill(url))
            asyncio.run(clear(url))
            packed = gzip.compress(dump(kind, url).encode(), mtime=0)
            (HERE / f"{current_revision()}.{kind}.sql.gz").write_bytes(packed)
    (HERE / f"{current_revision()}.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
