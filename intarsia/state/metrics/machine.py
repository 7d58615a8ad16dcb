"""Adds up what the processes of this machine counted, also those that have ended.

The file of an ended process is added to the file `ended` and deleted, so that their number does not grow.
"""

import contextlib
import fcntl
import json
import logging
import os
import struct
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..locks.on_machine import locked, open_to_lock
from .process_file import LOCK, RECORD, SUFFIX, VALUE, process_space

logger = logging.getLogger(__name__)

ENDED: Final = "ended.json"


@dataclass
class ProcessCounts:
    # By key.
    totals: Counter[str] = field(default_factory=Counter)
    # The ids of running processes that share this one's process space.
    processes: list[int] = field(default_factory=list)


@dataclass
class Counts:
    """What one process counted."""

    file: Path
    by_key: dict[str, float]


def counted(folder: Path) -> ProcessCounts:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Two requests at once must not add a file twice.
        with locked(folder / LOCK):
            ended = _read_ended(folder)
            found, new = _add_up(folder, ended)
            # On a full disk, the next request tries again.
            with contextlib.suppress(OSError):
                _keep(folder, Counter(ended["totals"]), new)
            return found
    except OSError as error:
        logger.warning("The counts in %s are read, but not merged: %s", folder, error)
        return _add_up(folder, _ended_if_readable(folder))[0]


def _add_up(folder: Path, ended: dict[str, Any]) -> tuple[ProcessCounts, list[Counts]]:
    """All counts, and those of the processes that have ended since the last time."""
    found, new = ProcessCounts(Counter(ended["totals"])), []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        # A process was killed before it deleted the file.
        if file.name in ended["files"]:
            new.append(Counts(file, {}))
            continue
        try:
            has_ended = _has_ended(file)
            counts = _counts_in(file.read_bytes())
        except OSError as error:
            logger.warning("%s is not counted: %s", file, error)
            continue
        found.totals.update(counts)
        if has_ended:
            new.append(Counts(file, counts))
        elif (process := _process_of(file)) is not None:
            found.processes.append(process)
    return found, new


def _keep(folder: Path, totals: Counter[str], new: list[Counts]) -> None:
    if not new:
        return
    for one in new:
        totals.update(one.by_key)
    part = folder / f"{ENDED}.part"
    part.write_text(json.dumps({"totals": totals, "files": [one.file.name for one in new]}), "utf-8")
    part.replace(folder / ENDED)
    for one in new:
        with contextlib.suppress(OSError):
            one.file.unlink()


def _read_ended(folder: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder / ENDED).read_text("utf-8"))
        return found
    except (FileNotFoundError, ValueError):
        # After a power failure it may be empty.
        return {"totals": {}, "files": []}


def _ended_if_readable(folder: Path) -> dict[str, Any]:
    try:
        return _read_ended(folder)
    except OSError:
        return {"totals": {}, "files": []}


def _has_ended(file: Path) -> bool:
    descriptor = open_to_lock(file)
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
