"""A master that wants the rows: whatever it asks, no row and no group under the floor can be computed.

The master here is the attacker. It knows the protocol, chooses every number of every message, repeats rounds,
renames things, hands out keys of its own, and does the arithmetic; the test knows the rows and looks whether
the arithmetic gives any of them.
"""

from __future__ import annotations

import itertools
import random
import shutil

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import SfumatoError
from engine.core.randomness import Randomness
from engine.kinds.clusters import exchange_site, secure_sum, stable_groups
from engine.kinds.clusters.message import Message, decode, encode
from engine.kinds.clusters.params import Dbscan, Em, Kmeans, Patterns, Sdbdc
from tests.engine.kinds.clusters.attacking import (
    FLOOR,
    OUTLIER,
    Attack,
    broken,
    is_a_row,
    mutations,
    safe,
    victim_rows,
)


def small_groups_told(answers, rows, floor):
    """What differences of any two groups of any two rounds stand for: fewer rows than the floor?

    `answers`: (sums, counts) of every round. A difference of 1 … floor − 1 rows is only harmless where it is
    no difference of nested groups; then it is not the sum of as many rows, which single rows show.
    """
    groups = [(s, c) for sums, counts in answers for s, c in zip(sums, counts, strict=True) if c]
    told = [s for s, c in groups if c == 1]
    for (s, c), (t, e) in itertools.combinations(groups, 2):
        if abs(c - e) == 1:
            told.append((s - t) * np.sign(c - e))
    return [one for one in told if is_a_row(rows, one)]


# ── k-means ───────────────────────────────────────────────────────────────────────────────────


def centroid_attacks(rows, k):
    """Sequences of centroids that single rows out: grids, a row among the rest, walls that move by a row."""
    low, high = rows.min(axis=0), rows.max(axis=0)
    side = int(np.sqrt(k))
    grid = np.stack(np.meshgrid(*[np.linspace(a, b, side) for a, b in zip(low, high, strict=True)]), -1)
    grids = np.resize(grid.reshape(-1, 2), (k, 2))
    yield "the same grid, moved a little every round", [grids + i * (high - low) / 900 for i in range(24)]
    yield "a grid, then finer ones", [low + (grids - low) / (1 + i / 4) for i in range(24)]
    far = np.full((k, 2), 1e9) + np.arange(k)[:, None]

    def near(point, width):
        found = far.copy()
        found[0], found[1] = point, point + width
        return found

    yield "every row as a centroid", [near(row, (high - low) / 50) for row in rows[:40]]
    ages = np.sort(rows[:, 0])
    walls = (ages[:-1] + ages[1:]) / 2

    def wall(at):
        found = far.copy()
        found[0], found[1] = (at - 1000, 3e4), (at + 1000, 3e4)
        return found

    yield "a wall that passes one row a round", [wall(at) for at in walls[100:140]]
    yield "two walls in turns", [wall(walls[120 + (i % 2)]) for i in range(20)]

    def search():
        left, right = low[0], high[0] + 1
        for _ in range(30):
            middle = (left + right) / 2
            yield wall(middle)
            left = middle

    yield "a search for the last row", list(search())


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("which", range(6))
def test_no_sequence_of_centroids_singles_out_a_row(which, masked, tmp_path):
    k = 49
    params = Kmeans(k=k, masked=masked, max_rounds=60, min_count=1)
    attack = Attack(tmp_path, "clusters.kmeans", params)
    name, sequence = list(centroid_attacks(attack.rows, k))[which]
    keys, others = {}, {}
    if masked:
        own = attack.ask("request key", {})["key"]
        # The attacker plays all partners: the masks hide nothing from it.
        others = {
            site: secure_sum.key_pair(Randomness.from_seed(i)) for i, site in enumerate(("hill", "harbour"))
        }
        keys = {"north": own, **{site: str(pair[1]) for site, pair in others.items()}}
    answers, partitions = [], []
    for i, centroids in enumerate(sequence):
        body = {"centroids": centroids, "round": i, "masked": masked, "min_count": 1}
        if masked and i == 0:
            body["keys"] = keys
        found = attack.ask("centroids", body)
        groups = np.asarray(attack.memory()["border"]["own"]["groups"])
        if masked:
            sums, counts = unmasked(found["masked"], attack, others, keys, body, k)
        else:
            sums, counts = found["sums"], found["counts"]
        # What was answered is the sum over these groups, which makes the next look worth while.
        assert np.array_equal(counts, np.bincount(groups, minlength=k))
        assert np.allclose(sums[counts > 0].sum(axis=0), attack.rows.sum(axis=0))
        answers.append((np.round(sums, 6), counts))
        partitions.append(groups)
    for _, counts in answers:
        assert ((counts == 0) | (counts >= FLOOR)).all(), name
    assert small_groups_told(answers, attack.rows, FLOOR) == [], name
    # Rows that no answer ever told apart: every number that can be computed is a function of their sums.
    _, sizes = np.unique(np.array(partitions).T, axis=0, return_counts=True)
    assert sizes.min() >= FLOOR, name


def unmasked(hidden, attack, others, keys, body, k):
    """Masks taken off by somebody who holds the secrets of all partners."""
    agreement = attack.memory()["agreement"]
    digest = message_digest(body)
    purpose = f"{agreement['run']} {attack.round - 1} {sorted(agreement['partners'])} {digest}"
    public = {site: int(key) for site, key in keys.items()}
    zeros = np.zeros(k * 2 + k + 1)
    parts = [hidden] + [
        secure_sum.mask(zeros, site, pair[0], public, purpose) for site, pair in others.items()
    ]
    flat = secure_sum.total(parts, zeros.shape)
    return flat[: 2 * k].reshape(k, 2), np.round(flat[2 * k : 3 * k])


def message_digest(body):
    return Message("centroids", decode(encode(body))).digest()


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 40), st.integers(1, 6), st.integers(2, 9), st.integers(0, 999))
def test_no_answered_partition_cuts_off_fewer_rows_than_the_floor(count, k, floor, seed):
    """Any rows, any centroids in any order; the reference is the common refinement, counted afresh."""
    source = np.random.default_rng(seed)
    points = source.integers(0, 6, size=(count, 2)).astype(float)
    atoms = before = None
    answered = []
    for _ in range(12):
        centroids = source.normal(3, 2, size=(k, 2))
        wanted = ((points[:, None] - centroids[None]) ** 2).sum(axis=2).argmin(axis=1)
        found = stable_groups.assign_groups(wanted, atoms, before, points, centroids, floor)
        atoms, before = found.atoms, found.groups
        answered.append(found.groups)
        assert found.held == (found.groups != wanted).sum()
    _, sizes = np.unique(np.array(answered).T, axis=0, return_counts=True)
    assert count < floor or sizes.min() >= floor
    assert count >= floor or (np.array(answered) == stable_groups.NOBODY).all()


def test_nothing_is_held_back_where_nothing_is_small():
    points = np.repeat([[0.0, 0.0], [9.0, 9.0]], 30, axis=0)
    wanted = np.repeat([0, 1], 30)
    found = stable_groups.assign_groups(wanted, None, None, points, points[[0, 30]], 30)
    assert found.held == 0 and np.array_equal(found.groups, wanted)


# ── whatever else is asked ────────────────────────────────────────────────────────────────────


def joined(place, key):
    params = {
        "clusters.kmeans": Kmeans(k=3, init="given", centroids="1,1;2,2;3,3", masked=False),
        "clusters.em": Em(k=2, k_max=2, starts=1),
        "clusters.sdbdc": Sdbdc(eps=4000.0),
        "clusters.patterns": Patterns(support=0.01),
    }[key]
    return Attack(place, key, params)


METHODS = ("clusters.kmeans", "clusters.em", "clusters.sdbdc", "clusters.patterns")


def test_a_message_of_the_vertical_method_is_refused(tmp_path):
    """Distances of every row to three points of the master's choice are the rows."""
    attack = joined(tmp_path, "clusters.kmeans")
    start = np.array([[0, 0], [1000, 0], [0, 100000]], dtype=float)
    for method in ("clusters.kmeans by columns", "clusters.kmeans"):
        for kind in ("hello", "start", "begin", "assignment", "row as centre", "finish"):
            with pytest.raises(SfumatoError):
                attack.ask(kind, {"start": start}, method=method)
    assert list(attack.house.glob("round-*")) == []


@pytest.mark.parametrize("kind", ["request sample", "candidates", "request points"])
def test_requests_for_rows_are_refused(kind, tmp_path):
    attack = joined(tmp_path, "clusters.kmeans")
    with pytest.raises(SfumatoError, match="nothing was answered"):
        attack.ask(kind, {"want": "one", "round": 0})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"min_count": 1}, "min_count = 1"),
        ({"masked": True}, "masked = True"),
        ({"centroids": np.zeros((4, 2))}, "another shape"),
        ({"centroids": np.zeros((3, 1))}, "another shape"),
        ({"centroids": np.array([[np.inf, 0]] * 3)}, "no message of Sfumato"),
        ({"columns": ["hiv"]}, "not part of such a message"),
        ({"keys": {"north": "5", "hill": "7", "harbour": "9"}}, "keys"),
    ],
)
def test_what_was_agreed_on_joining_holds(change, said, tmp_path):
    attack = joined(tmp_path, "clusters.kmeans")
    body = {"centroids": np.zeros((3, 2)), "round": 0, "masked": False, "min_count": 10, **change}
    with pytest.raises(SfumatoError, match=said):
        attack.ask("centroids", body)
    assert attack.memory()["round"] == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"site": "a/../../victim/important"},
        {"site": "../north"},
        {"site": "hill"},
        {"site": ""},
        {"site": 7},
        {"round": 0},
        {"round": -1},
        {"round": "1/../../x"},
        {"round": 1.5},
        {"round": True},
        {"round": 3},
        {"method": "clusters.em"},
        {"run": "0" * 32},
        {"last": "no"},
        {"columns": ["hiv"]},
        {"contains": ["nothing at all"]},
        {"sfumato": "joining"},
    ],
)
def test_another_address_is_refused_and_writes_nothing(changes, tmp_path):
    attack = joined(tmp_path, "clusters.kmeans")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(SfumatoError):
        attack.ask(attack.honest["kind"], attack.honest["body"], **changes)
    assert sorted(path for path in tmp_path.rglob("*") if path != attack.letter) == [
        path for path in before if path != attack.letter
    ]


def test_a_round_is_answered_once(tmp_path):
    attack = joined(tmp_path, "clusters.kmeans")
    body = {"centroids": np.arange(6.0).reshape(3, 2), "round": 0, "masked": False, "min_count": 10}
    attack.ask("centroids", body)
    sent = (attack.house / "round-1-site-north.json").read_bytes()
    (attack.house / "round-1-site-north.json").unlink()
    attack.round = 0
    attack.ask("centroids", body)
    assert (attack.house / "round-1-site-north.json").read_bytes() == sent
    attack.round = 0
    with pytest.raises(SfumatoError, match="answered already, and to another message"):
        attack.ask("centroids", {**body, "centroids": np.ones((3, 2))})


def test_changed_rows_are_not_answered_for(tmp_path):
    """Two answers for two versions of a file would tell the row that was added."""
    attack = joined(tmp_path, "clusters.kmeans")
    body = {"centroids": np.arange(6.0).reshape(3, 2), "round": 0, "masked": False, "min_count": 10}
    attack.ask("centroids", body)
    with attack.data.open("a") as file:
        file.write("41,30000,no,p1,a\n")
    with pytest.raises(SfumatoError, match="not the file this house joined with"):
        attack.ask("centroids", {**body, "round": 1})


def test_masks_are_bound_to_the_request(tmp_path):
    """The same numbers under masks for two requests: the difference is as random as each of them."""
    values = np.arange(4.0)
    pairs = [secure_sum.key_pair(Randomness.from_seed(i)) for i in range(2)]
    public = {"a": pairs[0][1], "b": pairs[1][1]}
    one, two = (secure_sum.mask(values, "a", pairs[0][0], public, purpose) for purpose in ("x", "y"))
    assert all((m - n) % secure_sum.MODULUS > secure_sum.SCALE * 1000 for m, n in zip(one, two, strict=True))


def test_keys_that_are_not_this_sites_are_refused(tmp_path):
    attack = Attack(tmp_path, "clusters.kmeans", Kmeans(k=3, masked=True))
    own = attack.ask("request key", {})["key"]
    for keys in (
        {"north": own},
        {"north": own, "hill": "5"},
        {"north": "11", "hill": "5", "harbour": "7"},
        {"north": own, "hill": "5", "harbour": "5"},
        {"north": own, "hill": "5", "harbour": "1"},
        {"north": own, "hill": "5", "harbour": str(secure_sum.PRIME - 1)},
        {"north": own, "hill": "5", "harbour": "7", "other": "9"},
    ):
        with pytest.raises(SfumatoError):
            attack.ask("request local means", {"k": 3, "min_count": 10, "keys": keys})
    keys = {"north": own, "hill": "5", "harbour": "7"}
    attack.ask("request local means", {"k": 3, "min_count": 10, "keys": keys})
    told = " ".join(attack.told)
    for name in ("hill", "harbour"):
        assert f"The key of {name}, as the master sent it: {secure_sum.fingerprint(keys[name])}" in told


# ── patterns ──────────────────────────────────────────────────────────────────────────────────


def test_counts_tell_nobody_even_without_their_masks(tmp_path):
    """All people with hiv=yes, asked for name by name, by a master that holds the keys of all partners."""
    attack = joined(tmp_path, "clusters.patterns")
    own = attack.ask("request items", attack.honest["body"])["key"]
    others = {
        site: secure_sum.key_pair(Randomness.from_seed(i)) for i, site in enumerate(("hill", "harbour"))
    }
    keys = {"north": own, **{site: str(pair[1]) for site, pair in others.items()}}
    items = [
        ["hiv", "yes"],
        ["hiv", "no"],
        *(["town", t] for t in "abcde"),
        *(["name", f"p{i}"] for i in range(190)),
    ]
    pairs = [[a, b] for a in items[:2] for b in items[2:]] + [
        [["hiv", "yes"], ["name", f"p{i}"]] for i in range(190)
    ]
    listed = [[one] for one in items] + [sorted(pair) for pair in pairs]
    attack.ask("values to combine", {"values": items})
    body = {"itemsets": listed, "keys": keys}
    hidden = attack.ask("itemsets to count", body)["masked"]
    agreement = attack.memory()["agreement"]
    digest = Message("itemsets to count", decode(encode(body))).digest()
    purpose = f"{agreement['run']} {attack.round - 1} {sorted(agreement['partners'])} {digest}"
    public = {site: int(key) for site, key in keys.items()}
    zeros = np.zeros(len(hidden))
    parts = [hidden] + [
        secure_sum.mask(zeros, site, pair[0], public, purpose) for site, pair in others.items()
    ]
    counts = np.round(secure_sum.total(parts, zeros.shape))
    told = dict(zip([tuple(map(tuple, one)) for one in listed], counts[:-1], strict=True))
    assert counts[-1] == len(attack.rows) and counts.max() > 100
    assert not any(0 < n < FLOOR for n in counts)
    for one, n in told.items():
        if len(one) == 2 and n:
            for item in one:  # people with the one and not the other
                assert told[(item,)] - n >= FLOOR
    for column in ("hiv", "town", "name"):
        rest = counts[-1] - sum(n for one, n in told.items() if len(one) == 1 and one[0][0] == column)
        assert rest == 0 or rest >= FLOOR


@pytest.mark.parametrize(
    "change",
    [
        {"keys": {}},
        {"itemsets": [[["age", "40"]]]},
        {"itemsets": [[["hiv", "yes"]] * 7]},
        {"itemsets": [["hiv=yes"]]},
        {"itemsets": [[["hiv"]]]},
        {"itemsets": [[["hiv", "yes", "x"]]]},
        {"itemsets": "all"},
    ],
)
def test_other_columns_keys_and_forms_are_not_counted(change, tmp_path):
    attack = joined(tmp_path, "clusters.patterns")
    own = attack.ask("request items", attack.honest["body"])["key"]
    attack.ask("values to combine", {"values": [["hiv", "yes"], ["hiv", "no"]]})
    body = {"itemsets": [[["hiv", "yes"]]], "keys": {"north": own, "hill": "5", "harbour": "7"}, **change}
    with pytest.raises(SfumatoError):
        attack.ask("itemsets to count", body)


# ── generated messages ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", METHODS)
def test_generated_messages_are_refused_in_a_sentence_or_answered_safely(key, tmp_path):
    attack = joined(tmp_path, key)
    source = random.Random(11)
    refused = answered = 0
    for text in itertools.islice(mutations(attack.honest, source), 220):
        attack.letter.write_text(text)
        try:
            step = exchange_site.answer(attack.house, attack.letter, attack.data)
        except SfumatoError as refusal:
            refused += 1
            assert str(refusal) and "Traceback" not in str(refusal)
            continue
        answered += 1
        assert step.pending and not list(attack.house.glob("round-*"))
        copy = shutil.copytree(attack.house, tmp_path / f"copy-{answered}")
        (sent,) = exchange_site.answer(copy, attack.letter, attack.data, yes=True).written
        safe(decode(sent.read_bytes())["body"], attack.rows, FLOOR)
    assert refused > 180 and refused + answered == 220
    assert list(attack.house.glob("round-*")) == []


@pytest.mark.parametrize("key", METHODS)
def test_deep_huge_and_broken_letters_are_refused_in_a_sentence(key, tmp_path):
    attack = joined(tmp_path, key)
    for text in broken(attack.honest):
        attack.letter.write_text(text)
        with pytest.raises(SfumatoError):
            exchange_site.answer(attack.house, attack.letter, attack.data, yes=True)
    attack.letter.write_bytes(b"\xff\xfe\x00" * 100)
    with pytest.raises(SfumatoError):
        exchange_site.answer(attack.house, attack.letter, attack.data, yes=True)
    with pytest.raises(SfumatoError):
        exchange_site.answer(attack.house, tmp_path, attack.data, yes=True)


# ── mixtures, representatives ─────────────────────────────────────────────────────────────────


def test_moments_and_model_together_do_not_tell_the_rest(tmp_path):
    """All rows minus those a model stands for are the few that it leaves out: here, one lonely row."""
    rows = np.concatenate([victim_rows()[:-2], [OUTLIER]])
    attack = Attack(tmp_path, "clusters.em", Em(k=2, k_max=4, starts=5), rows=rows)
    told = attack.ask("request moments", {"min_count": 10})
    n, sums = told["counts"][0], told["sums"]
    scale = np.array([1.0, 1000.0])
    body = {"centre": np.zeros(2), "scale": scale, **attack.memory()["agreement"]["settings"]}
    body = {name: value for name, value in body.items() if name in _known("request model")}
    model = attack.ask("request model", body)
    safe(model, attack.rows, FLOOR)
    assert len(model["counts"]) >= 2
    rest = sums - (model["means"] * scale * model["counts"][:, None]).sum(axis=0)
    for count in range(1, FLOOR):
        assert np.abs(rest / count / OUTLIER - 1).max() > 0.05
    assert n % FLOOR == 0 and n != len(attack.rows)


def _known(kind):
    from engine.kinds.clusters.message_types import METHODS as declared

    return declared["clusters.em"].requests[kind].body.fields


def test_representatives_stand_for_enough_rows(tmp_path):
    attack = joined(tmp_path, "clusters.sdbdc")
    found = attack.ask(attack.honest["kind"], attack.honest["body"])
    safe(found, attack.rows, FLOOR)
    assert len(found["counts"])


@pytest.mark.parametrize("params", [Dbscan(eps=1.0), Sdbdc(eps=1.0, blur=False), Kmeans(init="parallel")])
def test_a_house_does_not_join_what_sends_rows(params, tmp_path):
    key = {Dbscan: "clusters.dbscan", Sdbdc: "clusters.sdbdc", Kmeans: "clusters.kmeans"}[type(params)]
    with pytest.raises(SfumatoError, match="did not join"):
        Attack(tmp_path, key, params)
    assert not (tmp_path / "north").exists()
