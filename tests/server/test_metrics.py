"""The operator's metrics: only at an internal address, well formed, and counting what happened."""

import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from databases import KINDS, fresh_url
from doctor_rat.client import new_id
from doctor_rat.protocol.messages import NewTable
from doctor_rat.server.figures import REGISTRY
from doctor_rat.server.thinking.workers import Workers
from doctor_rat.table import Options
from doctor_rat.table import commands as ask
from hosting.nginx import free_port
from hosting.wheels import ROOT
from server.house import PLENTY, Friends, house, run
from server.test_edges import raw
from server.test_http import RATS, refused

DEPLOY = ROOT / "deploy"
PROMETHEUS, PROMTOOL = shutil.which("prometheus"), shutil.which("promtool")
needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="there is no promtool here")
needs_prometheus = pytest.mark.skipif(PROMETHEUS is None, reason="there is no Prometheus here")
Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def read(text: str) -> Samples:
    found = [each for family in text_string_to_metric_families(text) for each in family.samples]
    assert len({(each.name, tuple(sorted(each.labels.items()))) for each in found}) == len(found), "nothing twice"
    return {(each.name, tuple(sorted(each.labels.items()))): each.value for each in found}


def value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, tuple(sorted(labels.items()))), 0.0)


@asynccontextmanager
async def measured(database: str) -> AsyncIterator[tuple[Friends, httpx.AsyncClient, str]]:
    port = free_port()
    async with (
        house(database, replace(PLENTY, metrics_port=port)) as found,
        Friends(found.url) as friends,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as inner,
    ):
        yield friends, inner, found.url


@pytest.mark.parametrize("kind", KINDS)
def test_what_happens_is_counted_and_timed(tmp_path: Path, kind: str) -> None:
    database = fresh_url(kind, tmp_path)

    async def scene() -> None:
        async with measured(database) as (friends, inner, url), raw(url, "/api/lobby"):
            before = read((await inner.get("/metrics")).text)
            ann = await friends.come("Ann")
            made = await ann.make(NewTable(Options(), RATS))
            place = await friends.visit("Ann", made.id)
            await place.do(ask.Ready(new_id(), True))
            assert await refused(ann.request("GET", "/api/tables/nowhere")) == "no-table"
            after = read((await inner.get("/metrics")).text)

        def more(name: str, **labels: str) -> float:
            return value(after, name, **labels) - value(before, name, **labels)

        assert more("doctor_rat_command_seconds_count") == 1
        assert more("doctor_rat_commit_seconds_count") >= 3
        assert more("doctor_rat_read_seconds_count") >= 3
        assert more("doctor_rat_refusals_total", code="no-table", status="404") == 1
        assert value(after, "doctor_rat_sockets_open", kind="table") == 1
        assert value(after, "doctor_rat_sockets_open", kind="lobby") == 1
        assert value(after, "doctor_rat_database_readers") == 4
        assert value(after, "process_resident_memory_bytes") > 1_000_000
        assert value(after, "process_open_fds") > 3
        assert [labels for name, labels in after if name == "doctor_rat_build_info" and ("database", kind) in labels]

    run(scene())


@pytest.mark.rule("10.3")
def test_strangers_see_none_of_it(tmp_path: Path) -> None:
    """Timings and hidden steps would reveal running games; `tests/leaks` plants that."""

    async def scene() -> None:
        async with measured(fresh_sqlite(tmp_path)) as (_, inner, url), httpx.AsyncClient(base_url=url) as outside:
            public = (await outside.get("/metrics")).text
            names = {family.name for family in text_string_to_metric_families((await inner.get("/metrics")).text)}
            hidden = {family.name for family in REGISTRY.collect()} | {"process_cpu_seconds", "doctor_rat_queue_bytes"}
            assert hidden <= names
            assert not [name for name in hidden if name in public]
            assert (await inner.get("/api/tables")).status_code == 404

    run(scene())


def fresh_sqlite(folder: Path) -> str:
    return fresh_url("sqlite", folder)


def test_workers_are_counted_by_crew() -> None:
    crews = Workers(PLENTY).crews
    assert set(crews) == {"bots", "reviews", "analyses", "sheets", "learning"}
    for name in crews:
        assert REGISTRY.get_sample_value("doctor_rat_worker_waiting_seconds_count", {"crew": name}) is not None


def expressions() -> list[str]:
    """From the dashboard and the alerts, as Grafana would query them."""
    board = json.loads((DEPLOY / "grafana.json").read_text())
    alerts = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    found = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    found += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    return [each.replace("$__rate_interval", "1m") for each in found]


def test_dashboard_and_alerts_query_metrics_that_exist(tmp_path: Path) -> None:
    async def scene() -> set[str]:
        async with measured(fresh_sqlite(tmp_path)) as (_, inner, _url):
            families = list(text_string_to_metric_families((await inner.get("/metrics")).text))
        names = {family.name for family in families} | {"up"}
        return names | {f"{name}_{part}" for name in names for part in ("bucket", "count", "sum", "total")}

    asked = {name for each in expressions() for name in re.findall(r"\b(?:doctor_rat|process)_\w+", each)}
    assert len(asked) > 15

    async def whole() -> None:
        assert asked <= await scene()

    run(whole())


@needs_promtool
def test_prometheus_takes_the_figures_the_alerts_and_the_configuration(tmp_path: Path) -> None:
    async def scene() -> None:
        async with measured(fresh_sqlite(tmp_path)) as (_, inner, _url):
            text = (await inner.get("/metrics")).text
        for arguments, given in (
            (["check", "metrics"], text),
            (["check", "rules", str(DEPLOY / "alerts.yml")], None),
            (["check", "config", str(DEPLOY / "prometheus.yml")], None),
        ):
            tried = subprocess.run(
                [str(PROMTOOL), *arguments], input=given, check=False, capture_output=True, text=True
            )
            assert tried.returncode == 0, tried.stdout + tried.stderr

    run(scene())


@contextmanager
def prometheus(folder: Path, target: str) -> Iterator[str]:
    port = free_port()
    config = {"global": {"scrape_interval": "1s"}, "scrape_configs": [_job(target)]}
    (folder / "prometheus.yml").write_text(yaml.safe_dump(config))
    command = [
        *(str(PROMETHEUS), f"--config.file={folder / 'prometheus.yml'}", f"--storage.tsdb.path={folder / 'data'}"),
        f"--web.listen-address=127.0.0.1:{port}",
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _job(target: str) -> dict[str, Any]:
    return {"job_name": "doctor-rat", "static_configs": [{"targets": [target]}]}


@needs_prometheus
def test_a_real_prometheus_reads_it_and_answers_the_dashboard(tmp_path: Path) -> None:
    async def scene() -> None:
        async with measured(fresh_sqlite(tmp_path)) as (_, inner, _url):
            target = str(inner.base_url).removeprefix("http://").rstrip("/")
            with prometheus(tmp_path, target) as url:
                async with httpx.AsyncClient(base_url=url) as http:
                    while await asked(http, 'up{job="doctor-rat"} == 1') != 1:
                        pass
                    for each in expressions():
                        await asked(http, each)
                    assert await asked(http, "doctor_rat_build_info") == 1

    run(scene())


async def asked(http: httpx.AsyncClient, expression: str) -> int:
    """How many series answer; before Prometheus listens, none."""
    try:
        answer = await http.get("/api/v1/query", params={"query": expression})
    except httpx.TransportError:
        return 0
    if answer.status_code == 503:
        return 0
    assert answer.status_code == 200, (expression, answer.text)
    return len(answer.json()["data"]["result"])
