"""Every kind has the same files with the same functions behind them: who knows one, knows all."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.technique import kinds

ROOT = Path(__file__).resolve().parents[3]
DOORS = {
    "load": {"load": ["paths", "reading", "columns", "progress"]},
    "preview": {"preview": ["paths", "reading", "columns", "progress"]},
    "run": {"run": ["data", "params", "randomness", "progress"]},
    "measure": {"measure": ["data", "published", "params", "randomness", "progress"]},
    "describe": {"describe": ["data", "published", "params"]},
    "promise": {"promise": ["params", "done"], "gate": ["params", "measured", "policy"]},
    "report_figures": {"report_figures": ["published", "params"]},
    "export": {
        "export": ["published", "params", "folder", "format", "randomness"],
        "files": ["params", "done", "format"],
    },
    "compare": {"compare": ["original", "released", "options", "progress"]},
    "verify": {"verify": ["folder", "claims", "data"]},
    "verify_metrics": {"recount": ["folder", "claims"]},
    "fingerprint": {"fingerprint": ["data"]},
}
FILES = {*DOORS, "kind", "params", "data", "metrics", "utility", "attack", "views", "view_types"}


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_has_the_same_files(kind):
    there = {path.stem for path in (ROOT / "engine" / "kinds" / kind).glob("*.py")}
    assert there >= FILES
    assert (ROOT / "gui" / "kinds" / kind / "workspace.py").exists()


@pytest.mark.parametrize("module", DOORS)
@pytest.mark.parametrize("kind", kinds())
def test_the_same_functions_are_behind_them(kind, module):
    found = import_module(f"engine.kinds.{kind}.{module}")
    for name, parameters in DOORS[module].items():
        door = getattr(found, name)
        assert list(inspect.signature(door).parameters) == parameters, f"{kind}.{module}.{name}"


@pytest.mark.parametrize("kind", kinds())
def test_what_is_declared_stands_in_the_same_places(kind):
    declared = import_module(f"engine.kinds.{kind}.params")
    assert kinds()[kind].Reading is declared.Reading and kinds()[kind].Columns is declared.Columns
    for technique in kinds()[kind].techniques:
        assert technique.Params.__module__.startswith(declared.__name__)


@pytest.mark.parametrize("kind", kinds())
def test_every_view_is_a_function_of_its_name(kind):
    views = import_module(f"engine.kinds.{kind}.views")
    assert kinds()[kind].views and all(callable(getattr(views, name)) for name in kinds()[kind].views)


@pytest.mark.parametrize("kind", kinds())
def test_every_door_leads_to_a_function(kind):
    """`lazy` looks only when it is called: a name that is written wrong would show at the first click."""
    declared = [kinds()[kind], *kinds()[kind].techniques]
    named = [value for one in declared for value in vars(one).values() if callable(value)]
    places = [door.__qualname__ for door in named if ":" in getattr(door, "__qualname__", "")]
    assert len(places) >= 5
    for place in places:
        module, _, name = place.partition(":")
        assert callable(getattr(import_module(module), name)), place
