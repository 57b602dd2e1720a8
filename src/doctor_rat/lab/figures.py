"""What the games of a match come to: rates, means and times."""

import math
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from doctor_rat.difficulty.interval import wilson
from doctor_rat.lab.arena import Match, Played
from doctor_rat.rules import Complication, Variant


class Means(Struct, frozen=True):
    """Tokens left at the end of a game, on average."""

    yuck: float
    medicine: float
    strict_menu: float


class Pace(Struct, frozen=True):
    """How long one side thought about a decision, in milliseconds."""

    decisions: int
    p50: float
    p95: float
    mean: float


class Paces(Struct, frozen=True):
    doctor: Pace
    rats: Pace


class Figures(Struct, frozen=True):
    """What a match came to; `interval` is the win rate's 95 % interval. All but `think_ms` follows from the seed."""

    match: Match
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_meals: float
    mean_tokens_left: Means
    actions: dict[str, int]
    complications: dict[str, int]
    think_ms: Paces


class Summary:
    """Adds up games as they come."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._games = self._wins = self._meals = 0
        self._yuck = self._medicine = self._strict_menu = 0
        self._actions = Counter(dict.fromkeys(_acts(match.variant), 0))
        cards = [card.value for card in Complication] if match.variant is Variant.COMPLICATIONS else []
        self._complications = Counter(dict.fromkeys(cards, 0))
        self._doctor: list[float] = []
        self._rats: list[float] = []

    def add(self, played: Played) -> None:
        result = played.result
        self._games += 1
        self._wins += result.won
        self._meals += result.meals
        self._yuck += result.tokens.yuck
        self._medicine += result.tokens.medicine
        self._strict_menu += result.tokens.strict_menu
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
            mean_tokens_left=Means(self._yuck / games, self._medicine / games, self._strict_menu / games),
            actions=dict(self._actions),
            complications=dict(self._complications),
            think_ms=Paces(pace(self._doctor), pace(self._rats)),
        )


def pace(times: Sequence[float]) -> Pace:
    """The nearest-rank percentiles and the mean."""
    if not times:
        return Pace(0, 0.0, 0.0, 0.0)
    ranked = sorted(times)
    p50, p95 = (ranked[math.ceil(share * len(ranked)) - 1] for share in (0.5, 0.95))
    return Pace(len(ranked), p50, p95, math.fsum(ranked) / len(ranked))


def _acts(variant: Variant) -> tuple[str, ...]:
    """Every kind of action of a variant: one that never happened shows as zero."""
    if variant is Variant.COLLEAGUES:
        return ("yuck-front", "pass", "take", "yuck-back")
    colony = ("yuck-front", "offer", "medicine", "strict-menu", "serve", "take", "yuck-back", "analyse")
    return (*colony, "predict") if variant is Variant.COMPLICATIONS else colony
