"""A dinner as a player hears it who sees nothing: a story in plain text, and a listener who plays it.

`python tests/browser/by_ear.py` rewrites the story from the game it tells.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path

from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from browser.people import Person
from browser.stories import Story, game_with
from browser.together import is_won
from doctor_rat.locales import words
from doctor_rat.rules import (
    Action,
    Config,
    Event,
    Food,
    Group,
    Medicine,
    State,
    StrictMenu,
    Take,
    YuckBack,
    YuckFront,
    apply,
    new_game,
)
from doctor_rat.rules.events import Ended, Judged, SentBack, Served, StockThrown

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

HEARD = """([text, atOnce]) => {
  const at = (atOnce ? window.heard.slice(0, 1) : window.heard).findIndex((one) => one === text);
  if (at >= 0) window.heard.splice(0, at + 1);
  return at >= 0;
}"""


def the_game() -> State:
    return game_with(Config(yuck=3), _is_won_with_every_token, preset=True)


def _is_won_with_every_token(state: State) -> bool:
    used = {type(action) for action in state.actions}
    return is_won(state) and used >= {YuckFront, YuckBack, Medicine, StrictMenu}


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

    def hear(self, text: str, *, at_once: bool = False) -> None:
        """Waits for these words after what was heard before, or `at_once`, as the next: speech has an order."""
        try:
            self.page.wait_for_function(HEARD, arg=[text, at_once])
        except TookTooLong as error:
            raise AssertionError(f"not heard: {text!r}, but {self.heard()}") from error

    def heard(self) -> list[str]:
        """What was said aloud since the last words waited for."""
        return list(self.page.evaluate("window.heard"))


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
            case ["then", "hear"]:
                listener.hear(rest, at_once=True)
            case ["doctor"]:
                story.go_on(until=lambda _: isinstance(story.left[0], Take))
            case ["dinner"]:
                story.take_in()
            case _:
                raise AssertionError(what)


# Writing it


def told(game: State) -> Iterator[str]:
    yield "# The rats' dinner by ear alone. `doctor` lets the other side act; `dinner` says that the rats have chosen."
    yield "# `hear` waits for these words; `then hear` takes nothing else in between."
    state = new_game(game.config, game.deal)
    while len(state.actions) < len(game.actions):
        ours = isinstance(game.actions[len(state.actions)], Take)
        acts = _next_of_one_side(game.actions[len(state.actions) :])
        if ours:
            yield from _chosen(state, acts)
        else:
            yield "doctor"
        for action in acts:
            state, events = apply(state, action)
            yield from () if ours else _heard(events, state)
    yield "read dialog: " + _w("table-end-won")


def _next_of_one_side(left: Sequence[Action]) -> list[Action]:
    ours = isinstance(left[0], Take)
    return list(takewhile(lambda each: isinstance(each, Take) is ours, left))


def _heard(events: Iterable[Event], state: State) -> Iterator[str]:
    for event in events:
        match event:
            case StockThrown(count=count):
                yield f"hear: {_w('event-stock-thrown', count=count)}"
            case Served():
                yield from _dinner(event, state)
            case SentBack(group=group, food=food):
                yield f"hear: {_w('event-sent-back', group=_group(state, group), food=_food(food))}"
            case Judged(group=group, food=food, good=good):
                key = "event-judged-good" if good else "event-judged-bad"
                yield f"hear: {_w(key, group=_group(state, group), food=_food(food))}"
            case Ended():
                # Though a dialog opens with it that says the same.
                yield f"hear: {_w('event-won')}"
            case _:
                pass


def _dinner(served: Served, state: State) -> Iterator[str]:
    yield f"hear: {_w('event-served', foods=_list(map(_food, served.centre)))}"
    if served.menu:
        group, food = served.menu
        yield f"hear: {_w('event-served-strict-menu', group=_group(state, group), food=_food(food))}"
    if served.medicine:
        group, at = served.medicine.group, served.medicine.at
        foods = _list(_food(each.food) for each in state.board.rows[group].eaten[at : at + 2])
        yield f"hear: {_w('table-covers', group=_group(state, group), foods=foods)}"


def _chosen(before: State, taken: Sequence[Action]) -> Iterator[str]:
    missing = {take.by for take in taken if isinstance(take, Take)}
    for take in taken:
        assert isinstance(take, Take)
        missing.remove(take.by)
        yield f"press button: {_w('table-choose-for', group=_group(before, take.by, 'group-inside'))}"
        yield f"hear: {_w('table-you-held-group', group=_group(before, take.by))}"
        if take.food in before.board.centre:
            yield f"press button: {_w('table-food-centre', food=_food(take.food))}"
        else:
            yield f"press button: {_w('table-trash-look')}"
            yield f"press button: {_food(take.food)}"
        yield f"then hear: {_w('table-given', group=_group(before, take.by, 'group-short'), food=_food(take.food))}"
        if missing:
            groups = _list(_group(before, group, "group-short") for group in sorted(missing))
            yield f"then hear: {_w('table-missing', groups=groups)}"
        else:
            yield f"then hear: {_w('table-you-ready-alone')}"
    yield f"press button: {_w('table-eat')}"
    yield f"then hear: {_w('table-you-sure')}"
    yield f"press button: {_w('table-eat')}"
    yield "dinner"


def _w(key: str, **arguments: str | int) -> str:
    return words("en", key, arguments)


def _food(food: Food) -> str:
    kinds = {"c": "cheese", "l": "liquid", "v": "vegetable"}
    colours = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue"}
    return _w("food", count=int(food[0]), colour=colours[food[1]], type=kinds[food[2]])


def _list(items: Iterable[str]) -> str:
    *before, last = items
    return f"{', '.join(before)}{',' * (len(before) > 1)} and {last}" if before else last


def _group(state: State, group: Group, key: str = "group") -> str:
    kinds = {"c": "cheese", "l": "liquid", "v": "vegetable"}
    return _w(key, identity=kinds[state.config.identities[group][2]])


if __name__ == "__main__":
    STORY.write_text("\n".join(told(the_game())) + "\n", encoding="utf-8")
