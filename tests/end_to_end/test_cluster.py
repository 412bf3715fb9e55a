"""The same recipe on a Dask cluster and on one machine: parts in a folder against all rows in one file."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from engine.cli import main
from engine.core.distributed import HERE
from engine.core.json_values import plain
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find

pytest.importorskip("distributed")
REASON = "Made-up rows, on machines of our own house."
MACHINES = "Raw rows on other machines"


def cut(folder: Path, frame: pd.DataFrame, ends: list[int], suffix: str = "csv") -> Path:
    """The frame as one file beside the folder, and as parts in it."""
    folder.mkdir()
    frame.to_csv(folder.with_suffix(".csv"), index=False)
    for number, rows in enumerate(np.split(np.arange(len(frame)), ends)):
        path = folder / f"part-{number}.{suffix}"
        part = frame.iloc[rows]
        part.to_csv(path, index=False) if suffix == "csv" else part.to_parquet(path, index=False)
    return folder


def log(folder: Path) -> Path:
    random = np.random.default_rng(1)
    lengths = random.integers(1, 5, 300)
    case = np.repeat(np.arange(300), lengths)
    frame = pd.DataFrame(
        {
            "case": [f"c{number}" for number in case],
            "activity": random.choice(["ask", "check", "pay"], len(case), p=[0.7, 0.2, 0.1]),
            "time": pd.date_range("2024-01-01", periods=len(case), freq="h").astype(str),
            "person": [f"p{number % 90}" for number in case],  # persons have cases in several parts
        }
    )
    return cut(folder, frame, np.searchsorted(case, [100, 220]).tolist())


def table(folder: Path) -> Path:
    random = np.random.default_rng(2)
    frame = pd.DataFrame(
        {
            "age": random.integers(18, 90, 240),
            "zip": random.choice(["1010", "2020", "A-7"], 240, p=[0.6, 0.39, 0.01]),
            "income": np.round(random.normal(3000, 500, 240), 1),
            "ill": random.choice(["flu", "cold", "none"], 240),
        }
    )
    frame.loc[:199, "zip"] = "1010"  # whole numbers in the first parts, a text in the last: texts in all
    frame.loc[200, "zip"] = "007"
    frame.loc[:79, "income"] = frame.loc[:79, "income"].round()  # and whole numbers before decimals
    return cut(folder, frame, [80, 200])


def series(folder: Path) -> Path:
    random = np.random.default_rng(3)
    values = np.round(random.normal(10, 3, (200, 6)).cumsum(axis=1), 2)
    frame = pd.DataFrame(values, columns=[f"h{n}" for n in range(6)])
    frame.insert(0, "id", [f"m{n}" for n in range(200)])
    frame["tariff"] = random.choice(["day", "night"], 200)
    return cut(folder, frame, [60, 61])


def graph(folder: Path) -> Path:
    random = np.random.default_rng(4)
    ends = random.choice(list("abcdefgh"), (600, 2))
    frame = pd.DataFrame(
        {"participant": np.repeat(np.arange(60), 10), "source": ends[:, 0], "target": ends[:, 1], "weight": 1}
    )
    return cut(folder, frame[frame.source != frame.target], [150, 300])


RUNS = {
    "eventlogs.travas": (log, {"epsilon": 2, "delta": 0.01, "person": "person"}),
    "eventlogs.flow": (log, {"epsilon": 4, "delta": 0.01}),
    "eventlogs.groups": (log, {"k": 5}),
    "tables.discretise": (table, {"columns": "age,zip"}),
    "tables.perturb": (table, {"columns": "income"}),
    "timeseries.naive": (series, {"id": "id", "k": 5, "sensitive": "tariff"}),
    "timeseries.kapra": (series, {"id": "id", "k": 5, "P": 2}),
    "graphs.synthetic": (graph, {}),
    "graphs.private": (graph, {"epsilon": 4}),
}


def published(technique: str, source: Path, values: dict, out: Path) -> tuple[dict[str, bytes], dict, str]:
    """The data files of a run, its figures, and by what the ledger knows the data."""
    task, pipeline = task_of(find(technique), [source], values, seed=7), Pipeline()
    outcome = pipeline.outcome(task, Progress())
    out.mkdir()
    find(technique).export(outcome.published, task.params, out, find(technique).formats[0], task.randomness())
    measured = plain({"utility": outcome.measured.utility, "risk": outcome.measured.risk})
    files = {path.name: path.read_bytes() for path in out.iterdir()}
    return files, {**measured, "done": outcome.done.as_dict()}, pipeline.fingerprint(task.source)


@pytest.mark.parametrize("technique", RUNS)
def test_a_folder_of_parts_on_a_cluster_gives_what_one_file_gives(technique, tmp_path, scheduler):
    make, values = RUNS[technique]
    folder = make(tmp_path / "rows")
    one = published(technique, folder.with_suffix(".csv"), values, tmp_path / "one")
    many = published(technique, folder, {**values, "scheduler": scheduler}, tmp_path / "many")
    assert one[0] and one == many


def test_parquet_parts_and_parts_without_a_cluster_are_the_same_table(tmp_path):
    make, values = RUNS["timeseries.naive"]
    folder = make(tmp_path / "rows")
    frame = pd.read_csv(folder.with_suffix(".csv"))
    other = cut(tmp_path / "columns", frame, [90], "parquet")
    one = published("timeseries.naive", folder.with_suffix(".csv"), values, tmp_path / "one")
    for name, source in (("here", folder), ("columnar", other)):
        assert one == published("timeseries.naive", source, {**values, "scheduler": HERE}, tmp_path / name)


def test_traces_of_xes_parts_are_cases_of_their_own(tmp_path, scheduler):
    trace = '<trace><event><string key="concept:name" value="{}"/></event></trace>'
    for number, names in enumerate(["aab", "ab", "c"]):
        words = "".join(map(trace.format, names))
        (tmp_path / f"part-{number}.xes").write_text(f'<log xes.version="1.0">{words}</log>')
    task = task_of(find("eventlogs.travas"), [tmp_path], {"scheduler": scheduler})
    assert Pipeline().load(task.source, Progress()).as_counts() == {("a",): 3, ("b",): 2, ("c",): 1}


def test_a_release_from_a_cluster_is_signed_for_and_tells_where_rows_went(tmp_path, scheduler, capsys):
    folder = log(tmp_path / "rows")
    command = [
        "run",
        "eventlogs.travas",
        str(folder),
        "--scheduler",
        scheduler,
        "--out",
        str(tmp_path / "out"),
    ]
    command += ["--set", "epsilon=1", "--set", "delta=0.001", "--json"]
    assert main(command) == 1
    missing = json.loads(capsys.readouterr().out)["missing_reasons"]
    assert MACHINES in missing and not (tmp_path / "out").exists()
    assert main([*command, *(word for name in missing for word in ("--reason", f"{name}={REASON}"))]) == 0
    audit = json.loads((tmp_path / "out/audit/audit.json").read_text())
    assert audit["scheduler"] == scheduler and audit["reasons"][MACHINES] == REASON
    assert [Path(one["path"]).name for one in audit["inputs"]] == ["part-0.csv", "part-1.csv", "part-2.csv"]
    written = b"".join(path.read_bytes() for path in (tmp_path / "out/release").iterdir())
    assert scheduler.encode() not in written and b"part-0" not in written
    recipe = tmp_path / "out/audit/recipe.toml"
    assert scheduler not in recipe.read_text()
    capsys.readouterr()
    for options, elsewhere in (([], False), (["--scheduler", scheduler], True)):
        assert main(["run", str(recipe), *options, "--out", str(tmp_path / "again"), "--json"]) == 1
        assert (MACHINES in json.loads(capsys.readouterr().out)["missing_reasons"]) == elsewhere


def spoil_bytes(folder: Path) -> None:
    (folder / "part-1.csv").write_bytes(b"PAR1" + bytes(range(256)) * 40)


def other_columns(folder: Path) -> None:
    (folder / "part-1.csv").write_text("case,activity,moment,person\nc9999,ask,2024-01-01,p1\n")


def split_case(folder: Path) -> None:
    first, last = (folder / f"part-{n}.csv" for n in (0, 2))
    last.write_text(last.read_text() + first.read_text().splitlines()[1] + "\n")


def empty(folder: Path) -> None:
    (folder / "part-1.csv").write_bytes(b"")


def no_person(folder: Path) -> None:
    (folder / "part-2.csv").write_text("case,activity,time,person\nc9999,ask,2024-01-01,\n")


def local_dates(folder: Path) -> None:
    (folder / "part-1.csv").write_text("case,activity,time,person\nc9999,ask,13/04/2024,p1\n")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_bytes, "part-1.csv"),
        (other_columns, "part-1.csv has other columns than part-0.csv"),
        (split_case, "1 case has events in two parts, one of them in part-0.csv and in part-2.csv"),
        (empty, "part-1.csv"),
        (no_person, "part-2.csv"),
        (local_dates, "can mean two days"),
    ],
)
def test_a_hostile_part_is_a_sentence_and_nothing_is_written(spoil, said, tmp_path, scheduler, capsys):
    folder = log(tmp_path / "rows")
    spoil(folder)
    command = ["run", "eventlogs.travas", str(folder), "--scheduler", scheduler, "--set", "person=person"]
    assert main([*command, "--out", str(tmp_path / "out")]) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert len([line for line in told if line.startswith("sfumato:")]) == 1 and said in told[-1]
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("technique", "setting", "said"),
    [
        ("eventlogs.travas", "times=relative", "durations cannot be released"),
        ("eventlogs.groups", "attributes=person", "carried out of one file only"),
        ("eventlogs.groups", "tidy=fold", "not known part by part"),
    ],
)
def test_what_cannot_be_done_part_by_part_is_refused(technique, setting, said, tmp_path, capsys):
    folder = log(tmp_path / "rows")
    command = ["run", technique, str(folder), "--scheduler", HERE, "--set", setting]
    assert main([*command, "--out", str(tmp_path / "out")]) == 2
    assert said in capsys.readouterr().err


def test_a_row_is_named_by_its_part(tmp_path, capsys):
    folder = series(tmp_path / "rows")
    rows = (folder / "part-2.csv").read_text().splitlines()
    rows[3] = rows[3].replace(",", ",x", 1)
    (folder / "part-2.csv").write_text("\n".join(rows))
    command = ["run", "timeseries.naive", str(folder), "--scheduler", HERE, "--set", "id=id"]
    assert (
        main([*command, "--set", f"time={','.join(f'h{n}' for n in range(6))}", "--out", str(tmp_path / "o")])
        == 2
    )
    assert "part-2.csv, line 4, column h0" in capsys.readouterr().err


def test_a_folder_without_parts_is_named(tmp_path, capsys):
    (tmp_path / "_SUCCESS").touch()
    command = ["run", "tables.perturb", str(tmp_path), "--scheduler", HERE, "--set", "columns=a"]
    assert main([*command, "--out", str(tmp_path / "out")]) == 2
    assert "holds no file of this kind" in capsys.readouterr().err
