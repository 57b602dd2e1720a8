"""Where push messages may go. Endpoints come from strangers, so only public hosts and https are allowed.

A name is looked up once: all its addresses must be public, and the connection goes to one of those very addresses, so
nobody can redirect it in between.
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
"""A host name, never an IP address."""
_UNICAST = IPv6Network("2000::/3")
_RELAYED = IPv6Network("2002::/16")
"""6to4 embeds an IPv4 address, which may be private."""


class BadPlaceError(ValueError):
    """An endpoint we don't send to."""


class PushPlace(Value, frozen=True):
    origin: str
    host: str
    port: int
    secure: bool
    target: str
    """The path and query."""
    local: bool = False
    """The one origin that needn't be public."""


def read_place(endpoint: str, local: str = "") -> PushPlace:
    """Raises `BadPlaceError`. `local` is an origin accepted as is."""
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
        return PushPlace(origin, host, port or (443 if secure else 80), secure, target, local=True)
    if not secure or port not in (None, 443) or "@" in found.netloc or not _NAME.fullmatch(host):
        raise BadPlaceError
    return PushPlace(f"https://{host}", host, 443, True, target)


def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    return found.is_global and found in _UNICAST and found not in _RELAYED


class Lookup:
    """Looks up names in its own threads, so that a slow name server holds up nothing else."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="lookup")

    async def address(self, place: PushPlace) -> str:
        """Raises `BadPlaceError`, or OSError."""
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _addresses, place.host, place.port)
        if not found or not (place.local or all(map(is_public, found))):
            raise BadPlaceError
        return found[0]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _addresses(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
