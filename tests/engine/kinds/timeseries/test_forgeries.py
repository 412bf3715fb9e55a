"""Forged rows and manifests of series: whatever is changed, and however well it is put together, it fails."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.progress import Progress
from engine.verify.folder import verify_folder
from tests.engine.kinds.timeseries.forging import FORMATS, KEYS, Forgery, fact, failed, more_dropped

# ── honest ones ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("format", FORMATS)
def test_honest_releases_are_verified_with_and_without_the_original(honest, key, format):
    for folder in (honest / key / format, honest / key / format / "release"):
        checks = verify_folder(folder, Progress())
        assert [check for check in checks if not check.passed] == []
    names = {check.name for check in verify_folder(honest / key / format, Progress())}
    assert {"Envelopes hold their originals", "Rows accounted for", "Nothing else is in the file"} <= names


def test_a_release_put_together_again_without_a_change_is_verified(bench):
    before = (bench.folder / f"data.{bench.format}").read_bytes()
    assert failed(bench) == []
    assert (bench.folder / f"data.{bench.format}").read_bytes() == before


# ── rows ──────────────────────────────────────────────────────────────────────────────────────


def raw_series(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.ends = [(float(i), float(i)) for _ in row.ends]


def pairs_of_series(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.ends = [(float(i // 2), float(i // 2)) for _ in row.ends]


def envelopes_of_leaves(f: Forgery) -> None:
    shapes = sorted({(row.group, row.pattern, row.level) for row in f.rows})
    for row in f.rows:
        low, high = row.ends[0]
        row.ends[0] = (low, high + shapes.index((row.group, row.pattern, row.level)))


def one_other_envelope(f: Forgery) -> None:
    row = f.rows[-1]
    row.ends[2] = (row.ends[2][0], row.ends[2][1] + 1.0)


def five_of_a_group(f: Forgery) -> None:
    gone = f.first_group()[5:]
    f.rows = [row for row in f.rows if row not in gone]


def one_pattern_alone(f: Forgery) -> None:
    f.rows[3].pattern, f.rows[3].level = "edc", 5


def one_level_alone(f: Forgery) -> None:
    row = f.rows[3]
    row.level = next(level for level in (5, 4, 3, 2) if level != row.level)


def set_first(**changes: Any):
    def change(f: Forgery) -> None:
        for name, value in changes.items():
            setattr(f.rows[0], name, value)

    return change


def set_all(**changes: Any):
    def change(f: Forgery) -> None:
        for row in f.rows:
            for name, value in changes.items():
                setattr(row, name, value)

    return change


def ends_of_first_group(change_ends):
    def change(f: Forgery) -> None:
        for row in f.first_group():
            row.ends[1] = change_ends(*row.ends[1])

    return change


def names_as_sensitive(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.sensitive[0] = f"Person {i:03}"


def most_names_as_sensitive(f: Forgery) -> None:
    for i, row in enumerate(f.rows[: len(f.rows) // 2 + 2]):
        row.sensitive[0] = f"Person {i:03}"


def names_in_two_columns(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.sensitive = [f"first {i % 10}", i // 10]


def blanks_that_tell(f: Forgery) -> None:
    for row in f.rows[:40]:
        row.sensitive[0] = f"{row.sensitive[0]} "


ROWS = {
    "raw series": raw_series,
    "pairs of series": pairs_of_series,
    "envelopes of leaves": envelopes_of_leaves,
    "one other envelope": one_other_envelope,
    "five of a group": five_of_a_group,
    "one pattern alone": one_pattern_alone,
    "one level alone": one_level_alone,
    "a longer pattern": set_first(pattern="aaaa"),
    "longer patterns everywhere": set_all(pattern="aaaa", level=1),
    "a letter beyond the level": set_all(pattern="aaz", level=5),
    "a capital letter": set_all(pattern="AAA", level=5),
    "no pattern": set_all(pattern="", level=1),
    "level nought": set_all(level=0),
    "level beyond the finest": set_all(pattern="aaa", level=6),
    "ends the wrong way round": ends_of_first_group(lambda low, high: (high + 1, low)),
    "an end that is not a number": ends_of_first_group(lambda low, high: (low, float("nan"))),
    "an infinite end": ends_of_first_group(lambda low, high: (low, float("inf"))),
    "an exact reading as an end": ends_of_first_group(lambda low, high: (low - 0.00013, high)),
    "a nought below nought": ends_of_first_group(lambda low, high: (-0.0, 1.0)),
    "names as sensitive values": names_as_sensitive,
    "names as most sensitive values": most_names_as_sensitive,
    "names in two columns": names_in_two_columns,
    "blanks that tell": blanks_that_tell,
}


def test_a_plain_nought_is_no_forgery(bench):
    ends_of_first_group(lambda low, high: (0.0, 1.0))(bench)
    assert failed(bench) == []


@pytest.mark.parametrize("name", ROWS)
def test_forged_rows_fail(bench, name):
    ROWS[name](bench)
    assert failed(bench)


# ── order and numbers ─────────────────────────────────────────────────────────────────────────


def rows_reversed(f: Forgery) -> None:
    f.rows.reverse()


def two_rows_exchanged(f: Forgery) -> None:
    at = next(i for i in range(len(f.rows) - 1) if vars(f.rows[i]) != vars(f.rows[i + 1]))
    f.rows[at], f.rows[at + 1] = f.rows[at + 1], f.rows[at]


def numbers_reversed(f: Forgery) -> None:
    most = max(row.group for row in f.rows)
    for row in f.rows:
        row.group = most + 1 - row.group


def numbers_from(start: int):
    def change(f: Forgery) -> None:
        for row in f.rows:
            row.group += start - 1

    return change


def a_group_in_two(f: Forgery) -> None:
    for row in f.rows[len(f.first_group()) // 2 :]:
        row.group += 1


def groups_in_one(f: Forgery) -> None:
    for row in f.rows:
        row.group = max(1, row.group - 1)


ORDER = {
    "rows reversed": rows_reversed,
    "two rows exchanged": two_rows_exchanged,
    "numbers of groups reversed": numbers_reversed,
    "numbers from nought": numbers_from(0),
    "numbers from a thousand": numbers_from(1000),
    "a group in two": a_group_in_two,
    "two groups in one": groups_in_one,
}


@pytest.mark.parametrize("name", ORDER)
def test_another_order_or_number_fails(bench, name):
    ORDER[name](bench)
    bench.tidy = False
    assert failed(bench)


# ── manifest ──────────────────────────────────────────────────────────────────────────────────


def param(name: str, value: Any, words: bool = True):
    def change(f: Forgery) -> None:
        f.params[name], f.reword = value, words

    return change


def no_params(f: Forgery) -> None:
    f.manifest["params"] = {}


def lowered_under_the_old_words(f: Forgery) -> None:
    f.params.update(k=2, P=1)
    f.reword = False


def low_and_raw(f: Forgery) -> None:
    f.params.update(k=2, P=1)
    raw_series(f)


def column(role: str, value: Any):
    def change(f: Forgery) -> None:
        f.columns[role] = value(f.columns[role]) if callable(value) else value

    return change


def leaving(change_parts):
    def change(f: Forgery) -> None:
        change_parts(f.leaving)

    return change


def a_column_nobody_declared(f: Forgery) -> None:
    f.names.insert(-2, "city")
    for i, row in enumerate(f.rows):
        row.sensitive.append("here" if i % 2 else "there")


def a_column_declared_but_not_told(f: Forgery) -> None:
    a_column_nobody_declared(f)
    f.columns["sensitive"].append("city")


def an_identifier_well_declared(f: Forgery) -> None:
    a_column_declared_but_not_told(f)
    for i, row in enumerate(f.rows):
        row.sensitive[-1] = f"passport {i:05}"
    part = {"name": "city", "treatment": "kept", "how": "published as it is"}
    f.leaving.insert(1 + max(i for i, one in enumerate(f.leaving) if one["treatment"] == "kept"), part)


def a_column_that_is_gone(f: Forgery) -> None:
    f.names.pop(-3)
    for row in f.rows:
        row.sensitive.pop()


def another_technique(f: Forgery) -> None:
    f.manifest["technique"] = next(key for key in KEYS if key != f.manifest["technique"])


MANIFEST = {
    "lowered parameters under the old words": lowered_under_the_old_words,
    "lowered parameters and raw series": low_and_raw,
    "no parameters": no_params,
    "k of one": param("k", 1),
    "k below nought": param("k", -5),
    "k as a text": param("k", "6"),
    "k not whole": param("k", 6.0),
    "P above k": param("P", 7),
    "P of nought": param("P", 0),
    "higher k, with its words": param("k", 60),
    "higher P, with its words": param("P", 50),
    "more segments": param("segments", 4),
    "segments left to the program": param("segments", None),
    "a lower finest level": param("max_level", 1),
    "distinct values that are not there": param("distinct", 4),
    "exact ends, in the old words": param("ends", "exact", words=False),
    "an unknown parameter": param("colour", "red"),
    "another technique": another_technique,
    "another name for the group": column("group", "Group"),
    "another name for the pattern": column("pattern", "Shape"),
    "fewer time points": column("time", lambda names: names[:-1]),
    "time points in another order": column("time", lambda names: names[::-1]),
    "time points as a text": column("time", "t0"),
    "time points twice": column("time", lambda names: [names[0], *names]),
    "no sensitive columns": column("sensitive", []),
    "a further entry of columns": column("appendix", ["the original"]),
    "a column nobody declared": a_column_nobody_declared,
    "a column declared but not told": a_column_declared_but_not_told,
    "an identifier well declared": an_identifier_well_declared,
    "a column that is gone": a_column_that_is_gone,
    "more series released than there are": fact("rows", "released", 200),
    "more series read": fact("rows", "read", 1000),
    "none dropped": fact("rows", "dropped", 0),
    "dropped below nought": fact("rows", "dropped", -1),
    "filled below nought": fact("rows", "filled", -1),
    "more filled than there are": fact("rows", "filled", 10**6),
    "a count that is not whole": fact("rows", "filled", 1.5),
    "a count that is a truth": fact("rows", "filled", True),
    "rows instead of series": fact("rows", "unit", "rows"),
    "a further count": fact("rows", "seen", 5),
    "suppressed more than may be": more_dropped("suppressed", 2),
    "repeated readings without a rule": fact("reading", "repeated", 3),
    "a text for a rule": fact("reading", "repeated_by", "Anna Smith, 3 rooms"),
    "a text for a count": fact("reading", "gaps", "none"),
    "an identifier that was there": fact("reading", "identifier", False),
    "another number of columns": fact("reading", "roleless", 7),
    "nothing left": leaving(lambda parts: parts.clear()),
    "a column that is said to be changed": leaving(lambda parts: parts[2].update(treatment="changed")),
    "a column that is not told": leaving(lambda parts: parts.pop(2)),
    "a name in what was dropped": leaving(lambda parts: parts[-1].update(name="note of Anna Smith")),
    "a word more in how": leaving(lambda parts: parts[0].update(how="Anna Smith")),
    "a further part": leaving(
        lambda parts: parts.append({"name": "x", "treatment": "dropped", "how": "data"})
    ),
}


@pytest.mark.parametrize("name", MANIFEST)
def test_a_forged_manifest_fails(bench, name):
    MANIFEST[name](bench)
    assert failed(bench)
