"""docs/architecture.md and CONTRIBUTING.md speak of what there is."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/architecture.md", "CONTRIBUTING.md")
FILE = re.compile(r"`((?:src|web|tests|docs|packaging)/[\w./-]+)`")


def test_the_table_of_packages_is_current() -> None:
    """A file or an arrow more is no fault; `make house` writes it down."""
    house = runpy.run_path(str(ROOT / "docs" / "house.py"))
    page = (ROOT / "docs" / "architecture.md").read_text()
    assert _arrows(house["written"](page)) == _arrows(page), "run `make house`"


def _arrows(page: str) -> list[str]:
    """Without counts of files and lines, which every change moves."""
    return [re.sub(r"\| \d+ \| [\d,]+ \|", "|", line) for line in page.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_is_named_is_there(page: str) -> None:
    named = FILE.findall((ROOT / page).read_text())
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []
