"""Finds the elements that crash the process that renders them, by rendering each in a child process."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...counters import count
from ..engine import Renderer
from ..faulty_elements import each_element_alone, element_digest

CHILD = Path(__file__).parent / "child.py"
PACKAGES = str(Path(__file__).parents[4])
CHILD_SECONDS = 60
# The visitor waits for this search, so it ends after so many elements.
MOST_CRASHING_ELEMENTS = 5
STUCK = "stuck"

Rendering = Mapping[str, Any]


class CrashingDocument(Exception):
    """The document crashes the process, whichever element is left out."""


def crashing_elements(engine: Renderer, rendering: Rendering) -> list[str]:
    """The digests of the elements to leave out so that the document renders; empty if it does not crash the child."""
    if _is_safe(engine, rendering):
        return []
    count("rendering_fatal")
    found = list(_crashing_or_stuck(engine, list(each_element_alone(rendering))))
    without = [*rendering.get("skip", ()), *(element["props"]["id"] for element in found)]
    if not found or not _is_safe(engine, {**rendering, "skip": without}):
        raise CrashingDocument("Rendering it crashes the server process, whichever element is left out.")
    return [element_digest(element) for element in found]


def _crashing_or_stuck(engine: Renderer, alone: list[tuple[dict[str, Any], Rendering]]) -> Iterator[dict[str, Any]]:
    """Elements that crash a child process or get stuck in it. On a busy machine an element may do either."""
    for _attempt in range(MOST_CRASHING_ELEMENTS):
        outcomes = _outcomes_in_child(engine, [rendering for _element, rendering in alone])
        yield from (
            element for (element, _rendering), outcome in zip(alone, outcomes, strict=False) if outcome == STUCK
        )
        if len(outcomes) == len(alone):
            return
        yield alone[len(outcomes)][0]
        alone = alone[len(outcomes) + 1 :]


def _is_safe(engine: Renderer, rendering: Rendering) -> bool:
    return len(_outcomes_in_child(engine, [rendering])) == 1


def _outcomes_in_child(engine: Renderer, renderings: Sequence[Rendering]) -> list[str]:
    """The outcome of each rendering in one child process. The list ends before the rendering that crashed it."""
    scripts = [(script.type, script.source, script.schema) for script in engine.scripts]
    task = {"bundle": str(engine.bundle), "heap": engine.heap_bytes, "scripts": scripts, "renderings": renderings}
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
            # A positive code is an error in child.py itself, not a crash by a signal.
            raise OSError(child.stderr.decode("utf-8", "replace")[-500:])
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CrashingDocument(
            f"Rendering it crashed a server process, and the search for the element failed: {error}"
        ) from error
    return child.stdout.decode().splitlines()
