"""A plot of one layer of a study with signs: asked for again when another layer is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gui.plots.frame import Frame

if TYPE_CHECKING:
    Base = Frame
else:
    Base = object  # beside another QObject in the list of bases it must not be one itself


class LayerPanel(Base):
    """To be named before the plot it is mixed into."""

    layer = ""  # the first
    waiting = ""  # what it says while its view is on the way
    wanted = False  # the view was asked for: there is something to show

    def clear(self) -> None:
        self.wanted = False
        super().clear()

    def asked(self) -> dict[str, Any]:
        return {"layer": self.layer}

    def refresh(self) -> None:
        self.wanted = True
        if self.waiting and not self._drawn:
            self.show_empty(self.waiting)
        super().refresh()

    def ask_again(self) -> None:
        """Another layer or figure was chosen."""
        if self.wanted:
            self.refresh()

    def show_layer(self, layer: str) -> None:
        if layer != self.layer:
            self.layer = layer
            self.ask_again()

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        """What was asked for another layer may come late: it is passed over, the right one follows."""
        if asked == self.asked():
            super().show_view(name, asked, value)
