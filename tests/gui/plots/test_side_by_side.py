"""The second plot of a picture: there when it is looked at, and never longer than its picture."""

from __future__ import annotations

import pytest
import shiboken6

from gui.plots.side_by_side import SameRange, SideBySide


@pytest.mark.parametrize("kind", [SideBySide, SameRange])
@pytest.mark.parametrize("switches", ["", "1", "0", "10", "01", "010"])
def test_the_second_plot_ends_with_its_picture(dressed, kind, switches):
    picture = kind()
    for switch in switches:
        picture.put_beside(switch == "1")
        assert (picture.right.scene() is not None) == (switch == "1")
    right = picture.right
    shiboken6.delete(picture)
    assert not shiboken6.isValid(right)
