"""What an entry contains about a person. Each kind declares it, so that a deletion finds all of it."""

from doctor_rat.rules.values import Value


class Personal(Value, frozen=True):
    """Names of fields."""

    guest: str = ""
    """The field that names whose entry it is; if empty, the guest who caused it."""
    texts: tuple[str, ...] = ()
    """Their name, or their own words: blotted out when their data is deleted."""
    impersonal: tuple[str, ...] = ()
    """Texts that nobody wrote: salts, codes, bots' names."""
    about: tuple[str, ...] = ()
    """Guests that others' entries name only by id; such entries may still come after a deletion."""


NOTHING = Personal()
