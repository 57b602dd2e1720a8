"""Every way a table says no: a closed list of codes, each with a plain sentence for developers.

People read `error-<code>` in their own language. Breaking a rule of the game is refused with the rules' own codes.
"""

from enum import StrEnum
from functools import partial
from typing import Any


class TableCode(StrEnum):
    # Options
    BAD_OPTIONS = "bad-options"
    PRESET_VARIANT = "preset-variant"
    # Seats
    NOT_SEATED = "not-seated"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_ROLES = "seat-roles"
    NAME_TAKEN = "name-taken"
    TABLE_FULL = "table-full"
    NOT_INVITED = "not-invited"
    KICKED = "kicked"
    OWNER_ONLY = "owner-only"
    YOURSELF = "yourself"
    NOT_A_BOT = "not-a-bot"
    NOT_A_PERSON = "not-a-person"
    NOT_A_RAT = "not-a-rat"
    SEATS_EMPTY = "seats-empty"
    NOT_READY = "not-ready"
    STILL_HERE = "still-here"
    TOO_EARLY = "too-early"
    NOT_STOOD_IN = "not-stood-in"
    SEATED = "seated"
    NO_LATECOMERS = "no-latecomers"
    KNOWS_TOO_MUCH = "knows-too-much"
    NOT_REMOVED = "not-removed"
    DEAL_CLOSED = "deal-closed"
    """Other teams play it too, and this guest hasn't finished it."""
    DEAL_FIXED = "deal-fixed"
    # Stages and moves
    WRONG_STAGE = "wrong-stage"
    STALE = "stale"
    TOO_MUCH_DONE = "too-much-done"
    LOG_FULL = "log-full"
    NOT_YOURS = "not-yours"
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    SOLO = "solo"
    SOLO_FIRST = "solo-first"
    PLAN_GROUPS = "plan-groups"
    NOT_YOUNGEST = "not-youngest"
    # Talk
    SILENT_DOCTOR = "silent-doctor"
    SILENT_SOLO = "silent-solo"
    SILENT_TURN = "silent-turn"
    SILENT_SPECTATOR = "silent-spectator"
    MUTED = "muted"
    BY_VOICE = "by-voice"
    BAD_NAME = "bad-name"
    BAD_TALK = "bad-talk"
    BAD_PHRASE = "bad-phrase"
    PHRASE_NOT_NOW = "phrase-not-now"
    PHRASE_ACROSS = "phrase-across"
    NO_SIDE_TALK = "no-side-talk"
    TALKED_OUT = "talked-out"
    TOO_MUCH_SAID = "too-much-said"
    BAD_ID = "bad-id"


SENTENCES = {
    TableCode.BAD_OPTIONS: "This option doesn't fit the others: {option}.",
    TableCode.PRESET_VARIANT: "In {variant}, diets are always drawn: there are no first-game diets and none to choose.",
    TableCode.NOT_SEATED: "You don't have a seat at this table.",
    TableCode.NO_SUCH_SEAT: "There's no seat {seat}.",
    TableCode.SEAT_TAKEN: "The role {role} is taken.",
    TableCode.SEAT_ROLES: "One seat can't play all of these roles.",
    TableCode.NAME_TAKEN: "Someone at this table has a name that looks like {name}.",
    TableCode.TABLE_FULL: "A table has at most {count} seats.",
    TableCode.NOT_INVITED: "This table is private.",
    TableCode.KICKED: "The host has asked you to leave.",
    TableCode.OWNER_ONLY: "Only the host may do this.",
    TableCode.YOURSELF: "You can't do this to yourself.",
    TableCode.NOT_A_BOT: "Seat {seat} isn't a bot's.",
    TableCode.NOT_A_PERSON: "Seat {seat} isn't a person's.",
    TableCode.NOT_A_RAT: "Seat {seat} isn't a rat's.",
    TableCode.SEATS_EMPTY: "Nobody is playing {role} yet.",
    TableCode.NOT_READY: "Not everyone is ready.",
    TableCode.STILL_HERE: "{name} is still here.",
    TableCode.TOO_EARLY: "At a slow table, a bot steps in only at the deadline.",
    TableCode.NOT_STOOD_IN: "No bot is sitting in for you.",
    TableCode.SEATED: "You already have a seat at this table.",
    TableCode.NO_LATECOMERS: "At this table nobody takes over a bot's seat.",
    TableCode.KNOWS_TOO_MUCH: "You've seen what this seat mustn't know.",
    TableCode.NOT_REMOVED: "Nobody on the list of removed people has this number.",
    TableCode.DEAL_CLOSED: "Others play the same deal: only those who have finished it may look.",
    TableCode.DEAL_FIXED: "This table plays a deal that others play too: its options stay as they are.",
    TableCode.WRONG_STAGE: "This isn't possible in the {stage} stage.",
    TableCode.STALE: "The game has moved on: it has {count} actions by now.",
    TableCode.TOO_MUCH_DONE: "You've done {most} things at this table: you can still decide and leave.",
    TableCode.LOG_FULL: "People have done {most} things at this table: they can still decide and leave.",
    TableCode.NOT_YOURS: "Your seat can't do this.",
    TableCode.NOTHING_TO_CHOOSE: "There's nothing to choose together right now.",
    TableCode.SOLO: "Group {group} has a complication: one player decides alone.",
    TableCode.SOLO_FIRST: "A player with a complication has to decide first.",
    TableCode.PLAN_GROUPS: "The plan must name one food for each group that still has to choose, and no others.",
    TableCode.NOT_YOUNGEST: "Only the youngest can decide when the rats don't agree.",
    TableCode.SILENT_DOCTOR: "The doctor stays silent until the end.",
    TableCode.SILENT_SOLO: "You're deciding alone now and can't talk.",
    TableCode.SILENT_TURN: "You can think out loud only while your own side chooses.",
    TableCode.SILENT_SPECTATOR: "Spectators can't talk to the players.",
    TableCode.MUTED: "The host has muted you.",
    TableCode.BY_VOICE: "This table is on a voice call.",
    TableCode.BAD_NAME: "A name has 1 to {most} visible characters.",
    TableCode.BAD_TALK: "A message has 1 to {most} characters.",
    TableCode.BAD_PHRASE: "This phrase says something that isn't so in this game.",
    TableCode.PHRASE_NOT_NOW: "This phrase belongs to another stage of the game.",
    TableCode.PHRASE_ACROSS: "To the other side you can speak only about your own diet and foods.",
    TableCode.NO_SIDE_TALK: "Only a side of several people can talk among itself, and only during a Colleagues game.",
    TableCode.TALKED_OUT: "You've said {most} things at this table, which is the most anyone can.",
    TableCode.TOO_MUCH_SAID: "People have said {most} things at this table, which is the most it holds.",
    TableCode.BAD_ID: "A command's id has 1 to {most} printable characters.",
}


class Denied(Exception):
    """A code, its arguments and an English sentence."""

    def __init__(self, code: TableCode, /, **arguments: str | int) -> None:
        self.code = code
        self.arguments = arguments
        super().__init__(SENTENCES[code].format(**arguments))

    def __repr__(self) -> str:
        return f"<Denied {self.code}: {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        # Like the rules' errors: unpickling from the sentence alone would fail.
        return partial(Denied, self.code, **self.arguments), ()
