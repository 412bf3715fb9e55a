"""Event logs: private trace variants, and two exact metrics between logs, registered for all to use.

A log is a multiset of variants (tuples of activity names). What is released are variants with noisy
counts; case names are made up, times are made up (from noisy durations, if asked for), all else is withheld.
"""

from __future__ import annotations

from engine.core.sweep import grid
from engine.core.technique import Kind, Sweep, Technique, kind_doors, lazy, technique_doors
from engine.io.input_file import STATISTICAL
from engine.kinds.eventlogs.metrics import METRICS, RAW_METRICS
from engine.kinds.eventlogs.metrics_attributes import ATTRIBUTE_METRICS
from engine.kinds.eventlogs.metrics_flow import FLOW_METRICS
from engine.kinds.eventlogs.metrics_groups import GROUP_METRICS
from engine.kinds.eventlogs.metrics_times import TIME_METRICS
from engine.kinds.eventlogs.params import Columns, Flow, Groups, Reading, Travas

HERE = "engine.kinds.eventlogs"
MEMORY = lazy(f"{HERE}.data:memory")
VIEWS = (
    "overview", "sankey", "variants", "alignment", "dfg", "distributions", "comparison", "epsilon_curve",
    "disclosure", "exposure", "durations", "group_sizes", "recode", "recode_ranking", "techniques",
)  # fmt: skip

KIND = Kind(
    key="eventlogs",
    title="Event logs",
    summary="Release the variants of a process with differential privacy, and see which became which.",
    order=1,
    drop_hint="Drop an event log here: XES, XES.gz, or a table with a case, an activity and a time a row.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(
        ".xes",
        ".xes.gz",
        ".csv",
        ".csv.gz",
        ".tsv",
        ".txt",
        ".parquet",
        ".xlsx",
        ".ods",
        *STATISTICAL,
    ),
    sample="permits.xes.gz",
    **kind_doors(HERE, VIEWS),
    names=lazy("engine.kinds.eventlogs.data:names"),
    long_views=frozenset({"comparison", "techniques"}),
    techniques=(
        Technique(
            key="eventlogs.travas",
            title="TraVaS (private variants)",
            summary="Adds exact integer noise to the count of every variant and releases those above a "
            "threshold: (ε, δ)-differential privacy for every case, or every person whose column is named.",
            Params=Travas,
            memory=MEMORY,
            metrics=(*METRICS, *RAW_METRICS, *TIME_METRICS, *ATTRIBUTE_METRICS),
            formats=("xes", "csv", "variants.csv"),
            **technique_doors(HERE, privacy_loss="promise"),
            tables={"expected": lazy("engine.kinds.eventlogs.expected_utility:expected")},
            private=True,
            redraw_on_release=True,
            sweep=Sweep(
                tried=grid(epsilon=(0.1, 0.25, 0.5, 1.0, 2.0, 4.0), delta=(1e-8, 1e-6, 1e-5)),
                risk="epsilon_spent",
                utility="similarity",
                draws=5,
                limit=lambda policy: policy.max_epsilon,
                log=True,
            ),
        ),
        Technique(
            key="eventlogs.groups",
            title="Groups of k",
            summary="Edits rare cases into near common ones until every variant stands for at least k cases: "
            "every case is kept, none of them stands alone.",
            Params=Groups,
            memory=MEMORY,
            metrics=GROUP_METRICS,
            formats=("xes", "csv", "variants.csv"),
            **technique_doors(
                HERE, promise="promise_groups", measure="measure_groups", gate="promise_groups"
            ),
            sweep=Sweep(
                tried=grid(k=(5, 10, 20, 50), own=(1, 2, 3)),
                risk="case_disclosure_average",
                utility="similarity",
                limit=lambda policy: policy.max_disclosure,
            ),
        ),
        Technique(
            key="eventlogs.flow",
            title="Private directly-follows graph",
            summary="Releases which activity directly follows which, with exact noise on the number of cases "
            "and a threshold: (ε, δ)-differential privacy where whole variants are too rare.",
            Params=Flow,
            memory=MEMORY,
            metrics=FLOW_METRICS,
            formats=("csv", "graphml", "json"),
            **technique_doors(
                HERE,
                promise="promise_flow",
                files="export_flow",
                privacy_loss="promise_flow",
                measure="measure_flow",
                export="export_flow",
                gate="promise_flow",
            ),
            private=True,
            redraw_on_release=True,
            sweep=Sweep(
                tried=grid(epsilon=(0.1, 0.25, 0.5, 1.0, 2.0, 4.0), pairs_per_case=(4, 8, 16)),
                risk="epsilon_spent",
                utility="passages_kept",
                draws=5,
                limit=lambda policy: policy.max_epsilon,
                log=True,
            ),
        ),
    ),
)
