"""What a guest's games add up to, kept in memory until another game ends or is analyzed.

Adding up ten thousand games takes the database a tenth of a second; seeing that nothing is new, a fortieth of that. No
names are kept here: they are read each time they are shown.
"""

from collections import OrderedDict

from doctor_rat.protocol.progress import DietKnown, LostThen
from doctor_rat.rules.values import Value
from doctor_rat.server.storage.progress import Count, Deeds, Met, ProgressKept, Version
from doctor_rat.table import GuestId

MOST = 200
"""Guests whose sums are kept."""


class Sums(Value, frozen=True):
    counts: tuple[Count, ...]
    deeds: Deeds
    lost: tuple[LostThen, ...]
    diets: tuple[DietKnown, ...]
    met: tuple[Met, ...]


class SumsKept:
    def __init__(self, kept: ProgressKept) -> None:
        self._kept = kept
        self._known: OrderedDict[GuestId, tuple[Version, Sums]] = OrderedDict()

    async def of(self, guest: GuestId) -> Sums:
        # The version first: the next look finds what comes in between.
        version = await self._kept.version(guest)
        known = self._known.pop(guest, None)
        sums = known[1] if known is not None and known[0] == version else await self._add_up(guest)
        self._known[guest] = (version, sums)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return sums

    async def _add_up(self, guest: GuestId) -> Sums:
        kept = self._kept
        return Sums(
            counts=tuple(await kept.counts(guest)),
            deeds=await kept.deeds(guest),
            lost=tuple(await kept.lost(guest)),
            diets=tuple(await kept.diets(guest)),
            met=tuple(await kept.met(guest)),
        )
