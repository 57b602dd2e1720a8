"""Every kind of entry declares what it contains about a person, so that a deletion finds all of it."""

from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import fields, replace

from doctor_rat.table import GuestId
from doctor_rat.table.entries import Body, Entry, person_of, unnamed
from doctor_rat.table.values import NOBODY
from server.storage.samples import ANN, BOB, BODIES

KINDS = get_args(Body)
SAID = "Annabella's own words"


def texts(kind: type[Any]) -> set[str]:
    """Fields that take any text; ids and codes have types of their own."""
    hints = get_type_hints(kind)
    return {field.name for field in fields(kind) if hints[field.name] in (str, str | None)}


@pytest.mark.parametrize("kind", KINDS)
def test_every_text_of_an_entry_is_declared_as_a_person_s_or_as_nobody_s(kind: type[Any]) -> None:
    assert "personal" in vars(kind), "a new kind of entry has to say what it carries of a person"
    declared = kind.personal
    assert set(declared.texts) | set(declared.impersonal) == texts(kind)
    assert not set(declared.texts) & set(declared.impersonal)


@pytest.mark.parametrize("kind", KINDS)
def test_a_field_with_a_guest_says_whose_the_entry_is(kind: type[Any]) -> None:
    """Except those that others write about a guest and that contain no words of theirs."""
    hints = get_type_hints(kind)
    guests = {field.name for field in fields(kind) if hints[field.name] is GuestId}
    assert guests == ({kind.personal.guest} if kind.personal.guest else set(kind.personal.about))


def bodies_of(kind: type[Any]) -> list[Any]:
    """With a person's words wherever there may be some."""
    words = dict.fromkeys(kind.personal.texts, SAID)
    owner = {kind.personal.guest: ANN} if kind.personal.guest else {}
    found = [replace(body, **words, **owner) for body in BODIES if type(body) is kind]
    assert found, "a new kind of entry needs a sample"
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_about_a_person_survives_and_everything_about_others_does(kind: type[Any]) -> None:
    for body in bodies_of(kind):
        entry = Entry(1, 1, body, ANN)
        assert SAID not in repr(unnamed(entry, ANN))
        assert unnamed(entry, BOB) == entry.body
        if kind.personal.texts:
            assert person_of(entry) == ANN
            assert all(getattr(unnamed(entry, ANN), name) == NOBODY for name in kind.personal.texts)
        else:
            assert unnamed(entry, ANN) == entry.body
