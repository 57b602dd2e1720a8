from itertools import pairwise

import pytest

from doctor_rat.lab import THRESHOLDS, Difficulty, grade_of, rate
from doctor_rat.lab.rating import _shares
from doctor_rat.rules import IDENTITIES, PRESET, Code, Config, Diet, Food, Refused, Variant, parse_diet

GAMES = 600
FIRST = tuple(PRESET[identity] for identity in IDENTITIES)


def diets(*texts: str) -> tuple[Diet, ...]:
    return tuple(map(parse_diet, texts))


KIND = diets("forbidden:4", "forbidden:ro", "different:type")
NASTY = diets("alternating:1/ry", "alternating:2/ob", "alternating:3/v")


def test_a_kind_deal_is_easier_than_a_first_game_and_that_than_a_nasty_one() -> None:
    kind, first, nasty = (rate(Config(), deal, GAMES) for deal in (KIND, FIRST, NASTY))
    assert kind.score < first.score < nasty.score
    assert kind.word is Difficulty.EASY
    assert nasty.word is Difficulty.BRUTAL


def test_the_same_deal_has_the_same_rating() -> None:
    assert rate(Config(), FIRST, GAMES) == rate(Config(), FIRST, GAMES)


def test_the_order_in_which_groups_are_named_does_not_matter() -> None:
    turned = Config(identities=(IDENTITIES[2], IDENTITIES[0], IDENTITIES[1]))
    one, other = rate(Config(), FIRST, GAMES), rate(turned, (FIRST[2], FIRST[0], FIRST[1]), GAMES)
    assert one.score == other.score
    assert other.shares == (one.shares[2], one.shares[0], one.shares[1])


def test_fewer_tokens_make_it_harder() -> None:
    assert rate(Config(yuck=0), FIRST, GAMES).score > rate(Config(yuck=3), FIRST, GAMES).score


def test_the_other_variants_are_rated_as_colony_with_as_many_groups() -> None:
    assert rate(Config(Variant.COMPLICATIONS), FIRST, GAMES) == rate(Config(), FIRST, GAMES)
    two = IDENTITIES[:2]
    colleagues = rate(Config(Variant.COLLEAGUES, two), FIRST[:2], GAMES)
    assert colleagues == rate(Config(identities=two), FIRST[:2], GAMES)


def test_the_diet_that_loses_most_games_has_the_largest_share() -> None:
    rating = rate(Config(), FIRST, GAMES)
    assert sum(rating.shares) == 100
    assert max(rating.shares) == rating.shares[2], "few foods are three of something"


@pytest.mark.parametrize(
    ("lost", "shares"),
    [
        ((0, 0, 0), (34, 33, 33)),
        ((0, 0), (50, 50)),
        ((1, 1, 1), (34, 33, 33)),
        ((5, 0, 0), (100, 0, 0)),
        ((1, 2, 4), (14, 29, 57)),
    ],
)
def test_shares_are_whole_and_add_up(lost: tuple[int, ...], shares: tuple[int, ...]) -> None:
    assert _shares(lost) == shares


def test_each_word_begins_at_its_threshold() -> None:
    assert list(THRESHOLDS) == list(Difficulty)
    assert THRESHOLDS[Difficulty.EASY] == 0
    assert grade_of(100) is Difficulty.BRUTAL
    for before, word in pairwise(Difficulty):
        assert grade_of(THRESHOLDS[word]) is word
        assert grade_of(THRESHOLDS[word] - 1) is before


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (("mandatory:c", "step", "identical:type"), Code.DIET_IDENTITY),
        (("step", "step", "identical:type"), Code.DIETS_EQUAL),
        (("mandatory:l", "step"), Code.DIET_COUNT),
    ],
)
def test_diets_that_no_game_can_have_are_refused(texts: tuple[str, ...], code: Code) -> None:
    with pytest.raises(Refused) as caught:
        rate(Config(), diets(*texts))
    assert caught.value.code is code


def test_two_groups_may_be_any_two() -> None:
    ratings = {
        rate(Config(identities=(Food(one), Food(two))), diets("step", "different:type"), GAMES).score
        for one, two in (("1bl", "2gv"), ("1bl", "3rc"), ("2gv", "3rc"))
    }
    assert all(0 <= score <= 100 for score in ratings)
