"""Each frame is what `rules.view` shows and `belief` can know, and contains nothing its role couldn't know."""

from random import Random

import msgspec
import pytest

from doctor_rat.belief import Belief, beliefs
from doctor_rat.review import Bars, Review, review
from doctor_rat.rules import (
    Board,
    Config,
    Food,
    RecordError,
    Role,
    Source,
    State,
    Variant,
    apply,
    diets_for,
    new_game,
    parse_action,
    record_of,
    roles,
    view,
)
from doctor_rat.rules.events import MealBegan
from doctor_rat.rules.legal import takeable
from doctor_rat.rules.testing import Story, other_world
from review.games import PAIR, random_reviews, reviewed, scripted
from rules.later_meals import ALL_CONFIGS, random_game
from rules.test_against_referee import KINDS
from rules.test_against_referee import play as random_play
from stage import PRESET, begin, foods, play

FIRST_MEAL = "doctor offer 1rl 1rv 3yc, doctor serve, 0 take 1rl, 1 take 1rv, 2 take 3yc, doctor analyse"
FIRST_PILE = "1oc 4bl 1rl 1rv 3yc 2bl"


def test_a_first_game_by_hand() -> None:
    found = scripted(FIRST_PILE, FIRST_MEAL, PRESET)
    assert [frame.index for frame in found.frames] == [None, 0, 1, 2, 3, 4, 5]
    assert [str(frame.action) for frame in found.frames[1:3]] == ["doctor offer 1rl 1rv 3yc", "doctor serve"]
    assert {frame.meal for frame in found.frames} == {1}
    assert found.frames[-1].board.meal == 2, "the verdicts bring the next meal"
    assert found.diets == ("mandatory:rb", "forbidden:l", "mandatory:3")
    doctor, rats, spectator = found.frames[1].sights
    assert (doctor.role, rats.role, spectator.role) == (Role.DOCTOR, Role.GROUP_0, Role.SPECTATOR)
    assert doctor.events == found.frames[1].events
    assert rats.events == spectator.events == ()
    assert rats.diets == (None, None, None)
    assert doctor.desk is not None
    assert doctor.desk.chosen == foods("1rl 1rv 3yc")
    assert rats.desk is None
    assert rats.knowledge[0].possible == 237


def test_what_could_be_known_after_the_first_meal_by_hand() -> None:
    """Good: a red liquid for 1bl in meal 1. Only diets that accept it after the identity are left."""
    found = scripted(FIRST_PILE, FIRST_MEAL, PRESET)
    rats = found.frames[-1].sights[1]
    for group, identity, food in ((0, "1bl", "1rl"), (1, "2gv", "1rv"), (2, "3rc", "3yc")):
        agree = [diet for diet in diets_for(Food(identity)) if diet.accepts(Food(food), Food(identity), 1)]
        assert rats.knowledge[group].possible == len(agree)
    # Two diets that each forbid what the other doesn't allow differ in name alone.
    assert all(known.different < known.possible for known in rats.knowledge)


def test_the_bars_say_how_sure_the_rats_could_be() -> None:
    found = scripted(FIRST_PILE, FIRST_MEAL, PRESET)
    choosing = found.frames[2]
    doctor, rats, _ = choosing.sights
    assert [bars.group for bars in rats.bars] == [0, 1, 2]
    assert doctor.bars[0].chances == {
        Food(food): chance for food, chance in {"4bl": 1.0, "1rl": 1.0, "1rv": 1.0, "1oc": 0.0, "3yc": 0.0}.items()
    }
    chances = list(rats.bars[0].chances.values())
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert [bars.group for bars in found.frames[3].sights[1].bars] == [1, 2], "group 0 has taken"


def test_a_chosen_or_preset_diet_is_weighed_flat() -> None:
    record = record_of(begin(PRESET))
    flat = review(record, (Source.PRESET,) * 3).frames[0].sights[1].knowledge[0]
    drawn = review(record).frames[0].sights[1].knowledge[0]
    assert flat.bits > drawn.bits
    assert flat.likeliest[0].chance == pytest.approx(1 / 237, abs=2e-4)


def test_a_colleague_knows_the_others_diet() -> None:
    found = reviewed(begin("1bl=step 2gv=forbidden:4", variant=Variant.COLLEAGUES))[0]
    one, two, spectator = found.frames[0].sights
    assert (one.role, two.role, spectator.role) == (Role.COLLEAGUE_0, Role.COLLEAGUE_1, Role.SPECTATOR)
    assert one.diets == (None, "forbidden:4")
    assert [known.possible for known in one.knowledge] == [236, 1]
    assert [known.possible for known in spectator.knowledge] == [237, 237]


def test_frames_show_just_what_each_role_sees() -> None:
    for found, states in random_reviews():
        assert len(found.frames) == len(states)
        told: dict[Role, list[object]] = {sight.role: [] for sight in found.frames[0].sights}
        for frame, state in zip(found.frames, states, strict=True):
            assert frame.board == state.board
            assert frame.action == (state.actions[-1] if state.actions else None)
            for sight in frame.sights:
                seen = view(state, sight.role)
                assert sight.diets == tuple(None if diet is None else str(diet) for diet in seen.diets)
                assert sight.desk == seen.desk
                told[sight.role] += sight.events
                assert tuple(told[sight.role]) == seen.history


def test_frames_know_just_what_can_be_known() -> None:
    for found, states in random_reviews()[::3]:
        for frame, state in zip(found.frames, states, strict=True):
            for sight in frame.sights:
                exact = beliefs(view(state, sight.role))
                for known, belief in zip(sight.knowledge, exact, strict=True):
                    assert known.possible == len(belief.weights)
                    assert known.bits == pytest.approx(belief.uncertainty, abs=0.006)
                    likeliest = list(belief.weights.items())[: len(known.likeliest)]
                    assert [likely.diet for likely in known.likeliest] == [str(diet) for diet, _ in likeliest]
                    chances = [likely.chance for likely in known.likeliest]
                    assert chances == pytest.approx([chance for _, chance in likeliest], abs=1e-4)
                _check_bars(sight.bars, exact, state.board)


def _check_bars(bars: tuple[Bars, ...], exact: tuple[Belief, ...], board: Board) -> None:
    assert [each.group for each in bars] == list(board.takers)
    for each in bars:
        assert set(each.chances) == set(takeable(board, each.group))
        if not board.plates[each.group] and board.retake is None:
            for food, chance in each.chances.items():
                assert chance == pytest.approx(exact[each.group].chance(food), abs=1e-4)


def test_a_chance_of_one_or_zero_leaves_no_doubt() -> None:
    for found, states in random_reviews()[::4]:
        for frame, state in zip(found.frames, states, strict=True):
            for sight in frame.sights:
                for bars in sight.bars:
                    if state.board.plates[bars.group] or state.board.retake is not None:
                        continue
                    belief = beliefs(view(state, sight.role))[bars.group]
                    for food, chance in bars.chances.items():
                        out = belief.ruled_out(food, good=True)
                        assert (chance == 1) == (out == 0)
                        assert (chance == 0) == (out == len(belief.weights))


def test_curves_follow_the_truth_meal_by_meal() -> None:
    for found, states in random_reviews():
        for curve in found.curves:
            began = [place for place, frame in enumerate(found.frames) if _begins(frame.events)]
            assert [point.frame for point in curve.points] == began
            assert [point.meal for point in curve.points] == list(range(1, len(began) + 1))
            for point in curve.points:
                belief = beliefs(view(states[point.frame], curve.role))[curve.group]
                assert point.truth == pytest.approx(belief.weights[states[0].deal.diets[curve.group]], abs=1e-4)


def _begins(events: tuple[object, ...]) -> bool:
    return any(isinstance(event, MealBegan) for event in events)


def story(states: list[State]) -> Story:
    counts = [0, *(len(state.log) for state in states)]
    events = tuple(state.log[count:] for state, count in zip(states, counts, strict=False))
    return Story(states[0].config, states[0].deal, states[-1].actions, events)


@pytest.mark.parametrize("config", ALL_CONFIGS, ids=lambda config: f"{config.variant} {len(config.identities)}")
def test_a_roles_part_holds_nothing_that_it_could_not_know(config: Config) -> None:
    """A game that differs only in what the role couldn't know gives it the same frames and plans."""
    rng = Random(5)
    differing = 0
    for seed in range(2):
        states = list(random_game(config, seed))[:-1]
        states = states[: rng.randint(len(states) // 2, len(states))]
        one = reviewed(states[-1])[0]
        for role in (Role.GROUP_0, Role.COLLEAGUE_0, Role.COLLEAGUE_1, Role.SPECTATOR):
            if role not in roles(config):
                continue
            deal, actions = other_world(story(states), role, rng)
            state = new_game(config, deal)
            for action in actions:
                state, _ = apply(state, action)
            other = reviewed(state)[0]
            differing += one.diets != other.diets or states[0].deal.pile != deal.pile
            assert part(one, role) == part(other, role)
    assert differing


def part(found: Review, role: Role) -> object:
    sights = [sight for frame in found.frames for sight in frame.sights if sight.role is role]
    plans = [plan for plan in found.plans if plan.role is role]
    return [frame.board for frame in found.frames], sights, plans


@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_every_game_can_be_reviewed(variant: Variant, groups: int) -> None:
    review_many(variant, groups, 3)


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "groups"), KINDS)
def test_every_game_can_be_reviewed_thousandfold(variant: Variant, groups: int) -> None:
    review_many(variant, groups, 1_000)


def review_many(variant: Variant, groups: int, count: int) -> None:
    """Games with any identities and any number of Yuck! tokens, including unfinished ones."""
    rng = Random(count)
    for seed in range(count):
        states = list(random_play(variant, groups, seed))
        for state in (states[-1], rng.choice(states)):
            found = review(record_of(state))
            assert len(found.frames) == len(state.actions) + 1
            assert found.outcome == state.board.outcome


def test_a_fault_names_the_action() -> None:
    record = record_of(play(begin(PAIR), "doctor yuck-front"))
    wrong = msgspec.structs.replace(record, actions=(*record.actions, parse_action("doctor serve")))
    with pytest.raises(RecordError) as caught:
        review(wrong)
    assert caught.value.action == 1


def test_a_running_game_can_be_reviewed() -> None:
    found = scripted(FIRST_PILE, "doctor offer 1rl 1rv 3yc, doctor serve, 0 take 1rl", PRESET)
    assert found.outcome is None
    assert found.plans == (), "the choosing isn't done"


def test_a_review_is_json_both_ways() -> None:
    for found, _ in random_reviews()[::4]:
        assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
