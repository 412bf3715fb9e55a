"""From a file to a release and back: the verifier finds what was spoiled."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.core import params
from engine.core.json_values import plain
from engine.core.randomness import Randomness
from engine.kinds.tables import describe, export, verify
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap
from tests.engine.kinds.tables.people import CHAIN, published_of


def claims_of(table, published, values, technique, folder, format_="csv"):
    """What a verifier is told, with the audit beside the release."""
    release, audit = folder / "release", folder / "audit"
    for part in (release, audit):
        part.mkdir(exist_ok=True)
    columns = export.export(published, values, release, format_, Randomness.from_seed(1))
    export.audit(published, audit)
    done = describe.describe(table, published, values)
    told = {"done": plain(done.as_dict()), "columns": plain(columns), "format": format_}
    return {"technique": technique, "params": params.as_dict(values)} | told


def checks_of(folder, claims, data):
    return verify.verify(folder / "release", claims, data)


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
    published = published_of(residents, values)
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
    published = spoil(published_of(residents, values), name, change)
    claims = claims_of(residents, published, values, "tables", tmp_path)
    assert found in failures(tmp_path, claims, residents)


def test_noise_beyond_its_bounds_and_another_law_are_found(residents, tmp_path):
    values = params.build(Perturb, {"columns": "age", "alpha": 5})
    published = published_of(residents, values)
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
        published = published_of(residents, values, seed=place)
        claims = claims_of(residents, published, values, "tables.perturb", tmp_path)
        assert failures(tmp_path, claims, residents) == []
        raw = replace(published, table=Table((*residents.columns[1:],), published.table.roles))
        claims = claims_of(residents, raw, values, "tables.perturb", tmp_path)
        assert "age: noise follows its law" in failures(tmp_path, claims, residents)


def test_an_identifier_is_found_by_name_and_by_value(residents, tmp_path):
    values = params.build(Swap, {"columns": "region"})
    careless = Table(residents.columns, {})
    published = published_of(careless, values)
    claims = claims_of(careless, published, values, "tables.swap", tmp_path)
    assert "No identifier" in failures(tmp_path, claims, residents)
    columns = tuple(replace(c, name="who") if c.name == "name" else c for c in residents.columns)
    renamed = Table((*columns, residents.by_name["name"]), {"id": ("name",)})
    claims = claims_of(renamed, published_of(renamed, values), values, "tables.swap", tmp_path)
    assert "No identifier" in failures(tmp_path, claims, renamed)


def test_overlapping_and_broken_intervals_are_found(residents, tmp_path):
    values = params.build(Discretise, {"columns": "age", "classes": 3})
    published = published_of(residents, values)
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

    room = Path(verify.__file__).parent
    for path in room.glob("verify*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.kinds.tables"):
                of_room = node.module == "engine.kinds.tables"
                used = [n.name for n in node.names] if of_room else [node.module.rpartition(".")[2]]
                assert all(name.startswith("verify") for name in used), path.name


def test_formulas_are_made_harmless_and_swapping_them_still_verifies(tmp_path):
    labels = ("+49", "-5", "=1+1", "@x", "plain")
    table = Table(
        (
            TableColumn("=note", np.arange(50, dtype=np.int32) % 5, labels),
            TableColumn("x", np.arange(50.0), None, 0),
        ),
        {"id": (), "drop": ()},
    )
    values = params.build(Swap, {"columns": "=note"})
    claims = claims_of(table, published_of(table, values), values, "tables.swap", tmp_path)
    text = (tmp_path / "release" / "data.csv").read_text(encoding="utf-8")
    assert not any(
        cell.strip('"')[:1] in "=+@" for line in text.splitlines() for cell in line.split(",") if cell
    )
    assert failures(tmp_path, claims, table) == []
