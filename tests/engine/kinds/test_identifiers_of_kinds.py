"""Names that stand together in one label, and in titles of columns, are found in the gate of every kind."""

from __future__ import annotations

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find

TOGETHER = '"{Anna Meier, Bob Huber}"'  # as a cell of a CSV


def _found(folder, technique: str, header: str, lines: list[str], **params) -> list[tuple[str, str]]:
    path = folder / "data.csv"
    path.write_text("\n".join([header, *lines]) + "\n")
    outcome = Pipeline().run(task_of(find(technique), [path], params, seed=1), Progress())
    return [(one["kind"], one["state"]) for one in outcome.measured.risk["identifiers"]]


def test_a_list_of_names_is_not_green_as_an_activity_or_a_node(tmp_path):
    names = [("names of persons", "amber")]
    events = [
        f"{case},{'seen by ' + str(case % 7) if step else TOGETHER},2024-01-0{step + 1}"
        for case in range(140)
        for step in range(3)
    ]
    assert _found(tmp_path, "eventlogs.groups", "case,activity,time", events, k=5) == names
    edges = [f"p{person},{TOGETHER},thing {place}" for person in range(30) for place in range(12)]
    assert _found(tmp_path, "graphs.synthetic", "participant,source,target", edges) == names


def test_what_stands_in_the_title_of_a_column_is_searched_for(tmp_path):
    rows = [f"{row % 5},{row % 3},{row % 4}" for row in range(100)]
    mail = [("e-mail", "amber")]
    for technique, params in {
        "tables.generalise": {"quasi": ("a", "b", "bob@example.org"), "k": 5},
        "timeseries.naive": {"k": 5, "P": 2},
        "clusters.kmeans": {"k": 3, "split": "random:2"},
    }.items():
        assert _found(tmp_path, technique, "a,b,bob@example.org", rows, **params) == mail, technique
