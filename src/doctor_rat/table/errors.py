"""Every way in which a table says no: a closed list, each with a plain sentence for developers.

People read `error-<code>` in their own language. What breaks a rule of the game is refused by the rules' own codes.
"""

from enum import StrEnum


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
    # Stages and moves
    WRONG_STAGE = "wrong-stage"
    STALE = "stale"
    TOO_MUCH_DONE = "too-much-done"
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
    TALKED_OUT = "talked-out"
    BAD_ID = "bad-id"


SENTENCES = {
    TableCode.BAD_OPTIONS: "These options don't go together: {option}.",
    TableCode.PRESET_VARIANT: "In {variant} diets are always drawn: there are no first-game diets and none to choose.",
    TableCode.NOT_SEATED: "You have no seat at this table.",
    TableCode.NO_SUCH_SEAT: "There is no seat {seat}.",
    TableCode.SEAT_TAKEN: "The role {role} is taken.",
    TableCode.SEAT_ROLES: "One seat can't hold these roles.",
    TableCode.NAME_TAKEN: "Somebody at this table has a name that looks like {name}.",
    TableCode.TABLE_FULL: "A table has at most {count} seats.",
    TableCode.NOT_INVITED: "This table is private.",
    TableCode.KICKED: "The table's owner has asked you to leave.",
    TableCode.OWNER_ONLY: "Only the table's owner may do this.",
    TableCode.YOURSELF: "You can't do this to yourself.",
    TableCode.NOT_A_BOT: "Seat {seat} isn't a bot's.",
    TableCode.NOT_A_PERSON: "Seat {seat} isn't a person's.",
    TableCode.NOT_A_RAT: "Seat {seat} isn't a rat's.",
    TableCode.SEATS_EMPTY: "Nobody plays {role} yet.",
    TableCode.NOT_READY: "Not everybody is ready.",
    TableCode.STILL_HERE: "{name} is still here.",
    TableCode.TOO_EARLY: "At a slow table a bot steps in only at the deadline.",
    TableCode.NOT_STOOD_IN: "No bot is sitting in for you.",
    TableCode.WRONG_STAGE: "This isn't possible in the stage {stage}.",
    TableCode.STALE: "The game has moved on: {count} actions by now.",
    TableCode.TOO_MUCH_DONE: "You have done {most} things at this table: you may still decide and leave.",
    TableCode.NOT_YOURS: "Your seat can't do this.",
    TableCode.NOTHING_TO_CHOOSE: "There is nothing to choose together now.",
    TableCode.SOLO: "Group {group} is under a complication: one player decides alone.",
    TableCode.SOLO_FIRST: "A player under a complication has to decide first.",
    TableCode.PLAN_GROUPS: "The plan must name one food for each group that is to choose, and no others.",
    TableCode.NOT_YOUNGEST: "Only the youngest decides when the rats don't agree.",
    TableCode.SILENT_DOCTOR: "The doctor is silent until the end.",
    TableCode.SILENT_SOLO: "You decide alone now and can't talk.",
    TableCode.SILENT_TURN: "It isn't your turn to think aloud.",
    TableCode.SILENT_SPECTATOR: "Spectators can't talk to the players.",
    TableCode.MUTED: "The table's owner has muted you.",
    TableCode.BY_VOICE: "This table talks by voice.",
    TableCode.BAD_NAME: "A name has 1 to {most} visible characters.",
    TableCode.BAD_TALK: "A message has 1 to {most} characters.",
    TableCode.BAD_PHRASE: "This phrase speaks of a group that isn't in this game.",
    TableCode.TALKED_OUT: "You have said {most} things at this table, which is all that may be said.",
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
