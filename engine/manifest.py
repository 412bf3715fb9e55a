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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import params, report
from engine.errors import SfumatoError
from engine.figures import rounded
from engine.technique import Check, Done, Figure, Picture, Promise, Technique, find

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
MAY_BE_THERE = {"utility", "risk"}
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


def read(manifest: Mapping[str, Any], finished: bool) -> Read:
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
    number = "1 parameter" if len(manifest["params"]) == 1 else f"{len(manifest['params'])} parameters"
    told = f"{number} of {technique.key}, each within its range"
    checks = (
        named,
        Check("Parameters as declared", True, told),
        _promise(technique.promise(chosen, done), manifest["promise"]),
        _figures(technique, manifest),
    )
    claims = {key: manifest[key] for key in ("technique", "params", "format", "done", "columns")}
    return Read(checks, claims)


def _entries(manifest: Mapping[str, Any], keys: set[str]) -> Check:
    """The entries that a manifest has, each of its own form: there is no room for anything else."""
    missing, unknown = keys - set(manifest), set(manifest) - keys - MAY_BE_THERE
    wrong = [
        *(f"{key} is missing" for key in sorted(missing)),
        *(f"{key} is unknown" for key in sorted(unknown)),
    ]
    if not wrong:
        wrong = list(_malformed(manifest))
    return Check("Manifest as declared", not wrong, wrong[0] if wrong else "every entry has its own form")


def _malformed(manifest: Mapping[str, Any]) -> Iterator[str]:
    texts = {"sfumato": _VERSION, "time": _TIME}
    for key, form in texts.items():
        if not (isinstance(manifest[key], str) and form.fullmatch(manifest[key])):
            yield f"{key} has another form"
    signed = manifest["signed_by"]
    if not isinstance(signed, str) or len(signed) > LONGEST_NAME or not (signed.isprintable() or not signed):
        yield "signed_by is not a name"
    for key in ("libraries", "params", "columns", "promise", "done", "files"):
        if not isinstance(manifest[key], dict):
            yield f"{key} is not a table"
    for key in ("libraries", "files"):
        if not all(isinstance(value, str) for value in manifest[key].values()):
            yield f"{key} holds something that is not a text"
    for name, version in manifest["libraries"].items():
        if not (_NAME.fullmatch(name) and _VERSION.fullmatch(version)):
            yield f"libraries: {name} has another form"
    if not all(re.fullmatch(r"[0-9a-f]{64}", digest) for digest in manifest["files"].values()):
        yield "files holds something that is not a sha256"
    if "verification" in manifest:
        yield from _malformed_checks(manifest["verification"])


def told_checks(checks: Sequence[Check]) -> list[dict[str, Any]]:
    """Checks as they may leave: what they found out about the original is one line without a finding."""
    told = [
        {"name": check.name, "passed": check.passed, "detail": check.detail}
        for check in checks
        if not check.inside
    ]
    inside = [check for check in checks if check.inside]
    if inside:
        passed = all(check.passed for check in inside)
        told.append({"name": COMPARED, "passed": passed, "detail": CONFIDENTIAL})
    return told


def checks_as_found(manifest: Mapping[str, Any], found: Sequence[Check]) -> Check:
    """The manifest tells of no check that is not made here too, with the same finding."""
    made = {(check.name, check.detail) for check in found} | {(COMPARED, CONFIDENTIAL)}
    for told in manifest["verification"]:
        if (told["name"], told["detail"]) not in made:
            return Check("Checks as told", False, f"{told['name']} was not found so: {told['detail']}")
    return Check("Checks as told", True, "what the manifest tells of its verification is found again")


def _malformed_checks(verification: Any) -> Iterator[str]:
    if not isinstance(verification, list) or not verification:
        yield "verification is not a list of checks"
        return
    for check in verification:
        if not isinstance(check, dict) or set(check) != {"name", "passed", "detail"}:
            yield "a check has a name, whether it passed, and a detail"
        elif not (isinstance(check["name"], str) and isinstance(check["detail"], str)):
            yield "a check is told in texts"
        elif check["passed"] is not True:
            yield f"{check['name']} did not pass when it was released"


def _params(technique: Technique, written: Mapping[str, Any]) -> Any:
    """The parameters by their declarations: all of them, none besides, spelled as we spell them."""
    declared = {field.name for field in params.fields(technique.Params)}
    missing = sorted(declared - set(written))
    if missing:
        raise ValueError(f"the parameter {missing[0]} is missing")
    chosen: Any = params.build(technique.Params, written)
    if json.dumps(params.as_dict(chosen)) != json.dumps(dict(written)):
        raise ValueError("the parameters are not written as Sfumato writes them")
    return chosen


def _promise(made: Promise, written: Mapping[str, Any]) -> Check:
    name = "Promise as made"
    if dict(written) == made.__dict__:
        return Check(name, True, "its words are those that these parameters and this run make")
    differing = [key for key in made.__dict__ if written.get(key) != getattr(made, key)]
    said = f"{differing[0]} should read: {getattr(made, differing[0])}" if differing else "it says more"
    return Check(name, False, said)


def _figures(technique: Technique, manifest: Mapping[str, Any]) -> Check:
    """Only declared figures, only numbers."""
    name = "Figures as declared"
    known = {(figure.group, figure.key) for figure in technique.figures if not figure.confidential}
    for group in ("utility", "risk"):
        told = manifest.get(group, {})
        if not isinstance(told, dict):
            return Check(name, False, f"{group} is not a table")
        for key, value in told.items():
            if (group, key) not in known:
                return Check(name, False, f"{key} is no figure that {technique.key} publishes")
            if not all(_is_number(one) for one in (value if isinstance(value, list) else [value])):
                return Check(name, False, f"{key} is not a number")
            if isinstance(value, list) and len(value) > 2:
                return Check(name, False, f"{key} holds more than one pair of numbers")
    return Check(name, True, "rounded numbers of declared figures")


def _is_number(value: Any) -> bool:
    return value is None or isinstance(value, int | float | bool)


def figures_as_counted(release: Path, claims: Mapping[str, Any], manifest: Mapping[str, Any]) -> Check:
    """What the released file proves is counted again; the rest is told as what it is.

    A technique that is not private always publishes its figures: no proven one may be missing.
    """
    technique = find(claims["technique"])
    if technique.private and not MAY_BE_THERE & set(manifest):
        return Check(COUNTED, True, "no figures are published with this release")
    told = {group: manifest.get(group, {}) for group in MAY_BE_THERE}
    proven = [figure for figure in technique.figures if figure.proven and not figure.confidential]
    counted = technique.recount(release, claims) if proven else {}
    for figure in proven:
        wrong = _miscounted(figure, told[figure.group].get(figure.key), counted)
        if wrong:
            return Check(COUNTED, False, wrong)
    published = sum(value is not None for values in told.values() for value in values.values())
    again = sum(told[figure.group].get(figure.key) is not None for figure in proven)
    return Check(
        COUNTED,
        True,
        f"{again} counted again in the released file; {published - again} as measured by the house that "
        "released it, which this file alone cannot prove",
    )


def _miscounted(figure: Figure, told: Any, counted: Mapping[str, Any]) -> str:
    if figure.key not in counted:
        return f"{figure.key} is not counted by the verifier"
    value = counted[figure.key]
    if _same_figure(told, value):
        return ""
    return f"{figure.key} is {_spelled(told)} in the manifest, and {_spelled(rounded(value))} in the file"


def _spelled(value: Any) -> str:
    return "not given" if value is None else json.dumps(value)


def _same_figure(told: Any, counted: Any) -> bool:
    """Equal after the rounding of figures. Two ways to add up the same numbers may differ in the last bits,
    which shows where a number lies on the edge between two roundings: either of the two is right then."""
    nudged: tuple[Any, ...] = (counted,)
    if isinstance(counted, float) and math.isfinite(counted):
        nudged = (counted, counted * (1 - 1e-9), counted * (1 + 1e-9))
    if isinstance(counted, list | tuple):
        fits = isinstance(told, list) and len(told) == len(counted)
        return fits and all(_same_figure(one, two) for one, two in zip(told, counted, strict=True))
    return any(json.dumps(rounded(value)) == json.dumps(told) for value in nudged)


def files_as_promised(claims: Mapping[str, Any], manifest: Mapping[str, Any], finished: bool) -> Check:
    """The files that this technique writes in this format, and no other."""
    name, technique = "Files as promised", find(claims["technique"])
    if claims["format"] not in technique.formats:
        return Check(name, False, f"{claims['format']!r} is not a format of {technique.key}")
    chosen: Any = params.build(technique.Params, claims["params"])
    promised = set(technique.files(chosen, Done.from_dict(claims["done"]), claims["format"]))
    if finished:
        promised |= REPORTS
    found = set(manifest["files"])
    if found == promised:
        return Check(name, True, "exactly those that such a release has")
    extra, missing = sorted(found - promised), sorted(promised - found)
    said = f"{extra[0]} does not belong to it" if extra else f"{missing[0]} is missing"
    return Check(name, False, said)


# ── the report ────────────────────────────────────────────────────────────────────────────────

_FIGURE = re.compile(
    r"<figure>(<svg .*?</svg>)<figcaption><strong>(.*?)\.</strong> (.*?)</figcaption></figure>", re.DOTALL
)


def report_as_made(release: Path, manifest: Mapping[str, Any]) -> Check:
    """The report is what the manifest makes of it; its pictures are drawings and nothing else."""
    from html import unescape

    from engine import report_pdf
    from engine.svg import is_drawing

    name = "Report as made"
    page = (release / "report.html").read_text(encoding="utf-8")
    found = [
        Picture(unescape(title), unescape(caption), svg) for svg, title, caption in _FIGURE.findall(page)
    ]
    if not all(is_drawing(picture.svg) for picture in found):
        return Check(name, False, "report.html holds a picture that is not a drawing of ours")
    data = {file: digest for file, digest in manifest["files"].items() if file not in REPORTS}
    told = report.content({**manifest, "files": data}, found)
    if report.html(told) != page:
        return Check(name, False, "report.html says something else than the manifest")
    if report_pdf.as_bytes(told) != (release / "report.pdf").read_bytes():
        return Check(name, False, "report.pdf says something else than the manifest")
    return Check(name, True, "page and PDF say what the manifest says; pictures are drawings")
