"""Every sentence of an analysis is checked against the belief or the diets it talks about."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, product
from math import prod

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, analysed, moments_of, played
from doctor_rat.analysis import Decided, Sentence, Side
from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.merits import merits, spoken
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.story import story
from doctor_rat.analysis.values import Fortune
from doctor_rat.analysis.why import compared, explained
from doctor_rat.analysis.why_doctor import literal_plan
from doctor_rat.belief import Belief, beliefs
from doctor_rat.belief.belief import own_weights
from doctor_rat.review.odds import percent
from doctor_rat.rules import (
    Action,
    Analyse,
    Complication,
    Config,
    Diet,
    Food,
    Group,
    Medicine,
    Offer,
    Pass,
    Serve,
    StrictMenu,
    Take,
    YuckBack,
    YuckFront,
    legal_actions,
)
from doctor_rat.rules.legal import takeable

SEEDS = range(4)


@cache
def told() -> tuple[tuple[Moment, Actions, Actions, Sentence], ...]:
    """Sentences from many moments: each decision next to others that could have been the best, and each on its own."""
    return tuple(_told())


def _told() -> Iterator[tuple[Moment, Actions, Actions, Sentence]]:
    for config in CONFIGS:
        for seed in SEEDS:
            for moment in moments_of(played(config, seed, "novice", "novice")):
                for other in (moment.actions, *_others(moment)):
                    for best, chosen in ((other, moment.actions), (moment.actions, other)):
                        for why in explained(moment, best, chosen):
                            yield moment, best, chosen, why
                    for why in spoken(moment, other):
                        yield moment, other, other, why


def _others(moment: Moment) -> Iterator[Actions]:
    """Alternatives that might have been best: single actions, or the rats' foods swapped."""
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


def of(key: AnalysisKey) -> list[tuple[Moment, Actions, Actions, Sentence]]:
    return [each for each in told() if each[3].key == key]


SPOKEN = [key for key in AnalysisKey if key.startswith("why-")]


@pytest.mark.parametrize("key", SPOKEN)
def test_every_sentence_is_said_with_its_arguments(key: AnalysisKey) -> None:
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


def says_safe(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    known = belief(moment, int(why.arguments["group"]))
    return known.chance(food_of(why)) == pytest.approx(1) and food_of(why) in _taken(best)


def says_left(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    return len(belief(moment, int(why.arguments["group"])).weights) == why.arguments["left"]


def says_telling(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    known, food = belief(moment, int(why.arguments["group"])), food_of(why)
    ours = {action.by: action.food for action in reversed(chosen) if isinstance(action, Take)}
    good = sum(not diet.accepts(food, known.previous, known.meal) for diet in known.weights)
    counted = (why.arguments["if_good"], why.arguments["if_bad"]) == (good, len(known.weights) - good)
    return counted and known.information(food) > known.information(ours[known.group])


def says_trash(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    board, known = moment.state.board, belief(moment, int(why.arguments["group"]))
    food = food_of(why)
    if food not in board.trash or food not in _taken(best) or (food in _taken(chosen) and best != chosen):
        return False
    if board.plates[known.group]:
        return True
    likeliest = max(map(known.chance, board.trash))
    return known.chance(food) == pytest.approx(likeliest) and likeliest > max(
        map(known.chance, board.centre), default=0
    )


def all_good(moment: Moment, act: Actions) -> float | None:
    """The chance that every food of this plan is good, by enumerating all worlds; None if there are too many."""
    if any(not _once(_takes(act), take) or moment.state.board.plates[take.by] for take in _takes(act)):
        return None
    loose = own_weights(moment.view)
    if prod(len(each) for each in loose) > MOST_WORLDS:
        return None
    every = good = 0.0
    for world in product(*[list(each.items()) for each in loose]):
        diets = [diet for diet, _ in world]
        if len(set(diets)) == len(diets):
            weight = prod(each for _, each in world)
            every += weight
            good += weight * all(_accepts(moment, diets[take.by], take) for take in _takes(act))
    return good / every


MOST_WORLDS = 20_000


def _accepts(moment: Moment, diet: Diet, take: Take) -> bool:
    board = moment.state.board
    return diet.accepts(take.food, board.rows[take.by].last, board.meal)


def tells(shown: str | int, chance: float | None) -> bool:
    """100 and 0 are reserved for what is certain."""
    if chance is None:
        return 0 <= int(shown) <= 100
    if shown in (0, 100):
        return chance == pytest.approx(int(shown) / 100, abs=1e-9)
    return abs(int(shown) - min(max(100 * chance, 1), 99)) <= 0.51


def says_odds(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    one, two = why.arguments["percent"], why.arguments["best"]
    return one < two and tells(one, all_good(moment, chosen)) and tells(two, all_good(moment, best))  # type: ignore[operator]


def says_plan_odds(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    return tells(why.arguments["percent"], all_good(moment, best))


def says_likely(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    known, food = belief(moment, int(why.arguments["group"])), food_of(why)
    there = food in _taken(best) or food in moment.state.board.plates[known.group]
    return there and tells(why.arguments["percent"], known.chance(food))


def says_verdict(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    known, food = belief(moment, int(why.arguments["group"])), food_of(why)
    bad = sum(not diet.accepts(food, known.previous, known.meal) for diet in known.weights)
    counted = (why.arguments["left"], why.arguments["if_good"], why.arguments["if_bad"])
    return counted == (len(known.weights), bad, len(known.weights) - bad) and 0.15 < known.chance(food) < 0.85


def says_safe_for_all(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    takes = _takes(best)
    single = [action for action in takes if not moment.state.board.plates[action.by] and _once(takes, action)]
    return all(belief(moment, action.by).chance(action.food) == pytest.approx(1) for action in single)


def _once(takes: list[Take], action: Take) -> bool:
    return sum(other.by == action.by for other in takes) == 1


def _takes(act: Actions) -> list[Take]:
    return [action for action in act if isinstance(action, Take)]


def _taken(act: Actions) -> list[Food]:
    return [take.food for take in _takes(act)]


def _foods_of(moment: Moment, action: Action) -> tuple[Food, ...]:
    """The foods offered with it, or already chosen."""
    if isinstance(action, Offer):
        return action.foods
    assert isinstance(action, Serve)
    desk = moment.state.desk
    return (*desk.chosen, *([] if desk.extra is None else [desk.extra]))


def says_bound(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    good = why.key != AnalysisKey.BOUND_BAD
    group, food = int(why.arguments["group"]), food_of(why)
    plan = literal_plan(moment.view, _foods_of(moment, (best if good else chosen)[0]))
    return plan[Group(group)] == (food, why.arguments["percent"]) and is_good(moment, group, food) == good


def says_feeds(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    one, two, group = best[0], chosen[0], int(why.arguments["group"])
    assert isinstance(one, Offer)
    assert isinstance(two, Offer)
    there = (*two.foods, *moment.state.board.trash)
    return is_good(moment, group, food_of(why)) and not any(is_good(moment, group, food) for food in there)


def says_nothing_good(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    there = (*moment.state.desk.stock, *moment.state.board.trash)
    group = int(why.arguments["group"])
    return isinstance(best[0], YuckFront) and not any(is_good(moment, group, food) for food in there)


def says_returned(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    group, food = int(why.arguments["group"]), food_of(why)
    plate = moment.state.board.plates[group]
    if plate.index(food):
        previous, meal = plate[plate.index(food) - 1], moment.state.board.meal
        good = truth(moment, group).accepts(food, previous, meal)
    else:
        good = is_good(moment, group, food)
    sent = any(isinstance(act, YuckBack) and act.food == food for act in (best[0], chosen[0]))
    return (sent or isinstance(best[0], Pass)) and good == (why.key in (AnalysisKey.RETURNED_GOOD, AnalysisKey.KEPT))


def says_kept(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    """Sent back in the best decision, and there is a meal to come."""
    there = isinstance(best[0], YuckBack) and best[0].food == food_of(why) and moment.state.board.meal < 8
    return there and says_returned(moment, best, chosen, why)


def says_not_returned(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    """A bad food, sent back only in what was done; and whether anything good was there instead."""
    board, group = moment.state.board, int(why.arguments["group"])
    if isinstance(best[0], YuckBack) or not isinstance(chosen[0], YuckBack) or chosen[0].food != food_of(why):
        return False
    there = board.trash if board.complications[group] is Complication.PARANOIA else (*board.centre, *board.trash)
    better = any(is_good(moment, group, food) for food in there)
    if why.key == AnalysisKey.NOTHING_ELSE:
        return not better and says_returned(moment, best, chosen, why)
    later = board.meal < 7 and board.rows[group].crosses < 2
    return better and later and says_returned(moment, best, chosen, why)


def says_stays_bad(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    group, food = int(why.arguments["group"]), food_of(why)
    board = moment.state.board
    plate = board.plates[group]
    before = (board.rows[group].last, *plate)[plate.index(food)]
    return isinstance(best[0], Analyse | Pass) and not truth(moment, group).accepts(food, before, board.meal)


def says_plates_good(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    board = moment.state.board
    rows = [(row.last, *plate) for row, plate in zip(board.rows, board.plates, strict=True)]
    return isinstance(best[0], Analyse) and all(
        truth(moment, group).accepts(food, before, board.meal)
        for group, row in enumerate(rows)
        for before, food in pairwise(row)
    )


def _fed(moment: Moment, foods: tuple[Food, ...], groups: tuple[Group, ...]) -> int:
    """How many of these groups can have a good one at once, by trying each group both with and without one."""
    if not groups:
        return 0
    first, *others = groups
    without = _fed(moment, foods, tuple(others))
    served = [
        1 + _fed(moment, tuple(each for each in foods if each != food), tuple(others))
        for food in foods
        if is_good(moment, first, food)
    ]
    return max([without, *served])


def says_whom_it_feeds(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    assert isinstance(best[0], Offer)
    groups = moment.state.board.groups
    fed = _fed(moment, best[0].foods, groups)
    return fed == len(groups) if why.key == AnalysisKey.FOR_ALL else why.arguments == {"fed": fed, "count": len(groups)}


def says_nothing_for(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    assert isinstance(best[0], Offer)
    there = (*best[0].foods, *moment.state.board.trash)
    return not any(is_good(moment, int(why.arguments["group"]), food) for food in there)


def says_stock(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    """The foods to come are those in the pile, in any order."""
    state, group = moment.state, int(why.arguments["group"])
    stock, pile = state.desk.stock, state.deal.pile[state.drawn :]
    good = sum(is_good(moment, group, food) for food in stock)
    share = sum(is_good(moment, group, food) for food in pile) / len(pile) if pile else 0.0
    counted = (why.arguments["good"], why.arguments["count"]) == (good, len(stock))
    return isinstance(best[0], YuckFront) and counted and tells(why.arguments["percent"], share)


def says_table_good(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    board = moment.state.board
    there = food_of(why) in (*board.centre, *board.trash)
    return there and is_good(moment, int(why.arguments["group"]), food_of(why))


def says_third_cross(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    return moment.state.board.rows[int(why.arguments["group"])].crosses == 2


def says_covers(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    (action,) = best
    assert isinstance(action, Medicine)
    row = moment.state.board.rows[action.group]
    crosses = [not entry.good and not entry.covered for entry in row.eaten]
    return why.arguments == {"group": int(action.group), "covered": sum(crosses[action.at : action.at + 2])}


def says_menu(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    assert isinstance(best[0], StrictMenu)
    group, food = int(why.arguments["group"]), food_of(why)
    rats = moment.game.beliefs(moment.place, moment.game.roles[1])[group]
    sure = percent(rats.chance(food))
    told = sure == why.arguments["percent"] and (sure >= 90) == (why.key == AnalysisKey.MENU_SURE)
    return told and is_good(moment, group, food)


def says_menu_bad(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    assert isinstance(best[0], StrictMenu)
    return best[0].food == food_of(why) and not is_good(moment, int(why.arguments["group"]), food_of(why))


def says_own_odds(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    own = moment.view.role.number
    assert own is not None
    return percent(belief(moment, own).chance(food_of(why))) == why.arguments["percent"]


def says_own_odds_less(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    own = moment.view.role.number
    assert own is not None
    (one,), (two,) = _taken(best), _taken(chosen)
    known = belief(moment, own)
    told = (percent(known.chance(one)), percent(known.chance(two)))
    return food_of(why) == one and told == (why.arguments["best"], why.arguments["percent"]) and told[0] < told[1]


def says_needed(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    return is_good(moment, int(why.arguments["group"]), food_of(why)) and food_of(why) in _taken(chosen)


def says_table_empty(moment: Moment, best: Actions, chosen: Actions, why: Sentence) -> bool:
    board = moment.state.board
    return not any(is_good(moment, int(why.arguments["group"]), food) for food in (*board.centre, *board.trash))


Check = Callable[[Moment, Actions, Actions, Sentence], bool]
CHECKS: dict[AnalysisKey, Check] = {
    AnalysisKey.SAFE: says_safe,
    AnalysisKey.SAFE_FOR_ALL: says_safe_for_all,
    AnalysisKey.ODDS: says_odds,
    AnalysisKey.TELLS: says_telling,
    AnalysisKey.LEFT: says_left,
    AnalysisKey.TRASH: says_trash,
    AnalysisKey.BOUND_GOOD: says_bound,
    AnalysisKey.BOUND_BAD: says_bound,
    AnalysisKey.FEEDS: says_feeds,
    AnalysisKey.NOTHING_GOOD: says_nothing_good,
    AnalysisKey.TO_RETURN: says_returned,
    AnalysisKey.RETURNED_GOOD: says_returned,
    AnalysisKey.KEPT: says_kept,
    AnalysisKey.NOTHING_ELSE: says_not_returned,
    AnalysisKey.SAVED_TOKEN: says_not_returned,
    AnalysisKey.THIRD_CROSS: says_third_cross,
    AnalysisKey.COVERS: says_covers,
    AnalysisKey.MENU: says_menu,
    AnalysisKey.MENU_SURE: says_menu,
    AnalysisKey.MENU_BAD: says_menu_bad,
    AnalysisKey.OWN_ODDS: says_own_odds,
    AnalysisKey.OWN_ODDS_LESS: says_own_odds_less,
    AnalysisKey.NEEDED: says_needed,
    AnalysisKey.TABLE_EMPTY: says_table_empty,
    AnalysisKey.PLAN_ODDS: says_plan_odds,
    AnalysisKey.LIKELY: says_likely,
    AnalysisKey.VERDICT: says_verdict,
    AnalysisKey.OFFER_GOOD: says_bound,
    AnalysisKey.FOR_ALL: says_whom_it_feeds,
    AnalysisKey.FOR_SOME: says_whom_it_feeds,
    AnalysisKey.NOTHING_FOR: says_nothing_for,
    AnalysisKey.STOCK: says_stock,
    AnalysisKey.STAYS_BAD: says_stays_bad,
    AnalysisKey.PLATES_GOOD: says_plates_good,
    AnalysisKey.TABLE_GOOD: says_table_good,
}


@pytest.mark.parametrize("key", SPOKEN)
def test_every_sentence_is_true(key: AnalysisKey) -> None:
    assert all(CHECKS[key](*each) for each in of(key))


def test_odds_were_checked_by_all_worlds() -> None:
    found = [all_good(moment, best) for moment, best, _, _ in of(AnalysisKey.PLAN_ODDS)]
    assert sum(chance is not None and 0 < chance < 1 for chance in found) >= 20


def keys_of(moment: Moment, best: Actions, chosen: Actions) -> set[str]:
    return {why.key for why in compared(moment, best, chosen)}


def windows(config: Config) -> Iterator[tuple[Moment, YuckBack, Action]]:
    """Every food that could be sent back, and what keeps all of them."""
    for seed in SEEDS:
        for moment in moments_of(played(config, seed, "novice", "novice")):
            possible = list(legal_actions(moment.state))
            keep = next((act for act in possible if isinstance(act, Analyse | Pass)), None)
            for act in possible:
                if isinstance(act, YuckBack) and keep is not None:
                    yield moment, act, keep


def test_a_colleague_hears_no_odds_that_speak_against_the_best() -> None:
    for moment, best, chosen, why in of(AnalysisKey.OWN_ODDS):
        if best != chosen and _taken(best) and _taken(chosen) and food_of(why) in _taken(best):
            known = belief(moment, int(moment.view.role.number or 0))
            assert percent(known.chance(food_of(why))) >= percent(known.chance(_taken(chosen)[0]))


@pytest.mark.parametrize("config", [CONFIGS[0], CONFIGS[-1]])
def test_no_reason_speaks_against_the_best(config: Config) -> None:
    """Neither a good food that was best sent back "needs no sending back", nor a bad one best kept "could be sent"."""
    found = list(windows(config))
    assert found
    for moment, back, keep in found:
        assert AnalysisKey.RETURNED_GOOD not in keys_of(moment, (back,), (keep,))
        assert AnalysisKey.TO_RETURN not in keys_of(moment, (keep,), (back,))


def test_what_was_as_sure_as_chosen_explains_nothing() -> None:
    """Neither "fits every diet" nor "was in the trash" is said of a group that chose as well as the best plan does."""
    said = [each for key in (AnalysisKey.SAFE, AnalysisKey.TRASH) for each in of(key)]
    compared_ones = [each for each in said if each[1] != each[2]]
    assert compared_ones
    for moment, _, chosen, why in compared_ones:
        known = belief(moment, int(why.arguments["group"]))
        for take in _takes(chosen):
            if take.by == known.group and not moment.state.board.plates[take.by]:
                assert known.chance(take.food) < known.chance(food_of(why))


def test_a_token_is_explained_by_what_the_rats_would_have_taken() -> None:
    found = [each for each in of(AnalysisKey.BOUND_BAD) if isinstance(each[1][0], StrictMenu | Medicine)]
    assert found
    assert all(isinstance(chosen[0], Serve) for _, _, chosen, _ in found)


def test_a_better_offer_is_told_by_whom_it_helps() -> None:
    """Not by a group that eats as well from the offer that was made."""
    helps = 0
    for moment, best, chosen, why in of(AnalysisKey.BOUND_GOOD):
        one, two = best[0], chosen[0]
        if best == chosen or not isinstance(one, Offer) or not isinstance(two, Offer):
            continue
        plans = [literal_plan(moment.view, offer.foods) for offer in (one, two)]
        good, before = ({group: is_good(moment, group, food) for group, (food, _) in plan.items()} for plan in plans)
        helped = {group for group in good if good[group] and not before[group]}
        assert not helped or why.arguments["group"] in helped
        helps += bool(helped)
    assert helps > 10


def test_medicine_says_who_was_in_danger() -> None:
    for moment, best, _, why in of(AnalysisKey.THIRD_CROSS):
        if isinstance(best[0], Medicine):
            assert best[0].group == why.arguments["group"]
            assert moment.state.board.rows[best[0].group].crosses == 2
            return
    pytest.fail("no game brings it")


@pytest.mark.parametrize("config", CONFIGS)
def test_every_mistake_has_a_reason(config: Config) -> None:
    """Whatever was best and whatever was done."""
    for seed in SEEDS[:2]:
        for moment in moments_of(played(config, seed, "novice", "novice")):
            for other in _others(moment):
                for best, chosen in ((other, moment.actions), (moment.actions, other)):
                    assert best == chosen or 1 <= len(compared(moment, best, chosen)) <= 3, (best, chosen)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_three_best_say_why(config: Config) -> None:
    for seed in SEEDS:
        there = moments_of(played(config, seed, "novice", "novice"))
        for each, moment in zip(analysed(config, seed).decisions, there, strict=True):
            kept = min(3, each.choices)
            assert len(each.candidates) >= kept
            assert each.reasons or each.best == each.chosen
            for candidate in each.candidates[:kept]:
                assert candidate.reasons == merits(moment, candidate.actions)
                assert len(candidate.reasons) <= 3
                assert candidate.reasons or isinstance(candidate.actions[0], SAYS_NOTHING)


SAYS_NOTHING = Serve
"""With a token prepared, or with complications, nobody can predict what rats make of what is served."""


def points(chance: float) -> int:
    return round(100 * chance)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_story_tells_the_account(config: Config) -> None:
    found = analysed(config, 0)
    decided, split, best = found.story
    play = sum(found.sides.values())
    assert split.arguments == {"luck": points(found.luck), "play": points(play)}
    if found.won:
        assert (split.key == AnalysisKey.WON_BY_PLAY) == (play > -0.1)
    else:
        assert (split.key == AnalysisKey.MOSTLY_LUCK) == (abs(found.luck) > abs(play))
    assert [best.arguments["one"], best.arguments["two"]] == [side.value for side in found.sides]
    if decided.key == AnalysisKey.DECIDED_BY:
        worst = min(found.decisions, key=lambda each: each.loss)
        assert decided.arguments == {"side": worst.side.value, "meal": worst.meal, "points": points(worst.loss)}
    elif decided.key == AnalysisKey.DECIDED_BY_LUCK:
        meal = decided.arguments["meal"]
        moved = sum(each.change for each in found.fortunes if each.meal == meal)
        assert decided.arguments["points"] == points(moved)
    for side, name in zip(found.sides, ("one", "two"), strict=True):
        meals = {each.meal for each in found.decisions if each.side is side and _leads(each)}
        assert best.arguments[f"{name}_meal"] in (meals or {0})
        assert (best.arguments[f"{name}_points"] == 0) == (not meals)


def told_of(won: int, rats: float, *changes: float) -> list[Sentence]:
    """The story of a game in which the rats' decisions cost so much, and luck changed so much in each meal."""
    fortunes = [Fortune(step=meal, meal=meal, change=change, events=()) for meal, change in enumerate(changes, 1)]
    decisions = [replace(each, loss=0.0) for each in analysed(Config(), 0).decisions]
    decisions[0] = replace(decisions[0], loss=rats)
    return list(story(won, {Side.RATS: rats, Side.DOCTOR: 0.0}, sum(changes), decisions, fortunes))


def test_a_win_that_cost_little_is_played_well_though_luck_always_gives_more() -> None:
    steady, split, _ = told_of(1, -0.03, 0.02, 0.04, 0.01)
    assert (steady.key, split.key) == (AnalysisKey.STEADY, AnalysisKey.WON_BY_PLAY)
    turn, split, _ = told_of(1, -0.4, 0.02, 0.42)
    assert (turn.key, turn.arguments["meal"]) == (AnalysisKey.DECIDED_BY_LUCK, 2)
    assert split.key == AnalysisKey.WON_WITH_LUCK


def test_a_chance_that_went_to_and_fro_in_a_meal_decided_nothing() -> None:
    """The doctor sees an offer fail, the rats can't: W falls and rises again without any news."""
    fortunes = [Fortune(step, 5, change, ()) for step, change in enumerate((-0.88, 0.88))]
    fortunes.append(Fortune(9, 7, -0.3, ()))
    decisions = analysed(Config(), 0).decisions[:1]
    decided, *_ = story(0, {Side.RATS: 0.0, Side.DOCTOR: 0.0}, -0.3, decisions, fortunes)
    assert decided.arguments == {"meal": 7, "points": -30}


def _leads(each: Decided) -> bool:
    chances = [found.chance for found in each.candidates]
    return each.chosen == each.best and len(chances) > 1 and points(chances[0] - chances[1]) >= 1


def test_every_side_has_a_name() -> None:
    assert {side.value for side in Side} == {"rats", "doctor", "colleague-0", "colleague-1"}
