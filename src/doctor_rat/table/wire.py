"""What leaves a table: for each audience the entries it may know of, and the scene as it sees it.

Everything here is built by listing what is shown. The game's part comes only from `rules.view`. All rats see the same,
so they are one audience. Each audience has its own numbers: an entry it may not see leaves no gap.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import assert_never

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from doctor_rat.rules import (
    DOCTOR,
    Action,
    Board,
    Choice,
    Config,
    Desk,
    DietName,
    Event,
    Food,
    Group,
    Refused,
    Role,
    Setup,
    Source,
    State,
    Variant,
    choices,
    diets_for,
    events_for,
    role_of,
    roles,
    view,
)
from doctor_rat.rules.values import Value
from doctor_rat.table.agreement import all_youngest, awaited, is_silenced, joint_groups, plannable, solo_groups, vote_of
from doctor_rat.table.entries import (
    Acted,
    Again,
    Appointed,
    Because,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DietCardDrawn,
    DietChosen,
    DietDrawn,
    Entry,
    Forgotten,
    Hosting,
    Joined,
    Kicked,
    Made,
    Muted,
    OptionsChanged,
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
from doctor_rat.table.errors import TableCode
from doctor_rat.table.latecomers import is_free, not_replaceable
from doctor_rat.table.options import Options
from doctor_rat.table.seats import Seat, empty_roles, more_roles, open_roles
from doctor_rat.table.shared import OtherTables, SharedDeal, SharedKind, page_of
from doctor_rat.table.silence import Sayable, all_sayable, silence
from doctor_rat.table.study import StudyMark, mark_of
from doctor_rat.table.table import Table, once
from doctor_rat.table.values import BotLevel, DietsFrom, SeatId, Stage, TableId, To, Vote

RATS = Role.GROUP_0
"""Stands for all rats."""


def audiences(config: Config) -> tuple[Role, ...]:
    if config.variant is Variant.COLLEAGUES:
        return roles(config)
    return (Role.DOCTOR, RATS, Role.SPECTATOR)


def audience_of(seat: Seat | None) -> Role:
    if seat is None:
        return Role.SPECTATOR
    return seat.sight


# What happened


class _News(Value, frozen=True, tag_field="entry"):
    pass


class TableMade(_News, frozen=True, tag="made"):
    options: Options


class PersonSat(_News, frozen=True, tag="sat"):
    seat: SeatId
    roles: tuple[Role, ...]
    name: str


class Begun(_News, frozen=True, tag="started"):
    """The game was shuffled; this is the promise of how."""

    promise: str


class DietSettled(_News, frozen=True, tag="diet-settled"):
    """Only for the doctor: the setup has moved on."""

    group: Group


class DietCardSeen(_News, frozen=True, tag="diet-card-drawn"):
    """Only for the doctor: a Diet card waits for the number of cards."""

    group: Group


class Settled(_News, frozen=True, tag="dealt"):
    promise: str


class SomeoneReadmitted(_News, frozen=True, tag="readmitted"):
    """The host has readmitted someone who had been removed."""


class SeatActed(_News, frozen=True, tag="acted"):
    """A seat did what the events say."""

    seat: SeatId


News = (
    TableMade
    | PersonSat
    | BotSat
    | OptionsChanged
    | Stood
    | Youngest
    | Readied
    | Begun
    | DietCardSeen
    | DietSettled
    | Settled
    | SeatActed
    | Proposed
    | Suggested
    | Planned
    | Appointed
    | Talked
    | Said
    | TookOver
    | CameBack
    | Hosting
    | SomeoneReadmitted
    | Muted
    | Again
)


class Logged(Value, frozen=True):
    """An entry with its events, as the doctor would see them. Never leaves the server like this."""

    entry: Entry
    events: tuple[Event, ...]
    promise: str | None = None
    """The promise it made, if any."""


def shown(logged: Logged, audience: Role) -> tuple[News, tuple[Event, ...]] | None:
    """What this audience learns of an entry; None if it must not know about it."""
    body = logged.entry.body
    match body:
        # The most common entry.
        case Proposed():
            return body, ()
        case Acted(seat, actions):
            if audience is not Role.DOCTOR and all(action.prepares for action in actions):
                return None
            # There may be no events: going on to a prediction with an empty center has none.
            return SeatActed(seat), events_for(logged.events, audience)
        case Planned():
            return body, events_for(logged.events, audience)
        case Dealt():
            assert logged.promise is not None
            return Settled(logged.promise), events_for(logged.events, audience)
        case DietCardDrawn(group):
            return (DietCardSeen(group), ()) if audience is Role.DOCTOR else None
        case DietDrawn(group) | DietChosen(group):
            return (DietSettled(group), ()) if audience is Role.DOCTOR else None
        case Suggested(action=action):
            return (body, ()) if _is_of_team(action, audience) else None
        case Talked(side=side) | Said(side=side):
            return (body, ()) if side is None or _is_of_side(side, audience) else None
        case _:
            news = _told(body, logged.promise)
            return None if news is None else (news, ())


def is_public(entry: Entry) -> bool:
    """Whether everyone learns of it."""
    return shown(Logged(entry, (), ""), Role.SPECTATOR) is not None


def _told(body: Body, promise: str | None) -> News | None:
    """What everyone is told. A new kind of entry is shown to nobody until it is listed here."""
    match body:
        case (
            Proposed()
            | BotSat()
            | OptionsChanged()
            | Stood()
            | Youngest()
            | Readied()
            | Planned()
            | Appointed()
            | TookOver()
            | CameBack()
            | Hosting()
            | Muted()
            | Again()
        ):
            return body
        case Made(options=options):
            return TableMade(options)
        case Sat(seat, held, _, name):
            return PersonSat(seat, held, name)
        case Started():
            assert promise is not None
            return Begun(promise)
        case Readmitted():
            return SomeoneReadmitted()
        case Joined() | Kicked() | Forgotten() | Shared() | Acted() | Dealt():
            return None
        case DietCardDrawn() | DietDrawn() | DietChosen():
            return None
        case Suggested() | Talked() | Said():
            return None  # handled by `shown`: it depends on the audience
        case _:
            assert_never(body)


class Intention(Value, frozen=True):
    """What a bot had in mind with what it did."""

    role: Role
    step: int
    """The record's action it began with."""
    reasons: tuple[Because, ...]


def intentions(table: Table, log: Sequence[Logged]) -> list[Intention]:
    """What bots kept to themselves. Nothing while the game runs: it would tell every secret."""
    found: list[Intention] = []
    step = 0
    for logged in log if table.stage is Stage.OVER else ():
        body = logged.entry.body
        if isinstance(body, Acted) and body.reasons:
            found.append(Intention(role_of(body.actions[0].by, table.config.variant), step, body.reasons))
        step += _moves(body)
    return found


def _moves(body: Body) -> int:
    """How many actions of the record come from this entry."""
    match body:
        case Dealt(actions=actions) | Acted(actions=actions):
            return len(actions)
        case Planned(plan):
            return len(plan.foods)
        case _:
            return 0


def _is_of_team(action: Action, audience: Role) -> bool:
    """A team's suggestions are its own: they may be based on the diet that the others must not know."""
    return action.by != DOCTOR and _is_of_side(action.by, audience)


def _is_of_side(side: Group, audience: Role) -> bool:
    return role_of(side, Variant.COLLEAGUES) is audience


# What there is to see


class SeatView(Value, frozen=True):
    id: SeatId
    roles: tuple[Role, ...]
    name: str
    bot: BotLevel | None
    person: bool
    """Whether the seat belongs to a person, even if a bot sits in now; not if they were kicked."""
    owner: bool
    youngest: bool
    ready: bool
    muted: bool
    free: bool
    """Whether a spectator may take it over from the bot."""
    silent: bool
    """Whether they decide alone and can't talk."""
    vote: Vote
    """How much their vote counts when their side chooses."""
    replaceable: bool
    """Whether others at the table may have a bot play here once this person is gone."""
    silence: TableCode | None
    """Why this person can't talk to everyone now."""
    side_silence: TableCode | None
    """Why not to their own side."""


class RolesFor(Value, frozen=True):
    """The roles one person may play instead of, or besides, their own."""

    seat: SeatId
    change: tuple[Role, ...]
    add: tuple[Role, ...]


class Gathering(Value, frozen=True):
    """Who may still sit where."""

    roles: tuple[Role, ...]
    """All roles of the game to come."""
    empty: tuple[Role, ...]
    """Roles that nobody plays yet, neither person nor bot."""
    open: tuple[Role, ...]
    """Roles that someone without a seat may take, even if others play them too."""
    seated: tuple[RolesFor, ...]


class TableView(Value, frozen=True):
    id: TableId
    stage: Stage
    options: Options
    seats: tuple[SeatView, ...]
    promises: tuple[str, ...]
    count: int
    """The number of game actions so far, as this audience may know it; every move must name it."""
    joint: tuple[Group, ...]
    """The groups whose food the rats choose together now."""
    solo_now: tuple[Group, ...]
    """The groups whose player must decide alone before that."""
    awaited: tuple[SeatId, ...]
    """The seats the table is waiting for; before the start, those of people who aren't ready."""
    proposals: tuple[Proposed, ...]
    suggestions: tuple[Suggested, ...]
    """What members of the audience's own team would do."""
    solo: tuple[Appointed, ...]
    again: TableId | None
    study: StudyMark | None
    """Set if this table continues from a position of a finished game."""
    due: int | None
    """Slow: when the next decision is due, in milliseconds."""
    sayable: tuple[Sayable, ...]
    """The phrases this audience may say, unless they must be silent."""
    plannable: tuple[Food, ...] = ()
    """While someone must decide alone first: the foods a plan may already name."""
    gathering: Gathering | None = None
    """Only before the start."""
    shared: SharedDeal | UnsetType = UNSET
    """Set if other tables play the same deal."""
    others: OtherTables | UnsetType = UNSET
    """Once the game is over, if it can be compared with others."""


class GameView(Value, frozen=True):
    """The game as this audience sees it. The events of all entries so far led here."""

    board: Board
    sources: tuple[Source, ...]
    diets: tuple[str | None, ...]
    desk: Desk | None
    choices: tuple[Choice, ...]


class SetupView(Value, frozen=True):
    """Only for the doctor, while diets are given out."""

    diets: tuple[str | None, ...]
    sources: tuple[Source | None, ...]
    waiting: tuple[DietName | None, ...]
    """By group, the Diet card that was drawn and still needs a decision between one and two cards."""
    allowed: tuple[tuple[str, ...], ...]
    """By group, every diet the doctor may choose now."""


class Delivery(Value, frozen=True, tag_field="type", tag="entry"):
    """One entry as an audience is sent it. Omitted parts haven't changed."""

    number: int
    at: int
    news: News
    events: tuple[Event, ...] = ()
    table: TableView | UnsetType = UNSET
    proposals: tuple[Proposed, ...] | UnsetType = UNSET
    """The table's proposals, if only they and who is awaited have changed, which is the most common case."""
    awaited: tuple[SeatId, ...] | UnsetType = UNSET
    game: GameView | UnsetType = UNSET
    setup: SetupView | UnsetType = UNSET


class SeatViews:
    """The seats as everyone sees them, built again only when something they show may have changed."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._views: tuple[SeatView, ...] = ()

    def at(self, table: Table) -> tuple[SeatView, ...]:
        if self._table is None or not _shows_same_seats(self._table, table):
            deciding = all_youngest(table)
            self._views = tuple([_seat_view(table, seat, youngest=seat in deciding) for seat in table.seats])
        self._table = table
        return self._views


def _shows_same_seats(before: Table, after: Table) -> bool:
    """In Colleagues, and while someone decides alone, every move may change who may talk."""
    if after.options.variant is Variant.COLLEAGUES or before.solo or after.solo:
        return False
    return (
        before.seats is after.seats
        and before.stage is after.stage
        and before.owner == after.owner
        and before.options is after.options
        and before.kicked is after.kicked
    )


class Scene:
    """A table as its audiences see it. What is the same for all of them is built once."""

    def __init__(self, table: Table, due: int | None = None, seats: SeatViews | None = None) -> None:
        self.table = table
        self._due = due
        self._seats = seats or SeatViews()

    def table_view(self, audience: Role) -> TableView:
        table = self.table
        found = self._open
        count = table.count if audience is Role.DOCTOR else found.count
        suggestions = tuple([each for each in table.suggestions if _is_of_team(each.action, audience)])
        side = audience.number if table.options.variant is Variant.COLLEAGUES else None
        if count == found.count and not suggestions and side is None:
            return found
        return replace(found, count=count, suggestions=suggestions, sayable=all_sayable(table, side))

    @cached_property
    def _open(self) -> TableView:
        table = self.table
        return TableView(
            id=table.id,
            stage=table.stage,
            options=table.options,
            seats=self._seats.at(table),
            promises=table.promises,
            count=table.open_count,
            joint=joint_groups(table),
            solo_now=solo_groups(table),
            awaited=_awaited(table),
            proposals=table.proposals,
            suggestions=(),
            solo=table.solo,
            again=table.again,
            study=mark_of(table.study),
            due=self._due,
            sayable=all_sayable(table, None),
            plannable=plannable(table),
            gathering=_gathering(table),
            shared=UNSET if table.shared is None else table.shared,
            others=other_tables(table) or UNSET,
        )


@once
def _awaited(table: Table) -> tuple[SeatId, ...]:
    if table.stage is Stage.LOBBY:
        return tuple([seat.id for seat in table.seats if seat.is_person and not seat.ready])
    return tuple([seat.id for seat in awaited(table)])


def other_tables(table: Table) -> OtherTables | None:
    """Any finished game can become a challenge, except studies, lessons, and deals that others play already."""
    if table.stage is not Stage.OVER:
        return None
    if table.shared is not None and (page := page_of(table.shared)) is not None:
        return OtherTables(table.shared.kind, page)
    plain = table.study is None and table.options.diets is not DietsFrom.LESSON
    return OtherTables(SharedKind.CHALLENGE, None) if plain else None


def _gathering(table: Table) -> Gathering | None:
    if table.stage is not Stage.LOBBY:
        return None
    config, seats = table.config, table.seats
    people = [seat for seat in seats if seat.guest is not None]
    return Gathering(
        roles=roles(config)[:-1],
        empty=empty_roles(config, seats),
        open=open_roles(config, seats),
        seated=tuple([RolesFor(each.id, open_roles(config, seats, each), more_roles(config, each)) for each in people]),
    )


def _seat_view(table: Table, seat: Seat, *, youngest: bool) -> SeatView:
    return SeatView(
        id=seat.id,
        roles=seat.roles,
        name=table.name_at(seat),
        bot=seat.bot,
        person=seat.guest is not None and not table.is_given_up(seat),
        owner=seat.guest == table.owner,
        youngest=youngest,
        ready=seat.ready,
        muted=seat.muted,
        free=is_free(table, seat),
        silent=is_silenced(table, seat.id),
        vote=vote_of(table, seat),
        replaceable=not_replaceable(table, seat) is None,
        silence=silence(table, seat, To.EVERYONE),
        side_silence=silence(table, seat, To.SIDE),
    )


def game_view(table: Table, audience: Role) -> GameView | None:
    return None if table.game is None else view_of_game(table.game, audience)


def view_of_game(game: State, audience: Role) -> GameView:
    seen = view(game, audience, history=False)
    other_rats = roles(game.config)[2:-1] if audience is RATS else ()
    return GameView(
        board=seen.board,
        sources=seen.sources,
        diets=tuple([None if diet is None else str(diet) for diet in seen.diets]),
        desk=seen.desk,
        choices=choices(seen, *other_rats),
    )


def setup_view(table: Table, audience: Role) -> SetupView | None:
    if audience is not Role.DOCTOR or table.stage is not Stage.SETUP or table.setup is None:
        return None
    setup = table.setup
    return SetupView(
        diets=tuple(None if diet is None else str(diet) for diet in setup.diets),
        sources=setup.sources,
        waiting=tuple(setup.shown(group) for group in table.config.groups),
        allowed=tuple(_allowed(setup, group) for group in table.config.groups),
    )


def _allowed(setup: Setup, group: Group) -> tuple[str, ...]:
    found: list[str] = []
    for diet in diets_for(setup.config.identities[group]):
        try:
            setup.choose(group, diet)
        except Refused:
            continue
        found.append(str(diet))
    return tuple(found)


# What may be read at the door


class DoorSeat(Value, frozen=True):
    roles: tuple[Role, ...]
    name: str
    bot: BotLevel | None


class TableDoor(Value, frozen=True):
    """What an invited person without a name reads first: who invites them, and to what."""

    id: TableId
    host: str
    """Empty if the host's name isn't known."""
    stage: Stage
    options: Options
    seats: tuple[DoorSeat, ...]


def door(table: Table) -> TableDoor:
    owner = table.seat_of(table.owner)
    return TableDoor(
        id=table.id,
        host=table.owner_name if owner is None else owner.name,
        stage=table.stage,
        options=table.options,
        seats=tuple([DoorSeat(seat.roles, table.name_at(seat), seat.bot) for seat in table.seats]),
    )


def deliveries(logs: Sequence[Logged], scene: Scene, audience: Role, number: int) -> list[Delivery]:
    """These entries, which led to this scene, for an audience that has seen `number`; the last brings the scene."""
    found: list[Delivery] = []
    proposed = arranged = played = False
    for logged in logs:
        if (said := shown(logged, audience)) is not None:
            found.append(Delivery(number + len(found) + 1, logged.entry.at, *said))
            body = logged.entry.body
            arranged = arranged or body.effect.table
            played = played or body.effect.game
            proposed = proposed or isinstance(body, Proposed)
    if arranged:
        found[-1] = replace(
            found[-1],
            table=scene.table_view(audience),
            game=(game_view(scene.table, audience) or UNSET) if played else UNSET,
            setup=setup_view(scene.table, audience) or UNSET,
        )
    elif proposed:
        found[-1] = replace(found[-1], proposals=scene.table.proposals, awaited=_awaited(scene.table))
    return found


def with_scene(found: list[Delivery], scene: Scene, audience: Role) -> list[Delivery]:
    """The same deliveries, the last with everything there is to see now, whatever the entries changed."""
    *others, last = found
    whole = replace(
        last,
        table=scene.table_view(audience),
        game=game_view(scene.table, audience) or UNSET,
        setup=setup_view(scene.table, audience) or UNSET,
    )
    return [*others, whole]
