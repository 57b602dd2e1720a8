"""A replayed game with what its players could know at every step, from which a review is built."""

from functools import cached_property

from doctor_rat.belief import Belief, beliefs
from doctor_rat.review.odds import Odds
from doctor_rat.rules import Action, Diet, Event, Group, Record, Role, Source, State, Variant, View, replay, roles, view
from doctor_rat.rules.events import Judged, Predicted, SentBack

RATS = Role.GROUP_0
"""Stands for all rats: they see the same."""
_TELLING = (SentBack, Predicted, Judged)
"""What reveals something about a diet. A new meal never begins without verdicts."""


class Game:
    """Places count from 0, the start; place `i` is the game after action `i - 1`."""

    def __init__(self, record: Record, sources: tuple[Source, ...] | None = None) -> None:
        self.states: tuple[State, ...] = tuple(replay(record, sources))
        self.config = self.states[0].config
        self._views: dict[tuple[int, Role], View] = {}
        self._beliefs: dict[tuple[int, Role], tuple[Belief, ...]] = {}
        self._odds: dict[tuple[int, Role], Odds] = {}

    @property
    def diets(self) -> tuple[Diet, ...]:
        return self.states[0].deal.diets

    @property
    def together(self) -> bool:
        return self.config.variant is Variant.COLLEAGUES

    @cached_property
    def roles(self) -> tuple[Role, ...]:
        """The roles whose views differ."""
        return roles(self.config) if self.together else (Role.DOCTOR, RATS, Role.SPECTATOR)

    @cached_property
    def deciders(self) -> dict[Role, tuple[Group, ...]]:
        """Who works out diets, and for which groups they choose."""
        if self.together:
            return {Role.COLLEAGUE_0: (Group(0),), Role.COLLEAGUE_1: (Group(1),)}
        return {RATS: self.config.groups}

    def returner(self, group: Group) -> Role:
        """Who may send this group's food back."""
        if not self.together:
            return Role.DOCTOR
        return Role.COLLEAGUE_0 if group == 1 else Role.COLLEAGUE_1

    def action(self, place: int) -> Action | None:
        """What led to this place."""
        return self.states[place].actions[-1] if place else None

    @cached_property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        counts = [0, *(len(state.log) for state in self.states)]
        return tuple(state.log[count:] for state, count in zip(self.states, counts, strict=False))

    def view(self, place: int, role: Role) -> View:
        if (place, role) not in self._views:
            self._views[place, role] = view(self.states[place], role)
        return self._views[place, role]

    def beliefs(self, place: int, role: Role) -> tuple[Belief, ...]:
        # Most steps reveal nothing about diets, and in Colony spectators can know what the rats can.
        while place and not any(isinstance(event, _TELLING) for event in self.events[place]):
            place -= 1
        who = RATS if role is Role.SPECTATOR and not self.together else role
        if (place, who) not in self._beliefs:
            self._beliefs[place, who] = beliefs(self.view(place, who))
        return self._beliefs[place, who]

    def odds(self, place: int, role: Role) -> Odds:
        if (place, role) not in self._odds:
            self._odds[place, role] = Odds(self.view(place, role), self.beliefs(place, role))
        return self._odds[place, role]

    def over(self, place: int) -> bool:
        return self.states[place].board.outcome is not None

    @property
    def won(self) -> bool:
        outcome = self.states[-1].board.outcome
        return outcome is not None and outcome.won
