"""What one hostile address does to everyone else's moves; `bench/server.py --attack` runs it.

python bench/attack.py URL SECONDS   all at once, from 127.0.0.2: silent connections, floods of pings whose answers
nobody reads, catching up without reading, and reviews of a valid record
"""

import asyncio
import json
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random

import httpx
from websockets.frames import Frame, Opcode

from doctor_rat.bots import bot_named
from doctor_rat.rules import DOCTOR, Config, Role, apply, legal_actions, new_game, outcome, record_of, shuffle, view
from doctor_rat.rules.record import write_record

FAR = "127.0.0.2"
SILENT, FLOODS, DEAF, REVIEWS = 600, 20, 60, 4
TALK = 400
"""Entries of the log to catch up with."""
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Step = Callable[[], Awaitable[None]]


def masked(opcode: Opcode, data: bytes = b"") -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def a_record() -> bytes:
    """A whole game of random moves."""
    rng, bot = Random(1), bot_named("random")
    game = new_game(Config(), shuffle(Config(), rng).preset().deal())
    while outcome(game) is None:
        by = next(iter(legal_actions(game))).by
        role = Role.DOCTOR if by == DOCTOR else Role(f"group-{by}")
        for action in bot.decide(view(game, role), rng).actions:
            game, _ = apply(game, action)
    return write_record(record_of(game, {}))


class Attacker:
    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._host = url.removeprefix("http://")
        self._until = time.monotonic() + seconds
        self._http = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=FAR, retries=3)
        )
        self.tries = dict.fromkeys(("silent", "floods", "deaf", "reviews"), 0)

    async def run(self) -> None:
        table, token = await self._long_table()
        hello = masked(Opcode.TEXT, json.dumps({"do": "hello", "token": token}).encode())
        deaf = f"/api/tables/{table}/socket"
        pings = masked(Opcode.PING, b"x" * 100) * 5_000
        record = a_record()
        works: list[tuple[str, int, Step]] = [
            ("silent", SILENT, lambda: self._hold(b"")),
            ("floods", FLOODS, lambda: self._hold(self._upgrade("/api/lobby") + pings)),
            ("deaf", DEAF, lambda: self._hold(self._upgrade(deaf) + hello)),
            ("reviews", REVIEWS, lambda: self._review(record)),
        ]
        async with asyncio.TaskGroup() as group:
            for name, count, step in works:
                for _ in range(count):
                    group.create_task(self._again_and_again(name, step))
        await self._http.aclose()

    async def _again_and_again(self, name: str, step: Step) -> None:
        while (left := self._until - time.monotonic()) > 0:
            self.tries[name] += 1
            try:
                async with asyncio.timeout(left):
                    await step()
            except (OSError, httpx.HTTPError):
                pass
            await asyncio.sleep(0.2)

    async def _long_table(self) -> tuple[str, str]:
        """As long as the limits for talk allow."""
        token = (await self._post("/api/guests/token", {"name": "Eve"}))["token"]
        table = (await self._post("/api/tables", {"options": {}, "roles": ["doctor"]}, token))["id"]
        for number in range(TALK):
            wish = {"do": "ready", "id": f"r{number}", "ready": True}
            if number % 15 == 14:
                wish = {"do": "talk", "id": f"t{number}", "text": "\N{RAT}" * 500}
            await self._post(f"/api/tables/{table}/commands", wish, token)
        return table, token

    async def _post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(path, json=body, headers=headers)
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

    async def _review(self, record: bytes) -> None:
        await self._http.post("/api/review", content=record)


def is_hung_up(held: socket.socket) -> bool:
    """Without reading anything."""
    state = held.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
    return state != ESTABLISHED


ESTABLISHED = 1


if __name__ == "__main__":
    attacker = Attacker(sys.argv[1], float(sys.argv[2]))
    asyncio.run(attacker.run())
    print(json.dumps(attacker.tries))
