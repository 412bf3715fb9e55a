"""What a release of a graph promises of noise, held against the weights it publishes."""

from __future__ import annotations

import numpy as np
import pytest

from engine.cli import SAMPLES
from engine.core import params
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find

SYNTHETIC = find("graphs.synthetic")
NODES = "".join(f'<node id="n{i}"><data key="b">19{i}0</data></node>' for i in range(4))
GRAPHML = f"""<graphml><key id="b" for="node" attr.name="year of birth"/><key id="w" attr.name="weight"/>
<key id="r" for="edge" attr.name="remark"/><graph edgedefault="directed">{NODES}
<edge source="n0" target="n1"><data key="w">3</data><data key="r">he said so</data></edge>
<edge source="n2" target="n3"><data key="w">2</data></edge></graph></graphml>"""


@pytest.mark.parametrize(
    ("values", "said", "not_said"),
    [
        ({}, "Every published weight carries Laplace noise of scale 0.9.", "no noise"),
        ({"smear": "normal", "noise_scale": 2}, "carries normal noise of scale 2.", "Laplace"),
        ({"noise_scale": 0}, "Weights carry no noise.", "carries"),
        ({"noise_scale": 0, "fringe": "none"}, "Weights carry no noise.", "random factor"),
    ],
)
def test_noise_is_promised_where_there_is_some(values, said, not_said):
    task = task_of(SYNTHETIC, [SAMPLES / "barrier_maps.csv"], values, seed=3)
    outcome = Pipeline().outcome(task, Progress())
    for done in (None, outcome.done):
        words = SYNTHETIC.promise(params.build(SYNTHETIC.Params, values), done).words
        assert said in words and not_said not in words
    (how,) = [part.how for part in outcome.done.leaving if part.name == "weights"]
    noisy = bool(np.any(outcome.published.traces[0].noise))
    assert noisy == (task.params.noise_scale > 0) == ("without noise" not in how)


@pytest.mark.parametrize(
    ("file", "content", "names"),
    [
        (
            "maps.csv",
            "who,source,target,weight,remark,town\n" + "p,a,b,1,x,y\nq,b,c,2,x,y\n",
            ("remark", "town"),
        ),
        ("map.graphml", GRAPHML, ("remark", "year of birth")),
        ("maps.csv", "who,source,target\np,a,b\nq,b,c\n", ()),
    ],
)
def test_what_is_not_read_is_named_in_the_house_and_not_outside(tmp_path, file, content, names):
    path = tmp_path / file
    path.write_text(content, encoding="utf-8")
    roles = {"participant": "who"} if file.endswith("csv") else {}
    done = Pipeline().outcome(task_of(SYNTHETIC, [path], roles, seed=3), Progress()).done
    rest = done.leaving[-1]
    assert (rest.name, rest.treatment, rest.in_the_house) == ("everything else in the file", "dropped", names)
    assert not any(name in str(done.as_dict()) for name in names)
