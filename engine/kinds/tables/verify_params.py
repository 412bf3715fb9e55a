"""The steps that the parameters of a release ask for, as a verifier reads them."""

from __future__ import annotations

from engine.core import params
from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import find

Step = tuple[str, Plain]  # discretise, perturb, swap …, and all its parameters


def steps_of_params(claims: Document) -> list[Step]:
    """The steps that the parameters ask for, in order, with every parameter."""
    written, technique = claims["params"], str(claims["technique"])
    if technique != "tables":
        return [(technique.removeprefix("tables."), written)]
    steps = [step for step in written["steps"] if not step.get("off")]
    if not written["steps"]:
        steps = [{"technique": "tables.discretise"}, {"technique": "tables.perturb"}]
    made: list[Step] = []
    for step in steps:
        declared = find(step["technique"]).Params
        values = {**step.get("params", {}), "columns": step.get("columns", [])}
        made.append(
            (step["technique"].removeprefix("tables."), params.as_dict(params.build(declared, values)))
        )
    return made
