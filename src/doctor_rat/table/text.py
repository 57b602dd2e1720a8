"""What people write, made fit to show to others: one line, nothing invisible, no tricks with its direction."""

from unicodedata import category, normalize

from doctor_rat.table.errors import Denied, TableCode

_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
# What is drawn as nothing, and isn't told by its category: Unicode's default-ignorable letters and marks, and braille
# without a dot.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_MOST_REMOVED = 4
"""So many times longer than what may be left can be what is written, before it is looked at."""
_MOST_MARKS = 3
"""As many accents on one letter as any language writes."""


def clean(text: str, most: int, code: TableCode) -> str:
    """Refused if nothing or too much is left. Any white space is one space; joined emoji stay joined."""
    if len(text) > _MOST_REMOVED * most:
        raise Denied(code, most=most)
    # What is left may combine again: an accent and its letter that had something invisible between them.
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
