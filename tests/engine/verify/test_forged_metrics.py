"""Published metrics in the hands of a forger: what the released file gives is counted again."""

from __future__ import annotations

import json

import pypdf
import pytest

from engine.core.progress import Progress
from engine.core.technique import all_techniques, find, kinds
from engine.verify.folder import verify_folder
from engine.verify.manifest import COUNTED
from tests.engine.verify.honest import releases
from tests.forging import forge, read

TECHNIQUES = [technique.key for technique in all_techniques()]
ONE_A_KIND = [kind.techniques[-1].key for kind in kinds().values()]


def slowly(keys):
    return [key if key in ONE_A_KIND else pytest.param(key, marks=pytest.mark.slow) for key in keys]


SLOWLY = slowly(TECHNIQUES)
PUBLIC = slowly(key for key in TECHNIQUES if not find(key).private)


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    """Releases that tell their metrics, also where a technique does so only when asked."""
    return releases(tmp_path_factory, share_utility=True)


def told_and_proven(key, manifest):
    """Group and key of every published metric that the file proves."""
    return [
        (metric.group, metric.key)
        for metric in find(key).metrics
        if metric.proven and manifest[metric.group].get(metric.key) is not None
    ]


def each(value, change):
    return [change(one) for one in value] if isinstance(value, list) else change(value)


FORGED = {
    "raised by one": lambda value: each(value, lambda one: one + 1),
    "lowered by one": lambda value: each(value, lambda one: one - 1),
    "doubled": lambda value: each(value, lambda one: 2 * one),
    "a little more": lambda value: each(value, lambda one: one * 1.01),
    "made null": lambda value: None,
    "made true": lambda value: True,
    "made 999": lambda value: 999,
    "made a pair": lambda value: [value, value],
}


def refused_figures(failed):
    return COUNTED in {check.name for check in failed}


def unnoticed(failed, forged):
    """Those forged figures that no failed check names."""
    said = next((check.detail for check in failed if check.name == COUNTED), "")
    return [metric for metric in forged if f"{metric} is " not in said]


@pytest.mark.parametrize("key", SLOWLY)
@pytest.mark.parametrize("name", FORGED)
def test_a_forged_figure_that_the_file_proves_is_refused(name, key, honest, tmp_path):
    manifest = read(honest(key))
    forged = {}
    for group, metric in told_and_proven(key, manifest):
        told = manifest[group][metric]
        if json.dumps(made := FORGED[name](told)) != json.dumps(told):  # twice nothing is nothing
            forged[metric] = (group, made)

    def change(folder, changed):
        for metric, (group, made) in forged.items():
            changed[group][metric] = made

    failed = forge(honest(key), tmp_path / "forged", change)
    assert not unnoticed(failed, forged), f"of {key} these were accepted when {name}"


@pytest.mark.parametrize("key", SLOWLY)
def test_a_proven_figure_that_is_left_out_is_missed(key, honest, tmp_path):
    proven = told_and_proven(key, read(honest(key)))

    def change(folder, changed):
        for group, metric in proven:
            del changed[group][metric]

    failed = forge(honest(key), tmp_path / "forged", change)
    assert not unnoticed(failed, [metric for _, metric in proven])


@pytest.mark.parametrize("key", ONE_A_KIND)
def test_one_forged_figure_is_enough(key, honest, tmp_path):
    group, metric = told_and_proven(key, read(honest(key)))[-1]

    def change(folder, changed):
        changed[group][metric] = FORGED["raised by one"](changed[group][metric])

    assert unnoticed(forge(honest(key), tmp_path / "forged", change), [metric]) == []


@pytest.mark.parametrize("key", PUBLIC)
def test_figures_that_always_leave_cannot_all_be_left_out(key, honest, tmp_path):
    if not told_and_proven(key, read(honest(key))):
        pytest.skip("the file proves no metric of it")

    def change(folder, manifest):
        del manifest["utility"], manifest["risk"]

    assert refused_figures(forge(honest(key), tmp_path / "forged", change))


@pytest.mark.parametrize("key", TECHNIQUES)
def test_an_honest_release_says_how_many_figures_of_each_sort_it_has(key, honest):
    manifest = read(honest(key))
    told = sum(value is not None for group in ("utility", "risk") for value in manifest[group].values())
    proven = len(told_and_proven(key, manifest))
    (check,) = [check for check in verify_folder(honest(key), Progress()) if check.name == COUNTED]
    assert check.passed, check.detail
    assert f"{proven} counted again" in check.detail and f"{told - proven} as measured" in check.detail


@pytest.mark.parametrize("key", ["timeseries.naive", "timeseries.kapra", "tables", "tables.swap"])
def test_the_smallest_group_is_proven(key, honest):
    assert ("risk", "k_achieved") in told_and_proven(key, read(honest(key)))


@pytest.mark.parametrize("key", ["timeseries.naive", "tables"])
def test_the_report_tells_counted_figures_from_measured_ones(key, honest):
    page = (honest(key) / "report.html").read_text(encoding="utf-8")
    counted = page.index("Counted in the released file; verify counts them again.")
    measured = page.index(
        "As measured by the house that released it; this file alone cannot prove these numbers."
    )
    manifest = read(honest(key))
    proven = {metric for _, metric in told_and_proven(key, manifest)}
    for metric in find(key).metrics:
        if metric.key not in manifest[metric.group]:
            continue
        row = page.index(f"<tr><td>{metric.label}</td>", counted)
        assert (counted < row < measured) == (metric.key in proven), metric.key


@pytest.mark.parametrize("key", ["timeseries.naive", "tables"])
def test_the_report_on_paper_tells_them_apart_too(key, honest):
    pages = pypdf.PdfReader(honest(key) / "report.pdf").pages
    paper = " ".join(" ".join(page.extract_text() for page in pages).split())
    assert "Counted in the released file; verify counts them again." in paper
    assert "As measured by the house that released it; this file alone cannot prove these numbers." in paper


def test_the_report_of_a_table_names_the_columns_that_tell_rows_apart(honest):
    alike = read(honest("tables"))["done"]["facts"]["alike"]
    page = (honest("tables") / "report.html").read_text(encoding="utf-8")
    assert f"Rows count as alike where they agree in: {', '.join(alike)}." in page
