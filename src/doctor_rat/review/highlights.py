"""Moments worth looking at again, as keys of the catalogs and arguments."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from doctor_rat.review.frames import knowledge
from doctor_rat.review.game import RATS, Game
from doctor_rat.review.keys import ReviewKey
from doctor_rat.review.odds import Odds, Plate, chance_of, percent, plates_in_reach
from doctor_rat.review.plans import is_first
from doctor_rat.review.values import Choosing, Highlight, Luck
from doctor_rat.rules import Complication, Food, Group, Offer, Role, Take
from doctor_rat.rules.cards import EXAM, Eats
from doctor_rat.rules.events import Ended, Judged, SentBack, Served, StockThrown, TableCleared

CLEARLY = 0.15
"""How much likelier a plan must have been to be worth mentioning."""
AGAINST_ODDS = 0.2
"""All good with at most this chance is lucky; a cross with at most this chance is unlucky."""
SWING = 0.2
LEARNT = 0.5
"""Bits a verdict must bring to count as a lesson."""

_OUT_OF_HIS_HANDS = tuple(card for card in Complication if card.eats is not Eats.ANYWHERE)


def highlights(game: Game, plans: tuple[Choosing, ...]) -> tuple[Highlight, ...]:
    """In the order of the game."""
    found = [*_of_plans(game, plans), *_of_knowledge(game), *_of_swings(game, plans), *_of_steps(game)]
    return tuple(sorted(found, key=lambda highlight: highlight.frame))


def _highlight(game: Game, key: ReviewKey, place: int, role: Role | None, **arguments: str | int) -> Highlight:
    """The meal is the one it was done in: after the verdicts, the board is already in the next one."""
    meal = game.states[max(place - 1, 0)].board.meal
    return Highlight(key, arguments, meal, place, role)


def _at_choice(key: ReviewKey, plan: Choosing, **arguments: str | int) -> Highlight:
    return Highlight(key, arguments, plan.meal, plan.frame, plan.role)


# How the plans were.


def _of_plans(game: Game, plans: tuple[Choosing, ...]) -> Iterator[Highlight]:
    for plan in plans:
        yield from _of_chances(game, plan)
        yield from _missed(game, plan)


def _of_chances(game: Game, plan: Choosing) -> Iterator[Highlight]:
    chance, role = percent(plan.chance), plan.role
    if plan.best_chance - plan.chance >= CLEARLY:
        best = percent(plan.best_chance)
        yield _highlight(game, ReviewKey.RISKY, plan.done, role, percent=chance, best=best)
    if plan.luck is Luck.SURE:
        yield _highlight(game, ReviewKey.SURE, plan.done, role)
    elif plan.luck is Luck.LUCKY and plan.chance <= AGAINST_ODDS:
        yield _highlight(game, ReviewKey.LUCKY, plan.done, role, percent=chance)
    elif plan.luck is Luck.UNLUCKY and plan.chance >= 1 - AGAINST_ODDS:
        yield _highlight(game, ReviewKey.UNLUCKY, plan.done, role, percent=chance)
    if plan.meal == EXAM and is_first(plan, game):
        groups = game.deciders[role]
        known = [knowledge(game.beliefs(plan.frame, role)[group]).different == 1 for group in groups]
        ready = percent(plan.best_chance)
        yield _at_choice(ReviewKey.EXAM, plan, percent=ready, known=sum(known), groups=len(groups))


def _missed(game: Game, plan: Choosing) -> Iterator[Highlight]:
    """Only counts foods that nobody took: a safe food can't be on two plates."""
    if plan.chance == 1:
        return
    board, role = game.states[plan.frame].board, plan.role
    odds = Odds(game.view(plan.frame, role), game.beliefs(plan.frame, role))
    used = {food for serving in plan.chosen for food in serving.foods}
    reach = plates_in_reach(board, game.deciders[role])
    for serving in plan.chosen:
        if serving.chance == 1:
            continue
        for plate in reach[serving.group]:
            swap = _swap(serving.foods, plate)
            if swap is not None and swap[1] not in used and odds.chance({serving.group: plate}) == 1:
                taken, food = swap
                yield _highlight(
                    game, ReviewKey.MISSED_SAFE, plan.done, role, group=int(serving.group), food=food, taken=taken
                )
                break


def _swap(chosen: Plate, other: Plate) -> tuple[Food, Food] | None:
    """The one food two plates differ in, on each."""
    differing = [(one, two) for one, two in zip(chosen, other, strict=True) if one != two]
    return differing[0] if len(differing) == 1 else None


def _of_swings(game: Game, plans: tuple[Choosing, ...]) -> Iterator[Highlight]:
    """For everyone who chose, the one meal before which their chances changed the most."""
    for role in game.deciders:
        own = [plan for plan in plans if plan.role is role and is_first(plan, game)]
        swings = list(pairwise(own))
        if not swings:
            continue
        before, after = max(swings, key=lambda pair: abs(pair[1].best_chance - pair[0].best_chance))
        if abs(after.best_chance - before.best_chance) >= SWING:
            chances = percent(before.best_chance), percent(after.best_chance)
            yield _at_choice(ReviewKey.TURNING_POINT, after, before=chances[0], after=chances[1])


# What was learned.


def _of_knowledge(game: Game) -> Iterator[Highlight]:
    for role, groups in game.deciders.items():
        yield from _lesson(game, role)
        for group in groups:
            yield from _known(game, role, group)


def _known(game: Game, role: Role, group: Group) -> Iterator[Highlight]:
    for place in range(len(game.states)):
        if not game.over(place) and knowledge(game.beliefs(place, role)[group]).different == 1:
            yield _highlight(game, ReviewKey.KNOWN, place, role, group=int(group))
            return


def _lesson(game: Game, role: Role) -> Iterator[Highlight]:
    """The meal whose verdicts on a group revealed the most. The end doesn't count, because it reveals everything."""
    most, found = LEARNT, None
    for place, events in enumerate(game.events):
        if game.over(place):
            break
        for event in events:
            if isinstance(event, Judged) and event.group in game.deciders[role]:
                before, after = (game.beliefs(at, role)[event.group] for at in (place - 1, place))
                if (bits := before.uncertainty - after.uncertainty) > most:
                    most, found = bits, (place, event, len(before.weights), len(after.weights))
    if found is not None:
        place, told, count, left = found
        yield _highlight(
            game, ReviewKey.LESSON, place, role, group=int(told.group), food=told.food, before=count, after=left
        )


# What the doctor did, and how it ended.


def _of_steps(game: Game) -> Iterator[Highlight]:
    for place in range(1, len(game.states)):
        action = game.action(place)
        if isinstance(action, Offer):
            yield from _of_offer(game, place, action)
        for event in game.events[place]:
            match event:
                case StockThrown() | TableCleared():
                    yield _yuck_front(game, place, event)
                case SentBack():
                    yield from _yuck_back(game, place, event)
                case Served():
                    yield from _served(game, place, event)
        yield from _lost(game, place)


def _good_for(game: Game, place: int, group: Group, foods: Iterable[Food]) -> list[Food]:
    board = game.states[place].board
    before = board.rows[group].last
    return [food for food in foods if game.diets[group].accepts(food, before, board.meal)]


def _of_offer(game: Game, place: int, action: Offer) -> Iterator[Highlight]:
    before = game.states[place - 1]
    trash = before.board.trash
    for group in game.config.groups:
        if before.board.complications[group] in _OUT_OF_HIS_HANDS:
            continue
        had = _good_for(game, place - 1, group, before.desk.stock)
        if _good_for(game, place - 1, group, (*action.foods, *trash)):
            continue
        if had:
            yield _highlight(game, ReviewKey.KEPT_GOOD, place, Role.DOCTOR, group=int(group), food=had[0])
        else:
            yield _highlight(game, ReviewKey.NO_GOOD, place, Role.DOCTOR, group=int(group))


def _yuck_front(game: Game, place: int, event: StockThrown | TableCleared) -> Highlight:
    if isinstance(event, StockThrown):
        role, old, new = Role.DOCTOR, event.thrown or (), event.drawn or ()
    else:
        board = game.states[place - 1].board
        role = Role.COLLEAGUE_1 if event.by == 1 else Role.COLLEAGUE_0
        old, new = board.centre + board.trash, event.centre + event.trash
    before, after = (
        sum(bool(_good_for(game, place - 1, group, foods)) for group in game.config.groups) for foods in (old, new)
    )
    return _highlight(game, ReviewKey.YUCK_FRONT, place, role, before=before, after=after)


def _yuck_back(game: Game, place: int, event: SentBack) -> Iterator[Highlight]:
    board, group = game.states[place - 1].board, event.group
    plate = board.plates[group]
    at = plate.index(event.food)
    previous = plate[at - 1] if at else board.rows[group].last
    role = game.returner(group)
    who: dict[str, str | int] = {"group": int(group), "food": event.food}
    if game.diets[group].accepts(event.food, previous, board.meal):
        yield _highlight(game, ReviewKey.YUCK_BACK_WRONG, place, role, **who)
        return
    retaken = game.action(place + 1) if place + 1 < len(game.states) else None
    if isinstance(retaken, Take):
        saved = game.diets[group].accepts(retaken.food, previous, board.meal)
        key = ReviewKey.YUCK_BACK_SAVED if saved else ReviewKey.YUCK_BACK_VAIN
        yield _highlight(game, key, place, role, **who, taken=retaken.food)


def _served(game: Game, place: int, event: Served) -> Iterator[Highlight]:
    board = game.states[place - 1].board
    if event.medicine is not None:
        group, at = event.medicine.group, event.medicine.at
        crosses = sum(not eaten.good for eaten in board.rows[group].eaten[at : at + 2])
        yield _highlight(game, ReviewKey.MEDICINE, place, Role.DOCTOR, group=int(group), crosses=crosses)
    if event.menu is not None:
        group, food = event.menu
        belief = game.beliefs(place - 1, RATS)[group]
        chance = percent(chance_of(belief, food, belief.previous))
        yield _highlight(game, ReviewKey.STRICT_MENU, place, Role.DOCTOR, group=int(group), food=food, percent=chance)


def _lost(game: Game, place: int) -> Iterator[Highlight]:
    """A lost game was lost by the last verdict."""
    events = game.events[place]
    if isinstance(events[-1] if events else None, Ended) and not game.won:
        last = next(event for event in reversed(events) if isinstance(event, Judged))
        yield _highlight(game, ReviewKey.LOST_BY, place, None, group=int(last.group), food=last.food)
