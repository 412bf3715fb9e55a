"""What leaves as it is: amber, unless a green line of the technique speaks for it."""

from __future__ import annotations

import pytest

from engine.core.gate import _kept
from engine.core.technique import Done, GateItem, Leaving
from engine.core.text import text
from engine.core.translation import Translation

DONE = Done((Leaving("age", "changed", "generalised"), Leaving("diagnosis", "kept", "sensitive")))


def test_what_leaves_as_it_is_needs_a_reason():
    (line,) = _kept(DONE, ())
    assert line.state == "amber" and "diagnosis" in line.detail


def test_a_green_line_speaks_for_a_sensitive_column():
    covering = GateItem("Sensitive values l", "green", "l = 3, 2 asked", covers=("diagnosis",))
    (line,) = _kept(DONE, (covering,))
    assert line.state == "green" and "Sensitive values l" in line.detail


@pytest.mark.parametrize("state", ["amber", "red"])
def test_a_line_that_is_not_green_speaks_for_nothing(state):
    covering = GateItem("Sensitive values l", state, "", covers=("diagnosis",))
    assert _kept(DONE, (covering,))[0].state == "amber"


def test_one_column_that_nobody_speaks_for_is_enough():
    done = Done((*DONE.leaving, Leaving("income", "kept")))
    covering = GateItem("Sensitive values l", "green", "", covers=("diagnosis",))
    assert _kept(done, (covering,))[0].state == "amber"


def test_what_a_line_covers_stays_out_of_the_record():
    assert set(GateItem("a", "green", "b", covers=("c",)).as_dict()) == {"name", "state", "detail"}


def test_parts_that_have_no_name_of_the_data_speak_the_language_of_the_reader():
    """A German gate said: labels of nodes, which edges exist: freigegeben wie im Original."""
    done = Done((Leaving(text("labels of nodes"), "kept"), Leaving("zip", "kept")))
    words = Translation("de")(_kept(done, ())[0].detail)
    assert words == "Bezeichnungen der Knoten, zip: freigegeben wie im Original"
    covering = GateItem("Sensitive values l", "green", "", covers=("diagnosis",))
    assert "Sensitive values" not in Translation("de")(_kept(DONE, (covering,))[0].detail)
