"""A chain of steps as cards: what each does to which columns, in order; one card is open at a time.

A step is switched off, moved, removed or opened in the head of its card. What is open is the form of
the step's technique, made from the same declarations as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import ParameterError
from engine.core.params import Field, Step
from engine.core.technique import find
from engine.kinds.tables.params import STEPS, Perturb
from engine.kinds.tables.view_types import ColumnFacts, NoiseLevels
from engine.kinds.tables.view_types_classes import Estimate
from gui.base import icons, theme
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.kinds.tables.k_slider import REACHING, KSlider
from gui.kinds.tables.noise_form import NoiseLink
from gui.widgets.basics import Button, Card, IconButton, NameLabel, row, set_state
from gui.widgets.param_editors import Editor
from gui.widgets.param_form import Form

# What runs when nothing is chosen, written out so that it can be seen and changed.
DEFAULT_STEPS = ({"technique": "tables.discretise"}, {"technique": "tables.perturb"})


class StepCard(Card):
    changed = Signal()
    toggled = Signal()  # opened or closed
    moved = Signal(int)  # -1 up, 1 down
    removed = Signal()

    def __init__(self, key: str, columns: Sequence[str]):
        super().__init__()
        self.key, self.technique = key, find(key)
        self.on = QCheckBox()
        self.on.setChecked(True)
        self.head = QToolButton()
        self.head.setAutoRaise(True)
        self.head.setCheckable(True)
        self.head.setProperty("fold", True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.setToolTip(translated(self.technique.summary))
        self.up = IconButton("up", self.tr("Do this step earlier"), lambda: self.moved.emit(-1))
        self.down = IconButton("down", self.tr("Do this step later"), lambda: self.moved.emit(1))
        self.remove = IconButton("close", self.tr("Remove this step"), self.removed.emit)
        self.about = NameLabel()
        self.about.setProperty("rank", "muted")
        self.form = Form(self.technique.Params)
        self.form.set_columns(columns)
        self.form.hide()
        self.link = NoiseLink(self.form) if self.technique.Params is Perturb else None
        self.k_slider = KSlider(self.form) if key in REACHING else None
        head = row(self.on, self.head, self.up, self.down, self.remove, spacing=2)
        head.setStretch(1, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.about)
        self.column.addWidget(self.form)
        self.head.toggled.connect(self._open)
        self.on.clicked.connect(lambda _checked=False: self._edited())
        self.form.changed.connect(self._edited)
        theme.changed.connect(self._draw)
        self.set_default_columns({})

    def value(self) -> dict[str, Any]:
        """As a recipe writes it: what is as it always is, is left out."""
        given: dict[str, Any] = {}
        for name, line in self.form.rows.items():
            try:
                value = line.field.parse(line.editor.value())
            except ParameterError:
                value = line.editor.value()
            if value != line.field.default:
                given[name] = value
        columns = list(given.pop("columns", ()))
        plain = {"technique": self.key, "columns": columns, "params": given}
        return plain if self.on.isChecked() else plain | {"off": True}

    def set_value(self, plain: Mapping[str, Any]) -> None:
        usual = {name: line.field.default for name, line in self.form.rows.items()}
        columns = plain.get("columns", plain.get("params", {}).get("columns", ()))
        self.form.set_values(usual | dict(plain.get("params", {})) | {"columns": tuple(columns)})
        self.on.setChecked(not plain.get("off", False))
        self._draw()

    def set_default_columns(self, defaults: Mapping[str, Sequence[str]]) -> None:
        """Which columns each step takes when none is chosen."""
        self._defaults = list(defaults.get(self.key, ()))
        show_default_columns(self.form, self._defaults)
        self._draw()

    @property
    def is_open(self) -> bool:
        return self.head.isChecked()

    def _open(self, opened: bool) -> None:
        self.form.setVisible(opened)
        if opened and self.link is not None:
            self.link.refresh()
        self._draw()
        self.toggled.emit()

    def _edited(self) -> None:
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        opened, on = self.head.isChecked(), self.on.isChecked()
        self.head.setIcon(icons.icon("unfold" if opened else "fold", theme.current().muted))
        self.about.setVisible(not opened)
        self.about.setText(self._about())
        self.about.setToolTip(self._about())
        self.about.setEnabled(on)
        set_state(self, "bad" if on and self.form.mistake else "")
        words = self.tr("{step} is switched on") if on else self.tr("{step} is switched off")
        self.on.setAccessibleName(words.format(step=self.head.text()))
        self.on.setToolTip(words.format(step=translated(self.technique.title)))

    def _about(self) -> str:
        if self.form.mistake:
            return self.form.mistake
        columns = self.value()["columns"] or self._defaults
        chosen = ", ".join(columns) or self.tr("columns by their roles")
        return chosen if self.on.isChecked() else self.tr("off: {columns}").format(columns=chosen)


class StepCards(Editor):
    noise_wanted = Signal(dict)  # what the open card wants to know of the engine

    def __init__(self, field: Field):
        super().__init__(field)
        self.cards: list[StepCard] = []
        self._columns: tuple[str, ...] = ()
        self._defaults: dict[str, list[str]] = {}
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP // 2)
        self._line.addWidget(inside)
        self.add_button = Button(self.tr("Add a step"), "add")
        menu = QMenu(self.add_button)
        for key in STEPS:
            action = menu.addAction(translated(find(key).title))
            action.setToolTip(translated(find(key).summary))
            action.triggered.connect(lambda _checked=False, key=key: self.add(key))
        menu.setToolTipsVisible(True)
        self.add_button.setMenu(menu)
        self._column.addWidget(self.add_button)

    def make(self) -> Iterator[None]:
        """The cards of the usual steps, one a step."""
        for one in DEFAULT_STEPS:
            self._append(one["technique"])
            yield

    # --- the doors of an editor ------------------------------------------------------------------

    def value(self) -> list[dict[str, Any]]:
        return [card.value() for card in self.cards]

    def set_value(self, value: Any) -> None:
        plain = [one.as_dict() if isinstance(one, Step) else dict(one) for one in value or DEFAULT_STEPS]
        names = [one["technique"] for one in plain]
        keys = [name if "." in name else f"tables.{name}" for name in names]
        if keys != [card.key for card in self.cards]:  # else the cards are there already, opened or not
            for card in list(self.cards):
                self._drop(card)
            for key in keys:
                self._append(key)
        for card, one in zip(self.cards, plain, strict=True):
            card.set_value(one)
        self._number()

    def set_columns(self, columns: Sequence[str]) -> None:
        self._columns = tuple(columns)
        for card in self.cards:
            card.form.set_columns(columns)

    # --- what is known of the file -----------------------------------------------------------------

    def set_column_facts(self, facts: Sequence[ColumnFacts]) -> None:
        """Which columns a step takes by itself: they stand on its card."""
        self._defaults = {key: [one.name for one in facts if key in one.default_of] for key in STEPS}
        for card in self.cards:
            card.set_default_columns(self._defaults)
            if card.is_open and card.link is not None:
                card.link.refresh()

    def show_estimate(self, value: Estimate | None) -> None:
        """What the first step that reaches k would give; None while it is being tried."""
        first = next((card for card in self.cards if card.k_slider is not None and card.on.isChecked()), None)
        for card in self.cards:
            if card.k_slider is not None:
                card.k_slider.show(value if card is first else None)

    def card_of(self, key: str) -> StepCard | None:
        """The first card of this technique."""
        return next((card for card in self.cards if card.key == key), None)

    def show_noise(self, noise: NoiseLevels) -> None:
        for card in self.cards:
            if card.link is not None and card.is_open:
                card.link.show(noise)

    # --- what the steward does -----------------------------------------------------------------------

    def add(self, key: str) -> StepCard:
        card = self._append(key)
        self._number()
        card.head.setChecked(True)
        card.head.setFocus()
        self.changed.emit()
        return card

    def shift(self, card: StepCard, way: int) -> None:
        place = self.cards.index(card) + way
        if not 0 <= place < len(self.cards):
            return
        self.cards.remove(card)
        self.cards.insert(place, card)
        self._column.removeWidget(card)
        self._column.insertWidget(place, card)
        self._number()
        (card.up if way < 0 else card.down).setFocus()
        self.changed.emit()

    def remove(self, card: StepCard) -> None:
        self._drop(card)
        self._number()
        self.changed.emit()

    # --- inside ----------------------------------------------------------------------------------------

    def _append(self, key: str) -> StepCard:
        card = StepCard(key, self._columns)
        card.set_default_columns(self._defaults)
        card.changed.connect(self.changed)
        card.toggled.connect(lambda: self._one_open(card))
        card.moved.connect(lambda way: self.shift(card, way))
        card.removed.connect(lambda: self.remove(card))
        if card.link is not None:
            card.link.wanted.connect(self.noise_wanted)
        self._column.insertWidget(len(self.cards), card)
        self.cards.append(card)
        return card

    def _drop(self, card: StepCard) -> None:
        self.cards.remove(card)
        self._column.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _one_open(self, opened: StepCard) -> None:
        for card in self.cards:
            if opened.is_open and card is not opened:
                card.head.setChecked(False)
        if opened.is_open:
            QTimer.singleShot(0, opened, lambda: _bring_up(opened))  # once it has its size

    def _number(self) -> None:
        """A chain has at least one step: the last one can be switched off, not removed."""
        for place, card in enumerate(self.cards):
            card.head.setText(f"{place + 1}  {translated(card.technique.title)}")
            card.head.setAccessibleName(
                self.tr("Step {number}: {title}").format(
                    number=place + 1, title=translated(card.technique.title)
                )
            )
            card.up.setEnabled(place > 0)
            card.down.setEnabled(place < len(self.cards) - 1)
            card.remove.setEnabled(len(self.cards) > 1)
            card._draw()
        if self.cards:
            self.setFocusProxy(self.cards[0].head)


def show_default_columns(form: Form, names: Sequence[str]) -> None:
    """An empty field of columns says which ones are taken instead."""
    chosen = form.rows["columns"].editor.focusProxy()
    assert isinstance(chosen, QLineEdit)
    by_role = ", ".join(names) or QCoreApplication.translate("StepCard", "by their roles")
    chosen.setPlaceholderText(
        QCoreApplication.translate("StepCard", "auto: {columns}").format(columns=by_role)
    )


def _bring_up(card: StepCard) -> None:
    """Scroll so that the card begins at the top of what is seen."""
    area = card.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    inside = area.widget() if area is not None else None
    if area is not None and inside is not None:
        area.verticalScrollBar().setValue(card.mapTo(inside, QPoint(0, 0)).y() - GAP // 2)
