"""Proof that nobody changed the deal: what was promised before, and how to check it afterwards.

Before setup everyone gets a hash of the shuffle, afterwards a hash of the whole deal, each with a secret salt. At
the end the salts are opened in the record's `proof`.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

import msgspec

from doctor_rat.rules.cards import Complication, Food
from doctor_rat.rules.errors import Code, RecordError
from doctor_rat.rules.record import Record
from doctor_rat.rules.values import Value

SALT_BYTES = 32


class Proof(Value, frozen=True, forbid_unknown_fields=True):
    """Both promises with their salts, all in hexadecimal."""

    shuffle: str
    shuffle_salt: str
    deal: str
    deal_salt: str


def promise(salt: bytes, value: Any) -> str:
    """SHA-256 of the salt followed by the value as canonical JSON: sorted keys, no spaces, UTF-8."""
    return hashlib.sha256(salt + msgspec.json.encode(value, order="sorted")).hexdigest()


def promise_shuffle(salt: bytes, pile: Sequence[Food], complications: Sequence[Complication]) -> str:
    return promise(salt, {"pile": pile, "complications": complications})


def promise_deal(salt: bytes, record: Record) -> str:
    return promise(salt, _header(record))


def _header(record: Record) -> dict[str, Any]:
    """The parts of a record that are settled before the first action."""
    known: dict[str, Any] = msgspec.to_builtins(record)
    return {key: entry for key, entry in known.items() if key not in ("actions", "outcome", "proof", "meta")}


def check_proof(record: Record) -> bool:
    """Check that the record keeps its promises. False if it has no proof at all."""
    if record.proof is msgspec.UNSET:
        return False
    try:
        proof = msgspec.convert(record.proof, Proof)
        salts = bytes.fromhex(proof.shuffle_salt), bytes.fromhex(proof.deal_salt)
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError(Code.BAD_PROOF, problem=str(error)) from None
    if any(len(salt) != SALT_BYTES for salt in salts):
        raise RecordError(Code.BAD_PROOF, problem=f"a salt must have {SALT_BYTES} bytes")
    complications = () if record.complications is msgspec.UNSET else record.complications
    if not _is_same(promise_shuffle(salts[0], record.pile, complications), proof.shuffle):
        raise RecordError(Code.BROKEN_PROMISE, promise="shuffle")
    if not _is_same(promise_deal(salts[1], record), proof.deal):
        raise RecordError(Code.BROKEN_PROMISE, promise="deal")
    return True


def _is_same(found: str, told: str) -> bool:
    """As bytes: `compare_digest` doesn't take text that isn't ASCII."""
    return hmac.compare_digest(found.encode(), told.encode(errors="replace"))
