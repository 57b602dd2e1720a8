"""When lists learn of a table's new entries."""

from pathlib import Path

import pytest

from databases import KINDS, fresh_url
from doctor_rat.server.live.log_store import STALE, LogStore
from doctor_rat.server.storage import Storage, Summary, open_storage
from doctor_rat.table import GuestId
from doctor_rat.table import commands as ask
from table.company import Company, run
from table.test_agreement import choosing

ANN = GuestId("ann")


class Copy:
    """A company's log, kept in a database as well."""

    def __init__(self, company: Company, storage: Storage) -> None:
        self._company = company
        self._storage = storage
        self._kept = 0

    async def keep(self, store: LogStore) -> None:
        new = [each.entry for each in self._company.room.log[self._kept :]]
        assert await store.append(self._company.room.table, new)
        self._kept += len(new)

    async def listed(self) -> tuple[int, Summary]:
        """The entry the list is based on, and what it says."""
        (kept,) = await self._storage.tables.of(ANN)
        return kept.number, kept


@pytest.mark.parametrize("kind", KINDS)
def test_lists_are_written_when_they_change_and_now_and_then(tmp_path: Path, kind: str) -> None:
    url = fresh_url(kind, tmp_path)

    async def go() -> None:
        company = await choosing()
        async with open_storage(url) as storage:
            copy, store = Copy(company, storage), LogStore(storage)
            await copy.keep(store)
            first, before = await copy.listed()
            assert first == company.room.number

            await company.propose("ann", {0: "1rc"}, agreed=False)
            await copy.keep(store)
            assert await copy.listed() == (first, before), "nothing of it is in a list"

            await company.propose("ann", {0: "1rc", 1: "2bv"})
            await copy.keep(store)
            number, agreed = await copy.listed()
            assert number == company.room.number
            assert (ANN in before.turn, ANN in agreed.turn) == (True, False), "nobody waits for her any more"

            await company.do("ann", ask.Talk(company.next_id(), "Well?"))
            await copy.keep(store)
            talked, _ = await copy.listed()
            assert talked == company.room.number, "talk counts at once"

            company.clock.time += STALE
            await company.propose("ben", {0: "2bv"}, agreed=False)
            await copy.keep(store)
            later, late = await copy.listed()
            assert later == company.room.number
            assert late.listed.touched >= agreed.listed.touched + STALE
            assert storage.writer.appends == 5, "all of them count, in a list or not"

    run(go())


def test_what_another_process_listed_is_not_taken_for_known(tmp_path: Path) -> None:
    """It may have listed an agreement that no longer holds and that we never listed."""
    url = fresh_url("postgresql", tmp_path)

    async def go() -> None:
        company = await choosing()
        async with open_storage(url) as one, open_storage(url) as two:
            copy, ours, theirs = Copy(company, one), LogStore(one), LogStore(two)
            await copy.keep(ours)
            await company.propose("ann", {0: "1rc", 1: "2bv"})
            await copy.keep(theirs)
            assert ANN not in (await copy.listed())[1].turn
            await company.propose("ann", {0: "1rc"}, agreed=False)
            await copy.keep(ours)
            assert ANN in (await copy.listed())[1].turn

    run(go())
