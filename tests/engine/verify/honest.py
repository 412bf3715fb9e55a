"""Honest releases of the samples, for tests that forge them: each is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find, find_kind
from tests.signing import ReleaseOptions

Releases = Callable[[str], Path]
QUICKER = {"clusters.em": {"k_max": 5, "starts": 2}}  # the same checks in a quarter of the time


def releases(tmp_path_factory, share_utility: bool = False) -> Releases:
    """By the key of a technique: the release folder."""
    made: dict[str, Path] = {}

    def release(key: str) -> Path:
        if key not in made:
            folder = tmp_path_factory.mktemp("honest") / "out"
            sample = find(key).sample or find_kind(key).sample
            task = task_of(find(key), [SAMPLES / sample], QUICKER.get(key, {}))
            Pipeline().release(task, ReleaseOptions(str(folder), share_utility=share_utility), Progress())
            made[key] = folder / "release"
        return made[key]

    return release
