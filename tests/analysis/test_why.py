"""What an analysis says is so: every sentence is checked against the belief, or the diets, that it speaks of."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from analysis.games import CONFIGS, analysed, moments_of, played
from doctor_rat.analysis import Decided, Sentence, Side
from doctor_rat.analysis.keys import Key
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.options import Act
from doctor_rat.analysis.why import explained
from doctor_rat.analysis.why_doctor import literal_plan
from doctor_rat.belief import Belief, beliefs
from doctor_rat.review.odds import percent
from doctor_rat.rules import Config, Diet, Food, Group, Offer, StrictMenu, Take, YuckBack, YuckFront, legal_actions
from doctor_rat.rules.legal import takeable

SEEDS = range(4)


@cache
def told() -> tuple[tuple[Moment, Act, Act, Sentence], ...]:
    """Sentences of many moments: each decision beside others that could have been the best."""
    return tuple(_told())


def _told() -> Iterator[tuple[Moment, Act, Act, Sentence]]:
    for config in CONFIGS:
        for seed in SEEDS:
            for moment in moments_of(played(config, seed, "novice", "novice")):
                for other in (moment.actions, *_others(moment)):
                    for best, chosen in ((other, moment.actions), (moment.actions, other)):
                        for why in explained(moment, best, chosen):
                            yield moment, best, chosen, why


def _others(moment: Moment) -> Iterator[Act]:
    """What else might have been best: single acts, or the rats' foods exchanged."""
    if len(moment.actions) == 1:
        found = list(legal_actions(moment.state))
        yield from ((action,) for action in found[:12])
        return
    first = moment.actions[0]
    assert isinstance(first, Take)
    free = [food for food in takeable(moment.state.board, first.by) if _untaken(moment, food)]
    yield from ((Take(first.by, food), *moment.actions[1:]) for food in free[:8])


def _untaken(moment: Moment, food: Food) -> bool:
    return all(action.food != food for action in moment.actions if isinstance(action, Take))


def of(key: Key) -> list[tuple[Moment, Act, Act, Sentence]]:
    return [each for each in told() if each[3].key == key]


SPOKEN = [key for key in Key if key.startswith("why-")]


@pytest.mark.parametrize("key", SPOKEN)
def test_every_sentence_is_said_with_its_arguments(key: Key) -> None:
    found = of(key)
    assert found, "no game brings it"
    assert all(set(why.arguments) == set(key.names) for _, _, _, why in found)


def truth(moment: Moment, group: int) -> Diet:
    return moment.game.diets[group]


def is_good(moment: Moment, group: int, food: Food) -> bool:
    board = moment.state.board
    return truth(moment, group).accepts(food, board.rows[group].last, board.meal)


def belief(moment: Moment, group: int) -> Belief:
    return beliefs(moment.view)[group]


def food_of(why: Sentence) -> Food:
    return Food(str(why.arguments["food"]))


def says_safe(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    known = belief(moment, int(why.arguments["group"]))
    return known.chance(food_of(why)) == pytest.approx(1) and food_of(why) in _taken(best)


def says_left(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    return len(belief(moment, int(why.arguments["group"])).weights) == why.arguments["left"]


def says_telling(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    known, food = belief(moment, int(why.arguments["group"])), food_of(why)
    ours = {action.by: action.food for action in reversed(chosen) if isinstance(action, Take)}
    good = sum(not diet.accepts(food, known.previous, known.meal) for diet in known.weights)
    counted = (why.arguments["if_good"], why.arguments["if_bad"]) == (good, len(known.weights) - good)
    return counted and known.information(food) > known.information(ours[known.group])


def says_trash(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    board, known = moment.state.board, belief(moment, int(why.arguments["group"]))
    food = food_of(why)
    return food in board.trash and food in _taken(best) and food not in _taken(chosen) and bool(known.weights)


def says_odds(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    return 0 <= int(why.arguments["percent"]) < int(why.arguments["best"]) <= 100


def says_safe_for_all(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    takes = [action for action in best if isinstance(action, Take)]
    single = [action for action in takes if not moment.state.board.plates[action.by] and _once(takes, action)]
    return all(belief(moment, action.by).chance(action.food) == pytest.approx(1) for action in single)


def _once(takes: list[Take], action: Take) -> bool:
    return sum(other.by == action.by for other in takes) == 1


def _taken(act: Act) -> list[Food]:
    return [action.food for action in act if isinstance(action, Take)]


def says_bound(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    good = why.key == Key.BOUND_GOOD
    offer = (best if good else chosen)[0]
    assert isinstance(offer, Offer)
    group, food = int(why.arguments["group"]), food_of(why)
    plan = literal_plan(moment.view, offer.foods)
    return plan[Group(group)] == (food, why.arguments["percent"]) and is_good(moment, group, food) == good


def says_feeds(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    one, two, group = best[0], chosen[0], int(why.arguments["group"])
    assert isinstance(one, Offer)
    assert isinstance(two, Offer)
    there = (*two.foods, *moment.state.board.trash)
    return is_good(moment, group, food_of(why)) and not any(is_good(moment, group, food) for food in there)


def says_nothing_good(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    there = (*moment.state.desk.stock, *moment.state.board.trash)
    group = int(why.arguments["group"])
    return isinstance(best[0], YuckFront) and not any(is_good(moment, group, food) for food in there)


def says_returned(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    group, food = int(why.arguments["group"]), food_of(why)
    plate = moment.state.board.plates[group]
    if plate.index(food):
        previous, meal = plate[plate.index(food) - 1], moment.state.board.meal
        good = truth(moment, group).accepts(food, previous, meal)
    else:
        good = is_good(moment, group, food)
    sent = any(isinstance(act, YuckBack) and act.food == food for act in (best[0], chosen[0]))
    return sent and good == (why.key == Key.RETURNED_GOOD)


def says_third_cross(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    return moment.state.board.rows[int(why.arguments["group"])].crosses == 2


def says_covers(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    row = moment.state.board.rows[int(why.arguments["group"])]
    return 0 <= int(why.arguments["covered"]) <= min(2, row.crosses)


def says_menu(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    assert isinstance(best[0], StrictMenu)
    group, food = int(why.arguments["group"]), food_of(why)
    rats = moment.game.beliefs(moment.place, moment.game.roles[1])[group]
    return is_good(moment, group, food) and percent(rats.chance(food)) == why.arguments["percent"]


def says_own_odds(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    own = moment.view.role.number
    assert own is not None
    return percent(belief(moment, own).chance(food_of(why))) == why.arguments["percent"]


def says_needed(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    return is_good(moment, int(why.arguments["group"]), food_of(why)) and food_of(why) in _taken(chosen)


def says_table_empty(moment: Moment, best: Act, chosen: Act, why: Sentence) -> bool:
    board = moment.state.board
    return not any(is_good(moment, int(why.arguments["group"]), food) for food in (*board.centre, *board.trash))


Check = Callable[[Moment, Act, Act, Sentence], bool]
CHECKS: dict[Key, Check] = {
    Key.SAFE: says_safe,
    Key.SAFE_FOR_ALL: says_safe_for_all,
    Key.ODDS: says_odds,
    Key.TELLS: says_telling,
    Key.LEFT: says_left,
    Key.TRASH: says_trash,
    Key.BOUND_GOOD: says_bound,
    Key.BOUND_BAD: says_bound,
    Key.FEEDS: says_feeds,
    Key.NOTHING_GOOD: says_nothing_good,
    Key.TO_RETURN: says_returned,
    Key.RETURNED_GOOD: says_returned,
    Key.THIRD_CROSS: says_third_cross,
    Key.COVERS: says_covers,
    Key.MENU: says_menu,
    Key.OWN_ODDS: says_own_odds,
    Key.NEEDED: says_needed,
    Key.TABLE_EMPTY: says_table_empty,
}


@pytest.mark.parametrize("key", SPOKEN)
def test_every_sentence_is_true(key: Key) -> None:
    assert all(CHECKS[key](*each) for each in of(key))


def points(chance: float) -> int:
    return round(100 * chance)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_story_tells_the_account(config: Config) -> None:
    found = analysed(config, 0)
    decided, split, *best = found.story
    play = sum(found.sides.values())
    assert split.arguments == {"luck": points(found.luck), "play": points(play)}
    assert (split.key == Key.MOSTLY_LUCK) == (abs(found.luck) > abs(play))
    assert [sentence.arguments["side"] for sentence in best] == [side.value for side in found.sides]
    if decided.key == Key.DECIDED_BY:
        worst = min(found.decisions, key=lambda each: each.loss)
        assert decided.arguments == {"side": worst.side.value, "meal": worst.meal, "points": points(worst.loss)}
    else:
        assert decided.arguments["points"] in [points(each.change) for each in found.fortunes]
    for side, sentence in zip(found.sides, best, strict=True):
        assert (sentence.key == Key.BEST) == any(_leads(each) for each in found.decisions if each.side is side)


def _leads(each: Decided) -> bool:
    chances = [found.chance for found in each.candidates]
    return each.chosen == each.best and len(chances) > 1 and points(chances[0] - chances[1]) >= 1


def test_every_side_has_a_name() -> None:
    assert {side.value for side in Side} == {"rats", "doctor", "colleague-0", "colleague-1"}
