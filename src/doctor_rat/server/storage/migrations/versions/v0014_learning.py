"""Who lets the doctor learn from their games."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("teaches", sa.Boolean))


def downgrade() -> None:
    op.drop_column("profiles", "teaches")
