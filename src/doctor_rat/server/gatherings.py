"""Where tables come from: new ones, studies of finished games, rematches, spoken codes."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import DealSeat
from doctor_rat.protocol.messages import NewStudy, NewTable
from doctor_rat.rules import State
from doctor_rat.rules.values import Value
from doctor_rat.server.faults import Fault
from doctor_rat.server.limits import Bucket, Buckets
from doctor_rat.server.live.tables import LiveTable, LiveTables
from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Guest, Storage
from doctor_rat.table import CommandId, Denied, Stage, Table, TableCode, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import code_of
from doctor_rat.table.again import check_may_call, next_table
from doctor_rat.table.entries import BotSat, Made
from doctor_rat.table.ports import INVITE_BYTES, Dealer
from doctor_rat.table.room import TableExistsError
from doctor_rat.table.seats import check_roles, empty_roles
from doctor_rat.table.shared import Given, SharedDeal
from doctor_rat.table.spoken import heard_code
from doctor_rat.table.study import Study, options_of, study_of
from doctor_rat.table.values import DealId, SeatId


class TableOrder(Value, frozen=True):
    """What a table must be, besides what its founder asks for."""

    table: TableId | None = None
    study: Study | None = None
    shared: SharedDeal | None = None
    given: Given | None = None
    bots: tuple[DealSeat, ...] = ()
    """Seats bots hold from the start."""


PLAIN = TableOrder()


class Gatherings:
    def __init__(self, storage: Storage, tables: LiveTables, dealer: Dealer, settings: Settings) -> None:
        self._kept = storage.tables
        self._deals = storage.deals
        self._tables = tables
        self._dealer = dealer
        self._most = settings.tables_per_guest
        self._made = Buckets(settings.table_rate)
        self._codes_tried = Buckets(settings.code_rate)
        self._wrong_codes = Bucket(settings.wrong_code_rate)

    def check_may_make(self, guest: Guest, address: str) -> None:
        """Refuse too many tables from one guest, or from one address under several guests."""
        if not (self._made.take(f"guest {guest.id}") and self._made.take(address)):
            raise Fault(ServerCode.TABLES_TOO_FAST, again=self._made.again)

    async def make(self, guest: Guest, wish: NewTable, order: TableOrder = PLAIN) -> LiveTable:
        if await self._kept.count_running(guest.id) >= self._most:
            raise Fault(ServerCode.TOO_MANY_TABLES, most=self._most)
        # Check now what sitting down would refuse, so that no table is left behind.
        if wish.roles:
            check_roles(wish.options.config(), wish.roles, ())
        elif wish.start is not None:
            raise Denied(TableCode.NOT_SEATED)
        live = self._tables.new()
        named = order.table or new_table_id()
        made = Made(
            named, wish.options, guest.id, guest.name, _invite(), order.study, shared=order.shared, given=order.given
        )
        await live.room.make(made, *_bots(order.bots))
        self._tables.adopt(live)
        if wish.roles:
            await live.room.handle(guest.id, guest.name, ask.Sit(_id(), wish.roles))
        table = live.room.table
        is_full = bool(order.bots) and not empty_roles(table.config, table.seats)
        if wish.start is not None or is_full:
            await live.room.handle(guest.id, guest.name, ask.Start(_id(), wish.start))
        return live

    async def study(
        self, guest: Guest, game: State, wish: NewStudy, origin: LiveTable | None = None, *, leads_back: bool = True
    ) -> LiveTable:
        """A table that continues from a position of this finished game. It links back only for people who may look.

        Either way, anyone who plays it knows the deal, so it is closed to those who have yet to play that deal.
        """
        pick = self._dealer.pick if wish.pile == "new" else None
        table = None if origin is None else origin.room.table
        found = study_of(game, wish.step, table.id if table is not None and leads_back else None, pick)
        order = TableOrder(new_table_id(), found, None if table is None else table.shared)
        if table is not None:
            await self._note_study(table.id, order.table)
        made = await self.make(guest, NewTable(options_of(found), wish.roles, wish.start), order)
        if origin is not None and order.shared is None:
            # Its deal may have been shared meanwhile.
            await origin.room.catch_up()
            if origin.room.table.shared is not None:
                await made.room.share(origin.room.table.shared)
        return made

    async def _note_study(self, origin: TableId, study: TableId | None) -> None:
        """Its players know the deal: the original game's, or that of the game the original was itself a study of."""
        assert study is not None
        deal = await self._deals.deal_of(origin) or DealId(origin)
        await self._deals.add_table(deal, study, ranked=False)

    async def again(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The same people's next table: the first to ask makes it, the others follow."""
        if live.room.table.stage is not Stage.OVER:
            raise Fault(ServerCode.NOT_FINISHED)
        async with live.going_on:
            table = live.room.table
            check_may_call(table, guest.id)
            if table.again is None:
                onward = self._tables.new()
                made, seats = next_table(table, _next_id(table), _invite(), guest.id)
                # If it exists, another process was quicker.
                with suppress(TableExistsError):
                    await onward.room.make(made, *seats)
                    self._tables.adopt(onward)
                await live.room.play_again(guest.id, made.table)
        assert live.room.table.again is not None
        return await self._tables.get(live.room.table.again)

    async def by_code(self, code: str, address: str) -> LiveTable:
        """The table with this spoken code. Guesses are limited per address and overall."""
        if not self._codes_tried.take(address):
            raise Fault(ServerCode.TOO_FAST)
        heard = heard_code(code)
        named = None if heard is None else await self._kept.by_code(heard)
        live = None if named is None else await self._tables.get(named)
        # Where several processes write, lists may lag behind a removal.
        if live is None or code_of(live.room.table) != heard:
            raise Fault(ServerCode.NO_TABLE if self._wrong_codes.take() else ServerCode.TOO_FAST)
        return live


def _id() -> CommandId:
    return CommandId(secrets.token_hex(8))


def _bots(seats: Sequence[DealSeat]) -> list[BotSat]:
    return [
        BotSat(SeatId(f"s{number}"), seat.roles, seat.bot, seat.bot)
        for number, seat in enumerate(seats, 1)
        if seat.bot is not None
    ]


def new_table_id() -> TableId:
    return TableId(secrets.token_urlsafe(9))


def _next_id(table: Table) -> TableId:
    """The same in every process, so there is one next table; only holders of the invitation could compute it."""
    found = hmac.digest(table.invite.encode(), table.id.encode(), "sha256")
    return TableId(urlsafe_b64encode(found[:9]).decode())


def _invite() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)
