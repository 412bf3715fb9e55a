"""Sfumato from Python: the same way of the data as window and command line, byte for byte.

    from engine import api

    data = api.open_data("timeseries", frame, id="meter")        # a DataFrame, a network, a path, or several
    run = api.run(data, "timeseries.kapra", k=10, P=3)
    run.risk["attack_most"], run.result()                        # figures; a DataFrame or a network
    api.gate(run)                                                # what must be answered for
    made = api.release(run, "released", reasons={"Group size": "The committee agreed on 12 June."})
    api.verify(made.folder).verified

What is here is stable: names, parameters and results change with a new major version only. Settings are those
of `--set` and of recipes, as Python values or as texts. Errors are `SfumatoError`s, each a sentence for the
steward; a gate that is shut raises `GateShut`, with the names of what is missing.

Data in memory is written to a private folder that is gone when the data is let go of, and read from there
like any other file. The record of such a release names that file: for one that can be run again, give a path.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core import params, tempfiles
from engine.core.errors import InputError, ParameterError
from engine.core.pipeline import Pipeline
from engine.core.policy import chosen_policy
from engine.core.progress import Progress
from engine.core.release import Release, ReleaseOptions
from engine.core.sweep_table import swept_columns, swept_table
from engine.core.task import Summary, Task, source_of, task_of
from engine.core.technique import (
    Check,
    GateItem,
    Kind,
    Measured,
    Preview,
    Promise,
    find,
    find_kind,
)
from engine.core.text import text
from engine.io import memory_input
from engine.verify.folder import verify_folder

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd

    One: TypeAlias = "str | Path | pd.DataFrame | nx.Graph"
    Given: TypeAlias = "One | list[One] | dict[str, One]"

__all__ = [
    "Comparison",
    "Data",
    "Figure",
    "Run",
    "Verification",
    "compare",
    "gate",
    "measure",
    "open_data",
    "release",
    "run",
    "sweep",
    "verify",
]


# ── what is returned ──────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Data:
    """A file, a frame or a network that has been read."""

    kind: str
    paths: tuple[str, ...]
    settings: Mapping[str, Any]
    _pipeline: Pipeline = field(repr=False, compare=False)
    _home: tempfile.TemporaryDirectory[str] = field(repr=False, compare=False)  # of data that was in memory

    def preview(self) -> Preview:
        """Columns, first rows, guessed roles, and what was noticed."""
        source = source_of(find_kind(self.kind), self.paths, self.settings)
        return self._pipeline.preview(source, Progress())


@dataclass(frozen=True)
class Figure:
    """A figure of the report, drawn from what is published alone; notebooks show it."""

    title: str
    caption: str
    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Run:
    """A finished run: what would be published, and what was measured. Nothing has left."""

    data: Data = field(repr=False)
    technique: str
    task: Task = field(repr=False)
    summary: Summary = field(repr=False)

    @property
    def utility(self) -> Mapping[str, Any]:
        return self.summary.measured.utility

    @property
    def risk(self) -> Mapping[str, Any]:
        return self.summary.measured.risk

    @property
    def warnings(self) -> tuple[str, ...]:
        return self.summary.measured.warnings

    @property
    def params(self) -> Mapping[str, Any]:
        return params.as_dict(self.task.params)

    @property
    def promise(self) -> Promise:
        """What a release would promise, in words, and what it does not protect."""
        return find(self.technique).promise(self.task.params, self.summary.done)

    def result(self) -> Any:
        """What would be published: a DataFrame or a network; of several files a dictionary by name.

        Of a differentially private technique this is one draw: a release draws anew.
        """
        technique = find(self.technique)
        published = self.data._pipeline.outcome(self.task, Progress()).published
        network = "graphml" in technique.formats
        format_ = next(one for one in ("graphml", "parquet", "csv") if one in technique.formats)
        with tempfiles.private_folder() as folder:
            technique.export(published, self.task.params, folder, format_, self.task.randomness())
            found = sorted(folder.glob(f"*.{format_}"))
            read = {_name(path, format_): (_graph if network else _frame)(path) for path in found}
        return read["data"] if list(read) == ["data"] else read

    def table(self, name: str) -> pd.DataFrame:
        """A table of the run for the house alone: `edges` of graphs, `expected` of event logs."""
        import pandas as pd

        known = find(self.technique).tables
        if name not in known:
            raise ParameterError(
                text("{technique} has no table {name}", technique=self.technique, name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(known) or "none"),
            )
        return pd.DataFrame(dict(self.data._pipeline.table(self.task, name, Progress())))

    def view(self, name: str, **asked: Any) -> Any:
        """The data behind one plot of the window, by the name of the view."""
        known = find_kind(self.data.kind).views
        if name not in known:
            raise ParameterError(
                text("there is no view {name}", name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(known)),
            )
        return self.data._pipeline.view(self.task, name, asked, Progress())

    def figures(self) -> tuple[Figure, ...]:
        """The figures of the report."""
        draw = find(self.technique).report_figures
        published = self.data._pipeline.outcome(self.task, Progress()).published
        drawn = draw(published, self.task.params) if draw is not None else ()
        return tuple(Figure(str(one.title), str(one.caption), one.svg) for one in drawn)


@dataclass(frozen=True)
class Verification:
    """What a verifier found, from the files alone."""

    verified: bool
    checks: tuple[Check, ...]


@dataclass(frozen=True)
class Comparison:
    """Utility and risk of a pair, by the keys that `main.py compare --json` prints."""

    figures: Mapping[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.figures[key]

    def frame(self) -> pd.DataFrame:
        """One row a figure; names of nested ones are joined by points."""
        import pandas as pd

        return pd.DataFrame(list(_flat(self.figures)), columns=["figure", "value"])


# ── what can be done ──────────────────────────────────────────────────────────────────────────


def open_data(kind: str, data: Given, **settings: Any) -> Data:
    """Read a file, a DataFrame or a networkx graph; a list or dictionary of them where a kind takes several.

    Several graphs are the maps of as many participants, several frames or files the sites of clusters (a
    dictionary names them). `settings` say how it is read and which column is what, as `--set` does.
    """
    known = find_kind(kind)
    _refuse_unknown(known, settings)
    # gone when nothing refers to the data any more, at the latest with the process
    home = tempfile.TemporaryDirectory(prefix=f"{os.getpid()}-", dir=tempfiles.private_root())
    paths, found = _as_files(data, Path(home.name))
    chosen = {**found, **settings}
    source, pipeline = source_of(known, paths, chosen), Pipeline()
    pipeline.open(source, Progress())
    return Data(known.key, source.paths, chosen, pipeline, home)


def run(data: Data, technique: str, *, seed: int | None = None, **values: Any) -> Run:
    """Anonymize and measure; `values` are the parameters of the technique. Nothing is written."""
    chosen = find(technique)
    if find_kind(technique).key != data.kind:
        raise ParameterError(
            text("{technique} is not for {kind}", technique=technique, kind=data.kind),
            hint=text("known: {known}", known=", ".join(t.key for t in find_kind(data.kind).techniques)),
        )
    task = task_of(chosen, data.paths, {**data.settings, **values}, seed)
    return Run(data, technique, task, data._pipeline.run(task, Progress()))


def measure(made: Run) -> Measured:
    """Utility, risk and warnings of a run, by the keys that `main.py run --json` prints."""
    return made.summary.measured


def gate(made: Run, folder: str | Path = "", policy: Path | None = None) -> tuple[GateItem, ...]:
    """What the gate would say: red lines block, each amber one needs a reason under its name."""
    order = ReleaseOptions(str(folder), policy=chosen_policy(policy))
    return made.data._pipeline.judge(made.task, order, Progress()).items


def release(
    made: Run,
    folder: str | Path,
    *,
    reasons: Mapping[str, str] | None = None,
    format: str = "",
    overwrite: bool = False,
    share_utility: bool = False,
    signed_by: str = "",
    dataset: str = "",
    language: str = "en",
    policy: Path | None = None,
) -> Release:
    """Write `release/` and `audit/` into the folder, verified by a process of its own, or nothing at all."""
    order = ReleaseOptions(
        str(folder),
        format,
        {} if reasons is None else reasons,
        overwrite,
        share_utility,
        policy=chosen_policy(policy),
        signed_by=signed_by,
        dataset=dataset,
        language=language,
    )
    return made.data._pipeline.release(made.task, order, Progress())


def verify(folder: str | Path) -> Verification:
    """Check a release folder against its own promise and hashes."""
    checks = tuple(verify_folder(Path(folder), Progress(), finished=True))
    return Verification(all(check.passed for check in checks), checks)


def compare(kind: str, original: One, released: One, **settings: Any) -> Comparison:
    """Utility and risk of an original and a release, whoever made it: paths, folders, frames, networks."""
    known = find_kind(kind)
    if known.compare is None:
        raise ParameterError(text("{title} cannot be compared yet", title=known.title))
    with tempfiles.private_folder() as folder:
        sides = []
        for side, data in (("original", original), ("released", released)):
            (folder / side).mkdir()
            sides.append(_written(data, folder / side / "data.parquet"))
        told = {name: _as_text(value) for name, value in settings.items()}
        return Comparison(known.compare(sides[0], sides[1], told, Progress()))


def sweep(data: Data, technique: str, **values: Any) -> pd.DataFrame:
    """Risk against utility over the main parameters: a row a choice, as `main.py sweep --csv` prints it."""
    import pandas as pd

    task = task_of(find(technique), data.paths, {**data.settings, **values})
    swept = data._pipeline.sweep(task, Progress())
    return pd.DataFrame(swept_columns(swept_table(swept, chosen_policy(None))))


# ── data in memory ────────────────────────────────────────────────────────────────────────────


def _refuse_unknown(kind: Kind, settings: Mapping[str, Any]) -> None:
    known = {f.name for declared in (kind.Reading, kind.Columns) if declared for f in params.fields(declared)}
    for name in settings:
        if name not in known:
            raise ParameterError(
                text("{kind} has no setting {name} of reading", kind=kind.title, name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(sorted(known))),
                name=name,
            )


def _as_files(data: Any, folder: Path) -> tuple[list[Path], dict[str, Any]]:
    """Where the data can be read, and what it says of its own reading."""
    several = memory_input.by_name(data)
    parts = several if several is not None else {"": data}
    graphs = {name: part for name, part in parts.items() if memory_input.is_graph(part)}
    if graphs and len(graphs) == len(parts):
        path = folder / "network.parquet"
        memory_input.write_graphs(graphs, path)
        return [path], {"directed": "yes" if memory_input.one_direction(graphs.values()) else "no"}
    if all(isinstance(part, str | Path) for part in parts.values()):
        return [Path(part) for part in parts.values()], {}
    return [_written(part, folder / f"{name or 'data'}.parquet") for name, part in parts.items()], {}


def _written(data: Any, path: Path) -> Path:
    if isinstance(data, str | Path):
        return Path(data)
    if memory_input.is_frame(data):
        memory_input.write_frame(data, path)
    elif memory_input.is_graph(data):
        memory_input.write_graphs({"": data}, path)
    else:
        raise InputError(
            text("{type} is no data that can be read", type=type(data).__name__),
            hint="give a path, a pandas DataFrame or a networkx graph",
        )
    return path


def _as_text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _name(path: Path, format_: str) -> str:
    """`data`, or the name of a layer: data.positive.graphml is `positive`."""
    bare = path.name.removesuffix(f".{format_}")
    return bare.removeprefix("data.") if bare != "data" else bare


def _frame(path: Path) -> pd.DataFrame:
    import pandas as pd

    from engine.io.formula_escape import unescape

    if path.suffix == ".parquet":
        return pd.read_parquet(path)
    frame = pd.read_csv(path, keep_default_na=False, na_values=[""])
    texts = frame.select_dtypes(["object", "string"]).columns
    return frame.assign(**{name: frame[name].map(unescape, na_action="ignore") for name in texts})


def _graph(path: Path) -> nx.Graph:
    import networkx as nx

    graph = nx.read_graphml(path)
    return nx.relabel_nodes(graph, {node: told.get("label", node) for node, told in graph.nodes(data=True)})


def _flat(told: Mapping[str, Any], above: str = "") -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for name, value in told.items():
        if isinstance(value, Mapping):
            found += _flat(value, f"{above}{name}.")
        else:
            found.append((above + name, value))
    return found
