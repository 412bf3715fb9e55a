"""This house is the master: begin, read the answers of every round, and release what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from engine.core import params
from engine.core.technique import Technique
from gui.base.i18n import translated
from gui.kinds.clusters.exchange_release import ReleaseCard
from gui.kinds.clusters.exchange_step import MOST_WRITTEN, StepPage
from gui.widgets.basics import ChoiceBox
from gui.widgets.param_form import Form
from gui.widgets.path_field import PathField


def tr(text: str) -> str:
    return QCoreApplication.translate("Exchange", text)


class MasterPage(StepPage):
    def __init__(
        self,
        techniques: Sequence[Technique],
        chosen: str,
        columns: Sequence[str],
        settings: Mapping[str, Any],
        policy: str = "",
    ):
        super().__init__(
            tr(
                "The master asks the sites and puts their answers together; it needs no rows. Begin with an "
                "empty folder, then come back with the answers of every round in its folder 'from'."
            )
        )
        self.run_folder = PathField(self.tr("Folder of the run"), folder=True)
        self.technique = ChoiceBox(12)
        for one in techniques:
            self.technique.addItem(translated(one.title), one.key)
        self.technique.setCurrentIndex(max(0, self.technique.findData(chosen)))
        self.sites, self.columns = QLineEdit(), QLineEdit(",".join(columns))
        self.sites.setPlaceholderText(self.tr("north, hill, harbour"))
        self.sensitive = QLineEdit()
        self.bounds = QLineEdit()
        self.bounds.setPlaceholderText(self.tr("age=0..120, income=0..1e6"))
        self._forms: dict[str, Form] = {}
        self._declared = {one.key: one.Params for one in techniques}
        self._form_area = QVBoxLayout()
        self._add_fields()
        self.form.set_values(settings)
        self.technique.currentIndexChanged.connect(lambda _index: self._show_form())
        self.release = ReleaseCard(policy)
        for field in (self.run_folder, self.sites, self.columns):
            field.textChanged.connect(lambda _text: self.refresh())
        self.finish()
        self.column.insertWidget(self.column.count() - 1, self.release)

    def _add_fields(self) -> None:
        self.add_field(self.tr("Folder of the run"), self.run_folder)
        self._beginning = QWidget()
        whole, self.column = self.column, QVBoxLayout(self._beginning)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.add_field(self.tr("Technique"), self.technique)
        self.add_field(self.tr("Sites (a name for each)"), self.sites)
        self.add_field(self.tr("Columns that all sites have"), self.columns)
        self.add_field(
            self.tr("Sensitive columns"),
            self.sensitive,
            self.tr("Patterns never conclude these with certainty."),
        )
        self.add_field(
            self.tr("Public bounds"),
            self.bounds,
            self.tr("Every site standardises by them, and sees on joining whether its own units fit."),
        )
        self.column.addLayout(self._form_area)
        self.column = whole
        self.column.addWidget(self._beginning)

    def begun(self) -> bool:
        return bool(self.folder()) and (Path(self.folder()) / "master.json").exists()

    def refresh(self) -> None:
        self._beginning.setVisible(not self.begun())
        self.go_button.setText(self.tr(" Read answers and go on") if self.begun() else self.tr(" Begin"))
        super().refresh()
        self.go_button.setVisible(not self.finished())
        self.release.show_run(self.folder() if self.finished() else "")

    def finished(self) -> bool:
        return bool(self.folder()) and (Path(self.folder()) / "result.json").exists()

    def words(self) -> list[str]:
        words = ["master", self.folder()]
        if self.begun():
            return words
        words += ["--technique", self.technique.currentData()]
        words += ["--columns", self.columns.text(), "--sites", self.sites.text()]
        words += ["--sensitive", self.sensitive.text()] if self.sensitive.text().strip() else []
        words += ["--bounds", self.bounds.text()] if self.bounds.text().strip() else []
        for name, value in self.changed().items():
            words += ["--set", f"{name}={value}"]
        return words

    @property
    def form(self) -> Form:
        """The parameters of the chosen technique, by the same form as in the window."""
        key = self.technique.currentData()
        if key not in self._forms:
            self._forms[key] = Form(self._declared[key])
            self._forms[key].changed.connect(self.refresh)
            self._form_area.addWidget(self._forms[key])
        return self._forms[key]

    def _show_form(self) -> None:
        shown = self.form
        for form in self._forms.values():
            form.setVisible(form is shown)
        self.refresh()

    def changed(self) -> dict[str, Any]:
        """Parameters that differ from the defaults."""
        values = self.form.read()
        if values is None:
            return {}
        default = params.as_dict(params.build(self._declared[self.technique.currentData()], {}))
        return {name: value for name, value in params.as_dict(values).items() if value != default[name]}

    def folder(self) -> str:
        return self.run_folder.path()

    def obstacle(self) -> str:
        if not self.folder():
            return self.tr("Choose a folder")
        if not self.begun() and not (self.sites.text().strip() and self.columns.text().strip()):
            return self.tr("Name the sites and the columns")
        if not self.begun() and self.form.read() is None:
            return self.tr("Correct the marked field")
        return ""

    def told(self, answer: dict[str, Any]) -> list[str]:
        lines = []
        for path in map(Path, answer["written"][:MOST_WRITTEN]):
            name = path.parent.name.removeprefix("to-")
            if path.name.startswith("joining-"):
                lines.append(
                    self.tr("{file}: carry to {site}, which joins by it").format(file=path, site=name)
                )
            elif path.parent.name.startswith("to-"):
                carry = self.tr("{file}: carry to {site}").format(file=path, site=name)
                back = f"round-{answer['round']}-site-{name}.json"
                put = self.tr("{carry}; put {back} into 'from' when it comes back")
                lines.append(carry if answer["done"] else put.format(carry=carry, back=back))
            else:
                lines.append(self.tr("{file}: the result").format(file=path))
        return lines
