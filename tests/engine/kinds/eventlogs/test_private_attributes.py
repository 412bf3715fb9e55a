"""Attributes of private variants: the mechanism by hand, the budget, the promise attacked, forgeries."""

from __future__ import annotations

import csv
import json
import math
from collections import Counter
from fractions import Fraction as F

import numpy as np
import pytest

from engine.core.discrete_laplace import exact_discrete_laplace
from engine.core.errors import ParameterError
from engine.core.params import build
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.eventlogs.attribute_budget import AttributeBudget, split_off
from engine.kinds.eventlogs.data import CaseAttribute, log_of
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.params import Columns, Reading, Travas
from engine.kinds.eventlogs.private_attributes import noisy_histograms, release_private_attributes
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.small_groups import exposure
from engine.kinds.eventlogs.verify_private_attributes import label_of
from tests.engine.kinds.eventlogs.forging import data_of, facts, failed, manifest_of, params_
from tests.engine.kinds.eventlogs.test_attributes import forged, rows_of, write_csv
from tests.engine.kinds.eventlogs.test_flow_neighbours import estimated
from tests.signing import ReleaseOptions

A, B, C = ("a",), ("b",), ("c",)


def attribute(domain=(), values=("u", "v"), codes=()):
    return CaseAttribute("ward", "as it is", tuple(values), np.array(codes, np.int32), tuple(domain))


def given(*numbers):
    """Noise that was written down, in its order."""
    rest = list(numbers)

    def noise(count, scale):
        drawn, rest[:] = rest[:count], rest[count:]
        assert len(drawn) == count
        return np.array(drawn, np.int64)

    return noise


# ── the mechanism ─────────────────────────────────────────────────────────────────────────────


def test_declared_values_have_noise_in_every_cell():
    """a has 20 ≥ 10/ε cases of its own, b and c are pooled; 2 − 3 is 0."""
    counted = {A: {"u": 15, "v": 5}, B: {"u": 2}, C: {"v": 1}}
    found = noisy_histograms(
        attribute(("u", "v", "w")), counted, {A: 20, B: 4, C: 9}, F(1), F(0), given(1, -2, 3, -3, 4, -1)
    )
    assert found.values == ("u", "v", "w") and found.declared
    told = {label: (one.source, one.weights) for label, one in found.of_class.items()}
    assert told == {A: ("own", (16, 3, 3)), B: ("pooled", (0, 5, 0)), C: ("pooled", (0, 5, 0))}


def test_values_of_the_log_are_told_above_a_threshold():
    """ε = 1, δ = 0.01: T = 6. Of a only u is told, of the pool nothing."""
    counted = {A: {"u": 15, "v": 5}, B: {"u": 3}}
    found = noisy_histograms(attribute(), counted, {A: 20, B: 4}, F(1), F(1, 100), given(-2, 0, 2))
    told = {label: (one.source, one.weights) for label, one in found.of_class.items()}
    assert found.values == ("u",) and told == {A: ("own", (13,)), B: ("none", (0,))}
    counted[B] = {"u": 3}
    found = noisy_histograms(attribute(), counted, {A: 20, B: 4}, F(1), F(1, 100), given(-2, 1, 3))
    assert found.values == ("u", "v") and found.of_class[B].weights == (6, 0)


def test_a_value_of_one_case_is_told_with_probability_delta_at_most():
    """Exactly: the only cell that one of two neighbours has."""
    for epsilon, delta in ((F(1), F(1, 100)), (F(1, 10), F(1, 10**6)), (F(3, 2), F(1, 1000))):
        least = next(
            t
            for t in range(2, 10**4)
            if noisy_histograms(attribute(), {A: {"u": 1}}, {A: 999}, epsilon, delta, given(t - 1)).values
        )
        q = math.exp(-epsilon)
        assert q ** (least - 1) / (1 + q) <= delta < q ** (least - 3) / (1 + q)


def test_each_case_draws_by_the_weights_of_its_class():
    log = log_of({A: 3000, B: 2}, carried=(attribute(("u", "v"), codes=[0] * 2000 + [1] * 1002),))
    budget = AttributeBudget(F(1), F(0), (True,))
    found = release_private_attributes(
        log,
        np.arange(3002),
        {A: 3000, B: 2},
        "variant",
        budget,
        lambda count, scale: np.array([0, 0, -9, -9]),
        np.random.default_rng(1),
    )
    counted = Counter(row[0] for row in found.of_cases[A])
    assert abs(counted["u"] - 2000) < 150 and counted.total() == 3000
    assert found.of_cases[B] == (("(other)",),) * 2  # noise left nothing of the pool


def test_the_same_seed_gives_the_same_and_the_order_of_the_file_nothing():
    codes = [0, 1] * 60
    log = log_of({A: 120}, carried=(attribute(codes=codes),))
    other = log_of({A: 120}, carried=(attribute(codes=codes[::-1]),))
    made = [run(one, Travas(epsilon=4), Randomness.from_seed(7), Progress()) for one in (log, log, other)]
    assert made[0].attributes.of_cases == made[1].attributes.of_cases == made[2].attributes.of_cases


# ── the budget ────────────────────────────────────────────────────────────────────────────────


def carrying(domains, counts=None, **more):
    cases = sum((counts or {A: 200}).values())
    own = tuple(attribute(domain, codes=[0] * cases) for domain in domains)
    return log_of(counts or {A: 200}, carried=own, **more)


def test_parts_add_up_exactly():
    log = carrying([("u", "v"), (), ()])
    params = Travas(epsilon=1, times="relative", times_share=0.3, attribute_share=0.07, attribute_delta=0.03)
    left, spent = split_off(log, params)
    assert left.epsilon_variants + left.epsilon_times + 3 * F(7, 100) == 1 == left.epsilon + spent.epsilon
    assert effective_delta(log, params) == 1e-4 and F(str(left.delta)) + 2 * F(3, 10**6) == F(1, 10**4)
    assert split_off(carrying([]), params)[0] is params


@pytest.mark.parametrize(("number", "more"), [(2, {"attribute_share": 0.5}), (4, {"attribute_share": 0.3})])
def test_attributes_that_leave_nothing_are_refused(number, more):
    with pytest.raises(ParameterError, match="leave nothing"):
        run(carrying([("u",)] * number), Travas(**more), Randomness.from_seed(1), Progress())


def test_digits_that_cannot_be_drawn_are_refused():
    with pytest.raises(ParameterError, match="too many digits"):
        build(Travas, {"epsilon": 0.123456789, "attribute_share": 0.1234567})


def test_a_person_spends_what_each_part_costs():
    """c cases: every part c times, each δ grown with its own ε."""
    log = carrying([(), ("u",)], person_of_case=np.arange(200, dtype=np.int32) // 2)
    params = Travas(epsilon=1, delta=1e-5, cases_per_person=2)
    seen = exposure(log, params)
    delta = 9e-6 * (1 + math.exp(0.8)) + 1e-6 * (1 + math.exp(0.1))
    assert seen.epsilon_unit == pytest.approx(2) and seen.delta_unit == pytest.approx(delta)


# ── one case more or less ─────────────────────────────────────────────────────────────────────


def releases(values: dict[str, int], domain, draws: int, seed: int, epsilon: F, scale: F = F(1)) -> list:
    """What is told of a class of released size 30: `scale` below 1 draws too little noise."""
    bits = Randomness.from_seed(seed).bits("noise")
    found = []
    for _ in range(draws):
        made = noisy_histograms(
            attribute(domain),
            {A: values},
            {A: 30},
            epsilon,
            F(0) if domain else F(1, 20),
            lambda count, wide: exact_discrete_laplace(count, wide * scale, bits),
        )
        found.append((made.values, made.of_class[A].weights))
    return found


@pytest.mark.parametrize("draws", [1_000, pytest.param(50_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("domain", [("u", "v"), ()], ids=["declared", "from the log"])
@pytest.mark.parametrize("more", ["u", "v"], ids=["common value", "value of its own"])
def test_a_case_more_is_hidden(more, domain, draws):
    fewer = {"u": 6}
    neighbour = fewer | {more: fewer.get(more, 0) + 1}
    p, q = (releases(one, domain, draws, seed, F(1)) for seed, one in enumerate((neighbour, fewer)))
    for one, other in ((p, q), (q, p)):
        found, error = estimated(one, other, 1.0)
        assert found <= (0 if domain else 0.05) + 4 * error


def test_too_little_noise_is_found_out():
    p, q = (
        releases(one, ("u", "v"), 1_000, seed, F(1), F(1, 6)) for seed, one in enumerate(({"u": 7}, {"u": 6}))
    )
    found, error = estimated(p, q, 1.0)
    assert found > 4 * error


# ── the way of a release ──────────────────────────────────────────────────────────────────────

ATTRIBUTES = ["age = 0 40", "kind", "sort = values x | z"]


def write_log(path):
    cases = []
    for n in range(240):
        way = "abc" if n % 3 else "ab"
        way = f"a{n}" if n > 235 else "ax" if n % 40 == 5 else way
        event = {"kind": ["=odd", "even", "even"][n % 3] if n % 50 else f"rare{n}", "age": n % 80}
        event |= {"person": n // 2, "sort": "xy"[n % 2]}
        cases.append((way, [event | {"time": f"2024-05-01T0{at}:00:0{n % 9}"} for at in range(len(way))]))
    write_csv(path, cases)


def release(folder, name, format="csv", **values):
    chosen = {"epsilon": 2, "attributes": ATTRIBUTES, "attribute_share": 0.2, **values}
    task = task_of(find("eventlogs.travas"), [folder / "log.csv"], chosen, None)
    Pipeline().release(task, ReleaseOptions(str(folder / name), format, dataset="drawn"), Progress())


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("private-attributes")
    write_log(folder / "log.csv")
    release(folder, "csv")
    release(folder, "xes", "xes", attribute_class="all", times="relative")
    release(folder, "persons", person="person", attribute_class="length", cases_per_person=2, epsilon=1)
    release(folder, "choice", attribute_class="last", rare="private", rare_epsilon=0.5, rare_per_case=2)
    return folder


@pytest.mark.parametrize("name", ["csv", "xes", "persons", "choice"])
def test_honest_releases_are_accepted(honest, name):
    assert failed(honest / name) == []
    assert (honest / name / "release" / "attributes.json").is_file()


def histograms(folder):
    return json.loads((folder / "release" / "attributes.json").read_text(encoding="utf-8"))["attributes"]


def test_what_leaves(honest):
    rows = rows_of(honest / "csv")
    assert list(rows[0]) == ["case", "activity", "age", "kind", "sort"]
    age, kind, sort = histograms(honest / "csv")
    assert age["values"] == ["(missing)", "0 to under 40", "40 or more", "under 0"] and age["delta"] == "0"
    assert sort["values"] == ["(missing)", "(other)", "x", "z"] and sort["epsilon"] == "0.4"
    assert kind["values_are"] == "from the log" and kind["delta"] == "0.00001"
    assert not any("rare" in value for value in kind["values"])
    assert {row["kind"].removeprefix("'") for row in rows} <= {*kind["values"], "(other)"}


def test_what_is_said_is_said_of_each(honest):
    manifest = manifest_of(honest / "csv" / "release")
    assert manifest["done"]["facts"]["attributes"] == [
        {"name": "age", "how": "edges 0 40", "values": "declared"},
        {"name": "kind", "how": "as it is", "values": "from the log"},
        {"name": "sort", "how": "values x | z", "values": "declared"},
    ]
    words = manifest["promise"]["words"]
    assert "Of ε, 0.4 is spent on each carried attribute of cases (age, kind, sort), and of δ 1e-05" in words
    assert "drawn by the noisy shares" in manifest["promise"]["limits"]


def told(change):
    """attributes.json, changed."""

    def apply(release, _manifest):
        path = release / "attributes.json"
        document = json.loads(path.read_text(encoding="utf-8"))
        change(document["attributes"])
        written = json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
        path.write_text(written, encoding="utf-8")

    return apply


def weights(attribute_at, of_class, change):
    return told(lambda listed: change(listed[attribute_at]["classes"][of_class]["weights"]))


def put(**values):
    return told(lambda listed: listed[1].update(values))


def column(name, value, rows=slice(None)):
    """Another value for these rows of the table (all rows of a case, where the table begins)."""

    def apply(release, _manifest):
        path = data_of(release)
        with path.open(encoding="utf-8", newline="") as file:
            listed = list(csv.reader(file))
        at = listed[0].index(name)
        for row in listed[1:][rows]:
            row[at] = value
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(listed)

    return apply


FORGERIES = {
    "a value without weight": column("kind", "rare50", slice(0, 2)),
    "a value outside the domain": column("sort", "y", slice(0, 2)),
    "all cases of one value": column("sort", "x"),
    "another ε": put(epsilon="0.8"),
    "another δ": put(delta="0.0001"),
    "no δ": put(delta="0"),
    "said to be declared": put(values_are="declared"),
    "a value below the threshold": weights(1, 0, lambda own: own.__setitem__(0, 2)),
    "a negative weight": weights(0, 0, lambda own: own.__setitem__(0, -1)),
    "a weight of a half": weights(0, 0, lambda own: own.__setitem__(0, 0.5)),
    "another domain": told(lambda listed: listed[0]["values"].__setitem__(1, "0 to under 30")),
    "a pooled class": told(lambda listed: listed[0]["classes"][0].update(source="pooled")),
    "a class more": told(
        lambda listed: listed[0]["classes"].append({**listed[0]["classes"][0], "class": ["q"]})
    ),
    "a class less": told(lambda listed: listed[0]["classes"].pop()),
    "an attribute less": told(lambda listed: listed.pop()),
    "no file": lambda release, _manifest: (release / "attributes.json").unlink(),
    "a smaller share": params_(attribute_share=0.1),
    "other classes": params_(attribute_class="all"),
    "another origin": facts(
        attributes=[
            {"name": "age", "how": "edges 0 40", "values": "declared"},
            {"name": "kind", "how": "as it is", "values": "declared"},
            {"name": "sort", "how": "values x | z", "values": "declared"},
        ]
    ),
    "no word of attributes": lambda _release, manifest: manifest["done"]["facts"].pop("attributes"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_forged_releases_are_refused(honest, tmp_path, name):
    assert forged(honest, tmp_path, FORGERIES[name]) != []


def test_weights_that_noise_cannot_give_are_refused_with_the_original(honest, tmp_path):
    """Ten times the weights give the same draws: the file alone cannot tell."""

    def ten_times(listed):
        for own in listed[0]["classes"]:
            own["weights"] = [10 * one for one in own["weights"]]

    assert forged(honest, tmp_path, told(ten_times)) == []
    (tmp_path / "in").mkdir()
    assert "Attributes follow the log" in forged(honest, tmp_path / "in", told(ten_times), inside=True)


def test_the_verifier_has_the_same_classes():
    from engine.kinds.eventlogs.group_attributes import class_of

    variants = [("a",) * length for length in range(1, 60)] + [("a", "b"), ("b", "b")]
    for by in ("variant", "last", "length", "all"):
        assert [class_of(v, by) for v in variants] == [label_of(v, by) for v in variants]


def test_sepsis_with_age_and_diagnosis(shared_data):
    """Recoded as in the spec 67 % of the cases are kept: their ages stay near the truth."""
    asked = ["Age = first 0 40 60 80", "Diagnose = first"]
    chosen = build(Reading, {"attributes": asked, "repeated": "first"})
    log = load([shared_data("eventlogs/sepsis.xes.gz")], chosen, Columns(), Progress())
    made = run(log, Travas(epsilon=2, attribute_class="all"), Randomness.from_seed(1), Progress())
    age = made.attributes.histograms[0].of_class[()]
    values = made.attributes.histograms[0].values
    true = Counter(
        log.carried[0].value_of(case)
        for case in range(log.cases)
        if log.variants[log.variant_of_case[case]] in made.as_counts()
    )
    assert age.source == "own"
    assert all(abs(weight - true[value]) < 100 for value, weight in zip(values, age.weights, strict=True))
