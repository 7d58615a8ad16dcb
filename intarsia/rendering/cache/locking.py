"""A lock that holds between processes and threads, and that the system lets go when its holder is killed."""

import contextlib
import fcntl
import os
from pathlib import Path


@contextlib.contextmanager
def locked(path: Path):
    # Opened anew each time: a lock belongs to the open file, so two threads exclude each other as well.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
