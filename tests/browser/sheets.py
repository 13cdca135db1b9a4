"""The score sheet as shown on the page, to compare with the record."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator


def written(sheet: Locator) -> list[dict[str, Any]]:
    """Read a Hollywood sheet: for every entry the round and, by column, points and total."""
    rows: list[dict[str, Any]] = sheet.locator("table").first.evaluate(
        """(table) => [...table.tBodies[0].rows].map((row) => ({
          round: row.cells[0].firstChild.textContent.trim(),
          boxes: [...row.cells].slice(1).map((cell) => {
            const points = cell.querySelector(".points");
            const total = cell.querySelector(".total");
            return points ? [Number(points.textContent), Number(total.textContent)] : null;
          }),
        }))"""
    )
    return rows


def recorded(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """What the page must show for a sheet from the interface, game by game."""
    sides = range(len(sheet["sides"]))
    rows = []
    for number in range(1, len(sheet["entries"]) + 1):
        boxes: list[list[int] | None] = []
        for column in sheet["columns"]:
            for side in sides:
                lines = [
                    [line["points"], line["total"]]
                    for line in column["lines"]
                    if (line["entry"], line["side"]) == (number, side)
                ]
                boxes.append(lines[0] if lines else None)
        rows.append({"round": str(number), "boxes": boxes})
    return rows


def penalties(sheet: Locator) -> tuple[list[list[int]], list[int]]:
    """Read a penalty sheet: the hands that were played, and the totals."""
    hands, totals = sheet.locator("table").first.evaluate(
        """(table) => {
          const numbers = (row) =>
            [...row.cells].slice(1).map((cell) => cell.firstChild?.textContent.trim() ?? "");
          return [[...table.tBodies[0].rows].map(numbers), numbers(table.tFoot.rows[0])];
        }"""
    )
    played = [[int(cell) for cell in hand] for hand in hands if any(hand)]
    return played, [int(cell) for cell in totals]
