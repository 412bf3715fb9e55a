"""Accepting proposals: roles and steps of the ticked columns, as strict as the house."""

from __future__ import annotations

from engine.core.policy import Policy
from engine.kinds.tables.accepted_proposals import accept
from engine.kinds.tables.view_types_risk import Proposal, Proposals


def line(column, role, treatment, state="green"):
    return Proposal(column, state, (), "", role, treatment, "")


FOUND = Proposals(
    (
        line("number", "person", "pseudonymise", "red"),
        line("name", "id", "drop", "red"),
        line("born", "quasi", "dates"),
        line("sex", "quasi", "generalise"),
        line("illness", "sensitive", "keep"),
        line("cost", "protect", "noise"),
    ),
    {"id": ("name",), "quasi": ("born", "sex"), "sensitive": ("illness",), "protect": ("cost",), "drop": (),
     "person": ("number",)},
    (
        {"technique": "tables.pseudonymise", "columns": ["number"], "params": {}},
        {"technique": "tables.dates", "columns": ["born"], "params": {"to": "year"}},
        {"technique": "tables.generalise", "columns": ["born", "sex"], "params": {}},
        {"technique": "tables.perturb", "columns": ["cost"], "params": {}},
    ),
)  # fmt: skip
EVERY = {one.column for one in FOUND.columns}


def test_all_accepted_asks_for_what_the_house_asks():
    taken = accept(FOUND, EVERY, {}, Policy(min_k=12, min_l=3))
    assert taken.columns["person"] == "number" and taken.columns["id"] == ("name",)
    kinds = [step["technique"] for step in taken.steps]
    assert kinds == ["tables.dates", "tables.generalise", "tables.perturb"]  # no pseudonyms unless wanted
    assert taken.steps[1]["params"] == {"k": 12, "count": "persons", "l": 3}


def test_pseudonyms_are_made_where_they_are_wanted():
    taken = accept(FOUND, EVERY, {}, Policy(), pseudonyms=True)
    assert taken.steps[0]["technique"] == "tables.pseudonymise"


def test_what_is_not_ticked_keeps_its_role_and_gets_no_step():
    taken = accept(FOUND, {"sex", "name"}, {"number": "id", "cost": "", "born": "drop"}, Policy())
    assert taken.columns["id"] == ("number", "name") and taken.columns["person"] == ""
    assert taken.columns["quasi"] == ("sex",) and taken.columns["drop"] == ("born",)
    (step,) = taken.steps
    assert step["technique"] == "tables.generalise" and step["columns"] == ["sex"]
    assert "count" not in step["params"] and "l" not in step["params"]
