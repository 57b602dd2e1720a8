"""Doctors know what their offers mean to rats who ask what the doctor means."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from random import Random
from statistics import mean

import pytest

from doctor_rat.analysis.experts import after, rats_win
from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.levels.expert.rats import ExpertRats
from doctor_rat.bots.thinking.meaning import OfferMeaning, _believed
from doctor_rat.bots.thinking.reading import read
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import (
    Offer,
    Phase,
    Role,
    State,
    Variant,
    legal_actions,
    outcome,
    record_of,
    replay,
    view,
)
from doctor_rat.rules.cards import EXAM

GAMES = 16


@cache
def game(rats: str, seed: int, doctor: str = "regular", variant: Variant = Variant.COLONY) -> tuple[State, ...]:
    """Every state that someone decides in."""
    ended = play_game(Match(variant, 3, 3, doctor, rats, 2_000_000 + seed, 1), 0)
    return tuple(state for state in replay(record_of(ended)) if outcome(state) is None)


def at(states: tuple[State, ...], phase: Phase) -> Iterator[State]:
    return (state for state in states if state.board.phase is phase)


@pytest.mark.parametrize("variant", [Variant.COLONY, Variant.COMPLICATIONS])
def test_the_doctor_believes_of_expert_rats_what_they_believe(variant: Variant) -> None:
    for state in at(game("expert", 1, variant=variant), Phase.CHOOSE):
        theirs = ExpertRats().weigh(view(state, Role.GROUP_0), Random(1))
        _believed.cache_clear()  # or the doctor would be told what the rats were told
        assert OfferMeaning(view(state, Role.DOCTOR)).now() == pytest.approx(theirs)


def test_he_knows_before_he_serves_what_they_will_believe() -> None:
    """Tokens included."""
    medicines, menus = 0, 0
    games = [*(game("expert", seed) for seed in range(GAMES)), game("expert", 0, "expert")]
    for before, then in chain.from_iterable(map(pairwise, games)):
        if (before.board.phase, then.board.phase) != (Phase.PREPARE, Phase.CHOOSE):
            continue
        desk = before.desk
        told = OfferMeaning(view(before, Role.DOCTOR)).once_served(desk.to_serve, desk.medicine, desk.menu)
        _believed.cache_clear()
        assert told == pytest.approx(OfferMeaning(view(then, Role.GROUP_0)).now())
        medicines += desk.medicine is not None
        menus += desk.menu is not None
    assert medicines
    assert menus


def test_what_is_kept_of_a_belief_is_not_what_callers_change() -> None:
    meaning = OfferMeaning(view(game("expert", 1)[-1], Role.DOCTOR))
    meaning.now()[:] = 0
    assert meaning.now().sum(axis=1) == pytest.approx(1)


def readers_among(rats: str) -> float:
    """How sure the doctor is, at the end, that these rats ask what he means."""
    ends = [view(game(rats, seed)[-1], Role.DOCTOR) for seed in range(GAMES)]
    return mean(read(seen, position(seen), Random(1)).readers() for seen in ends)


def test_the_doctor_recognizes_rats_who_ask_what_he_means() -> None:
    assert readers_among("expert") > 0.8


@pytest.mark.parametrize("rats", ["regular", "person:single-idea", "person:similarity", "person:noisy"])
def test_he_takes_nobody_else_for_them(rats: str) -> None:
    assert readers_among(rats) < 0.1


@pytest.mark.parametrize("seed", [3, 22, 29, 54, 74])
def test_in_the_exam_he_offers_what_they_will_not_misread(seed: int) -> None:
    """Some offers feed everyone by the verdicts, and fail with rats who ask why he makes them."""
    state = next(state for state in at(game("expert", seed), Phase.PREPARE) if state.board.meal == EXAM)
    offers = [action for action in legal_actions(state) if isinstance(action, Offer)]
    wins = {frozenset(offer.foods): rats_win(after(state, (offer,))) for offer in offers}
    assert len(set(wins.values())) == 2, "some offers win, and some don't"
    (chosen,) = bot_named("expert").decide(view(state, Role.DOCTOR), Random(seed)).actions
    assert isinstance(chosen, Offer)
    assert wins[frozenset(chosen.foods)]
