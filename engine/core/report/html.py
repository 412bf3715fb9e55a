"""The report that goes with a release: a self-contained HTML page and a PDF, made from the manifest.

It says what the manifest says (which holds nothing of the original beyond the promise), in words of the
language that the manifest names, with pictures drawn from the published data alone. No script, no external
address; it prints well. The manifest itself is English. Where it comes from a file its texts are plain: the
promise is made again, what leaves is read from "texts", and whoever verifies puts in the checks made again.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from engine.core import params
from engine.core.json_values import Document, Draft
from engine.core.number_format import grouped
from engine.core.technique import Done, Metric, ReportFigure, Technique, find, find_kind
from engine.core.text import Text, from_templates, text, with_templates
from engine.core.translation import REPORT, Translation
from engine.io.cleaning import sentences

Shown = tuple[Metric, str, str, str]  # a figure: label, value and meaning in words
TEMPLATE = Path(__file__).resolve().parents[3] / "resources" / "report.html"
LIBRARIES = (
    "numpy",
    "scipy",
    "pyarrow",
    "scikit-learn",
    "rapidfuzz",
    "POT",
    "numba",
    "networkx",
    "rustworkx",
)
# One of them has another word.
ONE = {
    "people": "person", "rows": "row", "edges": "edge", "values": "value", "points": "point",
    "letters": "letter",
}  # fmt: skip


def library_versions() -> dict[str, str]:
    """Versions of what computed the release, as far as installed."""
    found = {"python": sys.version.split()[0]}
    for name in LIBRARIES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def write(folder: Path, manifest: Document, pictures: Sequence[ReportFigure]) -> None:
    from engine.core.report import pdf

    told = content(manifest, pictures)
    (folder / "report.html").write_text(html(told), encoding="utf-8")
    (folder / "report.pdf").write_bytes(pdf.as_bytes(told))


def html(told: Document) -> str:
    return _page().render(**told)


@cache
def _page() -> Any:
    """The template, parsed once a process: parsing takes forty times as long as filling it in."""
    import jinja2

    return jinja2.Template(TEMPLATE.read_text(encoding="utf-8"), autoescape=True, trim_blocks=True)


def content(manifest: Document, pictures: Sequence[ReportFigure]) -> Document:
    """All that a report says, whatever it is written as: finished words, and pictures."""
    technique = find(manifest["technique"])
    chosen: Any = params.build(technique.Params, manifest["params"])
    told = {**manifest.get("utility", {}), **manifest.get("risk", {})}
    say = translation_of(manifest)
    natures = {
        "guarantee": say("guarantee", REPORT),
        "heuristic": say("heuristic", REPORT),
        "measure": say("measure", REPORT),
    }
    return {
        "language": say.language,
        "say": partial(say, context=REPORT),
        "technique": {"title": say(technique.title), "summary": say(technique.summary)},
        "kind": say(find_kind(technique.key).title),
        "manifest": manifest,
        "about": _about(manifest.get("about", {}), say),
        "signed_by": say(text("Signed by {name}", name=manifest["signed_by"]), REPORT),
        "promise": _promise(technique, chosen, manifest, say),
        "natures": natures,
        "parameters": list(_parameters(chosen, say)),
        "leaving": list(_leaving(manifest, say)),
        "rows": _rows_told(manifest["done"]["facts"].get("rows"), say)
        + _cleaning_told(manifest["done"]["facts"].get("cleaning", {}), say),
        "verification": [
            (check["passed"], say(check["name"]), say(check["detail"])) for check in manifest["verification"]
        ],
        "verified_by": say(
            "The written files were read back by a separate process that shares no code with the technique.",
            REPORT,
        ),
        "figures": _metrics(technique, told, say),
        "about_figures": _about_figures(manifest, say),
        "no_figures": say(
            "Figures that compare with the original are not published with this release: they would spend "
            "privacy that the promise does not account for. They are kept in the audit record.",
            REPORT,
        ),
        "pictures": pictures,
        "made_with": ", ".join(f"{name} {version}" for name, version in manifest["libraries"].items()),
    }


def _about(about: Document, say: Translation) -> Document:
    """The title by itself, and the other lines with their names."""
    names = {
        "holder": say("Data holder", REPORT),
        "purpose": say("Purpose", REPORT),
        "contact": say("Contact", REPORT),
    }
    lines = [(name, about[key]) for key, name in names.items() if key in about]
    return {"title": about.get("title", ""), "lines": lines}


def translation_of(manifest: Document) -> Translation:
    """In the manifest's language; what the data calls its parts, and who signed, is never translated."""
    named = [part["name"] for part in spoken_leaving(manifest) if not isinstance(part["name"], Text)]
    names = {*named, *manifest.get("columns", {}), manifest["signed_by"]}
    names |= set(manifest.get("about", {}).values())
    return Translation(manifest.get("language", "en"), frozenset(names))


def spoken_leaving(manifest: Document) -> list[Draft]:
    """What leaves, with its texts as they were made: the manifest keeps them beside the plain ones."""
    parts = manifest["done"]["leaving"]
    kept = manifest.get("texts") or [{}] * len(parts)
    return [
        {**part, **{key: from_templates(written) for key, written in texts.items()}}
        for part, texts in zip(parts, kept, strict=True)
    ]


def kept_texts(manifest: Document) -> list[Draft]:
    """The texts of what leaves as a report in this language needs them: templates that it knows."""
    say = Translation(manifest["language"])
    return [
        {
            key: with_templates(part[key] if say.knows(part[key]) else str(part[key]))
            for key in ("name", "how")
        }
        for part in manifest["done"]["leaving"]
    ]


def _promise(technique: Technique, chosen: Any, manifest: Document, say: Translation) -> Document:
    """As the manifest has it; in another language made again, because a file keeps no template."""
    written = manifest["promise"]
    if say.language != "en":
        facts = json.loads(json.dumps(manifest["done"]["facts"]))
        done = Done.from_dict({"leaving": spoken_leaving(manifest), "facts": facts})
        again = technique.promise(chosen, done).__dict__
        written = {key: again[key] if again[key] == value else value for key, value in written.items()}
    return {
        "nature": written["nature"],
        "unit": say(text("unit: {unit}", unit=written["unit"]), REPORT),
        "words": say(written["words"]),
        "limits": say(text("What it does not protect: {limits}", limits=written["limits"]), REPORT),
    }


def _leaving(manifest: Document, say: Translation) -> Iterator[tuple[str, str, str, str]]:
    treatments = {
        "kept": say("leaves as it is", REPORT),
        "changed": say("processed", REPORT),  # by a step, which may have left every cell as it was
        "dropped": say("not released", REPORT),
    }
    for part in spoken_leaving(manifest):
        name = say(part["name"]) if isinstance(part["name"], Text) else part["name"]
        yield name, treatments[part["treatment"]], say(part["how"]), part["treatment"]


def _metrics(technique: Technique, told: Document, say: Translation) -> list[tuple[str, list[Shown]]]:
    """What can be proved of each sort of metrics, and those metrics in their order; a sort without any is
    left out."""
    published = [metric for metric in technique.metrics if told.get(metric.key) is not None]
    counted = say("Counted in the released file; verify counts them again.", REPORT)
    measured = say(
        "As measured by the house that released it; this file alone cannot prove these numbers.", REPORT
    )
    sorts = [
        (
            words,
            [
                (metric, say(metric.label), _number(told[metric.key], say), say(metric.meaning))
                for metric in published
                if metric.proven == proven
            ],
        )
        for words, proven in ((counted, True), (measured, False))
    ]
    return [(words, metrics) for words, metrics in sorts if metrics]


def _about_figures(manifest: Document, say: Translation) -> str:
    """What the labels mean, and over which columns rows are told apart where figures are counted so."""
    about = say(
        "Rounded. Figures labelled “guarantee” are those the promise rests on; “heuristic” and “measure” "
        "describe this release.",
        REPORT,
    )
    columns = manifest["done"]["facts"].get("alike")
    if not columns:
        return about
    alike = text("Rows count as alike where they agree in: {columns}.", columns=", ".join(columns))
    return f"{about} {say(alike, REPORT)}"


def _rows_told(rows: Document | None, say: Translation) -> str:
    if rows is None:
        return ""
    filled, values = rows.get("filled"), {"unit": "rows", **rows}
    if rows["dropped"] and filled:
        said = text(
            "{released} of the {read} {unit} of the original are released, {dropped} are left out, "
            "{filled} values were filled in.",
            **values,
        )
    elif rows["dropped"]:
        said = text(
            "{released} of the {read} {unit} of the original are released, {dropped} are left out.", **values
        )
    elif filled:
        said = text(
            "{released} of the {read} {unit} of the original are released, {filled} values were filled in.",
            **values,
        )
    else:
        said = text("{released} of the {read} {unit} of the original are released.", **values)
    return say(said, REPORT)


def _cleaning_told(counts: Mapping[str, int], say: Translation) -> str:
    """What was cleaned when the file was read, a sentence each."""
    return "".join(f" {say(said, REPORT)}." for said in sentences(counts))


def _parameters(chosen: Any, say: Translation) -> Iterator[tuple[str, str, str]]:
    """Label, value and meaning of every parameter; a chain tells its steps one by one."""
    for field in params.fields(chosen):
        value = getattr(chosen, field.name)
        if value is None or value == ():
            continue  # left to the data: what came of it stands under what leaves, and in the promise
        if field.type != "steps" or not value:
            yield say(field.label), _shown(field, value, say), say(field.help)
            continue
        for place, step in enumerate((step for step in value if not step.off), 1):
            technique = find(step.technique)
            heading = say(text("Step {number}: {title}", number=place, title=technique.title), REPORT)
            yield heading, "", say(technique.summary)
            for label, shown, meaning in _parameters(step.params, say):
                yield f"{place}. {label}", shown, meaning


def _shown(field: params.Field, value: object, say: Translation) -> str:
    if isinstance(value, bool):
        return say("yes", REPORT) if value else say("no", REPORT)
    if isinstance(value, int | float):
        words = say.number(str(value))
    else:
        words = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        words = say(dict(field.choices)[words]) if words in dict(field.choices) else words
    unit = ONE.get(field.unit, field.unit) if value == 1 else field.unit
    return f"{words} {say(unit)}" if unit else words


def _number(value: object, say: Translation) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        # three digits are all that is published: no further ones, and no zeros in their place
        return say.number(grouped(value, ".3g" if abs(value) < 1000 else ".0f"))
    if isinstance(value, list) and say.language != "en":
        return "; ".join(_number(one, say) for one in value)
    return "–" if value is None else str(value)
