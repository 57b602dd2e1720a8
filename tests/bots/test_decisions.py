"""Hand-solved positions for the bots, and guarantees that all of them keep."""

from itertools import permutations
from random import Random
from statistics import mean

import numpy as np
import pytest

from doctor_rat.belief import beliefs, sample_world
from doctor_rat.bots import bot_named
from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.play import choose, copy_position, seed_noise
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.levels.oracle.colony import certain
from doctor_rat.bots.levels.regular.doctor import send_back_worst
from doctor_rat.bots.thinking.temper import NEWCOMERS, RatKind, Temper, temper_of
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import (
    DOCTOR,
    Analyse,
    Food,
    Medicine,
    Offer,
    Phase,
    Role,
    State,
    Take,
    Variant,
    View,
    YuckBack,
    acting,
    apply,
    outcome,
    role_of,
    view,
)
from stage import begin, play

LEVELS = ["novice", "regular", "expert"]
PAIR = "1bl=mandatory:rb 2gv=forbidden:l"


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_rats_who_know_take_what_is_good(level: str) -> None:
    """No other plan promises more by the belief that anyone could derive from the verdicts."""
    state = begin(PAIR, "4yv 1bc 2gc 1yl 2rv 3gc 3yl 4bc 1gv 3rv 4gl 4rc 1gc")
    for offer in ("1bc 2gc", "2rv 3gc", "4bc 1gv"):
        first, second = offer.split()
        script = f"doctor offer {offer}, doctor serve, 0 take {first}, 1 take {second}, doctor analyse"
        state = play(state, script)
    state, _ = apply(state, Offer(DOCTOR, state.desk.stock[:2]))
    state = play(state, "doctor serve")
    seen = view(state, Role.GROUP_0)
    decision = bot_named(level).decide(seen, Random(1))
    takes = {int(action.by): action.food for action in decision.actions if isinstance(action, Take)}
    assert set(takes) == {0, 1}
    assert len(set(takes.values())) == 2
    told = beliefs(seen)
    foods = seen.board.centre + seen.board.trash
    best = max(told[0].chance(one) + told[1].chance(two) for one, two in permutations(foods, 2))
    assert told[0].chance(takes[0]) + told[1].chance(takes[1]) > best - 0.02
    assert best > 1.2


def test_the_doctor_sends_back_the_choice_of_the_most_endangered_group() -> None:
    state = begin("1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3", "1yc 1gv 2yc 2yv 3yv 3gc 4yl 4gc 4gl 4yv")
    state = play(state, "doctor offer 2yc 2yv 3yv, doctor serve, 0 take 2yc, 1 take 3yv, 2 take 2yv")
    action = send_back_worst(view(state, Role.DOCTOR))
    assert isinstance(action, YuckBack)
    assert (action.group, action.food) in {(0, "2yc"), (2, "2yv")}
    good = play(
        begin("1bl=mandatory:rb 2gv=forbidden:l", "1yc 1bc 2gc 4gl"),
        "doctor offer 1bc 2gc, doctor serve, 0 take 1bc, 1 take 2gc",
    )
    assert send_back_worst(view(good, Role.DOCTOR)) == Analyse(DOCTOR)


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_medicine_saves_a_group_with_two_neighboring_crosses(level: str) -> None:
    state = play(
        begin(PAIR, "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv", yuck=0),
        """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse
        doctor offer 4yc 4gc""",
    )
    decision = bot_named(level).decide(view(state, Role.DOCTOR), Random(3))
    assert decision.actions == (Medicine(DOCTOR, 0, 0),)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_in_the_exam_the_doctor_offers_what_the_rats_will_take_rightly(level: str) -> None:
    """A whole regular game up to the exam: there, literal rats choose well from what is offered, if any offer allows
    it."""
    from doctor_rat.lab.arena import Match, play_game
    from doctor_rat.rules import Variant, record_of, replay

    won = 0
    for seed in range(12):
        final = play_game(Match(Variant.COLONY, 2, 3, "regular", "regular", 1_000_000 + seed, 1), 0)
        ending = outcome(final)
        if ending is None or not ending.won:
            continue
        states = [state for state in replay(record_of(final)) if state.board.meal == 8]
        exam = next(state for state in states if state.board.phase is Phase.PREPARE and not state.desk.chosen)
        state, rng, bot = exam, Random(seed), bot_named(level)
        while outcome(state) is None:
            role = role_of(acting(state.board)[0], state.config.variant)
            for action in bot.decide(view(state, role), rng).actions:
                state, _ = apply(state, action)
        found = outcome(state)
        assert found is not None
        won += found.won
        assert found.won, state
    assert won


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_the_same_in_every_world_that_looks_the_same(level: str) -> None:
    """The proof against leaks: a bot can use nothing but the view."""
    bot = bot_named(level)
    for role, script in (
        (Role.GROUP_0, "doctor offer 1bc 2rc, doctor serve"),
        (Role.DOCTOR, ""),
        (Role.DOCTOR, "doctor offer 1bc 2rc, doctor serve, 0 take 2rc, 1 take 1bc"),
    ):
        seen = view(play(begin(PAIR, "1rc 1bc 2rc 2gl 3bc 3rv 2bc"), script), role)
        first = bot.decide(seen, Random(5))
        for seed in range(5):
            world = sample_world(seen, Random(seed))
            assert bot_named(level).decide(view(world, role), Random(5)) == first


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_decision_and_reasons_are_given(level: str) -> None:
    seen = view(begin(), Role.DOCTOR)
    one, two = (bot_named(level).decide(seen, Random(11)) for _ in range(2))
    assert one == two
    assert one.reasons


def test_the_doctor_learns_what_rats_these_are() -> None:
    """Rats who always take their likeliest foods come out as literal; others as noisy or forgetful."""
    literal, noisy, forgetful = (
        [temper_of(sample_running(play_game(match_with(rats, seed), 0)), Random(1)).kinds for seed in range(12)]
        for rats in ("regular", "noisy:0.5", "novice")
    )
    assert min(kinds[RatKind()] for kinds in literal) > 0.5
    assert mean(kinds[RatKind()] for kinds in noisy) < 0.1
    assert mean(kinds[RatKind(0.5)] for kinds in noisy) > mean(kinds[RatKind(0.5)] for kinds in forgetful)
    assert mean(kinds[NEWCOMERS] for kinds in forgetful) > 1.2 * mean(kinds[NEWCOMERS] for kinds in noisy)


def test_the_doctor_reckons_with_either_of_two_plans_that_promise_the_same() -> None:
    """Literal rats must take one of them, and he can't predict which: his playouts take sometimes one, sometimes the
    other."""
    state = play(begin(PAIR, "1rc 1bc 2rc 2gl 3bc 3rv 2bc"), "doctor offer 1bc 2rc, doctor serve")
    p = position(view(state, Role.DOCTOR))
    p.weights[:] = certain(state.config.identities, state.deal.diets)
    centre = numbers(state.board.centre)
    plates = np.empty(2, dtype=np.int64)
    taken = set()
    seed_noise(1)
    for rats in Temper({RatKind(): 1.0}).draw(40, Random(1)):
        choose(tables().masks, copy_position(p), centre, len(centre), rats, plates, -1)
        taken.add(tuple(plates.tolist()))
    assert len(taken) > 1


def match_with(rats: str, seed: int) -> Match:
    return Match(Variant.COLONY, 3, 3, "regular", rats, 1_000_000 + seed, 1)


def sample_running(state: State) -> View:
    """The doctor's view in the middle of meal 5, or as late as the game gets."""
    from doctor_rat.rules import record_of, replay

    states = [each for each in replay(record_of(state)) if outcome(each) is None and each.board.meal <= 5]
    return view(states[-1], Role.DOCTOR)


def test_rats_say_why() -> None:
    """Once a mandatory pair is all but known, a food is safe; before that, its verdict would be informative."""
    state = play(begin(PAIR, "1rc 1bc 2rc 2gl 3bc 3rv 2bc"), "doctor offer 1bc 2rc, doctor serve")
    seen = view(state, Role.GROUP_0)
    reasons = bot_named("regular").decide(seen, Random(1)).reasons
    kinds = {reason.key for reason in reasons}
    assert kinds <= {"rats-safe", "rats-odds", "rats-only-likely", "rats-keep", "rats-rules-out"}
    told = beliefs(seen)
    for reason in reasons:
        if reason.key == "rats-rules-out":
            group, food = int(reason.arguments["group"]), Food(str(reason.arguments["food"]))
            assert reason.arguments["left"] == 237
            assert reason.arguments["if_good"] == told[group].ruled_out(food, good=True)
            assert reason.arguments["if_bad"] == told[group].ruled_out(food, good=False)
