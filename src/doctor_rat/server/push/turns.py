"""Whether to notify someone of their turn now, and when to look again."""

from collections.abc import Collection

from msgspec.structs import replace

from doctor_rat.protocol.push import PushKind
from doctor_rat.server.storage import Summary
from doctor_rat.server.storage.calls import Call
from doctor_rat.table import GuestId, Pace, Stage

GRACE = 20_000
"""Milliseconds into a turn before anyone is notified: someone who just moved may still be there."""
GAP = 5 * 60_000
"""Milliseconds between two notifications of one person about one table."""
PATIENCE = 60_000
"""Milliseconds others at a live table wait before someone absent is notified."""
LIVE = 3_600_000
"""Milliseconds after which nobody waits at a live table any longer."""
SEEN, WARNED = 1, 2


def turn_of(summary: Summary, guest: GuestId) -> Call:
    since = summary.listed.touched
    return Call(guest, summary.listed.id, summary.count, since, look_at=since + GRACE)


def decide(call: Call, summary: Summary | None, here: Collection[GuestId], now: int) -> tuple[Call, PushKind | None]:
    """Returns the updated call and what to notify of, if anything. `here` are those connected to the table."""
    if summary is None or not _waits(summary, call.guest_id):
        return replace(call, look_at=None), None
    if summary.count != call.count:
        call = replace(turn_of(summary, call.guest_id), called_at=call.called_at)
    if call.guest_id in here:
        call = replace(call, told=max(call.told, SEEN))
    if summary.listed.options.pace is Pace.SLOW:
        return _at_slow_table(call, warned_at(call, summary), call.guest_id in here, now)
    others = any(guest in here for guest in summary.guests if guest != call.guest_id)
    return _at_live_table(call, others and call.guest_id not in here, now)


def warned_at(call: Call, summary: Summary) -> int:
    """When three quarters of the time for this turn have passed."""
    return call.since + 750 * summary.listed.options.deadline


def _waits(summary: Summary, guest: GuestId) -> bool:
    return guest in summary.turn and not summary.archived and summary.listed.stage is not Stage.OVER


def _at_slow_table(call: Call, warn_at: int, is_here: bool, now: int) -> tuple[Call, PushKind | None]:
    if call.told >= WARNED:
        return replace(call, look_at=None), None
    due = call.since + GRACE if call.told < SEEN else warn_at
    if is_here:
        return replace(call, look_at=max(due, now + GRACE)), None
    if now < (at := max(due, call.called_at + GAP)):
        return replace(call, look_at=at), None
    if call.told < SEEN and now < warn_at:
        return replace(call, told=SEEN, called_at=now, look_at=warn_at), PushKind.TURN
    return replace(call, told=WARNED, called_at=now, look_at=None), PushKind.WAITING


def _at_live_table(call: Call, missed: bool, now: int) -> tuple[Call, PushKind | None]:
    if call.told >= WARNED or now > call.since + LIVE:
        return replace(call, look_at=None), None
    at = max(call.since + PATIENCE, call.called_at + GAP)
    if now < at or not missed:
        return replace(call, look_at=max(at, now + PATIENCE // 2)), None
    return replace(call, told=WARNED, called_at=now, look_at=None), PushKind.WAITING
