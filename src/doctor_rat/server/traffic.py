"""How often each guest and each address may knock, and how many connections an address may hold."""

from collections.abc import Iterator
from contextlib import contextmanager

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import AtOnce, Buckets
from doctor_rat.server.settings import Settings

LONGEST_KEY = 64


class Traffic:
    def __init__(self, settings: Settings) -> None:
        self._requests = Buckets(settings.request_rate)
        self._guest_requests = Buckets(settings.guest_request_rate)
        self._connects = Buckets(settings.connect_rate)
        self._sockets = AtOnce(settings.connections_per_address, lambda: Fault(ServerCode.TOO_MANY_SOCKETS))

    def check_request(self, token: str | None, address: str) -> None:
        """Each guest alone, and everyone at one address together, since guests are free to make."""
        for buckets, key in ((self._guest_requests, token), (self._requests, address)):
            if key and not buckets.take(key[:LONGEST_KEY]):
                raise Fault(ServerCode.TOO_FAST, again=buckets.again)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """One more socket from this address, if it may have another."""
        if not self._connects.take(address):
            raise Fault(ServerCode.TOO_FAST)
        with self._sockets.one_more(address):
            yield
