"""Glicko-2 against the worked example of its paper (http://www.glicko.net/glicko/glicko2.pdf), and its invariants."""

import pytest

from doctor_rat.puzzles.glicko import LEAST_DEVIATION, Bout, Rating, settled, updated

PLAYER = Rating(1500, 200, 0.06)
OPPONENTS = (Bout(Rating(1400, 30), 1), Bout(Rating(1550, 100), 0), Bout(Rating(1700, 300), 0))


def test_the_papers_worked_example() -> None:
    after = updated(PLAYER, OPPONENTS, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_results_only_doubt_grows() -> None:
    after = updated(PLAYER, ())
    assert (after.rating, after.volatility) == (PLAYER.rating, PLAYER.volatility)
    # Step 6 of the paper: the square root of phi² + sigma², on Glicko's own scale.
    assert after.deviation == pytest.approx(200.2714, abs=0.0001)


def test_doubt_never_exceeds_a_newcomers() -> None:
    assert updated(Rating(1500, 350), ()).deviation == 350


@pytest.mark.parametrize("score", [0, 1])
def test_winner_and_loser_move_apart(score: int) -> None:
    other = Rating(1500, 100)
    mine, theirs = updated(PLAYER, [Bout(other, score)]), updated(other, [Bout(PLAYER, 1 - score)])
    assert (mine.rating > PLAYER.rating) == (theirs.rating < other.rating) == bool(score)


def test_a_surprise_moves_a_rating_more() -> None:
    strong, weak = (updated(PLAYER, [Bout(Rating(rating, 50), 1)]).rating for rating in (2000, 1000))
    assert strong > weak > PLAYER.rating


def test_a_volatile_result_raises_volatility() -> None:
    """The other branch of step 5: so far from the expected result that the variance can't explain it."""
    steady = Rating(1500, 30, 0.06)
    after = updated(steady, [Bout(Rating(2500, 30), 1)] * 8)
    assert after.volatility > steady.volatility


def test_a_rating_that_goes_on_stays_a_little_in_doubt() -> None:
    assert settled(Rating(1500, 10)).deviation == LEAST_DEVIATION
    assert settled(PLAYER) == PLAYER
