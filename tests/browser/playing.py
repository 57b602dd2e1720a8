"""How people play through what they see: as rats, as the doctor, as colleagues."""

from functools import reduce

from playwright.sync_api import Locator, expect

from browser.people import Person
from doctor_rat.rules import Food

IDENTITIES = ("1bl", "2gv", "3rc")
LONG = 60
"""More turns than any game has."""


def any_of(*controls: Locator) -> Locator:
    return reduce(Locator.or_, controls).first


def the_end(person: Person) -> Locator:
    return any_of(person.dialog("table-end-won"), person.dialog("table-end-lost"))


def ended(person: Person) -> None:
    expect(the_end(person)).to_be_visible()


def foods_in(person: Person, place: Locator, key: str | None = None) -> dict[Food, Locator]:
    """The foods that can be pressed here, by name; those already planned for a group have longer names."""
    names = {person.food(food) if key is None else person.w(key, food=person.food(food)): food for food in Food}
    found: dict[Food, Locator] = {}
    for text in place.get_by_role("button").all_text_contents():
        # The drawing in front of the name contains letters of its own.
        name = next((each for each in names if text.strip().endswith(f" {each}")), None)
        if name is not None:
            found[names[name]] = person.named("button", name, within=place)
    return found


# The rats


def slots(person: Person) -> list[Locator]:
    """Where each group waits for a food."""
    return [person.button("table-choose-for", group=person.group(identity)) for identity in IDENTITIES]


def open_slots(person: Person) -> list[Locator]:
    """The slots that can be filled now: a Strict Menu leaves one out, and Yuck! reopens only one."""
    expect(any_of(*slots(person))).to_be_visible()
    return [slot for slot in slots(person) if slot.is_visible()]


def gives(person: Person, group: str, food: Food) -> None:
    """Gives a food from the table or the trash can to a group, named by its identity."""
    person.presses(person.button("table-choose-for", group=person.group(group)))
    on_table = person.button("table-food-centre", food=person.food(food), within=person.region("table-centre"))
    if on_table.count():
        person.presses(on_table)
    else:
        takes_from_trash(person, food)
    expect(person.button("table-take-back", food=person.food(food), group=person.group(group))).to_be_visible()


def takes_from_trash(person: Person, food: Food | None = None) -> None:
    """Opens the trash can and takes this food, or the first that may be taken."""
    person.presses(person.button("table-trash-look"))
    expect(person.dialog()).to_be_visible()
    if food is None:
        food = next(iter(foods_in(person, person.dialog())))
    person.presses(person.named("button", person.food(food), within=person.dialog()))


def gives_anything(person: Person, slot: Locator) -> None:
    person.presses(slot)
    foods = foods_in(person, person.region("table-centre"), "table-food-centre")
    if foods:
        person.presses(next(iter(foods.values())))
    else:
        takes_from_trash(person)
    expect(slot).to_have_count(0)


def rats_play_on(person: Person, meals: int = LONG) -> None:
    """Plays all the rats alone: gives each group the first food at hand and digs in."""
    for _ in range(meals):
        expect(any_of(*slots(person), the_end(person))).to_be_visible()
        if the_end(person).is_visible():
            return
        for slot in slots(person):
            if slot.is_visible():
                gives_anything(person, slot)
        person.presses(person.button("table-eat"))


def rats_eat_first_meal(person: Person) -> None:
    """To the end of the first meal, even if Yuck! sends food back."""
    eaten = person.button("table-row-spread", group=person.group(IDENTITIES[0]))
    while not eaten.is_visible():
        rats_play_on(person, meals=1)
        expect(any_of(eaten, *slots(person))).to_be_visible()
    expect(any_of(*slots(person))).to_be_visible()


# The doctor


def doctor_plays_on(person: Person, meals: int = LONG) -> None:
    """Offers the first foods of the stock, and lets the rats keep what they took."""
    verdict = person.button("table-verdict")
    for _ in range(meals):
        expect(any_of(person.region("table-stock-title"), verdict, the_end(person))).to_be_visible()
        if the_end(person).is_visible():
            return
        if not verdict.is_visible():
            doctor_serves(person)
        expect(any_of(verdict, the_end(person))).to_be_visible()
        if verdict.is_visible():
            person.presses(verdict)
            expect(verdict).to_have_count(0)


def doctor_serves(person: Person) -> None:
    """Serves the first foods of the stock, as many as needed, and nothing else."""
    choose, serve = person.button("table-choose"), person.button("table-serve")
    for food in foods_in(person, person.region("table-stock-title")):
        if any_of(choose, serve).is_visible():
            break
        doctor_picks(person, food)
    doctor_chooses(person)


def doctor_picks(person: Person, food: Food) -> None:
    card = person.named("button", person.food(food), within=person.region("table-stock-title"))
    person.presses(card)
    expect(card).to_have_attribute("aria-pressed", "true")


def doctor_chooses(person: Person) -> None:
    """Without a token to use in between, choosing and serving are one step."""
    choose, serve = person.button("table-choose"), person.button("table-serve")
    if choose.is_visible():
        person.presses(choose)
    person.presses(serve)
