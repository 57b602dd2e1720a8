"""One request to a push service, and what came of it. Redirects aren't followed, and no answer's body is read."""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from email.utils import parsedate_to_datetime
from functools import cache

import h11

from doctor_rat.rules.values import Value
from doctor_rat.server.push.places import Place

PIECE = 4_096
LARGEST_HEAD = 16_384


class Answered(Value, frozen=True):
    status: int
    again: float | None = None
    """After so many seconds the service wants to be asked again, if it said so."""


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(place: Place, address: str, headers: Mapping[str, str], body: bytes, now: Callable[[], int]) -> Answered:
    """At this address, whatever the host's name means elsewhere. Raises OSError or `h11.ProtocolError`."""
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


async def _answer(link: h11.Connection, reader: asyncio.StreamReader, now: Callable[[], int]) -> Answered:
    while True:
        event = link.next_event()
        if event is h11.NEED_DATA:
            link.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            told = dict(event.headers)
            return Answered(event.status_code, _again(told.get(b"retry-after", b"").decode("latin-1"), now() / 1000))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("no answer")


def _again(text: str, now: float) -> float | None:
    """Seconds, or a date."""
    if text.isdecimal():
        return float(text[:9])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except ValueError:
        return None
