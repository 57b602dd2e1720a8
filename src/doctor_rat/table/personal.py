"""What an entry carries of a person: declared by each kind, so that a deletion finds all of it."""

from doctor_rat.rules.values import Value


class Personal(Value, frozen=True):
    """Names of fields."""

    guest: str = ""
    """Whose the entry is; without it, whoever did it."""
    texts: tuple[str, ...] = ()
    """Their name, or their own words: blotted out when their data is deleted."""
    impersonal: tuple[str, ...] = ()
    """Texts that nobody wrote: salts, codes, bots' names."""
    about: tuple[str, ...] = ()
    """Guests that others' entries name by id alone; such entries may still come after a deletion."""


NOTHING = Personal()
