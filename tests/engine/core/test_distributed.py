"""The door to a cluster: parts in their order, workers that die, files that they do not see, cancelling."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from engine.core import distributed, distributed_weight
from engine.core.distributed import HERE, hold_parts, map_parts
from engine.core.distributed_connect import connect
from engine.core.errors import Cancelled, InputError
from engine.core.progress import Listener, Progress
from engine.io.cleaning import note_bad_lines, recorded
from tests.cluster import cluster

pytest.importorskip("distributed")


@pytest.fixture
def parts(tmp_path) -> list[Path]:
    made = [tmp_path / f"part-{number}.txt" for number in range(6)]
    for number, path in enumerate(made):
        path.write_text(f"words of part {number}")
    return made


def shout(path: Path) -> tuple[str, int]:
    return path.read_text().upper(), os.getpid()


@pytest.mark.parametrize("where", [HERE, "cluster"])
def test_the_answers_stand_in_the_order_of_the_parts(where, parts, scheduler):
    found = map_parts(HERE if where == HERE else scheduler, _nested(shout), parts, Progress())
    assert [words for words, _ in found] == [f"WORDS OF PART {n}" for n in range(6)]
    read_by = {process for _, process in found}
    assert (os.getpid() in read_by) == (where == HERE)
    assert len(read_by) == (1 if where == HERE else 2), "both workers read"


def _nested(function):
    """A function that goes to the workers by value: they cannot import this file."""
    return lambda path: function(path)


def test_a_part_that_the_workers_do_not_see_is_sent(parts, scheduler, monkeypatch):
    of = distributed.FilePart.of
    monkeypatch.setattr(
        distributed.FilePart,
        "of",
        lambda path: distributed.FilePart(str(path), of(path).size + (path == parts[2]), of(path).changed),
    )
    found = map_parts(scheduler, lambda path: (path.name, str(path), path.read_bytes()), parts, Progress())
    assert [name for name, _, _ in found] == [path.name for path in parts]
    assert found[2][1] != str(parts[2]) and found[2][2] == b"words of part 2"
    assert not os.path.exists(found[2][1]), "what was sent is gone from the worker"
    assert found[3][1] == str(parts[3])


def test_what_was_cleaned_away_on_the_workers_is_counted_here(parts, scheduler):
    with recorded() as cleaned:
        map_parts(scheduler, lambda path: note_bad_lines([3]), parts, Progress())
    assert cleaned.counts() == {"bad_lines": 6}


@pytest.mark.parametrize("where", [HERE, "cluster"])
def test_a_failure_is_a_sentence_that_names_the_part(where, parts, scheduler):
    def refuse(path):
        if path.name == "part-4.txt":
            raise InputError("line 3 is too long", hint="cut it")

    with pytest.raises(InputError, match=r"^part-4\.txt: line 3 is too long$") as caught:
        map_parts(HERE if where == HERE else scheduler, refuse, parts, Progress())
    assert caught.value.hint == "cut it"
    with pytest.raises(InputError, match=r"part-\d\.txt: ZeroDivisionError"):
        map_parts(scheduler, lambda path: 1 // 0, parts, Progress())


def test_a_missing_part_is_named_before_anything_runs(parts, scheduler):
    parts[3].unlink()
    with pytest.raises(InputError, match=r"there is no file .*part-3\.txt"):
        map_parts(scheduler, lambda path: path.name, parts, Progress())


def test_a_worker_of_another_version_is_refused(parts, scheduler, monkeypatch):
    monkeypatch.setattr(distributed, "VERSION", "0.0.1")
    with pytest.raises(InputError, match="another version of Sfumato"):
        map_parts(scheduler, lambda path: path.name, parts, Progress())


def test_parts_that_together_fill_the_memory_are_refused_when_they_do(parts, scheduler, monkeypatch):
    """Each fits; the fourth is too much, and the last two are not waited for."""
    monkeypatch.setattr(distributed_weight, "allowance", lambda: 3_500_000)
    with pytest.raises(InputError, match=r"would take 4\.0 MB of memory or more") as caught:
        map_parts(scheduler, lambda path: bytes(1_000_000), parts, Progress())
    assert caught.value.message.startswith(parts[0].parent.name)
    with closing(connect(scheduler)) as client:
        assert not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


def test_cancelling_ends_it_and_leaves_nothing_on_the_cluster(parts, scheduler, tmp_path):
    class Impatient(Listener):
        def cancelled(self) -> bool:
            return (tmp_path / "begun").exists()

    def begin(path):
        (tmp_path / "begun").touch()
        return path.name

    with pytest.raises(Cancelled):
        map_parts(scheduler, begin, parts, Progress(Impatient()))
    with closing(connect(scheduler)) as client:
        assert not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


def test_a_worker_that_dies_costs_time_and_the_last_one_ends_in_a_sentence(parts, tmp_path, monkeypatch):
    """One of two workers is killed while it reads: the other reads its parts. Then the last one is killed."""

    def read_unless_marked(path):
        from distributed import get_worker

        if get_worker().name == "victim":
            (tmp_path / "died").touch()
            os._exit(9)
        return path.read_text()

    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask", ("steady", "victim")) as made:
        found = map_parts(made.address, read_unless_marked, parts, Progress())
        assert found == [f"words of part {n}" for n in range(6)]
        assert (tmp_path / "died").exists() and made.workers["victim"].wait(10) == 9

        monkeypatch.setattr(distributed, "PATIENCE", 1.0)
        with pytest.raises(InputError, match=r"nothing (was|is) released"):
            map_parts(made.address, lambda path: os._exit(9), parts, Progress())
        with pytest.raises(InputError, match="has no workers"):
            map_parts(made.address, lambda path: path.name, parts, Progress())


def test_held_parts_are_worked_on_where_they_are_and_let_go(parts, scheduler):
    found, held = hold_parts(scheduler, _nested(shout), parts, Progress())
    assert held is not None and [words for words, _ in found] == [f"WORDS OF PART {n}" for n in range(6)]
    quiet = held.kept(lambda part, end: part[0].lower() + end, "!")
    assert quiet.map(lambda words: words, Progress()) == [f"words of part {n}!" for n in range(6)]
    assert os.getpid() not in held.spread(lambda _: os.getpid(), range(4), Progress())
    with pytest.raises(InputError, match=r"^part-\d\.txt: ZeroDivisionError"):
        held.map(lambda part: 1 // 0, Progress())
    held.close()
    with closing(connect(scheduler)) as client:
        assert not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


def test_held_parts_are_let_go_with_the_table(parts, scheduler):
    _, held = hold_parts(scheduler, _nested(shout), parts, Progress())
    client = held.client
    del held
    assert client.status == "closed"


def test_without_a_cluster_or_with_a_part_that_was_sent_nothing_is_held(parts, scheduler, monkeypatch):
    assert hold_parts(HERE, shout, parts, Progress())[1] is None
    of = distributed.FilePart.of
    monkeypatch.setattr(
        distributed.FilePart,
        "of",
        lambda path: distributed.FilePart(str(path), of(path).size + (path == parts[2]), of(path).changed),
    )
    found, held = hold_parts(scheduler, _nested(shout), parts, Progress())
    assert held is None and [words for words, _ in found] == [f"WORDS OF PART {n}" for n in range(6)]


def test_a_held_part_of_a_worker_that_died_is_read_again(parts, tmp_path, monkeypatch):
    (tmp_path / "dask").mkdir()
    with cluster(tmp_path / "dask", ("steady", "victim")) as made:
        _, held = hold_parts(made.address, _nested(shout), parts, Progress())
        made.workers["victim"].kill()
        made.workers["victim"].wait(10)
        assert held.map(lambda part: part[0][-1], Progress()) == list("012345")

        made.add("other")
        parts[3].write_text("other words")
        made.workers["steady"].kill()
        made.workers["steady"].wait(10)
        with pytest.raises(InputError, match=r"^part-3\.txt: a part has changed on disk"):
            held.map(lambda part: part[0], Progress())

        monkeypatch.setattr(distributed, "PATIENCE", 1.0)
        made.scheduler.kill()
        made.scheduler.wait(10)
        with pytest.raises(InputError, match="nothing was released"):
            held.map(lambda part: part[0], Progress())


def test_a_client_that_dask_closed_is_a_sentence(parts, scheduler, monkeypatch):
    monkeypatch.setattr(distributed, "PATIENCE", 1.0)
    _, held = hold_parts(scheduler, _nested(shout), parts, Progress())
    held.client.close()
    with pytest.raises(InputError, match="nothing was released"):
        held.map(lambda part: part[0], Progress())
    with pytest.raises(InputError, match="nothing was released"):
        held.kept(lambda part: part[0])
