"""The public API of `doctor_rat.rules`: a change here is a change for its users."""

import doctor_rat.rules as rules
from doctor_rat.rules import testing


def test_every_exported_name_is_there_and_listed_once() -> None:
    for module in (rules, testing):
        assert all(hasattr(module, name) for name in module.__all__)
        assert len(set(module.__all__)) == len(module.__all__)


def test_nothing_public_is_left_out() -> None:
    """Every name the package imports for others is in its list."""
    found = {
        name
        for name, value in vars(rules).items()
        if not name.startswith("_") and getattr(value, "__module__", "").startswith("doctor_rat.rules.")
    }
    assert found - set(rules.__all__) == set()


def test_the_functions_of_a_game_are_exported() -> None:
    names = "new_game apply view choices outcome legal_actions record_of replay shuffle new_deal judge".split()  # noqa: SIM905
    assert set(names) <= set(rules.__all__)
