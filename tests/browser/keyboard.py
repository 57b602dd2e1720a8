"""A person without a pointer: Tab, arrows, Enter and the shortcuts."""

from typing import NamedTuple

from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.playing import LONG, any_of, slots, the_end

STOPS = 150
"""More Tab stops than any screen has."""
FOCUSED = """() => {
  const on = document.activeElement, place = on.closest("section, aside, dialog, main");
  const own = on.localName === "select" || on.localName === "input" ? on.labels?.[0] : on;
  const name = on.getAttribute("aria-label") ?? own?.innerText ?? "";
  return [on.localName, name.trim(), place?.getAttribute("aria-label") ?? ""];
}"""


class Focus(NamedTuple):
    kind: str
    name: str
    place: str


class Keys:
    def __init__(self, person: Person) -> None:
        self.person = person

    def press(self, *keys: str) -> None:
        for key in keys:
            self.person.page.keyboard.press(key)

    def focus(self) -> Focus:
        return Focus(*self.person.page.evaluate(FOCUSED))

    def tab_to(self, kind: str, name: str, place: str = "", *, back: bool = False) -> Focus:
        """To the next control in this part of the page whose name starts like this."""
        for _ in range(STOPS):
            self.press("Shift+Tab" if back else "Tab")
            found = self.focus()
            if found.kind == kind and name in found.name and place in found.place:
                return found
        raise AssertionError(f"No {kind} {name!r} within reach of the keyboard.")

    def play_rats(self) -> None:
        """Digits choose the group, Tab and Enter the food, A digs in."""
        person = self.person
        foods = person.region("table-centre").get_by_role("button")
        for turn in range(LONG):
            expect(any_of(*slots(person), the_end(person))).to_be_visible()
            if the_end(person).is_visible():
                return
            if turn > 0:
                expect(foods.first).to_be_focused()
            assert self.focus().kind != "body"
            for number, slot in enumerate(slots(person), 1):
                if slot.is_visible():
                    self._give(number)
                    expect(slot).to_have_count(0)
            expect(person.button("table-eat")).to_be_enabled()
            self.press("a")
            sure = person.status().filter(has_text=person.w("table-you-sure"))
            expect(sure).to_be_visible()
            expect(person.button("table-eat")).to_be_focused()
            self.press("a")
            expect(sure).to_have_count(0)

    def play_doctor(self) -> None:
        """Space picks foods, arrows move between them, Tab and Enter do the rest."""
        person = self.person
        verdict, stock = person.button("table-verdict"), person.region("table-stock-title")
        for _ in range(LONG):
            expect(any_of(stock.get_by_role("button"), verdict, the_end(person))).to_be_visible()
            assert self.focus().kind != "body"
            if the_end(person).is_visible():
                return
            if verdict.is_visible():
                # A question can't be answered before it could be read, and Tab passes over it until then.
                expect(verdict).to_be_enabled()
                self.tab_to("button", person.w("table-verdict"))
                self._makes_sure(verdict)
                expect(verdict).to_have_count(0)
            else:
                self._serve(stock)

    def _serve(self, stock: Locator) -> None:
        person = self.person
        choose, serve = person.button("table-choose"), person.button("table-serve")
        expect(stock.get_by_role("button").first).to_be_focused()
        while not any_of(choose, serve).is_visible():
            self.press("Space", "ArrowRight")
        if choose.is_visible():
            expect(choose).to_be_enabled()
            self.tab_to("button", person.w("table-choose"))
            self.press("Enter")
        expect(serve).to_be_enabled()
        if not serve.evaluate("one => one === document.activeElement"):
            self.tab_to("button", person.w("table-serve"))
        self._makes_sure(serve)
        expect(serve).to_have_count(0)

    def _makes_sure(self, button: Locator) -> None:
        """A final move asks once, and can be taken back."""
        sure = self.person.status().filter(has_text=self.person.w("table-sure"))
        for keys in (("Enter",), ("Escape", "Enter")):
            self.press(*keys)
            expect(sure).to_be_visible()
            expect(button).to_be_focused()
        self.press("Enter")

    def _give(self, number: int) -> None:
        self.press(str(number))
        centre, trash = self.person.w("table-centre"), self.person.w("table-trash")
        for _ in range(STOPS):
            self.press("Tab")
            found = self.focus()
            # The name of a food planned for another group says so.
            free = found.name.endswith(self.person.w("table-food-centre", food="")) or found.name.endswith(
                self.person.w("table-food-trash", food="")
            )
            if found.kind == "button" and found.place in (centre, trash) and free:
                return self.press("Enter")
        raise AssertionError("No food within reach of the keyboard.")
