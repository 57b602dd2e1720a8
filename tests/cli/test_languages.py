"""The terminal in five languages: the same commands, and no English where it doesn't belong."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from click.testing import CliRunner

import doctor_rat.cli
from cli.diners import FirstBot, Paper, Script
from doctor_rat.bots import BotReason
from doctor_rat.bots.reasons import ReasonKey
from doctor_rat.cli.app import app
from doctor_rat.cli.language import spoken
from doctor_rat.cli.play import Host, PlayOptions, play, play_at
from doctor_rat.cli.play.command import ask_options
from doctor_rat.cli.play.host import PersonRole
from doctor_rat.cli.play.read import token_word
from doctor_rat.cli.words import Words
from doctor_rat.locales import LANGUAGES, has_words
from doctor_rat.rules import FOODS, Code, DoctorRatError, Variant, record_of, write_record
from doctor_rat.rules.actions import DinnerToken
from doctor_rat.rules.choices import MayOffer, MayPredict, MayTake
from doctor_rat.rules.errors import SENTENCES
from doctor_rat.rules.events import TokenPrepared
from locales.messages import entries, texts
from rules.later_meals import ALL_CONFIGS, random_game
from stage import begin

OTHERS = [language for language in LANGUAGES if language != "en"]
CLI = Path(doctor_rat.cli.__file__).parent
GAMES: list[tuple[PersonRole, Variant, int]] = [
    ("rats", Variant.COMPLICATIONS, 3),
    ("doctor", Variant.COMPLICATIONS, 2),
    ("a", Variant.COLLEAGUES, 2),
]
LOOKING = ("?", "table", "diets", "history", "why", "xyzzy", "9 1bl", "menu 7", "3rc 3rc 3rc", "back 4gv")


class Typist:
    """Reads the choices but no words, and keeps what they type."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._looking = list(LOOKING)
        self._confirming = False
        self.typed: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.typed.append(self._looking.pop() if self._looking else self._sensible())
        assert len(self.typed) < 500
        return self.typed[-1]

    def _sensible(self) -> str:
        found = self._host.choices
        if self._confirming:
            self._confirming = False
            return ""
        match found[0]:
            case MayTake():
                self._confirming = True
                foods: list[str] = []
                for take in found:
                    assert isinstance(take, MayTake)
                    foods.append(next(food for food in take.foods if food not in foods))
                return " ".join(foods)
            case MayPredict(predicted=groups):
                self._confirming = True
                return " ".join(["good"] * len(groups))
            case MayOffer(_, count, stock):
                return " ".join(stock[:count])
        return ""


@cache
def english_only(language: str) -> tuple[str, ...]:
    """Pieces of English sentences that this language doesn't share."""
    own = " ".join(texts(language))
    return tuple(piece for piece in set(texts("en")) if re.search(r"[a-z]{2,} [a-z]{2,}", piece) and piece not in own)


def _flat(text: str) -> str:
    return " ".join(text.split())


def check_is_in(language: str, text: str) -> None:
    flat = _flat(text)
    assert [piece for piece in english_only(language) if piece in flat] == []
    assert not re.search(r"[{}]|\b(terminal|event|error|reason|review|table)-[a-z]", flat)
    assert max(map(len, text.splitlines())) <= 80
    if language == "fr":
        assert not re.search(r"^\s*[!:;»%]", text, re.MULTILINE), "no line begins with these"


def typed_in(person: PersonRole, variant: Variant, groups: int) -> tuple[list[str], bytes]:
    """What a player types in a whole game, and its record."""
    host = Host.of(PlayOptions(person, variant, groups, seed=5))
    typist = Typist(host)
    assert play_at(host, person, Paper().screen, typist) is not None
    return typist.typed, host.record()


@pytest.mark.parametrize(("person", "variant", "groups"), GAMES)
def test_a_whole_game_through_a_pipe_in_every_language(
    person: PersonRole, variant: Variant, groups: int, tmp_path: Path
) -> None:
    lines, record = typed_in(person, variant, groups)
    options = f"--role {person} --variant {variant} --groups {groups} --seed 5 --bot random --record".split()
    shown: dict[str, str] = {}
    for language in LANGUAGES:
        path = tmp_path / language
        arguments = ["play", *options, str(path), "--language", language]
        result = CliRunner().invoke(app, arguments, input="\n".join([*lines, "", ""]))
        assert result.exit_code == 0, result.output
        assert path.read_bytes() == record + b"\n"
        shown[language] = result.output.replace(str(path), "FILE")
    for language in OTHERS:
        check_is_in(language, shown[language].replace("FILE", ""))
        assert len([piece for piece in english_only(language) if piece in _flat(shown["en"])]) > 20, (
            "or no check at all"
        )
    assert len(set(shown.values())) == len(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_recorded_games_in_every_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [write_record(record_of(list(random_game(config, 3))[-1])) for config in ALL_CONFIGS]
    path.write_bytes(b"\n".join(games) + b"\n")
    for number in range(1, len(ALL_CONFIGS) + 1):
        for command in ("replay", "review"):
            shown = CliRunner().invoke(app, [command, str(path), "--game", str(number), "--language", language])
            assert shown.exit_code == 0, shown.output
            check_is_in(language, shown.output)


@pytest.mark.parametrize("language", OTHERS)
def test_the_questions_before_the_game(language: str) -> None:
    paper = Paper(language=language)
    assert ask_options(paper.screen, Script("what?", "d", "3c", "y")) is not None
    assert ask_options(paper.screen, Script()) is None
    check_is_in(language, paper.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_can_be_said(language: str) -> None:
    words = Words(language)
    for code in Code:
        given = dict.fromkeys(re.findall(r"{(\w+)", SENTENCES[code]), "1")
        assert words.refusal(DoctorRatError(code, **given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_can_be_said(language: str) -> None:
    words, board = Words(language), begin().board
    for key in ReasonKey:
        arguments: dict[str, str | int] = {name: "ro" if name == "specification" else 1 for name in key.names}
        sentence = words.reason(BotReason(key.value, arguments), board)
        assert sentence is not None
        if language != "en":
            assert [piece for piece in english_only(language) if piece in sentence] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_foods_and_cards_are_told_apart_in_ascii_too(language: str) -> None:
    state = begin(pile="2rl 4bv  1bc 1rv 1gc 1yc")
    paper = Paper("ascii", language=language)
    play_at(Host(state, "doctor", FirstBot(), Random(1)), "doctor", paper.screen, Script("?"))
    assert paper.text.isascii()
    words = Words(language, "ascii")
    assert len({words.food(food) for food in FOODS}) == len(FOODS)
    assert not any("?" in words.food(food) for food in FOODS)


def test_two_languages_side_by_side() -> None:
    papers = {language: Paper(language=language) for language in ("fr", "de")}
    for _ in range(2):
        for paper in papers.values():
            play(PlayOptions(seed=1), paper.screen, Script("diets"))
    for language, paper in papers.items():
        check_is_in(language, paper.text)
        assert paper.text[: len(paper.text) // 2] == paper.text[len(paper.text) // 2 :]
    assert "Rudel" not in papers["fr"].text
    assert "Repas" not in papers["de"].text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT@euro"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "es-ES"}, "es"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_system_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


def test_what_is_asked_for_goes_before_what_is_set() -> None:
    def goodbye(*options: str, **environment: str | None) -> str:
        arguments = ["play", "--seed", "1", "--bot", "random", *options]
        result = CliRunner(env={"LC_ALL": "de_DE.UTF-8", **environment}).invoke(app, arguments, input="quit\n")
        assert result.exit_code == 0, result.output
        return result.output.splitlines()[-1].strip()

    assert goodbye(DOCTOR_RAT_LANGUAGE=None) == Words("de")("terminal-goodbye")
    assert goodbye(DOCTOR_RAT_LANGUAGE="it") == Words("it")("terminal-goodbye")
    assert goodbye("--language", "es", DOCTOR_RAT_LANGUAGE="it") == Words("es")("terminal-goodbye")
    assert CliRunner(env={"DOCTOR_RAT_LANGUAGE": "xx"}).invoke(app, ["play"], input="quit\n").exit_code == 2


# No text outside the catalogs.

SOURCES = [
    *(CLI / "play").glob("*.py"),
    *(CLI / "draw").glob("*.py"),
    CLI / "replay.py",
    CLI / "review.py",
    CLI / "words.py",
]
STYLE = re.compile(r"(bold|dim|italic|strike|on|#[0-9a-f]{6}| )+")
SHOWING = ("say", "paint", "Text", "heading", "append", "echo", "print")
# What developers and operators read: click's help and errors, our own assertions. And styles, which nobody reads.
ENGLISH_CALLS = ("option", "argument", "command", "UsageError", "ClickException", "AssertionError")


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _for_people(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below this node, without docstrings and developers' texts."""
    for child in ast.iter_child_nodes(node):
        alone = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        wrong_options = isinstance(child, ast.Assign) and ast.unparse(child.targets[0]).startswith("_WRONG_")
        if alone or wrong_options or isinstance(child, ast.Assert):
            continue
        if isinstance(child, ast.Call) and _name(child) in ENGLISH_CALLS:
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) == "check":
            continue
        yield child
        yield from _for_people(child)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_text_outside_the_catalogues(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if getattr(node, "name", "") not in ("_check", "_answer")]
    found: list[str] = []
    for node in _for_people(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not STYLE.fullmatch(node.value):
            found += re.findall(r".*[a-z]{2,},? [a-z]{2,}.*", node.value)
        if isinstance(node, ast.Call) and _name(node) in SHOWING and node.args:
            first = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
            inside = [each for call in ast.walk(node.args[0]) if isinstance(call, ast.Call) for each in ast.walk(call)]
            asked = [each.value for each in inside if isinstance(each, ast.Constant)]
            found += [
                text for text in first if isinstance(text, str) and re.search("[a-z]{2}", text) and text not in asked
            ]
    assert found == []


def test_every_key_that_the_terminal_names_exists_and_none_is_dead() -> None:
    areas = "terminal|event|error|reason|review|table|diet|complication|card"
    named = {
        key
        for path in CLI.rglob("*.py")
        for key in re.findall(rf'"((?:{areas})-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }
    assert {key for key in named if not has_words("en", key)} == set()
    own = {entry.id.name for entry in entries("en") if entry.id.name.startswith("terminal-")}
    refusals = {key for key in own if key.startswith("terminal-error-")}
    assert {key.removeprefix("terminal-error-") for key in refusals} <= set(Code)
    assert own - refusals - named == _of_tokens()


def _of_tokens() -> set[str]:
    """What the terminal says of a token, by its name: help for each, and news in its own words where it has some."""
    acts = [str(kind.__struct_config__.tag) for kind in get_args(DinnerToken)]
    prepared = [str(kind.__struct_config__.tag) for kind in TokenPrepared.__subclasses__()]
    news = [f"event-{tag}" for tag in prepared] + [f"event-served-{act}" for act in acts]
    assert len(prepared) == len(acts)
    assert all(has_words("en", key) for key in news)
    return {f"terminal-help-{token_word(act)}" for act in acts} | {
        own for key in news if has_words("en", own := f"terminal-{key}")
    }
