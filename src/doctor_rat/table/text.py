"""Cleans what people write before others see it: one line, nothing invisible, no direction tricks."""

from unicodedata import category, normalize

from doctor_rat.table.errors import Denied, TableCode

_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
# Invisible, though their category doesn't say so: Unicode's default-ignorable letters and marks, and blank braille.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_MOST_REMOVED = 4
"""How many times longer than the limit a text may be before cleaning."""
_MOST_MARKS = 3
"""No language writes more accents on one letter."""


def clean(text: str, most: int, code: TableCode) -> str:
    """Refused if nothing or too much is left. White space becomes one space; joined emoji stay joined."""
    if len(text) > _MOST_REMOVED * most:
        raise Denied(code, most=most)
    # The rest may combine again, such as a letter and its accent with something invisible between them.
    while (shorter := _without_tricks(normalize("NFC", text))) != text:
        text = shorter
    if not 1 <= len(text) <= most:
        raise Denied(code, most=most)
    return text


def _without_tricks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(text):
        marks = marks + 1 if category(letter)[0] == "M" else 0
        before, after = kept[-1] if kept else " ", text[at + 1 : at + 2] or " "
        if letter.isspace():
            if before != " ":
                kept.append(" ")
        elif marks <= _MOST_MARKS and _is_shown(letter, before, after):
            kept.append(letter)
    return "".join(kept).strip()


def _is_shown(letter: str, before: str, after: str) -> bool:
    if letter == _JOINER:
        return _is_emoji(before) and category(after) == "So"
    if letter == _EMOJI_STYLE:
        return before != " " and not before.isalpha()
    if letter in _BLANKS:
        return False
    if category(letter)[0] == "M":
        return before != " "
    return category(letter)[0] not in "CZ"


def _is_emoji(letter: str) -> bool:
    """A symbol, its skin tone or its style."""
    return category(letter) in ("So", "Sk") or letter == _EMOJI_STYLE
