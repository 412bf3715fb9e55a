"""Joining a run: what a master proposes, and what a house's steward agrees to, in words, first of all.

The joining file names the technique with all its parameters, the columns, and all sites. The house builds
the parameters from their declarations (so that their ranges hold) and derives every setting itself; what it
accepts is written down as an `Agreement`, and every later message is held against that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.core import params as declared
from engine.core.errors import ParameterError, Remedy, SfumatoError
from engine.core.text import text
from engine.kinds.clusters import message_files
from engine.kinds.clusters.data import Settings, Site, Sites
from engine.kinds.clusters.join_agreement import JoinAgreement, check_name, check_names
from engine.kinds.clusters.message import Body, encode
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.params import ClusterParams, Dbscan, Sdbdc

_KNOWN = {
    "sfumato", "version", "run", "technique", "params", "columns", "items", "sensitive", "bounds", "sites",
    "site",
}  # fmt: skip
VERSION = 1


@dataclass(frozen=True)
class JoinProposal:
    """What a master proposes to one site."""

    run: str
    technique: str
    params: ClusterParams
    columns: tuple[str, ...]
    items: tuple[str, ...]
    sensitive: tuple[str, ...]
    bounds: tuple[str, ...]
    sites: tuple[str, ...]
    site: str

    @property
    def method(self) -> str:
        from engine.kinds.clusters.run import method_for

        return method_for(self.params).key

    @property
    def settings(self) -> Settings:
        return settings_for(self.params, self.columns, self.sensitive, self.bounds)


def settings_for(
    params: ClusterParams, columns: Sequence[str], sensitive: Sequence[str], bounds: Sequence[str]
) -> Settings:
    """The settings of the messages where nobody sees all rows."""
    from engine.kinds.clusters.load import public_bounds
    from engine.kinds.clusters.run import settings_of

    if isinstance(params, Dbscan | Sdbdc) and params.eps is None:
        raise ParameterError("give ε as a number: nobody sees all rows here", name="eps")
    low, width = public_bounds(bounds, columns)
    empty = Site("", tuple(columns), np.zeros((0, len(columns))), np.zeros(0, dtype=np.int64))
    shape = Sites((empty,), tuple(columns), low=low, width=width, sensitive=tuple(sensitive))
    return settings_of(params, shape)


def proposal_json(joining: JoinProposal) -> str:
    plain = asdict(joining) | {"params": declared.as_dict(joining.params)}
    return encode({"sfumato": "joining", "version": VERSION, **plain})


def read_proposal(path: Path) -> JoinProposal:
    found = message_files.read(path, "joining")
    if set(found) != _KNOWN or found["version"] != VERSION:
        raise MessageRefused(
            text("{name} is no joining of this version of Sfumato", name=path.name),
            hint="do both houses run the same version?",
        )
    try:
        return _parse_proposal(found)
    except (TypeError, ValueError, OverflowError) as failure:
        raise MessageRefused(
            text("{name} is refused: {failure}", name=path.name, failure=failure),
            hint="it was damaged, or made by others",
        ) from None


def _parse_proposal(found: Body) -> JoinProposal:
    from engine.core.technique import find

    technique, values = found["technique"], found["params"]
    if (
        not isinstance(technique, str)
        or not technique.startswith("clusters.")
        or not isinstance(values, dict)
    ):
        raise MessageRefused("the joining names no technique of clusters")
    known = {field.name for field in declared.fields(find(technique).Params)}
    if set(values) != known:
        odd = sorted(str(name)[:60] for name in set(values) ^ known)
        raise MessageRefused(
            text(
                "the joining does not give exactly the parameters of {technique}: {odd}",
                technique=technique,
                odd=", ".join(odd),
            )
        )
    if not isinstance(found["run"], str) or not 16 <= len(found["run"]) <= 64 or not found["run"].isalnum():
        raise MessageRefused("the joining does not name its run")
    sites = check_names(message_files.parse_names(found["sites"], "the sites", 1000))
    joining = JoinProposal(
        found["run"],
        technique,
        declared.build(find(technique).Params, values),
        message_files.parse_names(found["columns"], "the columns"),
        message_files.parse_names(found["items"], "the columns of patterns"),
        message_files.parse_names(found["sensitive"], "the sensitive columns"),
        message_files.parse_names(found["bounds"], "the public bounds"),
        sites,
        check_name(found["site"]),
    )
    if joining.site not in sites:
        raise MessageRefused(text("the joining is for {site}, which is none of its sites", site=joining.site))
    _ = joining.settings  # its own sentence where parameters and columns do not fit
    return joining


def sends_rows(method: str, settings: Settings) -> str:
    """Which original rows leave a site that joins such a run, in words; nothing where none do."""
    if method == "clusters.kmeans by columns":
        return "distances of every row, assignments of rows, and rows as centres leave this house"
    if method == "clusters.dbscan":
        return "all rows leave this house: the method is parallel, not private"
    if method == "clusters.kmeans" and settings.get("init") == "parallel":
        return "sampled rows leave this house to start from (k-means‖)"
    if method == "clusters.sdbdc" and settings.get("blur") is False:
        return "representatives are original rows, and leave this house"
    return ""


def agree(joining: JoinProposal, least_count: int, points: bool, items: Sequence[str] = ()) -> JoinAgreement:
    """What the house agrees to, with its own floor; refused where rows would leave that are to stay."""
    settings = joining.settings
    leaves = sends_rows(joining.method, settings)
    if leaves and not points:
        raise MessageRefused(
            text("{leaves}: this house did not allow that, and did not join", leaves=leaves),
            hint="allow original points for this run, or ask for another method",
            remedies=(Remedy("Allow them", {}, "--allow-points"),),
        )
    return JoinAgreement(
        joining.method,
        joining.site,
        joining.sites,
        joining.columns,
        settings,
        max(least_count, int(settings.get("min_count", 1))),
        points and bool(leaves),
        joining.run,
        joining.sensitive,
        tuple(items),
    )


def agreement_from_dict(found: Body) -> JoinAgreement:
    try:
        lists = ("partners", "columns", "sensitive", "items")
        values: dict[str, Any] = {name: tuple(v) if name in lists else v for name, v in found.items()}
        return JoinAgreement(**values)
    except TypeError:
        raise SfumatoError("what this house agreed to cannot be read", hint="join the run anew") from None


# ── in words ──────────────────────────────────────────────────────────────────────────────────


def proposal_lines(joining: JoinProposal, agreement: JoinAgreement, site: Site) -> list[str]:
    """What a steward reads before the house joins."""
    from engine.core.technique import find

    others = [name for name in joining.sites if name != joining.site]
    lines = [
        text("This house would join as {site}, with {site2} rows.", site=joining.site, site2=len(site)),
        text("Method: {title}", title=find(joining.technique).title),
        text("Partners: {others}", others=", ".join(others))
        if others
        else "Partners: none, the master sees this house alone",
    ]
    if agreement.method == "clusters.patterns":
        lines.append(text("Columns that are counted: {items}", items=", ".join(agreement.items)))
    else:
        lines.append(text("Columns that are clustered: {columns}", columns=", ".join(joining.columns)))
        lines += _ranges(joining, site)
    if joining.sensitive:
        lines.append(text("Sensitive columns: {sensitive}", sensitive=", ".join(joining.sensitive)))
    lines.append(text("Parameters that differ from the defaults: {joining}", joining=_parameters(joining)))
    lines.append(
        text(
            "Nothing that stands for fewer than {floor} rows of this house leaves it, "
            "whatever the master asks.",
            floor=agreement.floor,
        )
    )
    leaves = sends_rows(joining.method, agreement.settings)
    lines.append(
        text("ORIGINAL ROWS LEAVE: {leaves}.", leaves=leaves)
        if leaves
        else "No original row leaves this house."
    )
    lines += mask_lines(agreement)
    lines.append("This holds for one run: what several runs tell together is more than each of them tells.")
    return lines


def mask_lines(agreement: JoinAgreement) -> list[str]:
    count = len(agreement.partners)
    if not agreement.masked:
        sums = agreement.method in ("clusters.kmeans", "clusters.patterns")
        return ["No masks: the master sees the answers of this house alone."] if sums else []
    if count < 3:
        return [
            "Masks between two sites protect nothing from each other: each can subtract its own part "
            "from the total."
        ]
    return [
        text(
            "Sums are masked: the master sees only totals over the {count} sites, "
            "if it hands out their own keys.",
            count=count,
        )
    ]


def _parameters(joining: JoinProposal) -> str:
    from engine.core.technique import find

    default = declared.as_dict(declared.build(find(joining.technique).Params, {}))
    given = declared.as_dict(joining.params)
    changed = [f"{name} = {value}" for name, value in given.items() if value != default[name]]
    return ", ".join(changed) or "none"


def _ranges(joining: JoinProposal, site: Site) -> list[str]:
    """The house's own ranges: the place to see that a column is in another unit than the others mean."""
    from engine.kinds.clusters.load import public_bounds

    low, width = public_bounds(joining.bounds, joining.columns)
    lines = []
    values = site.values * width + low
    for j, name in enumerate(joining.columns):
        column = values[:, j]
        lines.append(
            text(
                "{name} is here from {min} to {max}, half of the rows below {column}",
                name=name,
                min=f"{column.min():g}",
                max=f"{column.max():g}",
                column=f"{np.median(column):g}",
            )
        )
        bounded = any(written.partition("=")[0].strip() == name for written in joining.bounds)
        if bounded and ((column < low[j]) | (column > low[j] + width[j])).any():
            lines.append(
                text(
                    "CAREFUL: {name} leaves the public bounds {j} to {value}: is it in the same unit?",
                    name=name,
                    j=f"{low[j]:g}",
                    value=f"{low[j] + width[j]:g}",
                )
            )
    return lines
