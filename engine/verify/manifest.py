"""What a manifest says, held against the declarations before anything of it is believed.

The verifier must not be led by what it verifies: parameters outside their ranges, a promise in other words
than these parameters and this run make, figures that the technique does not have, further files, a report
that says something else: each is a failed check, and the technique's own verifier is asked only when the
parameters are such as the technique could have been run with.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.json_values import Document, Draft, rounded
from engine.core.report import html
from engine.core.technique import Check, Done, Metric, Promise, ReportFigure, Technique, find
from engine.core.text import from_templates, joined, text
from engine.core.translation import LANGUAGES, Translation

KEYS = {
    "sfumato",
    "libraries",
    "time",
    "signed_by",
    "technique",
    "params",
    "format",
    "done",
    "columns",
    "promise",
    "files",
}
FIGURES = {"utility", "risk"}
MAY_BE_THERE = FIGURES | {"language", "texts", "about"}  # no language: English
ABOUT = {"title", "holder", "purpose", "contact"}  # lines of the steward's own, in the report's head
LONGEST_LINE = 300
REPORTS = {"report.html", "report.pdf"}
COMPARED = "Compared with the original"
COUNTED = "Figures as counted"
CONFIDENTIAL = "compared with the original in the house"
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+-]{0,39}")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
LONGEST_NAME = 200


@dataclass(frozen=True)
class Read:
    """The checks of the manifest itself, and what a verifier may be told (None: nothing can be judged)."""

    checks: tuple[Check, ...]
    claims: dict[str, Any] | None


def read(manifest: Document, finished: bool) -> Read:
    named = _entries(manifest, KEYS | {"verification"} if finished else KEYS)
    if not named.passed:
        return Read((named,), None)
    try:
        technique = find(str(manifest["technique"]))
        chosen = _params(technique, manifest["params"])
        done = Done.from_dict(manifest["done"])
    except (SfumatoError, ValueError) as error:
        said = error.message if isinstance(error, SfumatoError) else str(error)
        return Read((named, Check("Parameters as declared", False, said)), None)
    number = (
        "1 parameter"
        if len(manifest["params"]) == 1
        else text("{params} {params:parameter|parameters}", params=len(manifest["params"]))
    )
    told = text("{number} of {key}, each within its range", number=number, key=technique.key)
    checks = (
        named,
        Check("Parameters as declared", True, told),
        _promise(technique.promise(chosen, done), manifest["promise"]),
        _metrics(technique, manifest),
    )
    claims = {key: manifest[key] for key in ("technique", "params", "format", "done", "columns")}
    return Read(checks, claims)


def _entries(manifest: Document, keys: set[str]) -> Check:
    """The entries that a manifest has, each of its own form: there is no room for anything else."""
    missing, unknown = keys - set(manifest), set(manifest) - keys - MAY_BE_THERE
    wrong = [
        *(text("{key} is missing", key=key) for key in sorted(missing)),
        *(text("{key} is unknown", key=key) for key in sorted(unknown)),
    ]
    if not wrong:
        wrong = list(_malformed(manifest))
    return Check("Manifest as declared", not wrong, wrong[0] if wrong else "every entry has its own form")


def _malformed(manifest: Document) -> Iterator[str]:
    texts = {"sfumato": _VERSION, "time": _TIME}
    for key, form in texts.items():
        if not (isinstance(manifest[key], str) and form.fullmatch(manifest[key])):
            yield text("{key} has another form", key=key)
    signed = manifest["signed_by"]
    if not isinstance(signed, str) or len(signed) > LONGEST_NAME or not (signed.isprintable() or not signed):
        yield "signed_by is not a name"
    about = manifest.get("about", {})
    if not isinstance(about, dict) or not set(about) <= ABOUT or not all(map(_is_line, about.values())):
        yield "about holds something else than title, holder, purpose and contact"
    for key in ("libraries", "params", "columns", "promise", "done", "files"):
        if not isinstance(manifest[key], dict):
            yield text("{key} is not a table", key=key)
    for key in ("libraries", "files"):
        if not all(isinstance(value, str) for value in manifest[key].values()):
            yield text("{key} holds something that is not a text", key=key)
    for name, version in manifest["libraries"].items():
        if not (_NAME.fullmatch(name) and _VERSION.fullmatch(version)):
            yield text("libraries: {name} has another form", name=name)
    if not all(re.fullmatch(r"[0-9a-f]{64}", digest) for digest in manifest["files"].values()):
        yield "files holds something that is not a sha256"
    if manifest.get("language", "en") not in LANGUAGES:
        yield "language is none that a report is written in"
    elif not _texts_as_told(manifest):
        yield "texts say something else than what leaves"
    if "verification" in manifest:
        yield from _malformed_checks(manifest["verification"])


def _is_line(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_LINE and value.isprintable()


def _texts_as_told(manifest: Document) -> bool:
    """The texts beside what leaves are for its translation: templates of ours that give the same English."""
    language = manifest.get("language", "en")
    if language == "en":
        return "texts" not in manifest
    kept: Any = manifest.get("texts")
    say = Translation(language)
    try:
        leaving = Done.from_dict(manifest["done"]).leaving
        read = [{key: from_templates(written) for key, written in entry.items()} for entry in kept]
    except (AttributeError, TypeError, ValueError, RecursionError):
        return False
    plain = [{"name": part.name, "how": part.how} for part in leaving]
    return read == plain and all(say.knows(said) for entry in read for said in entry.values())


def told_checks(checks: Sequence[Check]) -> list[Draft]:
    """Checks as they may leave: what they found out about the original is one line without a finding."""
    told = [
        {"name": check.name, "passed": check.passed, "detail": check.detail}
        for check in checks
        if not check.confidential
    ]
    inside = [check for check in checks if check.confidential]
    if inside:
        passed = all(check.passed for check in inside)
        told.append({"name": COMPARED, "passed": passed, "detail": CONFIDENTIAL})
    return told


def checks_as_found(manifest: Document, found: Sequence[Check]) -> Check:
    """The manifest tells of no check that is not made here too, with the same finding."""
    made = {(check.name, check.detail) for check in found} | {(COMPARED, CONFIDENTIAL)}
    for told in manifest["verification"]:
        if (told["name"], told["detail"]) not in made:
            return Check(
                "Checks as told",
                False,
                text("{name} was not found so: {detail}", name=told["name"], detail=told["detail"]),
            )
    return Check("Checks as told", True, "what the manifest tells of its verification is found again")


def _malformed_checks(verification: object) -> Iterator[str]:
    if not isinstance(verification, list) or not verification:
        yield "verification is not a list of checks"
        return
    for check in verification:
        if not isinstance(check, dict) or set(check) != {"name", "passed", "detail"}:
            yield "a check has a name, whether it passed, and a detail"
        elif not (isinstance(check["name"], str) and isinstance(check["detail"], str)):
            yield "a check is told in texts"
        elif check["passed"] is not True:
            yield text("{name} did not pass when it was released", name=check["name"])


def _params(technique: Technique, written: Document) -> Any:
    """The parameters by their declarations: all of them, none besides, spelled as we spell them."""
    declared = {field.name for field in params.fields(technique.Params)}
    missing = sorted(declared - set(written))
    if missing:
        raise ValueError(text("the parameter {missing} is missing", missing=missing[0]))
    chosen: Any = params.build(technique.Params, written)
    if json.dumps(params.as_dict(chosen)) != json.dumps(dict(written)):
        raise ValueError("the parameters are not written as Sfumato writes them")
    return chosen


def _promise(made: Promise, written: Document) -> Check:
    name = "Promise as made"
    if dict(written) == made.__dict__:
        return Check(name, True, "its words are those that these parameters and this run make")
    differing = [key for key in made.__dict__ if written.get(key) != getattr(made, key)]
    said = (
        text(
            "{differing} should read: {differing2}",
            differing=differing[0],
            differing2=getattr(made, differing[0]),
        )
        if differing
        else "it says more"
    )
    return Check(name, False, said)


def _metrics(technique: Technique, manifest: Document) -> Check:
    """Only declared figures, only numbers."""
    name = "Figures as declared"
    known = {(metric.group, metric.key) for metric in technique.metrics if not metric.confidential}
    for group in ("utility", "risk"):
        told = manifest.get(group, {})
        if not isinstance(told, dict):
            return Check(name, False, text("{group} is not a table", group=group))
        for key, value in told.items():
            if (group, key) not in known:
                return Check(
                    name, False, text("{key} is no figure that {key2} publishes", key=key, key2=technique.key)
                )
            if not all(_is_number(one) for one in (value if isinstance(value, list) else [value])):
                return Check(name, False, text("{key} is not a number", key=key))
            if isinstance(value, list) and len(value) > 2:
                return Check(name, False, text("{key} holds more than one pair of numbers", key=key))
    return Check(name, True, "rounded numbers of declared figures")


def _is_number(value: object) -> bool:
    return value is None or isinstance(value, int | float | bool)


def figures_as_counted(release: Path, claims: Document, manifest: Document) -> Check:
    """What the released file proves is counted again; the rest is told as what it is.

    A technique that is not private always publishes its figures: no proven one may be missing.
    """
    technique = find(claims["technique"])
    if technique.private and not FIGURES & set(manifest):
        return Check(COUNTED, True, "no figures are published with this release")
    told = {group: manifest.get(group, {}) for group in FIGURES}
    proven = [metric for metric in technique.metrics if metric.proven and not metric.confidential]
    counted = technique.recount(release, claims) if proven else {}
    held = (_miscounted(metric, told[metric.group].get(metric.key), counted) for metric in proven)
    if wrong := [line for line in held if line]:
        return Check(COUNTED, False, joined("; ", wrong))
    published = sum(value is not None for values in told.values() for value in values.values())
    again = sum(told[metric.group].get(metric.key) is not None for metric in proven)
    return Check(
        COUNTED,
        True,
        text(
            "{again} counted again in the released file; {rest} as measured by the house that released it, "
            "which this file alone cannot prove",
            again=again,
            rest=published - again,
        ),
    )


def _miscounted(metric: Metric, told: object, counted: Document) -> str:
    if metric.key not in counted:
        return text("{metric} is not counted by the verifier", metric=metric.key)
    value = counted[metric.key]
    if _same_metric(told, value):
        return ""
    return text(
        "{metric} is {told} in the manifest, and {counted} in the file",
        metric=metric.key,
        told=_spelled(told),
        counted=_spelled(rounded(value)),
    )


def _spelled(value: object) -> str:
    return "not given" if value is None else json.dumps(value)


def _same_metric(told: Any, counted: Any) -> bool:
    """Equal after the rounding of metrics. Two ways to add up the same numbers may differ in the last bits,
    which shows where a number lies on the edge between two roundings: either of the two is right then."""
    nudged: tuple[Any, ...] = (counted,)
    if isinstance(counted, float) and math.isfinite(counted):
        nudged = (counted, counted * (1 - 1e-9), counted * (1 + 1e-9))
    if isinstance(counted, list | tuple):
        fits = isinstance(told, list) and len(told) == len(counted)
        return fits and all(_same_metric(one, two) for one, two in zip(told, counted, strict=True))
    return any(json.dumps(rounded(value)) == json.dumps(told) for value in nudged)


def files_as_promised(claims: Document, manifest: Document, finished: bool) -> Check:
    """The files that this technique writes in this format, and no other."""
    name, technique = "Files as promised", find(claims["technique"])
    if claims["format"] not in technique.formats:
        return Check(
            name,
            False,
            text("{format} is not a format of {key}", format=f"{claims['format']!r}", key=technique.key),
        )
    chosen: Any = params.build(technique.Params, claims["params"])
    promised = set(technique.files(chosen, Done.from_dict(claims["done"]), claims["format"]))
    if finished:
        promised |= REPORTS
    found = set(manifest["files"])
    if found == promised:
        return Check(name, True, "exactly those that such a release has")
    extra, missing = sorted(found - promised), sorted(promised - found)
    said = (
        text("{extra} does not belong to it", extra=extra[0])
        if extra
        else text("{missing} is missing", missing=missing[0])
    )
    return Check(name, False, said)


# ── the report ────────────────────────────────────────────────────────────────────────────────

_FIGURE = re.compile(
    r"<figure>(<svg .*?</svg>)<figcaption><strong>(.*?)\.</strong> (.*?)</figcaption></figure>", re.DOTALL
)


def report_as_made(release: Path, manifest: Document, checks: Sequence[Check] = ()) -> Check:
    """The report is what the manifest makes of it, in the language it names; its pictures are drawings and
    nothing else. `checks` were made here: they still know how they are said in another language.
    """
    from html import unescape

    from engine.core.report import pdf
    from engine.core.report.svg import is_drawing

    name = "Report as made"
    page = (release / "report.html").read_text(encoding="utf-8")
    found = [
        ReportFigure(unescape(title), unescape(caption), svg) for svg, title, caption in _FIGURE.findall(page)
    ]
    if not all(is_drawing(picture.svg) for picture in found):
        return Check(name, False, "report.html holds a picture that is not a drawing of ours")
    data = {file: digest for file, digest in manifest["files"].items() if file not in REPORTS}
    made = {(check.name, check.detail): check for check in checks}
    checked = [
        {"name": one.name, "passed": told["passed"], "detail": one.detail}
        if (one := made.get((told["name"], told["detail"])))
        else told
        for told in manifest["verification"]
    ]
    told = html.content({**manifest, "verification": checked, "files": data}, found)
    if html.html(told) != page:
        return Check(name, False, "report.html says something else than the manifest")
    if pdf.as_bytes(told) != (release / "report.pdf").read_bytes():
        return Check(name, False, "report.pdf says something else than the manifest")
    return Check(name, True, "page and PDF say what the manifest says; pictures are drawings")
