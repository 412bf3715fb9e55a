"""The original in plots of tables: its ink, and that it is drawn in the window only, never saved."""

from __future__ import annotations

from pathlib import Path

ORIGINAL, RELEASED, RECONSTRUCTED = 7, 0, 1  # inks


class OriginalsStay:
    """A plot whose saved data leaves the original out, as its saved pictures do."""

    def save_csv(self, path: Path) -> None:
        with self.hide_originals():  # type: ignore[attr-defined]
            super().save_csv(path)  # type: ignore[misc]

    def copy_table(self) -> None:
        with self.hide_originals():  # type: ignore[attr-defined]
            super().copy_table()  # type: ignore[misc]
