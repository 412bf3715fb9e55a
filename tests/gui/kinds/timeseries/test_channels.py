"""Series of several channels in the window: one channel at a time, by choice, in its own unit."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kinds.timeseries import views
from engine.kinds.timeseries.params import Naive
from engine.kinds.timeseries.view_types import GroupsSoFar
from gui.kinds.timeseries.envelopes import Envelopes
from gui.kinds.timeseries.group_plot import GroupPlot
from gui.kinds.timeseries.one_channel import one_channel
from gui.kinds.timeseries.workspace import ValueLosses
from tests.engine.kinds.timeseries.releasing import person_table, publish
from tests.engine.kinds.timeseries.test_channels import channel_table

CHOSEN = {"k": 5, "P": 2, "segments": 2, "curve": "mean"}


@pytest.fixture
def shown(qtbot):
    data = channel_table(rows=60)
    published, envelopes = publish(data, CHOSEN), Envelopes()
    qtbot.addWidget(envelopes)
    return data, published, envelopes


def test_the_file_is_drawn_channel_by_channel(shown):
    data, _, envelopes = shown
    envelopes.draw(views.overview(data, None, None))
    assert envelopes._channels.isVisibleTo(envelopes)
    for channel, mine in enumerate(data.by_channel):
        envelopes.choose_channel(channel)
        names, bands = zip(*((row[0], row[1:]) for row in envelopes.table()[1]), strict=True)
        assert names == ("t0", "t1", "t2", "t3")
        assert [band[0] for band in bands] == data.values[:, mine].min(axis=0).tolist()


def test_a_group_is_drawn_with_the_envelope_and_letters_of_the_channel(shown):
    data, published, envelopes = shown
    view = views.group(data, published, Naive(**CHOSEN), number=1)
    envelopes.show_group(1)
    envelopes.draw_group(view)
    for channel, mine in enumerate(data.by_channel):
        envelopes.choose_channel(channel)
        rows = envelopes.table()[1]
        assert [row[1] for row in rows] == published.low[1, mine].tolist()
        words = [word.split("|")[channel] for word in view.words]
        assert [row[4:] for row in rows] == [[word[at // 2] for word in words] for at in range(4)]
        assert data.channels[channel] in GroupPlot(one_channel(view, channel)).headline()


def test_the_envelopes_found_so_far_are_those_of_the_channel(shown):
    data, published, envelopes = shown
    live = GroupsSoFar(20, 60, data.times, published.low, published.high, data.channels)
    envelopes.draw(views.overview(data, None, None))
    envelopes.show_snapshot(live)
    envelopes.choose_channel(1)
    assert envelopes._content.times == ("t0", "t1", "t2", "t3")
    assert np.array_equal(envelopes._content._latest.low, published.low[:, 4:])


def test_without_channels_there_is_nothing_to_choose(qtbot):
    data, envelopes = person_table(), Envelopes()
    qtbot.addWidget(envelopes)
    envelopes.draw(views.overview(data, None, None))
    assert not envelopes._channels.isVisibleTo(envelopes)


def test_value_loss_of_channels_is_labelled_as_a_share(qtbot, shown):
    data, published, _ = shown
    losses = ValueLosses()
    qtbot.addWidget(losses)
    losses.draw(views.losses(data, published, Naive(**CHOSEN)))
    assert "share" in losses.plot.getAxis("bottom").labelText
    plain = person_table()
    losses.draw(views.losses(plain, publish(plain, {"k": 5, "P": 2}), Naive(k=5, P=2)))
    assert "unit of the data" in losses.plot.getAxis("bottom").labelText
