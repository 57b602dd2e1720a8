"""Limits on requests per guest and per address, and on connections and uploads per address."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.http.addresses import WIDER, wider
from doctor_rat.server.limits import Allowance, AtOnce, Buckets
from doctor_rat.server.settings import Settings
from doctor_rat.table import GuestId

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
        self._guest_commands = Buckets(settings.guest_command_rate)
        self._address_commands = Buckets(settings.address_command_rate)
        self._connects = Buckets(settings.connect_rate)
        self._uploads = AtOnce(settings.uploads_per_address, lambda: Fault(ServerCode.BUSY, again=SOON, seconds=SOON))
        self._most_sockets = settings.connections_per_address
        self._sockets = {times: self._at_once(times) for times in (1, *WIDER.values())}
        """By how many times as many as one address may have."""

    def _at_once(self, times: int) -> AtOnce:
        return AtOnce(times * self._most_sockets, lambda: Fault(ServerCode.TOO_MANY_SOCKETS))

    def check_request(self, token: str | None, address: str) -> None:
        """Limits each guest, and everyone at one address together, because making guests is free."""
        for buckets, key in ((self._guest_requests, token), (self._requests, address)):
            if key:
                take(buckets, key[:LONGEST_KEY])

    def commands(self, address: str, guest: GuestId | None = None) -> Allowance:
        """What all sockets of this address, and of this guest, may still send."""
        shared = self._address_commands.of(address)
        return Allowance(shared) if guest is None else Allowance(self._guest_commands.of(guest), shared)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Counts one more socket from this address, or refuses it."""
        if not self._connects.take(address):
            raise Fault(ServerCode.TOO_FAST)
        with ExitStack() as counted:
            for network, times in {address: 1, **wider(address)}.items():
                counted.enter_context(self._sockets[times].one_more(network))
            yield

    def upload(self, address: str) -> AbstractContextManager[None]:
        """Counts one more record that is arriving from this address, or refuses it."""
        return self._uploads.one_more(address)
