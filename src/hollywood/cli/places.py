"""Where this person's files are: matches and score books, and the settings."""

from __future__ import annotations

import os
from pathlib import Path

_NAME = "hollywood"
SETTINGS = "HOLLYWOOD_SETTINGS"
"""The environment variable with the path of the settings file; empty for none."""


def data_folder() -> Path:
    """Return the folder of this person's matches, whether or not it exists yet."""
    import platformdirs

    return platformdirs.user_data_path(_NAME, appauthor=False)


def settings_path() -> Path | None:
    """Return the settings file, whether or not it exists; ``None`` if there shall be none."""
    named = os.environ.get(SETTINGS)
    if named is not None:
        return Path(named).expanduser() if named else None
    import platformdirs

    return platformdirs.user_config_path(_NAME, appauthor=False) / "settings.toml"
