"""Who may share a moment of a game, and how many."""

import re
import secrets

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.sharing import NewShare
from doctor_rat.rules import Role, State, Variant
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.server.storage.shares import KeptShare
from doctor_rat.table import Table, TableId

MOST = 200
"""Links per guest."""
RATE = Rate(30, 1 / 10)
"""New links, per guest."""
BYTES = 16
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Shares:
    def __init__(self, storage: Storage) -> None:
        self._kept = storage.shares
        self._made = Buckets(RATE)

    async def make(self, guest: Guest, table: Table, game: State, wish: NewShare) -> KeptShare:
        """A link to this moment of their own finished game, or the one they already have."""
        if table.seat_of(guest.id) is None:
            raise Fault(ServerCode.NOT_FOR_YOU)
        if wish.step > len(game.actions) or wish.eyes not in eyes_in(game):
            raise Fault(ServerCode.UNREADABLE)
        if not self._made.take(guest.id):
            raise Fault(ServerCode.TOO_FAST, again=self._made.again)
        named = secrets.token_urlsafe(BYTES)
        share = KeptShare(named, guest.id, table.id, wish.step, wish.eyes, wish.language, 0)
        kept = await self._kept.keep(share, MOST)
        if kept is None:
            raise Fault(ServerCode.TOO_MANY_SHARES, most=MOST)
        return kept

    async def find(self, named: str) -> KeptShare:
        found = await self._kept.find(named) if _ID.fullmatch(named) else None
        if found is None:
            raise Fault(ServerCode.NO_SHARE)
        return found

    async def of(self, guest: Guest, table: TableId) -> list[KeptShare]:
        return await self._kept.of(guest.id, table)

    async def revoke(self, guest: Guest, named: str) -> None:
        if not await self._kept.revoke(named, guest.id):
            raise Fault(ServerCode.NO_SHARE)


def eyes_in(game: State) -> tuple[str, ...]:
    if game.config.variant is Variant.COLLEAGUES:
        return Role.COLLEAGUE_0, Role.COLLEAGUE_1, "all"
    return Role.GROUP_0, Role.DOCTOR, "all"
