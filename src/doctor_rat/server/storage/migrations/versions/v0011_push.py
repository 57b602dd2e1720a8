"""Push notifications: people's devices, and the turns each guest was notified of."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
RUNNING = sa.text("archived = false AND stage <> 'over'")


def upgrade() -> None:
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("today", sa.Boolean, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("failing_since", sa.BigInteger),
    )
    op.create_index("ix_push_devices_guest_id", "push_devices", ["guest_id"])
    op.create_table(
        "push_calls",
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("called_at", sa.BigInteger, nullable=False),
        sa.Column("look_at", sa.BigInteger),
    )
    op.create_index("ix_push_calls_look_at", "push_calls", ["look_at"])
    op.create_index("ix_tables_running", "tables", ["touched_at"], sqlite_where=RUNNING, postgresql_where=RUNNING)


def downgrade() -> None:
    op.drop_index("ix_tables_running", "tables")
    for table in ("push_calls", "push_devices"):
        op.drop_table(table)
