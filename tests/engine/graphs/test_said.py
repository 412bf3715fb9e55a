"""What a release of a graph promises of noise, held against the weights it publishes."""

from __future__ import annotations

import numpy as np
import pytest

from engine import params
from engine.cli import SAMPLES
from engine.desk import Desk
from engine.progress import Progress
from engine.task import task_of
from engine.technique import find

SYNTHETIC = find("graphs.synthetic")


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
    outcome = Desk().outcome(task, Progress())
    for done in (None, outcome.done):
        words = SYNTHETIC.promise(params.build(SYNTHETIC.Params, values), done).words
        assert said in words and not_said not in words
    (how,) = [part.how for part in outcome.done.leaving if part.name == "weights"]
    noisy = bool(np.any(outcome.published.traces[0].noise))
    assert noisy == (task.params.noise_scale > 0) == ("without noise" not in how)
