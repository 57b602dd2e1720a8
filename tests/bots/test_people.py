"""Partners who choose as people do: what each kind takes, worked out by hand."""

from collections.abc import Sequence
from random import Random

import pytest

from doctor_rat.bots import bot_named
from doctor_rat.bots.people.doctor import Habits, PersonDoctor
from doctor_rat.bots.people.persons import KINDS, Person, person_of
from doctor_rat.bots.people.rats import PersonRats, _takes
from doctor_rat.bots.people.ways import OneAttribute, Reckoning, Seen, Similarity, SingleIdea
from doctor_rat.bots.testing import BotPart, check_bot
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.rules import (
    DOCTOR,
    Analyse,
    Category,
    Food,
    Forbidden,
    Group,
    Mandatory,
    Offer,
    Role,
    Specification,
    State,
    Take,
    Variant,
    YuckBack,
    view,
)
from stage import begin, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"
ONE_MEAL = "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl, doctor analyse"
"""Group 0's blue cheese was good, group 1's liquid bad."""
FIRST = Group(0)


def after_one_meal() -> State:
    state = play(begin(PAIR, PILE), ONE_MEAL)
    return play(state, "doctor offer 2rv 3bl, doctor serve")


def seen_by_rats(state: State) -> Seen:
    return Seen(view(state, Role.GROUP_0))


def test_likeness_adds_up_what_was_good_and_takes_off_what_was_bad() -> None:
    seen = seen_by_rats(after_one_meal())
    worth = Similarity(bad=2.0, own=1.0, jitter=0.0).worth(
        seen, FIRST, [Food("1bc"), Food("2rv"), Food("3bl")], Random(1)
    )
    # Compared with 1bl (own) and 1bc (good): 1bc shares 2 and 3, 2rv nothing, 3bl 2 and 1.
    assert worth == {Food("1bc"): 5.0, Food("2rv"): 0.0, Food("3bl"): 3.0}
    without = Similarity(bad=2.0, own=0.0, jitter=0.0).worth(seen, Group(1), [Food("2rv"), Food("3bl")], Random(1))
    # Compared with 2rl, which was bad for the second group: 2rv shares 2, 3bl 1, each counted twice.
    assert without == {Food("2rv"): -4.0, Food("3bl"): -2.0}


def test_who_sees_one_attribute_goes_by_its_record_alone() -> None:
    seen = seen_by_rats(after_one_meal())
    foods = [Food("4bv"), Food("2rv"), Food("1rv")]
    worth = OneAttribute(Category.COLOUR, hope=0.5, jitter=0.0).worth(seen, FIRST, foods, Random(1))
    # Two blue foods were good; nothing is known about red.
    assert worth == {Food("4bv"): pytest.approx(2.5 / 3), Food("2rv"): 0.5, Food("1rv"): 0.5}


def test_an_idea_is_held_until_a_verdict_refutes_it() -> None:
    way = SingleIdea(jitter=0.0, first=Category.TYPE)
    start = seen_by_rats(begin(PAIR, PILE))
    assert way.idea(start, FIRST) == Mandatory((Specification("l"),))
    assert way.worth(start, FIRST, [Food("4gl"), Food("1bc")], Random(1)) == {Food("4gl"): 1.0, Food("1bc"): 0.0}
    # A good cheese refutes it; a bad liquid doesn't affect the second group's first idea.
    later = seen_by_rats(after_one_meal())
    idea = way.idea(later, FIRST)
    assert idea != Mandatory((Specification("l"),))
    assert idea.accepts(Food("1bc"), Food("1bl"), 1)
    assert way.idea(later, Group(1)) == way.idea(start, Group(1)) == Mandatory((Specification("v"),))


def test_who_forgets_what_was_said_may_come_back_to_an_idea() -> None:
    """With a memory of one meal, the new idea only has to agree with the last verdict."""
    state = play(after_one_meal(), "0 take 3bl, 1 take 2rv, doctor analyse")
    seen = seen_by_rats(state)
    long, short = (SingleIdea(jitter=0.0, first=Category.TYPE, memory=memory) for memory in (8, 1))
    assert long.idea(seen, FIRST).accepts(Food("1bc"), Food("1bl"), 1)
    assert short.idea(seen, FIRST).accepts(Food("3bl"), Food("1bc"), 2)


def test_centre_first_takes_from_the_centre_whatever_the_trash_has() -> None:
    state = play(begin(PAIR, "1bl 2gc 3yc 4ov 1gv"), "doctor offer 2gc 3yc, doctor serve")
    for seed in range(20):
        decision = PersonRats("centre-first", str(seed)).decide(view(state, Role.GROUP_0), Random(seed))
        taken = {action.food for action in decision.actions if isinstance(action, Take)}
        assert len(taken) == 2
    steady = Reckoning(centre=10.0).worth(seen_by_rats(state), FIRST, [Food("1bl"), Food("2gc")], Random(1))
    assert steady[Food("2gc")] > steady[Food("1bl")] + 8


def test_in_a_round_another_one_decides_each_time() -> None:
    person = person_of("round", "3")
    assert len({type(way) for way in person.ways}) > 1
    state = after_one_meal()
    bot = PersonRats("round", "3")
    assert len({bot.decide(view(state, Role.GROUP_0), Random(seed)).actions for seed in range(30)}) > 1


def test_a_person_is_the_same_all_game_long_and_another_in_the_next() -> None:
    start, later = seen_by_rats(begin(PAIR, PILE)), seen_by_rats(after_one_meal())
    assert start.game == later.game != seen_by_rats(begin(PAIR, "1gv 2gv")).game
    assert len({str(person_of("anyone", str(seed))) for seed in range(50)}) == 50
    assert person_of("anyone", "7") == person_of("anyone", "7")


@pytest.mark.parametrize("name", ["person:", "person:nobody", "person:-1"])
def test_there_is_no_such_person(name: str) -> None:
    with pytest.raises(KeyError):
        bot_named(name)


def test_a_doctor_like_a_person_feeds_as_many_as_he_can() -> None:
    state = begin(PAIR, "4yv 2rl 3gc 4gl")
    for seed in range(10):
        decision = PersonDoctor().decide(view(state, Role.DOCTOR), Random(seed))
        (offer,) = decision.actions
        assert isinstance(offer, Offer)
        assert set(offer.foods) == {"2rl", "3gc"}


def test_he_sends_back_only_what_hurts() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve, 0 take 1bc, 1 take 2rl")
    seen = view(state, Role.DOCTOR)
    assert PersonDoctor(Habits(hurts=1)).decide(seen, Random(1)).actions == (Analyse(DOCTOR),)
    assert PersonDoctor(Habits(hurts=0)).decide(seen, Random(1)).actions == (YuckBack(DOCTOR, Food("2rl"), Group(1)),)


@pytest.mark.parametrize("part", BotPart)
@pytest.mark.parametrize("kind", [*(f"person:{kind}" for kind in KINDS), "grid:anyone", "grid:single-idea"])
def test_people_play_by_the_rules_and_tell_nothing_that_they_cannot_know(kind: str, part: BotPart) -> None:
    findings = check_bot(lambda: bot_named(kind), games=1, parts=(part,))
    assert findings.decisions[part] > 15
    assert findings.worlds > 2


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (play_game(Match(Variant.COLONY, 3, 3, "person:4", "person:single-idea", 5, 1), 0) for _ in range(2))
    assert one.actions == two.actions


def test_a_short_memory_lets_an_idea_come_that_an_old_verdict_speaks_against() -> None:
    """A good cheese left "no vegetables"; a good vegetable refutes that. "No cheese" is next, if the cheese is gone."""
    seen = seen_by_rats(play(after_one_meal(), "0 take 2rv, 1 take 3bl, doctor analyse"))
    no_cheese = Forbidden((Specification("c"),))
    assert SingleIdea(jitter=0.0, first=Category.TYPE, memory=1).idea(seen, FIRST) == no_cheese
    assert SingleIdea(jitter=0.0, first=Category.TYPE, memory=8).idea(seen, FIRST) != no_cheese


def test_nobody_forgets_the_last_meal() -> None:
    foods = [Food("2rv"), Food("3bl"), Food("3gc")]
    seen = seen_by_rats(after_one_meal())
    sure, forgetful = (Reckoning(forgets=forgets).worth(seen, FIRST, foods, Random(1)) for forgets in (0.0, 1.0))
    assert sure == forgetful
    later = seen_by_rats(play(after_one_meal(), "0 take 3bl, 1 take 2rv, doctor analyse"))
    sure, forgetful = (Reckoning(forgets=forgets).worth(later, FIRST, foods, Random(1)) for forgets in (0.0, 1.0))
    assert sure != forgetful, "the first meal is gone"


def test_he_sends_back_what_hurts_most() -> None:
    """The first group has two crosses, the second none; both have taken something bad."""
    script = """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse
        doctor offer 4yc 4gl, doctor serve, 0 take 4yc, 1 take 4gl"""
    seen = view(play(begin(PAIR, "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gl 4yv 1gc"), script), Role.DOCTOR)
    assert PersonDoctor(Habits(hurts=0)).decide(seen, Random(1)).actions == (YuckBack(DOCTOR, Food("4yc"), FIRST),)


class Fixed:
    """The first group likes both foods; the second only the one that the first likes best."""

    def worth(self, seen: Seen, group: Group, foods: Sequence[Food], rng: Random) -> dict[Food, float]:
        liked = {FIRST: {"1bc": 0.9, "2rl": 0.8}, Group(1): {"1bc": 0.9}}[group]
        return {food: liked.get(food, 0.0) for food in foods}


@pytest.mark.parametrize(("jointly", "plan"), [(True, "2rl"), (False, "1bc")])
def test_some_plan_together_and_some_take_what_they_like_best(jointly: bool, plan: str) -> None:
    seen = seen_by_rats(play(begin(PAIR, "4yv 1bc 2rl 3gc"), "doctor offer 1bc 2rl, doctor serve"))
    taken = _takes(seen, Person((Fixed(),), jointly=jointly), Random(1))
    first, second = (action.food for action in taken if isinstance(action, Take))
    assert first == plan
    assert (second == "1bc") is jointly


def test_in_any_order_now_one_and_now_another_comes_first() -> None:
    seen = seen_by_rats(play(begin(PAIR, "4yv 1bc 2rl 3gc"), "doctor offer 1bc 2rl, doctor serve"))
    person = Person((Fixed(),), jointly=False, in_any_order=True)
    taken = [_takes(seen, person, Random(seed)) for seed in range(20)]
    assert {str(action) for each in taken for action in each} >= {"0 take 1bc", "0 take 2rl", "1 take 1bc"}
