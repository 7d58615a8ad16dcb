"""Run as a program: draws one thing after the other and says after each that it is still there."""

import contextlib
import json
import os
import sys
from pathlib import Path

from intarsia.rendering.script import Script
from intarsia.rendering.v8 import Renderer, ScriptError, Stuck, Unavailable


def main() -> None:
    with contextlib.suppress(OSError):
        # If memory runs out, this process goes first.
        Path("/proc/self/oom_score_adj").write_text("1000")
    task = json.load(sys.stdin)
    scripts = [Script(*script) for script in task["scripts"]]
    engine = Renderer(scripts=scripts, bundle=Path(task["bundle"]), heap_bytes=task["heap"])
    for drawing in task["drawings"]:
        # What throws or gets stuck is found where it is drawn for visitors.
        with contextlib.suppress(ScriptError, Stuck, Unavailable):
            engine.call("render", json.dumps(drawing))
        engine.is_healthy()
        print(flush=True)
    # A V8 that is still busy would keep the interpreter from ending.
    os._exit(0)


if __name__ == "__main__":
    main()
