"""A study: a finished game continued from any of its positions."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, played
from doctor_rat.rules import (
    Code,
    Config,
    Phase,
    RecordError,
    State,
    Take,
    Variant,
    new_game,
    outcome,
    replay_all,
    roles,
)
from doctor_rat.rules import apply as play
from doctor_rat.rules.record import Continuation, continued
from doctor_rat.table import BotLevel, DietsFrom, GuestId, Stage, TableCode, TableId, finished_record
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import Made
from doctor_rat.table.study import Study, options_of, study_of
from doctor_rat.table.wire import audiences, game_view, view_of_game
from table.company import Company, denied


def finished(config: Config, seed: int = 0) -> State:
    return replay_all(played(config, seed, "random", "random"))


def position(game: State, step: int) -> State:
    state = new_game(game.config, game.deal)
    for action in game.actions[:step]:
        state, _ = play(state, action)
    return state


async def opened(study: Study, fill: BotLevel | None = BotLevel.RANDOM) -> Company:
    company = Company(options_of(study))
    made = Made(TableId("t1"), company.options, GuestId("ann"), "Ann", "open-sesame", study)
    await company.room.make(made)
    every = roles(company.options.config())[:-1]
    await company.sit("ann", *(every[:1] if company.options.variant is Variant.COLLEAGUES else every[1:]))
    if fill is not None:
        await company.start("ann", fill)
    return company


@pytest.mark.parametrize("config", CONFIGS)
def test_it_begins_where_the_game_was(config: Config) -> None:
    game = finished(config)
    for step in range(len(game.actions)):
        study = study_of(game, step, None, None)
        table, there = asyncio.run(opened(study)).room.table, position(game, len(study.actions))
        assert table.stage is Stage.GAME
        for role in audiences(table.config):
            assert game_view(table, role) == view_of_game(there, role)
        cards = there.board.complications
        assert {each.group for each in table.solo} == {group for group, card in enumerate(cards) if card is not None}


@pytest.mark.parametrize("config", CONFIGS)
def test_it_is_played_to_its_end(config: Config) -> None:
    game = finished(config)
    study = study_of(game, len(game.actions) // 2, None, Random(1).randrange)

    async def scene() -> Company:
        company = await opened(study)
        await company.do("ann", ask.GoAway(company.next_id()))
        await company.think()
        return company

    table = asyncio.run(scene()).room.table
    assert table.game is not None
    assert outcome(table.game) is not None
    assert table.game.actions[: len(study.actions)] == study.actions
    record = finished_record(table)
    assert record is not None
    assert continued(record) == Continuation(len(study.actions), None)


def test_a_study_never_begins_in_the_middle_of_a_plan() -> None:
    game = finished(CONFIGS[0])
    step = next(at for at, action in enumerate(game.actions) if isinstance(action, Take)) + 1
    there = position(game, len(study_of(game, step, None, None).actions))
    assert there.board.phase is Phase.CHOOSE
    assert there.board.takers == tuple(group for group in there.board.groups if group != there.board.menu)


def test_a_new_pile_reshuffles_only_unseen_foods() -> None:
    game = finished(Config(Variant.COMPLICATIONS))
    step = len(game.actions) // 2
    same, new = (study_of(game, step, None, pick).setup for pick in (None, Random(1).randrange))
    drawn = position(game, step).drawn
    assert same.pile == game.deal.pile
    assert new.pile[:drawn] == same.pile[:drawn]
    assert new.pile != same.pile
    assert set(new.pile) == set(same.pile)
    assert set(new.complications) == set(same.complications)


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_must_be_something_left_to_play(step: int) -> None:
    with pytest.raises(RecordError) as caught:
        study_of(finished(CONFIGS[0]), step, None, None)
    assert caught.value.code is Code.BAD_ACTION


@pytest.mark.rule("10.3")
def test_a_running_game_cannot_become_a_study() -> None:
    running = position(finished(CONFIGS[0]), 4)
    with pytest.raises(RecordError) as caught:
        study_of(running, 2, None, None)
    assert caught.value.code is Code.UNFINISHED


def test_the_position_can_t_be_changed_in_the_lobby() -> None:
    async def scene() -> None:
        company = await opened(study_of(finished(CONFIGS[0]), 4, None, None), fill=None)
        options = company.options
        for other in (
            replace(options, yuck=0),
            replace(options, diets=DietsFrom.PRESET),
            replace(options, random_identities=True),
        ):
            with denied(TableCode.BAD_OPTIONS):
                await company.do("ann", ask.ChangeOptions(company.next_id(), other))
        await company.do("ann", ask.ChangeOptions(company.next_id(), replace(options, voice=True)))
        assert company.room.table.options.voice

    asyncio.run(scene())


def test_it_is_marked_with_the_way_back() -> None:
    company = asyncio.run(opened(study_of(finished(CONFIGS[0]), 2, TableId("before"), None)))
    for role in audiences(company.options.config()):
        shown = company.room.since(role, 0)
        assert shown is not None
        marks = [each.table.study for each in shown if each.table]
        assert marks
        assert all(mark is not None and mark.origin == "before" for mark in marks)
