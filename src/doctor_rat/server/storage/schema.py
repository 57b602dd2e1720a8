"""The tables of the database. `migrations/` builds them; a test checks that the two agree."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


def _index_of_some(name: str, *columns: Column[Any], where: ColumnElement[bool] | TextClause) -> None:
    """An index of the rows in which this holds, on both databases; for PostgreSQL only the migrations say so.

    Saying it here would load all of SQLAlchemy's PostgreSQL support into servers that use SQLite.
    """
    Index(name, *columns, sqlite_where=where)


entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by_guest", String),
    Column("command", String),
    # Text, not the database's JSON type, so that it is read back byte for byte.
    Column("body", Text, nullable=False),
    Column("format", Integer, nullable=False),
)
# Who made a table, so that nobody has to look through all logs for it.
_index_of_some("ix_entries_founder", entries.c.by_guest, where=entries.c.number == 1)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("access", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("archived", Boolean, nullable=False),
    # The last entry in the summary, so that an older summary never replaces it.
    Column("number", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    # The spoken code, while it leads anywhere.
    Column("code", String),
    Index("ix_tables_listed", "archived", "access", "touched_at"),
    Index("ix_tables_code", "code"),
)
IS_OPEN = text("access = 'open' AND NOT archived AND stage <> 'over'")
"""Written out, in the query as in the index: the database compares texts to know that it may use it."""
_index_of_some("ix_tables_open", tables.c.touched_at, where=IS_OPEN)
IS_RUNNING = text("archived = false AND stage <> 'over'")
"""The same for games that may wait for a person; worded so that SQLite doesn't take it for the lists of open ones."""
_index_of_some("ix_tables_running", tables.c.touched_at, where=IS_RUNNING)

# Everyone who ever sat at a table. Those who left stay listed, or a deletion couldn't find their names.
seats = Table(
    "seats",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seated", Boolean, nullable=False),
    Index("ix_seats_table_id", "table_id"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)


def _guest() -> Column[str]:
    return Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True)


# One per device of a guest.
tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    _guest(),
    Column("made_at", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    _guest(),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

marks = Table(
    "marks",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("marks", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# Deleted guests, as id and time, so that no process that knew them writes their data again.
forgotten = Table(
    "forgotten",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Whether their tables were swept a second time, once every process must have heard of the deletion.
    Column("swept", Boolean, nullable=False),
)

# The client's files by name, which changes with the content. Not in backups: every start adds its own.
client_files = Table(
    "client_files",
    metadata,
    Column("path", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

# How well a guest solves puzzles; deleted with the guest.
solvers = Table(
    "solvers",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("best_storm", Integer, nullable=False),
    # The current storm: when it began, and how many were tried and solved.
    Column("storm_at", BigInteger, nullable=False),
    Column("storm_tried", Integer, nullable=False),
    Column("storm_solved", Integer, nullable=False),
)

# A guest's first answer to each puzzle.
solutions = Table(
    "solutions",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("correct", Boolean, nullable=False),
    # The guest's rating after it; none if it didn't count.
    Column("rating", Float),
    Index("ix_solutions_guest_id_at", "guest_id", "at"),
)

# How hard each puzzle proved to be: nothing about any guest.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

# A moment of a finished game that a player shows to anyone with the link; deleted with the guest or the game.
shares = Table(
    "shares",
    metadata,
    Column("id", String, primary_key=True),
    _guest(),
    Column("table_id", String, nullable=False, index=True),
    Column("step", Integer, nullable=False),
    Column("eyes", String, nullable=False),
    Column("language", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# The operator's orders. Processes look every two seconds.
orders = Table(
    "orders",
    metadata,
    Column("kind", String, primary_key=True),
    # A table, a guest or a network; empty if it concerns everyone.
    Column("subject", String, primary_key=True),
    # What people are told, by language, as JSON.
    Column("texts", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# Secrets of this server, made once: the one behind the days' deals, and the key that push services know it by. Also
# what it has learned about all its people together, nothing about any one of them.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Deals that several tables play, with their secrets, as in logs.
deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# Which deal a table plays: one that is shared, or that may be later.
deal_tables = Table(
    "deal_tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("deal_id", String, nullable=False),
    # In a tournament: a team has one table per deal.
    Column("team", Integer),
    # Whether it takes part in the results.
    Column("ranked", Boolean, nullable=False),
    Index("ix_deal_tables_deal_id_team", "deal_id", "team", unique=True),
)

# The one table where a guest plays a shared deal, so that nobody plays it twice or for two teams.
deal_players = Table(
    "deal_players",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("deal_id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Whether they have seen the deal without playing it here, which can't be undone.
    Column("seen", Boolean, nullable=False),
    # Whether others may see their name next to the result.
    Column("named", Boolean, nullable=False),
    Index("ix_deal_players_deal_id", "deal_id"),
)

# Who has looked at an open table without a seat: they know its deal, should it be shared later.
onlookers = Table(
    "onlookers",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Index("ix_onlookers_table_id", "table_id"),
)

cups = Table(
    "cups",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
)

teams = Table(
    "teams",
    metadata,
    Column("cup_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Anyone who knows it may join.
    Column("invite", String, nullable=False),
)

team_members = Table(
    "team_members",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("cup_id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Index("ix_team_members_cup_id", "cup_id"),
)

# Browsers whose owners want notifications.
push_devices = Table(
    "push_devices",
    metadata,
    # A hash of the endpoint.
    Column("id", String, primary_key=True),
    _guest(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("turn", Boolean, nullable=False),
    Column("waiting", Boolean, nullable=False),
    Column("today", Boolean, nullable=False),
    # Minutes its clock is ahead of UTC: nobody is notified of the deal of the day at night.
    Column("ahead", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # The last day, counted from 1970, whose deal it was notified of.
    Column("day", Integer, nullable=False),
    Column("failing_since", BigInteger),
)

# The last turn at each table that a guest was notified of.
push_calls = Table(
    "push_calls",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    # How many moves were public when their turn began: another number is another turn.
    Column("count", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # 0 for nothing yet, 1 once they know it is their turn, 2 once they were told that the table waits.
    Column("told", Integer, nullable=False),
    Column("called_at", BigInteger, nullable=False),
    # When to look again; NULL if there is nothing left to do.
    Column("look_at", BigInteger),
    Index("ix_push_calls_look_at", "look_at"),
)

# A finished game of a guest who had a seat at its end, stored with the game's last move.
played = Table(
    "played",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Whether it counts: studies, lessons, latecomers and seats a bot finished don't.
    Column("counted", Boolean, nullable=False),
    Column("variant", String, nullable=False),
    Column("side", String, nullable=False),
    # Where the diets came from, and how hard they made the deal.
    Column("diets", String, nullable=False),
    Column("difficulty", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("meal", Integer, nullable=False),
    # All red crosses, even those covered by Medicine.
    Column("crosses", Integer, nullable=False),
    Column("yuck", Integer, nullable=False),
    Column("yuck_left", Integer, nullable=False),
    # Whether people at this table read the game in five languages; not which ones, or who.
    Column("five_languages", Boolean, nullable=False),
    # From the analysis, once there is one: this side's decisions, and the percentage points of winning they cost.
    Column("decisions", Integer),
    Column("lost", Float),
    Index("ix_played_guest_id_at", "guest_id", "at"),
    Index("ix_played_table_id", "table_id"),
    # In SQLite, keeps a guest's rows together.
    sqlite_with_rowid=False,
)
IS_UNWEIGHED = text("decisions IS NULL")
_index_of_some("ix_played_unweighed", played.c.guest_id, played.c.at, where=IS_UNWEIGHED)

# A diet that a guest had to find out in one of those games, from its review.
recognized = Table(
    "recognized",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("group", Integer, primary_key=True, autoincrement=False),
    Column("diet", String, nullable=False),
    # The meal from which it could be known, and for how many meals after that they failed to act on it.
    Column("meal", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What guests have told us about themselves: the language they read, whether others may see their results, and whether
# the doctor may learn from their games.
profiles = Table(
    "profiles",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String),
    # Part of the link to their results; NULL if they don't share them.
    Column("shared", String),
    # Whether their finished games may become puzzles, if all at the table agree; none if they were never asked.
    Column("puzzles", Boolean),
    Column("teaches", Boolean),
    Index("ix_profiles_shared", "shared", unique=True),
)

BACKED_UP = [table for table in metadata.sorted_tables if table is not client_files]
