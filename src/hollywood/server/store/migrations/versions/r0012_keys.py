"""Passkeys, recovery codes, what an owner is told about sign-ins, and who is not listened to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the columns."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_passkeys_person_id"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_recovery_codes_person_id"),
    )
    op.create_index("ix_recovery_codes_person_id", "recovery_codes", ["person_id"])
    op.create_table(
        "watched_accounts",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("wrong_at", sa.Double),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_watched_accounts"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_watched_accounts_person_id"),
    )
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("muted_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_mutes_person_id"),
        sa.ForeignKeyConstraint(["muted_id"], ["people.id"], name="fk_mutes_muted_id"),
    )
    op.create_index("ix_mutes_muted_id", "mutes", ["muted_id"])
    op.add_column("sessions", sa.Column("used_at", sa.Double))
    op.add_column("sessions", sa.Column("browser", sa.Text))
    op.add_column("sessions", sa.Column("way", sa.Text))
