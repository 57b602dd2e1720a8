"""The base of every value in the rules."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Immutable, and so without cycles: the garbage collector needn't watch it."""


class Pondered(Value, frozen=True, dict=True, gc=True):
    """A value that keeps what was worked out from it. That is no part of it: `replace` and `==` don't see it."""
