"""How people build phrases: by tapping an opening, towels, cards and diets."""

from browser.people import TYPES, Person
from doctor_rat.rules import Food


def opens_phrases(person: Person) -> None:
    person.presses(person.button("talk-phrases"))


def begins_phrase(person: Person, kind: str) -> None:
    person.presses(person.button("phrase-verb", kind=kind))


def taps_group(person: Person, identity: str) -> None:
    form = person.page.get_by_role("form", name=person.w("phrase-kind"))
    person.presses(person.button("group-short", identity=TYPES[identity[2]], within=form))


def taps_food(person: Person, food: Food | str) -> None:
    form = person.page.get_by_role("form", name=person.w("phrase-kind"))
    person.presses(person.named("button", person.food(food), within=form))


def says_who_should_take(person: Person, group: str, food: Food | str) -> None:
    opens_phrases(person)
    begins_phrase(person, "want")
    taps_group(person, group)
    taps_food(person, food)
    person.presses(person.button("phrase-say"))


def says_simply(person: Person, kind: str) -> None:
    """A phrase that needs nothing else."""
    opens_phrases(person)
    begins_phrase(person, kind)
    person.presses(person.button("phrase-say"))
