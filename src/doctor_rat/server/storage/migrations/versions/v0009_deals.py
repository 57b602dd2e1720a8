"""Deals that several tables play: the deal of the day, challenges, tournaments, and who knows which deal."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "deal_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("deal_id", sa.String, nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("ranked", sa.Boolean, nullable=False),
    )
    op.create_index("ix_deal_tables_deal_id_team", "deal_tables", ["deal_id", "team"], unique=True)
    op.create_table(
        "deal_players",
        _guest(),
        sa.Column("deal_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
    )
    op.create_index("ix_deal_players_deal_id", "deal_players", ["deal_id"])
    op.create_table("onlookers", _guest(), sa.Column("table_id", sa.String, primary_key=True))
    op.create_index("ix_onlookers_table_id", "onlookers", ["table_id"])
    _create_cups()


def _create_cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "teams",
        sa.Column("cup_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("invite", sa.String, nullable=False),
    )
    op.create_table(
        "team_members",
        _guest(),
        sa.Column("cup_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_team_members_cup_id", "team_members", ["cup_id"])


def _guest() -> "sa.Column[str]":
    return sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for table in ("team_members", "teams", "cups", "onlookers", "deal_players", "deal_tables", "deals", "keys"):
        op.drop_table(table)
