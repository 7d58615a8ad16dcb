"""How much processor time the start of the server takes: importing Django, Wagtail and the site, once.

.venv/bin/python -m benchmarks start
"""

import os
import statistics
import subprocess
import sys
from typing import Any

from e2e.site import Site

TIMES = 3
START = "import resource; from intarsia.serving.launcher import load; load('demo.rsgi:application');" + (
    "used = resource.getrusage(resource.RUSAGE_SELF); print(used.ru_utime + used.ru_stime)"
)


def measure(site: Site) -> dict[str, Any]:
    return {"cpu_s": round(statistics.median(_started(site) for _ in range(TIMES)), 2)}


def _started(site: Site) -> float:
    own = {"INTARSIA_VAR": str(site.folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    command = [sys.executable, "-W", "ignore", "-c", START]
    done = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])
