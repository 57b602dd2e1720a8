"""Carries messages to push services, beside everything else: nobody ever waits for one."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

import h11
import structlog

from doctor_rat.rules.values import Value
from doctor_rat.server.figures import PUSHES
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.push.places import BadPlaceError, Lookup, Place, read_place
from doctor_rat.server.push.sealing import Signer, as_text, seal
from doctor_rat.server.push.sending import Answered, post
from doctor_rat.server.storage.push import Device, PushKept
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table.ports import Clock

log = structlog.get_logger()
MOST = 500
"""Messages under way and waiting; more are dropped."""
AT_ONCE, AT_ONE_HOST = 16, 2
"""A service that doesn't answer holds up none but its own."""
SECONDS = 10.0
"""For one try, from looking up the name to the answer's head."""
PAUSES = (5.0, 60.0)
"""Seconds before the second and the third try; there is no fourth."""
LONGEST_PAUSE = 300.0
"""Whoever wants to be asked later than that isn't asked again."""
_GONE = (404, 410)


class Letter(Value, frozen=True):
    """What one device is to show."""

    device: Device
    message: dict[str, str]
    topic: str
    """A newer one about the same replaces this, if it still waits at the service."""
    seconds: int
    """For which the service may keep it, if the device is away."""


class Postman:
    def __init__(
        self, kept: PushKept, clock: Clock, local: str, pauses: tuple[float, ...] = PAUSES, seconds: float = SECONDS
    ) -> None:
        self._kept = kept
        self._clock = clock
        self._local = local
        self._pauses = pauses
        self._seconds = seconds
        self._under_way = Asides()
        self._count = 0
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._hosts: dict[str, asyncio.Semaphore] = {}
        self._waiting: Counter[str] = Counter()
        self._lookup = Lookup()

    @property
    def count(self) -> int:
        """How many are under way."""
        return self._count

    def send(self, letter: Letter, signer: Signer) -> None:
        """Returns at once."""
        if self._count >= MOST:
            PUSHES.labels(result="dropped").inc()
            return
        self._count += 1
        self._under_way.run(self._carry(letter, signer))

    async def close(self) -> None:
        await self._under_way.close()
        self._lookup.close()

    async def _carry(self, letter: Letter, signer: Signer) -> None:
        try:
            result = await self._deliver(letter, signer)
            PUSHES.labels(result=result).inc()
        except Exception as error:
            log.error("push failed", error=type(error).__name__, at=whereabouts(error))
        finally:
            self._count -= 1

    async def _deliver(self, letter: Letter, signer: Signer) -> str:
        """What came of it, for the figures."""
        try:
            place = read_place(letter.device.endpoint, self._local)
        except BadPlaceError:
            return await self._fail(letter)
        for pause in (*self._pauses, None):
            # They may have changed their mind, or gone.
            if not await self._kept.has(letter.device):
                return "withdrawn"
            answered = await self._try(place, letter, signer)
            if answered is not None and 200 <= answered.status < 300:
                await self._kept.works(letter.device)
                return "sent"
            if answered is not None and answered.status in _GONE:
                await self._kept.remove(letter.device.id)
                return "gone"
            wait = _wait(answered, pause)
            if wait is None:
                break
            await asyncio.sleep(wait)
        return await self._fail(letter)

    async def _fail(self, letter: Letter) -> str:
        await self._kept.fails(letter.device)
        return "failed"

    async def _try(self, place: Place, letter: Letter, signer: Signer) -> Answered | None:
        """None if there was no answer."""
        now = self._clock.now
        headers = {
            "Authorization": signer.header(place.origin, now() / 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(letter.seconds),
            "Topic": _topic(letter),
            "Urgency": "normal",
        }
        body = seal(json.dumps(letter.message).encode(), letter.device.p256dh, letter.device.auth)
        async with self._turn(place.host):
            try:
                async with asyncio.timeout(self._seconds):
                    address = await self._lookup.address(place)
                    return await post(place, address, headers, body, now)
            except BadPlaceError:
                return Answered(400)
            except (OSError, TimeoutError, h11.ProtocolError):
                return None

    @asynccontextmanager
    async def _turn(self, host: str) -> AsyncIterator[None]:
        """At this host first: those that wait for it take nobody else's place."""
        self._waiting[host] += 1
        here = self._hosts.setdefault(host, asyncio.Semaphore(AT_ONE_HOST))
        try:
            async with here, self._slots:
                yield
        finally:
            self._waiting[host] -= 1
            if not self._waiting[host]:
                del self._waiting[host], self._hosts[host]


def _topic(letter: Letter) -> str:
    """Services see it: it tells them nothing, and differs from device to device."""
    return as_text(sha256(letter.device.auth + letter.topic.encode()).digest()[:24])


def _wait(answered: Answered | None, pause: float | None) -> float | None:
    """Seconds until the next try; None if there is none."""
    if pause is None or (answered is not None and answered.status != 429 and answered.status < 500):
        return None
    wait = max(pause, (answered and answered.again) or 0.0)
    return wait if wait <= LONGEST_PAUSE else None
