"""How much memory a release of clusters takes.

Only k-means goes through rows that lie in files and does not hold them, where sites hold other rows: where
they hold other columns, a number for every row crosses. All other techniques have all rows in memory:

    k-means, patterns   6 times the data
    DBSCAN              all points at the master, in parts with their halos, and each part on a grid
    SDBDC               a grid, and a heap of all rows of a site
    EM                  standardised rows, and the sample as the verifier reads it, cell by cell

Numbers are of bench_whole and of the peaks of both processes at 10⁶ and 4·10⁶ rows of two and six columns;
DBSCAN's in seven columns hang on how its parts come together, up to 9.8 times the data at 10⁵ rows.
"""

from __future__ import annotations

from engine.core.technique import find
from engine.io.memory_limit import bytes_of
from engine.kinds.clusters.data import Site, Sites
from engine.kinds.clusters.params import ClusterParams, Dbscan, Em, Kmeans, Sdbdc

HELD = 6.0  # times the data
OTHERS = {Dbscan: (8.0, 240.0), Sdbdc: (4.0, 120.0), Em: (8.0, 0.0)}  # times the data, bytes a row besides
CELL = 200.0  # bytes of a number of a sample: written, read back as an object, sorted, looked up
AGAIN = 2.0  # times the data: rows together and split anew, to check other splits


def memory(data: Sites, params: ClusterParams) -> float:
    """Bytes at the most, both processes."""
    in_files = isinstance(params, Kmeans) and data.layout == "rows"
    held = bytes_of(data, files=not in_files)
    rows = len(data.sites[0]) if data.layout == "columns" and data.sites else sum(map(len, data.sites))
    times, more = OTHERS.get(type(params), (HELD, 0.0))
    times += AGAIN if params.distribution_check else 0.0
    sample = CELL * len(data.columns) * (params.rows or rows) if isinstance(params, Em) else 0.0
    return times * held + more * rows + sample


def memory_of_site(site: Site, technique: str) -> float:
    """Bytes at the most that a site fills which answers by files: the master is another house."""
    chosen = find(technique).Params
    times, more = OTHERS.get(chosen, (HELD, 0.0))
    return times * bytes_of(site, files=chosen is not Kmeans) + more * len(site)
