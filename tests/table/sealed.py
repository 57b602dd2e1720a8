"""The stored games with their seals opened, for the browser's test of its own check (`web/fixtures/sealed`).

PYTHONPATH=tests .venv/bin/python tests/table/sealed.py
"""

from pathlib import Path

import msgspec

from doctor_rat.rules.record import Record
from doctor_rat.table import Entry, TableId, finished_record
from table.company import Company, run

LOGS = Path(__file__).parent / "logs"
FIXTURE = Path(__file__).parents[2] / "web" / "fixtures" / "sealed" / "records.json"


def sealed() -> bytes:
    games = {path.stem: run(record_in(path)) for path in sorted(LOGS.glob("*.jsonl"))}
    return msgspec.json.format(msgspec.json.encode(games), indent=0) + b"\n"


async def record_in(path: Path) -> Record:
    company = Company()
    company.store.logs[TableId("t1")] = [
        msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines()
    ]
    await company.room.open(TableId("t1"))
    record = finished_record(company.room.table)
    assert record is not None
    return record


if __name__ == "__main__":
    FIXTURE.write_bytes(sealed())
