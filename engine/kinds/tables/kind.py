"""Tables: discretise, perturb, swap, and chains of them, registered for the window and the command line.

Heuristics that change the data so that its patterns stay and single rows can no longer be recognised; what
three attackers still get is measured. Nothing here is a guarantee, and every text says so.
"""

from __future__ import annotations

from engine.core.technique import Kind, Sweep, Technique, lazy
from engine.kinds.tables import sweeps
from engine.kinds.tables.metrics import METRICS
from engine.kinds.tables.params import Chain, Columns, Discretise, Perturb, Reading, Swap

ROOM = "engine.kinds.tables"


def _technique(key: str, title: str, summary: str, Params: type, sweep: Sweep) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=summary,
        Params=Params,
        metrics=METRICS,
        formats=("csv", "parquet", "xlsx"),
        promise=lazy(f"{ROOM}.promise:promise"),
        gate=lazy(f"{ROOM}.promise:gate"),
        run=lazy(f"{ROOM}.run:run"),
        measure=lazy(f"{ROOM}.measure:measure"),
        describe=lazy(f"{ROOM}.describe:describe"),
        export=lazy(f"{ROOM}.export:export"),
        files=lazy(f"{ROOM}.export:files"),
        audit=lazy(f"{ROOM}.export:audit"),
        verify=lazy(f"{ROOM}.verify:verify"),
        recount=lazy(f"{ROOM}.verify_metrics:recount"),
        report_figures=lazy(f"{ROOM}.report_figures:report_figures"),
        sweep=sweep,
    )


KIND = Kind(
    key="tables",
    title="Tables",
    summary="Discretise, perturb and swap the columns of a table, and see what an attacker still gets.",
    order=4,
    drop_hint="Drop a table here: one row a person, one column an attribute. CSV, Parquet or Excel.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx"),
    sample="residents.csv",
    preview=lazy(f"{ROOM}.preview:preview"),
    load=lazy(f"{ROOM}.load:load"),
    fingerprint=lazy(f"{ROOM}.fingerprint:fingerprint"),
    compare=lazy(f"{ROOM}.compare:compare"),
    views={
        name: lazy(f"{ROOM}.views:{name}")
        for name in (
            "overview",
            "column",
            "reconstruction",
            "correlation",
            "scatter",
            "linkage",
            "risk",
            "noise",
            "step_preview",
        )
    },
    techniques=(
        _technique(
            "tables",
            "Chain of steps",
            "Several steps one after the other, each on its own columns.",
            Chain,
            sweeps.CHAIN,
        ),
        _technique(
            "tables.discretise",
            "Discretise",
            "Replaces values by classes that hold enough rows, and merges rare categories.",
            Discretise,
            sweeps.DISCRETISE,
        ),
        _technique(
            "tables.perturb",
            "Perturb",
            "Adds noise to numbers; the distribution can be reconstructed, the single value cannot.",
            Perturb,
            sweeps.PERTURB,
        ),
        _technique(
            "tables.swap",
            "Swap",
            "Exchanges values between rows: every column keeps its distribution exactly, links fade.",
            Swap,
            sweeps.SWAP,
        ),
    ),
)
