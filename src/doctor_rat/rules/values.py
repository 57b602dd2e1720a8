"""The base of every value in the rules."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """Immutable, and so without cycles: the garbage collector needn't watch it."""


class Pondered(Value, frozen=True, dict=True, gc=True):
    """A value that caches what is derived from it. The cache isn't part of it: `replace` and `==` ignore it."""
