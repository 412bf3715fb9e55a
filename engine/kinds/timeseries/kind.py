"""Time series: (k,P)-anonymity by Naive and by KAPRA, registered for the window and the command line.

A published row is an envelope (one interval a time point), a pattern (a SAX string with its level)
and the sensitive attributes. Every envelope is shared by at least k series, every pattern within an
envelope by at least P (Shou, Shang, Chen, Chen, Zhang, TKDE 25(4), 2013).
"""

from __future__ import annotations

from engine.core.sweep import grid
from engine.core.technique import Kind, Sweep, Technique, kind_doors, lazy, technique_doors
from engine.io.input_file import STATISTICAL
from engine.kinds.timeseries.metrics import METRICS
from engine.kinds.timeseries.params import Columns, Kapra, Naive, Reading

_HERE = "engine.kinds.timeseries"
_VIEWS = ("overview", "groups", "group", "losses", "queries", "attack", "tree")
_SWEEP = Sweep(
    tried=grid(k=(5, 8, 10, 15, 20, 30, 50), P=(2, 3, 5, 10)),
    risk="attack_most",
    utility="value_loss_mean",
    limit=lambda policy: policy.max_attack,
)


def _technique(key: str, title: str, summary: str, Params: type) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=summary,
        Params=Params,
        metrics=METRICS,
        memory=lazy(f"{_HERE}.data:memory"),
        formats=("csv", "parquet", "long.csv", "sav", "dta"),
        **technique_doors(_HERE, audit="export"),
        sweep=_SWEEP,
    )


KIND = Kind(
    key="timeseries",
    title="Time series",
    summary="Publish series so that every curve is shared by many and every shape by some.",
    order=2,
    drop_hint="Drop a table of series here: one row a person, meter or product, one column a time point.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx", ".ods", *STATISTICAL),
    sample="meters.csv",
    **kind_doors(_HERE, _VIEWS),
    techniques=(
        _technique(
            "timeseries.naive",
            "Naive (values first)",
            "Groups series of similar values, then tells shapes apart within each group: narrow envelopes, "
            "coarser patterns.",
            Naive,
        ),
        _technique(
            "timeseries.kapra",
            "KAPRA (patterns first)",
            "Groups series of the same shape, then joins them to envelopes: finer patterns, wider envelopes.",
            Kapra,
        ),
    ),
)
