"""Where scrollbars take room, no table has a needless one. Headless Chromium hides them unless told not to."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from browser.browsers import FLAGS, find_chromium
from browser.houses import House
from browser.matrix import Case
from browser.test_matrix import Windows, look

BARS = """() => {
  const page = document.documentElement;
  return [innerWidth - page.clientWidth, innerHeight - page.clientHeight];
}"""
SCROLLS = "document.body.style.minHeight = '300vh'"


@pytest.fixture(scope="module")
def windows(browser: Browser, house: House) -> Iterator[Windows]:
    found = find_chromium()
    with ExitStack() as stack:
        chromium = browser.browser_type.launch(
            executable_path=found.path,
            args=FLAGS,
            ignore_default_args=["--hide-scrollbars"],
            env={**os.environ, **found.environment},
        )
        stack.callback(chromium.close)
        yield Windows(chromium, house, stack)


@pytest.mark.parametrize("moment", ["serving", "choosing", "verdicts", "end"])
@pytest.mark.parametrize("size", ["1024x700", "1440x900"])
def test_no_table_has_a_needless_scrollbar(windows: Windows, size: str, moment: str) -> None:
    case = Case("colony-3", "guesses", moment, size, "de")
    page = windows.at(case)
    look(page, case)
    assert page.evaluate(BARS) == [0, 0]
    page.evaluate(SCROLLS)
    assert page.evaluate(BARS)[0] > 5, "here scrollbars do take room"
