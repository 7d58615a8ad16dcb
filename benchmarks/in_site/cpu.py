import sys
import time

from intarsia.rendering import render


def cpu_seconds() -> float:
    """CPU time of this process and of its renderer process."""
    pid = render.renderer().pid
    # The kernel's clock of another process (clock_getcpuclockid), which Python does not offer.
    of_renderer = time.clock_gettime(~pid << 3 | 2) if pid and sys.platform == "linux" else 0.0
    return time.process_time() + of_renderer
