"""The table seats seven: several people lead a group, and all agree before anyone eats."""

from playwright.sync_api import expect

from browser.conftest import Come
from browser.houses import House
from browser.lobby import comes_by, is_ready, lays_table, seat, sits, starts
from browser.measure import judged_by_axe
from browser.people import PHONE, Person
from browser.playing import ended
from browser.stories import Story, game_with, ordered
from browser.together import is_soon_lost
from doctor_rat.rules import Config, State


class Crowd(Story):
    """A story in which each group has two leaders; the first of them is known by the group."""

    def __init__(self, game: State, doctor: Person, pairs: list[tuple[Person, Person]]) -> None:
        super().__init__(game, doctor, {group: first for group, (first, _) in enumerate(pairs)})
        self._pairs = pairs

    @property
    def players(self) -> list[Person]:
        return [person for pair in self._pairs for person in pair]

    def sit_down(self, host: Person, **options: str) -> None:
        link = lays_table(host, **options)
        sits(host, host.w("doctor"))
        for group, (first, second) in enumerate(self._pairs):
            identity = self.game.config.identities[group]
            comes_by(first, link)
            sits(first, first.group(identity))
            is_ready(first)
            comes_by(second, link)
            joins(second, identity, beside=first.name)
            is_ready(second)
        starts(host)


def joins(person: Person, identity: str, *, beside: str) -> None:
    """Next to those who already lead the group."""
    place = seat(person, person.group(identity))
    expect(place.get_by_text(beside, exact=True)).to_be_visible()
    person.presses(person.button("lobby-join", group=person.group(identity), within=place))
    expect(place.get_by_text(person.name, exact=True)).to_be_visible()


def in_one_line(person: Person, name: str) -> None:
    """On a phone, the dots beside a name don't fall into a line of their own."""
    told = person.page.get_by_text(name, exact=True).first.bounding_box()
    dots = person.button("manage-open", name=name).bounding_box()
    assert told is not None
    assert dots is not None
    assert dots["y"] <= told["y"] + told["height"] / 2 <= dots["y"] + dots["height"]


def test_seven_people_play_colony_to_the_end(come: Come, house: House) -> None:
    game = game_with(Config(yuck=3), is_soon_lost, preset=True)
    house.deals.order(ordered(game))
    dora = come("Dora")
    pairs = [
        (come("Ann"), come("Ben", "de", **PHONE)),
        (come("Cat", "fr"), come("Dan", "it")),
        (come("Eve", "es"), come("Fay")),
    ]
    story = Crowd(game, dora, pairs)
    story.sit_down(dora, diets="preset")
    story.go_on()
    for person in (dora, *story.players):
        ended(person)
        expect(person.dialog("table-end-lost")).to_be_visible()


def test_a_full_table_tells_who_may_join_and_who_is_away(come: Come) -> None:
    dora, ann = come("Dora"), come("Ann")
    link = lays_table(dora, diets="preset")
    sits(dora, dora.w("doctor"))
    comes_by(ann, link)
    sits(ann, *map(ann.group, ("1bl", "2gv", "3rc")))
    is_ready(ann)
    others = [come(name, "de", **PHONE) for name in ("Ben", "Cat", "Dan", "Eve", "Fay")]
    for number, person in enumerate(others):
        comes_by(person, link)
        expect(person.page.get_by_text(person.w("lobby-hint-join"))).to_be_visible()
        joins(person, ("1bl", "2gv", "3rc")[number % 3], beside="Ann")
        is_ready(person)
    gus = come("Gus", "fr", **PHONE)
    comes_by(gus, link)
    expect(gus.page.get_by_text(gus.w("lobby-hint-full", count=7))).to_be_visible()
    expect(gus.button("lobby-join", group=gus.group("1bl"))).to_have_count(0)
    assert judged_by_axe(gus) == []
    in_one_line(gus, "Ann")
    starts(dora)
    ben, _, _, eve, _ = others
    eve.context.close()
    led_by_three = ben.page.get_by_role("region", name=ben.group("1bl")).get_by_role("list", name=ben.w("table-led-by"))
    expect(led_by_three.get_by_text(ben.w("lobby-away"))).to_be_visible()
