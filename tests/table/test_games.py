"""Whole games by several people and bots, through commands and deliveries only, in every variant."""

from random import Random

import pytest
from msgspec import UNSET, json

from doctor_rat.rules import (
    IDENTITIES,
    PRESET,
    Diet,
    Role,
    Source,
    Variant,
    outcome,
    read_record,
    replay_all,
    write_record,
)
from doctor_rat.rules.proof import check_proof
from doctor_rat.table import BotLevel, DietsFrom, Options, Stage, finished_record
from doctor_rat.table.wire import audiences
from referee import check
from table.company import Company, run
from table.people import Person, play_out

DOCTOR, A, B, C = Role.DOCTOR, Role.GROUP_0, Role.GROUP_1, Role.GROUP_2
ONE, TWO = Role.COLLEAGUE_0, Role.COLLEAGUE_1
Seated = dict[str, tuple[Role, ...]]

TABLES: dict[str, tuple[Options, Seated]] = {
    "colony of two groups, all people": (
        Options(identities=IDENTITIES[:2]),
        {"dora": (DOCTOR,), "ann": (A,), "ben": (B,)},
    ),
    "colony of three, several to a group": (
        Options(),
        {"ann": (A, B), "ben": (B,), "cat": (C,), "dora": (DOCTOR,), "eve": (C,), "fay": (A,), "gus": (B, C)},
    ),
    "one rat plays all, a bot is the doctor": (Options(diets=DietsFrom.PRESET), {"ann": (A, B, C)}),
    "a doctor who chooses, rats are bots and a person": (
        Options(diets=DietsFrom.CHOSEN),
        {"dora": (DOCTOR,), "ann": (A,)},
    ),
    "the first game": (Options(diets=DietsFrom.PRESET), {"ann": (A, B, C), "dora": (DOCTOR,)}),
    "a bot as doctor who draws": (Options(diets=DietsFrom.CHOSEN), {"ann": (A,), "ben": (B,)}),
    "complications": (
        Options(Variant.COMPLICATIONS, diets=DietsFrom.PRESET),
        {"dora": (DOCTOR,), "ann": (A,), "ben": (B, A), "cat": (C,)},
    ),
    "complications with bots": (
        Options(Variant.COMPLICATIONS, IDENTITIES[1:], diets=DietsFrom.PRESET),
        {"ann": (A,), "ben": (A,)},
    ),
    "colleagues": (Options(Variant.COLLEAGUES, IDENTITIES[:2]), {"ann": (ONE,), "ben": (TWO,)}),
    "colleagues in teams": (
        Options(Variant.COLLEAGUES, IDENTITIES[1:]),
        {"ann": (ONE,), "ben": (TWO,), "cat": (ONE,), "dan": (TWO,), "eve": (ONE,)},
    ),
    "a colleague and a bot": (Options(Variant.COLLEAGUES, IDENTITIES[:2]), {"ann": (ONE,)}),
}


async def played(name: str, seed: int, fill: BotLevel = BotLevel.RANDOM) -> tuple[Company, list[Person]]:
    options, seated = TABLES[name]
    company = Company(options, seed=seed)
    company.hasty = fill is BotLevel.RANDOM
    owner = next(iter(seated))
    await company.found(owner)
    for who, held in seated.items():
        await company.sit(who, *held)
    await company.start(owner, fill)
    hunch: tuple[Diet, ...] = ()
    if options.diets is DietsFrom.PRESET:
        hunch = tuple(PRESET[identity] for identity in options.identities)
    people = [Person(who, Random(f"{who} {seed}"), hunch) for who in seated]
    await play_out(company, people)
    return company, people


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_to_its_end(name: str, seed: int) -> None:
    company, people = run(played(name, seed))
    table = company.room.table
    assert table.stage is Stage.OVER
    assert table.game is not None
    assert outcome(table.game) is not None
    record = finished_record(table)
    assert record is not None
    assert check_proof(record)
    assert replay_all(read_record(write_record(record))).log == table.game.log
    check(json.decode(write_record(record)))
    for person in people:
        assert person.table is not None
        assert person.table.stage is Stage.OVER
        assert person.game is not None
        assert person.game.diets == tuple(map(str, table.game.deal.diets))


@pytest.mark.parametrize("name", TABLES)
def test_what_was_sent_piece_by_piece_is_what_is_sent_at_once(name: str) -> None:
    company, people = run(played(name, 1))
    for person in people:
        at_once = company.seen_by(person.name)
        assert [(each.number, each.news, each.events) for each in person.log] == [
            (each.number, each.news, each.events) for each in at_once
        ]
        assert at_once[-1].table == person.table
        assert at_once[-1].game == person.game
        assert all(each.table is UNSET and each.game is UNSET for each in at_once[:-1])


def test_the_games_are_won_and_lost_and_bring_every_complication() -> None:
    """Otherwise the games above would prove nothing."""
    ends = []
    cards = set()
    for seed in range(12):
        company, _ = run(played("complications", seed))
        game = company.room.table.game
        assert game is not None
        ends.append(game.board.outcome.meal if game.board.outcome else 0)
        cards |= {str(card) for card in game.deal.complications[: game.complicated]}
    assert max(ends) == 8
    assert len(cards) == 5


def test_how_each_diet_came_about_is_in_the_record() -> None:
    company, _ = run(played("a doctor who chooses, rats are bots and a person", 4))
    game = company.room.table.game
    assert game is not None
    assert set(game.deal.sources) <= {Source.DRAWN, Source.CHOSEN}
    company, _ = run(played("a bot as doctor who draws", 4))
    assert company.room.table.game is not None
    assert set(company.room.table.game.deal.sources) == {Source.DRAWN}


def test_every_audience_gets_numbers_without_gaps() -> None:
    for name in TABLES:
        company, _ = run(played(name, 2))
        for audience in audiences(company.options.config()):
            found = company.room.since(audience, 0)
            assert found is not None
            assert [each.number for each in found] == list(range(1, len(found) + 1))
            assert company.room.seen(audience) == len(found)


@pytest.mark.parametrize("level", [BotLevel.NOVICE, BotLevel.REGULAR])
def test_bots_that_reason_advise_a_person(level: BotLevel) -> None:
    company, people = run(played("complications with bots", 5, level))
    assert company.room.table.stage is Stage.OVER
    assert any(each.news.__struct_config__.tag == "proposed" for each in people[0].log)


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_very_many_games_go_to_their_end(name: str) -> None:
    for seed in range(1_000):
        company, _ = run(played(name, seed))
        assert company.room.table.stage is Stage.OVER
