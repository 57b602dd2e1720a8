"""Writes the table of packages in docs/architecture.md from the actual imports: `make house`."""

import ast
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "doctor_rat"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- made by `make house` -->\n", "<!-- to here -->\n"


class Package(NamedTuple):
    name: str
    files: int
    lines: int
    stands_on: frozenset[str]


def package_of(path: Path) -> str:
    """The folder below `doctor_rat`; a module next to the folders is a package of its own."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [f"{node.module}.{each.name}" for each in node.names]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("doctor_rat.")}
    return found


def packages() -> list[Package]:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if path.name != "__init__.py" or path.parent != SOURCE]
    names = sorted({package_of(path) for path in paths})
    found = []
    for name in names:
        own = [path for path in paths if package_of(path) == name]
        stands_on = frozenset().union(*(imported(path) for path in own)) & set(names) - {name}
        lines = sum(len(path.read_text().splitlines()) for path in own)
        found.append(Package(name, len(own), lines, frozenset(stands_on)))
    return in_layers(found)


def in_layers(found: list[Package]) -> list[Package]:
    """Packages come after those they stand on: the table reads from the ground up."""
    height: dict[str, int] = {}
    by_name = {each.name: each for each in found}

    def height_of(name: str) -> int:
        if name not in height:
            height[name] = 1 + max((height_of(other) for other in by_name[name].stands_on), default=0)
        return height[name]

    return sorted(found, key=lambda each: (height_of(each.name), each.name))


def without_detours(each: Package, found: dict[str, Package]) -> list[str]:
    """Only the packages it doesn't already reach through another."""

    def reached(name: str) -> set[str]:
        return found[name].stands_on | {far for near in found[name].stands_on for far in reached(near)}

    far = {name for near in each.stands_on for name in reached(near)}
    return sorted(each.stands_on - far)


def _about(lines: int) -> str:
    """To two digits: this page needn't change with every line."""
    step = 10 ** max(1, len(str(lines)) - 2)
    return f"{round(lines / step) * step:,}"


def table() -> str:
    found = packages()
    by_name = {each.name: each for each in found}
    rows = []
    for each in found:
        stands_on = ", ".join(without_detours(each, by_name)) or "nothing"
        rows.append(f"| `{each.name}` | {each.files} | {_about(each.lines)} | {stands_on} |\n")
    return "| package | files | lines, about | stands on |\n| --- | --- | --- | --- |\n" + "".join(rows)


def written(page: str) -> str:
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
