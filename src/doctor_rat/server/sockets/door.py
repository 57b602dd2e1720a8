"""Who may connect: a limited number per address and in total, and nobody who neither sends nor reads for long."""

import asyncio
from collections import Counter

import structlog

from doctor_rat.server.http.addresses import network_of, wider
from doctor_rat.server.settings import Settings
from doctor_rat.server.sockets.file_limit import RESERVED, raise_file_limit

log = structlog.get_logger()
AT_ONE_GO = 100
"""Connections looked at before others get their turn: moves don't wait for all of them."""
LEAST = 4_096
"""Bytes of waiting output that must be read in time, unless less is waiting."""


class Stay:
    """One connection, from opening to closing."""

    def __init__(self, transport: asyncio.Transport, network: str, now: float) -> None:
        self.transport = transport
        self.networks = {network: 1, **wider(network)}
        """Its own and those around it, with how many times as many connections they get."""
        self.receiving_since: float | None = now
        """When we began to wait for the current request; None while there is none."""
        self.written = 0
        """Bytes written, on connections that may be sent more before the last was read."""
        self._read = 0
        self._read_at = now

    def is_silent(self, now: float, seconds: float) -> bool:
        return self.receiving_since is not None and now - self.receiving_since > seconds

    def is_stuck(self, now: float, seconds: float) -> bool:
        """Whether output has waited unread for too long, even while the connection closes."""
        waiting = self.transport.get_write_buffer_size()
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
        self.most_from_one = settings.connections_per_address

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

    async def watch(self) -> None:
        """Cut off connections that keep the server waiting. Runs as long as the server."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(1.0, self._settings.request_seconds / 4, self._settings.write_seconds / 4))
            for number, stay in enumerate(list(self._stays.values()), 1):
                self._look(stay, loop.time())
                if number % AT_ONE_GO == 0:
                    await asyncio.sleep(0)

    def _look(self, stay: Stay, now: float) -> None:
        silent = stay.is_silent(now, self._settings.request_seconds)
        if silent or stay.is_stuck(now, self._settings.write_seconds):
            stay.transport.abort()
