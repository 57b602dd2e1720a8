"""A dinner as a player hears it who sees nothing: a story in plain text, and a listener who plays it.

`python tests/browser/by_ear.py` rewrites the story from the game it tells.
"""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from browser.people import Person
from browser.stories import Story, game_with
from browser.together import is_won
from doctor_rat.locales import words
from doctor_rat.rules import Config, Food, Phase, State, Take, apply, new_game
from doctor_rat.rules.events import Judged, Served

STORY = Path(__file__).parent / "by_ear.txt"
LISTEN = """() => {
  window.heard = [];
  const voice = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const note = (node) => {
    const one = node.nodeType === 1 ? node : node.parentElement;
    // What lies under an open dialog is mute.
    if (!one?.closest(voice) || one.closest("[inert]")) return;
    if (document.querySelector("dialog[open]") && !one.closest("dialog[open]")) return;
    window.heard.push(node.textContent.trim());
  };
  new MutationObserver((all) => {
    for (const { addedNodes, target, type } of all) type === "characterData" ? note(target) : addedNodes.forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""

HEARD = """(text) => {
  const at = window.heard.findIndex((one) => one.includes(text));
  if (at >= 0) window.heard.splice(0, at + 1);
  return at >= 0;
}"""


def the_game() -> State:
    return game_with(Config(yuck=3), is_won, preset=True)


class Listener:
    """Knows roles, names and what was said aloud; uses neither eyes nor a pointer."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.page.add_init_script(f"({LISTEN})()")

    def press(self, role: str, name: str) -> None:
        control = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        expect(control).to_have_count(1)
        # Controls that have only just appeared can't be pressed yet.
        expect(control).to_be_enabled()
        control.focus()
        expect(control).to_be_focused()
        self.page.keyboard.press("Enter")

    def read(self, role: str, name: str) -> None:
        """What has the focus now."""
        place = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        expect(place.locator(":focus")).to_have_count(1)

    def hear(self, text: str) -> None:
        """Waits for these words after what was heard before: speech has an order."""
        try:
            self.page.wait_for_function(HEARD, arg=text)
        except TookTooLong as error:
            raise AssertionError(f"not heard: {text!r}, but {self.page.evaluate('window.heard')}") from error


def lines() -> list[tuple[str, str]]:
    """What to do, and with what: `press button`, `Dig in!`."""
    found = [line.partition(": ") for line in STORY.read_text(encoding="utf-8").splitlines() if line]
    return [(what, rest) for what, _, rest in found if not what.startswith("#")]


def replay(story: Story, listener: Listener) -> None:
    for what, rest in lines():
        match what.split():
            case ["press", role]:
                listener.press(role, rest)
            case ["read", role]:
                listener.read(role, rest)
            case ["hear"]:
                listener.hear(rest)
            case ["doctor"]:
                story.go_on(until=lambda _: isinstance(story.left[0], Take))
            case ["dinner"]:
                story.take_in()
            case _:
                raise AssertionError(what)


# Writing it


def told(game: State) -> Iterator[str]:
    yield "# The rats' dinner by ear alone. `doctor` lets the other side act; `dinner` says that the rats have chosen."
    state = new_game(game.config, game.deal)
    while len(state.actions) < len(game.actions):
        left = game.actions[len(state.actions) :]
        served = isinstance(left[0], Take)
        taken = [each for each in left[: _together(left)] if isinstance(each, Take)] if served else []
        before = state
        for action in left[: max(1, len(taken))]:
            state, events = apply(state, action)
            yield from _heard(events, state) if not taken else ()
        if taken:
            yield from _chosen(before, taken)
    yield "read dialog: " + _w("table-end-won")


def _together(left: object) -> int:
    assert isinstance(left, tuple)
    return next((at for at, each in enumerate(left) if not isinstance(each, Take)), len(left))


def _heard(events: tuple[object, ...], state: State) -> Iterator[str]:
    if any(isinstance(each, Served) for each in events):
        yield "doctor"
        yield "hear: " + _w("event-served", foods=_list(state.board.centre)).partition(":")[0]
    if state.board.phase is Phase.RETAKE:
        yield "doctor"
    judged = [each for each in events if isinstance(each, Judged)]
    if judged:
        yield "doctor"
    # Including the last ones, though a dialog opens with them that says how it ended.
    for each in judged[:1]:
        key = "event-judged-good" if each.good else "event-judged-bad"
        yield "hear: " + _w(key, group=_group(state, each.group), food=_food(each.food))


def _chosen(before: State, taken: list[Take]) -> Iterator[str]:
    for take in taken:
        yield f"press button: {_w('table-choose-for', group=_group(before, take.by, inside=True))}"
        if take.food in before.board.centre:
            yield f"press button: {_w('table-food-centre', food=_food(take.food))}"
        else:
            yield f"press button: {_w('table-trash-look')}"
            yield f"press button: {_food(take.food)}"
    yield f"press button: {_w('table-eat')}"
    yield "dinner"


def _w(key: str, **arguments: str | int) -> str:
    return words("en", key, arguments)


def _food(food: Food) -> str:
    kinds = {"c": "cheese", "l": "liquid", "v": "vegetable"}
    colours = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue"}
    return _w("food", count=int(food[0]), colour=colours[food[1]], type=kinds[food[2]])


def _list(foods: tuple[Food, ...]) -> str:
    return ", ".join(map(_food, foods))


def _group(state: State, group: int, *, inside: bool = False) -> str:
    kinds = {"c": "cheese", "l": "liquid", "v": "vegetable"}
    return _w("group-inside" if inside else "group", identity=kinds[state.config.identities[group][2]])


if __name__ == "__main__":
    STORY.write_text("\n".join(told(the_game())) + "\n", encoding="utf-8")
