"""Deals made to order: all we know about the diets is that they were drawn and together have the grade."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from doctor_rat.belief import beliefs, clues, prior, sample_world
from doctor_rat.belief.belief import own_weights
from doctor_rat.belief.order import with_grade
from doctor_rat.bots.kernel.masks import diet_numbers
from doctor_rat.bots.kernel.position import believed
from doctor_rat.difficulty import DietKind, grade_of, kind_of, new_deal, predict
from doctor_rat.difficulty.predict import pair_terms, term, totals
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    Deal,
    Diet,
    Difficulty,
    Food,
    Group,
    Role,
    Source,
    State,
    Take,
    Variant,
    acting,
    apply,
    diets_for,
    legal_actions,
    new_game,
    outcome,
    parse_diet,
    parse_state,
    record_of,
    replay_all,
    role_of,
    roles,
    view,
)
from doctor_rat.rules import new_deal as random_deal
from doctor_rat.rules.cards import GROUPS
from stage import begin

WORDS = list(Difficulty)
PAIR = (IDENTITIES[2], IDENTITIES[0])


def by_hand(config: Config, loose: Sequence[Mapping[Diet, float]]) -> list[dict[Diet, float]]:
    """Enumerates every world."""
    found: list[Counter[Diet]] = [Counter() for _ in loose]
    for world in product(*(each.items() for each in loose)):
        diets = [diet for diet, _ in world]
        if len({*diets}) == len(diets) and grade_of(predict(config, diets)) is config.difficulty:
            weight = prod(weight for _, weight in world)
            for group, diet in enumerate(diets):
                found[group][diet] += weight  # type: ignore[assignment]
    return [{diet: weight / sum(each.values()) for diet, weight in each.items()} for each in found]


def assert_alike(one: Mapping[Diet, float], other: Mapping[Diet, float]) -> None:
    assert set(one) == set(other)
    for diet, weight in one.items():
        assert weight == pytest.approx(other[diet], rel=1e-9)


def games(config: Config, seed: int) -> list[State]:
    """A game of a made-to-order deal in which the rats mostly eat well, state by state, without the end."""
    rng = Random(seed)
    state = new_game(config, new_deal(config, rng))
    found: list[State] = []
    while outcome(state) is None:
        found.append(state)
        actions = list(legal_actions(state))
        good = [action for action in actions if isinstance(action, Take) and _is_good(state, action.by, action.food)]
        state, _ = apply(state, rng.choice(good or actions))
    return found


def _is_good(state: State, group: Group, food: Food) -> bool:
    return state.deal.diets[group].accepts(food, state.board.rows[group].last, state.board.meal)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("yuck", [0, 3])
def test_two_groups_before_the_first_meal_as_by_hand(word: Difficulty, yuck: int) -> None:
    config = Config(identities=PAIR, yuck=yuck, difficulty=word)
    found = beliefs(view(new_game(config, new_deal(config, Random(1))), Role.GROUP_0))
    expected = by_hand(config, [prior(identity, Source.DRAWN) for identity in PAIR])
    for belief, weights in zip(found, expected, strict=True):
        assert_alike(belief.weights, weights)


def test_like_the_draws_that_happen_to_have_the_word() -> None:
    """Three groups before the first meal, against 4,000 deals made to order: too many worlds to enumerate."""
    config, rng = Config(difficulty=Difficulty.BRUTAL), Random(7)
    found = beliefs(view(new_game(config, new_deal(config, rng)), Role.GROUP_0))
    draws = 4_000
    deals = [new_deal(config, rng).diets for _ in range(draws)]
    for group, belief in enumerate(found):
        kinds: Counter[DietKind] = Counter()
        for diet, weight in belief.weights.items():
            kinds[kind_of(diet)] += weight  # type: ignore[assignment]
        drawn = Counter(kind_of(diets[group]) for diets in deals)
        for kind, chance in kinds.items():
            spread = (draws * chance * (1 - chance)) ** 0.5
            # The prior ignores that a card in one group's diet is gone for the next, hence the extra slack.
            assert abs(drawn[kind] - draws * chance) < 4 * spread + 0.1 * draws * chance, kind


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("identities", [IDENTITIES, PAIR], ids=["three", "two"])
def test_later_in_a_game_as_by_hand(word: Difficulty, identities: tuple[Food, ...]) -> None:
    config = Config(identities=identities, difficulty=word)
    compared = 0
    for seed in range(8):
        for state in games(config, seed)[::7]:
            seen = view(state, Role.GROUP_1)
            loose = own_weights(seen)
            if prod(map(len, loose)) < 20_000:
                compared += 1
                for belief, weights in zip(beliefs(seen), by_hand(config, loose), strict=True):
                    assert_alike(belief.weights, weights)
                break
    assert compared > 4


POOL = [diet for diet in diets_for(IDENTITIES[0]) if all(diet in diets_for(other) for other in IDENTITIES)]


@st.composite
def few_diets(draw: st.DrawFn, identity: Food) -> dict[Diet, float]:
    """With many twins among them."""
    diets = draw(st.lists(st.sampled_from(POOL[:12]) | st.sampled_from(diets_for(identity)), min_size=1, max_size=8))
    return {diet: draw(st.sampled_from([1.0, 0.3, 0.02, 1e-6])) for diet in diets}


@given(st.data(), st.sampled_from(WORDS), st.integers(2, 3), st.integers(0, 3))
def test_any_few_diets_as_by_hand(data: st.DataObject, word: Difficulty, groups: int, yuck: int) -> None:
    config = Config(identities=IDENTITIES[:groups], yuck=yuck, difficulty=word)
    loose = [data.draw(few_diets(identity)) for identity in config.identities]
    for group, expected in zip(config.groups, by_hand(config, loose), strict=True):
        found = with_grade(config, loose, group)
        total = sum(found.values())
        assert_alike({diet: weight / total for diet, weight in found.items()}, expected)


@pytest.mark.parametrize("group", GROUPS)
def test_nothing_is_possible_where_two_groups_would_share_a_diet(group: Group) -> None:
    """However small the weight that the differences are taken of."""
    shared, other = parse_diet("forbidden:4"), parse_diet("mandatory:c+gb")
    loose = [{shared: 1.0}, {shared: 1.0, other: 1e-6}, {shared: 1.0, other: 1.0}]
    for word, yuck in product(WORDS, range(4)):
        assert with_grade(Config(yuck=yuck, difficulty=word), loose, group) == {}


@given(st.randoms(use_true_random=False), st.integers(2, 3), st.integers(0, 3))
def test_a_word_is_a_range_of_sums(rng: Random, groups: int, yuck: int) -> None:
    identities = IDENTITIES[:groups]
    diets = [rng.choice(diets_for(identity)) for identity in identities]
    kinds = [kind_of(diet) for diet in diets]
    pairs = [pair_terms()[kinds[one], kinds[two]] for one in range(groups) for two in range(one)]
    total = sum(map(term, identities, diets)) + sum(pairs)
    word = grade_of(predict(Config(identities=identities, yuck=yuck), diets))
    assert [each for each in WORDS if total in totals(groups, yuck, each)] == [word]


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("word", [Difficulty.EASY, Difficulty.BRUTAL])
def test_a_sampled_world_looks_the_same_and_has_the_word(variant: Variant, word: Difficulty) -> None:
    identities = PAIR if variant is Variant.COLLEAGUES else IDENTITIES
    config, rng = Config(variant, identities, difficulty=word), Random(3)
    others = 0
    for seed in range(4):
        states = games(config, seed)
        for state in rng.sample(states, min(6, len(states))):
            for role in roles(config):
                seen = view(state, role)
                world = sample_world(seen, rng)
                assert view(world, role) == seen
                assert grade_of(predict(config, world.deal.diets)) is word
                others += world.deal.diets != state.deal.diets
    assert others > 20


def test_worlds_are_sampled_as_often_as_they_are_likely() -> None:
    config = Config(identities=PAIR, difficulty=Difficulty.HARD)
    seen = view(games(config, 2)[-1], Role.GROUP_0)
    rng, draws = Random(5), 500
    found = [Counter(diets) for diets in zip(*(sample_world(seen, rng).deal.diets for _ in range(draws)), strict=True)]
    for belief, counts in zip(beliefs(seen), found, strict=True):
        assert len(belief.weights) > 1
        for diet, chance in belief.weights.items():
            assert abs(counts[diet] - draws * chance) < 4 * (draws * chance * (1 - chance)) ** 0.5 + 2


def test_the_other_colleagues_diet_says_something_about_your_own() -> None:
    """Next to a very hard diet, a deal is only normal if your own diet is very mild."""
    config = Config(Variant.COLLEAGUES, IDENTITIES[:2], difficulty=Difficulty.NORMAL)
    hard = parse_diet("mandatory:2")
    own = next(
        diet for diet in diets_for(IDENTITIES[0]) if grade_of(predict(config, (diet, hard))) is Difficulty.NORMAL
    )
    deal = replace(random_deal(config, Random(1)), diets=(own, hard))
    seen = view(new_game(config, deal), Role.COLLEAGUE_0)
    mine, _ = beliefs(seen)
    expected = {
        diet: weight
        for diet, weight in prior(IDENTITIES[0], Source.DRAWN).items()
        if grade_of(predict(config, (diet, hard))) is Difficulty.NORMAL and diet != hard
    }
    assert set(mine.weights) == set(expected)
    assert len(expected) < 120
    fast = believed(seen, [])[0]
    for diet, number in diet_numbers(IDENTITIES[0]).items():
        assert fast[number] == pytest.approx(mine.weights.get(diet, 0.0))


@pytest.mark.parametrize("role", [Role.GROUP_0, Role.DOCTOR])
def test_the_bots_begin_with_the_same_belief(role: Role) -> None:
    """Including the doctor bot: it plans with what the rats know."""
    config = Config(difficulty=Difficulty.BRUTAL)
    state = new_game(config, new_deal(config, Random(1)))
    fast = believed(view(state, role), [])
    for belief, weights in zip(beliefs(view(state, Role.GROUP_0)), fast, strict=True):
        expected = [belief.weights.get(diet, 0.0) for diet in diets_for(config.identities[belief.group])]
        assert weights.tolist() == pytest.approx(expected)
    assert not np.allclose(fast, believed(view(_without_word(state), role), []))


def _without_word(state: State) -> State:
    return new_game(replace(state.config, difficulty=None), state.deal)


def test_a_doctor_who_chose_is_not_bound_by_the_word() -> None:
    config = Config(difficulty=Difficulty.BRUTAL)
    deal = new_deal(config, Random(1))
    chosen = replace(deal, sources=(Source.CHOSEN, Source.DRAWN, Source.DRAWN))
    assert _weights(config, chosen) == _weights(Config(), chosen)
    assert _weights(config, deal) != _weights(Config(), deal)


def _weights(config: Config, deal: Deal) -> list[Mapping[Diet, float]]:
    return [belief.weights for belief in beliefs(view(new_game(config, deal), Role.GROUP_0))]


def test_a_word_that_cannot_be_true_is_ignored() -> None:
    """A record may date from a time when the table of weights was different."""
    config = Config(identities=PAIR, difficulty=Difficulty.BRUTAL)
    mild = begin("3rc=forbidden:1 1bl=forbidden:2")
    state = new_game(config, mild.deal)
    rng = Random(1)
    while outcome(state) is None:
        for role in roles(config):
            seen = view(state, role)
            assert view(sample_world(seen, rng), role) == seen
            assert all(belief.weights for belief in beliefs(seen))
            assert np.isfinite(believed(seen, clues(seen))).all()
        actions = list(legal_actions(state))
        good = [action for action in actions if isinstance(action, Take) and _is_good(state, action.by, action.food)]
        state, _ = apply(state, rng.choice(good or actions))


def test_what_was_asked_for_is_kept_with_the_game() -> None:
    config = Config(difficulty=Difficulty.HARD)
    state = games(config, 1)[-1]
    assert parse_state(str(state)) == state
    assert replay_all(record_of(state)) == state
    assert replay_all(record_of(state, {"names": ["Ada"]})) == state
    assert all(view(state, role).config.difficulty is Difficulty.HARD for role in roles(config))
    assert acting(state.board)
    assert role_of(acting(state.board)[0], config.variant) in roles(config)
    for meta in ({"difficulty": "murder"}, {"difficulty": ["hard"]}, {"difficulty": None}, ["hard"], "hard", None):
        again = replay_all(replace(record_of(_without_word(state)), meta=meta))
        assert again.config.difficulty is None
