"""Finds in child processes which element ends the process that draws it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..counters import count
from ..isolate import digest_of, each_alone
from ..v8 import Renderer

CHILD = Path(__file__).parent / "child.py"
PACKAGES = str(Path(__file__).parents[3])
CHILD_SECONDS = 60
# A page with more of them is not worth the time of its visitor.
MOST_FATAL_ELEMENTS = 5
STUCK = "stuck"

Drawing = Mapping[str, Any]


class FatalDrawing(Exception):
    """Drawing this ends the process, whichever element is left out."""


def fatal_elements(engine: Renderer, drawing: Drawing) -> list[str]:
    """The digests of elements without which the drawing ends no process; none when it is innocent."""
    if _ends_nothing(engine, drawing):
        return []
    count("drawing_fatal")
    found = list(_harmful(engine, list(each_alone(drawing))))
    without = [*drawing.get("skip", ()), *(element["props"]["id"] for element in found)]
    if not found or not _ends_nothing(engine, {**drawing, "skip": without}):
        raise FatalDrawing("Drawing it ends the server's process, whichever of its elements is left out.")
    return [digest_of(element) for element in found]


def _harmful(engine: Renderer, alone: list[tuple[dict[str, Any], Drawing]]) -> Iterator[dict[str, Any]]:
    """Elements that end a child process, or get stuck in it: on a busy machine one may come before the other."""
    for _attempt in range(MOST_FATAL_ELEMENTS):
        outcomes = _outcomes(engine, [drawing for _element, drawing in alone])
        yield from (element for (element, _drawing), outcome in zip(alone, outcomes, strict=False) if outcome == STUCK)
        if len(outcomes) == len(alone):
            return
        yield alone[len(outcomes)][0]
        alone = alone[len(outcomes) + 1 :]


def _ends_nothing(engine: Renderer, drawing: Drawing) -> bool:
    return len(_outcomes(engine, [drawing])) == 1


def _outcomes(engine: Renderer, drawings: Sequence[Drawing]) -> list[str]:
    """What became of each in a child process; the list is too short when one of them ended it."""
    scripts = [(script.type, script.source, script.schema) for script in engine.scripts]
    task = {"bundle": str(engine.bundle), "heap": engine.heap_bytes, "scripts": scripts, "drawings": drawings}
    try:
        child = subprocess.run(
            [sys.executable, str(CHILD)],
            input=json.dumps(task).encode(),
            env={**os.environ, "PYTHONPATH": os.pathsep.join([PACKAGES, *filter(None, sys.path)])},
            capture_output=True,
            timeout=CHILD_SECONDS,
            check=False,
        )
        if child.returncode > 0:
            # An error of its own, not a signal. V8 writes pages about its end, Python a traceback about its.
            raise OSError(child.stderr.decode("utf-8", "replace")[-500:])
    except (OSError, subprocess.TimeoutExpired) as error:
        raise FatalDrawing(f"Drawing it ended a process of the server; the search failed: {error}") from error
    return child.stdout.decode().splitlines()
