"""Tells numba where our compiled functions are. numba makes one locator per function; see `cache`."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import InTreeCacheLocator

from doctor_rat.bots.cache import NONE, VARIABLE, edition

_PACKAGE = Path(__file__).parents[1]


class Locator(InTreeCacheLocator):
    """By the edition of our code and the name of the module, wherever the package lies."""

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        module = Path(py_file).relative_to(_PACKAGE).with_suffix("")
        self._cache_path = str(Path(os.environ[VARIABLE], "-".join(module.parts[:-1])))

    def get_source_stamp(self) -> str:
        return edition()

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "Locator | None":
        if os.environ.get(VARIABLE, NONE) == NONE or not Path(py_file).is_relative_to(_PACKAGE):
            return None
        found: Locator | None = super().from_function(py_func, py_file)  # type: ignore[no-untyped-call]
        return found
