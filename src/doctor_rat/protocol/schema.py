"""The messages as a JSON schema, for the client's types: `python -m doctor_rat.protocol.schema`."""

import json
import sys
from typing import Any

import msgspec

from doctor_rat.analysis.values import Analysis, Tried
from doctor_rat.protocol import codes, deals, messages, sharing
from doctor_rat.protocol import progress as progress
from doctor_rat.protocol import push as push
from doctor_rat.protocol import puzzles as puzzles
from doctor_rat.protocol.vocabulary import vocabulary
from doctor_rat.review import Comparison, Review
from doctor_rat.table import TableCode, wire
from doctor_rat.table.decide import LONGEST_NAME
from doctor_rat.table.seats import MOST_SEATS

ROOTS: tuple[Any, ...] = (
    messages.ToClient,
    messages.FromClient,
    messages.NewGuest,
    messages.Me,
    messages.MeWithToken,
    messages.ContinueLink,
    messages.ContinueCode,
    messages.NewTable,
    messages.TableMadeAnswer,
    messages.SpokenCode,
    wire.TableDoor,
    wire.Intention,
    messages.Invitation,
    messages.ListedTable,
    messages.OpenTables,
    messages.Announcement,
    messages.About,
    messages.BotsAnswer,
    messages.SheetAnswer,
    messages.Marks,
    messages.Problem,
    messages.RatingAnswer,
    messages.DietWish,
    messages.OptionsWish,
    puzzles.PuzzleShown,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleVerdict,
    puzzles.PuzzleCourse,
    puzzles.Storm,
    deals.DayPage,
    deals.DayPast,
    deals.DayStart,
    deals.DayName,
    deals.ChallengeMade,
    deals.ChallengePage,
    deals.ChallengeStart,
    deals.NewCup,
    deals.CupMade,
    deals.CupPage,
    deals.TeamInvitation,
    push.PushWish,
    push.PushState,
    progress.MyProgress,
    progress.Sharing,
    progress.Teaching,
    Review,
    Comparison,
    sharing.NewShare,
    sharing.ShareLink,
    sharing.SharedMoment,
    sharing.CompareWish,
    Analysis,
    Tried,
    messages.SecondTry,
    messages.NewStudy,
    TableCode,
    codes.ServerCode,
)
LIMITS = {"LONGEST_NAME": LONGEST_NAME, "MOST_SEATS": MOST_SEATS}
"""Limits the client must know in advance, so that it agrees with the server."""
NAMED_UNIONS = {"ToClient": messages.ToClient, "FromClient": messages.FromClient}


def schema() -> dict[str, Any]:
    """One document whose `$defs` are all messages and whose properties are the two unions."""
    found, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = dict(zip(NAMED_UNIONS, found, strict=False))
    for name, part in parts.items():
        part["title"] = name
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": unions,
        "required": list(unions),
        "additionalProperties": False,
        "$defs": dict(sorted(parts.items())),
        "limits": LIMITS,
        "vocabulary": vocabulary(),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
