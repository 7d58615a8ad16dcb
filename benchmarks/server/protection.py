"""The cost of visitor protection: the firewall before each page, a verdict, a message that is judged and stored, a
training, the work of a browser, pages while a name server is silent, and script sizes.
"""

import gzip
import shutil
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import in_site
from benchmarks.browser import proof_of_work
from e2e.silent_name_server import with_silent_name_server
from e2e.site import ROOT, Site, prepared_folder

STATIC = ROOT / "intarsia" / "protection" / "static"
FOLDER = STATIC / "intarsia" / "protection"
DECISIONS = "from benchmarks.in_site.retraining import store_decisions; store_decisions()"
# What a page with a form downloads by itself: the page's script, the bot detector, and the work for a message.
WORKER = "parts/findNumber-*.js"
DOWNLOADED = ("protection-*.js", "parts/detect-*.js", "parts/startProofs-*.js", "parts/challenge-*.js", WORKER)


def measure(site: Site) -> dict[str, Any]:
    """Medians of times. The firewall has 100,000 networks listed. The number judged per second, on one core, follows
    from the CPU time of their verdicts.
    """
    found = in_site.run("protection", site) | {"script_kb": script_kb(), "proof": _proof(site)}
    site.run(DECISIONS)
    return found | in_site.run("retraining", site) | {"silent_names": _pages_with_silent_names()}


def script_kb() -> float:
    """With gzip."""
    return round(sum(_size(script) for name in DOWNLOADED for script in FOLDER.glob(name)) / 1000, 2)


def _size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def _proof(site: Site) -> dict[str, Any]:
    (script,) = FOLDER.glob(WORKER)
    return proof_of_work.measure(site, f"/static/{script.relative_to(STATIC)}")


def _pages_with_silent_names() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "var"
        shutil.copytree(prepared_folder(), copy)
        at_rest, attacked = with_silent_name_server(copy)
    return {
        "rest_ms": round(at_rest * 1000, 1),
        "attacked_ms": round(attacked * 1000, 1),
        "ratio": round(attacked / at_rest, 2),
    }
