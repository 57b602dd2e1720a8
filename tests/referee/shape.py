"""The record's outward shape: its header, its keys and its JSON types, before any game is played."""

from typing import Any

from .colony import COMPLICATIONS
from .diets import check_deal
from .notation import FOODS, IDENTITIES, read_diet, read_food, refuse

FORMAT = "doctor-rat-record/1"
REQUIRED = {"format", "variant", "yuck", "identities", "diets", "pile", "actions", "outcome"}
OPTIONAL = {"meta", "proof"}
REASONS = ("exam-passed", "third-cross", "exam-failed")

# The keys of each action besides "by" and "act".
DOCTOR_ACTS = {
    "yuck-front": set[str](),
    "offer": {"foods"},
    "medicine": {"group", "at"},
    "strict-menu": {"group", "food"},
    "serve": set[str](),
    "yuck-back": {"group", "food"},
    "analyse": set[str](),
}
GROUP_ACTS = {"take": {"food"}, "predict": {"good"}}
COLLEAGUE_ACTS = {"yuck-front": set[str](), "take": {"food"}, "yuck-back": {"food"}, "pass": set[str]()}


def is_integer(value: object) -> bool:
    """Whether a JSON value is an integer; true, false and 1.0 are not."""
    return type(value) is int


def check_keys(found: dict[str, Any], wanted: set[str], what: str) -> None:
    """Refuse missing and unknown keys."""
    for key in sorted(wanted):
        if key not in found:
            raise refuse("record", f"{what} lacks the key {key!r}")
    for key in found:
        if key not in wanted:
            raise refuse("record", f"{what} has the unknown key {key!r}")


def check_list(value: object, what: str) -> list[Any]:
    """A JSON array, or a refusal."""
    if not isinstance(value, list):
        raise refuse("record", f"{what} is not a list")
    return value


def check_header(record: object) -> None:
    """Refuse a record whose header is wrong, whatever its actions say."""
    if not isinstance(record, dict):
        raise refuse("record", "a record is a JSON object")
    if record.get("format") != FORMAT:
        raise refuse("record", f"the format is not {FORMAT}")
    variant = record.get("variant")
    if variant not in ("colony", "complications", "colleagues"):
        raise refuse("record", f"unknown variant {variant!r}")
    wanted = REQUIRED | ({"complications"} if variant == "complications" else set())
    check_keys({key: value for key, value in record.items() if key not in OPTIONAL}, wanted, "the record")
    if not is_integer(record["yuck"]) or not 0 <= record["yuck"] <= 3:
        raise refuse("2.3", "yuck is not an integer from 0 to 3")
    check_players(variant, record["identities"], record["diets"])
    pile = [read_food(food) for food in check_list(record["pile"], "the pile")]
    if len(pile) != len(FOODS) or len(set(pile)) != len(FOODS):
        raise refuse("1.1", "the pile does not hold each of the 60 foods once")
    if variant == "complications":
        cards = check_list(record["complications"], "complications")
        if not all(isinstance(card, str) for card in cards) or sorted(cards) != sorted(COMPLICATIONS):
            raise refuse("1.5", "complications does not hold each of the five cards once")
    check_list(record["actions"], "actions")
    check_outcome_shape(record["outcome"])


def check_players(variant: str, identities: object, diets: object) -> None:
    """Refuse identities or diets that cannot be in one game."""
    names = check_list(identities, "identities")
    for name in names:
        if read_food(name) not in IDENTITIES:
            raise refuse("1.2", f"{name} is not an identity")
    if len(set(names)) != len(names):
        raise refuse("2.1", "two groups have the same identity")
    if variant == "colleagues":
        if len(names) != 2:
            raise refuse("7.1", "Colleagues has two doctors")
    elif len(names) not in (2, 3):
        raise refuse("2.1", "there are two or three groups")
    dealt = [read_diet(diet) for diet in check_list(diets, "diets")]
    if len(dealt) != len(names):
        raise refuse("2.2", "there is not one diet for each identity")
    check_deal(names, dealt)


def check_outcome_shape(outcome: object) -> None:
    """Refuse an outcome that is neither null nor a well-formed object."""
    if outcome is None:
        return
    if not isinstance(outcome, dict):
        raise refuse("record", "the outcome is neither null nor an object")
    check_keys(outcome, {"won", "meal", "reason"}, "the outcome")
    if not isinstance(outcome["won"], bool):
        raise refuse("record", "won is not a boolean")
    if not is_integer(outcome["meal"]):
        raise refuse("record", "the outcome's meal is not an integer")
    if outcome["reason"] not in REASONS:
        raise refuse("record", f"unknown reason {outcome['reason']!r}")


def check_action(action: object, variant: str, groups: int) -> None:
    """Refuse an action that is no action of the variant, has wrong keys or wrong types."""
    if not isinstance(action, dict):
        raise refuse("record", "an action is a JSON object")
    act, by = action.get("act"), action.get("by")
    if not isinstance(act, str):
        raise refuse("record", "the action's act is not a string")
    if variant == "colleagues":
        keys = COLLEAGUE_ACTS.get(act)
        right_player = is_integer(by) and by in range(2)
    elif act in DOCTOR_ACTS:
        keys = DOCTOR_ACTS[act]
        right_player = by == "doctor"
    else:
        keys = GROUP_ACTS.get(act)
        right_player = is_integer(by) and by in range(groups)
    if keys is None:
        raise refuse("record", f"{variant} has no action {act!r}")
    check_keys(action, keys | {"by", "act"}, f"the action {act}")
    if not right_player:
        raise refuse("record", f"{act} is not done by {by!r}")
    check_values(action, groups)


def check_values(action: dict[str, Any], groups: int) -> None:
    """Refuse wrong types and ranges in an action whose keys are right."""
    if "group" in action and not (is_integer(action["group"]) and action["group"] in range(groups)):
        raise refuse("record", f"no group {action['group']!r}")
    if "at" in action and not is_integer(action["at"]):
        raise refuse("record", "at is not an integer")
    if "food" in action:
        read_food(action["food"])
    if "foods" in action:
        for food in check_list(action["foods"], "foods"):
            read_food(food)
    if "good" in action:
        entries = check_list(action["good"], "good")
        if len(entries) != groups:
            raise refuse("6.7", "good does not have one entry a group")
        for group, entry in enumerate(entries):
            if group == action["by"] and entry is not None:
                raise refuse("6.7", "the predictor's own entry is not null")
            if entry is not None and not isinstance(entry, bool):
                raise refuse("6.7", f"the entry for group {group} is neither a boolean nor null")
