"""Several servers on one database: which of them has a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of the servers, and to each table its server and its fence."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("schema", sa.Text, nullable=False),
        sa.Column("records", sa.Integer, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.add_column("tables", sa.Column("node", sa.Text))
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_node", "tables", ["node"])
