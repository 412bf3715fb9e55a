"""Round numbers along a short axis."""

from __future__ import annotations

import numpy as np

from gui.base.i18n import numeral


def few_ticks(low: float, high: float, most: int = 4) -> list[tuple[float, str]]:
    """At most so many round numbers between two ends, thousands as k."""
    rough = (high - low) / most
    unit = 10.0 ** np.floor(np.log10(rough)) if rough > 0 else 1.0
    step = next(unit * m for m in (1, 2, 5, 10) if unit * m >= rough) if rough > 0 else 1.0
    places = step * np.arange(np.ceil(low / step), np.floor(high / step) + 1) + 0.0  # no -0
    return [(float(at), f"{numeral(at / 1000)}k" if step >= 1000 and at else numeral(at)) for at in places]
