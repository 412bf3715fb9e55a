"""Forged releases of every technique: whatever is changed, the verifier finds it.

These forgeries are about what all techniques share: parameters, promise, what leaves, files, report. Those of
the data itself are in the room of each kind, those of figures in `test_forged_figures.py`.
"""

from __future__ import annotations

import copy
import os

import pytest

from engine.cli import SAMPLES
from engine.core import params
from engine.core.audit import write_json
from engine.core.progress import Progress
from engine.core.technique import all_techniques, find, kinds
from engine.verify.folder import verify_folder
from tests.engine.verify.honest import releases
from tests.forging import forge, read

TECHNIQUES = [technique.key for technique in all_techniques()]
ONE_A_KIND = [kind.techniques[-1].key for kind in kinds().values()]
SLOWLY = [key if key in ONE_A_KIND else pytest.param(key, marks=pytest.mark.slow) for key in TECHNIQUES]


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    return releases(tmp_path_factory)


# ── forgeries ─────────────────────────────────────────────────────────────────────────────────


def first_number(manifest):
    """A parameter with a lower limit, by its name; None where there is none."""
    for field in params.fields(find(manifest["technique"]).Params):
        if field.type in ("int", "float") and (field.low is not None or field.above is not None):
            return field
    return None


def set_param(value):
    def change(folder, manifest):
        field = first_number(manifest)
        if field is None:
            manifest["params"]["steps"] = value
        else:
            manifest["params"][field.name] = value

    return change


def below_range(folder, manifest):
    field = first_number(manifest)
    if field is None:
        manifest["params"]["steps"] = [{"technique": "tables.discretise", "params": {"min_count": 0}}]
    else:
        manifest["params"][field.name] = (field.low if field.low is not None else field.above) - 1


def drop_param(folder, manifest):
    manifest["params"].popitem()


def no_params(folder, manifest):
    manifest["params"] = {}


def more_params(folder, manifest):
    manifest["params"]["note"] = "Alice Smith was here"


def params_as_texts(folder, manifest):
    manifest["params"] = {
        name: str(value) if isinstance(value, int | float) else value
        for name, value in manifest["params"].items()
    } | {"spelled": "1"}


def say(key, text):
    def change(folder, manifest):
        manifest["promise"][key] = text

    return change


def stronger_nature(folder, manifest):
    now = manifest["promise"]["nature"]
    manifest["promise"]["nature"] = "heuristic" if now == "guarantee" else "guarantee"


def other_technique(folder, manifest):
    manifest["technique"] = next(key for key in TECHNIQUES if key != manifest["technique"])


def unknown_technique(folder, manifest):
    manifest["technique"] = "tables.nothing"


def put(key, value):
    def change(folder, manifest):
        manifest[key] = copy.deepcopy(value)

    return change


def without(key):
    def change(folder, manifest):
        del manifest[key]

    return change


def add_file(name, content=b"name,income\nAlice,40110\n"):
    def change(folder, manifest):
        (folder / name).write_bytes(content)

    return change


def add_link(folder, manifest):
    (folder / "more.csv").symlink_to(SAMPLES / "residents.csv")


def add_link_to_nothing(folder, manifest):
    (folder / "more.csv").symlink_to("nowhere")


def data_behind_a_link(folder, manifest):
    data = next(path for path in sorted(folder.iterdir()) if path.name.startswith("data."))
    elsewhere = folder.parent / f"{folder.name}-data"
    data.rename(elsewhere)
    data.symlink_to(elsewhere)


def add_folder(folder, manifest):
    (folder / "Alice Smith was here").mkdir()


def add_pipe(folder, manifest):
    os.mkfifo(folder / "pipe")


def metric(group, key, value):
    def change(folder, manifest):
        manifest.setdefault(group, {})[key] = value

    return change


def told_check(folder, manifest):
    manifest["verification"][0]["detail"] = "Alice Smith earns 40110"


def more_checks(folder, manifest):
    manifest["verification"].append({"name": "Alice Smith", "passed": True, "detail": "earns 40110"})


def failed_check(folder, manifest):
    manifest["verification"][0]["passed"] = False


def no_checks(folder, manifest):
    manifest["verification"] = []


def more_leaves(folder, manifest):
    manifest["done"]["leaving"].append({"name": "Alice Smith", "treatment": "vanished", "how": ""})


def more_facts(folder, manifest):
    manifest["done"]["facts"]["note"] = "Alice Smith earns 40110"


def facts_in_facts(folder, manifest):
    manifest["done"]["facts"] = {**manifest["done"]["facts"], "rows": {"read": 1, "Alice": 40110}}


def other_how(folder, manifest):
    manifest["done"]["leaving"][-1]["how"] = "Alice Smith earns 40110"


def part_unsaid(folder, manifest):
    said = [part for part in manifest["done"]["leaving"] if part["treatment"] != "dropped"]
    manifest["done"]["leaving"].remove(said[0])


def part_made_up(folder, manifest):
    manifest["done"]["leaving"].append({"name": "Alice Smith", "treatment": "changed", "how": "earns 40110"})


def nothing_leaves(folder, manifest):
    manifest["done"]["leaving"] = []


def more_columns(folder, manifest):
    manifest["columns"]["Alice Smith"] = {"earns": 40110}


def done_of_another_form(folder, manifest):
    manifest["done"] = {"leaving": [], "facts": [], "more": 1}


def edit_report(old, new):
    def change(folder, manifest):
        page = folder / "report.html"
        text = page.read_text(encoding="utf-8")
        assert old in text
        page.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def another_pdf(folder, manifest):
    (folder / "report.pdf").write_bytes(b"%PDF-1.4 Alice Smith earns 40110")


def comment_in_pdf(folder, manifest):
    with (folder / "report.pdf").open("ab") as file:
        file.write(b"\n% Alice Smith earns 40110\n")


def no_report(folder, manifest):
    (folder / "report.html").unlink()


def never_finished(folder, manifest):
    """As a release looks while it is being written: nothing tells of its verification."""
    del manifest["verification"]
    for name in ("report.html", "report.pdf"):
        (folder / name).unlink()


def other_format(folder, manifest):
    manifest["format"] = "docx"


REWRITTEN = {
    "a parameter below its range": below_range,
    "a parameter of another type": set_param("Alice"),
    "a parameter that is a list": set_param([1, 2, 3]),
    "a parameter that is true": set_param(True),
    "a parameter far away": set_param(-1e300),
    "a parameter left out": drop_param,
    "no parameters": no_params,
    "one parameter more": more_params,
    "parameters as texts": params_as_texts,
    "the promise in other words": say("words", "Every row is shared by at least 1000 people."),
    "fewer limits": say("limits", ""),
    "another unit": say("unit", "planet"),
    "a promise that says more": say("note", "Alice"),
    "another nature": stronger_nature,
    "another technique": other_technique,
    "a technique that is none": unknown_technique,
    "a technique that is a number": put("technique", 7),
    "params that are a list": put("params", [1]),
    "columns that are a list": put("columns", ["Alice"]),
    "files that are a list": put("libraries", ["Alice"]),
    "a library called Alice": put("libraries", {"Alice Smith earns 40110": "1"}),
    "another time": put("time", "Alice was here"),
    "a version that is a text": put("sfumato", "Alice Smith, 40110"),
    "a signature of two lines": put("signed_by", "Ada\nAlice,40110"),
    "an entry of its own": put("appendix", [["Alice", 40110]]),
    "a promise left out": without("promise"),
    "done left out": without("done"),
    "columns left out": without("columns"),
    "a file that it names": add_file("appendix.csv"),
    "a hidden file that it names": add_file(".raw"),
    "a second data file": add_file("data.raw.csv"),
    "a figure that does not exist": metric("utility", "rows", [[1, 2], [3, 4]]),
    "a risk that is a text": metric("risk", "k_achieved", "Alice"),
    "a check with another finding": told_check,
    "a check that was not made": more_checks,
    "a check that failed": failed_check,
    "no checks": no_checks,
    "something more that leaves": more_leaves,
    "done of another form": done_of_another_form,
    "a fact more": more_facts,
    "facts inside a fact": facts_in_facts,
    "another way it was done": other_how,
    "a part that is not said to leave": part_unsaid,
    "a part that does not exist": part_made_up,
    "nothing that leaves": nothing_leaves,
    "a column more": more_columns,
    "a format that is none": other_format,
    "a link": add_link,
    "a link to nothing": add_link_to_nothing,
    "the data behind a link": data_behind_a_link,
    "a folder": add_folder,
    "a pipe": add_pipe,
}
KEPT_REPORT = {
    "a page that says more": edit_report("<h1>Release report</h1>", "<h1>Release report of Alice Smith</h1>"),
    "a page with a comment": edit_report("</main>", "<!-- Alice,40110 --></main>"),
    "a page with a script": edit_report("</body>", "<script>1</script></body>"),
    "a page with hidden words": edit_report("</main>", '<p style="display:none">Alice</p></main>'),
    "another PDF": another_pdf,
    "a comment in the PDF": comment_in_pdf,
    "no page": no_report,
    "a release that was never finished": never_finished,
}


@pytest.mark.parametrize("key", TECHNIQUES)
def test_an_honest_release_is_verified(key, honest):
    assert all(check.passed for check in verify_folder(honest(key), Progress()))


@pytest.mark.parametrize("key", SLOWLY)
@pytest.mark.parametrize("name", [*REWRITTEN, *KEPT_REPORT])
def test_a_forged_release_is_refused(name, key, honest, tmp_path):
    change = REWRITTEN.get(name) or KEPT_REPORT[name]
    failed = forge(honest(key), tmp_path / "forged", change, report_too=name in REWRITTEN)
    assert failed, f"{name} of {key} was accepted"


@pytest.mark.parametrize("key", SLOWLY)
def test_a_key_that_stands_twice_is_refused(key, honest, tmp_path):
    forge(honest(key), tmp_path / "forged", lambda folder, manifest: None)
    path = tmp_path / "forged" / "manifest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"params": {', '"params": {},\n  "params": {', 1), encoding="utf-8")
    assert [check.name for check in verify_folder(path.parent, Progress()) if not check.passed]


@pytest.mark.parametrize("key", SLOWLY)
def test_what_is_not_a_number_is_refused(key, honest, tmp_path):
    forge(honest(key), tmp_path / "forged", lambda folder, manifest: None)
    path = tmp_path / "forged" / "manifest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"facts": {', '"facts": {"x": NaN, ', 1), encoding="utf-8")
    assert [check.name for check in verify_folder(path.parent, Progress()) if not check.passed]


def test_a_copy_that_nobody_changed_is_no_forgery(honest, tmp_path):
    """The forger's own tools make nothing fail by themselves."""
    for key in ("timeseries.naive", "graphs.synthetic"):
        assert not forge(honest(key), tmp_path / key, lambda folder, manifest: None)


def test_a_manifest_spelled_otherwise_is_refused(honest, tmp_path):
    forge(honest("timeseries.naive"), tmp_path / "forged", lambda folder, manifest: None)
    path = tmp_path / "forged" / "manifest.json"
    path.write_text(path.read_text(encoding="utf-8").replace('": "', '":  "', 1), encoding="utf-8")
    assert not all(check.passed for check in verify_folder(path.parent, Progress()))


def test_the_manifest_is_read_as_it_was_written(honest, tmp_path):
    manifest = read(honest("timeseries.naive"))
    write_json(tmp_path / "manifest.json", manifest)
    written = (honest("timeseries.naive") / "manifest.json").read_bytes()
    assert (tmp_path / "manifest.json").read_bytes() == written
