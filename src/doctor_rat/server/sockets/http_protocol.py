"""uvicorn's HTTP behind our door: connections are counted, and a request must arrive whole and in time."""

import asyncio
from typing import Any

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.http.refusal_page import refusal
from doctor_rat.server.sockets.door import Door, Stay

log = structlog.get_logger()


class CountedConnection(h11.Connection):
    """Counts what it sends: a client that reads slowly is told from one that doesn't read at all."""

    stay: Stay | None = None

    def send(self, event: Any) -> Any:
        data = super().send(event)
        if data and self.stay is not None:
            self.stay.written += len(data)
        return data


class DoorProtocol(H11Protocol):
    def __init__(self, *arguments: Any, door: Door, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn: CountedConnection = CountedConnection(h11.SERVER)
        self._door = door
        self._stay: Stay | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stay = self.conn.stay = stay = self._door.come(transport)
        if self._door.is_full_for(stay) or self._door.is_too_often(stay):
            self._refuse(stay, ServerCode.TOO_FAST, "address")
        elif self._door.is_full():
            self._refuse(stay, ServerCode.UNAVAILABLE, "all")

    def _refuse(self, stay: Stay, code: ServerCode, whose: str) -> None:
        log.warning("connection refused", too_many_of=whose)
        self._door.bouncer.note(stay.network)
        self.transport.write(refusal(code))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        stay = self._stay
        assert stay is not None
        if self._door.bouncer.turns_away(stay.network):
            self._turn_away()
            return
        if stay.receiving_since is None:
            stay.receiving_since = self.loop.time()
        super().data_received(data)
        # IDLE: the header is incomplete. SEND_BODY: the body is, even if it has been answered already.
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            stay.receiving_since = None

    def _turn_away(self) -> None:
        """Read no further. A request that has arrived whole still gets its response."""
        ours, theirs = self.conn.our_state, self.conn.their_state
        if theirs is not h11.SEND_BODY and ours in (h11.SEND_RESPONSE, h11.SEND_BODY):
            self.cycle.keep_alive = False
            return
        if ours in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(refusal(ServerCode.TOO_FAST))
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._stay is not None and self._stay.receiving_since is not None:
            # A request that arrived together with the one before it gets its own time.
            self._stay.receiving_since = self.loop.time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        assert self._stay is not None
        self._stay.receiving_since = None
