"""Words of the process map."""

from __future__ import annotations

import pytest

from gui.base import i18n
from gui.kinds.eventlogs.dfg import _signed


@pytest.mark.parametrize(("language", "said"), [("en", "−8.7 +3.2 −41"), ("de", "−8,7 +3,2 −41")])
def test_differences_have_the_decimal_sign_of_the_language(dressed, language, said):
    try:
        i18n.start(language)
        assert " ".join(_signed(value, 1) for value in (-8.7, 3.2, -41.2)) == said
    finally:
        i18n.start("en")
