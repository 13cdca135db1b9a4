"""Which version a program must know at least to use these tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, with this version."""
    floor = op.create_table("schema_floor", sa.Column("oldest", sa.Text, nullable=False))
    op.bulk_insert(floor, [{"oldest": revision}])
