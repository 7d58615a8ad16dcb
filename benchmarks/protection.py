"""The cost of visitor protection: the firewall before each page, a verdict, a message that is judged and stored,
script sizes.
"""

import gzip
from pathlib import Path
from typing import Any

from benchmarks import in_site
from e2e.site import ROOT, Site

STATIC = ROOT / "intarsia" / "protection" / "static" / "intarsia" / "protection"


def measure(site: Site) -> dict[str, Any]:
    """Medians of times. The firewall has 100,000 networks listed. The number judged per second, on one core, follows
    from the CPU time of their verdicts.
    """
    return in_site.run("protection", site) | {"script_kb": _script_kb()}


def _script_kb() -> float:
    """What a page with a form downloads by itself, including the bot detector; gzip."""
    scripts = [*STATIC.glob("protection-*.js"), *STATIC.glob("parts/detect-*.js")]
    return round(sum(_size(script) for script in scripts) / 1000, 2)


def _size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
