"""The same people doing the same at two tables whose deals differ only in what one audience may not know."""

from contextlib import suppress
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from doctor_rat.rules import DOCTOR, PRESET, Action, DoctorRatError, Group, Role, Setup, State, new_game, shuffle
from doctor_rat.rules import apply as play
from doctor_rat.rules.state import Deal
from doctor_rat.rules.testing.worlds import Story, other_world
from doctor_rat.table import BotLevel, Command, CommandId, Denied, DietsFrom, GuestId, Options, Stage
from doctor_rat.table import commands as ask
from doctor_rat.table.bots import Task, Thought, tasks
from doctor_rat.table.decide import Decider
from doctor_rat.table.entries import Because
from doctor_rat.table.phrases import PlaySafe
from doctor_rat.table.ports import settle
from doctor_rat.table.values import To
from doctor_rat.table.wire import Delivery, audience_of, audiences
from leaks.checker import compare
from table.company import Company, Dealer, setup_of
from table.people import Person
from table.wording import PHRASES

BOT = "a bot"


def team_mark(role: Role) -> str:
    """Marks what is said within a side of Colleagues, by people or by a bot that advises them."""
    return f"team#{role}"


class Done(Struct, frozen=True):
    who: str
    command: Command


class Answered(Struct, frozen=True):
    task: Task
    thought: Thought


Step = Done | Answered


class Recorded(Company):
    """A company that keeps the script of what was done, and every delivery as sent."""

    def __init__(self, options: Options, *, seed: int, setup: Setup) -> None:
        super().__init__(options, seed=seed, setup=setup)
        self.script: list[Step] = []
        self.sent: dict[Role, list[Delivery]] = {role: [] for role in audiences(options.config())}
        self.seed = seed
        self.owner = "g#ann"
        self.secret = f"secret#{id(self)}"

    @property
    def marks(self) -> list[str]:
        """What nobody may ever be sent."""
        guests = [seat.guest for seat in self.room.table.seats if seat.guest is not None]
        return [self.room.table.invite, self.secret, "cmd#", *guests, *self.room.table.salts]

    def next_id(self) -> CommandId:
        return CommandId(f"cmd#{super().next_id()}")

    async def do(self, who: str, command: Command) -> int:
        number = await super().do(who, command)
        self.script.append(Done(who, command))
        self.deliver()
        return number

    async def settle_bots(self) -> None:
        """Every bot decides, one answer at a time; its reasons are marked."""
        while waiting := tasks(self.room.table):
            task = waiting[0]
            await self.answer(task, self.thought(task).actions)

    async def answer(self, task: Task, actions: tuple[Action, ...]) -> None:
        mark = team_mark(task.role) if task.advice else self.secret
        reasons = () if task.joint else (Because("marked", {"secret": mark}),)
        thought = Thought(actions, reasons)
        assert await self.room.answer(task, thought)
        self.script.append(Answered(task, thought))
        self.deliver()

    def deliver(self) -> None:
        for role, sent in self.sent.items():
            more = self.room.since(role, len(sent))
            assert more is not None
            sent.extend(more)

    @property
    def story(self) -> Story:
        game = self.room.table.game
        assert game is not None
        return story_of(game)


def story_of(game: State) -> Story:
    state = new_game(game.config, game.deal)
    events = [state.log]
    for action in game.actions:
        state, more = play(state, action)
        events.append(more)
    return Story(game.config, game.deal, game.actions, tuple(events))


def make_setup(options: Options, seed: int) -> Setup:
    return settle(shuffle(options.config(), Random(f"setup {seed}"), one_family=options.one_family), options)


class Chooser(Person):
    """A doctor who chooses every diet, since draws can't be predicted."""

    def _set_up(self) -> Command:
        assert self.setup is not None
        for group, diet in enumerate(self.setup.diets):
            if diet is None:
                return ask.ChooseDiet(self._id(), Group(group), self._rng.choice(self.setup.allowed[group]))
        return ask.FinishSetup(self._id())


async def gather(company: "Recorded", seated: dict[str, tuple[Role, ...]]) -> list[Person]:
    """Seats these people and a bot, and starts."""
    await company.found(company.owner)
    for who, held in seated.items():
        if who == BOT:
            await company.do(company.owner, ask.SeatBot(company.next_id(), held, BotLevel.RANDOM))
        else:
            await company.sit(who, *held)
    await company.start(company.owner, BotLevel.RANDOM)
    company.deliver()
    hunch = tuple(PRESET[identity] for identity in company.options.identities)
    return [
        Chooser(who, Random(f"{who} {company.seed}"), hunch if company.options.diets is DietsFrom.PRESET else ())
        for who in seated
        if who != BOT
    ]


async def play_some(company: Recorded, people: list[Person], steps: int, probe: Random) -> None:
    """Lets people and bots act for this many steps, or to the end; everyone talks, and tries what they may not do."""
    for _ in range(steps):
        await company.settle_bots()
        for person in people:
            person.hear(company.seen_by(person.name, person.number))
            if company.room.table.stage is Stage.OVER:
                return
            command = person.wants()
            if command is not None:
                await company.do(person.name, command)
            if probe.random() < 0.3:
                await try_to_talk(company, person.name, probe)


async def try_to_talk(company: Recorded, who: str, rng: Random) -> None:
    """By text or phrase, to all or to the speaker's side, whose talk is marked."""
    mark = team_mark(audience_of(company.seat(who)))
    said: list[Command] = [
        ask.Talk(company.next_id(), "what now?"),
        ask.Talk(company.next_id(), f"{mark} psst", To.SIDE),
        *(ask.Say(company.next_id(), phrase, rng.choice(list(To))) for phrase in rng.sample(PHRASES, 4)),
    ]
    for command in said:
        with suppress(Denied):
            await company.do(who, command)


async def say_everything(company: Recorded, who: str) -> None:
    """Says every phrase currently allowed, to all and to the speaker's side."""
    for phrase in (*PHRASES, *(PlaySafe(group) for group in company.options.config().groups)):
        for to in To:
            with suppress(Denied):
                await company.do(who, ask.Say(company.next_id(), phrase, to))


async def mirrored(company: Recorded, role: Role, seed: int, *, fresh: int) -> Recorded:
    """The other table: another deal that must look the same to this role, with the same script."""
    deal, actions = other_world(company.story, role, Random(f"{role} {seed}"))
    twin = Recorded(company.options, seed=seed, setup=_setup(company, deal, fresh))
    twin.clock.time += 10_000_000
    await twin.found(company.owner)
    for step in company.script:
        await _repeat(twin, step, deal, actions)
    return twin


def _setup(company: Recorded, deal: Deal, fresh: int) -> Setup:
    game = company.room.table.game
    assert game is not None
    first = company.dealer.shuffle(company.options)
    settled = all(diet is not None for diet in first.diets)
    made = setup_of(new_game(game.config, deal))
    return made if settled else replace(first, pile=deal.pile, complications=deal.complications, luck=fresh)


async def _repeat(twin: Recorded, step: Step, deal: Deal, actions: tuple[Action, ...]) -> None:
    count = twin.room.table.count
    if isinstance(step, Answered):
        task = next(task for task in tasks(twin.room.table) if task.seat == step.task.seat)
        assert (task.role, task.joint, task.advice) == (step.task.role, step.task.joint, step.task.advice)
        said = step.thought.actions
        await twin.answer(task, actions[count : count + len(said)] if task.role is Role.DOCTOR else said)
        return
    command = step.command
    if isinstance(command, ask.Act) and command.actions[0].by == DOCTOR:
        command = replace(command, actions=actions[count : count + len(command.actions)])
    if isinstance(command, ask.ChooseDiet):
        command = replace(command, diet=str(deal.diets[command.group]))
    await twin.do(step.who, command)


def check_alike(one: Recorded, other: Recorded, role: Role) -> None:
    compare(one.sent[role], other.sent[role])


def answer_to(company: Company, who: str, command: Command) -> tuple[object, ...]:
    """How the table would answer this person, without storing anything."""
    desk = Decider(company.room.table, GuestId(who), who.title(), Dealer(1), company.here)
    try:
        draft = desk.decide(command)
    except (Denied, DoctorRatError) as error:
        return type(error).__name__, error.code, error.arguments, str(error)
    return ("done", [each.body.__struct_config__.tag for each in draft.steps])


def who_plays(company: Company, role: Role) -> list[str]:
    """The people of this audience; for spectators, a stranger."""
    if role is Role.SPECTATOR:
        return ["g#stranger"]
    return [seat.guest for seat in company.room.table.seats if seat.guest is not None and audience_of(seat) is role]
