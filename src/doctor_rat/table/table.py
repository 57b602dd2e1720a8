"""A table as its log makes it: `fold(table, body)` gives the table after one more entry. No clock, no chance."""

from collections.abc import Callable, Sequence
from functools import cached_property, wraps
from typing import NamedTuple, TypeVar, assert_never

from msgspec import to_builtins
from msgspec.structs import replace

from doctor_rat.rules import (
    Action,
    Config,
    Event,
    Group,
    Phase,
    Record,
    Role,
    Setup,
    State,
    Take,
    apply,
    new_game,
    outcome,
    parse_diet,
    record_of,
    roles,
)
from doctor_rat.rules.events import Judged
from doctor_rat.rules.legal import hungry_groups
from doctor_rat.rules.proof import Proof, promise_deal, promise_shuffle
from doctor_rat.rules.record import STUDY, Continuation
from doctor_rat.rules.values import Pondered, Value
from doctor_rat.table.entries import (
    Acted,
    Again,
    Appointed,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DietCardDrawn,
    DietChosen,
    DietDrawn,
    Forgotten,
    Hosting,
    Joined,
    Kicked,
    Made,
    Muted,
    OptionsChanged,
    Plan,
    Planned,
    Proposed,
    Readied,
    Readmitted,
    Said,
    Sat,
    Shared,
    Started,
    Stood,
    Suggested,
    Talked,
    TookOver,
    Youngest,
)
from doctor_rat.table.options import Options
from doctor_rat.table.seats import Seat
from doctor_rat.table.shared import Given, SharedDeal
from doctor_rat.table.study import Study
from doctor_rat.table.values import NOBODY, GuestId, SeatId, Stage, TableId


class Removed(Value, frozen=True):
    """Someone who was kicked."""

    number: int
    guest: GuestId
    name: str
    """Empty if they were kicked from an earlier table of the same people."""


class Table(Pondered, frozen=True):
    """Everything that is true at a table now, including secrets. Only `wire` may show any of it to anyone."""

    id: TableId
    options: Options
    owner: GuestId
    invite: str
    invited: frozenset[GuestId]
    kicked: frozenset[GuestId] = frozenset()
    muted: frozenset[GuestId] = frozenset()
    owner_name: str = ""
    removed: tuple[Removed, ...] = ()
    """The people in `kicked`, as the host's list shows them."""
    removals: int = 0
    knows: tuple[tuple[GuestId, Role], ...] = ()
    """What people have seen of this game from seats that others have since taken."""
    seats: tuple[Seat, ...] = ()
    seats_made: int = 0
    stage: Stage = Stage.LOBBY
    setup: Setup | None = None
    salts: tuple[str, ...] = ()
    promises: tuple[str, ...] = ()
    """The promises of the shuffle and, after setup, of the deal."""
    game: State | None = None
    proposals: tuple[Proposed, ...] = ()
    suggestions: tuple[Suggested, ...] = ()
    solo: tuple[Appointed, ...] = ()
    """Who decides alone for which group."""
    again: TableId | None = None
    study: Study | None = None
    shared: SharedDeal | None = None
    """The deal, if other tables play it too."""
    given: Given | None = None

    @property
    def config(self) -> Config:
        return self.options.config()

    def seat(self, named: SeatId) -> Seat | None:
        return next((seat for seat in self.seats if seat.id == named), None)

    def seat_of(self, guest: GuestId) -> Seat | None:
        for seat in self.seats:
            if seat.guest == guest:
                return seat
        return None

    def name_at(self, seat: Seat) -> str:
        """The bot that sits in for someone who was kicked doesn't keep their name."""
        return str(seat.bot) if seat.bot is not None and seat.guest in self.kicked else seat.name

    def is_given_up(self, seat: Seat) -> bool:
        """Whether a bot plays here and nobody has a right to come back to it."""
        return seat.bot is not None and (seat.guest is None or seat.guest in self.kicked)

    def proposing(self, proposals: tuple[Proposed, ...]) -> "Table":
        """With other proposals. Most entries are proposals, so what doesn't follow from them isn't worked out again."""
        after = replace(self, proposals=proposals)
        known = self.__dict__
        for name in _UNMOVED:
            if name in known:
                after.__dict__[name] = known[name]
        return after

    @cached_property
    def has_bots(self) -> bool:
        """Whether a bot decides in any seat now."""
        return not all([seat.is_person for seat in self.seats])

    def decider(self, group: Group) -> SeatId | None:
        """Who decides alone for this group; None if all rats do."""
        return next((each.seat for each in self.solo if each.group == group), None)

    @property
    def meal(self) -> int | None:
        """None before and after the game."""
        return self.game.board.meal if self.game is not None and self.stage is Stage.GAME else None

    @property
    def count(self) -> int:
        """How many actions the game has had."""
        return 0 if self.game is None else len(self.game.actions)

    @property
    def open_count(self) -> int:
        """How many actions are public: what the doctor prepares is secret until it is served."""
        if self.game is None:
            return 0
        return self.count - self.game.desk.prepared


_UNMOVED = ["has_bots"]
"""What is cached of a table and doesn't follow from its proposals."""

Answer = TypeVar("Answer")


def once(find: Callable[[Table], Answer]) -> Callable[[Table], Answer]:
    """Compute it once per table: tables never change."""
    name = f"{find.__module__}.{find.__qualname__}"

    @wraps(find)
    def found(table: Table) -> Answer:
        known = table.__dict__
        if name not in known:
            known[name] = find(table)
        answer: Answer = known[name]
        return answer

    return found


def once_until_moved(find: Callable[[Table], Answer]) -> Callable[[Table], Answer]:
    """Compute it once, also for tables that differ only in proposals."""
    _UNMOVED.append(f"{find.__module__}.{find.__qualname__}")
    return once(find)


class Folded(NamedTuple):
    """A table after one more entry, and what came of that entry."""

    table: Table
    events: tuple[Event, ...] = ()
    """The game's, as the doctor would see them."""
    promise: str | None = None
    """The promise it made, of the shuffle or of the deal."""


Wish = TypeVar("Wish", Proposed, Suggested)


def made(body: Made) -> Table:
    """A new table's first entry."""
    invited = frozenset([body.owner])
    return Table(
        body.table,
        body.options,
        body.owner,
        body.invite,
        invited,
        owner_name=body.name,
        study=body.study,
        shared=body.shared,
        given=body.given,
    )


def fold(table: Table, body: Body) -> Folded:
    match body:
        case Acted(actions=actions):
            return _play(replace(table, suggestions=()), actions)
        case Planned(plan):
            return _play(table, takes(plan))
        case Started(setup, salt):
            return _shuffled(table, setup, salt)
        case Dealt(salt, actions):
            return _begin(table, salt, actions)
    return Folded(_arrange(table, body))


def takes(plan: Plan) -> tuple[Action, ...]:
    """In group order. Groups that choose before the others decide alone, and have done so already."""
    return tuple(Take(group, food) for group, food in sorted(plan.foods))


def _arrange(table: Table, body: Body) -> Table:
    """Everything except moves."""
    match body:
        case Proposed(seat):
            return table.proposing((*_of_others(table.proposals, seat), body))
        case Suggested(seat):
            return replace(table, suggestions=(*_of_others(table.suggestions, seat), body))
        case Appointed():
            return replace(table, solo=(*table.solo, body))
        case Talked() | Said():
            return table
        case DietCardDrawn() | DietDrawn() | DietChosen():
            assert table.setup is not None
            return replace(table, setup=_settled(table.setup, body))
        case OptionsChanged(options):
            return _change_options(table, options)
        case Again(onward):
            return replace(table, again=onward)
        case Shared(deal):
            return replace(table, shared=deal)
        case Joined() | Kicked() | Readmitted() | Forgotten():
            return _admitted(table, body)
        case _:
            return replace(table, **_seated(table, body))


def _admitted(table: Table, body: Joined | Kicked | Readmitted | Forgotten) -> Table:
    """Who may come."""
    match body:
        case Joined(guest):
            return replace(table, invited=table.invited | {guest})
        case Kicked(guest, invite):
            return _remove(table, guest, invite)
        case Readmitted(guest):
            return _readmit(table, guest)
        case Forgotten(guest):
            return _forget(table, guest)


def _seated(table: Table, body: Body) -> dict[str, object]:
    """Who sits where after this entry."""
    match body:
        case Sat():
            return _seat_person(table, body)
        case BotSat(seat, held, level, name):
            return _sit(table, Seat(seat, held, name, bot=level, ready=True))
        case Stood(seat):
            return _stand(table, seat)
        case Youngest(seat):
            return _mark_youngest(table, seat)
        case Readied(seat, ready):
            return _changed(table, seat, ready=ready)
        case TookOver(seat, level):
            return {
                **_changed(table, seat, bot=level),
                "proposals": _of_others(table.proposals, seat),
                "suggestions": _of_others(table.suggestions, seat),
            }
        case CameBack(seat):
            # The bot's suggestion wasn't the person's.
            return {**_changed(table, seat, bot=None), "suggestions": _of_others(table.suggestions, seat)}
        case Muted(seat, muted):
            return _mute(table, seat, muted)
        case Hosting(seat):
            return _host(table.seat(seat))
        case _:
            raise AssertionError(f"no such arrangement: {body}")


def _of_others(wishes: tuple[Wish, ...], seat: SeatId) -> tuple[Wish, ...]:
    return tuple([each for each in wishes if each.seat != seat])


def _seat_person(table: Table, body: Sat) -> dict[str, object]:
    """In an empty seat, their own, or a bot's; the bot's wishes aren't theirs."""
    sits = Seat(body.seat, body.roles, body.name, guest=body.guest, muted=body.guest in table.muted)
    return {
        **_sit(table, sits),
        "invited": table.invited | {body.guest},
        "proposals": _of_others(table.proposals, body.seat),
        "suggestions": _of_others(table.suggestions, body.seat),
        "knows": _known_after(table, table.seat(body.seat), body.guest),
    }


def _known_after(table: Table, before: Seat | None, guest: GuestId) -> tuple[tuple[GuestId, Role], ...]:
    if table.stage is Stage.LOBBY or before is None or before.guest in (None, guest):
        return table.knows
    assert before.guest is not None
    return (*table.knows, (before.guest, before.sight))


def _host(seat: Seat | None) -> dict[str, object]:
    assert seat is not None
    assert seat.guest is not None
    return {"owner": seat.guest, "owner_name": seat.name}


def _remove(table: Table, guest: GuestId, invite: str) -> Table:
    seat, number = table.seat_of(guest), table.removals + 1
    removed = Removed(number, guest, "" if seat is None else seat.name)
    return replace(
        table,
        kicked=table.kicked | {guest},
        removed=(*_still_removed(table, guest), removed),
        removals=number,
        invite=invite or table.invite,
    )


def _readmit(table: Table, guest: GuestId) -> Table:
    return replace(table, kicked=table.kicked - {guest}, removed=_still_removed(table, guest))


def _still_removed(table: Table, guest: GuestId) -> tuple[Removed, ...]:
    return tuple(each for each in table.removed if each.guest != guest)


def _sit(table: Table, seat: Seat) -> dict[str, object]:
    before = table.seat(seat.id)
    if before is None:
        return {"seats": (*table.seats, seat), "seats_made": table.seats_made + 1}
    seat = replace(seat, youngest=before.youngest and seat.is_with(before))
    return {"seats": tuple(seat if each is before else each for each in table.seats)}


def _mark_youngest(table: Table, named: SeatId) -> dict[str, object]:
    """There is one among the rats, or one on each side of Colleagues."""
    marked = table.seat(named)
    assert marked is not None
    seats = [replace(each, youngest=each is marked) if each.is_with(marked) else each for each in table.seats]
    return {"seats": tuple(seats)}


def _stand(table: Table, named: SeatId) -> dict[str, object]:
    left = tuple(each for each in table.seats if each.id != named)
    stood = table.seat(named)
    return {"seats": left, **_owner_after(table, None if stood is None else stood.guest, left)}


def _owner_after(table: Table, gone: GuestId | None, left: Sequence[Seat]) -> dict[str, object]:
    """If the owner left, the first person still seated becomes the owner."""
    heirs = [seat for seat in left if seat.guest is not None]
    return _host(heirs[0]) if gone == table.owner and heirs else {}


def _forget(table: Table, guest: GuestId) -> Table:
    """The seat stays, without its guest's id and name."""
    seats = tuple(replace(seat, guest=None, name=NOBODY) if seat.guest == guest else seat for seat in table.seats)
    gone = {guest}
    unnamed = {"owner_name": NOBODY} if guest == table.owner else {}
    changes: dict[str, object] = {**unnamed, **_owner_after(table, guest, seats)}
    return replace(
        table,
        seats=seats,
        invited=table.invited - gone,
        kicked=table.kicked - gone,
        removed=_still_removed(table, guest),
        knows=tuple(each for each in table.knows if each[0] != guest),
        muted=table.muted - gone,
        **changes,
    )


def _mute(table: Table, named: SeatId, muted: bool) -> dict[str, object]:
    """The person is muted, not the seat: sitting down again doesn't help."""
    seat = table.seat(named)
    assert seat is not None
    assert seat.guest is not None
    everyone = table.muted | {seat.guest} if muted else table.muted - {seat.guest}
    return {**_changed(table, named, muted=muted), "muted": everyone}


def _changed(table: Table, named: SeatId, **changes: object) -> dict[str, object]:
    return {"seats": tuple(replace(seat, **changes) if seat.id == named else seat for seat in table.seats)}


def _change_options(table: Table, options: Options) -> Table:
    """Everyone must get ready again. Seats whose roles are gone are removed."""
    left = roles(options.config())
    seats = [
        replace(seat, roles=kept, ready=seat.guest is None)
        for seat in table.seats
        if (kept := tuple(role for role in seat.roles if role in left))
    ]
    return replace(table, options=options, seats=tuple(seats))


def _shuffled(table: Table, setup: Setup, salt: str) -> Folded:
    promise = promise_shuffle(bytes.fromhex(salt), setup.pile, setup.complications)
    table = replace(table, stage=Stage.SETUP, setup=setup, salts=(salt,), promises=(promise,))
    return Folded(table, promise=promise)


def _settled(setup: Setup, body: DietCardDrawn | DietDrawn | DietChosen) -> Setup:
    match body:
        case DietCardDrawn(group):
            return setup.draw_card(group)
        case DietDrawn(group, diet):
            return setup.draw_as_before(group) if diet is None else setup.settle_drawn(group, parse_diet(diet))
        case DietChosen(group, diet):
            return setup.choose(group, parse_diet(diet))
        case _:
            assert_never(body)


def _begin(table: Table, salt: str, actions: tuple[Action, ...]) -> Folded:
    assert table.setup is not None
    game = new_game(table.config, table.setup.deal())
    promise = promise_deal(bytes.fromhex(salt), record_of(game))
    table = replace(table, stage=Stage.GAME, game=game, salts=(*table.salts, salt), promises=(*table.promises, promise))
    table, events, _ = _play(table, actions)
    return Folded(table, (*game.log, *events), promise)


def _play(table: Table, actions: tuple[Action, ...]) -> Folded:
    assert table.game is not None
    game = table.game
    events: list[Event] = []
    for action in actions:
        game, more = apply(game, action)
        events += more
    proposals = _still_possible(table.proposals, game)
    if any([isinstance(event, Judged) for event in events]):
        # Madness's verdict may change people's minds: they must agree again.
        proposals = tuple([replace(each, agreed=False) for each in proposals])
    table = replace(table, game=game, proposals=proposals, solo=_still_solo(table, game))
    if outcome(game) is not None:
        table = replace(table, stage=Stage.OVER)
    return Folded(table, tuple(events))


def _still_possible(proposals: tuple[Proposed, ...], game: State) -> tuple[Proposed, ...]:
    """Drop proposed foods that others took meanwhile; a new choice starts from scratch."""
    if not proposals or game.board.phase is not Phase.CHOOSE:
        return ()
    left = {*game.board.centre, *game.board.trash}
    hungry = hungry_groups(game.board)
    kept: list[Proposed] = []
    for each in proposals:
        foods = tuple((group, food) for group, food in each.plan.foods if food in left and group in hungry)
        same = len(foods) == len(each.plan.foods)
        kept.append(each if same else replace(each, plan=Plan(foods), agreed=False))
    return tuple(kept)


def _still_solo(table: Table, game: State) -> tuple[Appointed, ...]:
    """They decide alone until the card is in the group's row."""
    cards = game.board.complications
    return tuple(each for each in table.solo if cards[each.group] is each.complication)


def proof(table: Table) -> Proof | None:
    """The promises, opened. Only for finished games."""
    if table.stage is not Stage.OVER:
        return None
    (shuffle_salt, deal_salt), (shuffle, deal) = table.salts, table.promises
    return Proof(shuffle, shuffle_salt, deal, deal_salt)


def finished_record(table: Table) -> Record | None:
    """The whole game with its proof, once it is over."""
    opened = proof(table)
    if opened is None or table.game is None:
        return None
    names = {role: ", ".join(_names_in(table, role)) for role in roles(table.config)[:-1]}
    record = record_of(table.game, {"players": names, "table": table.id, **_continued(table)})
    return replace(record, proof=to_builtins(opened))


def _continued(table: Table) -> dict[str, object]:
    study = table.study
    return {} if study is None else {STUDY: to_builtins(Continuation(len(study.actions), study.origin))}


def _names_in(table: Table, role: Role) -> list[str]:
    return [table.name_at(seat) for seat in table.seats if role in seat.roles]
