"""Links to moments of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_shares_guest_id", "shares", ["guest_id"])
    op.create_index("ix_shares_table_id", "shares", ["table_id"])


def downgrade() -> None:
    op.drop_table("shares")
