"""Games set up by hand: a chosen pile, chosen diets, and a script of actions in the notation of `str(action)`."""

import pytest

from doctor_rat.rules import (
    FOODS,
    Complication,
    Config,
    Deal,
    Food,
    Refused,
    Source,
    State,
    Variant,
    apply,
    new_game,
    parse_action,
    parse_diet,
    parse_food,
)

PRESET = "1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3"


def make_deal(groups: str, pile: str = "", complications: str = "") -> Deal:
    """`groups` is "1bl=mandatory:rb 2gv=forbidden:l"; `pile` names its first foods, the rest follow in order."""
    first = [parse_food(text) for text in pile.split()]
    assert len(set(first)) == len(first), "a food is named twice"
    named = [Complication(text) for text in complications.split()]
    rest = [card for card in Complication if card not in named] if named else []
    diets = tuple(parse_diet(group.split("=")[1]) for group in groups.split())
    return Deal(
        diets=diets,
        pile=(*first, *(food for food in FOODS if food not in first)),
        sources=(Source.DRAWN,) * len(diets),
        complications=(*named, *rest),
    )


def begin(
    groups: str = PRESET,
    pile: str = "",
    *,
    variant: Variant | None = None,
    yuck: int = 3,
    complications: str = "",
) -> State:
    """A new game; with `complications` it's a game of that variant, with these cards drawn first."""
    variant = variant or (Variant.COMPLICATIONS if complications else Variant.COLONY)
    identities = tuple(parse_food(group.split("=")[0]) for group in groups.split())
    return new_game(Config(variant, identities, yuck), make_deal(groups, pile, complications))


def play(state: State, script: str) -> State:
    """Applies actions written one per line or separated by commas, such as `doctor serve, 0 take 2rl`."""
    for text in script.replace("\n", ",").split(","):
        if text.strip():
            state, _ = apply(state, parse_action(text))
    return state


def refuse(state: State, text: str) -> Refused:
    """The refusal this action gets."""
    with pytest.raises(Refused) as caught:
        apply(state, parse_action(text))
    return caught.value


def foods(text: str) -> tuple[Food, ...]:
    return tuple(parse_food(word) for word in text.split())


def row(state: State, group: int) -> str:
    """A row as text: `2rl+ 3rc- (1bl+) x` with covered symbols in brackets and a complication card as x."""
    marks = []
    for entry in state.board.rows[group].entries:
        match getattr(entry, "food", None):
            case None:
                marks.append("x")
            case food:
                mark = f"{food}{'+' if entry.good else '-'}"  # type: ignore[union-attr]
                marks.append(f"({mark})" if entry.covered else mark)  # type: ignore[union-attr]
    return " ".join(marks)
