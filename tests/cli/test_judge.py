import json

import pytest
from click.testing import CliRunner

from doctor_rat.cli.app import app


def run(*words: str, text: str | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["judge", *words], input=text)
    return result.exit_code, result.output


@pytest.mark.rule("9.3")
def test_a_row_is_judged_food_by_food() -> None:
    assert run("3rc", "alternating:c/v", "2rl", "4bc") == (0, "2rl bad\n4bc good\n")


def test_json() -> None:
    assert run("--json", "3rc", "step", "2rc", "2rl", "1ov") == (0, '{"good":[true,false,true]}\n')


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("4rc", "step", "2rc"), "not-an-identity"),
        (("9rc", "step", "2rc"), "bad-food"),
        (("3rc", "mandatory:l", "2rc"), "diet-identity"),
        (("3rc", "forbidden:l+v", "2rc"), "cards-one-family"),
        (("3rc", "mandatory:3+3", "2rc"), "cards-equal"),
        (("3rc", "mandatory:or", "2rc"), "bad-specification"),
        (("3rc", "identical:taste", "2rc"), "bad-category"),
        (("3rc", "vegan", "2rc"), "bad-diet"),
        (("3rc", "step", "2rx"), "bad-food"),
    ],
)
def test_what_is_wrong_gets_a_code(words: tuple[str, ...], code: str) -> None:
    exit_code, output = run("--json", *words)
    assert exit_code == 1
    assert json.loads(output)["error"]["code"] == code


def test_what_is_wrong_gets_a_sentence() -> None:
    exit_code, output = run("3rc", "mandatory:l", "2rc")
    assert exit_code == 1
    assert output == "Error: mandatory:l doesn't fit the identity 3rc. (rule 3.1)\n"


@pytest.mark.parametrize("words", [(), ("3rc",), ("3rc", "step"), ("--jsonl", "3rc", "step", "2rc")])
def test_missing_or_needless_words_are_a_usage_error(words: tuple[str, ...]) -> None:
    assert run(*words)[0] == 2


def test_lines_are_answered_one_by_one_and_a_bad_one_stops_nothing() -> None:
    lines = [
        '{"identity": "3rc", "diet": "step", "foods": ["2rc", "2rl"]}',
        '{"identity": "3rc", "diet": "mandatory:l", "foods": ["2rc"]}',
        "not json",
        "",
        '{"identity": "3rc", "diet": "step"}',
        '{"identity": "3rc", "diet": "step", "foods": [2]}',
        '{"identity": "3rc", "diet": "step", "foods": [], "extra": 1}',
        "[" * 100_000,
        '{"identity": "1bl", "diet": "mandatory:rb+l", "foods": ["1gl", "4rc", "4gc"]}',
    ]
    exit_code, output = run("--jsonl", text="\n".join(lines))
    answers = [json.loads(line) for line in output.splitlines()]
    assert exit_code == 0
    assert answers[0] == {"good": [True, False]}
    codes = [answer["error"]["code"] for answer in answers[1:-1]]
    assert codes == ["diet-identity", "bad-json", "bad-json", "bad-json", "bad-json", "bad-json"]
    assert answers[-1] == {"good": [True, True, False]}


def test_bytes_that_are_not_text_are_answered_too() -> None:
    result = CliRunner().invoke(app, ["judge", "--jsonl"], input=b'{"identity": "\xff\xfe"}\n\x80\n')
    codes = [json.loads(line)["error"]["code"] for line in result.output.splitlines()]
    assert codes == ["bad-json", "bad-json"]
