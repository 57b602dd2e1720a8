"""One browser per test process, one server per module, one browser window per person."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.browsers import FLAGS, find_chromium
from browser.houses import House, open_house
from browser.people import PATIENCE, Person

Come = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env={**os.environ, **found.environment}
        )
        print(f"Chromium {chromium.version}, {found.source}: {found.path}")
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Opens a window for a person: `come("Ann", "fr")`. At the end, no window may have logged an error."""
    with ExitStack() as windows:
        people: list[Person] = []

        def one(name: str, language: str = "en", **window: object) -> Person:
            person = windows.enter_context(Person.at(browser, house.url, name, language, **window))
            people.append(person)
            return person

        yield one
        for person in people:
            person.was_quiet()
