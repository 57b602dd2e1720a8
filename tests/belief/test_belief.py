"""Positions whose answer can be worked out by hand."""

from collections import Counter
from math import log2
from random import Random

import pytest

from doctor_rat.belief import beliefs, clues, prior
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    DietName,
    Food,
    Group,
    Role,
    Source,
    diets_for,
    parse_diet,
    shuffle,
    view,
)
from stage import begin, play

MEAL = "doctor offer {}, doctor serve, 0 take {}, 1 take {}, doctor analyse"
PAIR = "1bl=mandatory:rb 2gv=forbidden:l"
PILE = "1rc 1bc 2rc 2rv 3bc 3rv 2bc"


@pytest.mark.parametrize("identity", IDENTITIES)
def test_the_prior_is_the_random_draw(identity: Food) -> None:
    chances = prior(identity, Source.DRAWN)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(diets_for(identity))
    by_name: Counter[DietName] = Counter()
    for diet, chance in chances.items():
        by_name[diet.name] += chance  # type: ignore[assignment]
    assert by_name[DietName.STEP] == pytest.approx(1 / 16)
    assert all(by_name[name] == pytest.approx(3 / 16) for name in DietName if name is not DietName.STEP)


def test_the_prior_agrees_with_many_draws() -> None:
    """Only the first group's draw is independent of what the others have."""
    draws = 20_000
    found: Counter[str] = Counter()
    for seed in range(draws):
        diet = shuffle(Config(), Random(seed)).draw(Group(0)).diets[0]
        found[str(diet)] += 1
    for diet, chance in prior(IDENTITIES[0], Source.DRAWN).items():
        spread = (draws * chance * (1 - chance)) ** 0.5
        assert abs(found[str(diet)] - draws * chance) < 5 * spread + 1, diet


def test_chances_of_single_cards_by_hand() -> None:
    """Mandatory, one card, identity 1bl: l has 1/9, 1 has 1/12, each of four pairs 1/30; then normalized."""
    chances = prior(Food("1bl"), Source.DRAWN)
    fitting = 1 / 9 + 1 / 12 + 4 / 30
    assert chances[parse_diet("mandatory:l")] == pytest.approx(3 / 32 / 9 / fitting)
    assert chances[parse_diet("mandatory:rb")] == pytest.approx(3 / 32 / 30 / fitting)


def test_a_chosen_diet_has_a_flat_prior() -> None:
    assert set(prior(Food("3rc"), Source.CHOSEN).values()) == {1 / 237}


def test_a_verdict_leaves_just_the_diets_that_agree() -> None:
    state = play(begin(PAIR, PILE), MEAL.format("1bc 2rc", "1bc", "2rc"))
    belief = beliefs(view(state, Role.GROUP_0))[0]
    agreeing = [diet for diet in diets_for(Food("1bl")) if diet.accepts(Food("1bc"), Food("1bl"), 1)]
    assert set(belief.weights) == set(agreeing)
    before = prior(Food("1bl"), Source.DRAWN)
    one, two = parse_diet("mandatory:1"), parse_diet("mandatory:rb")  # neither can be the other group's
    assert belief.weights[one] / belief.weights[two] == pytest.approx(before[one] / before[two], rel=0.02)


def test_the_chance_of_a_food_and_its_information() -> None:
    state = begin(PAIR, PILE)
    belief = beliefs(view(state, Role.GROUP_0))[0]
    by_hand = sum(w for diet, w in belief.weights.items() if diet.accepts(Food("4gv"), Food("1bl"), 1))
    assert belief.chance(Food("4gv")) == pytest.approx(by_hand)
    assert belief.information(Food("4gv")) == pytest.approx(
        -by_hand * log2(by_hand) - (1 - by_hand) * log2(1 - by_hand)
    )
    out = belief.ruled_out(Food("4gv"), good=True) + belief.ruled_out(Food("4gv"), good=False)
    assert out == len(belief.weights)


def test_a_food_sent_back_is_all_but_surely_bad() -> None:
    state = play(
        begin(PAIR, PILE), "doctor offer 1bc 2rc, doctor serve, 0 take 1bc, 1 take 2rc, doctor yuck-back 0 1bc"
    )
    seen = view(state, Role.GROUP_1)
    (clue,) = clues(seen)
    assert (clue.group, clue.food, clue.good, clue.kind) == (0, "1bc", False, "sent-back")
    assert beliefs(seen)[0].chance(Food("1bc")) < 0.05


def test_no_two_groups_share_a_restriction() -> None:
    """A diet that one group certainly has is impossible for the others."""
    state = begin("1bl=step 2gv=forbidden:l", PILE)
    knowing = view(state, Role.DOCTOR)
    assert [len(belief.weights) for belief in beliefs(knowing)] == [1, 1]
    rats = beliefs(view(state, Role.GROUP_0))
    step = parse_diet("step")
    # Each group's Step loses what the other's Step takes away: less likely than on its own.
    assert rats[0].weights[step] < 1 / 16


def test_a_colleague_knows_the_others_diet_and_so_what_his_own_is_not() -> None:
    from doctor_rat.rules import Variant

    state = begin("1bl=step 2gv=forbidden:4", PILE, variant=Variant.COLLEAGUES)
    mine, other = beliefs(view(state, Role.COLLEAGUE_0))
    assert list(other.weights) == [parse_diet("forbidden:4")]
    assert parse_diet("forbidden:4") not in mine.weights
    assert parse_diet("forbidden:3") in mine.weights


def test_megalomanias_confirmation_is_a_clue() -> None:
    from doctor_rat.rules import legal_actions, outcome
    from rules.later_meals import struck

    state = struck("megalomania - -")
    rng = Random(1)
    while outcome(state) is None and not any(clue.kind == "confirmation" for clue in clues(view(state, Role.GROUP_1))):
        state = play(state, str(rng.choice(list(legal_actions(state)))))
    told = [clue for clue in clues(view(state, Role.GROUP_1)) if clue.kind == "confirmation"]
    assert {clue.group for clue in told} == {1, 2}
    for clue in told:
        assert state.deal.diets[clue.group].accepts(clue.food, clue.previous, clue.meal) == clue.good
