"""A game for one person in the terminal, with bots in the other seats."""

from doctor_rat.cli.play.command import play_command
from doctor_rat.cli.play.game import play, play_at
from doctor_rat.cli.play.host import Host, PlayOptions

__all__ = ["Host", "PlayOptions", "play", "play_at", "play_command"]
