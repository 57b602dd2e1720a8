"""Who comes in: new guests, and those who show a token."""

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.live.deleting import Deleting
from doctor_rat.server.orders import StandingOrders
from doctor_rat.server.storage import Guest, NewToken, Storage
from doctor_rat.table import Command, TableCode
from doctor_rat.table import commands as ask
from doctor_rat.table.decide import LONGEST_NAME
from doctor_rat.table.text import clean

_SITTING = (ask.Sit, ask.TakeSeat)


def clean_name(text: str) -> str:
    return clean(text, LONGEST_NAME, TableCode.BAD_NAME)


class Reception:
    def __init__(self, storage: Storage, deleting: Deleting, orders: StandingOrders, rate: Rate) -> None:
        self._guests = storage.guests
        self._deleting = deleting
        self._orders = orders
        self._made = Buckets(rate)

    async def known(self, token: str | None) -> Guest | None:
        return None if not token else await self._guests.find(token)

    async def guest(self, token: str | None) -> Guest:
        """The guest with this token. Refuses everyone else, and guests who are blocked or deleted."""
        found = await self.known(token)
        if found is None:
            raise Fault(ServerCode.NO_GUEST)
        self._deleting.check(found.id)
        self._orders.check_guest(found.id)
        return found

    async def become(self, name: str, address: str) -> NewToken:
        """A new guest. One address can't make too many at once."""
        cleaned = clean_name(name)
        if not self._made.take(address):
            raise Fault(ServerCode.TOO_FAST, again=self._made.again)
        return await self._guests.make(cleaned)

    async def named(self, guest: Guest, command: Command) -> Guest:
        """Guests sit down under the name they have now: an earlier one may have been refused."""
        return (await self._guests.get(guest.id) or guest) if isinstance(command, _SITTING) else guest
