"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_guest", sa.String),
        sa.Column("command", sa.String),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("access", sa.String, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_listed", "tables", ["archived", "access", "touched_at"])
    op.create_table(
        "seats",
        sa.Column("guest_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_guest_id", "tokens", ["guest_id"])
    op.create_table(
        "links",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("ix_links_guest_id", "links", ["guest_id"])
    op.create_table(
        "marks",
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("marks", sa.Text, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
