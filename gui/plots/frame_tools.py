"""What stands above every plot: the panel's own controls, then table, zoom, copy and save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from gui.base.incremental import soon
from gui.base.save_path import ask_save_path
from gui.widgets.flow_layout import FlowLayout

FINE = 4  # small distances in pixels


class FramedPlot(Protocol):
    """A plot, as far as the tools need it."""

    canvas: QWidget
    title: str
    stamp: str

    def reset_zoom(self) -> None: ...
    def copy_picture(self) -> None: ...
    def copy_table(self) -> None: ...
    def png(self) -> Callable[[Path], None]: ...
    def save_svg(self, path: Path) -> None: ...
    def save_csv(self, path: Path) -> None: ...
    def read_out(self, text: str) -> None: ...


class Tools(QHBoxLayout):
    def __init__(self, frame: FramedPlot):
        super().__init__()
        self._frame = frame
        self.own = FlowLayout()  # what the panel brings
        self.setContentsMargins(2 * FINE, FINE, FINE, 0)
        self.setSpacing(FINE)
        self._make_actions()
        self.addLayout(self.own, 1)
        for action in (self.as_table, self._reset):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            self.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.save = self._save_button()
        self.addWidget(self.save, 0, Qt.AlignmentFlag.AlignTop)

    def enable(self, on: bool) -> None:
        for action in self._actions:
            action.setEnabled(on)
        self.save.setEnabled(on)

    def _make_actions(self) -> None:
        frame = self._frame
        self.as_table = self._action(self.tr("Table"), self.tr("Show the facts of the plot as a table"))
        self.as_table.setCheckable(True)
        self._reset = self._action(
            self.tr("Reset zoom"), self.tr("Show everything again (Home)"), frame.reset_zoom, Qt.Key.Key_Home
        )
        self._copy = self._action(
            self.tr("Copy picture"),
            self.tr("Copy the plot as a picture (Ctrl+C)"),
            frame.copy_picture,
            QKeySequence.StandardKey.Copy,
        )
        self._png = self._action(
            self.tr("Save as PNG…"),
            self.tr("Save the plot as a picture"),
            lambda: self._save_as("png", frame.png),
        )
        self._svg = self._action(
            self.tr("Save as SVG…"),
            self.tr("Save the plot as a drawing for print"),
            lambda: self._save_as("svg", lambda: frame.save_svg),
        )
        self._csv = self._action(
            self.tr("Data as CSV…"),
            self.tr("Save the facts of the plot"),
            lambda: self._save_as("csv", lambda: frame.save_csv),
        )
        self._copy_csv = self._action(
            self.tr("Copy data"), self.tr("Copy the facts of the plot as CSV"), frame.copy_table
        )
        self._actions = (
            *(self._reset, self._copy, self._png, self._svg),
            *(self._csv, self._copy_csv, self.as_table),
        )
        frame.canvas.addActions(self._actions)
        frame.canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _action(
        self,
        text: str,
        tip: str,
        act: Callable[[], None] | None = None,
        key: Qt.Key | QKeySequence.StandardKey | None = None,
    ) -> QAction:
        action = QAction(text, self._frame.canvas)
        action.setToolTip(tip)
        if act is not None:
            action.triggered.connect(lambda _on: act())
        if key is not None:
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return action

    def _save_button(self) -> QToolButton:
        button = QToolButton()
        button.setText(self.tr("Save"))
        button.setToolTip(self.tr("Copy or save the picture or its data"))
        button.setAutoRaise(True)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.addActions([self._copy, self._png, self._svg])
        menu.addSeparator()
        menu.addActions([self._copy_csv, self._csv])
        button.setMenu(menu)
        return button

    def _save_as(self, ending: str, make: Callable[[], Callable[[Path], None]]) -> None:
        frame = self._frame
        stamp = frame.stamp if ending == "csv" else ""  # in a picture it stands under the plot
        name = frame.title or "plot"
        name = self.tr("{title}, not for publication").format(title=name) if stamp else name
        path = ask_save_path(frame.canvas, stamp or self.tr("Save"), f"{name}.{ending}", ending)
        if path is not None:
            save = make()
            soon(self, lambda: self._write(save, path, stamp))

    def _write(self, save: Callable[[Path], None], path: Path, stamp: str) -> None:
        try:
            save(path)
        except OSError as problem:
            self._frame.read_out(self.tr("Not saved: {problem}").format(problem=problem))
        else:
            saved = self.tr("Saved {name}").format(name=path.name)
            self._frame.read_out(". ".join(filter(None, (saved, stamp))))
