"""Measures inside a Django process of their own: each module has `figures()`, which `run` calls there."""

import json
import os
import subprocess
import sys
from typing import Any

from e2e.site import ROOT, Site

# Models can be imported only after Django is set up.
START = "import json, django; django.setup(); from benchmarks.in_site.{} import figures; print(json.dumps(figures()))"


def run(module: str, site: Site) -> dict[str, Any]:
    """Raises RuntimeError with what the process wrote if it fails."""
    settings = {"INTARSIA_VAR": str(site.folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    done = subprocess.run(
        [sys.executable, "-c", START.format(module)],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout.strip().splitlines()[-1])
