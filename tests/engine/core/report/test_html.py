"""The report, as a page and as a PDF: both say the same, and nothing else."""

from __future__ import annotations

import io
import json
import re

import pypdf
import pytest
from reportlab.pdfgen.canvas import Canvas

from engine.cli import SAMPLES
from engine.core import params
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.report import html, pdf
from engine.core.report.svg_to_pdf import Drawing
from engine.core.task import task_of
from engine.core.technique import find
from tests.signing import ReleaseOptions

CHAIN = [
    {"technique": "tables.discretise", "columns": ["age"], "params": {"min_count": 12}},
    {"technique": "tables.swap", "columns": ["region"]},
]


def words(path):
    """The text of a PDF without its line breaks."""
    pages = pypdf.PdfReader(path).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


@pytest.fixture(scope="module")
def chain(tmp_path_factory):
    folder = tmp_path_factory.mktemp("chain")
    task = task_of(find("tables"), [SAMPLES / "residents.csv"], {"steps": CHAIN})
    Pipeline().release(task, ReleaseOptions(str(folder / "out")), Progress())
    return folder / "out" / "release"


def test_the_pdf_says_what_the_manifest_says(chain):
    manifest = json.loads((chain / "manifest.json").read_text(encoding="utf-8"))
    said = words(chain / "report.pdf")
    assert manifest["promise"]["words"] in said and manifest["promise"]["limits"] in said
    assert all(check["name"] in said for check in manifest["verification"])
    digest = manifest["files"]["data.csv"]
    assert digest in said and "Record linkage" in said
    assert {"report.html", "report.pdf"} <= set(manifest["files"])


def test_a_chain_is_told_step_by_step(chain):
    for said in (words(chain / "report.pdf"), (chain / "report.html").read_text(encoding="utf-8")):
        assert "Step 1: Discretise" in said and "Step 2: Swap" in said
        assert "1. Smallest class" in said and "12 rows" in said and "region" in said
        assert "Step(" not in said and "min_count=" not in said


def test_it_claims_of_no_column_that_it_changed(tmp_path):
    """A step may leave every cell as it was, and only the house sees whether it did."""
    path, out = tmp_path / "people.csv", tmp_path / "out"
    rows = (f"{row % 40},{'fm'[row % 2]}" for row in range(400))
    path.write_text("age,sex\n" + "\n".join(rows) + "\n")
    task = task_of(find("tables.discretise"), [path], {"quasi": ("age", "sex")}, seed=1)
    Pipeline().release(task, ReleaseOptions(str(out)), Progress())
    cells = [line.rpartition(",")[2] for line in (out / "release" / "data.csv").read_text().split()[1:]]
    assert set(cells) == {"f", "m"}
    for said in (words(out / "release" / "report.pdf"), (out / "release" / "report.html").read_text()):
        after = re.findall(r"\bsex (\w+)", re.sub(r"<[^>]*>|\s+", " ", said).replace("  ", " "))
        assert "processed" in after and "changed" not in after


def test_the_pdf_tells_nothing_of_where_it_was_made(chain):
    manifest = json.loads((chain / "manifest.json").read_text(encoding="utf-8"))
    about = pypdf.PdfReader(chain / "report.pdf").metadata
    assert about.author == "Sfumato" and about.creation_date.isoformat() == manifest["time"]
    assert b"residents" not in (chain / "report.pdf").read_bytes()


def test_a_reader_finds_title_language_and_parts_of_the_pdf(chain):
    """Walk, point 10 and A24: a committee files it; who cannot see it is led from part to part."""
    read = pypdf.PdfReader(chain / "report.pdf")
    catalog = read.trailer["/Root"]
    assert read.metadata.title.startswith("Release report") and catalog["/Lang"] == "en"
    assert catalog["/ViewerPreferences"]["/DisplayDocTitle"]
    outline = [entry.title for entry in read.outline]
    page = (chain / "report.html").read_text(encoding="utf-8")
    assert outline == re.findall(r"<h2[^>]*>(.*?)</h2>", page) and "What is promised" in outline
    pages = [read.get_destination_page_number(entry) for entry in read.outline]
    assert pages == sorted(pages)


def test_the_same_content_gives_the_same_bytes(tmp_path):
    pipeline, task = Pipeline(), task_of(find("timeseries.naive"), [SAMPLES / "meters.csv"], {})
    outcome, technique = pipeline.outcome(task, Progress()), find(task.technique)
    manifest = {
        "sfumato": "1", "time": "2026-01-01T00:00:00+00:00", "signed_by": "", "files": {}, "libraries": {},
        "technique": technique.key, "params": params.as_dict(task.params), "done": outcome.done.as_dict(),
        "promise": technique.promise(task.params, outcome.done).__dict__,
        "verification": [{"name": "a", "passed": False, "detail": "ε ≥ 1 & <b>"}],
    }  # fmt: skip
    told = html.content(manifest, technique.report_figures(outcome.published, task.params))
    (tmp_path / "one.pdf").write_bytes(pdf.as_bytes(told))
    assert (tmp_path / "one.pdf").read_bytes() == pdf.as_bytes(told)
    assert "✗ fails a ε ≥ 1 & <b>" in words(tmp_path / "one.pdf")


def test_a_shape_that_cannot_be_printed_is_not_left_out_in_silence():
    drawing = Drawing('<svg viewBox="0 0 10 5"><blob/></svg>', 100)
    assert (drawing.width, drawing.height) == (100, 50)
    drawing.canv = Canvas(io.BytesIO())
    with pytest.raises(ValueError, match="<blob>"):
        drawing.draw()
