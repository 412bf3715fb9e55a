"""The one shape of a technique and of a data kind, and the registry of all of them.

A kind is a folder under `engine/kinds/` with a `kind.py` that defines `KIND`. The window imports
that file at start, so it imports at its top only what is cheap (no scipy, pandas, pyarrow); the
functions import the algorithms where they use them, in the worker.

    file ─▶ preview / load ─▶ run ─▶ measure ─▶ export ─▶ verify
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from engine.core.errors import ParameterError, Remedy
from engine.core.json_values import Document
from engine.core.params import Declared
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text


def lazy(place: str) -> Callable[..., Any]:
    """The function at "engine.kinds.timeseries.load:load", imported when it is called: in the worker."""

    def door(*arguments: object, **named: object) -> Any:
        module, _, name = place.partition(":")
        return getattr(importlib.import_module(module), name)(*arguments, **named)

    door.__qualname__ = place
    return door


def technique_doors(room: str, **elsewhere: str) -> dict[str, Any]:
    """Where every kind has them (tests/engine/kinds/test_doors.py); `elsewhere` names other modules."""
    standard = {
        "promise": "promise", "gate": "promise", "run": "run", "measure": "measure", "describe": "describe",
        "export": "export", "files": "export", "verify": "verify",
        "recount": "verify_metrics", "report_figures": "report_figures",
    }  # fmt: skip
    return {name: lazy(f"{room}.{module}:{name}") for name, module in {**standard, **elsewhere}.items()}


def kind_doors(room: str, views: Iterable[str]) -> dict[str, Any]:
    """The doors of a kind and its views, functions of the module `views`."""
    standard = {
        "preview": "preview", "fit": "preview", "load": "load", "fingerprint": "fingerprint",
        "compare": "compare",
    }  # fmt: skip
    doors: dict[str, Any] = {name: lazy(f"{room}.{module}:{name}") for name, module in standard.items()}
    return {**doors, "views": {name: lazy(f"{room}.views:{name}") for name in views}}


Nature = Literal["guarantee", "heuristic", "measure"]
State = Literal["green", "amber", "red"]


@dataclass(frozen=True)
class Promise:
    """What a release with these parameters claims, in words for the steward."""

    nature: Literal["guarantee", "heuristic"]
    words: str
    limits: str  # what it does not protect
    unit: str  # whose privacy: person, case, edge, row


@dataclass(frozen=True)
class Leaving:
    """What becomes of one part of the original: a column, an attribute, a set of labels, the times."""

    name: str
    treatment: Literal["kept", "changed", "dropped"]  # kept: leaves as it is
    how: str = ""  # "in classes of at least 10 rows", "normal noise, σ = 3.2", "identifier" …
    # Names of the columns or attributes behind it, where these may not leave: for the steward, never written.
    in_the_house: tuple[str, ...] = field(default=(), compare=False)
    # One cell before and after, for the steward, never written.
    example: tuple[str, str] | None = field(default=None, compare=False)

    def as_dict(self) -> dict[str, str]:
        """As it leaves."""
        return {"name": self.name, "treatment": self.treatment, "how": self.how}


@dataclass(frozen=True)
class Done:
    """What a run did, as far as it may be told: promise, report and manifest are made from it.

    It leaves with the release: plain JSON values, and nothing of the original beyond the promise.
    `facts["rows"]` (read, released, dropped, filled, unit) is what the gate says of rows left out.
    """

    leaving: tuple[Leaving, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        return {"leaving": [part.as_dict() for part in self.leaving], "facts": dict(self.facts)}

    @classmethod
    def from_dict(cls, written: object) -> Done:
        """As the manifest has it; ValueError where it is of another form."""
        if not isinstance(written, Mapping) or set(written) != {"leaving", "facts"}:
            raise ValueError("it is not made of leaving and facts")
        if not isinstance(written["facts"], Mapping) or not isinstance(written["leaving"], list):
            raise ValueError("leaving is a list and facts are a table")
        parts = []
        for part in written["leaving"]:
            if not isinstance(part, Mapping) or set(part) != {"name", "treatment", "how"}:
                raise ValueError("what leaves has a name, a treatment and how")
            if not all(isinstance(value, str) for value in part.values()):
                raise ValueError("what leaves is described by texts")
            if part["treatment"] not in ("kept", "changed", "dropped"):
                raise ValueError(text("{treatment} is no treatment", treatment=f"{part['treatment']!r}"))
            parts.append(Leaving(**part))
        return cls(tuple(parts), written["facts"])


@dataclass(frozen=True)
class PrivacyLoss:
    """What a differentially private release costs one unit: a person where one is known, else a case."""

    epsilon: float
    delta: float
    unit: str


@dataclass(frozen=True)
class Metric:
    """How one number of `utility` or `risk` is shown: a card with a one-line meaning."""

    key: str
    label: str
    meaning: str
    group: Literal["utility", "risk"]
    nature: Nature = "measure"
    better: Literal["lower", "higher", ""] = ""
    digits: int = 3
    headline: bool = False  # shown in the history list too
    confidential: bool = False  # tells of the original more than the promise covers: never in the release
    proven: bool = False  # the released file alone gives this number: the verifier computes it again


@dataclass(frozen=True)
class Measured:
    """Plain JSON values by figure key."""

    utility: Mapping[str, Any]
    risk: Mapping[str, Any]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Check:
    """One thing a verifier looked at."""

    name: str
    passed: bool
    detail: str
    confidential: bool = False  # the detail tells of the original: for the steward, never in the release


@dataclass(frozen=True)
class FileCheck:
    """A promise tried on anyone's file: what was looked at, figures by key, and lines for people."""

    checks: tuple[Check, ...]
    figures: Mapping[str, Any]
    lines: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return all(check.passed for check in self.checks)


@dataclass(frozen=True)
class GateItem:
    """One line of the release gate: red blocks, amber needs a typed reason."""

    name: str
    state: State
    detail: str
    covers: tuple[str, ...] = ()  # parts that leave as they are, on purpose, and what this line says of them

    def as_dict(self) -> dict[str, str]:
        return {"name": self.name, "state": self.state, "detail": self.detail}


@dataclass(frozen=True)
class ReportFigure:
    """A figure of the report, drawn from what is published and from nothing else."""

    title: str
    caption: str
    svg: str


@dataclass(frozen=True)
class Problem:
    """Something the preview noticed in the file, and the ways out."""

    where: str
    what: str
    remedies: tuple[Remedy, ...] = ()


@dataclass(frozen=True)
class Preview:
    """What was recognised in a file before it is loaded whole."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # the first rows, as text
    roles: Mapping[str, str]  # column -> role (a field name of the kind's Columns), guessed or given
    facts: tuple[tuple[str, str], ...]  # ("Encoding", "UTF-8"), ("Rows", "811") …
    reading: Any  # the kind's Reading with what was sniffed filled in
    chosen: Any  # the kind's Columns with what was guessed filled in
    problems: tuple[Problem, ...] = ()
    unused: tuple[str, ...] = ()  # settings of reading that mean nothing for such a file
    labels: Mapping[str, str] = field(default_factory=dict)  # what the file says a column means
    lists: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what a setting may be: sheets


@dataclass(frozen=True)
class Sweep:
    """The map of risk against utility: what is tried, and which two figures span the map."""

    tried: Callable[[Any], Sequence[Any]]  # (parameters as chosen) -> parameters to try instead
    risk: str  # keys of figures
    utility: str
    draws: int = 1  # separate draws a point is the mean of: more than one where noise decides
    limit: Callable[[Any], float] | None = None  # (policy) -> what is accepted of the risk figure
    log: bool = False  # risk on an axis of decades


Data = TypeVar("Data")  # what `load` makes of a file
Chosen = TypeVar("Chosen", bound=Declared)  # the declared parameters of the technique
Published = TypeVar("Published")  # what a run would publish


@dataclass(frozen=True)
class Technique(Generic[Data, Chosen, Published]):
    """A way to anonymize one kind of data."""

    key: str  # "timeseries.kapra"
    title: str
    summary: str
    Params: type[Chosen]
    metrics: tuple[Metric, ...]
    formats: tuple[str, ...]  # file endings `export` can write, the default first
    promise: Callable[[Chosen, Done | None], Promise]  # (params, what was done; None before a run)
    run: Callable[[Data, Chosen, Randomness, Progress], Published]
    measure: Callable[[Data, Published, Chosen, Randomness, Progress], Measured]
    # writes the data files into the folder; returns what the manifest says of columns
    export: Callable[[Published, Chosen, Path, str, Randomness], Document | None]
    verify: Callable[[Path, Document, Data | None], Sequence[Check]]  # (release folder, claims, original?)
    gate: Callable[[Chosen, Measured, Any], Sequence[GateItem]]  # (params, measured, policy)
    # (release folder, claims) -> {key: value} of every figure that is `proven`, by the verifier's own readers
    recount: Callable[[Path, Document], Document] = lambda folder, claims: {}
    describe: Callable[[Data, Published, Chosen], Done] = lambda data, published, params: Done()
    # (params, done, format): the names of all data files of a release, and of no other
    files: Callable[[Chosen, Done, str], frozenset[str]] = lambda params, done, format: frozenset(
        {f"data.{format}"}
    )
    privacy_loss: Callable[[Chosen, Done], PrivacyLoss] | None = None  # what a private release spends
    audit: Callable[[Published, Path], None] | None = None  # (published, audit folder) adds to the record
    report_figures: Callable[[Published, Chosen], Sequence[ReportFigure]] | None = None
    private: bool = False  # differentially private: figures about the original stay in the audit
    redraw_on_release: bool = False  # a release draws its noise anew instead of publishing what was looked at
    sample: str = ""  # file in resources/samples, where the one of the kind has nothing for it
    sweep: Sweep | None = None  # how risk and utility change with the main parameters
    # (data, params): bytes that a release takes at its most, both processes, where it leaves much in files
    # (`engine.core.mapped`); else so many times its data as the kind says
    memory: Callable[[Data, Chosen], float] | None = None
    # Tables of a run for the house alone, by name: (data, published, params, progress) -> columns by name.
    tables: Mapping[str, Callable[[Data, Published, Chosen, Progress], Mapping[str, Sequence[Any]]]] = field(
        default_factory=dict, hash=False
    )


@dataclass(frozen=True)
class Kind:
    """A kind of data: how its files are read, what can be done with it, what can be looked at."""

    key: str
    title: str
    summary: str
    order: int
    drop_hint: str = ""  # what to drop here, for the empty workspace
    Reading: type | None = None  # how the file is read (dataclass of declared parameters)
    Columns: type | None = None  # roles of columns (dataclass of declared parameters)
    suffixes: tuple[str, ...] = ()
    sample: str = ""  # file in resources/samples
    preview: Callable[[Sequence[Path], Any, Any, Progress], Preview] | None = None
    fit: Callable[[Preview], float] | None = None  # (preview): 0 no such data, 1 nothing else
    load: Callable[[Sequence[Path], Any, Any, Progress], Any] | None = None
    compare: Callable[[Path, Path, Mapping[str, str], Progress], Document] | None = None
    # (file, settings): a promise tried on a file, whoever made it; the verifier's definitions
    check: Callable[[Path, Mapping[str, str], Progress], FileCheck] | None = None
    # (data): what files that are no tables hold besides columns, by what it is called: activities, nodes
    names: Callable[[Any], Mapping[str, Iterable[str]]] | None = None
    fingerprint: Callable[[Any], str] | None = None  # (data): the same for a copy saved in another way
    memory: float = 5.0  # a release takes so many times what its data does, both processes (bench_whole)
    views: Mapping[str, Callable[..., Any]] = field(
        default_factory=dict
    )  # (data, published, params, **asked)
    long_views: frozenset[str] = frozenset()  # names of views that also take a `progress`
    techniques: tuple[Technique[Any, Any, Any], ...] = ()
    # Each adds a sub-command of the kind's own to argparse's subparsers, with command=(options) -> exit code.
    commands: tuple[Callable[[Any], None], ...] = ()


@cache
def kinds() -> dict[str, Kind]:
    """All kinds, in the order of their tabs."""
    import engine.kinds

    found = [
        importlib.import_module(f"engine.kinds.{module.name}.kind").KIND
        for module in pkgutil.iter_modules(engine.kinds.__path__)
    ]
    return {kind.key: kind for kind in sorted(found, key=lambda kind: kind.order)}


def all_techniques() -> list[Technique]:
    return [technique for kind in kinds().values() for technique in kind.techniques]


def find(key: str) -> Technique:
    for technique in all_techniques():
        if technique.key == key:
            return technique
    known = ", ".join(t.key for t in all_techniques())
    raise ParameterError(
        text("there is no technique {key}", key=f"{key!r}"),
        hint=text("known: {known}", known=known),
        name="technique",
    )


def find_kind(key: str) -> Kind:
    """The kind by its own key or by the key of one of its techniques."""
    kind = kinds().get(key.partition(".")[0])
    if kind is None:
        raise ParameterError(
            text("there is no data kind {key}", key=f"{key!r}"),
            hint=text("known: {kinds}", kinds=", ".join(kinds())),
        )
    return kind
