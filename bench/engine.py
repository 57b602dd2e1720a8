"""How fast the engine plays: random legal play of Colony with 3 groups next to python-chess's random playouts.

Both sides list every legal move before they choose one at random, and both check the move when it's made. Decisions are
counted per CPU-second; a forced action (the only legal one) is played but not counted. The two take turns in short
slices, so that a noisy machine hurts both alike. The deals are made before the clock starts; `with_dealing` is the rate
including the dealing.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import chess

from doctor_rat.rules import Config, Deal, apply, legal_actions, new_deal, new_game

CONFIG = Config()
SLICE = 0.25


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="CPU time for each side")
    parser.add_argument("--profile", type=Path, help="also write a cProfile of our side to this file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = measure(max(1, round(options.seconds / SLICE)))
    if options.profile:
        profile(options.profile)
    if options.json:
        json.dump(figures, sys.stdout)
        print()
    else:
        for name, figure in figures.items():
            print(f"{name:28} {figure:>12,.1f}")


def measure(rounds: int) -> dict[str, float]:
    rng = Random(2026)
    deals = [new_deal(CONFIG, rng) for _ in range(500)]
    rates: dict[str, list[float]] = {"engine": [], "with_dealing": [], "python_chess": []}
    for _ in range(rounds):
        rates["engine"].append(rate(lambda: play(deals[int(rng.random() * len(deals))], rng)))
        rates["with_dealing"].append(rate(lambda: play(new_deal(CONFIG, rng), rng)))
        rates["python_chess"].append(rate(lambda: play_chess(rng)))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    return {
        "engine_decisions_per_s": medians["engine"],
        "with_dealing_decisions_per_s": medians["with_dealing"],
        "python_chess_moves_per_s": medians["python_chess"],
        "ratio": medians["engine"] / medians["python_chess"],
        "ratio_with_dealing": medians["with_dealing"] / medians["python_chess"],
    }


def rate(playout: Callable[[], int]) -> float:
    """Decisions per CPU-second over one slice of whole games."""
    start = process_time()
    decisions = 0
    while (spent := process_time() - start) < SLICE:
        decisions += playout()
    return decisions / spent


def play(deal: Deal, rng: Random) -> int:
    state = new_game(CONFIG, deal)
    decisions = 0
    while state.board.outcome is None:
        actions = list(legal_actions(state))
        decisions += len(actions) > 1
        state, _ = apply(state, actions[int(rng.random() * len(actions))])
    return decisions


def play_chess(rng: Random) -> int:
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        decisions += len(moves) > 1
        board.push(moves[int(rng.random() * len(moves))])
    return decisions


def profile(path: Path) -> None:
    import cProfile

    rng = Random(2026)
    deals = [new_deal(CONFIG, rng) for _ in range(500)]
    with cProfile.Profile() as profiler:
        for deal in deals:
            play(deal, rng)
    profiler.dump_stats(path)


if __name__ == "__main__":
    main()
