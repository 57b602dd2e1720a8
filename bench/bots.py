"""How fast the bots' kernel plays: whole games of Colony with 3 groups, by the regular policies with exact beliefs.

Games are counted per CPU-second on one core, next to random play in our own Python engine (which lists every legal
action first) and random play of Hanabi, if it is installed: in OpenSpiel (`pip install open_spiel`), or else in the
Hanabi Learning Environment (`CMAKE_POLICY_VERSION_MINIMUM=3.5 pip install hanabi-learning-environment`).

They take turns in short slices, so that a noisy machine hurts all of them equally. Deals and positions are made, and
the kernel compiled, before the clock starts; `with_dealing` includes making deals and positions. Random games are lost
early, so a game by the kernel has about twice as many meals.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time

from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.play import Position, copy_position, play_out
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.rules import Config, Deal, Role, apply, legal_actions, new_deal, new_game, view

CONFIG = Config()
DEALS = 1_000
GOAL = 2_000
SLICE = 0.25
Playout = Callable[[], int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="CPU time for each side")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = measure(max(1, round(options.seconds / SLICE)))
    if options.json:
        json.dump(figures, sys.stdout)
        print()
    else:
        for name, figure in figures.items():
            text = f"{figure:,.2f}" if isinstance(figure, float) else figure or "-"
            print(f"{name:28} {text:>14}")


def measure(rounds: int) -> dict[str, float | str | None]:
    rng = Random(2026)
    deals = [new_deal(CONFIG, rng) for _ in range(DEALS)]
    positions = [begin(deal) for deal in deals]
    # Once through all of them: compiles what isn't cached, and shows how often these policies win.
    win_rate = sum(play(p) for p in positions) / DEALS
    playouts: dict[str, Playout] = {
        "kernel": lambda: play(positions[int(rng.random() * DEALS)]),
        "with_dealing": lambda: play(begin(new_deal(CONFIG, rng))),
        "engine_random": lambda: play_randomly(deals[int(rng.random() * DEALS)], rng),
    }
    name, hanabi = find_hanabi(rng)
    if hanabi is not None:
        playouts["hanabi_random"] = hanabi
    rates: dict[str, list[float]] = {each: [] for each in playouts}
    for _ in range(rounds):
        for each, playout in playouts.items():
            rates[each].append(rate(playout))
    medians = {each: statistics.median(found) for each, found in rates.items()}
    return {
        "kernel_games_per_s": medians["kernel"],
        "goal_games_per_s": float(GOAL),
        "kernel_win_rate": win_rate,
        "with_dealing_games_per_s": medians["with_dealing"],
        "engine_random_games_per_s": medians["engine_random"],
        "hanabi": name,
        "hanabi_random_games_per_s": medians.get("hanabi_random"),
        "ratio": medians["kernel"] / medians["engine_random"],
        "ratio_to_hanabi": medians["kernel"] / medians["hanabi_random"] if hanabi else None,
    }


def rate(playout: Playout) -> float:
    """Games per CPU-second over one slice of whole games."""
    start = process_time()
    games = 0
    while (spent := process_time() - start) < SLICE:
        playout()
        games += 1
    return games / spent


def begin(deal: Deal) -> Position:
    """A deal as the kernel plays it: the doctor's view, and the pile in its true order."""
    state = new_game(CONFIG, deal)
    return position(view(state, Role.DOCTOR))._replace(pile=numbers(state.deal.pile[state.drawn :]))


def play(start: Position) -> int:
    """1 if the game is won."""
    known = tables()
    return int(play_out(known.masks, known.likeness, copy_position(start), LITERAL))


def play_randomly(deal: Deal, rng: Random) -> int:
    """Random legal play in the Python engine."""
    state = new_game(CONFIG, deal)
    while state.board.outcome is None:
        actions = list(legal_actions(state))
        state, _ = apply(state, actions[int(rng.random() * len(actions))])
    return int(state.board.outcome.won)


def find_hanabi(rng: Random) -> tuple[str, Playout | None]:
    """A third-party Hanabi, if there is one."""
    try:
        spiel = import_module("pyspiel")
        game = spiel.load_game("hanabi", {"players": 3})
        return "OpenSpiel", lambda: play_open_spiel(game, rng)
    except Exception:  # not installed, or built without Hanabi
        pass
    try:
        library = import_module("hanabi_learning_environment.pyhanabi")
        hanabi = library.HanabiGame({"players": 3})
        return "Hanabi Learning Environment", lambda: play_hle(hanabi, library.CHANCE_PLAYER_ID, rng)
    except Exception:  # not installed
        return "not installed", None


def play_open_spiel(game, rng: Random) -> int:  # type: ignore[no-untyped-def]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return int(state.returns()[0])


def play_hle(game, chance: int, rng: Random) -> int:  # type: ignore[no-untyped-def]
    """The bare game: the environment around it also encodes what each player sees, which we don't need."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.cur_player() == chance:
            state.deal_random_card()
        else:
            state.apply_move(rng.choice(state.legal_moves()))
    return int(state.score())


if __name__ == "__main__":
    main()
