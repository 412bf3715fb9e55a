"""Houses that exchange files, every step by the dialog."""

from __future__ import annotations

from pathlib import Path

from gui.help.pages import FOLDER


def test_the_way_to_the_exchange_is_a_word_and_in_sight(window):
    """It was a lone icon at the end of the tab bar."""
    workspace = window.show_kind("clusters")
    button = workspace.panel_tabs.cornerWidget()
    assert button.text().strip() == "Exchange…" and "other houses" in button.accessibleName()
    assert "Exchange" in (FOLDER / "clusters.md").read_text("utf-8")


def test_houses_exchange_files_through_the_window(window, qtbot, idle, pipeline, tmp_path):
    """One site and a master, every step by the dialog: the result lies there at the end."""
    workspace = window.show_kind("clusters")
    dialog = workspace.exchange()
    site, master = dialog.site, dialog.master
    master.run_folder.setText(str(tmp_path / "run"))
    assert not master.go_button.isEnabled()
    master.sites.setText("hill")
    master.columns.setText("x,y")
    master.technique.setCurrentIndex(master.technique.findData("clusters.sdbdc"))
    master.form.set_values({"eps": 0.9})
    assert master.changed() == {"eps": 0.9}
    with qtbot.waitSignal(master.stepped, timeout=60_000):
        master.go()
    assert "put round-1-site-hill.json into 'from'" in master.written.toPlainText()
    assert (tmp_path / "run" / "from").is_dir(), "asked for, and made"
    assert master.begun() and "Read answers" in master.go_button.text()
    with qtbot.waitSignal(master.refused, timeout=60_000) as refused:
        master.go()
    assert "no answer yet from hill" in refused.args[0]

    site.rows.setText(str(pipeline.path))
    site.memory.setText(str(tmp_path / "hill"))
    site.message.setText(str(tmp_path / "run" / "to-hill" / "joining-hill.json"))
    assert site.least.isEnabled() and not site.accept_button.isVisibleTo(site)
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    assert "would join as hill" in site.written.toPlainText() and site.accept_button.isVisibleTo(site)
    site.refuse()
    assert not (tmp_path / "hill").exists() and not site.accept_button.isVisibleTo(site)
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    with qtbot.waitSignal(site.stepped, timeout=60_000):
        site.accept()
    site.message.setText(str(tmp_path / "run" / "to-hill" / "round-1-to-hill.json"))
    assert not site.least.isEnabled(), "fixed on joining"
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    read = site.written.toPlainText()
    assert "representatives" in read and "It contains no row" in read
    assert not list((tmp_path / "hill").glob("round-*"))
    with qtbot.waitSignal(site.stepped, timeout=60_000) as answered:
        site.accept()
    (answer,) = answered.args[0]["written"]
    (tmp_path / "run" / "from" / "round-1-site-hill.json").write_bytes(Path(answer).read_bytes())
    with qtbot.waitSignal(master.stepped, timeout=60_000) as done:
        master.go()
    assert done.args[0]["done"] and "the result" in master.written.toPlainText()
    assert (tmp_path / "run" / "result.json").exists()

    card = master.release
    qtbot.waitSignal(card.judged, timeout=60_000).wait()
    assert not card.isHidden() and master.go_button.isHidden()
    assert {line.item.state for line in card.gate.lines} <= {"green", "amber"}
    assert not card.button.isEnabled()
    for line in card.gate.lines:
        if line.item.state == "amber":
            line.reason.setText("a rehearsal of one house, which nobody gets to see")
    card.gate.seen.setChecked(True)
    card.folder.setText(str(tmp_path / "out"))
    with qtbot.waitSignal(card.released, timeout=60_000):
        card.release()
    assert "Released and verified: data.csv" in card.outcome.text()
    assert (tmp_path / "out" / "release" / "manifest.json").exists()
    card.gate.seen.setChecked(True)
    with qtbot.waitSignal(card.refused, timeout=60_000):
        card.release()
    assert "already holds a release" in card.outcome.text()
    dialog.close()
