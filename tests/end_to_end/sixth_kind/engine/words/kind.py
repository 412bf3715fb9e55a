"""Words: how often each was said, without the rare ones. The smallest kind that walks the whole way."""

from __future__ import annotations

from engine.kinds.words.metrics import METRICS
from engine.kinds.words.params import Columns, Frequent, Reading
from engine.kinds.words.promise import gate, promise

from engine.core.technique import Kind, Technique, lazy

KIND = Kind(
    key="words",
    title="Words",
    summary="Publish how often words were said, without the rare ones.",
    order=6,
    drop_hint="Drop a text file here: one word a line.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".words",),
    preview=lazy("engine.kinds.words.preview:preview"),
    load=lazy("engine.kinds.words.load:load"),
    fingerprint=lazy("engine.kinds.words.fingerprint:fingerprint"),
    views={"counts": lazy("engine.kinds.words.views:counts")},
    techniques=(
        Technique(
            key="words.frequent",
            title="Frequent words",
            summary="Every word that was said at least so often, with its count.",
            Params=Frequent,
            metrics=METRICS,
            formats=("csv",),
            promise=promise,
            gate=gate,
            run=lazy("engine.kinds.words.run:run"),
            measure=lazy("engine.kinds.words.measure:measure"),
            describe=lazy("engine.kinds.words.describe:describe"),
            export=lazy("engine.kinds.words.export:export"),
            verify=lazy("engine.kinds.words.verify:verify"),
            recount=lazy("engine.kinds.words.verify:recount"),
            report_figures=lazy("engine.kinds.words.report_figures:report_figures"),
        ),
    ),
)
