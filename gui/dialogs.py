"""The few dialogs there are: the house's policy, the keyboard, about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QGridLayout, QVBoxLayout, QWidget

from engine import VERSION
from engine.core import params
from engine.core.directories import house_policy_file
from engine.core.errors import SfumatoError
from engine.core.policy import Policy, policy_text, read_policy
from gui.base.save_path import ask_save_path
from gui.base.settings import Settings, write_whole
from gui.base.theme import GAP
from gui.widgets.basics import Button, IconLabel, label, row
from gui.widgets.message_bar import MessageBar
from gui.widgets.param_form import Form
from gui.widgets.vertical_scroll_area import VerticalScrollArea

Box = QDialogButtonBox.StandardButton


def edit_policy(parent: QWidget, settings: Settings) -> bool:
    """The thresholds the gate judges by, set once for the house; whether they were changed."""
    dialog = PolicyDialog(parent, settings)
    return dialog.exec() == QDialog.DialogCode.Accepted


class PolicyDialog(QDialog):
    def __init__(self, parent: QWidget, settings: Settings):
        super().__init__(parent)
        self._settings = settings
        column = _fill(self, self.tr("House policy"))
        column.addWidget(
            label(
                self.tr(
                    "The release gate judges by these limits. Beyond them a reason is needed; beyond those "
                    "under More nothing is released."
                )
            )
        )
        self.form = Form(Policy)
        self.problem = MessageBar()
        where = self.tr("Kept in {file}; a house can put its own file there.")
        column.addWidget(self.problem)
        inside = VerticalScrollArea(self.form, 460)
        inside.setMinimumHeight(200)  # the sentences around it go on in further lines
        inside.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(inside, 1)
        locked = house_policy_file()
        if locked is not None:
            where = self.tr("Locked by the house: these limits stand in {file} and cannot be changed here.")
        column.addWidget(label(where.format(file=locked or settings.policy_file), "muted"))
        column.addLayout(
            row(
                *((Button(self.tr("Import…"), "open", self._ask_import),) if locked is None else ()),
                Button(self.tr("Export…"), "folder", self._ask_export),
                None,
            )
        )
        self.buttons = QDialogButtonBox(Box.Save | Box.Cancel | Box.RestoreDefaults, self)
        save = self.buttons.button(Box.Save)
        self.form.changed.connect(lambda: save.setEnabled(not self.form.mistake))
        self.buttons.button(Box.RestoreDefaults).clicked.connect(lambda _on=False: self._restore())
        self.form.setEnabled(locked is None)
        for box in (Box.Save, Box.RestoreDefaults):
            self.buttons.button(box).setVisible(locked is None)
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self.resize(self.sizeHint().width(), 640)
        try:
            self.form.set_values(params.as_dict(settings.policy()))
        except SfumatoError as error:
            self.problem.show_error(error)

    def _restore(self) -> None:
        self.form.reset()
        self.buttons.button(Box.Save).setEnabled(not self.form.mistake)

    def save(self) -> None:
        if self.form.read() is not None and self._tried(
            lambda: self._settings.set_policy(self.form.read()), self._settings.policy_file
        ):
            self.accept()

    def import_from(self, path: Path) -> None:
        """Take the thresholds of a file into the form; they hold when they are saved."""
        try:
            self.form.set_values(params.as_dict(read_policy(path)))
            self.problem.dismiss()
        except SfumatoError as error:
            self.problem.show_error(error)

    def export_to(self, path: Path) -> None:
        if self.form.read() is not None:
            text = policy_text(self.form.read())
            self._tried(lambda: write_whole(path, text), path)

    def _tried(self, write: Callable[[], None], path: Path) -> bool:
        try:
            write()
        except OSError as error:
            words = self.tr("{path} could not be written: {why}").format(path=path, why=error.strerror)
            self.problem.say("bad", words)
            return False
        return True

    def _ask_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Import a policy"), "", "*.toml")
        if chosen:
            self.import_from(Path(chosen))

    def _ask_export(self) -> None:
        path = ask_save_path(self, self.tr("Export the policy"), "policy.toml", "toml")
        if path is not None:
            self.export_to(path)


def show_keys(parent: QWidget | None, actions: Iterable[QAction]) -> None:
    dialog = QDialog(parent)
    column = _fill(dialog, _tr("Keyboard"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(GAP * 3)
    keys = [
        (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]
    keys += [
        ("R", _tr("In the preview: what is this column?")),
        (_tr("Up, Down"), _tr("In a number: one more, one less")),
        (_tr("Space"), _tr("In a plot: before and after")),
    ]
    for number, (key, words) in enumerate(keys):
        grid.addWidget(label(key, "heading", wrap=False), number, 0)
        grid.addWidget(label(words, wrap=False), number, 1)
    column.addLayout(grid)
    column.addWidget(_close(dialog))
    dialog.exec()


def show_about(parent: QWidget | None) -> None:
    dialog = QDialog(parent)
    column = _fill(dialog, _tr("About Sfumato"))
    texts = QVBoxLayout()
    texts.addWidget(label(_tr("Sfumato"), "title", wrap=False))
    texts.addWidget(label(_tr("Version {version}").format(version=VERSION), "muted"))
    texts.addWidget(label(_tr("Anonymize a file, see that it is safe and still useful, release it.")))
    texts.addWidget(label(_tr("Works offline: no network, and nothing of your data is kept."), "muted"))
    texts.addWidget(label(_tr("Apache-2.0 licence. Made with Qt (LGPL), numpy, scipy and others."), "muted"))
    line = row(IconLabel("sfumato", 96), GAP)
    line.addLayout(texts, 1)
    column.addLayout(line)
    column.addWidget(_close(dialog))
    dialog.exec()


def _fill(dialog: QDialog, title: str) -> QVBoxLayout:
    dialog.setWindowTitle(title)
    dialog.setMinimumWidth(420)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(GAP * 2, GAP * 2, GAP * 2, GAP * 2)
    column.setSpacing(GAP * 2)
    QShortcut(QKeySequence("F1"), dialog).activated.connect(lambda: _help(dialog))
    return column


def _help(dialog: QDialog) -> None:
    """Help on what has the focus, in a window that the dialog does not block."""
    from gui.help.window import HelpWindow, topic

    HelpWindow(dialog).show_topic(*topic(dialog.focusWidget()))


def _close(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(Box.Close, dialog)  # with its parent: the style sheet leaves icons out
    buttons.rejected.connect(dialog.reject)
    return buttons


def _tr(text: str) -> str:
    return QCoreApplication.translate("Dialogs", text)
