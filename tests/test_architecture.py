"""docs/architecture.md and CONTRIBUTING.md describe what there is."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/architecture.md", "CONTRIBUTING.md")
FILE = re.compile(r"`((?:src|web|tests|docs|packaging)/[\w./-]+)`")
LISTED = re.compile(r"`((?:src|web|tests|docs)/[\w./*-]+)`")
MODELS = {
    "diet": r"\bI(?:dentical|DENTICAL)\b|[\"'`[-]identical\b|\bidentical:|^ +identical\b",
    "complication": r"(?i:paranoi)",
    "token": r"(?i:strict.?menu)|MenuPrepared|MayGiveMenu|menu_groups",
    "bot level": r"(?i:novice)",
}
"""One of each kind, by what its name looks like."""


def test_the_table_of_packages_is_current() -> None:
    """A new file or arrow isn't a mistake; `make house` records it."""
    house = runpy.run_path(str(ROOT / "docs" / "house.py"))
    page = (ROOT / "docs" / "architecture.md").read_text()
    assert _arrows(house["written"](page)) == _arrows(page), "run `make house`"


def _arrows(page: str) -> list[str]:
    """Without the counts of files and lines, which every change affects."""
    return [re.sub(r"\| \d+ \| [\d,]+ \|", "|", line) for line in page.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_is_named_is_there(page: str) -> None:
    named = FILE.findall((ROOT / page).read_text())
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("kind", MODELS)
def test_the_list_of_what_a_new_one_touches_is_whole(kind: str) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text()
    section = page.partition(f"### A {kind}\n")[2].partition("\n#")[0]
    touched = _listed("\n".join(line for line in section.splitlines() if line.startswith("- ")))
    count = re.search(rf"^\| {kind} \| (\d+) ", page, re.MULTILINE)
    assert count is not None
    assert len(touched) == int(count[1]), sorted(touched)
    assert sorted(_naming(MODELS[kind]) - touched - _listed(section)) == [], (
        "list them, or say that they needn't change"
    )


def _listed(text: str) -> set[str]:
    """With a star for each language."""
    return {str(path.relative_to(ROOT)) for name in LISTED.findall(text) for path in ROOT.glob(name)}


def _naming(pattern: str) -> set[str]:
    """Generated files and tests aside."""
    named = re.compile(pattern, re.MULTILINE)
    paths = [ROOT / "docs" / "rules.md"]
    for folder, endings in (("src", "py ftl"), ("web/src", "ts svelte"), ("tests/referee", "py")):
        paths += [path for ending in endings.split() for path in (ROOT / folder).rglob(f"*.{ending}")]
    return {
        str(path.relative_to(ROOT))
        for path in paths
        if not re.search(r"generated|/test_|\.test\.|/fake", path.as_posix()) and named.search(path.read_text())
    }
