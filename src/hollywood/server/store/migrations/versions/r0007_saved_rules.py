"""Rules that people keep with their accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "saved_rules",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rules", sa.LargeBinary, nullable=False),
        sa.Column("saved_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "name", name="pk_saved_rules"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_saved_rules_person_id"),
    )
