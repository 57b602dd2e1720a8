"""The rats' three kinds, by exact inference: the question, and its one answer if there is one."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from doctor_rat.belief import Belief, clues
from doctor_rat.review.odds import Odds
from doctor_rat.rules import Board, Food, Group, Phase, View
from doctor_rat.rules.legal import hungry_groups, takeable

SURE = 1.0
TEMPTING = 0.5
"""What can they eat? Another food must look at least this good, or there is nothing to find out."""
FEWEST_FOODS = 4
PLAN_LEAD = 0.02
"""All at once: the best plan's chance must exceed any other's by more than this."""
LIKELY_PLAN = 0.05
BITS_LEAD = 0.05
"""One question: the best food's verdict must reveal this many bits more than any other's."""
FEWEST_BITS = 0.5

Plan = dict[Group, Food]


def is_fair(view: View) -> bool:
    """Whether all groups choose freely, and all clues so far are verdicts: other hints aren't certain."""
    board = view.board
    free = board.phase is Phase.CHOOSE and hungry_groups(board) == board.groups
    return free and all(clue.kind == "verdict" for clue in clues(view))


def sure_food(belief: Belief, foods: Sequence[Food]) -> Food | None:
    """The only food that suits every diet left, if another is tempting."""
    fits = {food: fitting(belief, food) for food in foods}
    sure = [food for food in foods if fits[food] == len(belief.weights)]
    if len(sure) != 1 or len(foods) < FEWEST_FOODS:
        return None
    tempting = max(belief.chance(food) for food in foods if food != sure[0])
    return sure[0] if tempting >= TEMPTING else None


def fitting(belief: Belief, food: Food) -> int:
    """How many of the diets left accept this food now."""
    return sum([diet.accepts(food, belief.previous, belief.meal) for diet in belief.weights])


def telling_food(belief: Belief, foods: Sequence[Food]) -> Food | None:
    """The food whose verdict clearly reveals more than any other's."""
    if len(foods) < FEWEST_FOODS:
        return None
    ranked = sorted(foods, key=belief.information, reverse=True)
    most, next_most = (belief.information(food) for food in ranked[:2])
    return ranked[0] if most >= FEWEST_BITS and most - next_most >= BITS_LEAD else None


def plans_of(view: View, known: Sequence[Belief]) -> Iterator[tuple[Plan, float]]:
    """Every plan, with the chance that all of it is good."""
    odds, board = Odds(view, known), view.board
    # Without complications all groups have the same foods to choose from.
    for foods in permutations(board.centre + board.trash, len(board.groups)):
        plan = dict(zip(board.groups, foods, strict=True))
        yield plan, odds.chance({group: (food,) for group, food in plan.items()})


def likeliest(board: Board, known: Sequence[Belief]) -> Plan:
    """For each group on its own, the food most likely to be good. Two may want the same."""
    return {group: max(takeable(board, group), key=known[group].chance) for group in board.groups}


def in_turn(board: Board, known: Sequence[Belief], order: Sequence[Group]) -> Plan:
    """In this order, each group takes the likeliest food of those left."""
    plan: Plan = {}
    for group in order:
        left = [food for food in takeable(board, group) if food not in plan.values()]
        plan[group] = max(left, key=known[group].chance)
    return plan


def clever_plan(view: View, known: Sequence[Belief]) -> tuple[Plan, float, float] | None:
    """The one best plan with its chance and the next best's, if choosing one group at a time misses it."""
    board = view.board
    wanted = likeliest(board, known)
    if len(set(wanted.values())) == len(wanted):
        return None
    ranked = sorted(plans_of(view, known), key=lambda entry: -entry[1])
    (plan, chance), (_, next_chance) = ranked[:2]
    if chance < LIKELY_PLAN or chance - next_chance <= PLAN_LEAD:
        return None
    return None if plan == in_turn(board, known, board.groups) else (plan, chance, next_chance)
