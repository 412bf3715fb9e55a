"""Where edges run and end, for all edges at once: arrays of pixels in, arrays of pixels out.

An edge is a quadratic Bézier curve from centre to centre, bent to the left of its way, so that i→j and
j→i part. It is cut where it leaves the source's rim and where it meets the target's rim; the tip of
its head stands exactly there. A self-loop is a cubic that leaves and meets the same rim.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

BEND = 0.14  # of the distance, to the left of the way
THINNEST, THICKER = 0.6, 5.0  # width = 0.6 + 5·√(w / w_max)
SMALLEST, LARGER = 4.0, 9.0  # radius = 4 + 9·√(s / s_max)
LOOP_OPEN = 0.45  # half the angle between the ends of a self-loop
ROUNDS = 2  # of Newton's method: distance from an end is nearly linear there, one leaves 0.0001 pixels


@dataclass(frozen=True)
class EdgeCurves:
    """Edges ready to be drawn; all but the flags and the loop's second control are edges × 2 in pixels."""

    begin: np.ndarray  # on the rim of the source
    control: np.ndarray
    second: np.ndarray  # second control of a self-loop; the same as `control` elsewhere
    end: np.ndarray  # of the line: where the head begins
    tip: np.ndarray  # of the head: on the rim of the target
    left: np.ndarray  # the two other corners of the head
    right: np.ndarray
    loop: np.ndarray  # flags
    seen: np.ndarray  # flags: long enough to be drawn between the two rims


def widths(weight: np.ndarray, most: float) -> np.ndarray:
    """0.6 + 5·√(w / w_max) pixels; `most` is one for all views that are compared."""
    return THINNEST + THICKER * np.sqrt(np.clip(np.abs(weight) / (most or 1.0), 0, 1))


def radii(strength: np.ndarray, most: float) -> np.ndarray:
    return SMALLEST + LARGER * np.sqrt(np.clip(strength / (most or 1.0), 0, 1))


def head_lengths(width: np.ndarray) -> np.ndarray:
    return 4.5 + 1.9 * width


def curves(
    points: np.ndarray,
    radius: np.ndarray,
    source: np.ndarray,
    target: np.ndarray,
    width: np.ndarray,
    directed: bool,
) -> EdgeCurves:
    """`points` are the nodes' centres, `radius` theirs, both in pixels."""
    a, b = points[source], points[target]
    away = b - a
    bend = BEND if directed else 0.0
    control = (a + b) / 2 + bend * np.column_stack([away[:, 1], -away[:, 0]])
    length = np.hypot(away[:, 0], away[:, 1])
    head = head_lengths(width) if directed else np.zeros(len(width))
    loop = source == target
    reach = radius[target] + np.minimum(head, np.maximum(length - radius[source] - radius[target], 1) * 0.6)
    # all three at once: leaving the source is meeting it on the way back
    met = _meets(
        np.concatenate([b, a, a]),
        np.concatenate([control] * 3),
        np.concatenate([a, b, b]),
        np.concatenate([radius[source], radius[target], reach]),
    )
    back, stop, neck = met.reshape(3, -1)
    start = 1 - back
    begin, tip, end = (_at(a, control, b, t) for t in (start, stop, neck))
    made = EdgeCurves(
        begin,
        _between(a, control, b, start, neck),
        control.copy(),
        end,
        tip,
        np.empty_like(tip),
        np.empty_like(tip),
        loop,
        loop | (length > radius[source] + radius[target] + 1),
    )
    if loop.any():
        _put_loops(made, np.flatnonzero(loop), points, radius, source, head)
    _put_corners(made, width)
    return made


def samples(made: EdgeCurves, edges: np.ndarray, count: int = 10) -> np.ndarray:
    """Points along the lines of some edges: edges × count × 2."""
    t = np.linspace(0, 1, count)[None, :, None]
    begin, control, end = (x[edges, None] for x in (made.begin, made.control, made.end))
    along = (1 - t) ** 2 * begin + 2 * t * (1 - t) * control + t**2 * end
    loop = made.loop[edges]
    if loop.any():
        first, second = control[loop], made.second[edges[loop], None]
        outer = (1 - t) ** 3 * begin[loop] + t**3 * end[loop]
        along[loop] = outer + 3 * t * (1 - t) ** 2 * first + 3 * t**2 * (1 - t) * second
    return along


def segments(along: np.ndarray, every: int = 1) -> np.ndarray:
    """The pieces between the points, x1 y1 x2 y2 each; every second one of a dashed line."""
    pieces = np.concatenate([along[:, :-1], along[:, 1:]], axis=2)
    return np.ascontiguousarray(pieces[:, ::every].reshape(-1, 4))


def outlines(made: EdgeCurves, edges: np.ndarray) -> np.ndarray:
    """The corners of heads: edges × 3 × 2, the tip first."""
    return np.stack([made.tip[edges], made.left[edges], made.right[edges]], axis=1)


def _at(a: np.ndarray, control: np.ndarray, b: np.ndarray, t: np.ndarray) -> np.ndarray:
    t = t[:, None]
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * control + t**2 * b


def _between(a: np.ndarray, control: np.ndarray, b: np.ndarray, t: np.ndarray, u: np.ndarray) -> np.ndarray:
    """The control point of the piece from t to u (the blossom of the curve at t and u)."""
    t, u = t[:, None], u[:, None]
    return (1 - t) * (1 - u) * a + (t * (1 - u) + u * (1 - t)) * control + t * u * b


def _meets(a: np.ndarray, control: np.ndarray, b: np.ndarray, reach: np.ndarray) -> np.ndarray:
    """The t at which the curve has come as near as `reach` to its end b, by Newton's method."""
    slope = 2 * np.hypot(*(b - control).T)  # |B'(1)|
    t = 1 - np.minimum(reach / np.maximum(slope, 1e-9), 1)
    for _ in range(ROUNDS):
        apart = _at(a, control, b, t) - b
        far = np.maximum(np.hypot(apart[:, 0], apart[:, 1]), 1e-9)
        speed = 2 * ((1 - t)[:, None] * (control - a) + t[:, None] * (b - control))
        nearing = (apart * speed).sum(axis=1) / far
        t = np.clip(t - (far - reach) / np.where(nearing < -1e-9, nearing, -1e9), 0, 1)
    return t


def _put_loops(made: EdgeCurves, at: np.ndarray, points, radius, source, head) -> None:
    """Loops stand away from the middle of the graph."""
    centre, r = points[source[at]], radius[source[at]][:, None]
    finite = points[np.isfinite(points[:, 0])]
    out = centre - finite.mean(axis=0)
    angle = np.arctan2(out[:, 1], out[:, 0])
    leave = np.column_stack([np.cos(angle - LOOP_OPEN), np.sin(angle - LOOP_OPEN)])
    back = np.column_stack([np.cos(angle + LOOP_OPEN), np.sin(angle + LOOP_OPEN)])
    far = 2.6 * r + 22
    made.begin[at], made.tip[at] = centre + r * leave, centre + r * back
    made.control[at], made.second[at] = centre + far * leave, centre + far * back
    made.end[at] = centre + (r + head[at][:, None]) * back


def _put_corners(made: EdgeCurves, width: np.ndarray) -> None:
    along = made.tip - made.end
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    across = np.column_stack([-along[:, 1], along[:, 0]]) / length
    half = np.minimum(2.2 + 0.9 * width[:, None], length * 0.62)
    made.left[:], made.right[:] = made.end + across * half, made.end - across * half
