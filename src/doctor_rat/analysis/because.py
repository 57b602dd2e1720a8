"""A sentence with its arguments, checked."""

from doctor_rat.analysis.keys import AnalysisKey
from doctor_rat.analysis.values import Sentence


def because(key: AnalysisKey, **arguments: str | int) -> Sentence:
    assert set(arguments) == set(key.names), f"{key} has the arguments {key.names}, not {tuple(arguments)}"
    return Sentence(key.value, arguments)
