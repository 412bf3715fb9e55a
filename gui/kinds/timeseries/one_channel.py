"""What is drawn of series with several channels: one of them at a time, each in its own unit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from engine.kinds.timeseries.view_types import GroupsSoFar, GroupView, SeriesOverview

Drawn = TypeVar("Drawn", SeriesOverview, GroupsSoFar, GroupView)


def one_channel(view: Drawn, channel: int) -> Drawn:
    """The part of a view that tells of this channel, its times without the channel's name."""
    if len(view.channels) == 1:
        return view
    each = len(view.times) // len(view.channels)
    mine = slice(channel * each, (channel + 1) * each)
    names = tuple(time.removeprefix(f"{view.channels[channel]} ") for time in view.times[mine])
    changes: dict[str, Any] = {"times": names}
    for name in ("bands", "series", "low", "high", "members", "steps", "curve"):
        if getattr(view, name, None) is not None:
            changes[name] = getattr(view, name)[..., mine]
    if isinstance(view, GroupView):
        changes["channel"] = channel
    return replace(view, **changes)
