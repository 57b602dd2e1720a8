"""The base of every value in the rules."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Immutable, and so without cycles: the garbage collector needn't watch it."""
