"""Cleaning up what people write before it is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from doctor_rat.table import Denied, TableCode
from doctor_rat.table.text import clean

FAMILY = "👩\u200d👩\u200d👧"
PAINTER = "👩🏽\u200d🎨"
RAINBOW = "🏳\ufe0f\u200d🌈"


def cleaned(text: str) -> str:
    return clean(text, 50, TableCode.BAD_TALK)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  good  food ", "good food"),
        ("two\nlines\r\nand\ttabs", "two lines and tabs"),
        ("a\u00a0b\u3000c\u2028d", "a b c d"),
        ("bell\x07 null\x00 delete\x7f", "bell null delete"),
        ("\u202eevil\u202c \u2066isolate\u2069", "evil isolate"),
        ("An\u200bn\u2060a\ufeff", "Anna"),
        ("An\u200dn", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("\u3164Ann\u2800", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("\u0301x", "x"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("¿Qué? Müsli, où ça… €5, «ja»", "¿Qué? Müsli, où ça… €5, «ja»"),
        ("🐀🧀", "🐀🧀"),
        (FAMILY, FAMILY),
        (PAINTER, PAINTER),
        (RAINBOW, RAINBOW),
        (FAMILY + "\u200d", FAMILY),
        ("日本語 العربية", "日本語 العربية"),
    ],
)
def test_what_is_kept(text: str, kept: str) -> None:
    assert cleaned(text) == kept


@pytest.mark.parametrize("text", ["", " \n ", "\u202e\u200b", "\u3164", "x" * 51])
def test_nothing_and_too_much_are_refused(text: str) -> None:
    with pytest.raises(Denied) as caught:
        cleaned(text)
    assert caught.value.code is TableCode.BAD_TALK
    assert caught.value.arguments == {"most": 50}


@given(some.text(max_size=60))
def test_what_is_cleaned_stays_so_and_is_one_line(text: str) -> None:
    try:
        kept = cleaned(text)
    except Denied:
        return
    assert cleaned(kept) == kept
    assert len(kept.splitlines()) == 1
    assert kept == kept.strip()
