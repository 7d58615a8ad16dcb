"""The memory of the site's processes. Only Linux tells it; elsewhere there are no numbers."""

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
# As in intarsia/rendering/v8/renderer_process.py.
RENDERER: Final = "intarsia-render"
_PSS: Final = re.compile(r"^Pss:\s+(\d+) kB", re.MULTILINE)
_RSS: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)


def processes_of(sites: Iterable[int]) -> dict[str, list[int]]:
    """By kind, the processes of a site and their renderers."""
    sites = list(sites)
    return {"site": sites, "renderer": [child for site in sites for child in _children(site) if _is_renderer(child)]}


def proportional_bytes(process: int) -> int:
    """Memory that several processes share counts in equal parts. 0 if the process has ended."""
    for name, size in (("smaps_rollup", _PSS), ("status", _RSS)):
        with contextlib.suppress(OSError):
            if found := size.search((PROC / str(process) / name).read_text()):
                return int(found[1]) * 1024
    return 0


def _children(process: int) -> list[int]:
    children: list[int] = []
    for thread in (PROC / str(process) / "task").glob("*/children"):
        # A thread may end meanwhile.
        with contextlib.suppress(OSError):
            children += map(int, thread.read_text().split())
    return children


def _is_renderer(process: int) -> bool:
    with contextlib.suppress(OSError):
        return (PROC / str(process) / "comm").read_text().strip() == RENDERER
    return False
