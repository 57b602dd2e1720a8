"""The operator's orders, as this process follows them: who is blocked, what is closed, what everyone is told."""

from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec
import structlog

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Announcement, Language
from doctor_rat.server.faults import Fault
from doctor_rat.server.sockets.hub import Most, Outlet, encode
from doctor_rat.server.storage import Order, OrderKind, Storage
from doctor_rat.table import GuestId, TableId

log = structlog.get_logger()
Network = IPv4Network | IPv6Network
NOTHING = Announcement()


class StandingOrders:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._orders: list[Order] = []
        self._networks: tuple[Network, ...] = ()
        self.is_read_only = False
        self._present: dict[Outlet, str] = {}
        """Every connection and its address."""

    async def look(self) -> list[TableId]:
        """Reload the orders and follow what changed. Returns the tables to close."""
        found = await self._storage.orders.standing()
        if found == self._orders:
            return []
        before = self.announcement
        self._orders = found
        self.is_read_only = any(each.kind is OrderKind.READ_ONLY for each in found)
        self._networks = tuple(ip_network(each.subject) for each in found if each.kind is OrderKind.NETWORK)
        log.info("orders", standing=[each.kind for each in found])
        self._refuse_the_blocked()
        if self.announcement != before:
            self._announce()
        return [TableId(each.subject) for each in found if each.kind is OrderKind.TABLE]

    def _refuse_the_blocked(self) -> None:
        for outlet, address in list(self._present.items()):
            try:
                self.check_visitor(address, outlet.guest)
            except Fault as fault:
                outlet.refuse(fault)

    def _announce(self) -> None:
        frame = encode(self.announcement)
        for outlet in self._present:
            outlet.put(frame)

    def admit(self, outlet: Outlet, address: str) -> None:
        """Refuse a blocked guest or address; send everyone else the announcement."""
        self.check_visitor(address, outlet.guest)
        self._present[outlet] = address
        if self.announcement != NOTHING:
            outlet.put(encode(self.announcement))

    def dismiss(self, outlet: Outlet) -> None:
        self._present.pop(outlet, None)

    @property
    def waiting(self) -> Most:
        """What waits to be sent, over all connections."""
        found = [outlet.waiting for outlet in self._present]
        return Most(sum(each.messages for each in found), sum(each.bytes for each in found))

    @property
    def announcement(self) -> Announcement:
        told = next((each.texts for each in self._orders if each.kind is OrderKind.MESSAGE), {})
        return Announcement(self.is_read_only, msgspec.convert(told, dict[Language, str]))

    def check_writable(self) -> None:
        if self.is_read_only:
            raise Fault(ServerCode.READ_ONLY)

    def check_table(self, named: TableId) -> None:
        if self._has(OrderKind.TABLE, named):
            raise Fault(ServerCode.TABLE_CLOSED)

    def check_guest(self, guest: GuestId) -> None:
        if self._has(OrderKind.GUEST, guest):
            raise Fault(ServerCode.BLOCKED)

    def check_address(self, address: str) -> None:
        if self._networks and any(_meet(network, address) for network in self._networks):
            raise Fault(ServerCode.BLOCKED)

    def check_visitor(self, address: str, guest: GuestId) -> None:
        self.check_address(address)
        self.check_guest(guest)

    def _has(self, kind: OrderKind, subject: str) -> bool:
        return any(each.kind is kind and each.subject == subject for each in self._orders)


def _meet(network: Network, address: str) -> bool:
    """IPv6 addresses are known only by their /64 networks, so one is blocked along with its neighbors."""
    try:
        return network.overlaps(ip_network(address))
    except (ValueError, TypeError):
        return False
