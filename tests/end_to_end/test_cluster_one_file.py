"""One large CSV file and a cluster: several workers read its pieces, and give what one machine gives."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

import pandas as pd
import pytest

from engine.core import distributed
from engine.core.data_digest import digest
from engine.core.distributed import HERE
from engine.core.distributed_connect import connect
from engine.core.distributed_worker import FilePart, Piece
from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.io import csv_pieces
from engine.kinds.tables import parts_quantiles
from tests.end_to_end.test_cluster import RUNS, log, published, series, table
from tests.end_to_end.test_cluster_tables import RUNS as STEPS
from tests.end_to_end.test_cluster_tables import done_to, people, same
from tests.signing import ReleaseOptions

pytest.importorskip("distributed")


@pytest.fixture(autouse=True)
def handed_out(monkeypatch) -> list[int]:
    """How many pieces were handed out; of 2 KB, so that a small file has many."""
    monkeypatch.setattr(csv_pieces, "PIECE", 2000)
    monkeypatch.setattr(csv_pieces, "WINDOW", 400)
    numbers, of = [], FilePart.of

    def counted(part):
        if isinstance(part, Piece):
            numbers.append(part.number)
        return of(part)

    monkeypatch.setattr(FilePart, "of", counted)
    return numbers


def unseen(monkeypatch) -> None:
    """From now on no worker sees a file as it is seen here."""
    monkeypatch.setattr(FilePart, "of", partial(_elsewhere, FilePart.of))


def _elsewhere(of, part) -> FilePart:
    told = of(part)
    return FilePart(told.path, told.size + 1, told.changed, told.piece)


def one_file(make, folder: Path) -> Path:
    return make(folder / "rows").with_suffix(".csv")


MAKERS = {technique: make for technique, (make, _) in RUNS.items() if make in (log, table, series)}


@pytest.mark.parametrize("technique", MAKERS)
@pytest.mark.parametrize("seen", [True, False])
def test_a_file_in_pieces_gives_what_it_gives_here(
    technique, seen, handed_out, tmp_path, scheduler, monkeypatch
):
    path, values = one_file(MAKERS[technique], tmp_path), RUNS[technique][1]
    if not seen:
        unseen(monkeypatch)
    one = published(technique, path, values, tmp_path / "one")
    many = published(technique, path, {**values, "scheduler": scheduler}, tmp_path / "many")
    assert one[0] and one == many
    assert len(set(handed_out)) > 2


def loaded(technique: str, path: Path, scheduler: str, **values):
    return Pipeline().load(
        task_of(find(technique), [path], {**values, "scheduler": scheduler}).source, Progress()
    )


def read_alike(technique, path, scheduler, **values):
    there, here = (loaded(technique, path, where, **values) for where in (scheduler, HERE))
    return digest(there) == digest(here) and there


@pytest.mark.parametrize("late", ["A-7", "007", "nan", "0.5", ""])
def test_types_are_those_of_the_whole_column(late, handed_out, tmp_path, scheduler):
    """Whole numbers, and in the last piece alone something else."""
    path = tmp_path / "rows.csv"
    rows = [f"{at},{at / 4},x{at % 9}" for at in range(600)] + [f"{late},{late},x" for _ in range(600)]
    path.write_text("\n".join(["number,half,word", *rows]) + "\n")
    made = read_alike("tables.perturb", path, scheduler, columns="half")
    assert made and made.rows == 1200 and len(set(handed_out)) > 3


def test_steps_are_done_where_the_pieces_are(tmp_path, scheduler, monkeypatch):
    monkeypatch.setattr(parts_quantiles, "FEW", 0)
    monkeypatch.setattr(csv_pieces, "PIECE", 30_000)
    path = people(tmp_path / "rows").with_suffix(".csv")
    here = loaded("tables.perturb", path, "", columns="age")
    there = loaded("tables.perturb", path, scheduler, columns="age")
    assert len(there.origin[0].held.futures) > 3
    with closing(connect(scheduler)) as client:
        for name in ("mondrian", "classes by frequency", "rank swap", "pseudonyms of numbers"):
            before = client.run_on_scheduler(lambda dask_scheduler: dask_scheduler.transition_counter)
            same(done_to(here, *STEPS[name]), done_to(there, *STEPS[name]))
            assert client.run_on_scheduler(lambda dask_scheduler: dask_scheduler.transition_counter) > before


def test_a_release_of_a_file_in_pieces_passes_the_verifier(handed_out, tmp_path, scheduler, monkeypatch):
    unseen(monkeypatch)
    path, values = one_file(log, tmp_path), RUNS["eventlogs.travas"][1]
    task = task_of(find("eventlogs.travas"), [path], {**values, "scheduler": scheduler}, seed=1)
    Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert (tmp_path / "out/release/manifest.json").exists() and handed_out


@pytest.mark.parametrize(
    ("line", "said"),
    [("m900,1,2,3,4,5", "line 172 has 6 fields"), ("m900,x,1,2,3,4,5,day", "line 172, column h0")],
)
def test_what_is_wrong_is_said_as_of_the_whole_file(line, said, handed_out, tmp_path, scheduler):
    path = one_file(series, tmp_path)
    lines = path.read_text().splitlines()
    lines.insert(171, line)
    path.write_text("\n".join(lines) + "\n")
    told = []
    for where in (scheduler, HERE, ""):
        with pytest.raises(InputError) as caught:
            loaded("timeseries.naive", path, where, id="id", time=",".join(f"h{n}" for n in range(6)))
        told.append(caught.value.message)
    assert handed_out and said in told[0] and all(one.removeprefix("rows.csv: ") == told[-1] for one in told)


def test_lines_that_are_left_out_are_counted_in_the_order_of_the_file(handed_out, tmp_path, scheduler):
    path = one_file(table, tmp_path)
    lines = path.read_text().splitlines()
    for at in (200, 120, 60, 5):
        lines.insert(at, "1,2")
    path.write_text("\n".join(lines) + "\n")
    warned = []
    for where in (scheduler, ""):
        values = {"columns": "age", "bad_lines": "skip", "scheduler": where}
        task = task_of(find("tables.discretise"), [path], values, seed=1)
        warned.append(Pipeline().outcome(task, Progress()).measured.warnings)
    assert handed_out and warned[0] == warned[1]
    assert any("lines left out: 6, 62, 123, 204" in one for one in warned[0])


def other_order(lines):
    return [lines[0], *sorted(lines[1:], key=lambda line: line.split(",")[2])]


def case_again(lines):
    return [*lines, lines[1].replace("2024-01", "2024-03")]


def no_time(lines):
    at = len(lines) // 2
    return [*lines[:at], ",".join(["c150", "ask", "", "p60"]), *lines[at:]]


@pytest.mark.parametrize("change", [other_order, case_again, no_time])
def test_a_log_that_does_not_come_apart_is_read_whole(change, tmp_path, scheduler):
    path = one_file(log, tmp_path)
    frame = pd.read_csv(path)
    if change is other_order:  # cases side by side
        frame["time"] = frame["time"].sample(frac=1, random_state=1).to_numpy()
    frame.to_csv(path, index=False)
    path.write_text("\n".join(change(path.read_text().splitlines())) + "\n")
    there = read_alike("eventlogs.travas", path, scheduler)
    assert there and there.as_counts() == loaded("eventlogs.travas", path, "").as_counts()


def test_bytes_that_were_sent_do_not_stay_with_the_scheduler(handed_out, tmp_path, scheduler, monkeypatch):
    unseen(monkeypatch)
    made = loaded("tables.perturb", one_file(table, tmp_path), scheduler, columns="age")
    assert handed_out and made.origin[0].held is None
    with closing(connect(scheduler)) as client:
        assert not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


def test_a_worker_that_dies_while_pieces_are_read(tmp_path, handed_out, monkeypatch):
    from tests.cluster import cluster
    from tests.end_to_end.test_cluster_deaths import Killing

    path = one_file(table, tmp_path)
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask", ("steady", "victim")) as made:
        task = task_of(find("tables.discretise"), [path], {"columns": "age", "scheduler": made.address})
        there = Pipeline().load(task.source, Progress(Killing(made.workers["victim"])))
        assert made.workers["victim"].poll() is not None
        assert digest(there) == digest(loaded("tables.discretise", path, HERE, columns="age"))
        monkeypatch.setattr(distributed, "PATIENCE", 1.0)
        with pytest.raises(InputError, match="nothing was released"):
            Pipeline().load(task.source, Progress(Killing(made.workers["steady"])))
