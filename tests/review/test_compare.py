"""Two games of one deal side by side: both are described as played, and the point where they part is right."""

from random import Random

import pytest
from msgspec.structs import replace

from analysis.games import CONFIGS, played
from doctor_rat.bots import bot_named
from doctor_rat.review import compare
from doctor_rat.review.compare import Fork, Team, TokenUse
from doctor_rat.review.game import Game
from doctor_rat.rules import (
    Code,
    Config,
    Record,
    RecordError,
    State,
    acting,
    apply,
    outcome,
    record_of,
    replay,
    role_of,
    view,
)
from doctor_rat.rules.events import Judged, SentBack, StockThrown, TableCleared
from stage import begin, play


def played_on(record: Record, step: int, seed: int) -> Record:
    """The same deal and first actions, then others."""
    state, rng = list(replay(record))[step], Random(f"on {seed}")
    return record_of(to_the_end(state, rng))


def to_the_end(state: State, rng: Random) -> State:
    while outcome(state) is None:
        role = role_of(acting(state.board)[0], state.config.variant)
        for action in bot_named("random").decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("config", CONFIGS)
def test_each_team_is_described_as_it_played(config: Config, seed: int) -> None:
    first = played(config, seed, "random", "random")
    second = played_on(first, seed * 3, seed)
    found = compare(first, second)
    for record, team in ((first, found.first), (second, found.second)):
        game = Game(record)
        events = [event for each in game.events for event in each]
        judged = {(event.group, event.food, event.good) for event in events if isinstance(event, Judged)}
        assert judged == {(ate.group, ate.food, ate.good) for ate in eaten(team) if ate.good is not None}
        back = [event.food for event in events if isinstance(event, SentBack)]
        assert back == [used.food for used in used_by(team, TokenUse.YUCK_BACK)]
        thrown = [event for event in events if isinstance(event, StockThrown | TableCleared)]
        assert len(thrown) == len(used_by(team, TokenUse.YUCK_FRONT))
        assert team.outcome == record.outcome
        assert len(team.steps) == len(game.states)
        for meal in team.meals:
            assert meal.served is None or set(game.states[meal.served].board.centre) <= set(meal.offered)
            assert team.steps[meal.begins + 1] == meal.meal
            if meal.judged is not None:
                assert any(isinstance(event, Judged) for event in game.events[meal.judged])


def eaten(team: Team) -> list:  # type: ignore[type-arg]
    return [ate for meal in team.meals for ate in meal.eaten]


def used_by(team: Team, token: TokenUse) -> list:  # type: ignore[type-arg]
    return [used for meal in team.meals for used in meal.tokens if used.token is token]


@pytest.mark.parametrize("config", CONFIGS)
def test_a_game_never_parts_from_itself(config: Config) -> None:
    record = played(config, 1, "random", "random")
    found = compare(record, replace(record, meta={"table": "another"}))
    assert found.parted is None
    assert found.first == found.second


PILE = "4yl 1rc 2bv 3gl 2rl 2ov 4gc 1yv 3ol 4rc"
TO_THE_CHOICE = "doctor offer 1rc 2bv, doctor serve"


@pytest.mark.parametrize(
    ("one", "other", "fork"),
    [
        ("doctor offer 1rc 2bv", "doctor yuck-front", Fork.YUCK_FRONT),
        ("doctor offer 1rc 2bv, doctor serve", "doctor offer 1rc 3gl, doctor serve", Fork.OFFER),
        (
            "doctor offer 1rc 2bv, doctor strict-menu 0 1rc, doctor serve",
            "doctor offer 1rc 2bv, doctor serve",
            Fork.TOKEN,
        ),
        (f"{TO_THE_CHOICE}, 0 take 1rc, 1 take 2bv", f"{TO_THE_CHOICE}, 0 take 2bv, 1 take 1rc", Fork.PLAN),
        (
            f"{TO_THE_CHOICE}, 0 take 1rc, 1 take 2bv, doctor analyse",
            f"{TO_THE_CHOICE}, 0 take 1rc, 1 take 2bv, doctor yuck-back 0 1rc, 0 take 4yl, doctor analyse",
            Fork.YUCK_BACK,
        ),
    ],
)
def test_where_two_teams_part(one: str, other: str, fork: Fork) -> None:
    start = begin("1bl=mandatory:rb 2gv=forbidden:l", PILE)
    first, second = (record_of(to_the_end(play(start, script), Random(1))) for script in (one, other))
    found = compare(first, second)
    assert found.parted is not None
    assert (found.parted.meal, found.parted.fork) == (1, fork)


def test_the_order_in_which_rats_take_does_not_part_teams() -> None:
    start = begin("1bl=mandatory:rb 2gv=forbidden:l", PILE)
    scripts = ("0 take 1rc, 1 take 2bv", "1 take 2bv, 0 take 1rc")
    first, second = (
        record_of(to_the_end(play(start, f"{TO_THE_CHOICE}, {script}, doctor analyse"), Random(1)))
        for script in scripts
    )
    assert first.actions != second.actions
    assert compare(first, second).parted is None


def test_other_deals_and_running_games_are_refused() -> None:
    record = played(Config(), 1, "random", "random")
    assert refused(record, played(Config(), 2, "random", "random")) is Code.ANOTHER_DEAL
    assert refused(record, replace(record, outcome=None)) is Code.UNFINISHED
    turned = (*record.pile[:-2], record.pile[-1], record.pile[-2])
    assert refused(record, replace(record, pile=turned)) is Code.ANOTHER_DEAL


def refused(first: Record, second: Record) -> Code:
    with pytest.raises(RecordError) as caught:
        compare(first, second)
    return caught.value.code


def test_what_is_planned_comes_before_yuck() -> None:
    """A food that was sent back was planned all the same."""
    start = begin("1bl=mandatory:rb 2gv=forbidden:l", PILE)
    script = f"{TO_THE_CHOICE}, 0 take 1rc, 1 take 2bv, doctor yuck-back 0 1rc, 0 take 4yl, doctor analyse"
    record = record_of(to_the_end(play(start, script), Random(1)))
    meal = compare(record, record).first.meals[0]
    assert meal.plan == ((0, "1rc"), (1, "2bv"))
    assert [(ate.food, ate.origin) for ate in meal.eaten] == [("4yl", "trash"), ("2bv", "centre")]
