"""docs/architecture.md and CONTRIBUTING.md describe what there is."""

import ast
import os
import re
import runpy
import subprocess
from collections import defaultdict
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
"""An example of each kind, by what its name looks like in the source."""
DEFINED_TWICE = {
    "Findings": "what a conformance check has tried, of an engine and of a bot",
    "Plan": "which food goes to which group, as an entry of the log and as a mapping",
}
"""Names of classes and types that more than one module of the package defines, and the one thing they mean."""


def test_the_table_of_packages_is_current() -> None:
    """A new file or arrow isn't a mistake; `make house` records it."""
    house = runpy.run_path(str(ROOT / "docs" / "house.py"))
    page = (ROOT / "docs" / "architecture.md").read_text()
    assert house["written"](page) == page, "run `make house`"


@pytest.mark.parametrize("page", PAGES)
def test_every_named_file_exists(page: str) -> None:
    named = FILE.findall((ROOT / page).read_text())
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("kind", MODELS)
def test_the_list_of_files_that_a_new_one_touches_is_complete(kind: str) -> None:
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


def test_the_client_is_built_again_only_when_its_sources_change() -> None:
    """Python compiles its files into the folder of the catalogs, so every other `make play` built the client again."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    rules = subprocess.run(["make", "-pq"], cwd=ROOT, env=env, capture_output=True, text=True, check=False).stdout
    found = {
        name
        for line in rules.splitlines()
        if line.startswith("src/doctor_rat/server/client/index.html:")
        for name in line.partition(":")[2].split()
    }
    assert {"src/doctor_rat/locales/de/app.ftl", "web/src/App.svelte", "web/package-lock.json"} <= found
    assert {name for name in found if "__pycache__" in name or name.endswith(".py")} == set()


def test_no_name_means_two_things() -> None:
    """Nobody who reads `Table` or `Step` should have to ask which. Underscored names are their module's own affair."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src" / "doctor_rat").rglob("*.py")):
        for name in _types_in(ast.parse(path.read_text())):
            homes[name].append(str(path.relative_to(ROOT)))
    twice = {name: places for name, places in homes.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in DEFINED_TWICE} == {}
    assert set(DEFINED_TWICE) <= set(twice), "these can go from the list"


def _types_in(module: ast.Module) -> set[str]:
    """Classes and aliases of types; a type variable stands for any type, and means none."""
    found = {node.name for node in module.body if isinstance(node, ast.ClassDef)}
    for node in module.body:
        if isinstance(node, ast.Assign) and not _is_variable(node.value):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name) and _is_type_name(each.id)}
    return {name for name in found if not name.startswith("_")}


def _is_variable(value: ast.expr) -> bool:
    made = value.func if isinstance(value, ast.Call) else None
    return isinstance(made, ast.Name) and made.id in ("TypeVar", "TypeVarTuple", "ParamSpec")


def _is_type_name(name: str) -> bool:
    return name[0].isupper() and not name.isupper()
