"""Logs stored in every format so far can still be read, and lead to the same game."""

from pathlib import Path

import msgspec
import pytest

from doctor_rat.rules import outcome
from doctor_rat.rules.proof import check_proof
from doctor_rat.table import Entry, Stage, TableId, finished_record
from doctor_rat.table.entries import FORMAT, Said, Talked
from doctor_rat.table.phrases import PhraseKind, kind_of
from doctor_rat.table.wire import audiences, is_public
from table.company import Company, run
from table.sealed import FIXTURE, sealed

DIETS = {
    "format-1-chosen": ("different:type", "mandatory:v+2", "alternating:c/rg"),
    "format-1-colleagues": ("forbidden:v+3", "alternating:gb/2"),
    "format-1-drawn": ("forbidden:c+yg", "forbidden:3+yb", "alternating:c/1"),
}
"""The diets drawn then. A promise is recomputed from the log, so it can't reveal that one has changed."""
LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


def test_there_are_logs_of_the_present_format() -> None:
    assert sum(path.name.startswith(f"format-{FORMAT}-") for path in LOGS) >= 3


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_stored_log_is_read_and_leads_to_the_same_game(path: Path) -> None:
    async def go() -> None:
        company = Company()
        entries = [msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines()]
        company.store.logs[TableId("t1")] = entries
        await company.room.open(TableId("t1"))
        table = company.room.table
        assert table.stage is Stage.OVER
        assert table.game is not None
        assert outcome(table.game) is not None
        record = finished_record(table)
        assert record is not None
        assert check_proof(record)
        assert record.diets == DIETS.get(path.stem, record.diets)
        for audience in audiences(table.config):
            assert company.room.since(audience, 0)

    run(go())


def test_talk_stored_before_sides_had_their_own_is_for_everybody() -> None:
    for body in (
        b'{"entry":"talked","seat":"s1","text":"hello","meal":1}',
        b'{"entry":"said","seat":"s1","phrase":{"say":"agree"},"meal":null}',
    ):
        entry = msgspec.json.decode(b'{"number":1,"at":1,"body":' + body + b"}", type=Entry)
        assert isinstance(entry.body, Talked | Said)
        assert entry.body.side is None
        assert is_public(entry)


def test_every_kind_of_phrase_is_in_a_stored_log() -> None:
    """So that none can be dropped or changed unnoticed."""
    lines = [line for path in LOGS for line in path.read_bytes().splitlines()]
    bodies = [msgspec.json.decode(line, type=Entry).body for line in lines]
    assert {kind_of(body.phrase) for body in bodies if isinstance(body, Said)} == set(PhraseKind)
    assert any(isinstance(body, Talked) and body.side is not None for body in bodies)


def test_the_browser_checks_the_seals_of_these_very_games() -> None:
    assert FIXTURE.read_bytes() == sealed()
