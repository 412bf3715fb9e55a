"""A recoded log on its whole way: promise, gate and verifier tell declared, private and looked apart."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction

import pytest

from engine.core.errors import ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find, find_kind
from engine.kinds.eventlogs.private_rare import split
from tests.engine.kinds.eventlogs.forging import facts, failed, finish, leaving, manifest_of
from tests.signing import ReleaseOptions

KEYS = ("eventlogs.travas", "eventlogs.groups", "eventlogs.flow")
LOOKED = "made on the data and is not covered"


@pytest.fixture
def log(tmp_path):
    ways = {"a b x c": 300, "a b b c": 260, "a c": 240, "a y": 30}
    rows, number = ["case,activity,person,time"], 0
    for way, cases in ways.items():
        for _ in range(cases):
            number += 1
            rows += [
                f"{number},{name},p{number // 2},2024-01-01T00:{minute:02}:00"
                for minute, name in enumerate(way.split())
            ]
    (tmp_path / "log.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (tmp_path / "names.csv").write_text("activity,new name\nx,z\ny,z\n", encoding="utf-8")
    return tmp_path / "log.csv"


def release(key, log, folder, **values):
    task = task_of(find(key), [log], values, None)
    made = Pipeline().release(task, ReleaseOptions(str(folder)), Progress())
    assert [check for check in made.checks if not check.passed] == []
    assert failed(folder) == []
    return made, json.loads((folder / "release" / "manifest.json").read_text(encoding="utf-8"))


def gate(key, log, **values):
    task = task_of(find(key), [log], values, None)
    items = Pipeline().judge(task, ReleaseOptions(str(log.parent / "no")), Progress()).items
    return {item.name: item.state for item in items}


@pytest.mark.parametrize("key", KEYS)
def test_looked_is_amber_and_stands_in_the_promise(key, log, tmp_path):
    values = {"recode": "names.csv", "repeated": "collapse", "rare": "looked"}
    assert gate(key, log, **values)["Recoding"] == "amber"
    _, manifest = release(key, log, tmp_path / "out", **values)
    assert LOOKED in manifest["promise"]["limits"]
    (line,) = [part["how"] for part in manifest["done"]["leaving"] if part["name"] == "recoding"]
    assert line.count("looked: chosen on the data") == 3
    report = (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert "equal neighbours made one" in report


@pytest.mark.parametrize("key", KEYS)
def test_declared_is_green(key, log, tmp_path):
    values = {"drop": "x", "repeated": "collapse", "recoding_chosen": "declared", "rare": "declared"}
    values["rare_stay"] = "a,b,c"
    assert gate(key, log, **values)["Recoding"] == "green"
    _, manifest = release(key, log, tmp_path / "out", **values)
    assert LOOKED not in manifest["promise"]["limits"]


def test_the_names_of_what_was_dropped_stay_inside(log, tmp_path):
    release(
        "eventlogs.travas", log, tmp_path / "out", recode="names.csv", drop="a", rare="looked", rare_share=0.4
    )
    manifest = (tmp_path / "out" / "release" / "manifest.json").read_text(encoding="utf-8")
    assert "names.csv" not in manifest and '"z"' not in manifest


@pytest.mark.parametrize("key", ["eventlogs.travas", "eventlogs.flow"])
@pytest.mark.parametrize("person", ["", "person"])
def test_a_private_choice_is_paid_for(key, person, log, tmp_path):
    values = {"rare": "private", "rare_epsilon": 0.5, "rare_share": 0.3, "recoding_chosen": "declared"}
    made, manifest = release(key, log, tmp_path / "out", person=person, **values)
    said = manifest["done"]["facts"]["recoding"]
    assert said["stay"] == ["a", "b", "c", "x"] or set(said["stay"]) <= {"a", "b", "c", "x"}
    assert made.outcome.measured.risk["epsilon_spent"] == pytest.approx(1)
    assert made.outcome.measured.risk["delta_spent"] == pytest.approx(manifest["done"]["facts"]["delta"])
    loss = find(key).privacy_loss(made.outcome.task.params, made.outcome.done)
    assert loss.epsilon == pytest.approx(1) and loss.delta == pytest.approx(
        manifest["done"]["facts"]["delta"]
    )
    assert LOOKED not in manifest["promise"]["limits"]
    assert "ε = 0.5 and δ" in manifest["promise"]["words"]


@pytest.mark.parametrize("key", ["eventlogs.travas", "eventlogs.flow"])
def test_views_show_the_log_that_was_drawn_from(key, log):
    """A private choice is made in the run: before and after speak of the same activities."""
    values = {"rare": "private", "rare_epsilon": 0.5, "rare_share": 0.6, "epsilon": 2}
    pipeline, task = Pipeline(), task_of(find(key), [log], values, 3)
    for view in ("sankey", "variants", "dfg", "distributions", "disclosure", "epsilon_curve"):
        assert pipeline.view(task, view, {}, Progress()) is not None or key.endswith("flow")
    shown = pipeline.view(task, "dfg", {}, Progress())
    assert "y" not in [name for name, _, _ in shown.nodes]


def test_compare_recodes_the_original_alone(log, tmp_path):
    release("eventlogs.groups", log, tmp_path / "out", recode="names.csv")
    found = find_kind("eventlogs").compare(log, tmp_path / "out", {"recode": "names.csv"}, Progress())
    assert found["similarity"] > 0.9 and found["variants_invented"] == 0


def test_groups_have_nothing_to_pay_with(log):
    task = task_of(find("eventlogs.groups"), [log], {"rare": "private"}, None)
    with pytest.raises(ParameterError, match="no ε to pay"):
        Pipeline().outcome(task, Progress())


def test_a_recoding_that_leaves_nothing_to_learn_is_amber(log):
    assert gate("eventlogs.travas", log, first_events=1, recoding_chosen="declared")["Recoding"] == "amber"


def test_budgets_add_up_exactly():
    for total, share in ((1.0, 0.1), (0.7, 0.3), (1e-5, 0.5), (3.3, 0.07)):
        made = split(total, share)
        assert Fraction(str(made.release)) + Fraction(str(made.choice)) == Fraction(str(total))


# ── forgeries ─────────────────────────────────────────────────────────────────────────────────


def forged(folder, change):
    release = folder / "release"
    manifest = manifest_of(release)
    change(release, manifest)
    finish(release, manifest)
    return failed(folder)


@pytest.mark.parametrize(
    "change",
    [
        lambda release, manifest: manifest["done"]["facts"].pop("recoding"),
        lambda release, manifest: manifest["done"]["facts"].update(recoding={"rare": "off"}),
        lambda release, manifest: manifest["done"]["facts"].update(recoding=["collapse"]),
        lambda release, manifest: manifest["done"]["facts"]["recoding"].update(rare="private"),
        leaving(
            lambda parts: parts.__setitem__(3, parts[3] | {"how": parts[3]["how"].replace("looked", "x")})
        ),
    ],
)
def test_what_is_said_of_recoding_cannot_be_forged(change, log, tmp_path):
    release("eventlogs.groups", log, tmp_path / "out", repeated="collapse")
    assert forged(tmp_path / "out", change) != []


def test_looked_cannot_be_called_declared(log, tmp_path):
    """The file cannot tell, but the original does."""
    release("eventlogs.groups", log, tmp_path / "out", repeated="collapse")

    def change(_release, manifest):
        said = manifest["done"]["facts"]["recoding"] | {"chosen": "declared"}
        facts(recoding=said)(_release, manifest)
        for part in manifest["done"]["leaving"]:
            part["how"] = part["how"].replace("looked: chosen on the data", "declared: known without the log")

    assert "Recoding" in forged(tmp_path / "out", change)


def test_a_choice_that_cost_more_than_there_was_is_refused(log, tmp_path):
    release(
        "eventlogs.flow", log, tmp_path / "out", rare="private", rare_epsilon=0.5, recoding_chosen="declared"
    )
    shutil.copytree(tmp_path / "out" / "release", tmp_path / "alone")
    manifest = manifest_of(tmp_path / "alone")
    said = manifest["done"]["facts"]["recoding"] | {"epsilon": 1.0}
    facts(recoding=said)(tmp_path / "alone", manifest)
    finish(tmp_path / "alone", manifest)
    assert failed(tmp_path / "alone") != []


def test_noise_of_the_choice_does_not_depend_on_the_file(log):
    """Same seed, rows of the file in another order: the same choice and the same release."""
    lines = log.read_text(encoding="utf-8").splitlines()
    other = log.with_name("other.csv")
    blocks: dict[str, list[str]] = {}
    for line in lines[1:]:
        blocks.setdefault(line.split(",")[0], []).append(line)
    other.write_text(
        "\n".join([lines[0], *(line for block in reversed(list(blocks.values())) for line in block)]) + "\n",
        encoding="utf-8",
    )
    found = []
    for path in (log, other):
        values = {"rare": "private", "rare_epsilon": 0.5}
        task = task_of(find("eventlogs.flow"), [path], values, 5)
        published = Pipeline().outcome(task, Progress()).published
        found.append((published.choice, published.pairs, published.weights.tolist()))
    assert found[0] == found[1]


@pytest.mark.parametrize("key", ["eventlogs.travas", "eventlogs.groups"])
def test_what_was_lost_is_told_against_the_recoded_and_against_the_raw_log(key, log):
    def figures(**values):
        task = task_of(find(key), [log], values, 7)
        return Pipeline().outcome(task, Progress()).measured

    plain, made = figures(), figures(first_events=2)
    assert plain.utility["similarity"] == plain.utility["similarity_raw"]
    assert plain.utility["difference"] == plain.utility["difference_raw"]
    assert made.utility["similarity_raw"] < made.utility["similarity"]
    assert made.utility["difference_raw"] > made.utility["difference"]
    assert made.risk["case_disclosure_raw"] is not None


@pytest.mark.parametrize("key", ["eventlogs.travas", "eventlogs.flow"])
def test_a_private_choice_and_durations_share_one_budget(key, log, tmp_path):
    values = {"rare": "private", "rare_epsilon": 0.5, "rare_share": 0.3, "times": "relative", "epsilon": 4}
    made, manifest = release(key, log, tmp_path / "out", repeated="collapse", **values)
    assert made.outcome.measured.risk["epsilon_spent"] == 4
    assert manifest["done"]["facts"]["recoding"]["epsilon"] == 2.0
    times = json.loads((tmp_path / "out" / "release" / "times.json").read_text(encoding="utf-8"))
    assert times["epsilon_times"] == "1" and "1 on the durations" in manifest["promise"]["words"]
