"""How the kernel's functions are compiled.

Most take a position, a tuple of many arrays, and allocate nothing. By default, each call counts and uncounts a
reference to every one of those arrays, which takes a quarter of all the time. `borrowing` skips that. It is for
functions that neither make nor return an array, nor call one that does: their callers hold what they use.

numba's flag for it is private, so we use it only with versions we tried it with. With others, the same functions are
compiled the default way: slower, but otherwise the same. `DOCTOR_RAT_PLAIN_KERNEL=1` asks for that (with a
`NUMBA_CACHE_DIR` of its own: numba reuses what it has already compiled, whatever the flags).
"""

import os
import warnings
from typing import Any

import numba
from numba import njit

TRIED = ("0.68",)
"""Versions of numba whose `_nrt=False` does what is described above."""


def is_tried(version: str) -> bool:
    return version.rpartition(".")[0] in TRIED


def without_counting(version: str = numba.__version__) -> dict[str, Any]:
    """The private flag, where we know it."""
    if os.environ.get("DOCTOR_RAT_PLAIN_KERNEL") == "1":
        return {}
    if not is_tried(version):
        tried = " and ".join(TRIED)
        warnings.warn(f"numba {version} wasn't tried, only {tried}: bots think about a quarter slower", stacklevel=2)
        return {}
    return {"_nrt": False}


_FLAG = without_counting()
borrowing = njit(cache=True, **_FLAG)
summing = njit(cache=True, fastmath={"reassoc"}, **_FLAG)
"""The same where sums may be reordered, so that the processor can handle many diets at once."""
written_out = njit(inline="always")
"""Inlined into its callers, so that it may also return part of an array."""
