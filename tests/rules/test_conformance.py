"""The engine passes its own public check, and the check notices faults."""

import os

import pytest
from msgspec.structs import replace

from doctor_rat import rules
from doctor_rat.rules import Action, Config, Deal, Event, Role, State, View
from doctor_rat.rules.testing import Engine, Nonconformity, check_engine

LEAKS = ("diet", "stock", "pile", "complications")


def test_the_engine_keeps_every_promise() -> None:
    findings = check_engine(rules, games=12)
    assert findings.games == 120
    assert min(findings.worlds[secret] for secret in LEAKS) > 200
    assert findings.refused > 10_000


@pytest.mark.soak
def test_the_engine_keeps_every_promise_at_length() -> None:
    findings = check_engine(rules, games=int(os.environ.get("SOAK_GAMES", "400")), seed=1, thorough=0.3)
    assert min(findings.worlds[secret] for secret in LEAKS) >= 1_000, findings


class Copy:
    """Our own engine behind the public protocol: the base of engines with one fault each."""

    def new_game(self, config: Config, deal: Deal) -> State:
        return rules.new_game(config, deal)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return rules.apply(state, action)

    def legal_actions(self, state: State) -> list[Action]:
        return list(rules.legal_actions(state))

    def outcome(self, state: State) -> rules.Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, role: Role) -> View:
        return rules.view(state, role)

    def choices(self, seen: View) -> tuple[rules.Choice, ...]:
        return rules.choices(seen)

    def record_of(self, state: State) -> rules.Record:
        return rules.record_of(state)

    def replay_all(self, record: rules.Record) -> State:
        return rules.replay_all(record)


class ListsTooLittle(Copy):
    def legal_actions(self, state: State) -> list[Action]:
        return super().legal_actions(state)[:1]


class AcceptsAnything(Copy):
    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        try:
            return super().apply(state, action)
        except rules.Refused:
            return state, ()


class GetsStuck(Copy):
    def legal_actions(self, state: State) -> list[Action]:
        return [] if state.board.meal == 3 else super().legal_actions(state)


class LosesAFood(Copy):
    def view(self, state: State, role: Role) -> View:
        seen = super().view(state, role)
        return replace(seen, board=replace(seen.board, trash=seen.board.trash[1:]))


class ShowsDiets(Copy):
    def view(self, state: State, role: Role) -> View:
        return replace(super().view(state, role), diets=state.deal.diets)


class ShowsStock(Copy):
    def view(self, state: State, role: Role) -> View:
        return replace(super().view(state, role), desk=state.desk)


class ShowsThePile(Copy):
    """The next food of the pile decides the order of the trash: a covert channel."""

    def view(self, state: State, role: Role) -> View:
        seen = super().view(state, role)
        if state.deal.pile[state.drawn] > state.deal.pile[-1]:
            seen = replace(seen, board=replace(seen.board, trash=seen.board.trash[::-1]))
        return seen


class ShowsTheNextComplication(Copy):
    def view(self, state: State, role: Role) -> View:
        following = state.deal.complications[state.complicated :]
        return replace(super().view(state, role), sources=(*state.deal.sources, *following))


class ForgetsTheOffer(Copy):
    def record_of(self, state: State) -> rules.Record:
        record = super().record_of(state)
        return replace(record, actions=record.actions[:-1], outcome=None)


@pytest.mark.parametrize(
    ("engine", "promise"),
    [
        (ListsTooLittle(), "accepted|are the legal actions"),
        (AcceptsAnything(), "accepted"),
        (GetsStuck(), "something to do"),
        (LosesAFood(), "foods"),
        (ShowsDiets(), "same view"),
        (ShowsStock(), "same view"),
        (ShowsThePile(), "same view"),
        (ShowsTheNextComplication(), "same view"),
        (ForgetsTheOffer(), "replayed"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Copy) else "",
)
def test_the_check_notices_a_faulty_engine(engine: Engine, promise: str) -> None:
    with pytest.raises(Nonconformity, match=promise):
        check_engine(engine, games=5, thorough=0.5)
