"""A doctor who plays each of his best ideas to the end many times, with rats like the ones he has watched."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import Decision, Reason
from doctor_rat.bots.kernel import plan
from doctor_rat.bots.kernel.play import STOCK, Position, seed_noise
from doctor_rat.bots.kernel.position import numbers, place_in_row, position
from doctor_rat.bots.kernel.tables import FOOD_NUMBER, tables
from doctor_rat.bots.regular_doctor import is_good, ranked_offers
from doctor_rat.bots.temper import Temper, temper_of
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Group,
    Medicine,
    Offer,
    Phase,
    Serve,
    StrictMenu,
    View,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.legal import may_yuck, medicine_places, menu_groups, returnable

FIRST_TRIES, MORE_TRIES = 40, 160
CANDIDATES, FINALISTS = 14, 4
MARGIN = 0.015
"""A token is spent where it raises the chance of winning by more than this."""


class ExpertDoctor:
    def decide(self, view: View, rng: Random) -> Decision:
        assert view.desk is not None
        planner = _Planner(view, position(view, self.weigh(view)), self.read_rats(view, rng), rng)
        if view.board.phase is Phase.RETURN:
            return planner.at_the_window()
        return planner.before_serving() if view.desk.chosen else planner.at_the_stock()

    def weigh(self, view: View) -> NDArray[np.float64] | None:
        """What the rats believe; None for what follows from all that they have seen."""
        return None

    def read_rats(self, view: View, rng: Random) -> Temper:
        return temper_of(view, rng)


class _Planner:
    def __init__(self, view: View, p: Position, temper: Temper, rng: Random) -> None:
        self._view = view
        self._p = p
        self._known = tables()
        self._rng = rng
        self._temper = temper

    def _luck(self, tries: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """The rats' noise and the seed of each try."""
        sigmas = np.array(self._temper.draw(tries, self._rng))
        seeds = np.array([self._rng.getrandbits(31) for _ in range(tries)], dtype=np.int64)
        return sigmas, seeds

    def at_the_stock(self) -> Decision:
        view, p = self._view, self._p
        assert view.desk is not None
        sigmas, seeds = self._luck(FIRST_TRIES)
        seed_noise(int(seeds[0]))
        offers = np.array([offer for offer, _ in ranked_offers(p, sigmas.tolist())[:CANDIDATES]], dtype=np.int64)
        rates = plan.try_offers(*self._tables(), p, offers, sigmas, seeds)
        finalists = np.argsort(-rates, kind="stable")[:FINALISTS]
        more = self._luck(MORE_TRIES)
        wins = rates[finalists] + plan.try_offers(*self._tables(), p, offers[finalists], *more)
        best = int(np.argmax(wins))
        rate = wins[best] / (FIRST_TRIES + MORE_TRIES)
        if may_yuck(view.board) and rate < 0.9 and p.counts[STOCK]:
            thrown = plan.try_yuck_front(*self._tables(), p, *more) / MORE_TRIES
            if thrown > rate + MARGIN:
                return Decision((YuckFront(DOCTOR),), (Reason("doctor-fresh-stock", {"percent": round(100 * thrown)}),))
        foods = tuple(view.desk.stock[place] for place in offers[finalists[best]])
        return Decision((Offer(DOCTOR, foods),), (Reason("doctor-expects", {"percent": round(100 * rate)}),))

    def before_serving(self) -> Decision:
        """Serve as it is, or with Medicine or a Strict Menu."""
        view, desk = self._view, self._view.desk
        assert desk is not None
        options: list[tuple[Action, tuple[int, int, int, int]]] = [(Serve(DOCTOR), (-1, -1, -1, -1))]
        for place in medicine_places(view.board, desk):
            eaten = view.board.rows[place.group].eaten[place.at : place.at + 2]
            if view.board.rows[place.group].crosses and any(not entry.good for entry in eaten):
                action = Medicine(DOCTOR, place.group, place.at)
                at = place_in_row(view.board.rows[place.group], place.at)
                options.append((action, (-1, -1, place.group, at)))
        for group in menu_groups(view.board, desk):
            for food in desk.chosen:
                diet = view.diets[group]
                if diet is not None and diet.accepts(food, view.board.rows[group].last, view.board.meal):
                    options.append((StrictMenu(DOCTOR, group, food), (group, FOOD_NUMBER[food], -1, -1)))
        if len(options) == 1:
            return Decision((Serve(DOCTOR),), (Reason("doctor-serves"),))
        centre = numbers([*desk.chosen, *([] if desk.extra is None else [desk.extra])])
        given = (-1, -1) if desk.menu is None else (desk.menu[0], FOOD_NUMBER[desk.menu[1]])

        def rate(option: tuple[int, int, int, int], luck: tuple[NDArray[np.float64], NDArray[np.int64]]) -> float:
            menu = option[:2] if option[0] >= 0 else given
            return plan.try_serving(*self._tables(), self._p, centre, len(centre), *menu, *option[2:], *luck)  # type: ignore[no-any-return]

        return self._best_of(options, rate, "doctor-serves")

    def at_the_window(self) -> Decision:
        """Leave the choices as they are, or send a bad one back."""
        view = self._view
        options: list[tuple[Action, tuple[int, Group]]] = [(Analyse(DOCTOR), (-1, Group(0)))]
        for group, food in returnable(view.board):
            if not is_good(view, group, food):
                at = int(group) if food == view.board.plates[group][0] else len(view.board.plates)
                options.append((YuckBack(DOCTOR, food, group), (at, group)))
        if len(options) == 1:
            return Decision((Analyse(DOCTOR),), (Reason("doctor-window"),))
        chosen = numbers([plate[0] for plate in view.board.plates])
        p = _with_leftovers(self._p, view)
        given = -1 if view.board.menu is None else int(view.board.menu)

        def rate(option: tuple[int, Group], luck: tuple[NDArray[np.float64], NDArray[np.int64]]) -> float:
            at, group = option
            banned = sum(1 << FOOD_NUMBER[food] for food in (*view.board.sent_back[group], *view.board.plates[group]))
            return plan.try_return(*self._tables(), p, chosen, at, banned, given, *luck)  # type: ignore[no-any-return]

        return self._best_of(options, rate, "doctor-window")

    def _best_of(
        self,
        options: Sequence[tuple[Action, object]],
        rate: Callable[..., float],
        reason: str,
    ) -> Decision:
        """The first option, unless another raises the chance of winning by more than a token is worth keeping."""
        luck = self._luck(FIRST_TRIES + MORE_TRIES)
        tries = FIRST_TRIES + MORE_TRIES
        rates = [rate(argument, luck) / tries for _, argument in options]
        best = max(range(len(options)), key=lambda k: rates[k] - (MARGIN if k else 0))
        return Decision((options[best][0],), (Reason(reason, {"percent": round(100 * rates[best])}),))

    def _tables(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        return self._known.masks, self._known.likeness


def _with_leftovers(p: Position, view: View) -> Position:
    """At the window what is left in the centre can be taken like the trash."""
    left = numbers([*view.board.trash, *view.board.centre])
    trash = p.trash.copy()
    trash[: len(left)] = left
    counts = p.counts.copy()
    counts[2] = len(left)
    return p._replace(trash=trash, counts=counts)
