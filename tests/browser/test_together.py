"""Several people, each with their own browser and language."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.houses import House
from browser.lobby import comes_by, is_ready, lays_table, sits, starts
from browser.measure import judged_by_axe
from browser.people import TYPES, Person
from browser.phrases import says_who_should_take
from browser.playing import ended, foods_in, gives, open_slots
from browser.stories import Story, game_with, ordered
from browser.together import identities, is_soon_lost, is_won
from doctor_rat.rules import Action, Config, Pass, State, Take, Variant, YuckBack, YuckFront


def test_three_languages_at_one_table(come: Come, house: House) -> None:
    game = game_with(Config(yuck=3), is_soon_lost, preset=True)
    house.deals.order(ordered(game))
    dora, rémi, greta = come("Dora", "en"), come("Rémi", "fr"), come("Greta", "de")
    story = Story(game, dora, {0: rémi, 1: rémi, 2: greta})
    story.sit_down(dora, diets="preset")
    story.go_on(until=lambda state: bool(state.board.centre))

    food = story.state.board.centre[0]
    says_who_should_take(rémi, "3rc", food)
    for reader in (dora, rémi, greta):
        reader.reads(reader.w("say-want", group=reader.group("3rc"), food=reader.food(food)))
    greta.says("Prost!")
    dora.reads("Prost!")
    rémi.reads("Prost!")

    story.go_on()
    for person in (dora, rémi, greta):
        ended(person)
        expect(person.dialog("table-end-lost")).to_be_visible()


def test_a_dinner_of_two_groups_at_a_desk(come: Come, house: House) -> None:
    game = game_with(Config(identities=identities("1bl 2gv"), yuck=3), is_soon_lost, preset=True)
    house.deals.order(ordered(game))
    dora, ann = (come(name, viewport={"width": 1440, "height": 900}) for name in ("Dora", "Ann"))
    story = Story(game, dora, {0: ann, 1: ann})
    story.sit_down(dora, groups="2", diets="preset")
    story.go_on(until=lambda state: bool(state.board.centre))
    for person in (dora, ann):
        for identity in ("1bl", "2gv"):
            expect(person.region("group", identity=TYPES[identity[2]])).to_be_in_viewport(ratio=1)
        expect(person.region("group", identity="cheese")).to_have_count(0)
    story.go_on()
    for person in (dora, ann):
        ended(person)


@pytest.mark.soak  # whole games are won in test_sides, and lost in test_seven and here
def test_the_ultimate_win(come: Come, house: House) -> None:
    game = game_with(Config(yuck=0), is_won, preset=True)
    house.deals.order(ordered(game))
    dora, ann = come("Dora", "fr"), come("Ann", "de")
    story = Story(game, dora, {0: ann, 1: ann, 2: ann})
    story.sit_down(dora, diets="preset", yuck="0")
    hides_or_shows(ann, "Dora", "lobby-hide")
    story.go_on()
    for person in (dora, ann):
        expect(person.dialog("table-end-won").get_by_text(person.w("table-end-ultimate"))).to_be_visible()
        assert judged_by_axe(person) == []
    they_play_again_and_who_was_hidden_stays_so(dora, ann)


def they_play_again_and_who_was_hidden_stays_so(dora: Person, ann: Person) -> None:
    for person in (ann, dora):
        person.presses(person.button("table-end-again", within=person.dialog("table-end-won")))
        expect(person.page.get_by_role("heading", name=person.w("lobby-title"))).to_be_visible()
    assert dora.page.url == ann.page.url
    for person, other, key in ((ann, "Dora", "lobby-show"), (dora, "Ann", "lobby-hide")):
        person.presses(person.button("manage-open", name=other))
        expect(person.starting("button", person.w(key, name=other))).to_be_visible()


def hides_or_shows(person: Person, other: str, key: str) -> None:
    person.presses(person.button("menu-open"))
    person.presses(person.button("manage-open", name=other, within=person.dialog("menu-title")))
    person.presses(person.starting("button", person.w(key, name=other)))
    assert judged_by_axe(person) == []
    person.page.keyboard.press("Escape")


def two_rats(come: Come, **options: str) -> tuple[Person, Person]:
    """Ann and Bob, with bots for the others, before their first choice."""
    ann, bob = come("Ann"), come("Bob", "fr")
    link = lays_table(ann, diets="preset", **options)
    sits(ann, ann.group("1bl"))
    comes_by(bob, link)
    sits(bob, bob.group("2gv"))
    is_ready(bob)
    starts(ann, fill="random")
    for person in (ann, bob):
        open_slots(person)
    return ann, bob


def test_somebody_is_hidden_for_one_reader_before_they_say_anything(come: Come) -> None:
    ann, bob = two_rats(come)
    hides_or_shows(ann, "Bob", "lobby-hide")
    bob.says("Psst!")
    bob.reads("Psst!")
    ann.reads(ann.w("talk-hidden"))
    # Neither in the log nor read out.
    expect(ann.page.get_by_text("Psst!")).to_have_count(0)
    ann.page.reload()
    ann.reads(ann.w("talk-hidden"))
    expect(ann.page.get_by_text("Psst!")).to_have_count(0)
    hides_or_shows(ann, "Bob", "lobby-show")
    ann.reads("Psst!")


def test_a_table_that_talks_by_voice(come: Come) -> None:
    ann, bob = two_rats(come, voice="on")
    for person in (ann, bob):
        expect(person.page.get_by_text(person.w("talk-voice"))).to_be_visible()
        expect(person.page.get_by_label(person.w("talk-label"), exact=True)).to_have_count(0)
    food = next(iter(foods_in(ann, ann.region("table-centre"), "table-food-centre")))
    says_who_should_take(ann, "3rc", food)
    bob.reads(bob.w("say-want", group=bob.group("3rc"), food=bob.food(food)))
    gives(ann, "1bl", food)
    plan = bob.w("table-plan-of", name="Ann", food=bob.food(food), group=bob.group("1bl"))
    expect(bob.page.get_by_role("img", name=plan)).to_be_visible()


@pytest.mark.soak  # five browsers play Colleagues in test_sides
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
    seen: set[type[Action]] = set()
    while story.left:
        kind = type(story.left[0])
        if kind not in seen:
            by = int(story.left[0].by)
            has_no_barriers(story.rats[by], kind, story.state.board.yuck)
            if kind is Take:
                only_one_thinks_aloud(story.rats[by], story.rats[1 - by])
            else:
                both_are_silent(ann, bob)
            seen.add(kind)
        story.go_on(until=lambda _: type(story.left[0]) not in seen)
    for person in (ann, bob):
        expect(person.dialog("table-end-won")).to_be_visible()
        assert judged_by_axe(person) == []


def only_one_thinks_aloud(thinker: Person, listener: Person) -> None:
    thinker.says(f"{thinker.name}: hm…")
    listener.reads(f"{thinker.name}: hm…")
    expect(thinker.page.get_by_text(thinker.w("talk-silent-choosing"))).to_have_count(0)
    is_silent(listener)


def both_are_silent(*people: Person) -> None:
    """In the Yuck! windows, each is the other's doctor."""
    for person in people:
        is_silent(person)


def is_silent(person: Person) -> None:
    expect(person.page.get_by_text(person.w("talk-silent-choosing"))).to_be_visible()
    expect(person.page.get_by_label(person.w("talk-label"), exact=True)).to_have_count(0)
    expect(person.button("talk-phrases")).to_have_count(0)


def has_no_barriers(person: Person, kind: type[Action], yuck: int) -> None:
    """Checked when a colleague is about to do this, with the sheet it needs open."""
    token = person.button("table-yuck-left", count=yuck)
    about_to = {Take: person.button("table-take"), Pass: person.button("table-pass")}.get(kind, token)
    expect(about_to).to_be_visible()
    assert judged_by_axe(person) == []
    if about_to is token:
        person.presses(token)
        expect(person.dialog("yuck")).to_be_visible()
        assert judged_by_axe(person) == []
        person.presses(person.button("table-back"))
