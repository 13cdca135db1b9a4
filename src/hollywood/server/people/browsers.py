"""What a browser calls itself, in two words for the list of sessions."""

from __future__ import annotations

_BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet")),
    *(("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome")),
    *(("Chrome/", "Chrome"), ("Chromium/", "Chromium"), ("Safari/", "Safari")),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def browser_named(agent: str) -> str | None:
    """Return the browser and the system of a ``User-Agent``; ``None`` if neither is known.

    >>> browser_named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [
        next((name for mark, name in marks if mark in agent), None)
        for marks in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(each for each in found if each is not None) or None
