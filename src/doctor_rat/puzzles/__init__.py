"""Puzzles from bots' games: one moment, one question, one right answer, checked by exact inference or by playouts.

The collection is in `collection.txt`, one puzzle per line; docs/puzzles.md has the command that made it.
"""

from doctor_rat.puzzles.collection import Collection, collection
from doctor_rat.puzzles.explain import KEYS, explain
from doctor_rat.puzzles.values import Puzzle, PuzzleKind, Theme, is_right, themes_of

__all__ = ["KEYS", "Collection", "Puzzle", "PuzzleKind", "Theme", "collection", "explain", "is_right", "themes_of"]
