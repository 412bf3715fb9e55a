"""Plots are tested without a display unless one is asked for."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
