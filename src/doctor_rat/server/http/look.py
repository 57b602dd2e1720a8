"""How a name looks: letters of other scripts, and signs, that are drawn alike count as the same (Unicode, UTS 39)."""

from unicodedata import normalize

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

_LEFT_TO_RIGHT = "\u200e"
"""Around letters that are written from the right, so that the list can be read."""


def alike(one: str, other: str) -> bool:
    """Whether one might be taken for the other, as they are written or but for capital letters."""
    as_written = look(one).casefold() == look(other).casefold()
    return as_written or look(one.casefold()) == look(other.casefold())


def look(name: str) -> str:
    letters = [_DRAWN.get(letter, letter) for letter in normalize("NFKD", name) if not letter.isspace()]
    return normalize("NFKD", "".join(letters))


def _drawn() -> dict[str, str]:
    """By letter the one that stands for all that look like it.

    The library lists both ways: such a letter with all that look like it, and each of those with it alone.
    """
    pairs = {letter: found[0]["c"] for letter, found in confusables_data.items() if len(found) == 1}
    return {
        letter.strip(_LEFT_TO_RIGHT): normalize("NFKD", stands.strip(_LEFT_TO_RIGHT))
        for letter, stands in pairs.items()
        if pairs.get(stands) != letter or stands < letter
    }


_DRAWN = _drawn()
