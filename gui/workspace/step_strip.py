"""The slim strip Load ▸ Configure ▸ Run ▸ Inspect ▸ Release at the top of every workspace."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from gui.base import icons, theme
from gui.base.theme import GAP
from gui.widgets.basics import IconButton, set_state
from gui.workspace.workflow import Standing, Step, obstacle


class StepStrip(QWidget):
    chosen = Signal(object)  # Step
    refused = Signal(str)  # why a step cannot be taken
    fold_wanted = Signal(str)  # left or right

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("strip", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._buttons: dict[Step, QToolButton] = {}
        self._now, self._standing = Step.LOAD, Standing()
        line = QHBoxLayout(self)
        line.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        line.setSpacing(GAP // 2)
        for step in Step:
            if step is not Step.LOAD:
                arrow = QLabel("▸")
                arrow.setProperty("rank", "muted")
                line.addWidget(arrow)
            line.addWidget(self._make(step))
        line.addStretch(1)
        self._sides = {
            "left": IconButton("left-side", "", lambda: self.fold_wanted.emit("left")),
            "right": IconButton("right-side", "", lambda: self.fold_wanted.emit("right")),
        }
        for button in self._sides.values():
            button.hide()
            line.addWidget(button)
        theme.changed.connect(self._draw)

    def show_standing(self, now: Step, standing: Standing) -> None:
        self._now, self._standing = now, standing
        self._draw()

    def show_side(self, side: str, used: bool, folded: bool) -> None:
        words = {
            ("left", False): self.tr("Fold file and form away (Ctrl+B)"),
            ("left", True): self.tr("Show file and form (Ctrl+B)"),
            ("right", False): self.tr("Fold figures and runs away (Ctrl+Shift+B)"),
            ("right", True): self.tr("Show figures and runs (Ctrl+Shift+B)"),
        }[side, folded]
        button = self._sides[side]
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setVisible(used)

    def reason(self, step: Step) -> str:
        return obstacle(step, self._standing)

    def _make(self, step: Step) -> QToolButton:
        button = QToolButton()
        button.setText(f" {step.title}")  # air between icon and word
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(16, 16))
        button.setProperty("step", True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _checked=False: self._press(step))
        self._buttons[step] = button
        return button

    def _press(self, step: Step) -> None:
        # an unreachable step stays pressable, so that it can say why
        reason = self.reason(step)
        if reason:
            self.refused.emit(reason)
        else:
            self.chosen.emit(step)

    def _draw(self) -> None:
        for step, button in self._buttons.items():
            reason, now = self.reason(step), step is self._now
            set_state(button, "now" if now else "far" if reason else "near")
            ink = theme.current().accent if now else theme.current().muted if reason else theme.current().text
            button.setIcon(icons.icon(step.value, ink))
            button.setToolTip(reason or step.purpose)
            button.setAccessibleName(step.title)
            button.setAccessibleDescription(reason or step.purpose)
