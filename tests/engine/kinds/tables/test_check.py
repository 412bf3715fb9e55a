"""`check tables FILE`: a promise tried on anyone's file, as a steward types it."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from engine.cli import main

INTERVALS = ["(..2.5]", "(2.5..4.5]", "(4.5..6.5]", "(6.5..)"]


@pytest.fixture
def file(tmp_path):
    def write(text: str, name: str = "table.csv"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def checked(capsys, path, *given) -> tuple[int, dict]:
    options = [part for one in given for part in ("--set", one)]
    code = main(["check", "tables", path, *options, "--json"])
    return code, json.loads(capsys.readouterr().out)


def example(sensitive: str = "") -> str:
    cells = [label for label in INTERVALS for _ in range(2)]
    if not sensitive:
        return "\n".join(["x", *cells]) + "\n"
    return "\n".join(["x,s", *(f"{cell},{s}" for cell, s in zip(cells, sensitive, strict=True))]) + "\n"


def test_k_holds_or_does_not(file, capsys):
    path = file(example())
    code, told = checked(capsys, path, "quasi=x", "k=2")
    assert code == 0 and told["verified"] and told["k_achieved"] == 2 and told["classes"] == 4
    assert told["class_sizes"] == [{"size": 2, "classes": 4}] and told["prosecutor_max"] == 0.5
    code, told = checked(capsys, path, "qi=x", "k=3")
    assert code == 1 and not told["verified"]


def test_l_names_the_homogeneous_classes_by_their_size(file, capsys):
    code, told = checked(capsys, file(example("xxxyxyyy")), "quasi=x", "k=2", "sensitive=s", "l=2")
    assert code == 1 and told["l"] == {"s": 1.0}
    failed = [one for one in told["checks"] if not one["passed"]]
    assert [one["detail"] for one in failed] == ["the smallest is 1; 2 classes fail, of sizes 2, 2"]


def test_bad_input_is_one_line_and_exit_code_2(file, capsys):
    path = file(example("xxxyxyyy"))
    for given in (
        ["quasi=y"],
        [],
        ["quasi=x", "k=two"],
        ["quasi=x", "l=2"],
        ["quasi=x", "sensitive=x", "l=2"],
        ["quasi=x", "person=nobody"],
        ["quasi=x", "wrong=1"],
        ["quasi=x", "population=nowhere.csv"],
    ):
        options = [part for one in given for part in ("--set", one)]
        assert main(["check", "tables", path, *options]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert main(["check", "tables", "nowhere.csv", "--set", "quasi=x"]) == 2
    assert main(["check", "graphs", path]) == 2


def test_a_file_without_rows_fails(file, capsys):
    code, told = checked(capsys, file("x,y\n"), "quasi=x", "k=2")
    assert code == 1 and told["checks"][0]["detail"] == "no rows"


def test_persons_are_counted(file, capsys):
    path = file("p,q\na,1\na,1\nb,1\n,2\n,2\n")
    assert checked(capsys, path, "quasi=q", "k=2")[0] == 0
    code, told = checked(capsys, path, "quasi=q", "k=2", "person=p")
    assert code == 1 and told["k_achieved"] == 1


def test_cells_count_as_they_are_written(file, capsys):
    code, told = checked(capsys, file("q,r\n1,a\n1.0,a\n01,a\n"), "quasi=q", "k=2")
    assert code == 1 and told["uniques"] == 3


def test_numbers_are_ordered_for_t(file, capsys):
    salaries = "s,q\n" + "".join(
        f"{s},{q}\n" for s, q in zip([3, 4, 5, 6, 11, 8, 7, 9, 10], "aaabbbccc", strict=True)
    )
    code, told = checked(capsys, file(salaries), "quasi=q", "k=3", "sensitive=s", "t=0.375")
    assert code == 0 and told["t"]["s"] == pytest.approx(0.375)


def test_a_population_gives_the_journalist(file, capsys):
    rows = ["m,30", "m,30", "f,30", "f,40", "f,40", "m,50"]
    sample = file("sex,age\n" + "\n".join(rows) + "\n")
    people = file("sex,age,n\nm,30,4\nf,30,2\nf,40,4\nm,50,5\n", "people.csv")
    _, told = checked(capsys, sample, "quasi=sex,age", f"population={people}", "fraction=0.1")
    assert told["journalist_max"] == 0.5 and told["k_map"] == 2
    assert told["marketer"] == pytest.approx(0.283333, abs=1e-6)
    assert told["dis"] == pytest.approx(0.1 * 2 / (0.1 * 2 + 2 * 0.9 * 2))


def test_no_value_is_shown_unless_asked(file, capsys):
    path = file("name,q\nMaria Rossi,secret\nAnna Verdi,other\n")
    assert main(["check", "tables", path, "--set", "quasi=q"]) == 1
    assert "secret" not in capsys.readouterr().out
    assert main(["check", "tables", path, "--set", "quasi=q", "--show"]) == 1
    assert "secret" in capsys.readouterr().out


def test_identifiers_are_told(file, capsys):
    mails = "".join(f"p{n}@example.org,a\n" for n in range(20))
    _, told = checked(capsys, file("mail,q\n" + mails), "quasi=q")
    assert [(one["column"], one["state"]) for one in told["identifiers"]] == [("mail", "red")]


def test_pycanon_counts_the_same(tmp_path, capsys):
    """An independent package as the judge, on random tables without missing values."""
    pycanon = pytest.importorskip("pycanon.anonymity", reason="pyCANON is not installed")
    import pandas as pd

    for seed in range(10):
        r = random.Random(seed)
        rows = [(r.choice("ab"), r.choice("xy"), r.choice("mnop")) for _ in range(60)]
        path = tmp_path / f"{seed}.csv"
        table = pd.DataFrame(rows, columns=["a", "b", "s"])
        table.to_csv(path, index=False)
        _, told = checked(capsys, str(path), "quasi=a,b", "sensitive=s", "l=1")
        assert told["k_achieved"] == pycanon.k_anonymity(table, ["a", "b"])
        assert told["l"]["s"] == pycanon.l_diversity(table, ["a", "b"], ["s"])
        assert told["t"]["s"] == pytest.approx(pycanon.t_closeness(table, ["a", "b"], ["s"]), abs=1e-9)
    assert np.isfinite(told["t"]["s"])
