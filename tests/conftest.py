"""What all tests share: fixed seeds, and `--rule` to run only the tests that cite a rule."""

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

from browser.browsers import named_or_system

settings.register_profile(
    "test", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("test"), derandomize=False, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


def pytest_report_header() -> str:
    """Names the browser that the tests in `browser` use."""
    found = named_or_system()
    return "browser: npm's @sparticuz/chromium" if found is None else f"browser: {found.path}, {found.source}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only the tests that cite this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if wanted:
        _keep(config, items, lambda item: bool(wanted & cited(item)))
    if not config.getoption("-m"):
        _keep(config, items, lambda item: item.get_closest_marker("soak") is None)
    # The browser's driver keeps an event loop running, so nothing that needs its own may follow.
    items.sort(key=lambda item: "browser" in item.path.parts)


def cited(item: pytest.Item) -> set[str]:
    return {number for mark in item.iter_markers("rule") for number in mark.args}


def _keep(config: pytest.Config, items: list[pytest.Item], kept: Callable[[pytest.Item], bool]) -> None:
    dropped = [item for item in items if not kept(item)]
    items[:] = [item for item in items if kept(item)]
    config.hook.pytest_deselected(items=dropped)
