"""What cannot be is refused in one line, with exit code 2, and nothing is written."""

from __future__ import annotations

import pytest

from engine.cli import main


@pytest.fixture
def log(tmp_path):
    rows = ["case,activity"] + [f"{case},{name}" for case in range(30) for name in ("a", "b", "c")]
    (tmp_path / "log.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (tmp_path / "two.csv").write_text("activity,new name\na,x\na,y\n", encoding="utf-8")
    (tmp_path / "none.csv").write_text("activity,new name\nq,x\n", encoding="utf-8")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "variants.csv").write_text('variant,count\n"a,b",30\n', encoding="utf-8")
    return tmp_path / "log.csv"


@pytest.mark.parametrize(
    ("technique", "settings", "says"),
    [
        ("eventlogs.flow", ["epsilon=0"], "ε"),
        ("eventlogs.flow", ["epsilon=-1"], "ε"),
        ("eventlogs.flow", ["epsilon=inf"], "ε"),
        ("eventlogs.flow", ["delta=0"], "δ"),
        ("eventlogs.flow", ["delta=1"], "δ"),
        ("eventlogs.flow", ["pairs_per_case=0"], "Pairs kept"),
        ("eventlogs.flow", ["epsilon=0.001", "pairs_per_case=200"], "too much noise"),
        ("eventlogs.flow", ["times=relative"], "this log has no times"),
        ("eventlogs.flow", ["times=relative", "bins=0, 1h, 1min"], "do not rise from 0"),
        ("eventlogs.flow", ["times=relative", "times_share=1"], "Share of ε for times"),
        (
            "eventlogs.flow",
            ["times=relative", "epsilon=0.01", "pairs_per_case=200", "times_share=0.05"],
            "noise",
        ),
        ("eventlogs.travas", ["times=relative"], "this log has no times"),
        ("eventlogs.travas", ["times=relative", "bins=0, 1h, 1min"], "do not rise from 0"),
        ("eventlogs.groups", ["times=relative"], "this log has no times"),
        ("eventlogs.groups", ["k=31"], "more than the 30 cases"),
        ("eventlogs.groups", ["k=1"], "Group size"),
        ("eventlogs.groups", ["k=5", "own=6"], "own (6) is larger than k (5)"),
        ("eventlogs.groups", ["max_change=2"], "Largest change"),
        ("eventlogs.groups", ["rare=private"], "no ε to pay"),
        ("eventlogs.groups", ["recode=two.csv"], "line 2, line 3"),
        ("eventlogs.groups", ["recode=none.csv"], "no name of the recode table"),
        ("eventlogs.groups", ["recode=gone.csv"], "gone.csv"),
        ("eventlogs.groups", ["recode=broken.json"], "broken.json"),
        ("eventlogs.groups", ["drop=a,b,c"], "leaves no event"),
        ("eventlogs.groups", ["rare=declared"], "no activity that stays"),
        ("eventlogs.groups", ["rare=sometimes"], "Rare activities"),
        ("eventlogs.groups", ["first_events=-1"], "First events"),
        ("eventlogs.travas", ["rare=private"], "keeps no activity"),
        ("eventlogs.travas", ["rare=private", "rare_epsilon=1"], "Share of ε"),
    ],
)
def test_one_line_and_exit_code_2(technique, settings, says, log, tmp_path, capsys):
    asked = [part for one in settings for part in ("--set", one)]
    assert main(["run", technique, str(log), *asked, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err.strip()
    assert says in said and "Traceback" not in said
    assert not (tmp_path / "out").exists()


def test_a_table_of_variants_has_no_persons(log, tmp_path, capsys):
    asked = ["--set", "person=who", "--out", str(tmp_path / "out")]
    assert main(["run", "eventlogs.groups", str(tmp_path / "variants.csv"), *asked]) == 2
    assert "who" in capsys.readouterr().err


@pytest.mark.parametrize("technique", ["eventlogs.travas", "eventlogs.groups", "eventlogs.flow"])
def test_a_table_of_variants_has_no_times(technique, log, tmp_path, capsys):
    asked = ["--set", "times=relative", "--out", str(tmp_path / "out")]
    assert main(["run", technique, str(tmp_path / "variants.csv"), *asked]) == 2
    assert "this log has no times" in capsys.readouterr().err
