"""Several people, each with a browser and a language of their own."""

from playwright.sync_api import expect

from browser.conftest import Come
from browser.houses import House
from browser.people import TYPES, Person
from browser.playing import ended
from browser.stories import Story, game_with, ordered
from browser.together import identities, is_won
from doctor_rat.rules import Config, State, Variant, YuckBack, YuckFront


def test_three_languages_at_one_table(come: Come, house: House) -> None:
    game = game_with(Config(yuck=3), is_won, preset=True)
    house.deals.order(ordered(game))
    dora, rémi, greta = come("Dora", "en"), come("Rémi", "fr"), come("Greta", "de")
    story = Story(game, dora, {0: rémi, 1: rémi, 2: greta})
    story.sit_down(dora, diets="preset")
    story.go_on(until=lambda state: bool(state.board.centre))

    says_who_should_take_what(rémi, "3rc")
    food = story.state.board.centre[0]
    for reader in (dora, rémi, greta):
        reader.reads(reader.w("say-want", group=reader.group("3rc"), food=reader.food(food)))
    greta.says("Prost!")
    dora.reads("Prost!")
    rémi.reads("Prost!")

    story.go_on()
    for person in (dora, rémi, greta):
        ended(person)
        expect(person.dialog("table-end-won")).to_be_visible()


def says_who_should_take_what(person: Person, group: str) -> None:
    """By the phrase builder, which offers the first food on the table by itself."""
    person.presses(person.button("talk-phrases"))
    person.selects(person.w("phrase-kind"), person.w("phrase-kind-name", kind="want"))
    person.selects(person.w("phrase-group"), person.w("group-short", identity=TYPES[group[2]]))
    person.presses(person.button("phrase-say"))


def test_colleagues_in_two_browsers(come: Come, house: House) -> None:
    def lively(state: State) -> bool:
        kinds = {type(action) for action in state.actions}
        return is_won(state) and YuckBack in kinds and YuckFront in kinds

    game = game_with(Config(Variant.COLLEAGUES, identities("1bl 2gv"), 3), lively)
    house.deals.order(ordered(game))
    ann, bob = come("Ann", "it"), come("Bob", "es")
    story = Story(game, None, {0: ann, 1: bob})
    story.sit_down(ann, variant="colleagues", diets="random")
    expect(ann.page.get_by_text(ann.w("table-diet-unknown"))).to_have_count(1)
    story.go_on()
    for person in (ann, bob):
        expect(person.dialog("table-end-won")).to_be_visible()
