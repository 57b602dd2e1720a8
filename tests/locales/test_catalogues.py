"""The catalogs: complete, alike in all languages, and right for every card."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from doctor_rat.bots.reasons import ReasonKey as ReasonKey
from doctor_rat.locales import AREAS, IDENTITIES, LANGUAGES, MissingWordsError, catalogue, plain_words, words
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.review import ARGUMENTS
from doctor_rat.rules import FOODS, Code, Colour, Type
from doctor_rat.rules.errors import SENTENCES
from doctor_rat.table import TableCode
from doctor_rat.table.errors import SENTENCES as TABLE_SENTENCES
from locales.messages import entries, nodes, pieces

OTHERS = [language for language in LANGUAGES if language != "en"]
TYPES = {Type.CHEESE: "cheese", Type.LIQUID: "liquid", Type.VEGETABLE: "vegetable"}


def messages(language: str, area: str) -> dict[str, set[str]]:
    """Every message with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(catalogue(language, area)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{area}: {entry.id.name} twice"
            found[entry.id.name] = _variables(entry)
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(_variables(each) for each in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(each) for each in node))
    return set()


def everything(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for area in AREAS:
        found |= messages(language, area)
    return found


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_with_the_same_arguments(language: str, area: str) -> None:
    english, other = messages("en", area), messages(language, area)
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "nobody asks for these"
    for key, arguments in english.items():
        assert other[key] <= arguments, f"{key} uses {other[key] - arguments}, which nobody gives"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_with_its_own_arguments(language: str) -> None:
    known = everything(language)
    sentences: dict[str, str] = {str(code): text for code, text in (*SENTENCES.items(), *TABLE_SENTENCES.items())}
    sentences |= dict.fromkeys(ServerCode, "{most}")
    sentences[ServerCode.BUSY] = "{seconds}"
    sentences[ServerCode.DEAL_PLAYED_BY] = "{name}"
    for code in (*Code, *TableCode, *ServerCode):
        given = set(re.findall(r"{(\w+)", sentences[code]))
        assert known[f"error-{code}"] <= given, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_highlight_has_words_with_its_own_arguments(language: str) -> None:
    known = everything(language)
    for reason in ReasonKey:
        assert known[f"reason-{reason}"] <= set(reason.names), reason
    for highlight, arguments in ARGUMENTS.items():
        assert known[str(highlight)] <= set(arguments), highlight


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {entry.id.name: pieces(entry) for entry in entries("en")}
    for entry in entries(language):
        same = [piece for piece in pieces(entry) if piece in english[entry.id.name]]
        assert [piece for piece in same if re.search(r"[a-z]{2,} [a-z]{2,}", piece)] == [], entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_food_has_a_name_of_its_own(language: str) -> None:
    names = {
        words(language, "food", {"type": TYPES[food.type], "colour": food.colour.name.lower(), "count": food.quantity})
        for food in FOODS
    }
    assert len(names) == 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_color_letters_are_unique_and_short(language: str) -> None:
    letters = [words(language, f"letter-{colour.name.lower()}") for colour in Colour]
    assert len(set(letters)) == len(letters)
    assert all(1 <= len(letter) <= 2 for letter in letters)


def test_catalogues_are_where_the_client_looks() -> None:
    root = Path(__file__).parents[2] / "src" / "doctor_rat" / "locales"
    for language in LANGUAGES:
        assert {path.stem for path in (root / language).glob("*.ftl")} == set(AREAS)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_refers_only_to_itself(language: str, area: str) -> None:
    """So that each can be read without the others."""
    parsed = FluentParser(with_spans=False).parse(catalogue(language, area))
    referred = {node.id.name for node in nodes(parsed) if isinstance(node, ast.MessageReference | ast.TermReference)}
    assert referred <= {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_s_accessible_name_contains_its_label(language: str) -> None:
    """What is read out for a button includes what is written on it."""
    named = {("panel-talk", words(language, "panel-open-talk", {"count": count})) for count in (0, 1, 5)}
    named.add(("panel-sheet", words(language, "panel-open-sheet")))
    assert [name for key, name in named if words(language, key).lower() not in name.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_groups_name_fits_inside_a_sentence(language: str) -> None:
    for identity in IDENTITIES:
        chosen = {"identity": identity}
        start, inside = words(language, "group", chosen), words(language, "group-inside", chosen)
        said = words(language, "say-want", {"food": "3rc", "group": start})
        assert inside in said
        assert start == inside or start not in said
        assert start.casefold() == inside.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_stands_alone(language: str) -> None:
    """They are parsed one at a time, when they are first needed."""
    for entry in entries(language):
        refers = [node for node in nodes(entry) if isinstance(node, ast.MessageReference | ast.TermReference)]
        assert not refers, entry.id.name


def test_a_plain_message_is_read_as_the_library_reads_it() -> None:
    read = 0
    for language in LANGUAGES:
        for key in everything(language):
            try:
                found = plain_words(language, key)
            except ValueError:
                continue
            assert found == words(language, key)
            read += 1
    assert read > 500


@pytest.mark.parametrize("key", ["error-busy", "group", "default-name"])
def test_a_message_with_arguments_or_more_lines_is_not_plain(key: str) -> None:
    with pytest.raises(ValueError, match="isn't plain"):
        plain_words("en", key)


def test_a_plain_message_that_is_missing() -> None:
    with pytest.raises(MissingWordsError):
        plain_words("en", "no-such-message")


@pytest.mark.parametrize("key", ["why-tells", "why-verdict"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_quoted_as_the_doctor_says_it(language: str, key: str) -> None:
    text = words(language, key, {"group": "", "food": "", "left": 9, "if_good": 4, "if_bad": 5})
    quoted = re.findall(r"[“„«]\s?(\w+)\s?[”“»]", text)
    assert quoted == [words(language, f"table-predict-{verdict}", {}) for verdict in ("good", "bad")]


def test_in_french_one_person_is_addressed_as_everywhere_else() -> None:
    """The only "votre" is for several people at once."""
    formal = re.compile(r"\b(votre|vos|vous-même)\b|-vous \?|\b(choisissez|revenez|enregistrez) ", re.IGNORECASE)
    found = {entry.id.name for entry in entries("fr") if any(formal.search(piece) for piece in pieces(entry))}
    assert found == {"reason-doctor-saw-reckoning", "me-mates-text"}
