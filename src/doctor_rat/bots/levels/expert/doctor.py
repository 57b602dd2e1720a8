"""A doctor who plays each of his best ideas to the end many times, with rats like the ones he has watched."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import BotReason, Decision
from doctor_rat.bots.kernel import plan
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, tables
from doctor_rat.bots.kernel.play import STOCK, Position, seed_noise
from doctor_rat.bots.kernel.position import numbers, place_in_row, position, with_leftovers
from doctor_rat.bots.levels.regular.doctor import ranked_offers
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking import explain_doctor
from doctor_rat.bots.thinking.explain_doctor import is_good
from doctor_rat.bots.thinking.meaning import OfferMeaning
from doctor_rat.bots.thinking.race import RaceLuck, Try, race
from doctor_rat.bots.thinking.reading import Reading, read, who_reads
from doctor_rat.bots.thinking.temper import Temper
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Analyse,
    Board,
    Food,
    Medicine,
    Offer,
    Phase,
    Place,
    Serve,
    StrictMenu,
    View,
    YuckBack,
    YuckFront,
)
from doctor_rat.rules.cards import EXAM, EXTRA_MEAL
from doctor_rat.rules.legal import may_yuck, returnable
from doctor_rat.rules.tokens import medicine_places, menu_groups

CANDIDATES, LATE_CANDIDATES, RANKED_BY = 14, 28, 40
"""How many offers are tried, how many in the second half, and for how many rats they are ranked first."""
GOOD_ENOUGH = 0.9
"""With this chance of winning, don't throw out the stock."""
MARGIN = 0.015
"""A token is spent where it raises the chance of winning by more than this."""

FIRST_MEALS = 2
"""After this many meals, the doctor has an opinion of the rats."""
READ_AHEAD = 0.2
"""If rats who read offers are at least this likely, he asks what each offer that he considers would mean to them."""

ReadersBelief = Callable[[], NDArray[np.float64]]


class ExpertDoctor:
    def decide(self, view: View, rng: Random) -> Decision:
        assert view.desk is not None
        planner = _Planner(view, position(view, self.weigh(view)), partial(self.read_rats, view, rng), rng)
        if view.board.phase is Phase.RETURN:
            return planner.at_the_window()
        return planner.before_serving() if view.desk.chosen else planner.at_the_stock()

    def weigh(self, view: View) -> NDArray[np.float64] | None:
        """What the rats believe; None if it follows from everything they have seen."""
        return None

    def read_rats(self, view: View, rng: Random) -> Temper | Reading:
        return read(view, position(view), rng)


class _Planner:
    def __init__(self, view: View, p: Position, read_rats: Callable[[], Temper | Reading], rng: Random) -> None:
        self._view = view
        self._p = p
        self._known = tables()
        self._rng = rng
        self._read_rats = read_rats

    @cached_property
    def _temper(self) -> Temper | Reading:
        """Read only when there is something to decide: it takes a while."""
        return self._read_rats()

    def _luck(self, tries: int) -> RaceLuck:
        rats = self._temper.draw(tries, self._rng)
        seeds = np.array([self._rng.getrandbits(31) for _ in range(tries)], dtype=np.int64)
        return rats, seeds

    def _race(self, tries: Sequence[Try], costs: Sequence[float]) -> tuple[int, float]:
        return race(tries, costs, self._luck, self._view.board.meal)

    def at_the_stock(self) -> Decision:
        view, p = self._view, self._p
        assert view.desk is not None
        candidates = LATE_CANDIDATES if view.board.meal > EXAM // 2 else CANDIDATES
        rats, seeds = self._luck(RANKED_BY)
        seed_noise(int(seeds[0]))
        offers = [np.array(offer) for offer in ranked_offers(p, rats, self._meaning.now)[:candidates]]
        tries = [self._try(plan.try_offer, p, offer, believed=self._read_ahead(offer)) for offer in offers]
        best, rate = self._race(tries, [0.0] * len(tries))
        if may_yuck(view.board) and rate < GOOD_ENOUGH and p.counts[STOCK]:
            yuck = self._try(plan.try_yuck_front, p)
            thrown, hope = self._race([tries[best], yuck], [0.0, MARGIN])
            if thrown:
                return Decision((YuckFront(DOCTOR),), (_expects(hope), *explain_doctor.fresh_stock(view)))
        foods = tuple(view.desk.stock[place] for place in offers[best])
        reasons = (_expects(rate), *explain_doctor.offer(view, foods, p.weights), *self._took_for())
        return Decision((Offer(DOCTOR, foods),), reasons)

    def _took_for(self) -> Iterable[BotReason]:
        """Once the doctor has seen something."""
        read = self._temper
        if not isinstance(read, Reading) or self._view.board.meal <= FIRST_MEALS:
            return ()
        return explain_doctor.took_for(read.kinds())

    def before_serving(self) -> Decision:
        """Serve right away, or first use Medicine or a Strict Menu."""
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
            return Decision((Serve(DOCTOR),), tuple(explain_doctor.serving(view, Serve(DOCTOR))))
        centre = numbers(desk.to_serve)
        given = (-1, -1) if desk.menu is None else (desk.menu[0], FOOD_NUMBER[desk.menu[1]])

        def attempt(action: Action, option: tuple[int, int, int, int]) -> Try:
            menu = option[:2] if option[0] >= 0 else given
            openly = (action.group, action.food) if isinstance(action, StrictMenu) else desk.menu
            covered = Place(action.group, action.at) if isinstance(action, Medicine) else desk.medicine
            believed = partial(self._meaning.once_served, desk.to_serve, covered, openly)
            return self._try(plan.try_serving, self._p, centre, len(centre), *menu, *option[2:], believed=believed)

        return self._best_of([(action, attempt(action, option)) for action, option in options], explain_doctor.serving)

    def at_the_window(self) -> Decision:
        """Leave the choices as they are, or send a bad one back."""
        view = self._view
        bad = [(group, food) for group, food in returnable(view.board) if not is_good(view, group, food)]
        if not bad:
            return Decision((Analyse(DOCTOR),), tuple(explain_doctor.window(view, Analyse(DOCTOR))))
        chosen = numbers(_chosen(view.board))
        p = with_leftovers(self._p, view)
        given = -1 if view.board.menu is None else int(view.board.menu)
        known = plan.try_return, p, chosen
        options: list[tuple[Action, Try]] = [(Analyse(DOCTOR), self._try(*known, -1, 0, given))]
        for group, food in bad:
            at = int(group) if food == view.board.plates[group][0] else len(view.board.plates)
            banned = sum(1 << FOOD_NUMBER[each] for each in (*view.board.sent_back[group], food))
            options.append((YuckBack(DOCTOR, food, group), self._try(*known, at, banned, given)))
        return self._best_of(options, explain_doctor.window)

    def _best_of(
        self, options: Sequence[tuple[Action, Try]], explain: Callable[[View, Action], Iterable[BotReason]]
    ) -> Decision:
        """The first option, unless another raises the chance of winning by more than keeping a token is worth."""
        costs = [0.0] + [MARGIN] * (len(options) - 1)
        best, rate = self._race([attempt for _, attempt in options], costs)
        action = options[best][0]
        return Decision((action,), (_expects(rate), *explain(self._view, action)))

    def _try(
        self,
        trial: Callable[..., NDArray[np.float64]],
        p: Position,
        *option: object,
        believed: ReadersBelief | None = None,
    ) -> Try:
        """Rats who read offers begin with another belief than the others: this one, or else today's."""

        def attempt(rats: NDArray[np.float64], seeds: NDArray[np.int64]) -> NDArray[np.float64]:
            readers = who_reads(rats)
            won = np.zeros(len(seeds))
            if not readers.all():
                won[~readers] = trial(*self._tables(), p, *option, rats[~readers], seeds[~readers])
            if readers.any():
                seen = p._replace(weights=(believed or self._meaning.now)())
                won[readers] = trial(*self._tables(), seen, *option, rats[readers], seeds[readers])
            return won

        return attempt

    @cached_property
    def _meaning(self) -> OfferMeaning:
        return OfferMeaning(self._view)

    def _read_ahead(self, offer: NDArray[np.int64]) -> ReadersBelief | None:
        """What readers will believe once they see this offer (places in the stock). Nobody knows what meal 3 adds."""
        read, board, desk = self._temper, self._view.board, self._view.desk
        assert desk is not None
        if board.meal == EXTRA_MEAL or not isinstance(read, Reading) or read.readers() < READ_AHEAD:
            return None
        return partial(self._meaning.once_served, [desk.stock[place] for place in offer])

    def _tables(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        return self._known.masks, self._known.likeness


def _expects(rate: float) -> BotReason:
    return because(ReasonKey.DOCTOR_EXPECTS, percent=round(100 * rate))


def _chosen(board: Board) -> list[Food]:
    """What each group took first; Madness has eaten its food by now."""
    return [plate[0] if plate else row.last for plate, row in zip(board.plates, board.rows, strict=True)]
