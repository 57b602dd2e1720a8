"""Who is connected to one table, and what they are sent. Each audience's message is encoded once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from doctor_rat.protocol.closing import Closing
from doctor_rat.protocol.messages import Here, RemovedPerson, Welcome
from doctor_rat.rules import Role
from doctor_rat.rules.values import Value
from doctor_rat.server.faults import failed
from doctor_rat.server.sockets.lines import FULL, Line, framed
from doctor_rat.table import Denied, GuestId, Room, Stage, Table
from doctor_rat.table.admission import check_may_look, code_for, has_sheet, invite_for, may_change_options
from doctor_rat.table.hosting import needs_no_host
from doctor_rat.table.wire import Delivery, Logged, Scene, audience_of, deliveries

_json = msgspec.json.Encoder().encode


def encode(message: object) -> bytes:
    """A framed message: the same bytes for everyone."""
    return framed(_json(message))


def _nothing(_: "Outlet") -> None:
    pass


def _removed_for(table: Table, guest: GuestId) -> tuple[RemovedPerson, ...]:
    """Only the host sees them, and can let them in again."""
    if guest != table.owner:
        return ()
    return tuple([RemovedPerson(each.number, each.name) for each in table.removed])


def _encoded(found: list[Delivery], made: list[tuple[list[Delivery], list[bytes]]]) -> list[bytes]:
    """Audiences are often told the same thing, so frames `made` for one serve for others."""
    for known, frames in made:
        if known == found:
            return frames
    frames = [encode(each) for each in found]
    made.append((found, frames))
    return frames


class Post:
    """Flushes every outlet with something to send, once per turn of the event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._due: list[Outlet] = []

    def call(self, outlet: "Outlet") -> None:
        """What is put in the same turn, such as an entry and the answer to its sender, is written in one go."""
        if not self._due:
            self._loop.call_soon(self._go_round)
        self._due.append(outlet)

    def _go_round(self) -> None:
        due, self._due = self._due, []
        for outlet in due:
            outlet.flush()


class Most(Value, frozen=True):
    """How much may wait for one connection."""

    messages: int
    bytes: int


class Outlet:
    """One connection's bounded queue. Overflow closes it, and the client resyncs from its last number."""

    def __init__(self, guest: GuestId, name: str, most: Most, line: Line, post: Post) -> None:
        self.guest = guest
        self.name = name
        self.audience = Role.SPECTATOR
        self.ready = False
        """Whether it has caught up, so that new entries may follow."""
        self.closing: Closing | None = None
        """Why it is closing; None while messages may follow."""
        self.here = b""
        """What it was last told about who is here."""
        self.start_over: Callable[[Outlet], None] = _nothing
        """Called when its guest's audience changes, because what it was sent so far is incomplete then."""
        self.ended = asyncio.Event()
        """Set when everything to send before closing has been written."""
        self._most = most
        self._safe = most.bytes - FULL
        """With so many bytes here, there is room whatever a line that isn't full holds."""
        self._line = line
        self._line.drained = self.flush
        self._post = post
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._called = False
        self._emptied: asyncio.Future[None] | None = None

    @property
    def waiting(self) -> Most:
        return Most(len(self._waiting), self._bytes + self._line.waiting)

    def put(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        size = len(frame)
        is_small = (
            len(self._waiting) < self._most.messages and self._bytes + size <= self._safe and not self._line.is_full
        )
        if is_small or self._has_room(size):
            self._waiting.append(frame)
            self._bytes += size
            if not self._called:
                self._call()
        else:
            self._waiting.clear()
            self._bytes = 0
            self.close(Closing.TOO_MUCH)

    def _has_room(self, size: int) -> bool:
        """What the line holds unsent counts too, but it is asked only where that could matter."""
        if len(self._waiting) >= self._most.messages:
            return False
        waiting = self._bytes + self._line.waiting
        return waiting + size <= self._most.bytes or not waiting

    def close(self, why: Closing = Closing.GOING) -> None:
        """Send what is waiting, then end."""
        if self.closing is None:
            self.closing = why
            self._call()

    def refuse(self, error: Exception) -> None:
        """Say why, then end."""
        self.put(encode(failed(error)))
        self.close(Closing.REFUSED)

    async def emptied(self) -> None:
        """Wait until nothing is left here and the line isn't full, or until it ends."""
        self._emptied = asyncio.get_running_loop().create_future()
        self._call()
        await self._emptied

    def _call(self) -> None:
        if not self._called:
            self._called = True
            self._post.call(self)

    def flush(self) -> None:
        """The line calls this too, when it has room again."""
        self._called = False
        if self._waiting and not self._line.is_full:
            self._line.write(b"".join(self._waiting))
            self._waiting.clear()
            self._bytes = 0
        if self.closing is not None and not self._waiting:
            self.ended.set()
        if self._emptied is not None and (self.closing is not None or not (self._waiting or self._line.is_full)):
            emptied, self._emptied = self._emptied, None
            if not emptied.done():
                emptied.set_result(None)


def _tell_here(outlet: Outlet, message: bytes) -> None:
    if outlet.here != message:
        outlet.here = message
        outlet.put(message)


class Hub:
    """All connections to one table."""

    def __init__(self, room: Room, now: Callable[[], int], moved: Callable[[], None]) -> None:
        """`moved` is called after visitors came or went in this process."""
        self._room = room
        self._now = now
        self._outlets: dict[Outlet, None] = {}
        """In the order in which they came."""
        self._present: Counter[GuestId] = Counter()
        """How many connections each guest has."""
        self._is_due = self._has_moved = False
        self._elsewhere: frozenset[GuestId] = frozenset()
        """Who is at the table through another process."""
        self._moved = moved
        room.listen(self._tell)

    @property
    def is_empty(self) -> bool:
        return not self._outlets

    @property
    def size(self) -> int:
        return len(self._outlets)

    @property
    def guests(self) -> set[GuestId]:
        return set(self._present)

    def is_here(self, guest: GuestId) -> bool:
        return guest in self._present or guest in self._elsewhere

    def count(self, guest: GuestId) -> int:
        return self._present[guest]

    def add(self, outlet: Outlet) -> None:
        """The others are told before this person acts: nothing is stored in the same turn."""
        self._outlets[outlet] = None
        self._present[outlet.guest] += 1
        self._greet(outlet)
        _tell_here(outlet, encode(self.here()))
        self._move()

    def remove(self, outlet: Outlet) -> None:
        if outlet in self._outlets:
            del self._outlets[outlet]
            self._present[outlet.guest] -= 1
            if not self._present[outlet.guest]:
                del self._present[outlet.guest]
            self._move()

    def _move(self) -> None:
        self._has_moved = True
        self.tell_presence()

    def see(self, elsewhere: frozenset[GuestId]) -> None:
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self.tell_presence()

    def tell_presence(self) -> None:
        """Once per turn of the event loop: a crowd that comes or leaves is one message, not one for each of them."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_due = False
        message = encode(self.here())
        for outlet in self._outlets:
            _tell_here(outlet, message)
        if self._has_moved:
            self._has_moved = False
            self._moved()

    def here(self) -> Here:
        seats = [seat for seat in self._room.table.seats if seat.guest is not None and self.is_here(seat.guest)]
        guests = len(self._present) + sum(guest not in self._present for guest in self._elsewhere)
        has_host = not needs_no_host(self._room.table, self.is_here)
        return Here(tuple(seat.id for seat in seats), guests - len({seat.guest for seat in seats}), has_host)

    def close(self) -> None:
        for outlet in self._outlets:
            outlet.close()

    def close_guest(self, guest: GuestId) -> None:
        for outlet in self._outlets:
            if outlet.guest == guest:
                outlet.close()

    def refuse(self, error: Exception) -> None:
        """Close every connection, saying why."""
        for outlet in self._outlets:
            outlet.refuse(error)

    def _greet(self, outlet: Outlet) -> None:
        table = self._room.table
        seat = table.seat_of(outlet.guest)
        outlet.audience = audience_of(seat)
        outlet.here = b""
        outlet.put(
            encode(
                Welcome(
                    guest=outlet.guest,
                    name=outlet.name,
                    seat=None if seat is None else seat.id,
                    audience=outlet.audience,
                    invite=invite_for(table, outlet.guest),
                    code=code_for(table, outlet.guest),
                    owner=outlet.guest == table.owner,
                    removed=_removed_for(table, outlet.guest),
                    options=may_change_options(table, outlet.guest),
                    sheet=has_sheet(table, seat),
                    now=self._now(),
                )
            )
        )

    def _greet_again(self, outlet: Outlet) -> bool:
        """Disconnects people who were kicked, or aren't invited to a table that is now private."""
        try:
            check_may_look(self._room.table, outlet.guest)
        except Denied as error:
            outlet.refuse(error)
            return False
        before = outlet.audience
        self._greet(outlet)
        if before is not outlet.audience and self._room.table.stage is not Stage.LOBBY:
            # Its numbers belonged to another stream.
            outlet.start_over(outlet)
        return True

    def _tell(self, new: Sequence[Logged]) -> None:
        """Until the game begins, all audiences are told the same, so taking a seat changes nobody's numbers."""
        seated = any([each.entry.body.effect.seats for each in new])
        messages: dict[Role, list[bytes]] = {}
        made: list[tuple[list[Delivery], list[bytes]]] = []
        scene = self._room.scene()
        for outlet in self._outlets:
            if seated and not self._greet_again(outlet):
                continue
            if not outlet.ready:
                continue
            if outlet.audience not in messages:
                found = self._deliveries(new, scene, outlet.audience)
                messages[outlet.audience] = _encoded(found, made)
            for message in messages[outlet.audience]:
                outlet.put(message)
        if seated:
            self.tell_presence()

    def _deliveries(self, new: Sequence[Logged], scene: Scene, audience: Role) -> list[Delivery]:
        before = self._room.number_for(audience, new[0].entry.number - 1)
        return deliveries(new, scene, audience, before)
