"""Adds up what the processes of this machine counted, also those that have ended.

The file of an ended process is added to the file `ended` and deleted, so that their number does not grow.
"""

import contextlib
import fcntl
import json
import os
import struct
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..locks.on_machine import locked
from .process_file import LOCK, RECORD, SUFFIX, VALUE, process_space

ENDED: Final = "ended.json"


@dataclass
class Counted:
    # By key.
    totals: Counter[str] = field(default_factory=Counter)
    # The ids of running processes that share this one's process space.
    processes: list[int] = field(default_factory=list)


def counted(folder: Path) -> Counted:
    folder.mkdir(parents=True, exist_ok=True)
    # Two requests at once must not add a file twice.
    with locked(folder / LOCK):
        ended = _read_ended(folder)
        found, new = Counted(Counter(ended["totals"])), []
        for file in sorted(folder.glob(f"*{SUFFIX}")):
            if file.name in ended["files"]:
                # A process was killed before it deleted the file.
                file.unlink()
                continue
            has_ended = _has_ended(file)
            counts = _counts_in(file.read_bytes())
            found.totals.update(counts)
            if has_ended:
                new.append((file, counts))
            elif (process := _process_of(file)) is not None:
                found.processes.append(process)
        # On a full disk, the next request tries again.
        with contextlib.suppress(OSError):
            _keep(folder, Counter(ended["totals"]), new)
        return found


def _keep(folder: Path, totals: Counter[str], new: list[tuple[Path, dict[str, float]]]) -> None:
    if not new:
        return
    for _file, counts in new:
        totals.update(counts)
    part = folder / f"{ENDED}.part"
    part.write_text(json.dumps({"totals": totals, "files": [file.name for file, _ in new]}), "utf-8")
    part.replace(folder / ENDED)
    for file, _ in new:
        file.unlink()


def _read_ended(folder: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder / ENDED).read_text("utf-8"))
        return found
    except (FileNotFoundError, ValueError):
        # After a power failure it may be empty.
        return {"totals": {}, "files": []}


def _has_ended(file: Path) -> bool:
    descriptor = os.open(file, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(descriptor)
    return True


def _counts_in(data: bytes) -> dict[str, float]:
    counts: dict[str, float] = {}
    for start in range(0, len(data) - RECORD + 1, RECORD):
        key = data[start + VALUE : start + RECORD].rstrip(b"\0")
        if not key or data[start + VALUE] == 0:
            break
        (counts[key.decode("utf-8", "replace")],) = struct.unpack_from("d", data, start)
    return counts


def _process_of(file: Path) -> int | None:
    process, space, *_ = file.name.split(".")
    return int(process) if space == str(process_space()) else None
