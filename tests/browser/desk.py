"""The doctor's desk before the game: drawing diets."""

from playwright.sync_api import Locator, expect

from browser.people import Person


def draws(person: Person, group: Locator, number: str = "setup-one-card") -> None:
    """Draws a diet for this group, with this many cards if the doctor is asked."""
    person.presses(person.button("setup-draw", within=group))
    drawn = group.get_by_text(person.w("diet-source", source="drawn"), exact=True)
    asked = person.button(number, within=group)
    expect(drawn.or_(asked)).to_be_visible()
    if asked.is_visible():
        person.presses(asked)
    expect(drawn).to_be_visible()
