from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import SfumatoError
from engine.core.recipe import read_recipe, recipe_text
from engine.core.task import task_of
from engine.core.technique import find


def write(tmp_path, text):
    path = tmp_path / "recipe.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_recipe_says_everything(tmp_path):
    path = write(
        tmp_path,
        """
        technique = "timeseries.kapra"
        input = "meters.csv"
        [params]
        k = 12
        P = 3
        [columns]
        id = "meter"
        sensitive = ["tariff"]
        [reading]
        missing = ["-1"]
        [randomness]
        seed = 7
        """,
    )
    task = read_recipe(path)
    assert (task.technique, task.params.k, task.params.P, task.seed) == ("timeseries.kapra", 12, 3, 7)
    assert task.source.paths == (str(tmp_path / "meters.csv"),)
    assert task.source.columns.id == "meter" and task.source.columns.sensitive == ("tariff",)
    assert task.source.reading.missing == ("-1",)


def test_written_and_read_again_it_is_the_same_task(tmp_path):
    (tmp_path / "audit").mkdir()
    settings = {"k": 9, "P": 4, "segments": 5, "missing": "-1,n/a", "id": "name", "gaps": "drop"}
    task = task_of(find("timeseries.naive"), [tmp_path / "ö räume.csv"], settings, seed=3)
    text = recipe_text(task, tmp_path / "audit")
    assert str(tmp_path) not in text
    path = tmp_path / "audit" / "recipe.toml"
    path.write_text(text, encoding="utf-8")
    again = read_recipe(path)
    assert again.params == task.params and again.seed == 3 and again.entropy == task.entropy
    assert again.source.reading == task.source.reading and again.source.columns == task.source.columns
    assert [Path(path).resolve() for path in again.source.paths] == [tmp_path.resolve() / "ö räume.csv"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("technique = ", "is not a recipe"),
        ('input = "a.csv"', "does not say which technique"),
        ('technique = "timeseries.naive"', "does not say which input"),
        ('technique = "x.y"\ninput = "a"', "no technique 'x.y'"),
        ('technique = "timeseries.naive"\ninput = "a"\nparam = 3', "unknown entry 'param'"),
        ('technique = "timeseries.naive"\ninput = "a"\nparams = 3', "params in the recipe is not a table"),
        ('technique = "timeseries.naive"\ninput = "a"\n[params]\nq = 3', "no setting 'q'"),
        ('technique = "timeseries.naive"\ninput = "a"\n[params]\nk = 1', "Group size"),
        ('technique = "timeseries.naive"\ninput = "a"\n[randomness]\nseed = "x"', "not a whole number"),
    ],
)
def test_what_is_wrong_is_said(tmp_path, text, sentence):
    with pytest.raises(SfumatoError, match=sentence):
        read_recipe(write(tmp_path, text))


def test_a_missing_recipe_is_said(tmp_path):
    with pytest.raises(SfumatoError, match="there is no recipe"):
        read_recipe(tmp_path / "none.toml")


def test_a_scheduler_is_never_taken_from_a_recipe_unasked(tmp_path, capsys, nobody_answers):
    """Whoever sends a recipe could otherwise run code here; verifying a release must not connect either."""
    from engine.cli import main

    text = f'technique = "clusters.kmeans"\ninput = "a.csv"\n[reading]\nscheduler = "{nobody_answers}"\n'
    path = write(tmp_path, text)
    with pytest.raises(SfumatoError, match="could run code on this machine"):
        read_recipe(path)
    task = read_recipe(path, allow_scheduler=True)
    assert task.source.reading.scheduler == nobody_answers
    assert "tcp:" not in recipe_text(task, tmp_path), "the address is not handed on either"
    assert main(["run", str(path), "--out", str(tmp_path / "out")]) == 2
    assert "--allow-scheduler" in capsys.readouterr().err
    (tmp_path / "a.csv").write_text("x\n1\n2\n")
    assert main(["run", str(path), "--allow-scheduler", "--out", str(tmp_path / "out")]) == 2
    assert f"no scheduler answers at {nobody_answers}" in capsys.readouterr().err
    typed = ["run", "clusters.kmeans", str(tmp_path / "a.csv"), "--scheduler", nobody_answers]
    assert main([*typed, "--out", str(tmp_path / "out")]) == 2
    assert "no scheduler answers" in capsys.readouterr().err
