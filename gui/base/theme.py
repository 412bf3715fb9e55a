"""Colours and sizes: light, dark, high contrast; following the system or set by the steward, switched live.

    theme.current().accent             colours by what they mean
    theme.changed.connect(self.redraw)  after a switch; plots read the same colours
    theme.follow(self, "_draw")         the same for the many small things: each in its turn

Series colours are Okabe and Ito's (2008): told apart with any kind of colour vision. Meaning is
never carried by colour alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal
from weakref import WeakKeyDictionary, WeakSet

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from gui.base.incremental import Increments

Choice = Literal["system", "light", "dark", "contrast"]

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
GAP = 8  # the grid: distances are multiples of half of it
RADIUS = 8  # soft edges
ROLE_TINT = 0.16  # how much of a role's colour goes into the header behind it
SIZES = {"title": 1.65, "figure": 1.45, "badge": 0.88}  # letters, against the normal size
SEEN_AT_ONCE, AT_ONCE = 80, 40  # widgets that are given other colours in one turn, on show and hidden
ZOOMS = (0.85, 1.0, 1.15, 1.3, 1.5, 1.75)


Role = QPalette.ColorRole
# The colours of the style sheet, each in a role of the palette; those that Fusion hardly uses hold the rest.
COLOURS = {
    "background": Role.Window,
    "surface": Role.Base,
    "raised": Role.Button,
    "text": Role.WindowText,
    "muted": Role.PlaceholderText,
    "line": Role.Mid,
    "accent": Role.Link,
    "on_accent": Role.HighlightedText,
    "good": Role.LinkVisited,
    "warn": Role.Shadow,
    "bad": Role.BrightText,
    "stripe": Role.AlternateBase,
    "accent_tint": Role.Midlight,
    "good_tint": Role.Light,
    "warn_tint": Role.ToolTipText,
    "bad_tint": Role.ToolTipBase,
    "warn_line": Role.Dark,
}
SAME = {
    Role.Text: "text",
    Role.ButtonText: "text",
    Role.Highlight: "accent",
    Role.Accent: "accent",
}


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
        self.turns: Increments | None = None
        self.windows: WeakSet[QWidget] = WeakSet()
        self.followers: WeakKeyDictionary[QWidget, str] = WeakKeyDictionary()


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


def busy() -> bool:
    """Whether something that is not on show still has the colours of the former theme."""
    return _themes.turns is not None and _themes.turns.running


def apply() -> None:
    """Put the chosen theme on the whole application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    _themes.theme, former = _wanted(), _themes.sheet
    if not former:
        app.setStyle("Fusion")
    app.setPalette(_palette(_themes.theme))
    QToolTip.setPalette(_tips(_themes.theme))
    font = _font(app)
    if font != app.font():
        app.setFont(font)
    _themes.sheet = former or _sheet()
    windows = [window for window in list(_themes.windows) if isValid(window)]
    for window in windows:
        window.setUpdatesEnabled(False)  # until all that is seen has its colours and letters
    _themes.turns = _themes.turns or Increments(_themes)
    _themes.turns.begin(_recolour(windows))
    changed.emit()


def _recolour(windows: Sequence[QWidget]) -> Iterator[None]:
    """The sheet stays; its colours are looked up in the palette again, and letters follow those of the
    application: first where it is seen, then part by part. To set a sheet anew takes Qt half a second with
    all workspaces open, and it lays out all of them though no size has changed."""
    hidden: list[QWidget] = []
    seen = [widget for window in windows if isValid(window) for widget in _seen(window, hidden)]
    yield from _in_turns(seen, SEEN_AT_ONCE)
    yield
    for window in windows:
        if isValid(window):
            window.setUpdatesEnabled(True)
    yield  # to paint all of it is a turn of its own
    while hidden:
        hidden = [root for root in hidden if isValid(root)]
        hidden.sort(key=QWidget.isVisible)  # what has come on show meanwhile is next
        root = hidden.pop() if hidden else None
        yield from _in_turns([root, *root.findChildren(QWidget)] if root else [], AT_ONCE)
    followers = [one for one in list(_themes.followers) if isValid(one)]
    yield from _in_turns([one for one in followers if one.window() not in windows], AT_ONCE)


def _seen(root: QWidget, hidden: list[QWidget]) -> Iterator[QWidget]:
    """What is on show of it; the roots of what is not are put aside."""
    if root.isHidden():
        hidden.append(root)
        return
    yield root
    for child in root.children():
        if isinstance(child, QWidget):
            yield from _seen(child, hidden)


def _in_turns(widgets: Sequence[QWidget], at_once: int) -> Iterator[None]:
    for number, widget in enumerate(widgets, 1):
        if isValid(widget):
            _polish(widget)
        if not number % at_once:
            yield


def _polish(widget: QWidget) -> None:
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
    _redraw(widget)


def follow(widget: QWidget, redraw: str) -> None:
    """Have this method of the widget called when its turn to change colours comes."""
    _themes.followers[widget] = redraw


def _redraw(widget: QWidget) -> None:
    redraw = _themes.followers.get(widget)
    if redraw is not None and isValid(widget):
        getattr(widget, redraw)()


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


def font(rank: str) -> QFont:
    """The letters of a text with this rank: only their size is said, and the sheet has none, so that other
    letters are put on as other colours are."""
    made = QFont()
    made.setPointSizeF(_themes.points * _themes.zoom * SIZES[rank])
    return made


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    for name, role in COLOURS.items():
        palette.setColor(role, QColor(_colour(theme, name)))
    for role, name in SAME.items():
        palette.setColor(role, QColor(_colour(theme, name)))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette


def _tips(theme: Theme) -> QPalette:
    """Tips have a palette of their own: in the application's those roles hold tints."""
    palette = QPalette()
    palette.setColor(Role.ToolTipBase, QColor(theme.surface))
    palette.setColor(Role.ToolTipText, QColor(theme.text))
    return palette


def _colour(theme: Theme, name: str) -> str:
    if name == "stripe":
        return theme.tint(theme.background, 0.5)
    if name == "warn_line":
        return theme.tint(theme.warn, 0.5)
    return (
        theme.tint(getattr(theme, name.removesuffix("_tint")))
        if name.endswith("_tint")
        else getattr(theme, name)
    )


def _spelt(role: QPalette.ColorRole) -> str:
    """A role as a style sheet names it: PlaceholderText is placeholder-text."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", role.name.replace("ToolTip", "Tooltip")).lower()


def _sheet() -> str:
    """The one style sheet, with the palette's colours put in for their names."""
    sheet = (RESOURCES / "style.qss").read_text(encoding="utf-8")
    words = {name: f"palette({_spelt(role)})" for name, role in COLOURS.items()}
    words |= {"radius": f"{RADIUS}px", "icons": (RESOURCES / "icons").as_posix()}
    for name in sorted(words, key=len, reverse=True):  # the longer name first: accent_tint before accent
        sheet = sheet.replace(f"@{name}", words[name])
    return sheet
