"""What no step touches is counted, named and judged: doing nothing never looks safer than doing something."""

from __future__ import annotations

import itertools
import json

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.distinct_values import CountedCells
from engine.core.gate import judge
from engine.core.identifiers import scan
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import Outcome, task_of
from engine.core.technique import find
from engine.core.text import Text
from engine.kinds.tables import measure
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.metrics import METRICS
from engine.kinds.tables.params import Chain, Discretise, Perturb
from engine.kinds.tables.written_values import members_of, value_set
from tests.engine.kinds.tables.people import CHAIN, ROLES, chained, lines, measured, people, published_of
from tests.engine.kinds.tables.test_column_roles import SAMPLE, write
from tests.signing import ReleaseOptions

# ── exact incomes that leave ──────────────────────────────────────────────────────────────────


def test_exact_incomes_are_never_green():
    """Only the quasi-identifiers are put into classes; income and tax leave to the cent."""
    task = task_of(find("tables.discretise"), [SAMPLE], {"sensitive": "chronic illness"})
    pipeline = Pipeline()
    outcome = pipeline.outcome(task, Progress())
    states = {
        item.name: item.state for item in pipeline.judge(task, ReleaseOptions("nowhere"), Progress()).items
    }
    assert outcome.measured.risk["linkage"] > 0.9 and outcome.measured.risk["unique_share"] > 0.9
    assert {"income", "tax"} <= {part.name for part in outcome.done.leaving if part.treatment == "kept"}
    for name in (
        "Leaves as it is",
        "Record linkage",
        "Unique rows",
        "Quasi-identifiers",
        "Columns to protect",
    ):
        assert states[name] != "green", name


def test_names_and_notes_without_a_role_are_never_green(tmp_path):
    from tests.engine.kinds.tables.test_column_roles import RECOGNISED

    columns = {**RECOGNISED["id"], **RECOGNISED["drop"], "sex": lambda r: r.choice("mf")}
    path = write(tmp_path / "file.csv", columns, 200)
    none = {"id": [], "drop": [], "sensitive": [], "protect": [], "quasi": ["sex"]}
    outcome = Pipeline().outcome(task_of(find("tables.discretise"), [path], none), Progress())
    (line,) = [item for item in judge(outcome, [], Policy()) if item.name == "No identifier"]
    assert line.state == "red"
    found = {finding["column"] for finding in outcome.measured.risk["identifiers"]}
    assert found >= set(columns) - {"sex"}
    assert all(isinstance(one, Text) for one in line.detail.values.values()), "each is translated by itself"


STEPS = [
    ("discretise", ["age"], {"classes": 4}),
    ("discretise", ["income"], {"classes": 5}),
    ("perturb", ["income"], {"level_share": 0.3}),
    ("perturb", ["tax"], {"sigma": 900}),
    ("swap", ["region"], {"method": "random"}),
    ("swap", ["tax"], {"window": 0.3}),
]


@settings(max_examples=25)
@given(st.sets(st.integers(0, len(STEPS) - 1), min_size=2, max_size=4), st.integers(0, 50), st.data())
def test_leaving_out_a_step_never_looks_safer(chosen, seed, data):
    """Fewer steps: never fewer unique rows, never a larger k, never (beyond chance) fewer linked rows."""
    steps = [STEPS[place] for place in sorted(chosen)]
    if [step[1] for step in steps].count(["income"]) > 1:
        steps = [step for step in steps if step[0] != "perturb" or step[1] != ["income"]]
    if len(steps) < 2:
        return
    left = data.draw(st.integers(0, len(steps) - 1))
    fewer = [step for place, step in enumerate(steps) if place != left]
    table = people(seed=seed)
    more, less = (measured(table, chained(*some), seed).risk for some in (steps, fewer))
    assert less["unique_share"] >= (more["unique_share"] or 0)
    assert more["k_achieved"] is None or less["k_achieved"] <= more["k_achieved"]
    assert less["linkage"] >= more["linkage"] - 0.05


def test_linkage_rules_out_every_row_with_another_value_in_an_untouched_column():
    """Tax is left alone and unique, strong noise on the income hides nothing then."""
    found = measured(people(), chained(("perturb", ["income"], {"level_share": 1.0})))
    assert found.risk["linkage"] > 0.99
    assert "tax" in found.risk["linkage_columns"] and "illness" not in found.risk["linkage_columns"]


def test_a_sensitive_column_alone_makes_no_row_unique_but_is_counted_by_l():
    ill = np.where(np.arange(200) < 50, 0, np.random.default_rng(2).integers(0, 3, 200))
    table = Table(
        (
            TableColumn("region", np.repeat(np.arange(4, dtype=np.int32), 50), ("e", "n", "s", "w")),
            TableColumn("illness", ill.astype(np.int32), ("a", "b", "c")),
        ),
        {"quasi": ("region",), "sensitive": ("illness",)},
    )  # fmt: skip
    values = params.build(Discretise, {"columns": "region"})
    found = measured(table, values).risk
    assert found["k_achieved"] == 50 and found["uniques"] == 0 and found["l_diversity"] == 1
    assert lines(table, values)["Sensitive values"].state == "amber"
    assert lines(table, values)["Quasi-identifiers"].state == "green"


def test_pseudonyms_of_a_quasi_identifier_still_tell_its_rows_apart():
    """Equal stays equal: the classes over pseudonyms are those over the values, and nothing looks safer."""
    table = people(60)
    bare = Table(tuple(c for c in table.columns if c.name not in ("income", "tax")), table.roles)
    found = measured(bare, chained(("pseudonymise", ["region"], {}))).risk
    kept = measured(bare, chained(("swap", ["illness"], {}))).risk
    assert found["k_columns"] == kept["k_columns"] == ["age", "region"]
    assert found["uniques"] == kept["uniques"] > 20


def test_a_step_that_hardly_does_anything_counts_as_none():
    """A swap of neighbours among few labels, noise that rounding undoes: the rows still show their own."""
    table = people()
    idle = chained(("perturb", ["age"], {"sigma": 1e-9}), ("discretise", ["region"], {}))
    assert "age" in measured(table, idle).risk["k_columns"]
    assert measured(table, idle).risk["unique_share"] > 0.9  # income and tax are untouched


# ── nothing of the original in the manifest, and lost labels count as lost ────────────────────


def test_the_manifest_holds_no_figure_of_the_original(tmp_path):
    """21 persons, σ 25: neither an exact age nor a mean, variance or quantile of the ages stands in it."""
    r = np.random.default_rng(4)
    ages = r.permutation(np.arange(11, 95))[:21] + 0.37
    path = tmp_path / "people.csv"
    path.write_text("age,x\n" + "".join(f"{age},{n % 2}\n" for n, age in enumerate(ages)), encoding="utf-8")
    task = task_of(
        find("tables.perturb"),
        [path],
        {"columns": "age", "sigma": 25, "quasi": "x", "id": [], "protect": "age"},
    )
    manifests, told = [], []

    def numbers(value):
        if isinstance(value, float):
            yield value
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            yield from numbers(inner)

    for draw in ("first", "second"):
        Pipeline().release(task.with_fresh_entropy(), ReleaseOptions(str(tmp_path / draw)), Progress())
        text = (tmp_path / draw / "release" / "manifest.json").read_text(encoding="utf-8")
        manifests.append(json.loads(text))
        told.append(set(numbers(manifests[-1])))
    manifest, same = manifests[0], told[0] & told[1]  # what comes from the noise alone differs
    secret = [*ages, ages.mean(), ages.var(), *np.quantile(ages, (0.05, 0.25, 0.5, 0.75, 0.95))]
    assert same and not [n for n in same for s in secret if abs(n - s) < 0.005 * abs(s)]
    assert set(manifest["utility"]) | set(manifest["risk"]) <= {f.key for f in METRICS if not f.confidential}


def test_a_label_that_was_merged_away_counts_as_changed():
    r = np.random.default_rng(5)
    dates = tuple(sorted(f"19{n:02}-01-01" for n in range(90)))
    table = Table(
        (TableColumn("born", r.integers(0, 90, 500).astype(np.int32), dates), people(500).columns[0]), {}
    )
    found = measured(table, params.build(Discretise, {"columns": "born", "min_count": 200})).utility
    assert found["columns"]["born"] == {"changed": 1.0, "label_distance": 1.0}
    assert found["il1s"] == pytest.approx(0.5)  # one of two columns is lost whole, the other untouched


def test_information_loss_counts_merged_categories_in_part():
    codes = np.array([0] * 60 + [1] * 30 + [2] * 5 + [3] * 5, np.int32)
    table = Table((TableColumn("sex", codes, ("f", "m", "x", "y")),), {})
    found = measured(table, params.build(Discretise, {"columns": "sex", "min_count": 10})).utility
    assert found["columns"]["sex"]["changed"] == pytest.approx(0.1) and found["il1s"] == pytest.approx(0.1)


def test_filtering_never_leaves_more_than_was_claimed():
    for seed in range(3):
        values = params.build(Perturb, {"columns": "income,tax"})
        for level in measured(people(seed=seed), values, seed).risk["columns"].values():
            assert level["privacy_level_spectral"] <= level["privacy_level"]


def test_an_outcome_of_every_technique_scans_what_is_released():
    for technique in KIND.techniques:
        if technique.key == "tables.pseudonymise":
            continue  # names are what it replaces
        sample = SAMPLE.with_name(technique.sample) if technique.sample else SAMPLE
        outcome: Outcome = Pipeline().outcome(
            task_of(technique, [sample], {"id": [], "drop": []}), Progress()
        )
        assert "name" in {finding["column"] for finding in outcome.measured.risk["identifiers"]}


def test_figures_of_a_chain(residents):
    found = measured(residents, params.build(Chain, CHAIN))
    assert set(found.utility["columns"]) == {c.name for c in residents.columns} - {"name"}
    assert found.utility["columns"]["region"]["label_distance"] == 0
    assert found.utility["columns"]["hours"]["changed"] == 0
    assert 0 < found.utility["columns"]["income"]["ks"] < 0.1
    assert found.risk["k_achieved"] >= 1 and found.risk["uniques"] >= 0
    assert 0 <= found.risk["linkage"] <= 1
    assert found.risk["columns"].keys() == {"income", "tax"}
    for metric in METRICS:
        assert metric.key in getattr(found, metric.group)


def test_k_counts_rows_that_share_all_quasi_identifiers(residents):
    from collections import Counter

    values = params.build(Discretise, {"columns": "age,region,education", "classes": 3})
    residents = Table(residents.columns, {**ROLES, "drop": ("hours", "income", "tax")})
    published = published_of(residents, values)
    found = measure.measure(residents, published, values, Randomness.from_seed(1), Progress())
    rows = zip(*(published.table.by_name[n].values.tolist() for n in ROLES["quasi"]), strict=True)
    assert found.risk["k_achieved"] == min(Counter(rows).values())


@pytest.mark.parametrize(
    ("technique", "counted"),
    [
        ("tables.generalise", ["age", "region"]),
        ("tables.discretise", ["age", "region", "income", "tax"]),
    ],
)
def test_the_card_of_k_says_over_which_columns_it_counts(technique, counted):
    """With an enforced k income and tax leave as they are and are not counted: the card must not say so."""
    table = people()
    found = measured(table, chained((technique, ["age", "region"], {})))
    assert found.risk["k_columns"] == counted
    meaning = {metric.key: metric.meaning for metric in METRICS}
    told = "in the columns of the step that enforces k; where none does, in quasi-identifiers and columns"
    assert told in meaning["k_achieved"]
    assert "over which k is counted" in meaning["unique_share"]


@given(st.sets(st.text(st.sampled_from('ab,"{} \n\r'), max_size=5), min_size=2, max_size=4))
def test_a_set_is_taken_apart_into_what_it_was_made_from(labels):
    """Also cells of a workbook with line breaks in them, which no line of CSV holds."""
    assert members_of(value_set(sorted(labels))) == sorted(labels)


@pytest.mark.parametrize("label", ["{a}", "{b, a}", '{say "x", y}', "{a,b}", "{" + "n" * 200_000 + "}"])
def test_what_only_looks_like_a_set_is_judged_as_it_stands(label):
    assert members_of(label) == [label]


def test_labels_in_sets_are_judged_and_not_their_enumeration():
    """Mondrian's {Craft-repair, Sales, …} were taken for sentences, and names in sets for no names."""

    def kinds_of(name, labels):
        sets = [value_set(four) for four in itertools.combinations(labels, 4)]
        cells = CountedCells(pa.array(sets), np.full(len(sets), 10))
        return [{one.kind for one in scan({name: part})} for part in (cells, measure._members(cells))]

    jobs = ["Craft-repair", "Exec-managerial", "Farming-fishing", "Sales", "Tech-support", "Priv-house-serv"]
    assert kinds_of("job", [*jobs, "Armed-Forces, Navy", "Adm-clerical"]) == [{"free text"}, set()]
    people = [f"{first} {last}" for first in ("Anna", "Berta", "Carl", "Dora") for last in ("Meyer", "Lang")]
    assert kinds_of("name", people)[1] == {"person name"}


def test_names_in_sets_are_found_however_often_they_repeat(tmp_path):
    """A set of names under a header that tells nothing: k rows share it, and still it says who was there."""
    rng = np.random.default_rng(1)
    people = [
        f"{first} {last}" for first in ("Anna", "Berta", "Carl", "Dora") for last in ("Meyer", "Lang", "Frei")
    ]
    rows = [f"{rng.choice(people)},{rng.integers(20, 80)}" for _ in range(400)]
    path = tmp_path / "visits.csv"
    path.write_text("field,age\n" + "\n".join(rows) + "\n")
    task = task_of(find("tables.generalise"), [path], {"quasi": ("field", "age"), "k": 150}, seed=1)
    found = Pipeline().run(task, Progress()).measured.risk["identifiers"]
    assert [(one["column"], one["kind"], one["state"]) for one in found] == [
        ("field", "person name", "amber")
    ]


# ── what no step changed ──────────────────────────────────────────────────────────────────────


def leaves_as_it_is(tmp_path, technique, count, **values):
    path = tmp_path / "people.csv"
    rows = (f"{row % 40},{'fm'[row % 2]},{'uv'[row // 2 % 2]}" for row in range(count))
    path.write_text("age,sex,ill\n" + "\n".join(rows) + "\n")
    task = task_of(find(technique), [path], values, seed=1)
    judged = Pipeline().judge(task, ReleaseOptions("", policy=Policy()), Progress())
    line = next(item for item in judged.items if item.name == "Leaves as it is")
    kept = [part.name for part in judged.done.leaving if part.treatment == "kept"]
    return line.state, str(line.detail), kept


def test_a_column_of_which_no_cell_changed_leaves_as_it_is(tmp_path):
    """In classes of ten rows each value may be a class of its own: the gate said that nothing left so."""
    found = leaves_as_it_is(tmp_path, "tables.discretise", 40, quasi=("age", "sex"), drop="ill")
    assert found == ("amber", "sex: released as in the original", ["sex"])


def test_classes_of_k_speak_for_a_column_that_they_did_not_change(tmp_path):
    asked = {"quasi": ("age", "sex"), "drop": "ill", "k": 20, "method": "lattice"}
    state, said, kept = leaves_as_it_is(
        tmp_path, "tables.generalise", 400, **asked, levels=("age=4", "sex=0")
    )
    assert (state, kept) == ("green", ["sex"]) and said.startswith("sex: released as in the original, see")


@pytest.mark.parametrize("output", ["interval", "number", "mean"])
@pytest.mark.parametrize("years", [(96,), (96, 97)])
def test_a_class_of_one_value_says_it_only_where_it_reads_so(years, output, tmp_path):
    """A year that all rows share left as (..), and the list said that it leaves as it is."""
    path = tmp_path / "bills.csv"
    rows = (f"{years[row % len(years)]},{row % 40 + 18}" for row in range(80))
    path.write_text("year,age\n" + "\n".join(rows) + "\n")
    task = task_of(find("tables.discretise"), [path], {"quasi": ("year", "age"), "output": output}, seed=1)
    judged = Pipeline().judge(task, ReleaseOptions("", policy=Policy()), Progress())
    kept = [part.name for part in judged.done.leaving if part.treatment == "kept"]
    lines = {item.name: item for item in judged.items}
    assert kept == (["year"] if output == "mean" else [])
    assert str(lines["Leaves as it is"].detail).startswith("year: released" if kept else "nothing")
    assert lines["One-valued classes"].state == "amber"


@pytest.mark.parametrize("operation", ["map", "keep"])
def test_new_labels_one_for_each_number_protect_nothing(operation, tmp_path):
    """No class and no k speaks for them: whoever knows the grade knows the label."""
    path, table = tmp_path / "pupils.csv", tmp_path / "labels.csv"
    grades = {"map": (1, 2, 3), "keep": (10, 20, 30)}[operation]
    path.write_text("grade,age\n" + "".join(f"{grades[row % 3]},{row % 40 + 18}\n" for row in range(400)))
    table.write_text("1,best\n2,good\n3,poor\n")
    asked = {"columns": "grade", "operation": operation}
    asked |= {"map": str(table)} if operation == "map" else {"characters": 1, "length": 2, "mask": "#"}
    task = task_of(find("tables.code"), [path], {"quasi": "age", **asked}, seed=1)
    judged = Pipeline().judge(task, ReleaseOptions("", policy=Policy()), Progress())
    line = next(item for item in judged.items if item.name == "Leaves as it is")
    assert "grade" in str(line.detail) and line.state == "amber"
