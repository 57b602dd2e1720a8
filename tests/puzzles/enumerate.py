"""Verifies puzzles another way: worlds are enumerated and judged by the referee, which shares no code with us."""

from collections.abc import Iterator
from itertools import permutations, product
from math import log2

from doctor_rat.belief import prior
from doctor_rat.puzzles import Puzzle
from doctor_rat.rules import Food, Source, Take
from referee.diets import good_food
from referee.notation import Diet, read_diet

World = tuple[tuple[Diet, ...], float]


def possible(puzzle: Puzzle, group: int) -> list[tuple[Diet, float]]:
    """Every diet that agrees with the group's row, with its prior weight."""
    row = puzzle.state.board.rows[group]
    found = []
    for text, weight in prior(row.identity, Source.DRAWN).items():
        diet = read_diet(str(text))
        before, agrees = str(row.identity), True
        for meal, entry in enumerate(row.eaten, start=1):
            agrees &= good_food(diet, meal, before, str(entry.food)) == entry.good
            before = str(entry.food)
        if agrees:
            found.append((diet, weight))
    return found


def worlds(puzzle: Puzzle) -> Iterator[World]:
    """Every deal that agrees with all rows; no two groups share a diet (RULES 2.9)."""
    for dealt in product(*(possible(puzzle, group) for group in puzzle.state.config.groups)):
        texts = [diet.text() for diet, _ in dealt]
        if len(set(texts)) == len(texts):
            weight = 1.0
            for _, each in dealt:
                weight *= each
            yield tuple(diet for diet, _ in dealt), weight


def is_good(puzzle: Puzzle, group: int, diet: Diet, food: Food) -> bool:
    board = puzzle.state.board
    return good_food(diet, board.meal, str(board.rows[group].last), str(food))


def foods_of(puzzle: Puzzle) -> tuple[Food, ...]:
    return puzzle.state.board.centre + puzzle.state.board.trash


def chances(puzzle: Puzzle, group: int) -> dict[Food, float]:
    listed = list(worlds(puzzle))
    total = sum(weight for _, weight in listed)
    return {
        food: sum(weight for dealt, weight in listed if is_good(puzzle, group, dealt[group], food)) / total
        for food in foods_of(puzzle)
    }


def sure_foods(puzzle: Puzzle, group: int) -> list[Food]:
    diets = {diet.text(): diet for dealt, _ in worlds(puzzle) for diet in [dealt[group]]}
    return [food for food in foods_of(puzzle) if all(is_good(puzzle, group, each, food) for each in diets.values())]


def bits(chance: float) -> float:
    return -sum(p * log2(p) for p in (chance, 1 - chance) if p > 1e-12)


def best_plans(puzzle: Puzzle) -> list[tuple[float, tuple[Food, ...]]]:
    """All plans, the likeliest first."""
    listed = list(worlds(puzzle))
    total = sum(weight for _, weight in listed)
    groups, foods = puzzle.state.config.groups, foods_of(puzzle)
    good = {
        (group, food): {at for at, (dealt, _) in enumerate(listed) if is_good(puzzle, group, dealt[group], food)}
        for group in groups
        for food in foods
    }
    found = []
    for plan in permutations(foods, len(groups)):
        fits = set.intersection(*(good[group, food] for group, food in zip(groups, plan, strict=True)))
        found.append((sum(listed[at][1] for at in fits) / total, plan))
    return sorted(found, reverse=True)


def answer_of(puzzle: Puzzle) -> tuple[Food, ...]:
    return tuple(take.food for take in puzzle.answer if isinstance(take, Take))
