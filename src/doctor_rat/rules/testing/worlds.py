"""Other worlds: games that differ from a given one only in what a role must not know.

A `Story` is a game as its deal, its actions and everything that happened. `other_world` changes what is hidden from a
role (diets that would have given the same verdicts, foods it hasn't been shown, when the doctor drew what was served,
cards still in their piles) and rewrites the doctor's hidden actions to match. What the role is shown must then stay the
same. Nothing here uses `view`: this is what `view` is checked against.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from doctor_rat.rules.actions import Action, Offer, Serve
from doctor_rat.rules.cards import EXTRA_MEAL, Complication, Food
from doctor_rat.rules.diets import Diet, check_diets, diets_for
from doctor_rat.rules.errors import Refused
from doctor_rat.rules.events import (
    ComplicationDrawn,
    Drew,
    Ended,
    Event,
    Judged,
    Laid,
    MealBegan,
    Offered,
    Predicted,
    SentBack,
    Served,
    StockThrown,
    TableCleared,
    Taken,
    TrashOpened,
)
from doctor_rat.rules.state import Config, Deal, Variant
from doctor_rat.rules.view import Role


class Story(Struct, frozen=True):
    """A game so far. `events[0]` is what the setup did, `events[i + 1]` what action i did, including secrets."""

    config: Config
    deal: Deal
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]

    def told(self) -> Iterator[Event]:
        for step in self.events:
            yield from step

    @property
    def over(self) -> bool:
        return any(isinstance(event, Ended) for event in self.told())


class Fate(Struct):
    """When something happened to a food, as an index of `Story.events`."""

    drawn: int | None = None
    """Into the doctor's stock."""
    chosen: int | None = None
    shown: int | None = None
    """To everyone."""
    thrown: int | None = None


def fates(story: Story) -> dict[Food, Fate]:
    found = {food: Fate() for food in story.deal.pile}
    for step, events in enumerate(story.events):
        for event in events:
            for food, name in _turns(event):
                setattr(found[food], name, step)
    return found


def _turns(event: Event) -> list[tuple[Food, str]]:
    match event:
        case Drew(foods=foods):
            return [(food, "drawn") for food in foods or ()]
        case StockThrown(thrown=thrown, drawn=drawn):
            return [(food, "thrown") for food in thrown or ()] + [(food, "drawn") for food in drawn or ()]
        case Offered(foods=foods):
            return [(food, "chosen") for food in foods]
        case Served(centre=centre, madness=madness):
            return [(food, "shown") for food in (*centre, *madness, *(food for _, food in event.given))]
        case TrashOpened(foods=foods) | Laid(foods=foods):
            return [(food, "shown") for food in foods]
        case TableCleared(centre=centre, trash=trash):
            return [(food, "shown") for food in (*centre, *trash)]
        case _:
            return []


def other_world(story: Story, role: Role, rng: Random) -> tuple[Deal, tuple[Action, ...]]:
    """A deal and actions that must look the same to this role.

    If a difficulty was asked for, the other diets may have another one: no view depends on it. `doctor_rat.belief`
    samples worlds that keep it.
    """
    deal = replace(story.deal, complications=_shuffle_undrawn_cards(story, rng))
    if not story.over:
        deal = replace(deal, diets=_other_diets(story, role, rng))
    if role is Role.DOCTOR or story.over or story.config.variant is Variant.COLLEAGUES:
        return replace(deal, pile=_shuffle_pile(story, rng)), story.actions
    pile, actions = _other_foods(story, rng)
    return replace(deal, pile=pile), actions


def _shuffle_undrawn_cards(story: Story, rng: Random) -> tuple[Complication, ...]:
    drawn = sum(isinstance(event, ComplicationDrawn) for event in story.told())
    rest = list(story.deal.complications[drawn:])
    rng.shuffle(rest)
    return (*story.deal.complications[:drawn], *rest)


def _shuffle_pile(story: Story, rng: Random) -> tuple[Food, ...]:
    """Foods that nobody has seen change places."""
    unseen = [food for food, fate in fates(story).items() if not _is_out_of_pile(story, food, fate)]
    return _rename(story.deal.pile, _permutation(unseen, rng))


def _is_out_of_pile(story: Story, food: Food, fate: Fate) -> bool:
    extra = any(isinstance(event, Offered) and event.extra is food for event in story.told())
    return extra or fate.drawn is not None or fate.shown is not None


def _other_foods(story: Story, rng: Random) -> tuple[tuple[Food, ...], tuple[Action, ...]]:
    """Other foods in the stock and thrown out, another time of drawing, another extra food in meal 3."""
    found = fates(story)
    pile, actions = list(story.deal.pile), list(story.actions)
    for _ in range(8):
        _swap_times(found, pile, rng)
    hidden = _permutation([food for food, fate in found.items() if fate.shown is None], rng)
    pile = list(_rename(pile, hidden))
    served = max((index for index, action in enumerate(actions) if isinstance(action, Serve)), default=-1)
    actions[served + 1 :] = [_rename_action(action, hidden) for action in actions[served + 1 :]]
    _swap_extra(story, pile, actions, rng)
    return tuple(pile), tuple(actions)


def _swap_times(found: dict[Food, Fate], pile: list[Food], rng: Random) -> None:
    """Swap when two foods were drawn, both before the doctor chose either."""
    one, other = rng.sample(pile, 2)
    times = [(found[food].drawn, found[food].chosen or found[food].thrown) for food in (one, other)]
    drawn = [time for time, _ in times if time is not None]
    left = [time for _, time in times if time is not None]
    if len(drawn) == 2 and (not left or max(drawn) < min(left)):
        at, to = pile.index(one), pile.index(other)
        pile[at], pile[to] = other, one
        found[one].drawn, found[other].drawn = found[other].drawn, found[one].drawn


def _swap_extra(story: Story, pile: list[Food], actions: list[Action], rng: Random) -> None:
    """In meal 3, swap the extra food with one of the chosen ones."""
    for step, events in enumerate(story.events):
        for event in events:
            extra = event.extra if isinstance(event, Offered) else None
            if extra is not None and rng.random() < 0.5:
                _exchange(story, step - 1, extra, pile, actions, rng)


def _exchange(story: Story, index: int, extra: Food, pile: list[Food], actions: list[Action], rng: Random) -> None:
    served = [event for event in story.told() if isinstance(event, Served)]
    if len(served) < EXTRA_MEAL:
        return
    offer = story.actions[index]
    assert isinstance(offer, Offer)
    given = [food for _, food in served[EXTRA_MEAL - 1].given]
    chosen = rng.choice([food for food in offer.foods if food not in given])
    at, to = pile.index(extra), pile.index(chosen)
    pile[at], pile[to] = chosen, extra
    foods = tuple(extra if food is chosen else food for food in offer.foods)
    actions[index] = Offer(offer.by, foods)


def _rename_action(action: Action, names: dict[Food, Food]) -> Action:
    match action:
        case Offer(by, foods):
            return Offer(by, _rename(foods, names))
        case _:
            food = getattr(action, "food", None)
            return replace(action, food=names.get(food, food)) if action.prepares and food else action


def _rename(foods: Sequence[Food], names: dict[Food, Food]) -> tuple[Food, ...]:
    return tuple(names.get(food, food) for food in foods)


def _permutation(foods: list[Food], rng: Random) -> dict[Food, Food]:
    return dict(zip(foods, rng.sample(foods, len(foods)), strict=True))


def _other_diets(story: Story, role: Role, rng: Random) -> tuple[Diet, ...]:
    """Diets that would have given the same verdicts, for the groups whose diet the role doesn't know."""
    if role is Role.DOCTOR:
        return story.deal.diets
    identities = story.config.identities
    verdicts = list(_verdicts(story))
    diets = list(story.deal.diets)
    for group, identity in enumerate(identities):
        if role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1) and role.number != group:
            continue
        fitting = [
            diet
            for diet in diets_for(identity)
            if all(diet.accepts(food, last, meal) == good for who, food, last, meal, good in verdicts if who == group)
        ]
        for diet in rng.sample(fitting, min(len(fitting), 3)):
            trial = [*diets[:group], diet, *diets[group + 1 :]]
            if diet != diets[group] and _possible(identities, trial):
                diets = trial
                break
    return tuple(diets)


def _possible(identities: Sequence[Food], diets: Sequence[Diet]) -> bool:
    try:
        check_diets(identities, diets)
    except Refused:
        return False
    return True


def _verdicts(story: Story) -> Iterator[tuple[int, Food, Food, int, bool]]:
    """Every verdict told: (group, food, the food before it, meal, good)."""
    last = list(story.config.identities)
    plates: list[list[Food]] = [[] for _ in last]
    back: dict[int, int] = {}
    meal = 1
    for event in story.told():
        match event:
            case MealBegan(meal=number):
                meal, plates = number, [[] for _ in last]
            case Served():
                for group, food in event.given:
                    plates[group].append(food)
            case Taken(group=group, food=food):
                plates[group].insert(back.pop(group, len(plates[group])), food)
            case SentBack(group=group, food=food):
                back[group] = plates[group].index(food)
                plates[group].remove(food)
            case Predicted(good=good, right=right):
                for other, (said, hit) in enumerate(zip(good, right, strict=True)):
                    if said is not None:
                        yield other, plates[other][0], last[other], meal, said == hit
            case Judged(group=group, food=food, good=verdict):
                yield group, food, last[group], meal, verdict
                last[group] = food
            case _:
                pass
