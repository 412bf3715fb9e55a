"""Data in memory as files that every kind can read: a frame as Parquet, a network as a list of edges.

The same loaders read them as any other file, so that what is promised, refused and released is the same.
Types stay what they are; a network's nodes become texts. Nodes without an edge are in no list of edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import InputError
from engine.core.text import text

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd


def is_frame(data: object) -> bool:
    return type(data).__name__ == "DataFrame" and hasattr(data, "to_parquet")


def is_graph(data: object) -> bool:
    return hasattr(data, "is_directed") and hasattr(data, "edges") and hasattr(data, "nodes")


def write_frame(frame: pd.DataFrame, path: Path) -> None:
    """One column a column, the index only where it has a name."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    named = frame.reset_index() if any(frame.index.names) else frame
    plain = named.set_axis([str(name) for name in named.columns], axis=1)
    for name in plain.select_dtypes("category").columns:  # by its values: the loaders know no categories
        plain = plain.assign(**{name: plain[name].astype(plain[name].cat.categories.dtype)})
    try:
        pq.write_table(pa.Table.from_pandas(plain, preserve_index=False).replace_schema_metadata(None), path)
    except (pa.ArrowException, ValueError, TypeError) as error:
        raise InputError(
            text("the frame cannot be read: {error}", error=" ".join(str(error).split())),
            hint="give every column one type and one name",
        ) from None


def write_graphs(graphs: Mapping[str, nx.Graph], path: Path) -> None:
    """A list of edges; several graphs are the maps of as many participants, called by their names."""
    import pandas as pd

    one = len(graphs) == 1 and "" in graphs
    rows = [
        ({} if one else {"participant": person}) | _edge(*edge)
        for person, graph in graphs.items()
        for edge in graph.edges(data=True)
    ]
    if not rows:
        raise InputError("the network has no edge", hint="give a graph with edges, or several of them")
    write_frame(pd.DataFrame(rows), path)


def _edge(source: object, target: object, told: Mapping[str, Any]) -> dict[str, Any]:
    edge = {"source": str(source), "target": str(target), "weight": told.get("weight", 1)}
    return edge | ({"contributors": told["contributors"]} if "contributors" in told else {})


def one_direction(graphs: Iterable[nx.Graph]) -> bool:
    """Whether the graphs are directed; they must agree."""
    found = {bool(graph.is_directed()) for graph in graphs}
    if len(found) != 1:
        raise InputError(
            "some of the networks are directed and some are not", hint="convert them to one of both"
        )
    return found.pop()


def by_name(parts: object) -> dict[str, Any] | None:
    """Several data sets under names: as given, or numbered from 01 on; None for one data set or a path."""
    if isinstance(parts, Mapping) and parts and not is_graph(parts):
        return {str(name): part for name, part in parts.items()}
    if isinstance(parts, Sequence) and not isinstance(parts, str) and parts:
        wide = len(str(len(parts)))
        return {f"{number:0{max(2, wide)}d}": part for number, part in enumerate(parts, 1)}
    return None
