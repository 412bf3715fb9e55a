"""The language of the window: that of the system, or the one the steward chose.

    language.start("system")    at the start, before the first widget is made
    language.current()          "en", "de" or "it"

Only the window speaks it: files, reports, recipes and the command line are the same everywhere.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "translations"
LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}  # each in its own words

_installed: list[QTranslator] = []
_current = "en"


def start(choice: str) -> None:
    """Speak the chosen language; "system" (or one that is not known) is that of the system."""
    global _current
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _current = choice if choice in LANGUAGES else of_system()
    QLocale.setDefault(QLocale(_current))
    if _current != "en":
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(Path(qt) / f"qtbase_{_current}.qm")  # what Qt itself says: OK, Cancel, file dialogs
        _install(FOLDER / f"sfumato_{_current}.qm")


def current() -> str:
    return _current


def of_system() -> str:
    """The first language of the system that is spoken here."""
    wanted = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((tag for tag in wanted if tag in LANGUAGES), "en")


def _install(path: Path) -> None:
    translator = QTranslator()
    if translator.load(str(path)):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)  # Qt keeps no reference
