"""A folder that takes a while to create, created once, however many processes need it at the same time."""

import fcntl
import shutil
from collections.abc import Callable
from pathlib import Path


def prepared(folder: Path, digest: str, make: Callable[[Path], None]) -> Path:
    """Returns `folder` as `make` fills it. It is created again if it was made from another `digest`.

    Journeys run in several processes; the second one waits until the first has finished. A folder whose creation
    failed or was interrupted has no stamp and is created again.
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
