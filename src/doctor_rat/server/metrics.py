"""Counts for whoever operates the server: numbers alone, nothing of any game."""

from litestar import get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from doctor_rat.server.edge import TheCore


@get("/metrics", include_in_schema=False)
async def metrics(core: TheCore) -> Response[bytes]:
    registry = CollectorRegistry()
    for name, text, value in (
        ("doctor_rat_tables_open", "Tables open in this process", core.tables.count),
        ("doctor_rat_sockets", "Connections to tables", core.tables.sockets),
        ("doctor_rat_bots_thinking", "Bots that think now", core.tables.thinking),
    ):
        Gauge(name, text, registry=registry).set(value)
    for name, text, number in core.counters():
        Gauge(name, text, registry=registry).set(number)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@get("/health", tags=["operation"])
async def health(core: TheCore) -> dict[str, str]:
    """Whether the database answers."""
    await core.storage.check()
    return {"status": "ok"}
