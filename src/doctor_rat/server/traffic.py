"""Limits on requests per guest and per address, and on connections and uploads per address."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import AtOnce, Buckets
from doctor_rat.server.settings import Settings

LONGEST_KEY = 64
SOON = 1
"""Seconds until a record may be uploaded after all: each takes much less."""


def take(buckets: Buckets, key: str) -> None:
    """Refuses whoever asks too often."""
    if not buckets.take(key):
        raise Fault(ServerCode.TOO_FAST, again=buckets.again)


class Traffic:
    def __init__(self, settings: Settings) -> None:
        self._requests = Buckets(settings.request_rate)
        self._guest_requests = Buckets(settings.guest_request_rate)
        self._connects = Buckets(settings.connect_rate)
        self._sockets = AtOnce(settings.connections_per_address, lambda: Fault(ServerCode.TOO_MANY_SOCKETS))
        self._uploads = AtOnce(settings.uploads_per_address, lambda: Fault(ServerCode.BUSY, again=SOON, seconds=SOON))

    def check_request(self, token: str | None, address: str) -> None:
        """Limits each guest, and everyone at one address together, because making guests is free."""
        for buckets, key in ((self._guest_requests, token), (self._requests, address)):
            if key:
                take(buckets, key[:LONGEST_KEY])

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Counts one more socket from this address, or refuses it."""
        if not self._connects.take(address):
            raise Fault(ServerCode.TOO_FAST)
        with self._sockets.one_more(address):
            yield

    def upload(self, address: str) -> AbstractContextManager[None]:
        """Counts one more record that is arriving from this address, or refuses it."""
        return self._uploads.one_more(address)
