"""Takes the pictures in docs/images from the running game: `make screenshots`."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from browser.browsers import FLAGS, find_chromium
from browser.houses import House, open_house
from browser.people import PHONE, Person
from browser.stories import Story, game_with, ordered
from browser.together import is_won
from doctor_rat.rules import Config, Phase, State

IMAGES = Path(__file__).parent / "images"
LARGEST = 200_000
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {**PHONE, "device_scale_factor": 1.5},
}


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with browsing() as browser, TemporaryDirectory() as folder, open_house(Path(folder)) as house:
        for name, window in WINDOWS.items():
            take_all(browser, house, name, window)


@contextmanager
def browsing() -> Iterator[Browser]:
    found = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env={**os.environ, **found.environment}
        )
        yield browser
        browser.close()


def take_all(browser: Browser, house: House, size: str, window: dict[str, Any]) -> None:
    """One game, known beforehand, seen from both sides; by night, as the game is meant."""
    game = game_with(Config(), is_won, preset=True)
    house.deals.order(ordered(game))
    with ExitStack() as windows:
        dora, pip = (
            windows.enter_context(Person.at(browser, house.url, name, "en", color_scheme="dark", **window))
            for name in ("Dora", "Pip")
        )
        pip.goes_to("/")
        expect(pip.starting("button", pip.w("home-play-rats"))).to_be_visible()
        shoot(pip, f"home-{size}")
        story = Story(game, dora, {0: pip, 1: pip, 2: pip})
        story.sit_down(dora, diets="preset")
        for person in (dora, pip):
            expect(person.page.get_by_role("heading", name=person.w("table-title", meal=1))).to_be_visible()
            if person.page.get_by_role("complementary").count():
                person.presses(person.button("close", within=person.page.get_by_role("complementary")))
        story.go_on(until=lambda state: in_meal(state, 4, Phase.PREPARE))
        expect(dora.region("table-stock-title")).to_be_visible()
        shoot(dora, f"doctor-{size}")
        story.go_on(until=lambda state: in_meal(state, 4, Phase.CHOOSE))
        expect(pip.page.get_by_text(pip.w("table-you-plan-alone"))).to_be_visible()
        shoot(pip, f"rats-{size}")
        story.go_on()
        pip.presses(pip.button("table-end-review"))
        expect(pip.button("review-next")).to_be_visible()
        for _ in range(4):
            pip.presses(pip.button("review-back-meal"))
        shoot(pip, f"review-{size}")


def in_meal(state: State, meal: int, phase: Phase) -> bool:
    return state.board.meal == meal and state.board.phase is phase


def shoot(person: Person, name: str) -> None:
    file = IMAGES / f"{name}.png"
    person.page.screenshot(path=file, animations="disabled")
    weight = file.stat().st_size
    print(f"{file.name}: {weight // 1000} kB")
    if weight > LARGEST:
        raise SystemExit(f"{file.name} is too heavy.")


if __name__ == "__main__":
    main()
