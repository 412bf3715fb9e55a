"""Three attackers and special uniques, before and after, as the engine counts them."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

from engine.core.progress import Progress
from gui.kinds.tables.committee_risk import SpecialUniques, ThreeAttackers


def figures(panel):
    header, rows = panel.table()
    return {row[0]: dict(zip(header[1:], row[1:], strict=True)) for row in rows}


def test_the_release_is_less_of_a_risk_and_the_card_says_by_how_much(room):
    panel = room.seat(ThreeAttackers())
    panel.show_run(room.summary)
    found = figures(panel)
    highest = found["Prosecutor, highest"]
    assert highest["Original (stays here)"] == pytest.approx(100.0)
    risk = room.pipeline.view(room.task, "risk_card", {"k": 10}, Progress())
    assert highest["Release"] == pytest.approx(100 * risk.after.prosecutor_max)
    assert f"at most {100 * risk.after.prosecutor_max:.1f}\u202f%" in panel.plot.titleLabel.text


def test_without_a_population_the_journalist_is_not_measured_and_never_zero(room):
    panel = room.seat(ThreeAttackers())
    panel.show_run(room.summary)
    assert "not measured" in panel.help.lower()
    panel.hover(panel.plot, 1.0, 3.0)
    assert "not measured" in panel.said()


def test_what_is_counted_beside_the_bars_is_said_of_the_release(room):
    panel = room.seat(ThreeAttackers())
    risk = room.pipeline.view(room.task, "risk_card", {"k": 10}, Progress())
    assert risk.after is not None
    after = replace(risk.after, k_missing_matches=17, k_map=23)
    panel.draw(replace(risk, before=replace(risk.before, k_missing_matches=3), after=after))
    assert "k would be 17;" in panel.help and "in the population: 23." in panel.help
    panel.draw(replace(risk, before=replace(risk.before, k_missing_matches=3), after=None))
    assert "k would be 3;" in panel.help and "population:" not in panel.help


def test_another_accepted_risk_is_asked_for(room):
    panel = room.seat(ThreeAttackers())
    panel.show_run(room.summary)
    loose = figures(panel)["Rows above the accepted risk"]["Original (stays here)"]
    panel.threshold.setCurrentIndex(2)
    assert figures(panel)["Rows above the accepted risk"]["Original (stays here)"] >= loose


def test_special_uniques_by_column_and_by_value(room, tmp_path):
    panel = room.seat(SpecialUniques())
    panel.show_run(room.summary)
    by_column = figures(panel)
    assert "age" in by_column
    panel.by.setCurrentIndex(1)
    assert any("=" in name for name in figures(panel))
    assert "not for publication" in panel.stamp  # a value that singles out is told by the name of its bar
    panel.save_csv(tmp_path / "suda.csv")
    with (tmp_path / "suda.csv").open(encoding="utf-8", newline="") as file:
        header = next(csv.reader(file))
    assert not any("Original" in name for name in header)


def test_before_a_run_only_the_original_is_drawn(room):
    room.about = room.task.source
    panel = room.seat(ThreeAttackers())
    panel.show_source(room.task.source)
    assert all("Release" not in one for one in figures(panel).values())
