"""Graphs: synthetic aggregates of participants' maps, registered for the window and the command line.

Participants draw maps (what leads to what); put together they are a weighted graph in which many edges
rest on a single person. `graphs.synthetic` blurs the weights and keeps the support (CoMap);
`graphs.private` is differentially private per person.
"""

from __future__ import annotations

from engine.core.sweep import grid
from engine.core.technique import Kind, Sweep, Technique, kind_doors, lazy, technique_doors
from engine.io.input_file import STATISTICAL
from engine.kinds.graphs.metrics import PRIVATE_METRICS, SYNTHETIC_METRICS
from engine.kinds.graphs.params import Columns, Private, Reading, Synthetic

HERE = "engine.kinds.graphs"
VIEWS = ("overview", "recode", "network", "matrix", "ranks", "noise", "attack", "weights")
_FORMATS = ("csv", "graphml", "adjacency.csv", "gml", "gexf", "net", "json")

KIND = Kind(
    key="graphs",
    title="Graphs",
    summary="Turn participants' maps into a synthetic graph that keeps the shape and hides who drew what.",
    order=3,
    drop_hint="Drop participants' maps here: a table of participant, source and target, a file or a sheet "
    "for each participant, or an aggregate graph.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(
        ".csv",
        ".tsv",
        ".txt",
        ".parquet",
        ".xlsx",
        ".ods",
        *STATISTICAL,
        ".graphml",
        ".gml",
        ".gexf",
        ".net",
        ".json",
    ),
    sample="barrier_maps.csv",
    **kind_doors(HERE, VIEWS),
    names=lazy("engine.kinds.graphs.data:names"),
    memory=20.0,
    techniques=(
        Technique(
            key="graphs.synthetic",
            title="Synthetic aggregate",
            summary="Blurs every weight, most of all where one person stands behind it, and smooths the "
            "whole by low rank. Keeps which edges exist; a heuristic.",
            Params=Synthetic,
            metrics=SYNTHETIC_METRICS,
            formats=_FORMATS,
            **technique_doors(HERE, audit="export"),
            tables={"edges": lazy("engine.kinds.graphs.export:edges")},
            # Not differentially private, but its figures are exact statistics of the original: they stay too.
            private=True,
            sweep=Sweep(
                tried=grid(noise_scale=(0.3, 0.6, 0.9, 1.5, 2.5, 4.0), rank=("0.25", "0.5", "1.0")),
                risk="attack_auc_bayes",
                utility="pagerank_spearman",
                draws=3,
                limit=lambda policy: policy.max_auc_graphs,
            ),
        ),
        Technique(
            key="graphs.private",
            title="Differentially private aggregate",
            summary="Bounds what each person adds, adds exact noise and publishes only edges that many "
            "people drew. A guarantee per person; needs a large study.",
            Params=Private,
            metrics=PRIVATE_METRICS,
            formats=_FORMATS,
            **technique_doors(HERE, privacy_loss="promise", audit="export"),
            tables={"edges": lazy("engine.kinds.graphs.export:edges")},
            private=True,
            redraw_on_release=True,
            sweep=Sweep(
                tried=grid(epsilon=(0.25, 0.5, 1.0, 2.0, 4.0, 8.0), c=(3, 5, 8)),
                risk="epsilon_person",
                utility="edges_lost",
                draws=5,
                limit=lambda policy: policy.max_epsilon,
                log=True,
            ),
        ),
    ),
)
