"""The browser (@fluent/bundle) and Python (fluent.runtime) read the same files and must say the same."""

import json
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from doctor_rat.locales import AREAS, LANGUAGES, catalogue, words
from locales.messages import PLURALS, chosen_by, entries

WEB = Path(__file__).parents[2] / "web"
NUMBERS = (0, 1, 2, 3, 4, 25, 100)

Case = tuple[str, str, dict[str, str | int]]


def cases(language: str) -> Iterator[Case]:
    """Every message with all its variants; inserted arguments are a text, a number and a group's name."""
    for entry in entries(language):
        arguments = chosen_by(entry)
        for plain in ("3rc", 7, words(language, "group", {"identity": "liquid"})):
            values = [_values(keys) if keys else (plain,) for keys in arguments.values()]
            for combination in product(*values):
                yield language, entry.id.name, dict(zip(arguments, combination, strict=True))


def _values(keys: set[str]) -> tuple[str | int, ...]:
    counted = all(key in PLURALS or key.isdigit() for key in keys)
    return NUMBERS if counted else tuple(sorted(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_says_what_the_browser_says(language: str) -> None:
    if not (WEB / "node_modules" / "@fluent" / "bundle").is_dir():
        pytest.fail("The browser's catalogue reader isn't installed: run `make web/node_modules/.ready`.")
    asked = list(cases(language))
    assert len(asked) > 1000
    told = subprocess.run(
        ["node", "scripts/render.mjs"],
        cwd=WEB,
        input=json.dumps({"catalogues": {language: [catalogue(language, area) for area in AREAS]}, "cases": asked}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for case, browser in zip(asked, json.loads(told.stdout), strict=True):
        assert words(*case) == browser, case
