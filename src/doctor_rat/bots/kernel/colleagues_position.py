"""From a colleague's view to the kernel's table, by following the history."""

from collections.abc import Callable, Iterator

import numpy as np

from doctor_rat.bots.kernel.colleagues import MAX_TABLE, PASS, YUCK, ColleaguesTable, begin_meal, draw, settle
from doctor_rat.bots.kernel.colleagues_plan import follow
from doctor_rat.bots.kernel.masks import FOOD_NUMBER, IDENTITY_NUMBER, diet_numbers, tables
from doctor_rat.bots.kernel.start import unfed
from doctor_rat.rules import FOODS, Diet, Event, Food, View
from doctor_rat.rules.events import Judged, Laid, Passed, SentBack, TableCleared, Taken, TrashOpened

LIVE = 1e-5
"""Diets less likely than this are left out of playouts."""


Watch = Callable[[ColleaguesTable, Event], None]


def followed(view: View, diets: tuple[Diet | None, ...] = (None, None), watch: Watch | None = None) -> ColleaguesTable:
    """The table as it is now, with what each doctor believes about his own diet. The owner of a diet in `diets` knows
    it. `truth` holds the diets that the view shows. `watch` is called before each event, with the table at that time.
    """
    p = _start(view, diets)
    for event in view.history:
        if watch is not None:
            watch(p, event)
        match event:
            case Judged(group=group, good=good):
                settle(p, int(group), int(good))
            case Taken() | Passed() | TableCleared() | SentBack():
                follow(p, _number(event))
            case _:
                pass
    _exclude_twin(p, view)
    return p


def _number(event: Taken | Passed | TableCleared | SentBack) -> int:
    if isinstance(event, Taken):
        return FOOD_NUMBER[event.food]
    return PASS if isinstance(event, Passed) else YUCK


def _exclude_twin(p: ColleaguesTable, view: View) -> None:
    """No two doctors have the same restriction (RULES 2.9), and each sees the other's."""
    own = view.role.number
    if own is None:
        return
    shown = view.diets[1 - own]
    place = None if shown is None else diet_numbers(view.config.identities[own]).get(shown)
    if place is not None:
        p.weights[own, place] = 0
        p.weights[own] /= p.weights[own].sum()


def _start(view: View, diets: tuple[Diet | None, ...]) -> ColleaguesTable:
    known = tables()
    identities = view.config.identities
    rows = [IDENTITY_NUMBER[identity] for identity in identities]
    weights = unfed(view)
    truth = np.zeros(2, dtype=np.int64)
    for who, identity in enumerate(identities):
        shown, sure = view.diets[who], diets[who]
        if shown is not None:
            truth[who] = diet_numbers(identity)[shown]
        if sure is not None:
            truth[who] = diet_numbers(identity)[sure]
            weights[who] = 0
            weights[who, truth[who]] = 1
    first = view.board.first
    assert first is not None, "only colleagues sit at this table"
    seen = list(_drawn(view))
    rest = [food for food in FOODS if food not in seen]
    p = ColleaguesTable(
        masks=known.masks[rows],
        truth=truth,
        weights=weights,
        previous=np.array([FOOD_NUMBER[food] for food in identities]),
        crosses=np.zeros(2, dtype=np.int64),
        plates=np.full(2, -1, dtype=np.int64),
        banned=np.zeros(2, dtype=np.int64),
        foods=np.zeros(MAX_TABLE, dtype=np.int64),
        pile=np.array([FOOD_NUMBER[food] for food in (*seen, *rest)]),
        # The first-player token passes after every meal.
        counts=np.array([1, 0, 0, view.config.yuck, (int(first) + view.board.meal - 1) % 2, 0, 0, 0]),
    )
    draw(p, 1)
    begin_meal(p)
    return p


def _drawn(view: View) -> Iterator[Food]:
    """Everything drawn so far, in order: all of it was shown."""
    for event in view.history:
        match event:
            case TrashOpened(foods=foods) | Laid(foods=foods):
                yield from foods
            case TableCleared(centre=centre, trash=trash):
                yield from centre
                yield from trash
            case _:
                pass


def trimmed(p: ColleaguesTable, own: int) -> ColleaguesTable:
    """The table with only the diets still likely for someone, likeliest first; the other's own diet stays."""
    orders = [np.argsort(-p.weights[who], kind="stable") for who in (0, 1)]
    size = max(int((p.weights[who] > LIVE).sum()) for who in (0, 1))
    places = [int(np.flatnonzero(orders[who] == p.truth[who])[0]) for who in (0, 1)]
    size = max(size, places[1 - own] + 1)
    kept = [order[:size] for order in orders]
    return p._replace(
        masks=np.ascontiguousarray(np.stack([p.masks[who][:, :, kept[who]] for who in (0, 1)])),
        weights=np.stack([p.weights[who, kept[who]] for who in (0, 1)]),
        truth=np.array(places),
    )
