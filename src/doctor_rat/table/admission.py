"""Who may look at a table, and who may bring others."""

from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.table import Table
from doctor_rat.table.values import Access, GuestId


def check_may_look(table: Table, guest: GuestId) -> None:
    """Refuse a stranger at a private table, and whoever was asked to leave. Who sits there counts as invited."""
    if guest in table.kicked:
        raise Denied(TableCode.KICKED)
    if table.options.access is Access.PRIVATE and guest not in table.invited:
        raise Denied(TableCode.NOT_INVITED)


def invite_for(table: Table, guest: GuestId) -> str | None:
    """The invitation, for those who may pass it on."""
    return table.invite if guest in table.invited and guest not in table.kicked else None
