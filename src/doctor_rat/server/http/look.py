"""How a name looks: letters and signs drawn alike count as the same, across scripts (Unicode UTS 39)."""

from functools import cache
from pathlib import Path
from unicodedata import normalize

import msgspec

_LEFT_TO_RIGHT = "\u200e"
"""The library's list puts it around right-to-left letters, to stay readable."""


def alike(one: str, other: str) -> bool:
    """Whether one might be mistaken for the other, as written or ignoring case."""
    as_written = look(one).casefold() == look(other).casefold()
    return as_written or look(one.casefold()) == look(other.casefold())


def look(name: str) -> str:
    drawn = drawn_letters()
    letters = [drawn.get(letter, letter) for letter in normalize("NFKD", name) if not letter.isspace()]
    return normalize("NFKD", "".join(letters))


class _Lookalike(msgspec.Struct):
    c: str


@cache
def drawn_letters() -> dict[str, str]:
    """By letter the one that stands for all that look like it.

    The library lists both directions: a standing letter with all its lookalikes, and each lookalike with it alone. Its
    file is read without the names of the letters, and without the library, which would keep all of it: 5 MB.
    """
    from confusable_homoglyphs.utils import path  # type: ignore[import-untyped]

    file = Path(path("confusables.json")).read_bytes()
    listed = msgspec.json.decode(file, type=dict[str, list[_Lookalike]])
    pairs = {letter: found[0].c for letter, found in listed.items() if len(found) == 1}
    return {
        letter.strip(_LEFT_TO_RIGHT): normalize("NFKD", stands.strip(_LEFT_TO_RIGHT))
        for letter, stands in pairs.items()
        if pairs.get(stands) != letter or stands < letter
    }
