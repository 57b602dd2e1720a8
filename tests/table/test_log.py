"""The log is the authority: whatever people try, it stays readable, and everything else follows from it."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from doctor_rat.rules import FOODS, IDENTITIES, Group, Medicine, Refused, Role, Unreadable, Variant, parse_action, roles
from doctor_rat.rules.choices import legal_actions
from doctor_rat.table import (
    Access,
    BotLevel,
    Command,
    CommandId,
    Denied,
    DietsFrom,
    Entry,
    FormatError,
    GuestId,
    Options,
    Pace,
    SeatId,
    Stage,
    Table,
    TableCode,
    TableExistsError,
    TableId,
    UnknownTableError,
)
from doctor_rat.table import commands as ask
from doctor_rat.table.agreement import joint_groups
from doctor_rat.table.bots import Thought, tasks
from doctor_rat.table.entries import Made, Planned, Readied, Sat, Talked
from doctor_rat.table.phrases import Phrase
from doctor_rat.table.table import fold, made
from doctor_rat.table.wire import Logged, audiences
from rules.staging import PAIR, served
from stage import begin
from table.company import Company, MemoryStore, denied, plan_of, run, staged

PEOPLE = ("ann", "ben", "cat", "dora", "stranger")
OPTIONS = (
    Options(),
    Options(identities=IDENTITIES[:2], diets=DietsFrom.CHOSEN),
    Options(Variant.COMPLICATIONS, diets=DietsFrom.PRESET, access=Access.PRIVATE),
    Options(Variant.COLLEAGUES, IDENTITIES[1:], pace=Pace.SLOW, deadline=60),
    Options(Variant.COMPLICATIONS, IDENTITIES[1:], pace=Pace.SLOW, deadline=1, voice=True),
)
GROUP = some.integers(-1, 4).map(Group)
PLANS = some.dictionaries(some.integers(-1, 3), some.sampled_from(FOODS), max_size=4).map(plan_of)
SEATS = some.sampled_from([SeatId(f"s{number}") for number in range(1, 9)])
DIETS = some.sampled_from(["mandatory:l", "mandatory:c", "forbidden:l", "step", "identical:type", "vegan", ""])
ID = CommandId("to be replaced")
ODD = (
    *("doctor offer", "doctor offer 1rc 1rc 1rc 1rc 1rc", "doctor strict-menu 9 1rc", "doctor yuck-back 9 1rc"),
    *("doctor medicine 0 0", "doctor analyse", "doctor serve", "0 predict", "0 predict good good good good"),
    *("0 predict - good", "0 predict - good bad", "9 take 1rc", "9 pass", "0 yuck-back 1rc", "1 yuck-front"),
)


def commands() -> some.SearchStrategy[Command]:
    """Any command, sensible or not."""
    held = some.lists(some.sampled_from(Role), max_size=3).map(tuple)
    return some.one_of(
        some.builds(ask.ChangeOptions, some.just(ID), some.sampled_from(OPTIONS)),
        some.builds(ask.Sit, some.just(ID), held),
        some.builds(ask.SeatBot, some.just(ID), held, some.just(BotLevel.RANDOM)),
        some.builds(ask.Stand, some.just(ID), SEATS),
        some.builds(ask.MarkYoungest, some.just(ID), SEATS),
        some.builds(ask.Ready, some.just(ID), some.booleans()),
        some.builds(ask.Start, some.just(ID), some.sampled_from([None, BotLevel.RANDOM])),
        some.builds(ask.DrawDiet, some.just(ID), GROUP, some.none() | some.integers(0, 3)),
        some.builds(ask.ChooseDiet, some.just(ID), GROUP, DIETS),
        some.builds(ask.FinishSetup, some.just(ID)),
        some.builds(ask.Propose, some.just(ID), some.integers(-1, 30), PLANS, some.booleans()),
        some.builds(ask.Decide, some.just(ID), some.integers(-1, 30), PLANS),
        some.builds(ask.Talk, some.just(ID), some.text(max_size=8)),
        some.builds(ask.Say, some.just(ID), some.from_type(Phrase)),  # type: ignore[arg-type]
        some.builds(ask.GoAway, some.just(ID)),
        some.builds(ask.TakeOver, some.just(ID), SEATS),
        some.builds(ask.ComeBack, some.just(ID)),
        some.builds(ask.Kick, some.just(ID), SEATS),
        some.builds(ask.Mute, some.just(ID), SEATS, some.booleans()),
    )


class Mischief(RuleBasedStateMachine):
    """Anyone tries anything, in two processes, and the game goes on in between."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.company = Company()
        self.rooms = [self.company.room]
        self.made = 0

    @initialize(options=some.sampled_from(OPTIONS), seed=some.integers(0, 50), gather=some.booleans())
    def found(self, options: Options, seed: int, gather: bool) -> None:
        self.company = Company(options, seed=seed)
        self.loop.run_until_complete(self.company.found("ann"))
        self.rooms = [self.company.room, self.company.new_room()]
        self.loop.run_until_complete(self.rooms[1].open(TableId("t1")))
        if gather:
            self._gather(options)

    def _gather(self, options: Options) -> None:
        seats = {"ann": 0, "ben": 1, "cat": 0, "dora": 2}
        known = roles(options.config())[:-1]
        for who, place in seats.items():
            self.loop.run_until_complete(self.company.room.join(GuestId(who), who, "open-sesame"))
            self.attempt(0, who, ask.Sit(ID, (known[place % len(known)],)))
            self.attempt(0, who, ask.Ready(ID, True))
        self.attempt(0, "ann", ask.Start(ID, BotLevel.RANDOM))

    def attempt(self, process: int, who: str, command: Command) -> None:
        self.made += 1
        command = msgspec.structs.replace(command, id=CommandId(f"c{self.made}"))
        room = self.rooms[process]
        try:
            self.loop.run_until_complete(room.handle(GuestId(who), who, command))
        except (Denied, Refused, Unreadable) as error:
            assert not set("{}") & set(str(error).replace("'{}'", ""))

    @rule(process=some.integers(0, 1), who=some.sampled_from(PEOPLE), command=commands())
    def anything(self, process: int, who: str, command: Command) -> None:
        self.attempt(process, who, command)

    @rule(process=some.integers(0, 1), who=some.sampled_from(PEOPLE), luck=some.randoms(use_true_random=False))
    def move(self, process: int, who: str, luck: Random) -> None:
        """Something that could be played now, by anyone."""
        table = self.rooms[process].table
        if table.game is None or table.stage is not Stage.GAME:
            return
        action = luck.choice(list(legal_actions(table.game)))
        seat = table.seat_of(GuestId(who))
        count = table.count if seat is not None and seat.is_doctor else table.open_count
        self.attempt(process, who, ask.Act(ID, count, (action,), luck.random() < 0.5))

    @rule(who=some.sampled_from(PEOPLE), text=some.sampled_from(ODD), at=some.integers(-3, 99))
    def odd_move(self, who: str, text: str, at: int) -> None:
        table = self.rooms[0].table
        seat = table.seat_of(GuestId(who))
        count = table.count if seat is not None and seat.is_doctor else table.open_count
        action = parse_action(text)
        if isinstance(action, Medicine):
            action = Medicine("doctor", Group(at), at)
        self.attempt(0, who, ask.Act(ID, count, (action, action) if at % 2 else (action,)))

    @rule(who=some.sampled_from(PEOPLE), luck=some.randoms(use_true_random=False))
    def plan(self, who: str, luck: Random) -> None:
        table = self.rooms[0].table
        groups = joint_groups(table)
        if table.game is not None and groups:
            board = table.game.board
            foods = luck.sample((*board.centre, *board.trash), min(len(groups), len(board.centre + board.trash)))
            plan = plan_of(dict(zip(groups, foods, strict=False)))
            count, alone = table.open_count, luck.random() < 0.5
            self.attempt(0, who, ask.Decide(ID, count, plan) if alone else ask.Propose(ID, count, plan, True))

    @rule()
    def bots(self) -> None:
        self.loop.run_until_complete(self.company.room.set_up())
        self.loop.run_until_complete(self.company.think())
        assert tasks(self.company.room.table) == []

    @rule(gone=some.sets(some.sampled_from(PEOPLE)))
    def connections(self, gone: set[str]) -> None:
        self.company.here.gone = {GuestId(who) for who in gone}

    @rule()
    def time_passes(self) -> None:
        self.company.clock.time += 100_000
        self.loop.run_until_complete(self.rooms[1].expire())

    @invariant()
    def the_log_is_everything(self) -> None:
        log = self.company.store.logs.get(TableId("t1"), [])
        if not log:
            return
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        for room in self.rooms:
            self.loop.run_until_complete(room.catch_up())
            assert room.table == folded(log)
        ids = [(entry.by, entry.command) for entry in log if entry.command is not None]
        assert len(ids) == len(set(ids))
        for audience in audiences(self.rooms[0].table.config):
            one, other = (room.since(audience, 0) for room in self.rooms)
            assert one == other

    def teardown(self) -> None:
        log = self.company.store.logs.get(TableId("t1"), [])
        assert msgspec.json.decode(msgspec.json.encode(log), type=list[Entry]) == log
        self.loop.close()


def folded(log: list[Entry]) -> Table:
    first = log[0].body
    assert isinstance(first, Made)
    table = made(first)
    for entry in log[1:]:
        table = fold(table, entry.body).table
    return table


def test_whatever_people_try_the_log_stays_sound() -> None:
    run_state_machine_as_test(Mischief, settings=settings(max_examples=25, stateful_step_count=40))


@pytest.mark.soak
def test_whatever_people_try_for_long_the_log_stays_sound() -> None:
    run_state_machine_as_test(Mischief, settings=settings(max_examples=2_000, stateful_step_count=80))


# Storage


EACH = {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,), "ben": (Role.GROUP_1,)}


def choosing() -> Company:
    return run(staged(served(begin(PAIR, "4yl 1rc 2bv 3gl 4ov"), "1rc 2bv"), EACH))


def test_a_repeated_command_gives_the_first_answer_and_no_second_entry() -> None:
    async def go(company: Company) -> None:
        command = ask.Talk(CommandId("once"), "hello")
        first = await company.do("ann", command)
        await company.talk("ben", "hello Ann")
        assert await company.do("ann", command) == first
        assert await company.do("ann", ask.Talk(CommandId("once"), "something else")) == first
        assert await company.do("ben", command) != first  # another's id is another's
        again = company.new_room()
        await again.open(TableId("t1"))
        assert await again.handle(GuestId("ann"), "Ann", command) == first
        assert [each.text for each in company.bodies(Talked)] == ["hello", "hello Ann", "hello"]

    run(go(choosing()))


def test_a_repeated_command_that_made_several_entries_answers_with_the_first_of_them() -> None:
    async def go(company: Company) -> None:
        await company.propose("ann", {0: "1rc", 1: "2bv"})
        command = ask.Propose(CommandId("last"), 2, plan_of({0: "1rc", 1: "2bv"}), True)
        first = await company.do("ben", command)
        assert company.room.number == first + 1
        assert await company.do("ben", command) == first
        assert len(company.bodies(Planned)) == 1

    run(go(choosing()))


def test_a_refused_command_may_be_sent_again() -> None:
    async def go(company: Company) -> None:
        with pytest.raises(Denied):
            await company.do("ann", ask.Talk(CommandId("again"), ""))
        await company.do("ann", ask.Talk(CommandId("again"), "better"))

    run(go(choosing()))


def test_a_lost_append_is_read_and_decided_again() -> None:
    async def go(company: Company) -> None:
        other = company.new_room()
        await other.open(TableId("t1"))
        await company.talk("ann", "first")
        number = await other.handle(GuestId("ben"), "Ben", ask.Talk(CommandId("b"), "second"))
        assert number == company.room.number + 1
        await company.room.catch_up()
        assert [each.text for each in company.bodies(Talked)] == ["first", "second"]
        assert company.room.table == other.table

    run(go(choosing()))


def test_a_lost_append_that_makes_a_command_impossible_is_refused() -> None:
    async def go(company: Company) -> None:
        other = company.new_room()
        await other.open(TableId("t1"))
        await company.decide("ann", {0: "1rc", 1: "2bv"})
        before = company.room.number
        with pytest.raises(Denied, match="moved on"):
            await other.handle(GuestId("ann"), "Ann", ask.Decide(CommandId("x"), 2, plan_of({0: "4yl", 1: "2bv"})))
        assert len(company.store.logs[TableId("t1")]) == before

    run(go(choosing()))


def test_what_is_refused_only_by_what_another_process_has_not_read_yet_is_done() -> None:
    async def go(company: Company) -> None:
        await company.found()
        await company.sit("ann", Role.DOCTOR)
        other = company.new_room()
        await other.open(TableId("t1"))
        await company.sit("ben", Role.GROUP_0, Role.GROUP_1, Role.GROUP_2, ready=False)
        await other.catch_up()
        await company.do("ben", ask.Ready(CommandId("now"), True))
        await other.handle(GuestId("ann"), "Ann", ask.Start(CommandId("go")))
        assert other.table.stage is not Stage.LOBBY

    run(go(Company()))


def test_a_command_sent_through_two_processes_is_done_once() -> None:
    async def go(company: Company) -> None:
        other = company.new_room()
        await other.open(TableId("t1"))
        command = ask.Talk(CommandId("twice"), "hello")
        first = await company.do("ann", command)
        assert await other.handle(GuestId("ann"), "Ann", command) == first
        assert len(company.store.logs[TableId("t1")]) == first

    run(go(choosing()))


def test_a_bots_answer_that_comes_too_late_is_dropped() -> None:
    async def go() -> None:
        state = begin(PAIR, "4yl 1rc 2bv 3gl 4ov")
        company = await staged(state, {"ann": (Role.GROUP_0,), "ben": (Role.GROUP_1,)})
        (task,) = tasks(company.room.table)
        other = company.new_room()
        await other.open(TableId("t1"))
        await company.think()
        before = len(company.store.logs[TableId("t1")])
        assert await other.answer(task, Thought((parse_action("doctor offer 1rc 2bv"),))) is False
        assert len(company.store.logs[TableId("t1")]) == before

    run(go())


class Unsure(MemoryStore):
    """A store that keeps an entry and then loses the connection, so nobody knows whether it did."""

    failing = False

    async def append(self, table: Table, entries: Sequence[Entry]) -> bool:
        kept = await super().append(table, entries)
        if self.failing:
            self.failing = False
            raise ConnectionError
        return kept


def test_an_entry_kept_without_an_answer_is_found_when_the_command_is_repeated() -> None:
    async def go() -> None:
        company = Company()
        company.store = store = Unsure()
        company.room = company.new_room()
        await company.found("ann")
        store.failing = True
        command = ask.Sit(CommandId("sit"), (Role.GROUP_0,))
        with pytest.raises(ConnectionError):
            await company.do("ann", command)
        assert company.room.table.seats == ()
        assert await company.do("ann", command) == 2
        assert len(company.bodies(Sat)) == 1

    run(go())


def test_people_learn_of_an_entry_only_when_it_is_durable() -> None:
    async def go(company: Company) -> None:
        heard: list[int] = []
        company.room.listen(lambda new: heard.extend(each.entry.number for each in new))
        stored = company.store.logs[TableId("t1")]

        def is_stored(new: Sequence[Logged]) -> None:
            assert [stored[each.entry.number - 1] for each in new] == [each.entry for each in new]

        company.room.listen(is_stored)
        await company.talk("ann")
        with denied(TableCode.SILENT_DOCTOR):
            await company.talk("dora")
        assert heard == [company.room.number]

    run(go(choosing()))


def test_a_missing_table_cannot_be_opened_nor_one_made_twice() -> None:
    async def go() -> None:
        company = Company()
        with pytest.raises(UnknownTableError):
            await company.room.open(TableId("nowhere"))
        await company.found()
        with pytest.raises(TableExistsError):
            await company.new_room().make(Made(TableId("t1"), Options(), GuestId("eve"), "Eve", "x"))
        assert company.room.table.owner == "ann"

    run(go())


def test_entries_of_another_format_stop_the_table_with_a_sentence() -> None:
    async def go() -> None:
        company = Company()
        await company.found()
        company.store.logs[TableId("t1")].append(Entry(2, 0, Readied(SeatId("s1"), True), format=99))
        with pytest.raises(FormatError, match="entry 2 has format 99"):
            await company.new_room().open(TableId("t1"))
        with pytest.raises(FormatError):
            await company.room.catch_up()
        assert company.room.number == 1

    run(go())


def test_an_answers_number_reveals_nothing_about_hidden_entries() -> None:
    async def go() -> None:
        company = await staged(begin(PAIR, "4yl 1rc 2bv 3gl 4ov"), EACH)
        before = company.room.seen(Role.GROUP_0)
        number = await company.act("dora", "doctor offer 1rc 2bv")
        assert company.room.number_for(Role.DOCTOR, number) == company.room.seen(Role.DOCTOR)
        assert company.room.number_for(Role.GROUP_0, number) == before == company.room.seen(Role.GROUP_0)
        talk = await company.talk("ann")
        assert company.room.number_for(Role.GROUP_0, talk) == before + 1
        assert company.room.since(Role.GROUP_0, before + 5) is None

    run(go())
