"""PostgreSQL over a network that can be cut: a TCP port in front of its socket file."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import make_url


class Relay:
    def __init__(self, url: str) -> None:
        found = make_url(url)
        self._file = f"{found.query['host']}/.s.PGSQL.5432"
        self._database = found.database
        self._port = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{self._database}"

    async def connect(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for each in self._open:
            each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self._file)
        both = {writer, far_writer}
        self._open |= both
        try:
            await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))
        finally:
            self._open -= both


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[Relay]:
    relay = Relay(url)
    await relay.connect()
    try:
        yield relay
    finally:
        await relay.cut()
