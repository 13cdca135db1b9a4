"""Saves the pictures: small files in one folder, each in light and dark."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
LARGEST = 100_000
"""The most bytes that a picture may have."""
LARGEST_FILM = 600_000

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
_QUALITY = 82


def keep(name: str, theme: Theme, png: bytes) -> None:
    """Write a picture."""
    path = _path(name, theme)
    Image.open(io.BytesIO(png)).convert("RGB").save(path, quality=_QUALITY, method=6)
    _weigh(path, LARGEST)


def keep_film(name: str, theme: Theme, frames: Sequence[tuple[bytes, int]], width: int) -> None:
    """Write an animation of this width; each frame comes with its duration in milliseconds."""
    images = [_scaled(Image.open(io.BytesIO(png)).convert("RGB"), width) for png, _ in frames]
    path = _path(name, theme)
    images[0].save(
        path,
        save_all=True,
        append_images=images[1:],
        duration=[stays for _, stays in frames],
        loop=0,
        quality=62,
        method=6,
        minimize_size=True,
    )
    _weigh(path, LARGEST_FILM)


def _scaled(image: Image.Image, width: int) -> Image.Image:
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _path(name: str, theme: Theme) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    return FOLDER / f"{name}-{theme}.webp"


def _weigh(path: Path, most: int) -> None:
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size:,} bytes")
    if size > most:
        raise SystemExit(f"{path.name} has more than {most:,} bytes")
