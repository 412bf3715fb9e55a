"""The release folder and the audit record: written whole or not at all.

    DIR/release/   may leave the house: data.<ext>, report.html, report.pdf, manifest.json
    DIR/audit/     stays: audit.json (inputs, hashes, seed, timings, reasons), recipe.toml

Everything is written into a hidden folder beside its place, the data is read back and verified by a
process of its own, and only then the two folders are renamed into place. Nothing in `release/`
tells anything of the original beyond the promise: no seed, no input hash, no path, no user.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine import VERSION
from engine.core import params, prior_releases
from engine.core.audit import Input, finish_audit, signed, write_audit, write_json
from engine.core.errors import ReleaseError
from engine.core.first_rows import Head, released_head
from engine.core.gate import enforce, judge
from engine.core.json_values import Document, Draft, plain, rounded
from engine.core.policy import Policy, house_policy
from engine.core.privacy_account import account_of
from engine.core.progress import Progress
from engine.core.report import html
from engine.core.staging import placed, put_in_place, staging
from engine.core.task import Outcome, Summary, summary
from engine.core.technique import Check, Done, GateItem, Measured, ReportFigure, Technique, find
from engine.core.text import text
from engine.core.translation import LANGUAGES, speaking
from engine.verify import folder as verification
from engine.verify import manifest as manifests
from engine.verify.cleaning import check_cleaning, of_the_kind
from engine.verify.folder import hashes

ABOUT = ("title", "holder", "purpose", "contact")  # of a release, as a committee asks for it
LONGEST_LINE = 300  # letters


@dataclass(frozen=True)
class ReleaseOptions:
    """Where and how to release, and what the steward signed."""

    folder: str
    format: str = ""  # "" is the technique's first
    reasons: Mapping[str, str] = field(default_factory=dict)  # gate item -> why it is acceptable
    overwrite: bool = False
    share_utility: bool = False  # differentially private: publish figures about the original all the same
    policy: Policy = field(default_factory=Policy)
    signed_by: str = ""  # who answers for it: stands in audit and report
    dataset: str = ""  # what the house calls the data in its ledger; "" is proposed from the content
    language: str = "en"  # of the report
    about: Mapping[str, str] = field(default_factory=dict)  # title, holder, purpose, contact: public


@dataclass(frozen=True)
class DryRun:
    """What would leave, before it does: what the verifier says, and the first rows of the file."""

    checks: tuple[Check, ...]
    head: Head


@dataclass(frozen=True)
class Judgement:
    """The gate's lines, what becomes of every part of the original, and the first released rows."""

    items: tuple[GateItem, ...]
    done: Done
    head: Head
    dataset: str = ""  # what the ledger calls the data


@dataclass(frozen=True)
class Release:
    """What was written."""

    folder: str
    files: tuple[tuple[str, str], ...]  # name in release/, sha256
    checks: tuple[Check, ...]
    gate: tuple[GateItem, ...]
    outcome: Summary


def dry_run(outcome: Outcome, data: object, folder: Path, progress: Progress) -> DryRun:
    """Export into a private folder and let the verifier judge what was written."""
    technique = find(outcome.task.technique)
    # A table of rows shows best what leaves; the format that is ordered is verified when it is written.
    claims = _export(outcome, folder, "csv" if "csv" in technique.formats else technique.formats[0])
    progress.report(0.5, "reading back what would be released")
    written = claims["done"]["facts"].get("dialect", {})  # a kind that writes other signs says so there
    head = released_head(folder, written.get("separator", ","))
    return DryRun(_judged(technique, folder, claims, data), head)


def _judged(technique: Technique, folder: Path, claims: Document, data: object) -> tuple[Check, ...]:
    return (*check_cleaning(claims, None), *technique.verify(folder, of_the_kind(claims), data))


def report_before(
    outcome: Outcome, data: object, order: ReleaseOptions, folder: Path, progress: Progress
) -> str:
    """The report as it would leave, of a release rehearsed in a private folder."""
    technique = find(outcome.task.technique)
    claims = _export(outcome, folder, _known_format(technique.formats, order.format))
    progress.report(0.5, "reading back what would be released")
    checks = _judged(technique, folder, claims, data)
    manifest = _manifest(outcome, claims, order)
    manifest["verification"] = manifests.told_checks(checks)
    return html.html(html.content(manifest | {"files": hashes(folder)}, _pictures(outcome, manifest)))


def write_release(
    outcome: Outcome,
    inputs: Sequence[Input],
    order: ReleaseOptions,
    progress: Progress,
    fingerprint: str = "",
    written: Callable[[], None] = lambda: None,
) -> Release:
    """`written` is called when what is published is on disk and no longer needed here."""
    technique, target = find(outcome.task.technique), Path(order.folder).absolute()
    _refuse_other_policy(order.policy)
    format_ = _known_format(technique.formats, order.format)
    with staging(target, order.overwrite) as stage:
        out, audit = stage / "release", stage / "audit"
        out.mkdir()
        audit.mkdir()
        claims = _export(outcome, out, format_)
        record = write_audit(outcome, inputs, order.policy, audit, target / "audit")
        manifest = _manifest(outcome, claims, order)
        verified = hashes(out)
        write_json(out / "manifest.json", manifest | {"files": verified})
        pictures = _pictures(outcome, manifest)
        outcome = replace(outcome, published=None)
        written()
        progress.report(0.4, "a separate process verifies the written files")
        checks = verification.in_own_process(stage, progress)
        digests = [known["sha256"] for known in record["inputs"]]
        account = account_of(outcome, fingerprint, order.dataset, target, digests)
        items = judge(outcome, checks, order.policy, account.judge(order.policy))
        enforce(items, order.reasons)
        manifest["verification"] = manifests.told_checks(checks)
        html.write(out, manifest | {"files": verified}, pictures)
        found = hashes(out, verified)  # a file that changes now has another hash than the one that is told
        write_json(out / "manifest.json", manifest | {"files": found})
        entry = account.entry(target, order.signed_by)
        finish_audit(audit, record | signed(entry), checks, items, order.reasons, found)
        progress.report(0.95, "putting the folder in place")
        files = tuple(found.items())
        with prior_releases.counted(entry, account.earlier, lambda: placed(stage)):
            put_in_place(stage, target, order.overwrite)
    return Release(str(target), files, tuple(checks), items, summary(outcome))


def _export(outcome: Outcome, folder: Path, format_: str) -> Document:
    """Write the data file(s); what is returned is all a verifier is told."""
    task = outcome.task
    columns = find(task.technique).export(outcome.published, task.params, folder, format_, task.randomness())
    return {
        "technique": task.technique,
        "params": params.as_released(task.params),
        "format": format_,
        "done": plain(outcome.done.as_dict()),
        "columns": plain(columns or {}),
    }


def _manifest(outcome: Outcome, claims: Document, order: ReleaseOptions) -> Draft:
    technique = find(outcome.task.technique)
    manifest = {
        "sfumato": VERSION,
        "libraries": html.library_versions(),
        "time": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "signed_by": order.signed_by,
        "about": _about(order.about),
        "language": _known_language(order.language),
        **claims,
        "promise": technique.promise(outcome.task.params, outcome.done).__dict__,
    }
    if not technique.private or order.share_utility:
        manifest |= _told_figures(technique, outcome.measured)
    if order.language != "en":
        manifest["texts"] = html.kept_texts(manifest)
    return manifest


def _about(given: Mapping[str, str]) -> Document:
    """What the steward wrote about the release, in the order of the report; empty lines say nothing."""
    unknown = set(given) - set(ABOUT)
    if unknown:
        raise ReleaseError(
            text("a release has no line {name}", name=", ".join(sorted(unknown))),
            hint=text("known: {known}", known=", ".join(ABOUT)),
        )
    lines = {key: " ".join(given.get(key, "").split()) for key in ABOUT}
    for key, line in lines.items():
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise ReleaseError(
                text("{key} is not a line of text of at most {n} letters", key=key, n=LONGEST_LINE)
            )
    return {key: line for key, line in lines.items() if line}


def _told_figures(technique: Technique, measured: Measured) -> Draft:
    """The declared figures, rounded. What tells of single values of the original stays in the audit."""
    told: dict[str, Any] = {"utility": {}, "risk": {}}
    for metric in technique.metrics:
        value = getattr(measured, metric.group).get(metric.key)
        if not metric.confidential and value is not None:
            told[metric.group][metric.key] = rounded(value)
    return told


def _pictures(outcome: Outcome, manifest: Document) -> Sequence[ReportFigure]:
    draw, say = find(outcome.task.technique).report_figures, html.translation_of(manifest)
    if draw is None:
        return ()
    with speaking(say):
        drawn = draw(outcome.published, outcome.task.params)
    return [ReportFigure(say(one.title), say(one.caption), one.svg) for one in drawn]


def _refuse_other_policy(policy: Policy) -> None:
    """What the house has locked holds whoever asks, by whatever door."""
    locked = house_policy()
    if locked is not None and policy != locked:
        raise ReleaseError(
            "the house has locked its policy, and this release was judged by another",
            hint="open the gate again: it judges by the house's policy",
        )


def _known_language(wanted: str) -> str:
    if wanted not in LANGUAGES:
        raise ReleaseError(
            text("there is no report in the language {wanted}", wanted=f"{wanted!r}"),
            hint=text("known: {languages}", languages=", ".join(LANGUAGES)),
        )
    return wanted


def _known_format(formats: Sequence[str], wanted: str) -> str:
    if wanted and wanted not in formats:
        raise ReleaseError(
            text("{wanted} is not a format of this technique", wanted=f"{wanted!r}"),
            hint=text("known: {formats}", formats=", ".join(formats)),
        )
    return wanted or formats[0]
