"""Sampling a whole game that looks just like what a role has seen.

The contract: `view(sample_world(seen, rng), seen.role) == seen`, for any view of a running game.
"""

from collections.abc import Mapping, Sequence
from random import Random

from doctor_rat.belief.belief import is_ordered, own_weights, together
from doctor_rat.rules import (
    DOCTOR,
    FOODS,
    Action,
    Analyse,
    Complication,
    Config,
    Deal,
    Diet,
    Event,
    Food,
    Offer,
    Phase,
    Refused,
    State,
    Variant,
    View,
    apply,
    check_diets,
    new_game,
)
from doctor_rat.rules.cards import EXTRA_MEAL
from doctor_rat.rules.events import (
    CentreCleared,
    ComplicationDrawn,
    Discarded,
    Drew,
    Judged,
    Laid,
    MealBegan,
    Offered,
    Predicted,
    Served,
    StockThrown,
    TableCleared,
    TrashOpened,
)


def sample_world(seen: View, rng: Random) -> State:
    """A game with diets as likely as the view makes them, and hidden foods anywhere they may be."""
    assert seen.board.outcome is None, "a finished game has no secrets to sample"
    writer = _Writer(seen, rng)
    for event in seen.history:
        writer.read(event)
    if seen.board.phase is Phase.PREDICT:
        writer.analyse()
    deal = Deal(_sample_diets(seen, rng), writer.pile(), seen.sources, _sample_cards(seen, rng))
    state = new_game(seen.config, deal)
    for action in writer.actions:
        state, _ = apply(state, action)
    return state


def _sample_diets(seen: View, rng: Random) -> tuple[Diet, ...]:
    weights = own_weights(seen)
    ordered = is_ordered(seen.config, seen.sources)
    while True:
        diets = _sample_in_turn(seen.config, weights, rng) if ordered else tuple(_pick(each, rng) for each in weights)
        try:
            check_diets(seen.config.identities, diets)
        except Refused:
            continue
        return diets


def _sample_in_turn(config: Config, weights: Sequence[Mapping[Diet, float]], rng: Random) -> tuple[Diet, ...]:
    """Each diet given those before it: worlds with the right difficulty can be too rare to find by guessing."""
    settled = list(weights)
    for group in config.groups:
        settled[group] = {_pick(together(config, settled, group, ordered=True), rng): 1.0}
    return tuple(diet for each in settled for diet in each)


def _pick(weights: Mapping[Diet, float], rng: Random) -> Diet:
    return rng.choices(list(weights), list(weights.values()))[0]


def _sample_cards(seen: View, rng: Random) -> tuple[Complication, ...]:
    if seen.config.variant is not Variant.COMPLICATIONS:
        return ()
    drawn = [event.complication for event in seen.history if isinstance(event, ComplicationDrawn)]
    rest = [card for card in Complication if card not in drawn]
    return (*drawn, *rng.sample(rest, len(rest)))


class _Writer:
    """Reconstructs, from what was told, the actions and the pile behind it."""

    def __init__(self, seen: View, rng: Random) -> None:
        self.actions: list[Action] = []
        self._rng = rng
        self._places: list[Food | None] = []
        """The part of the pile drawn so far; None for a food not shown."""
        self._stock: list[int] = []
        """Where the foods now in the stock were in the pile."""
        self._meal = 0
        self._offered = False
        self._analysed = False
        self._judged_at_once = False

    def pile(self) -> tuple[Food, ...]:
        rest = [food for food in FOODS if food not in self._places]
        self._rng.shuffle(rest)
        return (*(food or rest.pop() for food in self._places), *rest)

    def analyse(self) -> None:
        """In Colony the doctor starts the verdicts, once per meal."""
        if not self._analysed:
            self._analysed = True
            self.actions.append(Analyse(DOCTOR))

    def read(self, event: Event) -> None:
        match event:
            case TrashOpened(foods) | Laid(foods):
                self._draw(foods)
            case MealBegan(meal, first):
                # In Colleagues nobody has to start them.
                self._meal, self._offered, self._analysed = meal, False, first is not None
            case Drew(count, foods):
                self._stock += self._draw(foods or [None] * count)
            case StockThrown(count, _, drawn):
                self._stock = self._draw(drawn or [None] * count)
            case TableCleared(_, centre, trash):
                self._draw((*centre, *trash))
            case Offered(foods, extra):
                self._set_aside(foods, extra)
            case Served():
                self._serve(event)
            case _:
                self._read_verdict(event)
        if event.action is not None:
            self.actions.append(event.action)

    def _read_verdict(self, event: Event) -> None:
        match event:
            case Discarded():
                # Madness: its verdict follows at once, without the doctor starting it.
                self._judged_at_once = True
            case Judged() if self._judged_at_once:
                self._judged_at_once = False
            case CentreCleared() | Judged() | Predicted():
                self.analyse()
            case _:
                pass

    def _draw(self, foods: Sequence[Food | None]) -> list[int]:
        start = len(self._places)
        self._places += foods
        return list(range(start, len(self._places)))

    def _set_aside(self, foods: Sequence[Food], extra: Food | None) -> None:
        self._offered = True
        for food in foods:
            # The doctor knows where it was; for others it may have been any food in the stock.
            known = [place for place in self._stock if self._places[place] == food]
            place = known[0] if known else self._rng.choice(self._stock)
            self._places[place] = food
            self._stock.remove(place)
        if extra is not None:
            self._draw([extra])

    def _serve(self, event: Served) -> None:
        if not self._offered:
            foods = list(event.centre)
            extra = foods.pop(self._rng.randrange(len(foods))) if self._meal == EXTRA_MEAL else None
            foods += [food for _, food in event.given]
            self._set_aside(foods, extra)
            self.actions += (Offer(DOCTOR, tuple(foods)), *event.tokens)
        self._draw(event.madness)
