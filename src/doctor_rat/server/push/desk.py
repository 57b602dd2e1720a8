"""People's own choices: which of their devices get notifications, and for what."""

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.push import PushDevice, PushKind, PushState, PushWish
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Buckets, Rate
from doctor_rat.server.push.calls import DAY, Calls, wants
from doctor_rat.server.push.places import BadPlaceError, read_place
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage.push import Device, PushKept, device_id
from doctor_rat.table import GuestId
from doctor_rat.table.ports import Clock

RATE = Rate(20, 1 / 10)
"""Changes, per guest."""


class PushDesk:
    def __init__(self, settings: Settings, kept: PushKept, clock: Clock, calls: Calls) -> None:
        self._is_on = settings.push
        self._local = settings.push_local
        self._kept = kept
        self._clock = clock
        self._calls = calls
        self._asked = Buckets(RATE)

    async def state(self, guest: GuestId) -> PushState:
        key = (await self._calls.signer()).public if self._is_on else ""
        return PushState(key, tuple(shown(each) for each in await self._kept.of(guest)))

    async def change(self, guest: GuestId, wish: PushWish) -> PushState:
        if not self._asked.take(guest):
            raise Fault(ServerCode.TOO_FAST, again=self._asked.again)
        if not wish.kinds:
            await self._kept.end(guest, device_id(wish.endpoint))
        elif not self._is_on:
            raise Fault(ServerCode.PUSH_OFF)
        else:
            await self._kept.keep(self._device(guest, wish), self._clock.now() // DAY)
            await self._calls.enroll(guest)
        return await self.state(guest)

    def _device(self, guest: GuestId, wish: PushWish) -> Device:
        from doctor_rat.server.push.sealing import AUTH_BYTES, as_bytes, read_point

        try:
            read_place(wish.endpoint, self._local)
            point, auth = as_bytes(wish.p256dh), as_bytes(wish.auth)
            read_point(point)
        except (BadPlaceError, ValueError):
            raise Fault(ServerCode.BAD_DEVICE) from None
        if len(auth) != AUTH_BYTES:
            raise Fault(ServerCode.BAD_DEVICE)
        named, kinds = device_id(wish.endpoint), wish.kinds
        return Device(
            named,
            guest,
            wish.endpoint,
            point,
            auth,
            wish.language,
            turn=PushKind.TURN in kinds,
            waiting=PushKind.WAITING in kinds,
            today=PushKind.TODAY in kinds,
            ahead=wish.ahead,
        )


def shown(device: Device) -> PushDevice:
    kinds = tuple(kind for kind in PushKind if wants(device, kind))
    return PushDevice(device.id, kinds, device.language, device.made_at)
