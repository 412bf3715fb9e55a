"""One recipe over many files: all are released or named, nothing is lost, differences are shown."""

from __future__ import annotations

import csv
import json

import numpy as np
import pytest

from engine.cli import main
from engine.core import tempfiles
from engine.core.batch import BatchOrder, batch, differences, files_of, folder_names
from engine.core.errors import Cancelled, InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.recipe import read_recipe
from engine.core.technique import find_kind
from engine.verify.folder import verify_folder
from tests.signing import REASON, ReleaseOptions

RECIPE = 'technique = "timeseries.naive"\ninput = "2023.csv"\n[params]\nk = 4\nP = 2\n'


@pytest.fixture
def years(tmp_path, monkeypatch):
    """A recipe with its file, and the files of two later years and one that cannot be read."""
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "home"))
    random = np.random.default_rng(5)
    for name, shift in (("2023", 0.0), ("2024", 0.0), ("2025", 90.0)):
        rows = random.normal(50 + shift, 5, (40, 6)).round(2)
        lines = ["id," + ",".join(f"t{j}" for j in range(6))]
        lines += [f"p{i}," + ",".join(map(str, row)) for i, row in enumerate(rows)]
        (tmp_path / f"{name}.csv").write_text("\n".join(lines) + "\n")
    (tmp_path / "new").mkdir()
    for name in ("2024.csv", "2025.csv"):
        (tmp_path / name).rename(tmp_path / "new" / name)
    (tmp_path / "new" / "broken.csv").write_text("id,t0,t1\nx,1,2\ny,1,n/a\nz,3,4\n")
    (tmp_path / "new" / "notes.doc").write_text("no data")
    (tmp_path / "recipe.toml").write_text(RECIPE)
    return tmp_path


def order(years, **more):
    recipe = read_recipe(years / "recipe.toml")
    files = files_of(find_kind("timeseries"), [years / "new"])
    return BatchOrder(recipe, files, ReleaseOptions(str(years / "out"), **more))


def test_what_fails_costs_itself_alone_and_is_named(years):
    shown = []

    class Watching(Listener):
        def snapshot(self, snapshot):
            shown.append(snapshot)

    done = Pipeline().batch(order(years), Progress(Watching()))
    states = {row.file.rpartition("/")[2]: row for row in done.rows}
    assert {name: row.state for name, row in states.items()} == {
        "2024.csv": "released",
        "2025.csv": "released",
        "broken.csv": "failed",
    }
    assert "n/a" in states["broken.csv"].message and not (years / "out" / "broken").exists()
    for name in ("2024", "2025"):
        assert all(check.passed for check in verify_folder(years / "out" / name, Progress(), finished=True))
    with (years / "out" / "batch.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [row["state"] for row in table] == ["released", "released", "failed"]
    assert float(table[0]["k_achieved"]) >= 4
    assert [row.state for row in shown[0].rows] == ["released", "waiting", "waiting"]


def test_next_years_file_is_held_against_the_recipes_own(years):
    other = (years / "new" / "2024.csv").read_text().replace("t5", "week6").replace("id,", "name,")
    (years / "new" / "2024.csv").write_text(other)
    done = Pipeline().batch(order(years), Progress())
    first, second, _ = (row.differences for row in done.rows)
    assert "column week6 is new" in first and "column t5 is missing" in first
    assert "column t0: values above all of the earlier file: 40" in second
    text = (years / "out" / "batch.csv").read_text(encoding="utf-8")
    values = (years / "new" / "2025.csv").read_text().split("\n")[1].split(",")[1:]
    assert not any(value in text for value in values)


def test_a_damaged_file_of_the_recipe_costs_the_comparison_alone(years):
    (years / "2023.csv").write_bytes(b"\x89PNG\r\n" + bytes(200))
    done = Pipeline().batch(order(years), Progress())
    assert [row.state for row in done.rows] == ["released", "released", "failed"]
    assert "not compared with the file of the recipe" in done.rows[0].differences[0]
    assert "2023.csv" in done.rows[0].differences[0] and "n/a" in done.rows[2].message


def test_logs_and_networks_are_held_against_each_other_by_what_they_name(tmp_path):
    nodes = "".join(f'<node id="{name}"/>' for name in "abc")
    network = f'<graphml><graph edgedefault="directed">{nodes}<edge source="a" target="b"/></graph></graphml>'
    (tmp_path / "old.graphml").write_text(network)
    (tmp_path / "new.graphml").write_text(network.replace("<edge", '<node id="Anna"/><edge'))
    log = "<log><trace><event><string key='concept:name' value='ask'/></event></trace></log>"
    (tmp_path / "old.xes").write_text(log)
    (tmp_path / "new.xes").write_text(log.replace("ask", "Anna was asked"))
    for technique, ending, what, gone in (
        ("graphs.synthetic", "graphml", "nodes", 0),
        ("eventlogs.travas", "xes", "activities", 1),
    ):
        (tmp_path / "recipe.toml").write_text(f'technique = "{technique}"\ninput = "old.{ending}"\n')
        recipe = read_recipe(tmp_path / "recipe.toml")
        told = list(differences(recipe, str(tmp_path / f"new.{ending}"), Progress()))
        wanted = [f"{what} that the earlier file did not have: 1"]
        assert told == wanted + [f"{what} that only the earlier file had: 1"] * gone


def test_types_and_labels_that_changed_are_told(tmp_path):
    from engine.io.csv_dialect import TableReading
    from engine.io.file_differences import table_differences

    (tmp_path / "a.csv").write_text(
        "town,age,born\nRome,30,2001-02-03\nBonn,40,2001-02-04\nRome,50,2002-02-03\n"
    )
    (tmp_path / "b.csv").write_text(
        "town,age,born\nRome,old,2001-02-03\nMilan,41,2009-01-01\nMilan,42,2001-03-03\n"
    )
    told = list(table_differences(tmp_path / "a.csv", tmp_path / "b.csv", TableReading(), Progress()))
    assert "column age holds texts, it held numbers" in told
    assert "column town: values that the earlier file did not have: 1 (rows: 2)" in told
    assert not any("born" in one for one in told)  # a text of its own in every row: no category
    assert not list(table_differences(tmp_path / "a.csv", tmp_path / "a.csv", TableReading(), Progress()))


def test_what_is_done_stays_when_the_rest_is_stopped(years):
    class Stopping(Listener):
        stop = False

        def snapshot(self, snapshot):
            self.stop = True

        def cancelled(self):
            return self.stop

    with pytest.raises(Cancelled):
        Pipeline().batch(order(years), Progress(Stopping()))
    assert (years / "out" / "2024" / "release" / "manifest.json").exists()
    assert not (years / "out" / "2025" / "release").exists()
    assert "2024.csv,released" in (years / "out" / "batch.csv").read_text(encoding="utf-8")
    assert not list(tempfiles.private_root().glob("*.part"))


def test_the_gate_is_asked_for_every_file(years):
    done = Pipeline().batch(order(years, reasons={}), Progress())
    assert [row.state for row in done.rows] == ["refused", "refused", "failed"]
    assert "Group size" in done.rows[0].missing and not (years / "out" / "2024").exists()


def test_the_command_says_it_all(years, capsys):
    line = ["batch", str(years / "recipe.toml"), str(years / "new" / "2024.csv"), "--out", str(years / "out")]
    assert main([*line, "--json"]) == 1
    missing = json.loads(capsys.readouterr().out)["files"][0]["missing"]
    given = [part for name in missing for part in ("--reason", f"{name}={REASON}")]
    assert main([*line, *given]) == 0
    told = capsys.readouterr().out
    assert "2024.csv" in told and "released" in told and "{" not in told
    assert main(["batch", str(years / "recipe.toml"), str(years / "home"), "--out", str(years / "o")]) == 2
    assert "holds no file of Time series" in capsys.readouterr().err


def test_names_of_folders_are_told_apart(tmp_path):
    assert folder_names(["/a/x.csv", "/b/x.csv", "/c/log.xes.gz"]) == ["x", "x-2", "log"]
    with pytest.raises(InputError, match="is not there"):
        files_of(find_kind("tables"), [tmp_path / "none.csv"])


def test_a_mistake_inside_is_one_row(years):
    def broken(task, options, progress):
        raise ZeroDivisionError

    done = batch(order(years), broken, Progress())
    assert {row.state for row in done.rows} == {"failed"}
    assert "ZeroDivisionError" in done.rows[0].message
