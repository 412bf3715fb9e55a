"""Steps on whole tables: what comes out, in which order, and one clear line for what cannot be done."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import InputError, ParameterError, SfumatoError
from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.changes import NoiseChange
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.discretise import interval_labels
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap
from engine.kinds.tables.params_dates import Dates
from engine.kinds.tables.run import run

ROWS = 400


@pytest.fixture
def table():
    random = np.random.default_rng(1)
    income = np.round(random.lognormal(10, 0.5, ROWS), -1)
    income[7] = np.nan
    region = random.integers(0, 5, ROWS).astype(np.int32)
    region[region == 4] = np.where(random.random((region == 4).sum()) < 0.05, 4, 0)
    return Table(
        (
            TableColumn(
                "name", np.arange(ROWS, dtype=np.int32), tuple(f"person {i:03}" for i in range(ROWS))
            ),
            TableColumn("age", random.integers(18, 90, ROWS).astype(float), None, 0),
            TableColumn("income", income, None, 0),
            TableColumn("region", region, ("east", "north", "south", "west", "zoo")),
            TableColumn("empty", np.full(ROWS, np.nan), None, 0),
        ),
        {"id": ("name",), "quasi": ("age", "region"), "protect": ("income",)},
    )


def chain(table, values, seed=1):
    return run(table, values, Randomness.from_seed(seed), Progress())


def made(Params, **values):
    return params.build(Params, values)


def chained(*steps):
    return made(Chain, steps=[{"technique": t, "columns": c, "params": p} for t, c, p in steps])


def test_42213_between_35000_and_55000():
    assert interval_labels(np.array([35_000.0, 55_000.0]), 0) == ("(..35000]", "(35000..55000]", "(55000..)")


def test_classes_noise_and_swap_in_one_chain(table):
    out = chain(
        table,
        chained(
            ("tables.discretise", ["age"], {"classes": 5, "min_count": 10}),
            ("tables.perturb", ["income"], {"level_share": 0.2}),
            ("tables.swap", ["region"], {}),
        ),
    )
    assert [c.name for c in out.table.columns] == ["age", "income", "region", "empty"]
    age, income, region = (out.table.by_name[n] for n in ("age", "income", "region"))
    assert set(age.labels) and all(label.startswith("(") for label in age.labels)
    assert np.isnan(income.values[7]) and np.isnan(income.values).sum() == 1
    assert np.array_equal(np.sort(region.values), np.sort(table.by_name["region"].values))
    (law,) = out.noise_changes()
    assert law.law.scale * 2 * 1.959964 == pytest.approx(0.2 * np.ptp(income_of(table)), rel=0.01)


def income_of(table):
    values = table.by_name["income"].values
    return values[~np.isnan(values)]


def test_steps_run_in_order_on_the_same_column(table):
    out = chain(
        table, chained(("discretise", ["income"], {"output": "mean"}), ("perturb", ["income"], {"sigma": 5}))
    )
    assert [type(change).__name__ for change in out.changes] == ["ClassChange", "NoiseChange"]
    with pytest.raises(ParameterError, match="income was put into classes by an earlier step"):
        chain(table, chained(("discretise", ["income"], {}), ("perturb", ["income"], {"sigma": 5})))


def test_a_step_switched_off_does_nothing(table):
    steps = [
        {"technique": "tables.discretise", "columns": ["age"], "params": {}, "off": True},
        {"technique": "tables.swap", "columns": ["region"], "params": {}},
    ]
    values = made(Chain, steps=steps)
    assert {change.column for change in chain(table, values).changes} == {"region"}
    assert params.as_dict(values)["steps"][0]["off"] is True
    with pytest.raises(ParameterError, match="switched off"):
        made(Chain, steps=[steps[0]])


def test_a_chain_survives_being_written_down(table):
    values = chained(
        ("tables.perturb", ["income"], {"alpha": 10}),
        ("tables.swap", ["age", "region"], {"method": "random"}),
    )
    assert params.build(Chain, params.as_dict(values)) == values
    assert hash(values) == hash(params.build(Chain, params.as_dict(values)))


def test_defaults_follow_the_roles(table):
    out = chain(table, Chain())
    assert [(type(c).__name__, c.column) for c in out.changes] == [
        ("ClassChange", "age"), ("ClassChange", "region"), ("NoiseChange", "income"),
    ]  # fmt: skip
    noise_changes = out.changes[-1]
    assert isinstance(noise_changes, NoiseChange)
    assert noise_changes.law.shape == "normal"
    assert noise_changes.law.scale == pytest.approx(np.nanstd(income_of(table)) / 4, rel=0.01)


def test_rare_categories_are_merged(table):
    column = chain(table, made(Discretise, columns="region", min_count=10)).table.by_name["region"]
    assert "zoo" not in column.labels and "(other)" in column.labels
    assert np.bincount(column.values).min() >= 10


def test_missing_values_are_a_class_and_never_a_small_one(table):
    """One empty income among 400, and later 30 of them."""
    few = chain(table, made(Discretise, columns="income", min_count=10))
    assert not few.table.by_name["income"].missing.any() and few.changes[0].filled
    assert np.bincount(few.table.by_name["income"].values).tolist() == few.changes[0].sizes.tolist()
    values = table.by_name["income"].values.copy()
    values[:30] = np.nan
    many = Table((TableColumn("income", values, None, 0),), {})
    out = chain(many, made(Discretise, columns="income", min_count=10, output="mean"))
    assert out.table.by_name["income"].missing.sum() == 30 and not out.changes[0].filled


def test_few_missing_categories_go_into_other():
    codes = np.array([0] * 60 + [1] * 60 + [-1] * 4, np.int32)
    table = Table((TableColumn("town", codes, ("a", "b")),), {})
    out = chain(table, made(Discretise, columns="town", min_count=10))
    assert out.table.by_name["town"].labels == ("(other)", "b")
    assert np.bincount(out.table.by_name["town"].values).min() >= 10
    kept = Table((TableColumn("town", np.append(codes, [-1] * 10).astype(np.int32), ("a", "b")),), {})
    assert (
        chain(kept, made(Discretise, columns="town", min_count=10)).table.by_name["town"].missing.sum() == 14
    )


def test_the_default_chain_runs_on_a_file_of_numbers_only():
    r = np.random.default_rng(5)
    columns = tuple(TableColumn(f"N{j}", r.normal(100, 9, 300).round(), None, 0) for j in range(4))
    for roles in ({}, {"protect": ("N0", "N1", "N2", "N3")}, {"quasi": ("N0",), "protect": ("N1",)}):
        done = {change.column for change in chain(Table(columns, roles), Chain()).changes}
        assert done == ({"N0", "N1"} if len(roles) == 2 else {"N0", "N1", "N2", "N3"})


def test_classes_alone_take_numbers_to_protect_where_there_is_nothing_else():
    r = np.random.default_rng(5)
    columns = tuple(TableColumn(f"N{j}", r.normal(100, 9, 300).round(), None, 0) for j in range(3))
    table = Table(columns, {"protect": ("N0", "N1", "N2"), "quasi": ()})
    assert {change.column for change in chain(table, Discretise()).changes} == {"N0", "N1", "N2"}
    assert {type(change).__name__ for change in chain(table, Chain()).changes} == {"NoiseChange"}


def test_the_remedy_never_names_the_column_that_was_refused(table):
    for values in (
        chained(("discretise", ["income"], {}), ("perturb", ["income"], {"sigma": 5})),
        made(Perturb, columns="region"),
    ):
        with pytest.raises(ParameterError) as caught:
            chain(table, values)
        refused = "income" if "income" in caught.value.message else "region"
        assert refused not in caught.value.hint


def test_a_swap_that_moves_nothing_is_refused():
    constant = Table(
        (TableColumn("x", np.full(30, 4.0), None, 0), TableColumn("y", np.arange(30.0), None, 0)), {}
    )
    with pytest.raises(ParameterError, match="the swap moved nothing"):
        chain(constant, made(Swap, columns="x"))
    small = Table((TableColumn("salary", np.arange(19.0) * 1000, None, 0),), {})
    moved = chain(small, made(Swap, columns="salary")).table.by_name["salary"].values
    assert (moved != small.by_name["salary"].values).mean() > 0.5


def test_a_table_without_dates_is_told_so_and_not_asked_for_roles(table):
    with pytest.raises(ParameterError, match="no column holds dates") as caught:
        chain(table, made(Dates))
    assert "role" not in f"{caught.value.message} {caught.value.hint}"


def test_noise_on_whole_numbers_is_whole(table):
    noisy = chain(table, made(Perturb, columns="age", sigma=3)).table.by_name["age"]
    assert noisy.decimals == 0 and np.array_equal(noisy.values, np.round(noisy.values))


def test_class_numbers_means_and_medians(table):
    for output in ("number", "mean", "median"):
        column = chain(table, made(Discretise, columns="age", output=output)).table.by_name["age"]
        assert column.numeric
        assert np.unique(column.values, return_counts=True)[1].min() >= 10


def test_one_valued_classes_are_told():
    table = Table((TableColumn("flag", np.array([0.0] * 90 + [1.0] * 10), None, 0),))
    out = chain(table, made(Discretise, columns="flag"))
    assert out.changes[0].one_valued == 2
    assert "one single value" in out.warnings[0]
    assert out.table.by_name["flag"].labels == ("(..0.5]", "(0.5..)")


def test_alpha_chooses_uniform_noise(table):
    out = chain(table, made(Perturb, columns="age", alpha="10"))
    away = out.table.by_name["age"].values - table.by_name["age"].values
    assert np.abs(away).max() <= 10
    assert out.noise_changes()[0].claim() == {
        "step": "perturb",
        "noise": "uniform",
        "alpha": 10.0,
        "decimals": 0,
        "mirrored": 0,
    }
    loose = chain(table, made(Perturb, columns="age", alpha="10", rounding="no", natural="no"))
    assert loose.noise_changes()[0].claim() == {"step": "perturb", "noise": "uniform", "alpha": 10.0}


def test_columns_move_together(table):
    out = chain(table, made(Swap, columns="age,region", method="random", together="yes"))
    before = sorted(zip(table.by_name["age"].values, table.by_name["region"].values, strict=True))
    after = sorted(zip(out.table.by_name["age"].values, out.table.by_name["region"].values, strict=True))
    assert before == after
    assert not np.array_equal(out.table.by_name["age"].values, table.by_name["age"].values)


def test_same_seed_same_table_other_seed_another(table):
    values = made(Perturb, columns="income")
    one, two, three = (chain(table, values, seed).table.by_name["income"].values for seed in (1, 1, 2))
    assert np.array_equal(one, two, equal_nan=True)
    assert not np.array_equal(one, three, equal_nan=True)


def test_the_original_is_left_as_it_was(table):
    before = {c.name: c.values.copy() for c in table.columns}
    chain(
        table,
        chained(("perturb", ["income"], {}), ("swap", ["region", "age"], {}), ("discretise", ["age"], {})),
    )
    assert all(np.array_equal(before[c.name], c.values, equal_nan=c.numeric) for c in table.columns)


def test_reconstruction_is_shown_live(table):
    class Watcher(Listener):
        def __init__(self):
            self.seen = []

        def snapshot(self, snapshot):
            self.seen.append(snapshot)

    watcher = Watcher()
    run(table, made(Perturb, columns="income"), Randomness.from_seed(1), Progress(watcher))
    assert watcher.seen and watcher.seen[0].column == "income"
    assert watcher.seen[0].density.sum() == pytest.approx(1)


def test_a_cancelled_run_stops(table):
    from engine.core.errors import Cancelled

    class Impatient(Listener):
        def cancelled(self):
            return True

    with pytest.raises(Cancelled):
        run(table, Chain(), Randomness.from_seed(1), Progress(Impatient()))


@pytest.mark.parametrize(
    ("Params", "values", "said"),
    [
        (Perturb, {"columns": "region"}, "column region is text: noise can be added to numbers only"),
        (Perturb, {"columns": "empty"}, "column empty holds no value at all"),
        (Discretise, {"columns": "empty"}, "column empty holds no value at all"),
        (Swap, {"columns": "empty"}, "column empty holds no value at all"),
        (Discretise, {"columns": "age", "min_count": 500}, "larger than the 400 values of column age"),
        (Perturb, {"columns": "name"}, "column name is an identifier or dropped"),
        (Perturb, {"columns": "wage"}, "there is no column 'wage'"),
        (Perturb, {"alpha": -1}, "Half-width α: -1 is not a number above 0"),
        (Perturb, {"sigma": 0}, "Standard deviation σ: 0 is not a number above 0"),
        (Perturb, {"sigma": 1, "alpha": 1}, "both say how strong the noise is"),
        (Perturb, {"sigma": 1, "noise": "uniform"}, "sigma is for normal noise"),
        (Perturb, {"confidence": 1}, "no interval of 100 % confidence"),
        (Perturb, {"alpha": 1, "correlated": "yes"}, "correlated noise is normal noise"),
        (Perturb, {"low": 5, "high": 1}, "low (5) is not below high (1)"),
        (Perturb, {"clip": "yes"}, "clipping needs to know"),
        (Swap, {"together": "yes"}, "only when partners are any row"),
        (Swap, {"window": 0}, "is not a number above 0"),
        (Chain, {"steps": "[{"}, "is not a list of steps"),
        (Chain, {"steps": [{"technique": "tables.blur"}]}, "there is no step 'tables.blur'"),
        (Chain, {"steps": [{"technique": "tables.swap", "column": ["a"]}]}, "a step has no entry 'column'"),
        (Chain, {"steps": [{"technique": "swap", "params": {"p": 3}}]}, "there is no parameter 'p' here"),
    ],
)
def test_one_clear_line(table, Params, values, said):
    with pytest.raises(SfumatoError) as caught:
        chain(table, params.build(Params, values))
    assert said in caught.value.one_line()
    assert "\n" not in caught.value.one_line()


def test_infinities_are_named_with_their_row():
    table = Table((TableColumn("x", np.array([1.0, np.inf, 3.0] * 10), None, 0),))
    for Params in (Perturb, Discretise, Swap):
        with pytest.raises(InputError, match="row 2, column x: 'inf' is not a finite number"):
            chain(table, made(Params, columns="x"))


def test_a_constant_column_needs_absolute_noise():
    table = Table((TableColumn("x", np.full(50, 7.0), None, 0),))
    with pytest.raises(ParameterError, match="one value in every row"):
        chain(table, made(Perturb, columns="x"))
    assert chain(table, made(Perturb, columns="x", sigma=2)).table.by_name["x"].values.std() > 1


def test_a_column_without_negative_values_is_released_without_them(table):
    out = chain(table, made(Perturb, columns="age", sigma=60))
    values = out.table.by_name["age"].values
    assert values.min() >= 0 and (values < 10).mean() > 0.05  # mirrored, not cut away
    assert out.noise_changes()[0].mirrored
    open_ended = chain(table, made(Perturb, columns="age", sigma=60, natural="no"))
    assert open_ended.table.by_name["age"].values.min() < 0


def test_a_column_with_negative_values_keeps_its_noise_as_it_is(table):
    below = replace(table.by_name["age"], values=table.by_name["age"].values - 50)
    out = chain(Table((below,), {}), made(Perturb, columns="age", sigma=60))
    assert out.table.by_name["age"].values.min() < -50
    assert "mirrored" not in out.noise_changes()[0].claim()


def test_clipping_is_possible_and_told(table):
    out = chain(table, made(Perturb, columns="age", sigma=30, low=0, high=100, clip="yes"))
    assert out.table.by_name["age"].values.min() >= 0
    assert any("clipping biases" in warning for warning in out.warnings)


def test_a_chain_that_nobody_filled_in_changes_every_column_of_a_file_of_numbers():
    """A7 of the walk through tables: it made classes of all and then asked noise of the classes."""
    numbers = np.random.default_rng(1).normal(100, 20, (2, 200)).round(1)
    table = Table(tuple(TableColumn(f"x{place}", values, None, 1) for place, values in enumerate(numbers)))
    published = run(table, Chain(), Randomness.from_seed(1), Progress()).table
    assert [column.name for column in published.columns] == ["x0", "x1"]
    assert not any(
        column.numeric and np.array_equal(column.values, values)
        for column, values in zip(published.columns, numbers, strict=True)
    )
