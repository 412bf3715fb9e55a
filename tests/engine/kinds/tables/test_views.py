"""What the window draws: every view answers, sums are right, and a million rows come out small."""

from __future__ import annotations

from dataclasses import is_dataclass
from pathlib import Path

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Chain, Columns, Perturb, Reading
from engine.kinds.tables.run import run

SAMPLE = Path(__file__).resolve().parents[4] / "resources/samples/residents.csv"
ROLES = {"id": ("name",), "quasi": ("age", "region"), "sensitive": (), "protect": ("income",), "drop": ()}
STEPS = [
    {"technique": "tables.discretise", "columns": ["age", "region"], "params": {}},
    {"technique": "tables.perturb", "columns": ["income", "tax"], "params": {}},
]


@pytest.fixture(scope="module")
def residents():
    return load([SAMPLE], Reading(), Columns(**ROLES), Progress())


@pytest.fixture(scope="module")
def published(residents):
    return run(residents, params.build(Chain, {"steps": STEPS}), Randomness.from_seed(1), Progress())


def view(which, data, published=None, **asked):
    return KIND.views[which](data, published, None, **asked)


def test_overview_before_anything_has_run(residents):
    seen = view("overview", residents)
    facts = {column.name: column for column in seen.columns}
    assert seen.rows == 2_000 and facts["name"].role == "id"
    assert facts["age"].numbers.counts.sum() == 2_000
    assert facts["income"].numbers.counts.sum() == facts["income"].present < 2_000
    assert facts["region"].labels.counts.sum() == 2_000 and facts["region"].distinct == 7
    assert not facts["name"].released and facts["age"].released and facts["age"].steps == ()


def test_overview_of_a_run_says_what_was_done(residents, published):
    steps = {column.name: column.steps for column in view("overview", residents, published).columns}
    assert steps["income"] == ("perturb",) and steps["age"] == ("discretise",) and steps["hours"] == ()


def test_a_noisy_column_before_after_and_reconstructed(residents, published):
    seen = view("column", residents, published, name="income")
    assert seen.original.sum() == seen.after.sum() == residents.by_name["income"].present
    assert seen.noise.counts.sum() == pytest.approx(residents.by_name["income"].present)
    assert seen.noise.privacy_level > seen.noise.posterior_level > 0
    widths = seen.noise.high - seen.noise.low
    assert len(seen.noise.at) == len(widths) and (widths > 0).all()
    assert widths.min() <= seen.noise.posterior_level <= widths.max()


def test_a_column_in_classes_and_one_of_categories(residents, published):
    age = view("column", residents, published, name="age")
    assert sum(age.classes.published.counts) == 2_000
    counted = np.histogram(residents.by_name["age"].values, bins=age.classes.edges)[0]
    assert counted.tolist() == age.classes.sizes.tolist()
    region = view("column", residents, published, name="region")
    assert region.original.sum() == region.after.sum() == 2_000
    at = region.labels.index("(other)")
    rare = [n for label, n in zip(region.labels, region.original, strict=True) if 0 < n < 10]
    assert region.original[at] == 0 and region.after[at] >= sum(rare) > 0
    assert view("column", residents, name="region").original.sum() == 2_000


def test_a_column_that_is_not_there(residents):
    with pytest.raises(ParameterError, match="no column 'wage'"):
        view("column", residents, name="wage")


def test_reconstruction_by_iteration_comes_closer_than_the_release(residents, published):
    seen = view("reconstruction", residents, published, name="income")
    assert seen.estimates.shape == (len(seen.iterations), len(seen.edges) - 1)
    assert seen.errors[0] > seen.errors[-1]
    assert seen.estimates.sum(axis=1) == pytest.approx(1)
    longer = view("reconstruction", residents, published, name="income", rule="iterations")
    assert len(longer.errors) == 501 and len(longer.estimates) <= 80


def test_whole_numbers_make_no_comb_on_the_grid_of_the_reconstruction():
    even = np.tile(np.arange(100.0), 30)
    table = Table((TableColumn("a", even, None, 0),), {})
    out = run(table, Perturb(columns=("a",)), Randomness.from_seed(1), Progress())
    seen = view("reconstruction", table, out, name="a")
    inside = (seen.edges[:-1] > 0) & (seen.edges[1:] < 99)
    shares = seen.original[inside]
    assert seen.original.sum() == pytest.approx(1, abs=1e-9)
    assert shares == pytest.approx(np.full(len(shares), np.diff(seen.edges)[0] / 100))


def test_correlations_and_their_difference(residents, published):
    seen = view("correlation", residents, published)
    assert seen.names == ("age", "hours", "income", "tax")
    assert seen.difference == pytest.approx(seen.after - seen.before)
    assert np.diag(seen.before) == pytest.approx(1)


def test_scatter_counts_and_points_of_the_same_rows(residents, published):
    seen = view("scatter", residents, published, columns=["income", "tax"])
    image = [images[0, 1] for images in (seen.images_before, seen.images_after)]
    both = residents.by_name["income"].values + residents.by_name["tax"].values
    assert image[0].sum() == image[1].sum() == np.isfinite(both).sum()
    assert seen.before.shape == seen.after.shape == (2_000, 2)


def test_linkage_distances_and_class_sizes(residents, published):
    seen = view("linkage", residents, published)
    assert 0 <= seen.share <= 1 and len(seen.own) == len(seen.nearest) == 50
    risk = view("risk", residents, published)
    assert risk.before.rows.sum() == risk.after.rows.sum() == 2_000
    assert risk.after.uniques <= risk.before.uniques


def test_noise_and_level_whichever_is_given(residents):
    (given,) = view("noise", residents, values={"columns": ["income"], "level": 10_000}).levels
    (back,) = view("noise", residents, values={"columns": ["income"], "sigma": given.scale}).levels
    assert given.column == "income" and back.level == pytest.approx(10_000)
    (share,) = view("noise", residents, values={"columns": ["income"], "level_share": 0.2}).levels
    assert share.level_share == pytest.approx(0.2, rel=0.01)


def test_a_chain_is_previewed_on_a_sample():
    random = np.random.default_rng(1)
    table = Table(
        (TableColumn("a", random.normal(size=90_000)), TableColumn("b", random.normal(size=90_000))), {}
    )
    seen = view(
        "step_preview", table, steps=[{"technique": "tables.perturb", "columns": ["a"], "params": {}}]
    )
    assert seen.rows == 20_000 and seen.sampled
    assert [column.name for column in seen.columns] == ["a"]
    assert seen.columns[0].after.sum() == 20_000
    other = view("step_preview", table, steps=[{"technique": "tables.swap", "columns": ["b"]}], name="a")
    assert [column.name for column in other.columns] == ["a"]
    assert other.columns[0].after.tolist() == other.columns[0].original.tolist()


def test_a_preview_of_what_cannot_be_done_says_so(residents):
    seen = view(
        "step_preview",
        residents,
        steps=[{"technique": "tables.perturb", "columns": ["region"], "params": {}}],
    )
    assert "region is text" in seen.error and seen.columns == ()


def test_without_columns_the_noise_is_told_of_the_columns_to_protect(residents):
    assert [level.column for level in view("noise", residents, values={}).levels] == ["income"]


def size_of(value):
    if isinstance(value, np.ndarray):
        return value.nbytes
    if is_dataclass(value):
        value = vars(value)
    if isinstance(value, dict):
        return sum(map(size_of, value.values()))
    return sum(map(size_of, value)) if isinstance(value, list | tuple) else 8


def test_views_stay_small_for_many_rows():
    random = np.random.default_rng(1)
    table = Table(tuple(TableColumn(name, random.normal(size=200_000)) for name in "abcd"), {"quasi": ()})
    out = run(table, Perturb(), Randomness.from_seed(1), Progress())
    for which, asked in (
        ("column", {"name": "a"}),
        ("scatter", {}),
        ("linkage", {}),
        ("reconstruction", {"name": "a"}),
    ):
        assert size_of(view(which, table, out, **asked)) < 1_000_000, which


def test_the_largest_value_is_always_counted():
    from engine.kinds.tables.views import _counts, _edges

    random = np.random.default_rng(3)
    for _ in range(300):
        values = random.normal(size=50) * 10 ** random.uniform(-5, 5)
        assert _counts(values, _edges([values], 60, None)).sum() == 50
