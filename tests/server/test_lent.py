"""People's games become puzzles only where everybody who sat at the table has agreed to it."""

import json
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import insert

from databases import KINDS, fresh_url
from doctor_rat.cli.app import app
from doctor_rat.client import Api
from doctor_rat.protocol.messages import NewStudy, TableMadeAnswer
from doctor_rat.puzzles import PuzzleKind, collection
from doctor_rat.rules import Record, Role, replay_all, write_record
from doctor_rat.server.puzzles.desk import puzzles_with
from doctor_rat.server.puzzles.lent import lent_records
from doctor_rat.server.run import House
from doctor_rat.server.settings import SettingsError
from doctor_rat.server.storage import schema
from doctor_rat.table import BotLevel, TableId
from server.dealing import challenge, play_out
from server.house import Friends, sqlite
from server.test_export import export
from server.test_progress import at, play_a_game, progress


async def lend(api: Api, on: bool = True) -> None:
    await api.request("PUT", "/api/me/progress/puzzles", {"on": on})


async def lent(found: House) -> list[Record]:
    return [each async for each in lent_records(found.core.storage, 100)]


async def sat_there(found: House, api: Api, table: TableId) -> None:
    """Someone who had a seat and gave it up."""
    row = {"guest_id": (await export(api))["id"], "table_id": table, "seated": False}
    await found.core.storage.database.transact(lambda connection: connection.execute(insert(schema.seats), row))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_lent_by_all_who_sat_there_or_by_nobody(kind: str, tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        ann, ben, cat = friends.apis["Ann"], friends.apis["Ben"], await friends.come("Cat")
        assert not (await progress(ann))["puzzles"], "unless they say so"
        await lend(ann)
        assert await lent(found) == []
        await lend(ben)
        (record,) = await lent(found)
        game = (await found.core.tables.get(table)).room.table.game
        assert game is not None
        assert replay_all(record) == game
        text = write_record(record).decode()
        assert not [each for each in ("Ann", "Ben", table, "meta", "proof") if each in text]
        assert (await export(ann))["profile"]["puzzles"]
        await lend(ben, on=False)
        assert await lent(found) == []
        await lend(ben)
        await sat_there(found, cat, table)
        assert await lent(found) == [], "everybody who ever sat there"
        await lend(cat)
        assert len(await lent(found)) == 1
        await ben.request("DELETE", "/api/me")
        assert await lent(found) == [], "whoever is gone can't be asked"

    at(fresh_url(kind, tmp_path), scene)


def test_deals_that_others_play_and_games_that_others_began_are_left_out(tmp_path: Path) -> None:
    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        table = await play_a_game(friends)
        ann, ben = friends.apis["Ann"], friends.apis["Ben"]
        for api in (ann, ben):
            await lend(api)
        wish = NewStudy(0, "same", (Role.DOCTOR,), BotLevel.RANDOM)
        made = json.loads(await ann.request("POST", f"/api/tables/{table}/study", wish))
        await play_out(friends, "Ann", TableMadeAnswer(made["id"], made["invite"]))
        assert len(await lent(found)) == 1, "the study goes on from a game of others"
        await challenge(ann, table)
        assert await lent(found) == []

    at(sqlite(tmp_path), scene)


def test_the_command_makes_puzzles_of_them_and_the_server_asks_them(tmp_path: Path) -> None:
    """The same puzzles as from the same game in a file: only the source differs."""
    database, records, by_file, by_server = sqlite(tmp_path), *(tmp_path / name for name in ("r.jsonl", "f", "s"))

    async def scene(found: House, friends: Friends, _: httpx.AsyncClient) -> None:
        await play_a_game(friends)
        for api in friends.apis.values():
            await lend(api)
        records.write_bytes(b"\n".join(write_record(each) for each in await lent(found)))

    at(database, scene)
    for way, output in ((["--records", str(records)], by_file), (["--lent", "--database", database], by_server)):
        made = CliRunner().invoke(app, ["puzzles", "make", *way, "--output", str(output)])
        assert made.exit_code == 0, made.output
    assert by_server.read_text() == by_file.read_text()
    both = CliRunner().invoke(app, ["puzzles", "make", "--lent", "--records", str(records)])
    assert "Either --records or --lent" in both.output


def test_a_server_asks_the_puzzles_of_a_file_too(tmp_path: Path) -> None:
    path = tmp_path / "more.txt"
    (one,) = [each for each in collection() if each.kind is PuzzleKind.EAT][:1]
    path.write_text(f"mine-own {one.line}\n")
    found = puzzles_with(str(path))
    assert len(found) == len(collection()) + 1
    assert found.get("mine-own") is not None
    for text in ("nonsense", "é"):
        path.write_text(text)
        with pytest.raises(SettingsError, match=r"more\.txt"):
            puzzles_with(str(path))
    with pytest.raises(SettingsError):
        puzzles_with(str(tmp_path / "nowhere"))
