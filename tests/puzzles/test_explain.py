"""Explanations: a closed list, available in five languages, and each true by enumeration."""

from collections.abc import Iterator
from functools import cache

import pytest

from doctor_rat.bots import BotReason
from doctor_rat.cli.words import Words
from doctor_rat.locales import LANGUAGES, words
from doctor_rat.puzzles import KEYS, Puzzle, PuzzleKind, collection, explain
from doctor_rat.rules import Action, Board, Food, Group, Offer, Take, parse_diet
from puzzles.enumerate import best_plans, chances, foods_of, is_good, possible, worlds
from puzzles.test_collection import MOST_WORLDS, RATS, count_worlds
from referee.notation import read_diet

OF_EACH = 12


@cache
def some(kind: PuzzleKind) -> tuple[Puzzle, ...]:
    named = [listed.id for listed in collection() if listed.kind is kind]
    found = (collection().get(each) for each in named[:: max(1, len(named) // 200)])
    few = [each for each in found if each is not None and (kind not in RATS or count_worlds(each) <= MOST_WORLDS)]
    return tuple(few[:OF_EACH])


def told(kind: PuzzleKind, key: str) -> Iterator[tuple[Puzzle, BotReason]]:
    found = [(puzzle, reason) for puzzle in some(kind) for reason in explain(puzzle) if reason.key == key]
    assert found, f"no {kind} puzzle says {key}"
    yield from found


def group_of(puzzle: Puzzle) -> int:
    assert puzzle.group is not None
    return puzzle.group


def percent(chance: float) -> int:
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def diets_of(puzzle: Puzzle, group: int) -> set[str]:
    """Those in at least one world: a twin of another group's only diet is in none."""
    return {dealt[group].text() for dealt, _ in worlds(puzzle)}


def test_the_answer_fits_all_diets_that_are_said_to_be_left() -> None:
    for puzzle, reason in told(PuzzleKind.EAT, "puzzle-why-sure"):
        assert reason.arguments["left"] == len(diets_of(puzzle, group_of(puzzle)))
        food = Food(str(reason.arguments["food"]))
        assert all(is_good(puzzle, group_of(puzzle), diet, food) for diet, _ in possible(puzzle, group_of(puzzle)))


def test_a_diet_said_to_be_against_a_food_is_possible_and_refuses_it() -> None:
    for puzzle, reason in told(PuzzleKind.EAT, "puzzle-why-not-sure"):
        group, food = group_of(puzzle), Food(str(reason.arguments["food"]))
        left = diets_of(puzzle, group)
        against = {text for text in left if not is_good(puzzle, group, read_diet(text), food)}
        assert reason.arguments["diet"] in against
        assert (reason.arguments["out"], reason.arguments["left"]) == (len(against), len(left))


def test_the_chances_of_plans_are_those_of_all_worlds() -> None:
    for puzzle, reason in told(PuzzleKind.TOGETHER, "puzzle-why-plan"):
        (best, _), (next_best, _), *_ = best_plans(puzzle)
        assert reason.arguments == {"percent": percent(round(best, 4)), "next": percent(round(next_best, 4))}
    for puzzle, reason in told(PuzzleKind.TOGETHER, "puzzle-why-part"):
        chance = chances(puzzle, int(reason.arguments["group"]))[Food(str(reason.arguments["food"]))]
        assert abs(int(reason.arguments["percent"]) - 100 * chance) <= 1


def test_groups_said_to_clash_both_want_that_food() -> None:
    for puzzle, reason in told(PuzzleKind.TOGETHER, "puzzle-why-clash"):
        for who in ("group", "other"):
            odds = chances(puzzle, int(reason.arguments[who]))
            assert odds[Food(str(reason.arguments["food"]))] == pytest.approx(max(odds.values()))


def test_a_verdict_splits_the_diets_as_told() -> None:
    for puzzle, reason in told(PuzzleKind.QUESTION, "puzzle-why-tells"):
        group, food = group_of(puzzle), Food(str(reason.arguments["food"]))
        good = {text for text in diets_of(puzzle, group) if is_good(puzzle, group, read_diet(text), food)}
        assert reason.arguments["if_good"] == len(good)
        assert reason.arguments["if_bad"] == len(diets_of(puzzle, group)) - len(good)
        assert abs(int(reason.arguments["percent"]) - 100 * chances(puzzle, group)[food]) <= 1


def test_other_foods_tell_less() -> None:
    for puzzle, reason in told(PuzzleKind.QUESTION, "puzzle-why-tells-less"):
        odds = chances(puzzle, group_of(puzzle))
        (answer,) = (take.food for take in puzzle.answer if isinstance(take, Take))
        chance = odds[Food(str(reason.arguments["food"]))]
        assert abs(int(reason.arguments["percent"]) - 100 * chance) <= 1
        assert abs(chance - 0.5) > abs(odds[answer] - 0.5)


def test_a_food_said_to_tell_nothing_has_one_verdict() -> None:
    """Nobody would think of it first, so the test has to give it as an answer."""
    found = 0
    for puzzle in some(PuzzleKind.QUESTION):
        group = group_of(puzzle)
        for food, chance in chances(puzzle, group).items():
            reasons = explain(puzzle, (Take(Group(group), food),))
            nothing = any(r.key == "puzzle-why-tells-nothing" and r.arguments["food"] == food for r in reasons)
            assert nothing == (chance < 1e-12 or chance > 1 - 1e-12)
            found += nothing
    assert found


def test_what_was_answered_instead_is_explained() -> None:
    puzzle = some(PuzzleKind.EAT)[0]
    for food in foods_of(puzzle):
        given: tuple[Action, ...] = (Take(Group(group_of(puzzle)), food),)
        said = [reason.arguments["food"] for reason in explain(puzzle, given)]
        assert food in said


def test_the_doctor_is_told_what_his_rats_take() -> None:
    for puzzle, reason in told(PuzzleKind.ORDERS, "puzzle-why-they-take"):
        group, food = int(reason.arguments["group"]), Food(str(reason.arguments["food"]))
        (offer,) = puzzle.answer
        assert isinstance(offer, Offer)
        assert food in (*offer.foods, *puzzle.state.board.trash)
        truth = read_diet(str(puzzle.state.deal.diets[group]))
        assert reason.arguments["good"] == ("yes" if is_good(puzzle, group, truth, food) else "no")


def test_explanations_of_tokens_match_the_table() -> None:
    for puzzle in some(PuzzleKind.WAY_OUT):
        for reason in explain(puzzle):
            if reason.key == "puzzle-why-back":
                group, food = int(reason.arguments["group"]), Food(str(reason.arguments["food"]))
                assert food in puzzle.state.board.plates[group]
                crosses = sum(not e.good and not e.covered for e in puzzle.state.board.rows[group].eaten)
                assert reason.arguments["crosses"] == crosses + 1
            elif reason.key == "puzzle-why-medicine":
                row = puzzle.state.board.rows[int(reason.arguments["group"])]
                assert 0 < int(reason.arguments["covered"]) <= int(reason.arguments["crosses"]) == row.crosses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_can_be_said(language: str) -> None:
    read = Words(language)
    for kind in PuzzleKind:
        for puzzle in some(kind)[:4]:
            for reason in explain(puzzle):
                assert set(reason.arguments) == set(KEYS[reason.key])
                assert "{" not in words(language, reason.key, named(read, reason, puzzle.state.board))


def named(read: Words, reason: BotReason, board: Board) -> dict[str, str | int]:
    found: dict[str, str | int] = dict(reason.arguments)
    for name, value in reason.arguments.items():
        if name in ("group", "other"):
            found[name] = read.group(Group(int(value)), board)
        elif name == "food":
            found[name] = read.food(Food(str(value)))
        elif name == "diet":
            found[name] = read.diet(parse_diet(str(value)))
    return found
