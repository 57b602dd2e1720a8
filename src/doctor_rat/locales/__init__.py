"""What people read, in five languages: Project Fluent, the same files for the browser and for Python."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "it", "es")
AREAS = ("game", "app", "table", "review", "learn", "puzzles", "progress", "privacy", "terminal")
"""The browser never loads the last one, and the terminal little of the others."""


IDENTITIES = ("liquid", "vegetable", "cheese")
"""What the names of groups are chosen by."""


class MissingWordsError(KeyError):
    """No such message."""


def catalogue(language: str, area: str) -> str:
    """The text of one file; empty if the language doesn't have it."""
    path = files("doctor_rat.locales") / language / f"{area}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def _bundle(language: str) -> FluentBundle:
    def inside(text: object) -> str:
        """The names of groups as they stand inside a sentence: "for the Wet Whiskers"."""
        said = str(text)
        for identity in IDENTITIES:
            chosen = {"identity": identity}
            said = said.replace(words(language, "group", chosen), words(language, "group-inside", chosen))
        return said

    # The library takes plain text from a function; its types don't say so.
    functions: dict[str, Any] = {"INSIDE": inside}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for area in AREAS:
        bundle.add_resource(FluentResource(catalogue(language, area)))
    return bundle


def has_words(language: str, key: str) -> bool:
    return _bundle(language).has_message(key)


def words(language: str, key: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message in this language."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise MissingWordsError(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWordsError(key)
    text, errors = bundle.format_pattern(pattern, dict(arguments or {}))
    if errors:
        raise errors[0]
    return str(text)
