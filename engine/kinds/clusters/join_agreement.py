"""What a site has agreed to when it joined a run: the one yardstick for every later message.

Method, columns, partners, parameters and floors are fixed here. The floor is the larger of the run's
`min_count` and the house's own: a master can ask for more rows behind every answer, never for fewer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.errors import ParameterError
from engine.core.text import text
from engine.kinds.clusters.data import Settings

# One rule for the name of a site, wherever it comes from: it becomes part of a file's name.
_NAME = re.compile(r"[^\W_](?:[\w -]{0,38}\w)?")


@dataclass(frozen=True)
class JoinAgreement:
    method: str
    site: str
    partners: tuple[str, ...]  # all sites of the run, this one among them
    columns: tuple[str, ...]
    settings: Settings
    floor: int  # nothing that stands for fewer rows leaves
    points: bool = False  # the house's steward allowed that original rows leave
    run: str = ""
    sensitive: tuple[str, ...] = ()
    items: tuple[str, ...] = field(default=())  # columns of patterns, where the method reads any

    @property
    def masked(self) -> bool:
        """Whether answers go under masks: there must be somebody else to mask with."""
        return (
            bool(self.settings.get("masked", self.method == "clusters.patterns")) and len(self.partners) > 1
        )


def check_name(name: object) -> str:
    """The name of a site: letters, digits, blanks and dashes; it never becomes a path."""
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise ParameterError(
            text("{name} cannot be a site's name", name=f"{str(name)[:60]!r}"),
            hint="up to 40 letters, digits, blanks, dashes and underscores, beginning with a letter or digit",
            name="sites",
        )
    return name


def check_names(names: Sequence[object]) -> tuple[str, ...]:
    """Names that differ also where capital letters do not count, as in some folders."""
    found = tuple(check_name(name) for name in names)
    if not found or len({name.casefold() for name in found}) < len(found):
        raise ParameterError("each site needs a name of its own", name="sites")
    return found
