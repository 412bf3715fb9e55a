"""From a file to a release and back: the verifier finds what was spoiled, figures and gate say what is so."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from engine.core import params
from engine.core.json_values import plain
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.kinds.tables import kind as tables
from engine.kinds.tables.data import Column, Table, load_table
from engine.kinds.tables.export import write_order, write_table
from engine.kinds.tables.gate import gate
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap
from engine.kinds.tables.promise import promise
from engine.kinds.tables.verify import verify_release

SAMPLE = "resources/samples/residents.csv"
POLICY = Policy()
ROLES = {
    "id": ("name",), "quasi": ("age", "region", "education"), "sensitive": ("chronic illness",),
    "protect": ("income", "tax"), "drop": (),
}  # fmt: skip
CHAIN = {
    "steps": [
        {"technique": "tables.discretise", "columns": ["age", "education"], "params": {"classes": 5}},
        {"technique": "tables.perturb", "columns": ["income", "tax"], "params": {"level_share": 0.2}},
        {"technique": "tables.swap", "columns": ["region"], "params": {"window": 0.4}},
    ]
}


@pytest.fixture(scope="module")
def residents():
    from pathlib import Path

    sample = Path(__file__).resolve().parents[4] / SAMPLE
    return load_table([sample], tables.KIND.Reading(), ROLES, Progress())


def released(table, values, seed=1):
    return tables.run(table, values, Randomness.from_seed(seed), Progress())


def claims_of(table, published, values, technique, folder, format_="csv"):
    """What a verifier is told, with the audit beside the release."""
    release, audit = folder / "release", folder / "audit"
    for part in (release, audit):
        part.mkdir(exist_ok=True)
    columns = write_table(published, release, format_)
    write_order(published, audit)
    done = tables.describe(table, published, values)
    told = {"done": plain(done.as_dict()), "columns": plain(columns), "format": format_}
    return {"technique": technique, "params": params.as_dict(values)} | told


def checks_of(folder, claims, data):
    return verify_release(folder / "release", claims, data)


def failures(folder, claims, data):
    return [check.name for check in checks_of(folder, claims, data) if not check.passed]


@pytest.mark.parametrize("format_", ["csv", "parquet", "xlsx"])
@pytest.mark.parametrize(
    ("technique", "values"),
    [
        ("tables", params.build(Chain, CHAIN)),
        ("tables.discretise", params.build(Discretise, {"columns": "age,income,region", "output": "mean"})),
        ("tables.discretise", params.build(Discretise, {"columns": "age,income", "output": "number"})),
        ("tables.discretise", params.build(Discretise, {"columns": "age,tax", "method": "width"})),
        (
            "tables.perturb",
            params.build(Perturb, {"columns": "income,age", "alpha": 12.5, "rounding": "yes"}),
        ),
        (
            "tables.perturb",
            params.build(Perturb, {"columns": "income,tax", "level": 5000, "correlated": "yes"}),
        ),
        ("tables.perturb", params.build(Perturb, {"columns": "tax", "sigma": 300, "low": 0, "clip": "yes"})),
        ("tables.swap", params.build(Swap, {"columns": "income,region", "window": 0.2})),
        (
            "tables.swap",
            params.build(Swap, {"columns": "income,region", "method": "random", "together": "yes"}),
        ),
    ],
)
def test_what_is_released_verifies(residents, technique, values, format_, tmp_path):
    published = released(residents, values)
    claims = claims_of(residents, published, values, technique, tmp_path, format_)
    checks = checks_of(tmp_path, claims, residents)
    assert [check for check in checks if not check.passed] == []
    assert len(checks) >= len(published.table.columns)
    assert all(check.passed for check in checks_of(tmp_path, claims, None))
    (tmp_path / "audit" / "order.npy").unlink()
    assert failures(tmp_path, claims, residents) == []


def spoil(published, name, change):
    columns = tuple(
        replace(c, values=change(c.values.copy())) if c.name == name else c for c in published.table.columns
    )
    return replace(published, table=Table(columns, published.table.roles))


@pytest.mark.parametrize(
    ("name", "change", "found"),
    [
        ("age", lambda v: np.where(np.arange(len(v)) < 8, v, np.maximum(v, 1)), "age: every class ≥ 10"),
        ("age", lambda v: np.roll(v, 1), "Rows belong together"),
        ("age", lambda v: np.where(np.arange(len(v)) < 9, 0, v), "age: same values as the original"),
        ("income", lambda v: v * 1.2, "income: noise follows its law"),
        ("income", lambda v: np.nan_to_num(v), "income: missing stays missing"),
        ("region", lambda v: np.maximum(v, 1), "region: same values as the original"),
        ("region", lambda v: v[::-1].copy(), "region: moved at most 800 ranks"),
        ("hours", lambda v: v + 1, "hours: same values as the original"),
        ("hours", lambda v: np.roll(v, 1), "Rows belong together"),
    ],
)
def test_a_spoiled_column_is_found(residents, name, change, found, tmp_path):
    values = params.build(Chain, CHAIN)
    published = spoil(released(residents, values), name, change)
    claims = claims_of(residents, published, values, "tables", tmp_path)
    assert found in failures(tmp_path, claims, residents)


def test_noise_beyond_its_bounds_and_another_law_are_found(residents, tmp_path):
    values = params.build(Perturb, {"columns": "age", "alpha": 5})
    published = released(residents, values)
    claims = claims_of(residents, published, values, "tables.perturb", tmp_path)
    claims["params"]["alpha"] = 4.0
    assert failures(tmp_path, claims, residents) == ["Columns as the parameters ask"]
    claims["columns"]["age"]["steps"][0]["alpha"] = 4.0
    assert failures(tmp_path, claims, residents) == ["What leaves"]
    part = next(part for part in claims["done"]["leaving"] if part["name"] == "age")
    part["how"] = "uniform noise, α = 4"
    assert "age: noise within ±α" in failures(tmp_path, claims, residents)
    sigma = 5 / 3**0.5
    claims["params"] |= {"alpha": None, "sigma": sigma}
    claims["columns"]["age"]["steps"] = [
        {"step": "perturb", "noise": "normal", "sigma": sigma, "decimals": 0}
    ]
    part["how"] = f"normal noise, σ = {sigma:g}"
    assert failures(tmp_path, claims, residents) == ["age: noise follows its law"]


def test_rounded_noise_follows_its_law_and_raw_values_do_not(residents, tmp_path):
    """The law is met within chance by honest noise of any strength, and by no column that was left alone."""
    for place, (shape, scale) in enumerate((n, s) for n in ("sigma", "alpha") for s in (1.2, 1.7, 4.7, 30.0)):
        values = params.build(Perturb, {"columns": "age", shape: scale})
        published = released(residents, values, seed=place)
        claims = claims_of(residents, published, values, "tables.perturb", tmp_path)
        assert failures(tmp_path, claims, residents) == []
        raw = replace(published, table=Table((*residents.columns[1:],), published.table.roles))
        claims = claims_of(residents, raw, values, "tables.perturb", tmp_path)
        assert "age: noise follows its law" in failures(tmp_path, claims, residents)


def test_an_identifier_is_found_by_name_and_by_value(residents, tmp_path):
    values = params.build(Swap, {"columns": "region"})
    careless = Table(residents.columns, {})
    published = released(careless, values)
    claims = claims_of(careless, published, values, "tables.swap", tmp_path)
    assert "No identifier" in failures(tmp_path, claims, residents)
    columns = tuple(replace(c, name="who") if c.name == "name" else c for c in residents.columns)
    renamed = Table((*columns, residents.by_name["name"]), {"id": ("name",)})
    claims = claims_of(renamed, released(renamed, values), values, "tables.swap", tmp_path)
    assert "No identifier" in failures(tmp_path, claims, renamed)


def test_overlapping_and_broken_intervals_are_found(residents, tmp_path):
    values = params.build(Discretise, {"columns": "age", "classes": 3})
    published = released(residents, values)
    for labels, found in (
        (("(..40]", "(35..55]", "(55..)"), "age: intervals are disjoint"),
        (("[0-35]", "(35..55]", "(55..)"), "age: intervals are well formed"),
    ):
        columns = tuple(replace(c, labels=labels) if c.name == "age" else c for c in published.table.columns)
        spoiled = replace(published, table=Table(columns))
        claims = claims_of(residents, spoiled, values, "tables.discretise", tmp_path)
        assert found in failures(tmp_path, claims, None)


def test_the_verifier_shares_no_code_with_the_algorithms():
    import ast
    from pathlib import Path

    room = Path(tables.__file__).parent
    allowed = {"released_file", "verify_claims", "verify_columns", "verify_original", "said"}
    for name in ("verify", *allowed):
        for node in ast.walk(ast.parse((room / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.kinds.tables"):
                assert node.module.rpartition(".")[2] in allowed


def test_formulas_are_made_harmless_and_swapping_them_still_verifies(tmp_path):
    labels = ("+49", "-5", "=1+1", "@x", "plain")
    table = Table(
        (
            Column("=note", np.arange(50, dtype=np.int32) % 5, labels),
            Column("x", np.arange(50.0), None, 0),
        ),
        {"id": (), "drop": ()},
    )
    values = params.build(Swap, {"columns": "=note"})
    claims = claims_of(table, released(table, values), values, "tables.swap", tmp_path)
    text = (tmp_path / "release" / "data.csv").read_text(encoding="utf-8")
    assert not any(
        cell.strip('"')[:1] in "=+@" for line in text.splitlines() for cell in line.split(",") if cell
    )
    assert failures(tmp_path, claims, table) == []


# ── figures and gate ──────────────────────────────────────────────────────────────────────────


def measured(table, values, seed=1):
    return tables.measure(
        table, released(table, values, seed), values, Randomness.from_seed(seed), Progress()
    )


def states(table, values):
    found = measured(table, values)
    return {item.name: item.state for item in gate(values, found, POLICY)}, found


@pytest.fixture(scope="module")
def ten_columns():
    random = np.random.default_rng(3)
    x = random.normal(size=(3_000, 1)) * 10 + random.normal(size=(3_000, 10)) * 0.5
    return Table(tuple(Column(f"c{j}", x[:, j]) for j in range(10)), {})


def test_ten_correlated_columns_turn_the_gate_amber(ten_columns):
    gate_states, found = states(ten_columns, params.build(Perturb, {"sigma": 5}))
    assert found.risk["privacy_level_spectral"] < 0.6 * found.risk["privacy_level"]
    assert gate_states["Spectral filtering"] == "amber"
    correlated, _ = states(ten_columns, params.build(Perturb, {"sigma": 5, "correlated": "yes"}))
    assert correlated["Spectral filtering"] == "green"


def test_one_column_keeps_its_claim(residents):
    one = Table((residents.by_name["tax"], residents.by_name["region"]), {})
    gate_states, found = states(one, params.build(Perturb, {"columns": "tax", "level": 100}))
    assert found.risk["privacy_level"] == pytest.approx(100)
    assert found.risk["privacy_level_spectral"] == pytest.approx(100, rel=0.1)
    assert found.risk["privacy_level_posterior"] == pytest.approx(100, rel=0.1)
    assert gate_states["Spectral filtering"] == "green"


def test_large_levels_are_written_in_full(residents):
    one = Table((residents.by_name["income"], residents.by_name["region"]), {})
    values = params.build(Perturb, {"columns": "income", "level": 20_000})
    found = measured(one, values)
    details = {item.name: item.detail for item in gate(values, found, POLICY)}
    assert "claimed privacy level 20\u202f000, filtering noise out leaves" in details["Spectral filtering"]


def test_figures_of_a_chain(residents):
    found = measured(residents, params.build(Chain, CHAIN))
    assert set(found.utility["columns"]) == {c.name for c in residents.columns} - {"name"}
    assert found.utility["columns"]["region"]["label_distance"] == 0
    assert found.utility["columns"]["hours"]["changed"] == 0
    assert 0 < found.utility["columns"]["income"]["ks"] < 0.1
    assert found.risk["k_achieved"] >= 1 and found.risk["uniques"] >= 0
    assert 0 <= found.risk["linkage"] <= 1
    assert found.risk["columns"].keys() == {"income", "tax"}
    for metric in tables.METRICS:
        assert metric.key in getattr(found, metric.group)


def test_k_counts_rows_that_share_all_quasi_identifiers(residents):
    from collections import Counter

    values = params.build(Discretise, {"columns": "age,region,education", "classes": 3})
    residents = Table(residents.columns, {**ROLES, "drop": ("hours", "income", "tax")})
    published = released(residents, values)
    found = tables.measure(residents, published, values, Randomness.from_seed(1), Progress())
    rows = zip(*(published.table.by_name[n].values.tolist() for n in ROLES["quasi"]), strict=True)
    assert found.risk["k_achieved"] == min(Counter(rows).values())


def test_what_is_left_open_is_said(residents):
    careless = Table(residents.columns, {**ROLES, "id": (), "quasi": ()})
    gate_states, found = states(careless, params.build(Perturb, {"columns": "income"}))
    assert any(finding["state"] == "red" for finding in found.risk["identifiers"])
    assert gate_states["Columns to protect"] == "amber"
    assert gate_states["Quasi-identifiers"] == "amber"
    assert any("quasi-identifier" in warning for warning in found.warnings)


def test_the_order_of_a_sorted_file_is_gone(tmp_path):
    """Sorted by a withheld name: the place of a row in the release tells nothing of it."""
    r = np.random.default_rng(1)
    wage = r.normal(50, 9, 500).round(2)
    table = Table((Column("wage", wage), Column("place", np.arange(500.0), None, 0)), {"drop": ("place",)})
    values = params.build(Swap, {"columns": "wage", "method": "random"})
    shuffled = r.permutation(500)
    files = []
    for one in (table, Table(tuple(c.take(shuffled) for c in table.columns), table.roles)):
        write_table(released(one, values), tmp_path, "csv")
        files.append((tmp_path / "data.csv").read_bytes())
    assert files[0] == files[1]
    cells = [float(line) for line in files[0].decode().split()[1:]]
    assert cells == sorted(wage)


def test_one_valued_classes_need_a_reason():
    table = Table((Column("flag", np.array([0.0] * 90 + [1.0] * 10), None, 0),), {})
    assert states(table, params.build(Discretise, {"columns": "flag"}))[0]["One-valued classes"] == "amber"


def test_every_promise_is_called_a_heuristic():
    for technique in tables.KIND.techniques:
        said = promise(technique.Params(), None)
        assert said.nature == "heuristic" and re.search("no(t a)? guarantee", said.limits.lower())


def test_what_is_not_protected_speaks_of_noise_only_where_there_is_some():
    """The default chain on a file with nothing to protect: its second step does nothing."""

    def made(*noisy):
        steps = [{"step": "discretise", "columns": ["age"]}, {"step": "perturb", "columns": list(noisy)}]
        return promise(Chain(), Done((), {"steps": steps}))

    assert "Noise" not in made().limits and "noise" not in made().words
    assert "Noise" in made("income").limits and "income: normal noise" in made("income").words
