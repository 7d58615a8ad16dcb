"""Finds in child processes which element ends the process that draws it."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..counters import count
from ..isolate import digest_of, each_alone
from ..v8 import Renderer

CHILD = Path(__file__).parent / "child.py"
CHILD_SECONDS = 60
# A page with more of them is not worth the time of its visitor.
MOST_FATAL_ELEMENTS = 5

Drawing = Mapping[str, Any]


class FatalDrawing(Exception):
    """Drawing this ends the process, whichever element is left out."""


def fatal_elements(engine: Renderer, drawing: Drawing) -> list[str]:
    """The digests of elements without which the drawing ends no process; none when it is innocent."""
    if _survives(engine, drawing):
        return []
    count("drawing_fatal")
    alone = list(each_alone(drawing))
    found: list[dict[str, Any]] = []
    begin = 0
    while begin < len(alone) and len(found) < MOST_FATAL_ELEMENTS:
        begin += _survived(engine, [one for _element, one in alone[begin:]])
        found += [element for element, _one in alone[begin : begin + 1]]
        begin += 1
    without = [*drawing.get("skip", ()), *(element["props"]["id"] for element in found)]
    if not found or not _survives(engine, {**drawing, "skip": without}):
        raise FatalDrawing("Drawing it ends the server's process, whichever of its elements is left out.")
    return [digest_of(element) for element in found]


def _survives(engine: Renderer, drawing: Drawing) -> bool:
    return _survived(engine, [drawing]) == 1


def _survived(engine: Renderer, drawings: Sequence[Drawing]) -> int:
    """How many of these a child process draws before one of them ends it."""
    scripts = [(script.type, script.source, script.schema) for script in engine.scripts]
    task = {"bundle": str(engine.bundle), "heap": engine.heap_bytes, "scripts": scripts, "drawings": drawings}
    try:
        child = subprocess.run(
            [sys.executable, str(CHILD)],
            input=json.dumps(task).encode(),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdout=subprocess.PIPE,
            # V8 writes pages about its end.
            stderr=subprocess.DEVNULL,
            timeout=CHILD_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise FatalDrawing(f"Drawing it ended a process of the server; the search failed: {error}") from error
    return child.stdout.count(b"\n")
