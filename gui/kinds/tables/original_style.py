"""The original in plots of tables: its ink, and that it is drawn in the window only, never saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.plots.frame import Frame as Mixin
else:
    Mixin = object  # PySide mixes up the signals of a class that reaches Frame by two ways

ORIGINAL, RELEASED, RECONSTRUCTED = 7, 0, 1  # inks


class OriginalNotSaved(Mixin):
    """A plot whose saved data leaves the original out, as its saved pictures do."""

    def save_csv(self, path: Path) -> None:
        with self.hide_originals():
            super().save_csv(path)

    def copy_table(self) -> None:
        with self.hide_originals():
            super().copy_table()
