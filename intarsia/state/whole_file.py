"""Files that are replaced while others read them."""

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """Writes the file completely or not at all, even if the process is killed or another thread writes it, too."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, unfinished = tempfile.mkstemp(dir=file.parent)
    try:
        with open(descriptor, "wb") as opened:
            opened.write(content)
        os.replace(unfinished, file)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
        raise
