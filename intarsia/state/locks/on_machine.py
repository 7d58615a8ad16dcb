"""A lock between processes and threads. The system releases it if its process is killed."""

import contextlib
import fcntl
import os
from pathlib import Path


@contextlib.contextmanager
def locked(path: Path):
    # Open the file each time: a lock belongs to an open file, so this also excludes other threads.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
