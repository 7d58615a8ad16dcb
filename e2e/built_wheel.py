"""The wheel and the sdist, as `make build` leaves them in dist/. Tests of one process build them once."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from e2e.site import ROOT


@cache
def built_wheel() -> Path:
    done = subprocess.run(["make", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-4000:]}{done.stderr[-4000:]}"
    (found,) = (ROOT / "dist").glob("*.whl")
    return found


@cache
def installed_wheel() -> Path:
    """A folder with nothing but the wheel, for PYTHONPATH. What it depends on comes from this environment."""
    folder = Path(mkdtemp(prefix="wheel-"))
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(folder),
        str(built_wheel()),
    ]
    done = subprocess.run(install, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    return folder
