"""The admissions sample from the empty window to a release that anyone may check: few clicks, a green gate,
and nothing in the file that points at a person."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from engine.core.identifiers import scan
from engine.core.progress import Progress
from engine.verify.folder import verify_folder
from gui.base import samples
from gui.base.settings import Settings
from gui.window import Window
from tests.end_to_end.test_window import Steward
from tests.windows import end

MOST_CLICKS = 12


@pytest.fixture
def window(qtbot, tmp_path):
    made = Window(Settings(tmp_path / "settings" / "sfumato.ini"))
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    end(made)


class HospitalSteward(Steward):
    def open_admissions(self) -> None:
        self.click(self.workspace.admissions_button)
        self.wait(lambda: self.workspace.source is not None and self.idle())
        self.wait(lambda: self.workspace.proposals.accept_button.isEnabled())

    def accept_all(self) -> None:
        self.click(self.workspace.proposals.accept_button)
        self.wait(lambda: self.workspace.source is not None and self.idle())

    def judge(self) -> list:
        self.click(self.step("Release"))
        self.wait(lambda: bool(self.workspace.release_page.gate.lines) and self.idle())
        return [line.item for line in self.workspace.release_page.gate.lines]


def rows_of(path: Path, separator: str = ";") -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=separator))


def test_the_admissions_leave_in_twelve_clicks_with_a_green_gate(window, qtbot, tmp_path):
    steward = HospitalSteward(qtbot, window, "tables")
    steward.open_admissions()
    steward.accept_all()
    steward.run()
    items = steward.judge()
    assert [(item.name, item.detail) for item in items if item.state != "green"] == []
    page = steward.workspace.release_page
    page.folder.setText(str(tmp_path / "out"))
    page.gate.seen.setChecked(True)
    steward.clicks += 1
    steward.click(page.button)
    steward.wait(lambda: page.released.isVisibleTo(page) and steward.idle())
    assert steward.clicks <= MOST_CLICKS
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))
    _points_at_nobody(tmp_path / "out" / "release" / "data.csv")


def _points_at_nobody(released: Path) -> None:
    before, after = rows_of(samples.path("admissions.csv")), rows_of(released)
    assert after and {"name", "patient_id", "note"}.isdisjoint(after[0])
    columns = {name: [row[name] for row in after] for name in after[0]}
    assert [finding for finding in scan(columns) if finding.state == "red"] == []
    for name in ("patient_id", "name", "date_of_birth", "postcode", "admission_date", "note"):
        own = {row[name] for row in before if len(row[name]) > 3}
        assert all(own.isdisjoint(cells) for cells in columns.values()), name
    known = [name for name in ("date_of_birth", "sex", "postcode", "admission_date") if name in columns]
    classes: dict[tuple[str, ...], int] = {}
    for row in after:
        key = tuple(row[name] for name in known)
        classes[key] = classes.get(key, 0) + 1
    assert min(classes.values()) >= 10


@pytest.mark.slow
def test_with_pseudonyms_one_amber_line_says_what_that_means(window, qtbot):
    steward = HospitalSteward(qtbot, window, "tables")
    steward.open_admissions()
    steward.click(steward.workspace.proposals.pseudonyms)
    steward.accept_all()
    steward.run()
    amber = [item for item in steward.judge() if item.state != "green"]
    assert [item.state for item in amber] == ["amber"]
    assert "pseudonym" in amber[0].detail
