"""The tables of the database. `migrations/` builds them; a test holds the two equal."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by_guest", String),
    Column("command", String),
    # Text and not the database's own JSON: what was written is what is read, byte for byte.
    Column("body", Text, nullable=False),
    Column("format", Integer, nullable=False),
)
# Who made a table, so that nobody has to look through all logs for it.
Index(
    "ix_entries_founder",
    entries.c.by_guest,
    sqlite_where=entries.c.number == 1,
    postgresql_where=entries.c.number == 1,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("access", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("archived", Boolean, nullable=False),
    # The entry that the summary tells of, so that an older one never replaces it.
    Column("number", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    # The invitation as it is said, while it leads anywhere.
    Column("code", String),
    Index("ix_tables_listed", "archived", "access", "touched_at"),
    Index("ix_tables_code", "code"),
)
IS_OPEN = text("access = 'open' AND NOT archived AND stage <> 'over'")
"""Written out, in the query as in the index: the database compares texts to know that it may use it."""
Index("ix_tables_open", tables.c.touched_at, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)
IS_RUNNING = text("archived = false AND stage <> 'over'")
"""The same for games that may wait for a person; worded so that SQLite doesn't take it for the lists of open ones."""
Index("ix_tables_running", tables.c.touched_at, sqlite_where=IS_RUNNING, postgresql_where=IS_RUNNING)

# Whoever ever sat at a table; who has stood up stays, or nobody could find his name to forget it.
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


# One for each device of a guest.
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

# Whose data is deleted: an id and a time, so that no process that knew them before writes anything of theirs again.
forgotten = Table(
    "forgotten",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Whether their tables were gone through a second time, after all who might not have heard of it have.
    Column("swept", Boolean, nullable=False),
)

# The files of clients by their names, which change with the content. No backup has them: every start brings its own.
client_files = Table(
    "client_files",
    metadata,
    Column("path", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

# How well a guest solves puzzles; goes with the guest.
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
    # The storm that is on: when it began, and how many were tried and solved in it.
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

# How hard each puzzle has turned out to be: nothing of any guest.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

# A moment of a finished game that a player of it shows to whoever has the link; goes with the guest and with the game.
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

# What the operator has ordered. Processes look every few seconds.
orders = Table(
    "orders",
    metadata,
    Column("kind", String, primary_key=True),
    # A table, a guest or a network; empty for what concerns everybody.
    Column("subject", String, primary_key=True),
    # What people are told, by language, as JSON.
    Column("texts", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# Secrets of this server, made once: that of the days' deals, and the key that push services know it by.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Deals that several tables play, secrets included, as logs have them.
deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# Which deal a table plays: one that is shared, or one that may be some day.
deal_tables = Table(
    "deal_tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("deal_id", String, nullable=False),
    # Of a tournament: a team has one table for each deal.
    Column("team", Integer),
    # Whether it has a place among the results.
    Column("ranked", Boolean, nullable=False),
    Index("ix_deal_tables_deal_id_team", "deal_id", "team", unique=True),
)

# At which table a guest plays a shared deal: one each, so that nobody plays it twice or for two teams.
deal_players = Table(
    "deal_players",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("deal_id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Whether they have seen the deal without playing it here: that can't be undone.
    Column("seen", Boolean, nullable=False),
    # Whether others may read their name beside the result.
    Column("named", Boolean, nullable=False),
    Index("ix_deal_players_deal_id", "deal_id"),
)

# Who has looked at an open table without a seat there: they know its deal, should others play it later.
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
    # Whoever knows it may join.
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

# Browsers whose owner wants to be called.
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
    # Minutes that its clock is ahead of UTC: nobody is called in the night for the day's deal.
    Column("ahead", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # The last day, counted from 1970, whose deal it was called for.
    Column("day", Integer, nullable=False),
    Column("failing_since", BigInteger),
)

# For which turn at which table a guest was called last.
push_calls = Table(
    "push_calls",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    # How many moves everybody knew of when it became their turn: another number is another turn.
    Column("count", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # 0 for nothing yet, 1 once they know that it is their turn, 2 once they were told that the table waits.
    Column("told", Integer, nullable=False),
    Column("called_at", BigInteger, nullable=False),
    # When to look at it next; none if there is nothing to look for.
    Column("look_at", BigInteger),
    Index("ix_push_calls_look_at", "look_at"),
)

# One finished game of a guest who had a seat at its end, written with the game's last move.
played = Table(
    "played",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # Whether it counts: a study, a lesson or a seat that a bot played to the end doesn't.
    Column("counted", Boolean, nullable=False),
    Column("variant", String, nullable=False),
    Column("side", String, nullable=False),
    # Where the diets came from, and how hard they made the deal.
    Column("diets", String, nullable=False),
    Column("difficulty", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("meal", Integer, nullable=False),
    # All red crosses, those that Medicine covers too.
    Column("crosses", Integer, nullable=False),
    Column("yuck", Integer, nullable=False),
    Column("yuck_left", Integer, nullable=False),
    # That the people at this table read the game in five languages; not which, and not whose.
    Column("five_languages", Boolean, nullable=False),
    # From the analysis, once there is one: decisions of this side, and the points of winning chance that they cost.
    Column("decisions", Integer),
    Column("lost", Float),
    Index("ix_played_guest_id_at", "guest_id", "at"),
    Index("ix_played_table_id", "table_id"),
    # In SQLite a guest's rows lie together.
    sqlite_with_rowid=False,
)
IS_UNWEIGHED = text("decisions IS NULL")
Index(
    "ix_played_unweighed",
    played.c.guest_id,
    played.c.at,
    sqlite_where=IS_UNWEIGHED,
    postgresql_where=IS_UNWEIGHED,
)

# A diet that a guest had to find out in one of those games, from its review.
recognized = Table(
    "recognized",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("group", Integer, primary_key=True, autoincrement=False),
    Column("diet", String, nullable=False),
    # The meal from which it could be known, and for how many meals it went unheeded after that.
    Column("meal", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What a guest has said of themselves: the language they read, and whether others may see their results.
profiles = Table(
    "profiles",
    metadata,
    Column("guest_id", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String),
    # Part of the link to their results; none if nobody else may see them.
    Column("shared", String),
    Index("ix_profiles_shared", "shared", unique=True),
)

BACKED_UP = [table for table in metadata.sorted_tables if table is not client_files]
