"""Why the answer is right, as keys of the catalogs with arguments. A test checks each against the beliefs."""

from collections.abc import Iterator, Sequence

from doctor_rat.belief import Belief, beliefs
from doctor_rat.bots import BotReason
from doctor_rat.puzzles.deduce import fitting, likeliest
from doctor_rat.puzzles.values import Puzzle, PuzzleKind
from doctor_rat.review.odds import percent
from doctor_rat.rules import Action, Food, Group, Medicine, Offer, StrictMenu, Take, YuckBack, YuckFront
from doctor_rat.rules.legal import takeable

KEYS: dict[str, tuple[str, ...]] = {
    "puzzle-why-sure": ("group", "food", "left"),
    "puzzle-why-not-sure": ("food", "out", "left", "diet"),
    "puzzle-why-plan": ("percent", "next"),
    "puzzle-why-part": ("group", "food", "percent"),
    "puzzle-why-clash": ("group", "other", "food"),
    "puzzle-why-tells": ("food", "percent", "if_good", "if_bad"),
    "puzzle-why-tells-nothing": ("food",),
    "puzzle-why-tells-less": ("food", "percent"),
    "puzzle-why-wins": ("percent", "next"),
    "puzzle-why-they-take": ("group", "food", "good"),
    "puzzle-why-menu": ("group", "food"),
    "puzzle-why-medicine": ("group", "crosses", "covered"),
    "puzzle-why-back": ("group", "food", "crosses"),
    "puzzle-why-front": (),
}
"""Every sentence that explains an answer, with its exact arguments."""
_COUNTEREXAMPLES = 3


def explain(puzzle: Puzzle, given: Sequence[Action] = ()) -> tuple[BotReason, ...]:
    """Why the answer is right, and why what was given instead isn't."""
    match puzzle.kind:
        case PuzzleKind.EAT:
            return tuple(_of_sure(puzzle, given))
        case PuzzleKind.TOGETHER:
            return tuple(_of_plan(puzzle))
        case PuzzleKind.QUESTION:
            return tuple(_of_question(puzzle, given))
        case _:
            return tuple(_of_doctor(puzzle))


def _because(key: str, **arguments: str | int) -> BotReason:
    assert set(arguments) == set(KEYS[key]), key
    return BotReason(key, arguments)


def _asked(puzzle: Puzzle) -> tuple[Belief, Food, tuple[Food, ...]]:
    (take,) = puzzle.answer
    assert isinstance(take, Take)
    return beliefs(puzzle.view)[take.by], take.food, takeable(puzzle.state.board, take.by)


def _first(given: Sequence[Action], answer: Food) -> list[Food]:
    """What was given instead of the answer, to be explained first."""
    return [action.food for action in given if isinstance(action, Take) and action.food != answer]


def _of_sure(puzzle: Puzzle, given: Sequence[Action]) -> Iterator[BotReason]:
    belief, answer, foods = _asked(puzzle)
    left = len(belief.weights)
    yield _because("puzzle-why-sure", group=int(belief.group), food=answer, left=left)
    others = sorted([food for food in foods if food != answer], key=belief.chance, reverse=True)
    for food in list(dict.fromkeys([*_first(given, answer), *others]))[:_COUNTEREXAMPLES]:
        against = next(diet for diet in belief.weights if not diet.accepts(food, belief.previous, belief.meal))
        out = left - fitting(belief, food)
        yield _because("puzzle-why-not-sure", food=food, out=out, left=left, diet=str(against))


def _of_plan(puzzle: Puzzle) -> Iterator[BotReason]:
    view = puzzle.view
    known = beliefs(view)
    best, next_best = puzzle.figures
    yield _because("puzzle-why-plan", percent=best, next=next_best)
    for take in puzzle.answer:
        assert isinstance(take, Take)
        chance = percent(known[take.by].chance(take.food))
        yield _because("puzzle-why-part", group=int(take.by), food=take.food, percent=chance)
    yield from _clashes(likeliest(view.board, known))


def _clashes(wanted: dict[Group, Food]) -> Iterator[BotReason]:
    """Two groups whose likeliest food is the same."""
    for group, food in wanted.items():
        for other in range(group):
            if wanted[Group(other)] == food:
                yield _because("puzzle-why-clash", group=other, other=int(group), food=food)
                return


def _of_question(puzzle: Puzzle, given: Sequence[Action]) -> Iterator[BotReason]:
    belief, answer, foods = _asked(puzzle)
    good = fitting(belief, answer)
    bad = len(belief.weights) - good
    chance = percent(belief.chance(answer))
    yield _because("puzzle-why-tells", food=answer, percent=chance, if_good=good, if_bad=bad)
    others = sorted([food for food in foods if food != answer], key=belief.information, reverse=True)
    for food in list(dict.fromkeys([*_first(given, answer), *others]))[:2]:
        if fitting(belief, food) in (0, len(belief.weights)):
            yield _because("puzzle-why-tells-nothing", food=food)
        else:
            yield _because("puzzle-why-tells-less", food=food, percent=percent(belief.chance(food)))


def _of_doctor(puzzle: Puzzle) -> Iterator[BotReason]:
    won, next_won = puzzle.figures
    yield _because("puzzle-why-wins", percent=won, next=next_won)
    (action,) = puzzle.answer
    board = puzzle.state.board
    match action:
        case Offer():
            yield from _taken(puzzle)
        case StrictMenu(group=group, food=food):
            yield _because("puzzle-why-menu", group=int(group), food=food)
        case Medicine(group=group, at=at):
            row = board.rows[group]
            covered = sum(not entry.good for entry in row.eaten[at : at + 2])
            yield _because("puzzle-why-medicine", group=int(group), crosses=row.crosses, covered=covered)
        case YuckBack(group=group, food=food) if isinstance(group, int):
            crosses = board.rows[group].crosses
            yield _because("puzzle-why-back", group=int(group), food=food, crosses=crosses + 1)
        case YuckFront():
            yield _because("puzzle-why-front")


def _taken(puzzle: Puzzle) -> Iterator[BotReason]:
    """What the rats take, and whether it is good for them."""
    state = puzzle.state
    for group, food in zip(state.board.groups, puzzle.takes, strict=True):
        good = state.deal.diets[group].accepts(food, state.board.rows[group].last, state.board.meal)
        yield _because("puzzle-why-they-take", group=int(group), food=food, good="yes" if good else "no")
