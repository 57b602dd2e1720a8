"""What is deleted automatically once it is old enough: guests who never played, and finished games."""

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, text

from doctor_rat.server.settings import Settings
from doctor_rat.server.storage import Storage, schema
from doctor_rat.server.storage.cleaning import AT_ONCE, CUP_DEALS
from doctor_rat.server.tidy import DAY, tidy
from doctor_rat.table import Stage, TableId
from doctor_rat.table.values import DealId
from server.storage.samples import ANN, summary, talk

pytestmark = pytest.mark.anyio
PLAIN = Settings(idle_guest_days=0)


async def count(storage: Storage, name: str) -> int:
    statement = select(func.count()).select_from(schema.metadata.tables[name])
    async with storage.database.reading.connect() as connection:
        return (await connection.execute(statement)).scalar_one()


async def test_guests_who_never_played_go_and_those_with_a_trace_stay(storage: Storage) -> None:
    made = {name: (await storage.guests.make(name)).guest for name in ("idle", "sat", "founder", "marker", "solver")}
    await storage.append(TableId("t1"), talk(1), summary(made["sat"].id))
    await storage.marks.keep(made["marker"].id, TableId("t1"), b"{}")

    def trace(connection: object) -> None:
        connection.execute(  # type: ignore[attr-defined]
            text("UPDATE entries SET by_guest = :named WHERE number = 1"), {"named": made["founder"].id}
        )
        row = {column.name: 0 for column in schema.solvers.columns} | {"guest_id": made["solver"].id}
        connection.execute(schema.solvers.insert(), row)  # type: ignore[attr-defined]

    await storage.database.transact(trace)
    later = made["idle"].made_at + 31 * DAY
    await tidy(storage, Settings(idle_guest_days=32), later)
    assert await count(storage, "guests") == 5, "not before their time"
    await tidy(storage, Settings(), later)
    left = {name for name, guest in made.items() if await storage.guests.get(guest.id) is not None}
    assert left == set(made) - {"idle"}
    assert await count(storage, "tokens") == 4


async def test_more_than_one_transaction_holds_are_pruned_too(storage: Storage) -> None:
    rows = [{"id": f"g{number}", "name": "x", "made_at": 1} for number in range(AT_ONCE + 1)]
    await storage.database.transact(lambda connection: connection.execute(schema.guests.insert(), rows))
    await tidy(storage, Settings(), 40 * DAY)
    assert await count(storage, "guests") == 0


async def test_finished_games_are_kept_unless_the_operator_wants_otherwise(storage: Storage) -> None:
    for name, stage, touched in (("old", Stage.OVER, 1), ("new", Stage.OVER, 50 * DAY), ("going", Stage.GAME, 1)):
        entries = [replace(entry, at=touched) for entry in talk(1)]
        await storage.append(TableId(name), entries, summary(ANN, stage=stage))
    await tidy(storage, PLAIN, 100 * DAY)
    assert await count(storage, "tables") == 3
    await tidy(storage, Settings(retention_days=60, idle_guest_days=0), 100 * DAY)
    assert await storage.read(TableId("old"), 0) == []
    assert {each.listed.id for each in await storage.tables.all(past=True)} == {"new", "going"}
    assert await count(storage, "seats") == 2


async def test_tournaments_that_nobody_plays_go_and_others_stay(storage: Storage) -> None:
    ann = (await storage.guests.make("Ann")).guest
    names = ("empty", "played")
    for named in names:
        await storage.cups.make(named)
        await storage.cups.found_team(named, ann.id, "invite")
    deals = [f"{named}.{number}" for named in names for number in range(1, CUP_DEALS + 1)]
    rows = [{"id": deal, "made_at": 1, "body": "{}"} for deal in deals]
    await storage.database.transact(lambda connection: connection.execute(schema.deals.insert(), rows))
    await storage.deals.add_table(DealId("played.3"), TableId("t1"), 1)
    await tidy(storage, PLAIN, ann.made_at + 59 * DAY)
    assert await count(storage, "cups") == 2
    await tidy(storage, PLAIN, ann.made_at + 61 * DAY)
    assert await storage.cups.exists("played")
    assert [await count(storage, name) for name in ("cups", "teams", "team_members", "deals")] == [1, 1, 1, CUP_DEALS]
