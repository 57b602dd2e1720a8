"""Metrics anyone may see: plain numbers, nothing about any game. `server.inner` has more for the operator."""

from collections.abc import Iterator

from litestar import get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from doctor_rat.server.core import Core
from doctor_rat.server.http.edge import TheCore
from doctor_rat.server.readiness import ReadyAnswer


class Counts(Collector):
    def __init__(self, core: Core) -> None:
        self._core = core

    def collect(self) -> Iterator[Metric]:
        tables, writer, thinker = self._core.tables, self._core.storage.writer, self._core.thinker
        yield GaugeMetricFamily("doctor_rat_tables_open", "Tables open in this process", tables.count)
        yield GaugeMetricFamily("doctor_rat_sockets", "Connections to tables", tables.sockets)
        yield GaugeMetricFamily("doctor_rat_bots_thinking", "Bots thinking now", tables.thinking)
        yield CounterMetricFamily("doctor_rat_bots_late", "Answers a quick bot gave for a late one", thinker.late)
        yield CounterMetricFamily("doctor_rat_workers_replaced", "Workers that ended or died", thinker.replaced)
        yield GaugeMetricFamily(
            "doctor_rat_reviews", "Reviews under way and waiting", self._core.analyst.reviews.waiting
        )
        yield GaugeMetricFamily("doctor_rat_sheets", "Sheets under way and waiting", self._core.analyst.sheets.waiting)
        yield GaugeMetricFamily("doctor_rat_tables_stopped", "Tables with gaps in their logs", tables.broken.count)
        yield CounterMetricFamily("doctor_rat_appends", "Changes to tables made durable", writer.appends)
        yield CounterMetricFamily("doctor_rat_commits", "Transactions that committed those changes", writer.commits)


@get("/metrics", include_in_schema=False)
async def metrics(core: TheCore) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(Counts(core))
    # As a media type it would get a second charset.
    return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


@get("/health", tags=["operation"])
async def health() -> dict[str, str]:
    """Whether this process answers. `/ready` says whether it can do its work."""
    return {"status": "ok"}


@get("/ready", tags=["operation"])
async def ready(core: TheCore) -> Response[ReadyAnswer]:
    """Whether this process can write; if not, why."""
    failed = await core.readiness.failure()
    if failed is None:
        return Response(ReadyAnswer("ok"))
    return Response(ReadyAnswer("unavailable", failed), status_code=503)
