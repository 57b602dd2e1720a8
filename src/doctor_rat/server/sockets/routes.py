"""WebSockets: a table's, and the lobby's."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from doctor_rat.protocol.closing import Closing
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Done, FromClient, Hello
from doctor_rat.rules import DoctorRatError
from doctor_rat.server.core import Core
from doctor_rat.server.faults import KNOWN, Fault, failed, note
from doctor_rat.server.figures import COMMANDS, timed
from doctor_rat.server.http.edge import TheCore, address_of, check_origin, token_of
from doctor_rat.server.limits import Allowance
from doctor_rat.server.live.tables import LiveTable
from doctor_rat.server.sockets.hub import Most, Outlet, encode
from doctor_rat.server.sockets.lines import EXTENSION, Line, TooMuch
from doctor_rat.server.sockets.plain_line import PlainLine
from doctor_rat.server.storage import Guest
from doctor_rat.table import Command, CommandId, Denied, GuestId, TableId

AnySocket = WebSocket[Any, Any, State]

_read = msgspec.json.Decoder(FromClient).decode


class _Id(msgspec.Struct):
    id: CommandId | None = None


def _command_id(text: str) -> CommandId | None:
    """The id of an otherwise unreadable command, so that its sender learns which one failed."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read(text: str) -> Hello | Command:
    """Decode a message, or refuse it."""
    try:
        found: Hello | Command = _read(text)
        return found
    except (Denied, DoctorRatError):
        raise
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Fault(ServerCode.UNREADABLE) from None


class Visit:
    """One connection to one table, from hello to the end."""

    def __init__(self, socket: AnySocket, core: Core, live: LiveTable) -> None:
        self._socket = socket
        self._core = core
        self._live = live
        self._again: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self._core.settings.hello_seconds):
                text = await _line(self._socket).hear()
        except (TimeoutError, TooMuch):
            await _end(self._socket, Closing.TOO_MUCH)
            return
        if text is None:
            return
        hello = read(text)
        if not isinstance(hello, Hello):
            raise Fault(ServerCode.UNREADABLE)
        guest = await self._core.reception.guest(hello.token or token_of(self._socket))
        await self._enter(guest, hello)
        await self._stay(guest, hello)

    async def _enter(self, guest: Guest, hello: Hello) -> None:
        if self._live.hub.count(guest.id) >= self._core.settings.sockets_per_guest:
            raise Fault(ServerCode.TOO_MANY_SOCKETS)
        if hello.invite is not None and guest.id not in self._live.room.table.invited:
            self._core.orders.check_writable()
        await self._live.enter(guest, hello.invite, hello.number)

    async def _stay(self, guest: Guest, hello: Hello) -> None:
        async with _outlet(self._socket, self._core, guest.id, guest.name) as outlet:
            self._core.deleting.check(guest.id)
            outlet.start_over = self._start_over
            allowed = self._core.traffic.commands(address_of(self._socket, self._core.settings), guest.id)
            self._live.hub.add(outlet)
            try:
                await self._catch_up(outlet, hello.number if hello.audience in (None, outlet.audience) else 0)
                # In its own task: waking a coroutine resumes every frame above it, and there are a dozen here.
                await asyncio.create_task(self._listen(guest, outlet, allowed))
            finally:
                self._live.hub.remove(outlet)

    def _start_over(self, outlet: Outlet) -> None:
        """Send everything as the guest sees it now. A catch-up under way switches by itself."""
        if outlet.ready:
            outlet.ready = False
            self._again = asyncio.create_task(self._catch_up(outlet, 0))

    async def _catch_up(self, outlet: Outlet, number: int) -> None:
        """Page by page: the next is built when the one before is on its way."""
        audience, more = outlet.audience, True
        while more and outlet.closing is None:
            if outlet.audience is not audience:
                audience, number = outlet.audience, 0
            page = self._live.page(audience, number)
            outlet.put(page.frame)
            number, more = page.number, page.more
            if more:
                await outlet.emptied()
        outlet.ready = True

    async def _listen(self, guest: Guest, outlet: Outlet, allowed: Allowance) -> None:
        line = _line(self._socket)
        with _ended_by_too_much(outlet):
            while (text := await line.hear()) is not None:
                outlet.put(encode(await self._answer(guest, text, allowed)))

    async def _answer(self, guest: Guest, text: str, allowed: Allowance) -> object:
        try:
            if not allowed.take():
                raise Fault(ServerCode.TOO_FAST)
            command = read(text)
            if isinstance(command, Hello):
                raise Fault(ServerCode.UNREADABLE)
            self._core.deleting.check(guest.id)
            self._core.orders.check_writable()
            with timed(COMMANDS):
                return Done(
                    command.id, await self._live.handle(await self._core.reception.named(guest, command), command)
                )
        except KNOWN as error:
            return failed(error, _command_id(text))
        except Exception as error:
            note(error)
            return failed(error, _command_id(text))


@asynccontextmanager
async def _outlet(socket: AnySocket, core: Core, guest: GuestId, name: str) -> AsyncIterator[Outlet]:
    """Sends what is put into it. Once it is closed and everything is sent, the connection closes."""
    most = Most(core.settings.queue, core.settings.queue_bytes)
    outlet = Outlet(guest, name, most, _line(socket), core.post)
    core.orders.admit(outlet, address_of(socket, core.settings))
    ending = asyncio.create_task(_end_with(outlet, socket))
    try:
        yield outlet
    except WebSocketDisconnect:
        raise
    except Exception as error:
        outlet.refuse(error)
        raise
    finally:
        core.orders.dismiss(outlet)
        outlet.close()
        await ending


async def _end_with(outlet: Outlet, socket: AnySocket) -> None:
    await outlet.ended.wait()
    await _end(socket, outlet.closing or Closing.GOING)


@contextmanager
def _ended_by_too_much(outlet: Outlet) -> Iterator[None]:
    """Too many messages end the connection, and its client is told why."""
    try:
        yield
    except TooMuch as error:
        _end_for_haste(outlet, error.text)


def _end_for_haste(outlet: Outlet, text: str) -> None:
    outlet.put(encode(failed(Fault(ServerCode.TOO_FAST), _command_id(text))))
    outlet.close(Closing.TOO_MUCH)


def _line(socket: AnySocket) -> Line:
    """The connection's line: our protocol's, or a plain one with any other server."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    found: Line = extensions[EXTENSION]["line"]
    return found


def _lay_line(socket: AnySocket, core: Core) -> None:
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    if EXTENSION not in extensions:
        line = PlainLine(socket, core.settings.command_rate)
        socket.scope["extensions"] = {**extensions, EXTENSION: {"line": line}}


@asynccontextmanager
async def _accepted(socket: AnySocket, core: Core) -> AsyncIterator[None]:
    """Answer anything that goes wrong inside with a refusal, and close the connection."""
    await socket.accept()
    _lay_line(socket, core)
    try:
        yield
    except WebSocketDisconnect:
        pass
    except KNOWN as error:
        core.door.bouncer.note(address_of(socket, core.settings))
        await _refuse(socket, error)
    except Exception as error:
        note(error)
        await _refuse(socket, error)
    finally:
        # Litestar's own refer back to the socket, which would keep both until the garbage collector comes.
        socket.receive, socket.send = empty_receive, empty_send


@contextmanager
def _counted(socket: AnySocket, core: Core) -> Iterator[None]:
    """Refuse other sites' pages, blocked addresses, and too many connections."""
    check_origin(socket, core.settings)
    address = address_of(socket, core.settings)
    core.orders.check_address(address)
    with core.traffic.connection(address):
        yield


async def _refuse(socket: AnySocket, error: Exception) -> None:
    _line(socket).write(encode(failed(error)))
    await _end(socket, Closing.REFUSED)


async def _end(socket: AnySocket, why: Closing) -> None:
    """A client that is gone needn't be told."""
    if isinstance(line := _line(socket), PlainLine):
        await line.flushed()
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(why)


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[str], core: TheCore) -> None:
    async with _accepted(socket, core):
        with _counted(socket, core):
            live = await core.tables.get(TableId(table_id))
            await Visit(socket, core, live).run()


@websocket("/lobby")
async def lobby_socket(socket: AnySocket, core: TheCore) -> None:
    """The open tables, now and whenever they change. Needs no guest, and shows only what anyone may see.

    Clients needn't send anything. What they send isn't answered, but counts against their limit.
    """
    async with _accepted(socket, core):
        with _counted(socket, core):
            async with _outlet(socket, core, GuestId(""), "") as outlet:
                await core.lobby.add(outlet)
                allowed = core.traffic.commands(address_of(socket, core.settings))
                try:
                    with _ended_by_too_much(outlet):
                        while (text := await _line(socket).hear()) is not None:
                            if not allowed.take():
                                _end_for_haste(outlet, text)
                finally:
                    core.lobby.remove(outlet)
