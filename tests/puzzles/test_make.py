"""Making puzzles: the same options make the same ones, whatever the number of processes."""

from random import Random

import pytest

from doctor_rat.belief import beliefs
from doctor_rat.lab.spread import Hands
from doctor_rat.puzzles import Puzzle, PuzzleKind, Theme, collection, is_right, themes_of
from doctor_rat.puzzles.compact import read, write
from doctor_rat.puzzles.deduce import in_turn, is_fair, likeliest, sure_food, telling_food
from doctor_rat.puzzles.levels import EASIEST, HARDEST, estimated_rating
from doctor_rat.puzzles.make import MOST, Wish, few_of_each, make, takes_after
from doctor_rat.puzzles.weigh import LEAD, lead, options_of, weigh
from doctor_rat.rules import DOCTOR, Action, Analyse, Group, Offer, Role, Serve, Take, YuckFront, parse_food, view
from stage import begin, play

GAMES, SEED = 8, 31_000


def lines(jobs: int) -> list[str]:
    return [write(puzzle) for found in make(Wish(GAMES, SEED), Hands(jobs)) for puzzle in found]


def test_two_processes_make_what_one_makes() -> None:
    alone = lines(1)
    assert alone == lines(2)
    assert len(alone) > 3


def of(kind: PuzzleKind) -> Puzzle:
    found = collection().get(next(each.id for each in collection() if each.kind is kind))
    assert found is not None
    return found


@pytest.mark.parametrize("kind", list(PuzzleKind))
def test_a_line_reads_back(kind: PuzzleKind) -> None:
    puzzle = of(kind)
    assert read(write(puzzle)) == puzzle


def test_neither_takes_nor_offers_have_an_order() -> None:
    together, orders = of(PuzzleKind.TOGETHER), of(PuzzleKind.ORDERS)
    assert is_right(together, together.answer[::-1])
    assert not is_right(together, together.answer[1:])
    (offer,) = orders.answer
    assert isinstance(offer, Offer)
    assert is_right(orders, (Offer(DOCTOR, offer.foods[::-1]),))
    other = next(food for food in orders.state.desk.stock if food not in offer.foods)
    assert not is_right(orders, (Offer(DOCTOR, (other, *offer.foods[1:])),))
    assert not is_right(orders, (offer, Serve(DOCTOR)))


def test_themes_are_the_kind_and_what_else_it_shares() -> None:
    for listed in list(collection())[::300]:
        puzzle = collection().get(listed.id)
        assert puzzle is not None
        themes = themes_of(puzzle)
        assert themes[0].value == puzzle.kind.value
        assert (Theme.EXAM in themes) == (listed.meal == 8)
        assert (Theme.TWO_GROUPS in themes) == (listed.groups == 2)


def test_a_food_sent_back_makes_a_moment_unfair() -> None:
    """The doctor's hint isn't fully certain, so nothing could be certain after it."""
    state = begin(pile="1rc 1rl 2bc 3yv 4gl 2rl 1ol 3ol 2gc 4bv", yuck=3)
    offer = " ".join(state.desk.stock[:3])
    state = play(state, f"doctor offer {offer}, doctor serve")
    one, two, three = state.board.centre
    assert is_fair(view(state, Role.GROUP_0))
    back = play(state, f"0 take {one}, 1 take {two}, 2 take {three}, doctor yuck-back 0 {one}, 0 take 1rc")
    back = play(back, "doctor analyse")
    back = play(back, f"doctor offer {' '.join(back.desk.stock[:3])}, doctor serve")
    assert not is_fair(view(back, Role.GROUP_0))


def test_nothing_is_sure_before_the_first_meal() -> None:
    state = begin(pile="1rc 1rl 2bc 3yv 4gl 2rl")
    state = play(state, f"doctor offer {' '.join(state.desk.stock[:3])}, doctor serve")
    known = beliefs(view(state, Role.GROUP_0))
    assert sure_food(known[0], state.board.centre + state.board.trash) is None


def test_too_few_foods_make_no_puzzle() -> None:
    puzzle = of(PuzzleKind.QUESTION)
    assert puzzle.group is not None
    belief = beliefs(puzzle.view)[puzzle.group]
    (take,) = puzzle.answer
    assert isinstance(take, Take)
    assert telling_food(belief, (take.food,)) is None


def test_one_after_the_other_nobody_takes_what_is_gone() -> None:
    puzzle = of(PuzzleKind.TOGETHER)
    board, known = puzzle.state.board, beliefs(puzzle.view)
    plan = in_turn(board, known, board.groups)
    assert len(set(plan.values())) == len(plan)
    assert len(set(likeliest(board, known).values())) < len(plan), "that two want the same is the puzzle"


def test_an_answer_by_playouts_leads_on_both_samples() -> None:
    puzzle = of(PuzzleKind.WAY_OUT)
    found = weigh(puzzle.view)
    assert found is not None
    assert is_right(puzzle, (found.action,))
    assert found.won - found.next_won >= LEAD


def test_no_puzzle_where_chance_adds_a_food() -> None:
    """In meal 3 the doctor doesn't know everything he will serve."""
    state = begin()
    for _ in range(2):
        state = play(state, f"doctor offer {' '.join(state.desk.stock[:3])}, doctor serve")
        taken = ", ".join(f"{group} take {food}" for group, food in enumerate(state.board.centre))
        state = play(state, f"{taken}, doctor analyse")
    assert state.board.meal == 3
    assert options_of(view(state, Role.DOCTOR)) == {}


def test_the_lead_is_over_the_next_best() -> None:
    shares: dict[Action, float] = {Serve(DOCTOR): 0.2, Analyse(DOCTOR): 0.5, YuckFront(DOCTOR): 0.9}
    best, by = lead(shares)
    assert best == YuckFront(DOCTOR)
    assert by == pytest.approx(0.4)


def test_what_rats_take_comes_from_the_table() -> None:
    puzzle = of(PuzzleKind.ORDERS)
    (offer,) = puzzle.answer
    assert isinstance(offer, Offer)
    assert takes_after(puzzle.state, offer) == puzzle.takes
    assert set(puzzle.takes) <= {*offer.foods, *puzzle.state.board.trash}


@pytest.mark.parametrize("kind", list(PuzzleKind))
def test_the_estimate_is_between_what_all_and_what_none_solve(kind: PuzzleKind) -> None:
    assert EASIEST <= estimated_rating(of(kind), Random(1)) <= HARDEST


def test_a_puzzle_that_no_level_solves_is_the_hardest() -> None:
    puzzle = of(PuzzleKind.EAT)
    assert puzzle.group is not None
    absent = Take(Group(puzzle.group), parse_food("1bl"))
    assert (
        estimated_rating(Puzzle(puzzle.id, puzzle.kind, 0, puzzle.state, puzzle.group, (absent,)), Random(1)) == HARDEST
    )


def test_few_of_each_kind_come_out_of_one_game() -> None:
    puzzle = of(PuzzleKind.EAT)
    assert len(few_of_each([puzzle] * 9)) == MOST[PuzzleKind.EAT]
