from engine.core.technique import Metric

METRICS = (
    Metric("kept", "Words kept", "Share of what was said that is released.", "utility", better="higher"),
    Metric("smallest", "Smallest count", "Of a released word.", "risk", "guarantee", "higher", proven=True),
)
