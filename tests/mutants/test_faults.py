"""The faults still apply to the source; `make mutants` plants them."""

import ast

import pytest

from mutants.plant import LEAKS, LOSSES, ROOT, STALLS, faults
from rules.test_every_rule_is_cited import cited, numbers

NUMBERS, CITED = set(numbers()), set(cited())
LOST = {path.stem for path in LOSSES.glob("*.toml")}
STALLED = {path.stem for path in STALLS.glob("*.toml")}


@pytest.mark.parametrize("name", faults())
def test_a_fault_can_be_planted_and_changes_working_code(name: str) -> None:
    fault = faults()[name]
    text = (ROOT / "src" / "doctor_rat" / fault.file).read_text()
    assert text.count(fault.old) == 1
    ast.parse(text.replace(fault.old, fault.new))
    # A fault that breaks no rule of the game says where its tests are.
    assert fault.rule in NUMBERS & CITED or (not fault.rule and fault.tests != "tests")


def test_there_are_at_least_twenty() -> None:
    assert len(faults()) >= 20
    assert len({fault.rule.partition(".")[0] for fault in faults().values()}) >= 8


def test_there_are_at_least_twelve_leaks() -> None:
    assert len(list(LEAKS.glob("*.toml"))) >= 12


def test_there_are_at_least_eight_lost_writes() -> None:
    assert len(LOST) >= 8


def test_there_are_at_least_ten_stalls() -> None:
    assert len(STALLED) >= 10
