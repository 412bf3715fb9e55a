"""End to end: drawn offscreen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
