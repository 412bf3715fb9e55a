"""How a share is said: what is nearly all is not called all."""

from __future__ import annotations

import pytest

from gui.kinds.eventlogs.distributions import share_text


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0, "0\u202f%"),
        (1, "100\u202f%"),
        (0.5, "50\u202f%"),
        (842 / 846, "99.53\u202f%"),
        (0.99999, "99.99\u202f%"),
        (1e-6, "0.01\u202f%"),
    ],
)
def test_nearly_all_is_not_all(dressed, share, said):
    assert share_text(share) == said
