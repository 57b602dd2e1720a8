"""Reasons: a closed list, all of it in use, and all of it true."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from doctor_rat.belief import beliefs
from doctor_rat.bots import Bot, BotReason, bot_named
from doctor_rat.bots.reasons import ReasonKey, because, may_be_told
from doctor_rat.bots.thinking.explain_doctor import took_for
from doctor_rat.bots.thinking.shares import SHARES
from doctor_rat.cli.words import Words
from doctor_rat.lab.arena import arena_bot
from doctor_rat.rules import (
    FOODS,
    Analyse,
    Config,
    Food,
    Role,
    Specification,
    State,
    Type,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    role_of,
    roles,
    view,
)
from doctor_rat.rules.testing.conformance import CONFIGS
from rules.staging import nothing_to_predict
from stage import begin, play

PAIRINGS = [
    ("random", "random"),
    ("novice", "novice"),
    ("regular", "regular"),
    ("novice", "expert"),
    ("expert", "novice"),
]
LIMIT = 30
"""The most rounds to play until every reason has been given."""


def reasons_of(config: Config, doctor: str, rats: str, seed: int) -> Iterator[tuple[Role, BotReason]]:
    rng = Random(seed)
    deal = new_deal(config, rng)
    state = new_game(config, deal)
    sides: tuple[Bot, Bot] = arena_bot(doctor, deal), arena_bot(rats, deal)
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], config.variant)
        decision = sides[role not in (Role.DOCTOR, Role.COLLEAGUE_0)].decide(view(state, role), rng)
        assert decision.reasons, (role, doctor, rats)
        for reason in decision.reasons:
            yield role, reason
        for action in decision.actions:
            state, _ = apply(state, action)


def without_choice() -> State:
    """Both have sent back what they could and can only pass."""
    state = begin("1bl=step 2gv=forbidden:4", "1rc 1bc 2rc 2rv", variant=Variant.COLLEAGUES)
    state = play(state, "0 pass, 1 pass, 0 take 1rc, 1 take 1bc, 0 yuck-back 1bc, 1 take 2rc")
    return play(state, "1 pass, 0 yuck-back 2rc, 1 take 2rv, 1 pass")


def without_liquids() -> State:
    """Group 0 must have liquids, the doctor has none, and the next cross loses: only fresh stock can help."""
    dry = [food for food in FOODS if food.type is not Type.LIQUID]
    state = begin("1bl=mandatory:l 2gv=forbidden:l", " ".join(dry))
    for medicine in ("", "", "doctor medicine 0 0", ""):
        one, two = state.desk.stock[:2]
        state = play(state, f"doctor offer {one} {two}, {medicine}, doctor serve")
        state = play(state, f"0 take {one}, 1 take {two}, doctor analyse")
    return state


def before_a_third_cross() -> State:
    return play(
        begin("1bl=mandatory:rb 2gv=forbidden:l", "1yc 1gv 2yc 2yv 3yv 3gc 2gc 4yc 4gc 4yv 1rc 2rc", yuck=1),
        """doctor offer 1gv 2yc, doctor serve, 0 take 1gv, 1 take 2yc, doctor analyse
        doctor offer 3yv 3gc, doctor serve, 0 take 3yv, 1 take 3gc, doctor analyse
        doctor offer 4yc 4gc, doctor serve, 0 take 4yc, 1 take 4gc""",
    )


QUICK = "doctor_rat.bots.quick_bot:QuickBot"


@cache
def given() -> tuple[tuple[Role, BotReason], ...]:
    """One game of every kind by every bot, then more until every reason has come up."""
    found = [(Role.COLLEAGUE_0, reason) for reason in _decide("expert", without_choice(), Role.COLLEAGUE_0)]
    found += [(Role.DOCTOR, reason) for reason in _decide("expert", without_liquids(), Role.DOCTOR)]
    found += [(Role.DOCTOR, reason) for reason in _decide("regular", before_a_third_cross(), Role.DOCTOR)]
    found += [(Role.GROUP_1, reason) for reason in _decide("regular", nothing_to_predict(), Role.GROUP_1)]
    found += [(Role.DOCTOR, reason) for reason in _decide(QUICK, without_liquids(), Role.DOCTOR)]
    # Each of these needs rats of its kind; other tests play whole games with them.
    found += [(Role.DOCTOR, reason) for kind in SHARES for reason in took_for({kind: 1.0})]
    for pairing in PAIRINGS:
        for config in CONFIGS:
            # Experts are slow.
            if "expert" not in pairing or config.yuck:
                found += reasons_of(config, *pairing, 0)
    for pairing, seed, config in product(PAIRINGS, range(1, LIMIT), CONFIGS):
        missing = {*ReasonKey} - {reason.key for _, reason in found}
        if any(key.startswith(_prefixes(config)) for key in missing):
            found += reasons_of(config, *pairing, seed)
    return tuple(found)


def _prefixes(config: Config) -> tuple[str, ...]:
    return ("colleague",) if config.variant is Variant.COLLEAGUES else ("rats", "doctor")


def _decide(level: str, state: State, role: Role, seed: int = 1) -> tuple[BotReason, ...]:
    return bot_named(level).decide(view(state, role), Random(seed)).reasons


def test_bots_give_listed_reasons_only_with_just_their_arguments() -> None:
    for _, reason in given():
        assert set(reason.arguments) == set(ReasonKey(reason.key).names), reason
        for name, value in reason.arguments.items():
            match name:
                case "food" | "returned":
                    Food(str(value))
                case "specification":
                    Specification(str(value))
                case "percent":
                    assert 0 <= int(value) <= 100
                case _:
                    assert type(value) is int
                    assert value >= 0


def test_no_listed_reason_is_dead() -> None:
    assert {reason.key for _, reason in given()} == set(ReasonKey)


def test_each_role_gives_reasons_of_its_own() -> None:
    """So that no doctor's reason is ever shown as a rat's."""
    for role, reason in given():
        who = "rats" if role.is_group else "doctor" if role is Role.DOCTOR else "colleague"
        assert reason.key in (ReasonKey.RANDOM, ReasonKey.QUICK) or reason.key.startswith(f"{who}-")


def test_only_rats_think_aloud() -> None:
    told = [role for config in CONFIGS for role in roles(config) if may_be_told(role)]
    assert {*told} == {Role.GROUP_0, Role.GROUP_1, Role.GROUP_2}


@pytest.mark.parametrize("key", ReasonKey)
def test_each_has_a_sentence(key: ReasonKey) -> None:
    """Another test checks that no language needs other arguments."""
    assert len(key.names) == len({*key.names})
    arguments: dict[str, str | int] = {name: "l" if name == "specification" else 1 for name in key.names}
    assert Words("en").reason(BotReason(key.value, arguments), begin().board)


def test_a_sentence() -> None:
    reason = because(ReasonKey.DOCTOR_SAVES, group=1, food=Food("3bl"), specification=Specification("l"))
    words, board = Words("en"), begin().board
    assert words.reason(reason, board) == "I\u2019m saving 3bl for the Hard Cores: nothing else I have matches liquids."
    assert words.reason(BotReason("hopeful"), board) is None


def test_wrong_arguments_are_noticed() -> None:
    with pytest.raises(AssertionError, match="rats-odds"):
        because(ReasonKey.RATS_ODDS, group=1)


# Positions whose reasons can be worked out by hand.

PAIR = "1bl=mandatory:l 2gv=forbidden:l"


def arguments(reasons: tuple[BotReason, ...], key: ReasonKey) -> list[dict[str, str | int]]:
    return [reason.arguments for reason in reasons if reason.key == key]


def test_the_doctor_saves_his_only_liquid_and_says_for_whom_nothing_is_there() -> None:
    from doctor_rat.bots.kernel.position import position
    from doctor_rat.bots.thinking import explain_doctor

    state = begin(PAIR, "4rv 2rl 3gc 3rv")
    seen = view(state, Role.DOCTOR)
    weights = position(seen).weights
    kept = tuple(explain_doctor.offer(seen, (Food("3gc"), Food("3rv")), weights))
    assert arguments(kept, ReasonKey.DOCTOR_SAVES) == [{"group": 0, "food": "2rl", "specification": "l"}]
    assert arguments(kept, ReasonKey.DOCTOR_NOTHING_GOOD) == [{"group": 0}]
    assert not arguments(kept, ReasonKey.DOCTOR_FEEDS_ALL)
    spent = tuple(explain_doctor.offer(seen, (Food("2rl"), Food("3rv")), weights))
    assert not arguments(spent, ReasonKey.DOCTOR_SAVES)
    assert arguments(spent, ReasonKey.DOCTOR_FEEDS_ALL) == [{}]


def test_what_an_offer_teaches_is_what_the_verdict_will_rule_out() -> None:
    from doctor_rat.bots.kernel.position import position
    from doctor_rat.bots.thinking import explain_doctor

    state = begin(PAIR, "4rv 2rl 3gc 3rv")
    seen = view(state, Role.DOCTOR)
    foods = Food("2rl"), Food("3rv")
    (lesson,) = arguments(tuple(explain_doctor.offer(seen, foods, position(seen).weights)), ReasonKey.DOCTOR_TEACHES)
    group, food = int(lesson["group"]), Food(str(lesson["food"]))
    diet = state.deal.diets[group]
    good = diet.accepts(food, state.config.identities[group], 1)
    told = beliefs(view(state, Role.GROUP_0))[group]
    assert lesson["left"] == len(told.weights)
    assert lesson["out"] == told.ruled_out(food, good)
    # Literal rats will indeed take it.
    served = play(state, f"doctor offer {' '.join(foods)}, doctor serve")
    takes = bot_named("regular").decide(view(served, Role.GROUP_0), Random(1)).actions
    assert f"{group} take {food}" in map(str, takes)


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_third_cross_is_sent_back_and_a_bad_food_left_is_named(level: str) -> None:
    seen = view(before_a_third_cross(), Role.DOCTOR)
    assert seen.board.rows[0].crosses == 2
    for seed in range(8):
        decision = bot_named(level).decide(seen, Random(seed))
        given = [reason for reason in decision.reasons if reason.key != ReasonKey.DOCTOR_EXPECTS]
        left = isinstance(decision.actions[0], Analyse)
        key = ReasonKey.DOCTOR_LETS_EAT if left else ReasonKey.DOCTOR_THIRD_CROSS
        assert given == [because(key, group=0, food=Food("4yc"))]


def test_fresh_stock_is_asked_for_where_nothing_is_good() -> None:
    reasons = _decide("expert", without_liquids(), Role.DOCTOR)
    assert arguments(reasons, ReasonKey.DOCTOR_FRESH_STOCK) == [{}]
    assert arguments(reasons, ReasonKey.DOCTOR_NOTHING_GOOD) == [{"group": 0}]


def test_rats_leave_a_food_to_the_group_that_needs_it() -> None:
    """Two groups like the same food best; the one with a cross gets it."""
    found = [reason.arguments for role, reason in given() if reason.key == ReasonKey.RATS_KEEP]
    assert all(entry["group"] != entry["other"] for entry in found)


def test_safe_means_good_by_every_diet_left_and_nothing_else_is_called_certain() -> None:
    seen_safe = 0
    rng = Random(3)
    for seed in range(6):
        config = Config(identities=CONFIGS[1].identities)
        state = new_game(config, new_deal(config, Random(seed)))
        while outcome(state) is None:
            role = role_of(acting(state.board)[0], config.variant)
            seen = view(state, role)
            decision = bot_named("regular").decide(seen, rng)
            for reason in decision.reasons if role.is_group else ():
                belief = beliefs(seen)[int(reason.arguments["group"])]
                food = Food(str(reason.arguments["food"]))
                out = belief.ruled_out(food, good=True)
                if reason.key == ReasonKey.RATS_SAFE:
                    assert out == 0
                    seen_safe += 1
                elif reason.key in (ReasonKey.RATS_ODDS, ReasonKey.RATS_ONLY_LIKELY):
                    assert out > 0
                    assert int(reason.arguments["percent"]) < 100
            for action in decision.actions:
                state, _ = apply(state, action)
    assert seen_safe > 3
