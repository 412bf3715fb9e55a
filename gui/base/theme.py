"""Colours and sizes: light, dark, high contrast; following the system or set by the steward, switched live.

    theme.current().accent             colours by what they mean
    theme.changed.connect(self.redraw)  after a switch; plots read the same colours

Series colours are Okabe and Ito's (2008): told apart with any kind of colour vision. Meaning is
never carried by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

Choice = Literal["system", "light", "dark", "contrast"]

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
GAP = 8  # the grid: distances are multiples of half of it
RADIUS = 8  # soft edges
ROLE_TINT = 0.16  # how much of a role's colour goes into the header behind it
SIZES = {"title": 1.65, "figure": 1.45, "small": 0.88}  # letters, against the normal size
ZOOMS = (0.85, 1.0, 1.15, 1.3, 1.5, 1.75)


@dataclass(frozen=True)
class Theme:
    name: Literal["light", "dark", "contrast"]
    background: str  # the window
    surface: str  # cards, fields, plots
    raised: str  # headers, hovered things
    text: str
    muted: str
    line: str
    accent: str
    on_accent: str
    good: str
    warn: str
    bad: str
    series: tuple[str, ...]

    @property
    def dark(self) -> bool:
        """Whether light ink stands on dark paper."""
        return self.name != "light"

    def tint(self, colour: str, share: float = 0.12) -> str:
        """The colour as a breath over the surface."""
        return _mixed(colour, self.surface, share)


@cache
def _mixed(over: str, under: str, share: float) -> str:
    a, b = QColor(over), QColor(under)
    pairs = (a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())
    return QColor(*(round(above * share + below * (1 - share)) for above, below in pairs)).name()


LIGHT = Theme(
    name="light",
    background="#f3f2ef",
    surface="#ffffff",
    raised="#ebe9e4",
    text="#22262b",
    muted="#626a73",
    line="#d8d5ce",
    accent="#0b6aa2",
    on_accent="#ffffff",
    good="#00795a",
    warn="#925f00",
    bad="#b8460a",
    series=("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#D55E00", "#56B4E9", "#B8A800", "#3d4248"),
)
DARK = Theme(
    name="dark",
    background="#1a1d21",
    surface="#23272d",
    raised="#2d3239",
    text="#e7e6e3",
    muted="#a2a9b1",
    line="#3b414a",
    accent="#56b4e9",
    on_accent="#10161b",
    good="#3cc8a0",
    warn="#f0b13c",
    bad="#ff8a50",
    series=("#56B4E9", "#E69F00", "#2BC49A", "#DD93BB", "#F07A30", "#2F93D1", "#F0E442", "#c9ccd1"),
)
CONTRAST = Theme(
    name="contrast",
    background="#000000",
    surface="#000000",
    raised="#242424",
    text="#ffffff",
    muted="#dedede",
    line="#a8a8a8",
    accent="#ffd83d",
    on_accent="#000000",
    good="#5cf0be",
    warn="#ffc04d",
    bad="#ffa070",
    series=("#66C2FF", "#FFB000", "#33E0AE", "#F5A3D0", "#FF8A42", "#9AD8FF", "#F0E442", "#FFFFFF"),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


class _Themes(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice: Choice = "system"
        self.theme = LIGHT
        self.zoom = 1.0
        self.points = 0.0  # the system's own font size, before zooming
        self.sheet = ""
        self.windows: WeakSet[QWidget] = WeakSet()


_themes = _Themes()
changed = _themes.changed


def current() -> Theme:
    return _themes.theme


def choice() -> Choice:
    return _themes.choice


def zoom() -> float:
    return _themes.zoom


def start(choice: Choice, zoom: float) -> None:
    """Dress the application, and keep in step with the system while the steward has not chosen."""
    _themes.choice, _themes.zoom = choice, min(max(zoom, ZOOMS[0]), ZOOMS[-1])
    QGuiApplication.styleHints().colorSchemeChanged.connect(_system_changed)
    apply()


def _system_changed(_scheme: Qt.ColorScheme) -> None:
    if _themes.choice == "system":
        apply()


def choose(choice: Choice) -> None:
    _themes.choice = choice
    apply()


def set_zoom(factor: float) -> None:
    _themes.zoom = min(max(factor, ZOOMS[0]), ZOOMS[-1])
    apply()


def apply() -> None:
    """Put the chosen theme on the whole application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    _themes.theme = _wanted()
    if not _themes.sheet:
        app.setStyle("Fusion")
    app.setPalette(_palette(_themes.theme))
    app.setFont(_font(app))
    _themes.sheet = _sheet(_themes.theme)
    for window in list(_themes.windows):
        if isValid(window):
            window.setStyleSheet(_themes.sheet)
    changed.emit()


def dress(window: QWidget) -> None:
    """The style sheet for a window of its own; dialogs and menus take it from their parent.

    Not on the application: Qt would polish every widget again for each of its ancestors (measured with
    all workspaces open: 4 s of CPU instead of 0.6).
    """
    _themes.windows.add(window)
    window.setStyleSheet(_themes.sheet)


def _wanted() -> Theme:
    if _themes.choice != "system":
        return THEMES[_themes.choice]
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def _font(app: QApplication) -> QFont:
    font = app.font()
    if not _themes.points:
        _themes.points = max(font.pointSizeF(), 10.0)
    font.setPointSizeF(_themes.points * _themes.zoom)
    return font


def _palette(theme: Theme) -> QPalette:
    palette, Role = QPalette(), QPalette.ColorRole
    colours = {
        Role.Window: theme.background,
        Role.WindowText: theme.text,
        Role.Base: theme.surface,
        Role.AlternateBase: theme.background,
        Role.Text: theme.text,
        Role.Button: theme.raised,
        Role.ButtonText: theme.text,
        Role.BrightText: theme.bad,
        Role.Highlight: theme.accent,
        Role.HighlightedText: theme.on_accent,
        Role.ToolTipBase: theme.surface,
        Role.ToolTipText: theme.text,
        Role.PlaceholderText: theme.muted,
        Role.Link: theme.accent,
        Role.Accent: theme.accent,
        Role.Mid: theme.line,
        Role.Midlight: theme.raised,
        Role.Dark: theme.line,
        Role.Light: theme.surface,
    }
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette


def _sheet(theme: Theme) -> str:
    """The one style sheet, with the theme's colours and sizes put in for their names."""
    sheet = (RESOURCES / "style.qss").read_text(encoding="utf-8")
    words = {name: value for name, value in vars(theme).items() if isinstance(value, str)}
    for name in ("accent", "good", "warn", "bad"):
        words[f"{name}_tint"] = theme.tint(words[name])
        words[f"{name}_line"] = theme.tint(words[name], 0.5)
    words["accent_strong"] = QColor(theme.accent).darker(115).name()
    words["stripe"] = theme.tint(theme.background, 0.5)
    for name, factor in SIZES.items():
        words[f"size_{name}"] = f"{_themes.points * _themes.zoom * factor:.1f}pt"
    words |= {"radius": f"{RADIUS}px", "icons": (RESOURCES / "icons").as_posix()}
    for name in sorted(words, key=len, reverse=True):  # the longer name first: accent_tint before accent
        sheet = sheet.replace(f"@{name}", words[name])
    return sheet
