"""Hypothesis plays whole games of every variant, looking for one that breaks an invariant."""

from random import Random

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from doctor_rat import rules
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    State,
    Variant,
    acting,
    apply,
    legal_actions,
    new_deal,
    new_game,
    outcome,
    parse_action,
    parse_state,
    read_record,
    record_of,
    replay_all,
    role_of,
    roles,
    view,
    write_record,
)
from doctor_rat.rules.testing import Findings, Story
from doctor_rat.rules.testing.conformance import check_conservation, check_legality, check_secrecy


class Game(RuleBasedStateMachine):
    """Each step is one legal action drawn by Hypothesis, which shrinks failures to the shortest game."""

    state: State
    story: Story
    luck: Random

    @initialize(
        variant=st.sampled_from(Variant),
        identities=st.permutations(IDENTITIES),
        third=st.booleans(),
        yuck=st.integers(0, 3),
        seed=st.integers(0, 2**32),
    )
    def deal(self, variant: Variant, identities: list[rules.Food], third: bool, yuck: int, seed: int) -> None:
        count = 3 if third and variant is not Variant.COLLEAGUES else 2
        config = Config(variant, tuple(identities[:count]), yuck)
        self.luck = Random(seed)
        self.state = new_game(config, new_deal(config, self.luck))
        self.story = Story(config, self.state.deal, (), (self.state.log,))

    @precondition(lambda self: outcome(self.state) is None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(list(legal_actions(self.state))))
        assert role_of(action.by, self.state.config.variant) in roles(self.state.config)
        assert action.by in acting(self.state.board)
        assert parse_action(str(action)) == action
        before = {role: view(self.state, role).history for role in roles(self.state.config)}
        self.state, events = apply(self.state, action)
        for role, history in before.items():
            assert view(self.state, role).history[: len(history)] == history
        self.story = Story(
            self.story.config, self.story.deal, (*self.story.actions, action), (*self.story.events, events)
        )

    @precondition(lambda self: outcome(self.state) is not None)
    @rule()
    def rest(self) -> None:
        assert not acting(self.state.board)

    @precondition(lambda self: len(self.state.actions) % 9 == 4)
    @rule()
    def try_everything(self) -> None:
        check_legality(rules, self.state, self.story, list(legal_actions(self.state)), self.luck, Findings())
        check_secrecy(rules, self.state, self.story, self.luck, Findings())

    @invariant()
    def nothing_is_lost(self) -> None:
        check_conservation(rules, self.state, self.story)

    @invariant()
    def there_is_a_way_on(self) -> None:
        assert bool(list(legal_actions(self.state))) == (outcome(self.state) is None)
        assert 1 <= self.state.board.meal <= 8

    def teardown(self) -> None:
        if hasattr(self, "state"):
            assert replay_all(read_record(write_record(record_of(self.state)))) == self.state
            assert parse_state(str(self.state)) == self.state


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=150, stateful_step_count=80)
