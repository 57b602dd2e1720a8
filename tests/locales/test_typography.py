"""Each language's typography: spaces, quotes, percent signs, and American spelling in English.

A rule is a pattern that must not occur. Each has planted examples, to prove it can fail.
"""

import re
from typing import NamedTuple

import pytest

from doctor_rat.locales import LANGUAGES
from locales.messages import entries, sentences

NBSP, THIN = "\u00a0", "\u202f"
"""No-break spaces: the wide one, and the narrow one French uses."""
APOSTROPHE, MINUS = "\u2019", "\u2212"
PERCENT = {"en": "%", "it": "%", "fr": f"{THIN}%", "de": f"{NBSP}%", "es": f"{NBSP}%"}
SPELLINGS = (
    r"\b(?:\w*colour|cent(?:re|red|res)\b|neighbour|favour|honour|flavour|behaviour|humour|rumour|labour|grey|learnt\b"
    r"|spelt\b|burnt\b|whilst\b|amongst\b|towards\b|afterwards\b|practis|licence|defence|theatre|litre|cancell(?:ed|ing)"
    r"|travell|jewell|marvell|cosy|plaster|\w+(?:al|an|er|ar|or|at|gn|ys|lys)is(?:e|ed|es|ing)\b)"
)


class Rule(NamedTuple):
    name: str
    languages: tuple[str, ...]
    fault: re.Pattern[str]


def rule(name: str, languages: str, fault: str) -> Rule:
    return Rule(name, tuple(languages.split()), re.compile(fault, re.IGNORECASE))


def unpaired(first: str, last: str) -> str:
    """A closing mark without its opening one, or the other way around."""
    neither = f"[^{first}{last}]*"
    return rf"(?:^|[{last}]){neither}[{last}]|[{first}]{neither}(?:[{first}]|$)"


EVERYWHERE = " ".join(LANGUAGES)
RULES = [
    rule("double space", EVERYWHERE, r"\s\s"),
    rule("straight quote", EVERYWHERE, r'"'),
    rule("straight apostrophe", EVERYWHERE, r"['`\u00b4]"),
    rule("three dots", EVERYWHERE, r"\.\.\."),
    rule("hyphen for minus", EVERYWHERE, r"(?<!\w)-(?=\d)"),
    rule("space before a sign", "en it es", r"\s[?!;:,.\u2026]"),
    rule("space before a sign", "de", r"\s[?!;:,.]| \u2026"),  # German sets off … with a hard space
    rule("space before percent", "en it", r"\s%"),
    rule("no narrow space before percent", "fr", rf"(?<!{THIN})%"),
    rule("no hard space before percent", "de es", rf"(?<!{NBSP})%"),
    rule("no narrow space before a sign", "fr", rf"(?<![{THIN}?!])[?!;:»]"),
    rule("no narrow space after «", "fr", rf"«(?!{THIN})"),
    rule("space inside « »", "it es", r"«\s|\s»"),
    rule("quotes of another language", "en", r"[«»„]"),
    rule("quotes of another language", "fr it es", r"[“”„]"),
    rule("quotes of another language", "de", r"[«»”]"),
    rule("unpaired quotes", "en", unpaired("“", "”")),
    rule("unpaired quotes", "de", unpaired("„", "“")),
    rule("unpaired quotes", "fr it es", unpaired("«", "»")),
    rule("unpaired ¿?", "es", unpaired("¿", "?")),
    rule("unpaired ¡!", "es", unpaired("¡", "!")),
    rule("British spelling", "en", SPELLINGS),
    *(
        rule("number without its percent sign", language, rf"{{(?:percent|best)}}(?!{sign})")
        for language, sign in PERCENT.items()
    ),
]

PLANTED = [
    ("double space", EVERYWHERE, "Mo  Pip", "Mo Pip"),
    ("double space", EVERYWHERE, f"Mo{NBSP} Pip", f"Mo{NBSP}Pip"),
    ("straight quote", EVERYWHERE, 'Mo, "Pip"', "Mo, Pip"),
    ("straight apostrophe", EVERYWHERE, "l'a", f"l{APOSTROPHE}a"),
    ("straight apostrophe", EVERYWHERE, "l`a", "la"),
    ("three dots", EVERYWHERE, "Mo...", "Mo…"),
    ("hyphen for minus", EVERYWHERE, "+1 / -1", f"+1 / {MINUS}1"),
    ("hyphen for minus", EVERYWHERE, "-1", "top-10"),
    ("space before a sign", "en de it es", "Mo !", "Mo, Pip"),
    ("space before a sign", "en de it es", f"Mo{THIN}: {{food}}", "Mo: {food}"),
    ("space before a sign", "en it es", f"Mo{NBSP}…", "Mo…"),
    ("space before a sign", "de", "Mo …", f"Mo{NBSP}…"),
    ("space before percent", "en it", "60 %", "60%"),
    ("space before percent", "en it", f"60{NBSP}%", "{best}%"),
    ("no narrow space before percent", "fr", "60%", f"60{THIN}%"),
    ("no narrow space before percent", "fr", f"60{NBSP}%", f"{{best}}{THIN}%"),
    ("no hard space before percent", "de es", "60 %", f"60{NBSP}%"),
    ("no hard space before percent", "de es", "60%", f"{{best}}{NBSP}%"),
    ("no narrow space before a sign", "fr", "Beurk!", f"Beurk{THIN}!"),
    ("no narrow space before a sign", "fr", "Qui ?", f"Qui{THIN}?!"),
    ("no narrow space before a sign", "fr", f"Qui{NBSP}: lui", f"Qui{THIN}: lui"),
    ("no narrow space before a sign", "fr", f"«{THIN}bon»", f"«{THIN}bon{THIN}»"),
    ("no narrow space after «", "fr", f"«bon{THIN}»", f"«{THIN}bon{THIN}»"),
    ("space inside « »", "it es", "« {food} »", "«{food}»"),
    ("quotes of another language", "en", "«Mo»", "“Mo”"),
    ("quotes of another language", "fr", "“Mo”", f"«{THIN}Mo{THIN}»"),
    ("quotes of another language", "de", "“Mo”", "„Mo“"),
    ("quotes of another language", "it es", "“Mo”", "«Mo»"),
    ("unpaired quotes", "en", "“Mo", "“Mo” and “Pip”"),
    ("unpaired quotes", "en", "”Mo“", "Mo"),
    ("unpaired quotes", "de", "„Mo„", "„Mo“ und „Pip“"),
    ("unpaired quotes", "fr it es", "«Mo» e Pip»", "«Mo» e «Pip»"),
    ("unpaired ¿?", "es", "Mo?", "¿Mo?"),
    ("unpaired ¿?", "es", "¿Mo? Pip?", "¿Mo? ¿Pip?"),
    ("unpaired ¿?", "es", "¿Mo, Pip", "Mo, Pip"),
    ("unpaired ¡!", "es", "¡Mo! Pip!", "¡Mo! ¡Pip!"),
    ("British spelling", "en", "in every colour", "in every color, {colour}"),
    ("British spelling", "en", "Your neighbours", "Your neighbor"),
    ("British spelling", "en", "Learnt", "Learned"),
    ("British spelling", "en", "we recognise it", "we recognize it, otherwise"),
    ("British spelling", "en", "analysing, in the Centre", "analyzing, in the center, a surprise"),
    *(
        ("number without its percent sign", language, f"{{percent}} or {{best}}{sign}", f"{{percent}}{sign}")
        for language, sign in PERCENT.items()
    ),
]

_COMMAND = re.compile(r"(?<![^ (])\?(?=[ ,)])")
"""In the terminal, `?` is also something to type."""
_COLUMN = re.compile(r"^(\w+) {2,}")
"""The terminal's questions list what to type in a column."""
_ARGUMENT = re.compile(r"{(?!percent|best)\w+}")


def readable(key: str, text: str) -> str:
    """As a reader sees it: argument names are ours, and typed input has no typography."""
    if key.startswith("terminal-"):
        text = _COLUMN.sub(r"\1 ", _COMMAND.sub("X", text))
    return _ARGUMENT.sub("X", text)


def faults(language: str, key: str, text: str) -> set[str]:
    shown = readable(key, text)
    return {rule.name for rule in RULES if language in rule.languages and rule.fault.search(shown)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_set_as_its_language_sets_text(language: str) -> None:
    found = {
        f"{entry.id.name}: {text}": faults(language, entry.id.name, text)
        for entry in entries(language)
        if entry.value is not None
        for text in sentences(entry.value)
    }
    assert len(found) > 1000
    assert {text: names for text, names in found.items() if names} == {}


@pytest.mark.parametrize(("name", "languages", "bad", "good"), PLANTED)
def test_a_planted_fault_is_found(name: str, languages: str, bad: str, good: str) -> None:
    for language in languages.split():
        assert name in faults(language, "planted", bad)
        assert name not in faults(language, "planted", good)


def test_every_rule_has_a_planted_fault_in_every_language_that_it_holds_for() -> None:
    planted = {(name, language) for name, languages, _, _ in PLANTED for language in languages.split()}
    assert {(rule.name, language) for rule in RULES for language in rule.languages} == planted


def test_what_is_typed_in_the_terminal_is_no_fault() -> None:
    assert faults("en", "terminal-help", "Type ? for help (? shows how).") == set()
    assert faults("en", "terminal-ask-role", "r   all the rats") == set()
    assert faults("en", "help", "Type ? for help.") == {"space before a sign"}
    assert faults("en", "terminal-help", "For help  type ?") == {"double space", "space before a sign"}
