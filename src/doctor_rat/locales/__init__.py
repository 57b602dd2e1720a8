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


_MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""With its further lines, which are indented, or end something that was opened in braces."""


class MissingWordsError(KeyError):
    """No such message."""


def catalogue(language: str, area: str) -> str:
    """The text of one file; empty if the language doesn't have it."""
    path = files("doctor_rat.locales") / language / f"{area}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def _messages(language: str) -> dict[str, str]:
    """Each as it is written in its file."""
    files = (catalogue(language, area) for area in AREAS)
    return {found[1]: found[0].rstrip(" \n") for file in files for found in _MESSAGE.finditer(file)}


_READING = Lock()
"""A cache may call its function twice when two threads come at once; words added to the bundle that loses are gone."""


@cache
def _bundle(language: str) -> "FluentBundle":
    """Without any words yet: `_add` brings them, one message at a time."""
    # Here and below: to load the library takes as long as half of the rules, and a server's start needs no words.
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
    """A file read whole is a megabyte, and a program needs few of its messages. None refers to another."""
    from fluent.runtime import FluentResource

    _bundle(language).add_resource(FluentResource(_messages(language)[key]))


def _plain(message: str) -> str | None:
    """A message that is one line of text: to read it takes no library, which has 10 MB with five languages."""
    _, _, text = message.partition("=")
    return None if "{" in text or "\n" in text else text.strip(" ")


def has_words(language: str, key: str) -> bool:
    return key in _messages(language)


def words(language: str, key: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message in this language."""
    if not has_words(language, key):
        raise MissingWordsError(key)
    if (plain := _plain(_messages(language)[key])) is not None:
        return plain
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
