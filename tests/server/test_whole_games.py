"""Whole games over real sockets."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from doctor_rat.client import Refusal, TablePlace, new_id
from doctor_rat.rules import IDENTITIES, Food, Group, Role, Variant
from doctor_rat.rules.choices import MayTake
from doctor_rat.rules.proof import check_proof
from doctor_rat.rules.record import read_record, replay_all
from doctor_rat.table import BotLevel, DietsFrom, Options, Plan, Stage
from doctor_rat.table import commands as ask
from server.house import Friends, house, run, sqlite, until

RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


async def play(place: TablePlace, rng: Random) -> bool:
    """Plays something legal out of what the server offers; False if there is nothing to do."""
    assert place.table is not None
    command = wish(place, rng)
    if command is None:
        return False
    try:
        await place.do(command)
    except Refusal as error:
        assert error.code == "stale", error  # somebody else was quicker; the news is on its way
        return False
    return True


def wish(place: TablePlace, rng: Random) -> ask.Act | ask.Propose | None:
    assert place.game is not None
    assert place.table is not None
    assert place.welcome is not None
    own = next(seat for seat in place.table.seats if seat.id == place.welcome.seat)
    if own.roles[0].is_group:
        return rat_wish(place, own.id, rng)
    if place.game.choices:
        action = rng.choice(list(rng.choice(place.game.choices).actions()))
        return ask.Act(new_id(), place.table.count, (action,))
    return None


def rat_wish(place: TablePlace, seat: str, rng: Random) -> ask.Act | ask.Propose | None:
    assert place.game is not None
    table = place.table
    assert table is not None
    alone = [solo.group for solo in table.solo if solo.seat == seat and solo.group in table.solo_now]
    for choice in place.game.choices:
        if choice.by in alone:
            return ask.Act(new_id(), table.count, (rng.choice(list(choice.actions())),))
    if table.solo_now or not table.joint or any(each.seat == seat and each.agreed for each in table.proposals):
        return None
    taken: dict[Group, Food] = {}
    for choice in place.game.choices:
        if isinstance(choice, MayTake) and choice.by in table.joint:
            taken[choice.by] = next(food for food in choice.foods if food not in taken.values())
    return ask.Propose(new_id(), table.count, Plan(tuple(taken.items())), agreed=True)


async def play_on(friends: Friends, rng: Random) -> None:
    """Everyone acts whenever they can, until the game is over."""
    places = list(friends.places.values())
    while not all(is_over(place) for place in places):
        acted = [await play(place, rng) for place in places if not is_over(place)]
        if not any(acted):
            await asyncio.sleep(0)


async def all_see_the_game(friends: Friends) -> None:
    for place in friends.places.values():
        await until(place, lambda place=place: place.game is not None)  # type: ignore[misc]


def is_over(place: TablePlace) -> bool:
    return place.table is not None and place.table.stage is Stage.OVER


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        (Variant.COLONY, {"Ann": (Role.DOCTOR,), "Bob": RATS[:2], "Cleo": RATS[2:]}),
        (Variant.COMPLICATIONS, {"Ann": RATS[:1], "Bob": RATS[1:]}),
        (Variant.COLLEAGUES, {"Ann": (Role.COLLEAGUE_0,), "Bob": (Role.COLLEAGUE_1,)}),
    ],
)
def test_people_and_bots_play_to_the_end(tmp_path: Path, variant: Variant, seats: dict[str, tuple[Role, ...]]) -> None:
    """Colleagues runs on a server without our own protocols."""

    async def scene() -> None:
        async with house(sqlite(tmp_path), plain=variant is Variant.COLLEAGUES) as found, Friends(found.url) as friends:
            identities = IDENTITIES[:2] if variant is Variant.COLLEAGUES else IDENTITIES
            table = await friends.gather(Options(variant=variant, identities=identities), seats)
            await friends.start("Ann")
            await all_see_the_game(friends)
            await play_on(friends, Random(1))
            record = read_record(await friends.apis["Bob"].record(table))
            assert check_proof(record)
            replay_all(record)

    run(scene())


def test_the_first_game_over_two_sockets_goes_on_after_a_restart(tmp_path: Path) -> None:
    options = Options(diets=DietsFrom.PRESET)
    seats = {"Ann": (Role.DOCTOR,), "Bob": RATS}

    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            table = await friends.gather(options, seats)
            await friends.start("Ann", None)
            await all_see_the_game(friends)
            for _ in range(6):
                for place in friends.places.values():
                    await play(place, Random(2))
            bob = friends.places["Bob"]
            tokens = {name: api.token for name, api in friends.apis.items()}
            seen, game = bob.number, bob.game
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            for name, token in tokens.items():
                (await friends.come(name)).token = token
                await friends.visit(name, table)
            assert friends.places["Bob"].number >= seen
            assert game is not None
            await play_on(friends, Random(3))
            assert friends.places["Ann"].table is not None

    run(scene())


def test_bots_alone_finish_what_everybody_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(sqlite(tmp_path)) as found, Friends(found.url) as friends:
            await friends.gather(Options(), {"Ann": (Role.DOCTOR,)})
            await friends.start("Ann", BotLevel.RANDOM)
            place = friends.places["Ann"]
            await place.do(ask.GoAway(new_id()))
            await until(place, lambda: place.table is not None and place.table.stage is Stage.OVER)

    run(scene())
