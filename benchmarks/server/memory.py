"""The memory of a worker and of its renderer process after they have rendered pages of all kinds.

PSS counts memory that several processes share in equal parts, so the sum is what the machine spends.
"""

import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from e2e import site as sites
from e2e.people import visit

PATHS = ("/", "/landing/", "/courses/", "/journal/", "/gallery/", "/visit/", "/contact/")
ROUNDS = 60
# As recommended in docs/guides/operate.md.
WORKERS = 2


def measure() -> dict[str, Any]:
    """In MB, of the larger worker and the larger renderer process."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "var"
        shutil.copytree(sites.prepared_folder(), copy)
        site = sites.start(copy, WORKERS)
        try:
            for number in range(ROUNDS):
                for path in PATHS:
                    # The page cache does not answer this query.
                    assert visit(f"{site.url}{path}?preview={number}").status == 200, path
            worker, renderer = _largest(site.workers()), _largest(site.renderers())
        finally:
            site.stop()
    return {"worker_mb": worker, "renderer_mb": renderer, "together_mb": round(worker + renderer, 1)}


def _largest(processes: list[int]) -> float:
    assert len(processes) == WORKERS
    return max(megabytes(process) for process in processes)


def megabytes(process: int) -> float:
    """PSS."""
    memory = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
    assert memory
    return round(int(memory[1]) * 1024 / 1e6, 1)
