"""Records: reading, writing, and what is wrong with bad ones."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import referee
from doctor_rat.rules import (
    Code,
    Config,
    RecordError,
    Source,
    Variant,
    new_game,
    read_lines,
    read_record,
    record_of,
    replay,
    replay_all,
    shuffle,
    write_record,
)
from rules.test_against_referee import KINDS, as_json, play

Json = dict[str, Any]


def sample(variant: Variant = Variant.COLONY, groups: int = 3, seed: int = 1) -> Json:
    *_, state = play(variant, groups, seed)
    return as_json(state)


def check(record: Json | str | bytes) -> RecordError | None:
    """What our reader says about this document."""
    data = json.dumps(record) if isinstance(record, dict) else record
    try:
        replay_all(read_record(data))
    except RecordError as error:
        return error
    return None


def test_a_record_reads_back_as_it_was_written() -> None:
    for variant, groups in KINDS:
        for state in play(variant, groups, 3):
            record = record_of(state)
            assert read_record(write_record(record)) == record
            assert replay_all(record) == state


def test_a_record_holds_the_keys_of_the_format() -> None:
    keys = {"format", "variant", "yuck", "identities", "diets", "pile", "actions", "outcome"}
    assert set(sample()) == keys
    assert set(sample(Variant.COLLEAGUES, 2)) == keys
    assert set(sample(Variant.COMPLICATIONS)) == keys | {"complications"}


def test_replay_gives_every_state_on_the_way() -> None:
    states = list(play(Variant.COMPLICATIONS, 3, 5))
    assert list(replay(record_of(states[-1]))) == states


def test_a_running_game_may_end_after_any_action() -> None:
    for state in list(play(Variant.COLONY, 2, 8))[:-1]:
        assert as_json(state)["outcome"] is None
        assert check(as_json(state)) is None


def test_how_the_diets_came_about_can_be_said_when_replaying() -> None:
    setup = shuffle(Config(), Random(1)).preset()
    state = new_game(setup.config, setup.deal())
    record = record_of(state)
    assert replay_all(record).deal.sources == (Source.DRAWN,) * 3
    assert replay_all(record, state.deal.sources) == state


def test_meta_and_proof_are_carried_and_ignored() -> None:
    record = sample() | {"meta": {"names": ["Ada", 1, None]}, "proof": {"salt": "x"}}
    assert check(record) is None
    assert json.loads(write_record(read_record(json.dumps(record)))) == record


def test_any_order_of_two_cards_is_read() -> None:
    record = sample() | {"actions": [], "outcome": None}
    record["diets"] = ["mandatory:rb+l", *record["diets"][1:]]
    record["identities"] = ["1bl", "2gv", "3rc"]
    record["diets"] = ["mandatory:rb+l", "step", "mandatory:3"]
    assert check(record) is None
    record["diets"][2] = "mandatory:or"
    assert check(record) is not None


def offers(record: Json) -> list[int]:
    return [index for index, action in enumerate(record["actions"]) if action["act"] == "offer"]


WRONG: list[tuple[str, Callable[[Json], object], Code, int | None, str | None]] = [
    ("no format", lambda r: r.pop("format"), Code.BAD_RECORD, None, None),
    ("another format", lambda r: r.update(format="doctor-rat-record/2"), Code.BAD_RECORD, None, None),
    ("no outcome", lambda r: r.pop("outcome"), Code.BAD_RECORD, None, None),
    ("an unknown key", lambda r: r.update(colour="red"), Code.BAD_RECORD, None, None),
    ("complications out of place", lambda r: r.update(complications=[]), Code.BAD_COMPLICATIONS, None, "6.1"),
    ("four tokens", lambda r: r.update(yuck=4), Code.YUCK_COUNT, None, "2.3"),
    ("tokens as a float", lambda r: r.update(yuck=3.0), Code.BAD_RECORD, None, None),
    ("tokens as a boolean", lambda r: r.update(yuck=True), Code.BAD_RECORD, None, None),
    ("one group", lambda r: r.update(identities=["1bl"], diets=["step"]), Code.GROUP_COUNT, None, "2.1"),
    ("a diet too few", lambda r: r["diets"].pop(), Code.DIET_COUNT, None, "2.2"),
    ("no identity", lambda r: r["identities"].__setitem__(0, "4bl"), Code.NOT_AN_IDENTITY, None, "1.2"),
    ("an identity twice", lambda r: r.update(identities=["1bl", "2gv", "1bl"]), Code.IDENTITIES_EQUAL, None, "2.1"),
    ("no diet", lambda r: r["diets"].__setitem__(0, "fasting"), Code.BAD_DIET, None, "8.3"),
    ("a short pile", lambda r: r["pile"].pop(), Code.BAD_PILE, None, "1.1"),
    ("a food twice", lambda r: r["pile"].__setitem__(0, r["pile"][1]), Code.BAD_PILE, None, "1.1"),
    (
        "an action too many",
        lambda r: r["actions"].append({"by": 0, "act": "take", "food": "1bl"}),
        Code.GAME_OVER,
        -1,
        "4.10",
    ),
    (
        "a wrong outcome",
        lambda r: r["outcome"].update(meal=7 if r["outcome"]["meal"] == 8 else 8),
        Code.OUTCOME,
        None,
        "4.10",
    ),
    ("no outcome said", lambda r: r.update(outcome=None), Code.OUTCOME, None, "4.10"),
    ("an unknown verb", lambda r: r["actions"][0].update(act="nibble"), Code.BAD_ACTION, 0, None),
    ("an unknown key in an action", lambda r: r["actions"][1].update(why="?"), Code.BAD_ACTION, 1, None),
    ("a key missing in an action", lambda r: r["actions"][2].pop("by"), Code.BAD_ACTION, 2, None),
    ("a serve by nobody", lambda r: r["actions"].insert(0, {"by": "doctor", "act": "serve"}), Code.NOT_NOW, 0, "4.5"),
    ("a pass in Colony", lambda r: r["actions"].insert(0, {"by": 0, "act": "pass"}), Code.NOT_IN_VARIANT, 0, "7.2"),
    ("an offer of one food", lambda r: r["actions"][offers(r)[1]].update(foods=["1bl"]), Code.OFFER_COUNT, 1, "4.3"),
]


@pytest.mark.parametrize(
    ("spoil", "code", "action", "rule"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_wrong_record_names_its_action_and_rule(
    spoil: Callable[[Json], object], code: Code, action: int | None, rule: str | None
) -> None:
    record = sample()
    spoil(record)
    error = check(record)
    assert error is not None
    at = offers(record)[1] if code is Code.OFFER_COUNT else action
    expected = len(record["actions"]) - 1 if at == -1 else at
    assert (error.code, error.action, error.rule) == (code, expected, rule)
    if expected is not None:
        assert str(error).startswith(f"Action {expected}: ")


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"3", b"\xff\xfe", b'{"actions": [', b"[" * 100_000, b'{"actions": [{"by": "\xff"}]}'],
)
def test_a_damaged_document_gives_an_error_and_nothing_else(data: bytes) -> None:
    error = check(data)
    assert error is not None
    assert error.code in (Code.BAD_RECORD, Code.BAD_ACTION)


def test_lines_go_on_after_a_bad_one() -> None:
    good = write_record(read_record(json.dumps(sample())))
    found = list(read_lines([good, b"\n", b"{broken", b"  \n", good]))
    assert [isinstance(entry, RecordError) for entry in found] == [False, True, False]


def spoil_at_random(record: Json, rng: Random) -> None:
    """One small change somewhere: most break a rule, some don't."""
    actions = record["actions"]
    index = rng.randrange(len(actions)) if actions else 0
    match rng.randrange(9):
        case 0 if actions:
            del actions[index]
        case 1 if actions:
            actions.insert(index, copy.deepcopy(rng.choice(actions)))
        case 2 if len(actions) > 1:
            actions[index - 1], actions[index] = actions[index], actions[index - 1]
        case 3 if actions:
            key = rng.choice(list(actions[index]))
            actions[index][key] = rng.choice([0, 1, 2, 3, -1, "doctor", "take", rng.choice(record["pile"]), True, None])
        case 4:
            one, other = rng.sample(range(60), 2)
            record["pile"][one], record["pile"][other] = record["pile"][other], record["pile"][one]
        case 5:
            group = rng.randrange(len(record["diets"]))
            diets = ["step", "identical:type", "different:colour", "mandatory:l", "forbidden:l", "alternating:3/l"]
            record["diets"][group] = rng.choice(diets)
        case 6:
            record["yuck"] = rng.randint(-1, 4)
        case 7:
            record["identities"].reverse()
        case _:
            record["outcome"] = rng.choice([None, {"won": True, "meal": 8, "reason": "exam-passed"}])


def test_the_referee_agrees_about_a_spoiled_record() -> None:
    rng = Random(5)
    seen: Counter[bool] = Counter()
    for number in range(1_500):
        variant, groups = KINDS[number % len(KINDS)]
        record = sample(variant, groups, number % 40)
        spoil_at_random(record, rng)
        ours = check(record)
        try:
            referee.check(record)
        except referee.RefereeError as error:
            assert ours is not None, (error, record)
            assert ours.action == error.action, (ours, error, record)
        else:
            assert ours is None, (ours, record)
        seen[ours is None] += 1
    assert min(seen.values()) > 50, seen
