"""Whatever is posted for review gets a review or a refusal with a code, and bots keep thinking."""

from collections.abc import Iterator

import httpx
import pytest
from hypothesis import given, settings

from stalls.kitchen import Threaded
from stalls.records import altered, body, deep, proved, records

ONE = records()[0]
PROOF = proved(ONE)["proof"]
CHANGES = {
    "no object": b"[]",
    "no text": b"\xff\xfe\x00",
    "another format": body({**ONE, "format": "doctor-rat-record/2"}),
    "an unknown key": body({**ONE, "more": 1}),
    "too many tokens": body({**ONE, "yuck": 4}),
    "very many tokens": body({**ONE, "yuck": 10**40}),
    "one identity": body({**ONE, "identities": ONE["identities"][:1]}),
    "no such diet": body({**ONE, "diets": ["?"] * len(ONE["diets"])}),
    "a diet too few": body({**ONE, "diets": ONE["diets"][1:]}),
    "a pile too small": body({**ONE, "pile": ONE["pile"][1:]}),
    "the last action first": body({**ONE, "actions": ONE["actions"][::-1]}),
    "another outcome": body({**ONE, "outcome": None}),
    "complications in Colony": body({**ONE, "complications": []}),
    "a proof of nothing": body({**ONE, "proof": {}}),
    "a proof that isn't hexadecimal": body({**ONE, "proof": {**PROOF, "deal_salt": "?"}}),
    "a proof that isn't ASCII": body({**ONE, "proof": {**PROOF, "deal": "é"}}),
    "a proof of another deal": body({**ONE, "proof": {**PROOF, "deal": "00" * 32}}),
}


@pytest.fixture(scope="module")
def threaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with Threaded(tmp_path_factory.mktemp("records")).running() as found:
        yield found


@pytest.fixture(scope="module")
def http(threaded: Threaded) -> Iterator[httpx.Client]:
    assert threaded.house is not None
    with httpx.Client(base_url=threaded.house.url, timeout=60) as found:
        yield found


def check_answer(answer: httpx.Response) -> None:
    found = answer.json()
    if answer.status_code == 200:
        assert found["frames"]
    else:
        assert 400 <= answer.status_code < 500, answer.text
        assert found["code"] not in ("internal", "busy")
        assert len(answer.content) < 2_000, "what was sent isn't sent back"


@pytest.mark.parametrize("record", CHANGES.values(), ids=CHANGES)
def test_a_damaged_record_is_refused_with_a_code(http: httpx.Client, record: bytes) -> None:
    answer = http.post("/api/review", content=record)
    assert 400 <= answer.status_code < 500, answer.text
    check_answer(answer)


@pytest.mark.parametrize("record", [*deep(100), *deep(5_000), *deep(100_000)])
def test_brackets_upon_brackets_are_refused(http: httpx.Client, record: bytes) -> None:
    answer = http.post("/api/review", content=record)
    assert 400 <= answer.status_code < 500, answer.text


def test_whole_records_are_reviewed(http: httpx.Client) -> None:
    for record in (*records(), *map(proved, records())):
        answer = http.post("/api/review", content=body(record))
        assert answer.status_code == 200, answer.text
        assert answer.json()["variant"] == record["variant"]


@settings(max_examples=150)
@given(record=altered())
def test_altered_records_are_reviewed_or_refused(http: httpx.Client, record: bytes) -> None:
    check_answer(http.post("/api/review", content=record))
