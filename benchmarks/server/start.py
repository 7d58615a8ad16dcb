"""How much processor time the start of the server takes: importing Django, Wagtail and the site, once. How soon it is
back after both of its workers were killed, compared with its first start.

.venv/bin/python -m benchmarks start
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from e2e import both_workers
from e2e import site as sites
from e2e.site import Site

TIMES = 3
START = "import resource; from intarsia.serving.launcher import load; load('demo.rsgi:application');" + (
    "used = resource.getrusage(resource.RUSAGE_SELF); print(used.ru_utime + used.ru_stime)"
)


def measure(site: Site) -> dict[str, Any]:
    return {"cpu_s": round(statistics.median(_started(site) for _ in range(TIMES)), 2), **_after_a_loss()}


def _started(site: Site) -> float:
    own = {"INTARSIA_VAR": str(site.folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    command = [sys.executable, "-W", "ignore", "-c", START]
    done = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def _after_a_loss() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "var"
        shutil.copytree(sites.prepared_folder(), copy)
        started = time.monotonic()
        site = sites.start(copy, workers=2)
        try:
            both_workers.answer(site)
            first = time.monotonic() - started
            losses = [both_workers.lose(site) for _ in range(TIMES)]
        finally:
            site.stop()
    cached = statistics.median(loss.cached for loss in losses)
    uncached = statistics.median(loss.uncached for loss in losses)
    return {
        "first_s": round(first, 2),
        "back_cached_s": round(cached, 2),
        "back_uncached_s": round(uncached, 2),
        "back_ratio": round(max(cached, uncached) / first, 2),
        "refused": sum(loss.refused for loss in losses),
    }
