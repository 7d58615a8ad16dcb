"""A program: the renderer process, which also notes how long V8 works on each request.

The times are read like the value of a script, so the process answers all other requests as it always does.
"""

import json
import time
from typing import Any

from intarsia.rendering.v8 import renderer_process

# No script: the name under which the worker asks for the times.
TIMES = "the seconds of V8 since the last question"
_evaluate = renderer_process._evaluate
_seconds: list[float] = []


def _timed(racer: Any, code: str, seconds: float) -> Any:
    if code == TIMES:
        noted = json.dumps(_seconds)
        _seconds.clear()
        return noted
    start = time.perf_counter()
    try:
        return _evaluate(racer, code, seconds)
    finally:
        _seconds.append(time.perf_counter() - start)


if __name__ == "__main__":
    renderer_process._evaluate = _timed
    renderer_process.main()
