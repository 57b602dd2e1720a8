"""The promise made before a game, opened after it."""

from hashlib import sha256

import msgspec
import pytest
from msgspec.structs import replace

from doctor_rat.rules import Code, Record, RecordError, record_of
from doctor_rat.rules.proof import Proof, check_proof, promise_deal, promise_shuffle
from stage import begin

SALTS = bytes(range(32)), bytes(range(32, 64))


def promised(complications: str = "") -> Record:
    record = record_of(begin(complications=complications))
    drawn = () if record.complications is msgspec.UNSET else record.complications
    proof = Proof(
        shuffle=promise_shuffle(SALTS[0], record.pile, drawn),
        shuffle_salt=SALTS[0].hex(),
        deal=promise_deal(SALTS[1], record),
        deal_salt=SALTS[1].hex(),
    )
    return replace(record, proof=msgspec.to_builtins(proof))


@pytest.mark.parametrize("complications", ["", "gluttony"])
def test_a_kept_promise_is_confirmed(complications: str) -> None:
    assert check_proof(promised(complications))


def test_a_record_without_proof_promises_nothing() -> None:
    assert not check_proof(record_of(begin()))


def test_anyone_can_check_it_by_hand() -> None:
    """Canonical JSON: sorted keys, no spaces."""
    record = promised()
    pile = ",".join(f'"{food}"' for food in record.pile)
    text = f'{{"complications":[],"pile":[{pile}]}}'
    assert isinstance(record.proof, dict)
    assert record.proof["shuffle"] == sha256(SALTS[0] + text.encode()).hexdigest()


def test_two_foods_exchanged_in_the_pile_are_noticed() -> None:
    record = promised()
    pile = (*record.pile[:-2], record.pile[-1], record.pile[-2])
    with pytest.raises(RecordError) as caught:
        check_proof(replace(record, pile=pile))
    assert (caught.value.code, caught.value.arguments) == (Code.BROKEN_PROMISE, {"promise": "shuffle"})


def test_another_diet_is_noticed() -> None:
    record = promised()
    with pytest.raises(RecordError) as caught:
        check_proof(replace(record, diets=("step", *record.diets[1:])))
    assert caught.value.arguments == {"promise": "deal"}


def test_a_short_salt_is_refused() -> None:
    record = promised()
    assert isinstance(record.proof, dict)
    with pytest.raises(RecordError) as caught:
        check_proof(replace(record, proof={**record.proof, "deal_salt": "00"}))
    assert caught.value.code is Code.BAD_PROOF
