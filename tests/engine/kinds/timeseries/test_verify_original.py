"""Originals held against a release: by the audit's list of groups where it proves itself, else by search."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.kinds.timeseries import verify_original
from tests.engine.kinds.timeseries.releasing import TECHNIQUES, person_table, release


def judged(folder, claims, data):
    checks = TECHNIQUES[claims["technique"]].verify(folder / "release", claims, data)
    return [(check.name, check.passed, check.detail) for check in checks]


def one_reading_outside(data):
    values = data.values.copy()
    values[3, 2] += 1e6
    return replace(data, values=values)


def two_values_exchanged(data):
    codes = data.sensitive[0].codes.copy()
    codes[[0, -1]] = codes[[-1, 0]]
    return replace(data, sensitive=(replace(data.sensitive[0], codes=codes),))


def other_series(data):
    return replace(data, values=data.values[::-1].copy())


@pytest.fixture(params=["timeseries.naive", "timeseries.kapra"])
def made(request, tmp_path):
    data = replace(person_table(people=60, seed=4), persons=None)
    return tmp_path, release(data, {"k": 6, "P": 3, "segments": 3}, tmp_path, key=request.param), data


@pytest.mark.parametrize(
    "change", [lambda data: data, one_reading_outside, two_values_exchanged, other_series]
)
def test_the_list_of_groups_never_changes_what_is_said(made, change):
    folder, claims, data = made
    with_list = judged(folder, claims, change(data))
    (folder / "audit/classes.npy").unlink()
    assert with_list == judged(folder, claims, change(data))


def test_a_list_that_proves_itself_needs_no_search(made, monkeypatch):
    folder, claims, data = made
    monkeypatch.setattr(verify_original, "LOOKED_AT", 1)
    assert not any("at random" in detail for _, _, detail in judged(folder, claims, data))
    (folder / "audit/classes.npy").unlink()
    assert any("at random" in detail for _, _, detail in judged(folder, claims, data))


def test_a_list_that_proves_nothing_is_not_believed(made, monkeypatch):
    folder, claims, data = made
    path = folder / "audit/classes.npy"
    honest, classes = judged(folder, claims, data), np.load(path)
    left_out = np.where(np.arange(len(classes))[:, None] < 1, -1, classes)
    swapped = classes.copy()
    far = [int(np.argmin(data.values[:, 0])), int(np.argmax(data.values[:, 0]))]
    swapped[far] = swapped[far[::-1]]
    for forged in (classes[:-1], classes[::-1], np.zeros_like(classes), classes + 1, left_out, swapped):
        np.save(path, forged)
        assert judged(folder, claims, data) == honest
        with monkeypatch.context() as patched:
            patched.setattr(verify_original, "LOOKED_AT", 1)
            assert any("at random" in detail for _, _, detail in judged(folder, claims, data))
    path.write_bytes(b"")
    assert judged(folder, claims, data) == honest
