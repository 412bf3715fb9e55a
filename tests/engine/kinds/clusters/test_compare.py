"""What is said of an original and a release of it, whoever made that."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.kinds.clusters.compare import compare

COLUMNS = ("a", "b", "c")


@pytest.fixture
def original(sites, tmp_path):
    return write(tmp_path / "original.csv", sites.pooled())


def write(path: Path, rows, header=COLUMNS):
    path.write_text(
        "\n".join([",".join(header), *(",".join(map(repr, row)) for row in rows.tolist())]) + "\n"
    )
    return path


def test_the_original_as_its_own_release_is_found_out(original, sites, tmp_path):
    same = write(tmp_path / "same.csv", sites.pooled())
    answer = compare(original, same, {}, Progress())
    assert answer["risk"] == {"equal_rows": 300, "nearest_ratio": 0.0}
    expected = {"mean_shift": 0.0, "spread_ratio": 1.0, "kolmogorov_smirnov": 0.0}
    assert answer["utility"]["columns"]["b"] == pytest.approx(expected)


def test_a_fresh_draw_is_close_but_no_copy(original, tmp_path):
    random = np.random.default_rng(99)
    group = random.integers(0, 3, 300)
    points = np.array([[0, 0, 0], [8, 0, 3], [0, 8, -3]])[group] + random.normal(size=(300, 3)) * 0.7
    answer = compare(original, write(tmp_path / "sample.csv", points), {}, Progress())
    assert answer["risk"]["equal_rows"] == 0
    assert 0.7 < answer["risk"]["nearest_ratio"] < 1.4
    assert answer["utility"]["correlation_difference"] < 0.2


def test_centroids_are_measured_against_the_rows(original, sites, tmp_path):
    points = sites.pooled()
    centres = np.column_stack([points[[0, 1]], [200, 100]])
    path = write(tmp_path / "centres.csv", centres, (*COLUMNS, "count"))
    answer = compare(original, path, {}, Progress())
    away = ((points[:, None] - points[None, [0, 1]]) ** 2).sum(axis=2).min(axis=1).sum()
    assert answer["utility"]["inertia_released"] == pytest.approx(away)
    assert answer["risk"] == {"smallest_count": 100, "equal_rows": 2}


def test_a_mixture_is_measured_by_its_likelihood(original, sites, tmp_path):
    from scipy.stats import multivariate_normal

    points = sites.pooled()
    mean, covariance = points.mean(axis=0), np.cov(points.T)
    part = {"weight": 1.0, "mean": mean.tolist(), "covariance": covariance.tolist()}
    (tmp_path / "release").mkdir()
    (tmp_path / "release" / "model.json").write_text(json.dumps({"columns": COLUMNS, "components": [part]}))
    answer = compare(original, tmp_path, {}, Progress())
    expected = multivariate_normal(mean, covariance).logpdf(points).sum()
    assert answer["utility"]["log_likelihood"] == pytest.approx(expected)
    assert answer["risk"]["smallest_nearest"] == 300


def test_what_cannot_be_compared_is_said(original, tmp_path):
    bad = tmp_path / "model.json"
    bad.write_text('{"columns": ["z"], "components": []}')
    with pytest.raises(InputError, match="no mixture over the columns a, b, c"):
        compare(original, bad, {}, Progress())
    with pytest.raises(ParameterError, match="no setting 'eps'"):
        compare(original, bad, {"eps": "1"}, Progress())
    with pytest.raises(InputError, match="no data file"):
        (tmp_path / "empty").mkdir()
        compare(original, tmp_path / "empty", {}, Progress())


def test_patterns_are_counted_again_in_the_original(tmp_path):
    rows = ["yes,red"] * 7 + ["yes,blue"] * 5 + ["no,red"] * 4
    numbers = [f"{n / 7}," + row for n, row in enumerate(rows)]
    original = tmp_path / "original.csv"
    original.write_text("\n".join(["x,smokes,colour", *numbers]) + "\n")
    told = [[["smokes", "yes"]], [["colour", "red"], ["smokes", "yes"]]]
    cells = [json.dumps(one).replace('"', '""') for one in told]
    (tmp_path / "data.csv").write_text(f'items,count,support\n"{cells[0]}",12,0.75\n"{cells[1]}",9,0.5625\n')
    answer = compare(original, tmp_path, {}, Progress())
    assert answer["utility"] == {"clusters": 2, "rows": 16, "count_error_mean": 1.0, "count_error_most": 2}
    assert answer["risk"] == {"smallest_count": 9, "smallest_true_count": 7}
