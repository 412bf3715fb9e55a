"""What a steward can set: how maps are read, which column is what, and the parameters of both techniques."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list, field_text
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.io.recode_table import recode_path


@dataclass(frozen=True)
class Reading(TableReading):
    """How files of maps are read, besides their dialect."""

    form: str = field_choice(
        "Form",
        {"auto": "Recognise", "edges": "edge list, one row an edge", "adjacency": "adjacency matrix"},
        default="auto",
        help="An edge list has a source and a target in every row. An adjacency matrix has the same labels "
        "along the first row and the first column.",
    )
    recode: str = field_text(
        "Recode table",
        default="",
        help="A table file with two columns, raw label and category. Merging labels into categories is the "
        "strongest protection there is: fewer edges rest on one person.",
    )
    unmapped: str = field_choice(
        "Labels without a category",
        {"keep": "keep as they are", "other": "put together as (other)", "drop": "drop with their edges"},
        default="keep",
        help="What happens to labels that the recode table does not name. Whatever is dropped is counted.",
    )
    signed: str = field_choice(
        "Negative weights",
        {"refuse": "refuse and name the first", "split": "split into a positive and a negative layer"},
        default="refuse",
        help="Weights count people here. A map that says 'increases' and 'decreases' becomes two graphs. "
        "Split, there are always two, also when one is empty: whether it exists would tell of one person.",
    )
    directed: str = field_choice(
        "Direction",
        {"auto": "as the file says, else directed", "yes": "directed", "no": "undirected"},
        default="auto",
        help="Undirected: A–B and B–A are the same edge, blurred once.",
    )
    nodes: str = field_choice(
        "Nodes are",
        {"auto": "not said", "things": "things or ideas", "people": "people"},
        default="auto",
        help="Promises are made to those who drew the edges. Where the nodes are people themselves, they are "
        "not promised anything, and promise and gate say so.",
    )
    pseudonyms: str = field_text(
        "Relabelling table",
        default="",
        more=True,
        help="A table file with two columns, label and released label, for techniques that relabel nodes by "
        "a table. Every label needs one of its own.",
    )
    case: str = field_choice(
        "Upper and lower case",
        {"keep": "different labels", "fold": "the same label"},
        default="keep",
        more=True,
        help="Whether 'Cost' and 'cost' are two nodes or one. As the same label, all are in lower case.",
    )
    duplicates: str = field_choice(
        "Two maps of one name",
        {"refuse": "refuse if they differ", "merge": "one person's", "separate": "two people's"},
        default="refuse",
        more=True,
        help="With a file or sheet a participant: what to do when two have the same name and differ.",
    )
    blank: str = field_choice(
        "Rows with empty cells",
        {"refuse": "refuse and say where", "drop": "leave out"},
        default="refuse",
        more=True,
        help="An edge needs both ends. Rows that are left out are counted.",
    )
    incomplete: str = field_choice(
        "Matrix that is not square",
        {
            "refuse": "refuse and say which label is missing",
            "zeros": "take missing rows and columns as empty",
        },
        default="refuse",
        more=True,
        help="An adjacency matrix should have a row and a column for every node.",
    )

    def files(self, folder: Path) -> tuple[Path, ...]:
        """Files that are read besides the input, as named or beside it (`folder` is the input's)."""
        paths = (recode_path(name, folder) for name in (self.recode, self.pseudonyms) if name)
        return tuple(path for path in paths if path.exists())


@dataclass(frozen=True)
class Columns:
    """Which column of an edge list is what."""

    participant: str | None = field_text(
        "Participant",
        default=None,
        columns=True,
        auto="by its name",
        help="Who drew the edge. Never published. Without it the file is an aggregate.",
    )
    source: str | None = field_text(
        "Source",
        default=None,
        columns=True,
        auto="by its name, else the first",
        help="Where the edge begins.",
    )
    target: str | None = field_text(
        "Target", default=None, columns=True, auto="by its name, else the second", help="Where it ends."
    )
    weight: str | None = field_text(
        "Weight",
        default=None,
        columns=True,
        auto="by its name, else the remaining numbers, else 1",
        help="How strong the edge is; whole numbers count people or mentions.",
    )
    contributors: str | None = field_text(
        "Contributors",
        default=None,
        columns=True,
        auto="by its name",
        help="In an aggregate: how many people stand behind the edge. Where weights count people, name the "
        "weight column here too.",
    )
    attributes: tuple[str, ...] = field_list(
        "Node attribute kept",
        columns=True,
        help="Attributes of the nodes of one network file that are published with them. All others are "
        "dropped. A value is published only where enough nodes have it.",
    )


RELABEL = {
    "keep": "as they are",
    "number": "numbers in a random order",
    "table": "by the relabelling table",
}
_RELABEL_HELP = (
    "What nodes are called in the release. The table of both names stays in the audit. Other names alone "
    "protect nobody: who knows a few edges finds a node again."
)
_RANK_HELP = (
    "How much of the structure is kept: a number of singular values (12), a fraction of the nodes that "
    "have an edge (0.5), or energy:0.9 for as many as carry that share of the squared weights. Smaller is "
    "smoother."
)


@dataclass(frozen=True)
class Synthetic:
    """Fringe factor, noise, low rank on the support."""

    noise_scale: float = field_float(
        "Noise scale b",
        default=0.9,
        low=0,
        high=1000,
        help="Spread of the noise on every weight. 0.9 leaves half of the counts unchanged; 0 adds none.",
    )
    rank: str = field_text("Rank", default="0.5", help=_RANK_HELP)
    fringe: str = field_choice(
        "Fringe",
        {
            "auto": "contributors, else strength",
            "contributors": "edges of a single person",
            "strength": "single mentions at the rim of the graph",
            "none": "no extra factor",
        },
        default="auto",
        help="Which edges get an extra random factor of 1 to 5, so that a weight of 1 no longer points to "
        "one person.",
    )
    min_contributors: int = field_int(
        "Fewest people behind an edge",
        default=1,
        low=1,
        high=1_000_000,
        unit="people",
        help="Edges on fewer people are left out altogether. 1 leaves out none.",
    )
    aggregate_by: str = field_choice(
        "A person counts",
        {"binary": "once an edge", "sum": "with the weights given"},
        default="binary",
        help="Once an edge: the weight of an edge is the number of people who drew it.",
    )
    smear: str = field_choice(
        "Noise",
        {"laplace": "Laplace (whole numbers stay whole)", "normal": "normal"},
        default="laplace",
        more=True,
        help="The law of the noise. Only Laplace has a cap on what an attacker can be sure of.",
    )
    factor_law: str = field_choice(
        "Factor law",
        {
            "uniform": "a fresh draw an edge",
            "sorted": "1 likeliest, 5 least likely",
            "shared": "one draw for all edges",
        },
        default="uniform",
        more=True,
        help="How the factors 1 to 5 of the fringe are drawn. Sorted distorts less and hides less.",
    )
    floor: int = field_int(
        "Smallest weight",
        default=1,
        low=0,
        high=1000,
        more=True,
        help="1 keeps every edge; 0 lets edges vanish that the noise took to zero. For weights that are not "
        "whole numbers, 1 stands for the next number of one digit below the smallest weight of the file.",
    )

    relabel: str = field_choice("Labels of nodes", RELABEL, default="keep", more=True, help=_RELABEL_HELP)
    isolated: bool = field_bool(
        "Keep nodes without an edge",
        default=False,
        more=True,
        help="Whether nodes that have no published edge are published by their label alone.",
    )
    attribute_k: int = field_int(
        "Fewest nodes a value",
        default=5,
        low=2,
        high=100_000,
        unit="nodes",
        more=True,
        help="A value of a node attribute is published where at least so many published nodes have it; the "
        "others have none.",
    )

    def check(self) -> None:
        from engine.kinds.graphs.lowrank import check_rank

        check_rank(self.rank)


@dataclass(frozen=True)
class Private:
    """Bounded contributions, exact noise, threshold, low rank."""

    epsilon: float = field_float(
        "ε per person",
        default=1.0,
        low=0.001,
        high=100,
        help="The privacy budget: how much the odds of anything about one person may change, as e^ε. Smaller "
        "is safer and leaves fewer edges.",
    )
    delta: float = field_float(
        "δ",
        default=1e-5,
        above=0,
        high=0.1,
        help="The chance that the promise fails for a person, through an edge only they drew. Far below one "
        "over the number of people.",
    )
    c: int = field_int(
        "Edges a person c",
        default=5,
        low=1,
        high=100_000,
        unit="edges",
        help="Each person keeps a random c of their edges. Fewer edges a person means less noise. Set it by "
        "what you know of the study: taken from the file, it is a fact the promise does not cover.",
    )
    rank: str = field_text("Rank", default="0.5", more=True, help=_RANK_HELP)
    relabel: str = field_choice("Labels of nodes", RELABEL, default="keep", more=True, help=_RELABEL_HELP)

    def check(self) -> None:
        from engine.kinds.graphs.lowrank import check_rank

        check_rank(self.rank)
        if round(self.epsilon, 6) != self.epsilon:
            raise ParameterError(
                text("ε per person: {epsilon} has more than six decimals", epsilon=f"{self.epsilon!r}"),
                hint="exact noise needs a short number",
                name="epsilon",
            )


Params = Synthetic | Private
