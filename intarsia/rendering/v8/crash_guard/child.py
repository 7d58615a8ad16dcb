"""A program: renders each call that it reads from stdin, and prints `ok` or `stuck` after each until it crashes."""

import contextlib
import json
import os
import sys
from pathlib import Path

from intarsia.rendering.v8.engine import Renderer, Script, ScriptError, Stuck, Unavailable
from intarsia.rendering.v8.start import start_v8

# Longer than a server gives a page: an element that exceeds the server's limit may crash the process later.
RENDER_SECONDS = 5.0


def main() -> None:
    with contextlib.suppress(OSError):
        # If memory runs out, the system ends this process first.
        Path("/proc/self/oom_score_adj").write_text("1000")
    start_v8()
    task = json.load(sys.stdin)
    scripts = [Script(*script) for script in task["scripts"]]
    engine = Renderer(
        scripts=scripts, bundle=Path(task["bundle"]), heap_bytes=task["heap"], render_seconds=RENDER_SECONDS
    )
    for rendering in task["renderings"]:
        outcome = "ok"
        try:
            engine.render(json.dumps(rendering))
        except Stuck:
            outcome = "stuck"
        except (ScriptError, Unavailable):
            # Rendering for visitors handles elements that throw.
            pass
        print(outcome, flush=True)
    # A V8 that is still busy would prevent the interpreter from exiting.
    os._exit(0)


if __name__ == "__main__":
    main()
