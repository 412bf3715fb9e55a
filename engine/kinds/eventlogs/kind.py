"""Event logs: private trace variants, and two exact metrics between logs, registered for all to use.

A log is a multiset of variants (tuples of activity names). What is released are variants with noisy
counts; case names are made up, times are made up (from noisy durations, if asked for), all else is withheld.
"""

from __future__ import annotations

from engine.core.sweep import grid
from engine.core.technique import Kind, Sweep, Technique, lazy
from engine.io.input_file import STATISTICAL
from engine.kinds.eventlogs.metrics import METRICS, RAW_METRICS
from engine.kinds.eventlogs.metrics_attributes import ATTRIBUTE_METRICS
from engine.kinds.eventlogs.metrics_flow import FLOW_METRICS
from engine.kinds.eventlogs.metrics_groups import GROUP_METRICS
from engine.kinds.eventlogs.metrics_times import TIME_METRICS
from engine.kinds.eventlogs.params import Columns, Flow, Groups, Reading, Travas

VIEWS = (
    "overview",
    "sankey",
    "variants",
    "alignment",
    "dfg",
    "distributions",
    "comparison",
    "epsilon_curve",
    "disclosure",
    "exposure",
    "durations",
    "group_sizes",
    "recode",
    "recode_ranking",
    "techniques",
)

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
    preview=lazy("engine.kinds.eventlogs.preview:preview"),
    fit=lazy("engine.kinds.eventlogs.preview:fit"),
    load=lazy("engine.kinds.eventlogs.load:load"),
    names=lazy("engine.kinds.eventlogs.data:names"),
    fingerprint=lazy("engine.kinds.eventlogs.fingerprint:fingerprint"),
    memory=15.0,
    compare=lazy("engine.kinds.eventlogs.compare:compare"),
    views={name: lazy(f"engine.kinds.eventlogs.views:{name}") for name in VIEWS},
    long_views=frozenset({"comparison", "techniques"}),
    techniques=(
        Technique(
            key="eventlogs.travas",
            title="TraVaS (private variants)",
            summary="Adds exact integer noise to the count of every variant and releases those above a "
            "threshold: (ε, δ)-differential privacy for every case, or every person whose column is named.",
            Params=Travas,
            metrics=(*METRICS, *RAW_METRICS, *TIME_METRICS, *ATTRIBUTE_METRICS),
            formats=("xes", "csv", "variants.csv"),
            promise=lazy("engine.kinds.eventlogs.promise:promise"),
            describe=lazy("engine.kinds.eventlogs.describe:describe"),
            files=lazy("engine.kinds.eventlogs.export:files"),
            privacy_loss=lazy("engine.kinds.eventlogs.promise:privacy_loss"),
            run=lazy("engine.kinds.eventlogs.run:run"),
            measure=lazy("engine.kinds.eventlogs.measure:measure"),
            export=lazy("engine.kinds.eventlogs.export:export"),
            verify=lazy("engine.kinds.eventlogs.verify:verify"),
            recount=lazy("engine.kinds.eventlogs.verify_metrics:recount"),
            gate=lazy("engine.kinds.eventlogs.promise:gate"),
            report_figures=lazy("engine.kinds.eventlogs.report_figures:report_figures"),
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
            metrics=GROUP_METRICS,
            formats=("xes", "csv", "variants.csv"),
            promise=lazy("engine.kinds.eventlogs.promise_groups:promise"),
            describe=lazy("engine.kinds.eventlogs.describe:describe"),
            files=lazy("engine.kinds.eventlogs.export:files"),
            run=lazy("engine.kinds.eventlogs.run:run"),
            measure=lazy("engine.kinds.eventlogs.measure_groups:measure"),
            export=lazy("engine.kinds.eventlogs.export:export"),
            verify=lazy("engine.kinds.eventlogs.verify:verify"),
            recount=lazy("engine.kinds.eventlogs.verify_metrics:recount"),
            gate=lazy("engine.kinds.eventlogs.promise_groups:gate"),
            report_figures=lazy("engine.kinds.eventlogs.report_figures:report_figures"),
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
            metrics=FLOW_METRICS,
            formats=("csv", "graphml", "json"),
            promise=lazy("engine.kinds.eventlogs.promise_flow:promise"),
            describe=lazy("engine.kinds.eventlogs.describe:describe"),
            files=lazy("engine.kinds.eventlogs.export_flow:files"),
            privacy_loss=lazy("engine.kinds.eventlogs.promise_flow:privacy_loss"),
            run=lazy("engine.kinds.eventlogs.run:run"),
            measure=lazy("engine.kinds.eventlogs.measure_flow:measure"),
            export=lazy("engine.kinds.eventlogs.export_flow:export"),
            verify=lazy("engine.kinds.eventlogs.verify:verify"),
            recount=lazy("engine.kinds.eventlogs.verify_metrics:recount"),
            gate=lazy("engine.kinds.eventlogs.promise_flow:gate"),
            report_figures=lazy("engine.kinds.eventlogs.report_figures:report_figures"),
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
