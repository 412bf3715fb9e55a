"""Methods whose messages give rows away, at a house that did not allow it: whatever is asked, no row leaves.

DBSCAN in parts, k-means by columns, the start of k-means‖ and representatives without blur send original rows
or a number for every row. A house answers none of that unless its steward allowed it on joining. Tried twice:
at a house that joined a run without rows, whose master then asks in the other method's words; and at the
border itself, in the very state in which an honest run would go on, with nothing but the permission missing.
"""

from __future__ import annotations

import itertools
import json
import random
import shutil
from dataclasses import replace

import numpy as np
import pytest

from engine.core.errors import SfumatoError
from engine.core.randomness import Randomness
from engine.kinds.clusters import exchange_site, message_files, transport_files, vertical
from engine.kinds.clusters.border_log import pass_border
from engine.kinds.clusters.data import one_site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import Message, decode, encode
from engine.kinds.clusters.params import Dbscan, Kmeans, Sdbdc
from tests.engine.kinds.clusters.attacking import FLOOR, Attack, broken, mutations, safe, victim_rows

COUNT = 220
EPS = 4000.0
BY_COLUMNS = "clusters.kmeans by columns"
WITH_ROWS = {
    "dbscan": ("clusters.dbscan", Dbscan(eps=EPS)),
    "parallel start": ("clusters.kmeans", Kmeans(k=3, init="parallel", masked=False)),
    "no blur": ("clusters.sdbdc", Sdbdc(eps=EPS, blur=False)),
}
WITHOUT_ROWS = {
    "dbscan": ("clusters.sdbdc", Sdbdc(eps=EPS)),
    "by columns": ("clusters.kmeans", Kmeans(k=3, init="given", centroids="1,1;2,2;3,3", masked=False)),
    "parallel start": ("clusters.kmeans", Kmeans(k=3, masked=False)),
    "no blur": ("clusters.sdbdc", Sdbdc(eps=EPS)),
}


def conversation(which, honest=None):
    """What an honest master asks, in turn."""
    rows = victim_rows()
    labels = np.zeros(len(rows), dtype=np.int64)
    if which == "dbscan":
        part = {"own": rows[:50], "halo": rows[50:70]}
        return [
            ("request points", {"eps": EPS}),
            ("parts", {"parts": [part], "eps": EPS, "min_points": Dbscan(eps=EPS).min_points}),
            ("halo core flags", {"halo_core": [np.zeros(20, dtype=bool)]}),
            ("labels", {"labels": labels}),
        ]
    if which == "parallel start":
        asked = {"candidates": rows[:1], "round": 0}
        return [
            ("request sample", {"want": "one", "round": 0}),
            ("candidates", {**asked, "want": "cost"}),
            ("candidates", {**asked, "want": "rows", "cost": 1e9, "k": 3, "round": 1}),
            ("candidates", {**asked, "want": "weights"}),
        ]
    if which == "no blur":
        return [("request representatives", {**honest["body"], "blur": False})]
    return [
        ("request size", {}),
        ("row as centre", {"row": 0}),
        ("row as centre", {"row": 7}),
        ("row as centre", {"row": 11}),
        ("begin", {}),
        ("assignment", {"labels": labels}),
        ("finish", {"labels": labels}),
        ("done", {}),
    ]


def refusal(step, *asked, **how):
    """The sentence with which a message is refused, or nothing where it is not."""
    try:
        step(*asked, **how)
    except SfumatoError as refused:
        assert str(refused) and "Traceback" not in str(refused)
        return str(refused)
    return ""


def files(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ── a house that joined a run without rows ────────────────────────────────────────────────────


@pytest.mark.parametrize("which", WITHOUT_ROWS)
def test_a_master_that_changes_to_a_method_with_rows_gets_none(which, tmp_path):
    attack = Attack(tmp_path, *WITHOUT_ROWS[which])
    before = files(attack.house)
    method = BY_COLUMNS if which == "by columns" else WITH_ROWS[which][0]
    forged = [
        {**attack.honest, "kind": kind, "body": body, "method": named}
        for kind, body in conversation(which, attack.honest)
        for named in dict.fromkeys((method, attack.honest["method"]))
    ]
    for letter in forged:
        attack.letter.write_text(encode(letter))
        assert refusal(exchange_site.answer, attack.house, attack.letter, attack.data, yes=True)
    source = random.Random(5)
    messages = itertools.cycle([mutations(letter, source) for letter in forged])
    refused = answered = 0
    for generator in itertools.islice(messages, COUNT):
        attack.letter.write_text(next(generator))
        if refusal(exchange_site.answer, attack.house, attack.letter, attack.data):
            refused += 1
            continue
        answered += 1
        copy = shutil.copytree(attack.house, tmp_path / f"copy-{answered}")
        (sent,) = exchange_site.answer(copy, attack.letter, attack.data, yes=True).written
        safe(decode(sent.read_bytes())["body"], attack.rows, FLOOR)
    assert refused + answered == COUNT and refused > COUNT - 20
    assert files(attack.house) == before


@pytest.mark.parametrize("which", WITH_ROWS)
def test_no_made_up_joining_lets_rows_leave(which, tmp_path):
    """A house that allows no rows joins no such run, however its parameters are written."""
    technique, params = WITH_ROWS[which]
    attack = Attack(tmp_path, *WITHOUT_ROWS[which])
    transport_files.start_master(tmp_path / "other", technique, params, ("age", "income"), ("north", "hill"))
    honest = json.loads((tmp_path / "other" / "to-north" / "joining-north.json").read_text())
    wrapped = {"kind": "", "body": honest["params"]}
    agreed = 0
    for text in itertools.islice(mutations(wrapped, random.Random(7)), COUNT):
        made = json.loads(text)
        attack.letter.write_text(json.dumps({**honest, "params": made.get("body")}))
        folder = tmp_path / "new"
        if not refusal(exchange_site.join, folder, attack.letter, attack.data, accept=True):
            agreed += 1
            agreement = decode((folder / "memory.json").read_bytes())["agreement"]
            assert not agreement["points"] and agreement["settings"].get("blur") is not False
            assert agreement["settings"].get("init") != "parallel"
            assert agreement["method"] != "clusters.dbscan"
            shutil.rmtree(folder)
        assert not folder.exists()
    assert agreed < COUNT / 4


# ── at the border, in turn, with nothing but the permission missing ───────────────────────────


def houses_in_turn(attack, which, place):
    """An honest run with rows allowed: the letter of every round, and the house as it stood before it."""
    found = []
    asked = conversation(which, attack.honest)
    for number, (kind, body) in enumerate(asked, start=1):
        stood = shutil.copytree(attack.house, place / f"before-{number}")
        found.append((stood, {**attack.honest, "round": number, "kind": kind, "body": body}))
        if number < len(asked):
            assert attack.ask(kind, body), "an honest run is answered"
    return found


def forbid(folder):
    memory = decode((folder / "memory.json").read_bytes())
    assert memory["agreement"]["points"]
    memory["agreement"]["points"] = False
    (folder / "memory.json").write_text(encode(memory))


@pytest.mark.parametrize("which", WITH_ROWS)
def test_without_the_permission_every_round_of_the_run_is_refused(which, tmp_path):
    attack = Attack(tmp_path, *WITH_ROWS[which], allow=True)
    turns = houses_in_turn(attack, which, tmp_path)
    for folder, letter in turns:
        forbid(folder)
        before = files(folder)
        attack.letter.write_text(encode(letter))
        said = refusal(exchange_site.answer, folder, attack.letter, attack.data, yes=True)
        assert "gives original rows away" in said or "stays in this house" in said
        messages = mutations(letter, random.Random(13))
        for text in itertools.islice(messages, -(-COUNT // len(turns))):
            attack.letter.write_text(text)
            assert refusal(exchange_site.answer, folder, attack.letter, attack.data, yes=True), text
        assert files(folder) == before


@pytest.mark.parametrize("which", WITH_ROWS)
def test_with_the_permission_odd_letters_are_refused_in_a_sentence(which, tmp_path):
    """Rows may leave here; what is no request of the protocol is refused all the same, and nothing breaks."""
    attack = Attack(tmp_path, *WITH_ROWS[which], allow=True)
    turns = houses_in_turn(attack, which, tmp_path)
    refused = 0
    for folder, letter in turns:
        before = files(folder)
        paths = [{"site": "../north"}, {"site": "a/../../north"}, {"round": "1/../../x"}, {"method": "../x"}]
        odd = [*broken(letter), *(json.dumps(json.loads(encode(letter)) | change) for change in paths)]
        for text in odd:
            attack.letter.write_text(text)
            assert refusal(exchange_site.answer, folder, attack.letter, attack.data, yes=True), text[:200]
        assert files(folder) == before
        for text in itertools.islice(mutations(letter, random.Random(17)), -(-COUNT // len(turns))):
            attack.letter.write_text(text)
            copy = shutil.copytree(folder, tmp_path / "copy")
            refused += bool(refusal(exchange_site.answer, copy, attack.letter, attack.data, yes=True))
            shutil.rmtree(copy)
        assert files(folder) == before
    assert refused > COUNT / 2


# ── columns of the same rows, which no file carries ───────────────────────────────────────────


def vertical_turns(site, agreement):
    """An honest run by columns: what the site remembers before every request, and the request."""
    step, memory, found = vertical_step, {}, []
    for kind, body in conversation("by columns"):
        found.append((memory, Message(kind, body)))
        memory = pass_border(step, site, memory, Message(kind, body), agreement).memory
    return found


def vertical_step(site, memory, message):
    return vertical.METHOD.site_step(site, memory, message, Randomness.from_seed(1))


@pytest.mark.parametrize("points", [False, True])
def test_k_means_by_columns_gives_nothing_without_the_permission(points, tmp_path):
    site = one_site("north", ("age", "income"), victim_rows())
    settings = {"k": 3, "max_rounds": 20, "min_count": 10}
    allowed = JoinAgreement(
        BY_COLUMNS, "north", ("north", "hill"), site.columns, settings, FLOOR, True, "0" * 32
    )
    turns = vertical_turns(site, allowed)
    agreement, path = replace(allowed, points=points), tmp_path / "letter.json"

    left = []

    def answer(memory):
        found = pass_border(vertical_step, site, memory, message_files.read_message(path).message, agreement)
        left.extend([] if found.message is None else [found.message])

    played = 0
    for memory, message in turns:
        honest = {"sfumato": "message", "run": "0" * 32, "method": BY_COLUMNS, "round": 1, "site": "north"}
        honest |= {"last": False, "kind": message.kind, "contains": [], "body": dict(message.body)}
        made = itertools.islice(mutations(honest, random.Random(19)), -(-COUNT // len(turns)))
        path.write_text(encode(honest))
        said = refusal(answer, memory)
        # The last request only ends the run: nothing leaves in answer to it.
        assert (said == "") if points or message.kind == "done" else ("gives original rows away" in said)
        for text in broken(honest):
            path.write_text(text)
            assert refusal(answer, memory), text[:200]
        for text in made:
            path.write_text(text)
            refusal(answer, memory)
            played += 1
    assert played >= COUNT
    assert len(left) > len(turns) if points else left == []
