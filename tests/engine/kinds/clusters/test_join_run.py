"""A house joins in words, reads what would leave it, and keeps its papers to itself."""

from __future__ import annotations

import json
import os
import stat
from dataclasses import replace

import numpy as np
import pytest

from engine.cli import main
from engine.core.errors import SfumatoError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import exchange_site, kmeans, sdbdc, transport_files
from engine.kinds.clusters.border_log import pass_border
from engine.kinds.clusters.data import one_site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import FEW, ROWS, VALUES, Answer, Message, decode, encode
from engine.kinds.clusters.message_content import contents
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.params import Kmeans, Sdbdc
from engine.kinds.clusters.protocol import Threads, run_rounds

OUTLIER = (97.3, 911.77)


@pytest.fixture
def rows(tmp_path):
    random = np.random.default_rng(8)
    points = (
        np.array([[30.0, 200.0], [60.0, 480.0]])[random.integers(0, 2, 240)]
        + random.normal(size=(240, 2)) * 3
    )
    path = tmp_path / "rows.csv"
    path.write_text("age,income\n" + "\n".join(f"{a!r},{b!r}" for a, b in [*points.tolist(), OUTLIER]) + "\n")
    return path


@pytest.fixture
def begun(tmp_path):
    """A master that begins, by the command line; where its letters to a house are."""

    def begin(*words, sites="north,hill,harbour", technique="clusters.kmeans"):
        start = ["master", str(tmp_path / "run"), "--technique", technique, "--columns", "age,income"]
        assert main([*start, "--sites", sites, *words]) == 0
        return tmp_path / "run" / "to-north"

    return begin


def test_a_house_reads_what_joining_means_before_it_joins(rows, begun, tmp_path, capsys):
    at = begun("--set", "k=3", "--set", "min_count=5")
    capsys.readouterr()
    joining = ["site", str(at / "joining-north.json"), str(rows), "--dir", str(tmp_path / "north")]
    assert main(joining) == 1
    said = capsys.readouterr().out
    assert not (tmp_path / "north").exists(), "nothing is written before the steward agreed"
    for words in (
        "join as north, with 241 rows",
        "Partners: hill, harbour",
        "age, income",
        "k = 3",
        "fewer than 10 rows of this house",
        "No original row leaves",
        "only totals over the 3 sites",
        "age is here from",
    ):
        assert words in said, words
    assert main([*joining, "--accept"]) == 0
    assert (tmp_path / "north" / "memory.json").exists()


@pytest.mark.parametrize(
    ("sites", "said"), [("north,hill", "protect nothing from each other"), ("north", "alone")]
)
def test_fewer_than_three_parties_are_told_that_masks_do_not_help(sites, said, rows, begun, tmp_path, capsys):
    at = begun(sites=sites)
    main(["site", str(at / "joining-north.json"), str(rows), "--dir", str(tmp_path / "north")])
    assert said in capsys.readouterr().out


def test_a_message_before_joining_is_refused(rows, begun, tmp_path, capsys):
    at = begun()
    letter = ["site", str(at / "round-1-to-north.json"), str(rows), "--dir", str(tmp_path / "north"), "--yes"]
    assert main(letter) == 2
    assert "has not joined" in capsys.readouterr().err


def test_an_answer_is_read_before_it_leaves(rows, begun, tmp_path, capsys):
    at = begun("--set", "k=2", "--set", "masked=false")
    house_words = [str(rows), "--dir", str(tmp_path / "north")]
    assert main(["site", str(at / "joining-north.json"), *house_words, "--accept"]) == 0
    capsys.readouterr()
    letter = ["site", str(at / "round-1-to-north.json"), *house_words]
    assert main([*letter, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["pending"] and told["written"] == []
    words = "\n".join(told["told"])
    assert "local means" in words and "groups of rows; the smallest stands for" in words
    assert "It contains no row" in words and "means of age, income" in words
    assert not list((tmp_path / "north").glob("round-*")) and not (tmp_path / "north" / "sent").exists()
    assert main([*letter, "--yes"]) == 0
    assert (tmp_path / "north" / "round-1-site-north.json").exists()


def test_settings_of_a_house_are_fixed_on_joining(rows, begun, tmp_path, capsys):
    at = begun()
    house_words = [str(rows), "--dir", str(tmp_path / "north")]
    assert main(["site", str(at / "joining-north.json"), *house_words, "--accept"]) == 0
    letter = ["site", str(at / "round-1-to-north.json"), *house_words, "--yes"]
    for more in (["--least-count", "1"], ["--allow-points"], ["--set", "decimal=,"]):
        assert main([*letter, *more]) == 2
        assert "fixed on joining" in capsys.readouterr().err
    assert main([*letter[:-1], "--least-count", "0"]) == 2


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
@pytest.mark.parametrize("exists", [False, True])
def test_what_a_house_remembers_is_its_own(exists, rows, begun, tmp_path):
    at, folder = begun(), tmp_path / "north"
    if exists:
        folder.mkdir(mode=0o755)
    previous = os.umask(0o022)
    try:
        exchange_site.join(folder, at / "joining-north.json", rows, accept=True)
        exchange_site.answer(folder, at / "round-1-to-north.json", rows, yes=True)
    finally:
        os.umask(previous)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for path in folder.rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path.name


@pytest.mark.parametrize(
    "change",
    [
        {"technique": "tables.noise"},
        {"technique": "../x"},
        {"technique": ["clusters.kmeans"]},
        {"params": {}},
        {"params": {"k": 10**9}},
        {"params": "k=3"},
        {"columns": "age"},
        {"columns": []},
        {"columns": ["age", "age"]},
        {"columns": ["age", 7]},
        {"columns": ["age", "no such column"]},
        {"sites": []},
        {"sites": ["north", "north"]},
        {"sites": ["north", "North"]},
        {"sites": ["north", "a/../../b"]},
        {"site": "../north"},
        {"site": "somebody"},
        {"run": "../../x"},
        {"run": ""},
        {"version": 2},
        {"bounds": ["age=5..1"]},
        {"more": 1},
    ],
)
def test_a_joining_that_is_none_is_refused_in_a_sentence(change, rows, begun, tmp_path):
    path = begun() / "joining-north.json"
    found = json.loads(path.read_text())
    if "params" in change and isinstance(change["params"], dict) and change["params"]:
        change = {"params": {**found["params"], **change["params"]}}
    path.write_text(json.dumps({**found, **change}))
    with pytest.raises(SfumatoError):
        exchange_site.join(tmp_path / "north", path, rows, accept=True)
    assert not (tmp_path / "north").exists()


def test_units_are_compared_with_public_bounds_on_joining(rows, begun, tmp_path):
    at = begun("--bounds", "age=0..120,income=0..100")
    told = exchange_site.join(tmp_path / "north", at / "joining-north.json", rows).told
    assert any("CAREFUL: income leaves the public bounds 0 to 100" in line for line in told)
    assert not any("CAREFUL: age" in line for line in told)


# ── an honest master, a lonely row ────────────────────────────────────────────────────────────


@pytest.mark.parametrize("masked", [True, False])
def test_a_lonely_row_is_in_no_message_and_no_result(masked):
    """Two sites, one row far from all others at one of them, and a cluster to spare for it."""
    random = np.random.default_rng(2)
    groups = random.normal([0, 0], 1, size=(120, 2)), random.normal([50, 40], 1, size=(120, 2))
    sites = (
        one_site("a", ("age", "income"), np.concatenate([groups[0], [OUTLIER]])),
        one_site("b", ("age", "income"), groups[1]),
    )
    params = {"k": 3, "init": "given", "start": [[0, 0], [50, 40], list(OUTLIER)], "min_count": 10}
    settings = {**params, "masked": masked, "max_rounds": 20}
    randomness = Randomness.from_seed(1)
    carrier = Spy(kmeans.METHOD, sites, randomness)
    outcome = run_rounds(kmeans.METHOD, carrier, settings, randomness, Progress())
    counts = np.asarray(outcome.result["counts"])
    assert ((counts == 0) | (counts >= 10)).all() and counts.sum() == 241
    assert outcome.held == 1 and not any(crossing.original for crossing in outcome.border)
    for message in carrier.answers:
        assert not any(holds(value, OUTLIER) for value in message.body.values())
    large = outcome.result["centroids"][counts > 0]
    assert not holds(large, OUTLIER)


class Spy(Threads):
    """Threads that keep what the sites answered."""

    def deliver(self, messages, progress):
        found = super().deliver(messages, progress)
        self.answers = [
            *getattr(self, "answers", []),
            *(answer.message for answer in found.values() if answer.message is not None),
        ]
        return found


def holds(value, row):
    value = np.asarray(value, dtype=object)
    return value.ndim == 2 and any(np.allclose(np.asarray(line, dtype=float), row) for line in value)


# ── what a message contains ───────────────────────────────────────────────────────────────────


def agreement(method="clusters.kmeans", **changes):
    made = JoinAgreement(method, "a", ("a",), ("x", "y"), {"k": 2, "masked": False, "min_count": 5}, floor=5)
    return replace(made, **changes)


SITE = one_site("a", ("x", "y"), np.random.default_rng(0).normal(size=(40, 2)))
ASKED = Message("centroids", {"centroids": np.zeros((2, 2)), "round": 0, "masked": False, "min_count": 5})


def lying(sums, counts, **plain):
    """A method that says of itself nothing, or what is not so."""

    def step(site, memory, message):
        body = {"sums": np.asarray(sums, float), "counts": np.asarray(counts, float), "inertia": 1.0}
        return Answer(Message("sums", body), plain=plain or None)

    return step


@pytest.mark.parametrize(
    "step",
    [
        lying([SITE.values[3], [0, 0]], [20, 20]),  # a row, said to be a sum of twenty
        lying([[5, 5], [1, 1]], [39, 1]),
        lying([[5, 5], [1, 1]], [20, 20], groups=np.repeat([0, 1], [37, 3])),  # groups that are not so large
    ],
)
def test_an_answer_is_judged_by_what_is_in_it(step):
    with pytest.raises(MessageRefused, match="stays in this house"):
        pass_border(step, SITE, {}, ASKED, agreement())
    marked = pass_border(step, SITE, {}, ASKED, agreement(points=True))
    assert marked.message.contains and marked.message.original


def test_marks_say_what_is_in_a_message():
    rows = Message("points", {"points": SITE.values})
    assert contents("clusters.dbscan", rows, 5) == (ROWS,)
    assert contents("clusters.dbscan", Message("labels", {"labels": np.zeros(40, int)}), 5) == (VALUES,)
    few = Message("local means", {"means": np.ones((2, 2)), "counts": np.array([4.0, 36.0])})
    assert contents("clusters.kmeans", few, 5, SITE) == (FEW,)
    assert (
        contents("clusters.kmeans", Message("local means", {**few.body, "counts": np.array([5.0, 35.0])}), 5)
        == ()
    )
    real = Message("local means", {"means": SITE.values[:1], "counts": np.array([40.0])})
    assert contents("clusters.kmeans", real, 5, SITE) == (ROWS,)


def test_representatives_that_are_points_are_marked_as_rows():
    asked = {"eps": 0.5, "eps_local": 0.5, "blur": False, "small": "merge", "min_count": 5}
    randomness = Randomness.from_seed(0)
    answer = sdbdc.site_step(SITE, {}, Message("request representatives", asked), randomness)
    assert ROWS in contents("clusters.sdbdc", answer.message, 5, SITE, answer.plain)
    blurred = sdbdc.site_step(
        SITE, {}, Message("request representatives", {**asked, "blur": True}), randomness
    )
    assert contents("clusters.sdbdc", blurred.message, 5, SITE, blurred.plain) == ()


def test_a_master_refuses_answers_that_are_none(rows, begun, tmp_path):
    at = begun("--set", "k=2", "--set", "masked=false", sites="north")
    exchange_site.join(tmp_path / "north", at / "joining-north.json", rows, accept=True)
    (sent,) = exchange_site.answer(tmp_path / "north", at / "round-1-to-north.json", rows, yes=True).written
    honest = decode(sent.read_bytes())
    run = tmp_path / "run"
    for change in (
        {"kind": "sums"},
        {"run": "x" * 32},
        {"body": {}},
        {"body": {**honest["body"], "rows": np.zeros((2, 2))}},
        {"body": {**honest["body"], "means": np.zeros((7, 3))}},
        {"body": {**honest["body"], "counts": np.full(len(honest["body"]["counts"]), -5.0)}},
        {"round": 2},
        {"site": "hill"},
    ):
        (run / "from" / sent.name).write_text(encode({**honest, **change}))
        with pytest.raises(SfumatoError):
            transport_files.step_master(run)
    assert not (run / "result.json").exists()


def test_parameters_out_of_their_range_do_not_start_a_run(tmp_path):
    with pytest.raises(SfumatoError, match="give ε as a number"):
        transport_files.start_master(tmp_path / "r", "clusters.sdbdc", Sdbdc(), ("x",), ("a",))
    with pytest.raises(SfumatoError, match="cannot be a site's name"):
        transport_files.start_master(tmp_path / "r", "clusters.kmeans", Kmeans(), ("x",), ("a/../b",))
    assert not (tmp_path / "r").exists()
