"""What people read, in five languages: Project Fluent, the same files for the browser and for Python."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it", "es")
AREAS = (
    "game",
    "app",
    "table",
    "review",
    "share",
    "learn",
    "puzzles",
    "deals",
    "progress",
    "privacy",
    "push",
    "terminal",
)
"""The browser never loads the last one, and the terminal loads few of the others."""


IDENTITIES = ("liquid", "vegetable", "cheese")
"""The identities that groups are named after."""


_MESSAGE = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
"""Where each message begins."""


class MissingWordsError(KeyError):
    """No such message."""


def catalogue(language: str, area: str) -> str:
    """The text of one file; empty if the language doesn't have it."""
    path = files("doctor_rat.locales") / language / f"{area}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def _sources(language: str) -> dict[str, str]:
    """The text of each message, not yet parsed."""
    texts = (text for area in AREAS for text in _MESSAGE.split(catalogue(language, area))[1:])
    return {text.partition("=")[0].strip(): text for text in texts}


_READING = Lock()
"""A cache may call its function twice when two threads come at once; words added to the bundle that loses are gone."""


@cache
def _bundle(language: str) -> "FluentBundle":
    """Without any words yet: `_add` brings them, one message at a time."""
    # Imported here and below: the library takes half as long to load as the rules, and no server needs it to start.
    from fluent.runtime import FluentBundle

    def inside(text: object) -> str:
        """The names of groups as they appear inside a sentence: "for the Wet Whiskers"."""
        said = str(text)
        for identity in IDENTITIES:
            chosen = {"identity": identity}
            said = said.replace(words(language, "group", chosen), words(language, "group-inside", chosen))
        return said

    # The library accepts plain text from a function, though its types don't say so.
    functions: dict[str, Any] = {"INSIDE": inside}
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _add(language: str, key: str) -> None:
    """Parsing takes a while and much memory, and hardly any program needs many messages. None refers to another."""
    from fluent.runtime import FluentResource

    _bundle(language).add_resource(FluentResource(_sources(language)[key]))


def has_words(language: str, key: str) -> bool:
    return key in _sources(language)


def plain_words(language: str, key: str) -> str:
    """A message without arguments, as its file has it. Needs no library, whose plural rules take 2 MB a language."""
    if not has_words(language, key):
        raise MissingWordsError(key)
    line, _, more = _sources(language)[key].partition("\n")
    text = line.partition("=")[2].strip()
    if not text or "{" in text or more.startswith(" "):
        raise ValueError(f"{key} isn't plain")
    return text


def words(language: str, key: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message in this language."""
    if not has_words(language, key):
        raise MissingWordsError(key)
    with _READING:
        _add(language, key)
        bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWordsError(key)
    text, errors = bundle.format_pattern(pattern, dict(arguments or {}))
    if errors:
        raise errors[0]
    return str(text)
