"""Every workspace in German and Italian with its sample loaded and run: nothing English, nothing cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QSize

from engine.core import params
from engine.core.technique import kinds
from gui.base import i18n, theme
from gui.base.settings import Settings
from gui.workspace.workflow import Step
from resources.translations import update
from tests.gui.spoken import English
from tests.gui.test_feel import SMALL, sights, wait_until
from tests.looking import amiss
from tests.windows import end

pytestmark = pytest.mark.slow  # every sample is run once a language


@pytest.fixture(scope="module", params=update.LANGUAGES)
def foreign(request, dressed, tmp_path_factory):
    from gui.window import Window

    before = QLocale()
    i18n.start(request.param)
    settings = Settings(tmp_path_factory.mktemp(request.param) / "settings.ini")
    settings.put("window/welcomed", True)
    made = Window(settings)
    made.resize(SMALL)
    made.show()
    yield made
    end(made)
    i18n.start("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize("key", kinds())
def test_a_whole_walk_speaks_the_language_and_fits(foreign, key):
    workspace = foreign.show_kind(key)
    workspace.open_sample()
    wait_until(lambda: workspace.source is not None and not workspace.busy)
    workspace.run()
    wait_until(lambda: workspace.summary is not None and not workspace.busy)
    workspace.go(Step.INSPECT)
    wait_until(lambda: not workspace.jobs.fetching)
    english, left, cut = English(i18n.current()), {}, {}
    for sight in sights(workspace):
        left[sight] = english.left_in(workspace, names_of(workspace))
        cut[sight] = amiss(foreign)
    cards = workspace.results._inside
    assert cards.width() <= cards.parentWidget().width()  # of the figures nothing lies beyond the side
    for size, name in ((QSize(1440, 900), "contrast"), (QSize(1920, 1200), "dark")):
        foreign.resize(size)
        theme.choose(name)
        cut |= {f"{sight}, {name}": amiss(foreign) for sight in sights(workspace)}
    foreign.resize(SMALL)
    theme.choose("light")
    assert not {sight: found for sight, found in left.items() if found}
    assert not {sight: found for sight, found in cut.items() if found}


def names_of(workspace) -> list[str]:
    """What is the same in every language: names in the file, and names and values of a recipe."""
    preview = workspace.preview
    fields = [field for technique in workspace.kind.techniques for field in params.fields(technique.Params)]
    values = [value for field in fields for value, _words in field.choices]
    cells = [cell for row in preview.rows for cell in row]
    return [*preview.columns, *cells, *(field.name.replace("_", " ") for field in fields), *values]
