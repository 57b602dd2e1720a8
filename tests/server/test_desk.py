"""Work for strangers: one thing at a time each, few at once, and nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault
from doctor_rat.server.thinking.desk import FROM_ONE_ADDRESS, LATE, AnswerDesk, Asker, KeptAnswers
from doctor_rat.server.thinking.questions import BrokeDown, Unanswered
from stalls.kitchen import run


class Office:
    """A desk whose work finishes when a test says so, and whose clock stands still until then."""

    def __init__(self, most: int = 16, kept: int = 1_000) -> None:
        self.now = 0.0
        self.desk = AnswerDesk(most, kept, lambda: self.now)
        self.begun: list[str] = []
        self._done = asyncio.Event()
        self._tasks: list[asyncio.Task[bytes]] = []

    async def ask(self, asker: Asker, what: str) -> "asyncio.Task[bytes]":
        task = self.ask_at_once(asker, what)
        for _ in range(3):
            await asyncio.sleep(0)
        return task

    def ask_at_once(self, asker: Asker, what: str) -> "asyncio.Task[bytes]":
        """Together with whatever else arrives in the same turn of the event loop."""
        return asyncio.create_task(self.desk.ask(asker, (what.encode(),), self._work(what)))

    def _work(self, what: str) -> Callable[[], Awaitable[bytes]]:
        async def work() -> bytes:
            self.begun.append(what)
            await self._done.wait()
            if what == "late":
                raise Unanswered
            if what == "broken":
                raise BrokeDown("ZeroDivisionError", "odds.py:7")
            return f"<{what}>".encode()

        return work

    def finish(self, after: float = 0) -> None:
        self.now += after
        self._done.set()


async def refused(task: "asyncio.Task[bytes]") -> int:
    """How many seconds to wait before asking again."""
    with pytest.raises(Fault) as caught:
        await task
    assert caught.value.code is ServerCode.BUSY
    found = caught.value.arguments["seconds"]
    assert isinstance(found, int)
    return found


def guest(name: str, address: str = "192.0.2.1") -> Asker:
    return Asker(name, address)


def test_a_guest_waits_for_one_thing_at_a_time() -> None:
    async def scene() -> None:
        office = Office()
        first = await office.ask(guest("Ann"), "a")
        assert await refused(await office.ask(guest("Ann"), "b")) == 1
        other = await office.ask(guest("Ben"), "b")
        office.finish()
        assert (await first, await other) == (b"<a>", b"<b>")
        assert await (await office.ask(guest("Ann"), "c")) == b"<c>"

    run(scene())


@pytest.mark.parametrize("asker", [guest("Eve"), Asker(None, "192.0.2.1")])
def test_what_arrives_together_is_counted_together(asker: Asker) -> None:
    async def scene() -> None:
        office = Office()
        first, *others = [office.ask_at_once(asker, str(number)) for number in range(5)]
        for each in others:
            assert await refused(each) == 1
        office.finish()
        assert await first == b"<0>"
        assert office.begun == ["0"]

    run(scene())


def test_work_that_is_cancelled_before_it_begins_is_not_counted_for_ever() -> None:
    async def scene() -> None:
        office = Office()
        asked = office.ask_at_once(guest("Ann"), "a")
        await asyncio.sleep(0)
        assert office.desk.waiting == 1
        await office.desk.close()
        assert office.begun == []
        assert (office.desk.waiting, not office.desk._held, asked.cancelled()) == (0, True, True)

    run(scene())


def test_strangers_are_counted_by_address() -> None:
    async def scene() -> None:
        office = Office()
        await office.ask(Asker(None, "192.0.2.1"), "a")
        await refused(await office.ask(Asker(None, "192.0.2.1"), "b"))
        there = await office.ask(Asker(None, "192.0.2.2"), "b")
        office.finish()
        assert await there == b"<b>"

    run(scene())


def test_guests_made_up_at_one_address_do_not_fill_the_queue() -> None:
    async def scene() -> None:
        office = Office()
        for number in range(FROM_ONE_ADDRESS):
            await office.ask(guest(f"Eve {number}"), str(number))
        await refused(await office.ask(guest("Eve again"), "more"))
        there = await office.ask(guest("Ann", "192.0.2.2"), "a")
        office.finish()
        assert await there == b"<a>"

    run(scene())


def test_no_more_wait_than_the_queue_holds() -> None:
    async def scene() -> None:
        office = Office(most=3)
        asked = [await office.ask(guest(str(number), str(number)), str(number)) for number in range(3)]
        await refused(await office.ask(guest("late", "late"), "late"))
        assert office.desk.waiting == 3
        office.finish()
        await asyncio.gather(*asked)
        assert office.desk.waiting == 0
        assert not office.desk._held

    run(scene())


def test_two_who_want_the_same_get_one_answer_and_it_is_kept() -> None:
    async def scene() -> None:
        office = Office(most=1)
        asked = [await office.ask(guest(name), "a") for name in ("Ann", "Ben", "Cem")]
        asked[0].cancel()
        office.finish()
        assert await asyncio.gather(*asked[1:]) == [b"<a>", b"<a>"]
        assert await (await office.ask(guest("Dan"), "a")) == b"<a>"
        assert office.begun == ["a"]

    run(scene())


def test_parts_of_a_question_are_not_confused() -> None:
    async def scene() -> None:
        desk = AnswerDesk(16, 1_000)

        async def one() -> bytes:
            return b"one"

        async def two() -> bytes:
            return b"two"

        assert await desk.ask(guest("Ann"), (b"ab", b"c"), one) == b"one"
        assert await desk.ask(guest("Ann"), (b"a", b"bc"), two) == b"two"

    run(scene())


def test_a_refused_asker_is_told_when_to_come_back() -> None:
    """As long as the last one took, within reason."""

    async def scene() -> None:
        for took, told in ((0.2, 1), (6.5, 7), (1_000.0, LATE)):
            office = Office(most=1)
            first = await office.ask(guest("Ann"), "a")
            office.finish(took)
            await first
            office._done.clear()
            await office.ask(guest("Ann"), "b")
            assert await refused(await office.ask(guest("Ben"), "c")) == told
            office.finish()

    run(scene())


def test_what_is_not_answered_is_to_be_asked_again() -> None:
    async def scene() -> None:
        office = Office()
        first = await office.ask(guest("Ann"), "late")
        office.finish(3)
        assert await refused(first) == 3
        assert not office.desk._held

    run(scene())


def test_our_own_fault_is_reported_as_such_and_logged() -> None:
    async def scene() -> None:
        office = Office()
        first = await office.ask(guest("Ann"), "broken")
        office.finish()
        with pytest.raises(Fault) as caught:
            await first
        assert caught.value.code is ServerCode.INTERNAL

    with capture_logs() as logged:
        run(scene())
    assert [(entry["error"], entry["at"]) for entry in logged] == [("ZeroDivisionError", "odds.py:7")]


def test_answers_are_kept_up_to_a_size_and_the_oldest_go() -> None:
    kept = KeptAnswers(10)
    kept.add(b"a", b"1234")
    kept.add(b"b", b"1234")
    assert kept.get(b"a") == b"1234"
    kept.add(b"c", b"1234")
    assert [kept.get(key) for key in (b"a", b"b", b"c")] == [b"1234", None, b"1234"]
    kept.add(b"d", b"x" * 11)
    assert all(kept.get(key) is None for key in (b"a", b"c", b"d"))
    assert kept._size == 0
