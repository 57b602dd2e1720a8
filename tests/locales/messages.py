"""The catalogs taken apart: which messages there are, what arguments they take, and what they say."""

import re
from collections.abc import Iterator
from itertools import product

from fluent.syntax import FluentParser, ast

from doctor_rat.locales import AREAS, catalogue

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def entries(language: str) -> Iterator[ast.Message]:
    for area in AREAS:
        for entry in FluentParser(with_spans=False).parse(catalogue(language, area)).body:
            if isinstance(entry, ast.Message):
                yield entry


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """This node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from nodes(each)
    elif isinstance(node, list):
        for each in node:
            yield from nodes(each)


def pieces(entry: ast.Message) -> list[str]:
    """Its text between the arguments, without line breaks."""
    return [" ".join(node.value.split()) for node in nodes(entry) if isinstance(node, ast.TextElement)]


def texts(language: str) -> list[str]:
    return [piece for entry in entries(language) for piece in pieces(entry)]


def sentences(pattern: ast.Pattern) -> list[str]:
    """Every way to read it, with arguments by name: `{food} for {group}!`."""
    parts = [_readings(element) for element in pattern.elements]
    return ["".join(chosen) for chosen in product(*parts)]


def _readings(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [re.sub(r"\n *", " ", element.value)]
    if isinstance(element.expression, ast.SelectExpression):
        return [sentence for variant in element.expression.variants for sentence in sentences(variant.value)]
    names = [node.id.name for node in nodes(element) if isinstance(node, ast.VariableReference)]
    return [f"{{{name}}}" for name in names]


def chosen_by(entry: ast.Message) -> dict[str, set[str]]:
    """The arguments of a message, with the keys of the variants they select."""
    found: dict[str, set[str]] = {}
    for node in nodes(entry):
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found
