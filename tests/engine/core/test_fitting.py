"""A file goes to the kind that fits it, by its first rows; where several fit as well, all are named."""

from __future__ import annotations

from pathlib import Path

import pytest
import xlsxwriter

from engine.core.fitting import fitting_kinds
from engine.core.progress import Progress

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"
DATA = Path(__file__).resolve().parents[4] / "shared" / "data"


@pytest.mark.parametrize(
    ("sample", "kind"),
    [
        ("permits.xes.gz", "eventlogs"),
        ("meters.csv", "timeseries"),
        ("barrier_maps.csv", "graphs"),
        ("residents.csv", "tables"),
        ("clinics.csv", "clusters"),
    ],
)
def test_every_sample_goes_to_its_own_kind(sample, kind):
    assert fitting_kinds(SAMPLES / sample, Progress())[0] == kind


@pytest.mark.parametrize(
    ("file", "found"),
    [
        ("timeseries/ItalyPowerDemand.csv", {"timeseries"}),
        ("graphs/soc-sign-bitcoinotc.csv", {"graphs"}),
        ("tables/adult.csv", {"tables"}),
        ("clusters/iris.csv", {"tables", "clusters"}),
    ],
)
def test_real_files(file, found):
    if not (DATA / file).exists():
        pytest.skip(f"{file} is not at hand")
    assert set(fitting_kinds(DATA / file, Progress())) == found


def test_readings_a_row_each_are_series_and_events_are_a_log(tmp_path):
    meters = tmp_path / "meters.csv"
    rows = [f"M{m},2024-01-01 {h:02}:00,{m + h / 10}" for m in range(9) for h in range(20)]
    meters.write_text("meter,time,kwh\n" + "\n".join(rows) + "\n")
    assert fitting_kinds(meters, Progress()) == ("timeseries",)
    log = tmp_path / "log.csv"
    log.write_text(
        "case,activity,timestamp\n" + "".join(f"{i // 4},{'abcd'[i % 4]},{i}\n" for i in range(80))
    )
    assert fitting_kinds(log, Progress()) == ("eventlogs",)


def test_what_none_can_read_is_shown_by_all_who_know_the_ending(tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 99)
    assert "tables" in fitting_kinds(path, Progress())


def test_a_workbook_with_a_column_a_month_is_offered_as_series(tmp_path):
    """Customers with name, postcode and twelve months were offered as a table or as clusters only."""
    months = ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"]
    with xlsxwriter.Workbook(tmp_path / "Kunden.xlsx") as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["Kunde", "Name", "PLZ", *months])
        for row in range(1, 60):
            sheet.write_row(
                row, 0, [f"K{row}", f"Eva Koch {row}", "10178", *(row + n / 7 for n in range(12))]
            )
    assert "timeseries" in fitting_kinds(tmp_path / "Kunden.xlsx", Progress())
