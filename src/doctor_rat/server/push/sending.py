"""One request to a push service. Redirects aren't followed, and the body of the answer isn't read."""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from email.utils import parsedate_to_datetime
from functools import cache

import h11

from doctor_rat.rules.values import Value
from doctor_rat.server.push.places import PushPlace

PIECE = 4_096
LARGEST_HEAD = 16_384


class Reply(Value, frozen=True):
    status: int
    again: float | None = None
    """Seconds to wait before trying again, if the service said so."""


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    place: PushPlace, address: str, headers: Mapping[str, str], body: bytes, now: Callable[[], int]
) -> Reply:
    """Connects to this address, never looking up the host again. Raises OSError or `h11.ProtocolError`."""
    safety = _trust() if place.secure else None
    named = place.host if place.secure else None
    reader, writer = await asyncio.open_connection(address, place.port, ssl=safety, server_hostname=named)
    try:
        link = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
        head = {"Host": place.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
        asked = h11.Request(method="POST", target=place.target, headers=list((head | dict(headers)).items()))
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(link.send(event) or b"")
        await writer.drain()
        return await _answer(link, reader, now)
    finally:
        writer.transport.abort()


async def _answer(link: h11.Connection, reader: asyncio.StreamReader, now: Callable[[], int]) -> Reply:
    while True:
        event = link.next_event()
        if event is h11.NEED_DATA:
            link.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            told = dict(event.headers)
            return Reply(event.status_code, _again(told.get(b"retry-after", b"").decode("latin-1"), now() / 1000))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("no answer")


def _again(text: str, now: float) -> float | None:
    """Reads a number of seconds or a date."""
    if text.isdecimal():
        return float(text[:9])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except ValueError:
        return None
