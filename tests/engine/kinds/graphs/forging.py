"""A forger's tools: honest releases to tamper with, and hands that know the program.

Hashes are right, and words are right where they can be; none of it may pass.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.core import params as declared
from engine.core.audit import write_json
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import Done, find
from engine.kinds.graphs.describe import leaving
from engine.verify.folder import verify_folder
from tests.signing import ReleaseOptions

NOTHING_ELSE, READ = "Nothing else is in the file", "The data can be read"
WHOLE = "Weights are positive whole numbers"
NAMES = ["Alba Rossi", "Bo Lindqvist", "Chidi Okafor", "Dana Petrova", "Eli Navarro"]


@dataclass
class Forged:
    """A release under the hands of a forger."""

    folder: Path  # release/
    manifest: dict

    def data(self) -> Path:
        return next(path for path in sorted(self.folder.iterdir()) if path.name.startswith("data"))

    def text(self, change, path: Path | None = None) -> None:
        path = path or self.data()
        path.write_bytes(change(path.read_bytes().decode("utf-8")).encode("utf-8"))

    def lines(self, change) -> None:
        self.text(lambda text: "\n".join(change(text.removesuffix("\n").split("\n"))) + "\n")

    def restate(self, technique: str | None = None, facts: dict | None = None, **values) -> None:
        """Other parameters or facts, and every word that follows from them."""
        made = find(technique or self.manifest["technique"])
        written = {**self.manifest["params"], **values}
        known = {field.name for field in declared.fields(made.Params)}
        chosen = declared.build(made.Params, {k: v for k, v in written.items() if k in known})
        facts = {**self.manifest["done"]["facts"], **(facts or {})}
        done = Done(leaving(chosen, facts), facts)
        columns = {key: facts[key] for key in ("layers", "directed", "weights", "attributes")}
        self.manifest |= {
            "technique": made.key,
            "params": declared.as_dict(chosen),
            "done": done.as_dict(),
            "columns": columns,
            "promise": made.promise(chosen, done).__dict__,
        }

    def seal(self) -> None:
        """Hashes of what is there now, and the manifest as Sfumato writes it."""
        files = [p for p in sorted(self.folder.iterdir()) if p.is_file() and p.name != "manifest.json"]
        digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
        write_json(self.folder / "manifest.json", {**self.manifest, "files": digests})


def study_rows() -> dict[str, str]:
    """The files of the honest releases, by name."""
    crowd = [f"P{i:03d},=Cost,Ünder & <b>" for i in range(90)] + [f"P{i:03d},Noise,Sleep" for i in range(70)]
    crowd += [f"P{i:03d},Sleep,Noise" for i in range(40)] + [f"{name},Loop,Loop" for name in NAMES]
    crowd += [f"P{i:03d},A{i % 5},B{i % 3}" for i in range(30)] + ["Alba Rossi,Rare,Noise"]
    rng = np.random.default_rng(8)
    real = [
        f"u{at % 6},v{at // 6},{weight!r}"
        for at, weight in enumerate((0.3 + rng.random(30)).round(7).tolist())
    ]
    signed = [f"P{i:03d},A,B{i % 2},{1 if i % 3 else -1}" for i in range(150)]
    return {
        "maps": "\n".join(["participant,source,target", *crowd]) + "\n",
        "real": "\n".join(["source,target,weight", *real]) + "\n",
        "signed": "\n".join(["participant,source,target,weight", *signed]) + "\n",
    }


HONEST = {  # name: technique, file, settings, format
    "synthetic csv": ("graphs.synthetic", "maps", {}, "csv"),
    "synthetic graphml": ("graphs.synthetic", "maps", {}, "graphml"),
    "synthetic matrix": ("graphs.synthetic", "maps", {"directed": "no"}, "adjacency.csv"),
    "synthetic floor": ("graphs.synthetic", "maps", {"floor": 3, "min_contributors": 4}, "csv"),
    "synthetic real": ("graphs.synthetic", "real", {"noise_scale": 0.5}, "graphml"),
    "synthetic undirected": ("graphs.synthetic", "maps", {"directed": "no"}, "csv"),
    "synthetic gml": ("graphs.synthetic", "maps", {}, "gml"),
    "synthetic gexf": ("graphs.synthetic", "maps", {}, "gexf"),
    "synthetic net": ("graphs.synthetic", "real", {"noise_scale": 0.5}, "net"),
    "synthetic json": ("graphs.synthetic", "real", {"directed": "no", "noise_scale": 0.5}, "json"),
    "private csv": ("graphs.private", "maps", {"epsilon": 2.0, "c": 3}, "csv"),
    "private graphml": ("graphs.private", "maps", {"epsilon": 2.0, "c": 3}, "graphml"),
    "private matrix": ("graphs.private", "maps", {"epsilon": 2.0, "c": 3}, "adjacency.csv"),
    "private layers": ("graphs.private", "signed", {"epsilon": 4.0, "c": 2, "signed": "split"}, "csv"),
}


def make_honest(folder: Path) -> dict[str, Path]:
    """One release of each, by the path every release takes."""
    for name, text in study_rows().items():
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    made, pipeline = {}, Pipeline()
    for name, (key, file, settings, format_) in HONEST.items():
        task = task_of(find(key), [folder / f"{file}.csv"], settings, seed=None)
        pipeline.release(task, ReleaseOptions(str(folder / name), format_), Progress())
        made[name] = folder / name
    return made


def copied(honest: Path, folder: Path, audit: bool) -> Forged:
    """A copy to tamper with, without the report (whoever forges makes a fitting one) and, unless asked for,
    without the audit."""
    shutil.copytree(honest / "release", folder / "release")
    if audit:
        shutil.copytree(honest / "audit", folder / "audit")
    manifest = json.loads((folder / "release" / "manifest.json").read_text(encoding="utf-8"))
    manifest.pop("verification")
    for report in ("report.html", "report.pdf"):
        (folder / "release" / report).unlink()
    return Forged(folder / "release", manifest)


def failed(release: Forged) -> list[str]:
    """What is found in it as it is before the report is written: that there is none says nothing here."""
    checks = verify_folder(release.folder.parent, Progress(), finished=False)
    return [check.name for check in checks if not check.passed]


def weigh(weight: str):
    """Another weight of the last edge."""
    return lambda lines: [*lines[:-1], lines[-1].rsplit(",", 1)[0] + "," + weight]


def relabel(old: str, new: str, times: int = -1):
    return lambda text: text.replace(old, new, times)


def after(mark: str, more: str):
    """Something more behind the first of these marks."""
    return relabel(mark, mark + more, 1)


def among(line: str):
    """One more edge, at the place its labels give it."""
    return lambda lines: [lines[0], *sorted([*lines[1:], line])]
