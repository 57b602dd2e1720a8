"""What the expert doctor concludes from what he has watched."""

from functools import cache
from random import Random
from statistics import mean

import numpy as np
import pytest

from doctor_rat.belief import Clue, clues
from doctor_rat.bots.kernel import minds, watch
from doctor_rat.bots.kernel.masks import diet_numbers, tables
from doctor_rat.bots.kernel.play import CLUES, MEAL
from doctor_rat.bots.kernel.position import numbers, position
from doctor_rat.bots.kernel.start import ideas_first
from doctor_rat.bots.people.ways import Seen, Similarity
from doctor_rat.bots.thinking.population import AssumedWay, population
from doctor_rat.bots.thinking.reading import TURN, _deciding, _Ideas, read
from doctor_rat.bots.thinking.shares import SHARES
from doctor_rat.bots.thinking.watching import Chosen
from doctor_rat.bots.thinking.watching import watch as choices_of
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import FOODS, Food, Group, Role, State, Variant, View, outcome, record_of, replay, view
from stage import begin, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"


def match_with(rats: str, seed: int) -> Match:
    return Match(Variant.COLONY, 3, 3, "novice", rats, 1_000_000 + seed, 1)


def late_view(state: State) -> View:
    """The doctor's view as late as the game gets."""
    states = [each for each in replay(record_of(state)) if outcome(each) is None]
    return view(states[-1], Role.DOCTOR)


@cache
def kinds_of(rats: str, games: int = 16) -> dict[str, float]:
    """The doctor's average belief in each kind at the end of games with such rats."""
    views = [late_view(play_game(match_with(rats, seed), 0)) for seed in range(games)]
    found = [read(seen, position(seen), Random(1)).kinds() for seen in views]
    return {kind: mean(each[kind] for each in found) for kind in SHARES}


READ_AS = {
    "regular": ("ours", 0.9),
    "person:similarity": ("likeness", 0.7),
    "person:centre-first": ("centre", 0.9),
    "person:single-idea": ("idea", 0.55),
    "person:forgetful": ("forgetful", 0.2),
    "person:noisy": ("noisy", 0.35),
    "person:round": ("round", 0.35),
}
"""What each kind of rats is taken for, and how surely at least. Ideas, errors and rounds look alike for long."""


@pytest.mark.parametrize("rats", READ_AS)
def test_the_doctor_sees_how_his_rats_choose(rats: str) -> None:
    kind, least = READ_AS[rats]
    assert kinds_of(rats)[kind] > least, kinds_of(rats)


@pytest.mark.parametrize("rats", READ_AS)
def test_the_doctor_takes_nobody_else_for_them(rats: str) -> None:
    kind, _ = READ_AS[rats]
    others = {other: kinds_of(other)[kind] for other in READ_AS if other != rats}
    assert kinds_of(rats)[kind] > 1.2 * max(others.values()), others


def test_who_sees_one_attribute_is_recognized_though_nobody_expects_exactly_that() -> None:
    assert sum(kinds_of("person:one-attribute")[kind] for kind in ("type", "quantity", "colour")) > 0.7


def test_before_anything_was_chosen_every_kind_is_as_likely_as_we_think() -> None:
    seen = view(begin(), Role.DOCTOR)
    assert read(seen, position(seen), Random(1)).kinds() == pytest.approx(SHARES, abs=1e-6)


def test_choices_after_a_food_was_sent_back_count_too() -> None:
    script = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor yuck-back 1 2rl"
    state = play(begin(PAIR, PILE), script)
    state = play(state, "1 take 4yv, doctor analyse")
    first, again = choices_of(view(state, Role.DOCTOR)).choices
    assert (first.taken, first.clues) == ({0: "1bc", 1: "2rl"}, 0)
    assert (again.taken, again.clues, again.centre, again.trash) == ({1: "4yv"}, 1, (), ("4yv",))


def test_the_likelihoods_of_all_plans_add_up_to_one_and_equal_ones_share() -> None:
    gains = np.array([[1.0, 1.0, 0.0, 0.3], [1.0, 0.2, 0.9, 0.9], [0.4, 0.4, 0.4, 0.1]])
    places = range(4)
    plans = [(a, b, c) for a in places for b in places for c in places if len({a, b, c}) == 3]
    for heat in (0.05, 0.5):
        assert sum(watch.chance_of_plan(gains, np.array(plan), heat) for plan in plans) == pytest.approx(1)
    # Without noise only the best plans remain: 0 or 1 for the first group, and the rest follows. 0/2/1, 1/0/2, 0/3/...
    # promise less.
    best = max(sum(gains[g, i] for g, i in enumerate(plan)) for plan in plans)
    top = [plan for plan in plans if sum(gains[g, i] for g, i in enumerate(plan)) > best - 1e-9]
    for plan in top:
        assert watch.chance_of_plan(gains, np.array(plan), 1e-6) == pytest.approx(1 / len(top))
    alone = np.array([0.5, 0.5, 0.0, 0.0])
    assert watch.alone(alone, 0, 1e-6, np.array([0, -1, -1]), 0, minds.TOGETHER) == pytest.approx(0.5)


def test_the_kernel_s_likeness_is_that_of_the_people_who_go_by_it() -> None:
    state = play_game(match_with("person:similarity", 2), 0)
    seen = late_view(state)
    p = position(seen)
    mind = AssumedWay("likeness", minds.LIKENESS, bad=1.3, own=1.0).vector()
    out = np.empty(60)
    for group in seen.board.groups:
        minds.promise(tables().masks, p, mind, p.weights, group, p.previous[group], np.arange(60), 60, out)
        told = Similarity(bad=1.3, own=1.0, jitter=0.0).worth(Seen(seen), group, FOODS, Random(1))
        assert out.tolist() == pytest.approx([told[food] for food in FOODS])


def test_the_kernel_s_people_change_their_idea_only_when_it_is_refuted() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse")
    seen = view(state, Role.DOCTOR)
    p = position(seen)
    mind = AssumedWay("idea", minds.ONE_IDEA, order=1).vector()
    numbers_of = [diet_numbers(identity) for identity in seen.config.identities]
    texts = [{str(diet): number for diet, number in each.items()} for each in numbers_of]
    liquids, vegetables = texts[0]["mandatory:l"], texts[1]["mandatory:v"]
    mind[minds.IDEA : minds.IDEA + 2] = liquids, vegetables
    minds.think_again(tables().masks, p, mind, np.empty(p.weights.shape[1]))
    # A good blue cheese refutes one; a bad red liquid agrees with the other.
    assert mind[minds.IDEA] != liquids
    assert mind[minds.IDEA + 1] == vegetables
    held = list(numbers_of[0])[int(mind[minds.IDEA])]
    assert all(held.accepts(c.food, c.previous, c.meal) == c.good for c in clues(seen) if c.group == 0)


def test_only_a_new_verdict_refutes_an_idea() -> None:
    """Whoever has forgotten a verdict may come back to an idea that it refuted."""
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse")
    seen = view(state, Role.DOCTOR)
    p = position(seen)
    liquids = [str(diet) for diet in diet_numbers(seen.config.identities[0])].index("mandatory:l")
    known, count = tables().masks, p.counts[CLUES]
    assert minds.is_refuted(known, p, 0, liquids, 0)
    assert not minds.is_refuted(known, p, 0, liquids, count)


@pytest.mark.parametrize(("meals", "forgets", "comes_back"), [(3, 1.0, True), (2, 1.0, False), (3, 0.0, False)])
def test_a_new_idea_may_contradict_what_is_forgotten_and_nothing_else(
    meals: int, forgets: float, comes_back: bool
) -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse")
    seen = view(state, Role.DOCTOR)
    p = position(seen)
    p.counts[MEAL] = 1 + meals
    mind = AssumedWay("idea", minds.ONE_IDEA, forgets=forgets).vector()
    ideas = {minds.new_idea(tables().masks, p, mind, 0, np.empty(p.weights.shape[1])) for _ in range(200)}
    diets = list(diet_numbers(seen.config.identities[0]))
    assert any(not diets[idea].accepts(Food("1bc"), Food("1bl"), 1) for idea in ideas) is comes_back


def test_the_doctor_expects_ideas_that_contradict_what_is_forgotten() -> None:
    """First a cheese is good, so not only liquids are; in the fourth meal a green liquid, so not only blue ones are."""
    seen = view(begin(PAIR, PILE), Role.DOCTOR)
    ways = tuple(AssumedWay("idea", minds.ONE_IDEA, forgets=forgets) for forgets in (0.0, 0.6))
    ideas = _Ideas(seen, position(seen), ways)
    diets = [str(diet) for diet in diet_numbers(seen.config.identities[0])]
    liquids, others = diets.index("mandatory:l"), diets.index("forbidden:v")
    group = Group(0)
    ideas._hear(Clue(group, Food("1bc"), Food("1bl"), 1, good=True, kind="verdict"))
    ideas._held[group][:] = 0.0
    ideas._held[group][:, diets.index("mandatory:rb")] = 1.0
    ideas._hear(Clue(group, Food("2gl"), Food("1bc"), 4, good=True, kind="verdict"))
    before, after = (each[:, liquids] / each[:, others] for each in (ideas._first[group], ideas._held[group]))
    assert after == pytest.approx(before * (0.0, 0.6))


def test_the_ideas_that_the_doctor_reckons_with_agree_with_what_was_said_and_taken() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse")
    seen = view(state, Role.DOCTOR)
    reading = read(seen, position(seen), Random(1))
    diets = list(diet_numbers(seen.config.identities[0]))
    for way, ideas in reading.ideas.items():
        assert ideas.sum(axis=1) == pytest.approx(1)
        likely = [diet for diet, weight in zip(diets, ideas[0], strict=True) if weight > 1e-9]
        assert all(diet.accepts(Food("1bc"), Food("1bl"), 1) for diet in likely), way
    thinkers = [row for row in reading.draw(100, Random(1)) if row[minds.FAMILY] == minds.ONE_IDEA]
    assert {tuple(row[minds.SINCE : minds.SINCE + 2]) for row in thinkers} == {(len(list(clues(seen))),) * 2}


def test_rats_are_drawn_with_ideas_and_members() -> None:
    seen = view(begin(), Role.DOCTOR)
    reading = read(seen, position(seen), Random(1))
    rats = reading.draw(400, Random(2))
    rounds = rats[rats[:, minds.MEMBERS] > 1]
    assert 0 < len(rounds) < 80
    assert set(rounds[:, minds.MEMBERS]) == {3.0}
    thinkers = rats[rats[:, minds.FAMILY] == minds.ONE_IDEA]
    assert len(set(map(tuple, thinkers[:, minds.IDEA : minds.IDEA + 3].tolist()))) > len(thinkers) / 4
    assert reading.draw(5, Random(9)).tolist() == reading.draw(5, Random(9)).tolist()


def test_centre_first_people_of_the_kernel_take_from_the_centre() -> None:
    from doctor_rat.bots.kernel.play import choose, copy_position, seed_noise

    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve")
    p = position(view(state, Role.DOCTOR))
    centre = numbers(state.board.centre)
    plates = np.empty(2, dtype=np.int64)
    mind = next(way for way in population() if way.kind == "centre" and way.slip < 0.05).vector()
    mind[minds.SLIP] = 0.0
    seed_noise(3)
    for _ in range(10):
        choose(tables().masks, copy_position(p), centre, len(centre), mind, plates, -1)
        assert set(plates) == set(centre)


THREE_FOODS = "doctor offer 1bc 2rl, doctor serve"
"""With 4yv in the trash."""


def watching(taken: str) -> tuple[_Ideas, Chosen]:
    """Nearly sure of themselves: of these foods, both groups like the cheese alone."""
    one, two = taken.split()
    seen = view(play(begin(PAIR, PILE), f"{THREE_FOODS}, 0 take {one}, 1 take {two}"), Role.DOCTOR)
    ideas = _Ideas(seen, position(seen), (AssumedWay("idea", minds.ONE_IDEA, noise=0.05),))
    for group, identity in enumerate(seen.config.identities):
        cheese = [str(diet) == ("mandatory:1", "mandatory:gb")[group] for diet in diet_numbers(identity)]
        ideas._held[group] = np.array([cheese], dtype=float)
    (choice,) = choices_of(seen).choices
    return ideas, choice


@pytest.mark.parametrize(
    ("taken", "likely"), [("1bc 2rl", 0.25), ("1bc 4yv", 0.25), ("2rl 1bc", 0.25), ("2rl 4yv", 0.0)]
)
def test_two_who_want_the_same_food_don_t_both_get_it(taken: str, likely: float) -> None:
    """Either may be first; the other takes one of the two that are left."""
    ideas, choice = watching(taken)
    assert ideas._watch(choice) == pytest.approx([likely], abs=1e-6)


def test_whoever_got_nothing_else_to_like_says_little_about_what_it_likes() -> None:
    seen = view(play(begin(PAIR, PILE), f"{THREE_FOODS}, 0 take 1bc, 1 take 2rl"), Role.DOCTOR)
    ideas, choice = watching("1bc 2rl")
    diets = [str(diet) for diet in diet_numbers(seen.config.identities[1])]
    cheese, liquid = diets.index("mandatory:gb"), diets.index("mandatory:2")
    ideas._held[1] = np.zeros((1, len(diets)))
    ideas._held[1][0, [cheese, liquid]] = 0.5
    # If the second group thinks of cheese: 1/4, as above. If it thinks of liquids: 1, whoever is first.
    assert ideas._watch(choice) == pytest.approx([0.5 / 4 + 0.5])
    assert ideas._held[1][0, [cheese, liquid]] == pytest.approx([0.2, 0.8])


def test_of_a_round_s_thinker_a_choice_says_less() -> None:
    """Most of the time, someone else decides. The same choice moves the thinker's ideas the same way, but less far."""
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    seen = view(state, Role.DOCTOR)
    ways = tuple(AssumedWay("idea", minds.ONE_IDEA, noise=0.15, order=1, turns=turns) for turns in (False, True))
    before = ideas_first(seen)[2 * (1 + 1)]
    (alone, among_others), _ = _Ideas(seen, position(seen), ways).follow(choices_of(seen))
    assert alone[0].sum() == pytest.approx(1)
    assert among_others[0].sum() == pytest.approx(1)
    assert among_others[0] - before == pytest.approx(TURN * (alone[0] - before))
    assert np.abs(alone[0] - before).max() > 0.01


def test_in_a_round_everybody_decides_as_often() -> None:
    shares = _deciding()
    assert shares.sum(axis=1) == pytest.approx(1)
    people = [len(way.members) or 1 for way in population()]
    assert (shares > 0).sum(axis=1).tolist() == people
