"""The operator's orders, which every process on this database follows."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("texts", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )


def downgrade() -> None:
    op.drop_table("orders")
