"""A folder that takes a while to make, made once, however many processes ask for it at the same moment."""

import fcntl
import shutil
from collections.abc import Callable
from pathlib import Path


def prepared(folder: Path, digest: str, make: Callable[[Path], None]) -> Path:
    """`folder` as `make` fills it: filled anew when it was made from something other than `digest`.

    Journeys run in several processes; whoever comes second waits until the first has finished.
    A folder whose making failed or was interrupted carries no stamp and is made again.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    stamp = folder / ".stamp"
    with (folder.parent / f".{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_text() != digest:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            stamp.write_text(digest)
    return folder
