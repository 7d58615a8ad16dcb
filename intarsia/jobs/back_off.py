"""How long a failed job waits: 30 seconds, then four times as long after each failure, at most six hours."""

import random
from datetime import timedelta

FIRST_PAUSE = timedelta(seconds=30)
GROWTH = 4
# With the jitter.
MAX_PAUSE = timedelta(hours=6)
# Jobs that failed together do not come back together.
JITTER = 0.2


def pause_after(attempts: int) -> timedelta:
    longest = MAX_PAUSE / (1 + JITTER)
    # A large power would overflow.
    pause = min(FIRST_PAUSE * GROWTH ** min(attempts - 1, 10), longest)
    return pause * random.uniform(1 - JITTER, 1 + JITTER)
