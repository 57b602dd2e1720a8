"""What rats' choices reveal: read from the events, checked against the boards of the game."""

from itertools import pairwise, permutations
from random import Random

import pytest

from doctor_rat.belief import clues
from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.levels.regular.rats import RegularRats
from doctor_rat.bots.thinking.temper import (
    KINDS,
    NEWCOMERS,
    UNDECIDED,
    RatKind,
    Temper,
    choices_made,
    temper_of,
)
from doctor_rat.bots.thinking.watching import watch
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Complication,
    Config,
    Group,
    Phase,
    Role,
    State,
    Take,
    Variant,
    View,
    apply,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    view,
)
from doctor_rat.rules.legal import takeable
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE_MEAL = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse"


def doctor(state: State) -> View:
    return view(state, Role.DOCTOR)


def test_a_choice_has_what_lay_there_and_what_was_known() -> None:
    state = play(begin(PAIR, PILE), ONE_MEAL + ", doctor offer 3gc 2rv, doctor serve, 1 take 4yv, 0 take 2rv")
    first, second = watch(doctor(state)).choices
    assert (first.meal, first.clues, first.crosses) == (1, 0, (0, 0))
    assert (first.centre, first.trash) == (foods("1bc 2rl"), foods("4yv"))
    assert first.previous == foods("1bl 2gv")
    assert first.taken == {0: "1bc", 1: "2rl"}
    assert (second.meal, second.clues, second.crosses) == (2, 2, (0, 1))
    assert (set(second.centre), second.trash) == (set(foods("3gc 2rv")), foods("4yv"))
    assert second.previous == foods("1bc 2rl")
    assert second.taken == {0: "2rv", 1: "4yv"}
    assert list(second.taken) == [0, 1], "whoever took first"


def test_until_all_have_taken_nothing_was_chosen() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc")
    assert watch(doctor(state)).choices == ()
    assert len(watch(doctor(play(state, "1 take 2rl"))).choices) == 1


def test_what_is_given_by_strict_menu_was_not_chosen() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 3gc, doctor strict-menu 0 1bc, doctor serve, 1 take 3gc")
    (choice,) = watch(doctor(state)).choices
    assert choice.taken == {1: "3gc"}
    assert "1bc" not in (*choice.centre, *choice.trash)
    assert list(choices_made(doctor(state))) == [], "all groups have to choose freely for these"


def test_after_a_food_was_sent_back_the_group_chose_among_the_others() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    back = next(action for action in legal_actions(state) if "2rl" in str(action))
    state, _ = apply(state, back)
    state = play(state, "1 take 4yv")
    first, again = watch(doctor(state)).choices
    assert first.taken == {0: "1bc", 1: "2rl"}
    assert again.taken == {1: "4yv"}
    assert (again.centre, again.trash) == ((), foods("4yv"))
    assert again.clues == first.clues + 1, "that it was sent back says something"


def test_medicine_takes_its_crosses_away() -> None:
    script = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse
        doctor offer 4yc 4gc, doctor medicine 0 0, doctor serve"""
    state = play(begin(PAIR, "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv", yuck=0), script)
    foods_left = state.board.centre
    state = play(state, f"0 take {foods_left[0]}, 1 take {foods_left[1]}")
    seen = doctor(state)
    assert [choice.crosses for choice in watch(seen).choices] == [(0, 0), (1, 0), (0, 0)]
    assert [choice.crosses for choice in choices_made(seen)] == [(0, 0), (1, 0), (0, 0)]


def test_the_clues_are_those_of_the_belief() -> None:
    state = play(begin(PAIR, PILE), ONE_MEAL)
    assert list(watch(doctor(state)).clues) == list(clues(doctor(state)))
    assert len(watch(doctor(state)).clues) == 2


def random_game(seed: int, variant: Variant) -> list[State]:
    rng = Random(seed)
    config = Config(variant, tuple(rng.sample(IDENTITIES, 2 + seed % 2)))
    states = [new_game(config, new_deal(config, rng))]
    while outcome(states[-1]) is None:
        states.append(apply(states[-1], rng.choice(list(legal_actions(states[-1]))))[0])
    return states


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_every_choice_is_what_the_board_showed(seed: int) -> None:
    """Both readers of choices, checked against the boards before each take."""
    states = random_game(seed, Variant.COLONY)
    last = next(state for state in reversed(states) if outcome(state) is None)
    seen = doctor(last)
    found = {choice.meal: choice for choice in choices_made(seen)}
    assert found
    for before, after in pairwise(states):
        board = before.board
        all_choose = board.phase is Phase.CHOOSE and board.takers == board.groups
        if all_choose and isinstance(after.actions[-1], Take) and board.meal in found and board.menu is None:
            choice = found[board.meal]
            assert sorted(choice.centre) == sorted(board.centre)
            assert sorted(choice.trash) == sorted(board.trash)
            assert choice.previous == tuple(row.last for row in board.rows)
            assert choice.crosses == tuple(row.crosses for row in board.rows)
    watched = {choice.meal: choice for choice in reversed(watch(seen).choices) if len(choice.taken) == len(seen.diets)}
    for meal, choice in found.items():
        assert watched[meal].taken == dict(enumerate(choice.taken))
        assert watched[meal].crosses == choice.crosses


def test_after_a_second_yuck_back_neither_food_can_be_taken() -> None:
    twice = 0
    for seed in range(60):
        for before, after in pairwise(random_game(seed, Variant.COLONY)):
            board = before.board
            if board.retake is not None and len(board.sent_back[board.retake.group]) > 1 and outcome(after) is None:
                again = watch(doctor(after)).choices[-1]
                assert {*again.centre, *again.trash} == set(takeable(board, board.retake.group))
                twice += 1
    assert twice > 0


def test_choices_under_a_complication_are_passed_over() -> None:
    complicated = 0
    for seed in range(40):
        states = random_game(seed, Variant.COMPLICATIONS)
        under = {state.board.meal for state in states if any(state.board.complications)}
        complicated += len(under)
        last = next(state for state in reversed(states) if outcome(state) is None)
        assert not {choice.meal for choice in watch(doctor(last)).choices} & under
        assert not {choice.meal for choice in choices_made(doctor(last))} & under
    assert complicated > 5
    assert set(Complication)


def test_before_any_choice_all_kinds_are_as_likely_as_we_think() -> None:
    found = temper_of(doctor(begin(PAIR, PILE)), Random(1)).kinds
    assert found == pytest.approx(KINDS)


def test_who_takes_the_likeliest_foods_is_rather_literal_and_who_does_not_isn_t() -> None:
    start = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve")
    literal = start
    for action in RegularRats().decide(view(start, Role.GROUP_0), Random(1)).actions:
        literal, _ = apply(literal, action)
    tempers = {}
    for one, two in permutations(foods("1bc 2rl 4yv"), 2):
        state = play(start, f"0 take {one}, 1 take {two}")
        tempers[one, two] = temper_of(doctor(state), Random(1)).kinds
    plates = literal.board.plates
    likely = tempers.pop((plates[0][0], plates[1][0]))
    assert likely[RatKind()] > KINDS[RatKind()]
    for other in tempers.values():
        assert other[RatKind()] < 0.05
        assert other[RatKind(0.5)] > KINDS[RatKind(0.5)]
        assert sum(other.values()) == pytest.approx(1)


def test_the_same_seed_reads_the_same_temper() -> None:
    state = play(begin(PAIR, PILE), ONE_MEAL)
    assert temper_of(doctor(state), Random(4)) == temper_of(doctor(state), Random(4))


def test_rats_are_drawn_as_often_as_they_are_likely() -> None:
    drawn = Temper({RatKind(): 0.75, NEWCOMERS: 0.25}).draw(2_000, Random(1))
    assert drawn.shape == (2_000, 2)
    assert {tuple(row) for row in drawn} == {(UNDECIDED, 0.0), (NEWCOMERS.noise, NEWCOMERS.forgets)}
    assert (drawn[:, 1] > 0).mean() == pytest.approx(0.25, abs=0.03)


def test_only_what_neither_errs_nor_forgets_is_literal() -> None:
    assert [kind.is_literal for kind in (RatKind(), RatKind(0.1), RatKind(0.0, 0.5), NEWCOMERS)] == [
        True,
        False,
        False,
        False,
    ]


def test_a_position_knows_what_the_choices_were_made_from() -> None:
    """The kernel's clues end where the choice was made."""
    state = play(begin(PAIR, PILE), ONE_MEAL)
    seen = doctor(state)
    (choice,) = choices_made(seen)
    assert position(seen, found=choice.clues).counts[-1] == 0
    assert position(seen).counts[-1] == 2
    assert set(choice.taken) <= set(FOODS)
    assert Group(0) in seen.board.groups
