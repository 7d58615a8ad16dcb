"""A lock between processes and threads. The system releases it if its process is killed."""

import contextlib
import fcntl
import os
from pathlib import Path


@contextlib.contextmanager
def locked(path: Path):
    # Open the file each time: a lock belongs to an open file, so this also excludes other threads.
    descriptor = open_to_lock(path, os.O_CREAT)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def open_to_lock(path: Path, flags: int = 0) -> int:
    """Opens a file of another user, too, if it is readable."""
    try:
        # NFS locks only files that are open for writing.
        return os.open(path, os.O_RDWR | os.O_CLOEXEC | flags, 0o644)
    except PermissionError:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
