"""numba's private flag is used only with versions it was tested with."""

import numba
import pytest

from doctor_rat.bots.kernel.compiled import is_tried, without_counting


def test_this_environment_was_tried() -> None:
    """After an upgrade: run tests/bots and bench/bots.py, then add the new version to `kernel.compiled`."""
    assert is_tried(numba.__version__)
    assert without_counting() == {"_nrt": False}


@pytest.mark.parametrize("version", ["0.67.0", "0.69.0", "1.0.0", "0.680.1"])
def test_others_are_compiled_as_usual_and_it_is_said(version: str) -> None:
    with pytest.warns(UserWarning, match=f"numba {version} wasn't tried"):
        assert without_counting(version) == {}


def test_the_plain_kernel_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCTOR_RAT_PLAIN_KERNEL", "1")
    assert without_counting() == {}
