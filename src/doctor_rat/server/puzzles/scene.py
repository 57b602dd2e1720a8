"""A puzzle as a table the client can draw. Fields are listed one by one; the game's view comes from `table.wire`."""

from msgspec.structs import replace

from doctor_rat.protocol.puzzles import PuzzleShown
from doctor_rat.puzzles import Puzzle, themes_of
from doctor_rat.rules import Role, State, roles
from doctor_rat.table import BotLevel, Options, SeatId, Stage, TableId
from doctor_rat.table.values import Access, Sheet, Vote
from doctor_rat.table.wire import GameView, SeatView, TableView, view_of_game

SOLVER, OTHERS = SeatId("you"), SeatId("others")


def shown(puzzle: Puzzle, rating: int, *, answered: bool) -> PuzzleShown:
    """What is sent before the answer. It must not depend on the answer."""
    return PuzzleShown(
        id=puzzle.id,
        kind=puzzle.kind,
        themes=themes_of(puzzle),
        rating=rating,
        group=puzzle.group,
        answered=answered,
        table=_table(puzzle),
        game=_game(puzzle),
    )


def _game(puzzle: Puzzle) -> GameView:
    game = view_of_game(puzzle.state, puzzle.kind.role)
    if puzzle.group is None:
        return game
    return replace(game, choices=tuple(choice for choice in game.choices if choice.by == puzzle.group))


def _table(puzzle: Puzzle) -> TableView:
    state, rats = puzzle.state, puzzle.kind.role is not Role.DOCTOR
    groups = state.board.takers if puzzle.group is None else (puzzle.group,)
    return TableView(
        id=TableId("puzzle"),
        stage=Stage.GAME,
        options=_options(state),
        seats=_seats(state, rats),
        promises=(),
        count=0,
        awaited=(SOLVER,),
        due=None,
        joint=groups if rats else (),
        solo_now=(),
        proposals=(),
        suggestions=(),
        solo=(),
        again=None,
        study=None,
        sayable=(),
    )


def _options(state: State) -> Options:
    config = state.config
    return Options(
        variant=config.variant,
        identities=config.identities,
        yuck=config.yuck,
        access=Access.PRIVATE,
        sheet=Sheet.NONE,
    )


def _seats(state: State, rats: bool) -> tuple[SeatView, ...]:
    doctor, *groups = roles(state.config)[:-1]
    yours, theirs = ((*groups,), (doctor,)) if rats else ((doctor,), (*groups,))
    return _seat(SOLVER, yours, None), _seat(OTHERS, theirs, BotLevel.REGULAR)


def _seat(named: SeatId, held: tuple[Role, ...], bot: BotLevel | None) -> SeatView:
    return SeatView(
        id=named,
        roles=held,
        name="",
        bot=bot,
        person=bot is None,
        free=False,
        owner=bot is None,
        youngest=False,
        ready=True,
        muted=False,
        silent=False,
        vote=Vote.ALONE,
        replaceable=False,
        silence=None,
        side_silence=None,
    )
