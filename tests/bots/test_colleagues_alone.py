"""Colleagues in positions with known answers, and whether they read the other's moves as hints."""

from random import Random

import numpy as np
import pytest

from doctor_rat.analysis.experts import finish
from doctor_rat.belief import clues
from doctor_rat.bots.kernel.colleagues import PASS, YUCK
from doctor_rat.bots.kernel.colleagues_plan import SLIP
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, diet_numbers
from doctor_rat.bots.kernel.position import believed
from doctor_rat.bots.levels.expert.colleague import _explained, number_of
from doctor_rat.bots.levels.novice import NoviceColleague
from doctor_rat.bots.levels.regular.colleague import (
    HOPELESS,
    TIE,
    RegularColleague,
    literal_beliefs,
    seats,
    take_likeliest,
)
from doctor_rat.bots.people.colleague import PersonColleague
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.bots.thinking.odds import chance, suits
from doctor_rat.bots.thinking.signals import LEAST, SHARP, TRUST, Sign, means_something, read, table_with
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Food,
    Group,
    Pass,
    Phase,
    Role,
    State,
    Take,
    Variant,
    View,
    YuckBack,
    YuckFront,
    acting,
    apply,
    legal_actions,
    new_deal,
    new_game,
    role_of,
    view,
)
from stage import begin, foods

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE, TWO = Group(0), Group(1)


def table(pair: str = PAIR, pile: str = PILE, yuck: int = 3) -> State:
    return begin(pair, pile, variant=Variant.COLLEAGUES, yuck=yuck)


def choosing(state: State) -> State:
    while state.board.phase is Phase.PREPARE:
        state, _ = apply(state, Pass(acting(state.board)[0]))  # type: ignore[arg-type]
    return state


def seen_by(state: State, group: Group) -> View:
    return view(state, role_of(group, Variant.COLLEAGUES))


def mover(state: State) -> Group:
    return acting(state.board)[0]  # type: ignore[return-value]


def test_a_colleague_sees_the_other_s_diet_and_not_his_own() -> None:
    seen = seen_by(table(), ONE)
    assert seats(seen) == (ONE, TWO)
    assert seen.diets[ONE] is None
    assert not suits(seen, TWO, Food("2rl"))
    assert suits(seen, TWO, Food("3gc"))


def test_no_two_diets_are_alike_so_the_other_s_isn_t_one_s_own() -> None:
    pair = "1bl=forbidden:v 2gv=forbidden:c"
    seen = seen_by(table(pair), ONE)
    weights = literal_beliefs(seen)
    twin = seen.diets[TWO]
    assert twin is not None
    place = diet_numbers(seen.config.identities[ONE])[twin]
    assert believed(seen, clues(seen))[ONE, place] > 0
    assert weights[ONE, place] == 0
    assert weights[ONE].sum() == pytest.approx(1)


def test_a_table_that_will_do_is_left_alone() -> None:
    """The other has something to eat, so it's not worth a token."""
    state = table()
    decision = RegularColleague().decide(seen_by(state, mover(state)), Random(1))
    assert decision.actions == (Pass(mover(state)),)


def test_without_tokens_nothing_is_thrown_out_or_sent_back() -> None:
    state = table(pile="4yl 1yl 2yl 3gl", yuck=0)
    while state.board.phase is not Phase.CHOOSE:
        state, _ = apply(state, next(iter(legal_actions(state))))
    assert state.board.yuck == 0


def test_the_likeliest_food_is_taken() -> None:
    state = choosing(table())
    group = mover(state)
    seen = seen_by(state, group)
    own, other = seats(seen)
    weights = literal_beliefs(seen)
    (action,) = take_likeliest(seen, weights, own, other).actions
    assert isinstance(action, Take)
    best = max(chance(seen, weights, own, food) for food in (*seen.board.centre, *seen.board.trash))
    assert chance(seen, weights, own, action.food) >= best - TIE
    assert 0 < TIE < HOPELESS < 1


def test_who_knows_nothing_leaves_what_the_other_needs() -> None:
    """All foods are equally likely to a doctor who has ruled nothing out; one is bad for the other."""
    state = choosing(table(pile="4rc 1bc 2rl 3rc"))
    group = mover(state)
    seen = seen_by(state, group)
    own, other = seats(seen)
    # A belief by which every food is good.
    weights = literal_beliefs(seen)
    weights[own] = 0
    foods_here = (*seen.board.centre, *seen.board.trash)
    accepts_all = [
        number
        for diet, number in diet_numbers(seen.config.identities[own]).items()
        if all(diet.accepts(food, seen.board.rows[own].last, 1) for food in foods_here)
    ]
    weights[own, accepts_all[0]] = 1.0
    (action,) = take_likeliest(seen, weights, own, other).actions
    assert isinstance(action, Take)
    bad_for_other = [food for food in foods_here if not suits(seen, other, food)]
    assert (action.food in bad_for_other) == bool(bad_for_other)


def bad_choice() -> tuple[State, Group]:
    """Group 1 has taken a liquid though something better is left; group 0 may send it back."""
    state = choosing(table())
    while state.board.takers:
        group = mover(state)
        food = Food("2rl") if group == TWO else Food("1bc")
        state, _ = apply(state, Take(group, food))
    while mover(state) != ONE:
        state, _ = apply(state, Pass(mover(state)))
    return state, ONE


def test_a_bad_food_goes_back_where_something_better_is_left() -> None:
    state, own = bad_choice()
    (action,) = RegularColleague().decide(seen_by(state, own), Random(1)).actions
    assert action == YuckBack(own, Food("2rl"))


def test_people_send_back_only_when_it_hurts() -> None:
    state, own = bad_choice()
    found = {PersonColleague("noisy", str(seed)).decide(seen_by(state, own), Random(1)).actions for seed in range(30)}
    assert found == {(Pass(own),), (YuckBack(own, Food("2rl")),)}


def test_people_take_what_seems_good_to_them() -> None:
    state = choosing(table())
    group = mover(state)
    for seed in range(10):
        (action,) = PersonColleague("anyone", str(seed)).decide(seen_by(state, group), Random(seed)).actions
        assert action in list(legal_actions(state))


def test_people_keep_a_table_on_which_the_other_finds_something() -> None:
    state = table()
    for seed in range(10):
        group = mover(state)
        assert PersonColleague("noisy", str(seed)).decide(seen_by(state, group), Random(1)).actions == (Pass(group),)


def test_novices_forget_tokens_now_and_then() -> None:
    state, own = bad_choice()
    found = {NoviceColleague().decide(seen_by(state, own), Random(seed)).actions for seed in range(30)}
    assert found == {(Pass(own),), (YuckBack(own, Food("2rl")),)}


def test_the_same_seed_gives_the_same_novice() -> None:
    state = choosing(table())
    seen = seen_by(state, mover(state))
    assert NoviceColleague().decide(seen, Random(3)) == NoviceColleague().decide(seen, Random(3))


def test_actions_have_their_numbers() -> None:
    assert number_of(Take(ONE, Food("2rl"))) == FOOD_NUMBER[Food("2rl")]
    assert number_of(Pass(ONE)) == PASS
    assert number_of(YuckFront(ONE)) == number_of(YuckBack(ONE, Food("2rl"))) == YUCK
    assert len({*map(FOOD_NUMBER.__getitem__, foods("2rl 1bc")), PASS, YUCK}) == 4


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Take(ONE, Food("2rl")), ReasonKey.COLLEAGUE_TAKES),
        (YuckBack(ONE, Food("2rl")), ReasonKey.COLLEAGUE_RETURNS),
        (YuckFront(ONE), ReasonKey.COLLEAGUE_FRESH_TABLE),
        (Pass(ONE), ReasonKey.COLLEAGUE_PASSES),
    ],
)
def test_each_action_is_explained_as_what_it_is(action: Take, key: ReasonKey) -> None:
    decision = _explained(action, 61)
    assert decision.actions == (action,)
    (reason,) = decision.reasons
    assert (reason.key, reason.arguments["percent"]) == (key, 61)


def test_before_anything_is_seen_the_other_is_trusted_as_far_as_we_think() -> None:
    assert means_something([]) == pytest.approx(TRUST)
    _, signs = read(seen_by(table(), ONE))
    assert signs == []


def sign(meant: float, plain: float) -> Sign:
    return Sign(meant, (plain,) * len(SHARP))


def test_what_was_read_rightly_speaks_for_him_and_the_rest_against() -> None:
    assert means_something([sign(0.9, 0.5), sign(0.9, 0.5)]) > TRUST
    assert means_something([sign(0.1, 0.5), sign(0.2, 0.5)]) < TRUST
    assert means_something([sign(0.5, 0.5)]) == pytest.approx(TRUST)
    # By hand: 0.8 · 0.9 against 0.2 · 0.3.
    trust = TRUST * 0.9 / (TRUST * 0.9 + (1 - TRUST) * 0.3)
    assert means_something([sign(0.9, 0.3)]) == pytest.approx(trust)


def test_how_sharply_a_plain_colleague_chooses_is_the_same_all_game_long() -> None:
    """By hand: one kind takes both foods with 0.9, the others with 0.1; and nobody knows which he is."""
    twice = [Sign(0.3, (0.9, 0.1, 0.1))] * 2
    plain = (0.9**2 + 0.1**2 + 0.1**2) / 3
    assert means_something(twice) == pytest.approx(TRUST * 0.09 / (TRUST * 0.09 + (1 - TRUST) * plain))


def test_one_misreading_is_no_proof() -> None:
    assert means_something([sign(0.0, 1.0)]) == pytest.approx(TRUST * LEAST / (TRUST * LEAST + 1 - TRUST))
    assert means_something([sign(0.0, 1.0)]) > 0


def eaten_one_meal() -> State:
    state = choosing(table())
    while state.board.takers:
        group = mover(state)
        state, _ = apply(state, Take(group, Food("2rl") if group == TWO else Food("1bc")))
    while state.board.phase is Phase.RETURN:
        state, _ = apply(state, Pass(mover(state)))
    return state


def test_a_verdict_was_as_likely_as_the_belief_before_it_says() -> None:
    """One verdict was good and one was bad."""
    state = eaten_one_meal()
    before = seen_by(choosing(table()), ONE)
    for group, food in ((ONE, Food("1bc")), (TWO, Food("2rl"))):
        seen = seen_by(state, group)
        good = state.board.rows[group].eaten[0].good
        odds = float(believed(before, ())[group] @ _accepts(before, group, food))
        _, signs = read(seen)
        assert signs[-1].plain == pytest.approx([odds if good else 1 - odds] * len(SHARP))


def _accepts(seen: View, group: Group, food: Food) -> np.ndarray:
    identity = seen.config.identities[group]
    return np.array([diet.accepts(food, identity, 1) for diet in diet_numbers(identity)])


def test_what_is_believed_lies_between_both_readings() -> None:
    state = eaten_one_meal()
    seen = view(state, Role.COLLEAGUE_0)
    weights = table_with(seen).weights[0]
    assert weights.sum() == pytest.approx(1)
    refuted = literal_beliefs(seen)[0] == 0
    assert (weights[refuted] < 1e-6).all(), "what the verdicts rule out is out by either"


def test_a_take_was_as_likely_as_its_chances_say() -> None:
    """By hand, for one who means nothing: the better a food seems to him, the likelier he takes it."""
    state = choosing(table())
    taker = mover(state)
    laid = [*state.board.centre, *state.board.trash]
    before = believed(seen_by(state, taker), ())[taker]
    chances = np.array([float(before @ _accepts(seen_by(state, taker), taker, food)) for food in laid])
    for at, food in enumerate(laid):
        after, _ = apply(state, Take(taker, food))
        _, (found,) = read(seen_by(after, Group(1 - taker)))
        for share, sharp in zip(found.plain, SHARP, strict=True):
            wanted = np.exp(chances / sharp)
            assert share == pytest.approx((1 - SLIP) * wanted[at] / wanted.sum() + SLIP / len(laid))


def test_what_is_meant_adds_up_over_everything_he_could_have_taken() -> None:
    state = choosing(table())
    taker = mover(state)
    laid = [*state.board.centre, *state.board.trash]
    results = [apply(state, Take(taker, food))[0] for food in laid]
    signs = [read(seen_by(after, Group(1 - taker)))[1][0] for after in results]
    assert sum(each.meant for each in signs) == pytest.approx(1)


@pytest.mark.parametrize(("level", "means"), [("regular", False), ("novice", False), ("expert", True)])
def test_games_show_who_means_something(level: str, means: bool) -> None:
    """With a trust that only verdicts change, regular colleagues would still be believed more often than not."""
    trusts = []
    for seed in range(6):
        rng = Random(seed)
        config = Config(Variant.COLLEAGUES, tuple(rng.sample(IDENTITIES, 2)), 3)
        end = finish(new_game(config, new_deal(config, rng)), level, level, rng)
        trusts += [means_something(read(seen_by(end, group))[1]) for group in (ONE, TWO)]
    mean = sum(trusts) / len(trusts)
    assert mean > TRUST - 0.1 if means else mean < 0.4
