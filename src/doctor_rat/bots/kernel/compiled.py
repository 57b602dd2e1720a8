"""How the kernel's functions are compiled.

Most take a position, a tuple of many arrays, and allocate nothing. Compiled as usual, each call counts a reference to
every one of those arrays and uncounts it, which is a quarter of all the time. `borrowing` leaves that out. It is for
functions that neither make nor return an array, nor call one that does: their callers hold what they use.
"""

from numba import njit

borrowing = njit(cache=True, _nrt=False)  # type: ignore[call-overload]
summing = njit(cache=True, _nrt=False, fastmath={"reassoc"})  # type: ignore[call-overload]
"""The same where sums may be taken in any order: what a processor does on many diets at once."""
written_out = njit(inline="always")
"""Put into its callers, so that it may also return a part of an array."""
