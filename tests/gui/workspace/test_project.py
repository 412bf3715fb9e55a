"""A project comes back after a normal quit: files, roles, choices, runs with notes; and holds no data."""

from __future__ import annotations

import json

import pytest

from engine.core.errors import InputError
from gui.base.settings import Settings
from gui.widgets.history import RunMark
from gui.workspace.project import read_project, write_project
from tests.windows import end

MARKER = "Zyzzyva"


def series(path):
    """A file whose cells are told from everything else."""
    lines = ["person,town,t0,t1,t2,t3"]
    lines += [f"{MARKER}{i},{MARKER}town,{i}.123457,{i}.223457,{i}.323457,{i}.423457" for i in range(40)]
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.fixture
def project(tmp_path, window, workspace, idle):
    """One run with a note, in a project that is saved."""
    workspace.open_files([str(series(tmp_path / "readings.csv"))], {"id": "person", "sensitive": ["town"]})
    idle(workspace)
    workspace.setup.show_task("timeseries.naive", {"k": 5, "P": 2}, 7)
    workspace.run()
    idle(workspace)
    history = workspace.results.history
    assert workspace.summary is not None, workspace.message.text
    history.annotate(history.runs[0], "  as agreed\n with the committee ")
    path = tmp_path / "study.sfumato"
    assert window.files.write_project(path)
    return path


def test_a_project_is_opened_again_after_a_normal_quit(project, window, settings, qtbot, idle):
    assert window.windowTitle() == "study – Sfumato"
    window.close()
    from gui.window import Window

    again = Window(Settings(settings.file))
    try:
        workspace = again.show_kind("timeseries")
        idle(workspace)
        assert workspace.paths[0].endswith("readings.csv") and workspace.corrections["id"] == "person"
        task = workspace.task()
        assert (task.technique, task.params.k, task.seed) == ("timeseries.naive", 5, 7)
        (run,) = workspace.results.history.runs
        mark = workspace.results.history.mark_of(run)
        assert mark.number == 1 and mark.note == "as agreed with the committee" and len(mark.time) == 16
        assert again.windowTitle() == "study – Sfumato"
    finally:
        end(again)


def test_a_project_holds_no_data(project):
    text = project.read_text(encoding="utf-8")
    told = json.loads(text)["kinds"]["timeseries"]
    assert MARKER not in text and ".123457" not in text
    assert told["paths"] and told["runs"][0]["params"]["k"] == 5
    assert set(told["runs"][0]) == {
        "technique", "paths", "reading", "columns", "params", "seed", "number", "time", "note",
    }  # fmt: skip


def test_opening_a_project_replaces_the_runs(project, window, workspace, idle):
    workspace.setup.show_task("timeseries.naive", {"k": 6, "P": 2}, None)
    workspace.run()
    idle(workspace)
    history = workspace.results.history
    assert [history.mark_of(run).number for run in history.runs] == [2, 1]
    window.files.read_project(project)
    idle(workspace)
    assert [(run.task.params.k, history.mark_of(run)[0]) for run in history.runs] == [(5, 1)]


def test_a_run_says_number_file_time_and_note(project, workspace):
    model = workspace.results.history._model
    lines = model.data(model.index(0)).split("\n")
    assert lines[0].startswith("1 · ") and lines[0].endswith(" · readings.csv")
    assert lines[-1] == "as agreed with the committee"


@pytest.mark.parametrize(
    "content",
    [
        "no json",
        "[]",
        '{"format": 1, "kinds": {"poems": {}}}',
        '{"format": 99, "kinds": {}}',
        '{"format": 1, "kinds": {"tables": {"paths": "x"}}}',
        '{"format": 1, "kinds": {"tables": {"paths": [1], "corrections": {}, "technique": "tables", '
        '"params": {}, "runs": []}}}',
        '{"format": 1, "kinds": {"tables": {"paths": [], "corrections": {}, "technique": "timeseries.naive", '
        '"params": {}, "runs": []}}}',
        "[" * 100_000,
    ],
)
def test_what_is_no_project_is_one_line(content, tmp_path, window):
    path = tmp_path / "bad.sfumato"
    path.write_text(content)
    with pytest.raises(InputError, match=r"is no project|no technique"):
        read_project(path)
    window.files.read_project(path)
    assert window.message.text and window.files.project is None


def test_a_scheduler_is_not_taken_from_a_project(tmp_path):
    run = {"technique": "clusters.em", "paths": [], "reading": {"scheduler": "tcp://x", "split": "none"}}
    state = {
        "paths": [], "corrections": {"scheduler": "tcp://x"}, "technique": "clusters.em", "params": {},
        "runs": [run],
    }  # fmt: skip
    path = tmp_path / "theirs.sfumato"
    path.write_text(json.dumps({"format": 1, "kinds": {"clusters": state}}))
    assert "scheduler" not in json.dumps(read_project(path))
    write_project(path, {"clusters": state})
    assert "tcp" not in path.read_text(encoding="utf-8")


def test_a_file_that_moved_is_named(project, window, tmp_path):
    (tmp_path / "readings.csv").rename(tmp_path / "elsewhere.csv")
    window.files.read_project(project)
    assert "readings.csv" in window.message.text


def test_a_template_of_the_house_fits_the_file_that_is_open(window, workspace, idle, tmp_path):
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "agreed.toml").write_text(
        'technique = "timeseries.kapra"\ninput = "gone.csv"\n[params]\nk = 6\nP = 3\n'
        '[columns]\nid = "person"\n'
    )
    window.settings.put("folder/templates", str(tmp_path / "templates"))
    (template,) = window.files.templates()
    window.files.take_template(template)
    assert "take it again" in workspace.message.text
    workspace.open_files([str(series(tmp_path / "readings.csv"))])
    idle(workspace)
    window.files.take_template(template)
    idle(workspace)
    task = workspace.task()
    assert (task.technique, task.params.k, task.source.columns.id) == ("timeseries.kapra", 6, "person")
    assert task.source.paths[0].endswith("readings.csv")


def test_the_same_task_keeps_its_number_and_note(project, workspace, idle):
    history = workspace.results.history
    history.add(history.runs[0])
    assert history.mark_of(history.runs[0])[::2] == (1, "as agreed with the committee")
    history.add(history.runs[0], RunMark(9, "2024-01-01 10:00"))
    assert history.mark_of(history.runs[0]).number == 9
