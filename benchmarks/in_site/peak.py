import re
import resource
import sys
from pathlib import Path


def peak_mb() -> float:
    """The peak of this process alone: on Linux, `getrusage` includes that of the process that started it."""
    if sys.platform == "darwin":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    peak = re.search(r"^VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text("utf-8"), re.MULTILINE)
    assert peak
    return int(peak[1]) * 1024 / 1e6
