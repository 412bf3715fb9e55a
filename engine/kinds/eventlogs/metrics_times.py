"""What the figures of released durations mean; without durations there are none."""

from __future__ import annotations

from engine.core.technique import Metric

TIME_METRICS = (
    Metric(
        "step_distance",
        "Durations of steps, off by",
        "How far released durations of a step are from the true ones, in decades: 0.3 is a factor of two.",
        "utility",
        better="lower",
    ),
    Metric(
        "step_distance_flat",
        "… if nothing were known",
        "The same if all bins of durations weighed the same.",
        "utility",
    ),
    Metric(
        "step_distance_bins",
        "… without noise",
        "The same if no noise were added: what bins and shared histograms cost.",
        "utility",
    ),
    Metric(
        "case_distance",
        "Durations of cases, off by",
        "The same for whole cases, from the first event to the last, in decades.",
        "utility",
        better="lower",
    ),
    Metric(
        "case_distance_flat",
        "… if nothing were known",
        "The same for whole cases if all bins of durations weighed the same.",
        "utility",
    ),
    Metric(
        "case_distance_bins",
        "… without noise",
        "The same for whole cases if no noise were added.",
        "utility",
    ),
    Metric(
        "steps_own",
        "Steps with durations of their own",
        "Share of the released cases' steps whose durations come from their own variant.",
        "utility",
        better="higher",
        proven=True,
    ),
    Metric(
        "steps_pair",
        "… shared by pairs of activities",
        "Share of the steps whose durations come from all rare variants with the same two activities.",
        "utility",
        proven=True,
    ),
    Metric(
        "steps_all",
        "… shared by all",
        "Share of the steps whose durations come from all steps of rare variants together.",
        "utility",
        better="lower",
        proven=True,
    ),
    Metric(
        "steps_flat",
        "… without any",
        "Share of the steps of which noise left nothing: their durations are made up.",
        "utility",
        better="lower",
        proven=True,
    ),
)
