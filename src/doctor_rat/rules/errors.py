"""Every way the rules say no: a closed list of codes, each with one plain sentence.

`Unreadable` means "I can't read this", `Refused` means "not allowed (now)". The sentences are for
developers; people read `error-<code>` in their own language.
"""

from enum import StrEnum
from typing import Any


class Code(StrEnum):
    # Unreadable
    BAD_FOOD = "bad-food"
    BAD_SPECIFICATION = "bad-specification"
    BAD_CATEGORY = "bad-category"
    BAD_DIET = "bad-diet"
    BAD_ACTION = "bad-action"
    BAD_STATE = "bad-state"
    BAD_RECORD = "bad-record"
    # Setup
    GROUP_COUNT = "group-count"
    NOT_AN_IDENTITY = "not-an-identity"
    IDENTITIES_EQUAL = "identities-equal"
    YUCK_COUNT = "yuck-count"
    DIET_IDENTITY = "diet-identity"
    CARD_COUNT = "card-count"
    CARDS_NOT_ASKED = "cards-not-asked"
    CARDS_EQUAL = "cards-equal"
    CARDS_ONE_FAMILY = "cards-one-family"
    CARDS_TWO_FAMILIES = "cards-two-families"
    DIETS_EQUAL = "diets-equal"
    CARDS_USED_UP = "cards-used-up"
    DIET_COUNT = "diet-count"
    DRAWN_ONLY = "drawn-only"
    BAD_PILE = "bad-pile"
    BAD_COMPLICATIONS = "bad-complications"
    # Play
    GAME_OVER = "game-over"
    NOT_IN_VARIANT = "not-in-variant"
    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_GROUP = "no-such-group"
    NO_TOKEN = "no-token"
    NOT_IN_EXAM = "not-in-exam"
    OFFER_COUNT = "offer-count"
    OFFER_TWICE = "offer-twice"
    NOT_IN_STOCK = "not-in-stock"
    MEDICINE_PLACE = "medicine-place"
    MENU_FOOD = "menu-food"
    MENU_GROUP = "menu-group"
    NOT_THERE = "not-there"
    SENT_BACK = "sent-back"
    MADNESS_FOODS = "madness-foods"
    TRASH_ONLY = "trash-only"
    LAST_IN_TRASH = "last-in-trash"
    NOT_TAKEN = "not-taken"
    CANNOT_RETURN = "cannot-return"
    NOTHING_ELSE = "nothing-else"
    PREDICTION = "prediction"
    NO_SUCH_ROLE = "no-such-role"
    OUTCOME = "outcome"
    UNFINISHED = "unfinished"
    BAD_PROOF = "bad-proof"
    BROKEN_PROMISE = "broken-promise"
    ANOTHER_DEAL = "another-deal"


SENTENCES = {
    Code.BAD_FOOD: "{text!r} isn't a food: write quantity, color, and type, such as 3rc.",
    Code.BAD_SPECIFICATION: "{text!r} isn't a specification: write c, l, v, a digit 1 to 4, or a color pair like ro.",
    Code.BAD_CATEGORY: "{text!r} isn't a category: write type, quantity, or colour.",
    Code.BAD_DIET: "{text!r} isn't a diet: write one such as mandatory:l+ro, alternating:c/v, identical:type, or step.",
    Code.BAD_ACTION: "{text!r} isn't an action: {problem}.",
    Code.BAD_STATE: "This text isn't a game: {problem}.",
    Code.BAD_RECORD: "This isn't a game record: {problem}.",
    Code.GROUP_COUNT: "A {variant} game can't have {count} identities.",
    Code.NOT_AN_IDENTITY: "{food} isn't an identity: those are 1bl, 2gv, and 3rc.",
    Code.IDENTITIES_EQUAL: "Two groups can't have the same identity.",
    Code.YUCK_COUNT: "There are 0 to 3 Yuck! tokens, not {count}.",
    Code.DIET_IDENTITY: "{diet} doesn't fit the identity {identity}.",
    Code.CARD_COUNT: "{diet} takes one or two Specification cards.",
    Code.CARDS_NOT_ASKED: "You can choose between one card and two only after drawing a diet that takes either.",
    Code.CARDS_EQUAL: "The two Specification cards of {diet} must be different.",
    Code.CARDS_ONE_FAMILY: "The two Specification cards of {diet} must come from different families.",
    Code.CARDS_TWO_FAMILIES: "With the beginners' option, the two cards of {diet} must come from the same family.",
    Code.DIETS_EQUAL: "Two groups can't have exactly the same restriction, {diet}.",
    Code.CARDS_USED_UP: "There aren't enough {card} cards for these diets.",
    Code.DIET_COUNT: "Each of the {count} identities needs exactly one diet.",
    Code.DRAWN_ONLY: "In Colleagues, diets are drawn, never chosen.",
    Code.BAD_PILE: "The pile must hold each of the 60 foods exactly once.",
    Code.BAD_COMPLICATIONS: "The complications must be {expected}.",
    Code.GAME_OVER: "The game is over.",
    Code.NOT_IN_VARIANT: "There's no {act} in the {variant} variant.",
    Code.NOT_NOW: "{act} isn't possible in the {phase} phase.",
    Code.NOT_YOUR_TURN: "It's not {by}'s turn.",
    Code.NO_SUCH_GROUP: "There's no group {group}.",
    Code.NO_TOKEN: "No {token} token is left.",
    Code.NOT_IN_EXAM: "No special action is allowed in the final examination.",
    Code.OFFER_COUNT: "The doctor must choose exactly {count} foods.",
    Code.OFFER_TWICE: "The same food is named twice.",
    Code.NOT_IN_STOCK: "{food} isn't in the stock.",
    Code.MEDICINE_PLACE: "Group {group} has no two symbols side by side at {at}.",
    Code.MENU_FOOD: "{food} isn't one of the foods the doctor chose.",
    Code.MENU_GROUP: "Group {group} has {complication} and can't be given a Strict Menu.",
    Code.NOT_THERE: "{food} isn't in the center or the trash.",
    Code.SENT_BACK: "Group {group} can't take {food} again in this meal.",
    Code.MADNESS_FOODS: "Group {group} has Madness and must take one of its own two foods.",
    Code.TRASH_ONLY: "Group {group} must take a food from the trash.",
    Code.LAST_IN_TRASH: "The last food in the trash is reserved for group {group}, which may take no other.",
    Code.NOT_TAKEN: "Group {group} didn't choose {food}.",
    Code.CANNOT_RETURN: "{food} can't be sent back: group {group} has it by Strict Menu or ate it under Madness.",
    Code.NOTHING_ELSE: "Group {group} would have nothing else to take.",
    Code.PREDICTION: "A prediction says good or bad for every other group, nothing for its own or one with Madness.",
    Code.NO_SUCH_ROLE: "There's no {role} in this game.",
    Code.BAD_PROOF: "This proof can't be read: {problem}.",
    Code.BROKEN_PROMISE: "The {promise} isn't the one promised before the game.",
    Code.OUTCOME: "The record's outcome is {told}, but the game's is {found}.",
    Code.UNFINISHED: "This game isn't over: only finished games are analyzed.",
    Code.ANOTHER_DEAL: "These two games weren't dealt the same cards.",
}


class DoctorRatError(Exception):
    """A code, its arguments, the number of the rule behind it and an English sentence."""

    def __init__(self, code: Code, rule: str | None = None, /, **arguments: str | int) -> None:
        self.code = code
        self.rule = rule
        self.arguments = arguments
        self.message = SENTENCES[code].format(**arguments)
        super().__init__(self.message)

    def __str__(self) -> str:
        return f"{self.message} (rule {self.rule})" if self.rule else self.message

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.code}: {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        # By default it would be unpickled from its sentence alone, and fail in the process that reads it.
        return _made_again, (type(self), self.code, self.rule, vars(self))


def _made_again(kind: type[DoctorRatError], code: Code, rule: str | None, known: dict[str, Any]) -> DoctorRatError:
    error = kind(code, rule, **known["arguments"])
    vars(error).update(known)
    return error


class Unreadable(DoctorRatError):
    """I can't read this."""


class Refused(DoctorRatError):
    """This isn't allowed, or not now."""


class RecordError(DoctorRatError):
    """A record that is damaged or breaks a rule; `action` is the index of the action at fault."""

    def __init__(
        self, code: Code, rule: str | None = None, /, action: int | None = None, **arguments: str | int
    ) -> None:
        super().__init__(code, rule, **arguments)
        self.action = action

    @classmethod
    def at(cls, action: int | None, error: DoctorRatError) -> "RecordError":
        return cls(error.code, error.rule, action=action, **error.arguments)

    def __str__(self) -> str:
        text = super().__str__()
        return text if self.action is None else f"Action {self.action}: {text}"


class EngineFault(RuntimeError):
    """Something that RULES 4.11 says can't happen did: a bug in this program."""
