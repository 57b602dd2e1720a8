"""Drawing: complete without color, complete in ASCII, never wider than 80 columns."""

from random import Random

import pytest
from rich.text import Text

from cli.diners import ENGLISH, Paper
from doctor_rat.bots import bot_named
from doctor_rat.cli.draw import (
    ASCII,
    UNICODE,
    card,
    desk,
    ending,
    history,
    look_for,
    rows,
    shelf,
    status,
    table,
    told,
    track,
)
from doctor_rat.lab.arena import Match, play_game
from doctor_rat.locales import LANGUAGES
from doctor_rat.rules import (
    FOODS,
    IDENTITIES,
    Board,
    Food,
    Group,
    Role,
    State,
    Variant,
    View,
    acting,
    apply,
    diets_for,
    role_of,
    roles,
    view,
)
from doctor_rat.rules.events import Event, Moved, Predicted
from stage import begin, play

ALL_KINDS = {kind.__name__ for kind in Event.__args__}


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def games(variant: Variant) -> list[State]:
    match = Match(variant, groups=3, yuck=3, doctor="random", rats="random", seed=1, games=20)
    return [play_game(match, number) for number in range(match.games)]


def staged() -> State:
    """Meal 5 of a random game in which every group has had a complication."""
    ones = " ".join(f"1{colour}{kind}" for colour in "roygb" for kind in "clv")
    state = begin(
        "1bl=forbidden:4 2gv=forbidden:3 3rc=forbidden:2", ones, yuck=0, complications="insomnia madness paranoia"
    )
    rng, bot = Random(3), bot_named("random")
    while state.board.meal < 5:
        role = role_of(acting(state.board)[0], state.config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


def test_a_card_says_everything_without_color() -> None:
    assert plain(card(Food("3rc"), UNICODE, ENGLISH)) == [
        "╭─ 3rc ────╮",
        "│ ▲ ▲ ▲    │",
        "│ red      │",
        "│ cheese   │",
        "╰──────────╯",
    ]
    assert plain(card(Food("2bl"), ASCII, ENGLISH)) == [
        "+- 2bl ----+",
        "| o o      |",
        "| blue     |",
        "| liquid   |",
        "+----------+",
    ]


@pytest.mark.parametrize("look", [UNICODE, ASCII])
def test_cards_have_one_size_and_no_two_look_alike(look: object) -> None:
    assert look is UNICODE or look is ASCII
    cards = [tuple(plain(card(food, look, ENGLISH))) for food in FOODS]
    assert len(set(cards)) == len(FOODS)
    assert len({lines[1:] for lines in cards}) == len(FOODS), "even without the notation"
    assert {len(line) for lines in cards for line in lines} == {12}


@pytest.mark.parametrize(("encoding", "look"), [("utf-8", UNICODE), ("ascii", ASCII), ("latin-1", ASCII)])
def test_the_look_follows_the_encoding(encoding: str, look: object) -> None:
    assert look_for(Paper(encoding).console) is look


def test_the_track_marks_the_special_meals() -> None:
    state = begin()
    line, marks = plain(track(state.board, UNICODE, ENGLISH))
    assert line == "[1]───── 2 ───── 3 ───── 4 ───── 5 ───── 6 ───── 7 ───── 8"
    for mark, meal in (("+1 food", 3), ("no draw", 5), ("exam", 8)):
        middle = marks.index(mark) + len(mark) / 2
        assert abs(middle - line.index(str(meal))) <= 1
    together = begin("1bl=forbidden:4 2gv=forbidden:3", variant=Variant.COLLEAGUES)
    assert "+1 food" not in plain(track(together.board, UNICODE, ENGLISH))[1]


def test_a_row_shows_checks_crosses_and_what_is_covered() -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc  2bc 2rv 2gc 2yc")
    state = play(state, "doctor offer 1bc 1rv 1gc, doctor serve, 0 take 1bc, 1 take 2rl, 2 take 1gc, doctor analyse")
    state = play(state, "doctor offer 1yc 2bc 2rv, doctor serve, 0 take 2bc, 1 take 4bv, 2 take 1yc, doctor analyse")
    assert plain(rows(view(state, Role.GROUP_0), UNICODE, 79, ENGLISH)) == [
        "0\xa0Whiskers ···  1bl ▸ 1bc✓  2bc✓",
        "1\xa0Cores    ✗··  2gv ▸ 2rl✗  4bv✓",
        "2\xa0Cheeses  ✗✗·  3rc ▸ 1gc✗  1yc✗",
    ]
    state = play(state, f"doctor offer {' '.join(state.desk.stock[:3])}, doctor medicine 2 0, doctor serve")
    lines = plain(rows(view(state, Role.GROUP_0), UNICODE, 79, ENGLISH))
    assert lines[2:] == ["2\xa0Cheeses  ···  3rc ▸ 1gc▒  1yc▒", ENGLISH("terminal-covered", mark="▒")]
    assert "Medicine ○" in status(view(state, Role.GROUP_0), UNICODE, ENGLISH).plain


def test_a_spent_complication_is_a_green_cross() -> None:
    lines = plain(rows(view(staged(), Role.GROUP_0), UNICODE, 79, ENGLISH))
    assert any("✚" in line for line in lines)
    assert any("#" in line for line in plain(rows(view(staged(), Role.GROUP_0), ASCII, 79, ENGLISH)))


def test_the_desk_says_who_each_food_suits() -> None:
    state = begin(pile="2rl 4bv  3rc 1bl 1gc 1yc")
    assert plain(desk(view(state, Role.DOCTOR), UNICODE, ENGLISH))[1:] == [
        "  1bl  ●     1 blue liquid        0 ✓   1 ✗   2 ✗",
        "  1gc  ▲     1 green cheese       0 ✗   1 ✓   2 ✗",
        "  1yc  ▲     1 yellow cheese      0 ✗   1 ✓   2 ✗",
        "  3rc  ▲▲▲   3 red cheeses        0 ✓   1 ✓   2 ✓",
    ]


def _print_everything(state: State, paper: Paper) -> None:
    screen = paper.screen
    for role in roles(state.config):
        seen = view(state, role)
        screen.show(table(seen, screen.look, screen.width, screen.words))
        if state.board.outcome is not None:
            screen.show(ending(seen, screen.look, screen.width, screen.words))
        screen.lines(history(seen.history, seen.board, screen.look, screen.words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", Variant)
def test_any_game_fits_80_columns_and_plain_ascii(variant: Variant, language: str) -> None:
    match = Match(variant, groups=3, yuck=3, doctor="random", rats="random", seed=1, games=1)
    paper = Paper("ascii", language=language)
    for number in range(4):
        _print_everything(play_game(match, number), paper)
    assert paper.text.isascii()
    assert max(map(len, paper.text.splitlines())) <= 80


def test_color_only_adds_to_the_text() -> None:
    state = staged()
    mono, colour = Paper(), Paper(colour=True)
    _print_everything(state, mono)
    _print_everything(state, colour)
    assert "\x1b" not in mono.text
    assert "\x1b[" in colour.text
    assert Text.from_ansi(colour.text).plain.split() == mono.text.split()


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    paper = Paper(colour=True)
    _print_everything(staged(), paper)
    assert "38;2" not in paper.text
    assert "48;2" not in paper.text


def test_a_narrow_screen_puts_the_cards_below_each_other() -> None:
    state = play(begin(pile="2rl 4bv  1bc 1rv 1gc 1yc"), "doctor offer 1bc 1rv 1gc, doctor serve")
    paper = Paper()
    for width in (79, 39):
        screen = paper.screen
        screen.lines(shelf(state.board, screen.look, width, ENGLISH))
    assert [line.count("╭") for line in paper.text.splitlines() if "╭" in line] == [5, 3, 2]


def test_every_kind_of_event_is_told() -> None:
    found: set[str] = set()
    for variant in Variant:
        for state in games(variant):
            for event in state.log:
                lines = told(event, state.board, UNICODE, ENGLISH)
                assert any(line.plain.strip() for line in lines), event
                found.add(type(event).__name__)
    assert found | {"Predicted", "Moved"} == ALL_KINDS


def test_a_prediction_is_told_group_by_group() -> None:
    board = begin().board
    said = Predicted(Group(1), (True, None, False), (False, None, True))
    assert plain(told(said, board, UNICODE, ENGLISH)) == [
        "The Hard Cores predict “good” for the Wet Whiskers: wrong!",
        "The Hard Cores predict “bad” for the Big Cheeses: right!",
    ]
    moved = Moved(Food("1rc"), origin=Group(0), group=Group(1))
    assert plain(told(moved, board, UNICODE, ENGLISH)) == ["The Hard Cores must eat their words, and 1rc too."]


def test_words_tell_all_foods_and_diets_apart() -> None:
    assert len({ENGLISH.food(food) for food in FOODS}) == len(FOODS)
    diets = {diet for identity in IDENTITIES for diet in diets_for(identity)}
    sentences = {ENGLISH.diet(diet) for diet in diets}
    assert len(sentences) == len(diets)
    assert max(map(len, sentences)) <= 76


def test_drawing_takes_no_state() -> None:
    """The drawing code can't show a secret it is never given."""
    for draw in (table, desk, ending, rows, status):
        assert next(iter(draw.__annotations__.values())) is View
    assert told.__annotations__["board"] is Board
