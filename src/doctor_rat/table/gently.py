"""Going through a long log without keeping everyone else waiting."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

Each = TypeVar("Each")

AT_ONE_GO = 200
"""Entries before others get their turn: reading them takes a few milliseconds."""


async def gently(entries: Sequence[Each]) -> AsyncIterator[Each]:
    for number, each in enumerate(entries):
        if number and number % AT_ONE_GO == 0:
            await asyncio.sleep(0)
        yield each
