"""The moments of choosing: exact chances of whole plans, and the best that could be done."""

from itertools import product
from math import prod

import pytest

from doctor_rat.belief import clues, prior
from doctor_rat.review import Choosing, Luck, ReviewKey
from doctor_rat.review.odds import Odds, behavior, percent, plates_in_reach
from doctor_rat.rules import (
    Complication,
    Diet,
    Food,
    Group,
    Role,
    Source,
    State,
    Take,
    Variant,
    legal_actions,
    parse_diet,
    view,
)
from doctor_rat.rules.events import Judged, Moved
from review.games import PAIR, random_reviews, reviewed, scripted
from rules.later_meals import struck, two_crosses_and_madness
from stage import begin, foods, play

MEAL = "doctor offer {}, doctor serve, 0 take {}, 1 take {}, doctor analyse"
PILE = "1rc 1bc 2rc 2rv 3bc 3rv 2bc"


def weights_by_hand(state: State, role: Role, group: Group) -> dict[Diet, float]:
    """Of drawn diets, from verdicts alone."""
    seen = view(state, role)
    told = [clue for clue in clues(seen) if clue.group == group]
    return {
        diet: weight
        for diet, weight in prior(seen.config.identities[group], Source.DRAWN).items()
        if all(diet.accepts(clue.food, clue.previous, clue.meal) == clue.good for clue in told)
    }


def test_a_joint_chance_counts_every_pair_of_diets() -> None:
    """By brute force, over all pairs that aren't twins."""
    state = play(begin(PAIR, PILE), MEAL.format("1bc 2rc", "1bc", "2rc") + ", doctor offer 3bc 3rv, doctor serve")
    one, two = (weights_by_hand(state, Role.GROUP_0, Group(group)) for group in (0, 1))
    worlds = [(a, b, wa * wb) for (a, wa), (b, wb) in product(one.items(), two.items()) if a != b]
    board = state.board
    plates = {Group(0): foods("3rv"), Group(1): foods("3bc")}
    good = [
        weight
        for a, b, weight in worlds
        if a.accepts(Food("3rv"), board.rows[0].last, 2) and b.accepts(Food("3bc"), board.rows[1].last, 2)
    ]
    expected = sum(good) / sum(weight for *_, weight in worlds)
    assert Odds(view(state, Role.GROUP_0)).chance(plates) == pytest.approx(expected, abs=1e-4)


def test_a_joint_chance_of_three_groups() -> None:
    """After four meals, few enough worlds are left to count them all."""
    _, states = next(found for found in random_reviews() if len(found[0].identities) == 3 and late(found[1]))
    state = late(states)[0]
    each = [weights_by_hand(state, Role.GROUP_0, group) for group in state.config.groups]
    seen = view(state, Role.GROUP_0)
    assert not [clue for clue in clues(seen) if clue.kind == "sent-back"]
    plates: dict[Group, tuple[Food, ...]] = {group: (state.board.centre[group],) for group in state.config.groups}
    worlds = [
        (diets, prod(each[group][diet] for group, diet in enumerate(diets)))
        for diets in product(*each)
        if len(set(diets)) == 3
    ]
    good = [weight for diets, weight in worlds if accepted(state, diets, plates)]
    assert Odds(seen).chance(plates) == pytest.approx(sum(good) / sum(w for _, w in worlds), abs=1e-4)


def late(states: tuple[State, ...]) -> list[State]:
    """Positions with three foods in the center and few diets left, before any food is sent back."""
    return [
        state
        for state in states
        if state.board.phase == "choose"
        and len(state.board.centre) == 3
        and not any(clue.kind == "sent-back" for clue in clues(view(state, Role.GROUP_0)))
        and prod(len(weights_by_hand(state, Role.GROUP_0, group)) for group in state.config.groups) < 60_000
    ]


def accepted(state: State, diets: tuple[Diet, ...], plates: dict[Group, tuple[Food, ...]]) -> bool:
    return all(
        diets[group].accepts(plate[0], state.board.rows[group].last, state.board.meal)
        for group, plate in plates.items()
    )


def test_the_chosen_plan_is_what_was_taken() -> None:
    for found, states in random_reviews():
        for plan in found.plans:
            taken = {food for serving in plan.chosen for food in serving.foods}
            groups = [serving.group for serving in plan.chosen]
            actions = states[plan.done].actions[plan.frame : plan.done]
            takes = {action.food for action in actions if isinstance(action, Take) and action.by in groups}
            assert takes <= taken
            assert isinstance(actions[-1], Take), "it is done with the last take"


def test_no_plan_is_likelier_than_the_best() -> None:
    for found, _ in random_reviews():
        for plan in found.plans:
            assert plan.best_chance >= plan.chance
            assert all(serving.chance >= plan.chance - 1e-4 for serving in plan.chosen)
            used = [food for serving in plan.best for food in serving.foods]
            assert len(set(used)) == len(used)


def test_the_best_plan_can_be_taken() -> None:
    for found, states in random_reviews():
        for plan in found.plans:
            state = states[plan.frame]
            wanted = [food for serving in plan.best for food in serving.foods]
            for done in states[plan.done].actions[plan.frame : plan.done]:
                if done.by not in [serving.group for serving in plan.best]:
                    state = play(state, str(done))  # Madness, between others
                    continue
                able = [act for act in legal_actions(state) if isinstance(act, Take) and act.food in wanted]
                plates = {serving.group: serving.foods for serving in plan.best}
                fitting = [act for act in able if act.food in plates.get(act.by, ())]
                fitting.sort(key=lambda act: plates[act.by].index(act.food))
                assert fitting, (plan, state)
                state = play(state, str(fitting[0]))


def test_verdicts_are_those_of_the_last_plan_of_a_meal() -> None:
    for found, states in random_reviews():
        for plan in found.plans:
            groups = {serving.group for serving in plan.chosen}
            later = [
                other
                for other in found.plans
                if other.role is plan.role
                and other.meal == plan.meal
                and groups & {serving.group for serving in other.chosen}
            ]
            judged = [
                event.good for event in meal_events(states, plan) if isinstance(event, Judged) and event.group in groups
            ]
            expected = all(judged) if judged and plan == later[-1] else None
            assert plan.good == expected
            board = states[plan.frame].board
            mad = board.under(Complication.MADNESS) in groups
            moved = not mad and any(isinstance(event, Moved) for event in meal_events(states, plan))
            assert (plan.luck is None) == (plan.good is None or moved)


def meal_events(states: tuple[State, ...], plan: Choosing) -> list[object]:
    until = next((state for state in states[plan.done :] if state.board.meal > plan.meal), states[-1])
    return list(until.log[len(states[plan.done - 1].log) :])


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("taken", "good"), [("2rl", False), ("2rv", True)])
def test_madness_is_a_plan_of_its_own_and_those_after_it_know_its_verdict(taken: str, good: bool) -> None:
    state = play(struck("- madness -"), f"doctor offer 1gl 1gv 1gc, doctor serve, 1 take {taken}")
    found, states = reviewed(play(state, "0 take 1gl, 2 take 1gc, doctor analyse"))
    mad, rest = found.plans[-2:]
    assert [serving.foods for serving in mad.chosen] == [foods(taken)]
    assert {food for serving in mad.best for food in serving.foods} <= {*foods("2rl 2rv")}
    assert (mad.good, rest.good) == (good, True)
    assert [serving.group for serving in rest.chosen] == [0, 2]
    assert mad.done == rest.frame
    assert states[rest.frame].board.rows[1].eaten[-1].food == taken


@pytest.mark.rule("6.4", "6.5")
def test_a_plan_goes_on_past_madness_where_insomnia_chose_before_it() -> None:
    state = play(struck("insomnia madness -"), "doctor offer 1gl 1gv 1gc, doctor serve, 0 take 1gl, 1 take 2rl")
    found, _ = reviewed(play(state, "2 take 1gc, doctor analyse"))
    mad, rest = found.plans[-2:]
    assert [serving.group for serving in rest.chosen] == [0, 2]
    assert (mad.good, rest.good, rest.frame + 3) == (False, True, rest.done)


@pytest.mark.rule("6.4", "4.10")
def test_a_game_lost_by_madness_has_no_plan_of_those_who_had_not_chosen() -> None:
    state = play(two_crosses_and_madness(), "doctor offer 2rl 2rv 2rc, doctor serve, 0 take 2ov")
    found, _ = reviewed(state)
    assert [serving.group for serving in found.plans[-1].chosen] == [0]
    assert found.plans[-1].good is False
    lost = [highlight for highlight in found.highlights if highlight.key is ReviewKey.LOST_BY]
    assert [highlight.arguments for highlight in lost] == [{"group": 0, "food": "2ov"}]


def test_a_food_sent_back_makes_a_new_choice() -> None:
    script = "doctor offer 1gc 2rc, doctor serve, 0 take 1gc, 1 take 2rc, doctor yuck-back 0 1gc, 0 take 1rc"
    found = scripted("1rc 1gc 2rc 2rv", f"{script}, doctor analyse")
    first, second = found.plans
    assert [serving.foods for serving in first.chosen] == [foods("1gc"), foods("2rc")]
    assert [serving.foods for serving in second.chosen] == [foods("1rc"), foods("2rc")]
    assert (first.good, first.luck) == (None, None)
    assert second.good is True
    assert second.best[1].foods == foods("2rc"), "the other group keeps its food"


def test_a_food_moved_by_megalomania_is_not_a_matter_of_luck() -> None:
    state = struck("megalomania - -")
    served = play(state, serve_something(state))
    for group in (0, 1, 2):
        served = play(served, f"{group} take {served.board.centre[0]}")
    board = play(served, "doctor analyse").board
    good = [
        diet.accepts(plate[0], row.last, board.meal)
        for diet, plate, row in zip(state.deal.diets, board.plates, board.rows, strict=True)
    ]
    for wrong, luck in ((False, {Luck.FAIR, Luck.LUCKY, Luck.UNLUCKY, Luck.SURE}), (True, {None})):
        said = ["good" if good[group] != wrong else "bad" for group in (1, 2)]
        end = play(served, f"doctor analyse, 0 predict - {said[0]} {said[1]}")
        assert reviewed(end)[0].plans[-1].luck in luck


def serve_something(state: State) -> str:
    return f"doctor offer {' '.join(state.desk.stock[:3])}, doctor serve"


def test_a_colleague_chooses_for_himself() -> None:
    state = begin(PAIR, PILE, variant=Variant.COLLEAGUES, yuck=0)
    found = scripted(PILE, "0 take 1rc, 1 take 1bc", variant=Variant.COLLEAGUES, yuck=0)
    assert state.board.first == 0
    one, two = found.plans
    assert (one.role, two.role) == (Role.COLLEAGUE_0, Role.COLLEAGUE_1)
    assert [serving.group for serving in one.chosen] == [0]
    assert (one.good, two.good) == (True, True)
    assert one.done == two.frame


def test_luck() -> None:
    kinds = {plan.luck for found, _ in random_reviews() for plan in found.plans}
    assert kinds == {None, *Luck}
    for found, _ in random_reviews():
        for plan in found.plans:
            if plan.luck is Luck.SURE:
                assert (plan.good, plan.chance) == (True, 1)
            elif plan.luck in (Luck.LUCKY, Luck.UNLUCKY):
                assert (plan.chance < 0.5) == plan.good


def test_percents_are_certain_only_where_chances_are() -> None:
    assert [percent(chance) for chance in (0, 0.0001, 0.5, 0.9999, 1)] == [0, 1, 50, 99, 100]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("mandatory:c+l", "forbidden:v", True),
        ("mandatory:c", "forbidden:v", False),
        ("identical:type", "identical:colour", False),
        ("alternating:c/l", "alternating:l/c", False),
    ],
)
def test_diets_that_always_judge_alike(one: str, other: str, alike: bool) -> None:
    assert (behavior(parse_diet(one)) == behavior(parse_diet(other))) is alike


def test_a_glutton_reaches_every_pair_of_foods() -> None:
    for _, states in random_reviews():
        for state in states:
            for group, card in zip(state.config.groups, state.board.complications, strict=True):
                if card == "gluttony" and state.board.phase == "choose" and not state.board.plates[group]:
                    count = len(state.board.centre + state.board.trash)
                    reach = plates_in_reach(state.board, [group])[group]
                    assert len(set(reach)) in (
                        count * (count - 1),
                        len(state.board.centre) * (len(state.board.centre) - 1),
                    )
                    return
    raise AssertionError("no game had Gluttony")
