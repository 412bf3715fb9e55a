"""The window as a whole: what it imports, remembers, shows first, and leaves behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QVBoxLayout, QWidget

from engine.core.technique import kinds
from gui.base import icons, theme
from gui.base.settings import Settings
from gui.kinds import make_workspace
from gui.widgets.basics import Button
from gui.window import first_size
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace
from tests.windows import end

ROOT = Path(__file__).resolve().parent.parent.parent
START = """
import sys
from pathlib import Path
from gui.app import make_application, dress
from gui.base.settings import Settings
app = make_application(["sfumato"])
settings = Settings(Path(sys.argv[1]))
settings.put("window/welcomed", True)
dress(settings)
from gui.window import Window
window = Window(settings)
window.show()
for kind in ("eventlogs", "graphs", "tables", "clusters", "timeseries"):
    window.show_kind(kind)
    app.processEvents()
heavy = ("scipy", "pandas", "pyarrow", "sklearn", "networkx", "ot", "numba")
print(" ".join(name for name in heavy if name in sys.modules))
window.close()
"""


def test_the_window_starts_without_the_heavy_libraries(tmp_path):
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    found = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path / "s.ini")],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert found.stdout.strip() == ""


def test_the_first_start_opens_on_the_welcome_and_the_next_does_not(qtbot, tmp_path):
    from gui.window import Window

    settings = Settings(tmp_path / "new.ini")
    first = Window(settings)
    assert first.stack.currentWidget() is first.welcome
    first.show_kind("timeseries")
    end(first)
    second = Window(Settings(tmp_path / "new.ini"))
    assert second.stack.currentWidget() is second.tabs
    assert second.workspace is not None and second.workspace.kind.key == "timeseries"
    end(second)


def test_a_window_may_be_closed_while_a_workspace_is_in_the_making(window, qtbot):
    made = window.go_to("timeseries")
    assert window.workspace is None
    window.close()
    made.make_now()  # what its timers would do a moment later
    assert "timeseries" not in window.workspaces and not made.jobs.worker.isRunning()


def test_there_are_five_tabs_with_keys(window, qtbot):
    assert window.tabs.count() == 5
    for number, kind in enumerate(window.kinds, 1):
        action = window.actions_by_name[kind.key]
        assert action.shortcut().toString() == f"Ctrl+{number}"
        action.trigger()
        assert window.tabs.currentIndex() == number - 1
        assert window.workspace is not None


def test_geometry_theme_and_zoom_are_remembered(window, settings, qtbot):
    from gui.window import Window

    window.resize(960, 655)  # fits the screen of the offscreen platform
    window.choose_theme("dark")
    window.zoom(1)
    window.close()
    again = Window(Settings(settings.file))
    assert again.height() == 655
    assert settings.text("view/theme") == "dark" and settings.number("view/zoom", 1) > 1
    end(again)


def test_moved_splitters_are_remembered(settings, qtbot):
    def show() -> Workspace:
        made = make_workspace(kinds()["timeseries"], settings)
        qtbot.addWidget(made)
        made.make_now()
        made.show_page(Step.CONFIGURE, True)
        made.resize(1500, 800)
        made.show()
        return made

    first = show()
    before = first.splitter.sizes()
    first.splitter.moveSplitter(before[0] + 90, 1)
    moved = first.splitter.sizes()
    assert moved[0] > before[0] + 50
    first.close_down()
    assert show().splitter.sizes() == pytest.approx(moved, abs=3)


def test_the_theme_switches_live(window, qtbot):
    with qtbot.waitSignal(theme.changed):
        window.choose_theme("dark")
    assert theme.current().dark
    qtbot.waitUntil(lambda: window.palette().window().color().name() == theme.DARK.background)
    with qtbot.waitSignal(theme.changed):
        window.choose_theme("light")
    qtbot.waitUntil(lambda: window.palette().window().color().name() == theme.LIGHT.background)


def test_larger_letters_are_put_on_in_turns_and_reach_what_is_hidden(window, workspace, qtbot):
    """The sheet was set anew for them: 250 ms in one turn with one workspace open."""
    labels = {rank: [] for rank in ("", "title", "figure")}
    for one in window.findChildren(QLabel):
        if one.property("rank") in labels:
            labels[one.property("rank")].append(one)
    normal, sheet = QApplication.font().pointSizeF(), window.styleSheet()
    window.zoom(1)
    assert theme.busy() and window.styleSheet() == sheet
    qtbot.waitUntil(lambda: not theme.busy())
    for rank, found in labels.items():
        wanted = round(1.15 * normal * theme.SIZES.get(rank, 1), 1)
        assert {round(one.font().pointSizeF(), 1) for one in found} <= {wanted}
    assert labels["title"] and window.updatesEnabled()
    window.zoom(0)
    qtbot.waitUntil(lambda: not theme.busy())
    assert {one.font().pointSizeF() for one in labels[""]} == {normal}


def test_another_theme_lays_nothing_out_and_reaches_what_is_hidden(qtbot, window):
    """Qt polished one sheet for every widget of every workspace: 0.15 to 0.9 s without an answer."""
    window.show_kind("timeseries")
    shown = window.show_kind("tables")
    other = window.workspaces["timeseries"]
    qtbot.waitUntil(lambda: not theme.busy(), timeout=20_000)
    loose = Button("Loose", "run")  # made, and not yet in its place
    sheet, laid_out = window.styleSheet(), Watch(QEvent.Type.StyleChange)
    for widget in (shown.setup.run_button, other.setup.run_button, other.load_page):
        widget.installEventFilter(laid_out)
    window.choose_theme("dark")
    qtbot.waitUntil(lambda: not theme.busy(), timeout=20_000)
    assert window.styleSheet() == sheet and not laid_out.seen
    for workspace in (shown, other):
        assert workspace.setup.run_button.palette().buttonText().color().name() == theme.DARK.muted
    assert window.updatesEnabled()
    assert loose.icon().cacheKey() == icons.icon("run", theme.DARK.text).cacheKey()


def test_what_comes_on_show_during_a_change_of_theme_is_next(qtbot, dressed):
    """The Release page that was just being filled stood black on white until all else had its colours."""
    window = QWidget()
    qtbot.addWidget(window)
    column, hidden = QVBoxLayout(window), []
    for _number in range(30):
        part = QWidget()
        part.setLayout(QVBoxLayout())
        for _button in range(theme.AT_ONCE):
            part.layout().addWidget(Button("One", "run"))
        part.hide()
        column.addWidget(part)
        hidden.append(part)
    theme.dress(window)
    window.show()
    theme.choose("dark")
    try:
        last = hidden[-2]
        last.show()
        icon = icons.icon("run", theme.DARK.text).cacheKey()
        done = lambda part: part.findChildren(Button)[-1].icon().cacheKey() == icon  # noqa: E731
        qtbot.waitUntil(lambda: done(last), timeout=20_000)
        assert sum(done(part) for part in hidden) <= 3
    finally:
        theme.choose("light")
        qtbot.waitUntil(lambda: not theme.busy(), timeout=20_000)


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_a_tick_box_is_seen_whether_ticked_or_not(qtbot, dressed, name):
    """On black the box itself was black: only the tick of a ticked one could be seen."""
    around, box = QWidget(), QCheckBox("")
    theme.dress(around)
    qtbot.addWidget(around)
    QVBoxLayout(around).addWidget(box)
    around.show()
    theme.choose(name)
    try:
        qtbot.waitUntil(lambda: not theme.busy(), timeout=20_000)
        colours, ground = theme.current(), theme.current().background
        for ticked, wanted in ((False, colours.muted), (True, colours.accent)):
            box.setChecked(ticked)
            image = box.grab().toImage()
            inks = [image.pixelColor(x, image.height() // 2).name() for x in range(image.width())]
            assert wanted in inks and contrast(wanted, ground) >= 3
    finally:
        theme.choose("light")


class Watch(QObject):
    """Which widgets got an event of this type."""

    def __init__(self, wanted):
        super().__init__()
        self._wanted, self.seen = wanted, []

    def eventFilter(self, watched, event):
        if event.type() == self._wanted:
            self.seen.append(watched)
        return False


@pytest.mark.parametrize(
    ("colours", "least"),
    [(theme.LIGHT, 4.5), (theme.DARK, 4.5), (theme.CONTRAST, 7)],
    ids=lambda v: str(v)[:5],
)
def test_text_stands_out_from_what_is_behind_it(colours, least):
    for ink in (colours.text, colours.muted, colours.good, colours.warn, colours.bad, colours.accent):
        for paper in (colours.background, colours.surface):
            assert contrast(ink, paper) >= least, (ink, paper)
    for name in ("good", "warn", "bad", "accent"):
        assert contrast(colours.text, colours.tint(getattr(colours, name))) >= least, name
    assert contrast(colours.on_accent, colours.accent) >= least
    assert contrast(colours.accent, colours.surface) >= 3  # the ring around what has the focus
    for ink in colours.series:  # lines of a plot; the lightest ones have dash and symbol besides
        assert contrast(ink, colours.surface) >= (3 if colours.dark else 1.9), ink


def contrast(ink: str, paper: str) -> float:
    """Contrast ratio of WCAG 2.1."""
    light, dark = sorted((luminance(ink), luminance(paper)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_settings_that_were_spoiled_give_defaults(tmp_path):
    file = tmp_path / "s.ini"
    file.write_text('[General]\npolicy="{broken"\n[view]\nzoom=large\n[timeseries]\nrecent=17\n')
    settings = Settings(file)
    assert settings.policy().min_group == 10
    assert settings.number("view/zoom", 1.0) == 1.0
    assert settings.recent("timeseries") == []


def test_every_control_can_be_named_by_a_screen_reader(loaded, window):
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListView, QTableView

    for kind in (QAbstractButton, QComboBox, QLineEdit, QListView, QTableView):
        for control in window.findChildren(kind):
            if control.isVisible() and control.focusPolicy() != Qt.FocusPolicy.NoFocus:
                named = control.accessibleName() or getattr(control, "text", lambda: "")()
                assert named.strip(), control


def test_closing_leaves_no_process(loaded, window):
    pid = loaded.jobs.worker.pid
    assert pid is not None and Path(f"/proc/{pid}").exists()
    window.close()
    assert not Path(f"/proc/{pid}").exists()
    assert not loaded.jobs.worker.isRunning()


def test_a_workspace_is_made_while_the_window_lives(window, qtbot):
    made = window.go_to("graphs")
    assert "graphs" not in window.workspaces and made.isVisible()
    qtbot.waitUntil(lambda: window.workspaces.get("graphs") is made)
    assert window.workspace is made and made.setup.run_button is not None


def test_a_sample_that_is_wanted_before_the_workspace_stands_is_opened(window, qtbot):
    window.try_sample("clusters")
    assert "clusters" not in window.workspaces
    qtbot.waitUntil(lambda: "clusters" in window.workspaces)
    made = window.workspaces["clusters"]
    qtbot.waitUntil(lambda: made.source is not None, timeout=60_000)


def test_the_first_window_has_room_on_a_small_screen():
    """At 1366×768 it was higher than the screen: Run lay below its edge."""
    least = QSize(960, 600)
    assert first_size(QSize(1366, 768), least).height() <= 768 - 40
    assert first_size(QSize(1920, 1200), least) == QSize(1360, 840)
