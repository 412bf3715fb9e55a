"""The file card: name, how much is in it, problems found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal

from engine.core.task import Source
from engine.core.technique import Preview
from gui.base.i18n import quantity, translated
from gui.widgets.basics import Card, IconButton, IconLabel, NameLabel, label, row, set_state

AMOUNTS = (
    "Rows",
    "Columns",
    "Nodes",
    "Edges",
    "Size",
)  # on the card; other facts stand under Load


def facts_of_reading(preview: Preview) -> list[tuple[str, str]]:
    """What was recognised in the file, without what the card says already."""
    return [(name, value) for name, value in preview.facts if name not in AMOUNTS]


class FileCard(Card):
    open_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._name = NameLabel()
        self._facts = NameLabel("muted")  # in full when pointed at
        self._state = label("")
        top = row(
            IconLabel("load", 18, "accent"),
            self._name,
            IconButton("open", self.tr("Open another file"), self.open_wanted.emit),
        )
        top.setStretch(1, 1)
        self.column.addLayout(top)
        self.column.addWidget(self._facts)
        self.column.addWidget(self._state)

    def show_reading(self, paths: Sequence[str]) -> None:
        self._show_name(paths)
        self._facts.setText("")
        self._say("", self.tr("Reading…"))

    def show_preview(self, paths: Sequence[str], preview: Preview) -> None:
        self._show_name(paths)
        known = dict(preview.facts)
        facts = [f"{translated(name)} {translated(known[name])}" for name in AMOUNTS if name in known]
        self._facts.setText(" · ".join(facts))
        self._facts.setToolTip("\n".join(facts))

    def show_size(self, words: str) -> None:
        """How much is in it, known once all of it was read: before what was recognised."""
        others = [fact for fact in self._facts.text().split(" · ") if fact and fact != words]
        self._facts.setText(" · ".join([words, *others]))

    def show_loaded(self, problems: int) -> None:
        if problems:
            one = self.tr("Loaded, one thing to look at under Load")
            self._say("warn", quantity(problems, one, self.tr("Loaded, {n} things to look at under Load")))
        else:
            self._say("good", self.tr("Loaded"))

    def show_failure(self) -> None:
        self._say("bad", self.tr("Not loaded: see the message above"))

    def show_whose(
        self, run: Source, loaded: Source | None, paths: Sequence[str], preview: Preview | None
    ) -> None:
        """Whose run is on show, for a release would be of that; `paths` is what Run would take."""
        if run == loaded and preview is not None:
            self.show_preview(paths, preview)
            self.show_loaded(len(preview.problems))
        elif run.paths == tuple(paths):
            self._say("warn", self.tr("The run on show was read in another way than is chosen under Load."))
        elif paths:
            self._show_name(run.paths)
            self._facts.setText("")
            words = self.tr("The run on show is of this file. Loaded for the next run: {file}")
            self._say("warn", words.format(file=Path(paths[0]).name))

    def _show_name(self, paths: Sequence[str]) -> None:
        first = Path(paths[0]).name
        several = self.tr("{first} and {n} more").format(first=first, n=len(paths) - 1)
        self._name.setText(several if len(paths) > 1 else first)
        self._name.setToolTip("\n".join(paths))

    def _say(self, state: str, words: str) -> None:
        set_state(self._state, state)
        self._state.setText(words)
