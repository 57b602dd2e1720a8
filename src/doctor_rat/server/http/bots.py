"""HTTP: whether the bots are up yet."""

from litestar import get

from doctor_rat.protocol.messages import BotsAnswer
from doctor_rat.server.http.edge import TheCore
from doctor_rat.server.thinking.workers import BotCode


@get("/bots", tags=["operation"])
async def bots(core: TheCore) -> BotsAnswer:
    """Why a bot may be slow just now: nothing of any table, the same for everybody."""
    return BotsAnswer(waking=core.thinker.failure == BotCode.WARMING_UP)
