"""Tables that go on over days: whom they ask, until when, when they are due; and holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("asked", sa.LargeBinary))
    op.add_column("tables", sa.Column("until", sa.Double))
    op.add_column("tables", sa.Column("resting", sa.Boolean))
    op.add_column("tables", sa.Column("due_at", sa.Double))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "holidays",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "begins", name="pk_holidays"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_holidays_person_id"),
    )
