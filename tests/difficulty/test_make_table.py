import msgspec
import numpy as np
import pytest

from doctor_rat.difficulty.predict import hardness_table as committed
from doctor_rat.lab import make_table
from doctor_rat.lab.sample import GAMES, sample


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = sample(60, 5), sample(60, 5)
    for first, second in zip(one, other, strict=True):
        assert np.array_equal(first, second)
    assert not np.array_equal(one.diets, sample(60, 6).diets)
    assert one.lost.min() >= 0
    assert one.lost.max() <= GAMES


def test_what_is_made_has_the_shape_of_what_is_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_table, "ROUNDS", 1)  # more would need more games
    made = msgspec.to_builtins(make_table.make_table(sample(500, 5)))
    kept = msgspec.to_builtins(committed())
    assert {part: {key: list(each) for key, each in made[part].items()} for part in made} == {
        part: {key: list(each) for key, each in kept[part].items()} for part in kept
    }
