"""Reading the text forms of RULES 8, of actions and of whole games. Writing them is `str(...)`."""

from enum import StrEnum
from typing import TypeVar, get_args

import msgspec

from doctor_rat.rules.actions import Action
from doctor_rat.rules.apply import apply, new_game
from doctor_rat.rules.cards import Category, Complication, Food, Specification
from doctor_rat.rules.diets import KINDS, Diet, Takes
from doctor_rat.rules.errors import Code, Unreadable
from doctor_rat.rules.state import Config, Deal, Difficulty, Source, State, Variant

Card = TypeVar("Card", bound=StrEnum)


def parse_food(text: str) -> Food:
    return _parse_card(Food, text, Code.BAD_FOOD, "8.1")


def parse_specification(text: str) -> Specification:
    return _parse_card(Specification, text, Code.BAD_SPECIFICATION, "8.2")


def parse_category(text: str) -> Category:
    return _parse_card(Category, text, Code.BAD_CATEGORY, "8.3")


def _parse_card(kind: type[Card], text: str, code: Code, rule: str) -> Card:
    try:
        return kind(text)
    except ValueError:
        raise Unreadable(code, rule, text=text) from None


def parse_diet(text: str) -> Diet:
    """Read a diet; it isn't yet checked against any identity."""
    name, colon, cards = text.partition(":")
    kind = _KINDS.get(name)
    if kind is None:
        raise Unreadable(Code.BAD_DIET, "8.3", text=text)
    match kind.takes, cards.split("+"), cards.split("/"):
        case Takes.ONE_OR_TWO, [_] | [_, _] as some, _:
            return kind.of(*map(parse_specification, some))
        case Takes.SIDES, _, [_, _] as sides:
            return kind.of(*map(parse_specification, sides))
        case Takes.CATEGORY, [category], _:
            return kind.of(parse_category(category))
        case Takes.NOTHING, _, _ if not colon:
            return kind.of()
    raise Unreadable(Code.BAD_DIET, "8.3", text=text)


_KINDS: dict[str, type[Diet]] = {str(name): kind for name, kind in KINDS.items()}


# One line of text per action: who, the verb, and then its arguments in order.
_ACTIONS: dict[str, type[Action]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Action)}


def parse_action(text: str) -> Action:
    """Read what `str(action)` wrote, such as `doctor offer 2rl 3rc 1bl` or `1 predict good - bad`."""
    by, act, *words = text.split() if len(text.split()) > 1 else ("", "")
    try:
        fields = {"by": by if by == "doctor" else int(by), "act": act, **_ACTIONS[act].arguments(words)}
        # Not strict: a word may be a number.
        action: Action = msgspec.convert(fields, Action, strict=False)
    except (KeyError, IndexError, ValueError, msgspec.ValidationError) as error:
        raise Unreadable(Code.BAD_ACTION, text=text, problem=str(error)) from None
    if str(action) != " ".join(text.split()):
        raise Unreadable(Code.BAD_ACTION, text=text, problem="it has too many words")
    return action


def format_state(state: State) -> str:
    """A whole game as text: what was agreed, what was dealt, and every action since."""
    config, deal = state.config, state.deal
    dealt = zip(config.identities, deal.diets, deal.sources, strict=True)
    parts = [
        " ".join(filter(None, (config.variant, str(config.yuck), config.difficulty))),
        " ".join(f"{identity}={diet}={source}" for identity, diet, source in dealt),
        " ".join(deal.complications),
        " ".join(deal.pile),
        *map(str, state.actions),
    ]
    return "; ".join(parts)


def parse_state(text: str) -> State:
    """Read what `str(state)` wrote, by playing the game again."""
    try:
        options, dealt, complications, pile, *actions = text.split(";")
        variant, yuck, *ordered = options.split()
        groups = [entry.split("=") for entry in dealt.split()]
        identities = tuple(parse_food(identity) for identity, _, _ in groups)
        word = Difficulty(" ".join(ordered)) if ordered else None
        config = Config(Variant(variant), identities, int(yuck), word)
        deal = Deal(
            diets=tuple(parse_diet(diet) for _, diet, _ in groups),
            pile=tuple(map(parse_food, pile.split())),
            sources=tuple(Source(source) for _, _, source in groups),
            complications=tuple(map(Complication, complications.split())),
        )
    except ValueError as error:
        raise Unreadable(Code.BAD_STATE, problem=str(error)) from None
    state = new_game(config, deal)
    for action in actions:
        state, _ = apply(state, parse_action(action))
    return state
