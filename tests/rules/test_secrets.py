"""No view reveals more than it may: pairs of games that differ in a secret, and whole games checked by a reader of
their own (RULES 10)."""

import re
from functools import cache
from itertools import pairwise
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from doctor_rat.rules import (
    Action,
    Complication,
    Config,
    Food,
    Offer,
    Role,
    Serve,
    State,
    Variant,
    View,
    YuckFront,
    apply,
    choices,
    events_for,
    legal_actions,
    new_game,
    parse_action,
    parse_diet,
    role_of,
    roles,
    view,
)
from doctor_rat.rules.events import Event, Sight
from rules.later_meals import ALL_CONFIGS, PILE, TYPES, begin_together, random_game
from stage import begin

OTHERS = (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2, Role.SPECTATOR)
EVERYBODY = (Role.DOCTOR, *OTHERS)

SCRIPT = """
doctor offer 1rl 1rv 1rc, doctor serve, 0 take 1rl, 1 take 1rv, 2 take 1rc, doctor analyse
doctor offer 1ol 1ov 1oc, doctor serve, 2 take 1oc, 1 take 4bl, 0 take 1ol
doctor yuck-back 1 4bl, 1 take 1ov, doctor analyse
doctor yuck-front, doctor offer 1gl 1gv 1gc, doctor medicine 0 0, doctor serve
0 take 1gl, 1 take 1gv, 2 take 1gc, doctor analyse
"""
"""Three meals of good foods. Yuck! front draws 4ol 1gl 1gv 1gc 4ov 2rl in the third, whose extra food is 2rv."""


def alike(one: State, other: State, role: Role, script: str = SCRIPT) -> bool:
    """Whether this role sees the same throughout: views, events and choices."""
    if view(one, role) != view(other, role):
        return False
    for text in script.replace("\n", ",").split(","):
        if text.strip():
            (one, told), (other, told_too) = apply(one, parse_action(text)), apply(other, parse_action(text))
            seen, seen_too = view(one, role), view(other, role)
            if seen != seen_too or choices(seen) != choices(seen_too):
                return False
            if events_for(told, role) != events_for(told_too, role):
                return False
    return True


def exchanged(state: State, one: str, other: str) -> State:
    """The same game with these two foods swapped in the pile."""
    places = {Food(one): Food(other), Food(other): Food(one)}
    return new_game(state.config, replace(state.deal, pile=tuple(places.get(food, food) for food in state.deal.pile)))


@pytest.mark.rule("10.3", "10.6")
def test_diets_that_judge_alike_look_alike_to_all_but_the_doctor() -> None:
    one = begin(TYPES, PILE)
    other = begin("1bl=identical:type 2gv=forbidden:l 3rc=mandatory:c", PILE)
    assert all(alike(one, other, role) for role in OTHERS)
    assert not alike(one, other, Role.DOCTOR)


@pytest.mark.rule("10.3", "10.6")
@pytest.mark.parametrize("kept", ["4rl", "4rv", "1yl"], ids=["meal 1's", "meal 2's", "meal 3's"])
def test_foods_in_the_stock_look_alike_to_all_but_the_doctor(kept: str) -> None:
    """Never offered, then thrown out by Yuck! front: the rats can't tell it from 3bl, which is never drawn."""
    one = begin(TYPES, PILE)
    other = exchanged(one, kept, "3bl")
    assert all(alike(one, other, role) for role in OTHERS)
    assert not alike(one, other, Role.DOCTOR)


@pytest.mark.rule("10.2")
def test_the_rest_of_the_pile_looks_alike_to_everybody() -> None:
    one = begin(TYPES, PILE)
    assert all(alike(one, exchanged(one, "3bl", "3bc"), role) for role in EVERYBODY)
    # But everyone sees a food that is drawn and served, so the comparison can fail.
    assert not any(alike(one, exchanged(one, "2rv", "3bl"), role) for role in EVERYBODY)


@pytest.mark.rule("10.1", "10.2")
def test_the_order_of_undrawn_complications_looks_alike_to_everybody() -> None:
    one = begin(TYPES, PILE, complications="insomnia madness gluttony paranoia megalomania")
    other = begin(TYPES, PILE, complications="insomnia madness gluttony megalomania paranoia")
    # Groups 1 and 2 draw the first two cards after meal 3; Medicine keeps group 0 from drawing.
    assert all(alike(one, other, role) for role in EVERYBODY)
    swapped = begin(TYPES, PILE, complications="madness insomnia gluttony paranoia megalomania")
    assert not any(alike(one, swapped, role) for role in EVERYBODY)


@pytest.mark.rule("10.4", "10.6")
def test_a_colleague_learns_nothing_of_his_own_diet_but_the_verdicts() -> None:
    one = begin_together()
    deal = replace(one.deal, diets=(parse_diet("identical:type"), one.deal.diets[1]))
    other = new_game(one.config, deal)
    script = "0 pass, 1 pass, 0 take 1rl, 1 take 1rv, 0 pass, 1 yuck-back 1rl, 0 take 4bl, 0 pass, 1 pass"
    assert alike(one, other, Role.COLLEAGUE_0, script)
    assert alike(one, other, Role.SPECTATOR, script)
    assert not alike(one, other, Role.COLLEAGUE_1, script)


# Whole games, at random.


@cache
def games(config: Config) -> tuple[tuple[State, ...], ...]:
    return tuple(tuple(random_game(config, seed)) for seed in range(16))


def foods_in(seen: View) -> set[str]:
    """Every food the view names, anywhere."""
    return {name.decode() for name in re.findall(rb'"([1-4][roygb][clv])"', msgspec.json.encode(seen))}


class Reading:
    """An independent reader: which foods were drawn and which revealed, from the pile and the actions alone."""

    def __init__(self, game: State) -> None:
        self.pile = [str(food) for food in game.deal.pile]
        self.groups = len(game.config.identities)
        self.together = game.config.variant is Variant.COLLEAGUES
        self.open: set[str] = set()
        self.drawn: set[str] = set()
        self.stock: set[str] = set()
        self.chosen: set[str] = set()
        self.open |= self.draw(self.groups - 1)
        self.begin(1)

    def draw(self, count: int) -> set[str]:
        foods, self.pile = set(self.pile[:count]), self.pile[count:]
        self.drawn |= foods
        return foods

    def begin(self, meal: int) -> None:
        if self.together:
            self.open |= self.draw(0 if meal in (5, 8) else 3)
        else:
            self.stock |= self.draw(0 if meal == 5 else self.groups + 1)

    def see(self, action: Action, before: State, after: State) -> None:
        match action:
            case YuckFront() if self.together:
                self.open |= self.draw(len(before.board.centre) + len(before.board.trash))
            case YuckFront():
                self.stock = self.draw(len(self.stock))
            case Offer(_, foods):
                self.chosen = set(map(str, foods)) | self.draw(1 if before.board.meal == 3 else 0)
                self.stock -= self.chosen
            case Serve():
                self.open |= self.chosen
                self.open |= self.draw(2 if Complication.MADNESS in before.board.complications else 0)
        if after.board.meal > before.board.meal:
            self.begin(after.board.meal)


@pytest.mark.rule("10.1", "10.2", "10.3", "10.6", "7.3")
@pytest.mark.parametrize("config", ALL_CONFIGS, ids=lambda config: f"{config.variant} {len(config.identities)}")
def test_views_name_exactly_the_foods_that_their_role_has_seen(config: Config) -> None:
    identities = set(map(str, config.identities))
    for game in games(config):
        reading = Reading(game[0])
        for before, after in pairwise((game[0], *game)):
            if after is not before:
                reading.see(after.actions[-1], before, after)
            for role in roles(config):
                all_seen = role is Role.DOCTOR or after.board.outcome is not None
                expected = reading.drawn if all_seen else reading.open
                assert foods_in(view(after, role)) == identities | expected, (role, after)


@pytest.mark.rule("10.2", "10.3", "10.4", "10.6")
@pytest.mark.parametrize("config", ALL_CONFIGS, ids=lambda config: f"{config.variant} {len(config.identities)}")
def test_views_hold_only_the_diets_that_their_role_may_know(config: Config) -> None:
    for state in (state for game in games(config) for state in game if state.board.outcome is None):
        for role in roles(config):
            known = [
                diet
                for group, diet in enumerate(state.deal.diets)
                if role is Role.DOCTOR or (config.variant is Variant.COLLEAGUES and role.number == 1 - group)
            ]
            # A diet is tagged like this everywhere, including the history.
            assert msgspec.json.encode(view(state, role)).count(b'"diet":') == len(known)
            assert [diet for diet in view(state, role).diets if diet is not None] == known


@pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.6")
@pytest.mark.parametrize("config", ALL_CONFIGS, ids=lambda config: f"{config.variant} {len(config.identities)}")
def test_every_roles_choices_are_its_part_of_the_legal_actions(config: Config) -> None:
    for game in games(config):
        for state in game:
            legal = list(legal_actions(state))
            shared = 0
            for role in roles(config):
                mine = [action for may in choices(view(state, role)) for action in may.actions()]
                assert mine == [action for action in legal if role_of(action.by, config.variant) is role]
                shared += len(mine)
            assert shared == len(legal)
            assert bool(legal) is (state.board.outcome is None)


@pytest.mark.rule("10.1", "10.3", "10.6")
@pytest.mark.parametrize("config", ALL_CONFIGS, ids=lambda config: f"{config.variant} {len(config.identities)}")
def test_the_history_in_a_view_only_grows_and_by_the_events_told(config: Config) -> None:
    for game in games(config):
        for before, after in pairwise(game):
            _, events = apply(before, after.actions[-1])
            for role in roles(config):
                assert view(after, role).history == view(before, role).history + events_for(events, role)


@pytest.mark.rule("10.1")
def test_the_random_games_go_far_enough_to_prove_something() -> None:
    ends = [game[-1] for config in ALL_CONFIGS for game in games(config)]
    assert {end.board.outcome is not None and end.board.outcome.won for end in ends} == {True, False}
    played = {type(action).__name__ for end in ends for action in end.actions}
    assert played == {
        *("YuckFront", "Offer", "Medicine", "StrictMenu", "Serve"),
        *("Take", "YuckBack", "Analyse", "Predict", "Pass"),
    }
    laid = {str(getattr(entry, "complication", "")) for end in ends for row in end.board.rows for entry in row.entries}
    assert laid == {"", *map(str, Complication)}


@pytest.mark.rule("10.3")
def test_how_much_an_event_reveals_is_declared() -> None:
    told = {str(kind.__struct_config__.tag): kind.sight for kind in get_args(Event)}
    assert {tag for tag, sight in told.items() if sight is Sight.NOTHING} == {
        "offered",
        "medicine-prepared",
        "menu-prepared",
    }
    assert {tag for tag, sight in told.items() if sight is Sight.COUNTS} == {"drew", "stock-thrown"}
