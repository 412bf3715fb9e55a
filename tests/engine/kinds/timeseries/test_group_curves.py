"""The mean or median curve of each group: rounded, inside its envelope, of k series; and forged ones."""

from __future__ import annotations

from dataclasses import replace
from decimal import ROUND_HALF_EVEN, Decimal
from pathlib import Path
from statistics import fmean, median

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.params import Naive
from engine.kinds.timeseries.promise import gate, promise
from tests.engine.kinds.timeseries.releasing import (
    NAIVE,
    TECHNIQUES,
    failures,
    person_table,
    publish,
    release,
)

SETTINGS = {"k": 5, "P": 2, "segments": 3, "curve": "mean"}


def by_series(seed=1, decimals=2):
    return replace(person_table(people=40, most=1, seed=seed, decimals=decimals), persons=None)


@given(st.integers(0, 10**6), st.sampled_from(["mean", "median"]), st.sampled_from([0, 2, 5]))
@settings(max_examples=25, deadline=None)
def test_it_is_the_rounded_mean_or_median_and_stays_inside(seed, kind, decimals):
    data = by_series(seed, decimals)
    published = publish(data, {**SETTINGS, "curve": kind})
    middle = {"mean": fmean, "median": median}[kind]
    for group, curve in enumerate(published.curve):
        members = data.values[published.group == group]
        assert len(members) >= 5
        for j, value in enumerate(curve):
            span = Decimal(published.high[:, j].max()) - Decimal(published.low[:, j].min())
            step = Decimal(10) ** (span.adjusted() - 2)
            assert published.low[group, j] <= value <= published.high[group, j]
            assert float((Decimal(value) / step).quantize(Decimal(1), ROUND_HALF_EVEN) * step) == value
            assert abs(value - middle(members[:, j].tolist())) <= float(step) / 2 * (1 + 1e-6)


def test_the_order_of_the_file_does_not_show():
    data = by_series(decimals=9)
    other = data.take(np.random.default_rng(4).permutation(len(data)), "")
    assert np.array_equal(publish(data, SETTINGS).curve, publish(other, SETTINGS).curve)


def test_no_curve_unless_it_is_asked_for(tmp_path):
    settings_ = {**SETTINGS, "curve": "none"}
    assert publish(by_series(), settings_).curve is None
    release(by_series(), settings_, tmp_path)
    assert [path.name for path in (tmp_path / "release").iterdir()] == ["data.csv"]


def test_a_curve_beside_exact_ends_is_refused():
    with pytest.raises(ParameterError, match="exact ends"):
        params.build(Naive, {"curve": "mean", "ends": "exact"})


def test_promise_and_gate_say_what_it_discloses():
    assert "work out the last" in promise(Naive(curve="mean")).limits
    assert "reading of a series in its middle" in promise(Naive(curve="median")).limits
    assert "curve of a group" not in promise(Naive()).limits
    data, chosen = by_series(), Naive(**SETTINGS)
    published = publish(data, SETTINGS)
    measured = TECHNIQUES[NAIVE].measure(data, published, chosen, Randomness.from_seed(1), Progress())
    for min_group, state in ((5, "green"), (10, "amber")):
        lines = {item.name: item for item in gate(chosen, measured, Policy(min_group=min_group))}
        assert lines["Group curves"].state == state
    assert any(
        "mean curve" in part.name for part in TECHNIQUES[NAIVE].describe(data, published, chosen).leaving
    )


# ── forgeries ─────────────────────────────────────────────────────────────────────────────────

FORMATS = ("csv", "parquet", "long.csv", "sav", "dta")


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    made = {}
    for format in FORMATS:
        folder = tmp_path_factory.mktemp("curves")
        made[format] = folder, release(by_series(), SETTINGS, folder, format)
    return made


@pytest.mark.parametrize("format", FORMATS)
def test_honest_ones_are_verified_in_every_format(honest, format):
    folder, claims = honest[format]
    assert {path.name for path in (folder / "release").iterdir()} == {f"data.{format}", f"curves.{format}"}
    assert failures(folder, claims, by_series()) == []


def lines_of(folder: Path) -> list[list[str]]:
    return [line.split(",") for line in (folder / "release/curves.csv").read_text().splitlines()]


def cell(change):
    def forge(lines: list[list[str]]) -> None:
        lines[2][3] = change(lines[2][3])

    return forge


CURVES = {
    "outside its envelope": cell(lambda value: "9990"),
    "more digits than the ends have": cell(lambda value: str(float(value) + 0.00013)),
    "another spelling": cell(lambda value: f"+{float(value)}"),
    "a nought more": cell(lambda value: f"{float(value):.4f}"),
    "no number": cell(lambda value: "Ada"),
    "not a number": cell(lambda value: "nan"),
    "infinite": cell(lambda value: "inf"),
    "an empty cell": cell(lambda value: ""),
    "a group without a curve": lambda lines: lines.pop(),
    "a curve without a group": lambda lines: lines.append([str(len(lines)), *lines[-1][1:]]),
    "a curve of one series": lambda lines: lines.insert(2, ["1", *lines[1][1:]]),
    "two curves exchanged": lambda lines: lines.__setitem__(slice(1, 3), [lines[2], lines[1]]),
    "numbers of groups exchanged": lambda lines: (lines[1].__setitem__(0, "2"), lines[2].__setitem__(0, "1")),
    "a column more": lambda lines: [line.append("1") for line in lines],
    "a column less": lambda lines: [line.pop() for line in lines],
    "other times": lambda lines: lines[0].__setitem__(1, "t9"),
    "nothing": lambda lines: lines.clear(),
}


@pytest.mark.parametrize("name", CURVES)
def test_forged_curves_fail_from_the_folder_alone(honest, tmp_path, name):
    folder, claims = honest["csv"]
    lines = lines_of(folder)
    CURVES[name](lines)
    (tmp_path / "release").mkdir()
    (tmp_path / "release/data.csv").write_bytes((folder / "release/data.csv").read_bytes())
    (tmp_path / "release/curves.csv").write_text("".join(",".join(line) + "\n" for line in lines))
    assert failures(tmp_path, claims)


def test_what_follows_the_curves_and_a_missing_file_fail(honest, tmp_path):
    for format in FORMATS:
        folder, claims = honest[format]
        target = tmp_path / format
        (target / "release").mkdir(parents=True)
        for path in (folder / "release").iterdir():
            (target / "release" / path.name).write_bytes(path.read_bytes())
        curves = target / f"release/curves.{format}"
        curves.write_bytes(curves.read_bytes() + b"Ada\n")
        assert failures(target, claims)
        curves.unlink()
        assert failures(target, claims)


def test_a_curve_of_a_group_below_k_fails(honest, tmp_path):
    """The forger takes rows out of a group: its curve is one of fewer than k."""
    folder, claims = honest["csv"]
    lines = (folder / "release/data.csv").read_text().splitlines()
    first = [line for line in lines[1:] if line.startswith("1,")]
    kept = [lines[0], *first[:4], *lines[1 + len(first) :]]
    (tmp_path / "release").mkdir()
    (tmp_path / "release/data.csv").write_text("\n".join(kept) + "\n")
    (tmp_path / "release/curves.csv").write_bytes((folder / "release/curves.csv").read_bytes())
    facts = claims["done"]["facts"]
    rows = {**facts["rows"], "released": len(kept) - 1, "read": len(kept) - 1}
    forged = {**claims, "done": {**claims["done"], "facts": {**facts, "rows": rows}}}
    assert any("in 5 rows" in said for said in failures(tmp_path, forged))


def test_another_curve_inside_the_envelope_is_found_in_the_house(honest, tmp_path):
    folder, claims = honest["csv"]
    lines = lines_of(folder)
    data_line = (folder / "release/data.csv").read_text().splitlines()[1].split(",")
    lines[1][1] = data_line[1].strip("[]").split("..")[0]  # the low end: inside, and rounded
    for part in ("release", "audit"):
        (tmp_path / part).mkdir()
        for path in (folder / part).iterdir():
            (tmp_path / part / path.name).write_bytes(path.read_bytes())
    (tmp_path / "release/curves.csv").write_text("".join(",".join(line) + "\n" for line in lines))
    assert failures(tmp_path, claims) == []  # the file alone cannot know
    assert "Curves of the original" in failures(tmp_path, claims, by_series())[0]
