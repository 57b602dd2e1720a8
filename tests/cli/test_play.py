"""Whole games at the terminal, by script."""

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from cli.diners import ENGLISH, FirstBot, Heckler, Obedient, Paper, Script
from doctor_rat.cli.play import Host, PlayOptions, command, play, play_at, play_command
from doctor_rat.cli.play.command import ask_options
from doctor_rat.cli.play.host import PersonRole, deal_game
from doctor_rat.cli.play.read import read_command, tokens
from doctor_rat.lab import grade_of, predict
from doctor_rat.rules import (
    DOCTOR,
    Complication,
    Difficulty,
    Food,
    Role,
    State,
    Variant,
    outcome,
    read_record,
    replay_all,
    view,
)
from stage import begin

ONES = " ".join(f"1{colour}{kind}" for colour in "roygb" for kind in "clv")
EVERYBODY_LIKES_ONES = "1bl=forbidden:4 2gv=forbidden:3 3rc=forbidden:2"

GAMES: list[tuple[PersonRole, Variant, int]] = [
    ("rats", Variant.COLONY, 3),
    ("rats", Variant.COLONY, 2),
    ("rats", Variant.COMPLICATIONS, 3),
    ("doctor", Variant.COLONY, 3),
    ("doctor", Variant.COMPLICATIONS, 2),
    ("a", Variant.COLLEAGUES, 2),
]
NONSENSE = (
    "xyzzy",
    "3rc 3rc 3rc 3rc",
    "9 1bl",
    "0",
    "offer",
    "medicine",
    "medicine 0 7",
    "menu 7",
    "menu 0 4gv 4bv",
    "back 4xx",
    "back 0 1bl 2gv",
    "predict maybe never",
    "[bold]x[/bold]",
    "\x1b[31mred",
    "\u00e9\u2713 \udcff",
    "a" * 500,
)


def host_of(state: State, person: PersonRole = "rats") -> Host:
    return Host(state, person, FirstBot(), Random(1))


def sit(host: Host, *lines: str, person: PersonRole = "rats") -> str:
    """What is on the screen after these lines and the end of input, without line breaks."""
    paper = Paper()
    play_at(host, person, paper.screen, Script(*lines))
    return paper.prose


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("person", "variant", "groups"), GAMES)
def test_a_person_who_follows_the_hints_comes_to_the_end(
    person: PersonRole, variant: Variant, groups: int, seed: int
) -> None:
    paper = Paper()
    ending = play(PlayOptions(person, variant, groups, seed=seed), paper.screen, Obedient(paper))
    assert ending is not None
    assert ENGLISH("terminal-kind-word", reason=ending.reason.value) in paper.text
    assert ENGLISH("table-end-diets") in paper.text
    assert [f"Meal {meal}" in paper.text for meal in range(1, 9)] == [meal <= ending.meal for meal in range(1, 9)]
    assert max(map(len, paper.text.splitlines())) <= 80


def test_the_rats_can_win() -> None:
    """One, two and three of something in every offer, for groups that want exactly that."""
    kinds = [f"{colour}{kind}" for kind in "clv" for colour in "roygb"]
    cycle = [f"{quantity}{kind}" for kind in kinds for quantity in (1, 2, 3)]
    pile = " ".join(["4rc", "4oc", *cycle[:12], "4yc", *cycle[12:]])
    host = host_of(begin("1bl=mandatory:1 2gv=mandatory:2 3rc=mandatory:3", pile))
    paper = Paper()
    play_at(host, "rats", paper.screen, Obedient(paper))
    assert str(host.outcome) == "won in meal 8: exam-passed"
    assert paper.text.count(". Good!") == 24
    assert ENGLISH("table-end-unspent") in paper.text


def test_a_short_game_typed_by_hand() -> None:
    """Wrong foods for group 2, which wants three of everything, until it has three crosses."""
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc  2bc 2rv 2gc 2yc  4bc 4rv 4gc 4yc 4oc")
    host = host_of(state)
    screen = sit(host, "1bc 1rv 1gc", "", "2 1yc", "0 2bc, group 1: 2rv", "yes", "4cb 2YC 2cg", "")
    assert str(host.outcome) == "lost in meal 3: third-cross"
    assert "✗ The Big Cheeses: 1gc (1 green cheese). Bad!" in screen
    assert ENGLISH.diet(state.deal.diets[2]) in screen


def test_a_plan_can_be_changed_until_it_is_confirmed() -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    screen = sit(host_of(state), "1bc 1rv", "0 1rv", "2rl", "no", "1bc 1rv 1gc", "1gc 1rv 1bc", "")
    plans = re.findall(r"The plan: (.*? 2 Cheeses: (?:\w\w\w\b|nothing yet))", screen)
    assert plans == [
        "0 Whiskers: 1bc, 1 Cores: 1rv, 2 Cheeses: nothing yet",
        "0 Whiskers: 1rv, 1 Cores: 1bc, 2 Cheeses: nothing yet",
        "0 Whiskers: 1rv, 1 Cores: 1bc, 2 Cheeses: 2rl",
        "0 Whiskers: 1bc, 1 Cores: 1rv, 2 Cheeses: 1gc",
        "0 Whiskers: 1gc, 1 Cores: 1rv, 2 Cheeses: 1bc",
    ]
    assert ENGLISH("terminal-plan-cleared") in screen
    assert "The Wet Whiskers: 1gc" in screen
    assert "The Big Cheeses: 1bc" in screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("4oc 1rv 1gc", ENGLISH("terminal-error-not-there", food="4oc")),
        ("1bc 1bc 1gc", ENGLISH("terminal-food-twice", food="1bc")),
        ("1bc 1rv 1gc 2rl", ENGLISH("terminal-too-many-foods", count=3)),
        ("3 1bc", ENGLISH("terminal-error-no-such-group", group=3)),
        ("1", "And which food for group 1?"),
        ("serve", ENGLISH("terminal-error-bad-food", text="serve")),
    ],
)
def test_the_rats_are_told_what_is_wrong(line: str, answer: str) -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    assert answer in sit(host_of(state), line)


def test_the_doctor_uses_all_his_commands() -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc  2bc 2rv 2gc 2yc  4bc 4rv 4gc 4yc")
    lines = ("offer 1bc 1rv 1gc", "", "", "2bc 2rv 2gc", "serve", "judge", "yuck", "table", "offer 4oc 3rc 3ol")
    host = host_of(state, "doctor")
    paper = Paper()
    play_at(host, "doctor", paper.screen, Script(*lines))
    assert "Yuck! Out go 1yc 2yc 4bc 4rv 4gc 4yc. You draw" in paper.prose
    stock = host.seen.desk.stock if host.seen.desk else ()
    more = (f"{stock[0]} {stock[1]} {stock[2]}", "medicine 1 0", f"menu 0 {stock[1]}", "", "back 9 1bl", "")
    screen = sit(host, *more, person="doctor")
    assert "Medicine is ready for the Hard Cores. It will cover 1gc and 2gc." in screen
    assert f"Strict Menu! The Wet Whiskers must eat {stock[1]}." in screen
    assert ENGLISH("terminal-error-no-such-group", group=9) in screen


def test_the_doctor_sends_a_food_back() -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    screen = sit(host_of(state, "doctor"), "1bc 1rv 1gc", "", "back 1rv", "", person="doctor")
    assert "Yuck! The Big Cheeses must put back 1rv." in screen
    assert "The Big Cheeses: 2rl" in screen


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("medicine 1 0", "doctor medicine 1 0"),
        ("med g1 0", "doctor medicine 1 0"),
        ("medicine 2rc, 1gv", "doctor medicine 1 0"),
        ("med 1 1gv 2rc", "doctor medicine 1 0"),
        ("menu 0 3bl", "doctor strict-menu 0 3bl"),
        ("Strict Menu: lb3, group 0", "doctor strict-menu 0 3bl"),
        ("strict 0 3bl", "doctor strict-menu 0 3bl"),
    ],
)
def test_a_token_goes_by_any_word_of_its_name(line: str, action: str) -> None:
    """The rules decide later: only the row has to be there."""
    board = begin().board
    row = board.rows[1].eat(Food("1gv"), True).eat(Food("2rc"), False)
    board = replace(board, rows=(board.rows[0], row, *board.rows[2:]))
    assert str(read_command(tokens(line), DOCTOR, board)) == action


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("serve", ENGLISH("terminal-error-not-now")),
        ("1bc 1rv", "Choose exactly 3 foods."),
        ("1bc 1rv 4oc", ENGLISH("terminal-error-not-in-stock", food="4oc")),
        ("1bc 1rv 1rv", ENGLISH("error-offer-twice")),
        ("offer 1bc 1rv what", ENGLISH("terminal-error-bad-food", text="what")),
        ("dance", "“dance” means nothing here."),
        ("medicine 1bc", ENGLISH("terminal-incomplete")),
        ("menu 1", ENGLISH("terminal-incomplete")),
    ],
)
def test_the_doctor_is_told_what_is_wrong(line: str, answer: str) -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    assert answer in sit(host_of(state, "doctor"), line, person="doctor")


@pytest.mark.rule("6.9")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ("paranoia madness insomnia", "Insomnia Madness Paranoia"),
        ("gluttony megalomania insomnia", "Insomnia Gluttony Megalomania"),
    ],
)
def test_complications_are_asked_for_in_order(cards: str, asked: str) -> None:
    """Three meals that every group likes bring each of them a complication."""
    state = begin(EVERYBODY_LIKES_ONES, ONES, complications=cards)
    paper = Paper()
    ending = play_at(host_of(state), "rats", paper.screen, Obedient(paper))
    assert ending is not None
    meal_4 = paper.text.split("Meal 4")[1].split("Meal 5")[0].split("Trash can")[1]
    names = [ENGLISH.complication(card) for card in Complication]
    said = [name for line in meal_4.splitlines() for name in names if line.strip().startswith(f"{name}: ")]
    assert said == asked.split()
    for card in cards.split():
        assert f"come down with {ENGLISH.complication(Complication(card))}." in paper.prose


def test_colleagues_have_their_own_commands() -> None:
    groups, pile = "1bl=forbidden:4 2gv=forbidden:3", "1rc 1rl 1rv 1oc 1ol 1ov 1yc 1yl"
    state = begin(groups, pile, variant=Variant.COLLEAGUES)
    lines = ("3rc", "yuck", "", "pass", "take 1ol", "", "back", "")
    screen = sit(host_of(state, "a"), *lines, person="a")
    assert ENGLISH("terminal-error-not-now") in screen
    assert "Yuck! Doctor A sweeps the table clean." in screen
    assert "Yuck! Doctor B must put" in screen
    assert "✓ Doctor A: 1ol (1 orange liquid). Good!" in screen
    assert ENGLISH.diet(state.deal.diets[1]) in screen
    assert ENGLISH.diet(state.deal.diets[0]) not in screen


@pytest.mark.parametrize(("person", "variant", "groups"), GAMES)
def test_nonsense_at_every_prompt_changes_nothing(person: PersonRole, variant: Variant, groups: int) -> None:
    options = PlayOptions(person, variant, groups, seed=4)
    quiet, loud = Host.of(options), Host.of(options)
    paper = Paper()
    play_at(quiet, person, paper.screen, Obedient(paper))
    paper = Paper()
    heckler = Heckler(paper, NONSENSE)
    play_at(loud, person, paper.screen, heckler)
    assert loud.record() == quiet.record()
    assert heckler.silences == 0, "something typed was answered by nothing"
    assert "\x1b" not in paper.text


@pytest.mark.parametrize(("person", "variant", "groups"), GAMES)
@pytest.mark.parametrize("lines", [(), ("quit",), ("?", "table", "history", "diets", "q")])
def test_leaving_is_polite(person: PersonRole, variant: Variant, groups: int, lines: tuple[str, ...]) -> None:
    paper = Paper()
    options = PlayOptions(person, variant, groups, seed=1)
    assert play(options, paper.screen, Script(*lines)) is None
    assert paper.text.rstrip().endswith(ENGLISH("terminal-goodbye"))
    assert ENGLISH("table-end-diets") not in paper.text


def test_an_interrupt_is_a_way_to_leave() -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    paper = Paper()
    assert play(PlayOptions(seed=1), paper.screen, interrupted) is None
    assert ENGLISH("terminal-goodbye") in paper.text


def test_help_lists_what_is_possible() -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    assert "1 1bc: plan a food for 1 Cores, from 1bc 1gc 1rv 2rl 4bv" in sit(host_of(state), "?")
    screen = sit(host_of(state, "doctor"), "1bc 1rv 1gc", "?", "", "?", person="doctor")
    assert "menu 0 1bc: Strict Menu" in screen
    assert "back 0 1bc: spend a Yuck! token" in screen
    assert "medicine 0" not in screen


def test_a_record_is_saved_and_replays(tmp_path: Path) -> None:
    path, paper = tmp_path / "game.json", Paper()
    obedient = Obedient(paper)
    options = PlayOptions(seed=2, record=path)
    ending = play(options, paper.screen, lambda prompt: "" if ENGLISH("terminal-save") in prompt else obedient(prompt))
    assert outcome(replay_all(read_record(path.read_bytes()))) == ending
    assert "Replay it with" in paper.prose


@pytest.mark.parametrize(("answer", "kept"), [("", True), ("n", True), ("y", False)])
def test_a_file_is_overwritten_only_on_request(tmp_path: Path, answer: str, kept: bool) -> None:
    path, paper = tmp_path / "game.json", Paper()
    path.write_text("precious")
    obedient = Obedient(paper)
    play(
        PlayOptions(seed=2, record=path),
        paper.screen,
        lambda prompt: answer if ENGLISH("terminal-overwrite", path=str(path)) in prompt else obedient(prompt),
    )
    assert (path.read_text() == "precious") is kept


def test_a_record_that_cannot_be_written_causes_no_crash(tmp_path: Path) -> None:
    paper = Paper()
    path = tmp_path / "nowhere" / "game.json"
    assert play(PlayOptions(seed=2, record=path), paper.screen, Obedient(paper)) is not None
    said = ENGLISH("terminal-cannot-save", path=str(path), problem="No such file or directory")
    assert "".join(said.split()) in "".join(paper.text.split())


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("", "", ""), PlayOptions()),
        (("what?", "d", "2", "y"), PlayOptions("doctor", groups=2, first_game=True)),
        (("r", "3c", "n"), PlayOptions(variant=Variant.COMPLICATIONS)),
        (("a",), PlayOptions("a", Variant.COLLEAGUES)),
        ((), None),
        (("r", "quit"), None),
    ],
)
def test_questions_before_the_game(lines: tuple[str, ...], expected: PlayOptions | None) -> None:
    paper = Paper()
    assert ask_options(paper.screen, Script(*lines)) == expected
    assert (ENGLISH("terminal-goodbye") in paper.text) is (expected is None)


def test_the_command_plays_from_piped_lines() -> None:
    result = CliRunner().invoke(play_command, ["--first-game", "--seed", "1", "--bot", "random"], input="?\nnonsense\n")
    assert result.exit_code == 0
    assert ENGLISH("terminal-first-game") in result.output
    assert "rats> nonsense" in result.output
    assert ENGLISH("terminal-goodbye") in result.output


@pytest.mark.parametrize("word", list(Difficulty))
def test_the_requested_difficulty_is_dealt_shown_and_seen_by_bots(word: Difficulty) -> None:
    result = CliRunner().invoke(
        play_command, ["--difficulty", word.value, "--seed", "1", "--bot", "random"], input="quit\n"
    )
    assert ENGLISH("terminal-dealt", difficulty=word.value) in result.output
    state = deal_game(PlayOptions(seed=1, difficulty=word))
    assert grade_of(predict(state.config, state.deal.diets)) is word
    assert view(state, Role.DOCTOR).config.difficulty is word


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--role doctor --variant colleagues", command._WRONG_ROLE_COLLEAGUES),
        ("--role a --variant colony", command._WRONG_VARIANT_A),
        ("--role a --groups 3", command._WRONG_GROUPS_COLLEAGUES),
        ("--variant colleagues --first-game", command._WRONG_FIRST_COLLEAGUES),
        ("--first-game --difficulty easy", command._WRONG_FIRST_DIFFICULTY),
    ],
)
def test_options_that_contradict_each_other(arguments: str, problem: str) -> None:
    result = CliRunner().invoke(play_command, [*arguments.split(), "--bot", "random"], input="")
    assert result.exit_code == 2
    assert problem in result.output


@pytest.mark.parametrize(
    ("arguments", "prompt"),
    [("--role a", "doctor A> "), ("--variant colleagues", "doctor A> "), ("", "rats> "), ("--role doctor", "doctor> ")],
)
def test_options_that_complete_each_other(arguments: str, prompt: str) -> None:
    result = CliRunner().invoke(play_command, [*arguments.split(), "--seed", "1", "--bot", "random"], input="quit\n")
    assert f"{prompt}quit" in result.output
    assert result.exit_code == 0
