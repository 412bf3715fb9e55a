"""The few dialogs there are: the house's policy, the keyboard, about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from engine import VERSION, params
from engine.gate import Policy
from gui.forms import Form
from gui.settings import Settings
from gui.theme import GAP
from gui.widgets.basics import Picture, label, row

Box = QDialogButtonBox.StandardButton


def edit_policy(parent: QWidget, settings: Settings) -> None:
    """The thresholds the gate judges by, set once for the house."""
    dialog = _dialog(parent, _tr("House policy"))
    column = dialog.layout()
    column.addWidget(
        label(_tr("The release gate judges by these thresholds. What exceeds them needs a reason."))
    )
    form = Form(Policy)
    form.set_values(params.as_dict(settings.policy()))
    buttons = QDialogButtonBox(Box.Save | Box.Cancel | Box.RestoreDefaults)
    save = buttons.button(Box.Save)
    form.changed.connect(lambda: save.setEnabled(not form.mistake))
    buttons.button(Box.RestoreDefaults).clicked.connect(lambda _on=False: form.reset())
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    column.addWidget(form)
    column.addWidget(buttons)
    if dialog.exec() == QDialog.DialogCode.Accepted and form.read() is not None:
        settings.set_policy(form.read())


def show_keys(parent: QWidget, actions: Iterable[QAction]) -> None:
    dialog = _dialog(parent, _tr("Keyboard"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(GAP * 3)
    keys = [
        (action.shortcut().toString(), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]
    keys += [
        ("R", _tr("In the preview: what is this column?")),
        ("Up, Down", _tr("In a number: one more, one less")),
        (_tr("Space"), _tr("In a plot: before and after")),
    ]
    for number, (key, words) in enumerate(keys):
        grid.addWidget(label(key, "heading", wrap=False), number, 0)
        grid.addWidget(label(words, wrap=False), number, 1)
    dialog.layout().addLayout(grid)
    dialog.layout().addWidget(_close(dialog))
    dialog.exec()


def show_about(parent: QWidget) -> None:
    dialog = _dialog(parent, _tr("About Sfumato"))
    texts = QVBoxLayout()
    texts.addWidget(label(_tr("Sfumato"), "title", wrap=False))
    texts.addWidget(label(_tr("Version {version}").format(version=VERSION), "muted"))
    texts.addWidget(label(_tr("Anonymize a file, see that it is safe and still useful, release it.")))
    texts.addWidget(label(_tr("Works offline: no network, and nothing of your data is kept."), "muted"))
    texts.addWidget(label(_tr("Apache-2.0 licence. Made with Qt (LGPL), numpy, scipy and others."), "muted"))
    line = row(Picture("sfumato", 96), GAP)
    line.addLayout(texts, 1)
    dialog.layout().addLayout(line)
    dialog.layout().addWidget(_close(dialog))
    dialog.exec()


def _dialog(parent: QWidget, title: str) -> QDialog:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setMinimumWidth(420)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(GAP * 2, GAP * 2, GAP * 2, GAP * 2)
    column.setSpacing(GAP * 2)
    QShortcut(QKeySequence("F1"), dialog).activated.connect(lambda: _help(dialog))
    return dialog


def _help(dialog: QDialog) -> None:
    """Help on what has the focus, in a window that the dialog does not block."""
    from gui.help_window import HelpWindow, topic

    HelpWindow(dialog).show_topic(*topic(dialog.focusWidget()))


def _close(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(Box.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _tr(text: str) -> str:
    return QCoreApplication.translate("Dialogs", text)
