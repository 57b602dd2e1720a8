"""What a command does to a table: the entries it makes, or a refusal. Nothing here stores or sends anything."""

from typing import NamedTuple, assert_never

from doctor_rat.rules import Action, Code, Event, Group, Refused, Role, Setup, apply, parse_diet
from doctor_rat.rules.events import ComplicationDrawn
from doctor_rat.table import commands as ask
from doctor_rat.table.admission import check_may_look, is_invitation
from doctor_rat.table.agreement import (
    agreed_plan,
    agreed_suggestion,
    covers,
    decides_alone,
    is_running,
    joint_groups,
    may_act,
    plannable,
    proposed_by,
    rats,
    vote_of,
    waits_for_solo,
    youngest,
)
from doctor_rat.table.commands import Command
from doctor_rat.table.entries import (
    Acted,
    Appointed,
    Because,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DietCardDrawn,
    DietChosen,
    DietDrawn,
    Forgotten,
    Hosting,
    How,
    Joined,
    Kicked,
    Muted,
    OptionsChanged,
    Plan,
    Planned,
    Proposed,
    Readied,
    Readmitted,
    Said,
    Sat,
    Started,
    Stood,
    Suggested,
    Talked,
    TookOver,
    Why,
    Youngest,
)
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.hosting import may_host, needs_no_host, next_host
from doctor_rat.table.identities import hand_out
from doctor_rat.table.latecomers import check_may_take, not_replaceable
from doctor_rat.table.options import Options
from doctor_rat.table.ports import Alike, Dealer, Presence, same
from doctor_rat.table.seats import MOST_SEATS, Seat, bot_seats, check_roles, empty_roles
from doctor_rat.table.silence import check_may_say, check_may_talk
from doctor_rat.table.table import Table, fold, takes
from doctor_rat.table.text import clean
from doctor_rat.table.values import BotLevel, DietsFrom, GuestId, SeatId, Stage, To, Vote

LONGEST_NAME, LONGEST_TALK, LONGEST_ID = 24, 500, 64
STAND_IN = BotLevel.REGULAR
"""The level that sits in for a person."""


class Drafted(NamedTuple):
    """A drafted entry, with the game events and the promise it brings."""

    body: Body
    events: tuple[Event, ...] = ()
    promise: str | None = None


class Draft:
    """Drafted entries, and the table as they would leave it."""

    def __init__(self, table: Table, dealer: Dealer) -> None:
        self.table = table
        self.steps: list[Drafted] = []
        self._dealer = dealer

    def add(self, body: Body) -> None:
        self.table, events, promise = fold(self.table, body)
        self.steps.append(Drafted(body, events, promise))
        for event in events:
            if isinstance(event, ComplicationDrawn) and self._lies_there(event):
                self._appoint(event)

    def _lies_there(self, event: ComplicationDrawn) -> bool:
        """False in a study where the card has long since gone into its row."""
        assert self.table.game is not None
        return self.table.game.board.complications[event.group] is event.complication

    def _appoint(self, event: ComplicationDrawn) -> None:
        """One of the group's players, drawn at random, decides alone."""
        players = [seat for seat in rats(self.table) if event.group in seat.groups]
        chosen = players[self._dealer.pick(len(players))]
        self.add(Appointed(event.group, event.complication, chosen.id))

    def begin(self) -> None:
        study, given = self.table.study, self.table.given
        if given is not None:
            self.add(Started(given.setup, given.salts[0]))
        else:
            setup = self._dealer.shuffle(self.table.options) if study is None else study.setup
            self.add(Started(setup, self._dealer.salt()))
        if self.table.options.diets is not DietsFrom.CHOSEN:
            self.deal()

    def change(self, options: Options) -> None:
        self.add(OptionsChanged(hand_out(options, self._dealer, self.table.options)))

    def draw(self, group: Group) -> None:
        """Without a person to decide, chance also says how many cards."""
        assert self.table.setup is not None
        self.add(DietDrawn(group, str(self.table.setup.draw(group).diets[group])))

    def kick(self, guest: GuestId) -> None:
        self.add(Kicked(guest, self._dealer.invite()))

    def deal(self) -> None:
        assert self.table.setup is not None
        self.table.setup.deal()
        study, given = self.table.study, self.table.given
        salt = self._dealer.salt() if given is None else given.salts[1]
        self.add(Dealt(salt, () if study is None else study.actions))


class Decider:
    """Decides one person's commands at one table."""

    def __init__(
        self, table: Table, guest: GuestId, name: str, dealer: Dealer, presence: Presence, alike: Alike = same
    ) -> None:
        self.draft = Draft(table, dealer)
        self._table = table
        self._guest = guest
        self._name = name
        self._presence = presence
        self._alike = alike

    def decide(self, command: Command) -> Draft:
        """The entries this command makes. Raises `Denied`, or the rules' own `Refused` or `Unreadable`."""
        if not 1 <= len(command.id) <= LONGEST_ID or not command.id.isprintable():
            raise Denied(TableCode.BAD_ID, most=LONGEST_ID)
        check_may_look(self._table, self._guest)
        self._sort(command)
        return self.draft

    def join(self, invite: str) -> Draft:
        """Come with the table's invitation. An open table needs none, and its log doesn't record who looks in."""
        is_new = self._guest not in self._table.invited | self._table.kicked
        if is_new and is_invitation(self._table, invite):
            self.draft.add(Joined(self._guest))
        check_may_look(self.draft.table, self._guest)
        return self.draft

    def _sort(self, command: Command) -> None:
        match command:
            case ask.Act() | ask.Propose() | ask.Decide():
                self._move(command)
            case ask.Talk() | ask.Say():
                self._speak(command)
            case ask.DrawDiet() | ask.ChooseDiet() | ask.FinishSetup():
                self._set_up(command)
            case ask.GoAway() | ask.TakeOver() | ask.ComeBack() | ask.TakeSeat():
                self._come_and_go(command)
            case ask.Kick() | ask.LetIn() | ask.MakeHost() | ask.Mute():
                self._check_owner()
                self._host(command)
                self._drop_nothing()
            case _:
                self._check_stage(Stage.LOBBY)
                self._gather(command)
                self._drop_nothing()

    def _drop_nothing(self) -> None:
        """What leaves the table as it was makes no entry."""
        if self.draft.table == self._table:
            self.draft.steps.clear()

    # Before the start

    def _gather(self, command: ask.Gather) -> None:
        match command:
            case ask.ChangeOptions(options=options):
                self._check_owner()
                self._check_fits_study(options)
                self.draft.change(options)
            case ask.SetOptions(changes=changes):
                self._check_owner()
                options = self._table.options.changed(changes)
                self._check_fits_study(options)
                self.draft.change(options)
            case ask.Sit(roles=roles):
                self._sit(roles)
            case ask.SeatBot(roles=roles, level=level):
                self._own_seat()
                self._seat_bot(roles, level)
            case ask.Stand(seat=seat):
                self._stand(seat)
            case ask.MarkYoungest(seat=named):
                self._own_seat()
                if self._seat(named).is_doctor:
                    raise Denied(TableCode.NOT_A_RAT, seat=named)
                self.draft.add(Youngest(named))
            case ask.Ready(ready=ready):
                self.draft.add(Readied(self._own_seat().id, ready))
            case ask.Start(fill=fill):
                self._start(fill)
            case _:
                assert_never(command)

    def _sit(self, roles: tuple[Role, ...]) -> None:
        own = self._table.seat_of(self._guest)
        others = [seat for seat in self._table.seats if seat is not own]
        check_roles(self._table.config, roles, others)
        if own is None:
            self._check_name()
        if own is None and len(others) >= MOST_SEATS:
            raise Denied(TableCode.TABLE_FULL, count=MOST_SEATS)
        self.draft.add(Sat(own.id if own else self._next_seat(), roles, self._guest, self._name))

    def _check_name(self) -> None:
        if any(seat.guest is not None and self._alike(seat.name, self._name) for seat in self._table.seats):
            raise Denied(TableCode.NAME_TAKEN, name=self._name)

    def _seat_bot(self, roles: tuple[Role, ...], level: BotLevel) -> None:
        table = self.draft.table
        check_roles(table.config, roles, table.seats)
        if len(table.seats) >= MOST_SEATS:
            raise Denied(TableCode.TABLE_FULL, count=MOST_SEATS)
        self.draft.add(BotSat(self._next_seat(), roles, level, level))

    def _next_seat(self) -> SeatId:
        return SeatId(f"s{self.draft.table.seats_made + 1}")

    def _stand(self, named: SeatId) -> None:
        self._own_seat()
        seat = self._seat(named)
        if seat.guest not in (None, self._guest):
            raise Denied(TableCode.NOT_A_BOT, seat=named)
        self.draft.add(Stood(named))

    def _start(self, fill: BotLevel | None) -> None:
        own, absent = self._own_seat(), None
        if needs_no_host(self._table, self._presence.is_here):
            absent = self._table.seat_of(self._table.owner)
        else:
            self._check_owner()
        if any(not seat.ready for seat in self._table.seats if seat not in (own, absent)):
            raise Denied(TableCode.NOT_READY)
        if fill is not None:
            for roles in bot_seats(self._table.config, self._table.seats):
                self._seat_bot(roles, fill)
        if empty := empty_roles(self._table.config, self.draft.table.seats):
            raise Denied(TableCode.SEATS_EMPTY, role=empty[0])
        if own.guest != self._table.owner:
            self.draft.add(Hosting(own.id))
        self.draft.begin()
        if absent is not None and absent is not own:
            sit_in(self.draft, Why.GONE, absent)

    def _check_fits_study(self, options: Options) -> None:
        """A study's position is fixed, and a shared deal is played under the same conditions everywhere."""
        if self._table.given is not None:
            raise Denied(TableCode.DEAL_FIXED)
        study, now = self._table.study, self._table.options
        same = options.config() == now.config() and options.diets is now.diets and not options.random_identities
        if study is not None and not same:
            raise Denied(TableCode.BAD_OPTIONS, option="study")

    def _set_up(self, command: ask.DrawDiet | ask.ChooseDiet | ask.FinishSetup) -> None:
        self._check_stage(Stage.SETUP)
        if not self._own_seat().is_doctor:
            raise Denied(TableCode.NOT_YOURS)
        setup = self._table.setup
        assert setup is not None
        match command:
            case ask.DrawDiet(group=group, cards=cards):
                self._draw(setup, group, cards)
            case ask.ChooseDiet(group=group, diet=diet):
                setup.choose(group, parse_diet(diet))
                self.draft.add(DietChosen(group, diet))
            case ask.FinishSetup():
                self.draft.deal()
            case _:
                assert_never(command)

    def _draw(self, setup: Setup, group: Group, cards: int | None) -> None:
        if cards is not None and setup.shown(group) is None:
            raise Refused(Code.CARDS_NOT_ASKED, "2.7")
        drawn = setup.draw_card(group) if cards is None else setup.draw(group, cards)
        if drawn.shown(group) is None:
            self.draft.add(DietDrawn(group, str(drawn.diets[group])))
        else:
            self.draft.add(DietCardDrawn(group))

    # Moves

    def _move(self, command: ask.Act | ask.Propose | ask.Decide) -> None:
        self._check_stage(Stage.GAME)
        seat = self._own_seat()
        if not seat.is_person:
            raise Denied(TableCode.NOT_YOURS)
        count = self._table.count if seat.is_doctor else self._table.open_count
        if command.count != count:
            raise Denied(TableCode.STALE, count=count)
        match command:
            case ask.Act(actions=actions, alone=alone):
                act(self.draft, seat, actions, alone=alone)
            case ask.Propose(plan=plan, agreed=agreed):
                propose(self.draft, seat, plan, agreed)
            case ask.Decide(plan=plan):
                if youngest(self._table) != seat:
                    raise Denied(TableCode.NOT_YOUNGEST)
                play_plan(self.draft, plan, How.YOUNGEST)
            case _:
                assert_never(command)

    # Talk

    def _speak(self, command: ask.Talk | ask.Say) -> None:
        seat = self._table.seat_of(self._guest)
        check_may_talk(self._table, seat, command.to)
        assert seat is not None
        side = seat.colleague if command.to is To.SIDE else None
        match command:
            case ask.Talk(text=text):
                if self._table.options.voice:
                    raise Denied(TableCode.BY_VOICE)
                text = clean(text, LONGEST_TALK, TableCode.BAD_TALK)
                self.draft.add(Talked(seat.id, text, self._table.meal, side))
            case ask.Say(phrase=phrase):
                check_may_say(self._table, seat, phrase, command.to)
                self.draft.add(Said(seat.id, phrase, self._table.meal, side))
            case _:
                assert_never(command)

    # Coming and going

    def _come_and_go(self, command: ask.GoAway | ask.TakeOver | ask.ComeBack | ask.TakeSeat) -> None:
        match command:
            case ask.GoAway():
                self._leave()
            case ask.TakeOver(seat=named):
                self._take_over(self._other_person(named))
            case ask.ComeBack():
                self._come_back()
            case ask.TakeSeat(seat=named):
                self._take_seat(self._seat(named))
            case _:
                assert_never(command)

    def _leave(self) -> None:
        leave(self.draft, self._own_seat(), Why.LEFT)

    def _take_over(self, seat: Seat) -> None:
        self._own_seat()
        if (denied := not_replaceable(self._table, seat)) is not None:
            raise denied
        if seat.guest is not None and self._presence.is_here(seat.guest):
            raise Denied(TableCode.STILL_HERE, name=seat.name)
        sit_in(self.draft, Why.GONE, seat)
        agree_now(self.draft)

    def _take_seat(self, seat: Seat) -> None:
        check_may_take(self._table, seat, self._guest)
        self._check_name()
        self.draft.add(Sat(seat.id, seat.roles, self._guest, self._name))

    def _come_back(self) -> None:
        seat = self._own_seat()
        if seat.is_person:
            raise Denied(TableCode.NOT_STOOD_IN)
        self.draft.add(CameBack(seat.id))

    # The host

    def _host(self, command: ask.Kick | ask.LetIn | ask.MakeHost | ask.Mute) -> None:
        match command:
            case ask.Kick(seat=named):
                self._kick(self._other_person(named))
            case ask.LetIn(person=number):
                self._let_in(number)
            case ask.MakeHost(seat=named):
                self._make_host(self._other_person(named))
            case ask.Mute(seat=named, muted=muted):
                self.draft.add(Muted(self._other_person(named).id, muted))
            case _:
                assert_never(command)

    def _make_host(self, seat: Seat) -> None:
        if not may_host(self._table, seat):
            raise Denied(TableCode.NOT_A_PERSON, seat=seat.id)
        self.draft.add(Hosting(seat.id))

    def _let_in(self, number: int) -> None:
        found = next((each for each in self._table.removed if each.number == number), None)
        if found is None:
            raise Denied(TableCode.NOT_REMOVED)
        self.draft.add(Readmitted(found.guest))

    def _kick(self, seat: Seat) -> None:
        assert seat.guest is not None
        self.draft.kick(seat.guest)
        leave(self.draft, seat, Why.KICKED)

    # Questions

    def _check_stage(self, stage: Stage) -> None:
        if self._table.stage is not stage:
            raise Denied(TableCode.WRONG_STAGE, stage=self._table.stage)

    def _check_owner(self) -> None:
        if self._guest != self._table.owner:
            raise Denied(TableCode.OWNER_ONLY)

    def _own_seat(self) -> Seat:
        seat = self._table.seat_of(self._guest)
        if seat is None:
            raise Denied(TableCode.NOT_SEATED)
        return seat

    def _seat(self, named: SeatId) -> Seat:
        seat = self._table.seat(named)
        if seat is None:
            raise Denied(TableCode.NO_SUCH_SEAT, seat=named)
        return seat

    def _other_person(self, named: SeatId) -> Seat:
        seat = self._seat(named)
        if seat.guest is None:
            raise Denied(TableCode.NOT_A_PERSON, seat=named)
        if seat.guest == self._guest:
            raise Denied(TableCode.YOURSELF)
        return seat


def leave(draft: Draft, seat: Seat, why: Why) -> None:
    """Before the start, give up the seat; later, a bot sits in."""
    if draft.table.stage is Stage.LOBBY:
        draft.add(Stood(seat.id))
    elif draft.table.stage is not Stage.OVER and seat.is_person:
        sit_in(draft, why, seat)
        agree_now(draft)


def sit_in(draft: Draft, why: Why, *seats: Seat) -> None:
    """Have bots play for these people. If the host is among them, their rights pass to the next person."""
    for seat in seats:
        draft.add(TookOver(seat.id, STAND_IN, why))
    has_lost = any(seat.guest == draft.table.owner for seat in seats)
    if has_lost and (heir := next_host(draft.table)) is not None:
        draft.add(heir)


def forget(draft: Draft, guest: GuestId) -> None:
    """Delete the data of a guest who may have been here, even if they were removed."""
    if (seat := draft.table.seat_of(guest)) is not None:
        leave(draft, seat, Why.LEFT)
    draft.add(Forgotten(guest))


def act(
    draft: Draft,
    seat: Seat,
    actions: tuple[Action, ...],
    reasons: tuple[Because, ...] = (),
    *,
    alone: bool = False,
) -> None:
    """Play actions this seat decides on its own; in a team of Colleagues, once its people agree."""
    table = draft.table
    if not actions or not all(may_act(table, seat, action) for action in actions):
        raise Denied(TableCode.NOT_YOURS)
    if len(actions) > 1 and not seat.is_doctor:
        # A verdict may follow the first action: accepting or refusing the second would give it away.
        raise Denied(TableCode.NOT_YOURS)
    if alone or _decides_alone(table, seat):
        _check_youngest(table, seat)
        draft.add(Acted(seat.id, actions, reasons))
    else:
        _suggest(draft, seat, actions, reasons)
    agree_now(draft)


def _decides_alone(table: Table, seat: Seat) -> bool:
    """True unless there are several people on this side of Colleagues."""
    return seat.colleague is None or vote_of(table, seat) is Vote.ALONE


def _check_youngest(table: Table, seat: Seat) -> None:
    if not _decides_alone(table, seat) and vote_of(table, seat) is not Vote.LEADS:
        raise Denied(TableCode.NOT_YOUNGEST)


def _suggest(draft: Draft, seat: Seat, actions: tuple[Action, ...], reasons: tuple[Because, ...]) -> None:
    assert draft.table.game is not None
    (action, *more) = actions
    if more:
        raise Denied(TableCode.NOT_YOURS)
    apply(draft.table.game, action)
    suggested = Suggested(seat.id, action, reasons)
    if suggested not in draft.table.suggestions:
        draft.add(suggested)


def propose(draft: Draft, seat: Seat, plan: Plan, agreed: bool, reasons: tuple[Because, ...] = ()) -> None:
    """Propose which food each group gets. Once all people agree on the same complete plan, it is played."""
    if not seat.is_rat:
        raise Denied(TableCode.NOT_YOURS)
    plan, before = in_order(plan), draft.table
    _check_groups(before, plan, complete=agreed)
    draft.add(Proposed(seat.id, plan, agreed, reasons))
    agree_now(draft)
    # If it was played at once, the rules have checked it.
    if not any([isinstance(step.body, Planned) and step.body.plan == plan for step in draft.steps]):
        _check_foods(before, plan)


def agree_now(draft: Draft) -> None:
    """Play what all people agree on. If only bots are left among the rats, play what their youngest proposed."""
    if not is_running(draft.table):
        return
    wanted = agreed_suggestion(draft.table)
    if wanted is not None:
        draft.add(Acted(wanted.seat, (wanted.action,)))
        return
    plan = agreed_plan(draft.table)
    if plan is not None:
        play_plan(draft, plan, How.AGREED)
        return
    if not draft.table.has_bots:
        return
    decides = youngest(draft.table)
    known = None if decides is None or decides.is_person else proposed_by(draft.table, decides.id)
    if known is not None and joint_groups(draft.table) and not waits_for_solo(draft.table):
        play_plan(draft, known.plan, How.BOTS)


def _check_groups(table: Table, plan: Plan, *, complete: bool) -> None:
    groups = joint_groups(table)
    if not groups:
        raise Denied(TableCode.NOTHING_TO_CHOOSE)
    named = plan.groups
    for group in named if table.solo else ():
        if decides_alone(table, group) is not None:
            raise Denied(TableCode.SOLO, group=group)
    if len(set(named)) < len(named) or not set(named) <= set(groups) or (complete and named != groups):
        raise Denied(TableCode.PLAN_GROUPS)


def _check_foods(table: Table, plan: Plan) -> None:
    """Refuse what can't be played. The rules themselves check it, unless someone must choose first."""
    assert table.game is not None
    game = table.game
    if waits_for_solo(table):
        _check_there(table, plan)
    elif not _was_checked(table, plan):
        for action in takes(plan):
            game, _ = apply(game, action)


def _was_checked(table: Table, plan: Plan) -> bool:
    """If nobody decides alone, the game doesn't move between proposals, so what was proposed can be played."""
    return not table.solo and any([each.plan == plan for each in table.proposals])


def in_order(plan: Plan) -> Plan:
    return Plan(tuple(sorted(plan.foods)))


def _check_there(table: Table, plan: Plan) -> None:
    """While someone else chooses first, a plan may name each food on the table once."""
    left = [*plannable(table)]
    for _, food in plan.foods:
        if food not in left:
            raise Refused(Code.NOT_THERE, "4.6", food=food)
        left.remove(food)


def play_plan(draft: Draft, plan: Plan, how: How) -> None:
    table = draft.table
    if waits_for_solo(table):
        raise Denied(TableCode.SOLO_FIRST)
    plan = in_order(plan)
    if not joint_groups(table):
        raise Denied(TableCode.NOTHING_TO_CHOOSE)
    if not covers(plan, joint_groups(table)):
        raise Denied(TableCode.PLAN_GROUPS)
    draft.add(Planned(plan, how))
