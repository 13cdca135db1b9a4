"""Quiet hours: when somebody wants no notices."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hollywood.server.store.rows import QuietHours

DAY = 24 * 60
"""Minutes."""


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name.

    Only this one is looked up: a list of all of them is read from 600 files.

    >>> is_zone("Europe/Berlin"), is_zone("Europe"), is_zone("../etc/passwd"), is_zone("")
    (True, False, False, False)
    """
    try:
        ZoneInfo(name)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: float) -> float | None:
    """Return when the quiet hours around ``now`` end; ``None`` outside them.

    Both times are seconds since 1970. Quiet hours that end before they start go past midnight.

    >>> night = QuietHours(start=22 * 60, end=7 * 60, zone="UTC")
    >>> quiet_until(night, 23 * 3600), quiet_until(night, 7 * 3600), quiet_until(None, 0)
    (111600.0, None, None)
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    local = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if (minute - quiet.start) % DAY >= (quiet.end - quiet.start) % DAY:
        return None
    ends = local.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if quiet.end <= minute:
        ends += timedelta(days=1)
    return ends.timestamp()
