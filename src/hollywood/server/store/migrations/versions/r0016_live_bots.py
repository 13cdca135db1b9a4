"""Accounts of programs that play: whose they are, what their tokens allow, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the column."""
    op.create_table(
        "bots",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("owner_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_bots"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_bots_person_id"),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name="fk_bots_owner_id"),
    )
    op.create_index("ix_bots_owner_id", "bots", ["owner_id"])
    op.create_table(
        "table_challenges",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_table_challenges"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_challenges_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_table_challenges_person_id"),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name="fk_table_challenges_by_id"),
    )
    op.create_index("ix_table_challenges_person_id", "table_challenges", ["person_id"])
    op.create_index("ix_table_challenges_by_id", "table_challenges", ["by_id"])
    op.add_column("sessions", sa.Column("scopes", sa.Text))
