"""Bad input on the command line: exit code 2, one line that says what is wrong, nothing written."""

from __future__ import annotations

import pytest

from tests.signing import sfumato

PEOPLE = """who,age,zip,born,illness,blank
a,30,D13001,1990-01-02,flu,
b,31,D13002,1991-02-03,flu,
c,32,D14801,1992-03-04,cold,
d,33,D14802,1993-04-05,cold,
e,34,D14803,1994-05-06,flu,
a,35,D14804,1995-06-07,cold,
f,36,D14805,1996-07-08,flu,
"""
ROLES = {"id": "", "quasi": "age,zip", "sensitive": "illness", "protect": "", "drop": "", "person": "who"}
ZIP = "D13001;130;*\nD13002;130;*\nD14801;148;*\nD14802;148;*\nD14803;148;*\nD14804;148;*\nD14805;148;*\n"


def run(folder, *values, content=PEOPLE, technique="tables.generalise"):
    source, out = folder / "people.csv", folder / "out"
    source.write_text(content, encoding="utf-8")
    given = ROLES | dict(one.split("=", 1) for one in values)
    sets = [part for name, value in given.items() for part in ("--set", f"{name}={value}")]
    done = sfumato("run", technique, source, "--out", out, *sets, cwd=folder)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert len(done.stderr.strip().splitlines()) == 1 and not done.stdout.strip(), done
    assert sorted(path.name for path in folder.iterdir() if path.suffix != ".txt") == ["people.csv"]
    return done.stderr


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (["quasi=", "protect=age", "drop=zip,born,blank"], "choose the columns that others may know"),
        (["k=10"], "k = 10, the table has 7 rows"),
        (["k=7", "count=persons"], "k = 7, the table has 6 persons"),
        (["k=2", "l=3"], "illness has 2 values: l is at most 2"),
        (["k=2", "count=persons", "person="], "no column says whose row it is"),
        (["k=2", "count=persons", "person=blank"], "column blank names no person at all"),
        (["k=2", "quasi=age,illness"], "illness"),
        (["k=2", "quasi=age,zip", "id=age"], "age"),
        (["k=2", "quasi=age,zip", "drop=age"], "age"),
        (["k=2", "columns=age,blank"], "column blank"),
        (["k=2", "method=lattice", "levels=age=0,zip=0"], "would leave out 7 rows because of k"),
        (["k=2", "method=lattice", "levels=age=9,zip=0"], "column age has levels 0 to"),
        (["k=2", "levels=age=1"], "levels are of the lattice"),
        (["k=2", "method=lattice", "bounds=tight"], "tight intervals are of Mondrian"),
        (["k=2", "weights=age"], "'age' is no weight"),
        (["k=2", "transform=nowhere.json"], "nowhere.json cannot be read"),
        (["k=2", "hierarchies=nowhere"], "there is no file or folder nowhere"),
    ],
)
def test_what_cannot_be_asked(tmp_path, values, said):
    assert said in run(tmp_path, *values)


@pytest.mark.parametrize(
    ("values", "quasi", "said"),
    [
        (("30", "inf"), "age", "column age"),
        (("1990-01-02", "1990-02-30"), "born", "column born: '1990-02-30'"),
        (("flu", "*"), "illness", "'*' stands for a generalised value"),
        (("flu", "(1..2]"), "illness", "'(1..2]' stands for a generalised value"),
        (("flu", '"{a, b}"'), "illness", "'{a, b}' stands for a generalised value"),
    ],
)
def test_cells_that_cannot_be_generalised_are_named_with_their_place(tmp_path, values, quasi, said):
    told = run(tmp_path, f"quasi={quasi}", "sensitive=", "k=2", content=PEOPLE.replace(*values, 1))
    assert said in told and ("line 2" in told or "row 1" in told)


@pytest.mark.parametrize(
    ("hierarchy", "said"),
    [
        (ZIP.replace("D14805;148;*\n", ""), "its hierarchy lacks 1 values: 'D14805'"),
        (ZIP.replace("D14805;148;*", "D14805;148;x"), "zip.csv, line 7: '148' has two parents"),
        (ZIP.replace("D14805;148;*", "D14805;148"), "zip.csv, line 7: 2 levels, the first line has 3"),
        (ZIP + "D13001;131;*\n", "zip.csv, line 8: 'D13001' has other labels before"),
    ],
)
def test_a_hierarchy_that_does_not_fit_is_named_with_its_line(tmp_path_factory, tmp_path, hierarchy, said):
    folder = tmp_path_factory.mktemp("trees")
    (folder / "zip.csv").write_text(hierarchy, encoding="utf-8")
    assert said in run(tmp_path, "quasi=zip", "k=2", "method=lattice", f"hierarchies={folder}")


def test_too_many_nodes_are_refused(tmp_path):
    names = [f"c{number}" for number in range(9)]
    rows = [",".join(f"A{row:03}{place}" for place in range(9)) for row in range(30)]
    content = "\n".join([",".join(names), *rows]) + "\n"
    roles = ["quasi=" + ",".join(names), "sensitive=", "person="]
    told = run(tmp_path, *roles, "k=2", "method=lattice", content=content)
    assert "nodes: more than can be searched" in told and "use mondrian, or fewer levels" in told


def test_noise_that_would_be_lost(tmp_path):
    content = "x,y\n" + "1e300,1\n" * 12
    told = run(
        tmp_path, "quasi=", "sensitive=", "person=", "columns=x", "sigma=1",
        content=content, technique="tables.perturb",
    )  # fmt: skip
    assert "column x: this noise would be lost" in told
