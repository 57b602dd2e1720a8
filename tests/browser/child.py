"""A server in its own process, to be killed: `python child.py DATABASE PORT SETUP`."""

import asyncio
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from doctor_rat.rules import Setup
from doctor_rat.server.run import serving
from server.house import PLENTY, Hasty
from table.company import Dealer


async def serve(database: str, port: int, setup: Setup) -> None:
    settings = replace(PLENTY, database=database, port=port)
    async with serving(settings, thinker=Hasty(1), dealer=Dealer(1, setup)) as house:
        print(house.url, flush=True)
        await house.ended


if __name__ == "__main__":
    _, database, port, setup = sys.argv
    asyncio.run(serve(database, int(port), msgspec.json.decode(Path(setup).read_bytes(), type=Setup)))
