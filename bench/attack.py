"""What one hostile address does to everyone else's moves; `bench/server.py --attack` runs it.

python bench/attack.py URL SECONDS   all at once, from 127.0.0.2: silent connections, floods of pings and of fragments
whose answers nobody reads, catching up without reading, commands of several guests at many tables, reviews of valid
records, each a new one, large bodies where a record is expected, and lists of open tables
"""

import asyncio
import json
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count
from random import Random
from secrets import token_hex

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from doctor_rat.bots import bot_named
from doctor_rat.rules import (
    DOCTOR,
    Config,
    Role,
    State,
    apply,
    legal_actions,
    new_game,
    outcome,
    record_of,
    shuffle,
    view,
)
from doctor_rat.rules.record import write_record

FAR = "127.0.0.2"
CROWDS = {
    "silent": 130,
    "pings": 20,
    "fragments": 20,
    "deaf": 60,
    "commands": 40,
    "reviews": 4,
    "uploads": 4,
    "lists": 4,
}
"""How many do each at the same time: nearly as many as one address may connect, or they'd shut each other out."""
GUESTS = 8
"""Who send the commands; each address makes new ones for free."""
TALK = 160
"""Entries of the log to catch up with."""
UPLOADS = ("/api/compare", "/api/study", "/api/review", "/api/analysis")
LARGE = (60_000, 900_000)
"""Bytes: one that passes for a record, and one that doesn't."""
EVERY = 0.02
"""Seconds between two commands of a connection: three times as often as one may."""
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Step = Callable[[], Awaitable[None]]


def masked(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def a_game() -> State:
    """A whole one, of random moves."""
    rng, bot = Random(1), bot_named("random")
    game = new_game(Config(), shuffle(Config(), rng).preset().deal())
    while outcome(game) is None:
        by = next(iter(legal_actions(game))).by
        role = Role.DOCTOR if by == DOCTOR else Role(f"group-{by}")
        for action in bot.decide(view(game, role), rng).actions:
            game, _ = apply(game, action)
    return game


def records(game: State) -> Iterator[bytes]:
    """Each is another one for the server, which remembers what it has reviewed."""
    for number in count():
        yield write_record(record_of(game, {Role.DOCTOR: f"Eve {number}"}))


def nonsense(size: int) -> bytes:
    """Valid, and many small things to decode."""
    each = b'{"a":1,"b":[2,3]}'
    return b"[" + b",".join([each] * (size // len(each))) + b"]"


class Attacker:
    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._host = url.removeprefix("http://")
        self._seconds = seconds
        self._until = 0.0
        self._http = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=FAR, retries=3)
        )
        self.tries = dict.fromkeys(CROWDS, 0)
        self._records = records(a_game())
        self._bodies = [nonsense(size) for size in LARGE]

    async def run(self) -> None:
        table, token = await self._long_table()
        hello = masked(Opcode.TEXT, json.dumps({"do": "hello", "token": token}).encode())
        deaf = f"/api/tables/{table}/socket"
        pings = masked(Opcode.PING, b"x" * 100) * 5_000
        fragments = masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, fin=False) * 20_000
        seats = [await self._seat(number) for number in range(GUESTS)]
        steps: dict[str, Step] = {
            "silent": lambda: self._hold(b""),
            "pings": lambda: self._hold(self._upgrade("/api/lobby") + pings),
            "fragments": lambda: self._hold(self._upgrade("/api/lobby") + fragments),
            "deaf": lambda: self._hold(self._upgrade(deaf) + hello),
            "commands": lambda: self._command(*seats[self.tries["commands"] % GUESTS]),
            "reviews": self._review,
            "uploads": self._upload,
            "lists": self._list,
        }
        self._until = time.monotonic() + self._seconds
        print("begins", flush=True)
        async with asyncio.TaskGroup() as group:
            for name, step in steps.items():
                for _ in range(CROWDS[name]):
                    group.create_task(self._again_and_again(name, step))
        await self._http.aclose()

    async def _again_and_again(self, name: str, step: Step) -> None:
        while (left := self._until - time.monotonic()) > 0:
            self.tries[name] += 1
            try:
                async with asyncio.timeout(left):
                    await step()
            except (OSError, httpx.HTTPError, WebSocketException):
                pass
            await asyncio.sleep(0.2)

    async def _long_table(self) -> tuple[str, str]:
        """With as much talk as the limits allow."""
        table, token = await self._seat(-1)
        for number in range(TALK):
            wish = {"do": "ready", "id": f"r{number}", "ready": number % 2 == 0}
            if number % 15 == 14:
                wish = {"do": "talk", "id": f"t{number}", "text": "\N{RAT}" * 500}
            await self._post(f"/api/tables/{table}/commands", wish, token)
        return table, token

    async def _seat(self, number: int) -> tuple[str, str]:
        """A table and its guest."""
        token = (await self._post("/api/guests/token", {"name": f"Eve {number}"}))["token"]
        return (await self._post("/api/tables", {"options": {}, "roles": ["doctor"]}, token))["id"], token

    async def _post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """As soon as the limits allow."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while (answer := await self._http.post(path, json=body, headers=headers)).status_code == BUSY:
            await asyncio.sleep(0.1)
        return dict(answer.json())

    def _upgrade(self, path: str) -> bytes:
        return UPGRADE.format(path=path, host=self._host).encode()

    async def _hold(self, sent: bytes) -> None:
        """Sends this, reads nothing, and stays until the server hangs up."""
        host, _, port = self._host.partition(":")
        loop = asyncio.get_running_loop()
        with socket.socket() as held:
            held.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            held.bind((FAR, 0))
            held.setblocking(False)
            await loop.sock_connect(held, (host, int(port)))
            header, end, rest = sent.partition(b"\r\n\r\n")
            await loop.sock_sendall(held, header + end)
            if rest:
                await loop.sock_recv(held, 100)
                await loop.sock_sendall(held, rest)
            while not is_hung_up(held):
                await asyncio.sleep(0.5)

    async def _command(self, table: str, token: str) -> None:
        """One connection of many, as fast as it can without being closed."""
        url = f"ws://{self._host}/api/tables/{table}/socket"
        async with connect(url, local_addr=(FAR, 0), ping_interval=None) as place:
            await place.send(json.dumps({"do": "hello", "token": token}))
            reading = asyncio.create_task(_read_all(place))
            try:
                for number in count():
                    wish = {"do": "ready", "id": token_hex(8), "ready": number % 2 == 0}
                    await place.send(json.dumps(wish))
                    await asyncio.sleep(EVERY)
            finally:
                reading.cancel()

    async def _review(self) -> None:
        await self._http.post("/api/review", content=next(self._records))

    async def _upload(self) -> None:
        number = self.tries["uploads"]
        await self._http.post(UPLOADS[number % len(UPLOADS)], content=self._bodies[number % len(self._bodies)])

    async def _list(self) -> None:
        await asyncio.gather(*(self._http.get("/api/tables") for _ in range(20)))


async def _read_all(place: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in place:
            pass


def is_hung_up(held: socket.socket) -> bool:
    """Without reading anything."""
    state = held.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
    return state != ESTABLISHED


ESTABLISHED = 1
BUSY = 429


if __name__ == "__main__":
    attacker = Attacker(sys.argv[1], float(sys.argv[2]))
    asyncio.run(attacker.run())
    print(json.dumps(attacker.tries))
