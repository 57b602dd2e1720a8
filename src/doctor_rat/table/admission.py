"""Who may look at a table, and who may invite others."""

from hmac import compare_digest

from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.seats import Seat
from doctor_rat.table.spoken import spoken_code
from doctor_rat.table.table import Table
from doctor_rat.table.values import Access, GuestId, Sheet, Stage


def check_may_look(table: Table, guest: GuestId) -> None:
    """Refuse strangers at a private table and anyone who was kicked. Everyone seated counts as invited."""
    if guest in table.kicked:
        raise Denied(TableCode.KICKED)
    if is_closed(table, guest):
        raise Denied(TableCode.DEAL_CLOSED)
    if table.options.access is Access.PRIVATE and guest not in table.invited:
        raise Denied(TableCode.NOT_INVITED)


def is_closed(table: Table, guest: GuestId) -> bool:
    """Whether others play this deal too, so that only those seated here may see how it goes."""
    return table.shared is not None and table.stage is not Stage.LOBBY and table.seat_of(guest) is None


def invite_for(table: Table, guest: GuestId) -> str | None:
    """The invitation, for those who may pass it on."""
    return table.invite if guest in table.invited and guest not in table.kicked else None


def code_for(table: Table, guest: GuestId) -> str | None:
    """The invitation as a spoken code. None once the game is over."""
    invite = invite_for(table, guest)
    return None if invite is None else code_of(table)


def may_change_options(table: Table, guest: GuestId) -> bool:
    """The host may before the start, unless other tables play the same deal under the same options."""
    return guest == table.owner and table.stage is Stage.LOBBY and table.given is None


def has_sheet(table: Table, seat: Seat | None) -> bool:
    return seat is not None and not seat.is_doctor and table.options.sheet is not Sheet.NONE


def code_of(table: Table) -> str | None:
    return None if table.stage is Stage.OVER else spoken_code(table.id, table.invite)


def is_invitation(table: Table, invite: str) -> bool:
    return compare_digest(invite.encode(errors="replace"), table.invite.encode())


def check_may_read_door(table: Table, invite: str) -> None:
    """Refuse anyone without the invitation to a private table."""
    if table.options.access is Access.PRIVATE and not is_invitation(table, invite):
        raise Denied(TableCode.NOT_INVITED)
