"""Delivers messages to push services in the background: nobody ever waits for one."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING

import h11
import structlog

from doctor_rat.rules.values import Value
from doctor_rat.server.figures import PUSHES
from doctor_rat.server.live.asides import Asides
from doctor_rat.server.push.places import BadPlaceError, Lookup, PushPlace, read_place
from doctor_rat.server.push.sending import Reply, post
from doctor_rat.server.storage.push import Device, PushKept
from doctor_rat.server.whereabouts import whereabouts
from doctor_rat.table import GuestId
from doctor_rat.table.ports import Clock

if TYPE_CHECKING:
    from doctor_rat.server.push.sealing import Signer

log = structlog.get_logger()
MOST, OF_ONE_GUEST = 500, 60
"""Messages under way and waiting, in all and for one guest; more are dropped."""
FEW = 4
"""Guests with fewer than this many waiting may use as much room again: services that never answer may fill the rest,
and everyone else still gets theirs."""
AT_ONCE, AT_ONE_HOST, AT_ONE_GUEST = 16, 2, 3
"""A service that doesn't answer holds up only its own messages; guests who name many such services, only theirs."""
SECONDS = 10.0
"""Per try, from looking up the name to the head of the answer."""
PAUSES = (5.0, 60.0)
"""Seconds before the second and third tries; there is no fourth."""
LONGEST_PAUSE = 300.0
"""Seconds. A service that wants a longer pause isn't tried again."""
_GONE = (404, 410)


class Letter(Value, frozen=True):
    """What one device should show."""

    device: Device
    message: dict[str, str]
    topic: str
    """A newer message on the same topic replaces this one if it is still waiting at the service."""
    seconds: int
    """How long the service may keep it while the device is away."""


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
        self._of_guests: Counter[GuestId] = Counter()
        self._queues: dict[str, asyncio.Semaphore] = {}
        self._waiting: Counter[str] = Counter()
        self._lookup = Lookup()

    @property
    def count(self) -> int:
        """Messages under way and waiting."""
        return self._count

    def send(self, letter: Letter, signer: "Signer") -> None:
        """Returns at once."""
        guest = letter.device.guest_id
        waiting = self._of_guests[guest]
        if waiting >= OF_ONE_GUEST or self._count >= (MOST if waiting >= FEW else 2 * MOST):
            PUSHES.labels(result="dropped").inc()
            return
        self._count += 1
        self._of_guests[guest] += 1
        self._under_way.run(self._carry(letter, signer))

    async def close(self) -> None:
        await self._under_way.close()
        self._lookup.close()

    async def _carry(self, letter: Letter, signer: "Signer") -> None:
        try:
            result = await self._deliver(letter, signer)
            PUSHES.labels(result=result).inc()
        except Exception as error:
            log.error("push failed", error=type(error).__name__, at=whereabouts(error))
        finally:
            self._count -= 1
            self._of_guests.subtract([letter.device.guest_id])
            self._of_guests += Counter()  # drops zero counts

    async def _deliver(self, letter: Letter, signer: "Signer") -> str:
        """Returns the result, for the metrics."""
        try:
            place = read_place(letter.device.endpoint, self._local)
        except BadPlaceError:
            return await self._fail(letter)
        for pause in (*self._pauses, None):
            # They may have unsubscribed, or deleted their data.
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

    async def _try(self, place: PushPlace, letter: Letter, signer: "Signer") -> Reply | None:
        """None if there was no answer."""
        from doctor_rat.server.push.sealing import seal

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
        queues = {f"guest {letter.device.guest_id}": AT_ONE_GUEST, f"host {place.host}": AT_ONE_HOST}
        async with AsyncExitStack() as turns:
            for name, most in queues.items():
                await turns.enter_async_context(self._turn(name, most))
            await turns.enter_async_context(self._slots)
            try:
                async with asyncio.timeout(self._seconds):
                    address = await self._lookup.address(place)
                    return await post(place, address, headers, body, now)
            except BadPlaceError:
                return Reply(400)
            except (OSError, TimeoutError, h11.ProtocolError):
                return None

    @asynccontextmanager
    async def _turn(self, name: str, most: int) -> AsyncIterator[None]:
        """Join this queue first: nobody who waits in it takes a place anywhere else."""
        self._waiting[name] += 1
        queue = self._queues.setdefault(name, asyncio.Semaphore(most))
        try:
            async with queue:
                yield
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name], self._queues[name]


def _topic(letter: Letter) -> str:
    """Push services see it: it tells them nothing, and differs per device."""
    from doctor_rat.server.push.sealing import as_text

    return as_text(sha256(letter.device.auth + letter.topic.encode()).digest()[:24])


def _wait(answered: Reply | None, pause: float | None) -> float | None:
    """Seconds until the next try; None if there is none."""
    if pause is None or (answered is not None and answered.status != 429 and answered.status < 500):
        return None
    wait = max(pause, (answered and answered.again) or 0.0)
    return wait if wait <= LONGEST_PAUSE else None
