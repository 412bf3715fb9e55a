"""One local file, an address in the form: a cluster that does not see the file is sent it, and it is said."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from engine.core.distributed_connect import connect
from engine.core.tempfiles import private_root
from gui.workspace.workflow import Step
from tests import elsewhere_worker
from tests.cluster import cluster
from tests.gui.workspace.test_signing import sign

pytest.importorskip("distributed")
WAIT = 60_000  # ms


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dask")
    with cluster(folder, ("one", "two"), "tests.elsewhere_worker") as made:
        yield made.address


@pytest.fixture
def name_in_the_form(qtbot, idle):
    """Writes the address into the form of the Load page, and waits for what comes of it."""

    def write(workspace, address):
        editor = workspace.load_page.form.rows["scheduler"].editor
        editor.set_value(address)
        editor.changed.emit()
        qtbot.waitUntil(lambda: workspace.busy, timeout=WAIT)
        idle(workspace)

    return write


@pytest.mark.usefixtures("one_worker")
def test_a_local_file_is_sent_to_workers_that_do_not_see_it(
    workspace, idle, name_in_the_form, series_file, elsewhere, tmp_path
):
    path = series_file(60, 8)
    workspace.open_files((str(path),))
    idle(workspace)
    facts = workspace.setup.file_card._facts.text()
    name_in_the_form(workspace, elsewhere)
    assert workspace.source is not None, workspace.message.text
    assert workspace.corrections == {"scheduler": elsewhere}
    assert workspace.setup.file_card._facts.text() == facts
    with closing(connect(elsewhere)) as client:
        got = [one for there in client.run(lambda: elsewhere_worker.got).values() for one in there]
        assert set(got) == {("series.csv", path.stat().st_size)}
        left = client.run(lambda: [str(one) for one in private_root().glob("**/series.csv")])
        assert not any(left.values()), "what was sent is gone from the workers"
        assert not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))
    workspace.run()
    idle(workspace)
    workspace.go(Step.RELEASE)
    idle(workspace)
    lines = [line.item.name for line in workspace.release_page.gate.lines]
    assert "Raw rows on other machines" in lines
    sign(workspace.release_page, tmp_path / "out")
    workspace.release_page.give_order()
    idle(workspace)
    audit = json.loads((tmp_path / "out/audit/audit.json").read_text())
    assert audit["scheduler"] == elsewhere
    written = b"".join(one.read_bytes() for one in (tmp_path / "out/release").iterdir())
    assert elsewhere.encode() not in written


@pytest.mark.usefixtures("one_worker")
def test_an_address_where_nobody_answers_is_said_in_the_window(
    workspace, idle, name_in_the_form, series_file
):
    workspace.open_files((str(series_file(60, 8)),))
    idle(workspace)
    name_in_the_form(workspace, "scheduler")
    assert "No scheduler answers at scheduler" in workspace.message.text
    assert workspace.source is None
    name_in_the_form(workspace, "")
    assert workspace.source is not None
