"""How a release comes to its place: whole or not at all, by one writer at a time.

Everything is written into a hidden folder beside its place and renamed into place at the end; what
is replaced waits in the same hidden folder until the new one is there.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from engine.errors import ReleaseError, Remedy, SfumatoError

STAGE = ".sfumato-"  # how the hidden folder begins that a release is made in


def refuse_existing(target: Path, overwrite: bool) -> None:
    if target.exists() and not target.is_dir():
        raise ReleaseError(f"{target} is a file, not a folder", hint="choose a folder")
    if not overwrite and any((target / part).exists() for part in ("release", "audit")):
        raise ReleaseError(
            f"{target} already holds a release",
            hint="choose another folder, or ask for it to be replaced (--overwrite)",
            remedies=(Remedy("Replace it", {"overwrite": True}),),
        )


@contextmanager
def staging(target: Path, overwrite: bool = False) -> Iterator[Path]:
    """A hidden folder on the same disk as the target; gone afterwards whatever happens."""
    refuse_existing(target, overwrite)
    made = [folder for folder in (target, *target.parents) if not folder.exists()]
    try:
        target.mkdir(parents=True, exist_ok=True)
        stage = Path(tempfile.mkdtemp(prefix=STAGE, dir=target))
        try:
            yield stage
        except (OSError, SfumatoError):
            if stage.exists():
                raise
            raise ReleaseError(
                f"the folder {target} vanished while the release was being written",
                hint="was it deleted, or the drive removed? nothing is lost: choose another folder",
            ) from None
        finally:
            shutil.rmtree(stage, ignore_errors=True)
            _drop_empty(made)  # folders made for a release that was not written
    except OSError as error:
        where = error.filename or target
        raise ReleaseError(
            f"the release could not be written: {error.strerror} ({where})",
            hint="nothing was left behind; choose a folder you may write to, with room on the disk",
        ) from error


def put_in_place(stage: Path, target: Path, overwrite: bool = False) -> None:
    """Audit first: where `release/` is, its record is. What is replaced goes with the stage."""
    for part in ("audit", "release"):
        if (target / part).exists():
            (target / part).rename(stage / f"replaced-{part}")
    for part in ("audit", "release"):
        (stage / part).rename(target / part)


def tidy(target: Path) -> None:
    """Take away what a release left whose process was killed, and put back what it was replacing."""
    for stage in target.glob(f"{STAGE}*"):
        if (stage / "release").exists() and not (stage / "audit").exists():  # between the two renames
            shutil.rmtree(target / "audit", ignore_errors=True)
        for part in ("audit", "release"):
            if (stage / f"replaced-{part}").exists() and not (target / part).exists():
                (stage / f"replaced-{part}").rename(target / part)
        shutil.rmtree(stage, ignore_errors=True)
    _drop_empty([target])


def _drop_empty(folders: Sequence[Path]) -> None:
    for folder in folders:
        if folder.exists() and not any(folder.iterdir()):
            folder.rmdir()
