"""A planted fault that no longer fits the source proves nothing: it is noticed when the source changes."""

import pytest

from mutants.plant import ROOT, Fault, faults

FAULTS = faults()


@pytest.mark.parametrize("name", FAULTS)
def test_each_kept_fault_can_be_planted(name: str) -> None:
    fault: Fault = FAULTS[name]
    text = (ROOT / "src" / "doctor_rat" / fault.file).read_text()
    assert text.count(fault.old) == 1
    assert fault.old != fault.new
    assert (ROOT / fault.tests.partition("::")[0]).exists()
