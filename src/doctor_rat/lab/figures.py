"""The figures of a match: rates, means and times."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from doctor_rat.difficulty.interval import wilson
from doctor_rat.lab.arena import Match, PlayedGame
from doctor_rat.rules import Action, Complication, Variant
from doctor_rat.rules.state import TOKENS


class Speed(Struct, frozen=True):
    """How long one side thought about a decision, in milliseconds."""

    decisions: int
    p50: float
    p95: float
    mean: float


class Speeds(Struct, frozen=True):
    doctor: Speed
    rats: Speed


class Figures(Struct, frozen=True):
    """A match's figures; `interval` is the win rate's 95% interval. All except `think_ms` follow from the seed."""

    match: Match
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_meals: float
    mean_tokens_left: dict[str, float]
    """At the end of a game, on average."""
    actions: dict[str, int]
    complications: dict[str, int]
    think_ms: Speeds


class MatchSummary:
    """Adds up games as they come."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._games = self._wins = self._meals = 0
        self._tokens = Counter(dict.fromkeys(TOKENS, 0))
        self._actions = Counter(dict.fromkeys(_acts(match.variant), 0))
        cards = [card.value for card in Complication] if match.variant is Variant.COMPLICATIONS else []
        self._complications = Counter(dict.fromkeys(cards, 0))
        self._doctor: list[float] = []
        self._rats: list[float] = []

    def add(self, played: PlayedGame) -> None:
        result = played.result
        self._games += 1
        self._wins += result.won
        self._meals += result.meals
        self._tokens.update(result.tokens)
        self._actions.update(result.actions)
        self._complications.update(result.complications)
        self._doctor += played.think.doctor
        self._rats += played.think.rats

    def figures(self) -> Figures:
        games = max(1, self._games)
        return Figures(
            match=self._match,
            games=self._games,
            wins=self._wins,
            win_rate=self._wins / games,
            interval=wilson(self._wins, self._games),
            mean_meals=self._meals / games,
            mean_tokens_left={token: left / games for token, left in self._tokens.items()},
            actions=dict(self._actions),
            complications=dict(self._complications),
            think_ms=Speeds(pace(self._doctor), pace(self._rats)),
        )


def pace(times: Sequence[float]) -> Speed:
    """The nearest-rank percentiles and the mean."""
    if not times:
        return Speed(0, 0.0, 0.0, 0.0)
    ranked = sorted(times)
    p50, p95 = (ranked[math.ceil(share * len(ranked)) - 1] for share in (0.5, 0.95))
    return Speed(len(ranked), p50, p95, math.fsum(ranked) / len(ranked))


def _acts(variant: Variant) -> tuple[str, ...]:
    """Every kind of action in a variant, so that one that never happened shows as zero."""
    if variant is Variant.COLLEAGUES:
        return ("yuck-front", "pass", "take", "yuck-back")
    others = ("pass",) if variant is Variant.COMPLICATIONS else ("pass", "predict")
    acts = (str(kind.__struct_config__.tag) for kind in get_args(Action))
    return tuple(act for act in acts if act not in others)
