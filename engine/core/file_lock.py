"""A lock on an open file that the system takes back when its process ends, however it ends.

`flock` on POSIX, a locked byte on Windows. A lock file that only *is there* (O_EXCL) outlives a killed
process, and removing a stale one is a race between two who both found it stale; a lock that the system
holds knows neither.
"""

from __future__ import annotations

import errno
import os
import time
from typing import IO

# Windows locks bytes, and locked bytes cannot be read: so one far behind the content.
FAR = 1 << 30
NOT_SUPPORTED = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
LOOK = 0.05  # seconds between two tries


class NoLocks(OSError):
    """The drive knows no locks (some network drives)."""


def take(file: IO[bytes], seconds: float = 0.0) -> bool:
    """Whether the lock is ours now, waiting at most so long; it ends when the file is closed."""
    until = time.monotonic() + seconds
    while not _taken(file):
        if time.monotonic() >= until:
            return False
        time.sleep(LOOK)
    return True


def _taken(file: IO[bytes]) -> bool:
    try:
        _lock(file.fileno())
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        if error.errno in NOT_SUPPORTED:
            raise NoLocks(error.errno, error.strerror) from None
        raise
    return True


if os.name == "nt":
    import msvcrt

    def _lock(descriptor: int) -> None:
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        finally:
            os.lseek(descriptor, here, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
