"""A Dask worker of an older Sfumato: `dask worker --preload tests.older_worker` is before all else of it."""

import engine

engine.VERSION = "0.0.1"
