"""What a side could have done at a moment, and how each option is tried out."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from doctor_rat.bots.kernel.masks import tables
from doctor_rat.bots.thinking.temper import UNDECIDED
from doctor_rat.rules import Action

Wins = NDArray[np.float64]
"""1 for each game won."""
Actions = tuple[Action, ...]


class PlayoutLuck(Struct, frozen=True):
    """What all candidates share when they are tried: worlds, the rats in them, and what is drawn."""

    worlds: NDArray[np.int64]
    rats: NDArray[np.float64]
    seeds: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.seeds)


class DecisionOptions(Protocol):
    candidates: Sequence[Actions]
    chosen: int
    obvious: int
    """The obvious decision: for the rats the likeliest plan, for the doctor what looks best one meal ahead."""

    charged_as_read: bool
    """Whether a decision's loss is weighed with the others as their play shows them, or with experts."""

    def luck(self, count: int, rng: Random, *, reading: bool) -> PlayoutLuck:
        """With `reading`, as an expert sees it: what the others did shows what they know or what they are like."""

    def play(self, candidate: int, luck: PlayoutLuck) -> Wins: ...

    def foregone(self, candidate: int) -> float | None:
        """What experts win after it, where we can simply ask them. Elsewhere, playouts must do."""


def seeds(count: int, rng: Random) -> NDArray[np.int64]:
    return np.array([rng.getrandbits(31) for _ in range(count)], dtype=np.int64)


def literal_rats(count: int) -> NDArray[np.float64]:
    """Rats who estimate correctly and forget nothing; among equally promising plans, they take any."""
    rats = np.zeros((count, 2))
    rats[:, 0] = UNDECIDED
    return rats


def known() -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    found = tables()
    return found.masks, found.likeness


def with_chosen(
    candidates: Sequence[Actions], chosen: Actions, alike: Callable[[Actions, Actions], bool]
) -> tuple[list[Actions], int]:
    """The candidates including what was done, and its place."""
    for at, candidate in enumerate(candidates):
        if alike(candidate, chosen):
            # In the order it was done.
            return [*candidates[:at], chosen, *candidates[at + 1 :]], at
    return [*candidates, chosen], len(candidates)
