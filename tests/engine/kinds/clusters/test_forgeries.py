"""Forged releases: whatever is changed in the folder, with all hashes made anew, a check fails.

One honest release of each technique by the real way, then one change each; the verifier is asked as anybody
would ask it, with the audit beside it or with the release alone.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.verify.folder import verify_folder
from tests.engine.kinds.clusters.forging import (
    Forgery,
    cell,
    component,
    facts,
    manifest,
    model,
    more,
    params,
    rows,
    sample_of,
    sign,
    text,
)
from tests.signing import ReleaseOptions

SETTINGS = {
    "em": {"k_max": 5, "starts": 2},
    "kmeans": {"k": 5},
    "sdbdc": {"eps": 6.0},
    "dbscan": {"eps": 6.0, "min_points": 6},
    "patterns": {"support": 0.05, "confidence": 0.2},
}


@pytest.fixture(scope="module")
def honest(tmp_path_factory) -> dict[str, Path]:
    """A release of each technique, with its audit; EM in a further form, and a table in Parquet."""
    made = {}
    for name, settings in SETTINGS.items():
        for format_ in ("csv", "parquet") if name in ("kmeans", "patterns") else ("csv",):
            folder = tmp_path_factory.mktemp(f"{name}-{format_}")
            task = task_of(find(f"clusters.{name}"), [SAMPLES / "clinics.csv"], settings)
            Pipeline().release(task, ReleaseOptions(str(folder), format_), Progress())
            made[name if format_ == "csv" else f"{name} {format_}"] = folder
    return made


def failed(folder: Path) -> set[str]:
    return {check.name for check in verify_folder(folder, Progress()) if not check.passed}


def tight(at: int) -> Callable[[dict], None]:
    def change(told: dict) -> None:
        d = len(told["columns"])
        told["components"][at]["covariance"] = [[1e-9 * (i == j) for j in range(d)] for i in range(d)]

    return change


def covariance(column: int, value: float) -> Callable[[dict], None]:
    def change(told: dict) -> None:
        told["components"][0]["covariance"][0][column] = value

    return change


def swapped(told: dict) -> None:
    told["components"].reverse()


def permuted(body: list[list[str]]) -> list[list[str]]:
    return body[::-1]


def renumbered(body: list[list[str]]) -> list[list[str]]:
    names = [row[0] for row in body]
    return [[new, *row[1:]] for new, row in zip(names[::-1], body, strict=True)]


def one_row_short(body: list[list[str]]) -> list[list[str]]:
    return body[:-1]


def longer_numbers(body: list[list[str]]) -> list[list[str]]:
    return [[*row[:-1], row[-1] + "0"] for row in body]


ANYWHERE: dict[str, Forgery] = {
    "a further file": more("appendix.csv"),
    "a hidden file": more(".raw"),
    "another format beside": more("data.xlsx"),
    "words of the promise": manifest(lambda t: t["promise"].update(words="Nobody can ever be found.")),
    "limits of the promise": manifest(lambda t: t["promise"].update(limits="")),
    "fewest people 1": params(min_count=1),
    "fewest people 0": params(min_count=0),
    "fewest people as text": params(min_count="10"),
    "a further parameter": params(note="Anna"),
    "a missing parameter": manifest(lambda t: t["params"].pop("min_count")),
    "no parameters": manifest(lambda t: t.update(params={})),
    "a column more in what leaves": manifest(
        lambda t: t["done"]["leaving"].append({"name": "ssn", "treatment": "changed", "how": "x"})
    ),
    "what leaves in other words": manifest(lambda t: t["done"]["leaving"][0].update(how="Anna is in it")),
    "what leaves as another treatment": manifest(
        lambda t: t["done"]["leaving"][0].update(treatment="dropped")
    ),
    "a further fact": facts(note="Anna"),
    "sites as text": facts(sites="three"),
    "another layout": facts(layout="circles"),
    "columns described otherwise": manifest(lambda t: t["columns"].update(age="Anna")),
    "another technique": manifest(lambda t: t.update(technique="clusters.dbscan2")),
    "a blank line at the end": text("data.csv", lambda s: s + "\n"),
    "a comment": text("data.csv", lambda s: "# Anna\n" + s),
    "carriage returns": text("data.csv", lambda s: s.replace("\n", "\r\n")),
    "a mark of byte order": text("data.csv", lambda s: "\ufeff" + s),
    "the order of the rows": rows(permuted),
    "an empty file": text("data.csv", lambda s: ""),
    "a further key in the manifest": manifest(lambda t: t.update(rows=[1, 2, 3])),
}
NUMBERS: dict[str, Forgery] = {
    "a zero more at every number": rows(longer_numbers),
    "not a number": cell(0, -1, "nan"),
    "infinite": cell(0, -1, "inf"),
    "a text": cell(0, -1, "Anna"),
    "a missing cell": cell(0, -1, ""),
    "a column more": text("data.csv", lambda s: "".join(f"{line},1\n" for line in s.splitlines())),
}
CENTRES: dict[str, Forgery] = {
    "a count of one": cell(0, 1, "1"),
    "a count below the promise": cell(-1, 1, "9"),
    "a negative count": cell(0, 1, "-20"),
    "a count with a point": cell(0, 1, "20.5"),
    "other numbers of clusters": rows(renumbered),
}
OWN: dict[str, dict[str, Forgery]] = {
    "em": {
        "a heavy component": component(weight=0.9),
        "no weight": component(weight=0.0),
        "few rows": component(count=3),
        "a count with a point": component(count=12.5),
        "true as a count": component(count=True),
        "a mean of text": component(mean=["Anna", 1.0, 2.0]),
        "a mean too long": component(mean=[1.0, 2.0, 3.0, 4.0]),
        "a further entry": component(note="Anna"),
        "raw rows beside": model(lambda t: t.update(rows=[[1.0, 2.0]])),
        "a scale beside": model(lambda t: t.update(scale=[1e-9] * 3)),
        "another kind": model(lambda t: t.update(kind="Anna")),
        "no components": model(lambda t: t.update(components=[])),
        "a component without spread": model(tight(0)),
        "the last without spread": model(tight(-1)),
        "components in another order": model(swapped),
        "a covariance that is none": model(covariance(0, -1.0)),
        "an asymmetric covariance": model(covariance(1, 1e3)),
        "an infinite mean": text("model.json", lambda s: s.replace('"mean": [', '"mean": [Infinity,', 1)),
        "a key twice": text("model.json", lambda s: s.replace('"kind"', '"kind": "Anna",\n "kind"', 1)),
        "another spelling": text("model.json", lambda s: s.replace("\n ", "\n  ", 1)),
        "other columns": model(lambda t: t.update(columns=["age", "ssn", "bmi"])),
        "the originals as the sample": sample_of(lambda rows, _: rows),
        "nearly the originals": sample_of(lambda rows, _: rows * 1.0000001),
        "originals with a little noise": sample_of(
            lambda rows, _: rows + np.random.default_rng(0).normal(0, 1e-3, rows.shape)
        ),
        "a tenth originals": sample_of(lambda rows, made: np.vstack([made[:1350], rows[:150] + 1e-4])),
        "one original": sample_of(lambda rows, made: np.vstack([made[1:], rows[:1]])),
        "a sample of something else": sample_of(lambda _, made: made * 1.5),
        "an outlier": sample_of(lambda _, made: np.vstack([made[1:], made.mean(axis=0) + 1e4])),
        "a row missing": rows(one_row_short),
        "least spread 0": params(tau=0.0),
        "rows other than asked": params(rows=7),
        "fewer components than there are": params(k=1),
    },
    "kmeans": {
        **CENTRES,
        "more clusters than asked": params(k=2),
        "masks that were not there": facts(masked=False),
        "columns instead of rows": facts(layout="columns"),
        "exactness claimed": facts(exact=1),
        "one site claimed": facts(sites=1),
        "another start": params(init="given"),
    },
    "dbscan": {**CENTRES, "masks": facts(masked=True)},
    "sdbdc": {
        **CENTRES,
        "a negative radius": cell(0, 2, "-1"),
        "points instead of means": params(blur=False),
        "a number of a cluster left out": rows(
            lambda body: [[str(int(r[0]) + 1) if int(r[0]) > 0 else r[0], *r[1:]] for r in body]
        ),
    },
    "patterns": {
        "a count below the promise": cell(0, 1, "9"),
        "a count that does not add up": cell(0, 1, "300"),
        "another share": cell(0, 2, "0.5"),
        "more people": facts(people=3000),
        "people as text": facts(people="1500"),
        "no people": manifest(lambda t: t["done"]["facts"].pop("people")),
        "a pattern left out": rows(lambda body: [row for row in body if row[0].count('["') != 3][:-1]),
        "a pattern of several left out": rows(
            lambda body: [row for i, row in enumerate(body) if i != max(
                j for j, r in enumerate(body) if r[0].count('["') == 2)]
        ),
        "a pattern twice": rows(lambda body: [body[0], *body]),
        "a pattern in another spelling": rows(
            lambda body: [[body[0][0].replace(", ", ","), *body[0][1:]], *body[1:]]
        ),
        "two values of a column": rows(
            lambda body: [['[["sex", "f"], ["sex", "m"]]', "20", repr(20 / 1500)], *body]
        ),
        "text instead of a pattern": cell(0, 0, "Anna"),
        "a rule more": rows(lambda body: [*body, body[-1]], "rules.csv"),
        "a rule less": rows(one_row_short, "rules.csv"),
        "a rule with another count": cell(0, 2, "11", "rules.csv"),
        "a rule that is certain": cell(0, 3, "1.0", "rules.csv"),
        "rules in another order": rows(permuted, "rules.csv"),
        "no rules": text("rules.csv", lambda s: ""),
        "least confidence raised": params(confidence=0.9),
        "fewer items": params(max_size=1),
    },
}  # fmt: skip


def cases() -> list[tuple[str, str, Forgery]]:
    found = []
    for technique in SETTINGS:
        common = ANYWHERE | ({} if technique == "patterns" else NUMBERS)
        for name, forgery in (common | OWN[technique]).items():
            found.append((technique, name, forgery))
    return found


CASES = cases()


@pytest.mark.parametrize("name", [*SETTINGS, "kmeans parquet", "patterns parquet"])
def test_an_honest_release_is_verified(name, honest, tmp_path):
    assert failed(honest[name]) == set()
    copy = shutil.copytree(honest[name], tmp_path / "signed")
    sign(copy / "release")
    assert failed(copy) == set()  # so that what is found below is not the signing


@pytest.mark.parametrize(("technique", "name", "forge"), CASES, ids=[f"{t}: {n}" for t, n, _ in CASES])
def test_a_forged_release_is_refused(technique, name, forge, honest, tmp_path):
    copy = shutil.copytree(honest[technique], tmp_path / "forged")
    before = {p.name: p.read_bytes() for p in (copy / "release").iterdir()}
    forge(copy / "release")
    after = {p.name: p.read_bytes() for p in (copy / "release").iterdir()}
    assert after != before
    sign(copy / "release")
    # What is refused alone is refused beside its original too: the checks are the same and some more.
    assert failed(copy / "release" if technique in ("kmeans", "patterns") else copy)


def parquet(change) -> Forgery:
    def forge(release: Path) -> None:
        import pyarrow.parquet as pq

        table = pq.read_table(release / "data.parquet")
        pq.write_table(change(table), release / "data.parquet", compression="zstd")

    return forge


@pytest.mark.parametrize("technique", ["kmeans parquet", "patterns parquet"])
@pytest.mark.parametrize(
    "forge",
    [
        parquet(lambda t: t.replace_schema_metadata({"raw": "Anna"})),
        parquet(lambda t: t.append_column("ssn", t.column("count"))),
        parquet(lambda t: t.slice(0, t.num_rows - 1)),
        parquet(lambda t: t.take(list(range(t.num_rows))[::-1])),
        more("data.csv"),
    ],
    ids=["metadata", "a column more", "a row less", "another order", "a file more"],
)
def test_a_forged_parquet_file_is_refused(technique, forge, honest, tmp_path):
    copy = shutil.copytree(honest[technique], tmp_path / "forged")
    forge(copy / "release")
    sign(copy / "release")
    assert failed(copy)


def test_there_are_enough_forgeries_of_every_technique():
    assert len(CASES) >= 80
    assert all(sum(t == technique for t, _, _ in CASES) >= 25 for technique in SETTINGS)


def test_a_border_log_with_rows_is_found(honest, tmp_path):
    copy = shutil.copytree(honest["em"], tmp_path / "forged")
    path = copy / "audit" / "border.jsonl"
    path.write_text(path.read_text().replace('"contains": []', '"contains": ["rows"]', 1))
    assert "Border log" in failed(copy)
    path.write_text("Anna\n")
    assert "Border log" in failed(copy)
