"""What the verifier counts in a released file of series: by hand, and beside what honest releases tell."""

from __future__ import annotations

import math

import pytest

from tests.engine.kinds.timeseries.forging import FORMATS, KEYS
from tests.recounting import as_told, recounted, told

BY_HAND = """GroupID,a,b,ward,Pattern,Level
1,[0..3],[0..4],,ab,2
1,[0..3],[0..4],x,ab,2
1,[0..3],[0..4],x,ba,2
1,[0..3],[0..4],x,ba,2
2,[0..3],[5..5],x,ab,2
2,[0..3],[5..5],y,ab,2
2,[0..3],[5..5],y,ab,2
"""
CLAIMS = {
    "technique": "timeseries.naive",
    "params": {"k": 3, "P": 2},
    "format": "csv",
    "done": {},
    "columns": {
        "group": "GroupID",
        "time": ["a", "b"],
        "sensitive": ["ward"],
        "pattern": "Pattern",
        "level": "Level",
    },
}


def count(tmp_path, text=BY_HAND, **changes):
    (tmp_path / "data.csv").write_text(text, encoding="utf-8")
    return recounted(tmp_path, {**CLAIMS, **changes})


def test_a_file_counted_by_hand(tmp_path):
    wide, narrow = math.sqrt((9 + 16) / 2), math.sqrt(9 / 2)
    assert count(tmp_path) == {
        "groups": 2,
        "k_achieved": 3,
        "P_achieved": 2,
        "identical_least": 1,
        "identical_alone": 3 / 7,  # ward missing, ward x with ab, ward x of the second group
        "shared_readings": 3,
        "value_loss_sum": pytest.approx(4 * wide + 3 * narrow),
        "value_loss_mean": pytest.approx((4 * wide + 3 * narrow) / 7),
        "homogeneous_rows": 0,
        "homogeneous_pattern_rows": 2,
        "homogeneous_classes": 1,
        "l_achieved": 1,
        "rare_rows": 1 / 7,
        "k_persons": None,
        "P_persons": None,
    }


def test_rare_is_what_fewer_than_P_hold_and_never_less_than_two(tmp_path):
    assert count(tmp_path, params={"P": 3})["rare_rows"] == 3 / 7
    assert count(tmp_path, params={"P": 1})["rare_rows"] == 1 / 7


def test_without_sensitive_columns_nothing_is_said_of_them(tmp_path):
    bare = "\n".join(",".join(line.split(",")[:3] + line.split(",")[4:]) for line in BY_HAND.splitlines())
    found = count(tmp_path, bare + "\n", columns={**CLAIMS["columns"], "sensitive": []})
    assert found["l_achieved"] is None and found["rare_rows"] is None
    assert found["homogeneous_rows"] == found["homogeneous_classes"] == 0
    assert found["identical_least"] == found["P_achieved"] == 2 and found["identical_alone"] == 0


def test_widths_of_1e200_are_finite(tmp_path):
    found = count(tmp_path, BY_HAND.replace("[0..4]", "[0..1e200]"))
    assert found["value_loss_sum"] == pytest.approx(4e200 / math.sqrt(2))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("format_", FORMATS)
def test_an_honest_release_tells_what_is_counted(honest, key, format_):
    """With two sensitive columns: every metric that is proven has a value, but those of persons."""
    release = honest / key / format_ / "release"
    assert {name for name, value in told(release).items() if value is None} == {"k_persons", "P_persons"}
    assert as_told(recounted(release)) == told(release)


def test_a_row_less_is_another_count(tmp_path):
    found = count(tmp_path, BY_HAND.removesuffix("2,[0..3],[5..5],y,ab,2\n"))
    assert found["k_achieved"] == 2 and found["shared_readings"] == 2
