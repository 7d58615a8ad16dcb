"""Run as a program: draws one thing after the other and says after each what became of it, if it still can."""

import contextlib
import json
import os
import sys
from pathlib import Path

from intarsia.rendering.script import Script
from intarsia.rendering.v8 import Renderer, ScriptError, Stuck, Unavailable

# More than a server gives a page: what would have got stuck in time shall show whether it ends the process.
RENDER_SECONDS = 5.0


def main() -> None:
    with contextlib.suppress(OSError):
        # If memory runs out, this process goes first.
        Path("/proc/self/oom_score_adj").write_text("1000")
    task = json.load(sys.stdin)
    scripts = [Script(*script) for script in task["scripts"]]
    engine = Renderer(
        scripts=scripts, bundle=Path(task["bundle"]), heap_bytes=task["heap"], render_seconds=RENDER_SECONDS
    )
    for drawing in task["drawings"]:
        outcome = "well"
        try:
            engine.draw(json.dumps(drawing))
        except Stuck:
            outcome = "stuck"
        except (ScriptError, Unavailable):
            # What throws is found where it is drawn for visitors.
            pass
        print(outcome, flush=True)
    # A V8 that is still busy would keep the interpreter from ending.
    os._exit(0)


if __name__ == "__main__":
    main()
