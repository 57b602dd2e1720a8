"""The race between options: the best one wins, and hopeless ones get few tries."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.thinking.race import MOST_EFFORT, ROUNDS, RaceLuck, Try, race
from doctor_rat.rules.cards import EXAM

TRIES = [tries for tries, _ in ROUNDS]


class Coin:
    """Wins this share of games, the same ones for the same seeds; counts how often it was tried."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.tries = 0

    def __call__(self, rats: NDArray[np.float64], seeds: NDArray[np.int64]) -> NDArray[np.float64]:
        self.tries += len(seeds)
        return (seeds % 1000 < 1000 * self.share).astype(np.float64)


class Unlucky(Coin):
    """As good as its share from the second round on."""

    def __call__(self, rats: NDArray[np.float64], seeds: NDArray[np.int64]) -> NDArray[np.float64]:
        first = not self.tries
        found = super().__call__(rats, seeds)
        return found * (np.arange(len(found)) >= 10) if first else found


def run(*options: Try, costs: tuple[float, ...] = (), meal: int = 1) -> tuple[int, float]:
    rng = Random(1)

    def luck(tries: int) -> RaceLuck:
        return np.zeros((tries, 2)), np.array([rng.getrandbits(31) for _ in range(tries)])

    return race(options, costs or (0.0,) * len(options), luck, meal)


def test_the_best_option_wins_and_hopeless_ones_are_dropped_at_once() -> None:
    bad, good, close = Coin(0.2), Coin(0.8), Coin(0.79)
    best, rate = run(bad, good, close)
    assert best == 1
    assert abs(rate - 0.8) < 0.06
    assert bad.tries == TRIES[0]
    assert close.tries > bad.tries


def test_an_option_that_costs_a_token_must_be_better_by_more_than_that() -> None:
    assert run(Coin(0.8), Coin(0.81), costs=(0.0, 0.05))[0] == 0
    assert run(Coin(0.8), Coin(0.9), costs=(0.0, 0.05))[0] == 1


def test_of_many_options_fewer_go_on_to_each_round() -> None:
    """Nine equal options: one is out after the first round, then three, then two."""
    coins = [Coin(0.5) for _ in range(9)]
    assert run(*coins)[0] == 0
    assert [coin.tries for coin in coins] == [320] * 3 + [160] * 2 + [80] * 3 + [40]


def test_the_best_of_many_is_found_though_it_was_unlucky_at_first() -> None:
    """It loses the first ten games that the others win; that isn't enough to be out."""
    coins: list[Try] = [Coin(0.6) for _ in range(6)]
    unlucky = Unlucky(0.75)
    assert run(*coins, unlucky)[0] == 6
    assert unlucky.tries > TRIES[0]


def test_the_later_the_meal_the_more_is_tried() -> None:
    tries = []
    for meal in range(1, EXAM + 1):
        coins = Coin(0.5), Coin(0.5)
        run(*coins, meal=meal)
        tries.append(coins[0].tries)
    assert tries == sorted(tries)
    assert (tries[0], tries[-1]) == (sum(TRIES), sum(TRIES) * MOST_EFFORT)
