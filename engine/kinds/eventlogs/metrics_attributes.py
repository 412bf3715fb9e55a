"""What the figures of attributes of private variants mean; without attributes there are none."""

from __future__ import annotations

from engine.core.technique import Metric

ATTRIBUTE_METRICS = (
    Metric(
        "attribute_distance",
        "Attributes, off by",
        "How far the shares of an attribute's values in a class are from the true ones: 0 the same, 1 "
        "nothing in common (total variation); a mean over attributes and released cases.",
        "utility",
        better="lower",
    ),
    Metric(
        "attributes_own",
        "Values by their own class",
        "Share of the released values that were drawn from a histogram of their own class.",
        "utility",
        better="higher",
        proven=True,
    ),
    Metric(
        "attributes_pooled",
        "… by small classes together",
        "Share of the values that were drawn from the histogram that all small classes share.",
        "utility",
        proven=True,
    ),
    Metric(
        "attributes_none",
        "… of which nothing is told",
        "Share of the values of which noise left nothing: they are (other).",
        "utility",
        better="lower",
        proven=True,
    ),
)
