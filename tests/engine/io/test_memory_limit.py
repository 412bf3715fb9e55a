"""What would not fit into memory is refused in words before it starts. Small machines are arguments."""

from __future__ import annotations

import gc
import gzip
import re
import weakref
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from engine.core import pipeline
from engine.core.errors import InputError, ReleaseError
from engine.core.mapped import beside
from engine.core.mapped import empty as mapped_empty
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.io.csv_dialect import TableReading
from engine.io.memory_limit import WORTH, bytes_of, give_back
from engine.io.raw_rows import read_text_rows
from engine.io.xes_read import XesEvents, read_xes
from tests.signing import ReleaseOptions

SAMPLES = Path(__file__).parents[3] / "resources/samples"


def test_an_event_log_beyond_memory(tmp_path):
    event = '<event><string key="concept:name" value="a"/></event>'
    path = tmp_path / "log.xes"
    path.write_text("<log>" + f"<trace>{event * 10}</trace>" * 3000 + "</log>")
    needed = 20 * 30_000
    assert read_xes(path, block=1 << 16, machine=4 * needed).cases == 3000
    with pytest.raises(InputError, match=r"log\.xes would take [3-6]\d\d\.\d KB of memory or more"):
        read_xes(path, block=1 << 16, machine=2 * needed)


def test_an_event_log_larger_than_memory_is_counted_part_by_part(tmp_path):
    event = '<event><string key="concept:name" value="a"/></event>'
    path, events = tmp_path / "log.xes", []
    path.write_text("<log>" + f"<trace>{event * 10}</trace>" * 3000 + "</log>")

    def take(part: XesEvents) -> int:
        events.append(len(part.case))
        return 4 * len(events)

    rest = read_xes(path, block=1 << 16, machine=20 * 30_000 // 10, take=take, at_once=2000)
    assert sum(events) + len(rest.case) == 30_000 and max(events) < 4000


def test_an_edge_list_beyond_memory(tmp_path):
    path = tmp_path / "edges.csv"
    path.write_text("source,target\n" + "".join(f"n{i},n{i + 1}\n" for i in range(140_000)))
    assert len(read_text_rows(path, TableReading(), Progress(), machine=200 << 20).rows) == 140_001
    with pytest.raises(InputError, match=r"edges\.csv would take 3\d\.\d MB of memory or more"):
        read_text_rows(path, TableReading(), Progress(), machine=100 << 20)


def test_a_few_rows_of_very_long_texts_count_as_what_they_are(tmp_path):
    path = tmp_path / "edges.csv.gz"
    with gzip.open(path, "wt", compresslevel=1) as file:
        file.write("source,target\n" + "".join(f"{i}{'n' * 1_000_000},x\n" for i in range(40)))
    with pytest.raises(InputError, match=r"edges\.csv\.gz would take"):
        read_text_rows(path, TableReading(), Progress(), machine=100 << 20)


@pytest.mark.parametrize(
    ("key", "sample"),
    [
        ("tables.perturb", "residents.csv"),
        ("graphs.synthetic", "barrier_maps.csv"),
        ("timeseries.naive", "meters.csv"),
        ("eventlogs.travas", "permits.xes.gz"),
    ],
)
def test_a_run_beyond_memory_says_how_much_it_would_take(key, sample):
    task = task_of(find(key), [SAMPLES / sample], {}, seed=1)
    with pytest.raises(
        InputError, match=r"this run would take about [\d.]+ [KM]B of memory, and there are 1\.0"
    ):
        pipeline.Pipeline(memory=1024).run(task, Progress())
    assert pipeline.Pipeline(memory=1 << 30).run(task, Progress()).task == task


def test_a_run_that_takes_much_says_how_much_before_it_starts(monkeypatch):
    said = []
    listener = Listener()
    listener.update = lambda update: said.append((update.phase, str(update.message)))
    task = task_of(find("tables.perturb"), [SAMPLES / "residents.csv"], {}, seed=1)
    pipeline.Pipeline().run(task, Progress(listener))
    assert not [message for _, message in said if "memory" in message]
    monkeypatch.setattr(pipeline, "allowance", lambda: 1000)
    pipeline.Pipeline().run(task, Progress(listener))
    told = [phase for phase, message in said if re.fullmatch(r"about [\d.]+ [KM]B of memory", message)]
    assert told == ["Anonymizing"]


def test_data_in_files_counts_where_a_technique_has_to_have_it_in_memory(monkeypatch):
    task = task_of(find("timeseries.kapra"), [SAMPLES / "meters.csv"], {}, seed=1)
    one = pipeline.Pipeline(memory=30_000)
    series = one.load(task.source, Progress())
    one._data = replace(series, values=beside(series.values, mapped_empty(1)))
    with pytest.raises(InputError, match="this run would take about"):
        one.run(task, Progress())


def test_what_is_held_is_counted_once():
    @dataclass(frozen=True)
    class Held:
        values: np.ndarray
        rows: list[np.ndarray]
        names: tuple[str, ...]

    values = np.zeros((100, 50))
    held = Held(values, [values[0], values[1:]], tuple(f"n{i:05}" for i in range(20_000)))
    assert bytes_of(held) == pytest.approx(100 * 50 * 8 + 20_000 * (8 + 49 + 6), rel=0.01)


@pytest.mark.parametrize("names", [2, 3, 21, 36])
def test_every_array_of_a_mapping_counts(names):
    """Also where Python gives the number of a value that is gone to the next one."""
    held = [{number: {name: np.zeros(1000) for name in range(2)} for number in range(names)}]
    assert bytes_of(held) >= 2 * names * 8000


def test_much_data_is_let_go_before_the_verifier_starts_and_read_again(tmp_path, monkeypatch):
    task = task_of(find("tables.perturb"), [SAMPLES / "residents.csv"], {}, seed=1)
    one = pipeline.Pipeline()
    before = one.release(task, ReleaseOptions(str(tmp_path / "kept")), Progress())
    monkeypatch.setattr(pipeline, "LARGE", 100)
    after = one.release(task, ReleaseOptions(str(tmp_path / "let go")), Progress())
    assert one._data is None and not one._outcomes
    assert dict(after.files)["data.csv"] == dict(before.files)["data.csv"]
    assert one.run(task, Progress()).measured == before.outcome.measured


def test_a_file_that_changed_after_its_data_was_let_go_is_not_released(tmp_path, monkeypatch):
    """What the steward looked at is of the file as it was: of another one nothing leaves unseen."""
    path = tmp_path / "residents.csv"
    path.write_bytes((SAMPLES / "residents.csv").read_bytes())
    task, one = task_of(find("tables.perturb"), [path], {}, seed=1), pipeline.Pipeline()
    monkeypatch.setattr(pipeline, "LARGE", 100)
    one.release(task, ReleaseOptions(str(tmp_path / "first")), Progress())
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[-1])
    with pytest.raises(ReleaseError, match="has changed on disk"):
        one.release(task, ReleaseOptions(str(tmp_path / "second")), Progress())


def test_what_refers_to_itself_is_given_back_too():
    """Runs and their data are in cycles: a verifier of ten million rows stood beside 1.2 GB of them."""

    class Run:
        def __init__(self):
            self.own = self

    gc.disable()
    try:
        made = Run()
        gone = weakref.ref(made)
        del made
        give_back(WORTH - 1)
        assert gone() is not None
        give_back(WORTH)
        assert gone() is None
    finally:
        gc.enable()
