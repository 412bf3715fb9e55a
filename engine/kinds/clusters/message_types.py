"""The messages of every method: which there are, what is in them, in which order, how often. An allow-list.

A site looks a request up here before it reads a single value of it, and a master every answer: an unknown
method, kind or name, another type, shape or range, a request out of turn or beyond its number, a parameter
other than agreed on joining, partners other than agreed: refused, in a sentence. Whether a request is
refused depends on the message and on what was agreed, never on the rows: a refusal tells nothing.

Sizes: d columns, k clusters, n rows of the answering site, m anything that two arrays share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.text import text
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import Message
from engine.kinds.clusters.message_schema import (
    Array,
    BigInteger,
    Boolean,
    Enumeration,
    Field,
    ListOf,
    MaskedArray,
    MessageRefused,
    Number,
    PerSite,
    Record,
    Sizes,
    String,
    check_body,
)
from engine.kinds.clusters.secure_sum import MODULUS, PRIME

KEY = BigInteger(2, PRIME - 2)
KEYS = PerSite(KEY)
COUNT = Number(0, 1e12, whole=True)
FLOOR = Number(1, 1e6, whole=True)
COUNTS = Array(("m",), low=0, high=1e12)
LABELS_OF_ROWS = Array(("n",), of="each row", low=-1, high=1e9, whole=True)


@dataclass(frozen=True)
class RequestRule:
    """A request: its body, what may have been asked before ("" begins), how often, and its answers."""

    body: Record
    after: tuple[str, ...]
    answers: tuple[str, ...] = ()
    most: str | int = 1  # how often; or the parameter that says so (and once more)
    rows: bool = False  # cannot be answered without original rows


@dataclass(frozen=True)
class MethodMessages:
    requests: Mapping[str, RequestRule]
    answers: Mapping[str, Record] = field(default_factory=dict)


def _record(optional: str = "", /, **fields: Field) -> Record:
    return Record(fields, frozenset(optional.split()))


_KMEANS = MethodMessages(
    {
        "request key": RequestRule(_record(), ("",), ("public key",)),
        "request local means": RequestRule(
            _record("keys", k=Number(1, 10_000, whole=True), min_count=FLOOR, keys=KEYS),
            ("", "request key"),
            ("local means",),
        ),
        "request sample": RequestRule(
            _record("keys", want=Enumeration(("one",)), round=COUNT, keys=KEYS),
            ("", "request key"),
            ("sampled rows",),
            rows=True,
        ),
        "candidates": RequestRule(
            _record(
                "cost k",
                want=Enumeration(("cost", "weights", "rows")),
                candidates=Array(("m", "d"), of="rows"),
                round=COUNT,
                cost=Number(0),
                k=Number(1, 10_000, whole=True),
            ),
            ("request sample", "candidates"),
            ("cost", "weights of candidates", "sampled rows"),
            most=20,
            rows=True,
        ),
        "centroids": RequestRule(
            _record(
                "keys", centroids=Array(("k", "d")), round=COUNT, masked=Boolean(), min_count=FLOOR, keys=KEYS
            ),
            ("", "request key", "request local means", "candidates", "centroids"),
            ("sums", "masked sums"),
            most="max_rounds",
        ),
        "final centroids": RequestRule(_record(centroids=Array(("k", "d"))), ("centroids",)),
    },
    {
        "public key": _record(key=KEY),
        "local means": _record(means=Array(("m", "d")), counts=COUNTS),
        "sampled rows": _record("size", rows=Array(("m", "d"), of="rows"), size=COUNT),
        "weights of candidates": _record(counts=COUNTS),
        "cost": _record(cost=Number(0)),
        "sums": _record(sums=Array(("k", "d")), counts=Array(("k",), low=0, high=1e12), inertia=Number(0)),
        "masked sums": _record(masked=MaskedArray("totals", MODULUS)),
    },
)

_BY_COLUMNS = MethodMessages(
    {
        "request size": RequestRule(_record(), ("",), ("size",), rows=True),
        "row as centre": RequestRule(
            _record(row=Number(0, 1e12, whole=True, of="each row")),
            ("request size", "row as centre"),
            ("distances to a row",),
            most="k",
            rows=True,
        ),
        "start": RequestRule(
            _record(start=Array(("k", "d"))), ("request size",), ("distance parts",), rows=True
        ),
        "begin": RequestRule(_record(), ("row as centre",), ("distance parts",), rows=True),
        "assignment": RequestRule(
            _record(labels=LABELS_OF_ROWS),
            ("begin", "start", "assignment"),
            ("distance parts",),
            most="max_rounds",
            rows=True,
        ),
        "finish": RequestRule(
            _record(labels=LABELS_OF_ROWS), ("begin", "start", "assignment"), ("centroid parts",), rows=True
        ),
        "done": RequestRule(_record(), ("finish",)),
    },
    {
        "size": _record(rows=COUNT, columns=ListOf(String(1000))),
        "distances to a row": _record(parts=Array(("n",), of="each row", low=0, high=1e250)),
        "distance parts": _record(parts=Array(("n", "k"), of="each row", low=0, high=1e250)),
        "centroid parts": _record(centroids=Array(("k", "d")), counts=Array(("k",), low=0, high=1e12)),
    },
)

_POINTS = Array(("m", "d"), of="rows")
_DBSCAN = MethodMessages(
    {
        "request points": RequestRule(_record(eps=Number(0)), ("",), ("points",), rows=True),
        "parts": RequestRule(
            _record(
                parts=ListOf(_record(own=_POINTS, halo=Array(("h", "d"), of="rows"))),
                eps=Number(0),
                min_points=Number(1, 1e6, whole=True),
            ),
            ("request points",),
            ("core flags",),
            rows=True,
        ),
        "halo core flags": RequestRule(
            _record(halo_core=ListOf(Array(("h",), of="each row", truth=True))),
            ("parts",),
            ("local clusters",),
            rows=True,
        ),
        "labels": RequestRule(_record(labels=LABELS_OF_ROWS), ("halo core flags",), rows=True),
    },
    {
        "points": _record(
            "index", points=_POINTS, index=Array(("m",), of="each row", low=0, high=1e12, whole=True)
        ),
        "core flags": _record(core=ListOf(Array(("c",), of="each row", truth=True))),
        "local clusters": _record(
            parts=ListOf(
                _record(
                    component=Array(("c",), of="each row", low=-1, high=1e12, whole=True),
                    border=Array(("b",), of="each row", low=0, high=1e12, whole=True),
                    touched=Array(("b",), of="each row", low=0, high=1e12, whole=True),
                )
            )
        ),
    },
)

_SDBDC = MethodMessages(
    {
        "request representatives": RequestRule(
            _record(
                "max_representatives",
                eps=Number(0),
                eps_local=Number(0),
                blur=Boolean(),
                small=Enumeration(("merge", "suppress")),
                min_count=FLOOR,
                max_representatives=Number(1, 1e9, whole=True, or_none=True),
            ),
            ("",),
            ("representatives",),
        ),
        "labels of representatives": RequestRule(
            _record(labels=Array(("m",), low=-1, high=1e9, whole=True)), ("request representatives",)
        ),
    },
    {
        "representatives": _record(
            centres=Array(("m", "d")), radii=Array(("m",), low=0), counts=COUNTS, suppressed=Boolean()
        )
    },
)

_COVARIANCES = Array(("m", "d", "d"))
_MIXTURE: dict[str, Field] = {
    "weights": Array(("m",), low=0, high=1),
    "means": Array(("m", "d")),
    "covariances": _COVARIANCES,
    "centre": Array(("d",)),
    "scale": Array(("d",), low=1e-100),
}
_EM = MethodMessages(
    {
        "request moments": RequestRule(_record(min_count=FLOOR), ("",), ("column moments",)),
        "request model": RequestRule(
            _record(
                centre=Array(("d",)),
                scale=Array(("d",), low=1e-100),
                k_max=Number(1, 200, whole=True),
                rule=Enumeration(("bic", "cover")),
                starts=Number(1, 1000, whole=True),
                diagonal=Boolean(),
                cover_spread=Number(0, 10),
                tau=Number(0, 1000),
                min_count=FLOOR,
                small=Enumeration(("widen", "unite", "keep")),
            ),
            ("request moments",),
            ("components",),
        ),
        "mixture to count": RequestRule(
            _record(**_MIXTURE, min_count=FLOOR), ("request model",), ("counts of components",)
        ),
        "mixture": RequestRule(_record(**_MIXTURE), ("mixture to count",)),
    },
    {
        "column moments": _record(
            counts=Array((1,), low=0, high=1e12), sums=Array(("d",)), squares=Array(("d",), low=0, high=1e200)
        ),
        "components": _record(
            counts=COUNTS, means=Array(("m", "d")), covariances=_COVARIANCES, refused=COUNT
        ),
        "counts of components": _record(counts=COUNTS),
    },
)

_ITEM = ListOf(String(2000), most=2)  # column, value
_ITEMS = ListOf(_ITEM, most=200_000)
_ITEMSETS = ListOf(ListOf(_ITEM, most=6), most=200_000)
_PATTERNS_ASKED = _record(support=Number(0, 1), min_count=FLOOR, max_size=Number(1, 6, whole=True))
_PATTERNS = MethodMessages(
    {
        "request items": RequestRule(_PATTERNS_ASKED, ("",), ("items",)),
        "request publishable itemsets": RequestRule(_PATTERNS_ASKED, ("",), ("publishable itemsets",)),
        "values to combine": RequestRule(_record(values=_ITEMS), ("request items",), ("tables",)),
        "itemsets to count": RequestRule(
            _record(itemsets=_ITEMSETS, keys=KEYS), ("values to combine",), ("masked counts",)
        ),
        "done": RequestRule(_record(), ("itemsets to count", "request publishable itemsets")),
    },
    {
        "items": _record(items=_ITEMS, key=KEY),
        "tables": _record(tables=ListOf(ListOf(_ITEM, most=200_000), most=200_000), absent=_ITEMS),
        "publishable itemsets": _record(itemsets=_ITEMSETS, counts=COUNTS, rows=COUNT, suppressed=COUNT),
        "masked counts": _record(masked=MaskedArray("totals", MODULUS)),
    },
)

METHODS: Mapping[str, MethodMessages] = {
    "clusters.kmeans": _KMEANS,
    "clusters.kmeans by columns": _BY_COLUMNS,
    "clusters.dbscan": _DBSCAN,
    "clusters.sdbdc": _SDBDC,
    "clusters.em": _EM,
    "clusters.patterns": _PATTERNS,
}


def messages_of(method: str) -> MethodMessages:
    if method not in METHODS:
        raise MessageRefused(
            text("there is no method {method}", method=f"{str(method)[:60]!r}"),
            hint="the message was made by another program or version",
        )
    return METHODS[method]


def check_request(agreement: JoinAgreement, asked: Sequence[str], message: Message, rows: int) -> None:
    """Whether this site answers such a request, after those in `asked`."""
    protocol = messages_of(agreement.method)
    kind = message.kind
    if kind not in protocol.requests:
        raise MessageRefused(
            text(
                "the master asks for {kind}, which {method} does not know; nothing was answered",
                kind=f"{str(kind)[:60]!r}",
                method=agreement.method,
            )
        )
    declared = protocol.requests[kind]
    if declared.rows and not agreement.points:
        raise MessageRefused(
            text(
                "the master asks for what gives original rows away ({kind}); nothing was answered", kind=kind
            ),
            hint="only a house that allowed it on joining answers this",
        )
    if (asked[-1] if asked else "") not in declared.after or list(asked).count(kind) >= _most(
        declared, agreement
    ):
        raise MessageRefused(
            text("the master asks {kind} out of turn or too often; nothing was answered", kind=f"{kind!r}"),
            hint="ask the master's house what happened; a run can be begun anew",
        )
    sizes = _sizes(agreement) | {"n": rows}
    check_body(kind, declared.body, message.body, sizes, "the master")
    _check_agreed(agreement, message)


def _most(declared: RequestRule, agreement: JoinAgreement) -> int:
    if isinstance(declared.most, int):
        return declared.most
    return int(agreement.settings.get(declared.most, 8)) + 1


def _sizes(agreement: JoinAgreement) -> Sizes:
    sizes = {"d": len(agreement.columns)}
    k = agreement.settings.get("k")
    if agreement.method.startswith("clusters.kmeans") and isinstance(k, int):
        sizes["k"] = k
        sizes["totals"] = k * len(agreement.columns) + k + 1
    return sizes


def _check_agreed(agreement: JoinAgreement, message: Message) -> None:
    """Whatever was fixed on joining is as it was fixed."""
    for name, value in message.body.items():
        known = agreement.masked if name == "masked" else agreement.settings.get(name, value)
        if isinstance(value, bool | int | float | str | None) and value != known:
            raise MessageRefused(
                text(
                    "the master asks with {name} = {value}, agreed was {known}; nothing was answered",
                    name=name,
                    value=value,
                    known=known,
                ),
                hint="what was agreed on joining holds for the whole run",
            )
    keys = message.body.get("keys")
    if keys is not None and (set(keys) != set(agreement.partners) or len(set(keys.values())) < len(keys)):
        raise MessageRefused(
            "the keys for the masks are not those of the partners agreed on joining; nothing was answered",
            hint=text("agreed were {partners}", partners=", ".join(agreement.partners)),
        )


def check_answer(
    agreement: JoinAgreement, asked: str, message: Message, sender: str, rows: int | None
) -> None:
    """Whether a site may answer this to such a request; `rows` where the site's own number is known."""
    protocol = messages_of(agreement.method)
    if message.kind not in protocol.requests[asked].answers:
        raise MessageRefused(
            text(
                "{sender} answers {kind} to {asked}: that is no answer to it",
                sender=sender,
                kind=f"{str(message.kind)[:60]!r}",
                asked=f"{asked!r}",
            )
        )
    sizes = _sizes(agreement) if rows is None else _sizes(agreement) | {"n": rows}
    check_body(message.kind, protocol.answers[message.kind], message.body, sizes, sender)
    if message.kind in ("sums", "masked sums") and agreement.masked != (message.kind == "masked sums"):
        raise MessageRefused(
            text("{sender} answers with {kind}, agreed was the other form", sender=sender, kind=message.kind)
        )


def declared_body(method: str, kind: str) -> Record:
    """The declaration of a kind of message, request or answer."""
    protocol = messages_of(method)
    return protocol.requests[kind].body if kind in protocol.requests else protocol.answers[kind]
