"""A deletion is recorded before it is done, by the guest's id only."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("guest_id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("swept", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("forgotten")
