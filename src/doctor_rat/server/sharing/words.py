"""A moment in a few words, for a link's preview and for the message it is sent in."""

from doctor_rat.locales import words
from doctor_rat.rules import Role, Type, Variant
from doctor_rat.rules.state import Eaten, GreenCross
from doctor_rat.server.sharing.diets import diet_text
from doctor_rat.server.sharing.moment import MomentSeen

LONGEST = 400
"""Characters, to fit into a message."""
_SIGNS = {Type.LIQUID: "🥤", Type.VEGETABLE: "🥕", Type.CHEESE: "🧀"}


def title_of(moment: MomentSeen, language: str) -> str:
    title = _title(moment, language)
    return f"{words(language, 'study-mark')} · {title}" if moment.study else title


def _title(moment: MomentSeen, language: str) -> str:
    outcome = moment.board.outcome
    if outcome is None:
        return words(language, "share-at-meal", {"meal": moment.board.meal})
    return words(language, "share-won" if outcome.won else "share-lost", {"meal": outcome.meal})


def text_of(moment: MomentSeen, language: str) -> str:
    """Whose eyes these are, what each group has eaten, and its diet if these eyes knew it."""
    lines = [words(language, "share-eyes", {"eyes": eyes_name(moment.eyes)})]
    for group in moment.board.groups:
        lines.append(_row(moment, group, language))
    return "\n".join(lines)[:LONGEST]


def message_of(moment: MomentSeen, language: str) -> str:
    return f"{title_of(moment, language)}\n{text_of(moment, language)}"


def eyes_name(eyes: str) -> str:
    """The name the catalogs use."""
    if eyes == Role.GROUP_0:
        return "rats"
    return "colleague" if eyes.startswith("colleague") else eyes


def _row(moment: MomentSeen, group: int, language: str) -> str:
    row = moment.board.rows[group]
    marks = "".join(map(_sign, row.entries)) or "…"
    name = _SIGNS[row.identity.type]
    if moment.board.variant is Variant.COLLEAGUES:
        name = f"{words(language, 'colleague', {'number': group})} {name}"
    diet = moment.diets[group]
    told = "" if diet is None else f" ({diet_text(diet, language)})"
    return f"{name} {marks}{told}"


def _sign(entry: Eaten | GreenCross) -> str:
    if isinstance(entry, GreenCross):
        return "\N{HEAVY PLUS SIGN}"
    if entry.covered:
        return "🩹"
    return "✅" if entry.good else "❌"
