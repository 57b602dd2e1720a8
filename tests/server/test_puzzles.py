"""Puzzles on a real server: handing out, judging, storms, the daily one; and no solution before the answer."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from databases import KINDS, fresh_url
from doctor_rat.belief import sample_world
from doctor_rat.protocol.puzzles import PuzzleCourse, PuzzleShown, PuzzleVerdict
from doctor_rat.puzzles import Puzzle, PuzzleKind, Theme, collection
from doctor_rat.puzzles.compact import trimmed
from doctor_rat.rules import Action, Offer, Take
from doctor_rat.server.puzzles.desk import STORM_SECONDS
from doctor_rat.server.puzzles.scene import shown
from doctor_rat.server.run import House
from server.house import house, nearby, run, sqlite

Scene = Callable[[House, httpx.AsyncClient], Awaitable[None]]
DAY = 86_400_000


def at(url: str, scene: Scene) -> None:
    async def whole() -> None:
        async with house(url) as found, httpx.AsyncClient(base_url=nearby(found)) as http:
            await become(http)
            await scene(found, http)

    run(whole())


async def become(http: httpx.AsyncClient, name: str = "Ann") -> None:
    assert (await http.post("/api/guests", json={"name": name})).status_code == 201


async def fetch(http: httpx.AsyncClient, path: str, **asked: Any) -> PuzzleShown | None:
    answer = await http.get(f"/api/puzzles/{path}", params=asked)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleShown | None)


async def fetch_one(http: httpx.AsyncClient, path: str, **asked: Any) -> PuzzleShown:
    found = await fetch(http, path, **asked)
    assert found is not None
    return found


async def send(
    http: httpx.AsyncClient, named: str, actions: tuple[Action, ...], *, storm: bool = False
) -> PuzzleVerdict:
    body = msgspec.json.encode({"actions": actions, "storm": storm})
    answer = await http.post(f"/api/puzzles/{named}/answer", content=body)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleVerdict)


def puzzle_of(named: str) -> Puzzle:
    found = collection().get(named)
    assert found is not None
    return found


def one_of(kind: PuzzleKind) -> Puzzle:
    return puzzle_of(next(each.id for each in collection() if each.kind is kind))


def wrong(puzzle: Puzzle) -> tuple[Action, ...]:
    (take,) = puzzle.answer
    assert isinstance(take, Take)
    return (Take(take.by, next(food for food in puzzle.state.board.centre if food != take.food)),)


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_shown_answered_and_explained(kind: str, tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        given = await fetch_one(http, "next", theme="eat")
        puzzle = puzzle_of(given.id)
        assert (given.kind, given.group, given.answered) == (PuzzleKind.EAT, puzzle.group, False)
        verdict = await send(http, given.id, puzzle.answer)
        assert verdict.right
        assert verdict.rated
        assert verdict.answer == puzzle.answer
        assert verdict.change > 0
        assert verdict.you.streak == 1
        assert verdict.reasons[0].key == "puzzle-why-sure"
        again = await send(http, given.id, puzzle.answer)
        assert (again.rated, again.change, again.you) == (False, 0, verdict.you)
        assert (await fetch_one(http, given.id)).answered
        mine = msgspec.json.decode((await http.get("/api/puzzles/me")).content, type=PuzzleCourse)
        assert (mine.you, mine.solved, len(mine.course)) == (verdict.you, 1, 1)

    at(fresh_url(kind, tmp_path), scene)


def test_a_wrong_answer_costs_rating_and_is_explained(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        puzzle = one_of(PuzzleKind.EAT)
        given = wrong(puzzle)
        verdict = await send(http, puzzle.id, given)
        assert not verdict.right
        assert verdict.change < 0
        assert verdict.rating > puzzle.rating, "the puzzle has won"
        (take,) = given
        assert isinstance(take, Take)
        assert take.food in [reason.arguments.get("food") for reason in verdict.reasons]

    at(sqlite(tmp_path), scene)


def test_each_theme_hands_out_its_own_puzzles_and_none_twice(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        for theme in Theme:
            seen = set()
            for _round in range(3):
                given = await fetch_one(http, "next", theme=theme.value)
                assert theme in given.themes
                assert given.id not in seen
                seen.add(given.id)
                await send(http, given.id, puzzle_of(given.id).answer)

    at(sqlite(tmp_path), scene)


def test_a_theme_with_every_puzzle_answered_has_none_left(tmp_path: Path) -> None:
    async def scene(found: House, http: httpx.AsyncClient) -> None:
        me = (await http.get("/api/me")).json()["id"]
        for listed in collection():
            if listed.kind is PuzzleKind.ORDERS:
                await found.core.storage.puzzles.answer(me, listed.id, 1500, right=True, storm_after=None)
        assert await fetch(http, "next", theme="orders") is None

    at(sqlite(tmp_path), scene)


def test_the_next_one_is_about_as_hard_as_the_guest_is_good(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        ratings = [puzzle_of((await fetch_one(http, "next")).id).rating for _ in range(5)]
        assert all(abs(rating - 1500) < 150 for rating in ratings)
        assert puzzle_of((await fetch_one(http, "next", storm=True)).id).rating < 1100, "a storm begins easily"

    at(sqlite(tmp_path), scene)


def test_a_storm_is_counted_by_the_server_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(found: House, http: httpx.AsyncClient) -> None:
        early = await send(http, one_of(PuzzleKind.EAT).id, one_of(PuzzleKind.EAT).answer, storm=True)
        assert (early.storm_solved, early.rated) == (0, False), "no storm is on"
        assert (await http.post("/api/puzzles/storm")).json() == {"seconds": STORM_SECONDS}
        given = await fetch_one(http, "next", storm=True)
        solved = await send(http, given.id, puzzle_of(given.id).answer, storm=True)
        assert (solved.storm_tried, solved.storm_solved, solved.you.best_storm, solved.rated) == (1, 1, 1, False)
        began = found.core.clock.now()
        monkeypatch.setattr(found.core.clock, "now", lambda: began + 1000 * (STORM_SECONDS + 10))
        given = await fetch_one(http, "next", storm=True)
        late = await send(http, given.id, puzzle_of(given.id).answer, storm=True)
        assert (late.storm_tried, late.storm_solved) == (1, 1), "too late"

    at(sqlite(tmp_path), scene)


def test_the_days_puzzle_is_the_same_for_all_and_changes_at_midnight_by_utc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(found: House, http: httpx.AsyncClient) -> None:
        midnight = 20_000 * DAY
        names = []
        for now in (midnight, midnight + DAY - 1, midnight + DAY):
            monkeypatch.setattr(found.core.clock, "now", lambda now=now: now)
            names.append((await fetch_one(http, "day")).id)
            async with httpx.AsyncClient(base_url=nearby(found)) as other:
                await become(other, "Ben")
                assert (await fetch_one(other, "day")).id == names[-1]
        assert names[0] == names[1] != names[2]
        # A guest in the middle of yesterday's can still answer it.
        assert (await send(http, names[0], puzzle_of(names[0]).answer)).rated

    at(sqlite(tmp_path), scene)


def test_moves_as_the_table_sends_them(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        orders = one_of(PuzzleKind.ORDERS)
        (offer,) = orders.answer
        assert isinstance(offer, Offer)
        body = {"actions": [msgspec.to_builtins(offer), {"act": "serve", "by": "doctor"}]}
        answer = await http.post(f"/api/puzzles/{orders.id}/answer", json=body)
        assert answer.json()["right"], "where no token is left, choosing and serving are one step"
        for actions, code in (
            ([], "unreadable"),
            ([msgspec.to_builtins(offer)] * 9, "unreadable"),
            ([{"act": "take", "by": 0, "food": "1bl"}], "phase"),
            ([{"act": "nonsense"}], "unreadable"),
        ):
            refused = await http.post(f"/api/puzzles/{orders.id}/answer", json={"actions": actions})
            assert 400 <= refused.status_code < 500
            assert "answer" not in refused.json()
            assert refused.json()["code"] == code or code == "phase"
        assert (await http.get("/api/puzzles/nonesuch")).status_code == 404
        assert (await http.get("/api/puzzles/next", params={"theme": "nonsense"})).status_code == 400

    at(sqlite(tmp_path), scene)


def test_puzzles_are_for_guests(tmp_path: Path) -> None:
    async def scene(found: House, _: httpx.AsyncClient) -> None:
        async with httpx.AsyncClient(base_url=nearby(found)) as stranger:
            for path in ("next", "day", "me", one_of(PuzzleKind.EAT).id):
                assert (await stranger.get(f"/api/puzzles/{path}")).json()["code"] == "no-guest"
            assert (await stranger.post("/api/puzzles/storm")).json()["code"] == "no-guest"

    at(sqlite(tmp_path), scene)


def test_deleting_a_guest_deletes_what_they_solved(tmp_path: Path) -> None:
    async def scene(found: House, http: httpx.AsyncClient) -> None:
        me = (await http.get("/api/me")).json()["id"]
        puzzle = one_of(PuzzleKind.EAT)
        await send(http, puzzle.id, puzzle.answer)
        assert await found.core.storage.puzzles.answered(me) == {puzzle.id}
        assert (await http.delete("/api/me")).status_code == 204
        assert await found.core.storage.puzzles.answered(me) == set()
        assert await found.core.storage.puzzles.course(me) == []

    at(sqlite(tmp_path), scene)


# Nothing of the solution before the answer


def twins(kind: PuzzleKind) -> list[tuple[Puzzle, Puzzle]]:
    """Puzzles paired with others that look the same to the solver but have another answer."""
    found = []
    for listed in [each for each in collection() if each.kind is kind][:12]:
        puzzle = puzzle_of(listed.id)
        state = puzzle.state if puzzle.view.desk else trimmed_world(puzzle)
        other = replace(puzzle, state=state, answer=(), figures=(1, 2), takes=puzzle.state.board.trash[:1], rating=1)
        found.append((puzzle, other))
    return found


def trimmed_world(puzzle: Puzzle) -> Any:
    """Other diets, and other foods behind the screen, than the game had."""
    return sample_world(puzzle.view, Random(puzzle.id))


@pytest.mark.parametrize("kind", list(PuzzleKind))
@pytest.mark.rule("10.3")
def test_what_is_shown_is_the_same_whatever_the_answer(kind: PuzzleKind) -> None:
    pairs = twins(kind)
    for puzzle, other in pairs:
        sent = [msgspec.json.encode(shown(each, 1500, answered=False)) for each in (puzzle, other)]
        assert sent[0] == sent[1]
    if kind in (PuzzleKind.EAT, PuzzleKind.TOGETHER, PuzzleKind.QUESTION):
        assert any(puzzle.state.deal.diets != other.state.deal.diets for puzzle, other in pairs)


@pytest.mark.rule("10.3")
def test_a_rats_puzzle_names_no_diet_and_no_food_behind_the_screen(tmp_path: Path) -> None:
    async def scene(_: House, http: httpx.AsyncClient) -> None:
        for kind in (PuzzleKind.EAT, PuzzleKind.TOGETHER, PuzzleKind.QUESTION):
            puzzle = one_of(kind)
            told = (await http.get(f"/api/puzzles/{puzzle.id}")).text
            assert not [diet for diet in puzzle.state.deal.diets if str(diet) in told]
            hidden = set(puzzle.state.desk.stock) - set(puzzle.state.board.trash)
            assert not [food for food in hidden if f'"{food}"' in told]

    at(sqlite(tmp_path), scene)


def test_a_trimmed_game_shows_its_role_the_same() -> None:
    """The rest of the pile may be reordered: nobody has seen it."""
    for kind in PuzzleKind:
        puzzle = one_of(kind)
        assert trimmed(puzzle.state) == puzzle.state
