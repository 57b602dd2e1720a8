"""Each number of docs/rules.md has a test that cites it, and no test cites a number that isn't there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent.parent
RULES = TESTS.parent / "docs" / "rules.md"
NUMBER = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)


def numbers() -> list[str]:
    return NUMBER.findall(RULES.read_text())


def cited() -> Iterator[str]:
    """The arguments of every `@pytest.mark.rule(...)`."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in node.args)


def test_every_rule_has_a_test() -> None:
    found = set(cited())
    assert [number for number in numbers() if number not in found] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(set(cited()) - set(numbers())) == []


def test_every_number_stands_once() -> None:
    found = numbers()
    assert len(found) == len(set(found))
    assert len(found) >= 74
