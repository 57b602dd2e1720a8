"""What a guest's statistics are made of. Earlier games are added when the guest first looks."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        _guest(),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("variant", sa.String, nullable=False),
        sa.Column("side", sa.String, nullable=False),
        sa.Column("diets", sa.String, nullable=False),
        sa.Column("difficulty", sa.String, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("meal", sa.Integer, nullable=False),
        sa.Column("crosses", sa.Integer, nullable=False),
        sa.Column("yuck", sa.Integer, nullable=False),
        sa.Column("yuck_left", sa.Integer, nullable=False),
        sa.Column("five_languages", sa.Boolean, nullable=False),
        sa.Column("decisions", sa.Integer),
        sa.Column("lost", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_guest_id_at", "played", ["guest_id", "at"])
    op.create_index("ix_played_table_id", "played", ["table_id"])
    unweighed = sa.text("decisions IS NULL")
    op.create_index(
        "ix_played_unweighed", "played", ["guest_id", "at"], sqlite_where=unweighed, postgresql_where=unweighed
    )
    op.create_table(
        "recognized",
        _guest(),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("group", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("diet", sa.String, nullable=False),
        sa.Column("meal", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("profiles", _guest(), sa.Column("language", sa.String), sa.Column("shared", sa.String))
    op.create_index("ix_profiles_shared", "profiles", ["shared"], unique=True)


def _guest() -> "sa.Column[str]":
    return sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for table in ("profiles", "recognized", "played"):
        op.drop_table(table)
