"""What a colleague tries out, compared with the rules: the exam's last take, and the diets that playouts may leave
out."""

from functools import cache
from random import Random

import numpy as np
import pytest

from doctor_rat.bots.kernel.colleagues import MEAL, ColleaguesTable
from doctor_rat.bots.kernel.colleagues_plan import odds
from doctor_rat.bots.kernel.colleagues_position import LIVE, followed, trimmed
from doctor_rat.bots.kernel.colleagues_weigh import try_action
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.levels.regular.colleague import RegularColleague, seats
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Diet,
    Event,
    Role,
    State,
    Variant,
    View,
    acting,
    apply,
    diets_for,
    new_deal,
    new_game,
    outcome,
    role_of,
    view,
)
from doctor_rat.rules.cards import EXAM
from doctor_rat.rules.events import Judged
from doctor_rat.rules.legal import takeable

SEEDS = range(1_000_000, 1_000_012)


@cache
def games() -> tuple[tuple[State, ...], ...]:
    """Every state of some games, except the last."""
    return tuple(tuple(_played(seed)) for seed in SEEDS)


def _played(seed: int) -> list[State]:
    rng = Random(seed)
    config = Config(Variant.COLLEAGUES, tuple(rng.sample(IDENTITIES, 2)))
    state = new_game(config, new_deal(config, rng))
    found = []
    while outcome(state) is None:
        found.append(state)
        (action,) = RegularColleague().decide(view(state, _mover(state)), rng).actions
        state, _ = apply(state, action)
    return found


def _mover(state: State) -> Role:
    return role_of(acting(state.board)[0], Variant.COLLEAGUES)


def test_the_exam_s_last_take_wins_if_both_foods_are_good() -> None:
    """For each diet the taker may have, his own verdict follows from that diet, the other's from the diet he sees."""
    tried = won_at_all = 0
    for state in [game[-1] for game in games() if game[-1].board.meal == EXAM]:
        seen = view(state, _mover(state))
        own, other = seats(seen)
        assert seen.board.plates[other], "both have chosen after this"
        diets = diets_for(seen.config.identities[own])
        (eaten,), diet = seen.board.plates[other], seen.diets[other]
        assert diet is not None
        other_is_fine = diet.accepts(eaten, seen.board.rows[other].last, EXAM)
        p, numbers = followed(seen), np.arange(len(diets))
        for food in takeable(seen.board, own):
            won = try_action(p, FOOD_NUMBER[food], int(own), numbers, numbers)
            good = [each.accepts(food, seen.board.rows[own].last, EXAM) for each in diets]
            assert won.tolist() == [float(each and other_is_fine) for each in good], food
            tried, won_at_all = tried + 1, won_at_all + int(won.sum())
    assert tried > 5
    assert won_at_all > 100


def views() -> list[View]:
    return [view(state, _mover(state)) for game in games() for state in game[8::9]]


def chances(p: ColleaguesTable, who: int) -> list[float]:
    found = np.zeros(len(p.foods))
    odds(p, who, found)
    return found.tolist()


def test_without_unlikely_diets_every_chance_is_as_before() -> None:
    smaller = 0
    for seen in views():
        own, other = seats(seen)
        p = followed(seen)
        less = trimmed(p, int(own))
        assert less.masks.shape[-1] == less.weights.shape[1] <= p.weights.shape[1]
        for who in (0, 1):
            assert less.weights[who].tolist() == sorted(p.weights[who], reverse=True)[: less.weights.shape[1]]
            assert (p.weights[who] > LIVE).sum() <= less.weights.shape[1]
            assert chances(less, who) == pytest.approx(chances(p, who), abs=0.01)
        same = less.masks[other][:, :, less.truth[other]] == p.masks[other][:, :, p.truth[other]]
        assert same.all(), "what is truly good for the other stays so"
        smaller += less.weights.shape[1] < p.weights.shape[1] / 2
    assert smaller > 3


def test_the_other_s_own_diet_stays_even_if_nobody_would_think_of_it() -> None:
    for seen in views()[:6]:
        own, other = seats(seen)
        p = followed(seen)
        p.weights[other, p.truth[other]] = 0.0
        less = trimmed(p, int(own))
        assert less.weights[other, less.truth[other]] == 0
        assert (less.masks[other][:, :, less.truth[other]] == p.masks[other][:, :, p.truth[other]]).all()


def test_whoever_watches_sees_the_table_before_each_event() -> None:
    """A doctor who knows his diet expects every verdict; one who doesn't finds each possible."""
    for game in games()[:4]:
        seen = view(game[-1], _mover(game[-1]))
        eaten = sum(len(row.eaten) for row in seen.board.rows)
        assert len(expected(seen)) == eaten
        assert all(0 < each < 1 + 1e-9 for each in expected(seen))
        assert expected(seen, game[-1].deal.diets) == [1.0] * eaten


def expected(seen: View, diets: tuple[Diet | None, ...] = (None, None)) -> list[float]:
    """How likely each verdict was by what its doctor then believed."""
    found: list[float] = []

    def watch(p: ColleaguesTable, event: Event) -> None:
        if isinstance(event, Judged):
            who = int(event.group)
            row = p.masks[who, p.previous[who], p.counts[MEAL] % 2]
            odds = float(p.weights[who] @ ((row >> FOOD_NUMBER[event.food]) & 1))
            found.append(odds if event.good else 1 - odds)

    followed(seen, diets, watch)
    return found
