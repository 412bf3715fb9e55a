"""The report in the steward's language: the same data, the same promise, other words, and verified so."""

from __future__ import annotations

import html
import json
import re
import shutil
from pathlib import Path

import pypdf
import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.report import html as report
from engine.core.task import task_of
from engine.core.technique import Done, Leaving, all_techniques, find, find_kind, kinds
from engine.core.text import Text, text, with_templates
from engine.core.translation import REPORT, Translation, catalogue, label, number, speaking
from engine.verify.folder import hashes, verify_folder
from resources.translations.texts import report_texts
from tests.forging import forge
from tests.gui.spoken import English, _words
from tests.signing import ReleaseOptions, sfumato

REPORTS = ("report.html", "report.pdf", "manifest.json")
FAST = {kind.techniques[-1].key: ("de", "it")[i % 2] for i, kind in enumerate(kinds().values())}
ALL = [(technique.key, language) for technique in all_techniques() for language in ("de", "it")]
EACH = [pair if pair in FAST.items() else pytest.param(*pair, marks=pytest.mark.slow) for pair in ALL]


def released(pipeline: Pipeline, key: str, folder: Path, language: str) -> Path:
    task = task_of(find(key), [SAMPLES / find_kind(key).sample], {}, seed=5)
    order = ReleaseOptions(str(folder / language), language=language, signed_by="rows")
    pipeline.release(task, order, Progress())
    return folder / language / "release"


def failed(folder: Path) -> list[str]:
    return [
        f"{check.name}: {check.detail}" for check in verify_folder(folder, Progress()) if not check.passed
    ]


def said(page: Path) -> list[str]:
    body = page.read_text(encoding="utf-8").partition("</style>")[2]
    return list(dict.fromkeys(html.unescape(words).strip() for words in re.findall(r">([^<]+)<", body)))


@pytest.mark.parametrize(("key", "language"), EACH)
def test_a_report_in_another_language_goes_with_the_same_data(key, language, tmp_path):
    pipeline = Pipeline()
    english = released(pipeline, key, tmp_path, "en")
    other = released(pipeline, key, tmp_path, language)
    assert failed(other.parent) == [] and failed(english.parent) == []
    same = [{n: s for n, s in hashes(folder).items() if n not in REPORTS} for folder in (english, other)]
    assert same[0] == same[1]
    manifest = json.loads((other / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["language"] == language
    page = (other / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page and "rows" in page  # the name of who signed stays
    assert pypdf.PdfReader(other / "report.pdf").trailer["/Root"]["/Lang"] == language
    if ("Report", "Release report") in catalogue(language):  # make translations brings the words
        assert _left_english(other, language) == []


def _left_english(release: Path, language: str) -> list[str]:
    """What the catalogue could have said otherwise; words that the data itself uses apart."""
    data = "".join(
        path.read_text(encoding="utf-8", errors="ignore")
        for path in release.iterdir()
        if path.name not in REPORTS
    )
    manifest = json.loads((release / "manifest.json").read_text(encoding="utf-8"))
    names = [part["name"] for part in manifest["done"]["leaving"]] + list(manifest["params"])
    english, theirs = English(language), _words([data, *names, "rows"])
    return [
        words
        for words in said(release / "report.html")
        if len((_words([words]) & english.words) - theirs) > 1
        or (words in english.whole and words not in data and words not in names)
    ]


def test_the_fixed_words_of_the_report_are_collected():
    words = {words for context, words in report_texts() if context == REPORT}
    assert {"Release report", "What leaves", "holds", "yes", "no", "page {number} of {pages}"} <= words
    assert "{released} of the {read} {unit} of the original are released." in words


@pytest.fixture(scope="module")
def german(tmp_path_factory):
    return released(Pipeline(), "timeseries.naive", tmp_path_factory.mktemp("german"), "de")


FORGERIES = {
    "another language": lambda folder, manifest: manifest.update(language="it"),
    "no language": lambda folder, manifest: manifest.pop("language"),
    "an unknown language": lambda folder, manifest: manifest.update(language="fr"),
    "a path": lambda folder, manifest: manifest.update(language="../../x"),
    "no texts": lambda folder, manifest: manifest.pop("texts"),
    "other texts": lambda folder, manifest: manifest["texts"][0].update(how="published as it is"),
    "fewer texts": lambda folder, manifest: manifest["texts"].pop(),
    "texts of another form": lambda folder, manifest: manifest.update(texts={"a": 1}),
    "a template of their own": lambda folder, manifest: manifest["texts"][0].update(
        how=with_templates(Text(str(manifest["done"]["leaving"][0]["how"]) + "{x}", {"x": ""}))
    ),
}


@pytest.mark.parametrize("change", FORGERIES.values(), ids=FORGERIES.keys())
def test_a_report_in_another_language_than_the_manifest_names_is_refused(german, change, tmp_path):
    assert forge(german, tmp_path / "forged", change, report_too=False)


def test_a_german_report_under_an_english_manifest_is_refused(german, tmp_path):
    english = released(Pipeline(), "timeseries.naive", tmp_path, "en")

    def change(folder, manifest):
        for name in ("report.html", "report.pdf"):
            shutil.copy(german / name, folder / name)

    wrong = forge(english, tmp_path / "forged", change, report_too=False)
    assert [check.name for check in wrong] == ["Report as made"]


def test_a_manifest_of_before_languages_is_english(tmp_path):
    english = released(Pipeline(), "timeseries.naive", tmp_path, "en")
    assert (
        forge(english, tmp_path / "old", lambda _, manifest: manifest.pop("language"), report_too=False) == []
    )


def test_the_command_line_refuses_a_language_it_does_not_speak(tmp_path):
    ended = sfumato("run", "timeseries.naive", SAMPLES / "meters.csv", "--out", tmp_path, "--language", "fr")
    assert ended.returncode == 2 and "language" in ended.stderr and not list(tmp_path.iterdir())


def test_names_of_the_data_are_never_translated():
    say = Translation("de", frozenset({"rows"}))
    known, translation = next(
        (words, there)
        for (context, words), there in catalogue("de").items()
        if context == "engine" and "{" not in words and words != there
    )
    assert say(known) == translation and say(text("{a}", a=known)) == translation
    assert Translation("de", frozenset({known}))(text("{a}", a=known)) == known
    assert say(text("{a}", a=f"'{known}'")) == f"'{known}'"
    assert (
        say(text("{a}", a=1.5)) == "1,5"
        and say(text("no such sentence {a}", a=1.5)) == "no such sentence 1,5"
    )
    with speaking(say):
        assert label(known) == known and label(text(known)) == translation and number(0.25) == "0,25"
    assert label(text(known)) == known and number(0.25) == "0.25"


def test_what_leaves_keeps_its_texts_only_where_they_are_known():
    known = next(w for (c, w) in catalogue("de") if c == "engine" and re.fullmatch(r"[^{]*\{\w+\}[^{]*", w))
    hole = re.search(r"\{(\w+)\}", known)[1]
    done = Done((Leaving("a", "kept", text(known, **{hole: 3})), Leaving("b", "kept", text("new {x}", x=1))))
    kept = report.kept_texts({"language": "de", "done": done.as_dict()})
    assert kept[0] == {"name": "a", "how": {"template": known, "values": {hole: 3}}}
    assert kept[1] == {"name": "b", "how": "new 1"}
