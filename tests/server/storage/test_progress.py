"""A guest's statistics: stored when a game ends, added up by the database, gone with the guest."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from sqlalchemy import Table

from doctor_rat.analysis.values import Side
from doctor_rat.protocol.messages import ListedSeat
from doctor_rat.protocol.progress import Honor, HonorName, PlayedRole, PlayedSide
from doctor_rat.rules import DietName, Difficulty, Group, Role, Variant
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage, Summary, WriteFailed, schema
from doctor_rat.server.storage.calls import Call
from doctor_rat.server.storage.played import Played, Recognized, Spent
from doctor_rat.server.storage.progress import POINTS, Profile
from doctor_rat.server.storage.push import Device
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.server.tidy import DAY, tidy
from doctor_rat.table import DietsFrom, Entry, GuestId, Stage, TableId
from doctor_rat.table.entries import Body, Sat, Started, Talked
from doctor_rat.table.values import DealId
from server.storage.samples import BODIES, SEAT, game, summary, talk
from server.storage.test_puzzles import guest, retell, tables_with

pytestmark = pytest.mark.anyio


async def honors(storage: Storage, who: GuestId) -> list[Honor]:
    return await storage.progress.honors(who, await storage.progress.deeds(who))


async def keep(storage: Storage, *games: Played) -> None:
    """Each at the end of its own log."""
    for each in games:
        over = replace(summary(each.guest, stage=Stage.OVER), holders=(each.guest,))
        await storage.append(each.table, talk(1), over, played=(each,))


async def seat_down(storage: Storage, named: TableId, people: Sequence[tuple[GuestId, str]]) -> Summary:
    """A finished table of these people, under these names."""
    seats = tuple(ListedSeat((Role.GROUP_0,), name, None) for _, name in people)
    usual = summary(*(who for who, _ in people), stage=Stage.OVER)
    return replace(usual, listed=replace(usual.listed, seats=seats), holders=tuple(who for who, _ in people))


def test_sides_are_the_analysis_s() -> None:
    assert [side.value for side in PlayedSide] == [side.value for side in Side]
    assert PlayedSide.COLLEAGUE_1.role is PlayedRole.COLLEAGUE


async def test_games_are_counted_by_what_they_were(storage: Storage) -> None:
    ann, ben = await guest(storage), await guest(storage, "Ben")
    await keep(
        storage,
        game(ann, 1),
        game(ann, 2, won=True),
        game(ann, 3, won=True, side=PlayedSide.DOCTOR, difficulty=Difficulty.HARD),
        game(ann, 4, counted=False),
        game(ben, 5),
    )
    found = await storage.progress.counts(ann)
    assert sorted((each.variant, each.side, each.difficulty, each.games, each.won) for each in found) == [
        (Variant.COLONY, PlayedSide.DOCTOR, Difficulty.HARD, 1, 1),
        (Variant.COLONY, PlayedSide.RATS, Difficulty.NORMAL, 2, 1),
    ]


async def test_an_end_that_another_process_wrote_first_counts_once(storage: Storage) -> None:
    ann = await guest(storage)
    await keep(storage, game(ann))
    assert not await storage.append(TableId("t1"), talk(1), played=(game(ann, won=True),))
    await storage.progress.keep([game(ann, won=True)])
    ((*_, games, won),) = [(each.games, each.won) for each in await storage.progress.counts(ann)]
    assert (games, won) == (1, 0)


async def test_a_deleted_guest_keeps_no_game_from_ending(storage: Storage) -> None:
    ann, ben = await guest(storage), await guest(storage, "Ben")
    await storage.guests.mark(ben)
    assert await storage.append(TableId("t1"), talk(1), summary(ann), played=(game(ann), game(ben)))
    assert len(await storage.progress.counts(ann)) == 1
    assert await tables_with(storage, ben) == {"forgotten"}


async def test_latecomers_have_no_part_in_the_result(storage: Storage) -> None:
    ann, ben, cleo = [await guest(storage, name) for name in ("Ann", "Ben", "Cleo")]
    (started,) = [body for body in BODIES if isinstance(body, Started)]
    told = '"entry":"sat"'
    log: list[tuple[Body, GuestId]] = [
        (Sat(SEAT, (Role.GROUP_0,), ann, "Ann"), ann),
        (started, ann),
        (Sat(SEAT, (Role.GROUP_1,), ben, "Ben"), ben),
        (Talked(SEAT, told, None), cleo),
    ]
    entries = [Entry(number, number, body, by) for number, (body, by) in enumerate(log, 1)]
    await storage.append(TableId("t1"), entries, summary(ann), played=(game(ann), game(ben), game(cleo)))
    assert [len(await storage.progress.counts(each)) for each in (ann, ben, cleo)] == [1, 0, 1]


async def test_what_decisions_cost_is_told_in_so_many_steps(storage: Storage) -> None:
    ann = await guest(storage)
    count = 2 * POINTS
    await keep(storage, *[game(ann, number) for number in range(1, count + 1)], game(ann, 99, side=PlayedSide.DOCTOR))
    for number in range(1, count + 1):
        spent = [Spent(PlayedSide.RATS, number, 6.0 * number), Spent(PlayedSide.DOCTOR, 5, 1.0)]
        await storage.progress.spend(TableId(f"t{number}"), spent)
    found = await storage.progress.lost(ann)
    assert len(found) == POINTS
    assert all(each.role is PlayedRole.RATS and each.games == 2 for each in found)
    assert (found[0].first, found[0].last, found[0].decisions, found[0].points) == (1_000, 2_000, 3, 6.0)
    assert [each.last for each in found] == sorted(each.last for each in found)
    assert await storage.progress.unweighed(ann, 10) == ["t99"]


async def test_both_doctors_of_colleagues_are_one_role(storage: Storage) -> None:
    ann = await guest(storage)
    sides = (PlayedSide.COLLEAGUE_0, PlayedSide.COLLEAGUE_1)
    await keep(storage, *[game(ann, number, side=side) for number, side in enumerate(sides, 1)])
    for number, side in enumerate(sides, 1):
        await storage.progress.spend(TableId(f"t{number}"), [Spent(side, 2, 1.0)])
    assert [(each.role, each.games) for each in await storage.progress.lost(ann)] == [(PlayedRole.COLLEAGUE, 1)] * 2


async def test_diets_are_told_to_the_side_that_had_to_find_them(storage: Storage) -> None:
    ann, ben = await guest(storage), await guest(storage, "Ben")
    both = (game(ann), game(ben, side=PlayedSide.DOCTOR))
    await storage.append(TableId("t1"), talk(1), summary(ann, ben), played=both)
    found = [
        Recognized(PlayedSide.RATS, Group(0), DietName.MANDATORY, 3, 2),
        Recognized(PlayedSide.RATS, Group(1), DietName.MANDATORY, 5, 0),
        Recognized(PlayedSide.RATS, Group(2), DietName.FORBIDDEN, 4, 0),
    ]
    for _ in range(2):  # two may open the review at once
        await storage.progress.recognize(TableId("t1"), found)
    told = {each.diet: each for each in await storage.progress.diets(ann)}
    mandatory = told[DietName.MANDATORY]
    assert (mandatory.times, mandatory.late, mandatory.meal, mandatory.meals_late) == (2, 1, 4.0, 1.0)
    assert told[DietName.FORBIDDEN].late == 0
    assert await storage.progress.diets(ben) == []


async def test_mates_have_the_name_of_the_last_game_together(storage: Storage) -> None:
    ann, ben, cleo = [await guest(storage, name) for name in ("Ann", "Ben", "Cleo")]
    for number, his in ((1, "Ben"), (2, "Benny")):
        named = TableId(f"t{number}")
        told = await seat_down(storage, named, [(ann, "Ann"), (ben, his)])
        await storage.append(named, talk(1), told, played=(game(ann, number, won=number == 2), game(ben, number)))
    told = await seat_down(storage, TableId("t3"), [(ann, "Ann"), (cleo, "Cleo")])
    await storage.append(TableId("t3"), talk(1), told, played=(game(ann, 3), game(cleo, 3)))
    await storage.guests.rename(ben, "Secret")
    found = await storage.progress.mates(ann, await storage.progress.met(ann))
    assert [(each.name, each.games, each.won) for each in found] == [("Benny", 2, 1), ("Cleo", 1, 0)]

    async def retell(*_: object) -> Summary:
        return told

    await storage.guests.forget(cleo, retell)
    met = await storage.progress.met(ann)
    assert [each.name for each in await storage.progress.mates(ann, met)] == ["Benny"]


async def test_honors_are_earned_by_the_first_game_that_deserves_them(storage: Storage) -> None:
    ann = await guest(storage)
    await keep(
        storage,
        game(ann, 1, yuck=0, yuck_left=0, crosses=0, difficulty=Difficulty.BRUTAL),  # lost
        game(ann, 2, won=True, yuck=0, yuck_left=0, counted=False),
        game(ann, 3, won=True, yuck=0, yuck_left=0, diets=DietsFrom.PRESET, crosses=0),
        game(ann, 4, won=True, yuck=0, yuck_left=0),
        game(ann, 5, won=True, yuck=0, yuck_left=0, variant=Variant.COMPLICATIONS),
        game(ann, 6, won=True, yuck_left=3, crosses=0),
    )
    told = {each.name: (each.table, each.at, each.times) for each in await honors(storage, ann)}
    assert told == {
        HonorName.ULTIMATE: ("t4", 4_000, 2),
        HonorName.NONE_SPENT: ("t6", 6_000, 1),
        HonorName.NO_CROSS: ("t6", 6_000, 1),
    }
    await keep(storage, game(ann, 7, won=True, variant=Variant.COLLEAGUES, difficulty=Difficulty.BRUTAL))
    told = {each.name: (each.table, each.at, each.times) for each in await honors(storage, ann)}
    assert told[HonorName.EVERY_VARIANT] == ("t7", 7_000, 1)
    assert told[HonorName.BRUTAL] == ("t7", 7_000, 1)


async def test_five_languages_at_one_table_are_a_fact_and_no_more(storage: Storage) -> None:
    people = [await guest(storage, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
    for who, language in zip(people, ("en", "fr", "de", "it", "it"), strict=True):
        await storage.progress.speaks(who, language)
    await storage.append(TableId("t1"), talk(1), summary(*people), played=tuple(game(who) for who in people))
    assert await honors(storage, people[0]) == []
    await storage.progress.speaks(people[4], "es")
    await storage.append(TableId("t2"), talk(1), summary(*people), played=tuple(game(who, 2) for who in people))
    for who in people:
        (honor,) = await honors(storage, who)
        assert (honor.name, honor.table) == (HonorName.FIVE_LANGUAGES, "t2")


async def test_a_link_is_made_and_closed_at_once(storage: Storage) -> None:
    ann = await guest(storage)
    await storage.progress.speaks(ann, "de")
    assert await storage.progress.sharing("") is None
    code = await storage.progress.share(ann, on=True)
    assert code is not None
    owner = await storage.progress.sharing(code)
    assert owner is not None
    assert owner.id == ann
    assert await storage.progress.profile(ann) == Profile("de", code)
    await storage.progress.teach(ann, on=True)
    assert await storage.progress.profile(ann) == Profile("de", code, teaches=True)
    assert await storage.progress.share(ann, on=False) is None
    assert await storage.progress.sharing(code) is None
    assert await storage.progress.share(ann, on=True) != code


async def test_a_deleted_guest_leaves_nothing_in_any_table(storage: Storage) -> None:
    """Fills every table of the schema that refers to guests: a table added later fails until it is filled here, too."""
    ann = await guest(storage, "Annabella")
    await storage.puzzles.begin_storm(ann)
    await storage.puzzles.answer(ann, "p1", 1500, right=True, storm_after=None)
    await storage.guests.make_link(ann)
    await storage.marks.keep(ann, TableId("t1"), b"{}")
    await keep(storage, game(ann))
    await storage.progress.recognize(TableId("t1"), [Recognized(PlayedSide.RATS, Group(0), DietName.STEP, 3, 0)])
    await storage.progress.share(ann, on=True)
    await storage.shares.keep(KeptShare("share", ann, TableId("t1"), 3, "all", "fr", 0), 5)
    await storage.deals.claim_once(ann, DealId("d1"), TableId("t1"), named=True)
    await storage.deals.note_onlooker(ann, TableId("t1"))
    await storage.cups.make("cup")
    await storage.cups.found_team("cup", ann, "secret")
    await storage.push.keep(Device("d1", ann, "https://push.example/x", b"p", b"a", "fr", True, False, True, 60), 1)
    await storage.calls.note([Call(ann, TableId("t1"), 3, 10, look_at=20)])
    hanging = {table.name for table in schema.metadata.sorted_tables if _hangs_on_guests(table)}
    assert {"played", "recognized", "profiles"} <= hanging <= await tables_with(storage, ann)
    await storage.guests.forget(ann, retell)
    assert await tables_with(storage, ann) == {"forgotten"}
    for late in (storage.progress.speaks(ann, "en"), storage.progress.share(ann, on=True)):
        with pytest.raises(WriteFailed):
            await late
    await storage.progress.keep([game(ann)])
    assert await tables_with(storage, ann) == {"forgotten"}


def _hangs_on_guests(table: Table) -> bool:
    return any(key.column.table is schema.guests for key in table.foreign_keys)


async def test_games_without_a_result_are_found_and_brought_in_once(storage: Storage) -> None:
    ann = await guest(storage)
    await storage.append(TableId("old"), talk(1), summary(ann, stage=Stage.OVER))
    await storage.append(TableId("going"), talk(1), summary(ann, stage=Stage.GAME))
    await keep(storage, game(ann))
    assert await storage.progress.missing(ann, 10) == ["old"]
    assert await storage.progress.finished(ann) == ["old", "t1"]
    await storage.progress.keep([game(ann, table=TableId("old"))])
    assert await storage.progress.missing(ann, 10) == []


async def test_results_outlive_the_games_that_the_operator_has_deleted(storage: Storage) -> None:
    """And a guest with results isn't one who never played."""
    ann = await guest(storage)
    await keep(storage, game(ann, 1, won=True, crosses=0))
    await tidy(storage, Settings(retention_days=1, idle_guest_days=1), 100 * DAY)
    (honor,) = await honors(storage, ann)
    assert (honor.name, honor.table) == (HonorName.NO_CROSS, None)
    assert await storage.progress.unweighed(ann, 10) == []
