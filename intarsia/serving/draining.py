"""Whether the server is about to stop: `/readyz` says so, and load balancers send visitors elsewhere."""

import mmap
from typing import Final

# Memory that the launcher shares with the processes it forks.
_flag: Final = mmap.mmap(-1, 1)


def drain() -> None:
    _flag[0] = 1


def is_draining() -> bool:
    return _flag[0] == 1
