import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from doctor_rat.cli.app import app
from doctor_rat.rules import Config, Variant, new_deal, new_game, record_of, shuffle, write_record

FIRST = ("1bl=mandatory:rb", "2gv=forbidden:l", "3rc=mandatory:3")


def rate(*words: str) -> Result:
    return CliRunner().invoke(app, ["rate", "--games", "300", *words])


def test_a_number_a_word_and_each_diets_share() -> None:
    result = rate(*FIRST)
    assert result.exit_code == 0, result.output
    head, *lines = result.output.splitlines()
    assert head.partition(": ")[2] in ("easy", "normal", "hard", "brutal")
    assert [line.split()[:2] for line in lines] == [text.split("=") for text in FIRST]
    assert sum(int(line.split()[2].removesuffix("%")) for line in lines) == 100


def test_it_explains_itself() -> None:
    result = rate("--help")
    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")


def test_json() -> None:
    answer = json.loads(rate("--json", *FIRST).output)
    assert set(answer) == {"score", "word", "shares"}
    assert sum(answer["shares"]) == 100


def test_options_count() -> None:
    few = json.loads(rate("--json", "--yuck", "0", *FIRST).output)
    assert few["score"] > json.loads(rate("--json", *FIRST).output)["score"]
    assert rate("--json", "--variant", "colleagues", *FIRST[:2]).exit_code == 0


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("1bl=mandatory:c", *FIRST[1:]), "diet-identity"),
        (("1bl=step", "2gv=step"), "diets-equal"),
        (("1bl=identical:type", "1bl=step"), "identities-equal"),
        (("4bl=step", "2gv=forbidden:l"), "not-an-identity"),
        (("1bl=step",), "group-count"),
        (("--variant", "colleagues", *FIRST), "group-count"),
        (("--yuck", "4", *FIRST), "yuck-count"),
        (("1bl=vegan", *FIRST[1:]), "bad-diet"),
        (("9bl=step", *FIRST[1:]), "bad-food"),
    ],
)
def test_what_is_wrong_gets_a_code(words: tuple[str, ...], code: str) -> None:
    result = rate("--json", *words)
    assert result.exit_code == 1
    assert json.loads(result.output)["error"]["code"] == code


def test_what_is_wrong_gets_a_sentence_with_its_rule() -> None:
    result = rate("1bl=step", "2gv=step")
    assert result.exit_code == 1
    assert result.output == "Error: Two groups can't have exactly the same restriction, step. (rule 2.9)\n"


def test_records_that_differ_in_the_pile_only_are_rated_alike(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    deal = new_deal(Config(), Random(5))
    piles = [shuffle(Config(), Random(seed)).pile for seed in (1, 2)]
    assert piles[0] != piles[1]
    records = [write_record(record_of(new_game(Config(), replace(deal, pile=pile)))) for pile in piles]
    path.write_bytes(b"\n".join(records) + b"\n")
    one, two = (rate("--record", str(path), "--game", str(number)) for number in (1, 2))
    assert one.exit_code == 0, one.output
    assert one.output == two.output
    named = [f"{identity}={diet}" for identity, diet in zip(Config().identities, deal.diets, strict=True)]
    assert rate(*named).output == one.output


@pytest.mark.parametrize("variant", list(Variant))
def test_a_record_brings_its_own_options(variant: Variant, tmp_path: Path) -> None:
    config = Config(variant, Config().identities[:2], 1)
    deal = new_deal(config, Random(7))
    path = tmp_path / "game.json"
    path.write_bytes(write_record(record_of(new_game(config, deal))))
    named = [f"{identity}={diet}" for identity, diet in zip(config.identities, deal.diets, strict=True)]
    assert rate("--record", str(path)).output == rate("--variant", variant.value, "--yuck", "1", *named).output


def test_a_record_with_a_wrong_deal_is_reported_plainly(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = json.loads(write_record(record_of(new_game(Config(), new_deal(Config(), Random(5))))))
    path.write_text(json.dumps(record | {"diets": ["step", "step", "identical:type"]}))
    result = rate("--record", str(path))
    assert result.exit_code == 1
    assert result.output == "Error: Two groups can't have exactly the same restriction, step. (rule 2.9)\n"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("step",),
        ("--game", "1", *FIRST),
        ("--games", "0", *FIRST),
        ("--record", "nowhere.json"),
        ("--record", __file__, *FIRST),
        ("--record", __file__, "--yuck", "2"),
    ],
)
def test_missing_or_needless_words_are_a_usage_error(words: tuple[str, ...]) -> None:
    assert rate(*words).exit_code == 2
