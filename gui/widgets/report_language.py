"""In which language a report is written: the window's, unless another one is chosen."""

from __future__ import annotations

from gui.base import i18n
from gui.widgets.basics import ChoiceBox


class ReportLanguage(ChoiceBox):
    def __init__(self) -> None:
        super().__init__(10)
        self.setAccessibleName(self.tr("Language of the report"))
        self.setToolTip(self.tr("The data file and the manifest are the same in every language."))
        for language, words in i18n.LANGUAGES.items():
            self.addItem(words, language)
        self.choose(i18n.current())

    @property
    def language(self) -> str:
        chosen: str = self.currentData()
        return chosen

    def choose(self, language: str) -> None:
        self.setCurrentIndex(self.findData(language))
