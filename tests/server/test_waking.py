"""What people are told while the bots are still getting ready."""

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from doctor_rat.server.run import serving
from doctor_rat.server.thinking.workers import BotCode
from server.house import PLENTY, Hasty, nearby, run, sqlite


@pytest.mark.parametrize(
    ("failure", "waking"), [(None, False), (BotCode.WARMING_UP, True), (BotCode.CANNOT_START, False)]
)
def test_only_whether_bots_are_up_is_told(tmp_path: Path, failure: BotCode | None, waking: bool) -> None:
    class Sleepy(Hasty):
        pass

    Sleepy.failure = failure  # type: ignore[assignment]

    async def scene() -> None:
        settings = replace(PLENTY, database=sqlite(tmp_path))
        async with serving(settings, thinker=Sleepy(1)) as found, httpx.AsyncClient() as http:
            assert (await http.get(f"{nearby(found)}/api/bots")).json() == {"waking": waking}

    run(scene())
