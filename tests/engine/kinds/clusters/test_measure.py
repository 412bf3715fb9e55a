"""How a long run tells where it is: the phases of EM are weighed by what they take."""

from __future__ import annotations

import numpy as np

from engine.core import progress as progress_module
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find


class Heard(Listener):
    def __init__(self):
        self.updates, self.snapshots = [], []

    def update(self, update):
        self.updates.append(update)

    def snapshot(self, snapshot):
        self.snapshots.append((len(self.updates), snapshot))


def test_em_goes_on_telling_where_it_is_while_the_attacker_plays(tmp_path, monkeypatch):
    """It stood at one figure for a third of the time: the attack, which fits again, said nothing."""
    monkeypatch.setattr(progress_module, "INTERVAL", 0)
    random = np.random.default_rng(4)
    points = random.normal(size=(150, 2)) + 6 * random.integers(0, 2, (150, 1))
    path = tmp_path / "points.csv"
    path.write_text("\n".join(["x,y", *(f"{x:.3f},{y:.3f}" for x, y in points)]) + "\n")
    heard = Heard()
    values = {"split": "random:2", "min_count": 5, "k_max": 4}
    Pipeline().run(task_of(find("clusters.em"), [path], values, seed=1), Progress(heard))
    shares = np.array([update.fraction for update in heard.updates])
    assert (np.diff(shares) >= 0).all()
    attacking = [at for at, update in enumerate(heard.updates) if update.phase == "Attacking"]
    assert shares[attacking[0]] < 0.75 and len(set(shares[attacking])) >= 4
    assert all(at <= attacking[0] for at, _ in heard.snapshots)  # plots show the run and not the attack
