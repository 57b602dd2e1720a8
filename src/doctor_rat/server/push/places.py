"""Where push messages may go. Addresses come from browsers, so from strangers: public hosts and https alone.

A name is looked up once; every address it has must be public, and that very address is connected to. Nobody can have
it point elsewhere in between.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from doctor_rat.rules.values import Value

LONGEST = 1_000
THREADS = 16
_PLAIN = re.compile(r"[!-~]+")
_NAME = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]", re.IGNORECASE)
"""A host by its name, never by its number."""
_UNICAST = IPv6Network("2000::/3")
_RELAYED = IPv6Network("2002::/16")
"""6to4 carries an IPv4 address, which may be anybody's."""


class BadPlaceError(ValueError):
    """Nothing is sent there."""


class Place(Value, frozen=True):
    origin: str
    host: str
    port: int
    secure: bool
    target: str
    """The path, and what follows it."""
    local: bool = False
    """The one place that needn't be public."""


def read_place(endpoint: str, local: str = "") -> Place:
    """Raises `BadPlaceError`. `local` is an origin that is accepted as it is."""
    if len(endpoint) > LONGEST or not _PLAIN.fullmatch(endpoint):
        raise BadPlaceError
    try:
        found = urlsplit(endpoint)
        port, host = found.port, found.hostname or ""
    except ValueError:
        raise BadPlaceError from None
    secure = found.scheme == "https"
    origin = f"{found.scheme}://{found.netloc}"
    target = (found.path or "/") + (f"?{found.query}" if found.query else "")
    if local and origin == local:
        return Place(origin, host, port or (443 if secure else 80), secure, target, local=True)
    if not secure or port not in (None, 443) or "@" in found.netloc or not _NAME.fullmatch(host):
        raise BadPlaceError
    return Place(f"https://{host}", host, 443, True, target)


def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    return found.is_global and found in _UNICAST and found not in _RELAYED


class Lookup:
    """Names, looked up in threads of its own: a name server that doesn't answer holds up nothing else."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lookup")

    async def address(self, place: Place) -> str:
        """Raises `BadPlaceError`, or OSError."""
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _addresses, place.host, place.port)
        if not found or not (place.local or all(map(is_public, found))):
            raise BadPlaceError
        return found[0]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _addresses(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
