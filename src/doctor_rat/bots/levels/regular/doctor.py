"""A doctor who predicts what rats like his would take from each offer, one meal ahead."""

from collections.abc import Callable, Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

from doctor_rat.bots.decision import Decision
from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.kernel.memory import LITERAL
from doctor_rat.bots.kernel.play import MAX_OFFERS, Position, rank_offers, seed_noise
from doctor_rat.bots.kernel.position import position
from doctor_rat.bots.reasons import ReasonKey, because
from doctor_rat.bots.thinking import explain_doctor
from doctor_rat.bots.thinking.explain_doctor import is_good
from doctor_rat.bots.thinking.reading import read, who_reads
from doctor_rat.rules import DOCTOR, Action, Analyse, Group, Medicine, Offer, Phase, Serve, View, YuckBack
from doctor_rat.rules.cards import ONE_LEFT
from doctor_rat.rules.legal import returnable
from doctor_rat.rules.tokens import medicine_places

RATS = 24
"""How many rats, drawn by what the real ones have done, each offer is tried on."""


class RegularDoctor:
    def decide(self, view: View, rng: Random) -> Decision:
        desk = view.desk
        assert desk is not None
        if view.board.phase is Phase.RETURN:
            action = send_back_worst(view)
            return Decision((action,), tuple(explain_doctor.window(view, action)))
        if desk.chosen:
            action = finish_preparing(view)
            return Decision((action,), tuple(explain_doctor.serving(view, action)))
        p = position(view)
        seed_noise(rng.getrandbits(31))
        best, *_ = ranked_offers(p, read(view, p, rng).draw(RATS, rng))
        foods = tuple(desk.stock[place] for place in best)
        reasons = (because(ReasonKey.DOCTOR_FORESEES), *explain_doctor.offer(view, foods, p.weights))
        return Decision((Offer(DOCTOR, foods),), reasons)


def ranked_offers(
    p: Position,
    rats: Iterable[NDArray[np.float64]] = (LITERAL,),
    readers_believe: Callable[[], NDArray[np.float64]] | None = None,
) -> list[tuple[int, ...]]:
    """Every offer as places in the stock, the best first by the mean of its scores over these rats. Those who read
    offers may believe something else than the position says."""
    scores = np.empty(MAX_OFFERS)
    offers = np.empty((MAX_OFFERS, 3), dtype=np.int64)
    known = tables()
    totals = np.zeros(MAX_OFFERS)
    found = 0
    for each in rats:
        seen = p
        if readers_believe is not None and who_reads(each[None])[0]:
            seen = p._replace(weights=readers_believe())
        found = rank_offers(known.masks, known.likeness, seen, each, scores, offers)
        totals[:found] += scores[:found]
    order = np.argsort(-totals[:found], kind="stable")
    return [tuple(offers[k, : len(p.identity)].tolist()) for k in order]


def finish_preparing(view: View) -> Action:
    """Medicine for a group with two crosses, where it covers most; else dinner is ready."""
    assert view.desk is not None
    places = [
        place for place in medicine_places(view.board, view.desk) if view.board.rows[place.group].crosses >= ONE_LEFT
    ]
    covered = {place: _crosses_at(view, place.group, place.at) for place in places}
    if covered and max(covered.values()):
        place = max(places, key=lambda place: covered[place])
        return Medicine(DOCTOR, place.group, place.at)
    return Serve(DOCTOR)


def _crosses_at(view: View, group: Group, at: int) -> int:
    return sum(not entry.good for entry in view.board.rows[group].eaten[at : at + 2])


def send_back_worst(view: View) -> Action:
    """Yuck! back for a bad choice, the most endangered group's first."""
    bad = [(group, food) for group, food in returnable(view.board) if not is_good(view, group, food)]
    if not bad:
        return Analyse(DOCTOR)
    group, food = max(bad, key=lambda entry: view.board.rows[entry[0]].crosses)
    return YuckBack(DOCTOR, food, group)
