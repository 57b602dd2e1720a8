"""Each of the five Complication cards from draw to end, with three people at one table, and axe clean."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.houses import House
from browser.measure import judged_by_axe
from browser.people import Person
from browser.stories import Story, game_with, ordered
from browser.stories import decides_alone as alone_now
from doctor_rat.rules import Complication, Config, Predict, State, Take, Variant
from doctor_rat.rules.events import ComplicationDrawn, ComplicationSpent, MealBegan

CONFIG = Config(Variant.COMPLICATIONS)


def is_overcome(card: Complication, state: State) -> bool:
    """Whether this card was drawn first and the game went on after it was spent."""
    cards = [event for event in state.log if isinstance(event, ComplicationDrawn | ComplicationSpent | MealBegan)]
    drawn = [event.complication for event in cards if isinstance(event, ComplicationDrawn)]
    spent = [
        at for at, event in enumerate(cards) if isinstance(event, ComplicationSpent) and event.complication is card
    ]
    return drawn[:1] == [card] and any(isinstance(event, MealBegan) for at in spent for event in cards[at:])


def verdict_comes_at_once(story: Story, rat: Person, group: int) -> None:
    """Before anyone else chooses, everyone sees what Madness ate and the verdict."""
    take = story.left[0]
    assert isinstance(take, Take)
    story.go_on(until=lambda state: story.left[0] is not take)
    eaten = story.state.board.rows[group].eaten[-1]
    assert eaten.food == take.food
    row = rat.page.get_by_role("region", name=rat.group(story.game.config.identities[group]))
    verdict = rat.w("table-food-good" if eaten.good else "table-food-bad", food=rat.food(eaten.food))
    expect(row.get_by_role("img", name=verdict)).to_be_visible()


APART = (Complication.MEGALOMANIA,)
"""The card with a step that no other has, the prediction. The rest are for the soak."""


@pytest.mark.parametrize(
    "card",
    [pytest.param(each, marks=() if each in APART else pytest.mark.soak) for each in Complication],
    ids=str,
)
def test_a_group_under_a_complication(come: Come, house: House, card: Complication) -> None:
    game = game_with(CONFIG, lambda state: is_overcome(card, state))
    house.deals.order(ordered(game))
    dora, ann, bob = come("Dora"), come("Ann", "es"), come("Bob", "it")
    story = Story(game, dora, {0: ann, 1: bob, 2: bob})
    story.sit_down(dora, variant="complications", diets="random")

    story.go_on(until=lambda state: card in state.board.complications)
    group = story.state.board.complications.index(card)
    identity = game.config.identities[group]

    def card_on_table(person: Person) -> Locator:
        name = person.w("complication-name", complication=card)
        return person.button("table-under", group=person.group(identity), complication=name)

    for person in (dora, ann, bob):
        expect(card_on_table(person)).to_be_visible()
    dora.presses(card_on_table(dora))
    expect(dora.dialog("complication-name", complication=card)).to_be_visible()
    assert judged_by_axe(dora) == []
    dora.page.keyboard.press("Escape")

    def is_alone(state: State, action: Take | Predict) -> bool:
        mine = isinstance(action, Predict) or alone_now(state.board, action.by)
        return action.by == group and mine

    def decides_alone(state: State) -> bool:
        action = story.left[0]
        return card in state.board.complications and isinstance(action, Take | Predict) and is_alone(state, action)

    story.go_on(until=decides_alone)
    rat = story.rats[group]
    expect(rat.dialog("complication-name", complication=card)).to_be_visible()
    assert judged_by_axe(rat) == []
    if card is Complication.MADNESS:
        verdict_comes_at_once(story, rat, group)
    story.go_on(until=lambda state: card not in state.board.complications)
    for person in (dora, ann, bob):
        spent = person.w("table-green-cross", complication=person.w("complication-name", complication=card))
        row = person.page.get_by_role("region", name=person.group(identity))
        expect(row.get_by_role("img", name=spent)).to_be_visible()
