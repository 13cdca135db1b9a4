"""Any web host: it serves a folder of files and knows nothing else. Run as a program by the tests.

Many hosts send ``404.html`` for an address that they do not know. Python's own does not; this one
does if told where it is: ``python -m tests.browser.web_host FOLDER PORT [PARTS OF THE PATH]``.
"""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Host(SimpleHTTPRequestHandler):
    """Python's own, with a page for unknown addresses."""

    lost: Path | None = None

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the page instead of the bare error."""
        if code != 404 or self.lost is None:
            super().send_error(code, message, explain)
            return
        body = self.lost.read_bytes()
        self.send_response(404)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    folder, port, *lost = sys.argv[1:]
    Host.lost = Path(folder, *lost) if lost else None
    ThreadingHTTPServer(("127.0.0.1", int(port)), partial(Host, directory=folder)).serve_forever()
