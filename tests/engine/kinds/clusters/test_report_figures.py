"""The figures of the report show what is published."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters.params import Dbscan, Em, Kmeans, Sdbdc
from engine.kinds.clusters.report_figures import report_figures
from engine.kinds.clusters.run import run as run_technique


def run(sites, params):
    return run_technique(sites, params, Randomness.from_seed(2), Progress())


@pytest.mark.parametrize(
    ("params", "shape", "count"),
    [
        (Em(k=3, k_max=4, starts=2), "polygon", 3),
        (Kmeans(k=3), "circle", 3),
        (Dbscan(eps=1.2), "circle", 3),
        (Sdbdc(eps=1.2), "circle", None),
    ],
)
def test_pictures_show_what_is_published(params, shape, count, sites):
    published = run(sites, params)
    (picture,) = report_figures(published, params)
    drawn = [e for e in ElementTree.fromstring(picture.svg).iter() if e.tag == shape]
    assert len(drawn) == (len(published.result["counts"]) if count is None else count)
    assert "site" not in picture.svg


def test_small_clusters_are_not_in_the_picture(sites):
    params = Kmeans(k=3)
    published = run(sites, params)
    counts = np.asarray(published.result["counts"])
    floor = int(counts.min()) + 1
    strict = replace(published, settings={**published.settings, "min_count": floor})
    (picture,) = report_figures(strict, params)
    assert picture.svg.count("<circle") == (counts >= floor).sum() < 3
