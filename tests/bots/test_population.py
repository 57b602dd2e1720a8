"""The people a doctor expects: shares, vectors, rounds, and what a file says about those who play here."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from doctor_rat.bots.kernel import minds
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.kernel.memory import FORGETS, NOISE
from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.kernel.start import LATER, ORDERS, SIMPLE, at_first_sight, ideas_first, unfed
from doctor_rat.bots.people.doctor import Habits, PersonDoctor, habits_of
from doctor_rat.bots.people.persons import KINDS, SIMPLE_FIRST, parse, person_of
from doctor_rat.bots.people.rats import _one_by_one
from doctor_rat.bots.people.ways import Reckoning, Seen
from doctor_rat.bots.thinking.population import ONE_TRAIT, AssumedWay, population
from doctor_rat.bots.thinking.population import ORDERS as IDEA_ORDERS
from doctor_rat.bots.thinking.reading import Reading, read
from doctor_rat.bots.thinking.shares import CAUTION, PEOPLE, SHARES, Fit, expected
from doctor_rat.bots.thinking.temper import UNDECIDED
from doctor_rat.rules import DOCTOR, IDENTITIES, Category, DietName, Food, Group, Offer, Role, Serve, view
from stage import begin, foods, play

PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "4yv 1bc 2rl 3gc 2rv 3bl 1yc 4gl 1ol 4rc"


def test_everybody_is_of_a_kind_that_has_a_share() -> None:
    assert {way.kind for way in population()} == set(SHARES)
    assert sum(SHARES.values()) == pytest.approx(1)


def test_nobody_is_there_twice() -> None:
    counts = Counter(population())
    assert max(counts.values()) == 1
    assert len(population()) > 50


def test_a_way_is_told_to_the_kernel_number_by_number() -> None:
    way = AssumedWay(
        "likeness", minds.LIKENESS, noise=0.3, forgets=0.2, centre=0.6, slip=0.1, alone=True, curious=True, bad=2.0,
        own=0.5, average=True, order=3, traits=(1.0, 2.0, 3.0),
    )  # fmt: skip
    row = way.vector()
    assert len(row) == minds.SIZE
    assert (row[NOISE], row[FORGETS], row[minds.FAMILY], row[minds.MEMBERS]) == (0.3, 0.2, minds.LIKENESS, 1)
    assert (row[minds.CENTRE], row[minds.SLIP], row[minds.ALONE]) == (0.6, 0.1, 1)
    assert (row[minds.BAD], row[minds.OWN], row[minds.AVERAGE], row[minds.ORDER]) == (2.0, 0.5, 1, 3)
    assert row[minds.TRAIT : minds.TRAIT + 3].tolist() == [1.0, 2.0, 3.0]
    assert row[minds.CURIOUS] == 1


def test_who_never_errs_is_undecided_between_equals() -> None:
    assert AssumedWay("ours").vector()[NOISE] == UNDECIDED


def test_who_sees_one_trait_sees_no_other() -> None:
    for kind, traits in ONE_TRAIT.items():
        ways = [way for way in population() if way.kind == kind]
        assert ways
        assert all(way.traits == traits and sum(traits) == 1.0 for way in ways)


def test_ideas_come_in_every_order_there_is() -> None:
    assert len(ORDERS) == IDEA_ORDERS
    orders = {way.order for way in population() if way.family == minds.ONE_IDEA}
    assert orders == set(range(IDEA_ORDERS))


def test_a_round_is_several_people() -> None:
    rounds = [way for way in population() if way.kind == "round"]
    assert rounds
    assert all(len(way.members) == 3 for way in rounds)
    assert all(not member.members for way in rounds for member in way.members)
    assert all(len({member.kind for member in way.members}) == 3 for way in rounds), "of different kinds"
    assert not any(way.members for way in population() if way.kind != "round")


def test_without_a_file_our_own_shares_are_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PEOPLE, raising=False)
    expected.cache_clear()
    assert expected() == SHARES


def test_a_file_moves_the_shares_but_rules_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "people.json"
    file.write_bytes(msgspec.json.encode(Fit(10, {"likeness": 1.0}, {})))
    monkeypatch.setenv(PEOPLE, str(file))
    expected.cache_clear()
    try:
        found = expected()
    finally:
        expected.cache_clear()
    assert found["likeness"] == pytest.approx(1 - CAUTION + CAUTION * SHARES["likeness"])
    assert found["ours"] == pytest.approx(CAUTION * SHARES["ours"])
    assert sum(found.values()) == pytest.approx(1)


def test_given_shares_are_what_is_read_before_anything_was_seen() -> None:
    seen = view(begin(PAIR, PILE), Role.DOCTOR)
    shares = dict.fromkeys(SHARES, 0.0) | {"ours": 0.5, "idea": 0.5}
    kinds = read(seen, position(seen), Random(1), shares).kinds()
    assert kinds["ours"] == pytest.approx(0.5, abs=1e-4)
    assert kinds["idea"] == pytest.approx(0.5, abs=1e-4)
    assert list(kinds.values()) == sorted(kinds.values(), reverse=True), "the likeliest first"


def test_a_way_that_is_certain_is_always_drawn() -> None:
    ways = population()
    at = next(k for k, way in enumerate(ways) if way.kind == "centre")
    weights = np.zeros(len(ways))
    weights[at] = 1.0
    drawn = Reading(ways, weights, {}, 0).draw(5, Random(1))
    assert drawn.shape == (5, minds.SIZE)
    assert (drawn == ways[at].vector()).all()


def test_simple_diets_come_to_mind_first() -> None:
    seen = view(begin(PAIR, PILE), Role.DOCTOR)
    plain, naive = unfed(seen), at_first_sight(seen)
    for group, identity in enumerate(seen.config.identities):
        for diet, at in diet_numbers(identity).items():
            one = len(diet.cards()) != 2 and diet.name is not DietName.ALTERNATING
            ratio = naive[group, at] / plain[group, at]
            other = naive[group, 0] / plain[group, 0]
            first = next(iter(diet_numbers(identity)))
            simple = len(first.cards()) != 2 and first.name is not DietName.ALTERNATING
            assert ratio / other == pytest.approx(SIMPLE ** (one - simple))


@pytest.mark.parametrize("identity", IDENTITIES[:3])
def test_every_order_of_ideas_is_a_chance(identity: Food) -> None:
    for order in ORDERS:
        found = order(identity)
        assert found.sum() == pytest.approx(1)
        assert (found > 0).all(), "nobody rules a diet out before the first meal"
    assert 0 < LATER < 1


def test_an_order_about_a_category_puts_its_diets_first() -> None:
    identity = IDENTITIES[0]
    for category, order in zip(Category, ORDERS[-3:], strict=True):
        best = list(diet_numbers(identity))[int(np.argmax(order(identity)))]
        assert any(getattr(card, "family", card) is category for card in best.cards())


def test_the_kernel_has_first_sight_and_then_each_order_group_by_group() -> None:
    seen = view(begin(PAIR, PILE), Role.DOCTOR)
    found = ideas_first(seen)
    assert len(found) == 2 * (1 + len(ORDERS))
    assert found[:2] == pytest.approx(at_first_sight(seen))
    for number, order in enumerate(ORDERS):
        for group, identity in enumerate(seen.config.identities):
            assert found[2 * (1 + number) + group] == pytest.approx(order(identity))


@pytest.mark.parametrize(
    ("name", "read_as"),
    [("7", ("anyone", "7")), ("similarity", ("similarity", "")), ("round:3", ("round", "3"))],
)
def test_a_person_s_name_is_a_kind_a_seed_or_both(name: str, read_as: tuple[str, str]) -> None:
    assert parse(name) == read_as


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_is_a_person(kind: str) -> None:
    assert person_of(kind, "1") == person_of(kind, "1")
    assert len({str(person_of(kind, str(seed))) for seed in range(20)}) > 10


def test_all_kinds_of_diets_come_to_somebody_s_mind() -> None:
    assert set(SIMPLE_FIRST) == set(DietName)


def test_one_by_one_the_first_group_takes_what_the_second_would_need() -> None:
    wanted = {
        Group(0): {Food("1bc"): 0.9, Food("2rl"): 0.8},
        Group(1): {Food("1bc"): 0.9, Food("2rl"): 0.0},
    }
    assert _one_by_one(wanted) == {0: "1bc", 1: "2rl"}


def test_one_food_for_two_is_taken_by_both_only_where_nothing_else_is() -> None:
    wanted = {Group(0): {Food("1bc"): 0.9}, Group(1): {Food("1bc"): 0.9}}
    assert _one_by_one(wanted) == {0: "1bc", 1: "1bc"}


def test_a_person_who_slips_takes_anything() -> None:
    seen = Seen(view(play(begin(PAIR, PILE), "doctor offer 1bc 2rl, doctor serve"), Role.GROUP_0))
    named = foods("1bc 2rl 4yv")
    firsts = Counter(
        max(worth, key=worth.__getitem__)
        for worth in (Reckoning(slips=1.0).worth(seen, Group(0), named, Random(seed)) for seed in range(300))
    )
    assert set(firsts) == set(named)
    assert min(firsts.values()) > 60
    steady = {str(Reckoning().worth(seen, Group(0), named, Random(seed))) for seed in range(5)}
    assert len(steady) == 1


def test_habits_belong_to_a_person() -> None:
    assert habits_of("3") == habits_of("3")
    assert {habits_of(str(seed)).hurts for seed in range(30)} == {0, 1}
    assert max(habits_of(str(seed)).careless for seed in range(100)) <= 0.1


def test_a_clear_doctor_confuses_nobody() -> None:
    """Both offers feed both groups; in one of them each food is good for one group only."""
    pair = "1bl=mandatory:l 2gv=mandatory:2"
    state = begin(pair, "4yc 1rl 2rc 2rl")
    for seed in range(10):
        clear = PersonDoctor(Habits(clear=0.5)).decide(view(state, Role.DOCTOR), Random(seed)).actions
        assert clear == (Offer(DOCTOR, foods("1rl 2rc")),)
    plain = {PersonDoctor().decide(view(state, Role.DOCTOR), Random(seed)).actions for seed in range(30)}
    assert len(plain) > 1


def test_a_careless_doctor_offers_anything() -> None:
    state = begin(PAIR, "4yl 1bc 3gc 1yl")
    offers = {PersonDoctor(Habits(careless=1.0)).decide(view(state, Role.DOCTOR), Random(s)).actions for s in range(40)}
    assert len(offers) == 3
    careful = {PersonDoctor().decide(view(state, Role.DOCTOR), Random(s)).actions for s in range(10)}
    assert careful == {(Offer(DOCTOR, foods("1bc 3gc")),)}


def test_a_doctor_who_has_chosen_serves() -> None:
    state = play(begin(PAIR, PILE), "doctor offer 1bc 2rl")
    assert PersonDoctor().decide(view(state, Role.DOCTOR), Random(1)).actions == (Serve(DOCTOR),)


@pytest.mark.parametrize("identity", IDENTITIES[:3])
def test_by_name_what_must_be_eaten_comes_before_what_must_not_and_either_before_a_change(identity: Food) -> None:
    found = dict(zip(diet_numbers(identity), ORDERS[2](identity), strict=True))
    simple = {diet: chance for diet, chance in found.items() if len(diet.cards()) == 1}
    by_name = {name: {round(chance, 12) for diet, chance in simple.items() if diet.name is name} for name in DietName}
    (must,), (must_not,) = by_name[DietName.MANDATORY], by_name[DietName.FORBIDDEN]
    assert must > must_not > max(by_name[DietName.IDENTICAL] | by_name[DietName.DIFFERENT])
    assert must / must_not == pytest.approx(1 / 0.3, rel=1e-6)
