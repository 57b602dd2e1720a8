"""A server for the bench: every table gets the same deal, so one script of moves is a whole game at each.

python bench/house.py script FILE      write the script (bench/script.json)
python bench/house.py serve PORT URL   serve, with limits raised by settings
python bench/house.py guard PORT URL   serve with the default limits, except for setting up the tables, and real bots
"""

import asyncio
import signal
import sys
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from doctor_rat.bots import bot_named
from doctor_rat.rules import (
    DOCTOR,
    Config,
    Food,
    Group,
    Role,
    Setup,
    Take,
    apply,
    legal_actions,
    new_game,
    outcome,
    view,
)
from doctor_rat.rules import shuffle as shuffle_all
from doctor_rat.rules.legal import takeable
from doctor_rat.server.run import collect_seldom, serving, take_turns_often
from doctor_rat.server.settings import Settings
from doctor_rat.server.thinking.workers import Inline
from doctor_rat.table import Options
from doctor_rat.table.ports import PlainDealer

MOVES = 100
"""Per game, as in the peer's match."""
RATS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)


def the_setup() -> Setup:
    return shuffle_all(Config(), Random(7)).preset()


class SameDealer(PlainDealer):
    def __init__(self) -> None:
        super().__init__(Random(7))

    def shuffle(self, options: Options) -> Setup:
        return the_setup()


def script() -> list[dict[str, Any]]:
    """Who sends what, and how many entries everyone then gets: a game that is won, with many proposals."""
    setup = the_setup()
    diets = setup.deal().diets
    for seed in range(10_000):
        moves = _play(setup, diets, Random(seed))
        if moves is not None:
            return moves
    raise AssertionError("no game with this deal was won")


def _play(setup: Setup, diets: tuple[Any, ...], rng: Random) -> list[dict[str, Any]] | None:
    """The regular doctor, and rats who know what is good for them."""
    game = new_game(setup.config, setup.deal())
    doctor = bot_named("regular")
    moves: list[dict[str, Any]] = []
    while outcome(game) is None:
        if any(action.by == DOCTOR for action in legal_actions(game)):
            count = len(game.actions)
            acts = list(doctor.decide(view(game, Role.DOCTOR), rng).actions)
            for action in acts:
                game, _ = apply(game, action)
            while acts[-1].__struct_config__.tag in ("offer", "medicine", "strict-menu"):
                more = doctor.decide(view(game, Role.DOCTOR), rng).actions
                for action in more:
                    game, _ = apply(game, action)
                acts += more
            moves.append({"seat": 0, "entries": 1, "send": {"do": "act", "count": count, "actions": acts}})
            continue
        plan: list[tuple[Group, Food]] = []
        for group in game.board.takers:
            taken = [food for _, food in plan]
            foods = [food for food in takeable(game.board, group) if food not in taken]
            row = game.board.rows[group]
            good = [food for food in foods if diets[group].accepts(food, row.last, game.board.meal)]
            plan.append((group, rng.choice(good or foods)))
        moves += _proposals(len(game.actions), plan, 3 * ((MOVES // 8 - 2) // 3))
        for group, food in plan:
            game, _ = apply(game, Take(group, food))
    found = outcome(game)
    return moves if found is not None and found.won else None


def _proposals(count: int, plan: list[tuple[Group, Food]], sends: int) -> list[dict[str, Any]]:
    """The three rats propose in turn, half plans first; with the last agreement the plan is played."""
    moves: list[dict[str, Any]] = []
    for number in range(sends):
        agreed = number >= sends - 3
        foods = plan if agreed else plan[: number % len(plan) + 1]
        last = number == sends - 1
        send = {"do": "propose", "count": count, "plan": {"foods": foods}, "agreed": agreed}
        moves.append({"seat": 1 + number % 3, "entries": 2 if last else 1, "send": send})
    return moves


PLENTY = 1e12
GUARDED = Settings(request_burst=3_000, guest_burst=PLENTY, table_burst=PLENTY, bot_warm=False)
OPEN = Settings(
    request_burst=PLENTY,
    connect_burst=PLENTY,
    arrival_burst=PLENTY,
    command_burst=PLENTY,
    guest_command_burst=PLENTY,
    address_command_burst=PLENTY,
    guest_burst=PLENTY,
    table_burst=PLENTY,
    connections_per_address=1_000_000,
    tables_per_guest=1_000_000,
    sockets_per_guest=1_000_000,
)


async def serve(port: int, database: str, settings: Settings) -> None:
    settings = replace(settings, port=port, database=database)
    thinker = None if settings.connections_per_address < OPEN.connections_per_address else Inline()
    stop = asyncio.Event()
    collect_seldom()
    take_turns_often()
    async with serving(settings, thinker=thinker, dealer=SameDealer()) as house:
        print("ready", house.url, flush=True)
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await stop.wait()


if __name__ == "__main__":
    if sys.argv[1] == "script":
        with open(sys.argv[2], "wb") as file:
            file.write(msgspec.json.encode(script()))
    else:
        asyncio.run(serve(int(sys.argv[2]), sys.argv[3], GUARDED if sys.argv[1] == "guard" else OPEN))
