"""Odd but honest files: whatever stands in cells and names, a release is written and verified as it is."""

from __future__ import annotations

import csv
import datetime
import json
import tempfile
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import InputError, ReleaseError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.kind import KIND, Columns, Reading

ROWS = 36
ODD = ["=1+1", "-5", "+5", "@x", "'=a", "'", '"', 'a"b', "a,b", "a\nb", "a\r\nb", " x ", "x\u200b", "\ufeffa"]
ODD += [
    "007",
    "7",
    "7.0",
    "1e5",
    "1E5",
    "0.10",
    "-0",
    "nan",
    "inf",
    "None",
    "#",
    "# a",
    "ß",
    "日本",
    "a\u2028b",
]
LABELS = st.one_of(st.text(min_size=1, max_size=6), st.sampled_from(ODD))
NAMES = st.lists(
    st.one_of(
        st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=8),
        st.sampled_from(["=t", "a,b", 'q"x', "x_low", "t_high", "-1", "@", "Zeit 1", "'a"]),
    ),
    min_size=5,
    max_size=5,
    unique_by=lambda name: " ".join(name.split()).lower(),
).filter(lambda names: not {"GroupID", "Pattern", "Level"} & set(names))


def series(seed: int) -> np.ndarray:
    return np.round(np.random.default_rng(seed).normal(size=(ROWS, 4)) * 10, 2)


def released(
    path: Path, columns: dict[str, object], folder: Path, technique, format: str, **more
) -> list[str]:
    """What the verifier has against a release of this file, with the original at hand."""
    data = KIND.load([path], Reading(sentinels="keep"), params.build(Columns, columns), Progress())
    chosen, randomness = technique.Params(k=5, P=2, **more), Randomness.from_seed(1)
    published = technique.run(data, chosen, randomness, Progress())
    told = technique.export(published, chosen, folder, format, randomness)
    claims = {
        "technique": technique.key,
        "params": params.as_dict(chosen),
        "format": format,
        "columns": told,
        "done": technique.describe(data, published, chosen).as_dict(),
    }
    checks = technique.verify(folder, json.loads(json.dumps(claims)), data)
    return [f"{check.name}: {check.detail}" for check in checks if not check.passed]


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_values_that_a_spreadsheet_shows_alike_do_not_disturb_the_order(tmp_path, format):
    values, path = series(2), tmp_path / "input.parquet"
    texts = ["=a", "'=a", "b"] * (ROWS // 3)
    pq.write_table(pa.table({**{f"t{j}": values[:, j] for j in range(4)}, "label": texts}), path)
    assert released(path, {"id": "", "sensitive": ["label"]}, tmp_path, KIND.techniques[0], format) == []


def test_a_name_that_an_end_needs_is_refused_as_parquet_and_released_as_csv(tmp_path):
    values, path = series(2), tmp_path / "input.parquet"
    columns = {"x": values[:, 0], "y": values[:, 1], "x_low": ["a", "b", "c"] * (ROWS // 3)}
    pq.write_table(pa.table(columns), path)
    roles = {"id": "", "time": "x,y", "sensitive": "x_low"}
    with pytest.raises(ReleaseError, match="column x_low: a Parquet file needs this name"):
        released(path, roles, tmp_path, KIND.techniques[0], "parquet")
    assert released(path, roles, tmp_path, KIND.techniques[0], "csv") == []


@given(
    labels=st.lists(LABELS, min_size=2, max_size=4, unique=True),
    technique=st.sampled_from(KIND.techniques),
    format=st.sampled_from(["csv", "parquet"]),
    seed=st.integers(0, 5),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
def test_any_sensitive_text_is_released_as_it_is(labels, technique, format, seed):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.parquet"
        values = series(seed)
        columns = {f"t{j}": values[:, j] for j in range(4)}
        texts = [labels[i % len(labels)] for i in range(ROWS)]
        pq.write_table(pa.table({**columns, "label": texts}), path)
        try:
            assert released(path, {"id": "", "sensitive": ["label"]}, Path(folder), technique, format) == []
        except InputError as refused:  # the one reason not to
            assert "one number in two spellings" in refused.message
            assert len({float(label) for label in labels if _is_number(label)}) < len(labels)


def _is_number(label: str) -> bool:
    try:
        return float(label) == float(label)
    except ValueError:
        return False


@given(names=NAMES, format=st.sampled_from(["csv", "parquet"]), seed=st.integers(0, 5))
@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])
def test_any_name_of_a_column_is_released_as_it_is(names, format, seed):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.parquet"
        values = series(seed)
        columns = {name: values[:, j] for j, name in enumerate(names[:4])}
        pq.write_table(pa.table({**columns, names[4]: ["a", "b", "c"] * (ROWS // 3)}), path)
        roles = {"id": "", "time": names[:4], "sensitive": names[4:]}
        assert released(path, roles, Path(folder), KIND.techniques[0], format) == []


DAYS = [datetime.date(2024, 1, 1 + i % 3) for i in range(ROWS)]


@pytest.mark.parametrize("format", ["csv", "parquet"])
@pytest.mark.parametrize(
    "column",
    [
        pa.array([i % 3 == 0 for i in range(ROWS)]),
        pa.array(DAYS),
        pa.array([datetime.datetime(2024, 1, 1, i % 3) for i in range(ROWS)]),
        pa.array([-1.5, 2.0, None] * (ROWS // 3)),
        pa.array([-0.0, 1e-7, 1e300] * (ROWS // 3)),
        pa.array([2**62, -5, 7] * (ROWS // 3)),
        pa.array(["a", None, "b"] * (ROWS // 3)),
        pa.array(["a", "b", "c"] * (ROWS // 3)).dictionary_encode(),
        pa.array([None] * ROWS, pa.string()),
        pa.array([1, 2, 3] * (ROWS // 3), pa.uint8()),
        pa.array([0.1, 0.2, 0.30000001192092896] * (ROWS // 3), pa.float32()),
    ],
    ids=[
        "truths",
        "days",
        "times",
        "numbers",
        "far numbers",
        "large",
        "gaps",
        "coded",
        "empty",
        "bytes",
        "halves",
    ],
)
def test_any_type_of_a_sensitive_column_is_released(tmp_path, column, format):
    values = series(1)
    path = tmp_path / "input.parquet"
    pq.write_table(pa.table({**{f"t{j}": values[:, j] for j in range(4)}, "label": column}), path)
    assert released(path, {"id": "", "sensitive": ["label"]}, tmp_path, KIND.techniques[1], format) == []


@pytest.mark.parametrize("style", ["..", "-"])
@pytest.mark.parametrize("ends", ["rounded", "exact"])
@pytest.mark.parametrize("scale", [1e-12, 1.0, 1e15, 1e250])
def test_any_magnitude_is_released(tmp_path, style, ends, scale):
    path = tmp_path / "input.csv"
    values = np.random.default_rng(1).normal(size=(ROWS, 4)) * scale
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["t1", "t2", "t3", "t4"])
        writer.writerows(values.tolist())
    roles = {"id": "", "time": "t1,t2,t3,t4"}
    assert released(path, roles, tmp_path, KIND.techniques[0], "csv", intervals=style, ends=ends) == []
