"""What the numbers of groups of k mean."""

from __future__ import annotations

from dataclasses import replace

from engine.core.technique import Metric
from engine.kinds.eventlogs.metrics import METRICS, RAW_METRICS
from engine.kinds.eventlogs.metrics_times import TIME_METRICS

_SHARED = (
    "similarity",
    "difference",
    "variants",
    "cases",
    "variants_lost",
    "difference_per_case",
    "difference_per_event",
    "difference_edits",
    "difference_added",
    "difference_removed",
    "residual_mass",
    "residual_distance",
    "plain_similarity",
    "similarity_renormalised",
    "similarity_overlap_removed",
    "difference_reference_buffer",
    "unique_cases",
    "case_disclosure_average",
    "case_disclosure",
    "trace_disclosure",
)
_OF_GROUPS = {
    "cases": "Cases in the release, each edited into a variant that at least k share.",
    "unique_cases": "Share of the cases whose variant nobody shares, in the original and in the release.",
    "case_disclosure_average": "Chance to single out a case when three of its activities (fewer where no "
    "case has three) are known in order, for an average case: in the original, in the release.",
    "case_disclosure": "The same as a mean over all triples of activities that occur: what hardly any case "
    "has weighs as much as what all have: in the original, in the release.",
    "trace_disclosure": "How much of the whole variant three known activities give away, as a mean over all "
    "triples that occur: in the original, in the release.",
}
_OF_TIMES = {
    "step_distance_bins": "The same if every step had the histogram of its own true cases: what bins cost.",
    "case_distance_bins": "The same for whole cases if every step had the histogram of its own true cases.",
    "steps_own": "Share of the released cases' steps whose durations come from their own group.",
    "steps_pair": "Share of the steps whose durations come from all groups with the same two activities.",
}
_WITHOUT_NOISE = "… by bins alone"
TIMES_OF_GROUPS = tuple(
    replace(
        one,
        meaning=_OF_TIMES.get(one.key, one.meaning),
        label=_WITHOUT_NOISE if one.key.endswith("_bins") else one.label,
    )
    for one in TIME_METRICS
    if one.key not in ("steps_all", "steps_flat")
)

GROUP_METRICS = (
    *(replace(one, meaning=_OF_GROUPS.get(one.key, one.meaning)) for one in METRICS if one.key in _SHARED),
    *RAW_METRICS,
    Metric(
        "cases_kept",
        "Cases kept",
        "Share of the cases (one a person where persons are known) that are in the release.",
        "utility",
        better="higher",
    ),
    Metric(
        "cases_unchanged",
        "Cases unchanged",
        "Share of the cases that are released as they were.",
        "utility",
        better="higher",
        headline=True,
    ),
    Metric(
        "attribute_values_kept",
        "Attribute values kept",
        "Share of the values of carried attributes that did not become (other).",
        "utility",
        better="higher",
    ),
    Metric(
        "attribute_classes_of_one_value",
        "Classes of one value",
        "Pairs of class and carried attribute in which all released cases share one value that is told: who "
        "knows the class of a case knows its value.",
        "risk",
        better="lower",
        digits=0,
    ),
    Metric(
        "smallest_group",
        "Smallest group",
        "Cases of the rarest released variant.",
        "risk",
        "guarantee",
        "higher",
        0,
        True,
        proven=True,
    ),
    Metric(
        "smallest_own",
        "Fewest real cases",
        "So many cases of the original at least really followed each released variant.",
        "risk",
        better="higher",
        digits=0,
        confidential=True,
    ),
    Metric(
        "own_single",
        "Variants of one real case",
        "Released variants that only one case of the original really followed.",
        "risk",
        better="lower",
        digits=0,
        confidential=True,
    ),
    Metric(
        "case_disclosure_set",
        "… who knows a set",
        "The same chance for an average case when which activities it holds is known, not their order: in "
        "the original, in the release.",
        "risk",
        better="lower",
    ),
    Metric(
        "case_disclosure_multiset",
        "… who knows how often",
        "The same chance when it is known how often each of them occurs: in the original, in the release.",
        "risk",
        better="lower",
    ),
    *TIMES_OF_GROUPS,
)
