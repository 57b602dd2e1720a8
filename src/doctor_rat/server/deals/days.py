"""The deal of the day, made from its date by a keyed hash: only the holder of the key can compute it."""

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from random import Random

from doctor_rat.difficulty import shuffle as shuffle_to_order
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.deals import DealPromise
from doctor_rat.rules import Difficulty, new_game
from doctor_rat.rules.proof import promise_deal, promise_shuffle
from doctor_rat.rules.record import record_of
from doctor_rat.server.faults import Fault
from doctor_rat.server.storage.values import KeptDeal
from doctor_rat.table import Access, BotLevel, DietsFrom, Options
from doctor_rat.table.ports import settle
from doctor_rat.table.shared import Given, SharedDeal, SharedKind, id_of_day

KEY = "days"
KEY_BYTES = 32
BOTS = BotLevel.EXPERT
"""The level of the bots on the other side."""
GRADES = (*[Difficulty.NORMAL] * 4, *[Difficulty.HARD] * 3)
"""By weekday, from Monday."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def day_at(now: int) -> date:
    """By UTC; `now` in milliseconds."""
    return (_EPOCH + timedelta(milliseconds=now)).date()


def midnight_after(now: int) -> int:
    """When the next day begins."""
    tomorrow = datetime.combine(day_at(now) + timedelta(days=1), datetime.min.time(), UTC)
    return (tomorrow - _EPOCH) // timedelta(milliseconds=1)


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Fault(ServerCode.NOT_FOUND) from None


def grade_for(day: date) -> Difficulty:
    return GRADES[day.weekday()]


def options_for(day: date) -> Options:
    return Options(diets=DietsFrom.DIFFICULTY, difficulty=grade_for(day), access=Access.PRIVATE, latecomers=False)


def deal_for(day: date, key: bytes) -> KeptDeal:
    options = options_for(day)
    rng = Random(int.from_bytes(_hash(key, "deal", day)))
    setup = settle(shuffle_to_order(options.config(), rng, one_family=options.one_family), options)
    given = Given(setup, (_hash(key, "shuffle", day).hex(), _hash(key, "salt", day).hex()))
    return KeptDeal(SharedDeal(id_of_day(day), SharedKind.DAY), options, given, promise_of(options, given))


def promise_of(options: Options, given: Given) -> DealPromise:
    """Every table of the deal makes the same promise: they use the same salts."""
    setup = given.setup
    shuffle_salt, deal_salt = (bytes.fromhex(salt) for salt in given.salts)
    record = record_of(new_game(options.config(), setup.deal()))
    return DealPromise(promise_shuffle(shuffle_salt, setup.pile, setup.complications), promise_deal(deal_salt, record))


def _hash(key: bytes, what: str, day: date) -> bytes:
    return hmac.digest(key, f"{what} {day.isoformat()}".encode(), "sha256")
