"""How long exact inference takes in a deal made to order, compared with the same view of an ordinary deal.

CPU time of `beliefs` for rats of three groups at the start of each meal, as the mean over games in which regular bots
play deals of every grade. Both are measured one after the other on the same positions. What is known before the first
meal is normally cached per config; here it is recomputed every time.
"""

import argparse
import json
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from time import process_time

from msgspec.structs import replace

from doctor_rat.belief import beliefs, starting
from doctor_rat.bots import bot_named
from doctor_rat.difficulty import new_deal
from doctor_rat.rules import Config, Difficulty, Role, View, acting, apply, new_game, outcome, role_of, view


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = measure(options.games)
    if options.json:
        json.dump(figures, sys.stdout)
        print()
        return
    for meal, figure in figures.items():
        text = f"{figure['ordered_ms']:6.1f} ms, without the word {figure['plain_ms']:4.1f} ms"
        print(f"before meal {meal}: {text}, ratio {figure['ratio']:5.1f}")


def measure(games: int) -> dict[int, dict[str, float]]:
    times: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for seed in range(games):
        for seen in meals(seed):
            plain = replace(seen, config=replace(seen.config, difficulty=None))
            times[seen.board.meal].append((spent(seen), spent(plain)))
    figures: dict[int, dict[str, float]] = {}
    for meal, found in times.items():
        ordered, without = (1000 * statistics.mean(each) for each in zip(*found, strict=True))
        figures[meal] = {"ordered_ms": ordered, "plain_ms": without, "ratio": ordered / without}
    return figures


def spent(seen: View) -> float:
    starting.cache_clear()
    start = process_time()
    beliefs(seen)
    return process_time() - start


def meals(seed: int) -> Iterator[View]:
    """What the rats see at the start of each meal."""
    rng = Random(seed)
    config = Config(difficulty=list(Difficulty)[seed % len(Difficulty)])
    state, bot, meal = new_game(config, new_deal(config, rng)), bot_named("regular"), 0
    beliefs(view(state, Role.GROUP_0))  # tables are read once
    while outcome(state) is None:
        if state.board.meal > meal:
            meal = state.board.meal
            yield view(state, Role.GROUP_0)
        role = role_of(acting(state.board)[0], config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)


if __name__ == "__main__":
    main()
