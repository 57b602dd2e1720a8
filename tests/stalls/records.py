"""Real records, and what strangers might do to them."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import to_builtins

from doctor_rat.rules import record_of
from doctor_rat.rules.proof import Proof, promise_deal, promise_shuffle
from doctor_rat.rules.record import read_record, write_record
from rules.later_meals import ALL_CONFIGS, random_game

SALT = bytes(range(32))
Path = tuple[str | int, ...]


@cache
def records() -> tuple[dict[str, Any], ...]:
    """One whole game of every kind, without a proof, which would expose every change before it is played."""
    games = [list(random_game(config, seed))[-1] for seed, config in enumerate(ALL_CONFIGS)]
    return tuple(json.loads(write_record(record_of(end, {"difficulty": "hard", "table": "Ann's"}))) for end in games)


def proved(found: dict[str, Any]) -> dict[str, Any]:
    record = read_record(body(found))
    complications = record.complications or ()
    proof = Proof(
        promise_shuffle(SALT, record.pile, complications),
        SALT.hex(),
        promise_deal(SALT, record),
        SALT.hex(),
    )
    return {**found, "proof": to_builtins(proof)}


def body(record: Any) -> bytes:
    return json.dumps(record).encode()


JUNK: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        [None, True, 0, -1, 3, 2**63, 2**64, 10**40, 10**4000, 1e308, 0.5, "", "é", "\ud800", "x" * 5_000, [], {}, [[]]]
    ),
    st.text(max_size=8),
    st.sampled_from(["3rc", "1bl", "doctor", "colony", "colleagues", "step", "identical:type", "hard", "00" * 32]),
)


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    found = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in found:
        yield from _places(inner, (*path, key))


def put(record: Any, path: Path, value: Any) -> Any:
    """The record with this value in that place."""
    if not path:
        return value
    copy: Any = dict(record) if isinstance(record, dict) else list(record)
    copy[path[0]] = put(record[path[0]], path[1:], value)
    return copy


def drop(record: Any, path: Path) -> Any:
    if len(path) > 1:
        return put(record, path[:1], drop(record[path[0]], path[1:]))
    copy: Any = dict(record) if isinstance(record, dict) else list(record)
    del copy[path[0]]
    return copy


@st.composite
def altered(draw: st.DrawFn) -> bytes:
    """A real record after one to three changes; some are damaged as text as well."""
    record: Any = draw(st.sampled_from(records()))
    if draw(_seldom):
        record = proved(record)
    for _ in range(draw(st.integers(1, 3))):
        if isinstance(record, dict) and record:
            record = draw(_changed(record))
    return draw(_damaged(json.dumps(record)) if draw(_seldom) else st.just(body(record)))


_seldom = st.integers(0, 5).map(lambda number: number == 0)


def _changed(record: dict[str, Any]) -> st.SearchStrategy[Any]:
    # A game has many actions and few other parts, which must not be crowded out.
    part = st.sampled_from(list(record)).flatmap(lambda key: st.sampled_from(list(_places(record[key], (key,)))))
    alike = st.randoms(use_true_random=False).map(lambda rng: _swapped(record, rng))
    return st.one_of(
        *(alike,) * 4,
        st.builds(put, st.just(record), part, JUNK),
        st.builds(drop, st.just(record), part),
        st.builds(lambda key, value: {**record, key: value}, st.text(min_size=1, max_size=5), JUNK),
    )


def _swapped(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Mostly still readable: entries of a list swapped, dropped or doubled, or taken from another record."""
    lists = [key for key, value in record.items() if isinstance(value, list) and value]
    if not lists:
        return record
    key = rng.choice(lists)
    found = list(record[key])
    at, other = rng.randrange(len(found)), rng.randrange(len(found))
    match rng.randrange(4):
        case 0:
            found[at], found[other] = found[other], found[at]
        case 1:
            del found[at]
        case 2:
            found.insert(at, found[other])
        case 3:
            found[at] = rng.choice(rng.choice(records()).get(key) or found)
    return {**record, key: found}


def _damaged(text: str) -> st.SearchStrategy[bytes]:
    return st.one_of(
        st.sampled_from(["utf-8-sig", "utf-16", "utf-32"]).map(text.encode),
        st.integers(0, len(text)).map(lambda end: text[:end].encode()),
        st.integers(0, len(text)).map(lambda at: text[:at].encode() + b"\xff\x00" + text[at:].encode()),
    )


def deep(levels: int) -> list[bytes]:
    """Nested brackets: alone, and wherever a value may be."""
    nest = b"[" * levels + b"]" * levels
    return [nest, b'{"meta":' * levels + b"1" + b"}" * levels, b'{"format":"doctor-rat-record/1","meta":' + nest + b"}"]
