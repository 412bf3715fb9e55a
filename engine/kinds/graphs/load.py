"""Files to a study: one file, a file a participant, or a workbook with a sheet a participant.

Files or sheets that do not name participants themselves are one participant's map each, called by the
file or sheet. Two maps of one name that say the same are one; two that differ are refused until the
steward says whether they are one person's or two people's. Names that differ only in case, blanks or
invisible signs are one person's.

What the steward chose decides how many graphs there are: `signed=split` gives a positive and a negative
layer whatever the weights are. If a second layer only came with the first negative weight, its existence
would tell of the one person who gave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np

from engine.core.distributed import is_column, map_parts, require
from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.input_file import format_of
from engine.io.raw_rows import sheet_names
from engine.io.recode_table import recode_path
from engine.kinds.graphs.coded_labels import Labels
from engine.kinds.graphs.data import Ints, Statements, Study
from engine.kinds.graphs.labels import case_variants, lowercase, normalize_label, person_key
from engine.kinds.graphs.node_attributes import kept_attributes, person_like
from engine.kinds.graphs.params import Columns, Reading
from engine.kinds.graphs.read_categories import read_categories, read_pseudonyms
from engine.kinds.graphs.read_edges import EdgeList, read_edges
from engine.kinds.graphs.recode import recode


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Study:
    parts = read_parts(paths, reading, columns, progress.part("Reading", 0.8))
    notes: list[str] = []
    parts = _merge_duplicates(parts, reading.duplicates, notes)
    signed = _has_layers(parts, reading.signed)
    raw = _combine(parts, reading.directed, notes)
    if not np.any(raw.weight):
        raise InputError(
            text("there is no edge in {name}", name=parts[0].name),
            hint="an edge has a source, a target and a weight",
        )
    folder = Path(paths[0]).parent
    study = _recode(raw, reading, signed, notes, folder)
    known = {name for part in parts for name in part.attributes}
    return replace(
        study,
        others=tuple(
            sorted({name for part in parts for name in part.others} | known - {*columns.attributes})
        ),
        attributes=kept_attributes(parts, reading, columns.attributes),
        nodes=reading.nodes,
        person_like=person_like(study.statements.labels, known),
        pseudonyms=read_pseudonyms(recode_path(reading.pseudonyms, folder)) if reading.pseudonyms else {},
    )


def _recode(raw: Statements, reading: Reading, signed: bool, notes: list[str], folder: Path) -> Study:
    """Case folded and categories applied, as the reading asks."""
    counts, categories = None, {}
    twins = case_variants(raw.labels)
    if reading.case == "fold":
        raw, counts = recode(raw, {label: lowercase(label) for label in raw.labels})
        if twins:
            notes.append(
                text(
                    "{value} labels that differed only in case became {twins}",
                    value=sum(map(len, twins)),
                    twins=len(twins),
                )
            )
    elif twins:
        number = (
            "a label also occurs" if len(twins) == 1 else text("{twins} labels also occur", twins=len(twins))
        )
        one, other = twins[0][:2]
        notes.append(
            text(
                "{number} in another case, such as {one} and {other}; they are kept as different labels",
                number=number,
                one=one,
                other=other,
            )
        )
    statements = raw
    if reading.recode:
        categories = read_categories(recode_path(reading.recode, folder))
        statements, counts = recode(raw, categories, reading.unmapped)
        notes.append(
            text(
                "{labels_before} labels became {labels_after} categories, "
                "{unmapped} had none; {loops_dropped} self-loops that merging made were dropped",
                labels_before=counts.labels_before,
                labels_after=counts.labels_after,
                unmapped=counts.unmapped,
                loops_dropped=counts.loops_dropped,
            )
        )
    return Study(raw, statements, counts, signed, tuple(notes), categories)


def read_parts(
    paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress
) -> list[EdgeList]:
    """Every file and sheet as stated edges."""
    if not paths:
        raise InputError("no file was given", hint="choose the participants' maps or an aggregate")
    wanted = [(path, sheet) for path in paths for sheet in _sheets(path, reading)]
    if reading.scheduler:
        return _read_there(paths, reading, columns, progress)
    names, parts = _display_names(paths), []
    for at, (path, sheet) in enumerate(wanted):
        progress.report(at / len(wanted), path.name)
        name = text("sheet {sheet} of {path}", sheet=sheet, path=names[path]) if sheet else names[path]
        one = replace(reading, sheet=sheet) if sheet else reading
        stated = read_edges(path, name, one, columns, progress)
        if stated.person is None and len(wanted) > 1:
            owner = normalize_label(sheet or path.stem)
            stated = replace(stated, person=Labels.alike(owner, len(stated.source)))
        parts.append(stated)
    return parts


def _read_there(
    paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress
) -> list[EdgeList]:
    """Every file by a worker: maps of people come back, and are put together here as from one machine."""
    one = partial(_maps_of, reading=replace(reading, scheduler=""), columns=columns, several=len(paths) > 1)
    names = _display_names(paths)
    found = map_parts(reading.scheduler, one, paths, progress)
    for path, maps in zip(paths, found, strict=True):
        require(path.name, fits, maps)
    return [replace(part, name=names[path]) for path, maps in zip(paths, found, strict=True) for part in maps]


def _maps_of(path: Path, reading: Reading, columns: Columns, several: bool) -> list[EdgeList]:
    """On the worker: the maps of a file, with the places of the only edges that may be complained of."""
    made = []
    for part in read_parts([path], reading, columns, Progress()):
        if part.person is None and several:
            part = replace(part, person=Labels.alike(normalize_label(path.stem), len(part.source)))
        odd = np.flatnonzero(part.weight < 0)[:1].tolist() + _odd_contributors(part)[:1].tolist()
        made.append(replace(part, location={at: part.location(at) for at in odd}.__getitem__))
    return made


def fits(maps: list[EdgeList]) -> bool:
    """Whether they are maps, each edge with its ends, a weight and, where it is told, whose it is."""
    return isinstance(maps, list) and all(
        isinstance(one, EdgeList)
        and is_column(one.weight, len(one.weight), np.float64)
        and bool(np.isfinite(one.weight).all())
        and all(
            ends.fit(len(one.weight)) for ends in (one.source, one.target, one.person) if ends is not None
        )
        and (one.contributors is None or is_column(one.contributors, len(one.weight), np.float64))
        for one in maps
    )


def _display_names(paths: Sequence[Path]) -> dict[Path, str]:
    """Files by their names; by folder and name where two files have one name."""
    known = [path.name for path in paths]
    return {
        path: path.name if known.count(path.name) == 1 else str(Path(path.parent.name, path.name))
        for path in paths
    }


def _sheets(path: Path, reading: Reading) -> list[str]:
    if format_of(path) != "spreadsheet" or reading.sheet:
        return [""]
    names = sheet_names(path)
    return names if len(names) > 1 else [""]


def _merge_duplicates(parts: list[EdgeList], duplicates: str, notes: list[str]) -> list[EdgeList]:
    """Maps of the same name: the same map once, different maps as the steward says."""
    if len(parts) < 2:
        return parts
    seen: dict[str, list[EdgeList]] = {}
    kept = []
    for part in parts:
        owners = {person_key(person) for person in (part.person.names if part.person else ())}
        if len(owners) != 1:
            kept.append(part)
            continue
        owner = part.person[0] if part.person else ""
        earlier = seen.setdefault(owners.pop(), [])
        if any(_same_map(part, other) for other in earlier):
            notes.append("a map that occurs twice under one name was taken once")
            continue
        if earlier and duplicates == "refuse":
            raise InputError(
                text(
                    "participant {owner} has two different maps ({name} and {name2})",
                    owner=f"{owner!r}",
                    name=earlier[0].name,
                    name2=part.name,
                ),
                hint="say whether they are one person's or two people's",
                remedies=(
                    Remedy("Put them together as one person's", {"duplicates": "merge"}),
                    Remedy("Count them as two people", {"duplicates": "separate"}),
                ),
            )
        if earlier and duplicates == "separate":
            part = replace(part, person=Labels.alike(f"{owner} ({len(earlier) + 1})", len(part.source)))
        earlier.append(part)
        kept.append(part)
    return kept


def _same_map(one: EdgeList, other: EdgeList) -> bool:
    def edges(part: EdgeList) -> list[tuple[str, str, float]]:
        return sorted(zip(part.source, part.target, part.weight.tolist(), strict=True))

    return len(one.source) == len(other.source) and edges(one) == edges(other)


def _has_layers(parts: list[EdgeList], choice: str) -> bool:
    """Whether the study has two layers: by choice, never by what the weights are. A negative weight is
    refused, and the first of them named, unless they are split."""
    for part in parts if choice == "refuse" else ():
        negative = np.flatnonzero(part.weight < 0)
        if len(negative):
            at = int(negative[0])
            raise InputError(
                text(
                    "{name}, {at}: {at2} → {at3} has the negative weight {at4}, and weights are counts here",
                    name=part.name,
                    at=part.location(at),
                    at2=part.source[at],
                    at3=part.target[at],
                    at4=f"{part.weight[at]:g}",
                ),
                hint="a signed graph becomes two: what increases and what decreases",
                remedies=(Remedy("Split into a positive and a negative layer", {"signed": "split"}),),
            )
    return choice == "split"


def _combine(parts: list[EdgeList], directed: str, notes: list[str]) -> Statements:
    with_people = [part for part in parts if part.person is not None]
    if with_people and len(with_people) < len(parts):
        odd = next(part for part in parts if part.person is None)
        raise InputError(
            text("{name} names no participants, the other files do", name=odd.name), hint="load them apart"
        )
    # A file that says nothing counts as another kind: else one person's file could turn all the others.
    says = {part.directed for part in parts}
    if directed == "auto" and False in says and len(says) > 1:
        raise InputError(
            "some files are undirected graphs and some are not",
            hint="say which to read them as",
            remedies=(
                Remedy("All directed", {"directed": "yes"}),
                Remedy("All undirected", {"directed": "no"}),
            ),
        )
    arrows = directed != "no" if directed != "auto" else says != {False}
    named = {
        label
        for part in parts
        for labels in (part.source.names, part.target.names, part.nodes)
        for label in labels
    }
    labels = tuple(sorted(named))
    at = {label: place for place, label in enumerate(labels)}
    spellings = _spellings(with_people)
    people = tuple(min(spelled) for _, spelled in sorted(spellings.items()))
    who = {name: place for place, (_, found) in enumerate(sorted(spellings.items())) for name in found}
    dropped = sum(part.dropped for part in parts)
    if dropped:
        notes.append(text("{dropped} rows with empty cells were left out", dropped=dropped))
    stated = Statements(
        labels,
        _codes(parts, "source", at),
        _codes(parts, "target", at),
        np.concatenate([part.weight for part in parts]),
        people,
        _codes(parts, "person", who) if with_people else None,
        None if with_people else _contributors(parts),
        arrows,
        tuple(sorted(who)),
    )
    _note_people(parts, spellings, _clashes(parts, stated), notes)
    return stated


def _spellings(parts: list[EdgeList]) -> dict[str, set[str]]:
    """Every person by what their spellings have in common."""
    found: dict[str, set[str]] = {}
    for name in {name for part in parts if part.person is not None for name in part.person.names}:
        found.setdefault(person_key(name), set()).add(name)
    return found


def _clashes(parts: list[EdgeList], stated: Statements) -> int:
    """Edges that one participant states again in the same file with another weight."""
    if stated.person is None:
        return 0
    if (stated.weight == stated.weight[:1]).all():
        return 0
    file = np.repeat(np.arange(len(parts)), [len(part.source) for part in parts])
    keys = (stated.weight, stated.target, stated.source, stated.person, file)
    order = np.lexsort(keys)
    weight, *edge = (key[order] for key in keys)
    same = np.logical_and.reduce([key[1:] == key[:-1] for key in edge])
    return int(np.count_nonzero(same & (weight[1:] != weight[:-1])))


def _note_people(
    parts: list[EdgeList], spellings: dict[str, set[str]], clashes: int, notes: list[str]
) -> None:
    several = sum(len(spelled) > 1 for spelled in spellings.values())
    if several:
        number = "one participant is" if several == 1 else text("{several} participants are", several=several)
        notes.append(
            text(
                "{number} spelled in several ways (case, blanks, invisible signs); each counts as one person",
                number=number,
            )
        )
    if spellings and any(part.contributors is not None for part in parts):
        notes.append("the contributors column was not used: the participants are counted themselves")
    if clashes:
        notes.append(
            text(
                "{clashes} edges were stated again by the same participant with another weight; "
                "counted once in binary, added up in sum",
                clashes=clashes,
            )
        )


def _codes(parts: list[EdgeList], what: str, at: dict[str, int]) -> Ints:
    return np.concatenate([getattr(part, what).numbers(at) for part in parts])


def _contributors(parts: list[EdgeList]) -> Ints | None:
    part = parts[0]
    if part.contributors is None:
        return None
    wrong = _odd_contributors(part)
    if len(wrong):
        at = int(wrong[0])
        raise InputError(
            text(
                "{name}, {at}: {at2} is not a number of people",
                name=part.name,
                at=part.location(at),
                at2=f"{part.contributors[at]:g}",
            ),
            hint="contributors are whole numbers from 1",
        )
    return part.contributors.astype(np.int64)


def _odd_contributors(part: EdgeList) -> Ints:
    """Edges whose number of people is none."""
    if part.contributors is None:
        return np.empty(0, np.int64)
    wrong = np.flatnonzero((part.contributors < 1) | (part.contributors != np.rint(part.contributors)))
    return wrong[part.weight[wrong] != 0]
