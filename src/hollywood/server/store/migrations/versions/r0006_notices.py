"""Notices: whom to reach where, when not, and what waits to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("session_hash", sa.Text),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("rests_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_push_devices_person_id"),
    )
    op.create_index("ix_push_devices_person_id", "push_devices", ["person_id"])
    op.create_index("ix_push_devices_session_hash", "push_devices", ["session_hash"])
    op.create_table(
        "notice_wishes",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("quiet", sa.LargeBinary),
        sa.Column("address", sa.Text),
        sa.Column("confirmed_at", sa.Double),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_notice_wishes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notice_wishes_person_id"),
    )
    op.create_table(
        "notices",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("ways", sa.LargeBinary),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_notices"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notices_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
    )
    op.create_index("ix_notices_due_at", "notices", ["due_at"])
