"""The way of the data: load ─▶ run ─▶ measure ─▶ verify ─▶ release, for window and command line.

A pipeline keeps one loaded source and the latest outcomes, and computes again what it no longer has:
tasks are values, so a worker process that was killed costs time, never a result.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core import gate, tempfiles
from engine.core.audit import Input, inspect_input
from engine.core.batch import BatchOrder, BatchResult, batch
from engine.core.data_digest import digest
from engine.core.distributed import HERE
from engine.core.errors import InputError, ReleaseError, Remedy
from engine.core.fitting import fitting_kinds
from engine.core.json_values import Document
from engine.core.privacy_account import account_of, fingerprint_of
from engine.core.progress import Progress
from engine.core.release import (
    DryRun,
    Judgement,
    Release,
    ReleaseOptions,
    dry_run,
    report_before,
    write_release,
)
from engine.core.sweep import Swept, sweep
from engine.core.task import Outcome, Source, Summary, Task, summary
from engine.core.technique import Preview, find, find_kind
from engine.core.text import text
from engine.io.cleaning import Cleaned, recorded, sentences
from engine.io.input_file import size_words
from engine.io.memory_limit import allowance, bytes_of, give_back, refuse_run_beyond_memory
from engine.verify.folder import sha256

KEPT_OUTCOMES = 6
LARGE = 1 << 30  # bytes of data and outcomes, beside which a verifier may not fit: reading again takes less


class Pipeline:
    def __init__(self, memory: int | None = None) -> None:
        """`memory`: bytes that a run may take, where that is not what the machine has."""
        self._memory = memory
        self._source: Source | None = None
        self._inputs: tuple[Input, ...] = ()
        self._beside: tuple[Input, ...] = ()  # what the reading names besides, such as a recode table
        self._data: Any = None
        self._cleaned = Cleaned()
        self._fingerprint: str | None = None
        self._outcomes: OrderedDict[Task, Outcome] = OrderedDict()
        self._dry_runs: dict[Task, DryRun] = {}

    def preview(self, source: Source, progress: Progress) -> Preview:
        kind = find_kind(source.kind)
        if kind.preview is None:
            raise InputError(text("{title} cannot read files yet", title=kind.title))
        return kind.preview([Path(p) for p in source.paths], source.reading, source.columns, progress)

    def fitting_kinds(self, path: str, progress: Progress) -> tuple[str, ...]:
        """Of which kinds a file may be, the one that fits best first."""
        return fitting_kinds(Path(path), progress)

    def open(self, source: Source, progress: Progress) -> None:
        """Read the whole file now, so that what is wrong with it is known before a run."""
        self.load(source, progress)

    def load(self, source: Source, progress: Progress) -> Any:
        """The data of the source; read again only when the source or the file on disk changed."""
        inputs = tuple(inspect_input(Path(path)) for path in source.paths)
        beside = _beside(source)
        same = self._source == source and self._inputs == inputs and self._beside == beside
        if same and self._data is not None:
            return self._data
        kind = find_kind(source.kind)
        if kind.load is None:
            raise InputError(text("{title} cannot read files yet", title=kind.title))
        self._source = self._data = self._fingerprint = None  # let go of the old data before reading the new
        self._outcomes.clear()
        self._dry_runs.clear()
        with recorded() as self._cleaned:
            self._data = kind.load([Path(p) for p in source.paths], source.reading, source.columns, progress)
        self._source, self._inputs, self._beside = source, inputs, beside
        return self._data

    def _refuse_changed(self, source: Source) -> None:
        """What was looked at is of the file as it was read: of another one nothing is shown or released."""
        if self._source != source:
            return
        for known in self._inputs:
            path = Path(known.path)
            if inspect_input(path) != known:
                raise ReleaseError(
                    text("{name} has changed on disk since it was read", name=path.name),
                    hint="read it again and run again, so that figures and release fit the file",
                    remedies=(Remedy("Read it again", {"reread": True}, ""),),
                )

    def run(self, task: Task, progress: Progress) -> Summary:
        return summary(self.outcome(task, progress))

    def outcome(self, task: Task, progress: Progress) -> Outcome:
        """The finished run of this task: from memory, or computed (again)."""
        data = self.load(task.source, progress.part("Reading", 0.15))
        if task not in self._outcomes:
            refuse_run_beyond_memory(_memory(task, data), self._memory)
            self._outcomes[task] = _carry_out(task, data, self._cleaned, progress)
        self._outcomes.move_to_end(task)
        while len(self._outcomes) > KEPT_OUTCOMES:
            forgotten, _ = self._outcomes.popitem(last=False)
            self._dry_runs.pop(forgotten, None)
        return self._outcomes[task]

    def view(self, about: Task | Source, name: str, asked: Document, progress: Progress) -> Any:
        """Data for one plot: of the loaded file (a source) or of a finished run (a task)."""
        source = about if isinstance(about, Source) else about.source
        kind = find_kind(source.kind)
        look, long = kind.views[name], {"progress": progress} if name in kind.long_views else {}
        if isinstance(about, Source):
            return look(self.load(about, progress), None, None, **asked, **long)
        self._refuse_changed(source)
        outcome = self.outcome(about, progress)
        return look(self._data, outcome.published, about.params, **asked, **long)

    def table(self, task: Task, name: str, progress: Progress) -> Mapping[str, Sequence[Any]]:
        """A table of a finished run, for the house alone: columns by name."""
        outcome = self.outcome(task, progress.part("", 0.5))
        make = find(task.technique).tables[name]
        return make(self._data, outcome.published, task.params, progress.part("Table", 0.5))

    def sweep(self, task: Task, progress: Progress) -> Swept:
        """What other parameters would give, from draws of their own; no outcome is kept."""
        data = self.load(task.source, progress.part("Reading", 0.05))
        refuse_run_beyond_memory(_memory(task, data), self._memory)
        return sweep(task, data, progress.part("Trying parameters", 0.95))

    def batch(self, order: BatchOrder, progress: Progress) -> BatchResult:
        """One recipe over many files, each by a pipeline of its own."""
        return batch(order, lambda *one: Pipeline().release(*one), progress)

    def judge(self, task: Task, order: ReleaseOptions, progress: Progress) -> Judgement:
        """The gate, and what would leave: rehearsed in a private folder, with the verifier looking on."""
        self._refuse_changed(task.source)
        outcome = self.outcome(task, progress.part("", 0.5))
        if task not in self._dry_runs:
            with tempfiles.private_folder() as folder:
                verifying = progress.part("Verifying", 0.5)
                self._dry_runs[task] = dry_run(outcome, self._data, folder, verifying)
        digests = [sha256(Path(path)) for path in task.source.paths]
        target = Path(order.folder).absolute() if order.folder else None
        account = account_of(outcome, self.fingerprint(task.source), order.dataset, target, digests)
        rehearsed, said = self._dry_runs[task], account.judge(order.policy)
        items = gate.judge(outcome, rehearsed.checks, order.policy, said)
        return Judgement(items, gate.as_it_left(outcome), rehearsed.head, account.dataset)

    def fingerprint(self, source: Source) -> str:
        """By what the ledger knows the loaded data again; computed once."""
        assert self._source == source
        if self._fingerprint is None:
            self._fingerprint = fingerprint_of(source.kind, self._data)
        return self._fingerprint

    def report(self, task: Task, order: ReleaseOptions, progress: Progress) -> str:
        """The report (HTML) of this run before it is released."""
        self._refuse_changed(task.source)
        outcome = self.outcome(task, progress.part("", 0.5))
        with tempfiles.private_folder() as folder:
            return report_before(outcome, self._data, order, folder, progress.part("Writing", 0.5))

    def release(self, task: Task, order: ReleaseOptions, progress: Progress) -> Release:
        """Write the release folder, or nothing. Differentially private noise is drawn anew."""
        self._refuse_changed(task.source)
        fresh = task.with_fresh_entropy() if find(task.technique).redraw_on_release else task
        self.outcome(fresh, progress.part("", 0.5))
        fingerprint, releasing = self.fingerprint(task.source), progress.part("Releasing", 0.5)
        return write_release(
            replace(self._outcomes[fresh], loaded=_read_by_workers(task.source, self._data)),
            self._inputs,
            order,
            releasing,
            fingerprint,
            self._let_go_of_much,
        )

    def _let_go_of_much(self) -> None:
        """Before the verifier reads the same data; what is asked for later is computed again, of the same
        file: what was read stays known."""
        held = bytes_of((self._data, list(self._outcomes.values())))
        if held > LARGE:
            self._data = None
            self._outcomes.clear()
            self._dry_runs.clear()
            give_back(held)


def _memory(task: Task, data: object) -> float:
    """Bytes that a release takes at its most; where no technique says so, as if all of it had to be there."""
    of = find(task.technique).memory
    if of is not None:
        return of(data, task.params)
    return find_kind(task.source.kind).memory * bytes_of(data, files=True)


def _read_by_workers(source: Source, data: object) -> str:
    """What the verifier holds against its own reading; nothing where rows were read here or are not here."""
    here = getattr(source.reading, "scheduler", "") in ("", HERE) or not getattr(data, "has_rows", True)
    return "" if here else digest(data)


def _beside(source: Source) -> tuple[Input, ...]:
    """The files that the reading itself names: a reading says which by a method `files`."""
    named = getattr(source.reading, "files", None)
    found = named(Path(source.paths[0]).parent) if named is not None and source.paths else ()
    return tuple(inspect_input(path) for path in found)


def _carry_out(task: Task, data: object, cleaned: Cleaned, progress: Progress) -> Outcome:
    technique, began = find(task.technique), time.monotonic()
    needed = _memory(task, data)
    said = text("about {size} of memory", size=size_words(needed)) if needed > allowance() else ""
    anonymizing = progress.part("Anonymizing", 0.5, said)
    published = technique.run(data, task.params, task.randomness(), anonymizing)
    measuring = progress.part("Measuring", 0.35)
    measured = technique.measure(data, published, task.params, task.randomness(), measuring)
    done = technique.describe(data, published, task.params)
    if counts := cleaned.counts():
        done = replace(done, facts={**done.facts, "cleaning": counts})
        listed = (text("lines left out: {lines}", lines=", ".join(map(str, cleaned.lines))),)
        told = (*sentences(counts), *(listed if cleaned.lines else ()), *measured.warnings)
        measured = replace(measured, warnings=told)
    return Outcome(task, published, measured, time.monotonic() - began, done)
