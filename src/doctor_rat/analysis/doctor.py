"""The doctor's decisions, knowing diets and stock but not the pile, with rats like those seen in the game."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.analysis.decision_options import Actions, PlayoutLuck, Wins, known, literal_rats, seeds, with_chosen
from doctor_rat.analysis.experts import after, rats_win
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import DecisionStage
from doctor_rat.bots.kernel import plan
from doctor_rat.bots.kernel.masks import FOOD_NUMBER
from doctor_rat.bots.kernel.play import STOCK, seed_noise
from doctor_rat.bots.kernel.position import numbers, place_in_row, position, with_leftovers
from doctor_rat.bots.levels.regular.doctor import ranked_offers, send_back_worst
from doctor_rat.bots.thinking.temper import Temper, temper_of
from doctor_rat.rules import (
    DOCTOR,
    Analyse,
    Board,
    Food,
    Medicine,
    Offer,
    Serve,
    StrictMenu,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import EXAM
from doctor_rat.rules.legal import may_yuck, returnable
from doctor_rat.rules.tokens import medicine_places, menu_groups

OFFERS, RANKED_BY = 20, 24
"""How many offers are tried, and for how many rats they are ranked first."""

_Try = Callable[[NDArray[np.float64], NDArray[np.int64]], Wins]
_NOBODY = (-1, -1, -1, -1)


class DoctorOptions:
    """Everything the doctor might do, each with the function that tries it."""

    # The best is picked for rats like these. But what weak rats get wrong later is charged to them: if the doctor's
    # losses were weighed with them too, it would be charged twice.
    charged_as_read = False

    def __init__(self, moment: Moment, rng: Random) -> None:
        self._moment = moment
        self._view = moment.view
        self._p = position(self._view)
        self._rng = rng
        self._asked: dict[int, float] = {}
        found = self._everything(moment.stage)
        self.candidates: Sequence[Actions]
        self.candidates, self.chosen = with_chosen([act for act, _ in found], moment.actions, _alike)
        self._tries = [attempt for _, attempt in found]
        if self.chosen == len(found):
            self._tries.append(self._attempt(moment.actions))
        self.obvious = self._plain(moment)

    def _everything(self, stage: DecisionStage) -> list[tuple[Actions, _Try]]:
        if stage is DecisionStage.OFFER:
            return self._offers()
        return self._servings() if stage is DecisionStage.SERVE else self._returns()

    @cached_property
    def _temper(self) -> Temper:
        return temper_of(self._view, self._rng)

    def luck(self, count: int, rng: Random, *, reading: bool) -> PlayoutLuck:
        rats = self._temper.draw(count, rng) if reading else literal_rats(count)
        return PlayoutLuck(np.zeros((count, 0), dtype=np.int64), rats, seeds(count, rng))

    def play(self, candidate: int, luck: PlayoutLuck) -> Wins:
        return self._tries[candidate](luck.rats, luck.seeds)

    def foregone(self, candidate: int) -> float | None:
        """After the last offer, it's up to the rats."""
        if self._view.board.meal != EXAM:
            return None
        if candidate not in self._asked:
            self._asked[candidate] = float(rats_win(after(self._moment.state, self.candidates[candidate])))
        return self._asked[candidate]

    def _plain(self, moment: Moment) -> int:
        """What a doctor who looks one meal ahead would do."""
        if moment.stage is DecisionStage.WINDOW:
            return next(
                (at for at, act in enumerate(self.candidates) if _alike(act, (send_back_worst(self._view),))), 0
            )
        return 0

    def _offers(self) -> list[tuple[Actions, _Try]]:
        view, p = self._view, self._p
        assert view.desk is not None
        seed_noise(self._rng.getrandbits(31))
        offers = ranked_offers(p, self._temper.draw(RANKED_BY, self._rng))[:OFFERS]
        found: list[tuple[Actions, _Try]] = []
        for places in offers:
            foods = tuple(view.desk.stock[place] for place in places)
            found.append(((Offer(DOCTOR, foods),), self._offer(places)))
        if may_yuck(view.board) and p.counts[STOCK]:
            found.append(((YuckFront(DOCTOR),), partial(plan.try_yuck_front, *known(), p)))
        return found

    def _offer(self, places: tuple[int, ...]) -> _Try:
        return partial(plan.try_offer, *known(), self._p, np.array(places))

    def _attempt(self, act: Actions) -> _Try:
        """What was done, if it wasn't among the candidates."""
        match act[0]:
            case Offer(foods=foods):
                assert self._view.desk is not None
                return self._offer(tuple(sorted(self._view.desk.stock.index(food) for food in foods)))
            case Medicine(group=group, at=at):
                return self._serving((-1, -1, int(group), place_in_row(self._view.board.rows[group], at)))
            case StrictMenu(group=group, food=food):
                return self._serving((int(group), FOOD_NUMBER[food], -1, -1))
            case YuckBack(group=group, food=food) if isinstance(group, int):
                return self._return(int(group), food)
        raise AssertionError(act)

    def _servings(self) -> list[tuple[Actions, _Try]]:
        view = self._view
        assert view.desk is not None
        found: list[tuple[Actions, _Try]] = [((Serve(DOCTOR),), self._serving(_NOBODY))]
        for place in medicine_places(view.board, view.desk):
            row = view.board.rows[place.group]
            if any(not entry.good and not entry.covered for entry in row.eaten[place.at : place.at + 2]):
                option = (-1, -1, int(place.group), place_in_row(row, place.at))
                found.append(((Medicine(DOCTOR, place.group, place.at),), self._serving(option)))
        for group in menu_groups(view.board, view.desk):
            for food in view.desk.chosen:
                diet = view.diets[group]
                if diet is not None and diet.accepts(food, view.board.rows[group].last, view.board.meal):
                    option = (int(group), FOOD_NUMBER[food], -1, -1)
                    found.append(((StrictMenu(DOCTOR, group, food),), self._serving(option)))
        return found

    def _serving(self, option: tuple[int, int, int, int]) -> _Try:
        desk = self._view.desk
        assert desk is not None
        centre = numbers(desk.to_serve)
        given = (-1, -1) if desk.menu is None else (int(desk.menu[0]), FOOD_NUMBER[desk.menu[1]])
        menu = option[:2] if option[0] >= 0 else given
        return partial(plan.try_serving, *known(), self._p, centre, len(centre), *menu, *option[2:])

    def _returns(self) -> list[tuple[Actions, _Try]]:
        found: list[tuple[Actions, _Try]] = [((Analyse(DOCTOR),), self._return(-1, None))]
        for group, food in returnable(self._view.board):
            found.append(((YuckBack(DOCTOR, food, group),), self._return(int(group), food)))
        return found

    def _return(self, group: int, food: Food | None) -> _Try:
        view = self._view
        board = view.board
        p = with_leftovers(self._p, view)
        at, banned = -1, 0
        if food is not None:
            at = group if food == board.plates[group][0] else len(board.plates)
            banned = sum(1 << FOOD_NUMBER[each] for each in (*board.sent_back[group], food))
        given = -1 if board.menu is None else int(board.menu)
        return partial(plan.try_return, *known(), p, numbers(on_plates(board)), at, banned, given)


def on_plates(board: Board) -> list[Food]:
    """What each group took first; Madness has eaten its food by now."""
    return [plate[0] if plate else row.last for plate, row in zip(board.plates, board.rows, strict=True)]


def _alike(one: Actions, other: Actions) -> bool:
    """Offers are the same in any order."""
    a, b = one[0], other[0]
    if isinstance(a, Offer) and isinstance(b, Offer):
        return set(a.foods) == set(b.foods)
    return a == b
