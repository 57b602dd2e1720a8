"""Bots for Colleagues: hand-solved decisions, no leaks, and a kernel that plays by the rules."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from doctor_rat.belief import beliefs, sample_world
from doctor_rat.bots.decision import Bot
from doctor_rat.bots.kernel import colleagues as together
from doctor_rat.bots.kernel.colleagues import ColleaguesTable, copy_table
from doctor_rat.bots.kernel.colleagues_plan import HABIT, follow, habit, play_out
from doctor_rat.bots.kernel.colleagues_position import followed
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.levels.expert.colleague import ExpertColleague, number_of
from doctor_rat.bots.levels.oracle.colleague import OracleColleague
from doctor_rat.bots.levels.regular.colleague import RegularColleague
from doctor_rat.bots.registry import bot_named
from doctor_rat.rules import (
    IDENTITIES,
    Action,
    Config,
    Group,
    Pass,
    Phase,
    Role,
    State,
    Take,
    Variant,
    YuckBack,
    YuckFront,
    acting,
    apply,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    parse_food,
    role_of,
    view,
)
from doctor_rat.rules.cards import EXAM
from stage import begin, play

COLLEAGUES = (Role.COLLEAGUE_0, Role.COLLEAGUE_1)
BOTS: list[Bot] = [RegularColleague(), ExpertColleague()]
PHASES = {
    Phase.PREPARE: together.FRONT,
    Phase.CHOOSE: together.CHOOSE,
    Phase.RETURN: together.BACK,
    Phase.RETAKE: together.RETAKE,
}


def new(seed: int, yuck: int = 3) -> State:
    rng = Random(seed)
    config = Config(Variant.COLLEAGUES, tuple(rng.sample(IDENTITIES, 2)), yuck)
    return new_game(config, new_deal(config, rng))


def mover(state: State) -> Role:
    return role_of(acting(state.board)[0], Variant.COLLEAGUES)


def decide(bot: Bot, state: State, seed: int = 1) -> Action:
    (action,) = bot.decide(view(state, mover(state)), Random(seed)).actions
    return action


def at_random(seed: int) -> list[State]:
    """Every state of a random game, including the final one."""
    rng = Random(seed)
    states = [new(seed, seed % 4)]
    while outcome(states[-1]) is None:
        state, _ = apply(states[-1], rng.choice(list(legal_actions(states[-1]))))
        states.append(state)
    return states


def played(state: State, bot: Bot, seed: int) -> Iterator[State]:
    """Every state of a game this bot plays for both sides."""
    yield state
    rng = Random(seed)
    while outcome(state) is None:
        for action in bot.decide(view(state, mover(state)), rng).actions:
            state, _ = apply(state, action)
            yield state


# Doctor 1 (identity 1bl) starts. The first trash is 4yl, the first center 1rc 2rv 3bl.
TWO = "2gv=forbidden:l 1bl=mandatory:l"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bad_food_is_sent_back_where_a_good_one_is_left(bot: Bot) -> None:
    """Doctor 0 has two crosses and took a liquid again: even the expert must spend a token."""
    state = begin(TWO, "4yl 1rc 2rv 3bl 1ol 2ol 3rc 1yl 2yl 3yc", variant=Variant.COLLEAGUES)
    state = play(state, "1 pass, 0 pass, 1 take 3bl, 0 take 4yl, 1 pass, 0 pass")
    state = play(state, "0 pass, 1 pass, 0 take 1ol, 1 take 2ol, 0 pass, 1 pass")
    state = play(state, "1 pass, 0 pass, 1 take 1yl, 0 take 2yl")
    assert decide(bot, state) == YuckBack(Group(1), parse_food("2yl"))


@pytest.mark.parametrize("bot", BOTS)
def test_a_good_food_is_left_alone(bot: Bot) -> None:
    state = begin(TWO, "4yl 1rc 2rv 3bl", variant=Variant.COLLEAGUES)
    state = play(state, "1 pass, 0 pass, 1 take 3bl, 0 take 2rv")
    assert isinstance(decide(bot, state), Pass)


def test_a_hopeless_table_is_thrown_out() -> None:
    """After two bad cheeses, doctor 1 expects little from more of them, and doctor 0 can't eat them either."""
    pile = "4rc 1rc 2rc 3rc 1oc 2oc 3oc 1yc 2yc 3yc"
    state = begin("2gv=mandatory:v 1bl=mandatory:l", pile, variant=Variant.COLLEAGUES)
    state = play(state, "1 pass, 0 pass, 1 take 1rc, 0 take 2rc, 1 pass, 0 pass")
    state = play(state, "0 pass, 1 pass, 0 take 1oc, 1 take 2oc, 0 pass, 1 pass")
    assert decide(RegularColleague(), state) == YuckFront(Group(1))


def test_of_equally_likely_foods_he_leaves_what_the_other_needs() -> None:
    """To doctor 1, 1yl and 1ol look alike in meal 1; only 1ol is good for doctor 0."""
    state = begin("2gv=mandatory:og 1bl=forbidden:v", "3rc 1yl 1ol 4rc", variant=Variant.COLLEAGUES, yuck=0)
    chances = beliefs(view(state, Role.COLLEAGUE_1))[1]
    assert chances.chance(parse_food("1yl")) == pytest.approx(chances.chance(parse_food("1ol")))
    assert decide(RegularColleague(), state) == Take(Group(1), parse_food("1yl"))


@pytest.mark.parametrize("bot", BOTS)
def test_the_second_in_the_exam_takes_a_sure_food(bot: Bot) -> None:
    sure = 0
    for seed in range(1_000_000, 1_000_030):
        state = list(played(new(seed), RegularColleague(), seed))[-2]
        if state.board.meal != EXAM:
            continue
        seen = view(state, mover(state))
        belief = beliefs(seen)[acting(state.board)[0]]  # type: ignore[index]
        chances = {food: belief.chance(food) for food in state.board.trash}
        if max(chances.values()) > 1 - 1e-9:
            taken = decide(bot, state)
            assert isinstance(taken, Take)
            assert chances[taken.food] > 1 - 1e-9
            sure += 1
    assert sure > 3


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_decision(bot: Bot) -> None:
    for state in at_random(1)[:-1]:
        seen = view(state, mover(state))
        assert bot.decide(seen, Random(7)) == bot.decide(seen, Random(7))


@pytest.mark.parametrize("bot", BOTS)
def test_a_decision_is_the_same_in_every_world_that_looks_the_same(bot: Bot) -> None:
    rng = Random(3)
    for seed in range(3):
        for state in at_random(seed)[:-1:4]:
            role = mover(state)
            decided = bot.decide(view(state, role), Random(7))
            for _ in range(2):
                world = sample_world(view(state, role), rng)
                assert bot.decide(view(world, role), Random(7)) == decided


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_whole_games_are_played(level: str) -> None:
    for seed in (1, 2):
        assert outcome(list(played(new(seed, seed), bot_named(level), seed))[-1]) is not None


def test_oracles_play_a_whole_game() -> None:
    state = new(5)
    assert outcome(list(played(state, OracleColleague(state.deal.diets), 5))[-1]) is not None


def test_the_table_follows_every_view_of_a_random_game() -> None:
    for seed in range(40):
        for state in at_random(seed)[:-1]:
            for role in COLLEAGUES:
                assert_same(followed(view(state, role)), state)


@pytest.mark.rule("7.4", "7.5", "7.6", "7.7", "7.8")
def test_the_kernel_plays_random_games_as_the_rules_do() -> None:
    endings = set()
    for seed in range(150):
        states = at_random(seed)
        diets = states[0].deal.diets
        p = followed(view(states[0], Role.COLLEAGUE_0), diets)
        p.pile[:] = [FOOD_NUMBER[food] for food in states[0].deal.pile]
        for before, after in pairwise(states):
            together.act(p, number_of(after.actions[-1]))
            if p.counts[together.PHASE] == together.JUDGE:
                together.judge(p)
            assert before.board.outcome is None
            assert_same(p, after)
        endings.add(int(p.counts[together.PHASE]))
    assert together.LOST in endings


def test_the_kernel_wins_the_games_that_the_rules_call_won() -> None:
    for seed in range(12):
        states = list(played(new(seed), RegularColleague(), seed))
        p = followed(view(states[0], Role.COLLEAGUE_0), states[0].deal.diets)
        p.pile[:] = [FOOD_NUMBER[food] for food in states[0].deal.pile]
        for after in states[1:]:
            together.act(p, number_of(after.actions[-1]))
            if p.counts[together.PHASE] == together.JUDGE:
                together.judge(p)
            assert_same(p, after)


def test_a_pass_at_the_window_speaks_for_the_food_and_a_yuck_against_it() -> None:
    state = begin(TWO, "4yl 1rc 2rv 3bl", variant=Variant.COLLEAGUES)
    state = play(state, "1 pass, 0 pass, 1 take 3bl, 0 take 2rv")
    before = expected(state, "2rv")
    assert expected(play(state, "1 pass"), "2rv") > before
    assert expected(play(state, "1 yuck-back 2rv"), "2rv") < 0.1


def test_who_lets_a_table_stand_has_seen_something_good_on_it() -> None:
    """Doctor 1 knows what doctor 0 may eat: as long as tokens are left, his pass speaks for the table and his Yuck!
    against it."""
    foods = ("4yl", "1rc", "2rv", "3bl")
    state = begin(TWO, " ".join(foods), variant=Variant.COLLEAGUES)
    before = any_good(state, foods)
    assert any_good(play(state, "1 pass"), foods) > before
    assert any_good(play(state, "1 yuck-front"), foods) < before


def test_what_is_left_for_the_second_is_likelier_good_for_him() -> None:
    """Doctor 0 would go for 2rv. If it is taken from him, it was bad and another is good; if it is left, it is good."""
    state = play(begin(TWO, "4yl 1rc 2rv 3bl", variant=Variant.COLLEAGUES), "1 pass, 0 pass")
    before = {food: expected(state, food) for food in ("4yl", "1rc", "2rv", "3bl")}
    assert max(before, key=lambda food: before[food]) == "2rv"
    assert expected(play(state, "1 take 4yl"), "2rv") > before["2rv"]
    robbed = play(state, "1 take 2rv")
    assert expected(robbed, "2rv") < before["2rv"]
    assert expected(robbed, "1rc") > before["1rc"]


def test_a_take_tells_nothing_to_a_doctor_who_knows_his_diet() -> None:
    state = play(begin(TWO, "4yl 1rc 2rv 3bl", variant=Variant.COLLEAGUES), "1 pass, 0 pass, 1 take 2rv")
    p = followed(view(state, Role.COLLEAGUE_0), state.deal.diets)
    assert p.weights[0, p.truth[0]] == pytest.approx(1)


def test_the_first_leaves_the_food_that_the_second_will_take() -> None:
    """Doctor 0 expects 2rv to be good, and it is: only vegetables are. Doctor 1 must not take it."""
    state = begin("2gv=mandatory:v 1bl=mandatory:l", "4yl 1rc 2rv 3bl", variant=Variant.COLLEAGUES)
    state = play(state, "1 pass, 0 pass")
    seen = followed(view(state, Role.COLLEAGUE_1))
    assert habit(seen) != FOOD_NUMBER[parse_food("2rv")]
    assert decide(ExpertColleague(), state) != Take(Group(1), parse_food("2rv"))


def test_the_model_plays_whole_games_by_the_rules() -> None:
    """Its habit is legal at every step, has no side effects, and is what a playout does."""
    for seed in range(30):
        state = new(seed, seed % 4)
        p = followed(view(state, Role.COLLEAGUE_0))
        p.truth[:] = followed(view(state, Role.COLLEAGUE_0), state.deal.diets).truth
        p.pile[:] = [FOOD_NUMBER[food] for food in state.deal.pile]
        end = play_out(copy_table(p))
        while outcome(state) is None:
            usual = habit(p)
            (action,) = (action for action in legal_actions(state) if number_of(action) == usual)
            state, _ = apply(state, action)
            assert follow(p, HABIT) == usual
            if p.counts[together.PHASE] == together.JUDGE:
                together.judge(p)
            assert_same(p, state)
        assert end == (p.counts[together.PHASE] == together.WON)


def any_good(state: State, foods: tuple[str, ...]) -> float:
    """Doctor 0's chance in meal 1 that at least one of these foods is good, hints included."""
    p = followed(view(state, Role.COLLEAGUE_0))
    laid = sum(1 << FOOD_NUMBER[parse_food(food)] for food in foods)
    return float(p.weights[0] @ ((p.masks[0, p.previous[0], 1] & laid) != 0))


def expected(state: State, food: str) -> float:
    """Doctor 0's chance that this food is good, hints included."""
    p = followed(view(state, Role.COLLEAGUE_0))
    row = p.masks[0, p.previous[0], p.counts[together.MEAL] % 2]
    return float(p.weights[0] @ ((row >> FOOD_NUMBER[parse_food(food)]) & 1))


def assert_same(p: ColleaguesTable, state: State) -> None:
    board = state.board
    assert p.crosses.tolist() == [row.crosses for row in board.rows]
    if board.outcome is not None:
        assert p.counts[together.PHASE] == (together.WON if board.outcome.won else together.LOST)
        return
    open_foods = sorted(FOOD_NUMBER[food] for food in board.centre + board.trash)
    assert sorted(p.foods[: p.counts[together.FOODS]].tolist()) == open_foods
    assert p.plates.tolist() == [FOOD_NUMBER[plate[0]] if plate else together.NOTHING for plate in board.plates]
    assert p.previous.tolist() == [FOOD_NUMBER[row.last] for row in board.rows]
    phase, turn = PHASES[board.phase], acting(board)[0]
    assert p.counts.tolist()[:6] == [board.meal, len(open_foods), state.drawn, board.yuck, board.first, turn]
    assert p.counts[together.PASSES] == board.passes
    assert p.counts[together.PHASE] == phase
