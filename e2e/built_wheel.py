"""The wheel and the sdist, as `make build` leaves them in dist/. Tests of one process build them once."""

import subprocess
from functools import cache
from pathlib import Path

from e2e.site import ROOT


@cache
def built_wheel() -> Path:
    done = subprocess.run(["make", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-4000:]}{done.stderr[-4000:]}"
    (found,) = (ROOT / "dist").glob("*.whl")
    return found
