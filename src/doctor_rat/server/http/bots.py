"""HTTP: whether the bots are up yet."""

from litestar import get

from doctor_rat.protocol.messages import BotsAnswer
from doctor_rat.server.http.edge import TheCore
from doctor_rat.server.thinking.workers import BotCode


@get("/bots", tags=["operation"])
async def bots(core: TheCore) -> BotsAnswer:
    """Whether bots are still warming up. The same for everyone: it says nothing about any table."""
    return BotsAnswer(waking=core.thinker.failure == BotCode.WARMING_UP)
