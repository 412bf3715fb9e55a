"""Tables: discretise, perturb, swap, and chains of them, registered for the window and the command line.

Heuristics that change the data so that its patterns stay and single rows can no longer be recognised; what
three attackers still get is measured. Nothing here is a guarantee, and every text says so.
"""

from __future__ import annotations

from engine.core.technique import Kind, Sweep, Technique, kind_doors, lazy, technique_doors
from engine.io.input_file import STATISTICAL
from engine.kinds.tables import sweeps
from engine.kinds.tables.metrics import METRICS
from engine.kinds.tables.params import (
    Chain,
    Code,
    Columns,
    Dates,
    Discretise,
    Generalise,
    Microaggregate,
    Perturb,
    Pram,
    Pseudonymise,
    Reading,
    Swap,
)

ROOM = "engine.kinds.tables"
VIEWS = (
    "overview", "column", "reconstruction", "correlation", "scatter", "linkage", "risk", "noise",
    "step_preview", "proposals", "risk_card", "special_uniques", "drawn_shares", "association",
    "cross_table", "class_boxes", "class_size_bins", "generalisation_map", "generalise_estimate",
    "hierarchy", "lattice", "lattice_against_k", "loss_against_k", "microaggregation",
)  # fmt: skip


def _technique(
    key: str, title: str, summary: str, Params: type, sweep: Sweep | None = None, sample: str = ""
) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=summary,
        Params=Params,
        memory=lazy(f"{ROOM}.memory:memory"),
        metrics=METRICS,
        formats=("csv", "parquet", "xlsx", "standard.csv", "sav", "dta"),
        **technique_doors(ROOM, audit="export"),
        sweep=sweep,
        sample=sample,
    )


KIND = Kind(
    key="tables",
    title="Tables",
    summary="Discretise, perturb and swap the columns of a table, and see what an attacker still gets.",
    order=4,
    drop_hint="Drop a table here: one row a person, one column an attribute. CSV, Parquet, Excel, SPSS, "
    "Stata or SAS.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx", ".ods", *STATISTICAL),
    sample="residents.csv",
    **kind_doors(ROOM, VIEWS),
    check=lazy(f"{ROOM}.check:check"),
    long_views=frozenset({"lattice_against_k"}),
    techniques=(
        _technique(
            "tables",
            "Chain of steps",
            "Several steps one after the other, each on its own columns.",
            Chain,
            sweeps.CHAIN,
        ),
        _technique(
            "tables.generalise",
            "Generalise",
            "Every row shares its quasi-identifiers with at least k rows or persons; with l and t if asked.",
            Generalise,
            sweeps.GENERALISE,
        ),
        _technique(
            "tables.microaggregate",
            "Microaggregate",
            "Numbers of rows that are near each other become the mean of a group of at least k.",
            Microaggregate,
            sweeps.MICROAGGREGATE,
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
        _technique(
            "tables.code",
            "Code values",
            "Cuts off the ends, rounds, keeps the first characters of codes, or gives new labels.",
            Code,
            sweeps.CODE,
        ),
        _technique(
            "tables.dates",
            "Dates",
            "Makes days coarser, turns them into ages, or shifts them by one number of days a person.",
            Dates,
            sample="admissions.csv",
        ),
        _technique(
            "tables.pseudonymise",
            "Pseudonymise",
            "Puts pseudonyms in the place of names and numbers; whoever holds the key can undo them.",
            Pseudonymise,
        ),
        _technique(
            "tables.pram",
            "Post-randomise",
            "Draws labels anew by a known matrix; their shares can be estimated, the single one is in doubt.",
            Pram,
            sweeps.PRAM,
        ),
    ),
)
