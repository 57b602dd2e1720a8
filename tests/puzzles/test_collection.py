"""The committed puzzles: enough of them, no duplicates, and each right by an independent method."""

from collections import Counter
from itertools import permutations
from math import prod
from pathlib import Path
from random import Random

import pytest

import doctor_rat.puzzles
from doctor_rat.puzzles import Collection, Puzzle, PuzzleKind, collection
from doctor_rat.puzzles.canonical import canonical
from doctor_rat.puzzles.check import check, holds
from doctor_rat.puzzles.collection import FILE
from doctor_rat.puzzles.compact import _LETTER, read, write
from doctor_rat.puzzles.deduce import BITS_LEAD, PLAN_LEAD, TEMPTING
from doctor_rat.rules import Colour, Food, Phase, Role, Type, choices, view
from puzzles.enumerate import answer_of, best_plans, bits, chances, possible, sure_foods

PATH = Path(doctor_rat.puzzles.__file__ or "").parent / FILE
SAMPLE = 8
MOST_WORLDS = 30_000
"""More would take too long to enumerate in a test that always runs."""
RATS = (PuzzleKind.EAT, PuzzleKind.TOGETHER, PuzzleKind.QUESTION)


def sample(kind: PuzzleKind, count: int = SAMPLE) -> list[Puzzle]:
    names = [listed.id for listed in collection() if listed.kind is kind]
    found = [collection().get(named) for named in Random(20).sample(names, len(names))[: 6 * count]]
    few = [puzzle for puzzle in found if puzzle is not None and count_worlds(puzzle) <= MOST_WORLDS]
    assert len(few) >= count
    return few[:count]


def count_worlds(puzzle: Puzzle) -> int:
    return prod(len(possible(puzzle, group)) for group in puzzle.state.config.groups)


def test_there_are_three_thousand_of_all_kinds_in_a_small_file() -> None:
    assert len(collection()) >= 3_000
    counts = Counter(listed.kind for listed in collection())
    assert min(counts[kind] for kind in PuzzleKind) >= 40, counts
    assert PATH.stat().st_size < 1_500_000


def test_what_is_listed_is_what_is_there() -> None:
    for listed in list(collection())[::200]:
        puzzle = collection().get(listed.id)
        assert puzzle is not None
        assert (puzzle.id, puzzle.kind, puzzle.rating) == (listed.id, listed.kind, listed.rating)
        assert (puzzle.state.board.meal, len(puzzle.state.board.rows)) == (listed.meal, listed.groups)
        assert write(puzzle) == listed.line
    assert collection().get("nonesuch") is None


def test_ratings_tell_easy_from_hard() -> None:
    ratings = [listed.rating for listed in collection()]
    assert min(ratings) >= 900
    assert max(ratings) <= 2200
    assert len(set(ratings)) > 20


@pytest.mark.parametrize("puzzle", sample(PuzzleKind.EAT), ids=lambda puzzle: puzzle.id)
def test_what_can_they_eat_by_listing_worlds(puzzle: Puzzle) -> None:
    assert puzzle.group is not None
    assert sure_foods(puzzle, puzzle.group) == list(answer_of(puzzle))
    others = [chance for food, chance in chances(puzzle, puzzle.group).items() if (food,) != answer_of(puzzle)]
    assert max(others) >= TEMPTING - 1e-9


@pytest.mark.parametrize("puzzle", sample(PuzzleKind.QUESTION), ids=lambda puzzle: puzzle.id)
def test_one_question_by_listing_worlds(puzzle: Puzzle) -> None:
    assert puzzle.group is not None
    told = {food: bits(chance) for food, chance in chances(puzzle, puzzle.group).items()}
    (answer,) = answer_of(puzzle)
    assert all(told[answer] - told[food] >= BITS_LEAD - 1e-6 for food in told if food != answer)


@pytest.mark.parametrize("puzzle", sample(PuzzleKind.TOGETHER), ids=lambda puzzle: puzzle.id)
def test_all_at_once_by_listing_worlds(puzzle: Puzzle) -> None:
    (best, plan), (next_best, _), *_ = best_plans(puzzle)
    assert plan == answer_of(puzzle)
    assert best - next_best >= PLAN_LEAD - 1e-3
    wanted = [max(odds, key=lambda food: odds[food]) for odds in (chances(puzzle, group) for group in range(len(plan)))]
    assert tuple(wanted) != plan, "the likeliest food for each is wrong"


@pytest.mark.parametrize("kind", [PuzzleKind.ORDERS, PuzzleKind.WAY_OUT])
def test_the_doctors_answers_win_on_a_sample_of_their_own(kind: PuzzleKind) -> None:
    names = [listed.id for listed in collection() if listed.kind is kind]
    for named in Random(3).sample(names, 3):
        puzzle = collection().get(named)
        assert puzzle is not None
        assert holds(puzzle)
        assert puzzle.figures[0] - puzzle.figures[1] >= 10


@pytest.mark.soak
def test_every_committed_puzzle_holds() -> None:
    assert [each.id for each in check(collection()) if not each.right] == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", RATS)
def test_every_puzzle_of_the_rats_by_listing_worlds(kind: PuzzleKind) -> None:
    tests = {
        PuzzleKind.EAT: test_what_can_they_eat_by_listing_worlds,
        PuzzleKind.QUESTION: test_one_question_by_listing_worlds,
        PuzzleKind.TOGETHER: test_all_at_once_by_listing_worlds,
    }
    for listed in collection():
        puzzle = collection().get(listed.id) if listed.kind is kind else None
        if puzzle is not None and count_worlds(puzzle) <= 20 * MOST_WORLDS:
            tests[kind](puzzle)


def test_the_check_finds_a_wrong_answer() -> None:
    listed = next(each for each in collection() if each.kind is PuzzleKind.EAT)
    *before, group, answer, figures, takes = listed.line.split()
    puzzle = read(listed.line)
    other = next(food for food in puzzle.state.board.centre if food not in answer_of(puzzle))
    letter = write(puzzle).split()[4][puzzle.state.deal.pile.index(other)]
    spoiled = " ".join([listed.id, *before, group, answer[0] + letter, figures, takes])
    assert [each.right for each in check(Collection([spoiled]))] == [False]


def renamed(line: str, names: dict[str, str]) -> str:
    """The same puzzle with other names for whatever no identity in play has."""
    letters = {_LETTER[food]: _LETTER[Food(f"{food.quantity}{names[food.colour]}{names[food.type]}")] for food in Food}
    kind, rating, yuck, dealt, pile, actions, group, answer, figures, takes = line.split()
    puzzle = read(line)

    def foods(text: str) -> str:
        return "".join(letters[letter] for letter in text)

    def moves(text: str) -> str:
        found, at, size = "", 0, len(puzzle.state.config.identities)
        while at < len(text):
            head = {"+": 1, "<": 2, ">": 2}.get(text[at], 0 if text[at] in "!=~#" else 1)
            length = {"+": size, "<": 1, ">": 1, "!": 0, "=": 0, "~": 0, "#": 0}.get(text[at], 1)
            step = 3 if text[at] == "#" else max(head, 1)
            found += text[at : at + step] + foods(text[at + step : at + step + length])
            at += step + length
        return found

    return " ".join([kind, rating, yuck, dealt, foods(pile), moves(actions), group, moves(answer), figures, takes])


def plain_diets(line: str, free: set[str]) -> bool:
    """Whether no diet names what is to be renamed, so that the game can be played with the same ones."""
    return not any(letter in card for each in line.split()[3].split(",") for card in _cards(each) for letter in free)


def _cards(dealt: str) -> list[str]:
    _, _, cards = dealt.partition(":")
    return [] if cards in ("type", "quantity", "colour") else cards.replace("/", "+").split("+")


def test_renaming_colors_gives_the_same_puzzle() -> None:
    free = ("o", "y")
    names = {str(name): str(name) for name in (*Colour, *Type)} | dict(zip(free, reversed(free), strict=True))
    lines = [each.line for each in collection() if each.kind in RATS and plain_diets(each.line, set(free))]
    assert len(lines) > 20
    for line in lines[:20]:
        other = renamed(line, names)
        assert read(other).id == read(line).id
        assert canonical(read(other)) == canonical(read(line))
    assert any(renamed(line, names) != line for line in lines[:20])


def test_no_two_puzzles_ask_the_same() -> None:
    names = [listed.id for listed in collection()]
    text = PATH.read_text().splitlines()
    assert len(names) == len(set(names)) == len(text)


def test_a_puzzle_shows_no_more_than_its_role_may_see() -> None:
    for listed in list(collection())[::150]:
        puzzle = collection().get(listed.id)
        assert puzzle is not None
        seen = puzzle.view
        assert seen == view(puzzle.state, seen.role)
        if puzzle.kind in RATS:
            assert seen.board.phase is Phase.CHOOSE
            assert seen.diets == (None,) * len(seen.diets)
            assert seen.desk is None
        else:
            assert seen.role is Role.DOCTOR
        assert choices(seen)


def test_groups_in_another_order_give_the_same_puzzle() -> None:
    listed = next(each for each in collection() if each.kind is PuzzleKind.TOGETHER and each.groups == 3)
    puzzle = read(listed.line)
    forms = set()
    for order in permutations(range(3)):
        forms.add(canonical(_reordered(listed.line, order)))
    assert forms == {canonical(puzzle)}


def _reordered(line: str, order: tuple[int, ...]) -> Puzzle:
    kind, rating, yuck, dealt, pile, actions, group, answer, figures, takes = line.split()
    groups = dealt.split(",")
    place = {str(old): str(new) for new, old in enumerate(order)}
    text, at, found = actions, 0, ""
    while at < len(text):
        size = {"+": 4, "!": 1, "=": 1, "~": 1, "<": 3, "#": 3, ">": 3}.get(text[at], 2)
        part = text[at : at + size]
        if size == 2:
            part = place[part[0]] + part[1]
        elif size == 3:
            part = part[0] + place[part[1]] + part[2]
        found, at = found + part, at + size
    given = "".join(place[answer[k]] + answer[k + 1] for k in range(0, len(answer), 2))
    mixed = ",".join(groups[old] for old in order)
    return read(" ".join([kind, rating, yuck, mixed, pile, found, group, given, figures, takes]))
