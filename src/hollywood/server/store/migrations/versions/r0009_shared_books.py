"""Score books that people share by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "shared_books",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("write_hash", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_books"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_shared_books_person_id"),
    )
    op.create_index("ix_shared_books_write_hash", "shared_books", ["write_hash"], unique=True)
    op.create_index("ix_shared_books_person_id", "shared_books", ["person_id"])
    op.create_index("ix_shared_books_used_at", "shared_books", ["used_at"])
