"""What people write, made fit to show to others: one line, nothing invisible, no tricks with its direction."""

from unicodedata import category, normalize

from doctor_rat.table.errors import Denied, TableCode

_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
# Letters and symbols that are drawn as nothing.
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MOST_MARKS = 3
"""As many accents on one letter as any language writes."""


def clean(text: str, most: int, code: TableCode) -> str:
    """Refused if nothing or too much is left. Any white space is one space; joined emoji stay joined."""
    kept: list[str] = []
    marks = 0
    letters = normalize("NFC", text)
    for letter, following in zip(letters, (*letters[1:], " "), strict=True):
        if letter.isspace():
            if kept and kept[-1] != " ":
                kept.append(" ")
            continue
        marks = marks + 1 if category(letter)[0] == "M" else 0
        if marks <= _MOST_MARKS and _is_shown(letter, kept[-1] if kept else " ", following):
            kept.append(letter)
    found = "".join(kept).strip()
    if not 1 <= len(found) <= most:
        raise Denied(code, most=most)
    return found


def _is_shown(letter: str, before: str, after: str) -> bool:
    if letter == _JOINER:
        return _is_emoji(before) and category(after) == "So"
    if letter == _EMOJI_STYLE:
        return before != " " and not before.isalpha()
    if category(letter)[0] == "M":
        return before != " " and not "\ufe00" <= letter < _EMOJI_STYLE and not "\U000e0100" <= letter <= "\U000e01ef"
    return letter not in _BLANKS and category(letter)[0] not in "CZ"


def _is_emoji(letter: str) -> bool:
    """A symbol, its skin tone or its style."""
    return category(letter) in ("So", "Sk") or letter == _EMOJI_STYLE
