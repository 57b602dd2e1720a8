"""Who may connect: a limited number per address and in total, and nobody who neither sends nor reads for long."""

import asyncio
from collections import Counter

import structlog

from doctor_rat.server.http.addresses import network_of, wider
from doctor_rat.server.limits import Buckets
from doctor_rat.server.settings import Settings
from doctor_rat.server.sockets.bouncer import HARM, Bouncer
from doctor_rat.server.sockets.file_limit import RESERVED, raise_file_limit

log = structlog.get_logger()
AT_ONE_GO = 100
"""Connections looked at before others get their turn: moves don't wait for all of them."""
LEAST = 4_096
"""Bytes of waiting output that must be read in time, unless less is waiting."""
HURRIED = 4.0
"""Seconds in which some of the waiting output must be read while too much of it waits in memory."""


class Stay:
    """One connection, from opening to closing."""

    def __init__(self, transport: asyncio.Transport, network: str, now: float) -> None:
        self.transport = transport
        self.networks = {network: 1, **wider(network)}
        """Its own and those around it, with how many times as many connections they get."""
        self.receiving_since: float | None = now
        """When we began to wait for the current request; None while there is none."""
        self.written = 0
        """Bytes written so far. Some may still wait in the transport."""
        self._read = 0
        self._read_at = now

    @property
    def network(self) -> str:
        """The narrowest of its networks."""
        return next(iter(self.networks))

    @property
    def waiting(self) -> int:
        """Bytes written that the client hasn't read."""
        return self.transport.get_write_buffer_size()

    def is_silent(self, now: float, seconds: float) -> bool:
        return self.receiving_since is not None and now - self.receiving_since > seconds

    def is_stuck(self, now: float, seconds: float) -> bool:
        """Whether output has waited unread for too long, even while the connection closes."""
        waiting = self.waiting
        read = self.written - waiting
        if not waiting or read - self._read >= LEAST:
            self._read, self._read_at = read, now
        return now - self._read_at > seconds


class Door:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = settings.connections
        self._stays: dict[asyncio.Transport, Stay] = {}
        self._from: Counter[str] = Counter()
        self._arrivals = Buckets(settings.arrival_rate)
        self._unread: Counter[str] = Counter()
        """Bytes that waited for each address when we last looked."""
        self._unread_by_all = 0
        self.most_from_one = settings.connections_per_address
        self.bouncer = Bouncer(settings)

    def fit(self) -> None:
        """Admit only as many connections as there are files; if those are few, at most half from one address."""
        files = raise_file_limit(self._settings.connections + RESERVED)
        if files - RESERVED < self._settings.connections:
            self._most = max(1, files - RESERVED)
            self.most_from_one = min(self._settings.connections_per_address, max(1, self._most // 2))
            log.warning("file limit too low for all connections", connections=self._most)

    @property
    def count(self) -> int:
        return len(self._stays)

    @property
    def stays(self) -> list[Stay]:
        return list(self._stays.values())

    def come(self, transport: asyncio.Transport) -> Stay:
        """Count a connection, even one about to be refused."""
        peer = transport.get_extra_info("peername")
        stay = Stay(transport, network_of(peer[0]) if peer else "?", asyncio.get_running_loop().time())
        self._stays[transport] = stay
        self._from.update(stay.networks.keys())
        return stay

    def find(self, transport: asyncio.Transport) -> Stay:
        return self._stays[transport]

    def go(self, transport: asyncio.Transport) -> None:
        stay = self._stays.pop(transport, None)
        if stay is None:
            return
        for network in stay.networks:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]

    def is_full(self) -> bool:
        return len(self._stays) > self._most

    def is_full_for(self, stay: Stay) -> bool:
        """Our own proxy brings everyone, so behind it the forwarded addresses are counted instead, in `traffic`."""
        if self._settings.behind_proxy:
            return False
        return any(self._from[network] > times * self.most_from_one for network, times in stay.networks.items())

    def is_too_often(self, stay: Stay) -> bool:
        """Whether too many came from its network lately. Refusing one here costs a hundredth of refusing it later."""
        return not self._settings.behind_proxy and not self._arrivals.take(stay.network)

    async def watch(self) -> None:
        """Cut off connections that keep the server waiting. Runs as long as the server."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.request_seconds / 4, self._settings.write_seconds / 4))
            await self.look()

    async def look(self) -> None:
        loop = asyncio.get_running_loop()
        self.bouncer.forget()
        unread: Counter[str] = Counter()
        for number, stay in enumerate(self.stays, 1):
            unread[stay.network] += stay.waiting
            self._look(stay, loop.time())
            if number % AT_ONE_GO == 0:
                await asyncio.sleep(0)
        self._unread, self._unread_by_all = unread, unread.total()

    def _look(self, stay: Stay, now: float) -> None:
        patience = self.patience(stay)
        is_stuck = stay.is_stuck(now, patience)
        if is_stuck and patience < self._settings.write_seconds:
            self.bouncer.note(stay.network, HARM)
        if is_stuck or stay.is_silent(now, self._settings.request_seconds):
            stay.transport.abort()

    def patience(self, stay: Stay) -> float:
        """Seconds until a client that reads nothing is cut off: few while too much waits for its address or for all."""
        settings = self._settings
        theirs = 0 if settings.behind_proxy else self._unread[stay.network]
        if theirs > settings.unread_bytes_per_address or self._unread_by_all > settings.unread_bytes:
            return min(HURRIED, settings.write_seconds)
        return settings.write_seconds
