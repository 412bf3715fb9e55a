"""Qt's own dialogs: icons of the file dialog are seen in every theme, answers have none."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QToolButton,
    QWidget,
)

from gui.base import theme

NO_LESS = 2.5  # black on the dark theme is 1.1; a thin line is softened at its edges, or it would be 3
BUTTONS = "backButton", "forwardButton", "toParentButton", "newFolderButton", "listModeButton"


@pytest.fixture(params=["light", "dark", "contrast"])
def dialog(request, dressed, qtbot, tmp_path):
    theme.start(request.param, 1.0)
    window = QWidget()  # the program's dialogs belong to a window, and are dressed as it is
    qtbot.addWidget(window)
    theme.dress(window)
    made = QFileDialog(window, "", str(tmp_path))
    made.setOption(QFileDialog.Option.DontUseNativeDialog)
    made.show()
    yield made
    made.hide()
    theme.start("light", 1.0)


def test_its_icons_are_not_dark_on_dark(dialog):
    ground = QColor(theme.current().background)
    for name in BUTTONS:
        button = dialog.findChild(QToolButton, name)
        shown = button.icon().pixmap(button.iconSize()).toImage()
        assert strongest(shown, ground) >= NO_LESS, name


@pytest.mark.parametrize("made", [QMessageBox, QInputDialog, QFileDialog, QDialog])
def test_answers_are_words_without_old_icons(made, dressed, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    theme.dress(window)
    dialog = made(window)
    if made is QMessageBox:
        dialog.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    if made is QFileDialog:
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    if made is QDialog:
        answers = QDialogButtonBox.StandardButton
        QDialogButtonBox(answers.Save | answers.Cancel | answers.RestoreDefaults, dialog)
    dialog.show()
    box = dialog.findChild(QDialogButtonBox)
    assert box.buttons() and all(button.icon().isNull() for button in box.buttons())
    dialog.hide()


def strongest(picture: QImage, ground: QColor) -> float:
    """The contrast of the pixel that stands out most."""
    pixels = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return max((contrast(pixel, ground) for pixel in pixels if pixel.alpha() > 200), default=0.0)


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
