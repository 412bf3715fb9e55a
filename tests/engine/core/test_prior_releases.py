"""The ledger under attack: forgotten, damaged, raced for, and read by hand."""

from __future__ import annotations

import csv
import json
import math
import os
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import directories, file_lock, prior_releases
from engine.core.errors import ReleaseError
from engine.core.policy import Policy
from engine.core.prior_releases import Entry
from engine.core.technique import PrivacyLoss
from engine.core.text import Text

ROOT = Path(__file__).resolve().parents[3]
posix = pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
LOSS = PrivacyLoss(0.9, 0.0001, "person")


def entry(name="log", print_="aa", loss=LOSS, folder="/data/r1", **more) -> Entry:
    return Entry(name, print_, "eventlogs.travas" if loss else "tables", loss, folder, **more)


def said(entries, now: PrivacyLoss | None = LOSS, policy: Policy | None = None):
    items = prior_releases.judge(entries, now, policy or Policy())
    assert len(items) <= 1
    return items[0] if items else None


def add(*entries: Entry) -> None:
    for one in entries:
        prior_releases.add(one)


# --- what is known again ----------------------------------------------------------------------------


def test_nothing_released_is_nothing_said():
    assert prior_releases.entries_of("log", "aa") == [] and prior_releases.judge([], LOSS, Policy()) == []


@pytest.mark.parametrize(
    "name, print_, known",
    [
        ("log", "aa", True),
        ("log", "bb", True),  # a newer export of the same data
        ("other", "aa", True),  # a copy under another name
        ("  LOG ", "", True),
        ("other", "bb", False),
        ("", "", False),
        ("", "bb", False),
    ],
)
def test_data_is_known_by_name_or_by_content(name, print_, known):
    add(entry("Log", "aa"))
    assert bool(prior_releases.entries_of(name, print_)) is known


def test_what_has_no_name_and_no_fingerprint_is_not_everything():
    add(entry("", ""))
    assert prior_releases.entries_of("", "") == []


@pytest.mark.parametrize(
    "path, name",
    [("/x/permits.xes.gz", "permits"), ("a.b.csv", "a.b"), (".csv", ".csv"), ("folder/log", "log")],
)
def test_a_name_is_proposed_from_the_file(path, name):
    assert prior_releases.propose_name("aa", path) == name


def test_data_that_was_released_keeps_its_name():
    add(entry("Permits 2024", "aa"), entry("another", "bb"))
    assert prior_releases.propose_name("aa", "copy of permits.csv") == "Permits 2024"
    assert prior_releases.propose_name("", "copy.csv") == "copy"


# --- what it adds up to -----------------------------------------------------------------------------


def test_epsilon_and_delta_of_persons_add_up():
    """Three releases of ε 0.3 with three cases a person are 2.7."""
    first, second = entry(folder="/one/r1"), entry(folder="/elsewhere/r2")
    add(first, second)
    known = prior_releases.entries_of("log", "aa")
    total = prior_releases.spent(known, LOSS)
    assert total == PrivacyLoss(2.7, 0.0003, "person")
    item = said(known)
    assert item.state == "amber"
    assert "ε 1.8 and δ 0.0002 were spent by r1" in item.detail and "ε 2.7 and δ 0.0003 in all" in item.detail


def test_each_sentence_of_several_is_translated_by_itself():
    detail = said([entry(), entry(loss=None, folder="/data/r2")]).detail
    assert isinstance(detail, Text)
    spent, others = detail.values.values()
    assert spent.template.startswith("ε {epsilon}") and others.template.startswith("{others} gave")


@pytest.mark.parametrize(
    "earlier, now, state",
    [
        ((0.5, 1e-4), (0.5, 1e-4), "green"),
        ((0.5, 1e-4), (0.6, 1e-4), "amber"),
        ((0.5, 1e-4), (0.5, 1e-3), "amber"),  # δ alone
        ((15, 1e-4), (6, 1e-4), "red"),
        ((0.1, 6e-3), (0.1, 5e-3), "red"),  # δ alone
    ],
)
def test_both_limits_of_the_house_count(earlier, now, state):
    known = [entry(loss=PrivacyLoss(*earlier, "case"))]
    assert said(known, PrivacyLoss(*now, "case")).state == state


def test_ten_times_a_tenth_is_one():
    known = [entry(loss=PrivacyLoss(0.1, 1e-5, "case")) for _ in range(9)]
    assert said(known, PrivacyLoss(0.1, 1e-5, "case")).state == "green"


def test_mixed_units_are_added_and_said():
    item = said([entry(loss=PrivacyLoss(0.2, 0, "case"))], PrivacyLoss(0.3, 0, "person"))
    assert "0.5" in item.detail and "case and person" in item.detail


def test_a_release_without_a_guarantee_is_never_green_beside_another():
    bare = entry(loss=None, folder="/x/tables1")
    item = said([bare], None)
    assert item.state == "amber" and "tables1" in item.detail
    assert said([bare], PrivacyLoss(0.1, 0, "case")).state == "amber"
    assert said([entry()], None).state == "amber"


def test_many_releases_are_named_shortly():
    known = [entry(folder=f"C:\\data\\r{number}", loss=None) for number in range(40)]
    assert (
        "and 34 more" in said(known, None).detail and "data" not in said(known, None).detail.split("(", 1)[1]
    )


# --- it cannot be lost ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        b'{"dataset": "log", "epsi',
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b"null",
        b"[" * 100_000,
        b'{"a": 1, "a": 2}',
        *(
            json.dumps(entry().as_dict() | wrong).encode()
            for wrong in (
                {"epsilon": -1},
                {"epsilon": "0"},
                {"epsilon": math.inf},
                {"delta": math.nan},
                {"epsilon": True},
                {"delta": None},
                {"unit": 3},
                {"event": "forgotten"},
                {"dataset": None},
                {"id": ""},
            )
        ),
    ],
)
def test_a_damaged_line_is_kept_said_and_stops_what_is_private(damage):
    add(entry("other", "bb"))
    with prior_releases.ledger_file().open("ab") as file:
        file.write(damage + b"\n")
    add(entry("log", "aa"))
    assert damage in prior_releases.ledger_file().read_bytes().split(b"\n")
    known = prior_releases.entries_of("some data never seen", "cc")
    item = said(known)
    assert item.state == "red" and "line 2" in item.detail
    assert said(known, None).state == "amber"
    assert [e.loss for e in prior_releases.entries_of("log", "aa") if e.event == "released"] == [LOSS]


def test_a_line_torn_by_a_loss_of_power_does_not_take_the_next_with_it():
    add(entry())
    path = prior_releases.ledger_file()
    path.write_bytes(path.read_bytes() + b'{"time": "2026-')
    add(entry("log", "aa", folder="/data/r2"))
    folders = {e.folder for e in prior_releases.entries_of("log", "aa")}
    assert {"/data/r1", "/data/r2"} <= folders and said(prior_releases.entries_of("log", "aa")).state == "red"


def test_the_house_may_set_a_line_aside():
    prior_releases.ledger_file().parent.mkdir()
    prior_releases.ledger_file().write_bytes(b"# {torn\n")
    assert prior_releases.entries() == []


def test_a_later_version_may_add_to_a_line():
    add(entry())
    path = prior_releases.ledger_file()
    path.write_text(json.dumps(json.loads(path.read_text()) | {"new": [1]}) + "\n")
    assert prior_releases.entries_of("log", "")[0].loss == LOSS


@pytest.mark.parametrize("how", ["folder", "link to nothing", "home is a file", "drive is missing"])
def test_a_ledger_that_cannot_be_read_stops_what_is_private(how, tmp_path, monkeypatch):
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "drive" / "house"))
    if how != "drive is missing":
        (tmp_path / "drive").mkdir()
    if how == "folder":
        prior_releases.ledger_file().mkdir(parents=True)
    elif how == "link to nothing":
        prior_releases.ledger_file().parent.mkdir()
        prior_releases.ledger_file().symlink_to(tmp_path / "unmounted" / "ledger.jsonl")
    elif how == "home is a file":
        (tmp_path / "drive" / "house").write_text("")
    known = prior_releases.entries_of("log", "aa")
    assert said(known).state == "red" and "cannot be read" in said(known).detail
    assert said(known, None).state == "amber"
    with pytest.raises(ReleaseError, match=r"ledger .* cannot be written"):
        add(entry())
    assert how != "drive is missing" or not (tmp_path / "drive").exists()


@posix
@pytest.mark.skipif(os.name == "posix" and os.getuid() == 0, reason="root may read everything")
def test_a_ledger_of_somebody_else_stops_what_is_private():
    add(entry())
    prior_releases.ledger_file().chmod(0)
    assert said(prior_releases.entries_of("log", "aa")).state == "red"


@posix
def test_the_ledger_is_for_its_owner_only(tmp_path, monkeypatch):
    monkeypatch.delenv("SFUMATO_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    directories.settings_folder().mkdir(mode=0o755, parents=True)  # as the window makes it
    add(entry())
    assert stat.S_IMODE(prior_releases.ledger_file().stat().st_mode) == 0o600
    assert stat.S_IMODE(directories.settings_folder().stat().st_mode) == 0o700


@posix
def test_a_folder_that_the_house_shares_stays_as_the_house_made_it():
    directories.settings_folder().mkdir()
    directories.settings_folder().chmod(0o770)
    add(entry())
    assert stat.S_IMODE(directories.settings_folder().stat().st_mode) == 0o770


def test_lines_are_only_ever_added():
    add(entry())
    before = prior_releases.ledger_file().read_bytes()
    add(entry("log", "aa", event="replaced"))
    with pytest.raises(RuntimeError), prior_releases.counted(entry(), None, lambda: False):
        raise RuntimeError
    assert prior_releases.ledger_file().read_bytes().startswith(before)


# --- a release that was not made --------------------------------------------------------------------


def test_what_was_certainly_not_placed_is_not_counted():
    with pytest.raises(KeyboardInterrupt), prior_releases.counted(entry(), [], lambda: False):
        raise KeyboardInterrupt
    assert prior_releases.entries_of("log", "aa") == []


def test_what_was_placed_is_counted_whatever_came_after():
    with pytest.raises(KeyboardInterrupt), prior_releases.counted(entry(), [], lambda: True):
        raise KeyboardInterrupt
    assert len(prior_releases.entries_of("log", "aa")) == 1


def test_a_release_that_replaced_another_is_a_second_one():
    add(entry(), entry(event="replaced"))
    assert prior_releases.spent(prior_releases.entries_of("log", "aa")).epsilon == 1.8


# --- raced for --------------------------------------------------------------------------------------


def test_a_release_of_the_same_data_that_came_in_meanwhile_is_seen():
    judged = prior_releases.entries_of("log", "aa")
    add(entry(folder="/elsewhere/quick"))
    with pytest.raises(ReleaseError, match=r"released meanwhile .*quick"):
        prior_releases.add(entry(), judged)
    prior_releases.add(entry("other", "bb"), judged)  # of other data: nothing to do with it
    prior_releases.add(entry(), prior_releases.entries_of("log", "aa"))


def test_many_writers_lose_no_line():
    program = (
        "from engine.core import prior_releases as r; from engine.core.technique import PrivacyLoss\n"
        "loss = PrivacyLoss(1, 0, 'case')\n"
        "for n in range(25): r.add(r.Entry('log', 'x' * 3000, 't', loss, '/r'))"
    )
    started = [subprocess.Popen([sys.executable, "-c", program], cwd=ROOT) for _ in range(4)]
    assert [process.wait(timeout=60) for process in started] == [0] * 4
    assert prior_releases.spent(prior_releases.entries_of("log", "")).epsilon == 100


def test_a_ledger_held_by_a_program_that_hangs_is_said(monkeypatch):
    add(entry())
    monkeypatch.setattr(prior_releases, "WAIT", 0.1)
    with prior_releases.ledger_file().open("r+b") as held:
        assert file_lock.take(held)
        with pytest.raises(ReleaseError, match="in use by another program"):
            add(entry())
    add(entry())


# --- handed out -------------------------------------------------------------------------------------


def test_the_house_gets_it_as_a_table_or_as_json(tmp_path):
    hostile = entry("=cmd|' /C calc'!A0", "bb", loss=None, folder="/x,\ny", signed_by="Ä. Ö.")
    add(entry(signed_by="M. Rossi"), hostile)
    prior_releases.export(tmp_path / "ledger.csv")
    with (tmp_path / "ledger.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["epsilon"] for row in rows] == ["0.9", ""] and rows[0]["signed_by"] == "M. Rossi"
    assert rows[1]["dataset"].startswith("'=") and rows[1]["folder"] == "/x,\ny"
    prior_releases.export(tmp_path / "ledger.json")
    read = json.loads((tmp_path / "ledger.json").read_text(encoding="utf-8"))
    assert [Entry.from_dict(row) for row in read] == prior_releases.entries()
    with pytest.raises(ReleaseError, match="could not be written"):
        prior_releases.export(tmp_path / "missing" / "ledger.csv")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["ledger.csv", "ledger.json"]


# --- beside -----------------------------------------------------------------------------------------


def record(folder: Path, digest: str, technique="eventlogs.travas", part="audit", **more) -> None:
    (folder / part).mkdir(parents=True)
    risk = {"epsilon_person": 0.9}
    written = {"technique": technique, "params": {"epsilon": 0.3, "delta": 1e-4}, "risk": risk}
    written |= {"sfumato": "0.1.0", "inputs": [{"path": "x", "size": 1, "sha256": digest}]}
    (folder / part / "audit.json").write_text(json.dumps(written | more))


def test_releases_of_the_first_version_beside_the_new_one_count(tmp_path):
    record(tmp_path / "first", "aa")
    record(tmp_path / "second", "aa", seed=7)
    record(tmp_path / "second" / "audit", "aa", part="replaced-20261117T101010Z", seed=8)
    record(tmp_path / "plain", "aa", technique="tables")
    record(tmp_path / "synthetic", "aa", technique="graphs.synthetic")
    record(tmp_path / "of other data", "bb")
    for name, text in {"damaged": "{", "foreign": '{"inputs": [1]}', "list": "[]"}.items():
        (tmp_path / name / "audit").mkdir(parents=True)
        (tmp_path / name / "audit" / "audit.json").write_text(text)
    found = prior_releases.earlier("log", "fp", tmp_path / "second", ["aa"])
    assert sorted(Path(e.folder).name for e in found) == ["first", "plain", "second", "second", "synthetic"]
    total = prior_releases.spent(found)
    group = 1e-4 * (1 + math.exp(0.3) + math.exp(0.6))  # three cases of one person
    assert total.epsilon == 2.7 and total.delta == pytest.approx(3 * group) and total.unit == "person"


def test_a_copied_folder_is_one_release(tmp_path):
    record(tmp_path / "first", "aa")
    record(tmp_path / "backup of first", "aa")
    assert len(prior_releases.earlier("log", "", tmp_path / "new", ["aa"])) == 1


def test_a_record_that_does_not_say_what_it_spent_is_not_nothing(tmp_path):
    record(tmp_path / "first", "aa", params={})
    item = said(prior_releases.earlier("log", "", tmp_path / "new", ["aa"]))
    assert item.state == "red" and "first" in item.detail


def test_a_release_in_the_ledger_of_another_steward_counts_once(tmp_path):
    mine, theirs = entry(folder=str(tmp_path / "mine")), entry(folder=str(tmp_path / "theirs"))
    add(mine)
    for one in (mine, theirs, replace(theirs, id="x", dataset="other", fingerprint="bb")):
        record(tmp_path / one.id, "zz", ledger=one.as_dict())
    found = prior_releases.earlier("log", "aa", tmp_path / "new", ["never this file"])
    assert sorted(e.folder for e in found) == [mine.folder, theirs.folder]
