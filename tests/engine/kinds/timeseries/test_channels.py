"""Series of several channels: they stay together, k and P hold for all of them, and lies are found."""

from __future__ import annotations

import csv
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.timeseries import sax, views
from engine.kinds.timeseries.compare import compare
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.load import load
from engine.kinds.timeseries.measure import attack_success, pattern_losses
from engine.kinds.timeseries.params import Columns, Naive, Reading
from engine.kinds.timeseries.preview import preview
from engine.kinds.timeseries.report_figures import report_figures
from engine.kinds.timeseries.utility import pattern_loss, released_value_loss, value_loss
from engine.verify.folder import verify_folder
from tests.engine.kinds.timeseries.releasing import TECHNIQUES, failures, publish, release
from tests.signing import ReleaseOptions

NAMES = ("humidity", "temperature", "wind")
SETTINGS = {"k": 4, "P": 2, "segments": 2}
LONG = Reading(layout="long")


def channel_table(rows: int = 40, channels: int = 2, points: int = 4, seed: int = 1) -> SeriesTable:
    """Whole numbers, so that another unit is exact: channels move together, a thousand times apart."""
    generator = np.random.default_rng(seed)
    base = generator.integers(-9, 10, (rows, points)).cumsum(axis=1)
    parts = [base * 10 ** (3 * c) + generator.integers(-3, 4, base.shape) for c in range(channels)]
    names = NAMES[:channels]
    times = tuple(f"{name} t{j}" for name in names for j in range(points))
    return SeriesTable(np.hstack(parts).astype(float), times, channels=names)


# ── groups and patterns ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", TECHNIQUES)
@given(seed=st.integers(0, 10**6), channels=st.integers(2, 3), P=st.integers(1, 3))
@settings(max_examples=10, deadline=None)
def test_k_and_P_hold_for_all_channels_at_once(key, seed, channels, P):
    data = channel_table(channels=channels, seed=seed)
    with tempfile.TemporaryDirectory() as folder:
        claims = release(data, {**SETTINGS, "P": P}, Path(folder), key=key)
        with (Path(folder) / "release" / "data.csv").open(newline="") as file:
            rows = list(csv.DictReader(file))
        assert failures(Path(folder), claims, data) == []
    envelopes = [tuple(row[name] for name in data.times) for row in rows]
    patterns = [(e, row["Pattern"], row["Level"]) for e, row in zip(envelopes, rows, strict=True)]
    assert min(Counter(envelopes).values()) >= 4 and min(Counter(patterns).values()) >= P
    assert all([len(word) for word in row["Pattern"].split("|")] == [2] * channels for row in rows)


@pytest.mark.parametrize("key", TECHNIQUES)
@given(seed=st.integers(0, 10**6), at=st.integers(0, 1))
@settings(max_examples=10, deadline=None)
def test_the_unit_of_a_channel_does_not_matter(key, seed, at):
    data = channel_table(seed=seed)
    values = data.values.copy()
    values[:, data.by_channel[at]] *= 1000
    one, other = (publish(table, SETTINGS, key) for table in (data, replace(data, values=values)))
    assert same_classes(one.group, other.group) and same_classes(one.leaf, other.leaf)


def same_classes(one, other) -> bool:
    pairs = {*zip(one.tolist(), other.tolist(), strict=True)}
    return len(pairs) == len({*one.tolist()}) == len({*other.tolist()})


@pytest.mark.parametrize("key", TECHNIQUES)
def test_a_channel_that_says_nothing_changes_no_group(key):
    """Series with a second channel that is the same for all are grouped as without it."""
    alone = replace(channel_table(channels=1), channels=("",))
    values = np.hstack([alone.values, np.full(alone.values.shape, 7.0)])
    both = replace(channel_table(channels=2), values=values)
    one, two = publish(alone, SETTINGS, key), publish(both, SETTINGS, key)
    assert same_classes(one.group, two.group) and same_classes(one.leaf, two.leaf)
    assert np.array_equal(one.low[one.group], two.low[two.group][:, :4])


def test_every_channel_has_a_word_of_its_own():
    rising, falling = np.arange(8.0), 1e6 - 1000 * np.arange(8.0)
    row = np.hstack([rising, falling])[None]
    profile = sax.profile(row, 8, channels=2)
    assert sax.as_text(sax.letters(profile, 4)[0], 2) == "abcd|dcba"
    apart = [sax.as_text(sax.sax(part[None], 4, 4)[0]) for part in (rising, falling)]
    assert apart == ["abcd", "dcba"]
    steps = sax.reconstruct(sax.letters(profile, 4), 4, 16)
    assert np.array_equal(steps[0, 8:], sax.reconstruct(sax.sax(falling[None], 4, 4), 4, 8)[0])


def test_losses_are_means_over_channels_and_know_no_unit():
    rising = np.arange(4.0)
    values, steps = np.hstack([rising, 1000 * rising])[None], np.hstack([rising, -rising])[None]
    assert pattern_loss(values, steps, 2) == pytest.approx([1.0])  # 0 in one channel, 2 in the other
    low, high = (
        np.array([[0.0, 0, 0, 0], [5.0, 5, 500, 500]]),
        np.array([[5.0, 5, 500, 500], [10, 10, 1000, 1000]]),
    )
    assert released_value_loss(low, high, 2) == pytest.approx([0.5, 0.5])
    assert released_value_loss(low, high, 1) == pytest.approx(value_loss(low, high))


@pytest.mark.parametrize("key", TECHNIQUES)
def test_one_who_knows_points_of_any_channel_stays_below_the_bounds(key):
    data = channel_table(rows=60)
    published = publish(data, SETTINGS, key)
    success = attack_success(data, published)
    assert success.known[-1] == 8  # all points of both channels
    assert success.by_values.max() <= 1 / 4 and success.by_pattern.max() <= 1 / 2
    own = sax.profile(data.values, published.segments, channels=2)
    _, changed = pattern_losses(data, published)
    for row, other in zip(published.kept, changed, strict=True):
        leaf = published.leaf[row]
        word = sax.letters(own[row][None], int(published.leaf_level[leaf]))[0]
        assert other == (word != published.leaf_words[leaf]).any()


def test_every_picture_is_made_of_channels():
    data = channel_table(rows=60)
    published, chosen = publish(data, SETTINGS), Naive(**SETTINGS)
    shape = views.group(data, published, chosen, 0)
    members = data.values[published.group == 0]
    for part in data.by_channel:  # in the unit of its channel
        assert members[:, part].min() <= shape.steps[:, part].mean() <= members[:, part].max()
    assert all("|" in name for name in views.tree(data, published, chosen).names)
    assert 0 < views.losses(data, published, chosen).value_mean < 1
    titles = [figure.title for figure in report_figures(published, chosen)]
    assert titles[:2] == ["Envelopes: humidity", "Envelopes: temperature"]


# ── reading ───────────────────────────────────────────────────────────────────────────────────


def write_long(path: Path, data: SeriesTable, channel: str = "channel", left_out=()) -> Path:
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["id", "time", channel, "value"])
        for i, row in enumerate(data.values):
            for name, value in reversed(list(zip(data.times, row, strict=True))):
                kind, time = name.split(" ")
                if (i, name) not in left_out:
                    writer.writerow([f"m{i}", time, kind, value])
    return path


def test_a_long_file_with_channels_is_read_channel_by_channel(tmp_path):
    data = channel_table()
    for name, columns in (("channel", Columns()), ("what", Columns(channel="what"))):
        read = load([write_long(tmp_path / f"{name}.csv", data, name)], LONG, columns, Progress())
        assert read.times == data.times and read.channels == data.channels
        assert np.array_equal(read.values, data.values)
    with pytest.raises(InputError, match="a second value for the same series"):
        load([tmp_path / "what.csv"], LONG, Columns(), Progress())  # never guessed from another name


def test_gaps_are_filled_within_their_channel_and_never_over_its_end(tmp_path):
    data = channel_table(rows=3)
    gaps = {(0, "humidity t1"), (1, "humidity t3"), (2, "temperature t0")}
    path = write_long(tmp_path / "gaps.csv", data, left_out=gaps)
    with pytest.raises(InputError, match="3 values are missing"):
        load([path], LONG, Columns(), Progress())
    read = load([path], replace(LONG, gaps="interpolate"), Columns(), Progress())
    assert read.counts.filled == 1 and read.counts.gaps == 2  # between two channels there is no line
    assert read.values[0, 1] == (data.values[0, 0] + data.values[0, 2]) / 2
    with pytest.raises(InputError, match="not cut or stretched"):
        load([path], replace(LONG, lengths="window"), Columns(), Progress())


def test_a_series_without_a_channel_is_one_with_gaps(tmp_path):
    data = channel_table(rows=6)
    left_out = {(2, name) for name in data.times[4:]}
    path = write_long(tmp_path / "lacking.csv", data, left_out=left_out)
    assert load([path], replace(LONG, gaps="drop"), Columns(), Progress()).counts.gaps == 1


def test_one_channel_in_the_column_is_a_series_without_channels(tmp_path):
    data = channel_table(channels=1)
    read = load([write_long(tmp_path / "one.csv", data)], LONG, Columns(), Progress())
    assert read.channels == ("",) and read.times == ("t0", "t1", "t2", "t3")


def test_an_identifier_is_no_channel(tmp_path):
    data = channel_table(rows=120)
    path = write_long(tmp_path / "many.csv", data)
    with pytest.raises(InputError, match="120 channels"):
        load([path], LONG, Columns(id="channel", channel="id"), Progress())


def test_a_wide_file_has_no_channels(tmp_path):
    path = write_long(tmp_path / "long.csv", channel_table())
    with pytest.raises(InputError, match="long layout") as refused:
        load([path], Reading(), Columns(channel="channel"), Progress())
    assert refused.value.remedies[0].changes == {"layout": "long"}


def test_a_preview_proposes_a_channel_only_where_a_long_file_names_one(tmp_path):
    path = write_long(tmp_path / "long.csv", channel_table())
    seen = preview([path], LONG, Columns(), Progress())
    assert seen.chosen.channel == "channel" and seen.roles["channel"] == "channel"
    assert preview([path], LONG, Columns(channel=""), Progress()).chosen.channel == ""
    assert preview([path], Reading(), Columns(), Progress()).chosen.channel is None
    other = write_long(tmp_path / "other.csv", channel_table(), "sensor")
    assert preview([other], LONG, Columns(), Progress()).chosen.channel == ""


# ── releases and forgeries ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("format", ["csv", "parquet", "long.csv", "sav", "dta"])
def test_a_release_of_channels_passes_in_every_format(tmp_path, format):
    data = channel_table(channels=3)
    claims = release(data, {**SETTINGS, "curve": "mean"}, tmp_path, format)
    assert failures(tmp_path, claims, data) == [] and claims["columns"]["channels"] == list(NAMES)


@pytest.mark.parametrize("key", TECHNIQUES)
def test_persons_are_counted_over_all_channels(tmp_path, key):
    data = channel_table(rows=48)
    persons = (np.arange(48) // 2).astype(np.int32)
    data = replace(data, persons=persons)
    chosen = {**SETTINGS, "curve": "median"}
    published = publish(data, chosen, key)
    assert published.group_persons.min() >= 4 and published.leaf_persons.min() >= 2
    claims = release(data, chosen, tmp_path, "long.csv", key)
    assert failures(tmp_path, claims, data) == []


def test_a_long_release_has_a_column_of_channels(tmp_path):
    data = channel_table()
    claims = release(data, {**SETTINGS, "curve": "mean"}, tmp_path, "long.csv")
    for name in ("data", "curves"):
        path = tmp_path / "release" / f"{name}.long.csv"
        with path.open(newline="") as file:
            lines = list(csv.DictReader(file))[:8]
        assert [f"{line['Channel']} {line['Time']}" for line in lines] == list(data.times)
        honest = path.read_bytes()
        for at in (honest.find(b",humidity"), honest.rfind(b",humidity")):  # in the first series, in the last
            path.write_bytes(honest[:at] + b",Humidity" + honest[at + 9 :])
            assert failures(tmp_path, claims)
        path.write_bytes(honest)
    assert failures(tmp_path, claims, data) == []


LIES = {
    "renamed": lambda columns: columns.update(channels=["humidity", "pressure"]),
    "reordered": lambda columns: columns.update(channels=["temperature", "humidity"]),
    "too many": lambda columns: columns.update(channels=["humidity", "temperature", "wind"]),
    "one": lambda columns: columns.update(channels=["humidity"]),
    "none": lambda columns: columns.pop("channels"),
    "no list": lambda columns: columns.update(channels="ht"),
    "columns renamed": lambda columns: columns.update(
        channels=["humidity", "pressure"],
        time=[name.replace("temperature", "pressure") for name in columns["time"]],
    ),
    "columns reordered": lambda columns: columns.update(
        channels=columns["channels"][::-1], time=columns["time"][4:] + columns["time"][:4]
    ),
}


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("format", ["csv", "parquet", "long.csv"])
def test_lies_about_channels_are_found(tmp_path, lie, format):
    claims = release(channel_table(), SETTINGS, tmp_path, format)
    LIES[lie](claims["columns"])
    claims["done"]["facts"]["channels"] = {"released": len(claims["columns"].get("channels", [1]))}
    if "channels" not in claims["columns"]:
        del claims["done"]["facts"]["channels"]
    assert failures(tmp_path, claims)


def test_another_number_of_channels_in_the_facts_is_found(tmp_path):
    claims = release(channel_table(), SETTINGS, tmp_path)
    claims["done"]["facts"]["channels"]["released"] = 3
    assert any("channels" in line for line in failures(tmp_path, claims))


CELLS = {
    "a word is missing": lambda rows: [r.__setitem__("Pattern", r["Pattern"].split("|")[0]) for r in rows],
    "a word in one row is missing": lambda rows: rows[0].update(Pattern=rows[0]["Pattern"].split("|")[0]),
    "one word is longer": lambda rows: [r.__setitem__("Pattern", r["Pattern"] + "a") for r in rows],
    "a letter beyond the level": lambda rows: [r.__setitem__("Pattern", "aa|zz") for r in rows],
    "no bar": lambda rows: [r.__setitem__("Pattern", r["Pattern"].replace("|", "")) for r in rows],
    "a group of k - 1": lambda rows: rows[0].update({"temperature t3": "[-99999..99999]"}),
    "a pattern of P - 1 in the second channel": lambda rows: rows[0].update(
        Pattern=rows[0]["Pattern"][:-1] + ("b" if rows[0]["Pattern"][-1] == "a" else "a")
    ),
}


@pytest.mark.parametrize("lie", CELLS)
def test_forged_cells_are_found(tmp_path, lie):
    claims = release(channel_table(), SETTINGS, tmp_path)
    path = tmp_path / "release" / "data.csv"
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    CELLS[lie](rows)
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    found = failures(tmp_path, claims)
    wanted = {
        "a group of k - 1": "Every envelope in 4 rows",
        "a pattern of P - 1 in the second channel": "Every pattern of an envelope in 2 rows",
        "a letter beyond the level": "Letters fit the level",
        "one word is longer": "Patterns of one length",
    }
    assert any(line.startswith(wanted.get(lie, "A word a channel")) for line in found), found


def test_the_original_has_to_have_the_same_channels(tmp_path):
    data = channel_table()
    claims = release(data, SETTINGS, tmp_path)
    swapped = replace(data, values=np.roll(data.values, 4, axis=1))
    assert failures(tmp_path, claims, data) == []
    assert any(line.startswith("Envelopes hold") for line in failures(tmp_path, claims, swapped))
    assert failures(tmp_path, claims, replace(data, channels=("",)))


@pytest.mark.parametrize(("key", "format"), [*zip(TECHNIQUES, ("csv", "long.csv"), strict=True)])
def test_a_signed_release_of_channels_from_file_to_comparison(tmp_path, key, format):
    path = write_long(tmp_path / "input.csv", channel_table(rows=60))
    task = task_of(find(key), [path], {**SETTINGS, "layout": "long"})
    folder = tmp_path / "out"
    Pipeline().release(task, ReleaseOptions(str(folder), format), Progress())
    assert [check.name for check in verify_folder(folder, Progress()) if not check.passed] == []
    made = compare(path, folder, {"layout": "long", "k": "4", "P": "2"}, Progress())
    assert all(check["passed"] for check in made["checks"])
    assert made["utility"]["pattern_levels"] == "as published" and 0 < made["utility"]["value_loss_mean"] < 1
