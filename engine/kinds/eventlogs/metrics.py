"""What the numbers of a released log, and of any pair of logs, mean."""

from __future__ import annotations

from dataclasses import replace

from engine.core.technique import Metric

METRICS = (
    Metric(
        "similarity",
        "Log similarity",
        "1: the same distribution of variants; 0: nothing in common. Equal variants are matched first.",
        "utility",
        better="higher",
        headline=True,
    ),
    Metric(
        "difference",
        "Log difference",
        "How many activities must be changed, added or removed to turn one log into the other.",
        "utility",
        better="lower",
        digits=0,
        headline=True,
    ),
    Metric(
        "variants",
        "Variants released",
        "Different sequences of activities in the release.",
        "utility",
        digits=0,
        proven=True,
    ),
    Metric("cases", "Cases released", "The sum of the noisy counts.", "utility", digits=0, proven=True),
    Metric(
        "variants_lost",
        "Variants lost",
        "Share of the original variants that the release does not hold.",
        "utility",
        better="lower",
    ),
    Metric(
        "cases_covered",
        "Cases covered",
        "Share of the original cases whose variant is released.",
        "utility",
        better="higher",
        headline=True,
    ),
    Metric(
        "difference_per_case",
        "Difference per case",
        "Log difference divided by the number of original cases.",
        "utility",
        better="lower",
    ),
    Metric(
        "difference_per_event",
        "Difference per event",
        "Log difference divided by the number of original events.",
        "utility",
        better="lower",
    ),
    Metric(
        "difference_edits", "… by edits", "Activities changed inside cases that stay.", "utility", digits=0
    ),
    Metric("difference_added", "… by added cases", "Activities of whole cases added.", "utility", digits=0),
    Metric(
        "difference_removed", "… by removed cases", "Activities of whole cases removed.", "utility", digits=0
    ),
    Metric(
        "residual_mass",
        "Residual mass",
        "Share of the cases left over after equal variants were matched.",
        "utility",
        better="lower",
    ),
    Metric(
        "residual_distance",
        "Residual distance",
        "How far the left-over cases are from each other: 0 the same, 1 nothing in common.",
        "utility",
        better="lower",
    ),
    Metric(
        "plain_similarity",
        "Plain similarity",
        "The same without matching equal variants first (earth mover's distance).",
        "utility",
        better="higher",
    ),
    Metric(
        "similarity_renormalised",
        "Similarity, renormalised (compatibility)",
        "1 minus the residual distance, as the reference program prints it; not comparable with the others.",
        "utility",
    ),
    Metric(
        "similarity_overlap_removed",
        "Similarity, absolute overlap removed (compatibility)",
        "As plain similarity, after the cases both logs have in common were taken out of both; – where one "
        "log holds the other. Absolute counts bend it: not comparable with the others.",
        "utility",
    ),
    Metric(
        "difference_reference_buffer",
        "Difference, constant buffer (compatibility)",
        "As the reference program counts: every surplus case costs the largest distance + 10.",
        "utility",
        digits=0,
    ),
    Metric(
        "epsilon_spent",
        "ε spent",
        "What the release spends for every case; for every person where a person column is set.",
        "risk",
        "guarantee",
        "lower",
        3,
        True,
        proven=True,
    ),
    Metric(
        "epsilon",
        "ε per case",
        "What the release spends for every single case.",
        "risk",
        "guarantee",
        "lower",
        proven=True,
    ),
    Metric(
        "epsilon_person",
        "ε per person",
        "What it spends for a person with as many cases as are kept; – where no person column is set.",
        "risk",
        "guarantee",
        "lower",
        proven=True,
    ),
    Metric(
        "delta_spent",
        "δ spent",
        "How likely the promise fails for a case; for a person where a person column is set.",
        "risk",
        "guarantee",
        "lower",
        8,
        proven=True,
    ),
    Metric(
        "single_case_released",
        "Single case released",
        "How likely a variant that only one case has appears in the release.",
        "risk",
        "guarantee",
        "lower",
        8,
        proven=True,
    ),
    Metric(
        "k",
        "Noise bound k",
        "Noise lies between −k and k; a variant is released when its noisy count is above k.",
        "risk",
        "guarantee",
        digits=0,
        proven=True,
    ),
    Metric(
        "unique_released",
        "Really unique cases shown",
        "Variants in this draw that a single case (or person) of the original has, whatever the counts say.",
        "risk",
        better="lower",
        digits=0,
        headline=True,
        confidential=True,
    ),
    Metric(
        "unique_expected",
        "… on average",
        "How many of them a release with these parameters shows on average.",
        "risk",
        better="lower",
        digits=4,
        confidential=True,
    ),
    Metric(
        "group_expected",
        "Smallest group",
        "In 19 of 20 releases every variant stands for at least so many cases (or persons) of the original.",
        "risk",
        better="higher",
        digits=0,
        confidential=True,
    ),
    Metric(
        "unique_cases",
        "Unique cases",
        "Share of the cases whose variant nobody shares, in the original and among the cases of the original "
        "whose variant is released.",
        "risk",
        better="lower",
    ),
    Metric(
        "case_disclosure_average",
        "Case disclosure, average case",
        "Chance to single out a case when three of its activities (fewer where no case has three) are known "
        "in order, for an average case: before, after. After: among the cases of the original whose variant "
        "is released.",
        "risk",
        better="lower",
        headline=True,
    ),
    Metric(
        "case_disclosure",
        "Case disclosure, average knowledge",
        "The same as a mean over all triples of activities that occur: what hardly any case has weighs as "
        "much as what all have.",
        "risk",
        better="lower",
    ),
    Metric(
        "trace_disclosure",
        "Trace disclosure",
        "How much of the whole variant three known activities give away, as a mean over all triples that "
        "occur: before, after.",
        "risk",
        better="lower",
    ),
)

# Against the log as it was in the file: what was lost in all, recoding included.
RAW_METRICS = (
    Metric(
        "similarity_raw",
        "Log similarity to the file",
        "The same against the log as it was before recoding: what was lost in all.",
        "utility",
        better="higher",
    ),
    Metric(
        "difference_raw",
        "Log difference to the file",
        "The same against the log as it was before recoding: what was lost in all.",
        "utility",
        better="lower",
        digits=0,
    ),
    Metric(
        "case_disclosure_raw",
        "Case disclosure in the file",
        "Chance to single out an average case of the log as it was before recoding, by the same knowledge.",
        "risk",
        confidential=True,
    ),
)

# Of two files nobody knows which cases of one stand behind the other: each is counted by itself.
_OF_PAIRS = {
    "unique_cases": "Share of the cases whose variant nobody shares, in each of the two logs.",
    "case_disclosure_average": "Chance to single out a case when three of its activities (fewer where no "
    "case has three) are known in order, for an average case of each of the two logs.",
    "trace_disclosure": "How much of the whole variant three known activities give away, as a mean over all "
    "triples that occur, in each of the two logs.",
}
PAIR_METRICS = tuple(
    replace(one, meaning=_OF_PAIRS.get(one.key, one.meaning), proven=False) for one in METRICS
)
