"""File ▸ Batch…: the files are listed, released one by one, and what fails is named."""

from __future__ import annotations

from pathlib import Path

from tests.gui.conftest import WAIT
from tests.signing import REASON


def texts(dialog, column):
    return [dialog.table.item(row, column).text() for row in range(dialog.table.rowCount())]


def test_a_batch_of_the_form_over_a_folder(loaded, window, qtbot, tmp_path):
    (tmp_path / "many").mkdir()
    sample = Path(loaded.paths[0]).read_text(encoding="utf-8")
    for name, other in (("a.csv", "0."), ("b.csv", "5.")):  # of other people, or the gate knows them
        (tmp_path / "many" / name).write_text(sample.replace("0.", other), encoding="utf-8")
    (tmp_path / "many" / "broken.csv").write_text(sample.replace(",1", ",n/a"), encoding="utf-8")
    loaded.setup.show_task("timeseries.naive", {"k": 4, "P": 2}, None)
    dialog = window.files.batch_dialog()
    dialog.show()
    dialog.out.setText(str(tmp_path / "out"))
    dialog.choose([tmp_path / "many"])
    assert texts(dialog, 0) == ["a.csv", "b.csv", "broken.csv"]
    dialog.release()
    assert dialog.running and not dialog.start.isEnabled()
    qtbot.waitUntil(lambda: not dialog.running, timeout=WAIT)
    assert texts(dialog, 1) == ["refused by the gate", "refused by the gate", "failed"]
    assert "n/a" in texts(dialog, 3)[2] and dialog._reasons and dialog.answers.isVisible()
    for field in dialog._reasons.values():
        field.setText(REASON)
    assert dialog.start.text().strip() == "Try 3 files again"
    dialog.release()
    qtbot.waitUntil(lambda: not dialog.running, timeout=WAIT)
    assert texts(dialog, 1) == ["released and verified", "released and verified", "failed"]
    assert (tmp_path / "out" / "a" / "release" / "data.csv").exists()
    assert (tmp_path / "out" / "batch.csv").exists() and dialog.start.text().strip() == "Try 1 file again"
    dialog.close()


def test_without_a_recipe_it_says_what_to_do(window, tmp_path):
    dialog = window.files.batch_dialog()
    dialog.choose([tmp_path])
    assert "no recipe" in dialog.message.text
    dialog.close()


def test_closing_gives_up_what_is_under_way(loaded, window, qtbot, tmp_path, series_file):
    file = series_file(30_000, 12)
    dialog = window.files.batch_dialog()
    dialog.show()
    dialog.out.setText(str(tmp_path / "out"))
    dialog.choose([file])
    dialog.release()
    dialog.close()
    assert not dialog.running and not (tmp_path / "out" / "series" / "release").exists()
